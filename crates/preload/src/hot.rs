//! What the functions that programs call between two launches need and what survives a fork, in a few cache lines.
//!
//! Drawn in hook.s: a block of words for each family of the driver and the runtime, most of them real functions. The rest is
//! found here.

use core::sync::atomic::{AtomicUsize, Ordering};

use gputap_catalog::hook::{HOT, HOT_BLOCK, SWITCHES};
use gputap_wire::layout::process;

use crate::{config, thread};

// As the catalogue and hook.s have it.
const _: () = assert!(SWITCHES == process::SWITCHES && HOT.len() == 128);

unsafe extern "C" {
    static gputap_hot: [AtomicUsize; HOT.len()];
    static gputap_hot_stubs: [u32; HOT.len()];
    static gputap_code: u8;
}

fn words() -> &'static [AtomicUsize; HOT.len()] {
    // SAFETY: defined in state.s with this type; zero is valid.
    unsafe { &gputap_hot }
}

/// The word at a place.
pub fn word(place: usize) -> Option<&'static AtomicUsize> {
    words().get(place)
}

/// Our function at a place.
pub fn stub(place: usize) -> Option<usize> {
    // SAFETY: a table of stubs.s with this type.
    let at = unsafe { &gputap_hot_stubs }.get(place).filter(|at| **at != 0);
    at.map(|at| code() + *at as usize)
}

/// Where the code of hot functions starts.
pub fn code() -> usize {
    &raw const gputap_code as usize
}

/// Where the driver's block has how many ticks of its own a call may take that is passed on.
const OWN_TICKS: usize = 2;

/// Lets hook.s find the state of a thread, and know which calls are passed on.
pub fn prepare() {
    for block in words().chunks_exact(HOT_BLOCK) {
        block[0].store(thread::offset(), Ordering::Relaxed);
    }
    words()[OWN_TICKS].store(config::own_ticks(), Ordering::Relaxed);
}

/// Pairs of words that say where an object lies: start and length, 0 for none.
const NEAR: [usize; 3] = [1, 28, 30];

/// Remembers an object that calls a family by its own version, if there is room. hook.s reads the words one by one: they are
/// only ever filled, and emptied when something is closed.
pub fn remember_near(family: usize, (from, to): (usize, usize)) {
    let pair = |at: &usize| Some((word(HOT_BLOCK * family + at)?, word(HOT_BLOCK * family + at + 1)?));
    let free = NEAR.iter().filter_map(pair).find(|(_, len)| len.load(Ordering::Relaxed) == 0);
    if let Some((start, len)) = free {
        start.store(from, Ordering::Relaxed);
        len.store(to - from, Ordering::Release);
    }
}

/// Forgets them all.
pub fn forget_near() {
    // The first block is the driver's, whose names have no versions.
    for block in words().chunks_exact(HOT_BLOCK).skip(1) {
        NEAR.iter().filter_map(|at| block.get(at + 1)).for_each(|len| len.store(0, Ordering::Relaxed));
    }
}
