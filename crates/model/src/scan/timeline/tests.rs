use gputap_trace::Analysis;
use proptest::prelude::*;

use super::*;
use crate::capture::{Edge, Windows};
use crate::scan::{Counting, Mode, ScanResult};
use crate::testing::{Batch, Row, row};

const STREAMS: [u64; 2] = [0xa000, 0xb000];

#[derive(Clone, Debug)]
enum Op {
    Alloc(u64),
    AllocAsync(u64, usize),
    Free(u64),
    Copy(u64, u64, usize),
    Begin(usize),
    End(usize),
}

fn op() -> impl Strategy<Value = Op> {
    prop_oneof![
        3 => (0u64..6).prop_map(Op::Alloc),
        2 => (0u64..6, 0usize..2).prop_map(|(page, s)| Op::AllocAsync(page, s)),
        3 => (0u64..6).prop_map(Op::Free),
        4 => (0u64..6, 0u64..6, 0usize..2).prop_map(|(a, b, s)| Op::Copy(a, b, s)),
        1 => (0usize..2).prop_map(Op::Begin),
        1 => (0usize..2).prop_map(Op::End),
    ]
}

fn to_row(op: &Op, t: i64) -> Row {
    let page = |n: u64| 0x10000 + n * 0x1000;
    match *op {
        Op::Alloc(n) => row("cuMemAlloc_v2", t, &[("dptr", page(n)), ("bytesize", 0x1000)]),
        Op::AllocAsync(n, s) => {
            let args = [("dptr", page(n)), ("bytesize", 0x800), ("hStream", STREAMS[s])];
            row("cuMemAllocAsync", t, &args)
        }
        Op::Free(n) => row("cuMemFree_v2", t, &[("dptr", page(n))]),
        Op::Copy(a, b, s) => {
            let args = [("dst", page(a)), ("src", page(b)), ("ByteCount", 10), ("hStream", STREAMS[s])];
            row("cuMemcpyAsync", t, &args)
        }
        Op::Begin(s) => row("cuStreamBeginCapture_v2", t, &[("hStream", STREAMS[s])]),
        Op::End(s) => row("cuStreamEndCapture", t, &[("hStream", STREAMS[s])]),
    }
}

/// Everything that depends on the order, when batches of these rows come one after the other.
fn found(batches: &[Vec<Row>], worth: usize) -> (Vec<crate::copies::CopyRow>, Replayed, u64) {
    let all = batches.iter().flatten();
    let edges = all.filter_map(|r| Edge::from_call(r.api, r.process, r.result, r.start_ns, r.start_ns + 10));
    let joins = Joins::new(&[], &[], &[], Windows::new(edges.collect()), Mode::default());
    let counting = Counting::new(&joins);
    let mut timeline =
        Timeline { worth, ..Timeline::new(&joins, Replay::new(&[]), crate::comm::Book::default()) };
    let mut part = counting.part();
    for (i, rows) in batches.iter().enumerate() {
        let mut later = Vec::new();
        Batch::new(rows).with(|calls| counting.batch(&mut part, calls, &mut later));
        let behind = batches[i + 1..].iter().flatten().map(|r| r.start_ns);
        timeline.take(&joins, later, behind.min().unwrap_or(i64::MAX));
    }
    let found = ScanResult::new(vec![part], timeline, &joins, &[]);
    let tallies = found.processes.get(&1).cloned().unwrap_or_default();
    (tallies.copies.rows(), found.memory, tallies.captured_memory)
}

proptest! {
    #[test]
    fn batches_out_of_order_make_no_difference(
        ops in prop::collection::vec((op(), 0u32..3, 0usize..6), 1..80),
        worth in 1usize..20,
    ) {
        let rows = ops.iter().enumerate();
        let rows: Vec<(Row, usize)> =
            rows.map(|(i, (op, thread, batch))| (to_row(op, i as i64 * 100).thread(*thread), *batch)).collect();
        let at_once = vec![rows.iter().map(|(row, _)| row.clone()).collect()];
        let mut apart: Vec<Vec<Row>> = vec![Vec::new(); 6];
        rows.into_iter().for_each(|(row, batch)| apart[batch].push(row));
        let (copies, memory, captured) = found(&apart, worth);
        let (all_copies, all_memory, all_captured) = found(&at_once, WORTH);
        prop_assert_eq!(copies, all_copies);
        prop_assert_eq!(memory.total, all_memory.total);
        prop_assert_eq!(captured, all_captured);
    }
}
