//! The machine stops while a trace is written: whatever the disk has of it then, the trace opens, every row in it is right
//! and there once, what was synced is there, and no loss is told smaller than it is.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use gputap_tests::disk::{Change, Disk, Unsynced, read_log};
use gputap_tests::history::{function, word};
use gputap_tests::{Host, Random, amount, on_tmpfs};
use gputap_trace::raw::{ChunkKind, SegmentReader, Source};
use gputap_trace::{Columns, Trace};
use gputap_wire::Records;

/// Process, thread, number.
type Call = (u32, u32, u32);

/// All changes of a writer, and how many calls each thread made.
fn record(seed: u64, pieces: u64) -> (Vec<Change>, BTreeMap<(u32, u32), u32>) {
    let dir = on_tmpfs();
    let (root, log) = (dir.path().join("root"), dir.path().join("log"));
    std::fs::create_dir(&root).unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_write_trace"));
    command.arg(root.join("trace")).arg(seed.to_string()).arg(pieces.to_string());
    command.env("LD_PRELOAD", Host::new("write_log.c").shared().build());
    command.env("WRITE_LOG", &log).env("WRITE_ROOT", &root);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let numbers = |l: &str| l.split(' ').map(|n| n.parse().unwrap()).collect::<Vec<u32>>();
    let made = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(numbers)
        .map(|n| ((n[0], n[1]), n[2]))
        .collect();
    (read_log(&log), made)
}

/// The calls in the bytes of a raw segment.
fn calls_in(raw: &[u8], tids: &BTreeMap<(u32, u16), u32>) -> BTreeSet<Call> {
    let mut file = tempfile::NamedTempFile::new_in("/dev/shm").unwrap();
    std::io::Write::write_all(&mut file, raw).unwrap();
    let mut reader = SegmentReader::new(Source::open(file.path()).unwrap()).unwrap();
    let mut calls = BTreeSet::new();
    while let Some((header, _, payload)) = reader.next_chunk() {
        if header.kind == ChunkKind::Records {
            let tid = tids[&(header.process, header.ring)];
            let records = Records::new(payload).map(Result::unwrap).filter(|r| r.header.is_numbered());
            calls.extend(records.map(|r| (header.process, tid, r.header.call)));
        }
    }
    calls
}

/// What must survive, followed along the log.
struct Durable {
    tids: BTreeMap<(u32, u16), u32>,
    /// Calls of each raw segment, by the last bytes that were seen of it.
    segments: BTreeMap<String, BTreeSet<Call>>,
    calls: BTreeSet<Call>,
    /// Whether the trace has begun, and whether it is closed.
    begun: bool,
}

impl Durable {
    fn follow(&mut self, disk: &Disk, change: &Change) {
        let Change::Sync { path } = change else { return };
        for raw in disk.paths().filter(|p| p.starts_with("trace/raw/")).cloned().collect::<Vec<_>>() {
            let calls = calls_in(disk.content(&raw).unwrap(), &self.tids);
            if &raw == path {
                self.calls.extend(&calls);
            }
            self.segments.insert(raw, calls);
        }
        // A rewritten segment counts from the moment that its line in the index is durable, and its name with it.
        if path == "trace/index.jsonl" {
            let names = disk.paths().filter_map(|p| p.strip_prefix("trace/calls/")?.strip_suffix(".arrow"));
            let last = names.filter_map(|n| n.parse::<u32>().ok()).max().unwrap_or(0);
            // One file may stand for several segments.
            let is_in = |raw: &String| {
                let number = raw.trim_start_matches("trace/raw/").trim_end_matches(".raw").parse::<u32>();
                number.is_ok_and(|n| n <= last)
            };
            self.calls.extend(self.segments.iter().filter(|(raw, _)| is_in(raw)).flat_map(|(_, c)| c));
        }
        self.begun |= path == "trace" && disk.content("trace/trace.json").is_some();
    }
}

/// Reads a state; what holds for all of them.
fn check(dir: &Path, durable: &Durable, made: &BTreeMap<(u32, u32), u32>, what: &str) {
    let trace = match Trace::open(&dir.join("trace")) {
        Ok(trace) => trace,
        Err(e) => return assert!(!durable.begun, "{what}: {e}"),
    };
    let mut rows = BTreeSet::new();
    let mut last: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let scanned = trace.scan(Columns::ALL, &mut |calls| {
        for i in 0..calls.len {
            let (process, tid, call) = (calls.process[i], calls.thread[i], calls.call[i]);
            // The name of a thread is lost with its LEASE; the argument has it, too.
            let named = (calls.words[0][i] >> 32) as u32;
            assert!(tid == named || tid == 0, "{what}: thread {tid} for {named}");
            assert_eq!((calls.api[i], calls.words[0][i]), (function(), word(named, call)), "{what}");
            assert!(call <= made[&(process, named)], "{what}: call {call} of {named} was never made");
            assert!(rows.insert((process, named, call)), "{what}: call {call} of {named} is there twice");
            let last = last.entry((process, tid)).or_default();
            *last = call.max(*last);
        }
        ControlFlow::Continue(())
    });
    let scanned = scanned.unwrap_or_else(|e| panic!("{what}: {e}"));
    assert_eq!(scanned.rows, rows.len() as u64, "{what}");
    let missing: Vec<&Call> = durable.calls.difference(&rows).take(3).collect();
    assert!(missing.is_empty(), "{what}: synced and gone: {missing:?}; {:?}", trace.problems());
    let totals = trace.totals();
    assert_eq!(totals.emitted, totals.stored + totals.dropped_total(), "{what}: {totals:?}");
    for thread in trace.threads() {
        let last = last.get(&(thread.process, thread.tid)).copied().unwrap_or(0);
        assert!(
            thread.totals.emitted >= u64::from(last),
            "{what}: thread {} made {last} calls at least, and {:?} is told; {:?}",
            thread.tid,
            thread.totals,
            trace.problems()
        );
    }
    if trace.info().state == gputap_trace::State::Closed {
        let all: u64 = made.values().map(|n| u64::from(*n)).sum();
        assert_eq!(totals.emitted, all, "{what}: {totals:?}");
    }
}

/// The states at one point of the log: those that are the same for every seed, and `random` others.
fn states(disk: &Disk, random: u64) -> Vec<Unsynced> {
    let torn = (0..disk.sectors_of_last()).map(Unsynced::Torn);
    let fixed = [Unsynced::All, Unsynced::None, Unsynced::NoNames];
    fixed.into_iter().chain(torn).chain((0..random).map(|_| Unsynced::Any)).collect()
}

/// Replays one log; how many states there were.
fn replay(seed: u64, pieces: u64, random_states: u64) -> u64 {
    let (changes, made) = record(seed, pieces);
    let tids = gputap_tests::history::PLACES.iter().map(|(p, r, t)| ((*p, *r), *t)).collect();
    let mut durable = Durable { tids, segments: BTreeMap::new(), calls: BTreeSet::new(), begun: false };
    let (mut disk, mut random, mut n) = (Disk::new(), Random::new(seed), 0);
    for (at, change) in changes.iter().enumerate() {
        disk.apply(change);
        durable.follow(&disk, change);
        for state in states(&disk, random_states) {
            let dir = on_tmpfs();
            disk.write(dir.path(), state, &mut random);
            check(dir.path(), &durable, &made, &format!("seed {seed}, stopped after change {at}, {state:?}"));
            n += 1;
        }
    }
    assert!(!durable.calls.is_empty() && disk.content("trace/manifest.json").is_some());
    n
}

#[test]
fn a_machine_that_stops_while_a_trace_is_written() {
    let (first, logs) = (amount("GPUTAP_TEST_SEED", 0), amount("GPUTAP_TEST_TORN_LOGS", 2));
    let (next, states) = (AtomicU64::new(first), Mutex::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + logs {
                        break;
                    }
                    let n = replay(seed, 40, 3);
                    *states.lock().unwrap() += n;
                }
            });
        }
    });
    println!("{logs} logs from seed {first}, {} states", states.lock().unwrap());
}
