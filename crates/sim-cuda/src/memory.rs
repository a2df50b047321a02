//! Allocations: the table of all of them, and those that live in a device's memory.
//!
//! One ordered table serves every kind of memory, so that any address can be traced to what it belongs to. It is
//! behind a lock that copies take for reading; launches and queries never touch it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::abi::{Device, DevicePtr, Handle, Out, Outcome, code, driver};
use crate::arena::GRAIN;
use crate::capture;
use crate::context;
use crate::device;
use crate::entry::ready;

/// What an allocation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `cuMemAlloc` and what works like it.
    Plain,
    /// Managed memory, from `cuMemAllocManaged`.
    Managed,
    /// From this pool.
    Pool(Handle),
    /// Pinned host memory that we made.
    Host,
    /// The program's own memory, registered.
    Registered,
    /// A piece of physical memory with this handle, mapped; whether it may be touched.
    Mapped(Handle, bool),
    /// Another process's memory.
    Imported,
    /// A global variable of a module.
    Global,
}

/// An allocation of any kind of memory.
#[derive(Clone, Copy, Debug)]
pub struct Allocation {
    /// First address of the allocation.
    pub base: usize,
    /// Bytes asked for.
    pub bytes: usize,
    /// Bytes that the allocation takes up, with what was rounded up.
    pub span: usize,
    /// What it is.
    pub kind: Kind,
    /// Where it is; for host memory the device of the context that made it.
    pub device: Device,
    /// The context that made it.
    pub context: Handle,
    /// Flags it was made with.
    pub flags: u32,
    /// Number that no other allocation of the process has.
    pub id: u64,
}

static TABLE: RwLock<BTreeMap<usize, Allocation>> = RwLock::new(BTreeMap::new());
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

fn read() -> RwLockReadGuard<'static, BTreeMap<usize, Allocation>> {
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

fn write() -> RwLockWriteGuard<'static, BTreeMap<usize, Allocation>> {
    TABLE.write().unwrap_or_else(PoisonError::into_inner)
}

/// A number for a new allocation.
pub fn next_id() -> u64 {
    NEXT_ID.fetch_add(1, Relaxed)
}

/// Adds an allocation; fails where it would overlap another.
pub fn insert(allocation: Allocation) -> Outcome {
    let mut table = write();
    let end = allocation.base.checked_add(allocation.bytes).ok_or(code::INVALID_VALUE)?;
    let before = table.range(..end).next_back();
    if before.is_some_and(|(_, other)| other.base + other.bytes > allocation.base) {
        return Err(code::INVALID_VALUE);
    }
    table.insert(allocation.base, allocation);
    Ok(())
}

/// Takes out the allocation that starts at `base`, if it is of a kind that `wanted` accepts.
pub fn remove(base: usize, wanted: impl FnOnce(Kind) -> bool) -> Outcome<Allocation> {
    let mut table = write();
    let found = table.get(&base).filter(|allocation| wanted(allocation.kind)).copied();
    table.remove(&found.ok_or(code::INVALID_VALUE)?.base).ok_or(code::INVALID_VALUE)
}

/// Changes the allocations that start inside a range.
pub fn update(start: usize, bytes: usize, mut change: impl FnMut(&mut Allocation)) {
    write().range_mut(start..start.saturating_add(bytes)).for_each(|(_, allocation)| change(allocation));
}

/// Allocations that start inside a range.
pub fn within(start: usize, bytes: usize) -> Vec<Allocation> {
    read().range(start..start.saturating_add(bytes)).map(|(_, allocation)| *allocation).collect()
}

/// The allocation that an address belongs to.
pub fn find(address: usize) -> Outcome<Allocation> {
    lookup(&read(), address).ok_or(code::INVALID_VALUE)
}

fn lookup(table: &BTreeMap<usize, Allocation>, address: usize) -> Option<Allocation> {
    let (_, allocation) = table.range(..=address).next_back()?;
    (address - allocation.base < allocation.bytes).then_some(*allocation)
}

/// Fails unless every byte belongs to an allocation that may be touched. Neighbouring mappings count as one.
pub fn check(address: usize, bytes: usize) -> Outcome {
    let table = read();
    let end = address.checked_add(bytes).ok_or(code::INVALID_VALUE)?;
    let mut at = address;
    loop {
        let allocation = lookup(&table, at).ok_or(code::INVALID_VALUE)?;
        let mapped = match allocation.kind {
            Kind::Mapped(_, false) => return Err(code::INVALID_VALUE),
            Kind::Mapped(..) => true,
            _ => false,
        };
        at = allocation.base + allocation.bytes;
        if at >= end {
            return Ok(());
        }
        if !mapped {
            return Err(code::INVALID_VALUE);
        }
    }
}

/// Takes memory of the current device.
pub fn take(bytes: usize, kind: Kind, flags: u32) -> Outcome<usize> {
    let context = context::current()?;
    take_on(context.device, context.handle, bytes, kind, flags)
}

/// Takes memory of a device.
pub fn take_on(on: Device, context: Handle, bytes: usize, kind: Kind, flags: u32) -> Outcome<usize> {
    if bytes == 0 {
        return Err(code::INVALID_VALUE);
    }
    let span = bytes.checked_next_multiple_of(GRAIN).ok_or(code::OUT_OF_MEMORY)?;
    let base = device::get(on)?.take(span)?;
    insert(Allocation { base, bytes, span, kind, device: on, context, flags, id: next_id() })?;
    Ok(base)
}

/// Gives memory of a device back.
pub fn give(allocation: &Allocation) {
    if let Ok(gpu) = device::get(allocation.device) {
        gpu.give(allocation.base, allocation.span);
    }
}

/// Frees memory of a device that starts at `address`.
pub fn free(address: DevicePtr) -> Outcome {
    let in_device = |kind| matches!(kind, Kind::Plain | Kind::Managed | Kind::Pool(_));
    let allocation = remove(address as usize, in_device)?;
    if let Kind::Pool(pool) = allocation.kind {
        crate::pool::returned(pool, allocation.span);
    }
    give(&allocation);
    Ok(())
}

/// Frees what a context that ended leaves behind.
pub fn end_context(context: Handle) {
    let mut left = Vec::new();
    write().retain(|_, allocation| {
        let ends =
            allocation.context == context && !matches!(allocation.kind, Kind::Pool(_) | Kind::Mapped(..));
        if ends {
            left.push(*allocation);
        }
        !ends
    });
    for allocation in left {
        match allocation.kind {
            Kind::Plain | Kind::Managed | Kind::Global => give(&allocation),
            Kind::Host | Kind::Imported => crate::host::unmap(allocation.base, allocation.span),
            Kind::Registered | Kind::Pool(_) | Kind::Mapped(..) => {}
        }
    }
}

/// Rows of pitched memory start on such a boundary.
const PITCH: usize = 512;

driver! {
    fn cuMemAlloc_v2(out: Out<DevicePtr>, bytes: usize) {
        context::current()?;
        out.required()?;
        capture::forbid_unsafe()?;
        out.set(take(bytes, Kind::Plain, 0)? as DevicePtr)
    }

    fn cuMemAllocPitch_v2(out: Out<DevicePtr>, pitch: Out<usize>, width: usize, height: usize, element: u32) {
        context::current()?;
        out.required()?;
        pitch.required()?;
        if !matches!(element, 4 | 8 | 16) {
            return Err(code::INVALID_VALUE);
        }
        capture::forbid_unsafe()?;
        let row = width.checked_next_multiple_of(PITCH).ok_or(code::OUT_OF_MEMORY)?;
        let bytes = row.checked_mul(height).ok_or(code::OUT_OF_MEMORY)?;
        out.set(take(bytes, Kind::Plain, 0)? as DevicePtr)?;
        pitch.set(row)
    }

    fn cuMemAllocManaged(out: Out<DevicePtr>, bytes: usize, flags: u32) {
        context::current()?;
        out.required()?;
        if !matches!(flags, 1 | 2) {
            return Err(code::INVALID_VALUE);
        }
        capture::forbid_unsafe()?;
        out.set(take(bytes, Kind::Managed, flags)? as DevicePtr)
    }

    /// Waits for the context's work first, as the driver does. Null is freed by doing nothing.
    fn cuMemFree_v2(address: DevicePtr) {
        if address == 0 {
            return ready();
        }
        let context = context::current()?;
        capture::forbid_unsafe()?;
        context.wait();
        free(address)
    }

    fn cuMemGetInfo_v2(free: Out<usize>, total: Out<usize>) {
        let gpu = device::get(context::current()?.device)?;
        free.offer(gpu.free_bytes() as usize);
        total.offer(crate::config::get().memory_bytes as usize);
        Ok(())
    }

    fn cuMemGetAddressRange_v2(base: Out<DevicePtr>, bytes: Out<usize>, address: DevicePtr) {
        context::current()?;
        let allocation = find(address as usize).map_err(|_| code::NOT_FOUND)?;
        base.offer(allocation.base as DevicePtr);
        bytes.offer(allocation.bytes);
        Ok(())
    }
}
