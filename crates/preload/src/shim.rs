//! Stand-ins for `dlsym`, `dlvsym`, `dlopen` and `dlmopen`.
//!
//! The real ones look at their caller (for RTLD_NEXT, RUNPATH and $ORIGIN), so hook.s jumps to them with the stack as
//! it found it. What is decided here is only whether a look-up of a driver function is answered by us.

use core::ffi::{CStr, c_char, c_int};
use core::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use gputap_ring::layout::process;

use crate::global::global;
use crate::{driver, elf};

/// What hook.s does next: jump to `address`, or return it.
#[repr(C)]
pub struct Answer {
    address: usize,
    give: u64,
}

fn jump(real: usize) -> Answer {
    // Without a real function (which can't be: libc has them all) the look-up fails.
    Answer { address: real, give: u64::from(real == 0) }
}

fn give(address: usize) -> Answer {
    Answer { address, give: 1 }
}

/// A libc function behind one of ours, found at the first use.
struct Behind {
    name: &'static [u8],
    address: AtomicUsize,
}

impl Behind {
    const fn new(name: &'static [u8]) -> Behind {
        Behind { name, address: AtomicUsize::new(0) }
    }

    fn get(&self) -> usize {
        match self.address.load(Ordering::Relaxed) {
            0 => {
                let found = elf::next_function(self.name);
                self.address.store(found, Ordering::Relaxed);
                found
            }
            known => known,
        }
    }
}

static DLSYM: Behind = Behind::new(b"dlsym\0");
static DLVSYM: Behind = Behind::new(b"dlvsym\0");
static DLOPEN: Behind = Behind::new(b"dlopen\0");
static DLMOPEN: Behind = Behind::new(b"dlmopen\0");

/// RTLD_DEEPBIND opens and new namespaces so far: neither can be seen into.
pub static DEEPBIND: AtomicU64 = AtomicU64::new(0);
/// Ways in that were used so far, bits of [`process::way`].
pub static WAYS: AtomicU64 = AtomicU64::new(0);

const RTLD_NEXT: usize = usize::MAX;

#[unsafe(no_mangle)]
extern "C" fn gputap_dlsym(handle: usize, name: *const c_char, caller: usize) -> Answer {
    let real = DLSYM.get();
    if !is_ours(name) || handle == RTLD_NEXT || driver::contains(caller) || real == 0 {
        return jump(real);
    }
    // SAFETY: the address of libc's dlsym.
    let dlsym = unsafe { core::mem::transmute::<usize, extern "C" fn(usize, *const c_char) -> usize>(real) };
    let natural = if handle == 0 { 0 } else { dlsym(handle, name) };
    if handle != 0 && !driver::is_stub(natural) {
        return give(substitute(natural));
    }
    // A search of the global scope would find our own definition even where nobody else has one. Asked from here,
    // RTLD_NEXT is the same search without us, and sets the error that the caller expects.
    let behind = dlsym(RTLD_NEXT, name);
    if behind != 0 {
        return give(substitute(behind));
    }
    if driver::learn_loaded() { jump(real) } else { give(0) }
}

fn substitute(address: usize) -> usize {
    if address == 0 || !driver::learn_from(address) {
        return address;
    }
    match driver::id_of(address) {
        Some(id) => {
            note_way(process::way::DLSYM);
            driver::stub(id)
        }
        None => {
            global().count(process::UNKNOWN_AT, 1);
            address
        }
    }
}

/// Whether the name could be a driver function's.
fn is_ours(name: *const c_char) -> bool {
    if name.is_null() {
        return false;
    }
    // SAFETY: dlsym's contract: a C string.
    let name = unsafe { CStr::from_ptr(name) }.to_bytes();
    matches!(name, [b'c', b'u', b'A'..=b'Z', ..])
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlvsym(_handle: usize, _name: *const c_char, _caller: usize) -> Answer {
    // libcuda has no symbol versions: nobody asks for its functions this way.
    jump(DLVSYM.get())
}

/// Remembers how a driver function was reached, also before there is a `process` file.
pub fn note_way(way: u64) {
    if WAYS.load(Ordering::Relaxed) & way == 0 {
        WAYS.fetch_or(way, Ordering::Relaxed);
    }
    global().set_bits(process::WAYS_AT, way);
}

fn note_deepbind() {
    DEEPBIND.fetch_add(1, Ordering::Relaxed);
    global().count(process::DEEPBIND_AT, 1);
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlopen(_file: *const c_char, flags: c_int, _caller: usize) -> Answer {
    if flags & libc::RTLD_DEEPBIND != 0 {
        note_deepbind();
    }
    jump(DLOPEN.get())
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlmopen(namespace: isize, _file: *const c_char, _caller: usize) -> Answer {
    if namespace != 0 {
        note_deepbind();
    }
    jump(DLMOPEN.get())
}
