//! Writers that are killed or end, and others that go on in their place.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use proptest::prelude::*;

use super::history::*;
use crate::format::counts::RingKey;
use crate::{Error, JournalEntry, Limits, LossReason, Mark, State, TraceWriter, WriterOptions};

/// How a writer ends.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Killed,
    /// In the middle of writing chunks and lines.
    Torn,
    Closed,
}

/// Ends the writer and starts another one on the same trace.
fn exchange(w: &mut TraceWriter, end: End, options: WriterOptions) {
    let dir = w.dir().to_owned();
    if end == End::Closed {
        w.close().unwrap();
    }
    let elsewhere = tmp();
    drop(std::mem::replace(w, TraceWriter::create(elsewhere.path(), options.clone()).unwrap()));
    if end == End::Torn {
        tear(&dir);
    }
    *w = TraceWriter::resume(&dir, options).unwrap();
}

/// Half a chunk or line at the end of everything that is appended to, and a file without its name.
fn tear(dir: &Path) {
    let append = |path: &Path, bytes: &[u8]| {
        File::options().append(true).open(path).unwrap().write_all(bytes).unwrap();
    };
    let chunk = |len: u32| [&b"GTC2"[..], &len.to_le_bytes(), &[7; 40]].concat();
    append(&dir.join("journal.raw"), &chunk(900));
    append(&dir.join("index.jsonl"), b"{\"crc\":\"0123abcd\",\"segm");
    let raw = fs::read_dir(dir.join("raw")).unwrap().map(|e| e.unwrap().path()).max();
    if let Some(raw) = raw {
        append(&raw, &chunk(1 << 20)[..30]);
    }
    for hidden in ["calls/.000077.arrow.part", ".journal.raw.part", ".index.jsonl.part"] {
        fs::write(dir.join(hidden), b"ARROW").unwrap();
    }
}

/// What each ring had been appended up to.
fn ends(world: &World, w: &TraceWriter) -> BTreeMap<RingKey, u64> {
    let known = w.known().iter().flat_map(|k| k.rings.iter().map(|(ring, end)| ((k.number, *ring), *end)));
    known.filter(|(key, _)| world.contains_key(key)).collect()
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![Just(End::Killed), Just(End::Torn), Just(End::Closed)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_trace_of_many_writers_is_that_of_one(
        world in world(40),
        pieces in prop::collection::vec(1u8..20, 1..6),
        segment in prop_oneof![Just(600u64), Just(3_000), Just(1 << 20)],
        compact_every in 1usize..9,
        writers in prop::collection::vec((1usize..12, end()), 1..5),
        closed in any::<bool>(),
    ) {
        let tmp = tmp();
        let dir = tmp.path().join("t");
        let mut w = TraceWriter::resume(&dir, options(segment)).unwrap();
        announce(&mut w, &world);
        let mut writers = writers.iter().cycle();
        let mut next = *writers.next().unwrap();
        let mut stored: BTreeMap<RingKey, u64> = BTreeMap::new();
        append(&mut w, &world, &pieces, |w, step| {
            if step % compact_every == 0 {
                w.compactor().compact().unwrap();
                w.compactor().trim().unwrap();
            }
            if step % next.0 == 0 {
                exchange(w, next.1, options(segment));
                next = *writers.next().unwrap();
                let now = ends(&world, w);
                assert!(stored.iter().all(|(k, end)| now.get(k) >= Some(end)), "{stored:?} {now:?}");
                stored = now;
                let (trace, _) = read(&dir);
                assert_eq!(trace.problems().len(), 1, "only that it is open: {:?}", trace.problems());
                assert_eq!(trace.info().state, State::Open);
            }
        });
        exchange(&mut w, next.1, options(segment));
        let all: BTreeMap<RingKey, u64> =
            world.iter().map(|(k, r)| (*k, r.records.concat().len() as u64)).collect();
        prop_assert_eq!(ends(&world, &w), all);
        if closed {
            w.close().unwrap();
        }
        drop(w);
        let (mut trace, rows) = read(&dir);
        trace.verify().unwrap();
        prop_assert_eq!(trace.problems().len(), usize::from(!closed), "{:?}", trace.problems());
        prop_assert_eq!(&rows, &expected(&world));
        let lost = trace.totals().dropped.get(&LossReason::RingFull).copied().unwrap_or(0);
        prop_assert_eq!((lost, trace.totals().dropped_total()), (dropped(&world), dropped(&world)));
        prop_assert_eq!(kernels(&trace), kernels_of(&world));
    }
}

fn kernels(trace: &crate::Trace) -> usize {
    trace.kernels().len()
}

/// Names in the rings; two of a process may be the same.
fn kernels_of(world: &World) -> usize {
    let is_kernel = |r: &&Vec<u8>| {
        let record = gputap_wire::Records::new(r).next();
        record.is_some_and(|r| r.is_ok_and(|r| r.header.kind() == gputap_wire::definition::KERNEL))
    };
    let name = |r: &Vec<u8>| r[40..].to_vec();
    let of_ring = |((process, _), ring): (&RingKey, &RingHistory)| {
        let names: Vec<_> = ring.records.iter().filter(is_kernel).map(name).collect();
        names.into_iter().map(|n| (*process, n)).collect::<Vec<_>>()
    };
    world.iter().flat_map(of_ring).collect::<std::collections::BTreeSet<_>>().len()
}

fn small() -> World {
    let ops: Vec<Op> =
        (0..30).map(|i| if i % 3 == 0 { Op::Kernel(i) } else { Op::Block { inside: 1 } }).collect();
    [((1, 0), ring_history(100, &ops, true))].into()
}

#[test]
fn what_expired_stays_expired() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::resume(&dir, options(600)).unwrap();
    announce(&mut w, &small());
    append(&mut w, &small(), &[3], |w, step| {
        w.compactor().compact().unwrap();
        if step % 4 == 3 {
            w.compactor().expire(1, &Limits { keep_ns: None, max_bytes: Some(1) }).unwrap();
            w.compactor().trim().unwrap();
        }
        if step % 3 == 2 {
            exchange(w, if step % 2 == 0 { End::Closed } else { End::Torn }, options(600));
        }
    });
    w.close().unwrap();
    let (trace, _) = read(&dir);
    assert!(trace.problems().is_empty(), "{:?}", trace.problems());
    let made: usize = expected(&small()).values().map(Vec::len).sum();
    assert_eq!(trace.totals().emitted, made as u64);
    assert!(trace.totals().dropped[&LossReason::Expired] > 10);
    assert_eq!(kernels(&trace), 10, "names do not expire");
}

#[test]
fn marks_and_counters_are_known() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    announce(&mut w, &small());
    w.journal(&JournalEntry::Mark(Mark { process: 2, time_ns: 5, label: "a".into(), ..Mark::default() }))
        .unwrap();
    w.journal(&JournalEntry::Collector([("cpu_ns".to_owned(), 77)].into())).unwrap();
    exchange(&mut w, End::Killed, options(600));
    let known: Vec<_> = w.known().iter().map(|k| (k.number, k.marks)).collect();
    assert_eq!(known, [(1, 0), (2, 1)]);
    assert_eq!((w.counter("cpu_ns"), w.counter("other")), (77, 0));
}

#[test]
fn killed_before_it_had_begun() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    drop(TraceWriter::create(&dir, options(600)).unwrap());
    for file in ["trace.json", "tables/apis.arrow"] {
        fs::remove_file(dir.join(file)).unwrap();
        drop(TraceWriter::resume(&dir, options(600)).unwrap());
        assert!(open(&dir).is_ok());
    }
}

fn refused(dir: &Path, options: WriterOptions) -> String {
    match TraceWriter::resume(dir, options) {
        Err(e @ Error::NotResumed { .. }) => e.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn traces_that_can_not_be_continued() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    announce(&mut w, &small());
    append(&mut w, &small(), &[3], |w, _| assert!(w.compactor().compact().is_ok()));
    assert!(matches!(TraceWriter::resume(&dir, options(600)), Err(Error::Busy { .. })));
    w.close().unwrap();
    drop(w);
    let other = WriterOptions { boot: "another".into(), ..options(600) };
    assert!(refused(&dir, other).contains("clocks"));
    let other = WriterOptions { apis: crate::Apis::new(Vec::new(), 3), ..options(600) };
    assert!(refused(&dir, other).contains("other functions"));
    for file in ["journal.raw", "index.jsonl", "trace.json"] {
        let whole = fs::read(dir.join(file)).unwrap();
        let mut bytes = whole.clone();
        bytes[60] ^= 1;
        fs::write(dir.join(file), &bytes).unwrap();
        let why = refused(&dir, options(600));
        assert!(why.contains(file) && why.contains("damaged"), "{why}");
        assert_eq!(fs::read(dir.join(file)).unwrap(), bytes, "it is left as it is");
        fs::write(dir.join(file), whole).unwrap();
    }
    assert!(open(&dir).unwrap().problems().is_empty(), "still closed");
    let file = tmp.path().join("file");
    fs::write(&file, "x").unwrap();
    assert!(TraceWriter::resume(&file, options(600)).is_err());
    let foreign = tmp.path().join("foreign");
    fs::create_dir(&foreign).unwrap();
    fs::write(foreign.join("letter.txt"), "x").unwrap();
    assert!(refused(&foreign, options(600)).contains("trace.json"));
    assert_eq!(fs::read_dir(&foreign).unwrap().count(), 1, "nothing was made there");
}
