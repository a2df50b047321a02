//! Modules: code loaded into a context.
//!
//! An image is text that starts with `//gputap-sim` and then lists what it holds, one per line: a kernel's name,
//! optionally with the sizes of its parameters (`_Z4copyPKfPfi: 8 8 4`), or a variable (`.global name 1024`). In any
//! other image (a cubin, PTX) every kernel that is asked for is found.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::sync::{Arc, Mutex, PoisonError};

use crate::abi::{DevicePtr, Handle, Out, Outcome, Text, code, driver};
use crate::context;
use crate::function::{self, Function};
use crate::memory::{self, Kind};
use gputap_sim_base::slab::Slab;

/// What a module or a library was loaded from.
pub struct Image {
    /// Kernels by name with the sizes of their parameters; `None` when the image does not say.
    pub kernels: Option<BTreeMap<CString, Vec<usize>>>,
    /// Variables by name with their sizes.
    pub globals: BTreeMap<CString, usize>,
}

/// What all parameters of a kernel may take together, and so one alone.
const MOST_PARAMETER_BYTES: usize = 32764;

const MAGIC: &[u8] = b"//gputap-sim";

impl Image {
    /// Reads an image in memory, whose length nobody says.
    pub fn from_memory(address: usize) -> Outcome<Image> {
        if address == 0 {
            return Err(code::INVALID_VALUE);
        }
        let start: *const u8 = std::ptr::with_exposed_provenance(address);
        for (i, expected) in MAGIC.iter().enumerate() {
            // SAFETY: the program vouches for an image; no byte is read past the first that differs.
            if unsafe { start.wrapping_add(i).read() } != *expected {
                return Ok(Image::opaque());
            }
        }
        // SAFETY: an image that starts like this is text, and text ends with NUL.
        Ok(Image::parse(unsafe { CStr::from_ptr(start.cast()) }.to_bytes()))
    }

    /// Reads an image file.
    pub fn from_file(path: Text) -> Outcome<Image> {
        let bytes = std::fs::read(path.str()?).map_err(|_| code::FILE_NOT_FOUND)?;
        Ok(if bytes.starts_with(MAGIC) { Image::parse(&bytes) } else { Image::opaque() })
    }

    fn opaque() -> Image {
        Image { kernels: None, globals: BTreeMap::new() }
    }

    fn parse(text: &[u8]) -> Image {
        let text = String::from_utf8_lossy(text);
        let (mut kernels, mut globals) = (BTreeMap::new(), BTreeMap::new());
        for line in text.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(global) = line.strip_prefix(".global ") {
                let (name, bytes) = global.split_once(' ').unwrap_or((global, "4"));
                globals.extend(CString::new(name).ok().zip(bytes.trim().parse().ok()));
            } else {
                let (name, sizes) = line.split_once(':').unwrap_or((line, ""));
                let size = |size: &str| size.parse().ok().filter(|size| *size <= MOST_PARAMETER_BYTES);
                let sizes = sizes.split_whitespace().filter_map(size).collect();
                kernels.extend(CString::new(name.trim()).ok().map(|name| (name, sizes)));
            }
        }
        Image { kernels: Some(kernels), globals }
    }

    /// The parameters of a kernel; fails when the image does not have it.
    pub fn kernel(&self, name: &CStr) -> Outcome<Vec<usize>> {
        match &self.kernels {
            Some(kernels) => kernels.get(name).cloned().ok_or(code::NOT_FOUND),
            None if name.is_empty() => Err(code::NOT_FOUND),
            None => Ok(Vec::new()),
        }
    }

    /// The names of all kernels that it lists.
    pub fn names(&self) -> Vec<CString> {
        self.kernels.iter().flatten().map(|(name, _)| name.clone()).collect()
    }
}

/// A module: code that is loaded into a context.
pub struct Module {
    context: Handle,
    library: Handle,
    image: Arc<Image>,
    functions: Mutex<BTreeMap<CString, Handle>>,
    globals: Mutex<BTreeMap<CString, usize>>,
}

static MODULES: Slab<Module> = Slab::new();

/// Loads an image into the current context.
pub fn load(image: Arc<Image>, library: Handle) -> Outcome<Handle> {
    let context = context::current()?.handle;
    let module =
        |_| Module { context, library, image, functions: Mutex::default(), globals: Mutex::default() };
    MODULES.create(module).ok_or(code::OUT_OF_MEMORY)
}

fn get(handle: Handle) -> Outcome<&'static Module> {
    context::current()?;
    MODULES.get(handle).ok_or(code::INVALID_HANDLE)
}

/// The function of a module with this name; the same handle each time.
pub fn function(module_handle: Handle, name: &CStr) -> Outcome<Handle> {
    let module = get(module_handle)?;
    let parameters = module.image.kernel(name)?;
    let mut functions = module.functions.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(handle) = functions.get(name) {
        return Ok(*handle);
    }
    let made = Function::new(name.to_owned(), &parameters, module.context, module_handle, module.library);
    let handle = function::create(made)?;
    functions.insert(name.to_owned(), handle);
    Ok(handle)
}

/// Every function that the image lists, or that was asked for.
fn functions(handle: Handle) -> Outcome<Vec<Handle>> {
    let module = get(handle)?;
    for name in module.image.names() {
        function(handle, &name)?;
    }
    Ok(module.functions.lock().unwrap_or_else(PoisonError::into_inner).values().copied().collect())
}

/// Address and size of a variable.
pub fn global(handle: Handle, name: &CStr) -> Outcome<(usize, usize)> {
    let module = get(handle)?;
    let bytes = *module.image.globals.get(name).ok_or(code::NOT_FOUND)?;
    let mut globals = module.globals.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(base) = globals.get(name) {
        return Ok((*base, bytes));
    }
    let base = memory::take(bytes, Kind::Global, 0)?;
    globals.insert(name.to_owned(), base);
    Ok((base, bytes))
}

/// Ends a module with its functions and variables.
pub fn unload(handle: Handle) -> Outcome {
    let module = MODULES.get(handle).ok_or(code::INVALID_HANDLE)?;
    for function in module.functions.lock().unwrap_or_else(PoisonError::into_inner).values() {
        function::destroy(*function);
    }
    for base in module.globals.lock().unwrap_or_else(PoisonError::into_inner).values() {
        if let Ok(allocation) = memory::remove(*base, |kind| kind == Kind::Global) {
            memory::give(&allocation);
        }
    }
    MODULES.destroy(handle).ok_or(code::INVALID_HANDLE)
}

/// Ends the modules of a context that ended.
pub fn end_context(context: Handle) {
    for handle in MODULES.handles() {
        if MODULES.get(handle).is_some_and(|module| module.context == context) {
            let _ = unload(handle);
        }
    }
}

/// A C string as a map's key.
pub fn name<'a>(text: Text) -> Outcome<&'a CStr> {
    text.required()?;
    // SAFETY: not null, and the caller vouches for a terminated string that stays for the call.
    Ok(unsafe { CStr::from_ptr(text.0) })
}

driver! {
    fn cuModuleLoad(out: Out<Handle>, path: Text) {
        context::current()?;
        out.required()?;
        out.set(load(Arc::new(Image::from_file(path)?), 0)?)
    }

    fn cuModuleLoadData | cuModuleLoadFatBinary(out: Out<Handle>, image: usize) {
        context::current()?;
        out.required()?;
        out.set(load(Arc::new(Image::from_memory(image)?), 0)?)
    }

    /// Compiler options are ignored.
    fn cuModuleLoadDataEx(out: Out<Handle>, image: usize, _count: u32, _options: usize, _values: usize) {
        context::current()?;
        out.required()?;
        out.set(load(Arc::new(Image::from_memory(image)?), 0)?)
    }

    fn cuModuleUnload(handle: Handle) {
        let module = get(handle)?;
        if module.library != 0 {
            return Err(code::NOT_PERMITTED);
        }
        unload(handle)
    }

    fn cuModuleGetLoadingMode(mode: Out<i32>) {
        crate::entry::ready()?;
        mode.set(2)
    }

    fn cuModuleGetFunction(out: Out<Handle>, handle: Handle, text: Text) {
        out.required()?;
        let name = name(text)?;
        if name.is_empty() {
            return Err(code::INVALID_VALUE);
        }
        out.set(function(handle, name)?)
    }

    fn cuModuleGetFunctionCount(count: Out<u32>, handle: Handle) {
        count.set(functions(handle)?.len() as u32)
    }

    fn cuModuleEnumerateFunctions(out: Out<Handle>, room: u32, handle: Handle) {
        for (i, function) in functions(handle)?.into_iter().take(room as usize).enumerate() {
            out.at(i).set(function)?;
        }
        Ok(())
    }

    fn cuModuleGetGlobal_v2(address: Out<DevicePtr>, bytes: Out<usize>, handle: Handle, text: Text) {
        let (base, size) = global(handle, name(text)?)?;
        address.offer(base as DevicePtr);
        bytes.offer(size);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_list_kernels_and_variables() {
        let image = Image::parse(b"//gputap-sim\n_Z3fooPf: 8 4\nbar\n\n.global table 64\n");
        assert_eq!(image.names(), [c"_Z3fooPf".to_owned(), c"bar".to_owned()]);
        assert_eq!(image.kernel(c"_Z3fooPf"), Ok(vec![8, 4]));
        assert_eq!(image.kernel(c"baz"), Err(code::NOT_FOUND));
        assert_eq!(image.globals.get(c"table"), Some(&64));
    }

    #[test]
    fn other_images_have_every_kernel() {
        let image = Image::from_memory(c"\x7fELF".as_ptr().expose_provenance()).expect("an image");
        assert_eq!(image.kernel(c"anything"), Ok(vec![]));
        assert!(image.kernel(c"").is_err());
    }
}
