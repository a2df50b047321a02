//! Writing records into the calling thread's ring. Everything here runs between [`Thread::enter`] and [`Thread::leave`].

use core::sync::atomic::{AtomicU64, Ordering};

use gputap_wire::layout::{PAGE, process, ring};
use gputap_wire::writer::Positions;
use gputap_wire::{Header, Kind, SLOT, WORDS_AT, definition, loss, slots_for};

use crate::global::global;
use crate::lease;
use crate::start::tick;
use crate::thread::Thread;

/// Payload pieces of a record, written one after the other.
pub type Parts<'a> = &'a [&'a [u8]];

/// The counter at `offset` of the header of the ring whose data is at `base`.
pub fn ring_word(base: usize, offset: usize) -> &'static AtomicU64 {
    // SAFETY: a ring's header page is mapped below its data for as long as the process lives.
    unsafe { &*((base - PAGE + offset) as *const AtomicU64) }
}

fn positions(base: usize) -> Positions<'static> {
    Positions { head: ring_word(base, ring::HEAD_AT), tail: ring_word(base, ring::TAIL_AT) }
}

/// Writes one record; `false` when it had to be dropped. A dropped call is counted here.
pub fn write(t: &mut Thread, header: Header, parts: Parts<'_>) -> bool {
    publish_held(t);
    let payload: usize = parts.iter().map(|p| p.len()).sum();
    let slots = slots_for(payload);
    let header = header.with_payload(payload);
    if t.shared {
        return write_shared(t, header, parts);
    }
    if t.lost != 0 && room(t, slots * SLOT + LOSS_BYTES) {
        write_loss(t);
    }
    if room(t, slots * SLOT) {
        put(t, header, parts);
        return true;
    }
    if header.is_call() {
        t.lost_last = header.end;
        if t.lost == 0 {
            t.lost_first = header.end;
        }
        t.lost += 1;
        ring_word(t.base, ring::FULL_AT).fetch_add(1, Ordering::Relaxed);
    }
    false
}

/// Publishes what waits for the return of the runtime's call around it, which then gets a record of its own.
pub fn publish_held(t: &mut Thread) {
    if t.is_held() {
        t.let_go();
        positions(t.base).publish(t.head());
    }
}

/// Whether `bytes` fit now; looks at the tail, and for a larger ring, before it says no.
pub fn room(t: &mut Thread, bytes: usize) -> bool {
    if t.is_roomy(bytes) {
        return true;
    }
    publish_held(t);
    look(t);
    t.fits(bytes) || lease::grow(t) && t.fits(bytes)
}

/// Looks at how far the reader is.
fn look(t: &mut Thread) {
    let limit = positions(t.base).refresh(t.head(), t.mask + 1);
    t.set_limit(limit);
}

/// Whether a last definition, and what was lost before it, fit into the ring as it is.
pub fn room_to_leave(t: &mut Thread) -> bool {
    look(t);
    t.fits(LOSS_BYTES + SLOT)
}

fn put(t: &mut Thread, header: Header, parts: Parts<'_>) {
    let at = t.take(header.len());
    copy(at, &header.to_bytes());
    let mut offset = WORDS_AT;
    for p in parts {
        copy(at + offset, p);
        offset += p.len();
    }
    positions(t.base).publish(t.head());
}

fn copy(at: usize, bytes: &[u8]) {
    // SAFETY: `room` granted the bytes, and the data is mapped twice in a row, so a record never wraps.
    unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), at as *mut u8, bytes.len()) };
}

const LOSS_BYTES: usize = slots_for(32) * SLOT;

fn write_loss(t: &mut Thread) {
    let words = [t.lost, loss::FULL, t.lost_first, t.lost_last];
    let header = self::header(t, loss::CALLS, size_of_val(&words));
    t.lost = 0;
    put(t, header, &[bytes_of(&words)]);
}

/// The header of a record that is no call.
fn header(t: &Thread, kind: Kind, payload: usize) -> Header {
    let now = tick();
    Header {
        result: payload as u32,
        start: now,
        end: now,
        call: t.calls.load(Ordering::Relaxed).wrapping_sub(1),
        context: t.context as u16,
        device: (t.context >> 32) as u16,
        ..Header::new(kind).with_payload(payload)
    }
}

/// Writes a definition that holds from now on; `false` when there was no room.
pub fn define(t: &mut Thread, what: Kind, parts: Parts<'_>) -> bool {
    define_from(t, what, tick(), parts)
}

/// Writes a definition that holds from tick `from` on; `false` when there was no room.
pub fn define_from(t: &mut Thread, what: Kind, from: u64, parts: Parts<'_>) -> bool {
    let payload = parts.iter().map(|p| p.len()).sum();
    write(t, Header { start: from, end: from, ..header(t, what, payload) }, parts)
}

/// The bytes of some words.
pub fn bytes_of(words: &[u64]) -> &[u8] {
    // SAFETY: any u64 is eight bytes; this machine is little endian, as the format is.
    unsafe { core::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) }
}

/// Above the allowance threads share one ring under a lock that nobody waits for.
fn write_shared(t: &mut Thread, header: Header, parts: Parts<'_>) -> bool {
    let g = global();
    let counted = header.is_call();
    let Some(_guard) = g.shared_lock.try_take() else {
        if counted {
            g.count(process::BUSY_AT, 1);
        }
        return false;
    };
    let head = positions(t.base).head.load(Ordering::Relaxed);
    t.start_at(head);
    look(t);
    let owner = ring_word(t.base, ring::TID_AT);
    let needs_lease = owner.load(Ordering::Relaxed) as u32 != t.tid;
    let lease_bytes = if needs_lease { lease::LEASE_BYTES } else { 0 };
    if !t.fits(lease_bytes + header.len()) {
        if counted {
            ring_word(t.base, ring::FULL_AT).fetch_add(1, Ordering::Relaxed);
        }
        return false;
    }
    if needs_lease {
        owner.store(u64::from(t.tid), Ordering::Relaxed);
        let payload = lease::lease_payload(t.tid);
        let lease = self::header(t, definition::LEASE, payload.len());
        put(t, lease, &[&payload]);
    }
    put(t, header, parts);
    true
}
