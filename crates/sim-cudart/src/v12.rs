//! What only CUDA 12 has: the `_v2` forms of functions that have them without an ending in 13.

use crate::abi::{Device, Handle, In, Out, runtime};
use crate::driver::Location;
use crate::graph_any::AnyParams;
use crate::properties::{Properties, read};

runtime! {
    init fn cudaGetDeviceProperties_v2(d, out: Out<Properties>, device: Device) {
        out.required()?;
        out.set(read(d, device)?)
    }

    ctx fn cudaEventElapsedTime_v2(d, ms: Out<f32>, start: Handle, end: Handle) {
        crate::event::elapsed(ms, start, end)
    }

    ctx fn cudaMemAdvise_v2(d, address: usize, bytes: usize, advice: i32, location: Location) {
        d.plain.mem_advise_at(address, bytes, advice, location)
    }

    ptsz fn cudaMemPrefetchAsync_v2(d, address: usize, bytes: usize, to: Location, flags: u32, stream: Handle) {
        d.queue.prefetch_to(address, bytes, to, flags, stream)
    }

    ptsz fn cudaMemcpyBatchAsync(
        d, to: usize, from: usize, bytes: usize, count: usize, attributes: usize, indices: usize,
        attribute_count: usize, failed: Out<usize>, stream: Handle,
    ) {
        d.queue.copy_batch(to, from, bytes, count, attributes, indices, attribute_count, failed, stream)
    }

    ptsz fn cudaStreamGetCaptureInfo_v3(
        d, stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, data: Out<usize>,
        count: Out<usize>,
    ) {
        d.queue.capture_info_v3(stream, status, id, graph, nodes, data, count)
    }

    ptsz fn cudaStreamUpdateCaptureDependencies_v2(
        d, stream: Handle, nodes: Out<Handle>, data: In<u64>, count: usize, flags: u32,
    ) {
        d.queue.capture_depend_v2(stream, nodes, data, count, flags)
    }

    ctx fn cudaGraphAddNode(
        d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<AnyParams>,
    ) {
        params.get()?.add(d, out, graph, after, count)
    }

    ctx fn cudaGraphAddNode_v2(
        d, out: Out<Handle>, graph: Handle, after: In<Handle>, _data: In<u64>, count: usize, params: In<AnyParams>,
    ) {
        params.get()?.add(d, out, graph, after, count)
    }

    init fn cudaGraphAddDependencies_v2(
        d, graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize,
    ) {
        d.plain.graph_depend_v2(graph, from, to, data, count)
    }

    init fn cudaGraphRemoveDependencies_v2(
        d, graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize,
    ) {
        d.plain.graph_release_v2(graph, from, to, data, count)
    }

    init fn cudaGraphGetEdges_v2(
        d, graph: Handle, from: Out<Handle>, to: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.graph_edges_v2(graph, from, to, data, count)
    }

    init fn cudaGraphNodeGetDependencies_v2(
        d, node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.node_before_v2(node, nodes, data, count)
    }

    init fn cudaGraphNodeGetDependentNodes_v2(
        d, node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.node_after_v2(node, nodes, data, count)
    }
}
