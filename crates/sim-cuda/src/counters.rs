//! How often each exported function was called: the tests' independent witness.
//!
//! One 64-bit counter per catalogue id. With `GPUTAP_SIM_COUNTERS` set, the file it names is mapped over the static
//! page while the library loads, so that the stubs need no pointer and several processes can add up in one file.
//!
//! ```text
//! offset 8 * id: calls of the function with this id, native byte order; 4096 counters, 32768 bytes
//! ```

use std::ffi::CString;
use std::os::unix::ffi::OsStringExt;
use std::ptr;
use std::sync::atomic::AtomicU64;

use crate::exports::CAPACITY;

/// Aligned to the largest page size that Linux uses, and filling it, so that a file can be mapped over it.
#[repr(C, align(65536))]
pub struct Counters([AtomicU64; CAPACITY]);

/// The counters.
pub static COUNTERS: Counters = Counters([const { AtomicU64::new(0) }; CAPACITY]);

const BYTES: usize = 8 * CAPACITY;
const _: () = assert!(BYTES == 32768);
const _: () = assert!(size_of::<Counters>() == 65536);

#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = at_load;

/// Runs while the library is being loaded, before any export can be called.
extern "C" fn at_load() {
    if let Some(path) = std::env::var_os("GPUTAP_SIM_COUNTERS") {
        // Without the file the counters stay in private memory; a simulator has no way to complain.
        let _ = CString::new(path.into_vec()).map(|path| share(&path));
    }
    crate::config::load();
    crate::script::load();
}

/// Maps the file over the page; `None` where that fails.
fn share(path: &CString) -> Option<()> {
    // SAFETY: the path is a terminated string.
    let file = unsafe { libc::open(path.as_ptr(), libc::O_RDWR | libc::O_CREAT | libc::O_CLOEXEC, 0o666) };
    if file < 0 {
        return None;
    }
    // SAFETY: the descriptor is ours. A file of the right size keeps what other processes counted.
    let sized = unsafe { libc::ftruncate(file, BYTES as libc::off_t) } == 0;
    if sized {
        let page = ptr::from_ref(&COUNTERS).cast_mut().cast();
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: the range is the static alone, page-aligned, and holds atomics of which any value is valid.
        unsafe { libc::mmap(page, BYTES, protection, libc::MAP_SHARED | libc::MAP_FIXED, file, 0) };
    }
    // SAFETY: the descriptor is ours, and a mapping does not need it.
    unsafe { libc::close(file) };
    sized.then_some(())
}
