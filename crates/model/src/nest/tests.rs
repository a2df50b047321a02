use gputap_trace::Analysis;
use proptest::prelude::*;

use crate::capture::Windows;
use crate::memory::Replay;
use crate::scan::{Counting, Joins, Mode, ScanResult, Tallies};
use crate::testing::{Batch, Row, row, row_of, runtime};
use crate::timeline::Timeline;

/// What batches of these rows come to.
fn found(batches: &[Vec<Row>], tree: bool) -> ScanResult {
    let joins = Joins::new(&[], &[], &[], Windows::default(), Mode { nested: true, tree, ..Mode::default() });
    let counting = Counting::new(&joins);
    let mut timeline = Timeline::new(&joins, Replay::new(&[]), crate::comm::Book::default());
    let mut part = counting.part();
    for rows in batches {
        let mut later = Vec::new();
        Batch::new(rows).with(|calls| counting.batch(&mut part, calls, &mut later));
        timeline.take(&joins, later, i64::MIN);
    }
    ScanResult::new(vec![part], timeline, &joins, &[])
}

fn tallies(rows: &[Row], tree: bool) -> (Box<Tallies>, crate::memory::Memory) {
    let found = found(&[rows.to_vec()], tree);
    (found.processes[&1].clone(), found.memory.total)
}

const BOTH: [(&str, u64); 2] = [("dptr", 0x1000), ("bytesize", 64)];

#[test]
fn an_allocation_of_the_runtime_and_of_the_driver_inside_it_is_one() {
    let outer = runtime("cudaMalloc", 0, &[("devPtr", 0x1000), ("size", 64)]).lasts(100);
    let inner = row("cuMemAlloc_v2", 10, &BOTH).lasts(60).numbered(2, 1);
    let (t, memory) = tallies(&[inner, outer.clone().numbered(1, 0)], false);
    assert_eq!((memory.device.allocations, memory.device.live_bytes), (1, 64));
    let calls = t.calls.rows();
    let seen: Vec<_> = calls.iter().map(|c| (c.function.as_str(), c.count, c.total_ns, c.self_ns)).collect();
    assert_eq!(seen, [("cudaMalloc", 1, 100, 40), ("cuMemAlloc_v2", 1, 60, 60)]);
    // Recorded alone it is an allocation of its own.
    let (_, memory) = tallies(&[outer.numbered(1, 0)], false);
    assert_eq!((memory.device.allocations, memory.device.live_bytes), (1, 64));
}

#[test]
fn a_copy_counts_where_it_is_done_and_says_its_direction_there() {
    let copy = [("dst", 0x1000), ("src", 0x9000), ("count", 100), ("kind", 1)];
    let inner = row("cuMemcpyHtoD_v2", 5, &[("dstDevice", 0x1000), ("ByteCount", 100)]).numbered(2, 1);
    let rows = [
        inner,
        runtime("cudaMemcpy", 0, &copy).numbered(1, 0),
        runtime("cudaMemcpy", 50, &copy).numbered(3, 0),
    ];
    let (t, _) = tallies(&rows, false);
    let copies = t.copies.rows();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert_eq!((copies[0].direction.name(), copies[0].count, copies[0].bytes), ("HtoD", 2, 200));
}

#[test]
fn a_launch_three_layers_down_is_one_launch() {
    let launch = row("cuLaunchKernel", 20, &[("f", 7), ("gridDimX", 3)]).numbered(3, 2);
    let outer = runtime("cudaLaunchKernel", 10, &[("func", 0x4000)]).with_value("gridDim", &[3 | 1 << 32, 1]);
    let nccl = row_of(4, "ncclAllReduce", 0, &[("count", 10)]).numbered(1, 0);
    let (t, _) = tallies(&[launch, outer.clone().numbered(2, 1), nccl], false);
    let names = crate::names::Names::default();
    let kernels = t.kernels.rows(&names);
    assert_eq!(
        (kernels.len(), kernels[0].launches, kernels[0].kernel_full.as_str()),
        (1, 1, "(unnamed 0x7)")
    );
    let (t, _) = tallies(&[outer.numbered(1, 0)], false);
    let kernels = t.kernels.rows(&names);
    assert_eq!(
        (kernels[0].kernel_full.as_str(), kernels[0].config.unwrap().grid),
        ("(unnamed 0x4000)", [3, 1, 1])
    );
}

#[test]
fn an_error_that_is_passed_on_is_one_error() {
    let rows = [
        row("cuMemAlloc_v2", 10, &[("bytesize", 1 << 40)]).fails(2).numbered(2, 1),
        runtime("cudaMalloc", 0, &[("size", 1 << 40)]).fails(2).numbered(1, 0),
        runtime("cudaMalloc", 50, &[("size", 1 << 41)]).fails(2).numbered(3, 0),
        runtime("cudaGetLastError", 70, &[]).fails(2).numbered(4, 0),
        runtime("cudaMemcpy", 90, &[]).fails(1).numbered(6, 5),
        row_of(4, "ncclCommInitRank", 80, &[]).fails(1).numbered(5, 0),
    ];
    let (t, _) = tallies(&rows, false);
    let errors = t.errors.rows(&crate::names::Names::default());
    let seen: Vec<_> = errors
        .iter()
        .map(|e| (e.function.as_str(), e.error.as_str(), e.count, e.passed_on_by.first().map(|p| p.function)))
        .collect();
    assert_eq!(
        seen,
        [
            ("cuMemAlloc_v2", "CUDA_ERROR_OUT_OF_MEMORY", 1, Some("cudaMalloc")),
            ("cudaMalloc", "cudaErrorMemoryAllocation", 1, None),
            ("cudaMemcpy", "cudaErrorInvalidValue", 1, Some("ncclCommInitRank")),
        ]
    );
}

#[test]
fn the_tree_has_every_path_with_its_own_time() {
    let sync = |t| row("cuStreamSynchronize", t, &[]).lasts(30);
    let rows = [
        sync(10).numbered(2, 1),
        sync(50).numbered(3, 1),
        runtime("cudaStreamSynchronize", 0, &[]).lasts(100).numbered(1, 0),
        sync(200).numbered(4, 0),
        runtime("cudaStreamSynchronize", 300, &[]).lasts(20).numbered(5, 0),
    ];
    let (t, _) = tallies(&rows, true);
    let tree = t.tree.rows();
    let seen: Vec<_> = tree.iter().map(|b| (b.function.as_str(), b.count, b.total_ns, b.self_ns)).collect();
    assert_eq!(seen, [("cudaStreamSynchronize", 2, 120, 60), ("cuStreamSynchronize", 1, 30, 30)]);
    assert_eq!((tree[0].inside[0].count, tree[0].inside[0].total_ns), (2, 60));
    assert_eq!((t.waiting.count, t.waiting.total_ns), (4, 110));
}

/// A call and those inside it.
#[derive(Clone, Debug)]
struct Shape {
    what: u8,
    fails: bool,
    inside: Vec<Shape>,
}

fn shape() -> impl Strategy<Value = Shape> {
    let leaf =
        (0u8..6, prop::bool::weighted(0.2)).prop_map(|(what, fails)| Shape { what, fails, inside: vec![] });
    leaf.prop_recursive(3, 12, 4, |inner| {
        (0u8..6, prop::bool::weighted(0.2), prop::collection::vec(inner, 0..4))
            .prop_map(|(what, fails, inside)| Shape { what, fails, inside })
    })
}

impl Shape {
    /// Adds the rows of this call in the order of a trace.
    fn rows(&self, parent: u32, thread: u32, number: &mut u32, t: &mut i64, out: &mut Vec<Row>) {
        *number += 1;
        let (own, start) = (*number, *t);
        *t += 7;
        self.inside.iter().for_each(|inner| inner.rows(own, thread, number, t, out));
        *t += 5;
        let row = match self.what {
            0 => row("cuMemAlloc_v2", start, &[("dptr", 0x1000 * u64::from(own)), ("bytesize", 8)]),
            1 => runtime("cudaMalloc", start, &[("devPtr", 0x1000 * u64::from(own)), ("size", 16)]),
            2 => row("cuLaunchKernel", start, &[("f", 1)]),
            3 => runtime("cudaLaunchKernel", start, &[("func", 2)]),
            4 => runtime("cudaStreamSynchronize", start, &[]),
            _ => row_of(4, "ncclGroupEnd", start, &[]),
        };
        let row = row.thread(thread).numbered(own, parent).lasts(*t - start);
        out.push(if self.fails { row.fails(2) } else { row });
    }
}

proptest! {
    #[test]
    fn where_batches_end_makes_no_difference(
        shapes in prop::collection::vec((shape(), 0u32..2), 1..12),
        cuts in prop::collection::vec(1usize..6, 1..8),
    ) {
        let (mut numbers, mut t, mut rows) = ([0u32; 2], 0, Vec::new());
        for (shape, thread) in &shapes {
            shape.rows(0, *thread, &mut numbers[*thread as usize], &mut t, &mut rows);
        }
        let whole = found(std::slice::from_ref(&rows), true);
        let mut batches = Vec::new();
        let (mut rest, mut cut) = (rows.as_slice(), cuts.iter().cycle());
        while !rest.is_empty() {
            let (batch, after) = rest.split_at((*cut.next().unwrap()).min(rest.len()));
            batches.push(batch.to_vec());
            rest = after;
        }
        let apart = found(&batches, true);
        let names = crate::names::Names::default();
        let (a, b) = (&whole.processes[&1], &apart.processes[&1]);
        prop_assert_eq!(a.calls.rows(), b.calls.rows());
        prop_assert_eq!(a.kernels.rows(&names), b.kernels.rows(&names));
        prop_assert_eq!(a.errors.rows(&names), b.errors.rows(&names));
        prop_assert_eq!(a.waiting, b.waiting);
        prop_assert_eq!(a.tree.rows(), b.tree.rows());
        prop_assert_eq!(&whole.memory.total, &apart.memory.total);
    }
}
