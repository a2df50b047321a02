//! Kernel launches, by host address or by handle, and calls on the host.

use std::cell::RefCell;
use std::ffi::c_void;

use crate::abi::{Code, Dim3, Handle, In, Out, Outcome, code, runtime};
use crate::driver::HostFunction;
use crate::register;
use crate::state::Calls;

/// The runtime's `cudaLaunchConfig_t`: shape, stream and attributes of a launch.
#[derive(Clone, Copy)]
#[repr(C)]
struct Config {
    grid: Dim3,
    block: Dim3,
    shared_bytes: usize,
    stream: Handle,
    attributes: usize,
    attribute_count: u32,
}

/// The same as the driver takes it; attributes are the same in both.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct DriverConfig {
    grid: Dim3,
    block: Dim3,
    shared_bytes: u32,
    stream: Handle,
    attributes: usize,
    attribute_count: u32,
}

const _: () = assert!(size_of::<Config>() == 56 && size_of::<DriverConfig>() == 56);

fn shared(bytes: usize) -> Outcome<u32> {
    u32::try_from(bytes).map_err(|_| code::INVALID_CONFIGURATION)
}

fn launch(
    d: Calls,
    kernel: Handle,
    grid: Dim3,
    block: Dim3,
    arguments: usize,
    shared_bytes: usize,
    stream: Handle,
) -> Outcome {
    let shared_bytes = shared(shared_bytes)?;
    let Dim3 { x: gx, y: gy, z: gz } = grid;
    let Dim3 { x: bx, y: by, z: bz } = block;
    d.queue.launch(kernel, gx, gy, gz, bx, by, bz, shared_bytes, stream, arguments, 0)
}

runtime! {
    ptsz fn cudaLaunchKernel(
        d, function: usize, grid: Dim3, block: Dim3, arguments: usize, shared_bytes: usize, stream: Handle,
    ) {
        launch(d, register::kernel(d, function)?, grid, block, arguments, shared_bytes, stream)
    }

    /// What code of CUDA 12 and later calls: the kernel is a handle already.
    ptsz fn __cudaLaunchKernel(
        d, kernel: Handle, grid: Dim3, block: Dim3, arguments: usize, shared_bytes: usize, stream: Handle,
    ) {
        launch(d, kernel, grid, block, arguments, shared_bytes, stream)
    }

    ptsz fn cudaLaunchKernelExC(d, config: In<Config>, function: usize, arguments: usize) {
        let Config { grid, block, shared_bytes, stream, attributes, attribute_count } = config.get()?;
        let shared_bytes = shared(shared_bytes)?;
        let config = DriverConfig { grid, block, shared_bytes, stream, attributes, attribute_count };
        d.queue.launch_ex(&config, register::kernel(d, function)?, arguments, 0)
    }

    ptsz fn cudaLaunchCooperativeKernel(
        d, function: usize, grid: Dim3, block: Dim3, arguments: usize, shared_bytes: usize, stream: Handle,
    ) {
        let (kernel, shared_bytes) = (register::kernel(d, function)?, shared(shared_bytes)?);
        let Dim3 { x: bx, y: by, z: bz } = block;
        d.queue.launch_cooperative(kernel, grid.x, grid.y, grid.z, bx, by, bz, shared_bytes, stream, arguments)
    }

    ptsz fn cudaLaunchHostFunc(d, stream: Handle, function: HostFunction, user: *mut c_void) {
        d.queue.launch_host(stream, function, user)
    }
}

/// What `<<<…>>>` says of a launch, between the two calls that the compiler makes of it.
#[derive(Clone, Copy)]
struct Pushed {
    grid: Dim3,
    block: Dim3,
    shared_bytes: usize,
    stream: Handle,
}

thread_local! {
    static PUSHED: RefCell<Vec<Pushed>> = const { RefCell::new(Vec::new()) };
}

extern "C" fn push(grid: Dim3, block: Dim3, shared_bytes: usize, stream: Handle) -> u32 {
    PUSHED.with_borrow_mut(|stack| stack.push(Pushed { grid, block, shared_bytes, stream }));
    0
}

extern "C" fn pop(grid: Out<Dim3>, block: Out<Dim3>, shared_bytes: Out<usize>, stream: Out<Handle>) -> i32 {
    crate::error::latch(PUSHED.with_borrow_mut(Vec::pop).ok_or(code::INVALID_CONFIGURATION).and_then(
        |pushed| {
            grid.set(pushed.grid)?;
            block.set(pushed.block)?;
            shared_bytes.set(pushed.shared_bytes)?;
            stream.set(pushed.stream)
        },
    ))
}

/// The compiler's pair.
pub const CONFIGURATION: &[(&str, Code)] = &[
    ("__cudaPushCallConfiguration", Code::new(push as *const ())),
    ("__cudaPopCallConfiguration", Code::new(pop as *const ())),
];
