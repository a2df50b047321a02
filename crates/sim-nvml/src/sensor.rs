//! What sensors and counters of a device say.

use crate::abi::{Handle, Out, code, nvml};
use crate::device::gpu;

/// NVML's `nvmlUtilization_t`: how busy GPU and memory are, in percent.
#[derive(Clone, Copy)]
#[repr(C)]
struct Utilization {
    gpu: u32,
    memory: u32,
}

/// NVML's `nvmlTemperature_v1_t`: what a sensor measures, in degrees Celsius.
#[derive(Clone, Copy)]
#[repr(C)]
struct Temperature {
    version: u32,
    sensor: i32,
    degrees: i32,
}

/// Time over which encoders and decoders are observed.
const PERIOD_US: u32 = 167_000;

nvml! {
    fn nvmlDeviceGetUtilizationRates(handle: Handle, out: Out<Utilization>) {
        let device = gpu(handle)?;
        let memory = device.number("memory-utilization") as u32;
        out.set(Utilization { gpu: device.number("utilization") as u32, memory })
    }

    fn nvmlDeviceGetEncoderUtilization(handle: Handle, percent: Out<u32>, period_us: Out<u32>) {
        percent.set(gpu(handle)?.number("encoder-utilization") as u32)?;
        period_us.set(PERIOD_US)
    }

    fn nvmlDeviceGetDecoderUtilization(handle: Handle, percent: Out<u32>, period_us: Out<u32>) {
        percent.set(gpu(handle)?.number("decoder-utilization") as u32)?;
        period_us.set(PERIOD_US)
    }

    /// There is one sensor.
    fn nvmlDeviceGetTemperature(handle: Handle, sensor: i32, degrees: Out<u32>) {
        if sensor != 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        degrees.set(gpu(handle)?.number("temperature") as u32)
    }

    fn nvmlDeviceGetTemperatureV(handle: Handle, temperature: Out<Temperature>) {
        let asked = temperature.get()?;
        if asked.sensor != 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        temperature.set(Temperature { degrees: gpu(handle)?.number("temperature") as i32, ..asked })
    }

    /// Shutdown or slowdown.
    fn nvmlDeviceGetTemperatureThreshold(handle: Handle, which: i32, degrees: Out<u32>) {
        let key = match which {
            0 => "temperature-shutdown",
            1 => "temperature-slowdown",
            _ => return Err(code::NOT_SUPPORTED),
        };
        degrees.set(gpu(handle)?.number(key) as u32)
    }

    fn nvmlDeviceGetPowerUsage(handle: Handle, milliwatts: Out<u32>) {
        milliwatts.set(gpu(handle)?.number("power-mw") as u32)
    }

    fn nvmlDeviceGetPowerManagementLimit
        | nvmlDeviceGetEnforcedPowerLimit | nvmlDeviceGetPowerManagementDefaultLimit(handle: Handle, milliwatts: Out<u32>)
    {
        milliwatts.set(gpu(handle)?.number("power-limit-mw") as u32)
    }

    fn nvmlDeviceGetPowerManagementLimitConstraints(handle: Handle, least: Out<u32>, most: Out<u32>) {
        let limit = gpu(handle)?.number("power-limit-mw") as u32;
        least.set(limit / 4)?;
        most.set(limit)
    }

    fn nvmlDeviceGetTotalEnergyConsumption(handle: Handle, millijoules: Out<u64>) {
        millijoules.set(gpu(handle)?.number("energy-mj"))
    }

    fn nvmlDeviceGetFanSpeed(handle: Handle, percent: Out<u32>) {
        percent.set(gpu(handle)?.number("fan") as u32)
    }

    fn nvmlDeviceGetFanSpeed_v2(handle: Handle, fan: u32, percent: Out<u32>) {
        let device = gpu(handle)?;
        if u64::from(fan) >= device.number("fans") {
            return Err(code::INVALID_ARGUMENT);
        }
        percent.set(device.number("fan") as u32)
    }

    fn nvmlDeviceGetNumFans(handle: Handle, fans: Out<u32>) {
        fans.set(gpu(handle)?.number("fans") as u32)
    }

    fn nvmlDeviceGetPerformanceState | nvmlDeviceGetPowerState(handle: Handle, state: Out<i32>) {
        state.set(gpu(handle)?.number("pstate") as i32)
    }
}
