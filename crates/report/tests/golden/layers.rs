//! Two ranks that use the runtime, NCCL, NVSHMEM and NVML, with the driver's calls inside.

use gputap_wire::definition;

use super::{Node, Ring};

const COMM: u64 = 0xcc00;
const KERNEL: u64 = 0x1000;
const BUFFER: u64 = 0x7f00_0000_0000;

pub(super) fn rings(node: Node) -> Vec<Ring> {
    vec![rank(node, 0), rank(node, 1)]
}

fn rank(node: Node, rank: u64) -> Ring {
    let mut r = Ring::new(node, 4241 + rank as u32, "python");
    r.words(definition::CONTEXT, 0, &[1 | rank << 32, 0xc0]);
    r.kernel(KERNEL, "ncclDevKernel_AllReduce_Sum_f32_RING_LL");
    library(&mut r, 0, 1, "/usr/lib/libcuda.so.1");
    library(&mut r, 3, 1, "/opt/torch/libcudart.so.13");
    library(&mut r, 3, 2, "/opt/other/libcudart.so.13");
    library(&mut r, 4, 1, "/opt/torch/libnccl.so.2");
    memory(&mut r);
    let id = 0x0123_4567_89ab_cdef;
    let args = [("comm", COMM), ("nranks", 2), ("rank", rank), ("commId", id)];
    r.call("ncclCommInitRank", (100, 40_000), &args, 0);
    r.words(definition::COMM, 140, &[COMM, 2 | rank << 32, rank]);
    for i in 0..12 {
        // Rank 1 comes 3 us later each time.
        collective(&mut r, 200 + i * 20 + rank * 3);
    }
    graph(&mut r);
    exchange(&mut r, rank);
    fails(&mut r);
    hangs(&mut r);
    r
}

fn library(r: &mut Ring, family: u8, flags: u8, path: &str) {
    r.define(definition::LIBRARY, 0, &[&[family, flags, 0, 0, 0, 0, 0, 0], path.as_bytes()].concat());
}

fn memory(r: &mut Ring) {
    let alloc = [("devPtr", BUFFER), ("size", 1 << 20)];
    r.around("cudaMalloc", (10, Some(9_000)), &alloc, &[], 0, |r| {
        r.call("cuMemAlloc_v2", (12, 5_000), &[("dptr", BUFFER), ("bytesize", 1 << 20)], 0);
    });
    let copy = [("dst", BUFFER), ("src", 0x5600_0000_0000), ("count", 4096), ("kind", 1)];
    r.around("cudaMemcpy", (30, Some(8_000)), &copy, &[], 0, |r| {
        r.call("cuMemcpyHtoD_v2", (32, 4_000), &[("dstDevice", BUFFER), ("ByteCount", 4096)], 0);
    });
}

fn collective(r: &mut Ring, at: u64) {
    let args = [("count", 1 << 10), ("datatype", 7), ("op", 0), ("comm", COMM), ("stream", 0x5000)];
    r.around("ncclAllReduce", (at, Some(6_000)), &args, &[], 0, |r| {
        r.around("cudaLaunchKernel", (at + 1, Some(3_000)), &[("func", 0x4000)], &[], 0, |r| {
            let grid = [("f", KERNEL), ("gridDimX", 2), ("gridDimY", 1), ("gridDimZ", 1)];
            let shape = [&grid[..], &[("blockDimX", 512), ("blockDimY", 1), ("blockDimZ", 1)]].concat();
            r.call("cuLaunchKernel", (at + 2, 1_000), &shape, 0);
        });
    });
}

/// A graph with a copy, a fill and a condition, launched twice.
fn graph(r: &mut Ring) {
    let stream = [("hStream", 0x5000)];
    r.around("cudaStreamBeginCapture", (450, Some(900)), &[("stream", 0x5000)], &[], 0, |r| {
        r.call("cuStreamBeginCapture_v2", (450, 500), &stream, 0);
    });
    r.around("cudaStreamEndCapture", (452, Some(900)), &[("stream", 0x5000)], &[], 0, |r| {
        r.call("cuStreamEndCapture", (452, 500), &stream, 0);
    });
    r.around("cudaGraphInstantiate", (454, Some(5_000)), &[("pGraphExec", 0x77)], &[], 0, |r| {
        r.call("cuGraphInstantiateWithFlags", (455, 2_000), &[("phGraphExec", 0x77)], 0);
    });
    // A copy from the device to the host, then one whose ends are not told.
    let copies = [1 | 1 << 32 | 2 << 40, 0x52, 4096, 1, 0x53, 100];
    let others = [0, 0x51, KERNEL, 2, 0x54, 64, 13, 0x55, 0];
    r.words(definition::GRAPH, 460, &[&[0x77, 5 << 32, 5][..], &others, &copies].concat());
    for i in 0..2 {
        r.around("cudaGraphLaunch", (462 + i * 5, Some(3_000)), &[("graphExec", 0x77)], &[], 0, |r| {
            r.call("cuGraphLaunch", (463 + i * 5, 1_000), &[("hGraph", 0x77)], 0);
        });
    }
    r.call("cuGraphExecUpdate_v2", (475, 800), &[("hGraphExec", 0x77)], 0);
}

fn exchange(r: &mut Ring, rank: u64) {
    let peer = 1 - rank;
    let args = [("count", 256), ("datatype", 9), ("peer", peer), ("comm", COMM), ("stream", 0x5000)];
    r.call("ncclGroupStart", (500, 100), &[], 0);
    r.call("ncclSend", (501, 200), &args, 0);
    r.call("ncclRecv", (502, 200), &args, 0);
    r.call("ncclGroupEnd", (503, 20_000), &[], 0);
    r.call("nvshmem_my_pe", (530, 50), &[], rank as u32);
    r.call("nvshmem_double_put", (531, 900), &[("nelems", 16), ("pe", peer)], 0);
    r.call("nvmlDeviceGetTemperature", (540, 3_000), &[], 3);
}

fn fails(r: &mut Ring) {
    r.around("cudaMalloc", (550, Some(9_000)), &[("size", 1 << 40)], &[], 2, |r| {
        r.call("cuMemAlloc_v2", (552, 5_000), &[("bytesize", 1 << 40)], 2);
    });
    r.call("cudaGetLastError", (560, 100), &[], 2);
}

fn hangs(r: &mut Ring) {
    r.around("cudaStreamSynchronize", (570, None), &[("stream", 0x5000)], &[], 0, |r| {
        r.record("cuStreamSynchronize", (571, None), &[("hStream", 0x5000)], &[], 0);
    });
}
