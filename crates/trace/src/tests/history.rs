//! Random histories of traced processes with the rows they must give, and ways of writing and reading them.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;

use gputap_ring_reader::clock::Reading;
use gputap_wire::{Header, Kind, activity, definition, loss, sample};
use proptest::prelude::*;

use crate::format::counts::{RingKey, ThreadKey};
use crate::testing::{Call, apis, definition_record, lease, record, release};
use crate::{
    Activity, Calls, Columns, Emitted, Error, JournalEntry, LossReason, PerKind, ProcessEntry, RingEntry,
    RowKind, Sample, Trace, TraceWriter, Traces, WriterOptions,
};

/// One row as tests compare it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Row {
    pub(crate) api: u16,
    pub(crate) flags: u8,
    pub(crate) result: i32,
    pub(crate) start_ns: i64,
    pub(crate) duration_ns: i64,
    pub(crate) call: u32,
    pub(crate) parent: u32,
    pub(crate) words: Vec<u64>,
    pub(crate) extra: Vec<u8>,
}

/// What a thread does next.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    Call {
        api: u16,
        result: u32,
        seed: u64,
        copied: usize,
    },
    /// A blocking call with so many calls inside.
    Block {
        inside: u8,
    },
    /// A blocking call whose end was dropped.
    LostEnd,
    /// So many calls are dropped.
    Drop(u8),
    Kernel(u64),
    /// Something that a device did.
    Activity(u64),
    /// A value that was read.
    Sample(u64),
    /// So many of one of these are dropped, and it is told or not.
    DropRows(RowKind, u8, bool),
    /// The thread ends and another takes the ring.
    NextThread,
}

pub(crate) fn op() -> impl Strategy<Value = Op> {
    prop_oneof![
        8 => (0u16..7, prop_oneof![4 => Just(0u32), 1 => any::<u32>()], any::<u64>(), 0usize..9)
            .prop_map(|(api, result, seed, copied)| Op::Call { api, result, seed, copied: copied * 8 }),
        2 => (0u8..4).prop_map(|inside| Op::Block { inside }),
        1 => Just(Op::LostEnd),
        1 => (1u8..9).prop_map(Op::Drop),
        1 => (1u64..5).prop_map(Op::Kernel),
        2 => any::<u64>().prop_map(Op::Activity),
        2 => any::<u64>().prop_map(Op::Sample),
        1 => (any::<bool>(), 1u8..9, any::<bool>()).prop_map(|(activity, n, told)| {
            Op::DropRows(if activity { RowKind::Activity } else { RowKind::Sample }, n, told)
        }),
        1 => Just(Op::NextThread),
    ]
}

/// What one ring holds, and what must come of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct RingHistory {
    pub(crate) records: Vec<Vec<u8>>,
    pub(crate) rows: BTreeMap<u32, Vec<Row>>,
    pub(crate) dropped: BTreeMap<u32, u64>,
    full: u64,
    pub(crate) stored: StoredRows,
    emitted: PerKind<Emitted>,
}

/// Rows that are no calls.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct StoredRows {
    pub(crate) activities: Vec<Activity>,
    pub(crate) samples: Vec<Sample>,
}

impl StoredRows {
    pub(crate) fn count(&self, kind: RowKind) -> u64 {
        match kind {
            RowKind::Activity => self.activities.len() as u64,
            RowKind::Sample => self.samples.len() as u64,
        }
    }
}

struct Teller {
    out: RingHistory,
    tid: u32,
    call: u32,
    tick: u64,
}

impl Teller {
    fn next(&mut self) -> u32 {
        self.call += 1;
        self.call
    }

    fn tick(&mut self) -> u64 {
        self.tick += 5;
        self.tick
    }

    fn end(&mut self, mut call: Call) {
        call.header.end = self.tick();
        self.out.records.push(call.bytes());
        let words = usize::from(apis().get(call.header.id).map_or(2, |a| a.words));
        let mut all = call.words.clone();
        all.resize(all.len().max(words).max(11), 0);
        let extra: Vec<u8> = all.drain(11..).flat_map(u64::to_le_bytes).chain(call.copied.clone()).collect();
        let h = call.header;
        self.out.rows.entry(self.tid).or_default().push(Row {
            api: h.id,
            flags: 0,
            result: h.result as i32,
            start_ns: h.start as i64,
            duration_ns: (h.end - h.start) as i64,
            call: h.call,
            parent: h.parent,
            words: all,
            extra,
        });
    }

    fn started(&mut self, api: u16, parent: u32) -> Call {
        let mut call = record(api, self.next(), parent);
        call.header.start = self.tick();
        call
    }

    fn lost(&mut self, n: u64) {
        *self.out.dropped.entry(self.tid).or_default() += n;
        self.out.full += n;
        let words = [n, 0, self.tick(), self.tick()];
        let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        self.out.records.push(definition_record(loss::CALLS, self.tick, self.call, &payload));
    }

    /// A record that is no call.
    fn record(&mut self, header: Header, words: &[u64]) {
        if let Some(kind) = RowKind::of_class(header.class()) {
            self.out.emitted.get_mut(kind).emitted += 1;
        }
        let payload: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.out.records.push(header.with_bytes(&payload).collect());
    }

    fn tell(&mut self, op: &Op) {
        match op {
            Op::Call { api, result, seed, copied } => {
                let mut call = self.started(*api, 0);
                // Function 6 is not in the catalogue: its record must be full, so that words end where it does.
                let words = apis().get(*api).map_or(11, |a| usize::from(a.words));
                call.words = (0..words as u64).map(|i| seed.rotate_left(i as u32 * 7)).collect();
                call.header.result = *result;
                call.copied =
                    if words == 11 && *api == 6 { Vec::new() } else { vec![*seed as u8 | 1; *copied] };
                self.end(call);
            }
            Op::Block { inside } => {
                let outer = self.started(5, 0);
                self.out.records.push(outer.clone().begin().bytes());
                for _ in 0..*inside {
                    let inner = self.started(3, outer.header.call);
                    self.end(inner);
                }
                self.end(outer);
            }
            Op::LostEnd => {
                let call = self.started(5, 0);
                self.out.records.push(call.begin().bytes());
                self.lost(1);
                let next = self.started(3, 0);
                self.end(next);
            }
            Op::Drop(n) => {
                self.call += u32::from(*n);
                self.lost(u64::from(*n));
            }
            Op::Kernel(handle) => {
                let payload = [&handle.to_le_bytes()[..], format!("kernel{}", self.tick).as_bytes()].concat();
                let tick = self.tick();
                self.out.records.push(definition_record(definition::KERNEL, tick, self.call, &payload));
            }
            Op::Activity(seed) => {
                let start = self.tick();
                let kind = Kind { id: (*seed % 4) as u16, ..activity::KERNEL };
                let header = Header {
                    start,
                    end: start + 2,
                    call: *seed as u32,
                    parent: self.tid,
                    device: 1,
                    context: 2,
                    ..Header::new(kind)
                };
                let words = [*seed >> 8, *seed >> 16, *seed >> 24];
                self.record(header, &words);
                self.out.stored.activities.push(Activity {
                    process: 0,
                    thread: self.tid,
                    call: *seed as u32,
                    feed: 0,
                    kind: kind.id,
                    handle: words[1],
                    start_ns: start as i64,
                    duration_ns: 2,
                    context: 2,
                    device: 1,
                    stream: words[0],
                    bytes: words[2],
                });
            }
            Op::Sample(seed) => {
                let (start, value) = (self.tick(), *seed as f64 / 3.0);
                let header = Header { start, device: 3, ..Header::new(sample::sample(*seed as u16)) };
                self.record(header, &[value.to_bits(), seed % 7]);
                let (field, object, time_ns) = (*seed as u16, seed % 7, start as i64);
                self.out.stored.samples.push(Sample {
                    process: 0,
                    feed: 0,
                    field,
                    device: 3,
                    object,
                    time_ns,
                    value,
                });
            }
            Op::DropRows(kind, n, told) => {
                let n = u64::from(*n);
                let Emitted { emitted, dropped } = self.out.emitted.get_mut(*kind);
                (*emitted, *dropped) = (*emitted + n, *dropped + n);
                if *told {
                    let of = if *kind == RowKind::Activity { loss::ACTIVITIES } else { loss::SAMPLES };
                    let (first, last) = (self.tick(), self.tick());
                    self.record(Header { start: last, result: 32, ..Header::new(of) }, &[n, 0, first, last]);
                }
            }
            Op::NextThread => {
                let mut bytes = release(self.tid, self.call);
                let tick = self.tick();
                bytes[8..16].copy_from_slice(&tick.to_le_bytes());
                self.out.records.push(bytes);
                self.tid += 1;
                self.call = 0;
                let tick = self.tick();
                self.out.records.push(lease(self.tid, tick));
            }
        }
    }
}

/// The history of one ring; `hung` threads end inside a blocking call.
pub(crate) fn ring_history(first_tid: u32, ops: &[Op], hung: bool) -> RingHistory {
    let mut t = Teller { out: RingHistory::default(), tid: first_tid, call: 0, tick: 1000 };
    t.out.records.push(lease(first_tid, 1000));
    ops.iter().for_each(|op| t.tell(op));
    if hung {
        let call = t.started(5, 0);
        t.out.records.push(call.clone().begin().bytes());
        t.end(call);
        t.out.records.pop();
        let row = t.out.rows.get_mut(&t.tid).and_then(|r| r.last_mut()).unwrap();
        (row.flags, row.duration_ns) = (1, -1);
    }
    t.out
}

/// Two processes with two rings each.
pub(crate) type World = BTreeMap<RingKey, RingHistory>;

pub(crate) fn world(most: usize) -> impl Strategy<Value = World> {
    let ring = (prop::collection::vec(op(), 0..most), any::<bool>());
    prop::collection::vec(ring, 4).prop_map(|rings| {
        let keys = [(1, 0), (1, 1), (2, 0), (2, 3)];
        let of = |(i, (ops, hung)): (usize, &(Vec<Op>, bool))| {
            (keys[i], ring_history(100 * (i as u32 + 1), ops, *hung))
        };
        rings.iter().enumerate().map(of).collect()
    })
}

/// What the rows must be, by thread.
pub(crate) fn expected(world: &World) -> BTreeMap<ThreadKey, Vec<Row>> {
    let mut out = BTreeMap::new();
    for ((process, _), ring) in world {
        for (tid, rows) in &ring.rows {
            out.insert((*process, *tid), rows.clone());
        }
    }
    out
}

pub(crate) fn dropped(world: &World) -> u64 {
    world.values().flat_map(|r| r.dropped.values()).sum()
}

pub(crate) fn now() -> Reading {
    Reading { tick: 1, mono_ns: 1, real_ns: 1 }
}

pub(crate) fn options(segment_bytes: u64) -> WriterOptions {
    WriterOptions { segment_bytes, apis: apis(), now, host: "test".into(), ..WriterOptions::default() }
}

/// Announces the processes with their final counters of calls.
pub(crate) fn announce(w: &mut TraceWriter, world: &World) {
    tell(w, world, |_| PerKind::default());
}

fn tell(w: &mut TraceWriter, world: &World, emitted: impl Fn(&RingHistory) -> PerKind<Emitted>) {
    for number in [1, 2] {
        let rings = world.iter().filter(|(k, _)| k.0 == number).map(|(k, ring)| RingEntry {
            ring: k.1,
            full: ring.full,
            emitted: emitted(ring),
            ..RingEntry::default()
        });
        let entry =
            ProcessEntry { number, pid: 4000 + number, rings: rings.collect(), ..ProcessEntry::default() };
        w.journal(&JournalEntry::Process(Box::new(entry))).unwrap();
    }
}

/// Appends all rings in turns, a few records at a time; `between` is called after each chunk.
pub(crate) fn append(
    w: &mut TraceWriter,
    world: &World,
    pieces: &[u8],
    mut between: impl FnMut(&mut TraceWriter, usize),
) {
    let mut at: BTreeMap<RingKey, (usize, u64)> = world.keys().map(|k| (*k, (0, 0))).collect();
    let mut step = 0;
    while at.iter().any(|(k, (i, _))| *i < world[k].records.len()) {
        for (key, (i, position)) in &mut at {
            let piece = usize::from(pieces[step % pieces.len()]).max(1);
            let records = &world[key].records;
            let end = (*i + piece).min(records.len());
            let bytes = records[*i..end].concat();
            w.append(key.0, key.1, *position, &bytes, (end - *i) as u32).unwrap();
            // Killed before the tail was moved: the same once more.
            if step % 5 == 3 {
                w.append(key.0, key.1, *position, &bytes, (end - *i) as u32).unwrap();
            }
            (*i, *position) = (end, *position + bytes.len() as u64);
            between(w, step);
            step += 1;
        }
    }
    // What was counted is no newer than what is stored.
    tell(w, world, |ring| ring.emitted);
}

pub(crate) fn row(calls: &Calls<'_>, i: usize) -> Row {
    Row {
        api: calls.api[i],
        flags: calls.flags[i],
        result: calls.result[i],
        start_ns: calls.start_ns[i],
        duration_ns: calls.duration_ns[i],
        call: calls.call[i],
        parent: calls.parent[i],
        words: calls.words.iter().map(|w| w[i]).collect(),
        extra: calls.extra_of(i).to_vec(),
    }
}

/// All rows of a trace by thread.
pub(crate) fn rows(trace: &Trace) -> BTreeMap<ThreadKey, Vec<Row>> {
    let mut out: BTreeMap<ThreadKey, Vec<Row>> = BTreeMap::new();
    let mut seen = 0;
    let scanned = trace
        .scan(Columns::ALL, &mut |calls| {
            for i in 0..calls.len {
                out.entry((calls.process[i], calls.thread[i])).or_default().push(row(&calls, i));
            }
            seen += calls.len as u64;
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(scanned.rows, seen);
    out
}

pub(crate) fn check_equation(trace: &Trace) {
    let all = trace.threads().iter().map(|t| &t.totals).chain(trace.processes().iter().map(|p| &p.totals));
    for t in all.chain([trace.totals()]) {
        assert_eq!(t.emitted, t.stored + t.dropped_total(), "{t:?}");
    }
    for kind in RowKind::ALL {
        for t in trace.feeds().iter().map(|feed| feed.totals.get(kind)) {
            assert_eq!(t.emitted, t.stored + t.dropped_total(), "{t:?}");
        }
    }
    let sum: u64 = trace.processes().iter().map(|p| p.totals.emitted).sum();
    assert_eq!(sum, trace.totals().emitted);
}

/// Opens with the test's catalogue.
pub(crate) fn open(dir: &Path) -> Result<Trace, Error> {
    Trace::open_with(dir, apis())
}

/// Opens and reads everything: nothing may panic and the numbers must add up.
pub(crate) fn read(dir: &Path) -> (Trace, BTreeMap<ThreadKey, Vec<Row>>) {
    let trace = open(dir).unwrap();
    check_equation(&trace);
    let rows = rows(&trace);
    (trace, rows)
}

/// The rows of a trace that are no calls, by feed, with the numbers 0 that [`RingHistory`] has. Readable rows are those that
/// the accounts say are stored.
pub(crate) fn read_rows(dir: &Path) -> (Traces, BTreeMap<RingKey, StoredRows>) {
    let traces = Traces::from(open(dir).unwrap());
    let mut out: BTreeMap<RingKey, StoredRows> = BTreeMap::new();
    let key = |process: u32, feed: u32| {
        assert!(traces.feeds().iter().any(|f| (f.process, f.feed) == (process, feed)));
        (process, feed as u16)
    };
    let activities = traces.scan_rows(&mut |rows: &[Activity], _| {
        for row in rows {
            let rows = out.entry(key(row.process, row.feed)).or_default();
            rows.activities.push(Activity { process: 0, feed: 0, ..*row });
        }
        ControlFlow::Continue(())
    });
    let samples = traces.scan_rows(&mut |rows: &[Sample], _| {
        for row in rows {
            let rows = out.entry(key(row.process, row.feed)).or_default();
            rows.samples.push(Sample { process: 0, feed: 0, ..*row });
        }
        ControlFlow::Continue(())
    });
    for (kind, scanned) in [(RowKind::Activity, activities), (RowKind::Sample, samples)] {
        assert_eq!(scanned.rows + scanned.damaged, traces.totals_of(kind).stored, "{kind:?}");
    }
    (traces, out)
}

/// Reads the rows of a whole trace that are no calls: all of them, and what was dropped is counted.
pub(crate) fn check_rows(dir: &Path, world: &World) {
    let (traces, found) = read_rows(dir);
    for (key, ring) in world {
        assert_eq!(found.get(key).cloned().unwrap_or_default(), ring.stored, "{key:?}");
        let feed = traces.feeds().iter().find(|f| (f.process, f.feed as u16) == *key).unwrap();
        for kind in RowKind::ALL {
            let (totals, Emitted { emitted, dropped }) = (feed.totals.get(kind), *ring.emitted.get(kind));
            assert_eq!((totals.emitted, totals.dropped_total()), (emitted, dropped), "{key:?} {kind:?}");
            assert_eq!(totals.dropped.get(&LossReason::RingFull).copied().unwrap_or(0), dropped);
            let lost = traces.losses().iter().filter(|l| l.kind == Some(kind)).map(|l| l.count).sum::<u64>();
            assert_eq!(lost, world.values().map(|ring| ring.emitted.get(kind).dropped).sum::<u64>());
        }
    }
}

/// A directory in memory where there is one: the writer syncs a lot.
pub(crate) fn tmp() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}
