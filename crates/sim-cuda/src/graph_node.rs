//! Kinds of graph nodes: making them, and reading and changing what they do.

use crate::abi::{DevicePtr, Handle, In, Out, Outcome, code, driver};
use crate::context;
use crate::copy::Copy3d;
use crate::event;
use crate::fill::Fill;
use crate::graph::{self, add};
use crate::launch::{Kernel, Shape};
use crate::memory;
use crate::op::{HostCall, Op};

/// A kernel node's parameters in the older form.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct KernelParams {
    function: Handle,
    shape: Shape,
    arguments: usize,
    extra: usize,
}

/// The same in the newer form: a kernel may stand in for the function.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct KernelParamsV2 {
    base: KernelParams,
    kernel: Handle,
    context: Handle,
}

/// A memset node's parameters in the older form, which lacks the context.
pub type FillParams = [u64; 5];

/// A copy node's parameters as part of [`NodeParams`].
#[derive(Clone, Copy)]
#[repr(C)]
struct CopyParams {
    flags: i32,
    reserved: i32,
    context: Handle,
    copy: Copy3d,
}

/// Parameters of any node: the type, then a union.
///
/// ```text
/// 0 type | 4 reserved | 16 union of 232 bytes | 248 reserved
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct NodeParams {
    kind: i32,
    reserved: [i32; 3],
    parameters: Parameters,
    last: i64,
}

#[derive(Clone, Copy)]
#[repr(C)]
union Parameters {
    kernel: KernelParamsV2,
    copy: CopyParams,
    fill: Fill,
    host: HostCall,
    handle: Handle,
    bytes: [u64; 29],
}

const _: () = assert!(size_of::<KernelParams>() == 56 && size_of::<KernelParamsV2>() == 72);
const _: () = assert!(size_of::<NodeParams>() == 256 && size_of::<CopyParams>() == 216);

impl KernelParams {
    /// What a node with these parameters does.
    pub fn op(self, context: Handle) -> Outcome<Op> {
        let mut kernel = Kernel::new(self.function, self.shape, self.arguments, self.extra, context);
        kernel.check()?;
        kernel.keep_arguments()?;
        Ok(Op::Kernel(kernel))
    }
}

impl KernelParamsV2 {
    /// What a node with these parameters does.
    pub fn op(self) -> Outcome<Op> {
        let function = if self.base.function == 0 { self.kernel } else { self.base.function };
        KernelParams { function, ..self.base }.op(self.context)
    }
}

impl From<&Kernel> for KernelParams {
    /// A kernel of a library is answered as the function that it is in the current context.
    fn from(kernel: &Kernel) -> Self {
        let function = crate::library::function_of(kernel.function).unwrap_or(kernel.function);
        KernelParams { function, shape: kernel.shape, arguments: kernel.arguments, extra: kernel.extra }
    }
}

impl From<&Kernel> for KernelParamsV2 {
    fn from(kernel: &Kernel) -> Self {
        let is_kernel = crate::function::kernel(kernel.function).is_ok();
        let library_kernel = if is_kernel { kernel.function } else { 0 };
        KernelParamsV2 { base: kernel.into(), kernel: library_kernel, context: kernel.context }
    }
}

/// A memset with parameters of the older form.
pub fn fill_op(parameters: FillParams, context: Handle) -> Op {
    let [address, pitch, value, width, height] = parameters;
    let (value, element_bytes) = (value as u32, (value >> 32) as u32);
    let (pitch, width, height) = (pitch as usize, width as usize, height as usize);
    Op::Fill(Fill { address, pitch, value, element_bytes, width, height, context })
}

/// A copy between places of one context.
pub fn copy_op(mut copy: Copy3d, context: Handle) -> Op {
    for side in [&mut copy.from, &mut copy.to] {
        side.context = context;
    }
    Op::Copy(copy)
}

impl NodeParams {
    /// What a node with these parameters does.
    pub fn op(&self) -> Outcome<Op> {
        // SAFETY: every member of the union is plain numbers or pointers, so that any bytes are a value of it, and
        // the type says which one the program filled in.
        unsafe {
            match self.kind {
                0 => self.parameters.kernel.op(),
                1 => Ok(copy_op(self.parameters.copy.copy, self.parameters.copy.context)),
                2 => Ok(Op::Fill(self.parameters.fill)),
                3 => Ok(Op::Host(self.parameters.host)),
                4 => Ok(Op::Graph(graph::copy(self.parameters.handle)?)),
                5 => Ok(Op::Empty),
                6 => event::get(self.parameters.handle).map(|_| Op::WaitEvent(self.parameters.handle)),
                7 => event::get(self.parameters.handle).map(|_| Op::RecordEvent(self.parameters.handle)),
                _ => Err(code::NOT_SUPPORTED),
            }
        }
    }

    fn from_op(op: &Op) -> Outcome<NodeParams> {
        let mut parameters = Parameters { bytes: [0; 29] };
        match op {
            Op::Kernel(kernel) => parameters.kernel = kernel.into(),
            Op::Copy(copy) => {
                parameters.copy = CopyParams { flags: 0, reserved: 0, context: copy.to.context, copy: *copy };
            }
            Op::Fill(fill) => parameters.fill = *fill,
            Op::Host(host) => parameters.host = *host,
            Op::Graph(handle) | Op::WaitEvent(handle) | Op::RecordEvent(handle) => {
                parameters.handle = *handle
            }
            Op::Empty => {}
            Op::Alloc { .. } | Op::Free(_) => return Err(code::NOT_SUPPORTED),
        }
        Ok(NodeParams { kind: op.node_type(), reserved: [0; 3], parameters, last: 0 })
    }
}

/// Reads a node of the kind that `want` accepts.
fn read<T>(handle: Handle, want: impl FnOnce(&Op) -> Option<T>) -> Outcome<T> {
    want(&graph::node(handle)?.op()).ok_or(code::INVALID_VALUE)
}

fn alloc_op(bytes: usize) -> Outcome<Op> {
    let address = memory::take(bytes, memory::Kind::Plain, 0)? as DevicePtr;
    Ok(Op::Alloc { address, bytes })
}

/// Offsets of the size and the address in a memory node's parameters, and how long they are.
const ALLOC_BYTES: usize = 13;
const ALLOC_ADDRESS: usize = 14;
type AllocParams = [u64; 15];

driver! {
    fn cuGraphAddKernelNode(
        out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, parameters: In<KernelParams>,
    ) {
        out.set(add(graph, after.list(count)?, parameters.get()?.op(context::current()?.handle)?)?)
    }

    fn cuGraphAddKernelNode_v2(
        out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, parameters: In<KernelParamsV2>,
    ) {
        out.set(add(graph, after.list(count)?, parameters.get()?.op()?)?)
    }

    fn cuGraphKernelNodeGetParams(node: Handle, out: Out<KernelParams>) {
        out.set(read(node, |op| if let Op::Kernel(kernel) = op { Some(kernel.into()) } else { None })?)
    }

    fn cuGraphKernelNodeGetParams_v2(node: Handle, out: Out<KernelParamsV2>) {
        out.set(read(node, |op| if let Op::Kernel(kernel) = op { Some(kernel.into()) } else { None })?)
    }

    fn cuGraphKernelNodeSetParams(node: Handle, parameters: In<KernelParams>) {
        graph::node(node)?.set_op(parameters.get()?.op(context::current()?.handle)?)
    }

    fn cuGraphKernelNodeSetParams_v2(node: Handle, parameters: In<KernelParamsV2>) {
        graph::node(node)?.set_op(parameters.get()?.op()?)
    }

    fn cuGraphAddMemcpyNode(
        out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, copy: In<Copy3d>, context: Handle,
    ) {
        context::get(context)?;
        out.set(add(graph, after.list(count)?, copy_op(copy.get()?, context))?)
    }

    fn cuGraphMemcpyNodeGetParams(node: Handle, out: Out<Copy3d>) {
        let mut copy = read(node, |op| if let Op::Copy(copy) = op { Some(*copy) } else { None })?;
        copy.from.context = 0;
        copy.to.context = 0;
        out.set(copy)
    }

    fn cuGraphMemcpyNodeSetParams(node: Handle, copy: In<Copy3d>) {
        graph::node(node)?.set_op(Op::Copy(copy.get()?))
    }

    fn cuGraphAddMemsetNode(
        out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, parameters: In<FillParams>, context: Handle,
    ) {
        context::get(context)?;
        out.set(add(graph, after.list(count)?, fill_op(parameters.get()?, context))?)
    }

    fn cuGraphMemsetNodeGetParams(node: Handle, out: Out<FillParams>) {
        let fill = read(node, |op| if let Op::Fill(fill) = op { Some(*fill) } else { None })?;
        let value = u64::from(fill.value) | u64::from(fill.element_bytes) << 32;
        out.set([fill.address, fill.pitch as u64, value, fill.width as u64, fill.height as u64])
    }

    fn cuGraphMemsetNodeSetParams(node: Handle, parameters: In<FillParams>) {
        graph::node(node)?.set_op(fill_op(parameters.get()?, 0))
    }

    fn cuGraphAddHostNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, call: In<HostCall>) {
        out.set(add(graph, after.list(count)?, Op::Host(call.get()?))?)
    }

    fn cuGraphHostNodeGetParams(node: Handle, out: Out<HostCall>) {
        out.set(read(node, |op| if let Op::Host(call) = op { Some(*call) } else { None })?)
    }

    fn cuGraphHostNodeSetParams(node: Handle, call: In<HostCall>) {
        graph::node(node)?.set_op(Op::Host(call.get()?))
    }

    fn cuGraphAddChildGraphNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, child: Handle) {
        out.set(add(graph, after.list(count)?, Op::Graph(graph::copy(child)?))?)
    }

    fn cuGraphChildGraphNodeGetGraph(node: Handle, out: Out<Handle>) {
        out.set(read(node, |op| if let Op::Graph(child) = op { Some(*child) } else { None })?)
    }

    fn cuGraphAddEmptyNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize) {
        out.set(add(graph, after.list(count)?, Op::Empty)?)
    }

    fn cuGraphAddEventRecordNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle) {
        event::get(event)?;
        out.set(add(graph, after.list(count)?, Op::RecordEvent(event))?)
    }

    fn cuGraphEventRecordNodeGetEvent(node: Handle, out: Out<Handle>) {
        out.set(read(node, |op| if let Op::RecordEvent(event) = op { Some(*event) } else { None })?)
    }

    fn cuGraphEventRecordNodeSetEvent(node: Handle, event: Handle) {
        event::get(event)?;
        graph::node(node)?.set_op(Op::RecordEvent(event))
    }

    fn cuGraphAddEventWaitNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle) {
        event::get(event)?;
        out.set(add(graph, after.list(count)?, Op::WaitEvent(event))?)
    }

    fn cuGraphEventWaitNodeGetEvent(node: Handle, out: Out<Handle>) {
        out.set(read(node, |op| if let Op::WaitEvent(event) = op { Some(*event) } else { None })?)
    }

    fn cuGraphEventWaitNodeSetEvent(node: Handle, event: Handle) {
        event::get(event)?;
        graph::node(node)?.set_op(Op::WaitEvent(event))
    }

    /// Memory is taken when the node is made and given back with its graph.
    fn cuGraphAddMemAllocNode(
        out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, parameters: Out<AllocParams>,
    ) {
        let mut given = parameters.get()?;
        let op = alloc_op(given[ALLOC_BYTES] as usize)?;
        if let Op::Alloc { address, .. } = op {
            given[ALLOC_ADDRESS] = address;
        }
        parameters.set(given)?;
        out.set(add(graph, after.list(count)?, op)?)
    }

    fn cuGraphMemAllocNodeGetParams(node: Handle, out: Out<AllocParams>) {
        let (address, bytes) =
            read(node, |op| if let Op::Alloc { address, bytes } = op { Some((*address, *bytes)) } else { None })?;
        let mut parameters = [0; 15];
        parameters[ALLOC_BYTES] = bytes as u64;
        parameters[ALLOC_ADDRESS] = address;
        out.set(parameters)
    }

    fn cuGraphAddMemFreeNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, address: DevicePtr) {
        memory::find(address as usize)?;
        out.set(add(graph, after.list(count)?, Op::Free(address))?)
    }

    fn cuGraphMemFreeNodeGetParams(node: Handle, out: Out<DevicePtr>) {
        out.set(read(node, |op| if let Op::Free(address) = op { Some(*address) } else { None })?)
    }

    fn cuGraphAddNode(out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, parameters: In<NodeParams>) {
        out.set(add(graph, after.list(count)?, parameters.get()?.op()?)?)
    }

    fn cuGraphAddNode_v2 | cuGraphAddNode_v3(
        out: Out<Handle>, graph: Handle, after: In<Handle>, _data: usize, count: usize, parameters: In<NodeParams>,
    ) {
        out.set(add(graph, after.list(count)?, parameters.get()?.op()?)?)
    }

    fn cuGraphNodeSetParams | cuGraphNodeSetParams_v2(node: Handle, parameters: In<NodeParams>) {
        graph::node(node)?.set_op(parameters.get()?.op()?)
    }

    fn cuGraphNodeGetParams(node: Handle, out: Out<NodeParams>) {
        out.set(NodeParams::from_op(&graph::node(node)?.op())?)
    }
}
