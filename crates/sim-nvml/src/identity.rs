//! Who a device is.

use crate::abi::{Handle, Out, code, nvml, put_text};
use crate::device::{any, gpu};

/// The brand of every device, `NVML_BRAND_NVIDIA`.
const BRAND: i32 = 14;
/// `NVML_DEVICE_ARCH_HOPPER`, as the simulated driver's compute capability.
const ARCHITECTURE: u32 = 9;

nvml! {
    fn nvmlDeviceGetName(handle: Handle, name: Out<u8>, room: u32) {
        let target = any(handle)?;
        let name_of = target.device.said.texts.get("name").cloned();
        let mut text = name_of.unwrap_or_else(|| "gputap simulated GPU".to_owned());
        if let Some((_, mig)) = target.mig {
            text += &format!(" MIG {}g.{}gb", mig.slices, mig.bytes >> 30);
        }
        put_text(name, room, &text)
    }

    fn nvmlDeviceGetIndex(handle: Handle, index: Out<u32>) {
        let target = any(handle)?;
        index.set(target.mig.map_or(target.device.index, |(mig, _)| mig) as u32)
    }

    fn nvmlDeviceGetMinorNumber(handle: Handle, number: Out<u32>) {
        number.set(gpu(handle)?.index as u32)
    }

    fn nvmlDeviceGetUUID(handle: Handle, uuid: Out<u8>, room: u32) {
        let target = any(handle)?;
        let device = &target.device;
        put_text(uuid, room, &target.mig.map_or_else(|| device.uuid(), |(mig, _)| device.mig_uuid(mig)))
    }

    fn nvmlDeviceGetSerial(handle: Handle, serial: Out<u8>, room: u32) {
        put_text(serial, room, &gpu(handle)?.serial())
    }

    fn nvmlDeviceGetVbiosVersion(handle: Handle, version: Out<u8>, room: u32) {
        let device = gpu(handle)?;
        put_text(version, room, device.said.texts.get("vbios").map_or("simulated", String::as_str))
    }

    fn nvmlDeviceGetBrand(handle: Handle, brand: Out<i32>) {
        gpu(handle)?;
        brand.set(BRAND)
    }

    fn nvmlDeviceGetArchitecture(handle: Handle, architecture: Out<u32>) {
        any(handle)?;
        architecture.set(ARCHITECTURE)
    }

    fn nvmlDeviceGetCudaComputeCapability(handle: Handle, major: Out<i32>, minor: Out<i32>) {
        any(handle)?;
        major.set(9)?;
        minor.set(0)
    }

    fn nvmlDeviceGetComputeMode(handle: Handle, mode: Out<i32>) {
        mode.set(any(handle)?.device.number("compute-mode") as i32)
    }

    fn nvmlDeviceGetPersistenceMode(handle: Handle, mode: Out<i32>) {
        mode.set(gpu(handle)?.number("persistence") as i32)
    }

    fn nvmlDeviceGetNumGpuCores(handle: Handle, cores: Out<u32>) {
        gpu(handle)?;
        cores.set(108 * 128)
    }

    /// All GPUs hang off one switch.
    fn nvmlDeviceGetTopologyCommonAncestor(one: Handle, other: Handle, level: Out<i32>) {
        let (one, other) = (gpu(one)?, gpu(other)?);
        if one.index == other.index {
            return Err(code::INVALID_ARGUMENT);
        }
        level.set(10)
    }
}
