//! Signals: numbers that say that data arrived.

use crate::abi::{Code, Handle, table};
use crate::atomic::at;
use crate::rma::put_bytes_on;
use crate::stream::submit;
use crate::types::{rma_types, sizes};
use crate::world::world;

/// The number is added instead of stored.
const ADD: i32 = 10;

fn raise(signal: usize, value: u64, operation: i32, pe: i32) {
    at(signal, pe, |before: u64| if operation == ADD { before.wrapping_add(value) } else { value });
}

extern "C" fn op_on(signal: usize, value: u64, operation: i32, pe: i32, stream: Handle) {
    let _ = submit(stream, move || raise(signal, value, operation, pe));
}

extern "C" fn put_signal_on<T>(
    dest: usize,
    source: usize,
    count: usize,
    signal: usize,
    value: u64,
    operation: i32,
    pe: i32,
    stream: Handle,
) {
    if put_bytes_on(dest, source, count.saturating_mul(size_of::<T>()), pe, stream).is_ok() {
        op_on(signal, value, operation, pe, stream);
    }
}

/// The own signal as it is now.
extern "C" fn fetch(signal: usize) -> u64 {
    world().map_or(0, |world| at(signal, world.me() as i32, |value: u64| value))
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 5] = [
    rma_types!("nvshmemx_" put_signal_on "_put_signal_on_stream"),
    rma_types!("nvshmemx_" put_signal_on "_put_signal_nbi_on_stream"),
    sizes!("nvshmemx_put" put_signal_on "_signal_on_stream"),
    sizes!("nvshmemx_put" put_signal_on "_signal_nbi_on_stream"),
    table! {
        "nvshmem_signal_fetch" => fetch;
        "nvshmemx_signal_op_on_stream" => op_on;
        "nvshmemx_putmem_signal_on_stream" => put_signal_on::<u8>;
        "nvshmemx_putmem_signal_nbi_on_stream" => put_signal_on::<u8>;
    },
];
