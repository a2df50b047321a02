//! GPUs in parts.

use crate::abi::{Handle, Out, Outcome, code, nvml};
use crate::device::{any, gpu, handle};
use crate::script::Mig;

/// MIG devices that a GPU can have.
const MOST: u32 = 7;

/// NVML's `nvmlDeviceAttributes_t`: what a MIG device has of its GPU.
#[derive(Clone, Copy)]
#[repr(C)]
struct Attributes {
    multiprocessors: u32,
    copy_engines: u32,
    decoders: u32,
    encoders: u32,
    jpeg: u32,
    ofa: u32,
    gpu_slices: u32,
    compute_slices: u32,
    memory_mb: u64,
}

/// Multiprocessors of a slice.
const PER_SLICE: u32 = 14;

fn mig(handle: Handle) -> Outcome<(usize, Mig)> {
    any(handle)?.mig.ok_or(code::INVALID_ARGUMENT)
}

nvml! {
    fn nvmlDeviceGetMigMode(handle: Handle, current: Out<u32>, pending: Out<u32>) {
        let mode = u32::from(!gpu(handle)?.said.mig.is_empty());
        current.set(mode)?;
        pending.set(mode)
    }

    fn nvmlDeviceIsMigDeviceHandle(handle: Handle, is: Out<u32>) {
        is.set(u32::from(any(handle)?.mig.is_some()))
    }

    fn nvmlDeviceGetMaxMigDeviceCount(handle: Handle, count: Out<u32>) {
        let device = gpu(handle)?;
        count.set(if device.said.mig.is_empty() { 0 } else { MOST })
    }

    fn nvmlDeviceGetMigDeviceHandleByIndex(device: Handle, index: u32, out: Out<Handle>) {
        let device = gpu(device)?;
        if device.said.mig.get(index as usize).is_none() || index >= MOST {
            return Err(code::NOT_FOUND);
        }
        out.set(handle(device.index, Some(index as usize)))
    }

    fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle(device: Handle, out: Out<Handle>) {
        mig(device)?;
        out.set(handle(any(device)?.device.index, None))
    }

    /// Instances are numbered from 1.
    fn nvmlDeviceGetGpuInstanceId(handle: Handle, id: Out<u32>) {
        id.set(mig(handle)?.0 as u32 + 1)
    }

    fn nvmlDeviceGetComputeInstanceId(handle: Handle, id: Out<u32>) {
        mig(handle)?;
        id.set(0)
    }

    fn nvmlDeviceGetAttributes_v2 | nvmlDeviceGetAttributes(handle: Handle, out: Out<Attributes>) {
        let (_, Mig { slices, bytes }) = mig(handle)?;
        out.set(Attributes {
            multiprocessors: slices * PER_SLICE,
            copy_engines: slices,
            decoders: slices,
            encoders: 0,
            jpeg: slices,
            ofa: 0,
            gpu_slices: slices,
            compute_slices: slices,
            memory_mb: bytes >> 20,
        })
    }
}
