//! Executable graphs: making, changing and launching them.

use crate::abi::{Handle, In, Out, runtime};
use crate::copy_shape::Params;
use crate::graph_node::{FillParams, HostCall, NodeKernel, context, row};

runtime! {
    ctx fn cudaGraphInstantiateWithFlags(d, exec: Out<Handle>, graph: Handle, flags: u64) {
        d.plain.exec_create(exec, graph, flags)
    }

    ptsz fn cudaGraphInstantiateWithParams(d, exec: Out<Handle>, graph: Handle, params: Out<u8>) {
        d.queue.exec_create_params(exec, graph, params)
    }

    ptsz fn cudaGraphUpload(d, exec: Handle, stream: Handle) {
        d.queue.graph_upload(exec, stream)
    }

    ptsz fn cudaGraphLaunch(d, exec: Handle, stream: Handle) {
        d.queue.graph_launch(exec, stream)
    }

    ctx fn cudaGraphExecDestroy(d, exec: Handle) {
        d.plain.exec_destroy(exec)
    }

    ctx fn cudaGraphExecGetFlags(d, exec: Handle, flags: Out<u64>) {
        d.plain.exec_flags(exec, flags)
    }

    ctx fn cudaGraphExecKernelNodeSetParams(d, exec: Handle, node: Handle, params: In<NodeKernel>) {
        d.plain.exec_set_kernel(exec, node, &params.get()?.for_driver(d)?)
    }

    ctx fn cudaGraphExecMemcpyNodeSetParams(d, exec: Handle, node: Handle, params: In<Params>) {
        d.plain.exec_set_copy(exec, node, &params.get()?.for_driver(d)?, context()?)
    }

    ctx fn cudaGraphExecMemcpyNodeSetParams1D(
        d, exec: Handle, node: Handle, to: usize, from: usize, bytes: usize, kind: i32,
    ) {
        d.plain.exec_set_copy(exec, node, &row(to, from, bytes, kind).for_driver(d)?, context()?)
    }

    ctx fn cudaGraphExecMemsetNodeSetParams(d, exec: Handle, node: Handle, params: In<FillParams>) {
        d.plain.exec_set_fill(exec, node, params, context()?)
    }

    ctx fn cudaGraphExecHostNodeSetParams(d, exec: Handle, node: Handle, params: In<HostCall>) {
        d.plain.exec_set_host(exec, node, params)
    }

    ctx fn cudaGraphExecEventRecordNodeSetEvent(d, exec: Handle, node: Handle, event: Handle) {
        d.plain.exec_set_record(exec, node, event)
    }

    ctx fn cudaGraphExecEventWaitNodeSetEvent(d, exec: Handle, node: Handle, event: Handle) {
        d.plain.exec_set_wait(exec, node, event)
    }

    ctx fn cudaGraphNodeSetEnabled(d, exec: Handle, node: Handle, enabled: u32) {
        d.plain.exec_enable(exec, node, enabled)
    }

    ctx fn cudaGraphNodeGetEnabled(d, exec: Handle, node: Handle, enabled: Out<u32>) {
        d.plain.exec_enabled(exec, node, enabled)
    }
}
