//! Waiting for numbers in the own heap.

use std::time::Duration;

use crate::abi::{Code, Handle, table};
use crate::stream::submit;
use crate::types::wait_types;

/// How a number is compared.
fn holds<T: PartialOrd>(value: T, comparison: i32, with: T) -> bool {
    match comparison {
        0 => value == with,
        1 => value != with,
        2 => value > with,
        3 => value <= with,
        4 => value < with,
        5 => value >= with,
        _ => true,
    }
}

/// Looks until another PE made it so.
fn wait<T: Copy + PartialOrd>(address: usize, comparison: i32, with: T) {
    // SAFETY: the program vouches for a number there, which other PEs change.
    while !holds(unsafe { std::ptr::with_exposed_provenance::<T>(address).read_volatile() }, comparison, with)
    {
        std::thread::sleep(Duration::from_micros(20));
    }
}

/// Whether an element of a list is not waited for.
fn left_out(status: usize, i: usize) -> bool {
    // SAFETY: where there is a list, the program vouches for a number per element.
    status != 0 && unsafe { std::ptr::with_exposed_provenance::<i32>(status).add(i).read() } != 0
}

extern "C" fn until_on<T: Copy + PartialOrd + Send + Sync + 'static>(
    address: usize,
    comparison: i32,
    with: T,
    stream: Handle,
) {
    let _ = submit(stream, move || wait(address, comparison, with));
}

extern "C" fn until_all_on<T: Copy + PartialOrd + Send + Sync + 'static>(
    address: usize,
    count: usize,
    status: usize,
    comparison: i32,
    with: T,
    stream: Handle,
) {
    let all = move || {
        for i in (0..count).filter(|i| !left_out(status, *i)) {
            wait(address + i * size_of::<T>(), comparison, with);
        }
    };
    let _ = submit(stream, all);
}

extern "C" fn until_vector_on<T: Copy + PartialOrd + Send + Sync + 'static>(
    address: usize,
    count: usize,
    status: usize,
    comparison: i32,
    with: usize,
    stream: Handle,
) {
    let all = move || {
        for i in (0..count).filter(|i| !left_out(status, *i)) {
            // SAFETY: the program vouches for a number per element.
            let with = unsafe { std::ptr::with_exposed_provenance::<T>(with).add(i).read_unaligned() };
            wait(address + i * size_of::<T>(), comparison, with);
        }
    };
    let _ = submit(stream, all);
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 4] = [
    wait_types!("nvshmemx_" until_on "_wait_until_on_stream"),
    wait_types!("nvshmemx_" until_all_on "_wait_until_all_on_stream"),
    wait_types!("nvshmemx_" until_vector_on "_wait_until_all_vector_on_stream"),
    table! { "nvshmemx_signal_wait_until_on_stream" => until_on::<u64>; },
];
