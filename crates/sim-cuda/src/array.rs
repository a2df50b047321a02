//! Arrays: memory without addresses, whose rows a copy names by position.

use crate::abi::{Device, Handle, In, Out, Outcome, code, driver};
use crate::arena::GRAIN;
use crate::capture;
use crate::context;
use crate::device;
use gputap_sim_base::slab::Slab;

/// One array. Layered and cube arrays are arrays with depth.
pub struct Array {
    /// Where its bytes are; a program never learns this.
    pub base: usize,
    /// Bytes of a row; rows follow each other without gaps.
    pub row_bytes: usize,
    description: Description,
    device: Device,
    /// Bytes taken of the device; 0 for a level of a mipmapped array, which owns nothing.
    span: usize,
}

/// Levels of halving size.
struct Mipmap {
    description: Description,
    levels: Vec<Handle>,
}

/// What a program says of a three-dimensional array.
#[derive(Clone, Copy)]
#[repr(C)]
struct Description {
    width: usize,
    height: usize,
    depth: usize,
    format: u32,
    channels: u32,
    flags: u32,
}

/// What a program says of a two-dimensional array.
#[derive(Clone, Copy)]
#[repr(C)]
struct Flat {
    width: usize,
    height: usize,
    format: u32,
    channels: u32,
}

/// Bytes and alignment an array needs.
#[derive(Clone, Copy)]
#[repr(C)]
struct Requirements {
    bytes: usize,
    align: usize,
    reserved: [u32; 4],
}

const _: () =
    assert!(size_of::<Description>() == 40 && size_of::<Flat>() == 24 && size_of::<Requirements>() == 32);

static ARRAYS: Slab<Array> = Slab::new();
static MIPMAPS: Slab<Mipmap> = Slab::new();

/// A live array.
pub fn get(handle: Handle) -> Outcome<&'static Array> {
    ARRAYS.get(handle).ok_or(code::INVALID_HANDLE)
}

impl Array {
    /// Rows of a slice.
    pub fn rows(&self) -> usize {
        self.description.height.max(1)
    }

    /// Bytes of all slices.
    pub fn bytes(&self) -> usize {
        self.row_bytes * self.rows() * self.description.depth.max(1)
    }
}

impl Description {
    fn row_bytes(&self) -> Option<usize> {
        let element = match self.format {
            0x01 | 0x08 => 1,
            0x02 | 0x09 | 0x10 => 2,
            0x03 | 0x0a | 0x20 => 4,
            _ => return None,
        };
        let channels = Some(self.channels).filter(|n| matches!(n, 1 | 2 | 4))?;
        self.width.checked_mul(element * channels as usize).filter(|bytes| *bytes > 0)
    }

    fn bytes(&self) -> Option<usize> {
        self.row_bytes()?.checked_mul(self.height.max(1))?.checked_mul(self.depth.max(1))
    }

    fn halved(&self, level: u32) -> Description {
        let halve = |size: usize| if size == 0 { 0 } else { (size >> level.min(63)).max(1) };
        Description {
            width: halve(self.width),
            height: halve(self.height),
            depth: halve(self.depth),
            ..*self
        }
    }
}

impl From<Flat> for Description {
    fn from(flat: Flat) -> Self {
        let Flat { width, height, format, channels } = flat;
        Description { width, height, depth: 0, format, channels, flags: 0 }
    }
}

fn create(description: Description) -> Outcome<Handle> {
    let device = context::current()?.device;
    capture::forbid_unsafe()?;
    let row_bytes = description.row_bytes().ok_or(code::INVALID_VALUE)?;
    let bytes = description.bytes().ok_or(code::INVALID_VALUE)?;
    let span = bytes.checked_next_multiple_of(GRAIN).ok_or(code::OUT_OF_MEMORY)?;
    let base = device::get(device)?.take(span)?;
    ARRAYS.create(|_| Array { base, row_bytes, description, device, span }).ok_or(code::OUT_OF_MEMORY)
}

fn destroy(handle: Handle) -> Outcome {
    let array = get(handle)?;
    device::get(array.device)?.give(array.base, array.span);
    ARRAYS.destroy(handle).ok_or(code::INVALID_HANDLE)
}

fn requirements(description: &Description) -> Outcome<Requirements> {
    let bytes = description.bytes().ok_or(code::INVALID_VALUE)?;
    Ok(Requirements { bytes, align: GRAIN, reserved: [0; 4] })
}

driver! {
    fn cuArrayCreate_v2(out: Out<Handle>, description: In<Flat>) {
        out.required()?;
        out.set(create(description.get()?.into())?)
    }

    fn cuArray3DCreate_v2(out: Out<Handle>, description: In<Description>) {
        out.required()?;
        out.set(create(description.get()?)?)
    }

    fn cuArrayGetDescriptor_v2(out: Out<Flat>, handle: Handle) {
        let Description { width, height, format, channels, .. } = get(handle)?.description;
        out.set(Flat { width, height, format, channels })
    }

    fn cuArray3DGetDescriptor_v2(out: Out<Description>, handle: Handle) {
        out.set(get(handle)?.description)
    }

    fn cuArrayDestroy(handle: Handle) {
        context::current()?.wait();
        destroy(handle)
    }

    fn cuArrayGetMemoryRequirements(out: Out<Requirements>, handle: Handle, device: Device) {
        device::get(device)?;
        out.set(requirements(&get(handle)?.description)?)
    }

    /// Each level is an array of its own.
    fn cuMipmappedArrayCreate(out: Out<Handle>, description: In<Description>, levels: u32) {
        out.required()?;
        let description = description.get()?;
        if levels == 0 {
            return Err(code::INVALID_VALUE);
        }
        let levels: Outcome<Vec<Handle>> = (0..levels.min(32)).map(|level| create(description.halved(level))).collect();
        let levels = levels?;
        out.set(MIPMAPS.create(|_| Mipmap { description, levels }).ok_or(code::OUT_OF_MEMORY)?)
    }

    fn cuMipmappedArrayGetLevel(out: Out<Handle>, handle: Handle, level: u32) {
        let mipmap = MIPMAPS.get(handle).ok_or(code::INVALID_HANDLE)?;
        out.set(*mipmap.levels.get(level as usize).ok_or(code::INVALID_VALUE)?)
    }

    fn cuMipmappedArrayGetMemoryRequirements(out: Out<Requirements>, handle: Handle, device: Device) {
        device::get(device)?;
        out.set(requirements(&MIPMAPS.get(handle).ok_or(code::INVALID_HANDLE)?.description)?)
    }

    fn cuMipmappedArrayDestroy(handle: Handle) {
        context::current()?.wait();
        for level in &MIPMAPS.get(handle).ok_or(code::INVALID_HANDLE)?.levels {
            destroy(*level)?;
        }
        MIPMAPS.destroy(handle).ok_or(code::INVALID_HANDLE)
    }
}
