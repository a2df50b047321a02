//! The driver's functions that the library needs, reached as the real one's own cudart reaches them.

use std::ffi::c_void;
use std::sync::OnceLock;

use gputap_sim_base::driver::{LEGACY, Library};

use crate::abi::{Handle, Outcome, code};

/// A handle to memory for other processes.
pub type Shared = [u64; 8];

/// The same by value, as a struct is passed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SharedValue(pub Shared);

gputap_sim_base::entry_points! {
    /// Entry points, each asked for once.
    pub struct Driver {
        init: cuInit @ 2000 (flags: u32);
        device_count: cuDeviceGetCount @ 2000 (count: *mut i32);
        primary_retain: cuDevicePrimaryCtxRetain @ 7000 (context: *mut Handle, device: i32);
        ctx_current: cuCtxGetCurrent @ 4000 (context: *mut Handle);
        ctx_set: cuCtxSetCurrent @ 4000 (context: Handle);
        mem_alloc: cuMemAlloc @ 3020 (address: *mut usize, bytes: usize);
        mem_free: cuMemFree @ 3020 (address: usize);
        ipc_handle: cuIpcGetMemHandle @ 4010 (shared: *mut Shared, address: usize);
        ipc_open: cuIpcOpenMemHandle @ 11000 (address: *mut usize, shared: SharedValue, flags: u32);
        ipc_close: cuIpcCloseMemHandle @ 4010 (address: usize);
        copy: cuMemcpy @ 4000 (to: usize, from: usize, bytes: usize);
        copy_async: cuMemcpyAsync @ 4000 (to: usize, from: usize, bytes: usize, stream: Handle);
        stream_capturing: cuStreamIsCapturing @ 10000 (stream: Handle, status: *mut i32);
        launch_host: cuLaunchHostFunc @ 10000
            (stream: Handle, function: extern "C" fn(*mut c_void), user: *mut c_void);
    }
}

static DRIVER: OnceLock<Option<Driver>> = OnceLock::new();

/// The driver, opened and initialised at the first use.
pub fn driver() -> Outcome<&'static Driver> {
    let open = || {
        let driver = Driver::load(&Library::open()?, LEGACY);
        driver.init(0).ok().map(|()| driver)
    };
    DRIVER.get_or_init(open).as_ref().ok_or(code::INTERNAL)
}

/// What the driver answered, as a status of NVSHMEM.
pub fn cuda(outcome: Outcome) -> Outcome {
    outcome.map_err(|_| code::INTERNAL)
}

/// Makes sure that the thread has a context; without one it gets that of the PE's device.
pub fn context(pe: usize) -> Outcome<&'static Driver> {
    let driver = driver()?;
    let (mut context, mut devices) = (0, 0);
    cuda(driver.ctx_current(&raw mut context))?;
    if context == 0 {
        cuda(driver.device_count(&raw mut devices))?;
        cuda(driver.primary_retain(&raw mut context, (pe % devices.max(1) as usize) as i32))?;
        cuda(driver.ctx_set(context))?;
    }
    Ok(driver)
}
