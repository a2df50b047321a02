use std::collections::BTreeMap;

use proptest::prelude::*;

use super::history::*;
use crate::{
    Analysis, Anchor, Calls, Columns, Ending, Error, JournalEntry, Limits, LossReason, Mark, ProcessEntry,
    State, Trace, TraceWriter, Traces,
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Closed,
    Killed,
    KilledWithSegments,
}

/// Counts rows, asks for some columns late, and sets every call aside.
struct Aside;

impl Analysis for Aside {
    type Partial = u64;
    type Item = (i64, u32, u64);

    fn first(&self) -> Columns {
        Columns::START | Columns::API
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        assert!(calls.api.len() == calls.len && calls.call.is_empty());
        Columns::CALL | Columns::word(0)
    }

    fn part(&self) -> u64 {
        0
    }

    fn batch(&self, part: &mut u64, calls: &Calls<'_>, later: &mut Vec<Self::Item>) {
        assert!(calls.thread.is_empty());
        *part += calls.len as u64;
        later.extend((0..calls.len).map(|i| (calls.start_ns[i], calls.call[i], calls.words[0][i])));
    }
}

/// An ordered scan hands on every call in the order of the trace, and none before the moment that was promised.
fn check_ordered(trace: Trace) {
    let (mut handed_on, mut until) = (Vec::new(), i64::MIN);
    let mut in_order = Vec::new();
    let columns = Columns::START | Columns::CALL | Columns::word(0);
    let all = trace.scan(columns, &mut |c| {
        in_order.extend((0..c.len).map(|i| (c.start_ns[i], c.call[i], c.words[0][i])));
        std::ops::ControlFlow::Continue(())
    });
    let (parts, scanned) = Traces::from(trace).scan_ordered(&Aside, |items, next| {
        assert!(items.iter().all(|(start, _, _)| *start >= until), "earlier than {until}");
        handed_on.extend(items);
        until = next;
    });
    assert_eq!(handed_on, in_order);
    assert_eq!((parts.iter().sum::<u64>(), scanned), (in_order.len() as u64, all.unwrap()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn what_was_recorded_is_read(
        world in world(40),
        pieces in prop::collection::vec(1u8..20, 1..6),
        segment in prop_oneof![Just(600u64), Just(3_000), Just(1 << 20)],
        compact_every in 1usize..9,
        end in prop_oneof![Just(End::Closed), Just(End::Killed), Just(End::KilledWithSegments)],
    ) {
        let tmp = tmp();
        let dir = tmp.path().join("t");
        let mut w = TraceWriter::create(&dir, options(segment)).unwrap();
        announce(&mut w, &world);
        append(&mut w, &world, &pieces, |w, step| {
            if end != End::Killed && step % compact_every == 0 {
                w.compactor().compact().unwrap();
                w.compactor().trim().unwrap();
            }
        });
        if end == End::Closed {
            let totals = w.close().unwrap();
            prop_assert_eq!(totals.stored, expected(&world).values().map(Vec::len).sum::<usize>() as u64);
        } else {
            drop(w);
        }
        let (mut trace, rows) = read(&dir);
        prop_assert_eq!(&rows, &expected(&world));
        check_rows(&dir, &world);
        let lost = trace.totals().dropped.get(&LossReason::RingFull).copied().unwrap_or(0);
        prop_assert_eq!(lost, dropped(&world));
        prop_assert_eq!(trace.totals().dropped_total(), lost);
        for ((process, tid), rows) in &rows {
            let t = trace.threads().iter().find(|t| (t.process, t.tid) == (*process, *tid)).unwrap();
            prop_assert_eq!(t.totals.stored, rows.len() as u64);
            let ring = world.iter().find(|(k, r)| k.0 == *process && r.rows.contains_key(tid)).unwrap().1;
            prop_assert_eq!(t.totals.dropped_total(), ring.dropped.get(tid).copied().unwrap_or(0));
        }
        let expected_problems = usize::from(end != End::Closed);
        prop_assert_eq!(trace.problems().len(), expected_problems, "{:?}", trace.problems());
        trace.verify().unwrap();
        prop_assert_eq!(trace.problems().len(), expected_problems);
        let mut in_order: Vec<u32> = Vec::new();
        trace.scan(Columns::CALL, &mut |c| { in_order.extend(c.call); std::ops::ControlFlow::Continue(()) }).unwrap();
        let mut called = BTreeMap::new();
        trace
            .scan(Columns::API, &mut |c| {
                c.api.iter().for_each(|api| *called.entry(*api).or_default() += 1);
                std::ops::ControlFlow::Continue(())
            })
            .unwrap();
        prop_assert_eq!(called.values().sum::<u64>(), in_order.len() as u64);
        prop_assert_eq!(Traces::from(trace).functions(), called);
        check_ordered(open(&dir).unwrap());
    }

    #[test]
    fn a_trace_can_be_read_at_any_moment(world in world(20), pieces in prop::collection::vec(1u8..9, 1..4)) {
        let tmp = tmp();
        let dir = tmp.path().join("t");
        let mut w = TraceWriter::create(&dir, options(900)).unwrap();
        announce(&mut w, &world);
        let all = expected(&world);
        append(&mut w, &world, &pieces, |w, step| {
            if step % 3 == 0 {
                w.compactor().compact().unwrap();
            }
            let (trace, rows) = read(&dir);
            assert!(trace.problems().len() == 1, "{:?}", trace.problems());
            for (key, rows) in &rows {
                let finished: Vec<_> = rows.iter().filter(|r| r.flags == 0).cloned().collect();
                assert_eq!(finished[..], all[key].iter().filter(|r| r.flags == 0).cloned().collect::<Vec<_>>()[..finished.len()]);
            }
        });
    }
}

fn small() -> World {
    let ops = [Op::Call { api: 4, result: 0, seed: 77, copied: 16 }, Op::Block { inside: 2 }, Op::Kernel(3)];
    [((1, 0), ring_history(100, &ops, true))].into()
}

#[test]
fn projection_hands_out_only_what_was_asked() {
    let tmp = tmp();
    for closed in [true, false] {
        let dir = tmp.path().join(format!("{closed}"));
        let mut w = TraceWriter::create(&dir, options(1 << 20)).unwrap();
        append(&mut w, &small(), &[4], |_, _| {});
        if closed {
            w.close().unwrap();
        }
        drop(w);
        let trace = open(&dir).unwrap();
        let mut calls = 0;
        trace
            .scan(Columns::START | Columns::word(1) | Columns::EXTRA, &mut |c| {
                calls += c.len;
                assert_eq!((c.start_ns.len(), c.words[1].len()), (c.len, c.len));
                assert!(c.process.is_empty() && c.words[0].is_empty() && c.api.is_empty());
                assert_eq!(c.extra.0.len(), c.len + 1);
                std::ops::ControlFlow::Continue(())
            })
            .unwrap();
        assert_eq!(calls, 5);
        assert_eq!(trace.scan(Columns::NONE, &mut |_| std::ops::ControlFlow::Break(())).unwrap().damaged, 0);
        assert_eq!(trace.info().state, if closed { State::Closed } else { State::Open });
        assert_eq!(trace.kernels().len(), 1);
    }
}

#[test]
fn a_trace_is_never_written_over() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    TraceWriter::create(&dir, options(1)).unwrap();
    assert!(matches!(TraceWriter::create(&dir, options(1)), Err(Error::Exists { .. })));
    let empty = tmp.path().join("empty");
    std::fs::create_dir(&empty).unwrap();
    TraceWriter::create(&empty, options(1)).unwrap();
}

#[test]
fn strangers_and_newer_traces_are_refused_with_advice() {
    let tmp = tmp();
    let e = open(tmp.path()).unwrap_err();
    assert!(matches!(e, Error::NotATrace { .. }), "{e}");
    assert!(open(&tmp.path().join("nothing")).is_err());
    std::fs::write(tmp.path().join("trace.json"), r#"{"format":"gputap-trace","version":3}"#).unwrap();
    let e = open(tmp.path()).unwrap_err();
    assert!(matches!(e, Error::Newer { version: 3, .. }), "{e}");
    assert!(e.to_string().contains("newer gputap"));
}

#[test]
fn functions_are_found_by_name_in_another_catalogue() {
    let tmp = tmp();
    for closed in [true, false] {
        let dir = tmp.path().join(format!("{closed}"));
        let mut w = TraceWriter::create(&dir, options(1 << 20)).unwrap();
        announce(&mut w, &small());
        append(&mut w, &small(), &[4], |_, _| {});
        if closed {
            w.close().unwrap();
        }
        drop(w);
        // The reader has the functions in another order, with other word counts, and lacks `wait`.
        let mut rows = crate::testing::apis().rows().to_vec();
        rows.reverse();
        rows.retain(|a| a.name != "wait");
        rows.iter_mut().for_each(|a| a.words = 1);
        let trace = Trace::open_with(&dir, crate::Apis::new(rows, 8)).unwrap();
        let got: Vec<Row> = super::history::rows(&trace).remove(&(1, 100)).unwrap();
        let right = expected(&small()).remove(&(1, 100)).unwrap();
        for (got, right) in got.iter().zip(&right) {
            let name = crate::testing::apis().get(right.api).unwrap().name.clone();
            if name == "wait" {
                assert_eq!(crate::function_name(got.api), name);
            }
            assert_eq!(Row { api: right.api, ..got.clone() }, *right);
        }
        assert_eq!(trace.problems().len(), usize::from(!closed));
    }
}

#[test]
fn marks_anchors_and_counters_come_back() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(1 << 20)).unwrap();
    w.journal(&JournalEntry::Mark(Mark { process: 1, time_ns: 9, label: "epoch".into(), ..Mark::default() }))
        .unwrap();
    w.journal(&JournalEntry::Anchor(Anchor { process: 0, tick: 1, mono_ns: 2, real_ns: 3 })).unwrap();
    w.journal(&JournalEntry::Collector(BTreeMap::from([("cpu_ns".to_owned(), 5)]))).unwrap();
    w.close().unwrap();
    let trace = open(&dir).unwrap();
    assert_eq!(trace.marks()[0].label, "epoch");
    assert_eq!(trace.anchors()[0].real_ns, 3);
    assert_eq!(trace.info().collector["cpu_ns"], 5);
    assert_eq!(trace.info().closed_mono_ns, Some(1));
    assert!(trace.problems().is_empty(), "{:?}", trace.problems());
}

/// A process that nobody can look at has not ended abruptly only because it is silent.
#[test]
fn how_processes_ended_and_when_they_were_not_recorded() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(1 << 20)).unwrap();
    let of = |number| ProcessEntry { number, anchor_mono_ns: 100, ..ProcessEntry::default() };
    let paused = BTreeMap::from([("paused".to_owned(), "1".to_owned())]);
    for entry in [
        ProcessEntry { exited: true, gone: true, ..of(1) },
        ProcessEntry { gone: true, ..of(2) },
        ProcessEntry { gone: true, silent: true, ..of(3) },
        ProcessEntry { attributes: paused, ..of(4) },
    ] {
        w.journal(&JournalEntry::Process(Box::new(entry))).unwrap();
    }
    for (time_ns, on) in [(200, true), (300, false), (310, false), (400, true), (500, false)] {
        let mark = Mark { process: 4, time_ns, recording: Some(on), ..Mark::default() };
        w.journal(&JournalEntry::Mark(mark)).unwrap();
    }
    w.close().unwrap();
    let trace = open(&dir).unwrap();
    let ended: Vec<_> = trace.processes().iter().map(|p| p.ended).collect();
    assert_eq!(ended, [Some(Ending::Exit), Some(Ending::Abrupt), None, None]);
    assert!(trace.marks().is_empty());
    let traces = Traces::from(trace);
    let pauses: Vec<_> = traces.pauses().iter().map(|p| (p.process, p.from_ns, p.until_ns)).collect();
    assert_eq!(pauses, [(4, 100, Some(200)), (4, 300, Some(400)), (4, 500, None)]);
}

#[test]
fn the_same_rings_give_the_same_bytes() {
    let tmp = tmp();
    let contents = |name: &str| {
        let dir = tmp.path().join(name);
        let mut w = TraceWriter::create(&dir, options(400)).unwrap();
        announce(&mut w, &small());
        append(&mut w, &small(), &[2], |w, _| assert!(w.compactor().compact().is_ok()));
        w.close().unwrap();
        let mut out = BTreeMap::new();
        for part in ["", "calls", "tables"] {
            for e in std::fs::read_dir(dir.join(part)).unwrap().flatten().filter(|e| e.path().is_file()) {
                out.insert(format!("{part}/{:?}", e.file_name()), std::fs::read(e.path()).unwrap());
            }
        }
        out
    };
    assert!(contents("a") == contents("b"));
}

#[test]
fn the_writers_own_thread_rewrites_and_expires() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w =
        TraceWriter::create(&dir, crate::WriterOptions { max_size: Some(1), ..options(400) }).unwrap();
    append(&mut w, &small(), &[1], |w, _| w.tidy().unwrap());
    w.rotate();
    while !open(&dir).unwrap().totals().dropped.contains_key(&LossReason::Expired) {
        w.tidy().unwrap();
        std::thread::yield_now();
    }
    w.close().unwrap();
    let trace = open(&dir).unwrap();
    check_equation(&trace);
    assert_eq!(trace.totals().emitted, 5);
    assert_eq!(w.compactor().expire(0, &Limits::default()).unwrap(), 0);
}
