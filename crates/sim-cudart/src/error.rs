//! The last error of each thread, and what errors are called.

use std::cell::Cell;
use std::ffi::{CStr, c_char};

use gputap_sim_base::abi::status;

use crate::abi::{Code, Outcome, code, runtime};

thread_local! {
    static LAST: Cell<i32> = const { Cell::new(0) };
}

/// The number that C sees; errors are kept for `cudaGetLastError`. "Not ready" is an answer, not an error.
pub fn latch(outcome: Outcome) -> i32 {
    let status = status(outcome, code::INVALID_VALUE);
    if status != 0 && status != code::NOT_READY.0 {
        LAST.set(status);
    }
    status
}

/// The thread's last error, which is forgotten.
extern "C" fn last() -> i32 {
    LAST.replace(0)
}

/// The thread's last error, which stays.
extern "C" fn peek() -> i32 {
    LAST.get()
}

extern "C" fn name(error: i32) -> *const c_char {
    names::of(error).unwrap_or(c"unrecognized error code").as_ptr()
}

/// The driver's description: the codes are the same.
extern "C" fn description(error: i32) -> *const c_char {
    let mut text = std::ptr::null();
    let known = crate::state::driver().and_then(|d| d.plain.error_string(error, &raw mut text));
    match known {
        Ok(()) if !text.is_null() => text,
        _ => names::of(error).unwrap_or(c"unrecognized error code").as_ptr(),
    }
}

/// Functions that answer something else than a status of their own.
pub const TEXTS: &[(&str, Code)] = &[
    ("cudaGetLastError", Code::of(last as *const ())),
    ("cudaPeekAtLastError", Code::of(peek as *const ())),
    ("cudaGetErrorName", Code::of(name as *const ())),
    ("cudaGetErrorString", Code::of(description as *const ())),
];

mod names {
    use super::CStr;

    /// The name of a code.
    pub fn of(_error: i32) -> Option<&'static CStr> {
        None
    }
}

runtime! {
    ctx fn cudaDeviceReset(d) {
        d.plain.primary_reset(crate::state::device())
    }
}
