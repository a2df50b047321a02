//! Rings: making them, leasing them to threads, taking them back.
//!
//! A thread starts with a small ring, because making one is paid inside its first call, and gets a larger one when that
//! proves too small. A ring given back is leased again before a new one is made.

use core::sync::atomic::{AtomicUsize, Ordering};

use gputap_wire::layout::{PAGE, VERSION, process, ring};
use gputap_wire::{SLOT, definition, slots_for};

use crate::global::{RINGS, global};
use crate::record::{define, publish_held, ring_word, room_to_leave};
use crate::start::{self, tick};
use crate::sys;
use crate::thread::{NO_CONTEXT, NO_EPOCH, Thread};

/// Capacities, each tried when the one before was full.
const FIRST: u64 = 64 << 10;
const LARGEST: u64 = 16 << 20;
const GROWTH: u64 = 16;

/// Bytes of a LEASE record.
pub const LEASE_BYTES: usize = slots_for(LEASE_PAYLOAD) * SLOT;
const LEASE_PAYLOAD: usize = 48;

/// Payload of a LEASE record.
pub fn lease_payload(tid: u32) -> [u8; LEASE_PAYLOAD] {
    let mut b = [0u8; LEASE_PAYLOAD];
    b[0..4].copy_from_slice(&tid.to_le_bytes());
    b[8..16].copy_from_slice(&tick().to_le_bytes());
    b[16..24].copy_from_slice(&sys::clock_ns(libc::CLOCK_MONOTONIC).to_le_bytes());
    b[24..32].copy_from_slice(&sys::clock_ns(libc::CLOCK_REALTIME).to_le_bytes());
    b[32..48].copy_from_slice(&sys::thread_name());
    b
}

/// Gives the thread a ring; `false` when none could be had.
pub fn acquire(t: &mut Thread) -> bool {
    if t.epoch != NO_EPOCH {
        // Another process's: this one was forked from it, and its threads count from 1 like any other's.
        t.calls.store(1, Ordering::Relaxed);
        (t.current, t.ask_at, t.epoch) = (0, 0, NO_EPOCH);
        t.forget_open();
    }
    t.tid = sys::gettid();
    t.context = NO_CONTEXT;
    t.lost = 0;
    if !take(t, FIRST) && !take_shared(t) {
        return false;
    }
    t.epoch = global().epoch.load(Ordering::Relaxed);
    if !t.shared {
        define(t, definition::LEASE, &[&lease_payload(t.tid)]);
    }
    on_thread_exit(t);
    true
}

/// Exchanges the thread's ring for a larger one; `false` when that can't be had.
pub fn grow(t: &mut Thread) -> bool {
    let capacity = t.mask + 1;
    if capacity >= LARGEST {
        return false;
    }
    let old = (t.base, usize::from(t.ring), [t.lost, t.lost_first, t.lost_last]);
    let open = t.open_record();
    if !take(t, capacity * GROWTH) {
        return false;
    }
    if let Some(open) = open {
        t.put_open_record(&open);
    }
    free(old.1, old.0, old.2);
    define(t, definition::LEASE, &[&lease_payload(t.tid)]);
    true
}

/// Gives the ring back.
pub fn release(t: &mut Thread) {
    t.forget_open();
    if !t.shared {
        publish_held(t);
        if room_to_leave(t) {
            define(t, definition::RELEASE, &[&t.tid.to_le_bytes()]);
        }
        free(usize::from(t.ring), t.base, [t.lost, t.lost_first, t.lost_last]);
        t.lost = 0;
    }
    t.epoch = NO_EPOCH;
}

/// Gives a ring back, with what its thread lost and did not tell.
fn free(slot: usize, base: usize, lost: [u64; 3]) {
    ring_word(base, ring::TID_AT).store(0, Ordering::Relaxed);
    let s = &global().slots[slot];
    for (to, value) in [&s.lost, &s.lost_first, &s.lost_last].into_iter().zip(lost) {
        to.store(value, Ordering::Relaxed);
    }
    s.tid.store(0, Ordering::Release);
}

/// Leases a free ring of at least `capacity` bytes, or makes one.
fn take(t: &mut Thread, capacity: u64) -> bool {
    let g = global();
    let _guard = g.lock.take();
    let made = g.rings.load(Ordering::Relaxed) as usize;
    let slot = find_free(made, capacity).or_else(|| make(made, capacity)).or_else(|| {
        reclaim(made);
        find_free(made, capacity)
    });
    let Some(slot) = slot else { return false };
    lease(t, slot, false);
    true
}

fn find_free(made: usize, capacity: u64) -> Option<usize> {
    (0..made).find(|i| {
        let s = &global().slots[*i];
        s.tid.load(Ordering::Acquire) == 0
            && s.capacity.load(Ordering::Relaxed) >= capacity
            && s.base.load(Ordering::Relaxed) != 0
            && has_room(s.base.load(Ordering::Relaxed), s.capacity.load(Ordering::Relaxed))
    })
}

/// Frees the rings of threads that are gone without having given them back: those that called in their very last
/// destructor, and those that the C library does not know.
fn reclaim(made: usize) {
    let g = global();
    let shared = g.shared_ring.load(Ordering::Relaxed) as usize;
    for slot in (0..made).filter(|i| i + 1 != shared) {
        let s = &g.slots[slot];
        let (tid, base) = (s.tid.load(Ordering::Acquire), s.base.load(Ordering::Relaxed));
        if tid != 0 && base != 0 && !sys::is_thread(tid) {
            // What it lost last is in the ring's counter only.
            free(slot, base, [0; 3]);
        }
    }
}

/// A ring given back full is no help to anybody.
fn has_room(base: usize, capacity: u64) -> bool {
    let head = ring_word(base, ring::HEAD_AT).load(Ordering::Relaxed);
    let tail = ring_word(base, ring::TAIL_AT).load(Ordering::Relaxed);
    gputap_wire::writer::limit(head, tail, capacity) - head >= capacity / 2
}

fn lease(t: &mut Thread, slot: usize, shared: bool) {
    let s = &global().slots[slot];
    t.base = s.base.load(Ordering::Relaxed);
    t.mask = s.capacity.load(Ordering::Relaxed) - 1;
    t.ring = slot as u16;
    t.shared = shared;
    // The first record looks at the tail.
    t.start_at(ring_word(t.base, ring::HEAD_AT).load(Ordering::Relaxed));
    t.lost = s.lost.swap(0, Ordering::Relaxed);
    t.lost_first = s.lost_first.load(Ordering::Relaxed);
    t.lost_last = s.lost_last.load(Ordering::Relaxed);
    s.tid.store(t.tid.max(1), Ordering::Relaxed);
    if !shared {
        ring_word(t.base, ring::TID_AT).store(u64::from(t.tid), Ordering::Relaxed);
    }
}

fn take_shared(t: &mut Thread) -> bool {
    let g = global();
    let _guard = g.lock.take();
    let slot = match g.shared_ring.load(Ordering::Relaxed) {
        0 => {
            let made = g.rings.load(Ordering::Relaxed) as usize;
            if !worth_trying(FIRST) {
                return false;
            }
            // The overflow ring comes on top of the allowance: without it every further thread would be blind.
            let Some(slot) = make_ring(made, FIRST * GROWTH, true).or_else(|| make_ring(made, FIRST, true))
            else {
                refused(FIRST);
                return false;
            };
            g.shared_ring.store(slot as u32 + 1, Ordering::Relaxed);
            slot
        }
        n => n as usize - 1,
    };
    lease(t, slot, true);
    true
}

fn make(slot: usize, capacity: u64) -> Option<usize> {
    let g = global();
    let allowance = g.counter(process::ALLOWANCE_AT)?.load(Ordering::Relaxed);
    let total = g.ring_bytes.load(Ordering::Relaxed) + capacity;
    // The last slot is for the shared ring.
    if slot + 1 >= RINGS || total > allowance || !worth_trying(capacity) {
        return None;
    }
    let made = make_ring(slot, capacity, false);
    match made {
        Some(_) => g.ring_bytes.store(total, Ordering::Relaxed),
        None => refused(capacity),
    }
    made
}

/// How long a ring that could not be made is not asked for again: about a second. Failing takes up to milliseconds,
/// and every call into a full ring would pay them.
const PATIENCE: u64 = 1 << 31;

fn worth_trying(capacity: u64) -> bool {
    let g = global();
    capacity < g.refused_bytes.load(Ordering::Relaxed) || tick() >= g.refused_until.load(Ordering::Relaxed)
}

fn refused(capacity: u64) {
    let g = global();
    g.refused_bytes.store(capacity, Ordering::Relaxed);
    g.refused_until.store(tick().wrapping_add(PATIENCE), Ordering::Relaxed);
}

fn make_ring(slot: usize, capacity: u64, shared: bool) -> Option<usize> {
    if slot >= RINGS {
        return None;
    }
    let base = start::create_file(format_args!(".ring-{slot:04}"), |fd| map(fd, slot, capacity, shared))?;
    if !start::publish_file(format_args!(".ring-{slot:04}"), format_args!("ring-{slot:04}")) {
        return None;
    }
    let g = global();
    g.slots[slot].capacity.store(capacity, Ordering::Relaxed);
    g.slots[slot].base.store(base, Ordering::Release);
    g.rings.store(slot as u32 + 1, Ordering::Release);
    g.counter(process::RINGS_AT)?.store(slot as u64 + 1, Ordering::Release);
    Some(slot)
}

/// Maps the header, the data, and the data once more behind itself, all of it resident.
fn map(fd: &sys::Fd, slot: usize, capacity: u64, shared: bool) -> Option<usize> {
    let cap = capacity as usize;
    sys::allocate(fd, PAGE + cap).ok()?;
    let whole = PAGE + 2 * cap;
    // SAFETY: a fresh reservation, then fixed mappings inside it.
    let at = unsafe {
        let at =
            sys::mmap(0, whole, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, None, 0).ok()?;
        let rw = libc::PROT_READ | libc::PROT_WRITE;
        let fixed = libc::MAP_SHARED | libc::MAP_FIXED;
        let first = sys::mmap(at, PAGE + cap, rw, fixed, Some(fd), 0);
        let mirror = sys::mmap(at + PAGE + cap, cap, rw, fixed, Some(fd), PAGE);
        if first.is_err() || mirror.is_err() {
            sys::munmap(at, whole);
            return None;
        }
        at
    };
    if sys::madvise(at, whole, libc::MADV_POPULATE_WRITE).is_err() {
        touch(at, whole);
    }
    // A child must not write here, and need not copy the page tables.
    let _ = sys::madvise(at, whole, libc::MADV_DONTFORK);
    let base = at + PAGE;
    let word = |offset: usize, value: u64| ring_word(base, offset).store(value, Ordering::Relaxed);
    word(ring::CAPACITY_AT, capacity);
    word(ring::SHARED_AT, u64::from(shared));
    word(ring::VERSION_AT, u64::from(VERSION) | (slot as u64) << 32);
    word(ring::MAGIC_AT, ring::MAGIC);
    Some(base)
}

/// Reads one byte of every page, for kernels without MADV_POPULATE_WRITE.
fn touch(at: usize, len: usize) {
    for page in (at..at + len).step_by(PAGE) {
        // SAFETY: inside the mapping just made.
        unsafe { (page as *const u8).read_volatile() };
    }
}

/// The pthread key whose destructor gives rings back, + 1.
static KEY: AtomicUsize = AtomicUsize::new(0);

/// Makes the key once; without pthreads rings are simply not given back.
pub fn prepare_thread_exit() {
    let create = crate::elf::next_function(b"pthread_key_create\0");
    if create == 0 || KEY.load(Ordering::Relaxed) != 0 {
        return;
    }
    let mut key = 0u32;
    // SAFETY: the C library's own function, with its signature.
    let create = unsafe {
        core::mem::transmute::<usize, extern "C" fn(*mut u32, extern "C" fn(*mut Thread)) -> i32>(create)
    };
    if create(&mut key, thread_exit) == 0 {
        SET.store(crate::elf::next_function(b"pthread_setspecific\0"), Ordering::Relaxed);
        KEY.store(key as usize + 1, Ordering::Release);
    }
}

static SET: AtomicUsize = AtomicUsize::new(0);

fn on_thread_exit(t: &mut Thread) {
    let (key, set) = (KEY.load(Ordering::Acquire), SET.load(Ordering::Relaxed));
    if key == 0 || set == 0 {
        return;
    }
    // SAFETY: the C library's own function, with its signature.
    let set = unsafe { core::mem::transmute::<usize, extern "C" fn(u32, *mut Thread) -> i32>(set) };
    set(key as u32 - 1, t);
}

extern "C" fn thread_exit(t: *mut Thread) {
    // SAFETY: the pointer that this very thread stored, to its own thread-local state.
    let t = unsafe { &mut *t };
    // A child of fork has the key's value but not the ring.
    if t.epoch == global().epoch.load(Ordering::Relaxed) && t.enter() {
        release(t);
        t.leave();
    }
}

/// Set once the child's handler is registered; children inherit it.
static FORK: AtomicUsize = AtomicUsize::new(0);

/// Has `forked` called in children of fork(), where the C library can do that.
pub fn prepare_fork() {
    if FORK.swap(1, Ordering::Relaxed) != 0 {
        return;
    }
    // glibc exports this one, and links pthread_atfork statically; musl exports pthread_atfork.
    let names: [&[u8]; 2] = [b"__register_atfork\0", b"pthread_atfork\0"];
    let Some(register) = names.into_iter().map(crate::elf::next_function).find(|f| *f != 0) else { return };
    // SAFETY: the C library's own function; pthread_atfork is the one without the last argument.
    let register = unsafe {
        core::mem::transmute::<usize, extern "C" fn(usize, usize, extern "C" fn(), usize) -> i32>(register)
    };
    register(0, 0, forked, 0);
}

/// In a child: a call that was under way, when a signal handler forked, still ends here and may write its record. The
/// ring is the parent's and not mapped, so the record gets memory that nobody reads.
extern "C" fn forked() {
    // SAFETY: the calling thread's own state; what it interrupted goes on later.
    let t = unsafe { &*crate::thread::current() };
    if t.base == 0 {
        return;
    }
    let (at, len) = (t.base - PAGE, PAGE + 2 * (t.mask as usize + 1));
    let rw = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE | libc::MAP_NORESERVE;
    // SAFETY: only where nothing is mapped.
    let _ = unsafe { sys::mmap(at, len, rw, flags, None, 0) };
}
