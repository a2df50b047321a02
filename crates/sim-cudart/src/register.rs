//! Code that compiled programs bring along: fat binaries, and which host address stands for which kernel or variable.
//!
//! Registering only remembers; a binary is loaded when something of it is first used. The image of a registered binary
//! is what its wrapper points to, so that a test program can register the simulator's kind of image.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::abi::{Code, Handle, Out, Outcome, code};
use crate::state::{self, Calls};

/// The first word of a wrapper around a fat binary.
const WRAPPER: u32 = 0x4662_43b1;

/// What `__cudaRegisterFatBinary` is given.
#[derive(Clone, Copy)]
#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    image: usize,
    more: usize,
}

/// A name inside a binary.
#[derive(Clone)]
struct Named {
    binary: usize,
    name: CString,
}

#[derive(Default)]
struct Registry {
    /// Images by the binary's number, which is its handle.
    images: BTreeMap<usize, usize>,
    /// The driver's libraries of loaded binaries, by the binary's number.
    libraries: BTreeMap<usize, Handle>,
    kernels: BTreeMap<usize, Named>,
    variables: BTreeMap<usize, Named>,
    /// Kernels by host address, once asked for.
    found: BTreeMap<usize, Handle>,
    /// Kernels that the program holds by handle.
    handles: Vec<Handle>,
    next: usize,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry {
    images: BTreeMap::new(),
    libraries: BTreeMap::new(),
    kernels: BTreeMap::new(),
    variables: BTreeMap::new(),
    found: BTreeMap::new(),
    handles: Vec::new(),
    next: 1,
});

fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    fn library(&mut self, d: Calls, binary: usize) -> Outcome<Handle> {
        if let Some(library) = self.libraries.get(&binary) {
            return Ok(*library);
        }
        let image = *self.images.get(&binary).ok_or(code::INVALID_DEVICE_FUNCTION)?;
        let mut library = 0;
        d.plain.library_load(Out(&raw mut library), image, 0, 0, 0, 0, 0, 0)?;
        self.libraries.insert(binary, library);
        Ok(library)
    }
}

/// The kernel that a host address or a handle stands for.
pub fn kernel(d: Calls, function: usize) -> Outcome<Handle> {
    let mut registry = registry();
    if let Some(kernel) = registry.found.get(&function) {
        return Ok(*kernel);
    }
    if registry.handles.contains(&function) {
        return Ok(function);
    }
    let named = registry.kernels.get(&function).cloned().ok_or(code::INVALID_DEVICE_FUNCTION)?;
    let library = registry.library(d, named.binary)?;
    let mut kernel = 0;
    d.plain.library_kernel(Out(&raw mut kernel), library, named.name.as_ptr())?;
    registry.found.insert(function, kernel);
    registry.handles.push(kernel);
    Ok(kernel)
}

/// The host address that a kernel was registered with, or the kernel itself where it has none.
pub fn address(kernel: Handle) -> usize {
    registry().found.iter().find(|(_, found)| **found == kernel).map_or(kernel, |(address, _)| *address)
}

/// Remembers a kernel that the program got by handle.
pub fn know(kernel: Handle) {
    registry().handles.push(kernel);
}

/// Address and size of the variable that a host address stands for.
pub fn variable(d: Calls, symbol: usize) -> Outcome<(usize, usize)> {
    let mut registry = registry();
    let named = registry.variables.get(&symbol).cloned().ok_or(code::INVALID_SYMBOL)?;
    let library = registry.library(d, named.binary)?;
    let (mut address, mut bytes) = (0, 0);
    d.plain
        .library_global(Out(&raw mut address), Out(&raw mut bytes), library, named.name.as_ptr())
        .map_err(|_| code::INVALID_SYMBOL)?;
    Ok((address, bytes))
}

extern "C" fn register_binary(binary: *const Wrapper) -> usize {
    if binary.is_null() {
        return 0;
    }
    // SAFETY: not null; the compiler passes a static of this shape, and a word can be read from any image.
    let magic = unsafe { binary.cast::<u32>().read_unaligned() };
    let image = if magic == WRAPPER {
        // SAFETY: the magic says that it is a wrapper.
        unsafe { binary.read_unaligned() }.image
    } else {
        binary.expose_provenance()
    };
    let mut registry = registry();
    let handle = registry.next;
    registry.next += 1;
    registry.images.insert(handle, image);
    handle
}

/// Everything of the binary is registered; nothing is left to do.
extern "C" fn register_end(_binary: usize) {}

extern "C" fn unregister(binary: usize) {
    let library = {
        let mut registry = registry();
        registry.images.remove(&binary);
        registry.kernels.retain(|_, named| named.binary != binary);
        registry.variables.retain(|_, named| named.binary != binary);
        let Registry { found, kernels, .. } = &mut *registry;
        found.retain(|function, _| kernels.contains_key(function));
        registry.libraries.remove(&binary)
    };
    if let (Some(library), Ok(d)) = (library, state::driver()) {
        let _ = d.plain.library_unload(library);
    }
}

fn named(binary: usize, name: *const c_char) -> Option<Named> {
    // SAFETY: the compiler passes terminated strings.
    (!name.is_null()).then(|| Named { binary, name: unsafe { CStr::from_ptr(name) }.to_owned() })
}

/// The host address, twice the device's name, and limits that only the compiler knows.
#[allow(clippy::too_many_arguments, reason = "the compiler's interface")]
extern "C" fn register_function(
    binary: usize,
    host: usize,
    _device_function: *const c_char,
    name: *const c_char,
    _thread_limit: i32,
    _thread: usize,
    _block: usize,
    _block_dim: usize,
    _grid_dim: usize,
    _warp: usize,
) {
    registry().kernels.extend(named(binary, name).map(|named| (host, named)));
}

#[allow(clippy::too_many_arguments, reason = "the compiler's interface")]
extern "C" fn register_variable(
    binary: usize,
    host: usize,
    _device_address: *const c_char,
    name: *const c_char,
    _external: i32,
    _bytes: usize,
    _constant: i32,
    _global: i32,
) {
    registry().variables.extend(named(binary, name).map(|named| (host, named)));
}

/// Loads the binary at once.
extern "C" fn init_module(binary: usize) -> i8 {
    i8::from(state::ready().and_then(|d| registry().library(d, binary)).is_ok())
}

extern "C" fn get_kernel(out: Out<Handle>, function: usize) -> i32 {
    crate::error::latch(state::ready().and_then(|d| kernel(d, function)).and_then(|kernel| out.set(kernel)))
}

/// Variables of other kinds have no place on the device here.
extern "C" fn ignored(_binary: *const c_void) {}

/// The compiler's interface.
pub const FUNCTIONS: &[(&str, Code)] = &[
    ("__cudaRegisterFatBinary", Code::new(register_binary as *const ())),
    ("__cudaRegisterFatBinaryEnd", Code::new(register_end as *const ())),
    ("__cudaUnregisterFatBinary", Code::new(unregister as *const ())),
    ("__cudaRegisterFunction", Code::new(register_function as *const ())),
    ("__cudaRegisterVar", Code::new(register_variable as *const ())),
    ("__cudaRegisterManagedVar", Code::new(ignored as *const ())),
    ("__cudaRegisterHostVar", Code::new(ignored as *const ())),
    ("__cudaRegisterUnifiedTable", Code::new(ignored as *const ())),
    ("__cudaInitModule", Code::new(init_module as *const ())),
    ("__cudaGetKernel", Code::new(get_kernel as *const ())),
    ("cudaGetKernel", Code::new(get_kernel as *const ())),
];
