//! Pinned host memory: made here, or the program's own and registered.

use std::ptr;

use crate::abi::{DevicePtr, Out, Outcome, code, driver};
use crate::capture;
use crate::context;
use crate::memory::{self, Allocation, Kind};

/// Portable, mapped, write-combined.
const ALLOC_FLAGS: u32 = 7;
/// Portable, mapped, I/O memory, read-only.
const REGISTER_FLAGS: u32 = 15;
/// Set for memory that a device can reach, which all of ours is.
const MAPPED: u32 = 2;
const PAGE: usize = 4096;

/// Unmaps the pages of host memory or an import that we mapped.
pub fn unmap(base: usize, span: usize) {
    let start = base & !(PAGE - 1);
    // SAFETY: the range is a mapping of ours that left the table, so no later call can reach it.
    unsafe { libc::munmap(ptr::with_exposed_provenance_mut(start), span) };
}

fn allocate(out: Out<usize>, bytes: usize, flags: u32) -> Outcome {
    let context = context::current()?;
    out.required()?;
    if flags & !ALLOC_FLAGS != 0 {
        return Err(code::INVALID_VALUE);
    }
    if bytes == 0 {
        return out.set(0);
    }
    capture::forbid_unsafe()?;
    let span = bytes.checked_next_multiple_of(PAGE).ok_or(code::OUT_OF_MEMORY)?;
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let how = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping at an address of the kernel's choice.
    let start = unsafe { libc::mmap(ptr::null_mut(), span, protection, how, -1, 0) };
    if start == libc::MAP_FAILED {
        return Err(code::OUT_OF_MEMORY);
    }
    let base = start.expose_provenance();
    let (device, context, id) = (context.device, context.handle, memory::next_id());
    memory::insert(Allocation { base, bytes, span, kind: Kind::Host, device, context, flags, id })?;
    out.set(base)
}

driver! {
    fn cuMemAllocHost_v2(out: Out<usize>, bytes: usize) {
        allocate(out, bytes, 0)
    }

    fn cuMemHostAlloc(out: Out<usize>, bytes: usize, flags: u32) {
        allocate(out, bytes, flags)
    }

    fn cuMemFreeHost(base: usize) {
        let context = context::current()?;
        if base == 0 {
            return Ok(());
        }
        capture::forbid_unsafe()?;
        context.wait();
        let allocation = memory::remove(base, |kind| kind == Kind::Host)?;
        unmap(allocation.base, allocation.span);
        Ok(())
    }

    fn cuMemHostGetDevicePointer_v2(out: Out<DevicePtr>, address: usize, flags: u32) {
        context::current()?;
        let allocation = memory::find(address)?;
        if flags != 0 || !matches!(allocation.kind, Kind::Host | Kind::Registered) {
            return Err(code::INVALID_VALUE);
        }
        out.set(address as DevicePtr)
    }

    fn cuMemHostGetFlags(flags: Out<u32>, address: usize) {
        context::current()?;
        let allocation = memory::find(address)?;
        if !matches!(allocation.kind, Kind::Host | Kind::Registered) {
            return Err(code::INVALID_VALUE);
        }
        flags.set(allocation.flags | MAPPED)
    }

    fn cuMemHostRegister_v2(base: usize, bytes: usize, flags: u32) {
        let context = context::current()?;
        if base == 0 || bytes == 0 || flags & !REGISTER_FLAGS != 0 {
            return Err(code::INVALID_VALUE);
        }
        capture::forbid_unsafe()?;
        let (device, context, id) = (context.device, context.handle, memory::next_id());
        let kind = Kind::Registered;
        memory::insert(Allocation { base, bytes, span: bytes, kind, device, context, flags, id }).map_err(|status| {
            let known = memory::find(base).is_ok_and(|other| other.kind != Kind::Registered);
            if known { status } else { code::HOST_MEMORY_ALREADY_REGISTERED }
        })
    }

    fn cuMemHostUnregister(base: usize) {
        context::current()?;
        capture::forbid_unsafe()?;
        let registered = memory::find(base).is_ok_and(|found| found.kind == Kind::Registered);
        if !registered {
            return Err(code::HOST_MEMORY_NOT_REGISTERED);
        }
        memory::remove(base, |kind| kind == Kind::Registered).map(drop)
    }
}
