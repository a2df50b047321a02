//! Processes on devices, as the script lists them.

use crate::abi::{Handle, Out, Outcome, list, nvml};
use crate::device::{Target, any};

/// The first form.
#[derive(Clone, Copy)]
#[repr(C)]
struct Process {
    pid: u32,
    bytes: u64,
}

/// The second and third.
#[derive(Clone, Copy)]
#[repr(C)]
struct ProcessV2 {
    pid: u32,
    bytes: u64,
    gpu_instance: u32,
    compute_instance: u32,
}

/// The number of no MIG instance.
const NO_INSTANCE: u32 = u32::MAX;

/// Those of a GPU; the script puts none on MIG devices.
fn processes(handle: Handle, graphics: bool) -> Outcome<Vec<ProcessV2>> {
    let Target { device, mig } = any(handle)?;
    let listed = device.said.processes.iter().filter(|p| mig.is_none() && p.graphics == graphics);
    let (gpu_instance, compute_instance) = (NO_INSTANCE, NO_INSTANCE);
    Ok(listed.map(|p| ProcessV2 { pid: p.pid, bytes: p.bytes, gpu_instance, compute_instance }).collect())
}

fn short(handle: Handle, graphics: bool, count: Out<u32>, array: Out<Process>) -> Outcome {
    let all = processes(handle, graphics)?;
    let all: Vec<_> = all.iter().map(|p| Process { pid: p.pid, bytes: p.bytes }).collect();
    list(&all, count, array)
}

nvml! {
    fn nvmlDeviceGetComputeRunningProcesses(handle: Handle, count: Out<u32>, array: Out<Process>) {
        short(handle, false, count, array)
    }

    fn nvmlDeviceGetComputeRunningProcesses_v2
        | nvmlDeviceGetComputeRunningProcesses_v3(handle: Handle, count: Out<u32>, array: Out<ProcessV2>)
    {
        list(&processes(handle, false)?, count, array)
    }

    fn nvmlDeviceGetGraphicsRunningProcesses(handle: Handle, count: Out<u32>, array: Out<Process>) {
        short(handle, true, count, array)
    }

    fn nvmlDeviceGetGraphicsRunningProcesses_v2
        | nvmlDeviceGetGraphicsRunningProcesses_v3(handle: Handle, count: Out<u32>, array: Out<ProcessV2>)
    {
        list(&processes(handle, true)?, count, array)
    }

    /// Nobody shares a GPU through MPS.
    fn nvmlDeviceGetMPSComputeRunningProcesses
        | nvmlDeviceGetMPSComputeRunningProcesses_v2
        | nvmlDeviceGetMPSComputeRunningProcesses_v3(handle: Handle, count: Out<u32>, array: Out<ProcessV2>)
    {
        any(handle)?;
        list(&[], count, array)
    }
}
