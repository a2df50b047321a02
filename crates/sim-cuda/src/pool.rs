//! Memory pools and allocation in stream order.
//!
//! A pool keeps nothing back: freed memory is the device's again at once, so "reserved" is always what is in use.

use std::sync::atomic::{AtomicU64, Ordering::*};

use crate::abi::{Device, DevicePtr, Handle, In, Out, Outcome, code, driver};
use crate::arena::GRAIN;
use crate::capture;
use crate::device;
use crate::memory::{self, Kind};
use crate::op::Op;
use crate::stream;
use crate::vmm::{Access, Location};
use gputap_sim_base::slab::Slab;

/// A memory pool of one device.
struct Pool {
    device: Device,
    used_bytes: AtomicU64,
    most_used_bytes: AtomicU64,
    /// Values of attributes that a program set, by number.
    settings: [AtomicU64; SETTINGS],
    /// Most bytes it may hold; 0 for no limit.
    limit_bytes: usize,
}

/// What a program wants of a pool.
#[derive(Clone, Copy)]
#[repr(C)]
struct Properties {
    kind: i32,
    handle_types: u32,
    location: Location,
    windows: usize,
    limit_bytes: usize,
    rest: [u8; 56],
}

const _: () = assert!(size_of::<Properties>() == 88);

/// Attributes 1 to 3 are switches, 4 is the release threshold.
const SETTINGS: usize = 5;
const RESERVED: i32 = 5;
const RESERVED_HIGH: i32 = 6;
const USED: i32 = 7;
const USED_HIGH: i32 = 8;
const ON_DEVICE: i32 = 1;

static POOLS: Slab<Pool> = Slab::new();

fn get(handle: Handle) -> Outcome<&'static Pool> {
    crate::entry::ready()?;
    POOLS.get(handle).ok_or(code::INVALID_VALUE)
}

fn create(device: Device, limit_bytes: usize) -> Outcome<Handle> {
    let pool = |_| Pool {
        device,
        used_bytes: AtomicU64::new(0),
        most_used_bytes: AtomicU64::new(0),
        settings: [0, 1, 1, 1, 0].map(AtomicU64::new),
        limit_bytes,
    };
    POOLS.create(pool).ok_or(code::OUT_OF_MEMORY)
}

/// The pool that comes with a device.
fn default_pool(of: Device) -> Outcome<Handle> {
    match *device::get(of)?.default_pool.get_or_init(|| create(of, 0).unwrap_or(0)) {
        0 => Err(code::OUT_OF_MEMORY),
        pool => Ok(pool),
    }
}

/// The pool that a device takes from.
fn current_pool(of: Device) -> Outcome<Handle> {
    match device::get(of)?.pool.load(Relaxed) {
        0 => default_pool(of),
        pool => Ok(pool),
    }
}

/// Notes that memory came back.
pub fn returned(pool: Handle, bytes: usize) {
    if let Some(pool) = POOLS.get(pool) {
        pool.used_bytes.fetch_sub(bytes as u64, Relaxed);
    }
}

fn allocate(out: Out<DevicePtr>, bytes: usize, handle: Handle, stream: Handle) -> Outcome {
    out.required()?;
    let (context, stream) = stream::resolve(stream)?;
    let pool = get(handle)?;
    if bytes == 0 {
        return out.set(0);
    }
    let span = bytes.checked_next_multiple_of(GRAIN).ok_or(code::OUT_OF_MEMORY)?;
    let used = pool.used_bytes.load(Relaxed) as usize;
    if pool.limit_bytes != 0 && used.saturating_add(span) > pool.limit_bytes {
        return Err(code::OUT_OF_MEMORY);
    }
    if stream.gated() {
        let address = memory::take_on(pool.device, context.handle, bytes, Kind::Plain, 0)? as DevicePtr;
        capture::intercept(stream, &Op::Alloc { address, bytes })?;
        return out.set(address);
    }
    let base = memory::take_on(pool.device, context.handle, bytes, Kind::Pool(handle), 0)?;
    let used = pool.used_bytes.fetch_add(span as u64, Relaxed) + span as u64;
    pool.most_used_bytes.fetch_max(used, Relaxed);
    out.set(base as DevicePtr)
}

/// Reads the number that an attribute's value holds: switches have 4 bytes, sizes 8.
fn value_of(attribute: i32, value: Out<u8>) -> Outcome<u64> {
    match attribute {
        1..=3 => Out(value.0.cast::<u32>()).get().map(u64::from),
        _ => Out(value.0.cast::<u64>()).get(),
    }
}

driver! {
    fn cuMemAllocAsync(out: Out<DevicePtr>, bytes: usize, stream: Handle) {
        let device = stream::resolve(stream)?.1.device;
        allocate(out, bytes, current_pool(device)?, stream)
    }

    fn cuMemAllocFromPoolAsync(out: Out<DevicePtr>, bytes: usize, pool: Handle, stream: Handle) {
        allocate(out, bytes, pool, stream)
    }

    fn cuMemFreeAsync(address: DevicePtr, stream: Handle) {
        let (_, stream) = stream::resolve(stream)?;
        if address == 0 {
            return Ok(());
        }
        memory::find(address as usize)?;
        if stream.gated() && capture::intercept(stream, &Op::Free(address))? {
            return Ok(());
        }
        memory::free(address)
    }

    fn cuMemPoolCreate(out: Out<Handle>, properties: In<Properties>) {
        crate::entry::ready()?;
        out.required()?;
        let properties = properties.get()?;
        if properties.kind != 1 || properties.location.kind != ON_DEVICE {
            return Err(code::INVALID_VALUE);
        }
        device::get(properties.location.id)?;
        out.set(create(properties.location.id, properties.limit_bytes)?)
    }

    fn cuMemPoolDestroy(handle: Handle) {
        let pool = get(handle)?;
        let gpu = device::get(pool.device)?;
        if gpu.default_pool.get() == Some(&handle) {
            return Err(code::INVALID_VALUE);
        }
        let _ = gpu.pool.compare_exchange(handle, 0, Relaxed, Relaxed);
        POOLS.destroy(handle).ok_or(code::INVALID_VALUE)
    }

    fn cuMemPoolTrimTo(handle: Handle, _keep_bytes: usize) {
        get(handle).map(drop)
    }

    fn cuMemPoolSetAttribute(handle: Handle, attribute: i32, value: Out<u8>) {
        let pool = get(handle)?;
        let value = value_of(attribute, value)?;
        match attribute {
            1..=4 => pool.settings.get(attribute as usize).ok_or(code::INVALID_VALUE)?.store(value, Relaxed),
            // High-water marks can only be reset.
            RESERVED_HIGH | USED_HIGH if value == 0 => {
                pool.most_used_bytes.store(pool.used_bytes.load(Relaxed), Relaxed);
            }
            _ => return Err(code::INVALID_VALUE),
        }
        Ok(())
    }

    fn cuMemPoolGetAttribute(handle: Handle, attribute: i32, value: Out<u8>) {
        let pool = get(handle)?;
        let number = match attribute {
            1..=4 => pool.settings.get(attribute as usize).ok_or(code::INVALID_VALUE)?.load(Relaxed),
            RESERVED | USED => pool.used_bytes.load(Relaxed),
            RESERVED_HIGH | USED_HIGH => pool.most_used_bytes.load(Relaxed),
            _ => return Err(code::INVALID_VALUE),
        };
        match attribute {
            1..=3 => Out(value.0.cast::<u32>()).set(number as u32),
            _ => Out(value.0.cast::<u64>()).set(number),
        }
    }

    /// Every device can reach every pool.
    fn cuMemPoolSetAccess(handle: Handle, access: In<Access>, count: usize) {
        get(handle)?;
        access.list(count).map(drop)
    }

    fn cuMemPoolGetAccess(flags: Out<u32>, handle: Handle, location: In<Location>) {
        get(handle)?;
        location.get()?;
        flags.set(3)
    }

    fn cuDeviceGetDefaultMemPool(out: Out<Handle>, device: Device) {
        out.set(default_pool(device)?)
    }

    fn cuDeviceGetMemPool(out: Out<Handle>, device: Device) {
        out.set(current_pool(device)?)
    }

    fn cuDeviceSetMemPool(device: Device, handle: Handle) {
        let gpu = device::get(device)?;
        if get(handle)?.device != device {
            return Err(code::INVALID_VALUE);
        }
        gpu.pool.store(handle, Relaxed);
        Ok(())
    }

    fn cuMemGetDefaultMemPool(out: Out<Handle>, location: In<Location>, _kind: i32) {
        let location = location.get()?;
        if location.kind != ON_DEVICE {
            return Err(code::NOT_SUPPORTED);
        }
        out.set(default_pool(location.id)?)
    }

    fn cuMemGetMemPool(out: Out<Handle>, location: In<Location>, _kind: i32) {
        let location = location.get()?;
        if location.kind != ON_DEVICE {
            return Err(code::NOT_SUPPORTED);
        }
        out.set(current_pool(location.id)?)
    }

    /// Graphs keep no memory of their own.
    fn cuDeviceGraphMemTrim(device: Device) {
        device::get(device).map(drop)
    }

    fn cuDeviceGetGraphMemAttribute(device: Device, _attribute: i32, value: Out<u64>) {
        device::get(device)?;
        value.set(0)
    }

    fn cuDeviceSetGraphMemAttribute(device: Device, _attribute: i32, value: Out<u64>) {
        device::get(device)?;
        value.required()
    }
}
