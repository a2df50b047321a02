//! Loaded objects and their dynamic symbols, without `dlsym`: we stand in for it, and musl has no `dlvsym`.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::mem::offset_of;
use core::sync::atomic::{AtomicUsize, Ordering};

/// A loaded object.
#[derive(Clone, Copy)]
pub struct Object {
    base: usize,
    /// Its address range.
    pub range: (usize, usize),
    name: *const c_char,
    dynamic: usize,
    writable: [(usize, usize); 4],
    relro: (usize, usize),
    /// How many objects had been unloaded when this was looked at.
    pub unloads: u64,
    /// Objects that were loaded so far; 0 where the loader does not count them.
    pub loads: u64,
}

#[repr(C)]
struct Sym {
    name: u32,
    info: u8,
    other: u8,
    shndx: u16,
    value: u64,
    size: u64,
}

struct Tables {
    symtab: usize,
    strtab: usize,
    gnu_hash: usize,
    hash: usize,
    versym: usize,
    soname: Option<usize>,
}

const DT_NEEDED: u64 = 1;
const DT_HASH: u64 = 4;
const DT_STRTAB: u64 = 5;
const DT_SYMTAB: u64 = 6;
const DT_SONAME: u64 = 14;
const DT_GNU_HASH: u64 = 0x6fff_fef5;
const DT_VERSYM: u64 = 0x6fff_fff0;
const STT_FUNC: u8 = 2;
const HIDDEN: u16 = 0x8000;

/// What to ask of each object, and the one that answered yes.
type Search<'a> = (&'a mut dyn FnMut(&Object) -> bool, Option<Object>);

/// Calls `f` for each loaded object in load order until it says `true`; returns that object.
pub fn find(mut f: impl FnMut(&Object) -> bool) -> Option<Object> {
    let mut state: Search<'_> = (&mut f, None);
    // SAFETY: the callback only runs during this call and gets the pointer we pass.
    unsafe { iterate()(Some(visit), &raw mut state as *mut c_void) };
    state.1
}

type Callback = unsafe extern "C" fn(*mut libc::dl_phdr_info, usize, *mut c_void) -> c_int;
type Iterate = unsafe extern "C" fn(Option<Callback>, *mut c_void) -> c_int;

/// The C library's own dl_iterate_phdr. Programs define one too, and find the real one with dlsym, which is us.
fn iterate() -> Iterate {
    static FOUND: AtomicUsize = AtomicUsize::new(0);
    let mut f = FOUND.load(Ordering::Relaxed);
    if f == 0 {
        let symbol: Iterate = libc::dl_iterate_phdr;
        f = in_libc(b"dl_iterate_phdr\0").unwrap_or(symbol as usize);
        FOUND.store(f, Ordering::Relaxed);
    }
    // SAFETY: a function of this name, with its signature.
    unsafe { core::mem::transmute::<usize, Iterate>(f) }
}

/// What the loader keeps for debuggers of each object; the list starts in `_r_debug`.
#[repr(C)]
struct LinkMap {
    base: usize,
    name: *const c_char,
    dynamic: usize,
    next: *const LinkMap,
}

unsafe extern "C" {
    /// The loader's `_r_debug`, or 0 in a C library without it; defined in state.s.
    static gputap_r_debug: *const [usize; 2];
}

/// A function of glibc, found without calling anything. Its entry in the list is older than any that comes or goes.
fn in_libc(name: &[u8]) -> Option<usize> {
    // SAFETY: filled by the loader when it relocated us.
    let debug = unsafe { gputap_r_debug };
    if debug.is_null() {
        return None;
    }
    // SAFETY: the loader's own struct: a version, then the list.
    let mut entry = unsafe { (*debug)[1] } as *const LinkMap;
    while !entry.is_null() {
        // SAFETY: an entry of the loader's list.
        let map = unsafe { &*entry };
        let info = Object { base: map.base, name: map.name, dynamic: map.dynamic, ..Object::EMPTY };
        if info.soname().starts_with(b"libc.so.") {
            return info.function(name);
        }
        entry = map.next;
    }
    None
}

unsafe extern "C" fn visit(info: *mut libc::dl_phdr_info, size: usize, data: *mut c_void) -> c_int {
    if size < offset_of!(libc::dl_phdr_info, dlpi_adds) {
        return 0;
    }
    // SAFETY: `find` passes this very type, and the loader a valid info.
    let (state, info) = unsafe { (&mut *(data as *mut Search<'_>), &*info) };
    let mut object = Object::new(info);
    if size >= offset_of!(libc::dl_phdr_info, dlpi_subs) + size_of::<u64>() {
        (object.loads, object.unloads) = (info.dlpi_adds, info.dlpi_subs);
    }
    if (state.0)(&object) {
        state.1 = Some(object);
        return 1;
    }
    0
}

impl Object {
    const EMPTY: Object = Object {
        base: 0,
        range: (usize::MAX, 0),
        name: core::ptr::null(),
        dynamic: 0,
        writable: [(0, 0); 4],
        relro: (0, 0),
        unloads: 0,
        loads: 0,
    };

    fn new(info: &libc::dl_phdr_info) -> Object {
        let base = info.dlpi_addr as usize;
        let mut object = Object { base, name: info.dlpi_name, ..Object::EMPTY };
        let mut w = 0;
        for i in 0..usize::from(info.dlpi_phnum) {
            // SAFETY: the loader says that there are `dlpi_phnum` headers.
            let ph = unsafe { &*info.dlpi_phdr.add(i) };
            let start = base + ph.p_vaddr as usize;
            match ph.p_type {
                libc::PT_LOAD => {
                    object.range.0 = object.range.0.min(start);
                    object.range.1 = object.range.1.max(start + ph.p_memsz as usize);
                    if ph.p_flags & libc::PF_W != 0 && w < object.writable.len() {
                        object.writable[w] = (start, start + ph.p_memsz as usize);
                        w += 1;
                    }
                }
                libc::PT_DYNAMIC => object.dynamic = start,
                libc::PT_GNU_RELRO => object.relro = (start, start + ph.p_memsz as usize),
                _ => {}
            }
        }
        object
    }

    /// Whether `address` lies in it.
    pub fn contains(&self, address: usize) -> bool {
        (self.range.0..self.range.1).contains(&address)
    }

    /// Its data segments, each with whether the loader made it read-only after relocation.
    pub fn data(&self) -> impl Iterator<Item = (usize, usize, bool)> + '_ {
        let (from, to) = self.relro;
        let segments = self.writable.iter().flat_map(move |(a, b)| {
            // The protected part ends at a page boundary, rounded down.
            let to = to & !(gputap_wire::layout::PAGE - 1);
            if from >= *a && from < *b && to > from {
                [(from, to, true), (to, *b, false)]
            } else {
                [(*a, *b, false), (0, 0, false)]
            }
        });
        segments.filter(|(a, b, _)| a < b)
    }

    /// The path that it was loaded from.
    pub fn path(&self) -> &[u8] {
        if self.name.is_null() {
            return &[];
        }
        // SAFETY: the loader's names are C strings that live as long as the object.
        unsafe { CStr::from_ptr(self.name) }.to_bytes()
    }

    /// The file name's last part.
    pub fn file_name(&self) -> &[u8] {
        last_part(self.path())
    }

    /// Whether an entry of another object's list of needed libraries means this one.
    pub fn is_called(&self, name: &[u8]) -> bool {
        self.soname() == name || self.file_name() == last_part(name)
    }

    /// Whether it was linked to `other`.
    pub fn needs(&self, other: &Object) -> bool {
        self.needed().any(|name| other.is_called(name))
    }

    /// DT_NEEDED: what it was linked to.
    pub fn needed(&self) -> impl Iterator<Item = &[u8]> + '_ {
        let strings = self.tables().map_or(0, |t| t.strtab);
        let needed = self.entries().filter(move |(tag, _)| *tag == DT_NEEDED && strings != 0);
        needed.map(move |(_, at)| {
            // SAFETY: the loader checked that the names lie in the string table.
            unsafe { CStr::from_ptr((strings + at as usize) as *const c_char) }.to_bytes()
        })
    }

    /// The entries of its dynamic section.
    fn entries(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let mut entry = self.dynamic as *const [u64; 2];
        core::iter::from_fn(move || {
            if entry.is_null() {
                return None;
            }
            // SAFETY: the dynamic section ends with a DT_NULL entry, where this stops.
            let [tag, value] = unsafe { entry.read() };
            // SAFETY: not the last entry, or never read.
            entry = unsafe { entry.add(1) };
            (tag != 0).then_some((tag, value))
        })
    }

    /// Its soname (DT_SONAME), empty where it has none.
    pub fn soname(&self) -> &[u8] {
        let Some(t) = self.tables() else { return &[] };
        let Some(at) = t.soname else { return &[] };
        // SAFETY: the loader checked that the name lies in the string table.
        unsafe { CStr::from_ptr((t.strtab + at) as *const c_char) }.to_bytes()
    }

    fn tables(&self) -> Option<Tables> {
        let mut t = Tables { symtab: 0, strtab: 0, gnu_hash: 0, hash: 0, versym: 0, soname: None };
        for (tag, value) in self.entries() {
            // glibc relocates these in place, musl does not.
            let address =
                if (value as usize) < self.base { self.base + value as usize } else { value as usize };
            match tag {
                DT_STRTAB => t.strtab = address,
                DT_SYMTAB => t.symtab = address,
                DT_GNU_HASH => t.gnu_hash = address,
                DT_HASH => t.hash = address,
                DT_VERSYM => t.versym = address,
                DT_SONAME => t.soname = Some(value as usize),
                _ => {}
            }
        }
        (t.symtab != 0 && t.strtab != 0 && (t.gnu_hash != 0 || t.hash != 0)).then_some(t)
    }

    /// Address of the function `name` (with its NUL) if this object defines it; the default version is preferred.
    pub fn function(&self, name: &[u8]) -> Option<usize> {
        let t = self.tables()?;
        if t.gnu_hash == 0 {
            return self.function_by_old_hash(&t, name);
        }
        let hash = gnu_hash(name);
        let word = |i: usize| {
            // SAFETY: the loader uses the same table; indices follow its own layout.
            unsafe { *((t.gnu_hash + 4 * i) as *const u32) }
        };
        let (buckets, first, bloom) = (word(0), word(1), word(2) as usize);
        if buckets == 0 {
            return None;
        }
        let bucket_at = 4 + 2 * bloom;
        let chain_at = bucket_at + buckets as usize;
        let mut i = word(bucket_at + (hash % buckets) as usize);
        let mut fallback = None;
        while i >= first && i != 0 {
            let h = word(chain_at + (i - first) as usize);
            if h | 1 == hash | 1
                && let Some(address) = self.defined(&t, i, name)
            {
                // SAFETY: the version table has one entry per symbol.
                let hidden =
                    t.versym != 0 && unsafe { *((t.versym + 2 * i as usize) as *const u16) } & HIDDEN != 0;
                if !hidden {
                    return Some(address);
                }
                fallback = Some(address);
            }
            if h & 1 != 0 {
                break;
            }
            i += 1;
        }
        fallback
    }

    /// The same for an object that has the older table only, whose functions could not be reached otherwise.
    fn function_by_old_hash(&self, t: &Tables, name: &[u8]) -> Option<usize> {
        // SAFETY: as above.
        let word = |i: usize| unsafe { *((t.hash + 4 * i) as *const u32) };
        // Buckets, then for each symbol the next one of its bucket.
        let (buckets, symbols) = (word(0) as usize, word(1) as usize);
        let (mut index, mut left) = (word(2 + old_hash(name).checked_rem(buckets)?), symbols);
        while index != 0 && left != 0 {
            if let Some(address) = self.defined(t, index, name) {
                return Some(address);
            }
            index = word(2 + buckets + index as usize);
            left -= 1;
        }
        None
    }

    fn defined(&self, t: &Tables, index: u32, name: &[u8]) -> Option<usize> {
        self.symbol(t, index).filter(|(own, _)| *own == name).map(|(_, address)| address)
    }

    /// Name, with its NUL, and address of the function with this index.
    fn symbol(&self, t: &Tables, index: u32) -> Option<(&[u8], usize)> {
        // SAFETY: the hash table only names symbols that exist.
        let sym = unsafe { &*(t.symtab as *const Sym).add(index as usize) };
        // SAFETY: symbol names lie in the string table.
        let name = unsafe { CStr::from_ptr((t.strtab + sym.name as usize) as *const c_char) };
        (sym.shndx != 0 && sym.info & 15 == STT_FUNC)
            .then(|| (name.to_bytes_with_nul(), self.base + sym.value as usize))
    }

    /// Calls `f` with name and address of each function that it exports.
    pub fn each_function(&self, mut f: impl FnMut(&[u8], usize)) {
        let Some(t) = self.tables().filter(|t| t.gnu_hash != 0) else { return };
        // SAFETY: as in `function`.
        let word = |i: usize| unsafe { *((t.gnu_hash + 4 * i) as *const u32) };
        let (buckets, first, bloom) = (word(0) as usize, word(1), word(2) as usize);
        let bucket_at = 4 + 2 * bloom;
        let chain_at = bucket_at + buckets;
        for bucket in 0..buckets {
            let mut i = word(bucket_at + bucket);
            while i >= first && i != 0 {
                if let Some((name, address)) = self.symbol(&t, i) {
                    f(name, address);
                }
                if word(chain_at + (i - first) as usize) & 1 != 0 {
                    break;
                }
                i += 1;
            }
        }
    }
}

fn last_part(path: &[u8]) -> &[u8] {
    path.rsplit(|b| *b == b'/').next().unwrap_or(path)
}

fn gnu_hash(name: &[u8]) -> u32 {
    name.iter().take_while(|b| **b != 0).fold(5381u32, |h, b| h.wrapping_mul(33).wrapping_add(u32::from(*b)))
}

fn old_hash(name: &[u8]) -> usize {
    let step = |h: u32, b: &u8| {
        let h = (h << 4).wrapping_add(u32::from(*b));
        (h ^ (h & 0xf000_0000) >> 24) & 0x0fff_ffff
    };
    name.iter().take_while(|b| **b != 0).fold(0, step) as usize
}

/// An address inside this library.
pub fn own_address() -> usize {
    own_address as *const () as usize
}

/// How many objects were unloaded so far: when it changes, any address may belong to another object.
pub fn unloads() -> u64 {
    find(|_| true).map_or(0, |o| o.unloads)
}

/// Whether `address` lies in the program itself.
pub fn is_program(address: usize) -> bool {
    find(|_| true).is_some_and(|o| o.contains(address))
}

/// Whether we define the function `name`.
pub fn is_defined_here(name: &[u8]) -> bool {
    find(|o| o.contains(own_address())).is_some_and(|o| o.function(name).is_some())
}

/// The only object but us, the one of `caller` and preloaded ones that defines `name`, if there is exactly one.
pub fn sole_definer(caller: usize, name: &[u8]) -> Option<usize> {
    let (mut found, mut several) = (None, false);
    find(|o| {
        let counts =
            !o.contains(own_address()) && !o.contains(caller) && !crate::config::is_preloaded(o.file_name());
        if counts && let Some(address) = o.function(name) {
            several |= found.is_some();
            found = Some(address);
        }
        false
    });
    found.filter(|_| !several)
}

/// The next definition of `name` behind the object of `caller`, if it is a preloaded library's and not ours.
pub fn preloaded_after(caller: usize, name: &[u8]) -> Option<usize> {
    let mut passed = false;
    let next = find(|o| {
        let is_next = passed && o.function(name).is_some();
        passed |= o.contains(caller);
        is_next
    });
    let next = next.filter(|o| !o.contains(own_address()) && crate::config::is_preloaded(o.file_name()))?;
    next.function(name)
}

/// Whether anybody but us defines the function `name`.
pub fn is_defined_elsewhere(name: &[u8]) -> bool {
    find(|o| !o.contains(own_address()) && o.function(name).is_some()).is_some()
}

/// Whether a search for `name` that starts behind the object of `caller` meets us before anybody else who defines it.
pub fn is_ours_next(caller: usize, name: &[u8]) -> bool {
    let (mut passed, mut ours) = (false, false);
    find(|o| {
        ours = passed && o.contains(own_address());
        let other = passed && !ours && o.function(name).is_some();
        passed |= o.contains(caller);
        ours || other
    });
    ours
}

/// The function `name` that stands behind ours: the next definition in load order, as RTLD_NEXT would find it, or
/// any other one when we came in late.
pub fn next_function(name: &[u8]) -> usize {
    function_behind(own_address(), name)
}

/// The same for who lies at `address`.
pub fn function_behind(address: usize, name: &[u8]) -> usize {
    let (mut passed, mut next, mut any) = (false, 0, 0);
    find(|o| {
        if o.contains(address) {
            passed = true;
        } else if !o.contains(own_address())
            && let Some(address) = o.function(name)
        {
            if any == 0 {
                any = address;
            }
            if passed {
                next = address;
            }
        }
        next != 0
    });
    if next != 0 { next } else { any }
}
