//! Libraries that were met, told once per process as LIBRARY definitions.
//!
//! They are found in look-ups, often before there is a ring, so they wait here until a thread that has one tells them.

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use gputap_catalog::Layer;
use gputap_wire::definition;
use gputap_wire::layout::process;

use crate::elf::Object;
use crate::global::global;
use crate::record::define;
use crate::thread::{self, Thread};
use crate::{errno, library};

/// A second copy of a library whose calls are recorded: these are not.
pub const SECOND: u8 = 1 << 1;
/// Of a major version that the catalogue does not have: its calls are not recorded.
pub const UNKNOWN: u8 = 1 << 2;
const RECORDED: u8 = 1 << 0;

const MOST: usize = 32;
const PATH: usize = 256;

/// One library: its base address (0 while unused), what is known of it, and its path.
struct Note {
    base: AtomicU64,
    what: AtomicU64,
    /// Epoch in which it was told.
    told: AtomicU32,
    path: [AtomicU64; PATH / 8],
}

static NOTES: [Note; MOST] = [const {
    Note {
        base: AtomicU64::new(0),
        what: AtomicU64::new(0),
        told: AtomicU32::new(0),
        path: [const { AtomicU64::new(0) }; PATH / 8],
    }
}; MOST];

/// Notes a library of `layer`; `flags` 0 for one whose calls are recorded.
pub fn library(layer: Layer, o: &Object, flags: u8) {
    let family = library::identify(o).unwrap_or(library::first_family(layer as usize));
    let flags = if flags == 0 { RECORDED } else { flags };
    let unknown = if flags == RECORDED { unknown_functions(o, layer) } else { 0 };
    let what = family as u64 | u64::from(flags) << 8 | u64::from(unknown) << 16;
    for note in &NOTES {
        let base = o.range.0 as u64;
        let held = note.base.compare_exchange(0, base, Ordering::AcqRel, Ordering::Acquire);
        match held {
            Ok(_) => {
                for (to, from) in note.path.iter().zip(o.path().chunks(8)) {
                    let mut word = [0u8; 8];
                    if let Some(w) = word.get_mut(..from.len()) {
                        w.copy_from_slice(from);
                    }
                    to.store(u64::from_le_bytes(word), Ordering::Relaxed);
                }
                note.what.store(what | READY, Ordering::Release);
                return;
            }
            Err(there) if there == base && note.what.load(Ordering::Relaxed) | READY == what | READY => {
                return;
            }
            Err(_) => {}
        }
    }
    global().count(process::NAMES_LOST_AT, 1);
}

const READY: u64 = 1 << 63;

/// Functions that a recorded library exports under its layer's prefix and the catalogue does not have.
fn unknown_functions(o: &Object, layer: Layer) -> u16 {
    let mut unknown = 0u16;
    o.each_function(|name, address| {
        if library::layer_of_name(name) == Some(layer) && library::id_of(address).is_none() {
            unknown = unknown.saturating_add(1);
        }
    });
    unknown
}

/// The same at once where the calling thread can: it may never take the slow path again.
pub fn tell_now() {
    // SAFETY: the calling thread's own state.
    let t = unsafe { &mut *thread::current() };
    let epoch = global().epoch.load(Ordering::Relaxed);
    if epoch == 0 || t.epoch != epoch || !t.enter() {
        return;
    }
    let kept = errno::keep();
    tell(t);
    drop(kept);
    t.leave();
}

/// Tells what has not been told in this process; runs in recording code, with a ring leased.
pub fn tell(t: &mut Thread) {
    let epoch = global().epoch.load(Ordering::Relaxed);
    for note in &NOTES {
        let what = note.what.load(Ordering::Acquire);
        if what == 0 {
            return;
        }
        let told = note.told.load(Ordering::Relaxed);
        if told == epoch
            || note.told.compare_exchange(told, epoch, Ordering::Relaxed, Ordering::Relaxed).is_err()
        {
            continue;
        }
        let mut path = [0u8; PATH];
        for (to, from) in path.chunks_mut(8).zip(&note.path) {
            to.copy_from_slice(&from.load(Ordering::Relaxed).to_le_bytes());
        }
        let len = path.iter().position(|b| *b == 0).unwrap_or(PATH);
        if !define(t, definition::LIBRARY, &[&(what & !READY).to_le_bytes(), path.get(..len).unwrap_or(&[])])
        {
            note.told.store(0, Ordering::Relaxed);
        }
    }
}
