//! A collector killed at any of its system calls harms neither the job nor what was recorded: each call is in the trace,
//! still in a ring, or both.

use std::collections::BTreeSet;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::time::Duration;

use gputap_event::Records;
use gputap_ring::layout::process::OWN;
use gputap_ring_reader::{ProcessDir, Ring, process_dirs};
use gputap_tests::{Counts, Host, Job, Started, amount, gputap, have, on_tmpfs, skip};
use gputap_trace::raw::{ChunkKind, SegmentReader, Source};
use gputap_trace::{Columns, FLAG_UNFINISHED, Loss, Trace};

/// System calls of which each may be the last one, but which touch no file: all their points are alike.
const PLAIN: [&str; 14] = [
    "brk",
    "mmap",
    "munmap",
    "mprotect",
    "fcntl",
    "futex",
    "wait4",
    "close",
    "clock_gettime",
    "rt_sigaction",
    "rt_sigprocmask",
    "sigaltstack",
    "prlimit64",
    "getrandom",
];

/// System calls that change files: the collector is killed at each.
const CHANGING: [&str; 12] = [
    "rename",
    "unlink",
    "unlinkat",
    "rmdir",
    "mkdir",
    "write",
    "fsync",
    "fdatasync",
    "flock",
    "ftruncate",
    "pwrite64",
    "writev",
];

/// A run of the job below the collector, itself below strace.
struct Run {
    dir: tempfile::TempDir,
    /// What the job said.
    said: String,
    /// Whether the collector was killed.
    killed: bool,
}

impl Run {
    fn new(strace: &[&str]) -> Run {
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let mut job = Job::new("strace").arg("-o").arg(dir.path().join("strace"));
        job = strace.iter().fold(job, |job, word| job.arg(word));
        job = job.arg(gputap()).arg("run").arg("--quiet").arg("--out").arg(dir.path().join("trace"));
        // The job outlives whoever waits for it, so a shell keeps how it ended.
        job = job.arg("--").arg("sh").arg("-c").arg("\"$@\"; echo $? >\"$TEST_DIR\"/code").arg("sh");
        job = ["1", "3", "40", "25", "2000"]
            .iter()
            .fold(job.arg(Host::new("overload.c").build()), |job, word| job.arg(word));
        let mut command = job.command(false, dir.path());
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        // The pipe ends when the job has, whether it was waited for or not.
        let mut said = String::new();
        child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        let status = child.wait().unwrap();
        Run { dir, said, killed: !status.success() }
    }

    fn trace(&self) -> PathBuf {
        self.dir.path().join("trace")
    }

    /// The directory that the collector made for rings.
    fn rings(&self) -> Option<PathBuf> {
        let parent = self.dir.path().join("rings");
        let mut runs: Vec<PathBuf> = parent.read_dir().unwrap().map(|e| e.unwrap().path()).collect();
        assert!(runs.len() <= 1, "{runs:?}");
        runs.pop()
    }

    /// Whether the collector came so far as to start the job.
    fn started(&self) -> bool {
        ["counters", "code"].iter().any(|file| self.dir.path().join(file).exists())
    }

    /// The calls that the driver counted, without those of the library itself: the job makes none of that kind.
    fn made(&self) -> Counts {
        let mut counts = Counts::read(&self.dir.path().join("counters"));
        counts.0.retain(|id, _| !OWN.contains(&gputap_catalog::by_id(*id).unwrap().name));
        counts
    }

    /// How many calls each thread of the job says it made.
    fn answers(&self) -> Vec<&str> {
        self.said.lines().map(|l| l.split_once(' ').unwrap().1).collect()
    }
}

/// Takes the calls of a trace into account; none may be there twice. How many were dropped, if the trace knows.
fn count_trace(path: &Path, counts: &mut Counts) -> u64 {
    let trace = Trace::open(path).unwrap();
    let (mut seen, mut unfinished) = (BTreeSet::new(), 0);
    let scanned = trace.scan(Columns::ALL, &mut |calls| {
        for i in 0..calls.len {
            assert!(seen.insert((calls.process[i], calls.thread[i], calls.call[i])), "a call is there twice");
            if calls.flags[i] & FLAG_UNFINISHED == 0 {
                counts.add(calls.api[i]);
            } else {
                unfinished += 1;
            }
        }
        ControlFlow::Continue(())
    });
    let scanned = scanned.unwrap();
    assert_eq!((scanned.damaged, scanned.problems), (0, vec![]));
    let totals = trace.totals();
    assert_eq!(totals.stored + totals.dropped_total(), totals.emitted, "{totals:?}");
    assert!(!totals.dropped.contains_key(&Loss::Damaged), "{totals:?}: {:?}", trace.problems());
    assert!(unfinished <= 4, "one call of each thread at most");
    totals.dropped_total()
}

/// Where the chunks of a ring end in a trace that was not closed.
fn stored_to(trace: &Path, ring: u32) -> u64 {
    let Ok(entries) = trace.join("raw").read_dir() else { return 0 };
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    let mut end = 0;
    for path in paths {
        let mut reader = SegmentReader::new(Source::open(&path).unwrap()).unwrap();
        while let Some((header, _, payload)) = reader.next_chunk() {
            if header.kind == ChunkKind::Records && u32::from(header.ring) == ring {
                assert!(header.process == 1 && header.position <= end, "a hole in ring {ring}: {header:?}");
                end = end.max(header.position + payload.len() as u64);
            }
        }
    }
    end
}

/// Takes the calls of a ring from position `from` on into account. How many it dropped.
fn count_ring(ring: &Ring, from: u64, counts: &mut Counts) -> u64 {
    let state = ring.state().unwrap();
    let mut bytes = Vec::new();
    ring.read(from.max(state.tail), state.head, &mut bytes).unwrap();
    let records = Records::new(&bytes).map(Result::unwrap).map(|r| r.header);
    records.filter(|h| !h.is_fact() && !h.is_begin()).for_each(|h| counts.add(h.id));
    state.dropped_full + state.dropped_signal
}

/// Takes what is in rings but not in the trace into account. How many calls were dropped.
fn count_rings(rings: &Path, trace: &Path, counts: &mut Counts) -> u64 {
    let dirs = process_dirs(rings).unwrap();
    let [dir] = &dirs[..] else { panic!("one process made calls: {dirs:?}") };
    let process = ProcessDir::open(dir).unwrap();
    let header = process.header().unwrap();
    let mut dropped = header.dropped_no_ring() + header.dropped_busy();
    for index in 0..header.rings() as u32 {
        dropped += count_ring(&process.ring(index, false).unwrap(), stored_to(trace, index), counts);
    }
    dropped
}

/// What `gputap report` says of the trace, and whether there is one.
fn check_report(run: &Run) -> bool {
    let job = Job::new(gputap()).arg("report").arg(run.trace());
    let ended = Started::new(&mut job.command(false, run.dir.path()), Duration::from_secs(30)).wait();
    // A reader takes facts without trace.json for a trace whose beginning is damaged.
    let there = ["trace.json", "facts.raw"].iter().any(|file| run.trace().join(file).exists());
    let closed = run.trace().join("manifest.json").exists();
    let code = if closed {
        0
    } else if there {
        3
    } else {
        2
    };
    assert_eq!(ended.code, code, "{}{}", ended.stdout, ended.stderr);
    let clear = ended.stderr.contains("not a trace") || ended.stderr.contains("No such file");
    assert!(there || clear, "{}", ended.stderr);
    there
}

/// The job is unharmed, and every call is somewhere. Whether some are in the trace and others only in rings.
fn check(run: &Run, answers: &[&str]) -> bool {
    let there = check_report(run);
    if !run.started() {
        assert!(run.killed && run.said.is_empty());
        return false;
    }
    assert_eq!(run.answers(), answers);
    assert_eq!(std::fs::read_to_string(run.dir.path().join("code")).unwrap(), "0\n");
    let mut counts = Counts::default();
    let told = if there { count_trace(&run.trace(), &mut counts) } else { 0 };
    let stored = counts.total();
    // Once the trace is closed the rings are only there to be removed.
    let dropped = if run.trace().join("manifest.json").exists() {
        told
    } else {
        count_rings(&run.rings().unwrap(), &run.trace(), &mut counts)
    };
    let made = run.made();
    assert_eq!(counts.total() + dropped, made.total(), "{:?} of {:?}", counts.named(), made.named());
    assert!(dropped > 0 || counts == made, "{:?} and not {:?}", counts.named(), made.named());
    stored > 0 && counts.total() > stored
}

/// The system calls of the collector and how often it makes each.
fn system_calls(run: &Run) -> Vec<(String, u64)> {
    let table = std::fs::read_to_string(run.dir.path().join("strace")).unwrap();
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let calls = words.get(3)?.parse().ok()?;
        Some((words.last()?.to_string(), calls)).filter(|(name, _)| name != "total")
    };
    table.lines().filter_map(row).collect()
}

/// At which of its `calls` the collector is killed: the first ones, then fewer and fewer, and the last.
fn points(name: &str, calls: u64) -> BTreeSet<u64> {
    let fibonacci = std::iter::successors(Some((1, 2)), |(a, b)| Some((*b, a + b))).map(|(a, _)| a);
    let first = if PLAIN.contains(&name) { 1 } else { calls };
    let most = amount("GPUTAP_TEST_POINTS", 100);
    let all = if CHANGING.contains(&name) || most > 100 { 1..=calls.min(most) } else { 1..=1 };
    fibonacci.take_while(|n| *n <= first).chain(all).chain([calls]).collect()
}

#[test]
fn killed_at_any_system_call_the_collector_loses_nothing() {
    if !have("strace") {
        return skip("there is no strace");
    }
    let whole = Run::new(&["-c"]);
    assert!(!whole.killed);
    let answers = whole.answers();
    check(&whole, &answers);
    let calls = system_calls(&whole);
    let kills = calls.iter().filter(|(name, _)| name != "execve");
    let kills = kills.flat_map(|(name, n)| points(name, *n).into_iter().map(move |n| (name.as_str(), n)));
    let (kills, done) = (Mutex::new(kills), Mutex::new([0; 3]));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((name, n)) = kills.lock().unwrap().next() else { break };
                    let inject = format!("inject={name}:signal=SIGKILL:when={n}");
                    let run = Run::new(&["-e", &format!("trace={name}"), "-e", &inject]);
                    let _said = Context(format!("killed at {name} {n}"));
                    let divided = check(&run, &answers);
                    let mut done = done.lock().unwrap();
                    [true, run.killed, divided]
                        .iter()
                        .zip(done.iter_mut())
                        .for_each(|(b, n)| *n += i32::from(*b));
                }
            });
        }
    });
    let [runs, killed, divided] = *done.lock().unwrap();
    println!("{runs} runs, {killed} killed, {divided} with a part of the calls in rings only");
    assert!(killed > 100 && divided > 30, "{runs} runs, {killed} killed, {divided} divided");
}

/// Says where it was when a check fails.
struct Context(String);

impl Drop for Context {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}
