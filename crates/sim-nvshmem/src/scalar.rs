//! One element, by value. Floats come in and go out in their own registers.

use gputap_sim_base::number::Number;

use crate::abi::{Code, Handle};
use crate::stream::submit;
use crate::types::rma_types;
use crate::world::world;

extern "C" fn p<T: Number>(dest: usize, value: T, pe: i32) {
    if let Ok(at) = world().and_then(|world| world.at(dest, pe)) {
        // SAFETY: inside a heap that is mapped in this process; the program vouches for an element there.
        unsafe { std::ptr::with_exposed_provenance_mut::<T>(at).write_volatile(value) };
    }
}

/// Nothing is answered as zero.
extern "C" fn g<T: Number>(source: usize, pe: i32) -> T {
    match world().and_then(|world| world.at(source, pe)) {
        // SAFETY: inside a heap that is mapped in this process; the program vouches for an element there.
        Ok(at) => unsafe { std::ptr::with_exposed_provenance::<T>(at).read_volatile() },
        Err(_) => T::load(&[0; 8][..T::BYTES]),
    }
}

extern "C" fn p_on<T: Number>(dest: usize, value: T, pe: i32, stream: Handle) {
    let _ = submit(stream, move || p(dest, value, pe));
}

/// The value is here when the call returns.
extern "C" fn g_on<T: Number>(source: usize, pe: i32, _stream: Handle) -> T {
    g(source, pe)
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 4] = [
    rma_types!("nvshmem_" p "_p"),
    rma_types!("nvshmem_" g "_g"),
    rma_types!("nvshmemx_" p_on "_p_on_stream"),
    rma_types!("nvshmemx_" g_on "_g_on_stream"),
];
