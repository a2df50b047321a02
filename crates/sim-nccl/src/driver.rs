//! The driver's functions that the library needs, reached as the real one's own cudart reaches them.

use std::ffi::{c_char, c_void};
use std::sync::OnceLock;

use gputap_sim_base::driver::{LEGACY, Library};

use crate::abi::{Handle, Outcome, code};

/// A function that a stream calls on the host.
pub type HostFunction = extern "C" fn(*mut c_void);

/// The driver's `CUlaunchConfig`: shape, stream and attributes of a launch.
#[repr(C)]
pub struct LaunchConfig {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub shared_bytes: u32,
    pub stream: Handle,
    pub attributes: *const LaunchAttribute,
    pub attribute_count: u32,
}

/// The driver's `CUlaunchAttribute`: what else a launch asks for.
#[repr(C)]
pub struct LaunchAttribute {
    pub id: i32,
    pub padding: i32,
    pub value: [u64; 8],
}

const _: () = assert!(size_of::<LaunchConfig>() == 56 && size_of::<LaunchAttribute>() == 72);

gputap_sim_base::entry_points! {
    /// Entry points, each asked for once.
    pub struct Driver {
        init: cuInit @ 2000 (flags: u32);
        device_count: cuDeviceGetCount @ 2000 (count: *mut i32);
        primary_retain: cuDevicePrimaryCtxRetain @ 7000 (context: *mut Handle, device: i32);
        primary_release: cuDevicePrimaryCtxRelease @ 11000 (device: i32);
        ctx_current: cuCtxGetCurrent @ 4000 (context: *mut Handle);
        ctx_set: cuCtxSetCurrent @ 4000 (context: Handle);
        ctx_device: cuCtxGetDevice @ 2000 (device: *mut i32);
        mem_alloc: cuMemAlloc @ 3020 (address: *mut usize, bytes: usize);
        mem_free: cuMemFree @ 3020 (address: usize);
        library_load: cuLibraryLoadData @ 12000 (
            library: *mut Handle, code: *const u8, jit: usize, jit_values: usize, jit_count: u32, options: usize,
            values: usize, count: u32,
        );
        library_kernel: cuLibraryGetKernel @ 12000 (kernel: *mut Handle, library: Handle, name: *const c_char);
        stream_capturing: cuStreamIsCapturing @ 10000 (stream: Handle, status: *mut i32);
        launch: cuLaunchKernelEx @ 11060 (
            config: *const LaunchConfig, kernel: Handle, arguments: *const *const c_void, extra: usize,
        );
        launch_host: cuLaunchHostFunc @ 10000 (stream: Handle, function: HostFunction, user: *mut c_void);
    }
}

static DRIVER: OnceLock<Option<Driver>> = OnceLock::new();

/// The driver, opened and initialised at the first use.
pub fn driver() -> Outcome<&'static Driver> {
    let open = || {
        let driver = Driver::load(&Library::open()?, LEGACY);
        driver.init(0).ok().map(|()| driver)
    };
    DRIVER.get_or_init(open).as_ref().ok_or(code::UNHANDLED_CUDA_ERROR)
}

/// What the driver answered, as a result of NCCL.
pub fn cuda(outcome: Outcome) -> Outcome {
    outcome.map_err(|_| code::UNHANDLED_CUDA_ERROR)
}

/// Makes a context current for as long as this lives.
pub struct Current {
    driver: &'static Driver,
    before: Handle,
    changed: bool,
}

impl Current {
    /// Makes it current.
    pub fn new(context: Handle) -> Outcome<Current> {
        let driver = driver()?;
        let mut before = 0;
        cuda(driver.ctx_current(&raw mut before))?;
        let changed = before != context;
        if changed {
            cuda(driver.ctx_set(context))?;
        }
        Ok(Current { driver, before, changed })
    }
}

impl Drop for Current {
    fn drop(&mut self) {
        if self.changed {
            let _ = self.driver.ctx_set(self.before);
        }
    }
}
