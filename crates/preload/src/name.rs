//! Names of kernels and numbers of contexts: asked for once, recorded as definitions.

use core::ffi::{CStr, c_char};
use core::sync::atomic::Ordering;

use gputap_wire::definition;
use gputap_wire::layout::process;

use crate::global::{CONTEXTS, RECENT, SEEN, global};
use crate::record::{define, define_from};
use crate::thread::{NO_CONTEXT, Thread};
use crate::{device, library, own};

/// Longest name that is recorded; CUTLASS comes near.
const LONGEST: usize = 16 << 10;

/// The hash of hook.s.
fn slot(handle: u64) -> usize {
    (handle.wrapping_mul(0x61c8_8647) >> 51) as usize % SEEN
}

/// Lets hook.s record launches of this kernel.
fn see(handle: u64) {
    let g = global();
    g.seen[slot(handle)].store(handle, Ordering::Relaxed);
    g.recent[slot(handle) / (SEEN / RECENT)].store(handle, Ordering::Relaxed);
}

/// Records the name of a kernel that was launched at tick `from`, the first time it is.
pub fn ensure(t: &mut Thread, handle: u64, from: u64) {
    let g = global();
    if handle == 0 || g.seen[slot(handle)].load(Ordering::Relaxed) == handle {
        return;
    }
    if !is_known_now(handle) {
        // Without the lock: the driver may hold one of its own, and have called a hook while it does.
        let name = ask_name(handle);
        let _guard = g.name_lock.take();
        if !is_known(handle) {
            let Some(name) = name else {
                g.count(process::NAMES_LOST_AT, 1);
                learn(handle);
                return;
            };
            if !record(t, handle, from, name) {
                return;
            }
            learn(handle);
        }
    }
    see(handle);
}

/// Records a name that the program itself gave, for drivers that can't be asked.
pub fn remember(t: &mut Thread, handle: u64, from: u64, name: *const c_char) {
    if name.is_null() {
        return;
    }
    let _guard = global().name_lock.take();
    // SAFETY: the driver just read this C string.
    if record(t, handle, from, unsafe { CStr::from_ptr(name) }) {
        learn(handle);
    }
}

fn record(t: &mut Thread, handle: u64, from: u64, name: &CStr) -> bool {
    let name = name.to_bytes();
    let name = name.get(..LONGEST).unwrap_or(name);
    define_from(t, definition::KERNEL, from, &[&handle.to_le_bytes(), name])
}

/// A launched handle is a CUfunction or a CUkernel, and each has its own question.
fn ask_name(handle: u64) -> Option<&'static CStr> {
    [own::FUNC_GET_NAME, own::KERNEL_GET_NAME].into_iter().find_map(|id| {
        let f = library::ours(id)?;
        // SAFETY: the real function, with its signature; the handle was good for a launch a moment ago.
        let f = unsafe { core::mem::transmute::<usize, extern "C" fn(*mut *const c_char, u64) -> u32>(f) };
        let mut name = core::ptr::null();
        // SAFETY: the driver keeps the name for as long as the module is loaded.
        (f(&mut name, handle) == 0 && !name.is_null()).then(|| unsafe { CStr::from_ptr(name) })
    })
}

fn known_slots(handle: u64) -> impl Iterator<Item = usize> {
    let size = global().known.len();
    (0..size).map(move |i| (slot(handle) * 8 + i) % size)
}

fn is_known_now(handle: u64) -> bool {
    let _guard = global().name_lock.take();
    is_known(handle)
}

fn is_known(handle: u64) -> bool {
    let g = global();
    known_slots(handle)
        .map(|i| g.known[i].load(Ordering::Relaxed))
        .take_while(|h| *h != 0)
        .any(|h| h == handle)
}

fn learn(handle: u64) {
    let g = global();
    // A table that gets full is emptied: names are then recorded once more, which readers expect after an unload.
    if g.known_count.fetch_add(1, Ordering::Relaxed) as usize > g.known.len() * 3 / 4 {
        clear();
    }
    if let Some(i) = known_slots(handle).find(|i| g.known[*i].load(Ordering::Relaxed) == 0) {
        g.known[i].store(handle, Ordering::Relaxed);
    }
}

fn clear() {
    let g = global();
    g.known_count.store(0, Ordering::Relaxed);
    g.recent.iter().chain(&g.seen).chain(&g.known).for_each(|h| h.store(0, Ordering::Relaxed));
}

/// Code was unloaded: any handle may mean another kernel from now on.
pub fn forget() {
    let g = global();
    let _guard = g.name_lock.take();
    if g.known_count.load(Ordering::Relaxed) != 0 {
        clear();
    }
}

/// Asks for the context of a thread that seems to have none, less and less often: it may get one in a way that no hook
/// sees.
pub fn ask_context_again(t: &mut Thread) {
    let calls = t.calls.load(Ordering::Relaxed);
    if calls.wrapping_sub(t.ask_at) < u32::MAX / 2 {
        t.ask_at = calls.wrapping_add(calls.clamp(16, 4096));
        ask_context(t);
    }
}

/// The calling thread's context is now `handle`; the driver is asked only about one that has no number yet.
pub fn context_is(t: &mut Thread, handle: u64) {
    t.context = NO_CONTEXT;
    if handle != 0 {
        t.context = number(t, handle).unwrap_or(NO_CONTEXT);
    }
}

/// Asks the driver for the calling thread's context and device.
pub fn ask_context(t: &mut Thread) {
    let mut handle = 0u64;
    context_is(t, if ask(own::CTX_GET_CURRENT, &mut handle) { handle } else { 0 });
}

fn ask<T>(id: u16, out: &mut T) -> bool {
    let Some(f) = library::ours(id) else { return false };
    // SAFETY: the real function, which takes one pointer to what `T` is.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn(*mut T) -> u32>(f) };
    f(out) == 0
}

/// The context's number and device in the form of `Thread::context`.
fn number(t: &mut Thread, handle: u64) -> Option<u64> {
    let g = global();
    let packed = |i: usize| (i as u64 + 1) | u64::from(g.devices[i].load(Ordering::Relaxed)) << 32;
    for i in 0..CONTEXTS {
        match g.contexts[i].load(Ordering::Acquire) {
            h if h == handle => return Some(packed(i)),
            0 => {
                let mut device = -1i32;
                ask(own::CTX_GET_DEVICE, &mut device);
                // Without the lock, as above.
                device::describe(t, device);
                let _guard = g.name_lock.take();
                if g.contexts[i].load(Ordering::Acquire) != 0 {
                    continue;
                }
                g.devices[i].store(u32::from(device as u16), Ordering::Relaxed);
                g.contexts[i].store(handle, Ordering::Release);
                let ids = (i as u32 + 1).to_le_bytes();
                define(t, definition::CONTEXT, &[&ids, &device.to_le_bytes(), &handle.to_le_bytes()]);
                return Some(packed(i));
            }
            _ => {}
        }
    }
    None
}
