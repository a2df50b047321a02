//! Libraries: code that no context owns, and its kernels.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::sync::{Arc, Mutex, PoisonError};

use crate::abi::{DevicePtr, Handle, Out, Outcome, Text, code, driver};
use crate::context;
use crate::entry::ready;
use crate::function::{self, Function};
use crate::module::{self, Image};
use gputap_sim_base::slab::Slab;

/// A library: code that no context owns.
struct Library {
    image: Arc<Image>,
    kernels: Mutex<BTreeMap<CString, Handle>>,
    /// The module of each context that used it.
    modules: Mutex<BTreeMap<Handle, Handle>>,
}

static LIBRARIES: Slab<Library> = Slab::new();

fn get(handle: Handle) -> Outcome<&'static Library> {
    ready()?;
    LIBRARIES.get(handle).ok_or(code::INVALID_HANDLE)
}

fn load(out: Out<Handle>, image: Image) -> Outcome {
    out.required()?;
    let image = Arc::new(image);
    let library = |_| Library { image, kernels: Mutex::default(), modules: Mutex::default() };
    out.set(LIBRARIES.create(library).ok_or(code::OUT_OF_MEMORY)?)
}

fn kernel(handle: Handle, name: &CStr) -> Outcome<Handle> {
    let library = get(handle)?;
    let parameters = library.image.kernel(name)?;
    let mut kernels = library.kernels.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kernel) = kernels.get(name) {
        return Ok(*kernel);
    }
    let kernel = function::create(Function::new(name.to_owned(), &parameters, 0, 0, handle))?;
    kernels.insert(name.to_owned(), kernel);
    Ok(kernel)
}

fn kernels(handle: Handle) -> Outcome<Vec<Handle>> {
    let library = get(handle)?;
    for name in library.image.names() {
        kernel(handle, &name)?;
    }
    Ok(library.kernels.lock().unwrap_or_else(PoisonError::into_inner).values().copied().collect())
}

/// The library as a module of the current context.
fn module_of(handle: Handle) -> Outcome<Handle> {
    let library = get(handle)?;
    let context = context::current()?.handle;
    let mut modules = library.modules.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(module) = modules.get(&context) {
        return Ok(*module);
    }
    let module = module::load(library.image.clone(), handle)?;
    modules.insert(context, module);
    Ok(module)
}

/// The function that a kernel is in the current context.
pub fn function_of(handle: Handle) -> Outcome<Handle> {
    let kernel = function::kernel(handle)?;
    module::function(module_of(kernel.library)?, &kernel.name)
}

fn global(handle: Handle, text: Text, address: Out<DevicePtr>, bytes: Out<usize>) -> Outcome {
    let (base, size) = module::global(module_of(handle)?, module::name(text)?)?;
    address.offer(base as DevicePtr);
    bytes.offer(size);
    Ok(())
}

driver! {
    /// Compiler and library options are ignored.
    fn cuLibraryLoadData(
        out: Out<Handle>, code: usize, _jit_options: usize, _jit_values: usize, _jit_count: u32,
        _options: usize, _values: usize, _count: u32,
    ) {
        ready()?;
        load(out, Image::from_memory(code)?)
    }

    /// Compiler and library options are ignored.
    fn cuLibraryLoadFromFile(
        out: Out<Handle>, path: Text, _jit_options: usize, _jit_values: usize, _jit_count: u32,
        _options: usize, _values: usize, _count: u32,
    ) {
        ready()?;
        load(out, Image::from_file(path)?)
    }

    fn cuLibraryUnload(handle: Handle) {
        let library = get(handle)?;
        for kernel in library.kernels.lock().unwrap_or_else(PoisonError::into_inner).values() {
            function::destroy(*kernel);
        }
        for module in library.modules.lock().unwrap_or_else(PoisonError::into_inner).values() {
            let _ = module::unload(*module);
        }
        LIBRARIES.destroy(handle).ok_or(code::INVALID_HANDLE)
    }

    fn cuLibraryGetKernel(out: Out<Handle>, handle: Handle, text: Text) {
        out.required()?;
        out.set(kernel(handle, module::name(text)?)?)
    }

    fn cuLibraryGetKernelCount(count: Out<u32>, handle: Handle) {
        count.set(kernels(handle)?.len() as u32)
    }

    fn cuLibraryEnumerateKernels(out: Out<Handle>, room: u32, handle: Handle) {
        for (i, kernel) in kernels(handle)?.into_iter().take(room as usize).enumerate() {
            out.at(i).set(kernel)?;
        }
        Ok(())
    }

    fn cuLibraryGetModule(out: Out<Handle>, handle: Handle) {
        out.set(module_of(handle)?)
    }

    fn cuKernelGetFunction(out: Out<Handle>, handle: Handle) {
        out.set(function_of(handle)?)
    }

    fn cuLibraryGetGlobal(address: Out<DevicePtr>, bytes: Out<usize>, handle: Handle, text: Text) {
        global(handle, text, address, bytes)
    }

    fn cuLibraryGetManaged(address: Out<DevicePtr>, bytes: Out<usize>, handle: Handle, text: Text) {
        global(handle, text, address, bytes)
    }
}
