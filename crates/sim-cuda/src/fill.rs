//! Memsets.

use std::ptr;

use crate::abi::{DevicePtr, Handle, Outcome, code, driver};
use crate::memory;
use crate::op::Op;
use crate::stream::submit;

/// A memset, laid out as the parameters of a graph's memset node.
///
/// ```text
/// 0 address | 8 pitch | 16 value, element bytes | 24 width in elements | 32 height | 40 context
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Fill {
    /// Where it starts.
    pub address: DevicePtr,
    /// Bytes from row to row; unused with one row.
    pub pitch: usize,
    /// What every element becomes.
    pub value: u32,
    /// 1, 2 or 4.
    pub element_bytes: u32,
    /// Elements in a row.
    pub width: usize,
    /// How many rows are filled.
    pub height: usize,
    /// The context, in the newer form of the parameters.
    pub context: Handle,
}

const _: () = assert!(size_of::<Fill>() == 48);

impl Fill {
    /// A memset of a single row.
    pub fn row(address: DevicePtr, value: u32, element_bytes: u32, width: usize) -> Self {
        Fill { address, pitch: 0, value, element_bytes, width, height: 1, context: 0 }
    }

    /// Fills the memory; the answer is how many bytes.
    pub fn run(&self) -> Outcome<usize> {
        let element = self.element_bytes as usize;
        let row = self.width.checked_mul(element).ok_or(code::INVALID_VALUE)?;
        let pitch = if self.height > 1 { self.pitch } else { row };
        if !matches!(element, 1 | 2 | 4) || !(self.address as usize).is_multiple_of(element) || pitch < row {
            return Err(code::INVALID_VALUE);
        }
        if row == 0 || self.height == 0 {
            return Ok(0);
        }
        let span = pitch.checked_mul(self.height - 1).and_then(|rows| rows.checked_add(row));
        memory::check(self.address as usize, span.ok_or(code::INVALID_VALUE)?)?;
        for y in 0..self.height {
            self.fill_row(self.address as usize + y * pitch);
        }
        Ok(row * self.height)
    }

    fn fill_row(&self, start: usize) {
        let place = ptr::with_exposed_provenance_mut::<u8>(start);
        match self.element_bytes {
            // SAFETY: the whole range was checked to be allocated, and it is aligned to the element.
            1 => unsafe { place.write_bytes(self.value as u8, self.width) },
            2 => {
                // SAFETY: as above.
                let row = unsafe { std::slice::from_raw_parts_mut(place.cast::<u16>(), self.width) };
                row.fill(self.value as u16);
            }
            _ => {
                // SAFETY: as above.
                let row = unsafe { std::slice::from_raw_parts_mut(place.cast::<u32>(), self.width) };
                row.fill(self.value);
            }
        }
    }
}

fn rows(address: DevicePtr, pitch: usize, value: u32, element_bytes: u32, width: usize, height: usize) -> Op {
    Op::Fill(Fill { address, pitch, value, element_bytes, width, height, context: 0 })
}

driver! {
    fn cuMemsetD8_v2(address: DevicePtr, value: u8, count: usize) {
        submit(0, Op::Fill(Fill::row(address, value.into(), 1, count)))
    }

    fn cuMemsetD16_v2(address: DevicePtr, value: u16, count: usize) {
        submit(0, Op::Fill(Fill::row(address, value.into(), 2, count)))
    }

    fn cuMemsetD32_v2(address: DevicePtr, value: u32, count: usize) {
        submit(0, Op::Fill(Fill::row(address, value, 4, count)))
    }

    fn cuMemsetD8Async(address: DevicePtr, value: u8, count: usize, stream: Handle) {
        submit(stream, Op::Fill(Fill::row(address, value.into(), 1, count)))
    }

    fn cuMemsetD16Async(address: DevicePtr, value: u16, count: usize, stream: Handle) {
        submit(stream, Op::Fill(Fill::row(address, value.into(), 2, count)))
    }

    fn cuMemsetD32Async(address: DevicePtr, value: u32, count: usize, stream: Handle) {
        submit(stream, Op::Fill(Fill::row(address, value, 4, count)))
    }

    fn cuMemsetD2D8_v2(address: DevicePtr, pitch: usize, value: u8, width: usize, height: usize) {
        submit(0, rows(address, pitch, value.into(), 1, width, height))
    }

    fn cuMemsetD2D16_v2(address: DevicePtr, pitch: usize, value: u16, width: usize, height: usize) {
        submit(0, rows(address, pitch, value.into(), 2, width, height))
    }

    fn cuMemsetD2D32_v2(address: DevicePtr, pitch: usize, value: u32, width: usize, height: usize) {
        submit(0, rows(address, pitch, value, 4, width, height))
    }

    fn cuMemsetD2D8Async(address: DevicePtr, pitch: usize, value: u8, width: usize, height: usize, stream: Handle) {
        submit(stream, rows(address, pitch, value.into(), 1, width, height))
    }

    fn cuMemsetD2D16Async(address: DevicePtr, pitch: usize, value: u16, width: usize, height: usize, stream: Handle) {
        submit(stream, rows(address, pitch, value.into(), 2, width, height))
    }

    fn cuMemsetD2D32Async(address: DevicePtr, pitch: usize, value: u32, width: usize, height: usize, stream: Handle) {
        submit(stream, rows(address, pitch, value, 4, width, height))
    }
}
