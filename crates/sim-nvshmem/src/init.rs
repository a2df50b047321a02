//! Starting and ending, questions about the PE, and the heap.

use std::ffi::c_char;
use std::fs::File;
use std::io::Read as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::abi::{Code, Out, Outcome, code, status, table};
use crate::world::{self, World, world};

/// The version that this library stands in for.
const VERSION: [i32; 3] = [3, 8, 0];
/// PEs say their number and an id.
const WITH_UNIQUE_ID: u32 = 8;
/// Calls of one thread at a time.
const THREAD_SERIALIZED: i32 = 2;
const INITIALISED: i32 = 2;
/// What our ids start with, behind the version of the struct.
const MAGIC: [u8; 12] = *b"gputap simul";

/// NVSHMEM's `nvshmemx_uniqueid_t`, as we fill it.
#[derive(Clone, Copy)]
#[repr(C)]
struct UniqueId {
    version: i32,
    magic: [u8; 12],
    random: [u8; 16],
    rest: [u8; 96],
}

/// The part of `nvshmemx_init_attr_t` that matters.
#[derive(Clone, Copy)]
#[repr(C)]
struct Attributes {
    version: i32,
    mpi_comm: usize,
    args_version: i32,
    id_version: i32,
    id_padding: i32,
    id: *const UniqueId,
    rank: i32,
    ranks: i32,
}

const _: () = assert!(size_of::<UniqueId>() == 128 && std::mem::offset_of!(Attributes, id) == 32);

/// Initialisations so far: a world that ended must not be met again.
static GENERATION: AtomicU64 = AtomicU64::new(0);

/// Number and count by the launchers that set them.
fn from_environment() -> Option<(usize, usize)> {
    let number = |name: &str| std::env::var(name).ok()?.parse().ok();
    [
        ("PMI_RANK", "PMI_SIZE"),
        ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
        ("SLURM_PROCID", "SLURM_NTASKS"),
        ("RANK", "WORLD_SIZE"),
    ]
    .into_iter()
    .find_map(|(rank, size)| number(rank).zip(number(size)))
}

fn heap_bytes() -> usize {
    let text = std::env::var("NVSHMEM_SYMMETRIC_SIZE").unwrap_or_default().to_uppercase();
    let unit = ["K", "M", "G"].iter().position(|unit| text.ends_with(unit));
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse::<usize>().ok().map_or(256 << 20, |number| number << unit.map_or(0, |i| 10 * (i + 1)))
}

fn start(flags: u32, attributes: *const Attributes) -> Outcome {
    if world().is_ok() {
        return Ok(());
    }
    let (key, rank, ranks) = if flags & WITH_UNIQUE_ID != 0 {
        if attributes.is_null() {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: not null, and the caller vouches for a struct of this shape.
        let attributes = unsafe { attributes.read_unaligned() };
        if attributes.id.is_null() {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: not null, and the caller vouches for an id that it got from us.
        let id = unsafe { attributes.id.read_unaligned() };
        if id.magic != MAGIC {
            return Err(code::INVALID_VALUE);
        }
        let hex: String = id.random.iter().map(|byte| format!("{byte:02x}")).collect();
        (hex, attributes.rank as usize, attributes.ranks as usize)
    } else {
        let (rank, ranks) = from_environment().unwrap_or((0, 1));
        let named = std::env::var("GPUTAP_SIM_NVSHMEM").ok();
        let key = named.unwrap_or_else(|| format!("parent-{}", std::os::unix::process::parent_id()));
        (format!("{key}-{}", GENERATION.fetch_add(1, Relaxed)), rank, ranks)
    };
    if rank >= ranks {
        return Err(code::INVALID_VALUE);
    }
    world::set(Some(World::new(&format!("nvshmem-{key}"), ranks, rank, heap_bytes())?));
    Ok(())
}

extern "C" fn init(flags: u32, attributes: *const Attributes) -> i32 {
    status(start(flags, attributes))
}

/// A library's version: three numbers by value.
#[repr(C)]
struct LibraryVersion([i32; 3]);

/// How the vendor's device library starts this one; there is no device state to hand back.
extern "C" fn init_for_device(
    _requested: i32,
    provided: Out<i32>,
    flags: u32,
    attributes: *const Attributes,
    _version: LibraryVersion,
    _callback: usize,
) -> i32 {
    provided.offer(THREAD_SERIALIZED);
    init(flags, attributes)
}

/// Waits for all PEs.
extern "C" fn finalize() {
    if let Some(world) = world::set(None) {
        let _ = world.leave();
    }
}

extern "C" fn init_status() -> i32 {
    if world().is_ok() { INITIALISED } else { 0 }
}

extern "C" fn unique_id(out: Out<UniqueId>) -> i32 {
    status((|| {
        let mut id = UniqueId { version: (1 << 16) + 128, magic: MAGIC, random: [0; 16], rest: [0; 96] };
        let random = File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut id.random));
        random.map_err(|_| code::INTERNAL)?;
        out.set(id)
    })())
}

extern "C" fn set_unique_id(rank: i32, ranks: i32, id: *const UniqueId, attributes: Out<Attributes>) -> i32 {
    status(attributes.get().and_then(|before| attributes.set(Attributes { id, rank, ranks, ..before })))
}

/// MPI is not asked: its launcher's environment says the same.
extern "C" fn set_mpi(_communicator: usize, attributes: Out<Attributes>) -> i32 {
    status(attributes.required())
}

/// Ends the process, and with it the job: the others notice.
extern "C" fn global_exit(code: i32) {
    std::process::exit(code);
}

extern "C" fn query_thread(provided: Out<i32>) {
    provided.offer(THREAD_SERIALIZED);
}

extern "C" fn my_pe() -> i32 {
    world().map_or(-1, |world| world.me() as i32)
}

extern "C" fn n_pes() -> i32 {
    world().map_or(-1, |world| world.size() as i32)
}

extern "C" fn version(major: Out<i32>, minor: Out<i32>) {
    major.offer(1);
    minor.offer(3);
}

extern "C" fn vendor_version(major: Out<i32>, minor: Out<i32>, patch: Out<i32>) {
    [major, minor, patch].into_iter().zip(VERSION).for_each(|(out, number)| out.offer(number));
}

extern "C" fn name(out: *mut c_char) {
    let text = c"NVSHMEM simulated by gputap";
    if !out.is_null() {
        // SAFETY: not null, and the caller vouches for the 256 bytes that the interface asks for.
        unsafe { text.as_ptr().copy_to(out, text.count_bytes() + 1) };
    }
}

extern "C" fn malloc(bytes: usize) -> usize {
    world().and_then(|world| world.take(bytes, 0)).unwrap_or(0)
}

extern "C" fn align(alignment: usize, bytes: usize) -> usize {
    if !alignment.is_power_of_two() {
        return 0;
    }
    world().and_then(|world| world.take(bytes, alignment)).unwrap_or(0)
}

extern "C" fn calloc(count: usize, size: usize) -> usize {
    let Some(bytes) = count.checked_mul(size) else { return 0 };
    let address = malloc(bytes);
    if address != 0 {
        // SAFETY: memory of this size that was just taken and that no PE knows of yet.
        unsafe { std::ptr::with_exposed_provenance_mut::<u8>(address).write_bytes(0, bytes) };
    }
    // Nobody may write there before it is zeroed.
    let _ = world().and_then(|world| world.all.barrier());
    address
}

extern "C" fn free(address: usize) {
    if address != 0 {
        let _ = world().and_then(|world| world.give(address));
    }
}

/// Where an address of the own heap is in another PE's, for direct access.
extern "C" fn pointer(address: usize, pe: i32) -> usize {
    world().and_then(|world| world.at(address, pe)).unwrap_or(0)
}

/// The functions of this module by name.
pub const FUNCTIONS: &[(&str, Code)] = table! {
    "nvshmemx_hostlib_init_attr" => init;
    "nvshmemid_hostlib_init_attr" => init_for_device;
    "nvshmemx_hostlib_finalize" => finalize;
    "nvshmemid_hostlib_finalize" => finalize;
    "nvshmemx_init_status" => init_status;
    "nvshmemid_init_status" => init_status;
    "nvshmemx_get_uniqueid" => unique_id;
    "nvshmemx_set_attr_uniqueid_args" => set_unique_id;
    "nvshmemx_set_attr_mpi_comm_args" => set_mpi;
    "nvshmem_global_exit" => global_exit;
    "nvshmem_query_thread" => query_thread;
    "nvshmem_my_pe" => my_pe;
    "nvshmem_n_pes" => n_pes;
    "nvshmem_info_get_version" => version;
    "nvshmem_info_get_name" => name;
    "nvshmemx_vendor_get_version_info" => vendor_version;
    "nvshmem_malloc" => malloc;
    "nvshmem_calloc" => calloc;
    "nvshmem_align" => align;
    "nvshmem_free" => free;
    "nvshmem_ptr" => pointer;
};
