//! Puts and gets of many elements.

use crate::abi::{Code, Handle, Outcome, table};
use crate::driver::{context, cuda};
use crate::stream;
use crate::types::{rma_types, sizes};
use crate::world::world;

fn copy(to: usize, from: usize, bytes: usize) -> Outcome {
    if bytes == 0 { Ok(()) } else { cuda(context(world()?.me())?.copy(to, from, bytes)) }
}

/// Copies to a PE.
pub fn put_bytes(dest: usize, source: usize, bytes: usize, pe: i32) -> Outcome {
    copy(world()?.at(dest, pe)?, source, bytes)
}

/// The same in a stream.
pub fn put_bytes_on(dest: usize, source: usize, bytes: usize, pe: i32, stream: Handle) -> Outcome {
    stream::copy(world()?.at(dest, pe)?, source, bytes, stream)
}

/// These functions have no way to say that something is wrong.
extern "C" fn put<T>(dest: usize, source: usize, count: usize, pe: i32) {
    let _ = put_bytes(dest, source, count.saturating_mul(size_of::<T>()), pe);
}

extern "C" fn get<T>(dest: usize, source: usize, count: usize, pe: i32) {
    let bytes = count.saturating_mul(size_of::<T>());
    let _ = world().and_then(|world| copy(dest, world.at(source, pe)?, bytes));
}

extern "C" fn put_on<T>(dest: usize, source: usize, count: usize, pe: i32, stream: Handle) {
    let _ = put_bytes_on(dest, source, count.saturating_mul(size_of::<T>()), pe, stream);
}

extern "C" fn get_on<T>(dest: usize, source: usize, count: usize, pe: i32, stream: Handle) {
    let bytes = count.saturating_mul(size_of::<T>());
    let _ = world().and_then(|world| stream::copy(dest, world.at(source, pe)?, bytes, stream));
}

/// Puts and gets with the type of elements in their names.
pub const TYPED: [&[(&str, Code)]; 8] = [
    rma_types!("nvshmem_" put "_put"),
    rma_types!("nvshmem_" put "_put_nbi"),
    rma_types!("nvshmem_" get "_get"),
    rma_types!("nvshmem_" get "_get_nbi"),
    rma_types!("nvshmemx_" put_on "_put_on_stream"),
    rma_types!("nvshmemx_" put_on "_put_nbi_on_stream"),
    rma_types!("nvshmemx_" get_on "_get_on_stream"),
    rma_types!("nvshmemx_" get_on "_get_nbi_on_stream"),
];

/// Puts and gets with the size of elements in their names.
pub const SIZED: [&[(&str, Code)]; 8] = [
    sizes!("nvshmem_put" put ""),
    sizes!("nvshmem_put" put "_nbi"),
    sizes!("nvshmem_get" get ""),
    sizes!("nvshmem_get" get "_nbi"),
    sizes!("nvshmemx_put" put_on "_on_stream"),
    sizes!("nvshmemx_put" put_on "_nbi_on_stream"),
    sizes!("nvshmemx_get" get_on "_on_stream"),
    sizes!("nvshmemx_get" get_on "_nbi_on_stream"),
];

/// Puts and gets that count in bytes.
pub const BYTES: &[(&str, Code)] = table! {
    "nvshmem_putmem" => put::<u8>;
    "nvshmem_putmem_nbi" => put::<u8>;
    "nvshmem_getmem" => get::<u8>;
    "nvshmem_getmem_nbi" => get::<u8>;
    "nvshmemx_putmem_on_stream" => put_on::<u8>;
    "nvshmemx_putmem_nbi_on_stream" => put_on::<u8>;
    "nvshmemx_getmem_on_stream" => get_on::<u8>;
    "nvshmemx_getmem_nbi_on_stream" => get_on::<u8>;
};
