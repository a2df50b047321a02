//! `cuGetProcAddress`: which export a name, a version and a stream mode mean.
//!
//! Every answer is the address of an exported symbol, as with the real driver, so that a tracer can tell functions
//! apart by address.

use gputap_catalog::{Function, entry_point};

use crate::abi::{Out, Outcome, Text, code, driver};
use crate::config;
use crate::exports::address;

/// Prefer functions whose null stream is the calling thread's own.
const PER_THREAD: u64 = 2;
const FLAGS: u64 = 3;

const FOUND: i32 = 0;
const NO_SUCH_NAME: i32 = 1;
const VERSION_TOO_OLD: i32 = 2;

/// The newest form of `symbol` that a program built for `version` can call, or why there is none. What came after
/// the driver's own version does not exist for it.
fn select(symbol: &str, version: i32, flags: u64) -> Result<&'static Function, i32> {
    let newest = u32::try_from(config::get().version).unwrap_or(0);
    let version = u32::try_from(version).unwrap_or(0);
    let per_thread = flags & PER_THREAD != 0;
    match entry_point(symbol, version, per_thread) {
        Some(function) => Ok(function),
        None if entry_point(symbol, newest, per_thread).is_some() => Err(VERSION_TOO_OLD),
        None => Err(NO_SUCH_NAME),
    }
}

/// A name that is not found is a success with a null address where the caller takes a status, and an error otherwise.
fn answer(symbol: Text, out: Out<usize>, version: i32, flags: u64, status: Out<i32>) -> Outcome {
    out.required()?;
    let symbol = symbol.str()?;
    if flags & !FLAGS != 0 || version > config::get().version {
        return Err(code::INVALID_VALUE);
    }
    match select(symbol, version, flags) {
        Ok(function) => {
            status.offer(FOUND);
            out.set(address(function.name))
        }
        Err(why) => {
            out.set(0)?;
            status.set(why).map_err(|_| code::NOT_FOUND)
        }
    }
}

driver! {
    fn cuGetProcAddress(symbol: Text, out: Out<usize>, version: i32, flags: u64) {
        answer(symbol, out, version, flags, Out(std::ptr::null_mut()))
    }

    fn cuGetProcAddress_v2(symbol: Text, out: Out<usize>, version: i32, flags: u64, status: Out<i32>) {
        answer(symbol, out, version, flags, status)
    }
}
