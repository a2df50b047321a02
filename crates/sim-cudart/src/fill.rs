//! Memsets.

use crate::abi::{Handle, Outcome, code, runtime};
use crate::copy_shape::{Extent, Pitched};

/// Calls `fill` with the start of every slice.
fn slices(memory: Pitched, extent: Extent, mut fill: impl FnMut(usize) -> Outcome) -> Outcome {
    let slice = memory.pitch.checked_mul(memory.height).ok_or(code::INVALID_VALUE)?;
    (0..extent.depth).try_for_each(|z| fill(memory.address.wrapping_add(z * slice)))
}

runtime! {
    ptds fn cudaMemset(d, address: usize, value: i32, count: usize) {
        d.queue.fill(address, value as u8, count)
    }

    ptsz fn cudaMemsetAsync(d, address: usize, value: i32, count: usize, stream: Handle) {
        d.queue.fill_async(address, value as u8, count, stream)
    }

    ptds fn cudaMemset2D(d, address: usize, pitch: usize, value: i32, width: usize, height: usize) {
        d.queue.fill_2d(address, pitch, value as u8, width, height)
    }

    ptsz fn cudaMemset2DAsync(
        d, address: usize, pitch: usize, value: i32, width: usize, height: usize, stream: Handle,
    ) {
        d.queue.fill_2d_async(address, pitch, value as u8, width, height, stream)
    }

    ptds fn cudaMemset3D(d, memory: Pitched, value: i32, extent: Extent) {
        let Extent { width, height, .. } = extent;
        slices(memory, extent, |slice| d.queue.fill_2d(slice, memory.pitch, value as u8, width, height))
    }

    ptsz fn cudaMemset3DAsync(d, memory: Pitched, value: i32, extent: Extent, stream: Handle) {
        let Extent { width, height, .. } = extent;
        slices(memory, extent, |slice| d.queue.fill_2d_async(slice, memory.pitch, value as u8, width, height, stream))
    }
}
