//! Clocks, and what holds them back.

use crate::abi::{Handle, Out, Outcome, code, nvml};
use crate::device::gpu;

/// Clocks by NVML's number.
const CLOCKS: [&str; 4] = ["clock-graphics", "clock-sm", "clock-memory", "clock-video"];

fn clock(handle: Handle, clock: i32, suffix: &str, mhz: Out<u32>) -> Outcome {
    let device = gpu(handle)?;
    let key = usize::try_from(clock).ok().and_then(|i| CLOCKS.get(i)).ok_or(code::INVALID_ARGUMENT)?;
    mhz.set(device.number(&format!("{key}{suffix}")) as u32)
}

nvml! {
    fn nvmlDeviceGetClockInfo(handle: Handle, which: i32, mhz: Out<u32>) {
        clock(handle, which, "", mhz)
    }

    fn nvmlDeviceGetMaxClockInfo | nvmlDeviceGetMaxCustomerBoostClock(handle: Handle, which: i32, mhz: Out<u32>) {
        clock(handle, which, "-max", mhz)
    }

    fn nvmlDeviceGetApplicationsClock | nvmlDeviceGetDefaultApplicationsClock(handle: Handle, which: i32, mhz: Out<u32>) {
        clock(handle, which, "-max", mhz)
    }

    /// The current one, or one of the largest.
    fn nvmlDeviceGetClock(handle: Handle, which: i32, id: i32, mhz: Out<u32>) {
        match id {
            0 => clock(handle, which, "", mhz),
            1..=3 => clock(handle, which, "-max", mhz),
            _ => Err(code::INVALID_ARGUMENT),
        }
    }

    fn nvmlDeviceGetCurrentClocksEventReasons | nvmlDeviceGetCurrentClocksThrottleReasons(handle: Handle, reasons: Out<u64>) {
        reasons.set(gpu(handle)?.number("throttle-reasons"))
    }

    fn nvmlDeviceGetSupportedClocksEventReasons | nvmlDeviceGetSupportedClocksThrottleReasons(handle: Handle, reasons: Out<u64>) {
        gpu(handle)?;
        reasons.set(0x1ff)
    }
}
