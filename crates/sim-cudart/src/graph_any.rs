//! Nodes whose parameters say what kind they are.

use crate::abi::{Handle, In, Out, Outcome, code};
use crate::graph_node::{NodeKernel, add_copy, context};
use crate::state::Calls;

/// `cudaGraphNodeParams`: the kind of node, then a union whose members start as the driver's do.
///
/// ```text
/// 0 kind | 16 kernel, memset, host call, graph or event | 32 copy
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AnyParams {
    kind: i32,
    reserved: [i32; 3],
    union: [u64; 29],
    last: u64,
}

const _: () = assert!(size_of::<AnyParams>() == 256);

/// Words before the copy in the parameters of a copy node.
const COPY_AT: usize = 2;

impl AnyParams {
    /// The member of the union that starts at a word; all are plain numbers and fit behind it.
    fn member<T: Copy>(&self, word: usize) -> Outcome<T> {
        In::<T>(self.union[word..].as_ptr().cast()).get()
    }

    /// Makes a node of the kind that these are parameters of.
    pub fn add(&self, d: Calls, out: Out<Handle>, graph: Handle, after: In<Handle>, count: usize) -> Outcome {
        let (first, handle) = (self.union.as_ptr(), self.member(0)?);
        match self.kind {
            0 => {
                let kernel: NodeKernel = self.member(0)?;
                d.plain.graph_add_kernel(out, graph, after, count, &kernel.for_driver(d)?)
            }
            1 => add_copy(d, out, graph, after, count, &self.member(COPY_AT)?),
            2 => d.plain.graph_add_fill(out, graph, after, count, first.cast(), context()?),
            3 => d.plain.graph_add_host(out, graph, after, count, In(first.cast())),
            4 => d.plain.graph_add_child(out, graph, after, count, handle),
            5 => d.plain.graph_add_empty(out, graph, after, count),
            6 => d.plain.graph_add_wait(out, graph, after, count, handle),
            7 => d.plain.graph_add_record(out, graph, after, count, handle),
            _ => Err(code::NOT_SUPPORTED),
        }
    }
}
