//! Coming in through CUDA_INJECTION64_PATH: the driver loads us inside `cuInit`, after the runtime has already asked
//! for its entry points.
//!
//! Nothing can be interposed any more, but the runtime keeps the pointers in its own data, and so do libraries that
//! are linked to the driver: words in the data of loaded objects that equal the address of a driver function are
//! exchanged for ours. Pointers on the heap stay as they are, and the report calls this reduced coverage.

use core::ffi::c_int;
use core::sync::atomic::{AtomicUsize, Ordering};

use gputap_wire::layout::{PAGE, process};

use crate::elf::{self, Object};
use crate::{config, library, shim, sys};

/// Objects that talk to the driver on their own account.
const DRIVERS_OWN: [&[u8]; 3] = [b"libcuda.so", b"libnvidia-", b"libcupti"];

/// Called by the driver once it has loaded us.
#[unsafe(no_mangle)]
extern "C" fn InitializeInjection() -> c_int {
    let preloaded = shim::WAYS.load(Ordering::Relaxed) & process::way::DLSYM != 0;
    if !preloaded && library::learn_driver() {
        library::learn_all();
        elf::find(|o| {
            exchange(o);
            false
        });
    }
    1
}

fn exchange(o: &Object) {
    if o.contains(elf::own_address()) || DRIVERS_OWN.iter().any(|n| o.file_name().starts_with(n)) {
        return;
    }
    for (from, to, read_only) in o.data() {
        let words = from.next_multiple_of(8)..to & !7;
        for at in words.step_by(8) {
            // SAFETY: inside a data segment of a loaded object; aligned. Others may write it, hence the atomic.
            let word = unsafe { &*(at as *const AtomicUsize) };
            let address = word.load(Ordering::Relaxed);
            if let Some(ours) = replacement(address) {
                put(word, address, ours, read_only);
            }
        }
    }
}

/// Our function for a recorded one, or for `dlsym`, by which libraries ask for more of them later.
fn replacement(address: usize) -> Option<usize> {
    if address == shim::real_dlsym() {
        return Some(shim::own_dlsym());
    }
    let id = library::id_of(address).filter(|id| library::is_known(address) && config::is_hooked(*id));
    id.map(library::stub)
}

fn put(word: &AtomicUsize, old: usize, new: usize, read_only: bool) {
    let page = core::ptr::from_ref(word) as usize & !(PAGE - 1);
    if read_only && sys::protect(page, PAGE, libc::PROT_READ | libc::PROT_WRITE).is_err() {
        return;
    }
    let _ = word.compare_exchange(old, new, Ordering::Release, Ordering::Relaxed);
    shim::note_way(process::way::PATCHED);
    if read_only {
        let _ = sys::protect(page, PAGE, libc::PROT_READ);
    }
}
