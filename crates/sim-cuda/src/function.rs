//! Functions and kernels: what a launch names, what they say of themselves, and how many fit on a device.
//!
//! A function belongs to a module, a kernel to a library. Both can be launched; every other call takes one or the
//! other and answers "invalid handle" for the wrong one.

use std::ffi::CString;
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

use crate::abi::{Device, Handle, Out, Outcome, code, driver};
use crate::context;
use gputap_sim_base::slab::Slab;

/// One function or kernel.
pub struct Function {
    /// Its name, as mangled by the compiler.
    pub name: CString,
    /// Offset and size of each parameter.
    pub parameters: Vec<(usize, usize)>,
    /// The context whose launches may use it; 0 for kernels, which every context may use.
    pub context: Handle,
    /// Its module; 0 for kernels.
    pub module: Handle,
    /// The library it comes from, or 0.
    pub library: Handle,
    attributes: [AtomicI32; ATTRIBUTES],
}

const ATTRIBUTES: usize = 18;
/// Threads a block may have, shared, constant and local bytes, registers, PTX and binary version, and zeros.
const DEFAULT_ATTRIBUTES: [i32; ATTRIBUTES] =
    [1024, 0, 0, 0, 32, 90, 90, 0, 49152, -1, 0, 0, 0, 0, 0, 0, 0, 0];
/// The attribute that limits a launch's dynamic shared memory, and how far it can be raised.
const DYNAMIC_SHARED: i32 = 8;
const MOST_SHARED_BYTES: i32 = 232_448;
/// Attributes that a program may set.
const SETTABLE: [i32; 8] = [8, 9, 11, 12, 13, 14, 15, 17];

const THREADS_PER_BLOCK: u32 = 1024;
const THREADS_PER_SM: u32 = 2048;
const BLOCKS_PER_SM: u32 = 32;
const SMS: u32 = 108;
const SHARED_PER_SM: usize = 233_472;

static CODE: Slab<Function> = Slab::new();

impl Function {
    /// Parameters follow each other, each aligned to its size.
    pub fn new(name: CString, sizes: &[usize], context: Handle, module: Handle, library: Handle) -> Self {
        let mut end = 0usize;
        let parameters = sizes
            .iter()
            .map(|size| {
                let align = if matches!(size, 1 | 2 | 4 | 8 | 16) { *size } else { 8 };
                let offset = end.next_multiple_of(align);
                end = offset + size;
                (offset, *size)
            })
            .collect();
        let attributes = DEFAULT_ATTRIBUTES.map(AtomicI32::new);
        Function { name, parameters, context, module, library, attributes }
    }

    fn is_kernel(&self) -> bool {
        self.module == 0
    }

    fn attribute(&self, attribute: i32) -> Outcome<&AtomicI32> {
        usize::try_from(attribute).ok().and_then(|i| self.attributes.get(i)).ok_or(code::INVALID_VALUE)
    }

    fn set_attribute(&self, attribute: i32, value: i32) -> Outcome {
        let too_much = attribute == DYNAMIC_SHARED && !(0..=MOST_SHARED_BYTES).contains(&value);
        if !SETTABLE.contains(&attribute) || too_much {
            return Err(code::INVALID_VALUE);
        }
        self.attribute(attribute)?.store(value, Relaxed);
        Ok(())
    }

    fn parameter(&self, index: usize, offset: Out<usize>, bytes: Out<usize>) -> Outcome {
        let (at, size) = *self.parameters.get(index).ok_or(code::INVALID_VALUE)?;
        offset.set(at)?;
        bytes.offer(size);
        Ok(())
    }
}

/// Gives a function or kernel a handle.
pub fn create(function: Function) -> Outcome<Handle> {
    CODE.create(|_| function).ok_or(code::OUT_OF_MEMORY)
}

/// Ends a function or kernel.
pub fn destroy(handle: Handle) {
    let _ = CODE.destroy(handle);
}

/// Fails unless a launch in this context may name the function with so much shared memory.
#[inline(always)]
pub fn check_launch(handle: Handle, context: Handle, shared_bytes: u32) -> Outcome {
    let function = CODE.get(handle).ok_or(code::INVALID_HANDLE)?;
    if function.context != context && function.context != 0 {
        return Err(code::INVALID_HANDLE);
    }
    let limit = function.attributes[DYNAMIC_SHARED as usize].load(Relaxed) as u32;
    if shared_bytes > limit { Err(code::INVALID_VALUE) } else { Ok(()) }
}

/// The function or kernel behind a handle.
pub fn any(handle: Handle) -> Outcome<&'static Function> {
    crate::entry::ready()?;
    CODE.get(handle).ok_or(code::INVALID_HANDLE)
}

/// A function of a module.
fn function(handle: Handle) -> Outcome<&'static Function> {
    any(handle).and_then(|f| if f.is_kernel() { Err(code::INVALID_HANDLE) } else { Ok(f) })
}

/// A kernel of a library.
pub fn kernel(handle: Handle) -> Outcome<&'static Function> {
    any(handle).and_then(|f| if f.is_kernel() { Ok(f) } else { Err(code::INVALID_HANDLE) })
}

/// Blocks of this shape that fit on one multiprocessor.
fn active_blocks(function: Handle, threads: i32, shared_bytes: usize) -> Outcome<u32> {
    context::current()?;
    any(function)?;
    let threads = u32::try_from(threads).ok().filter(|n| *n > 0).ok_or(code::INVALID_VALUE)?;
    if threads > THREADS_PER_BLOCK {
        return Ok(0);
    }
    let by_threads = THREADS_PER_SM / threads.next_multiple_of(32);
    let by_shared = SHARED_PER_SM.checked_div(shared_bytes).map_or(BLOCKS_PER_SM, |n| n as u32);
    Ok(by_threads.min(by_shared).min(BLOCKS_PER_SM))
}

/// Says how many bytes of shared memory a block of so many threads needs.
type SharedBytes = extern "C" fn(i32) -> usize;

fn best_block(
    grid: Out<i32>,
    block: Out<i32>,
    function: Handle,
    needs: Option<SharedBytes>,
    shared_bytes: usize,
    limit: i32,
) -> Outcome {
    let most = if limit > 0 { limit.min(THREADS_PER_BLOCK as i32) } else { THREADS_PER_BLOCK as i32 };
    let shared = needs.map_or(shared_bytes, |needs| needs(most));
    let blocks = active_blocks(function, most, shared)?.max(1);
    grid.set((blocks * SMS) as i32)?;
    block.set(most)
}

driver! {
    fn cuFuncGetName(out: Out<usize>, handle: Handle) {
        if handle == 0 {
            return Err(code::INVALID_VALUE);
        }
        let function = function(handle)?;
        out.set(function.name.as_ptr().expose_provenance())
    }

    fn cuKernelGetName(out: Out<usize>, handle: Handle) {
        if handle == 0 {
            return Err(code::INVALID_VALUE);
        }
        let kernel = kernel(handle)?;
        out.set(kernel.name.as_ptr().expose_provenance())
    }

    fn cuFuncGetModule(out: Out<Handle>, handle: Handle) {
        out.set(function(handle)?.module)
    }

    fn cuKernelGetLibrary(out: Out<Handle>, handle: Handle) {
        out.set(kernel(handle)?.library)
    }

    fn cuFuncGetAttribute(value: Out<i32>, attribute: i32, handle: Handle) {
        value.set(function(handle)?.attribute(attribute)?.load(Relaxed))
    }

    fn cuKernelGetAttribute(value: Out<i32>, attribute: i32, handle: Handle, device: Device) {
        crate::device::get(device)?;
        value.set(kernel(handle)?.attribute(attribute)?.load(Relaxed))
    }

    fn cuFuncSetAttribute(handle: Handle, attribute: i32, value: i32) {
        function(handle)?.set_attribute(attribute, value)
    }

    fn cuKernelSetAttribute(attribute: i32, value: i32, handle: Handle, device: Device) {
        crate::device::get(device)?;
        kernel(handle)?.set_attribute(attribute, value)
    }

    fn cuFuncSetCacheConfig | cuFuncSetSharedMemConfig(handle: Handle, _config: i32) {
        any(handle).map(drop)
    }

    fn cuKernelSetCacheConfig(handle: Handle, _config: i32, device: Device) {
        crate::device::get(device)?;
        kernel(handle).map(drop)
    }

    fn cuFuncGetParamInfo(handle: Handle, index: usize, offset: Out<usize>, bytes: Out<usize>) {
        function(handle)?.parameter(index, offset, bytes)
    }

    fn cuKernelGetParamInfo(handle: Handle, index: usize, offset: Out<usize>, bytes: Out<usize>) {
        kernel(handle)?.parameter(index, offset, bytes)
    }

    fn cuFuncGetParamCount(handle: Handle, count: Out<usize>) {
        count.set(function(handle)?.parameters.len())
    }

    fn cuKernelGetParamCount(handle: Handle, count: Out<usize>) {
        count.set(kernel(handle)?.parameters.len())
    }

    /// Everything is loaded at once.
    fn cuFuncIsLoaded(state: Out<i32>, handle: Handle) {
        function(handle)?;
        state.set(1)
    }

    fn cuFuncLoad(handle: Handle) {
        function(handle).map(drop)
    }

    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks: Out<i32>, handle: Handle, threads: i32, shared_bytes: usize) {
        blocks.set(active_blocks(handle, threads, shared_bytes)? as i32)
    }

    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        blocks: Out<i32>, handle: Handle, threads: i32, shared_bytes: usize, _flags: u32,
    ) {
        blocks.set(active_blocks(handle, threads, shared_bytes)? as i32)
    }

    fn cuOccupancyMaxPotentialBlockSize(
        grid: Out<i32>, block: Out<i32>, handle: Handle, needs: Option<SharedBytes>, shared_bytes: usize, limit: i32,
    ) {
        best_block(grid, block, handle, needs, shared_bytes, limit)
    }

    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        grid: Out<i32>, block: Out<i32>, handle: Handle, needs: Option<SharedBytes>, shared_bytes: usize, limit: i32,
        _flags: u32,
    ) {
        best_block(grid, block, handle, needs, shared_bytes, limit)
    }

    fn cuOccupancyAvailableDynamicSMemPerBlock(bytes: Out<usize>, handle: Handle, blocks: i32, _threads: i32) {
        context::current()?;
        any(handle)?;
        let blocks = usize::try_from(blocks).ok().filter(|n| *n > 0).ok_or(code::INVALID_VALUE)?;
        bytes.set(SHARED_PER_SM / blocks)
    }

    fn cuOccupancyMaxPotentialClusterSize(size: Out<i32>, handle: Handle, _config: usize) {
        context::current()?;
        any(handle)?;
        size.set(8)
    }

    fn cuOccupancyMaxActiveClusters(clusters: Out<i32>, handle: Handle, _config: usize) {
        context::current()?;
        any(handle)?;
        clusters.set(SMS as i32 / 8)
    }
}
