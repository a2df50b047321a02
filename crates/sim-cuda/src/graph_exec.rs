//! Executable graphs: a graph in the order it runs, launched as often as the program likes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::abi::{Handle, In, Out, Outcome, code, driver};
use crate::capture;
use crate::config;
use crate::context;
use crate::copy::Copy3d;
use crate::entry::ready;
use crate::event;
use crate::graph;
use crate::graph_node::{FillParams, KernelParams, KernelParamsV2, NodeParams, copy_op, fill_op};
use crate::op::{self, HostCall, Op};
use crate::stream;
use gputap_sim_base::slab::Slab;

/// One executable graph.
struct Exec {
    /// What to do, in order. Nodes of graphs inside the graph stand among the others.
    steps: Mutex<Vec<Step>>,
    flags: u64,
    id: u32,
}

struct Step {
    node: Handle,
    op: Op,
    enabled: bool,
}

/// Parameters and results of an instantiation.
#[derive(Clone, Copy)]
#[repr(C)]
struct InstantiateParams {
    flags: u64,
    upload_stream: Handle,
    error_node: Handle,
    result: i32,
}

/// What became of an update.
#[derive(Clone, Copy)]
#[repr(C)]
struct UpdateInfo {
    result: i32,
    error_node: Handle,
    error_from: Handle,
}

const _: () = assert!(size_of::<InstantiateParams>() == 32 && size_of::<UpdateInfo>() == 24);

const TOPOLOGY_CHANGED: i32 = 2;
const NODE_TYPE_CHANGED: i32 = 3;

static EXECS: Slab<Exec> = Slab::new();

impl Exec {
    fn steps(&self) -> MutexGuard<'_, Vec<Step>> {
        self.steps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces what one node does, by something of the same kind.
    fn set(&self, node: Handle, op: Op) -> Outcome {
        let mut steps = self.steps();
        let step = steps.iter_mut().find(|step| step.node == node).ok_or(code::INVALID_VALUE)?;
        if step.op.node_type() != op.node_type() {
            return Err(code::INVALID_VALUE);
        }
        step.op = op;
        Ok(())
    }
}

fn get(handle: Handle) -> Outcome<&'static Exec> {
    ready()?;
    EXECS.get(handle).ok_or(code::INVALID_VALUE)
}

/// The steps of a graph and of the graphs inside it.
fn steps(handle: Handle) -> Outcome<Vec<Step>> {
    let mut all = Vec::new();
    for node in graph::get(handle)?.in_order()? {
        let op = graph::node(node)?.op();
        let inner = if let Op::Graph(child) = op { steps(child)? } else { Vec::new() };
        all.push(Step { node, op, enabled: true });
        all.extend(inner);
    }
    Ok(all)
}

fn instantiate(out: Out<Handle>, handle: Handle, flags: u64) -> Outcome {
    out.required()?;
    graph::get(handle)?;
    let steps = Mutex::new(steps(handle)?);
    let exec = |_| Exec { steps, flags, id: graph::next_id() };
    out.set(EXECS.create(exec).ok_or(code::OUT_OF_MEMORY)?)
}

fn launch(handle: Handle, stream: Handle) -> Outcome {
    let exec = get(handle)?;
    let (context, stream) = stream::resolve(stream)?;
    if stream.gated() {
        return Err(capture::break_by(stream));
    }
    crate::clock::burn(config::get().launch_ns);
    for step in exec.steps().iter().filter(|step| step.enabled) {
        let device_ns = op::run(&step.op, stream)?;
        if device_ns != 0 {
            stream.advance(context, device_ns);
        }
    }
    Ok(())
}

/// Takes over a graph of the same shape; otherwise says why not.
fn update(handle: Handle, from: Handle) -> Outcome<UpdateInfo> {
    let (exec, new) = (get(handle)?, steps(from)?);
    let mut old = exec.steps();
    if old.len() != new.len() {
        return Ok(UpdateInfo { result: TOPOLOGY_CHANGED, error_node: 0, error_from: 0 });
    }
    for (old, new) in old.iter().zip(&new) {
        if old.op.node_type() != new.op.node_type() {
            return Ok(UpdateInfo { result: NODE_TYPE_CHANGED, error_node: new.node, error_from: 0 });
        }
    }
    for (old, new) in old.iter_mut().zip(new) {
        old.op = new.op;
    }
    Ok(UpdateInfo { result: 0, error_node: 0, error_from: 0 })
}

fn outcome_of(info: UpdateInfo) -> Outcome {
    if info.result == 0 { Ok(()) } else { Err(code::GRAPH_EXEC_UPDATE_FAILURE) }
}

driver! {
    fn cuGraphInstantiate | cuGraphInstantiate_v2(
        out: Out<Handle>, graph: Handle, error_node: Out<Handle>, log: Out<u8>, log_room: usize,
    ) {
        error_node.offer(0);
        if log_room > 0 {
            log.offer(0);
        }
        instantiate(out, graph, 0)
    }

    fn cuGraphInstantiateWithFlags(out: Out<Handle>, graph: Handle, flags: u64) {
        instantiate(out, graph, flags)
    }

    fn cuGraphInstantiateWithParams(out: Out<Handle>, graph: Handle, parameters: Out<InstantiateParams>) {
        let given = parameters.get()?;
        let outcome = instantiate(out, graph, given.flags);
        parameters.set(InstantiateParams { error_node: 0, result: i32::from(outcome.is_err()), ..given })?;
        outcome
    }

    fn cuGraphExecGetFlags(handle: Handle, flags: Out<u64>) {
        flags.set(get(handle)?.flags)
    }

    fn cuGraphExecGetId(handle: Handle, id: Out<u32>) {
        id.set(get(handle)?.id)
    }

    fn cuGraphUpload(handle: Handle, stream: Handle) {
        get(handle)?;
        stream::resolve(stream).map(drop)
    }

    fn cuGraphLaunch(handle: Handle, stream: Handle) {
        launch(handle, stream)
    }

    fn cuGraphExecDestroy(handle: Handle) {
        get(handle)?;
        EXECS.destroy(handle).ok_or(code::INVALID_VALUE)
    }

    fn cuGraphExecUpdate(handle: Handle, from: Handle, error_node: Out<Handle>, result: Out<i32>) {
        let info = update(handle, from)?;
        error_node.offer(info.error_node);
        result.offer(info.result);
        outcome_of(info)
    }

    fn cuGraphExecUpdate_v2(handle: Handle, from: Handle, out: Out<UpdateInfo>) {
        let info = update(handle, from)?;
        out.offer(info);
        outcome_of(info)
    }

    fn cuGraphExecKernelNodeSetParams(handle: Handle, node: Handle, parameters: In<KernelParams>) {
        get(handle)?.set(node, parameters.get()?.op(context::current()?.handle)?)
    }

    fn cuGraphExecKernelNodeSetParams_v2(handle: Handle, node: Handle, parameters: In<KernelParamsV2>) {
        get(handle)?.set(node, parameters.get()?.op()?)
    }

    fn cuGraphExecMemcpyNodeSetParams(handle: Handle, node: Handle, copy: In<Copy3d>, context: Handle) {
        get(handle)?.set(node, copy_op(copy.get()?, context))
    }

    fn cuGraphExecMemsetNodeSetParams(handle: Handle, node: Handle, parameters: In<FillParams>, context: Handle) {
        get(handle)?.set(node, fill_op(parameters.get()?, context))
    }

    fn cuGraphExecHostNodeSetParams(handle: Handle, node: Handle, call: In<HostCall>) {
        get(handle)?.set(node, Op::Host(call.get()?))
    }

    fn cuGraphExecEventRecordNodeSetEvent(handle: Handle, node: Handle, event: Handle) {
        event::get(event)?;
        get(handle)?.set(node, Op::RecordEvent(event))
    }

    fn cuGraphExecEventWaitNodeSetEvent(handle: Handle, node: Handle, event: Handle) {
        event::get(event)?;
        get(handle)?.set(node, Op::WaitEvent(event))
    }

    fn cuGraphExecNodeSetParams(handle: Handle, node: Handle, parameters: In<NodeParams>) {
        get(handle)?.set(node, parameters.get()?.op()?)
    }

    fn cuGraphNodeSetEnabled(handle: Handle, node: Handle, enabled: u32) {
        let mut steps = get(handle)?.steps();
        steps.iter_mut().find(|step| step.node == node).ok_or(code::INVALID_VALUE)?.enabled = enabled != 0;
        Ok(())
    }

    fn cuGraphNodeGetEnabled(handle: Handle, node: Handle, enabled: Out<u32>) {
        let steps = get(handle)?.steps();
        let step = steps.iter().find(|step| step.node == node).ok_or(code::INVALID_VALUE)?;
        enabled.set(u32::from(step.enabled))
    }
}
