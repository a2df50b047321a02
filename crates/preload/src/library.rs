//! The real libraries: where their functions are, and which of ours stands for which address.
//!
//! A function is recognised by its address alone: whatever `dlsym` or `cuGetProcAddress` answers, if it is the address of
//! an exported function of a library that we know, ours for exactly that symbol takes its place. Guessing by name
//! and version goes wrong as soon as a function has two ABIs.
//!
//! A *family* is one major version of one library (`catalog::FAMILIES`). Its first copy in a process is the one whose
//! calls are recorded; calls to a second copy are passed through and the copy is reported.

use core::sync::atomic::{AtomicU16, AtomicU64, AtomicUsize, Ordering};

use gputap_catalog::hook::{self, COUNT, HOOKS, HOT};
use gputap_catalog::{FAMILIES, Layer};
use gputap_wire::layout::process;

use crate::elf::{self, Object};
use crate::global::global;
use crate::{hot, notes, own, thread};

/// In `Export::ids`: the family has no such function.
pub const NO_ID: u16 = u16::MAX;

const BUCKETS: usize = 1 << 14;
const STUB: usize = 64;

/// The driver's family.
pub const DRIVER: usize = 0;

unsafe extern "C" {
    static gputap_real: [AtomicUsize; COUNT];
    static gputap_stubs: u8;
    static gputap_stubs_end: u8;
}

/// Where the recorded copy of a family lies. Survives a fork: the child's libraries are at the same addresses.
struct SymbolPlace {
    range: (AtomicUsize, AtomicUsize),
    /// Unloaded objects when the addresses were right.
    unloads: AtomicU64,
}

static PLACES: [SymbolPlace; FAMILIES.len()] =
    [const { SymbolPlace { range: (AtomicUsize::new(0), AtomicUsize::new(0)), unloads: AtomicU64::new(0) } };
        FAMILIES.len()];

impl SymbolPlace {
    fn range(&self) -> (usize, usize) {
        (self.range.0.load(Ordering::Relaxed), self.range.1.load(Ordering::Acquire))
    }

    fn contains(&self, address: usize) -> bool {
        let (from, to) = self.range();
        (from..to).contains(&address)
    }
}

/// Address → id, open addressing.
struct Map {
    address: [AtomicU64; BUCKETS],
    id: [AtomicU16; BUCKETS],
}

static MAP: Map =
    Map { address: [const { AtomicU64::new(0) }; BUCKETS], id: [const { AtomicU16::new(0) }; BUCKETS] };

/// What hooks return whose real function does not exist: each API's own "not found".
mod absent {
    /// Returns CUDA_ERROR_NOT_FOUND, which is also cudaErrorSymbolNotFound.
    pub extern "C" fn cuda() -> u64 {
        500
    }
    /// Returns the status ncclInternalError.
    pub extern "C" fn nccl() -> u64 {
        3
    }
    /// Returns the status NVML_ERROR_FUNCTION_NOT_FOUND.
    pub extern "C" fn nvml() -> u64 {
        13
    }
    /// A null pointer where one is expected; as a status it can't be told from success.
    pub extern "C" fn nvshmem() -> u64 {
        0
    }
}

/// The function that says "not found" in a layer.
pub fn absent(layer: Layer) -> usize {
    let f: extern "C" fn() -> u64 = match layer {
        Layer::Driver | Layer::Runtime => absent::cuda,
        Layer::Nccl => absent::nccl,
        Layer::Nvml => absent::nvml,
        Layer::Nvshmem => absent::nvshmem,
    };
    f as usize
}

fn family_of(id: usize) -> usize {
    HOOKS.get(id).map_or(DRIVER, |h| usize::from(h.family))
}

fn layer_of_family(family: usize) -> Layer {
    FAMILIES.get(family).map_or(Layer::Driver, |f| f.layer)
}

fn absent_for(id: usize) -> usize {
    absent(layer_of_family(family_of(id)))
}

/// Our function for `id`.
pub fn stub(id: u16) -> usize {
    hook::place(id.into()).and_then(hot::stub).unwrap_or_else(|| cold_stub(id))
}

/// Our function for `id` if it is not hot.
fn cold_stub(id: u16) -> usize {
    let base = &raw const gputap_stubs as usize;
    base + STUB * usize::from(id)
}

/// Whether `address` is what a look-up of ours answered.
pub fn is_stub(address: usize) -> bool {
    let cold = cold_stub(0)..cold_stub(COUNT as u16);
    cold.contains(&address) || (0..HOT.len()).any(|place| hot::stub(place) == Some(address))
}

/// Whether `address` is one of our functions.
pub fn is_ours(address: usize) -> bool {
    (hot::code()..&raw const gputap_stubs_end as usize).contains(&address)
}

/// Where the real function of `id` is kept: its address, 0 while it is not known.
fn real(id: usize) -> Option<&'static AtomicUsize> {
    match hook::place(id) {
        Some(place) => hot::word(place),
        // SAFETY: defined in state.s with this type; zero is valid.
        None => unsafe { &gputap_real }.get(id),
    }
}

/// The real functions of a family, by id.
fn of_family(family: usize) -> impl Iterator<Item = (usize, &'static AtomicUsize)> {
    (0..COUNT).filter(move |id| family_of(*id) == family).filter_map(|id| Some((id, real(id)?)))
}

/// What to call for `id`: the real function, or one that says "not found".
pub fn callable(id: usize) -> usize {
    let Some(f) = real(id) else { return absent_for(id) };
    match f.load(Ordering::Acquire) {
        // Not learned yet: no such library, or a signal handler that came in while this thread learns it.
        0 => elf::find(|o| identify(o) == Some(family_of(id)))
            .and_then(|o| o.function(hook::name(id)))
            .or_else(|| stand_in(id))
            .unwrap_or(absent_for(id)),
        f => f,
    }
}

/// Another definition of a function whose library is not loaded: TensorFlow has its own of each, which open the library and
/// pass the call on.
fn stand_in(id: usize) -> Option<usize> {
    let name = hook::name(id);
    elf::find(|o| !o.contains(elf::own_address()) && o.function(name).is_some())
        .and_then(|o| o.function(name))
}

/// The real function of `id` if its library has it.
pub fn present(id: u16) -> Option<usize> {
    let f = callable(usize::from(id));
    (f != absent_for(usize::from(id))).then_some(f)
}

/// The real function of `id` for a call of our own, which is counted: a witness inside the library sees it too.
pub fn ours(id: u16) -> Option<usize> {
    let f = present(id)?;
    if let Some(i) = own::ALL.iter().position(|o| *o == id) {
        global().count(process::OWN_AT + 8 * i, 1);
    }
    Some(f)
}

/// Whether the real function of `id` is known: its stub may jump to it without looking.
pub fn is_learned(id: usize) -> bool {
    real(id).is_some_and(|f| f.load(Ordering::Acquire) != 0)
}

/// Whether the driver's addresses are known.
pub fn driver_known() -> bool {
    PLACES[DRIVER].range().1 != 0
}

/// Whether `address` lies in the known driver.
pub fn in_driver(address: usize) -> bool {
    PLACES[DRIVER].contains(address)
}

/// Whether `address` lies in a library whose calls are recorded.
pub fn is_known(address: usize) -> bool {
    PLACES.iter().any(|p| p.contains(address))
}

fn bucket(address: usize) -> usize {
    (address as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) as usize >> 50
}

/// The function whose address this is.
pub fn id_of(address: usize) -> Option<u16> {
    let mut b = bucket(address);
    loop {
        match MAP.address[b].load(Ordering::Acquire) as usize {
            0 => return None,
            a if a == address => return Some(MAP.id[b].load(Ordering::Relaxed)),
            _ => b = (b + 1) % BUCKETS,
        }
    }
}

/// How each layer's library is called, and one function that it must have.
const LIBRARIES: [(Layer, &[u8], &[u8]); 5] = [
    (Layer::Driver, b"libcuda.so", b"cuInit\0"),
    (Layer::Runtime, b"libcudart", b"cudaMalloc\0"),
    (Layer::Nccl, b"libnccl", b"ncclGetVersion\0"),
    (Layer::Nvml, b"libnvidia-ml.so", b"nvmlInit\0"),
    (Layer::Nvshmem, b"libnvshmem_host", b"nvshmem_malloc\0"),
];

/// The layer that a function belongs to, by the prefix of its name.
pub fn layer_of_name(name: &[u8]) -> Option<Layer> {
    match name {
        [b'c', b'u', b'A'..=b'Z', ..] => Some(Layer::Driver),
        [b'c', b'u', b'd', b'a', b'A'..=b'Z', ..] => Some(Layer::Runtime),
        [b'n', b'c', b'c', b'l', b'A'..=b'Z', ..] => Some(Layer::Nccl),
        [b'n', b'v', b'm', b'l', b'A'..=b'Z', ..] => Some(Layer::Nvml),
        _ if name.starts_with(b"nvshmem") => Some(Layer::Nvshmem),
        _ if name.starts_with(b"__cudaLaunchKernel") => Some(Layer::Runtime),
        _ => None,
    }
}

/// Whether `name` (of a file, or in a list of needed ones) is one of the layer's library.
pub fn is_named(layer: Layer, name: &[u8]) -> bool {
    LIBRARIES.iter().any(|(l, prefix, _)| *l == layer && name.starts_with(prefix))
}

/// The layer whose library this is, and its major version where the name tells.
pub fn layer_of(o: &Object) -> Option<(Layer, Option<u8>)> {
    let name = if o.soname().is_empty() { o.file_name() } else { o.soname() };
    let (layer, _, has) = LIBRARIES.iter().find(|(_, prefix, _)| name.starts_with(prefix))?;
    o.function(has).map(|_| (*layer, major(name)))
}

/// The digits behind `.so.`; wheels write `libcudart-d0da41ae.so.11.0`.
fn major(name: &[u8]) -> Option<u8> {
    let at = name.windows(4).position(|w| w == b".so.")?;
    let digits = name.get(at + 4..)?.iter().take_while(|b| b.is_ascii_digit());
    digits.fold(None, |n: Option<u8>, b| n.unwrap_or(0).checked_mul(10)?.checked_add(b - b'0'))
}

/// The family of a library, if we know it. NCCL is also linked into other libraries, which export it then.
pub fn identify(o: &Object) -> Option<usize> {
    match layer_of(o) {
        Some((layer, major)) => FAMILIES.iter().position(|f| {
            f.layer == layer && (!matches!(layer, Layer::Runtime | Layer::Nvshmem) || Some(f.major) == major)
        }),
        None if exports_nccl(o) => FAMILIES.iter().position(|f| f.layer == Layer::Nccl),
        None => None,
    }
}

fn exports_nccl(o: &Object) -> bool {
    !o.contains(elf::own_address())
        && [&b"ncclCommInitRank\0"[..], b"ncclAllReduce\0", b"ncclGetVersion\0"]
            .iter()
            .all(|name| o.function(name).is_some())
        && !crate::config::is_preloaded(o.file_name())
}

/// Learns the addresses of the library that holds `address`; `false` when it is none whose calls are recorded.
pub fn learn_from(address: usize) -> bool {
    // A library that was closed and opened again may lie across its old place.
    let unloads = elf::unloads();
    let same = |p: &SymbolPlace| p.contains(address) && p.unloads.load(Ordering::Relaxed) == unloads;
    PLACES.iter().any(same) || elf::find(|o| o.contains(address)).is_some_and(|o| learn(&o))
}

/// Notes what is loaded under the name of a layer's library and has no hooks here. Nobody need ever look a function of it
/// up, so this goes through all that is loaded: when a thread begins, and when the process ends.
pub fn note_all_unrecorded() {
    static LOADS: AtomicU64 = AtomicU64::new(0);
    let loads = elf::find(|_| true).map_or(0, |o| o.loads);
    if loads != 0 && LOADS.swap(loads, Ordering::Relaxed) == loads {
        return;
    }
    elf::find(|o| {
        note_unrecorded(o);
        false
    });
}

fn note_unrecorded(o: &Object) {
    let name = if o.soname().is_empty() { o.file_name() } else { o.soname() };
    let layer = LIBRARIES.iter().find(|(_, prefix, _)| is_library(name, prefix)).map(|(layer, ..)| *layer);
    if let Some(layer) = layer
        && identify(o).is_none()
    {
        notes::library(layer, o, notes::UNKNOWN);
    }
}

/// Whether this is the name of a library and not that of a plug-in of it: `libnccl.so.2` or, as wheels have it,
/// `libnccl-d0da41ae.so.2`, but not `libnccl-net.so`.
fn is_library(name: &[u8], prefix: &[u8]) -> bool {
    match name.strip_prefix(prefix) {
        Some([b'-', rest @ ..]) => {
            let digits = rest.iter().take_while(|b| b.is_ascii_hexdigit()).count();
            digits >= 8 && rest.get(digits..).is_some_and(|rest| rest.starts_with(b".so"))
        }
        Some(rest) => prefix.ends_with(b".so") || rest.starts_with(b".so"),
        None => false,
    }
}

/// Learns the addresses of whichever driver is loaded; `false` when none is.
pub fn learn_driver() -> bool {
    driver_known() || elf::find(|o| identify(o) == Some(DRIVER)).is_some_and(|o| learn(&o))
}

/// Learns every library that is loaded.
pub fn learn_all() {
    elf::find(|o| {
        learn(o);
        false
    });
}

/// Learns a library's addresses; `false` when it is none that we know, or a second copy.
pub fn learn(o: &Object) -> bool {
    let Some(family) = identify(o) else {
        note_unrecorded(o);
        return false;
    };
    let Some(place) = PLACES.get(family) else { return false };
    if place.range() == o.range && place.unloads.load(Ordering::Relaxed) == o.unloads {
        return true;
    }
    // SAFETY: the calling thread's own state. A look-up gets here outside recording code, and a handler must not want the lock.
    let t = unsafe { &mut *thread::current() };
    if !t.enter() {
        return place.range() == o.range;
    }
    let guard = global().library_lock.take();
    let known = learn_locked(family, o);
    drop(guard);
    t.leave();
    notes::library(layer_of_family(family), o, if known { 0 } else { notes::SECOND });
    notes::tell_now();
    known
}

/// Whether the calling thread was interrupted before it knew this family's addresses.
pub fn is_being_learned(family: usize) -> bool {
    // SAFETY: the calling thread's own state.
    let busy = unsafe { (*thread::current()).is_busy() };
    busy && PLACES.get(family).is_some_and(|place| place.range().1 == 0)
}

fn learn_locked(family: usize, o: &Object) -> bool {
    let Some(place) = PLACES.get(family) else { return false };
    let old = place.range();
    if old == o.range {
        place.unloads.store(o.unloads, Ordering::Relaxed);
        return true;
    }
    // Somebody else may hold our functions for the first copy.
    if old.1 != 0 && elf::find(|x| x.range == old && identify(x) == Some(family)).is_some() {
        return false;
    }
    let closed = forget_closed(o.unloads);
    place.range.1.store(0, Ordering::Release);
    for (id, real) in of_family(family) {
        real.store(o.function(hook::name(id)).unwrap_or(absent_for(id)), Ordering::Release);
    }
    rebuild(closed || old.1 != 0);
    place.unloads.store(o.unloads, Ordering::Relaxed);
    place.range.0.store(o.range.0, Ordering::Relaxed);
    place.range.1.store(o.range.1, Ordering::Release);
    true
}

/// Forgets libraries that are gone: what is loaded in their place has other functions at their addresses.
fn forget_closed(unloads: u64) -> bool {
    let mut closed = false;
    for (family, place) in PLACES.iter().enumerate() {
        let range = place.range();
        let same = range.1 == 0 || place.unloads.load(Ordering::Relaxed) == unloads;
        if same || elf::find(|x| x.range == range && identify(x) == Some(family)).is_some() {
            continue;
        }
        place.range.1.store(0, Ordering::Release);
        for (id, real) in of_family(family) {
            real.store(absent_for(id), Ordering::Release);
        }
        closed = true;
    }
    closed
}

/// Enters the addresses of all that is known; those of a library that is gone must not stay.
fn rebuild(empty: bool) {
    if empty {
        for a in &MAP.address {
            a.store(0, Ordering::Release);
        }
    }
    for (id, real) in (0..COUNT).filter_map(|id| Some((id, real(id)?))) {
        let address = real.load(Ordering::Relaxed);
        if address != 0 && address != absent_for(id) && id_of(address).is_none() {
            insert(address, id as u16);
        }
    }
}

fn insert(address: usize, id: u16) {
    let mut b = bucket(address);
    while MAP.address[b].load(Ordering::Relaxed) != 0 {
        b = (b + 1) % BUCKETS;
    }
    MAP.id[b].store(id, Ordering::Relaxed);
    MAP.address[b].store(address as u64, Ordering::Release);
}

/// Our function for `name` (an exported name's index) in a family, or [`NO_ID`].
pub fn export_id(index: usize, family: usize) -> u16 {
    let Some(export) = hook::EXPORTS.get(index) else { return NO_ID };
    let first = first_family(usize::from(export.layer));
    export.ids.get(family.wrapping_sub(first)).copied().unwrap_or(NO_ID)
}

/// The first family of a layer.
pub fn first_family(layer: usize) -> usize {
    hook::FAMILY_FIRST.get(layer).map_or(0, |f| usize::from(*f))
}
