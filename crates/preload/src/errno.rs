//! The job's `errno` across the questions that we ask the driver.

use core::sync::atomic::{AtomicUsize, Ordering};

use crate::elf;

/// The C library's function that says where the calling thread's `errno` is.
static LOCATION: AtomicUsize = AtomicUsize::new(0);

/// Finds that function; before, and in a C library without it, nothing is kept.
pub fn find() {
    LOCATION.store(elf::next_function(b"__errno_location\0"), Ordering::Relaxed);
}

/// Puts back on drop what `errno` was.
pub struct Kept {
    at: *mut i32,
    value: i32,
}

/// Remembers the calling thread's `errno` until what it returns is dropped.
pub fn keep() -> Kept {
    let f = LOCATION.load(Ordering::Relaxed);
    if f == 0 {
        return Kept { at: core::ptr::null_mut(), value: 0 };
    }
    // SAFETY: the C library's own function, with its signature.
    let f = unsafe { core::mem::transmute::<usize, extern "C" fn() -> *mut i32>(f) };
    let at = f();
    // SAFETY: the calling thread's own variable.
    Kept { at, value: unsafe { at.read() } }
}

impl Drop for Kept {
    fn drop(&mut self) {
        if !self.at.is_null() {
            // SAFETY: as in `keep`; the value stays on this thread.
            unsafe { self.at.write(self.value) };
        }
    }
}
