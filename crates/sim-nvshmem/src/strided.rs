//! Puts and gets with gaps between the elements.

use crate::abi::{Code, Handle};
use crate::stream::submit;
use crate::types::{rma_types, sizes};
use crate::world::world;

/// One strided copy, with both ends in this process.
#[derive(Clone, Copy)]
struct Strided {
    to: usize,
    from: usize,
    to_step: isize,
    from_step: isize,
    count: usize,
}

impl Strided {
    fn run<T: Copy>(&self) {
        for i in 0..self.count as isize {
            let place =
                |start: usize, step: isize| start.wrapping_add_signed(i * step * size_of::<T>() as isize);
            let from = std::ptr::with_exposed_provenance::<T>(place(self.from, self.from_step));
            let to = std::ptr::with_exposed_provenance_mut::<T>(place(self.to, self.to_step));
            // SAFETY: the program vouches for both arrays; simulated device memory is mapped in this process.
            unsafe { to.write_unaligned(from.read_unaligned()) };
        }
    }
}

extern "C" fn iput<T: Copy>(to: usize, from: usize, to_step: isize, from_step: isize, count: usize, pe: i32) {
    if let Ok(to) = world().and_then(|world| world.at(to, pe)) {
        Strided { to, from, to_step, from_step, count }.run::<T>();
    }
}

extern "C" fn iget<T: Copy>(to: usize, from: usize, to_step: isize, from_step: isize, count: usize, pe: i32) {
    if let Ok(from) = world().and_then(|world| world.at(from, pe)) {
        Strided { to, from, to_step, from_step, count }.run::<T>();
    }
}

extern "C" fn iput_on<T: Copy>(
    to: usize,
    from: usize,
    to_step: isize,
    from_step: isize,
    count: usize,
    pe: i32,
    stream: Handle,
) {
    let _ = submit(stream, move || iput::<T>(to, from, to_step, from_step, count, pe));
}

extern "C" fn iget_on<T: Copy>(
    to: usize,
    from: usize,
    to_step: isize,
    from_step: isize,
    count: usize,
    pe: i32,
    stream: Handle,
) {
    let _ = submit(stream, move || iget::<T>(to, from, to_step, from_step, count, pe));
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 8] = [
    rma_types!("nvshmem_" iput "_iput"),
    rma_types!("nvshmem_" iget "_iget"),
    rma_types!("nvshmemx_" iput_on "_iput_on_stream"),
    rma_types!("nvshmemx_" iget_on "_iget_on_stream"),
    sizes!("nvshmem_iput" iput ""),
    sizes!("nvshmem_iget" iget ""),
    sizes!("nvshmemx_iput" iput_on "_on_stream"),
    sizes!("nvshmemx_iget" iget_on "_on_stream"),
];
