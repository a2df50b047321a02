//! The process-wide state that a forked child must not inherit.
//!
//! It lives in pages that the kernel empties in a child (MADV_WIPEONFORK), which also covers raw `clone` and `_Fork`,
//! where `pthread_atfork` handlers do not run. A child therefore finds no epoch, takes the slow path at its first
//! call, and starts over with its own files; a lock that another thread of the parent held is free there.

use core::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};

use gputap_wire::layout::process;

use crate::sys;

/// Entries of the table of kernels whose names are recorded.
pub const SEEN: usize = 1 << 13;
/// Entries of the table of those that were launched of late.
pub const RECENT: usize = 1 << 8;
/// Rings a process may have.
pub const RINGS: usize = gputap_wire::layout::process::MOST_RINGS as usize;
/// NCCL communicators that are remembered.
pub const COMMS: usize = 1024;
/// Contexts that get a number.
pub const CONTEXTS: usize = 256;

/// A ring of this process.
#[repr(C)]
pub struct RingSlot {
    /// Address of its data; 0 while the slot is unused.
    pub base: AtomicUsize,
    /// Bytes of data that the ring can hold.
    pub capacity: AtomicU64,
    /// Thread that leases it; 0 when free.
    pub tid: AtomicU32,
    pad: u32,
    /// Calls that its last thread dropped and could not tell of, as `Thread` counts them. The next one tells it before
    /// its own lease, so that a reader puts it where it belongs.
    pub lost: AtomicU64,
    /// Tick of the first of them.
    pub lost_first: AtomicU64,
    /// Tick of the last of them.
    pub lost_last: AtomicU64,
}

/// See the module.
#[repr(C, align(4096))]
pub struct Global {
    /// Identifies this process's run of the library; 0 before the start and in a forked child.
    pub epoch: AtomicU32,
    reserved: [u32; 15],
    /// Kernel handles of `seen` that were launched of late, one per hash value: in the page of the epoch.
    pub recent: [AtomicU64; RECENT],
    /// Kernel handles whose names are recorded, one per hash value.
    pub seen: [AtomicU64; SEEN],
    /// Taken for starting and for leasing.
    pub lock: Lock,
    /// Taken for writing into the shared ring.
    pub shared_lock: Lock,
    /// Taken for the tables of names.
    pub name_lock: Lock,
    /// Rings that this process has made.
    pub rings: AtomicU32,
    /// Bytes of rings made.
    pub ring_bytes: AtomicU64,
    /// The shared ring's slot + 1.
    pub shared_ring: AtomicU32,
    /// 1 when starting failed: everything is passed through.
    pub failed: AtomicU32,
    /// Slots of `known` in use.
    pub known_count: AtomicU32,
    /// Taken for learning where libraries are.
    pub library_lock: Lock,
    /// Address of the `process` file's first page.
    pub process: AtomicUsize,
    /// Tick before which no ring of `refused_bytes` or more is asked for again.
    pub refused_until: AtomicU64,
    /// All kernel handles whose names are recorded, open addressing.
    pub known: [AtomicU64; SEEN * 8],
    /// Context handles by number - 1.
    pub contexts: [AtomicU64; CONTEXTS],
    /// Devices that were asked for, a bit for each.
    pub described: AtomicU64,
    /// Devices of the contexts.
    pub devices: [AtomicU32; CONTEXTS],
    /// Rings by index.
    pub slots: [RingSlot; RINGS],
    /// Directory of this process, NUL-terminated.
    pub dir: [AtomicU64; 64],
    /// NCCL communicators that were told of.
    pub comms: [AtomicU64; COMMS],
    /// Capacity of the last ring that could not be made.
    pub refused_bytes: AtomicU64,
    /// Calls that signal handlers made while the library started.
    early: AtomicU64,
}

// As hook.s has them.
const _: () = assert!(core::mem::offset_of!(Global, recent) == 64);
const _: () = assert!(core::mem::offset_of!(Global, seen) == 64 + 8 * RECENT);

unsafe extern "C" {
    static gputap_global: Global;
}

/// The state of this process.
pub fn global() -> &'static Global {
    // SAFETY: defined in state.s with this type's size and alignment; all fields are atomics, zero is valid.
    unsafe { &gputap_global }
}

impl Global {
    /// The counter at `offset` of the `process` file, when there is one.
    pub fn counter(&self, offset: usize) -> Option<&AtomicU64> {
        let page = self.process.load(Ordering::Acquire);
        // SAFETY: the page is mapped for as long as the process lives, and offsets are multiples of 8 inside it.
        (page != 0).then(|| unsafe { &*((page + offset) as *const AtomicU64) })
    }

    /// Counts a call that there was no ring for, also while there is no `process` file yet.
    pub fn count_without_ring(&self) {
        match self.counter(process::NO_RING_AT) {
            Some(c) => c.fetch_add(1, Ordering::Relaxed),
            None => self.early.fetch_add(1, Ordering::Relaxed),
        };
    }

    /// Counts in the `process` file what was counted before it was there.
    pub fn count_early(&self) {
        self.count(process::NO_RING_AT, self.early.swap(0, Ordering::Relaxed));
    }

    /// Adds to the counter at `offset`.
    pub fn count(&self, offset: usize, n: u64) {
        if let Some(c) = self.counter(offset) {
            c.fetch_add(n, Ordering::Relaxed);
        }
    }

    /// Sets bits of the counter at `offset`.
    pub fn set_bits(&self, offset: usize, bits: u64) {
        if let Some(c) = self.counter(offset)
            && c.load(Ordering::Relaxed) & bits != bits
        {
            c.fetch_or(bits, Ordering::Relaxed);
        }
    }
}

/// A spin lock, taken in recording code only, so that no signal handler can want it while its thread holds it.
#[repr(transparent)]
pub struct Lock(AtomicU32);

/// Releases the lock on drop.
pub struct Guard<'a>(&'a Lock);

impl Lock {
    /// Takes the lock if it is free.
    pub fn try_take(&self) -> Option<Guard<'_>> {
        self.0.compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed).ok().map(|_| Guard(self))
    }

    /// Waits for the lock.
    pub fn take(&self) -> Guard<'_> {
        loop {
            for _ in 0..64 {
                if let Some(g) = self.try_take() {
                    return g;
                }
                core::hint::spin_loop();
            }
            sys::sched_yield();
        }
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.0.store(0, Ordering::Release);
    }
}
