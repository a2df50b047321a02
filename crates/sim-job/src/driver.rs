//! The driver's functions that the programs use, and the count of every call.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_void};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A handle of the driver.
pub type Handle = usize;
/// A device address.
pub type DevicePtr = u64;

/// Calls by exported name.
pub type Calls = BTreeMap<&'static str, u64>;

type GetProcAddress = unsafe extern "C" fn(*const c_char, *mut *mut c_void, i32, u64, *mut i32) -> i32;

/// Declares the functions: the method's name, the name and the version that are asked for, the export that answers,
/// the arguments. The version is that of the signature, as in cudart's requests: a newer one may mean other arguments.
macro_rules! functions {
    ($( $method:ident: $base:ident @ $version:literal => $export:ident ( $($arg:ident: $ty:ty),* ); )*) => {
        /// Entry points of the driver, each asked for once.
        #[derive(Clone, Copy)]
        struct Table {
            $( $method: unsafe extern "C" fn($($ty),*) -> i32, )*
        }

        /// Position of each function in the list of counts.
        #[expect(non_camel_case_types, reason = "the method's names")]
        enum Index { $( $method, )* }

        const EXPORTS: &[&str] = &[$( stringify!($export), )*];

        impl Table {
            fn load(ask: impl Fn(&'static str, i32) -> io::Result<*mut c_void>) -> io::Result<Table> {
                Ok(Table {
                    $( $method: {
                        let address = ask(concat!(stringify!($base), "\0"), $version)?;
                        // SAFETY: the driver answers this name with a function of this signature.
                        unsafe { std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($ty),*) -> i32>(address) }
                    }, )*
                })
            }
        }

        impl Session<'_> {
            $(
                #[allow(clippy::too_many_arguments, reason = "the driver's interface")]
                pub(crate) fn $method(&self, $($arg: $ty),*) -> io::Result<()> {
                    self.count(Index::$method as usize);
                    // SAFETY: the signature is the driver's. Handles are checked by the driver, and this crate only
                    // passes pointers to its own memory, of the size that the call names.
                    checked(stringify!($export), unsafe { (self.driver.table.$method)($($arg),*) })
                }
            )*
        }
    };
}

functions! {
    driver_get_version: cuDriverGetVersion @ 2020 => cuDriverGetVersion(version: *mut i32);
    init: cuInit @ 2000 => cuInit(flags: u32);
    device_get_count: cuDeviceGetCount @ 2000 => cuDeviceGetCount(count: *mut i32);
    device_get: cuDeviceGet @ 2000 => cuDeviceGet(device: *mut i32, ordinal: i32);
    device_get_name: cuDeviceGetName @ 2000 => cuDeviceGetName(name: *mut c_char, room: i32, device: i32);
    device_can_access_peer: cuDeviceCanAccessPeer @ 4000 => cuDeviceCanAccessPeer(can: *mut i32, device: i32, peer: i32);
    primary_ctx_retain: cuDevicePrimaryCtxRetain @ 7000 => cuDevicePrimaryCtxRetain(context: *mut Handle, device: i32);
    primary_ctx_release: cuDevicePrimaryCtxRelease @ 11000 => cuDevicePrimaryCtxRelease_v2(device: i32);
    ctx_set_current: cuCtxSetCurrent @ 4000 => cuCtxSetCurrent(context: Handle);
    ctx_get_current: cuCtxGetCurrent @ 4000 => cuCtxGetCurrent(context: *mut Handle);
    ctx_synchronize: cuCtxSynchronize @ 2000 => cuCtxSynchronize();
    ctx_enable_peer: cuCtxEnablePeerAccess @ 4000 => cuCtxEnablePeerAccess(peer: Handle, flags: u32);
    module_load_data: cuModuleLoadData @ 2000 => cuModuleLoadData(module: *mut Handle, image: *const c_void);
    module_get_function: cuModuleGetFunction @ 2000
        => cuModuleGetFunction(function: *mut Handle, module: Handle, name: *const c_char);
    module_unload: cuModuleUnload @ 2000 => cuModuleUnload(module: Handle);
    stream_create: cuStreamCreate @ 2000 => cuStreamCreate(stream: *mut Handle, flags: u32);
    stream_destroy: cuStreamDestroy @ 4000 => cuStreamDestroy_v2(stream: Handle);
    stream_query: cuStreamQuery @ 2000 => cuStreamQuery(stream: Handle);
    stream_synchronize: cuStreamSynchronize @ 2000 => cuStreamSynchronize(stream: Handle);
    stream_wait_event: cuStreamWaitEvent @ 3020 => cuStreamWaitEvent(stream: Handle, event: Handle, flags: u32);
    stream_begin_capture: cuStreamBeginCapture @ 10010 => cuStreamBeginCapture_v2(stream: Handle, mode: i32);
    stream_end_capture: cuStreamEndCapture @ 10000 => cuStreamEndCapture(stream: Handle, graph: *mut Handle);
    event_create: cuEventCreate @ 2000 => cuEventCreate(event: *mut Handle, flags: u32);
    event_destroy: cuEventDestroy @ 4000 => cuEventDestroy_v2(event: Handle);
    event_record: cuEventRecord @ 2000 => cuEventRecord(event: Handle, stream: Handle);
    event_query: cuEventQuery @ 2000 => cuEventQuery(event: Handle);
    mem_alloc: cuMemAlloc @ 3020 => cuMemAlloc_v2(address: *mut DevicePtr, bytes: usize);
    mem_free: cuMemFree @ 3020 => cuMemFree_v2(address: DevicePtr);
    mem_alloc_async: cuMemAllocAsync @ 11020 => cuMemAllocAsync(address: *mut DevicePtr, bytes: usize, stream: Handle);
    mem_free_async: cuMemFreeAsync @ 11020 => cuMemFreeAsync(address: DevicePtr, stream: Handle);
    mem_host_alloc: cuMemHostAlloc @ 2020 => cuMemHostAlloc(address: *mut *mut u8, bytes: usize, flags: u32);
    mem_free_host: cuMemFreeHost @ 2000 => cuMemFreeHost(address: *mut u8);
    memcpy_htod_async: cuMemcpyHtoDAsync @ 3020
        => cuMemcpyHtoDAsync_v2(to: DevicePtr, from: *const u8, bytes: usize, stream: Handle);
    memcpy_dtoh_async: cuMemcpyDtoHAsync @ 3020
        => cuMemcpyDtoHAsync_v2(to: *mut u8, from: DevicePtr, bytes: usize, stream: Handle);
    memcpy_dtoh: cuMemcpyDtoH @ 3020 => cuMemcpyDtoH_v2(to: *mut u8, from: DevicePtr, bytes: usize);
    memcpy_dtod_async: cuMemcpyDtoDAsync @ 3020
        => cuMemcpyDtoDAsync_v2(to: DevicePtr, from: DevicePtr, bytes: usize, stream: Handle);
    memcpy_peer_async: cuMemcpyPeerAsync @ 4000 => cuMemcpyPeerAsync(
        to: DevicePtr, to_context: Handle, from: DevicePtr, from_context: Handle, bytes: usize, stream: Handle
    );
    memset_d8_async: cuMemsetD8Async @ 3020 => cuMemsetD8Async(address: DevicePtr, value: u8, count: usize, stream: Handle);
    memset_d32_async: cuMemsetD32Async @ 3020
        => cuMemsetD32Async(address: DevicePtr, value: u32, count: usize, stream: Handle);
    launch_kernel: cuLaunchKernel @ 4000 => cuLaunchKernel(
        function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared_bytes: u32,
        stream: Handle, arguments: *mut *mut c_void, extra: *mut *mut c_void
    );
    graph_instantiate: cuGraphInstantiateWithFlags @ 11040
        => cuGraphInstantiateWithFlags(exec: *mut Handle, graph: Handle, flags: u64);
    graph_launch: cuGraphLaunch @ 10000 => cuGraphLaunch(exec: Handle, stream: Handle);
    graph_exec_destroy: cuGraphExecDestroy @ 10000 => cuGraphExecDestroy(exec: Handle);
    graph_destroy: cuGraphDestroy @ 10000 => cuGraphDestroy(graph: Handle);
}

/// The loaded driver.
pub struct Driver {
    table: Table,
    get_proc_address: GetProcAddress,
    asked: AtomicU64,
}

impl Driver {
    /// Opens `libcuda.so.1` and asks it for every function, in the order and manner of cudart.
    pub fn open() -> io::Result<Driver> {
        // SAFETY: the name is a terminated string; loading runs the library's constructors, as any program's does.
        let library = unsafe { libc::dlopen(c"libcuda.so.1".as_ptr(), libc::RTLD_NOW) };
        if library.is_null() {
            return Err(io::Error::new(
                io::ErrorKind::NotFound,
                format!("cannot load libcuda.so.1: {}", why()),
            ));
        }
        // SAFETY: the handle is live and the name a terminated string.
        let address = unsafe { libc::dlsym(library, c"cuGetProcAddress_v2".as_ptr()) };
        if address.is_null() {
            return Err(io::Error::other(
                "libcuda.so.1 has no cuGetProcAddress_v2: the driver is older than 12.0",
            ));
        }
        // SAFETY: the symbol has this signature in every driver that exports it.
        let get_proc_address = unsafe { std::mem::transmute::<*mut c_void, GetProcAddress>(address) };
        let asked = AtomicU64::new(0);
        // The first request of cudart is for nothing at all.
        let _ = ask(get_proc_address, &asked, "\0", 0);
        let table = Table::load(|name, version| ask(get_proc_address, &asked, name, version))?;
        Ok(Driver { table, get_proc_address, asked })
    }

    /// One thread's use of the driver.
    pub(crate) fn session(&self) -> Session<'_> {
        Session { driver: self, counts: EXPORTS.iter().map(|_| std::cell::Cell::new(0)).collect() }
    }

    /// The address that `cuGetProcAddress` answers for a name; for tests.
    pub fn address(&self, name: &CStr, version: i32, flags: u64) -> (i32, usize, i32) {
        let (mut address, mut status) = (std::ptr::null_mut(), -1);
        self.asked.fetch_add(1, Relaxed);
        // SAFETY: the name is terminated and both results have a place.
        let code = unsafe {
            (self.get_proc_address)(name.as_ptr(), &raw mut address, version, flags, &raw mut status)
        };
        (code, address.addr(), status)
    }

    /// Calls of `cuGetProcAddress_v2` so far.
    pub(crate) fn asked(&self) -> u64 {
        self.asked.load(Relaxed)
    }

    /// The bare entry point of `cuLaunchKernel`, for loops that measure.
    pub(crate) fn launch_entry(&self) -> LaunchKernel {
        self.table.launch_kernel
    }
}

/// The signature of `cuLaunchKernel`.
pub(crate) type LaunchKernel = unsafe extern "C" fn(
    Handle,
    u32,
    u32,
    u32,
    u32,
    u32,
    u32,
    u32,
    Handle,
    *mut *mut c_void,
    *mut *mut c_void,
) -> i32;

fn ask(
    entry: GetProcAddress,
    asked: &AtomicU64,
    name: &'static str,
    version: i32,
) -> io::Result<*mut c_void> {
    let (mut address, mut status) = (std::ptr::null_mut(), 0);
    asked.fetch_add(1, Relaxed);
    // SAFETY: every name here ends with NUL, and both results have a place.
    let code = unsafe { entry(name.as_ptr().cast(), &raw mut address, version, 0, &raw mut status) };
    if code != 0 || address.is_null() {
        let name = name.trim_end_matches('\0');
        return Err(io::Error::other(format!("the driver has no {name} (status {code}, {status})")));
    }
    Ok(address)
}

/// One thread's use of the driver, with its own counts.
pub(crate) struct Session<'a> {
    driver: &'a Driver,
    counts: Box<[std::cell::Cell<u64>]>,
}

impl Session<'_> {
    fn count(&self, index: usize) {
        if let Some(count) = self.counts.get(index) {
            count.set(count.get() + 1);
        }
    }

    /// Adds to the count of launches that were made past the session.
    pub(crate) fn count_launches(&self, launches: u64) {
        if let Some(count) = self.counts.get(Index::launch_kernel as usize) {
            count.set(count.get() + launches);
        }
    }

    /// Adds this thread's calls to `calls`.
    pub(crate) fn add_to(&self, calls: &mut Calls) {
        for (name, count) in EXPORTS.iter().zip(&self.counts).filter(|(_, count)| count.get() > 0) {
            *calls.entry(name).or_default() += count.get();
        }
    }

    /// The driver that the session uses.
    pub(crate) fn driver(&self) -> &Driver {
        self.driver
    }
}

fn checked(name: &str, code: i32) -> io::Result<()> {
    match code {
        0 => Ok(()),
        code => Err(io::Error::other(format!("{name} failed with status {code}"))),
    }
}

/// Why the loader failed.
pub(crate) fn why() -> String {
    // SAFETY: the loader's own string, read at once in this thread.
    let text = unsafe { libc::dlerror() };
    if text.is_null() {
        return "unknown reason".into();
    }
    // SAFETY: not null, so it is a terminated string.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}
