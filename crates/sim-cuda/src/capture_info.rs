//! What a program can ask of a capture, and change in it.

use std::sync::PoisonError;

use crate::abi::{Handle, In, Out, Outcome, code, driver};
use crate::capture::branch;
use crate::graph;
use crate::stream::{self, Kind, Stream};

const NONE: i32 = 0;
const ACTIVE: i32 = 1;
const BROKEN: i32 = 2;

/// Status, id and graph of a stream's capture.
fn info(handle: Handle, status: Out<i32>, id: Out<u64>) -> Outcome<Option<&'static Stream>> {
    let (_, stream) = stream::resolve(handle)?;
    if stream.kind == Kind::Legacy && stream.gated() {
        return Err(code::CAPTURE_IMPLICIT);
    }
    let Some(branch) = branch(stream) else {
        status.set(NONE)?;
        return Ok(None);
    };
    status.set(if branch.capture.check().is_ok() { ACTIVE } else { BROKEN })?;
    id.offer(branch.capture.id);
    Ok(Some(stream))
}

/// The same with the nodes that the next piece of work waits for, which stay valid until the stream's next call.
fn full_info(
    handle: Handle,
    status: Out<i32>,
    id: Out<u64>,
    graph: Out<Handle>,
    nodes: Out<usize>,
    count: Out<usize>,
) -> Outcome {
    if let Some(stream) = info(handle, status, id)?
        && let Some(branch) = stream.branch.lock().unwrap_or_else(PoisonError::into_inner).as_ref()
    {
        graph.offer(branch.capture.graph);
        nodes.offer(branch.tips.as_ptr().expose_provenance());
        count.offer(branch.tips.len());
    }
    Ok(())
}

/// Adds to, or replaces, what a stream's next node waits for.
fn update(handle: Handle, nodes: In<Handle>, count: usize, flags: u32) -> Outcome {
    let (_, stream) = stream::resolve(handle)?;
    let nodes = nodes.list(count)?;
    let mut branch = stream.branch.lock().unwrap_or_else(PoisonError::into_inner);
    let branch = branch.as_mut().ok_or(code::ILLEGAL_STATE)?;
    for node in &nodes {
        if graph::node(*node)?.graph != branch.capture.graph {
            return Err(code::INVALID_VALUE);
        }
    }
    match flags {
        0 => branch.tips.extend(nodes),
        1 => branch.tips = nodes,
        _ => return Err(code::INVALID_VALUE),
    }
    Ok(())
}

driver! {
    fn cuStreamIsCapturing(stream: Handle, status: Out<i32>) {
        info(stream, status, Out(std::ptr::null_mut())).map(drop)
    }

    fn cuStreamGetCaptureInfo(stream: Handle, status: Out<i32>, id: Out<u64>) {
        info(stream, status, id).map(drop)
    }

    fn cuStreamGetCaptureInfo_v2(
        stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, count: Out<usize>,
    ) {
        full_info(stream, status, id, graph, nodes, count)
    }

    fn cuStreamGetCaptureInfo_v3(
        stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, data: Out<usize>,
        count: Out<usize>,
    ) {
        data.offer(0);
        full_info(stream, status, id, graph, nodes, count)
    }

    fn cuStreamUpdateCaptureDependencies(stream: Handle, nodes: In<Handle>, count: usize, flags: u32) {
        update(stream, nodes, count, flags)
    }

    fn cuStreamUpdateCaptureDependencies_v2(
        stream: Handle, nodes: In<Handle>, _data: usize, count: usize, flags: u32,
    ) {
        update(stream, nodes, count, flags)
    }
}
