use gputap_trace::Analysis;
use gputap_trace::model::{Context, GraphNode, Kernel};

use super::*;
use crate::capture::{Edge, Windows};
use crate::copies::{CopyRow, PeerRow};
use crate::effect::Direction;
use crate::memory::Replay;
use crate::testing::{Batch, Row, row};

fn find(rows: &[Row], kernels: &[Kernel], graphs: &[Graph], contexts: &[Context]) -> (ScanResult, Joins) {
    let edges = rows
        .iter()
        .filter_map(|r| Edge::from_call(r.api, r.process, r.result, r.start_ns, r.start_ns + r.duration_ns));
    let joins = Joins::new(kernels, graphs, contexts, Windows::new(edges.collect()), Mode::default());
    // Two workers, as in a real scan.
    let counting = Counting::new(&joins);
    let mut timeline = Timeline::new(&joins, Replay::new(contexts), comm::Book::default());
    let (left, right) = rows.split_at(rows.len() / 2);
    let parts = [left, right].map(|rows| {
        let (mut part, mut later) = (counting.part(), Vec::new());
        Batch::new(rows).with(|calls| counting.batch(&mut part, calls, &mut later));
        timeline.take(&joins, later, i64::MIN);
        part
    });
    let found = ScanResult::new(parts.into(), timeline, &joins, graphs);
    (found, joins)
}

fn kernel(handle: u64, from_ns: i64, name: &str) -> Kernel {
    Kernel { process: 1, handle, from_ns, name: name.to_owned() }
}

fn launch(t: i64, f: u64, grid: u64) -> Row {
    let shape = [("f", f), ("gridDimX", grid), ("gridDimY", 1), ("gridDimZ", 1), ("blockDimX", 128)];
    row("cuLaunchKernel", t, &[&shape[..], &[("hStream", 0x5000)]].concat())
}

#[test]
fn kernels_are_joined_by_handle_and_time() {
    let kernels = [kernel(1, 0, "first"), kernel(1, 100, "second")];
    let rows = [launch(10, 1, 4), launch(20, 1, 4), launch(30, 1, 8), launch(150, 1, 8), launch(160, 9, 1)];
    let (found, joins) = find(&rows, &kernels, &[], &[]);
    let rows = found.processes[&1].kernels.rows(&joins.names);
    let seen: Vec<_> =
        rows.iter().map(|k| (k.kernel_full.as_str(), k.launches, k.config.map(|c| c.grid[0]))).collect();
    assert_eq!(seen, [("first", 3, Some(4)), ("(unnamed 0x9)", 1, Some(1)), ("second", 1, Some(8))]);
    assert_eq!((rows[0].config_launches, rows[0].configs), (2, 2));
}

#[test]
fn captured_launches_run_with_their_graph() {
    let kernels = [kernel(1, 0, "add")];
    let node = |kind, value| GraphNode { kind, node: 0, value, ends: 0 };
    let nodes = vec![node(0, 1), node(0, 1), node(1, 4096), node(2, 10)];
    let graphs = [Graph { process: 1, exec: 0x77, from_ns: 90, total_nodes: 5, nodes }];
    let graph_launch = |t, exec| row("cuGraphLaunch", t, &[("hGraph", exec), ("hStream", 0x5000)]);
    let rows = [
        launch(0, 1, 1),
        row("cuStreamBeginCapture_v2", 20, &[("hStream", 0x5000)]),
        launch(40, 1, 1),
        launch(50, 1, 1),
        row("cuMemcpyHtoDAsync_v2", 60, &[("ByteCount", 4096), ("hStream", 0x5000)]),
        row("cuMemAllocAsync", 65, &[("dptr", 0x100), ("bytesize", 64), ("hStream", 0x5000)]),
        row("cuStreamEndCapture", 70, &[("hStream", 0x5000)]),
        graph_launch(100, 0x77),
        graph_launch(120, 0x77),
        graph_launch(140, 0x99),
    ];
    let (found, joins) = find(&rows, &kernels, &graphs, &[]);
    let tallies = &found.processes[&1];
    let add = &tallies.kernels.rows(&joins.names)[0];
    assert_eq!((add.launches, add.captured, add.in_graphs, add.total), (1, 2, 4, 5));
    let summary = tallies.graphs.summary(&graphs);
    assert_eq!((summary.launches, summary.distinct, summary.unknown, summary.captures), (3, 1, 1, 1));
    assert_eq!((summary.nodes, summary.nodes_unlisted), (10, 2));
    let copies: Vec<_> = tallies.graphs.copies(&graphs).iter().map(|c| (c.count, c.bytes)).collect();
    assert_eq!(copies, [(2, 20), (2, 8192)]);
    let copied = &tallies.copies.rows()[0];
    assert_eq!((copied.captured, copied.count, copied.bytes), (1, 0, 0));
    assert_eq!((tallies.captured_memory, found.memory.processes.len()), (1, 0));
}

fn copies_of(rows: &[Row], contexts: &[Context]) -> (Vec<CopyRow>, Vec<PeerRow>) {
    let (found, _) = find(rows, &[], &[], contexts);
    (found.processes[&1].copies.rows(), found.processes[&1].copies.peers())
}

#[test]
fn the_owners_of_its_addresses_tell_the_direction_of_a_unified_copy() {
    let alloc = |t, at, device| row("cuMemAlloc_v2", t, &[("dptr", at), ("bytesize", 0x1000)]).device(device);
    let copy = |t, dst, src| row("cuMemcpyAsync", t, &[("dst", dst), ("src", src), ("ByteCount", 100)]);
    let rows = [
        copy(500, 0x10000, 0x90000),
        alloc(0, 0x10000, 0),
        alloc(10, 0x20000, 0),
        alloc(20, 0x30000, 1),
        row("cuMemHostAlloc", 30, &[("pp", 0x40000), ("bytesize", 0x1000)]),
        copy(510, 0x40800, 0x10fff),
        copy(520, 0x10000, 0x20000),
        copy(530, 0x30000, 0x20000),
        copy(540, 0x90000, 0x40000),
    ];
    let (rows, peers) = copies_of(&rows, &[]);
    let seen: Vec<_> = rows.iter().map(|r| (r.direction, r.count, r.bytes)).collect();
    let expected = [Direction::HtoD, Direction::DtoH, Direction::DtoD, Direction::Peer, Direction::HtoH];
    assert_eq!(seen, expected.map(|d| (d, 1, 100)));
    assert_eq!(peers, [PeerRow { source: Some(0), destination: Some(1), count: 1, bytes: 100 }]);
}

#[test]
fn sizes_and_directions_of_structured_listed_and_peer_copies() {
    let contexts = [
        Context { process: 1, context: 1, device: 0, handle: 0xc0 },
        Context { process: 1, context: 2, device: 3, handle: 0xc3 },
    ];
    let fields = [("srcMemoryType", 1), ("dstMemoryType", 3), ("WidthInBytes", 64), ("Height", 8)];
    let rows = [
        row("cuMemcpy2D_v2", 0, &[]).with_struct("pCopy", &fields),
        row("cuMemcpyPeerAsync", 20, &[("dstContext", 0xc3), ("srcContext", 0xc0), ("ByteCount", 7)]),
        row("cuMemcpyBatchAsync_v2", 40, &[("count", 12)]),
        row("cuMemsetD32_v2", 60, &[("N", 4)]),
    ];
    let (rows, peers) = copies_of(&rows, &contexts);
    let seen: Vec<_> =
        rows.iter().map(|r| (r.direction, r.asynchronous, r.count, r.bytes, r.without_size)).collect();
    assert_eq!(
        seen,
        [
            (Direction::Peer, true, 1, 7, 0),
            (Direction::HtoA, false, 1, 512, 0),
            (Direction::Batch, true, 12, 0, 1),
            (Direction::Memset, false, 1, 16, 0),
        ]
    );
    assert_eq!((peers[0].source, peers[0].destination), (Some(0), Some(3)));
}

#[test]
fn errors_are_counted_once_per_code_with_their_first_call() {
    let alloc = |t, bytes| row("cuMemAlloc_v2", t, &[("bytesize", bytes)]);
    let rows = [
        alloc(50, 1 << 40).fails(2),
        alloc(10, 1 << 41).fails(2),
        row("cuEventQuery", 20, &[("hEvent", 1)]).fails(600),
        row("cuCtxSynchronize", 70, &[]).hangs(),
    ];
    let (found, joins) = find(&rows, &[], &[], &[]);
    let tallies = &found.processes[&1];
    let errors = tallies.errors.rows(&joins.names);
    assert_eq!(errors.len(), 1);
    assert_eq!(
        (errors[0].error.as_str(), errors[0].count, errors[0].first_ns),
        ("CUDA_ERROR_OUT_OF_MEMORY", 2, 10)
    );
    assert_eq!(errors[0].example, "cuMemAlloc_v2(dptr=?, bytesize=2199023255552) = CUDA_ERROR_OUT_OF_MEMORY");
    assert_eq!(tallies.unfinished.len(), 1);
    assert_eq!(found.span, Some((10, 70)));
}
