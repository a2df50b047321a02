//! Starting the runtime, and which device a thread works with.
//!
//! The first call that needs the driver opens it and resolves every function; the first call of a thread that needs a
//! context takes the one that is current, or the primary context of device 0.

use std::cell::Cell;
use std::ffi::c_void;
use std::sync::OnceLock;

use gputap_sim_base::driver::{LEGACY, Library, PER_THREAD};

use crate::abi::{Device, Handle, Out, Outcome, code, outcome};
use crate::driver::{Plain, Queued};

/// `CUDART_VERSION` of the library that this one stands in for.
#[cfg(major = "11")]
pub const VERSION: i32 = 11080;
/// `CUDART_VERSION` of the library that this one stands in for.
#[cfg(major = "12")]
pub const VERSION: i32 = 12090;
/// `CUDART_VERSION` of the library that this one stands in for.
#[cfg(major = "13")]
pub const VERSION: i32 = 13040;

/// The driver must be of this major at least.
const OLDEST_DRIVER: i32 = VERSION / 1000 * 1000;

/// Most devices that contexts are kept for.
const DEVICES: usize = 64;

/// Private tables that cudart asks for before anything else; the later one came with 13.
const TABLES: [[u8; 16]; 2] = [*b"gputap-sim-table", *b"gputap-sim-tools"];

struct Runtime {
    library: Library,
    driver_version: i32,
    plain: Plain,
    legacy: Queued,
    per_thread: Queued,
}

static RUNTIME: OnceLock<Outcome<Runtime>> = OnceLock::new();
static PRIMARY: [OnceLock<Handle>; DEVICES] = [const { OnceLock::new() }; DEVICES];

thread_local! {
    /// The thread's device, once it has a context.
    static CURRENT: Cell<Option<Device>> = const { Cell::new(None) };
}

/// The driver's functions, in one of the two stream modes.
#[derive(Clone, Copy)]
pub struct Calls {
    runtime: &'static Runtime,
    /// Functions that know nothing of default streams.
    pub plain: &'static Plain,
    /// Functions that do.
    pub queue: &'static Queued,
}

impl Calls {
    /// The same with the thread's own stream as the default one.
    pub fn per_thread(self) -> Calls {
        Calls { queue: &self.runtime.per_thread, ..self }
    }

    /// The driver as a library.
    pub fn library(&self) -> &'static Library {
        &self.runtime.library
    }

    /// The newest version that may be asked for.
    pub fn newest(&self) -> i32 {
        VERSION.min(self.runtime.driver_version)
    }
}

fn start() -> Outcome<Runtime> {
    let library = Library::open().ok_or(code::INSUFFICIENT_DRIVER)?;
    let driver_version = version(&library)?;
    let library = library.up_to(driver_version);
    let plain = Plain::load(&library, LEGACY);
    let (legacy, per_thread) = (Queued::load(&library, LEGACY), Queued::load(&library, PER_THREAD));
    for id in TABLES.iter().take(if VERSION >= 13000 { 2 } else { 1 }) {
        let mut table = std::ptr::null::<c_void>();
        plain.export_table(&raw mut table, id)?;
    }
    plain.init(0)?;
    Ok(Runtime { library, driver_version, plain, legacy, per_thread })
}

/// Asks the driver how new it is; cudart 13 does that before it asks for anything else.
fn version(library: &Library) -> Outcome<i32> {
    type Version = unsafe extern "C" fn(*mut i32) -> i32;
    let address = match VERSION {
        13000.. => library.symbol(c"cuDriverGetVersion"),
        _ => library.entry(c"cuDriverGetVersion", 2020, LEGACY),
    };
    if address.is_null() {
        return Err(code::INSUFFICIENT_DRIVER);
    }
    // SAFETY: the function has had this signature since the first driver.
    let ask = unsafe { std::mem::transmute::<*mut c_void, Version>(address) };
    let mut version = 0;
    // SAFETY: the result has a place.
    outcome(unsafe { ask(&raw mut version) })?;
    if version < OLDEST_DRIVER { Err(code::INSUFFICIENT_DRIVER) } else { Ok(version) }
}

/// The driver, initialised.
pub fn driver() -> Outcome<Calls> {
    let runtime = RUNTIME.get_or_init(start).as_ref().map_err(|status| *status)?;
    Ok(Calls { runtime, plain: &runtime.plain, queue: &runtime.legacy })
}

/// The driver, with a context for this thread.
pub fn ready() -> Outcome<Calls> {
    let calls = driver()?;
    if CURRENT.get().is_none() {
        let (mut context, mut device) = (0, 0);
        calls.plain.ctx_current(&raw mut context)?;
        if context == 0 {
            return use_device(0).map(|()| calls);
        }
        calls.plain.ctx_device(&raw mut device)?;
        CURRENT.set(Some(device));
    }
    Ok(calls)
}

/// The device that the thread works with.
pub fn device() -> Device {
    CURRENT.get().unwrap_or(0)
}

/// The primary context of a device, made if need be.
pub fn primary(device: Device) -> Outcome<Handle> {
    let calls = driver()?;
    let place = usize::try_from(device).ok().and_then(|i| PRIMARY.get(i)).ok_or(code::INVALID_DEVICE)?;
    if let Some(context) = place.get() {
        return Ok(*context);
    }
    let mut context = 0;
    calls.plain.primary_retain(&raw mut context, device)?;
    Ok(*place.get_or_init(|| context))
}

/// Makes a device the thread's own.
pub fn use_device(device: Device) -> Outcome {
    let context = primary(device)?;
    driver()?.plain.ctx_set(context)?;
    CURRENT.set(Some(device));
    Ok(())
}

/// The number of devices.
pub fn device_count() -> Outcome<i32> {
    let mut count = 0;
    driver()?.plain.device_count(Out(&raw mut count))?;
    Ok(count)
}
