//! What each thread keeps between calls.
//!
//! The fields up to `shared` are read and written by `hook.s` at fixed offsets. Everything past them is only touched by
//! recording code, which keeps signal handlers out ([`Thread::enter`]).

use core::cell::UnsafeCell;
use core::mem::offset_of;
use core::sync::atomic::{AtomicU8, AtomicU32, Ordering, compiler_fence};

use gputap_wire::layout::{PAGE, ring};
use gputap_wire::{SLOT, WORDS_AT};

/// The thread's state in initial-exec TLS.
#[repr(C)]
pub struct Thread {
    /// Epoch in which the ring was leased; differs from the global one before a lease and after a fork.
    pub epoch: u32,
    /// Number of the next call. Counted in one instruction here and in hook.s: a signal handler may come between two.
    pub calls: AtomicU32,
    /// Where the next record will be; behind it there may be as much again, the data being mapped twice.
    at: usize,
    /// The last place where hook.s may put a record; 0 for a shared ring.
    stop: usize,
    /// Where hook.s writes how far the ring is filled: its head, or the word that nobody reads while records wait for the
    /// return of the runtime's call that they are inside of.
    publish: usize,
    /// What `at` lacks to be the number of bytes written to the ring.
    bias: u64,
    /// Address of the ring's data; its header is the page below.
    pub base: usize,
    /// Context number, device ordinal << 32.
    pub context: u64,
    /// Number of the call that the thread is inside of; hook.s reads it and the four bytes behind it at once.
    pub current: u32,
    state: AtomicU8,
    /// Set while the library asks the recorded libraries something: what they call then is not the job's.
    pub asking: bool,
    /// Whether the leased ring is the shared one, whose writers need a lock.
    pub shared: bool,
    padding: u8,
    /// Capacity - 1.
    pub mask: u64,
    /// Bytes that may be written before the tail must be looked at.
    limit: u64,
    /// Id of the thread that this state belongs to.
    pub tid: u32,
    /// Call number at which the context is asked for again, while none is known.
    pub ask_at: u32,
    /// Index of the leased ring.
    pub ring: u16,
    /// Whether recording code came in while a record was open.
    open: bool,
    padding2: [u8; 5],
    /// Calls dropped since the last record because the ring was full.
    pub lost: u64,
    /// Tick of the first of them.
    pub lost_first: u64,
    /// Tick of the last of them.
    pub lost_last: u64,
    reserved: u64,
}

// As hook.s has them.
const _: () = assert!(size_of::<Thread>() == 128);
const _: () = assert!(offset_of!(Thread, calls) == 4);
const _: () = assert!(offset_of!(Thread, at) == 8);
const _: () = assert!(offset_of!(Thread, stop) == 16);
const _: () = assert!(offset_of!(Thread, publish) == 24);
const _: () = assert!(offset_of!(Thread, bias) == 32);
const _: () = assert!(offset_of!(Thread, base) == 40);
const _: () = assert!(offset_of!(Thread, context) == 48);
const _: () = assert!(offset_of!(Thread, current) == 56);
const _: () = assert!(offset_of!(Thread, state) == 60);
const _: () = assert!(offset_of!(Thread, asking) == 61);
const _: () = assert!(offset_of!(Thread, shared) == 62);
const _: () = assert!(ring::HEAD_AT == 64 && ring::UNREAD_AT == 120 && WORDS_AT == 40);

/// What the thread is at.
mod state {
    /// Nothing that a signal handler could disturb.
    pub const IDLE: u8 = 0;
    /// In recording code.
    pub const BUSY: u8 = 1;
    /// In a call whose arguments hook.s has written to the place of the next record.
    pub const OPEN: u8 = 2;
}

/// [`Thread::stop`] of a ring that hook.s finds full.
const FULL: usize = 1;

/// Most bytes of a record that hook.s writes.
const LARGEST_FAST: usize = 3 * SLOT;

impl Thread {
    /// Keeps signal handlers out of recording code until [`Thread::leave`]; `false` in one that interrupted it.
    pub fn enter(&mut self) -> bool {
        // In one instruction: a signal handler may leave another state behind, in a process of its own.
        let before = self.state.swap(state::BUSY, Ordering::Relaxed);
        compiler_fence(Ordering::SeqCst);
        if before == state::BUSY {
            return false;
        }
        self.open = before == state::OPEN;
        true
    }

    /// Ends what `enter` began.
    pub fn leave(&mut self) {
        let after = if self.open { state::OPEN } else { state::IDLE };
        compiler_fence(Ordering::SeqCst);
        self.state.store(after, Ordering::Relaxed);
    }

    /// Whether the thread is in recording code, which a signal handler has interrupted.
    pub fn is_busy(&self) -> bool {
        self.state.load(Ordering::Relaxed) == state::BUSY
    }

    /// Forgets the record that is open: its call will not return, or returns in another process.
    pub fn forget_open(&mut self) {
        self.open = false;
    }

    /// Bytes written to the ring.
    pub fn head(&self) -> u64 {
        self.bias.wrapping_add(self.at as u64)
    }

    /// Begins to write at `head` of a ring of `mask + 1` bytes at `base`.
    pub fn start_at(&mut self, head: u64) {
        self.publish = self.base - PAGE + ring::HEAD_AT;
        self.limit = head;
        self.seek(head);
    }

    /// Goes on at `head` in the first of the two mappings of the data, and lets hook.s write what there is room for: at most a whole
    /// ring, so that it stays inside the second.
    fn seek(&mut self, head: u64) {
        self.at = self.base + (head & self.mask) as usize;
        self.bias = head.wrapping_sub(self.at as u64);
        let room = self.limit.saturating_sub(head).min(self.mask + 1) as usize;
        let own = room.checked_sub(LARGEST_FAST).map_or(FULL, |room| self.at + room);
        self.stop = if self.shared { 0 } else { own };
    }

    /// Writes up to `limit` from now on without a look at the tail.
    pub fn set_limit(&mut self, limit: u64) {
        self.limit = limit;
        self.seek(self.head());
    }

    /// Whether there would be room left for hook.s behind `bytes`; else it is time to look at the tail.
    pub fn is_roomy(&self, bytes: usize) -> bool {
        self.fits(bytes + LARGEST_FAST)
    }

    /// Whether `bytes` fit in front of the record that is open.
    pub fn fits(&self, bytes: usize) -> bool {
        let open = if self.open { LARGEST_FAST } else { 0 };
        self.head() + (bytes + open) as u64 <= self.limit
    }

    /// Makes room for a record of `bytes`, for which there must be some, and goes on behind it; returns its address. A record that is
    /// open goes on with it.
    pub fn take(&mut self, bytes: usize) -> usize {
        if self.at > self.base + self.mask as usize {
            self.seek(self.head());
        }
        let at = self.at;
        self.at += bytes;
        if self.open {
            // SAFETY: `fits` has counted the open record, and the data is mapped twice in a row.
            unsafe { core::ptr::copy(at as *const u8, self.at as *mut u8, LARGEST_FAST) };
        }
        at
    }

    /// The arguments of the call whose record is open.
    pub fn open_record(&self) -> Option<[u8; LARGEST_FAST]> {
        // SAFETY: as in `take`; any bytes are valid.
        self.open.then(|| unsafe { (self.at as *const [u8; LARGEST_FAST]).read_unaligned() })
    }

    /// Continues an open record here.
    pub fn put_open_record(&mut self, record: &[u8; LARGEST_FAST]) {
        // SAFETY: as in `take`, for a ring that was just leased: it has room.
        unsafe { (self.at as *mut [u8; LARGEST_FAST]).write_unaligned(*record) };
    }

    /// Whether records wait for the return of the runtime's call that they are inside of.
    pub fn is_held(&self) -> bool {
        self.publish % PAGE == ring::UNREAD_AT
    }

    /// Publishes what hook.s writes from now on at once.
    pub fn let_go(&mut self) {
        self.publish = self.base - PAGE + ring::HEAD_AT;
    }
}

/// The epoch of a thread that has no ring, and never had one in another process: its initial value in hook.s.
pub const NO_EPOCH: u32 = 1;

/// No context known.
pub const NO_CONTEXT: u64 = (gputap_wire::DEVICE_UNKNOWN as u64) << 32;

/// Where hook.s begins to count in the state of a thread, from its thread pointer.
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
    offset + offset_of!(Thread, state)
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
