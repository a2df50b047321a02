//! Sharing with other processes.
//!
//! A device's memory is a memory file. A memory handle names the process, its descriptor of that file and the place
//! in it; whoever opens the handle maps the same pages through `/proc`, so both see the same bytes while the exporting
//! process lives. That needs the same user and one pid namespace. An event handle carries nothing: the event it opens
//! is always finished.

use std::ffi::CString;
use std::ptr;

use crate::abi::{DevicePtr, Handle, Out, Outcome, code, driver};
use crate::context;
use crate::device;
use crate::event;
use crate::memory::{self, Allocation, Kind};

/// What a program passes to another process: 64 bytes that only we understand.
#[derive(Clone, Copy)]
#[repr(C)]
struct Shared {
    magic: u64,
    pid: i32,
    file: i32,
    /// Start in the file.
    offset: usize,
    bytes: usize,
    device: i32,
    reserved: [u32; 7],
}

const _: () = assert!(size_of::<Shared>() == 64);

const MEMORY: u64 = u64::from_le_bytes(*b"simipcme");
const EVENT: u64 = u64::from_le_bytes(*b"simipcev");
const LAZY_PEER_ACCESS: u32 = 1;
const PAGE: usize = 4096;

fn share(address: DevicePtr) -> Outcome<Shared> {
    context::current()?;
    let allocation = memory::find(address as usize)?;
    if !matches!(allocation.kind, Kind::Plain) {
        return Err(code::INVALID_VALUE);
    }
    let (file, offset) = device::get(allocation.device)?.file(allocation.base).ok_or(code::NOT_SUPPORTED)?;
    let (bytes, device) = (allocation.bytes, allocation.device);
    let pid = std::process::id() as i32;
    Ok(Shared { magic: MEMORY, pid, file, offset, bytes, device, reserved: [0; 7] })
}

fn open(shared: &Shared) -> Outcome<usize> {
    let context = context::current()?;
    if shared.magic != MEMORY {
        return Err(code::INVALID_VALUE);
    }
    // A process cannot open what is its own.
    if shared.pid == std::process::id() as i32 {
        return Err(code::INVALID_CONTEXT);
    }
    let before = shared.offset % PAGE;
    let span = before.checked_add(shared.bytes).and_then(|end| end.checked_next_multiple_of(PAGE));
    let span = span.ok_or(code::INVALID_VALUE)?;
    let path =
        CString::new(format!("/proc/{}/fd/{}", shared.pid, shared.file)).map_err(|_| code::INVALID_VALUE)?;
    // SAFETY: the path is a terminated string.
    let file = unsafe { libc::open(path.as_ptr(), libc::O_RDWR | libc::O_CLOEXEC) };
    if file < 0 {
        return Err(code::INVALID_VALUE);
    }
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let offset = (shared.offset - before) as libc::off_t;
    // SAFETY: a new mapping at an address of the kernel's choice.
    let start = unsafe { libc::mmap(ptr::null_mut(), span, protection, libc::MAP_SHARED, file, offset) };
    // SAFETY: the descriptor is ours, and the mapping does not need it.
    unsafe { libc::close(file) };
    if start == libc::MAP_FAILED {
        return Err(code::OUT_OF_MEMORY);
    }
    let base = start.expose_provenance() + before;
    memory::insert(Allocation {
        base,
        bytes: shared.bytes,
        span,
        kind: Kind::Imported,
        device: shared.device,
        context: context.handle,
        flags: 0,
        id: memory::next_id(),
    })?;
    Ok(base)
}

driver! {
    fn cuIpcGetMemHandle(out: Out<Shared>, address: DevicePtr) {
        out.required()?;
        out.set(share(address)?)
    }

    fn cuIpcOpenMemHandle_v2 | cuIpcOpenMemHandle(out: Out<DevicePtr>, shared: Shared, flags: u32) {
        out.required()?;
        if flags != LAZY_PEER_ACCESS {
            return Err(code::INVALID_VALUE);
        }
        out.set(open(&shared)? as DevicePtr)
    }

    fn cuIpcCloseMemHandle(address: DevicePtr) {
        context::current()?.wait();
        let allocation = memory::remove(address as usize, |kind| kind == Kind::Imported)?;
        crate::host::unmap(allocation.base, allocation.span);
        Ok(())
    }

    fn cuIpcGetEventHandle(out: Out<Shared>, handle: Handle) {
        context::current()?;
        if !event::get(handle)?.shareable() {
            return Err(code::INVALID_HANDLE);
        }
        let pid = std::process::id() as i32;
        out.set(Shared { magic: EVENT, pid, file: 0, offset: 0, bytes: 0, device: 0, reserved: [0; 7] })
    }

    fn cuIpcOpenEventHandle(out: Out<Handle>, shared: Shared) {
        if shared.magic != EVENT {
            return Err(code::INVALID_HANDLE);
        }
        event::create(out, 2)
    }
}
