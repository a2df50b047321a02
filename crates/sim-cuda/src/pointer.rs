//! What an address belongs to, and hints about it.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::abi::{Device, DevicePtr, Handle, In, Out, Outcome, code, driver};
use crate::context;
use crate::copy::space;
use crate::memory::{self, Allocation, Kind};
use crate::op::Op;
use crate::stream;
use crate::vmm::Location;

/// Attributes of a pointer, by number.
mod attribute {
    pub const CONTEXT: i32 = 1;
    pub const MEMORY_TYPE: i32 = 2;
    pub const DEVICE_POINTER: i32 = 3;
    pub const HOST_POINTER: i32 = 4;
    pub const SYNC_MEMOPS: i32 = 6;
    pub const BUFFER_ID: i32 = 7;
    pub const IS_MANAGED: i32 = 8;
    pub const DEVICE_ORDINAL: i32 = 9;
    pub const IS_IPC_CAPABLE: i32 = 10;
    pub const RANGE_START: i32 = 11;
    pub const RANGE_SIZE: i32 = 12;
    pub const MAPPED: i32 = 13;
    pub const HANDLE_TYPES: i32 = 14;
    pub const ACCESS_FLAGS: i32 = 16;
    pub const POOL: i32 = 17;
    pub const MAPPING_SIZE: i32 = 18;
    pub const MAPPING_BASE: i32 = 19;
    pub const BLOCK_ID: i32 = 20;
    /// First number that no header knows.
    pub const END: i32 = 23;
}

/// An attribute's value with the size it is stored in.
enum Value {
    Byte(u8),
    Int(u32),
    Long(u64),
}

impl Value {
    fn store(self, out: Out<u8>) -> Outcome {
        match self {
            Value::Byte(value) => out.set(value),
            Value::Int(value) => Out(out.0.cast()).set(value),
            Value::Long(value) => Out(out.0.cast()).set(value),
        }
    }
}

fn on_host(kind: Kind) -> bool {
    matches!(kind, Kind::Host | Kind::Registered)
}

/// The value for a known address.
fn value(which: i32, address: usize, allocation: &Allocation) -> Outcome<Value> {
    let host = on_host(allocation.kind);
    Ok(match which {
        attribute::CONTEXT if allocation.context == 0 => return Err(code::INVALID_VALUE),
        attribute::CONTEXT => Value::Long(allocation.context as u64),
        attribute::MEMORY_TYPE => Value::Int(if host { space::HOST } else { space::DEVICE }),
        attribute::DEVICE_POINTER => Value::Long(address as u64),
        attribute::HOST_POINTER if host || allocation.kind == Kind::Managed => Value::Long(address as u64),
        attribute::HOST_POINTER => return Err(code::INVALID_VALUE),
        attribute::SYNC_MEMOPS => Value::Int(0),
        attribute::BUFFER_ID | attribute::BLOCK_ID => Value::Long(allocation.id),
        attribute::IS_MANAGED => Value::Byte(u8::from(allocation.kind == Kind::Managed)),
        attribute::DEVICE_ORDINAL => Value::Int(allocation.device as u32),
        attribute::IS_IPC_CAPABLE => Value::Byte(u8::from(allocation.kind == Kind::Plain)),
        attribute::RANGE_START | attribute::MAPPING_BASE => Value::Long(allocation.base as u64),
        attribute::RANGE_SIZE | attribute::MAPPING_SIZE => Value::Long(allocation.bytes as u64),
        attribute::MAPPED => Value::Byte(1),
        attribute::HANDLE_TYPES => Value::Long(0),
        attribute::ACCESS_FLAGS => Value::Int(3),
        attribute::POOL => Value::Long(if let Kind::Pool(pool) = allocation.kind { pool as u64 } else { 0 }),
        other if (1..attribute::END).contains(&other) => Value::Int(0),
        _ => return Err(code::INVALID_VALUE),
    })
}

/// The value for an address that belongs to nothing, where lists are asked for.
fn unknown(which: i32) -> Outcome<Value> {
    Ok(match which {
        attribute::DEVICE_ORDINAL => Value::Int(-2i32 as u32),
        attribute::MEMORY_TYPE | attribute::SYNC_MEMOPS | attribute::ACCESS_FLAGS => Value::Int(0),
        attribute::IS_MANAGED | attribute::IS_IPC_CAPABLE | attribute::MAPPED => Value::Byte(0),
        other if (1..attribute::END).contains(&other) => Value::Long(0),
        _ => return Err(code::INVALID_VALUE),
    })
}

/// Writes a number to memory when the stream gets there: which is now.
fn write_value(stream: Handle, address: DevicePtr, value: u64, element_bytes: u32) -> Outcome {
    // A fill of one or two words is the same write.
    let words = (element_bytes / 4) as usize;
    for (i, word) in [value as u32, (value >> 32) as u32].into_iter().take(words).enumerate() {
        let fill = crate::fill::Fill::row(address.wrapping_add(4 * i as u64), word, 4, 1);
        stream::submit(stream, Op::Fill(fill))?;
    }
    Ok(())
}

/// Waits until the 4 or 8 bytes at an address compare with a number as the flags say.
fn wait_value(handle: Handle, address: DevicePtr, wanted: u64, flags: u32, bytes: usize) -> Outcome {
    let (_, stream) = stream::resolve(handle)?;
    if stream.gated() {
        return crate::capture::intercept(stream, &Op::Empty).map(drop);
    }
    memory::check(address as usize, bytes)?;
    if !(address as usize).is_multiple_of(bytes) {
        return Err(code::INVALID_VALUE);
    }
    let place = std::ptr::with_exposed_provenance_mut::<u64>(address as usize);
    let read = || match bytes {
        // SAFETY: checked to be allocated and aligned; other threads of the program may write it meanwhile.
        4 => u64::from(unsafe { AtomicU32::from_ptr(place.cast()) }.load(Relaxed)),
        // SAFETY: as above.
        _ => unsafe { AtomicU64::from_ptr(place) }.load(Relaxed),
    };
    let unused_bits = 64 - 8 * bytes as u32;
    let arrived = |now: u64| match flags & 3 {
        0 => (now.wrapping_sub(wanted) << unused_bits).cast_signed() >= 0,
        1 => now == wanted,
        2 => now & wanted != 0,
        _ => !(now | wanted) << unused_bits != 0,
    };
    while !arrived(read()) {
        std::thread::yield_now();
    }
    Ok(())
}

fn prefetch(address: DevicePtr, bytes: usize, stream: Handle) -> Outcome {
    stream::resolve(stream)?;
    managed(address, bytes)
}

fn managed(address: DevicePtr, bytes: usize) -> Outcome {
    memory::check(address as usize, bytes)?;
    match memory::find(address as usize)?.kind {
        Kind::Managed | Kind::Global => Ok(()),
        _ => Err(code::INVALID_VALUE),
    }
}

driver! {
    fn cuPointerGetAttribute(out: Out<u8>, which: i32, address: DevicePtr) {
        crate::entry::ready()?;
        out.required()?;
        let allocation = memory::find(address as usize)?;
        value(which, address as usize, &allocation)?.store(out)
    }

    fn cuPointerGetAttributes(count: u32, which: In<i32>, out: In<usize>, address: DevicePtr) {
        crate::entry::ready()?;
        let allocation = memory::find(address as usize);
        for (which, out) in which.list(count as usize)?.into_iter().zip(out.list(count as usize)?) {
            let known = allocation.as_ref().ok().and_then(|found| value(which, address as usize, found).ok());
            let value = known.map_or_else(|| unknown(which), Ok)?;
            value.store(Out(std::ptr::with_exposed_provenance_mut(out)))?;
        }
        Ok(())
    }

    fn cuPointerSetAttribute(value: In<u8>, which: i32, address: DevicePtr) {
        crate::entry::ready()?;
        value.get()?;
        memory::find(address as usize)?;
        if which == attribute::SYNC_MEMOPS { Ok(()) } else { Err(code::INVALID_VALUE) }
    }

    /// All memory is the host's in truth, so there is nothing to move.
    fn cuMemPrefetchAsync(address: DevicePtr, bytes: usize, _to: Device, stream: Handle) {
        prefetch(address, bytes, stream)
    }

    fn cuMemPrefetchAsync_v2(address: DevicePtr, bytes: usize, _to: Location, _flags: u32, stream: Handle) {
        prefetch(address, bytes, stream)
    }

    fn cuMemAdvise(address: DevicePtr, bytes: usize, _advice: i32, _device: Device) {
        context::current()?;
        managed(address, bytes)
    }

    fn cuMemAdvise_v2(address: DevicePtr, bytes: usize, _advice: i32, _location: Location) {
        context::current()?;
        managed(address, bytes)
    }

    fn cuMemRangeGetAttribute(out: Out<u8>, room: usize, _which: i32, address: DevicePtr, bytes: usize) {
        context::current()?;
        managed(address, bytes)?;
        for i in 0..room {
            out.at(i).set(0)?;
        }
        Ok(())
    }

    fn cuStreamWriteValue32 | cuStreamWriteValue32_v2(stream: Handle, address: DevicePtr, value: u32, _flags: u32) {
        write_value(stream, address, value.into(), 4)
    }

    fn cuStreamWriteValue64 | cuStreamWriteValue64_v2(stream: Handle, address: DevicePtr, value: u64, _flags: u32) {
        write_value(stream, address, value, 8)
    }

    /// The call itself waits, because work is done when it is submitted.
    fn cuStreamWaitValue32 | cuStreamWaitValue32_v2(stream: Handle, address: DevicePtr, value: u32, flags: u32) {
        wait_value(stream, address, value.into(), flags, 4)
    }

    /// The call itself waits, because work is done when it is submitted.
    fn cuStreamWaitValue64 | cuStreamWaitValue64_v2(stream: Handle, address: DevicePtr, value: u64, flags: u32) {
        wait_value(stream, address, value, flags, 8)
    }
}
