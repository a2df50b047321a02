//! Values by number.

use crate::abi::{Handle, Out, code, nvml};
use crate::device::gpu;
use crate::machine::{Device, elapsed};

/// NVML's `nvmlFieldValue_t`: a value by its number.
#[derive(Clone, Copy)]
#[repr(C)]
struct Value {
    field: u32,
    scope: u32,
    timestamp_us: i64,
    latency_us: i64,
    kind: i32,
    result: i32,
    value: u64,
}

const _: () = assert!(size_of::<Value>() == 40);

/// NVML's number for 64-bit unsigned values, `NVML_VALUE_TYPE_UNSIGNED_LONG_LONG`.
const UNSIGNED: i32 = 3;

/// Fields that have a name in the script, and how many of its units one is.
const FIELDS: [(u32, &str, u64); 15] = [
    (1, "ecc", 1),
    (2, "ecc", 1),
    (3, "ecc-corrected", 1),
    (4, "ecc-uncorrected", 1),
    (5, "ecc-corrected", 1),
    (6, "ecc-uncorrected", 1),
    (82, "memory-temperature", 1),
    (83, "energy-mj", 1),
    (94, "pcie-replays", 1),
    (138, "nvlink-tx-kb", 1),
    (139, "nvlink-rx-kb", 1),
    (185, "power-mw", 1),
    (186, "power-mw", 1),
    (197, "pcie-tx-kb", 1024),
    (198, "pcie-rx-kb", 1024),
];

fn value(device: &Device, field: u32) -> Option<u64> {
    let named =
        || FIELDS.iter().find(|known| known.0 == field).map(|(_, key, unit)| device.number(key) * unit);
    device.said.fields.get(&field).copied().or_else(named)
}

nvml! {
    /// Each value has a result of its own.
    fn nvmlDeviceGetFieldValues(handle: Handle, count: i32, values: Out<Value>) {
        let device = gpu(handle)?;
        let count = usize::try_from(count).ok().filter(|count| *count > 0).ok_or(code::INVALID_ARGUMENT)?;
        for i in 0..count {
            let asked = values.at(i).get()?;
            let answer = value(&device, asked.field);
            values.at(i).set(Value {
                timestamp_us: elapsed().as_micros() as i64,
                latency_us: 0,
                kind: UNSIGNED,
                result: if answer.is_some() { 0 } else { code::NOT_SUPPORTED.0 },
                value: answer.unwrap_or(0),
                ..asked
            })?;
        }
        Ok(())
    }
}
