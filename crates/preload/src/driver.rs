//! The real driver: where its functions are, and which of ours stands for which address.
//!
//! An entry point is recognised by its address alone: whatever `dlsym` or `cuGetProcAddress` answers, if it is the
//! address of an exported function of libcuda, ours for exactly that symbol takes its place. Guessing by name and
//! version goes wrong as soon as a function has two ABIs.

use core::sync::atomic::{AtomicU16, AtomicU64, AtomicUsize, Ordering};

use gputap_catalog::hook::{self, COUNT};
use gputap_ring::layout::process;

use crate::elf::{self, Object};
use crate::global::global;
use crate::thread;

const BUCKETS: usize = 4096;
const STUB: usize = 64;

/// Returned by hooks whose real function does not exist: CUDA_ERROR_NOT_FOUND.
const NOT_FOUND: u32 = 500;

unsafe extern "C" {
    static gputap_real: [AtomicUsize; COUNT];
    static gputap_stubs: u8;
}

/// Address → id. Survives a fork: the child's driver is at the same addresses.
struct Map {
    range: (AtomicUsize, AtomicUsize),
    /// Unloaded objects when the addresses were right.
    unloads: AtomicU64,
    address: [AtomicU64; BUCKETS],
    id: [AtomicU16; BUCKETS],
}

static MAP: Map = Map {
    range: (AtomicUsize::new(0), AtomicUsize::new(0)),
    unloads: AtomicU64::new(0),
    address: [const { AtomicU64::new(0) }; BUCKETS],
    id: [const { AtomicU16::new(0) }; BUCKETS],
};

extern "C" fn absent() -> u32 {
    NOT_FOUND
}

/// Our function for `id`.
pub fn stub(id: u16) -> usize {
    let base = &raw const gputap_stubs as usize;
    base + STUB * usize::from(id)
}

/// Whether `address` is one of our stubs.
pub fn is_stub(address: usize) -> bool {
    (stub(0)..stub(COUNT as u16)).contains(&address)
}

fn absent_address() -> usize {
    absent as *const () as usize
}

fn table() -> &'static [AtomicUsize; COUNT] {
    // SAFETY: defined in state.s with this type; zero is valid.
    unsafe { &gputap_real }
}

/// What to call for `id`: the real function, or one that says "not found".
pub fn callable(id: usize) -> usize {
    let Some(f) = table().get(id) else { return absent_address() };
    match f.load(Ordering::Acquire) {
        // Not learned yet: no driver, or a signal handler that came in while this thread learns it.
        0 => elf::find(is_driver).and_then(|o| o.function(hook::name(id))).unwrap_or(absent_address()),
        f => f,
    }
}

/// The real function of `id` if the driver has it.
pub fn present(id: u16) -> Option<usize> {
    let f = callable(usize::from(id));
    (f != absent_address()).then_some(f)
}

/// The real function of `id` for a call of our own, which is counted: a witness inside the driver sees it too.
pub fn ours(id: u16) -> Option<usize> {
    let f = present(id)?;
    if let Some(i) = own::ALL.iter().position(|o| *o == id) {
        global().count(process::OWN_AT + 8 * i, 1);
    }
    Some(f)
}

/// Makes stubs that jump without looking safe to call while no driver is known.
pub fn fill_absent() {
    for f in table() {
        let _ = f.compare_exchange(0, absent_address(), Ordering::Relaxed, Ordering::Relaxed);
    }
}

/// Whether the driver's addresses are known.
pub fn known() -> bool {
    MAP.range.1.load(Ordering::Acquire) != 0
}

/// Whether `address` lies in the known driver.
pub fn contains(address: usize) -> bool {
    known() && (MAP.range.0.load(Ordering::Relaxed)..MAP.range.1.load(Ordering::Relaxed)).contains(&address)
}

fn bucket(address: usize) -> usize {
    (address as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) as usize >> 52
}

/// The function whose address this is.
pub fn id_of(address: usize) -> Option<u16> {
    let mut b = bucket(address);
    loop {
        match MAP.address[b].load(Ordering::Acquire) as usize {
            0 => return None,
            a if a == address => return Some(MAP.id[b].load(Ordering::Relaxed)),
            _ => b = (b + 1) % BUCKETS,
        }
    }
}

fn is_driver(o: &Object) -> bool {
    let named = |n: &[u8]| n.starts_with(b"libcuda.so");
    (named(o.soname()) || named(o.file_name())) && o.function(b"cuInit\0").is_some()
}

/// Learns the addresses of the driver that holds `address`; `false` when that is no driver.
pub fn learn_from(address: usize) -> bool {
    // A driver that was closed and opened again may lie across its old place.
    let same = contains(address) && MAP.unloads.load(Ordering::Relaxed) == elf::unloads();
    same || elf::find(|o| o.contains(address) && is_driver(o)).is_some_and(|o| learn(&o))
}

/// Learns the addresses of whichever driver is loaded; `false` when none is.
pub fn learn_loaded() -> bool {
    known() || elf::find(is_driver).is_some_and(|o| learn(&o))
}

fn learn(o: &Object) -> bool {
    // SAFETY: the calling thread's own flag. A look-up gets here without it, and a handler must not want the lock.
    let busy = unsafe { &mut (*thread::current()).busy };
    let before = core::mem::replace(busy, true);
    let guard = global().driver_lock.take();
    learn_locked(o);
    drop(guard);
    *busy = before;
    true
}

fn learn_locked(o: &Object) {
    MAP.unloads.store(o.unloads, Ordering::Relaxed);
    if o.range.0 == MAP.range.0.load(Ordering::Relaxed) && o.range.1 == MAP.range.1.load(Ordering::Relaxed) {
        return;
    }
    MAP.range.1.store(0, Ordering::Release);
    for a in &MAP.address {
        a.store(0, Ordering::Release);
    }
    for (id, real) in table().iter().enumerate() {
        let f = o.function(hook::name(id));
        real.store(f.unwrap_or(absent_address()), Ordering::Release);
        if let Some(address) = f {
            insert(address, id as u16);
        }
    }
    MAP.range.0.store(o.range.0, Ordering::Relaxed);
    MAP.range.1.store(o.range.1, Ordering::Release);
}

fn insert(address: usize, id: u16) {
    let mut b = bucket(address);
    while MAP.address[b].load(Ordering::Relaxed) != 0 {
        b = (b + 1) % BUCKETS;
    }
    MAP.id[b].store(id, Ordering::Relaxed);
    MAP.address[b].store(address as u64, Ordering::Release);
}

/// Ids of functions that the library treats by name; those in `ALL` it calls itself.
pub mod own {
    use gputap_ring::layout::process::OWN;

    /// The catalogue's id of an exported name, found when this is compiled.
    const fn id(name: &[u8]) -> u16 {
        let mut i = 0;
        while i < gputap_catalog::hook::COUNT {
            let at = gputap_catalog::hook::NAME_AT[i] as usize;
            let end = gputap_catalog::hook::NAME_AT[i + 1] as usize;
            let mut k = 0;
            while k < name.len() && at + k < end && gputap_catalog::hook::NAMES[at + k] == name[k] {
                k += 1;
            }
            if k == name.len() && at + k + 1 == end {
                return i as u16;
            }
            i += 1;
        }
        panic!("the catalogue lacks a function that the library calls")
    }

    macro_rules! ids {
        ($($const:ident = $name:literal;)*) => {
            $(#[doc = concat!("`", $name, "`")] pub const $const: u16 = id($name.as_bytes());)*
        };
    }

    /// `cuGetProcAddress_v2`
    pub const GET_PROC_ADDRESS_V2: u16 = id(b"cuGetProcAddress_v2");
    /// `cuInit`
    pub const INIT: u16 = id(b"cuInit");
    /// `cuDriverGetVersion`
    pub const DRIVER_GET_VERSION: u16 = id(b"cuDriverGetVersion");
    /// `cuCtxSetCurrent`
    pub const CTX_SET_CURRENT: u16 = id(b"cuCtxSetCurrent");
    /// `cuGraphExecKernelNodeSetParams_v2`
    pub const GRAPH_EXEC_KERNEL_V2: u16 = id(b"cuGraphExecKernelNodeSetParams_v2");
    /// `cuGraphExecMemcpyNodeSetParams`
    pub const GRAPH_EXEC_MEMCPY: u16 = id(b"cuGraphExecMemcpyNodeSetParams");
    /// `cuGraphExecMemsetNodeSetParams`
    pub const GRAPH_EXEC_MEMSET: u16 = id(b"cuGraphExecMemsetNodeSetParams");
    /// `cuGraphExecNodeSetParams`
    pub const GRAPH_EXEC_NODE: u16 = id(b"cuGraphExecNodeSetParams");
    /// `cuGraphExecUpdate`
    pub const GRAPH_EXEC_UPDATE: u16 = id(b"cuGraphExecUpdate");
    /// `cuGraphExecUpdate_v2`
    pub const GRAPH_EXEC_UPDATE_V2: u16 = id(b"cuGraphExecUpdate_v2");

    /// The functions that the library calls itself, in the order of their counters.
    pub const ALL: [u16; OWN.len()] = {
        let mut ids = [0; OWN.len()];
        let mut i = 0;
        while i < OWN.len() {
            ids[i] = id(OWN[i].as_bytes());
            i += 1;
        }
        ids
    };

    ids! {
        CTX_GET_CURRENT = "cuCtxGetCurrent";
        CTX_GET_DEVICE = "cuCtxGetDevice";
        DEVICE_GET_NAME = "cuDeviceGetName";
        FUNC_GET_NAME = "cuFuncGetName";
        KERNEL_GET_NAME = "cuKernelGetName";
        GRAPH_GET_NODES = "cuGraphGetNodes";
        GRAPH_NODE_GET_TYPE = "cuGraphNodeGetType";
        GRAPH_KERNEL_NODE_GET_PARAMS = "cuGraphKernelNodeGetParams_v2";
        GRAPH_MEMCPY_NODE_GET_PARAMS = "cuGraphMemcpyNodeGetParams";
        GRAPH_MEMSET_NODE_GET_PARAMS = "cuGraphMemsetNodeGetParams";
        GRAPH_CHILD_GET_GRAPH = "cuGraphChildGraphNodeGetGraph";
    }
}
