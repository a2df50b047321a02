//! Memory of devices.

use crate::abi::{Handle, Out, Outcome, code, nvml};
use crate::device::{Target, any, gpu};

/// NVML's `nvmlMemory_t`: bytes of a device's memory.
#[derive(Clone, Copy)]
#[repr(C)]
struct Memory {
    total: u64,
    free: u64,
    used: u64,
}

/// NVML's `nvmlMemory_v2_t`, which has reserved bytes, too.
#[derive(Clone, Copy)]
#[repr(C)]
struct MemoryV2 {
    version: u32,
    total: u64,
    reserved: u64,
    free: u64,
    used: u64,
}

/// The struct's size and the version's number, as callers must say it.
const VERSION_2: u32 = size_of::<MemoryV2>() as u32 | 2 << 24;

/// Total, reserved and used bytes.
fn memory(handle: Handle) -> Outcome<(u64, u64, u64)> {
    let Target { device, mig } = any(handle)?;
    Ok(match mig {
        None => (device.memory_total(), device.number("memory-reserved"), device.number("memory-used")),
        Some((i, shape)) => (shape.bytes, 0, device.number(&format!("mig.{i}.memory-used"))),
    })
}

nvml! {
    /// What is reserved counts as used here.
    fn nvmlDeviceGetMemoryInfo(handle: Handle, out: Out<Memory>) {
        let (total, reserved, used) = memory(handle)?;
        let used = used + reserved;
        out.set(Memory { total, free: total.saturating_sub(used), used })
    }

    fn nvmlDeviceGetMemoryInfo_v2(handle: Handle, out: Out<MemoryV2>) {
        if out.get()?.version != VERSION_2 {
            return Err(code::ARGUMENT_VERSION_MISMATCH);
        }
        let (total, reserved, used) = memory(handle)?;
        out.set(MemoryV2 { version: VERSION_2, total, reserved, free: total.saturating_sub(used + reserved), used })
    }

    fn nvmlDeviceGetBAR1MemoryInfo(handle: Handle, out: Out<Memory>) {
        let device = gpu(handle)?;
        let (total, used) = (device.number("bar1-total"), device.number("bar1-used"));
        out.set(Memory { total, free: total.saturating_sub(used), used })
    }
}
