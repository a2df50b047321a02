//! What each thread keeps between calls.
//!
//! The fields up to `shared` are read and written by `hook.s` at fixed offsets. Everything past them is only touched
//! with `busy` set, which keeps signal handlers out.

use core::cell::UnsafeCell;
use core::sync::atomic::AtomicU32;

use gputap_wire::layout::ring;

/// The thread's state in initial-exec TLS.
#[repr(C)]
pub struct Thread {
    /// Epoch in which the ring was leased; differs from the global one before a lease and after a fork.
    pub epoch: u64,
    /// Bytes written to the ring.
    pub head: u64,
    /// Bytes that may be written before the tail must be looked at. 0 for a shared ring: its writers need a lock.
    pub limit: u64,
    /// Address of the ring's data; its header is the page below.
    pub base: usize,
    /// Capacity - 1.
    pub mask: u64,
    /// Context number, device ordinal << 32.
    pub context: u64,
    /// Number of the next call. Counted in one instruction here and in hook.s: a signal handler may come between two.
    pub calls: AtomicU32,
    /// Index of the leased ring.
    pub ring: u16,
    padding: u16,
    /// Number of the call that the thread is inside of; hook.s reads it and the four bytes behind it at once.
    pub current: u32,
    /// Set while the thread is in recording code.
    pub busy: bool,
    /// How far behind the head of the ring hook.s writes the head: [`HELD`] while records wait for the return of the runtime's
    /// call that they are inside of, else 0.
    pub held: u8,
    /// Set while the library asks the recorded libraries something: what they call then is not the job's.
    pub asking: bool,
    /// Whether the leased ring is the shared one.
    pub shared: bool,
    /// Id of the thread that this state belongs to.
    pub tid: u32,
    /// Call number at which the context is asked for again, while none is known.
    pub ask_at: u32,
    /// Calls dropped since the last record because the ring was full.
    pub lost: u64,
    /// Tick of the first of them.
    pub lost_first: u64,
    /// Tick of the last of them.
    pub lost_last: u64,
    reserved: [u64; 4],
}

const _: () = assert!(size_of::<Thread>() == 128);
const _: () = assert!(core::mem::offset_of!(Thread, context) == 40);
const _: () = assert!(core::mem::offset_of!(Thread, calls) == 48);
const _: () = assert!(core::mem::offset_of!(Thread, current) == 56);
const _: () = assert!(core::mem::offset_of!(Thread, busy) == 60);
const _: () = assert!(core::mem::offset_of!(Thread, held) == 61);
const _: () = assert!(core::mem::offset_of!(Thread, shared) == 63);

/// [`Thread::held`] of a thread whose records wait: from the head of a ring to a word that nobody reads.
pub const HELD: u8 = (ring::UNREAD_AT - ring::HEAD_AT) as u8;
const _: () = assert!(HELD == 56);

/// The epoch of a thread that has no ring, and never had one in another process: its initial value in hook.s.
pub const NO_EPOCH: u64 = 1;

/// No context known.
pub const NO_CONTEXT: u64 = (gputap_wire::DEVICE_UNKNOWN as u64) << 32;

/// Where the state of a thread lies, from its thread pointer.
pub fn offset() -> usize {
    let offset: usize;
    // SAFETY: reads a word of the GOT that the loader filled.
    unsafe {
        core::arch::asm!(
            "mov {o}, qword ptr [rip + gputap_thread@GOTTPOFF]",
            o = out(reg) offset,
            options(nostack, readonly, preserves_flags),
        );
    }
    offset
}

/// The calling thread's state.
#[inline(always)]
pub fn current() -> *mut Thread {
    let p: *const UnsafeCell<Thread>;
    // SAFETY: `gputap_thread` is defined in hook.s and lives as long as the thread.
    unsafe {
        core::arch::asm!(
            "mov {p}, qword ptr [rip + gputap_thread@GOTTPOFF]",
            "add {p}, qword ptr fs:[0]",
            p = out(reg) p,
            options(nostack, readonly, preserves_flags),
        );
    }
    UnsafeCell::raw_get(p)
}
