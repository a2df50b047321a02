//! Kinds of graph nodes: making them, and reading and changing what they do.

use std::ffi::c_void;

use crate::abi::{Dim3, Handle, In, Out, Outcome, runtime};
use crate::copy_shape::{Copy3d, Extent, Params, Pitched};
use crate::driver::HostFunction;
use crate::register;
use crate::state::{self, Calls};

/// `cudaKernelNodeParams`, which is also how the driver's parameters start.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct NodeKernel {
    function: usize,
    grid: Dim3,
    block: Dim3,
    shared_bytes: u32,
    arguments: usize,
    extra: usize,
}

/// A kernel node's parameters, as the driver takes them.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct KernelParams {
    base: NodeKernel,
    kernel: Handle,
    context: Handle,
}

/// `cudaMemsetParams`, the same for the driver.
pub type FillParams = [u64; 5];

/// `cudaHostNodeParams`, the same for the driver.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HostCall {
    function: HostFunction,
    user: *mut c_void,
}

const _: () = assert!(size_of::<NodeKernel>() == 56 && size_of::<KernelParams>() == 72);

impl NodeKernel {
    /// The same for the driver, in the current context.
    pub fn for_driver(self, d: Calls) -> Outcome<KernelParams> {
        let kernel = register::kernel(d, self.function)?;
        Ok(KernelParams { base: NodeKernel { function: 0, ..self }, kernel, context: context()? })
    }
}

/// The context that nodes of this thread belong to.
pub fn context() -> Outcome<Handle> {
    state::primary(state::device())
}

/// One row as a copy of the general kind.
pub fn row(to: usize, from: usize, bytes: usize, kind: i32) -> Params {
    let memory = |address| Pitched { address, pitch: bytes, width: bytes, height: 1 };
    let mut params =
        Params { extent: Extent { width: bytes, height: 1, depth: 1 }, kind, ..Params::default() };
    params.from.memory = memory(from);
    params.to.memory = memory(to);
    params
}

/// Makes a copy node.
pub fn add_copy(
    d: Calls,
    out: Out<Handle>,
    graph: Handle,
    after: In<Handle>,
    count: usize,
    params: &Params,
) -> Outcome {
    d.plain.graph_add_copy(out, graph, after, count, &params.for_driver(d)?, context()?)
}

runtime! {
    ctx fn cudaGraphAddKernelNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<NodeKernel>) {
        d.plain.graph_add_kernel(out, graph, after, count, &params.get()?.for_driver(d)?)
    }

    /// The function is answered by the address that it was registered with.
    ctx fn cudaGraphKernelNodeGetParams(d, node: Handle, out: Out<NodeKernel>) {
        let base = NodeKernel {
            function: 0,
            grid: Dim3 { x: 0, y: 0, z: 0 },
            block: Dim3 { x: 0, y: 0, z: 0 },
            shared_bytes: 0,
            arguments: 0,
            extra: 0,
        };
        let mut params = KernelParams { base, kernel: 0, context: 0 };
        d.plain.node_kernel(node, &raw mut params)?;
        let kernel = if params.kernel == 0 { params.base.function } else { params.kernel };
        out.set(NodeKernel { function: register::address(kernel), ..params.base })
    }

    ctx fn cudaGraphKernelNodeSetParams(d, node: Handle, params: In<NodeKernel>) {
        d.plain.node_set_kernel(node, &params.get()?.for_driver(d)?)
    }

    ctx fn cudaGraphAddMemcpyNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<Params>) {
        add_copy(d, out, graph, after, count, &params.get()?)
    }

    ctx fn cudaGraphAddMemcpyNode1D(
        d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, to: usize, from: usize, bytes: usize, kind: i32,
    ) {
        add_copy(d, out, graph, after, count, &row(to, from, bytes, kind))
    }

    ctx fn cudaGraphMemcpyNodeGetParams(d, node: Handle, out: Out<Params>) {
        let mut copy = Copy3d::default();
        d.plain.node_copy(node, &raw mut copy)?;
        out.set((&copy).into())
    }

    ctx fn cudaGraphMemcpyNodeSetParams(d, node: Handle, params: In<Params>) {
        d.plain.node_set_copy(node, &params.get()?.for_driver(d)?)
    }

    ctx fn cudaGraphMemcpyNodeSetParams1D(d, node: Handle, to: usize, from: usize, bytes: usize, kind: i32) {
        d.plain.node_set_copy(node, &row(to, from, bytes, kind).for_driver(d)?)
    }

    ctx fn cudaGraphAddMemsetNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<FillParams>) {
        d.plain.graph_add_fill(out, graph, after, count, params.0, context()?)
    }

    ctx fn cudaGraphMemsetNodeGetParams(d, node: Handle, out: Out<FillParams>) {
        d.plain.node_fill(node, out)
    }

    ctx fn cudaGraphMemsetNodeSetParams(d, node: Handle, params: In<FillParams>) {
        d.plain.node_set_fill(node, params)
    }

    ctx fn cudaGraphAddHostNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<HostCall>) {
        d.plain.graph_add_host(out, graph, after, count, params)
    }

    ctx fn cudaGraphHostNodeGetParams(d, node: Handle, out: Out<HostCall>) {
        d.plain.node_host(node, out)
    }

    ctx fn cudaGraphHostNodeSetParams(d, node: Handle, params: In<HostCall>) {
        d.plain.node_set_host(node, params)
    }

    ctx fn cudaGraphAddChildGraphNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, child: Handle) {
        d.plain.graph_add_child(out, graph, after, count, child)
    }

    ctx fn cudaGraphChildGraphNodeGetGraph(d, node: Handle, graph: Out<Handle>) {
        d.plain.node_child(node, graph)
    }

    ctx fn cudaGraphAddEmptyNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize) {
        d.plain.graph_add_empty(out, graph, after, count)
    }

    ctx fn cudaGraphAddEventRecordNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle) {
        d.plain.graph_add_record(out, graph, after, count, event)
    }

    ctx fn cudaGraphEventRecordNodeGetEvent(d, node: Handle, event: Out<Handle>) {
        d.plain.node_record(node, event)
    }

    ctx fn cudaGraphEventRecordNodeSetEvent(d, node: Handle, event: Handle) {
        d.plain.node_set_record(node, event)
    }

    ctx fn cudaGraphAddEventWaitNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle) {
        d.plain.graph_add_wait(out, graph, after, count, event)
    }

    ctx fn cudaGraphEventWaitNodeGetEvent(d, node: Handle, event: Out<Handle>) {
        d.plain.node_wait(node, event)
    }

    ctx fn cudaGraphEventWaitNodeSetEvent(d, node: Handle, event: Handle) {
        d.plain.node_set_wait(node, event)
    }

    ctx fn cudaGraphAddMemAllocNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: Out<u8>) {
        d.plain.graph_add_alloc(out, graph, after, count, params)
    }

    ctx fn cudaGraphMemAllocNodeGetParams(d, node: Handle, params: Out<u8>) {
        d.plain.node_alloc(node, params)
    }

    ctx fn cudaGraphAddMemFreeNode(d, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, address: usize) {
        d.plain.graph_add_free(out, graph, after, count, address)
    }

    ctx fn cudaGraphMemFreeNodeGetParams(d, node: Handle, address: Out<usize>) {
        d.plain.node_free(node, address)
    }
}
