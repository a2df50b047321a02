//! Stand-ins for `dlsym`, `dlvsym`, `dlopen`, `dlmopen` and `dlclose`.
//!
//! The real ones look at their caller (for RTLD_NEXT, RUNPATH and $ORIGIN), so hook.s jumps to them with the stack as
//! it found it. What is decided here is only whether a look-up of a recorded function is answered by us.

use core::ffi::{CStr, c_char, c_int};
use core::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use gputap_wire::layout::process;

use crate::global::global;
use crate::{caller, config, elf, library};

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
static DLCLOSE: Behind = Behind::new(b"dlclose\0");

/// A library that was preloaded behind us was given our dlsym for its own use.
static HANDED_OUT: AtomicBool = AtomicBool::new(false);

/// The dlsym to ask for `caller`: the next one, or what is behind it where the caller is such a library with its own.
fn dlsym_behind(caller: usize) -> usize {
    let asks_itself = || preloaded(caller).is_some_and(|o| o.function(DLSYM.name).is_some());
    if HANDED_OUT.load(Ordering::Relaxed) && asks_itself() {
        return elf::function_behind(caller, DLSYM.name);
    }
    DLSYM.get()
}

/// The preloaded library in which `caller` lies.
fn preloaded(caller: usize) -> Option<elf::Object> {
    elf::find(|o| o.contains(caller)).filter(|o| config::is_preloaded(o.file_name()))
}

/// RTLD_DEEPBIND opens and new namespaces so far: neither can be seen into.
pub static DEEPBIND: AtomicU64 = AtomicU64::new(0);
/// Ways in that were used so far, bits of [`process::way`].
pub static WAYS: AtomicU64 = AtomicU64::new(0);

/// The address of libc's `dlsym`.
pub fn real_dlsym() -> usize {
    DLSYM.get()
}

/// The address of ours.
pub fn own_dlsym() -> usize {
    let ours: usize;
    // SAFETY: only an address is taken. The exported name could be bound to libc's function, the hidden one can't.
    unsafe { core::arch::asm!("lea {}, [rip + gputap_own_dlsym]", out(reg) ours, options(nomem, nostack)) };
    ours
}

const RTLD_NEXT: usize = usize::MAX;
const RTLD_DEFAULT: usize = 0;

#[unsafe(no_mangle)]
extern "C" fn gputap_dlsym(handle: usize, name: *const c_char, caller: usize) -> Answer {
    let real = dlsym_behind(caller);
    let Some(text) = api_name(name).filter(|_| real != 0 && !library::in_driver(caller)) else {
        return jump(real);
    };
    // SAFETY: the address of libc's dlsym.
    let dlsym = unsafe { core::mem::transmute::<usize, extern "C" fn(usize, *const c_char) -> usize>(real) };
    let asked = handle != RTLD_DEFAULT && handle != RTLD_NEXT;
    let natural = if handle == RTLD_NEXT { 0 } else { dlsym(handle, name) };
    if natural != 0 && !library::is_ours(natural) {
        // For RTLD_DEFAULT: the program, or a library in front of us.
        return give(substitute(natural));
    }
    // Another dlsym behind us found it through us, or handed out its own function, for which the loader gave it ours.
    if library::is_stub(natural) || natural != 0 && caller::is_driver_wrapped(text) {
        return give(natural);
    }
    if asked && natural == 0 || !elf::is_defined_here(text) {
        return jump(real);
    }
    if handle == RTLD_NEXT && !elf::is_ours_next(caller, text) {
        // Wrappers of one function may stand one behind the other.
        if let Some(next) = elf::preloaded_after(caller, text) {
            return give(next);
        }
        // A library preloaded behind us looks for the one that it stands in front of.
        return elf::sole_definer(caller, text).map_or(jump(real), |found| give(substitute(found)));
    }
    // A search of the global scope would find our own definition even where nobody else has one. Asked from here,
    // RTLD_NEXT is the same search without us, and sets the error that the caller expects.
    let behind = dlsym(RTLD_NEXT, name);
    match behind {
        // A library that was opened for itself also searches what it was linked to; that can't be asked from here.
        0 if handle == RTLD_DEFAULT && !elf::is_program(caller) && elf::is_defined_elsewhere(text) => {
            jump(real)
        }
        0 => give(0),
        _ => give(substitute(behind)),
    }
}

fn substitute(address: usize) -> usize {
    if address == 0 || !library::learn_from(address) {
        return address;
    }
    match library::id_of(address) {
        Some(id) => {
            note_way(process::way::DLSYM);
            if config::is_hooked(id) { library::stub(id) } else { address }
        }
        None => {
            global().count(process::UNKNOWN_AT, 1);
            address
        }
    }
}

/// The name with its NUL, if it could be a function's of a recorded library.
fn api_name<'a>(name: *const c_char) -> Option<&'a [u8]> {
    if name.is_null() {
        return None;
    }
    // SAFETY: dlsym's contract: a C string.
    let name = unsafe { CStr::from_ptr(name) }.to_bytes_with_nul();
    library::layer_of_name(name).map(|_| name)
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlvsym(
    handle: usize,
    name: *const c_char,
    caller: usize,
    version: *const c_char,
) -> Answer {
    // Who stands in for dlsym in front of us finds the next one so, and would pass us by, since our definition of it has
    // no version. Who does it behind us would pass us by with what it looks up for its own use.
    if handle == RTLD_NEXT
        && let Some(ours) = own_shim(name)
    {
        if elf::is_ours_next(caller, ours.0) {
            return give(ours.1);
        }
        if ours.0 == DLSYM.name && preloaded(caller).is_some() {
            HANDED_OUT.store(true, Ordering::Relaxed);
            return give(ours.1);
        }
    }
    let real = DLVSYM.get();
    // Our versions are the libraries' own: what such a search finds is right, and ours where it can be.
    if handle == RTLD_NEXT || real == 0 || api_name(name).is_none() || library::in_driver(caller) {
        return jump(real);
    }
    type Dlvsym = extern "C" fn(usize, *const c_char, *const c_char) -> usize;
    // SAFETY: the address of libc's dlvsym.
    let found = unsafe { core::mem::transmute::<usize, Dlvsym>(real) }(handle, name, version);
    if found == 0 || library::is_ours(found) { jump(real) } else { give(substitute(found)) }
}

unsafe extern "C" {
    static gputap_shim_dlsym: u8;
    static gputap_shim_dlvsym: u8;
    static gputap_shim_dlopen: u8;
    static gputap_shim_dlmopen: u8;
    static gputap_shim_dlclose: u8;
}

/// Our own function of this name, whoever else defines one.
fn own_shim(name: *const c_char) -> Option<(&'static [u8], usize)> {
    if name.is_null() {
        return None;
    }
    // SAFETY: dlvsym's contract: a C string.
    let name = unsafe { CStr::from_ptr(name) }.to_bytes_with_nul();
    let shims: [(&[u8], usize); 5] = [
        (b"dlsym\0", &raw const gputap_shim_dlsym as usize),
        (b"dlvsym\0", &raw const gputap_shim_dlvsym as usize),
        (b"dlopen\0", &raw const gputap_shim_dlopen as usize),
        (b"dlmopen\0", &raw const gputap_shim_dlmopen as usize),
        (b"dlclose\0", &raw const gputap_shim_dlclose as usize),
    ];
    shims.into_iter().find(|(n, _)| *n == name)
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
    caller::opening();
    jump(DLOPEN.get())
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlclose(_handle: usize, _: usize, _caller: usize) -> Answer {
    caller::closing();
    jump(DLCLOSE.get())
}

#[unsafe(no_mangle)]
extern "C" fn gputap_dlmopen(namespace: isize, _file: *const c_char, _caller: usize) -> Answer {
    if namespace != 0 {
        note_deepbind();
    }
    jump(DLMOPEN.get())
}
