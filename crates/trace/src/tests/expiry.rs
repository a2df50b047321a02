//! Deleting old segments: exact counts, and memory that stays right.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::history::*;
use crate::format::counts::ThreadKey;
use crate::{Limits, LossReason, RowKind, TraceWriter};

/// Live allocations after all rows, in the order in which the calls ended.
fn live(rows: &BTreeMap<ThreadKey, Vec<Row>>) -> BTreeMap<(u32, u64), u64> {
    let mut all: Vec<(u32, &Row)> = rows.iter().flat_map(|(k, rows)| rows.iter().map(|r| (k.0, r))).collect();
    all.sort_by_key(|(_, r)| r.start_ns + r.duration_ns.max(0));
    let mut live = BTreeMap::new();
    for (process, r) in all.into_iter().filter(|(_, r)| r.result == 0 && r.flags == 0) {
        match r.api {
            0 => drop(live.insert((process, r.words[0]), r.words[1])),
            1 => drop(live.remove(&(process, r.words[0]))),
            _ => {}
        }
    }
    live
}

/// Allocations and frees of a few addresses among other calls.
fn memory_op() -> impl Strategy<Value = Op> {
    prop_oneof![
        (0u16..3, 0u64..4, prop_oneof![5 => Just(0u32), 1 => Just(2u32)])
            .prop_map(|(api, seed, result)| Op::Call { api, result, seed, copied: 0 }),
        (any::<u64>()).prop_map(|seed| Op::Call { api: 3, result: 0, seed, copied: 8 }),
        Just(Op::Block { inside: 1 }),
        any::<u64>().prop_map(Op::Activity),
        any::<u64>().prop_map(Op::Sample),
        (1u8..4).prop_map(|n| Op::DropRows(RowKind::Sample, n, true)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_expired_call_is_counted_and_live_memory_stays(
        ops in prop::collection::vec(memory_op(), 1..120),
        others in prop::collection::vec(memory_op(), 0..40),
        pieces in prop::collection::vec(1u8..9, 1..4),
        every in 1usize..7,
        max_bytes in 0u64..20_000,
        closed in any::<bool>(),
    ) {
        let world: World = [((1, 0), ring_history(100, &ops, false)), ((2, 0), ring_history(200, &others, true))].into();
        let tmp = tmp();
        let dir = tmp.path().join("t");
        let mut w = TraceWriter::create(&dir, options(700)).unwrap();
        announce(&mut w, &world);
        let mut went = 0;
        append(&mut w, &world, &pieces, |w, step| {
            let c = w.compactor();
            c.compact().unwrap();
            if step % every == 0 {
                went += c.expire(10, &Limits { keep_ns: None, max_bytes: Some(max_bytes) }).unwrap();
                c.trim().unwrap();
            }
        });
        if closed {
            w.close().unwrap();
        }
        drop(w);
        let (mut trace, rows) = read(&dir);
        let all = expected(&world);
        let stored: usize = rows.values().map(Vec::len).sum();
        let total: usize = all.values().map(Vec::len).sum();
        prop_assert_eq!(trace.totals().emitted as usize, total);
        prop_assert_eq!(trace.totals().stored as usize, stored);
        prop_assert_eq!(trace.totals().dropped.get(&LossReason::Expired).copied().unwrap_or(0), went);
        prop_assert_eq!(stored as u64 + went, total as u64);
        for (key, rows) in &all {
            let t = trace.threads().iter().find(|t| (t.process, t.tid) == *key).unwrap();
            prop_assert_eq!(t.totals.emitted, rows.len() as u64);
        }
        prop_assert_eq!(live(&rows), live(&all));
        let (traces, kept) = read_rows(&dir);
        for (key, ring) in &world {
            let kept = kept.get(key).cloned().unwrap_or_default();
            prop_assert!(ring.stored.activities.ends_with(&kept.activities), "{:?}", key);
            prop_assert!(ring.stored.samples.ends_with(&kept.samples), "{:?}", key);
            let feed = traces.feeds().iter().find(|f| (f.process, f.feed as u16) == *key).unwrap();
            for kind in RowKind::ALL {
                let totals = feed.totals.get(kind);
                let gone = totals.dropped.get(&LossReason::Expired).copied().unwrap_or(0);
                prop_assert_eq!((totals.stored, gone), (kept.count(kind), ring.stored.count(kind) - kept.count(kind)));
                prop_assert!(!totals.dropped.contains_key(&LossReason::Damaged), "{:?}", totals);
            }
        }
        trace.verify().unwrap();
        prop_assert_eq!(trace.problems().len(), usize::from(!closed), "{:?}", trace.problems());
    }
}

#[test]
fn what_is_younger_than_the_limit_stays() {
    let ops = vec![Op::Call { api: 3, result: 0, seed: 1, copied: 0 }; 20];
    let world: World = [((1, 0), ring_history(100, &ops, false))].into();
    let tmp = tmp();
    let mut w = TraceWriter::create(&tmp.path().join("t"), options(500)).unwrap();
    append(&mut w, &world, &[2], |w, _| assert!(w.compactor().compact().is_ok()));
    // The test's clock always says 1 ns.
    let keep = |keep_ns| Limits { keep_ns: Some(keep_ns), max_bytes: None };
    assert_eq!(w.compactor().expire(100, &keep(99)).unwrap(), 0);
    assert!(w.compactor().expire(100, &keep(98)).unwrap() > 0);
}

#[test]
fn pairs_of_allocation_and_free_do_not_pile_up() {
    let pair = |i: u64| [0u16, 1].map(|api| Op::Call { api, result: 0, seed: i, copied: 0 });
    let ops: Vec<Op> = (0..200).flat_map(pair).collect();
    let world: World = [((1, 0), ring_history(100, &ops, false))].into();
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(2_000)).unwrap();
    append(&mut w, &world, &[10], |w, _| {
        w.compactor().compact().unwrap();
        w.compactor().expire(1, &Limits { keep_ns: None, max_bytes: Some(0) }).unwrap();
    });
    w.rotate();
    w.compactor().compact().unwrap();
    w.compactor().expire(1, &Limits { keep_ns: None, max_bytes: Some(0) }).unwrap();
    let (trace, rows) = read(&dir);
    assert!(rows.is_empty());
    assert_eq!(trace.totals().dropped[&LossReason::Expired], 400);
}
