//! Kernel launches, which are checked and counted but compute nothing, and calls on the host.
//!
//! A launch into a stream that is not being captured takes no lock and allocates nothing: benchmarks of the tracer
//! measure their own cost against it.

use std::ffi::c_void;
use std::ptr;
use std::sync::Arc;

use crate::abi::{Handle, In, Outcome, code, driver, outcome, status};
use crate::capture;
use crate::clock;
use crate::config;
use crate::context::Context;
use crate::function;
use crate::op::{HostCall, Op};
use crate::stream::{self, Stream, submit};

/// The shape of a launch.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Shape {
    /// Blocks of the grid in each dimension.
    pub grid: [u32; 3],
    /// Threads in a block.
    pub block: [u32; 3],
    /// Dynamic shared memory.
    pub shared_bytes: u32,
}

impl Shape {
    /// Fails where no device could run it.
    #[inline(always)]
    fn check(&self) -> Outcome {
        let ([gx, gy, gz], [bx, by, bz]) = (self.grid, self.block);
        // No product overflows once all factors are below 2^21.
        let threads = u64::from(bx).wrapping_mul(u64::from(by)).wrapping_mul(u64::from(bz));
        let fits = bx | by < 1 << 21
            && bz <= 64
            && threads.wrapping_sub(1) < 1024
            && gx.wrapping_sub(1) < 0x7fff_ffff
            && gy.wrapping_sub(1) < 65535
            && gz.wrapping_sub(1) < 65535;
        if fits { Ok(()) } else { Err(code::INVALID_VALUE) }
    }
}

/// A kernel with everything a launch says of it.
#[derive(Clone)]
pub struct Kernel {
    /// Function or kernel.
    pub function: Handle,
    /// Grid, blocks and shared memory of the launch.
    pub shape: Shape,
    /// The program's array of pointers to arguments, or our copy of it.
    pub arguments: usize,
    /// The other way to pass arguments.
    pub extra: usize,
    /// The context it runs in.
    pub context: Handle,
    /// What `arguments` points to, where the parameters' sizes are known.
    owned: Option<Arc<Arguments>>,
}

/// A copy of a kernel's arguments: the bytes of all, and a pointer to each.
struct Arguments {
    pointers: Vec<usize>,
    _bytes: Vec<u64>,
}

impl Kernel {
    /// A kernel as a call launches it, with the program's own arguments.
    pub fn new(function: Handle, shape: Shape, arguments: usize, extra: usize, context: Handle) -> Self {
        Kernel { function, shape, arguments, extra, context, owned: None }
    }

    /// Keeps a copy of the arguments, which the program may overwrite once its call returns. Where the image does not
    /// say how large they are, there is nothing that could be kept.
    pub fn keep_arguments(&mut self) -> Outcome {
        let parameters = &function::any(self.function)?.parameters;
        let Some((offset, size)) = parameters.last().filter(|_| self.arguments != 0) else {
            self.arguments = 0;
            return Ok(());
        };
        let mut bytes = vec![0u64; (offset + size).div_ceil(8)];
        let base = bytes.as_mut_ptr().cast::<u8>();
        let given = In::<usize>(ptr::with_exposed_provenance(self.arguments)).list(parameters.len())?;
        for ((offset, size), source) in parameters.iter().zip(given) {
            // SAFETY: the program vouches for an argument of this size, and the copy has room for all of them.
            unsafe { ptr::with_exposed_provenance::<u8>(source).copy_to(base.add(*offset), *size) };
        }
        let pointers: Vec<usize> =
            parameters.iter().map(|(offset, _)| base.expose_provenance() + offset).collect();
        self.arguments = pointers.as_ptr().expose_provenance();
        self.owned = Some(Arc::new(Arguments { pointers, _bytes: bytes }));
        debug_assert_eq!(self.owned.as_ref().map(|owned| owned.pointers.len()), Some(parameters.len()));
        Ok(())
    }

    /// Fails where it could not be launched.
    pub fn check(&self) -> Outcome {
        function::any(self.function)?;
        self.shape.check()
    }
}

/// Fails where this function cannot be launched in this stream.
#[inline(always)]
fn check(stream: &Stream, function: Handle, shape: &Shape) -> Outcome {
    function::check_launch(function, stream.context, shape.shared_bytes)?;
    shape.check()
}

/// A launch into a stream that may be captured, or that takes time.
fn launch(function: Handle, shape: Shape, stream: Handle, arguments: usize, extra: usize) -> Outcome {
    let (context, stream) = stream::resolve(stream)?;
    launch_in(context, stream, Kernel::new(function, shape, arguments, extra, context.handle))
}

fn launch_in(context: &Context, stream: &Stream, mut kernel: Kernel) -> Outcome {
    check(stream, kernel.function, &kernel.shape)?;
    if stream.gated() {
        kernel.keep_arguments()?;
        return capture::intercept(stream, &Op::Kernel(kernel)).map(drop);
    }
    let config = config::get();
    clock::burn(config.launch_ns);
    if config.kernel_ns != 0 {
        stream.advance(context, config.kernel_ns);
    }
    Ok(())
}

/// All of `cuLaunchKernel`, for streams where it is not quickly done. It has the same signature, so that the quick
/// path can hand over without a frame of its own.
#[cold]
#[inline(never)]
extern "C" fn launch_slowly(
    function: Handle,
    gx: u32,
    gy: u32,
    gz: u32,
    bx: u32,
    by: u32,
    bz: u32,
    shared_bytes: u32,
    stream: Handle,
    arguments: usize,
    extra: usize,
) -> i32 {
    let shape = Shape { grid: [gx, gy, gz], block: [bx, by, bz], shared_bytes };
    status(launch(function, shape, stream, arguments, extra))
}

/// The struct that `cuLaunchKernelEx` takes.
#[derive(Clone, Copy)]
#[repr(C)]
struct Config {
    shape: Shape,
    stream: Handle,
    attributes: usize,
    attribute_count: u32,
}

/// One launch of a multi-device cooperative launch.
#[derive(Clone, Copy)]
#[repr(C)]
struct DeviceLaunch {
    function: Handle,
    shape: Shape,
    stream: Handle,
    arguments: usize,
}

const _: () = assert!(size_of::<Config>() == 56 && size_of::<DeviceLaunch>() == 56);

type HostFunction = Option<extern "C" fn(*mut c_void)>;

fn host(stream: Handle, function: HostFunction, user: *mut c_void) -> Outcome {
    if function.is_none() {
        return Err(code::INVALID_VALUE);
    }
    submit(stream, Op::Host(HostCall { function, user }))
}

driver! {
    fn cuLaunchKernel(
        function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared_bytes: u32,
        stream: Handle, arguments: usize, extra: usize,
    ) {
        let (_, in_stream) = stream::resolve(stream)?;
        if in_stream.slow() {
            return outcome(launch_slowly(function, gx, gy, gz, bx, by, bz, shared_bytes, stream, arguments, extra));
        }
        let shape = Shape { grid: [gx, gy, gz], block: [bx, by, bz], shared_bytes };
        check(in_stream, function, &shape)
    }

    /// Attributes are accepted and have no effect.
    fn cuLaunchKernelEx(config: In<Config>, function: Handle, arguments: usize, extra: usize) {
        let config = config.get()?;
        launch(function, config.shape, config.stream, arguments, extra)
    }

    fn cuLaunchCooperativeKernel(
        function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared_bytes: u32,
        stream: Handle, arguments: usize,
    ) {
        launch(function, Shape { grid: [gx, gy, gz], block: [bx, by, bz], shared_bytes }, stream, arguments, 0)
    }

    fn cuLaunchCooperativeKernelMultiDevice(launches: In<DeviceLaunch>, count: u32, _flags: u32) {
        for one in launches.list(count as usize)? {
            let stream = stream::created(one.stream).ok_or(code::INVALID_HANDLE)?;
            let context = crate::context::get(stream.context)?;
            launch_in(context, stream, Kernel::new(one.function, one.shape, one.arguments, 0, context.handle))?;
        }
        Ok(())
    }

    /// The function runs before the call returns.
    fn cuLaunchHostFunc(stream: Handle, function: HostFunction, user: *mut c_void) {
        host(stream, function, user)
    }

    /// The function runs before the call returns.
    fn cuLaunchHostFunc_v2(stream: Handle, function: HostFunction, user: *mut c_void, _mode: u32) {
        host(stream, function, user)
    }
}
