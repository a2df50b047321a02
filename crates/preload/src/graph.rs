//! What an executable graph consists of, asked of the driver when it is made.

use gputap_event::fact;

use crate::driver::{self, own};
use crate::name;
use crate::record::{bytes_of, write_fact};
use crate::start::tick;
use crate::sys;
use crate::thread::Thread;

/// Nodes listed in one fact; larger graphs say how many there are.
const LISTED: usize = 2000;
/// Child graphs inside child graphs.
const DEPTH: usize = 8;

/// CUgraphNodeType.
mod kind {
    pub const KERNEL: u32 = 0;
    pub const MEMCPY: u32 = 1;
    pub const MEMSET: u32 = 2;
    pub const CHILD: u32 = 4;
}

/// Anonymous memory for lists of nodes: the stack is too small, and there is no allocator.
struct Scratch {
    at: usize,
    len: usize,
}

impl Scratch {
    fn new(words: usize) -> Option<Scratch> {
        let len = words * 8;
        // SAFETY: a fresh mapping.
        let at = unsafe {
            let rw = libc::PROT_READ | libc::PROT_WRITE;
            sys::mmap(0, len, rw, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, None, 0)
        };
        at.ok().map(|at| Scratch { at, len })
    }

    fn words(&mut self) -> &mut [u64] {
        // SAFETY: our own mapping, zeroed, of this length.
        unsafe { core::slice::from_raw_parts_mut(self.at as *mut u64, self.len / 8) }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // SAFETY: nobody else knows the mapping.
        unsafe { sys::munmap(self.at, self.len) };
    }
}

struct List<'a> {
    words: &'a mut [u64],
    listed: usize,
    seen: usize,
}

impl List<'_> {
    fn add(&mut self, kind: u32, value: u64) {
        self.seen += 1;
        if let Some(pair) = self.words.get_mut(2 * self.listed..2 * self.listed + 2) {
            pair[0] = u64::from(kind);
            pair[1] = value;
            self.listed += 1;
        }
    }
}

/// Records the nodes of `graph`, of which `exec` was just made.
pub fn describe(t: &mut Thread, exec: u64, graph: u64) {
    let Some(mut memory) = Scratch::new(2 * LISTED) else { return };
    let mut list = List { words: memory.words(), listed: 0, seen: 0 };
    walk(t, graph, &mut list, DEPTH);
    let counts = [(list.seen as u32).to_le_bytes(), (list.listed as u32).to_le_bytes()];
    let nodes = bytes_of(list.words.get(..2 * list.listed).unwrap_or(&[]));
    write_fact(t, fact::GRAPH, &[&exec.to_le_bytes(), &counts[0], &counts[1], nodes]);
}

fn walk(t: &mut Thread, graph: u64, list: &mut List<'_>, depth: usize) {
    let mut count = 0u64;
    if !call3(own::GRAPH_GET_NODES, graph, 0, &raw mut count as u64) || count == 0 {
        return;
    }
    let Some(mut memory) = Scratch::new(count as usize) else { return };
    let nodes = memory.words();
    if !call3(own::GRAPH_GET_NODES, graph, nodes.as_mut_ptr() as u64, &raw mut count as u64) {
        return;
    }
    for node in nodes.iter().take(count as usize) {
        let mut kind = u32::MAX;
        call2(own::GRAPH_NODE_GET_TYPE, *node, &raw mut kind as u64);
        let mut child = 0u64;
        if kind == kind::CHILD && depth > 0 && call2(own::GRAPH_CHILD_GET_GRAPH, *node, &raw mut child as u64) {
            walk(t, child, list, depth - 1);
        } else {
            let value = value(t, *node, kind);
            list.add(kind, value);
        }
    }
}

/// The kernel of a kernel node, the bytes of a copy or memset node.
fn value(t: &mut Thread, node: u64, kind: u32) -> u64 {
    let mut params = [0u64; 32];
    let at = params.as_mut_ptr() as u64;
    match kind {
        kind::KERNEL if call2(own::GRAPH_KERNEL_NODE_GET_PARAMS, node, at) => {
            // CUfunction at 0; where that is null, CUkernel at 56.
            let handle = if params[0] != 0 { params[0] } else { params[7] };
            name::ensure(t, handle, tick());
            handle
        }
        // WidthInBytes, Height and Depth of CUDA_MEMCPY3D.
        kind::MEMCPY if call2(own::GRAPH_MEMCPY_NODE_GET_PARAMS, node, at) => {
            params[22].saturating_mul(params[23].max(1)).saturating_mul(params[24].max(1))
        }
        // Element size (high half of word 2), width and height of CUDA_MEMSET_NODE_PARAMS.
        kind::MEMSET if call2(own::GRAPH_MEMSET_NODE_GET_PARAMS, node, at) => {
            (params[2] >> 32).saturating_mul(params[3]).saturating_mul(params[4].max(1))
        }
        _ => 0,
    }
}

fn call2(id: u16, a: u64, b: u64) -> bool {
    let Some(f) = driver::ours(id) else { return false };
    // SAFETY: the real function, which takes a handle and a pointer that the caller made for it.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, u64) -> u32>(f) };
    f(a, b) == 0
}

fn call3(id: u16, a: u64, b: u64, c: u64) -> bool {
    let Some(f) = driver::ours(id) else { return false };
    // SAFETY: as in `call2`.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, u64, u64) -> u32>(f) };
    f(a, b, c) == 0
}
