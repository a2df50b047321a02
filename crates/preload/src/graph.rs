//! What an executable graph consists of, asked of the driver when it is made.

use gputap_wire::definition;

use crate::record::{bytes_of, define, define_from};
use crate::start::tick;
use crate::thread::Thread;
use crate::{library, name, own, sys};

/// Nodes listed in one definition.
const LISTED: usize = 500;
/// Words of a node in a definition: kind, handle, kernel or bytes.
const NODE: usize = 3;
/// Child graphs inside child graphs.
const DEPTH: usize = 8;

/// Values of CUgraphNodeType that are looked into.
pub mod kind {
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

/// The nodes found so far that are not recorded yet.
struct List<'a> {
    exec: u64,
    from: u64,
    words: &'a mut [u64],
    listed: usize,
    recorded: usize,
}

impl List<'_> {
    fn add(&mut self, t: &mut Thread, node: [u64; NODE]) {
        if self.listed == LISTED {
            self.record(t, 0);
        }
        if let Some(place) = self.words.get_mut(NODE * self.listed..NODE * (self.listed + 1)) {
            place.copy_from_slice(&node);
            self.listed += 1;
        }
    }

    fn record(&mut self, t: &mut Thread, total: u64) {
        let head = [self.exec, self.recorded as u64 | (self.listed as u64) << 32, total];
        let nodes = bytes_of(self.words.get(..NODE * self.listed).unwrap_or(&[]));
        define_from(t, definition::GRAPH, self.from, &[bytes_of(&head), nodes]);
        self.recorded += self.listed;
        self.listed = 0;
    }
}

/// Records the nodes of `graph`, of which `exec` was just made or updated.
pub fn describe(t: &mut Thread, exec: u64, graph: u64) {
    let Some(mut memory) = Scratch::new(NODE * LISTED) else { return };
    let mut list = List { exec, from: tick(), words: memory.words(), listed: 0, recorded: 0 };
    walk(t, graph, &mut list, DEPTH);
    let total = (list.recorded + list.listed) as u64;
    list.record(t, total);
}

/// Records that a node of `exec` was changed to what the struct at `params` says.
pub fn changed(t: &mut Thread, exec: u64, node: u64, kind: u32, params: u64) {
    changed_first(t, exec, node, kind, params, words_of(kind));
}

/// The same for a struct of which only the first `words` words are there.
pub fn changed_first(t: &mut Thread, exec: u64, node: u64, kind: u32, params: u64, words: usize) {
    // SAFETY: the driver just read the struct; only the words that `value_in` looks at are copied.
    let words = unsafe { core::slice::from_raw_parts(params as *const u64, words) };
    let mut copy = [0u64; PARAMS];
    for (to, from) in copy.iter_mut().zip(words) {
        *to = *from;
    }
    let value = value_in(t, kind, &copy);
    define(t, definition::GRAPH_NODE, &[bytes_of(&[exec, u64::from(kind), node, value])]);
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
        if kind == kind::CHILD && depth > 0 && call2(own::GRAPH_CHILD_GET_GRAPH, *node, &raw mut child as u64)
        {
            walk(t, child, list, depth - 1);
        } else {
            let value = value(t, *node, kind);
            list.add(t, [u64::from(kind), *node, value]);
        }
    }
}

/// Words of the largest parameter struct.
const PARAMS: usize = 32;

/// The kernel of a kernel node, the bytes of a copy or memset node.
fn value(t: &mut Thread, node: u64, kind: u32) -> u64 {
    let mut params = [0u64; PARAMS];
    let ask = match kind {
        kind::KERNEL => own::GRAPH_KERNEL_NODE_GET_PARAMS,
        kind::MEMCPY => own::GRAPH_MEMCPY_NODE_GET_PARAMS,
        kind::MEMSET => own::GRAPH_MEMSET_NODE_GET_PARAMS,
        _ => return 0,
    };
    if call2(ask, node, params.as_mut_ptr() as u64) { value_in(t, kind, &params) } else { 0 }
}

/// Words of a parameter struct that `value_in` looks at.
fn words_of(kind: u32) -> usize {
    match kind {
        kind::KERNEL => 8,
        kind::MEMCPY => 25,
        kind::MEMSET => 5,
        _ => 0,
    }
}

fn value_in(t: &mut Thread, kind: u32, params: &[u64; PARAMS]) -> u64 {
    match kind {
        kind::KERNEL => {
            // CUfunction at 0; where that is null, CUkernel at 56.
            let handle = if params[0] != 0 { params[0] } else { params[7] };
            name::ensure(t, handle, tick());
            handle
        }
        // WidthInBytes, Height and Depth of CUDA_MEMCPY3D.
        kind::MEMCPY => params[22].saturating_mul(params[23].max(1)).saturating_mul(params[24].max(1)),
        // Element size (high half of word 2), width and height of CUDA_MEMSET_NODE_PARAMS.
        kind::MEMSET => (params[2] >> 32).saturating_mul(params[3]).saturating_mul(params[4].max(1)),
        _ => 0,
    }
}

fn call2(id: u16, a: u64, b: u64) -> bool {
    let Some(f) = library::ours(id) else { return false };
    // SAFETY: the real function, which takes a handle and a pointer that the caller made for it.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, u64) -> u32>(f) };
    f(a, b) == 0
}

fn call3(id: u16, a: u64, b: u64, c: u64) -> bool {
    let Some(f) = library::ours(id) else { return false };
    // SAFETY: as in `call2`.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, u64, u64) -> u32>(f) };
    f(a, b, c) == 0
}
