//! Devices and their handles.
//!
//! A handle is the address of a byte: eight in a row for each GPU, the first for itself and the others for its MIG
//! devices.

use gputap_sim_base::uuid;

use crate::abi::{Handle, Out, Outcome, Text, code, nvml};
use crate::machine::{self, Device, MOST_GPUS};
use crate::script::{Mig, NUMBERS};

/// A GPU and its MIG devices.
const STRIDE: usize = 8;
static HANDLES: [u8; MOST_GPUS * STRIDE] = [0; MOST_GPUS * STRIDE];

/// What a handle stands for.
pub struct Target {
    pub device: Device,
    /// Which MIG device of it, and its shape.
    pub mig: Option<(usize, Mig)>,
}

/// The handle of a device, or of one of its MIG devices.
pub fn handle(index: usize, mig: Option<usize>) -> Handle {
    let place = index * STRIDE + mig.map_or(0, |mig| mig + 1);
    (&raw const HANDLES[place]).expose_provenance()
}

/// What a handle stands for; fails for any other number, and for devices that are lost.
pub fn any(handle: Handle) -> Outcome<Target> {
    let place = handle.wrapping_sub((&raw const HANDLES).expose_provenance());
    if place >= HANDLES.len() {
        return Err(code::INVALID_ARGUMENT);
    }
    let device = machine::device(place / STRIDE)?;
    let mig = match (place % STRIDE).checked_sub(1) {
        None => None,
        Some(i) => Some((i, *device.said.mig.get(i).ok_or(code::NOT_FOUND)?)),
    };
    Ok(Target { device, mig })
}

/// The GPU of a handle; MIG devices cannot answer what holds for a whole GPU.
pub fn gpu(handle: Handle) -> Outcome<Device> {
    let target = any(handle)?;
    if target.mig.is_some() { Err(code::NOT_SUPPORTED) } else { Ok(target.device) }
}

impl Device {
    /// A number of the device.
    pub fn number(&self, key: &str) -> u64 {
        let default = || NUMBERS.binary_search_by_key(&key, |number| number.0).map_or(0, |i| NUMBERS[i].1);
        self.said.numbers.get(key).copied().unwrap_or_else(default)
    }

    /// Bytes of memory.
    pub fn memory_total(&self) -> u64 {
        self.said.numbers.get("memory-total").copied().unwrap_or(self.memory_bytes)
    }

    /// The number of its bus; as the simulated driver says it.
    pub fn bus(&self) -> u32 {
        0x10 + self.index as u32
    }

    /// Where the device is on the bus, such as `00000000:10:00.0`.
    pub fn bus_id(&self) -> String {
        format!("00000000:{:02X}:00.0", self.bus())
    }

    /// The UUID that the simulated driver has for it, as text.
    pub fn uuid(&self) -> String {
        let said = self.said.texts.get("uuid").cloned();
        said.unwrap_or_else(|| format!("GPU-{}", uuid::text(uuid::of_gpu(self.index as u32))))
    }

    /// The UUID of one of its MIG devices.
    pub fn mig_uuid(&self, mig: usize) -> String {
        format!("MIG-{}", uuid::text(uuid::of_mig(self.index as u32, mig as u32)))
    }

    /// Its serial number.
    pub fn serial(&self) -> String {
        self.said.texts.get("serial").cloned().unwrap_or_else(|| format!("{:013}", 1000 + self.index))
    }
}

/// The first device for which `is` holds.
fn find(out: Out<Handle>, is: impl Fn(&Device) -> bool) -> Outcome {
    let found = (0..machine::count()).find(|i| machine::device(*i).is_ok_and(|device| is(&device)));
    out.set(handle(found.ok_or(code::NOT_FOUND)?, None))
}

nvml! {
    fn nvmlDeviceGetCount_v2 | nvmlDeviceGetCount(count: Out<u32>) {
        count.set(machine::count() as u32)
    }

    fn nvmlDeviceGetHandleByIndex_v2 | nvmlDeviceGetHandleByIndex(index: u32, out: Out<Handle>) {
        out.required()?;
        let device = machine::device(index as usize)?;
        out.set(handle(device.index, None))
    }

    /// MIG devices can be asked for, too.
    fn nvmlDeviceGetHandleByUUID(uuid: Text, out: Out<Handle>) {
        let wanted = uuid.str()?;
        for i in 0..machine::count() {
            let Ok(device) = machine::device(i) else { continue };
            if let Some(mig) = (0..device.said.mig.len()).find(|mig| device.mig_uuid(*mig) == wanted) {
                return out.set(handle(i, Some(mig)));
            }
        }
        find(out, |device| device.uuid() == wanted)
    }

    fn nvmlDeviceGetHandleBySerial(serial: Text, out: Out<Handle>) {
        let serial = serial.str()?;
        find(out, |device| device.serial() == serial)
    }

    /// With a domain of eight digits, of four, or none.
    fn nvmlDeviceGetHandleByPciBusId_v2 | nvmlDeviceGetHandleByPciBusId(text: Text, out: Out<Handle>) {
        let wanted = text.str()?.to_ascii_uppercase();
        let place = wanted.strip_prefix("00000000:").or(wanted.strip_prefix("0000:")).unwrap_or(&wanted);
        find(out, |device| device.bus_id().ends_with(&format!(":{place}")))
    }
}
