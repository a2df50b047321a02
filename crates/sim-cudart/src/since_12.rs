//! What has one signature in CUDA 12 and 13, and another one in 11.

use crate::abi::{Handle, Out, Text, runtime};
use crate::driver::UpdateInfo;
use crate::entry::entry_point;

runtime! {
    init fn cudaGetDriverEntryPoint(d, symbol: Text, out: Out<usize>, flags: u64, status: Out<i32>) {
        entry_point(d, symbol, out, d.newest(), flags, status)
    }

    ctx fn cudaGraphInstantiate(d, exec: Out<Handle>, graph: Handle, flags: u64) {
        d.plain.exec_create(exec, graph, flags)
    }

    ctx fn cudaGraphExecUpdate(d, exec: Handle, graph: Handle, info: Out<UpdateInfo>) {
        d.plain.exec_update(exec, graph, info)
    }
}
