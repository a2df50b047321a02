//! What only CUDA 13 has, and what has another signature there than in 12.

use std::ffi::c_void;

use crate::abi::{Device, Handle, In, Out, runtime};
use crate::driver::{HostFunction, Location};
use crate::graph_any::AnyParams;
use crate::properties::{Properties, read};
use crate::register::kernel;

runtime! {
    init fn cudaGetDeviceProperties(d, out: Out<Properties>, device: Device) {
        out.required()?;
        out.set(read(d, device)?)
    }

    ctx fn cudaEventElapsedTime(d, ms: Out<f32>, start: Handle, end: Handle) {
        crate::event::elapsed(ms, start, end)
    }

    ctx fn cudaMemAdvise(d, address: usize, bytes: usize, advice: i32, location: Location) {
        d.plain.mem_advise_at(address, bytes, advice, location)
    }

    ptsz fn cudaMemPrefetchAsync(d, address: usize, bytes: usize, to: Location, flags: u32, stream: Handle) {
        d.queue.prefetch_to(address, bytes, to, flags, stream)
    }

    ptsz fn cudaMemcpyBatchAsync(
        d, to: usize, from: usize, bytes: usize, count: usize, attributes: usize, indices: usize,
        attribute_count: usize, stream: Handle,
    ) {
        d.queue.copy_batch_v2(to, from, bytes, count, attributes, indices, attribute_count, stream)
    }

    init fn cudaMemGetDefaultMemPool(d, pool: Out<Handle>, location: In<Location>, kind: i32) {
        d.plain.location_default_pool(pool, location, kind)
    }

    init fn cudaMemGetMemPool(d, pool: Out<Handle>, location: In<Location>, kind: i32) {
        d.plain.location_pool(pool, location, kind)
    }

    ctx fn cudaFuncGetParamCount(d, address: usize, count: Out<usize>) {
        d.plain.kernel_parameters(kernel(d, address)?, count)
    }

    ptsz fn cudaLaunchHostFunc_v2(d, stream: Handle, function: HostFunction, user: *mut c_void, mode: u32) {
        d.queue.launch_host_v2(stream, function, user, mode)
    }

    ptsz fn cudaStreamGetCaptureInfo(
        d, stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, data: Out<usize>,
        count: Out<usize>,
    ) {
        d.queue.capture_info_v3(stream, status, id, graph, nodes, data, count)
    }

    ptsz fn cudaStreamUpdateCaptureDependencies(
        d, stream: Handle, nodes: Out<Handle>, data: In<u64>, count: usize, flags: u32,
    ) {
        d.queue.capture_depend_v2(stream, nodes, data, count, flags)
    }

    ctx fn cudaGraphAddNode(
        d, out: Out<Handle>, graph: Handle, after: In<Handle>, _data: In<u64>, count: usize, params: In<AnyParams>,
    ) {
        params.get()?.add(d, out, graph, after, count)
    }

    init fn cudaGraphAddDependencies(d, graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize) {
        d.plain.graph_depend_v2(graph, from, to, data, count)
    }

    init fn cudaGraphRemoveDependencies(
        d, graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize,
    ) {
        d.plain.graph_release_v2(graph, from, to, data, count)
    }

    init fn cudaGraphGetEdges(
        d, graph: Handle, from: Out<Handle>, to: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.graph_edges_v2(graph, from, to, data, count)
    }

    init fn cudaGraphNodeGetDependencies(
        d, node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.node_before_v2(node, nodes, data, count)
    }

    init fn cudaGraphNodeGetDependentNodes(
        d, node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>,
    ) {
        d.plain.node_after_v2(node, nodes, data, count)
    }

    init fn cudaGraphGetId(d, graph: Handle, id: Out<u32>) {
        d.plain.graph_id(graph, id)
    }

    init fn cudaGraphExecGetId(d, exec: Handle, id: Out<u32>) {
        d.plain.exec_id(exec, id)
    }

    init fn cudaGraphNodeGetContainingGraph(d, node: Handle, graph: Out<Handle>) {
        d.plain.node_graph(node, graph)
    }

    init fn cudaGraphNodeGetLocalId(d, node: Handle, id: Out<u32>) {
        d.plain.node_local_id(node, id)
    }

    init fn cudaGraphNodeGetToolsId(d, node: Handle, id: Out<u64>) {
        d.plain.node_tools_id(node, id)
    }
}
