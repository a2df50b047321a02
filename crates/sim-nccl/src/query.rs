//! Questions, memory and registration.

use std::ffi::{CStr, c_char};

use crate::abi::{Code, Handle, Out, code, nccl};
use crate::comm;
use crate::driver::{cuda, driver};

/// `NCCL_VERSION_CODE` of the library that this one stands in for.
const VERSION: i32 = 23203;

const RESULTS: [&CStr; 9] = [
    c"no error",
    c"unhandled cuda error (run with NCCL_DEBUG=INFO for details)",
    c"unhandled system error (run with NCCL_DEBUG=INFO for details)",
    c"internal error - please report this issue to the NCCL developers",
    c"invalid argument (run with NCCL_DEBUG=WARN for details)",
    c"invalid usage (run with NCCL_DEBUG=WARN for details)",
    c"remote process exited or there was a network error",
    c"NCCL operation in progress",
    c"timeout",
];

fn text(result: i32) -> &'static CStr {
    usize::try_from(result).ok().and_then(|i| RESULTS.get(i).copied()).unwrap_or(c"unknown result code")
}

extern "C" fn error_string(result: i32) -> *const c_char {
    text(result).as_ptr()
}

/// What last went wrong in a communicator.
extern "C" fn last_error(handle: Handle) -> *const c_char {
    let error = comm::get(handle).map_or(0, |comm| comm.error());
    if error == 0 { c"".as_ptr() } else { text(error).as_ptr() }
}

/// There is no log.
extern "C" fn reset_debug() {}

/// Functions that answer something else than a result.
pub const TEXTS: &[(&str, Code)] = &[
    ("ncclGetErrorString", Code::new(error_string as *const ())),
    ("ncclGetLastError", Code::new(last_error as *const ())),
    ("ncclResetDebugInit", Code::new(reset_debug as *const ())),
];

nccl! {
    fn ncclGetVersion(out: Out<i32>) {
        out.set(VERSION)
    }

    fn ncclCommCount(handle: Handle, out: Out<i32>) {
        out.set(comm::get(handle)?.size as i32)
    }

    fn ncclCommUserRank(handle: Handle, out: Out<i32>) {
        out.set(comm::get(handle)?.rank as i32)
    }

    fn ncclCommCuDevice(handle: Handle, out: Out<i32>) {
        out.set(comm::get(handle)?.device)
    }

    fn ncclCommGetAsyncError(handle: Handle, out: Out<i32>) {
        out.set(comm::get(handle)?.error())
    }

    /// A buffer is registered under its own address.
    fn ncclCommRegister(handle: Handle, buffer: usize, _bytes: usize, out: Out<usize>) {
        comm::get(handle)?;
        if buffer == 0 { Err(code::INVALID_ARGUMENT) } else { out.set(buffer) }
    }

    fn ncclCommDeregister(handle: Handle, _registration: usize) {
        comm::get(handle).map(drop)
    }

    fn ncclMemAlloc(out: Out<usize>, bytes: usize) {
        out.required()?;
        cuda(driver()?.mem_alloc(out.0, bytes))
    }

    fn ncclMemFree(address: usize) {
        cuda(driver()?.mem_free(address))
    }
}
