//! The machine as the script has it now.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering::*};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use crate::abi::{Outcome, code};
use crate::script::{Gpu, Script};

/// Most devices that the simulated machine can have.
pub const MOST_GPUS: usize = 64;

static STARTED: OnceLock<Instant> = OnceLock::new();
static INITIALISED: AtomicU32 = AtomicU32::new(0);

/// What the environment says, and the script as it was last read.
struct Source {
    path: Option<PathBuf>,
    gpus: usize,
    memory_bytes: u64,
    changed: Option<SystemTime>,
    script: Arc<Script>,
}

static SOURCE: Mutex<Option<Source>> = Mutex::new(None);

/// One device, as it is now.
pub struct Device {
    pub index: usize,
    pub memory_bytes: u64,
    pub said: Gpu,
}

/// Notes when the library was loaded.
pub fn start() {
    STARTED.get_or_init(Instant::now);
}

/// Time since the library was loaded.
pub fn elapsed() -> Duration {
    STARTED.get_or_init(Instant::now).elapsed()
}

fn size(variable: &str, default: u64) -> u64 {
    let text = std::env::var(variable).unwrap_or_default();
    let unit = ["K", "M", "G"].iter().position(|unit| text.to_uppercase().ends_with(unit));
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse::<u64>().ok().map_or(default, |number| number << unit.map_or(0, |i| 10 * (i + 1)))
}

impl Source {
    fn new() -> Source {
        Source {
            path: std::env::var_os("GPUTAP_SIM_NVML").map(PathBuf::from),
            gpus: size("GPUTAP_SIM_GPUS", 8) as usize,
            memory_bytes: size("GPUTAP_SIM_MEM", 16 << 30),
            changed: None,
            script: Arc::default(),
        }
    }

    /// Reads the script again where it changed.
    fn read(&mut self) {
        let Some(path) = &self.path else { return };
        let changed = path.metadata().and_then(|meta| meta.modified()).ok();
        if changed != self.changed {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            self.script = Arc::new(Script::parse(&text, self.gpus));
            self.changed = changed;
        }
    }
}

fn with<T>(look: impl FnOnce(&Source) -> T) -> T {
    let mut source = SOURCE.lock().unwrap_or_else(PoisonError::into_inner);
    let source = source.get_or_insert_with(Source::new);
    source.read();
    look(source)
}

/// The script as it is now.
pub fn script() -> Arc<Script> {
    with(|source| source.script.clone())
}

/// How many devices there are.
pub fn count() -> usize {
    with(|source| source.script.gpus.unwrap_or(source.gpus)).min(MOST_GPUS)
}

/// A device; fails where there is none, or where it is lost.
pub fn device(index: usize) -> Outcome<Device> {
    if index >= count() {
        return Err(code::INVALID_ARGUMENT);
    }
    let device = with(|source| Device {
        index,
        memory_bytes: source.memory_bytes,
        said: source.script.devices.get(&index).cloned().unwrap_or_default(),
    });
    match device.said.lost {
        Some(after) if elapsed() >= after => Err(code::GPU_IS_LOST),
        _ => Ok(device),
    }
}

/// One more user.
pub fn init() {
    INITIALISED.fetch_add(1, AcqRel);
}

/// One user less; fails where there was none.
pub fn shut_down() -> Outcome {
    let less = INITIALISED.fetch_update(AcqRel, Acquire, |users| users.checked_sub(1));
    less.map(drop).map_err(|_| code::UNINITIALIZED)
}

/// What every function does first.
pub fn enter(function: &str) -> Outcome {
    if INITIALISED.load(Acquire) == 0 {
        return Err(code::UNINITIALIZED);
    }
    hang(function);
    Ok(())
}

/// Sleeps for as long as the script says; the end of a hang may be changed while it lasts.
fn hang(function: &str) {
    let until = |script: &Script| {
        let hangs = script.hangs.iter().filter(|hang| hang.function == function && elapsed() >= hang.after);
        hangs.map(|hang| hang.lasts.map_or(Duration::MAX, |lasts| hang.after + lasts)).max()
    };
    while until(&script()).is_some_and(|end| elapsed() < end) {
        std::thread::sleep(Duration::from_millis(5));
    }
}
