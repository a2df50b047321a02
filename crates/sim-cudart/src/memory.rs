//! Device and managed memory.

use std::ffi::c_void;

use crate::abi::{Handle, Out, code, runtime};
use crate::copy_shape::{Extent, Pitched};

/// Attributes of a pointer by the driver's number: memory type, device address, host address, managed, device.
const ATTRIBUTES: [i32; 5] = [2, 3, 4, 8, 9];

/// Words that 13 added.
const RESERVED: usize = if cfg!(major = "13") { 8 } else { 0 };

/// The runtime's `cudaPointerAttributes`: what an address belongs to.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PointerAttributes {
    kind: i32,
    device: i32,
    device_address: usize,
    host_address: usize,
    reserved: [u64; RESERVED],
}

const _: () = assert!(size_of::<PointerAttributes>() == if cfg!(major = "13") { 88 } else { 24 });

const MANAGED: i32 = 3;
/// What the driver says of memory that it does not know.
const NO_DEVICE: i32 = -2;

runtime! {
    ctx fn cudaMalloc(d, out: Out<usize>, bytes: usize) {
        out.required()?;
        if bytes == 0 { out.set(0) } else { d.plain.mem_alloc(out, bytes) }
    }

    ctx fn cudaMallocManaged(d, out: Out<usize>, bytes: usize, flags: u32) {
        d.plain.mem_alloc_managed(out, bytes, flags)
    }

    ctx fn cudaMallocPitch(d, out: Out<usize>, pitch: Out<usize>, width: usize, height: usize) {
        d.plain.mem_alloc_pitch(out, pitch, width, height, 4)
    }

    ctx fn cudaMalloc3D(d, out: Out<Pitched>, extent: Extent) {
        out.required()?;
        let (mut address, mut pitch) = (0, 0);
        let rows = extent.height.checked_mul(extent.depth).ok_or(code::INVALID_VALUE)?;
        d.plain.mem_alloc_pitch(Out(&raw mut address), Out(&raw mut pitch), extent.width, rows, 4)?;
        out.set(Pitched { address, pitch, width: extent.width, height: extent.height })
    }

    ctx fn cudaFree(d, address: usize) {
        d.plain.mem_free(address)
    }

    ctx fn cudaMemGetInfo(d, free: Out<usize>, total: Out<usize>) {
        d.plain.mem_info(free, total)
    }

    ptsz fn cudaMallocAsync(d, out: Out<usize>, bytes: usize, stream: Handle) {
        d.queue.alloc(out, bytes, stream)
    }

    ptsz fn cudaMallocFromPoolAsync(d, out: Out<usize>, bytes: usize, pool: Handle, stream: Handle) {
        d.queue.alloc_from(out, bytes, pool, stream)
    }

    ptsz fn cudaFreeAsync(d, address: usize, stream: Handle) {
        d.queue.free(address, stream)
    }

    ctx fn cudaMemRangeGetAttribute(d, data: Out<u8>, data_bytes: usize, attribute: i32, address: usize, bytes: usize) {
        d.plain.mem_range(data, data_bytes, attribute, address, bytes)
    }

    /// Memory that the driver does not know is the program's own.
    ctx fn cudaPointerGetAttributes(d, out: Out<PointerAttributes>, address: usize) {
        let (mut kind, mut device_address, mut host_address, mut managed, mut device) = (0u32, 0usize, 0usize, 0u8, 0i32);
        let places: [*mut c_void; 5] = [
            (&raw mut kind).cast(),
            (&raw mut device_address).cast(),
            (&raw mut host_address).cast(),
            (&raw mut managed).cast(),
            (&raw mut device).cast(),
        ];
        d.plain.pointer_attributes(5, ATTRIBUTES.as_ptr(), places.as_ptr(), address)?;
        let known = device != NO_DEVICE;
        let kind = if managed != 0 { MANAGED } else { kind as i32 };
        let reserved = [0; RESERVED];
        let attributes = if known {
            PointerAttributes { kind, device, device_address, host_address, reserved }
        } else {
            PointerAttributes { kind: 0, device, device_address: 0, host_address: address, reserved }
        };
        out.set(attributes)
    }
}
