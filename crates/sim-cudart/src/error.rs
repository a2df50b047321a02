//! The last error of each thread, and what errors are called.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{CString, c_char};
use std::sync::{Mutex, PoisonError};

use gputap_catalog::Layer;
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

/// Names that were asked for; C wants them to end with NUL and to stay.
static NAMES: Mutex<BTreeMap<i32, CString>> = Mutex::new(BTreeMap::new());

extern "C" fn name(error: i32) -> *const c_char {
    let Some(name) = gputap_catalog::result_name(Layer::Runtime, error.into()) else {
        return c"unrecognized error code".as_ptr();
    };
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    names.entry(error).or_insert_with(|| CString::new(name).unwrap_or_default()).as_ptr()
}

/// The driver's description: the codes are the same.
extern "C" fn description(error: i32) -> *const c_char {
    let mut text = std::ptr::null();
    let known = crate::state::driver().and_then(|d| d.plain.error_string(error, &raw mut text));
    match known {
        Ok(()) if !text.is_null() => text,
        _ => name(error),
    }
}

/// Functions that answer something else than a status of their own.
pub const TEXTS: &[(&str, Code)] = &[
    ("cudaGetLastError", Code::new(last as *const ())),
    ("cudaPeekAtLastError", Code::new(peek as *const ())),
    ("cudaGetErrorName", Code::new(name as *const ())),
    ("cudaGetErrorString", Code::new(description as *const ())),
];

runtime! {
    ctx fn cudaDeviceReset(d) {
        d.plain.primary_reset(crate::state::device())
    }
}
