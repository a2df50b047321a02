//! NCCL communicators: size, rank and device, asked for at the first use and recorded as definitions.

use core::sync::atomic::{AtomicU64, Ordering};

use gputap_wire::definition;

use crate::global::{COMMS, global};
use crate::record::define_from;
use crate::thread::{self, Thread};
use crate::{library, own};

/// Places in which a handle may be.
const PLACES: usize = 16;

/// Handles are addresses of large blocks, which differ in their upper bits.
fn places(handle: u64) -> impl Iterator<Item = &'static AtomicU64> {
    let first = (handle.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize;
    (0..PLACES).map(move |i| &global().comms[(first + i) % COMMS])
}

/// A successful call that began at tick `from` used communicator `handle`.
pub fn used(t: &mut Thread, id: u16, handle: u64, from: u64) {
    let holds = |what: u64| places(handle).find(|place| place.load(Ordering::Relaxed) == what);
    let known = holds(handle);
    if id == own::COMM_DESTROY || id == own::COMM_ABORT {
        // The next one may get the same address.
        if let Some(place) = known {
            place.store(0, Ordering::Relaxed);
        }
    } else if handle != 0
        && known.is_none()
        && let Some(place) = holds(0).or_else(|| places(handle).next())
    {
        tell(t, handle, from, place);
    }
}

fn tell(t: &mut Thread, handle: u64, from: u64, slot: &AtomicU64) {
    asking(true);
    let [size, rank, device] =
        [own::COMM_COUNT, own::COMM_USER_RANK, own::COMM_CU_DEVICE].map(|id| ask(id, handle));
    asking(false);
    // One that is still being made answers later.
    if let (Some(size), Some(rank)) = (size, rank) {
        let words = [size, rank, device.unwrap_or(-1), 0].map(i32::to_le_bytes);
        if define_from(t, definition::COMM, from, &[&handle.to_le_bytes(), words.as_flattened()]) {
            slot.store(handle, Ordering::Relaxed);
        }
    }
}

/// Says whether this thread's calls are ours. A hook that NCCL calls reads it, of which the compiler knows nothing: it would
/// leave out a plain store through the only reference to the thread's state.
fn asking(now: bool) {
    // SAFETY: the calling thread's own state.
    unsafe { (&raw mut (*thread::current()).asking).write_volatile(now) };
}

fn ask(id: u16, handle: u64) -> Option<i32> {
    let f = library::ours(id)?;
    // SAFETY: the real function, with its signature; the communicator was good for a call a moment ago.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, *mut i32) -> u32>(f) };
    let mut value = 0;
    (f(handle, &mut value) == 0).then_some(value)
}
