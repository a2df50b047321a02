//! Memory errors.

use crate::abi::{Handle, Out, Outcome, code, nvml};
use crate::device::gpu;

/// Errors of a kind: corrected or not. Since the last reload and since ever are the same.
fn errors(handle: Handle, kind: i32) -> Outcome<u64> {
    let key = match kind {
        0 => "ecc-corrected",
        1 => "ecc-uncorrected",
        _ => return Err(code::INVALID_ARGUMENT),
    };
    Ok(gpu(handle)?.number(key))
}

/// Where errors happen: device memory.
const DEVICE_MEMORY: i32 = 2;

nvml! {
    fn nvmlDeviceGetEccMode(handle: Handle, current: Out<i32>, pending: Out<i32>) {
        let mode = gpu(handle)?.number("ecc") as i32;
        current.set(mode)?;
        pending.set(mode)
    }

    fn nvmlDeviceGetTotalEccErrors(handle: Handle, kind: i32, _since: i32, count: Out<u64>) {
        count.set(errors(handle, kind)?)
    }

    fn nvmlDeviceGetMemoryErrorCounter(handle: Handle, kind: i32, _since: i32, place: i32, count: Out<u64>) {
        count.set(if place == DEVICE_MEMORY { errors(handle, kind)? } else { 0 })
    }

    fn nvmlDeviceGetRemappedRows(handle: Handle, corrected: Out<u32>, uncorrected: Out<u32>, pending: Out<u32>, failed: Out<u32>) {
        let rows = gpu(handle)?.number("remapped-rows") as u32;
        corrected.set(0)?;
        uncorrected.set(rows)?;
        pending.set(0)?;
        failed.set(0)
    }
}
