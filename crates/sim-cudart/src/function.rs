//! What kernels say of themselves, and how many fit.

use std::ffi::c_char;

use crate::abi::{Handle, Out, Outcome, runtime};
use crate::register::kernel;
use crate::state::{self, Calls};

/// The runtime's `cudaFuncAttributes`: what a kernel says of itself.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Attributes {
    shared_bytes: usize,
    constant_bytes: usize,
    local_bytes: usize,
    threads_per_block: i32,
    registers: i32,
    ptx_version: i32,
    binary_version: i32,
    cache_mode: i32,
    dynamic_shared_bytes: i32,
    carveout: i32,
    cluster: [i32; 6],
    reserved: [i32; 17],
}

const _: () = assert!(size_of::<Attributes>() == 144);

fn attributes(d: Calls, kernel: Handle) -> Outcome<Attributes> {
    let of = |attribute: i32| -> Outcome<i32> {
        let mut value = 0;
        d.plain.kernel_attribute(&raw mut value, attribute, kernel, state::device()).map(|()| value)
    };
    Ok(Attributes {
        shared_bytes: of(1)? as usize,
        constant_bytes: of(2)? as usize,
        local_bytes: of(3)? as usize,
        threads_per_block: of(0)?,
        registers: of(4)?,
        ptx_version: of(5)?,
        binary_version: of(6)?,
        cache_mode: of(7)?,
        dynamic_shared_bytes: of(8)?,
        carveout: of(9)?,
        cluster: [of(10)?, of(11)?, of(12)?, of(13)?, of(14)?, of(15)?],
        reserved: [0; 17],
    })
}

/// The kernel as the function that it is in the current context.
fn function(d: Calls, address: usize) -> Outcome<Handle> {
    let mut function = 0;
    d.plain.kernel_function(Out(&raw mut function), kernel(d, address)?)?;
    Ok(function)
}

runtime! {
    ctx fn cudaFuncGetAttributes(d, out: Out<Attributes>, address: usize) {
        out.required()?;
        out.set(attributes(d, kernel(d, address)?)?)
    }

    ctx fn cudaFuncSetAttribute(d, address: usize, attribute: i32, value: i32) {
        d.plain.kernel_set_attribute(attribute, value, kernel(d, address)?, state::device())
    }

    ctx fn cudaFuncSetCacheConfig(d, address: usize, config: i32) {
        d.plain.kernel_set_cache(kernel(d, address)?, config, state::device())
    }

    /// Banks of shared memory have had one width for long.
    ctx fn cudaFuncSetSharedMemConfig(d, address: usize, _config: i32) {
        kernel(d, address).map(drop)
    }

    ctx fn cudaFuncGetName(d, name: Out<*const c_char>, address: usize) {
        d.plain.kernel_name(name, kernel(d, address)?)
    }

    ctx fn cudaFuncGetParamInfo(d, address: usize, index: usize, offset: Out<usize>, bytes: Out<usize>) {
        d.plain.kernel_parameter(kernel(d, address)?, index, offset, bytes)
    }

    ctx fn cudaGetFuncBySymbol(d, out: Out<Handle>, address: usize) {
        out.set(function(d, address)?)
    }

    ctx fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        d, blocks: Out<i32>, address: usize, threads: i32, shared_bytes: usize,
    ) {
        d.plain.occupancy(blocks, function(d, address)?, threads, shared_bytes, 0)
    }

    ctx fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        d, blocks: Out<i32>, address: usize, threads: i32, shared_bytes: usize, flags: u32,
    ) {
        d.plain.occupancy(blocks, function(d, address)?, threads, shared_bytes, flags)
    }

    ctx fn cudaOccupancyAvailableDynamicSMemPerBlock(
        d, bytes: Out<usize>, address: usize, blocks: i32, threads: i32,
    ) {
        d.plain.occupancy_shared(bytes, function(d, address)?, blocks, threads)
    }
}
