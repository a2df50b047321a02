//! Arrays, and copies between them and memory.

use crate::abi::{Code, Handle, In, Out, Outcome, code, runtime};
use crate::copy::Kind;
use crate::copy_shape::{Copy2d, Extent, Side2d};
use crate::state::Calls;

/// The driver's `CUDA_ARRAY3D_DESCRIPTOR`: what an array is like.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Descriptor {
    width: usize,
    height: usize,
    depth: usize,
    format: i32,
    channels: u32,
    flags: u32,
}

/// `cudaChannelFormatDesc`: bits of each channel, and what they are.
#[derive(Clone, Copy, Default)]
#[repr(C)]
struct Channels {
    bits: [i32; 4],
    kind: i32,
}

/// Kind of channel, bits of a channel, and the driver's number for both.
const FORMATS: [(i32, i32, i32); 8] = [
    (1, 8, 0x01),
    (1, 16, 0x02),
    (1, 32, 0x03),
    (0, 8, 0x08),
    (0, 16, 0x09),
    (0, 32, 0x0a),
    (2, 16, 0x10),
    (2, 32, 0x20),
];

impl Channels {
    /// The driver's format and number of channels.
    fn format(&self) -> Outcome<(i32, u32)> {
        let channels = self.bits.iter().filter(|bits| **bits != 0).count() as u32;
        let known = FORMATS.iter().find(|(kind, bits, _)| (*kind, *bits) == (self.kind, self.bits[0]));
        known.map(|(_, _, format)| (*format, channels)).ok_or(code::INVALID_VALUE)
    }

    fn from_descriptor(descriptor: &Descriptor) -> Channels {
        let known = FORMATS.iter().find(|(_, _, format)| *format == descriptor.format);
        let (kind, bits, _) = known.copied().unwrap_or_default();
        let mut channels = Channels { bits: [0; 4], kind };
        channels.bits.iter_mut().take(descriptor.channels as usize).for_each(|place| *place = bits);
        channels
    }
}

fn descriptor(d: Calls, array: Handle) -> Outcome<Descriptor> {
    let mut descriptor = Descriptor::default();
    d.plain.array_descriptor(&raw mut descriptor, array)?;
    Ok(descriptor)
}

/// Bytes of an element.
pub fn element_bytes(d: Calls, array: Handle) -> Outcome<usize> {
    let bits: i32 = Channels::from_descriptor(&descriptor(d, array)?).bits.iter().sum();
    Ok(bits as usize / 8)
}

fn create(d: Calls, out: Out<Handle>, channels: In<Channels>, extent: Extent, flags: u32) -> Outcome {
    let (format, channels) = channels.get()?.format()?;
    let Extent { width, height, depth } = extent;
    d.plain.array_create(out, &Descriptor { width, height, depth, format, channels, flags })
}

/// Memory to array.
fn fill(to: Side2d, from: usize, pitch: usize, size: (usize, usize), kind: i32) -> Outcome<Copy2d> {
    let kind = Kind::from_number(kind)?;
    let from = Side2d::memory(from, pitch, kind.reads_host(), kind);
    Ok(Copy2d { from, to, width: size.0, height: size.1 })
}

/// Array to memory.
fn read(to: usize, pitch: usize, from: Side2d, size: (usize, usize), kind: i32) -> Outcome<Copy2d> {
    let kind = Kind::from_number(kind)?;
    let to = Side2d::memory(to, pitch, kind.writes_host(), kind);
    Ok(Copy2d { from, to, width: size.0, height: size.1 })
}

/// A description; it is answered by value.
extern "C" fn channels(x: i32, y: i32, z: i32, w: i32, kind: i32) -> Channels {
    Channels { bits: [x, y, z, w], kind }
}

/// The function that answers no status.
pub const CHANNELS: &[(&str, Code)] = &[("cudaCreateChannelDesc", Code::new(channels as *const ()))];

runtime! {
    ctx fn cudaMallocArray(d, out: Out<Handle>, channels: In<Channels>, width: usize, height: usize, flags: u32) {
        create(d, out, channels, Extent { width, height, depth: 0 }, flags)
    }

    ctx fn cudaMalloc3DArray(d, out: Out<Handle>, channels: In<Channels>, extent: Extent, flags: u32) {
        create(d, out, channels, extent, flags)
    }

    ctx fn cudaFreeArray(d, array: Handle) {
        if array == 0 { Ok(()) } else { d.plain.array_destroy(array) }
    }

    ctx fn cudaArrayGetInfo(d, channels: Out<Channels>, extent: Out<Extent>, flags: Out<u32>, array: Handle) {
        let found = descriptor(d, array)?;
        channels.offer(Channels::from_descriptor(&found));
        extent.offer(Extent { width: found.width, height: found.height, depth: found.depth });
        flags.offer(found.flags);
        Ok(())
    }

    ctx fn cudaGetChannelDesc(d, channels: Out<Channels>, array: Handle) {
        channels.set(Channels::from_descriptor(&descriptor(d, array)?))
    }

    ptds fn cudaMemcpy2DToArray(
        d, array: Handle, x: usize, y: usize, from: usize, pitch: usize, width: usize, height: usize, kind: i32,
    ) {
        d.queue.copy_2d(&fill(Side2d::array(array, x, y), from, pitch, (width, height), kind)?)
    }

    ptsz fn cudaMemcpy2DToArrayAsync(
        d, array: Handle, x: usize, y: usize, from: usize, pitch: usize, width: usize, height: usize, kind: i32,
        stream: Handle,
    ) {
        d.queue.copy_2d_async(&fill(Side2d::array(array, x, y), from, pitch, (width, height), kind)?, stream)
    }

    ptds fn cudaMemcpy2DFromArray(
        d, to: usize, pitch: usize, array: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32,
    ) {
        d.queue.copy_2d(&read(to, pitch, Side2d::array(array, x, y), (width, height), kind)?)
    }

    ptsz fn cudaMemcpy2DFromArrayAsync(
        d, to: usize, pitch: usize, array: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32,
        stream: Handle,
    ) {
        d.queue.copy_2d_async(&read(to, pitch, Side2d::array(array, x, y), (width, height), kind)?, stream)
    }
}
