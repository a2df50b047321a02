//! What has one signature in CUDA 11 and 12, and another one in 13.

use crate::abi::{Device, Handle, In, Out, runtime};

runtime! {
    ctx fn cudaEventElapsedTime(d, ms: Out<f32>, start: Handle, end: Handle) {
        d.plain.event_elapsed(ms, start, end)
    }

    ctx fn cudaMemAdvise(d, address: usize, bytes: usize, advice: i32, device: Device) {
        d.plain.mem_advise(address, bytes, advice, device)
    }

    ptsz fn cudaMemPrefetchAsync(d, address: usize, bytes: usize, device: Device, stream: Handle) {
        d.queue.prefetch(address, bytes, device, stream)
    }

    /// The oldest form, which programs of CUDA 10 call.
    ptsz fn cudaStreamGetCaptureInfo(d, stream: Handle, status: Out<i32>, id: Out<u64>) {
        let nowhere = Out(std::ptr::null_mut());
        d.queue.capture_info(stream, status, id, nowhere, nowhere, nowhere)
    }

    ptsz fn cudaStreamGetCaptureInfo_v2(
        d, stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, count: Out<usize>,
    ) {
        d.queue.capture_info(stream, status, id, graph, nodes, count)
    }

    ptsz fn cudaStreamUpdateCaptureDependencies(d, stream: Handle, nodes: Out<Handle>, count: usize, flags: u32) {
        d.queue.capture_depend(stream, nodes, count, flags)
    }

    init fn cudaGraphAddDependencies(d, graph: Handle, from: In<Handle>, to: In<Handle>, count: usize) {
        d.plain.graph_depend(graph, from, to, count)
    }

    init fn cudaGraphRemoveDependencies(d, graph: Handle, from: In<Handle>, to: In<Handle>, count: usize) {
        d.plain.graph_release(graph, from, to, count)
    }

    init fn cudaGraphGetEdges(d, graph: Handle, from: Out<Handle>, to: Out<Handle>, count: Out<usize>) {
        d.plain.graph_edges(graph, from, to, count)
    }

    init fn cudaGraphNodeGetDependencies(d, node: Handle, nodes: Out<Handle>, count: Out<usize>) {
        d.plain.node_before(node, nodes, count)
    }

    init fn cudaGraphNodeGetDependentNodes(d, node: Handle, nodes: Out<Handle>, count: Out<usize>) {
        d.plain.node_after(node, nodes, count)
    }
}
