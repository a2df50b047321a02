//! Virtual memory management: addresses, physical memory, and the mapping of one on the other.
//!
//! Physical memory is a file in memory, so that one piece can be mapped at several addresses, and its descriptor is
//! what a program passes to another process.

use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering::*};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::abi::{Device, DevicePtr, Handle, In, Out, Outcome, code, driver};
use crate::device;
use crate::entry::ready;
use crate::memory::{self, Allocation, Kind};
use gputap_sim_base::slab::Slab;

/// Sizes and addresses are multiples of this.
const GRANULE: usize = 2 << 20;
/// The kind of shareable handle that a file descriptor is.
const FILE_DESCRIPTOR: u32 = 1;
const ON_DEVICE: i32 = 1;
const READ_WRITE: u64 = 3;

/// A place where memory can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Location {
    /// 1 for a device; others are the host.
    pub kind: i32,
    /// Ordinal of the device, if the place is one.
    pub id: i32,
}

/// What a program wants of physical memory.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Properties {
    kind: i32,
    handle_types: u32,
    location: Location,
    windows: usize,
    flags: u64,
}

/// Who may do what.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Access {
    /// The device that gets access to the memory.
    pub location: Location,
    /// 1 to read, 3 to read and write.
    pub flags: u32,
}

const _: () = assert!(size_of::<Properties>() == 32 && size_of::<Access>() == 12);

/// A piece of physical memory.
struct Physical {
    file: i32,
    bytes: usize,
    properties: Properties,
    /// The program's references and one for each mapping.
    references: AtomicU32,
    /// Whether this process took it from the device's memory, or another one did.
    charged: bool,
}

impl Drop for Physical {
    fn drop(&mut self) {
        // SAFETY: the descriptor is ours; mappings do not need it.
        unsafe { libc::close(self.file) };
        if self.charged
            && let Ok(gpu) = device::get(self.properties.location.id)
        {
            gpu.refund(self.bytes as u64);
        }
    }
}

static PHYSICAL: Slab<Physical> = Slab::new();
/// Address ranges that programs reserved.
static RESERVED: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

fn reserved() -> MutexGuard<'static, Vec<(usize, usize)>> {
    RESERVED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file in memory of this size, which takes memory only where it is written.
pub fn memory_file(bytes: usize) -> Option<i32> {
    // SAFETY: the name is a terminated string.
    let file = unsafe { libc::memfd_create(c"gputap-sim".as_ptr(), libc::MFD_CLOEXEC) };
    if file < 0 {
        return None;
    }
    // SAFETY: the descriptor is ours.
    if unsafe { libc::ftruncate(file, bytes as libc::off_t) } != 0 {
        // SAFETY: as above.
        unsafe { libc::close(file) };
        return None;
    }
    Some(file)
}

fn release(handle: Handle) -> Outcome {
    let physical = PHYSICAL.get(handle).ok_or(code::INVALID_VALUE)?;
    if physical.references.fetch_sub(1, AcqRel) == 1 {
        return PHYSICAL.destroy(handle).ok_or(code::INVALID_VALUE);
    }
    Ok(())
}

/// Replaces a range by addresses that nothing backs.
fn vacate(start: usize, bytes: usize) {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    // SAFETY: the range lies inside a reservation of ours.
    unsafe { libc::mmap(ptr::with_exposed_provenance_mut(start), bytes, libc::PROT_NONE, flags, -1, 0) };
}

fn aligned(value: usize) -> bool {
    value.is_multiple_of(GRANULE)
}

fn on_device(location: Location) -> Outcome<Device> {
    if location.kind != ON_DEVICE {
        return Err(code::INVALID_VALUE);
    }
    device::get(location.id)?;
    Ok(location.id)
}

/// Fails unless the mappings in a range fill it exactly.
fn mappings(start: usize, bytes: usize) -> Outcome<Vec<Allocation>> {
    let found = memory::within(start, bytes);
    let whole = found.iter().all(|a| matches!(a.kind, Kind::Mapped(..)))
        && found.iter().map(|a| a.bytes).sum::<usize>() == bytes;
    if whole && found.first().is_some_and(|a| a.base == start) { Ok(found) } else { Err(code::INVALID_VALUE) }
}

driver! {
    fn cuMemGetAllocationGranularity(out: Out<usize>, properties: In<Properties>, _option: i32) {
        ready()?;
        on_device(properties.get()?.location)?;
        out.set(GRANULE)
    }

    /// The address asked for is taken as a wish.
    fn cuMemAddressReserve(out: Out<DevicePtr>, bytes: usize, align: usize, _wish: DevicePtr, flags: u64) {
        ready()?;
        out.required()?;
        if bytes == 0 || !aligned(bytes) || flags != 0 || align != 0 && !align.is_power_of_two() {
            return Err(code::INVALID_VALUE);
        }
        let align = align.max(GRANULE);
        let room = bytes.checked_add(align).ok_or(code::OUT_OF_MEMORY)?;
        let how = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        // SAFETY: a new reservation at an address of the kernel's choice.
        let start = unsafe { libc::mmap(ptr::null_mut(), room, libc::PROT_NONE, how, -1, 0) };
        if start == libc::MAP_FAILED {
            return Err(code::OUT_OF_MEMORY);
        }
        let start = start.expose_provenance();
        let base = start.next_multiple_of(align);
        crate::host::unmap(start, base - start);
        crate::host::unmap(base + bytes, start + room - base - bytes);
        reserved().push((base, bytes));
        out.set(base as DevicePtr)
    }

    fn cuMemAddressFree(address: DevicePtr, bytes: usize) {
        ready()?;
        let range = (address as usize, bytes);
        if !memory::within(range.0, range.1).is_empty() {
            return Err(code::INVALID_VALUE);
        }
        let mut reserved = reserved();
        let at = reserved.iter().position(|known| *known == range).ok_or(code::INVALID_VALUE)?;
        reserved.swap_remove(at);
        crate::host::unmap(range.0, range.1);
        Ok(())
    }

    fn cuMemCreate(out: Out<u64>, bytes: usize, properties: In<Properties>, flags: u64) {
        ready()?;
        out.required()?;
        let properties = properties.get()?;
        let gpu = device::get(on_device(properties.location)?)?;
        if bytes == 0 || !aligned(bytes) || properties.kind != 1 || flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        gpu.charge(bytes as u64)?;
        let Some(file) = memory_file(bytes) else {
            gpu.refund(bytes as u64);
            return Err(code::OUT_OF_MEMORY);
        };
        let physical = |_| Physical { file, bytes, properties, references: AtomicU32::new(1), charged: true };
        out.set(PHYSICAL.create(physical).ok_or(code::OUT_OF_MEMORY)? as u64)
    }

    fn cuMemRelease(handle: u64) {
        ready()?;
        release(handle as Handle)
    }

    fn cuMemMap(address: DevicePtr, bytes: usize, offset: usize, handle: u64, flags: u64) {
        ready()?;
        let (base, handle) = (address as usize, handle as Handle);
        let physical = PHYSICAL.get(handle).ok_or(code::INVALID_VALUE)?;
        let end = base.checked_add(bytes).ok_or(code::INVALID_VALUE)?;
        let inside = reserved().iter().any(|(start, length)| base >= *start && end <= start + length);
        let fits = offset.checked_add(bytes).is_some_and(|end| end <= physical.bytes);
        if bytes == 0 || !aligned(bytes) || !aligned(base) || !aligned(offset) || !inside || !fits || flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        let device = physical.properties.location.id;
        let kind = Kind::Mapped(handle, false);
        let id = memory::next_id();
        memory::insert(Allocation { base, bytes, span: bytes, kind, device, context: 0, flags: 0, id })?;
        let how = libc::MAP_SHARED | libc::MAP_FIXED | libc::MAP_NORESERVE;
        let place = ptr::with_exposed_provenance_mut(base);
        // SAFETY: the range lies inside a reservation of ours and nothing is mapped there.
        let mapped = unsafe { libc::mmap(place, bytes, libc::PROT_NONE, how, physical.file, offset as libc::off_t) };
        if mapped == libc::MAP_FAILED {
            memory::remove(base, |kind| matches!(kind, Kind::Mapped(..)))?;
            return Err(code::OUT_OF_MEMORY);
        }
        physical.references.fetch_add(1, AcqRel);
        Ok(())
    }

    fn cuMemUnmap(address: DevicePtr, bytes: usize) {
        ready()?;
        for mapping in mappings(address as usize, bytes)? {
            memory::remove(mapping.base, |_| true)?;
            vacate(mapping.base, mapping.bytes);
            if let Kind::Mapped(handle, _) = mapping.kind {
                release(handle)?;
            }
        }
        Ok(())
    }

    /// Access is one switch for all devices: whoever is granted any makes the range readable and writable.
    fn cuMemSetAccess(address: DevicePtr, bytes: usize, access: In<Access>, count: usize) {
        ready()?;
        let granted = access.list(count)?;
        for access in &granted {
            on_device(access.location)?;
        }
        mappings(address as usize, bytes)?;
        let open = granted.iter().any(|access| access.flags != 0);
        let protection = if open { libc::PROT_READ | libc::PROT_WRITE } else { libc::PROT_NONE };
        // SAFETY: the range was checked to be mappings of ours.
        unsafe { libc::mprotect(ptr::with_exposed_provenance_mut(address as usize), bytes, protection) };
        memory::update(address as usize, bytes, |mapping| {
            if let Kind::Mapped(_, accessible) = &mut mapping.kind {
                *accessible = open;
            }
        });
        Ok(())
    }

    fn cuMemGetAccess(flags: Out<u64>, location: In<Location>, address: DevicePtr) {
        ready()?;
        on_device(location.get()?)?;
        match memory::find(address as usize)?.kind {
            Kind::Mapped(_, accessible) => flags.set(if accessible { READ_WRITE } else { 0 }),
            _ => Err(code::INVALID_VALUE),
        }
    }

    fn cuMemExportToShareableHandle(out: Out<i32>, handle: u64, kind: u32, _flags: u64) {
        ready()?;
        let physical = PHYSICAL.get(handle as Handle).ok_or(code::INVALID_VALUE)?;
        if kind != FILE_DESCRIPTOR || physical.properties.handle_types & FILE_DESCRIPTOR == 0 {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: the descriptor is ours; the copy is the program's.
        out.set(unsafe { libc::fcntl(physical.file, libc::F_DUPFD_CLOEXEC, 0) })
    }

    /// The descriptor is passed in place of the pointer. Imported memory is the first device's.
    fn cuMemImportFromShareableHandle(out: Out<u64>, descriptor: usize, kind: u32) {
        ready()?;
        out.required()?;
        // SAFETY: an all-zero `stat` is a valid one to be overwritten.
        let mut about: libc::stat = unsafe { std::mem::zeroed() };
        // SAFETY: the struct is ours; a bad descriptor is an error.
        let known = unsafe { libc::fstat(descriptor as i32, &raw mut about) } == 0;
        let bytes = about.st_size as usize;
        if kind != FILE_DESCRIPTOR || !known || bytes == 0 || !aligned(bytes) {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: the descriptor is the program's; the copy is ours.
        let file = unsafe { libc::fcntl(descriptor as i32, libc::F_DUPFD_CLOEXEC, 0) };
        let location = Location { kind: ON_DEVICE, id: 0 };
        let properties = Properties { kind: 1, handle_types: FILE_DESCRIPTOR, location, windows: 0, flags: 0 };
        let physical = |_| Physical { file, bytes, properties, references: AtomicU32::new(1), charged: false };
        out.set(PHYSICAL.create(physical).ok_or(code::OUT_OF_MEMORY)? as u64)
    }

    fn cuMemGetAllocationPropertiesFromHandle(out: Out<Properties>, handle: u64) {
        ready()?;
        out.set(PHYSICAL.get(handle as Handle).ok_or(code::INVALID_VALUE)?.properties)
    }

    fn cuMemRetainAllocationHandle(out: Out<u64>, address: usize) {
        ready()?;
        out.required()?;
        let Kind::Mapped(handle, _) = memory::find(address)?.kind else { return Err(code::INVALID_VALUE) };
        PHYSICAL.get(handle).ok_or(code::INVALID_VALUE)?.references.fetch_add(1, AcqRel);
        out.set(handle as u64)
    }
}
