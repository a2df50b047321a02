//! Pinned host memory.

use crate::abi::{Out, runtime};

runtime! {
    ctx fn cudaMallocHost(d, out: Out<usize>, bytes: usize) {
        d.plain.host_alloc(out, bytes, 0)
    }

    ctx fn cudaHostAlloc(d, out: Out<usize>, bytes: usize, flags: u32) {
        d.plain.host_alloc(out, bytes, flags)
    }

    ctx fn cudaFreeHost(d, address: usize) {
        if address == 0 { Ok(()) } else { d.plain.host_free(address) }
    }

    ctx fn cudaHostRegister(d, address: usize, bytes: usize, flags: u32) {
        d.plain.host_register(address, bytes, flags)
    }

    ctx fn cudaHostUnregister(d, address: usize) {
        d.plain.host_unregister(address)
    }

    ctx fn cudaHostGetDevicePointer(d, out: Out<usize>, host: usize, flags: u32) {
        d.plain.host_device_pointer(out, host, flags)
    }

    ctx fn cudaHostGetFlags(d, flags: Out<u32>, host: usize) {
        d.plain.host_flags(flags, host)
    }
}
