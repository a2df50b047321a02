//! NCCL's functions that the job uses.

use std::ffi::CStr;

use crate::driver::Handle;
use crate::library::functions;

/// NCCL's number for floats of 32 bits, `ncclFloat32`.
pub const FLOAT: i32 = 7;
/// NCCL's number for the sum of values, `ncclSum`.
pub const SUM: i32 = 0;

/// `ncclUniqueId`, passed by value.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct UniqueId(pub [u8; 128]);

const NAME: &CStr = c"libnccl.so.2";

functions! {
    /// NCCL's functions, each with a count of its calls.
    struct Nccl = NAME {
        unique_id: ncclGetUniqueId(id: *mut UniqueId);
        init: ncclCommInitRank(comm: *mut Handle, ranks: i32, id: UniqueId, rank: i32);
        split: ncclCommSplit(comm: Handle, colour: i32, key: i32, new: *mut Handle, config: usize);
        count: ncclCommCount(comm: Handle, count: *mut i32);
        user_rank: ncclCommUserRank(comm: Handle, rank: *mut i32);
        async_error: ncclCommGetAsyncError(comm: Handle, error: *mut i32);
        destroy: ncclCommDestroy(comm: Handle);
        group_start: ncclGroupStart();
        group_end: ncclGroupEnd();
        all_reduce: ncclAllReduce(
            send: usize, recv: usize, count: usize, element: i32, reduction: i32, comm: Handle, stream: Handle,
        );
        reduce_scatter: ncclReduceScatter(
            send: usize, recv: usize, count: usize, element: i32, reduction: i32, comm: Handle, stream: Handle,
        );
        all_gather: ncclAllGather(send: usize, recv: usize, count: usize, element: i32, comm: Handle, stream: Handle);
        broadcast: ncclBroadcast(
            send: usize, recv: usize, count: usize, element: i32, root: i32, comm: Handle, stream: Handle,
        );
        send: ncclSend(buffer: usize, count: usize, element: i32, peer: i32, comm: Handle, stream: Handle);
        recv: ncclRecv(buffer: usize, count: usize, element: i32, peer: i32, comm: Handle, stream: Handle);
    }
}
