//! How often each exported function was called: the tests' independent witness.
//!
//! One 64-bit counter per catalogue id. Each library has a file of its own, named by a variable; it is mapped over the
//! static page while the library loads, so that the stubs need no pointer and several processes can add up in one file.
//!
//! ```text
//! offset 8 * id:          calls of the function with this id, native byte order; 8192 counters, 65536 bytes
//! offset 65536 + 8 * id:  bytes that they moved, in libraries that count those
//! ```

use std::ffi::CString;
use std::os::unix::ffi::OsStringExt;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Ids that the counters have room for, and most functions of a library.
pub const CAPACITY: usize = 8192;

/// One number per id. Aligned to the largest page size that Linux uses, and filling it, so that a file can be mapped
/// over it.
#[repr(C, align(65536))]
pub struct Page([AtomicU64; CAPACITY]);

/// How often each function was called, by catalogue id.
pub static CALLS: Page = Page([const { AtomicU64::new(0) }; CAPACITY]);
/// How many bytes the calls of each function moved, by catalogue id.
pub static BYTES: Page = Page([const { AtomicU64::new(0) }; CAPACITY]);

/// Length of a page, and of a file with one.
pub const PAGE_BYTES: usize = 8 * CAPACITY;
const _: () = assert!(PAGE_BYTES == 65536 && size_of::<Page>() == PAGE_BYTES);

impl Page {
    /// Adds to a function's number.
    pub fn add(&self, id: u16, amount: u64) {
        if let Some(counter) = self.0.get(usize::from(id)) {
            counter.fetch_add(amount, Relaxed);
        }
    }
}

/// Maps page number `index` of the file that the variable names over `page`. Without the file the numbers stay in
/// private memory; a simulator has no way to complain.
pub fn share(variable: &str, page: &'static Page, index: usize) {
    if let Some(path) = std::env::var_os(variable) {
        let _ = CString::new(path.into_vec()).map(|path| map(&path, page, index * PAGE_BYTES));
    }
}

/// Maps the file over the page; `None` where that fails.
fn map(path: &CString, page: &'static Page, offset: usize) -> Option<()> {
    // SAFETY: the path is a terminated string.
    let file = unsafe { libc::open(path.as_ptr(), libc::O_RDWR | libc::O_CREAT | libc::O_CLOEXEC, 0o666) };
    if file < 0 {
        return None;
    }
    let grown = grow(file, (offset + PAGE_BYTES) as libc::off_t);
    if grown {
        let address = ptr::from_ref(page).cast_mut().cast();
        let (protection, flags) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED | libc::MAP_FIXED);
        // SAFETY: the range is the static alone, page-aligned, and holds atomics of which any value is valid.
        unsafe { libc::mmap(address, PAGE_BYTES, protection, flags, file, offset as libc::off_t) };
    }
    // SAFETY: the descriptor is ours, and a mapping does not need it.
    unsafe { libc::close(file) };
    grown.then_some(())
}

/// Makes the file at least so long; what other processes counted stays.
fn grow(file: i32, length: libc::off_t) -> bool {
    // SAFETY: all zeroes are a valid value of this plain struct.
    let mut status: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the descriptor is ours and the result has a place.
    let known = unsafe { libc::fstat(file, &raw mut status) } == 0;
    // SAFETY: the descriptor is ours. It only ever grows here, so no mapping of another process loses its file.
    known && (status.st_size >= length || unsafe { libc::ftruncate(file, length) } == 0)
}
