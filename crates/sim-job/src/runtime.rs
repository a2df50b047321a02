//! The runtime's functions that the job uses, and what a compiler adds for its kernels.

use std::ffi::{CStr, CString, c_char, c_void};
use std::io;

use crate::driver::Handle;
use crate::library::{functions, open, symbol};

/// Directions of copies.
pub const TO_DEVICE: i32 = 1;
pub const TO_HOST: i32 = 2;
pub const ON_DEVICE: i32 = 3;

/// Blocks, or threads in a block; passed by value.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Dim3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Dim3 {
    /// `x` blocks or threads in a row.
    pub fn row(x: u32) -> Dim3 {
        Dim3 { x, y: 1, z: 1 }
    }
}

const NAME: &CStr = c"libcudart.so.13";

functions! {
    /// The CUDA runtime.
    struct Runtime = NAME {
        set_device: cudaSetDevice(device: i32);
        device_count: cudaGetDeviceCount(count: *mut i32);
        malloc: cudaMalloc(address: *mut usize, bytes: usize);
        free: cudaFree(address: usize);
        malloc_async: cudaMallocAsync(address: *mut usize, bytes: usize, stream: Handle);
        free_async: cudaFreeAsync(address: usize, stream: Handle);
        malloc_host: cudaMallocHost(address: *mut *mut u8, bytes: usize);
        free_host: cudaFreeHost(address: *mut u8);
        memcpy: cudaMemcpy(to: usize, from: usize, bytes: usize, kind: i32);
        memcpy_async: cudaMemcpyAsync(to: usize, from: usize, bytes: usize, kind: i32, stream: Handle);
        memset_async: cudaMemsetAsync(address: usize, value: i32, bytes: usize, stream: Handle);
        stream_create: cudaStreamCreateWithFlags(stream: *mut Handle, flags: u32);
        stream_destroy: cudaStreamDestroy(stream: Handle);
        stream_synchronize: cudaStreamSynchronize(stream: Handle);
        stream_wait_event: cudaStreamWaitEvent(stream: Handle, event: Handle, flags: u32);
        stream_begin_capture: cudaStreamBeginCapture(stream: Handle, mode: i32);
        stream_end_capture: cudaStreamEndCapture(stream: Handle, graph: *mut Handle);
        event_create: cudaEventCreateWithFlags(event: *mut Handle, flags: u32);
        event_record: cudaEventRecord(event: Handle, stream: Handle);
        event_destroy: cudaEventDestroy(event: Handle);
        graph_instantiate: cudaGraphInstantiate(exec: *mut Handle, graph: Handle, flags: u64);
        graph_launch: cudaGraphLaunch(exec: Handle, stream: Handle);
        graph_exec_destroy: cudaGraphExecDestroy(exec: Handle);
        graph_destroy: cudaGraphDestroy(graph: Handle);
        device_synchronize: cudaDeviceSynchronize();
        launch_kernel: cudaLaunchKernel(
            function: usize, grid: Dim3, block: Dim3, arguments: *mut *mut c_void, shared_bytes: usize, stream: Handle,
        );
    }
}

/// What wraps device code in a program.
#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    image: *const c_char,
    more: usize,
}

/// Kernels that are registered with the runtime, as a compiler's constructor does it. The host address of each is that
/// of its name's first byte.
pub(crate) struct Kernels {
    names: Vec<CString>,
}

impl Kernels {
    /// Registers kernels of an image by their names.
    pub(crate) fn register(image: &'static CStr, names: &[&CStr]) -> io::Result<Kernels> {
        type Binary = unsafe extern "C" fn(*const Wrapper) -> usize;
        type Function = unsafe extern "C" fn(
            usize,
            *const c_char,
            *const c_char,
            *const c_char,
            i32,
            usize,
            usize,
            usize,
            usize,
            usize,
        );
        type End = unsafe extern "C" fn(usize);
        let library = open(NAME)?;
        // SAFETY: the runtime's function of this name has this signature in every version.
        let binary: Binary = unsafe { std::mem::transmute(symbol(library, c"__cudaRegisterFatBinary")?) };
        // SAFETY: as above.
        let function: Function = unsafe { std::mem::transmute(symbol(library, c"__cudaRegisterFunction")?) };
        // SAFETY: as above.
        let end: End = unsafe { std::mem::transmute(symbol(library, c"__cudaRegisterFatBinaryEnd")?) };
        // The runtime may look at it for as long as the process lives.
        let wrapper =
            Box::leak(Box::new(Wrapper { magic: 0x4662_43b1, version: 1, image: image.as_ptr(), more: 0 }));
        // SAFETY: a wrapper of the right shape around an image that stays.
        let handle = unsafe { binary(wrapper) };
        let names: Vec<CString> = names.iter().map(|name| (*name).to_owned()).collect();
        for name in &names {
            let text = name.as_ptr();
            // SAFETY: a handle that the runtime just gave, and terminated strings that stay as long as the kernels.
            unsafe { function(handle, text, text, text, -1, 0, 0, 0, 0, 0) };
        }
        // SAFETY: a handle that the runtime just gave.
        unsafe { end(handle) };
        Ok(Kernels { names })
    }

    /// The host address that stands for a kernel.
    pub(crate) fn address(&self, index: usize) -> usize {
        self.names.get(index).map_or(0, |name| name.as_ptr().expose_provenance())
    }
}
