//! Sharing with other processes.

use crate::abi::{Handle, Out, runtime};

/// A handle for another process: 64 bytes, passed by value.
#[derive(Clone, Copy)]
#[repr(C, align(8))]
pub struct Shared([u64; 8]);

runtime! {
    ctx fn cudaIpcGetMemHandle(d, shared: Out<Shared>, address: usize) {
        d.plain.ipc_mem_handle(shared, address)
    }

    ctx fn cudaIpcOpenMemHandle(d, address: Out<usize>, shared: Shared, flags: u32) {
        d.plain.ipc_open_mem(address, shared, flags)
    }

    ctx fn cudaIpcCloseMemHandle(d, address: usize) {
        d.plain.ipc_close_mem(address)
    }

    ctx fn cudaIpcGetEventHandle(d, shared: Out<Shared>, event: Handle) {
        d.plain.ipc_event_handle(shared, event)
    }

    ctx fn cudaIpcOpenEventHandle(d, event: Out<Handle>, shared: Shared) {
        d.plain.ipc_open_event(event, shared)
    }
}
