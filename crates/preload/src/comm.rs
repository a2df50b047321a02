//! NCCL communicators: size, rank and device, asked for at the first use and recorded as facts.

use core::sync::atomic::{AtomicU64, Ordering};

use gputap_event::fact;

use crate::global::{COMMS, global};
use crate::record::write_fact;
use crate::thread::Thread;
use crate::{library, own};

/// A successful call used communicator `handle`.
pub fn used(t: &mut Thread, id: u16, handle: u64) {
    let slot = &global().comms[(handle >> 4) as usize % COMMS];
    if id == own::COMM_DESTROY || id == own::COMM_ABORT {
        // The next one may get the same address.
        let _ = slot.compare_exchange(handle, 0, Ordering::Relaxed, Ordering::Relaxed);
    } else if handle != 0 && slot.load(Ordering::Relaxed) != handle {
        tell(t, handle, slot);
    }
}

fn tell(t: &mut Thread, handle: u64, slot: &AtomicU64) {
    t.asking = true;
    let [size, rank, device] =
        [own::COMM_COUNT, own::COMM_USER_RANK, own::COMM_CU_DEVICE].map(|id| ask(id, handle));
    t.asking = false;
    // One that is still being made answers later.
    if let (Some(size), Some(rank)) = (size, rank) {
        let words = [size, rank, device.unwrap_or(-1), 0].map(i32::to_le_bytes);
        if write_fact(t, fact::COMM, &[&handle.to_le_bytes(), words.as_flattened()]) {
            slot.store(handle, Ordering::Relaxed);
        }
    }
}

fn ask(id: u16, handle: u64) -> Option<i32> {
    let f = library::ours(id)?;
    // SAFETY: the real function, with its signature; the communicator was good for a call a moment ago.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(u64, *mut i32) -> u32>(f) };
    let mut value = 0;
    (f(handle, &mut value) == 0).then_some(value)
}
