//! Starting: versions, initialisation, private tables.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering::*};

use crate::abi::{Code, Out, Outcome, code, driver};
use crate::config;

static READY: AtomicBool = AtomicBool::new(false);
/// Set in a child that a process made after it initialised: the driver cannot be used there.
static FORKED: AtomicBool = AtomicBool::new(false);

/// Fails before `cuInit`.
pub fn ready() -> Outcome {
    if READY.load(Acquire) { Ok(()) } else { Err(code::NOT_INITIALIZED) }
}

extern "C" fn in_child() {
    FORKED.store(true, Relaxed);
    READY.store(false, Relaxed);
    crate::context::forget();
}

/// Functions of a private table: they do nothing and succeed.
extern "C" fn harmless() -> i32 {
    0
}

/// A private table as cudart expects it: its size in bytes, then functions.
#[repr(C)]
struct Table {
    bytes: usize,
    functions: [Code; 63],
}
static TABLE: Table = Table { bytes: size_of::<Table>(), functions: [Code::new(harmless as *const ()); 63] };

driver! {
    fn cuInit(flags: u32) {
        static AT_FORK: Once = Once::new();
        if FORKED.load(Relaxed) {
            return Err(code::NOT_INITIALIZED);
        }
        if flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        if config::get().gpus.is_empty() {
            return Err(code::NO_DEVICE);
        }
        AT_FORK.call_once(|| {
            // SAFETY: the handler only stores to atomics and to the thread's own variables.
            unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
        });
        READY.store(true, Release);
        Ok(())
    }

    fn cuDriverGetVersion(version: Out<i32>) {
        version.set(config::get().version)
    }

    /// Every table that is asked for exists and holds functions that do nothing.
    fn cuGetExportTable(table: Out<usize>, id: Out<u8>) {
        id.required()?;
        table.set((&raw const TABLE).expose_provenance())
    }

    /// Only asks for a context: no profiler listens.
    fn cuProfilerStart | cuProfilerStop() {
        crate::context::current().map(drop)
    }
}
