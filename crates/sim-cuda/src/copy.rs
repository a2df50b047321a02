//! Copies of every shape, which all become one shape.
//!
//! A copy is laid out as the parameters of a three-dimensional peer copy, the largest of the driver's forms; the
//! smaller ones are filled into it. Bytes really move, at once.

use std::ptr;

use crate::abi::{DevicePtr, Handle, In, Out, Outcome, code, driver};
use crate::array;
use crate::context;
use crate::device;
use crate::memory;
use crate::op::Op;
use crate::stream::submit;

/// Numbers of the kinds of memory.
pub mod space {
    pub const HOST: u32 = 1;
    pub const DEVICE: u32 = 2;
    pub const ARRAY: u32 = 3;
    pub const UNIFIED: u32 = 4;
}

/// One end of a copy.
///
/// ```text
/// 0 x bytes | 8 y | 16 z | 24 level | 32 kind | 40 host | 48 device | 56 array | 64 context | 72 pitch | 80 height
/// ```
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Side {
    pub x: usize,
    pub y: usize,
    pub z: usize,
    pub level: usize,
    pub kind: u32,
    pub host: usize,
    pub device: DevicePtr,
    pub array: Handle,
    pub context: Handle,
    pub pitch: usize,
    pub height: usize,
}

/// A copy: both ends, then bytes of a row, rows and slices.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Copy3d {
    pub from: Side,
    pub to: Side,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// One end of a two-dimensional copy.
#[derive(Clone, Copy)]
#[repr(C)]
struct Side2d {
    x: usize,
    y: usize,
    kind: u32,
    host: usize,
    device: DevicePtr,
    array: Handle,
    pitch: usize,
}

/// A two-dimensional copy.
#[derive(Clone, Copy)]
#[repr(C)]
struct Copy2d {
    from: Side2d,
    to: Side2d,
    width: usize,
    height: usize,
}

const _: () = assert!(size_of::<Copy3d>() == 200 && size_of::<Copy2d>() == 128);

/// Where the bytes of one end are.
struct CopyEnd {
    start: usize,
    pitch: usize,
    slice: usize,
}

impl Side {
    const NOWHERE: Side = Side {
        x: 0,
        y: 0,
        z: 0,
        level: 0,
        kind: 0,
        host: 0,
        device: 0,
        array: 0,
        context: 0,
        pitch: 0,
        height: 0,
    };

    /// One end of a copy that is in host memory.
    pub fn host(address: usize) -> Side {
        Side { kind: space::HOST, host: address, ..Side::NOWHERE }
    }

    /// One end of a copy that is in device memory.
    pub fn device(address: DevicePtr) -> Side {
        Side { kind: space::DEVICE, device: address, ..Side::NOWHERE }
    }

    /// Memory that the address itself tells the kind of.
    pub fn unified(address: DevicePtr) -> Side {
        Side { kind: space::UNIFIED, device: address, ..Side::NOWHERE }
    }

    /// An array, from a byte of it on.
    pub fn array(array: Handle, offset: usize) -> Side {
        Side { kind: space::ARRAY, array, x: offset, ..Side::NOWHERE }
    }

    /// Finds and checks all bytes of this end.
    fn place(&self, copy: &Copy3d) -> Outcome<CopyEnd> {
        if self.kind == space::ARRAY {
            return self.array_place(copy);
        }
        let extent = Extent::from_side(self, copy).ok_or(code::INVALID_VALUE)?;
        let base = if self.kind == space::HOST { self.host } else { self.device as usize };
        let start = base.checked_add(extent.offset).ok_or(code::INVALID_VALUE)?;
        match self.kind {
            space::HOST if base != 0 => {}
            space::DEVICE => memory::check(start, extent.span)?,
            space::UNIFIED if base != 0 => check_unified(start, extent.span)?,
            _ => return Err(code::INVALID_VALUE),
        }
        Ok(CopyEnd { start, pitch: extent.pitch, slice: extent.slice })
    }

    fn array_place(&self, copy: &Copy3d) -> Outcome<CopyEnd> {
        let array = array::get(self.array)?;
        let (pitch, rows) = (array.row_bytes, array.rows());
        let extent =
            Extent::from_side(&Side { pitch, height: rows, ..*self }, copy).ok_or(code::INVALID_VALUE)?;
        if extent.offset.checked_add(extent.span).is_none_or(|end| end > array.bytes()) {
            return Err(code::INVALID_VALUE);
        }
        Ok(CopyEnd { start: array.base + extent.offset, pitch, slice: extent.slice })
    }
}

/// How far one end of a copy reaches.
struct Extent {
    offset: usize,
    span: usize,
    pitch: usize,
    slice: usize,
}

impl Extent {
    /// `None` where rows or slices overlap, or a number is out of any range.
    fn from_side(side: &Side, copy: &Copy3d) -> Option<Extent> {
        let row = side.x.checked_add(copy.width)?;
        let pitch = if side.pitch == 0 { row } else { side.pitch };
        let reach = side.y.checked_add(copy.height)?;
        let rows = if side.height == 0 { reach } else { side.height };
        if (copy.height > 1 || copy.depth > 1) && pitch < row || copy.depth > 1 && rows < reach {
            return None;
        }
        let slice = pitch.checked_mul(rows)?;
        let at = |x: usize, y: usize, z: usize| {
            x.checked_add(y.checked_mul(pitch)?)?.checked_add(z.checked_mul(slice)?)
        };
        let offset = at(side.x, side.y, side.z)?;
        let span = at(copy.width, copy.height - 1, copy.depth - 1)?;
        Some(Extent { offset, span, pitch, slice })
    }
}

/// Known memory must be whole; unknown addresses are taken for host memory unless a device's range holds them.
fn check_unified(start: usize, span: usize) -> Outcome {
    match memory::find(start) {
        Ok(_) => memory::check(start, span),
        Err(_) if device::owns(start) => Err(code::INVALID_VALUE),
        Err(_) => Ok(()),
    }
}

impl Copy3d {
    /// A copy of `bytes` from one place to another.
    pub fn flat(to: Side, from: Side, bytes: usize) -> Self {
        Copy3d { from, to, width: bytes, height: 1, depth: 1 }
    }

    /// Moves the bytes; the answer is how many.
    pub fn run(&self) -> Outcome<usize> {
        let total = self.width.checked_mul(self.height).and_then(|slice| slice.checked_mul(self.depth));
        let total = total.ok_or(code::INVALID_VALUE)?;
        if total == 0 {
            return Ok(0);
        }
        let (from, to) = (self.from.place(self)?, self.to.place(self)?);
        for z in 0..self.depth {
            for y in 0..self.height {
                let source = ptr::with_exposed_provenance::<u8>(from.start + z * from.slice + y * from.pitch);
                let target = ptr::with_exposed_provenance_mut::<u8>(to.start + z * to.slice + y * to.pitch);
                // SAFETY: device ends were checked to be allocated, and the program vouches for host ends.
                unsafe { ptr::copy(source, target, self.width) };
            }
        }
        Ok(total)
    }
}

impl From<Copy2d> for Copy3d {
    fn from(copy: Copy2d) -> Self {
        let side = |side: Side2d| Side {
            x: side.x,
            y: side.y,
            kind: side.kind,
            host: side.host,
            device: side.device,
            array: side.array,
            pitch: side.pitch,
            ..Side::NOWHERE
        };
        Copy3d { from: side(copy.from), to: side(copy.to), width: copy.width, height: copy.height, depth: 1 }
    }
}

fn flat(to: Side, from: Side, bytes: usize, stream: Handle) -> Outcome {
    submit(stream, Op::Copy(Copy3d::flat(to, from, bytes)))
}

fn peer(
    to: DevicePtr,
    to_context: Handle,
    from: DevicePtr,
    from_context: Handle,
    bytes: usize,
    stream: Handle,
) -> Outcome {
    context::get(to_context)?;
    context::get(from_context)?;
    let to = Side { context: to_context, ..Side::device(to) };
    let from = Side { context: from_context, ..Side::device(from) };
    flat(to, from, bytes, stream)
}

/// Copies a list, one after the other; `failed` learns the index of the first that could not be done.
fn batch(
    to: In<DevicePtr>,
    from: In<DevicePtr>,
    bytes: In<usize>,
    count: usize,
    failed: Out<usize>,
    stream: Handle,
) -> Outcome {
    let lists = to.list(count)?.into_iter().zip(from.list(count)?).zip(bytes.list(count)?);
    for (i, ((to, from), bytes)) in lists.enumerate() {
        flat(Side::unified(to), Side::unified(from), bytes, stream).inspect_err(|_| failed.offer(i))?;
    }
    Ok(())
}

driver! {
    fn cuMemcpy(to: DevicePtr, from: DevicePtr, bytes: usize) {
        flat(Side::unified(to), Side::unified(from), bytes, 0)
    }

    fn cuMemcpyAsync(to: DevicePtr, from: DevicePtr, bytes: usize, stream: Handle) {
        flat(Side::unified(to), Side::unified(from), bytes, stream)
    }

    fn cuMemcpyHtoD_v2(to: DevicePtr, from: usize, bytes: usize) {
        flat(Side::device(to), Side::host(from), bytes, 0)
    }

    fn cuMemcpyHtoDAsync_v2(to: DevicePtr, from: usize, bytes: usize, stream: Handle) {
        flat(Side::device(to), Side::host(from), bytes, stream)
    }

    fn cuMemcpyDtoH_v2(to: usize, from: DevicePtr, bytes: usize) {
        flat(Side::host(to), Side::device(from), bytes, 0)
    }

    fn cuMemcpyDtoHAsync_v2(to: usize, from: DevicePtr, bytes: usize, stream: Handle) {
        flat(Side::host(to), Side::device(from), bytes, stream)
    }

    fn cuMemcpyDtoD_v2(to: DevicePtr, from: DevicePtr, bytes: usize) {
        flat(Side::device(to), Side::device(from), bytes, 0)
    }

    fn cuMemcpyDtoDAsync_v2(to: DevicePtr, from: DevicePtr, bytes: usize, stream: Handle) {
        flat(Side::device(to), Side::device(from), bytes, stream)
    }

    fn cuMemcpyPeer(to: DevicePtr, to_context: Handle, from: DevicePtr, from_context: Handle, bytes: usize) {
        peer(to, to_context, from, from_context, bytes, 0)
    }

    fn cuMemcpyPeerAsync(
        to: DevicePtr, to_context: Handle, from: DevicePtr, from_context: Handle, bytes: usize, stream: Handle,
    ) {
        peer(to, to_context, from, from_context, bytes, stream)
    }

    fn cuMemcpyDtoA_v2(to: Handle, offset: usize, from: DevicePtr, bytes: usize) {
        flat(Side::array(to, offset), Side::device(from), bytes, 0)
    }

    fn cuMemcpyAtoD_v2(to: DevicePtr, from: Handle, offset: usize, bytes: usize) {
        flat(Side::device(to), Side::array(from, offset), bytes, 0)
    }

    fn cuMemcpyHtoA_v2(to: Handle, offset: usize, from: usize, bytes: usize) {
        flat(Side::array(to, offset), Side::host(from), bytes, 0)
    }

    fn cuMemcpyHtoAAsync_v2(to: Handle, offset: usize, from: usize, bytes: usize, stream: Handle) {
        flat(Side::array(to, offset), Side::host(from), bytes, stream)
    }

    fn cuMemcpyAtoH_v2(to: usize, from: Handle, offset: usize, bytes: usize) {
        flat(Side::host(to), Side::array(from, offset), bytes, 0)
    }

    fn cuMemcpyAtoHAsync_v2(to: usize, from: Handle, offset: usize, bytes: usize, stream: Handle) {
        flat(Side::host(to), Side::array(from, offset), bytes, stream)
    }

    fn cuMemcpyAtoA_v2(to: Handle, to_offset: usize, from: Handle, from_offset: usize, bytes: usize) {
        flat(Side::array(to, to_offset), Side::array(from, from_offset), bytes, 0)
    }

    fn cuMemcpy2D_v2 | cuMemcpy2DUnaligned_v2(copy: In<Copy2d>) {
        submit(0, Op::Copy(copy.get()?.into()))
    }

    fn cuMemcpy2DAsync_v2(copy: In<Copy2d>, stream: Handle) {
        submit(stream, Op::Copy(copy.get()?.into()))
    }

    fn cuMemcpy3D_v2 | cuMemcpy3DPeer(copy: In<Copy3d>) {
        submit(0, Op::Copy(copy.get()?))
    }

    fn cuMemcpy3DAsync_v2 | cuMemcpy3DPeerAsync(copy: In<Copy3d>, stream: Handle) {
        submit(stream, Op::Copy(copy.get()?))
    }

    fn cuMemcpyBatchAsync(
        to: In<DevicePtr>, from: In<DevicePtr>, bytes: In<usize>, count: usize,
        _attributes: usize, _indices: usize, _attribute_count: usize, failed: Out<usize>, stream: Handle,
    ) {
        batch(to, from, bytes, count, failed, stream)
    }

    fn cuMemcpyBatchAsync_v2(
        to: In<DevicePtr>, from: In<DevicePtr>, bytes: In<usize>, count: usize,
        _attributes: usize, _indices: usize, _attribute_count: usize, stream: Handle,
    ) {
        batch(to, from, bytes, count, Out(ptr::null_mut()), stream)
    }

    fn cuMemcpyWithAttributesAsync(to: DevicePtr, from: DevicePtr, bytes: usize, _attributes: usize, stream: Handle) {
        flat(Side::unified(to), Side::unified(from), bytes, stream)
    }
}
