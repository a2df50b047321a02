//! Devices: how many, what they say of themselves, and how much of their memory is taken.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use gputap_sim_base::uuid;

use crate::abi::{Device, Handle, In, Out, Outcome, Text, code, driver, put_text};
use crate::arena::Arena;
use crate::config::{self, MOST_GPUS};
use crate::entry::ready;
use crate::visible::Seen;

/// What every device answers when asked for its name.
const NAME: &[u8] = b"gputap simulated GPU";

/// A simulated device, as this process uses it.
pub struct Gpu {
    /// Its memory; reserved when the first byte is asked for.
    arena: Mutex<Option<Arena>>,
    /// Bytes taken by this process.
    used_bytes: AtomicU64,
    /// The primary context's handle, once made.
    pub primary: OnceLock<Handle>,
    /// How often the primary context is retained.
    pub primary_refs: Mutex<u32>,
    /// Flags for the primary context.
    pub primary_flags: AtomicU32,
    /// The pool that comes with the device, once made.
    pub default_pool: OnceLock<Handle>,
    /// The pool that `cuMemAllocAsync` takes from; 0 for the default one.
    pub pool: std::sync::atomic::AtomicUsize,
}

static GPUS: [Gpu; MOST_GPUS as usize] = [const {
    Gpu {
        arena: Mutex::new(None),
        used_bytes: AtomicU64::new(0),
        primary: OnceLock::new(),
        primary_refs: Mutex::new(0),
        primary_flags: AtomicU32::new(0),
        default_pool: OnceLock::new(),
        pool: std::sync::atomic::AtomicUsize::new(0),
    }
}; MOST_GPUS as usize];

/// The device with this ordinal.
pub fn get(device: Device) -> Outcome<&'static Gpu> {
    ready()?;
    exists(device).then(|| GPUS.get(device as usize)).flatten().ok_or(code::INVALID_DEVICE)
}

/// Which device of the machine it is.
fn seen(device: Device) -> Option<Seen> {
    usize::try_from(device).ok().and_then(|at| config::get().gpus.get(at).copied())
}

/// Whether there is such a device.
pub fn exists(device: Device) -> bool {
    seen(device).is_some()
}

/// Whether the address lies in some device's range, taken or not.
pub fn owns(address: usize) -> bool {
    GPUS.iter()
        .take(config::get().gpus.len())
        .any(|gpu| gpu.lock().as_ref().is_some_and(|arena| arena.holds(address)))
}

impl Gpu {
    fn lock(&self) -> MutexGuard<'_, Option<Arena>> {
        self.arena.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts `bytes` as taken, if there are so many.
    pub fn charge(&self, bytes: u64) -> Outcome {
        let total = config::get().memory_bytes;
        self.used_bytes
            .fetch_update(Relaxed, Relaxed, |used| used.checked_add(bytes).filter(|sum| *sum <= total))
            .map(drop)
            .map_err(|_| code::OUT_OF_MEMORY)
    }

    /// Counts `bytes` as free again.
    pub fn refund(&self, bytes: u64) {
        self.used_bytes.fetch_sub(bytes, Relaxed);
    }

    /// Bytes that nobody took.
    pub fn free_bytes(&self) -> u64 {
        config::get().memory_bytes.saturating_sub(self.used_bytes.load(Relaxed))
    }

    /// Addresses for `bytes` of memory, which are charged.
    pub fn take(&self, bytes: usize) -> Outcome<usize> {
        self.charge(bytes as u64)?;
        let mut arena = self.lock();
        if arena.is_none() {
            *arena = Arena::new(config::get().memory_bytes);
        }
        arena.as_mut().and_then(|arena| arena.take(bytes)).ok_or_else(|| {
            self.refund(bytes as u64);
            code::OUT_OF_MEMORY
        })
    }

    /// Takes back what [`Gpu::take`] gave.
    pub fn give(&self, start: usize, bytes: usize) {
        if let Some(arena) = self.lock().as_mut() {
            arena.give(start, bytes);
        }
        self.refund(bytes as u64);
    }

    /// The memory file and the offset in it of an address; `None` where the memory is private.
    pub fn file(&self, address: usize) -> Option<(i32, usize)> {
        let arena = self.lock();
        let arena = arena.as_ref().filter(|arena| arena.file >= 0 && arena.holds(address))?;
        Some((arena.file, address - arena.base))
    }
}

fn bus_id(device: Device) -> String {
    format!("0000:{:02X}:00.0", bus(device))
}

fn bus(device: Device) -> i32 {
    0x10 + seen(device).map_or(0, |seen| seen.gpu as i32)
}

/// Attributes of a made-up machine of compute capability 9.0; those not listed are 0.
fn attribute(attribute: i32, device: Device) -> i32 {
    match attribute {
        1..=3 => 1024,
        4 => 64,
        5 => i32::MAX,
        6 | 7 => 65535,
        8 => 49152,
        9 => 65536,
        10 => 32,
        11 => i32::MAX,
        12 | 82 => 65536,
        13 => 1_000_000,
        14 | 30 => 512,
        15 | 19 | 31 | 41 | 78 | 79 | 80 | 83 | 90 | 91 | 95 | 99 | 102 | 103 | 115 | 122 | 123 | 125 => 1,
        16 => 108,
        21 | 22 | 23 | 55 | 56 | 57 => 65536,
        24 | 25 | 26 | 58 | 59 | 60 => 16384,
        33 => bus(device),
        36 => 1_000_000,
        37 => 4096,
        38 => 32 << 20,
        39 => 2048,
        40 => 2,
        51 => 32,
        75 => 9,
        76 => 0,
        81 => 233_472,
        89 => 1,
        97 => 232_448,
        106 => 32,
        111 => 1024,
        117 | 118 => 0,
        119 => 1,
        120 => 1,
        126 => 4,
        131 | 134 => 0,
        _ => 0,
    }
}

/// First attribute number that no header knows.
const ATTRIBUTES_END: i32 = 162;

/// Properties in the old way.
#[derive(Clone, Copy)]
#[repr(C)]
struct Properties {
    threads_per_block: i32,
    threads_dim: [i32; 3],
    grid_size: [i32; 3],
    shared_memory_bytes: i32,
    constant_memory_bytes: i32,
    warp: i32,
    pitch: i32,
    registers: i32,
    clock_khz: i32,
    texture_align: i32,
}

driver! {
    fn cuDeviceGetCount(count: Out<i32>) {
        ready()?;
        count.set(config::get().gpus.len() as i32)
    }

    fn cuDeviceGet(device: Out<Device>, ordinal: i32) {
        get(ordinal)?;
        device.set(ordinal)
    }

    fn cuDeviceGetName(name: Out<u8>, room: i32, device: Device) {
        get(device)?;
        put_text(name, room, NAME)
    }

    fn cuDeviceGetUuid(out: Out<[u8; 16]>, device: Device) {
        get(device)?;
        out.set(uuid::of_gpu(seen(device).ok_or(code::INVALID_DEVICE)?.gpu))
    }

    fn cuDeviceGetUuid_v2(out: Out<[u8; 16]>, device: Device) {
        get(device)?;
        out.set(seen(device).ok_or(code::INVALID_DEVICE)?.uuid())
    }

    fn cuDeviceGetLuid(luid: Out<[u8; 8]>, mask: Out<u32>, device: Device) {
        get(device)?;
        luid.required()?;
        mask.required()?;
        // Only Windows has them.
        Err(code::NOT_SUPPORTED)
    }

    fn cuDeviceTotalMem_v2(bytes: Out<usize>, device: Device) {
        get(device)?;
        bytes.set(config::get().memory_bytes as usize)
    }

    fn cuDeviceGetAttribute(value: Out<i32>, which: i32, device: Device) {
        get(device)?;
        if !(1..ATTRIBUTES_END).contains(&which) {
            return Err(code::INVALID_VALUE);
        }
        value.set(attribute(which, device))
    }

    fn cuDeviceGetProperties(properties: Out<Properties>, device: Device) {
        get(device)?;
        let of = |which| attribute(which, device);
        properties.set(Properties {
            threads_per_block: of(1),
            threads_dim: [of(2), of(3), of(4)],
            grid_size: [of(5), of(6), of(7)],
            shared_memory_bytes: of(8),
            constant_memory_bytes: of(9),
            warp: of(10),
            pitch: of(11),
            registers: of(12),
            clock_khz: of(13),
            texture_align: of(14),
        })
    }

    fn cuDeviceComputeCapability(major: Out<i32>, minor: Out<i32>, device: Device) {
        get(device)?;
        major.set(attribute(75, device))?;
        minor.set(attribute(76, device))
    }

    fn cuDeviceGetPCIBusId(text: Out<u8>, room: i32, device: Device) {
        get(device)?;
        put_text(text, room, bus_id(device).as_bytes())
    }

    fn cuDeviceGetByPCIBusId(device: Out<Device>, text: Text) {
        ready()?;
        let text = text.str()?;
        let full = if text.len() == "10:00.0".len() { format!("0000:{text}") } else { text.to_owned() };
        let found = (0..config::get().gpus.len() as i32).find(|device| bus_id(*device).eq_ignore_ascii_case(&full));
        device.set(found.ok_or(code::INVALID_DEVICE)?)
    }

    fn cuDeviceGetExecAffinitySupport(supported: Out<i32>, _kind: i32, device: Device) {
        get(device)?;
        supported.set(0)
    }

    fn cuDeviceGetTexture1DLinearMaxWidth(width: Out<usize>, _format: i32, _channels: u32, device: Device) {
        get(device)?;
        width.set(1 << 28)
    }

    fn cuFlushGPUDirectRDMAWrites(_target: i32, _scope: i32) {
        ready()
    }

    fn cuDeviceGetHostAtomicCapabilities(capabilities: Out<u32>, operations: In<i32>, count: u32, device: Device) {
        get(device)?;
        for (i, _) in operations.list(count as usize)?.iter().enumerate() {
            capabilities.at(i).set(0)?;
        }
        Ok(())
    }
}
