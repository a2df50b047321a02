//! What has another signature in CUDA 11 than later.

use crate::abi::{Device, Handle, Out, Text, runtime};
use crate::driver::UpdateInfo;
use crate::entry::entry_point;
use crate::properties::{Properties, read};

runtime! {
    init fn cudaGetDeviceProperties(d, out: Out<Properties>, device: Device) {
        out.required()?;
        out.set(read(d, device)?)
    }

    init fn cudaGetDriverEntryPoint(d, symbol: Text, out: Out<usize>, flags: u64) {
        entry_point(d, symbol, out, d.newest(), flags, Out(std::ptr::null_mut()))
    }

    /// The log says nothing: only its first byte is written.
    ctx fn cudaGraphInstantiate(
        d, exec: Out<Handle>, graph: Handle, _wrong: Out<Handle>, log: Out<u8>, bytes: usize,
    ) {
        if bytes > 0 {
            log.offer(0);
        }
        d.plain.exec_create(exec, graph, 0)
    }

    ctx fn cudaGraphExecUpdate(d, exec: Handle, graph: Handle, wrong: Out<Handle>, result: Out<u32>) {
        let mut info: UpdateInfo = [0; 3];
        let updated = d.plain.exec_update(exec, graph, Out(&raw mut info));
        result.offer(info[0] as u32);
        wrong.offer(info[1] as Handle);
        updated
    }
}
