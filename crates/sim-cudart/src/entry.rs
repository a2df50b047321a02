//! Versions, profiler marks, private tables, and the driver's functions by name.

use std::ffi::c_void;

use crate::abi::{Out, Outcome, Status, Text, code, runtime};
use crate::state::{Calls, VERSION};

/// The name of a function that is not found is an error only for callers that take no status.
pub fn entry_point(
    d: Calls,
    symbol: Text,
    out: Out<usize>,
    version: i32,
    flags: u64,
    status: Out<i32>,
) -> Outcome {
    out.required()?;
    symbol.required()?;
    let mut found = 0;
    match d.library().ask(symbol, out, version, flags, Out(&raw mut found)) {
        Ok(()) => {}
        Err(Status(500)) => found = 1,
        Err(other) => return Err(other),
    }
    if found != 0 && status.0.is_null() {
        return Err(code::SYMBOL_NOT_FOUND);
    }
    status.offer(found);
    Ok(())
}

runtime! {
    bare fn cudaRuntimeGetVersion(d, version: Out<i32>) {
        version.set(VERSION)
    }

    init fn cudaDriverGetVersion(d, version: Out<i32>) {
        d.plain.driver_version(version)
    }

    ctx fn cudaProfilerStart(d) {
        d.plain.profiler_start()
    }

    ctx fn cudaProfilerStop(d) {
        d.plain.profiler_stop()
    }

    init fn cudaGetExportTable(d, table: *mut *const c_void, id: *const [u8; 16]) {
        d.plain.export_table(table, id)
    }

    init fn cudaGetDriverEntryPointByVersion(
        d, symbol: Text, out: Out<usize>, version: u32, flags: u64, status: Out<i32>,
    ) {
        entry_point(d, symbol, out, version as i32, flags, status)
    }
}
