//! What the driver says of the GPUs that a process uses, recorded once for each.

use core::sync::atomic::Ordering;

use gputap_wire::definition::{self, device};
use gputap_wire::layout::{PAGE, process};

use crate::global::global;
use crate::record::define;
use crate::thread::Thread;
use crate::{config, library, own};

/// Asks for a device that a context is on, unless it was asked for before. Nobody may hold a lock: the driver may call back.
pub fn describe(t: &mut Thread, ordinal: i32) {
    let g = global();
    // Devices beyond the word are asked for with each of their contexts.
    let bit = if (0..64).contains(&ordinal) { 1u64 << ordinal } else { 0 };
    let before = g.described.fetch_or(bit, Ordering::Relaxed);
    if ordinal < 0 || before & bit != 0 {
        return;
    }
    let mut head = [0u8; device::NAME_AT];
    let (uuid, whole) = (ask_uuid(own::DEVICE_GET_UUID_V2, ordinal), ask_uuid(own::DEVICE_GET_UUID, ordinal));
    let uuid = uuid.or(whole);
    let mut pci = [0u8; device::PCI_BYTES];
    let has_pci = ask_text(own::DEVICE_GET_PCI_BUS_ID, &mut pci, ordinal);
    let known = if uuid.is_some() { device::UUID } else { 0 }
        | if whole.is_some() && whole != uuid { device::MIG } else { 0 }
        | if has_pci { device::PCI } else { 0 };
    head[..4].copy_from_slice(&ordinal.to_le_bytes());
    head[4..8].copy_from_slice(&known.to_le_bytes());
    head[device::UUID_AT..device::GPU_UUID_AT].copy_from_slice(&uuid.unwrap_or_default());
    head[device::GPU_UUID_AT..device::PCI_AT].copy_from_slice(&whole.or(uuid).unwrap_or_default());
    head[device::PCI_AT..].copy_from_slice(&pci);
    let mut name = [0u8; 128];
    let has_name = ask_text(own::DEVICE_GET_NAME, &mut name, ordinal);
    let len = name.iter().position(|b| *b == 0).unwrap_or(0);
    let name = name.get(..len).unwrap_or(&[]);
    if before == 0 && has_name {
        note(name);
    }
    if !define(t, definition::DEVICE, &[&head, name]) {
        g.described.fetch_and(!bit, Ordering::Relaxed);
    }
}

fn ask_uuid(id: u16, ordinal: i32) -> Option<[u8; 16]> {
    let f = library::ours(id)?;
    // SAFETY: the real function, with its signature.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(*mut [u8; 16], i32) -> u32>(f) };
    let mut uuid = [0; 16];
    (f(&mut uuid, ordinal) == 0).then_some(uuid)
}

/// A text that ends with a NUL.
fn ask_text(id: u16, to: &mut [u8], ordinal: i32) -> bool {
    let Some(f) = library::ours(id) else { return false };
    // SAFETY: the real function, with its signature; the last byte stays NUL.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(*mut u8, i32, i32) -> u32>(f) };
    f(to.as_mut_ptr(), to.len() as i32 - 1, ordinal) == 0
}

/// Adds the name of the first GPU used to the attributes of the process; a simulated one says so in its name.
fn note(name: &[u8]) {
    let g = global();
    let _guard = g.name_lock.take();
    let page = g.process.load(Ordering::Relaxed);
    // SAFETY: the header page of our own file; the name lock keeps other writers of attributes out.
    let area = unsafe {
        core::slice::from_raw_parts_mut(
            (page + process::ATTRIBUTES_AT) as *mut u8,
            PAGE - process::ATTRIBUTES_AT,
        )
    };
    config::late_attribute(area, "gpu", name);
}
