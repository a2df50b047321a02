//! The device's place on the bus and its traffic there.

use crate::abi::{Handle, Out, code, nvml};
use crate::device::gpu;
use crate::machine::Device;

/// What all forms of `nvmlPciInfo_t` start with.
#[derive(Clone, Copy)]
#[repr(C)]
struct PciPlace {
    bus_id: [u8; 16],
    domain: u32,
    bus: u32,
    device: u32,
    id: u32,
}

/// The second form.
#[derive(Clone, Copy)]
#[repr(C)]
struct PlaceV2 {
    base: PciPlace,
    subsystem: u32,
    reserved: [u32; 4],
}

/// The third form of `nvmlPciInfo_t`.
#[derive(Clone, Copy)]
#[repr(C)]
struct PlaceV3 {
    base: PciPlace,
    subsystem: u32,
    bus_id: [u8; 32],
}

const _: () =
    assert!(size_of::<PciPlace>() == 32 && size_of::<PlaceV2>() == 52 && size_of::<PlaceV3>() == 68);

/// What the simulated devices say they are: made up, with NVIDIA's vendor number.
const ID: u32 = 0xffff_10de;

fn text<const N: usize>(text: &str) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.iter_mut().zip(text.bytes().take(N - 1)).for_each(|(place, byte)| *place = byte);
    bytes
}

fn place(device: &Device) -> PciPlace {
    // The older text has a domain of four digits.
    PciPlace { bus_id: text(&device.bus_id()[4..]), domain: 0, bus: device.bus(), device: 0, id: ID }
}

nvml! {
    fn nvmlDeviceGetPciInfo(handle: Handle, out: Out<PciPlace>) {
        out.set(place(&gpu(handle)?))
    }

    fn nvmlDeviceGetPciInfo_v2(handle: Handle, out: Out<PlaceV2>) {
        out.set(PlaceV2 { base: place(&gpu(handle)?), subsystem: ID, reserved: [0; 4] })
    }

    fn nvmlDeviceGetPciInfo_v3(handle: Handle, out: Out<PlaceV3>) {
        let device = gpu(handle)?;
        out.set(PlaceV3 { base: place(&device), subsystem: ID, bus_id: text(&device.bus_id()) })
    }

    /// Bytes out, or in.
    fn nvmlDeviceGetPcieThroughput(handle: Handle, counter: i32, kilobytes: Out<u32>) {
        let key = match counter {
            0 => "pcie-tx-kb",
            1 => "pcie-rx-kb",
            _ => return Err(code::INVALID_ARGUMENT),
        };
        kilobytes.set(gpu(handle)?.number(key) as u32)
    }

    fn nvmlDeviceGetPcieReplayCounter(handle: Handle, count: Out<u32>) {
        count.set(gpu(handle)?.number("pcie-replays") as u32)
    }

    fn nvmlDeviceGetCurrPcieLinkGeneration
        | nvmlDeviceGetMaxPcieLinkGeneration | nvmlDeviceGetGpuMaxPcieLinkGeneration(handle: Handle, generation: Out<u32>)
    {
        generation.set(gpu(handle)?.number("pcie-generation") as u32)
    }

    fn nvmlDeviceGetCurrPcieLinkWidth | nvmlDeviceGetMaxPcieLinkWidth(handle: Handle, width: Out<u32>) {
        width.set(gpu(handle)?.number("pcie-width") as u32)
    }
}
