//! Collectives that move data as it is.

use crate::abi::{Code, Handle, Outcome, code, status, table};
use crate::stream::submit;
use crate::types::rma_types;
use crate::world::world;

/// The program's memory, to read.
pub fn source<'a>(address: usize, bytes: usize) -> Outcome<&'a [u8]> {
    match (address, bytes) {
        (_, 0) => Ok(&[]),
        (0, _) => Err(code::INVALID_VALUE),
        // SAFETY: the program vouches for a buffer of this size; simulated device memory is mapped in this process.
        _ => Ok(unsafe { std::slice::from_raw_parts(std::ptr::with_exposed_provenance(address), bytes) }),
    }
}

/// The program's memory, to write.
pub fn target<'a>(address: usize, bytes: usize) -> Outcome<&'a mut [u8]> {
    match (address, bytes) {
        (_, 0) => Ok(&mut []),
        (0, _) => Err(code::INVALID_VALUE),
        // SAFETY: the program vouches for a buffer of this size that nobody else uses during the call.
        _ => Ok(unsafe {
            std::slice::from_raw_parts_mut(std::ptr::with_exposed_provenance_mut(address), bytes)
        }),
    }
}

/// Bytes of so many elements.
pub fn bytes<T>(count: usize) -> Outcome<usize> {
    count.checked_mul(size_of::<T>()).ok_or(code::INVALID_VALUE)
}

fn broadcast_in(team: i32, to: usize, from: usize, bytes: usize, root: i32) -> Outcome {
    let team = world()?.team(team)?;
    let root = usize::try_from(root).ok().filter(|root| *root < team.size()).ok_or(code::INVALID_VALUE)?;
    let offered = if team.me() == root { source(from, bytes)? } else { &[] };
    team.round(offered)?.read(root, 0, target(to, bytes)?)
}

fn fcollect_in(team: i32, to: usize, from: usize, bytes: usize) -> Outcome {
    let team = world()?.team(team)?;
    team.round(source(from, bytes)?)?.gather(0, target(to, bytes * team.size())?)
}

fn alltoall_in(team: i32, to: usize, from: usize, bytes: usize) -> Outcome {
    let team = world()?.team(team)?;
    let all = bytes * team.size();
    team.round(source(from, all)?)?.gather(bytes * team.me(), target(to, all)?)
}

extern "C" fn broadcast<T>(team: i32, to: usize, from: usize, count: usize, root: i32) -> i32 {
    status(bytes::<T>(count).and_then(|bytes| broadcast_in(team, to, from, bytes, root)))
}

extern "C" fn fcollect<T>(team: i32, to: usize, from: usize, count: usize) -> i32 {
    status(bytes::<T>(count).and_then(|bytes| fcollect_in(team, to, from, bytes)))
}

extern "C" fn alltoall<T>(team: i32, to: usize, from: usize, count: usize) -> i32 {
    status(bytes::<T>(count).and_then(|bytes| alltoall_in(team, to, from, bytes)))
}

extern "C" fn broadcast_on<T>(
    team: i32,
    to: usize,
    from: usize,
    count: usize,
    root: i32,
    stream: Handle,
) -> i32 {
    status(submit(stream, move || {
        broadcast::<T>(team, to, from, count, root);
    }))
}

extern "C" fn fcollect_on<T>(team: i32, to: usize, from: usize, count: usize, stream: Handle) -> i32 {
    status(submit(stream, move || {
        fcollect::<T>(team, to, from, count);
    }))
}

extern "C" fn alltoall_on<T>(team: i32, to: usize, from: usize, count: usize, stream: Handle) -> i32 {
    status(submit(stream, move || {
        alltoall::<T>(team, to, from, count);
    }))
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 7] = [
    rma_types!("nvshmem_" broadcast "_broadcast"),
    rma_types!("nvshmem_" fcollect "_fcollect"),
    rma_types!("nvshmem_" alltoall "_alltoall"),
    rma_types!("nvshmemx_" broadcast_on "_broadcast_on_stream"),
    rma_types!("nvshmemx_" fcollect_on "_fcollect_on_stream"),
    rma_types!("nvshmemx_" alltoall_on "_alltoall_on_stream"),
    table! {
        "nvshmem_broadcastmem" => broadcast::<u8>;
        "nvshmem_fcollectmem" => fcollect::<u8>;
        "nvshmem_alltoallmem" => alltoall::<u8>;
        "nvshmemx_broadcastmem_on_stream" => broadcast_on::<u8>;
        "nvshmemx_fcollectmem_on_stream" => fcollect_on::<u8>;
        "nvshmemx_alltoallmem_on_stream" => alltoall_on::<u8>;
    },
];
