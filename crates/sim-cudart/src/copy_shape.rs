//! Copies of two and three dimensions: the runtime's parameters become the driver's.

use crate::abi::{Device, Handle, In, Outcome, code, runtime};
use crate::array;
use crate::copy::Kind;
use crate::state::{Calls, primary};

/// The driver's numbers for kinds of memory.
const HOST: u32 = 1;
const DEVICE: u32 = 2;
const ARRAY: u32 = 3;
const UNIFIED: u32 = 4;

/// One end of a two-dimensional copy, as the driver takes it.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Side2d {
    pub x: usize,
    pub y: usize,
    pub kind: u32,
    pub host: usize,
    pub device: usize,
    pub array: Handle,
    pub pitch: usize,
}

/// A two-dimensional copy, as the driver takes it.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Copy2d {
    pub from: Side2d,
    pub to: Side2d,
    pub width: usize,
    pub height: usize,
}

/// One end of a three-dimensional copy, as the driver takes it.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Side3d {
    pub x: usize,
    pub y: usize,
    pub z: usize,
    pub level: usize,
    pub kind: u32,
    pub host: usize,
    pub device: usize,
    pub array: Handle,
    pub context: Handle,
    pub pitch: usize,
    pub height: usize,
}

/// A three-dimensional copy, as the driver takes it.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Copy3d {
    pub from: Side3d,
    pub to: Side3d,
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// Memory with rows.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Pitched {
    pub address: usize,
    pub pitch: usize,
    pub width: usize,
    pub height: usize,
}

/// A size: bytes or elements of a row, rows, slices.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Extent {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// One end of the runtime's copy: an array or memory, and where in it.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct End {
    pub array: Handle,
    pub position: Extent,
    pub memory: Pitched,
}

/// The runtime's `cudaMemcpy3DParms`: a copy of three dimensions.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Params {
    pub from: End,
    pub to: End,
    pub extent: Extent,
    pub kind: i32,
}

/// The runtime's `cudaMemcpy3DPeerParms`: a copy of three dimensions between devices.
#[derive(Clone, Copy)]
#[repr(C)]
struct PeerParams {
    from: End,
    from_device: Device,
    to: End,
    to_device: Device,
    extent: Extent,
}

const _: () = assert!(size_of::<Copy2d>() == 128 && size_of::<Copy3d>() == 200);
const _: () = assert!(size_of::<Params>() == 160 && size_of::<PeerParams>() == 168);

/// The driver's kind of memory for one end.
fn space(on_host: bool, kind: Kind) -> u32 {
    match kind {
        Kind::Any => UNIFIED,
        _ if on_host => HOST,
        _ => DEVICE,
    }
}

impl Side2d {
    /// Memory with rows.
    pub fn memory(address: usize, pitch: usize, on_host: bool, kind: Kind) -> Side2d {
        let kind = space(on_host, kind);
        let (host, device) = if kind == HOST { (address, 0) } else { (0, address) };
        Side2d { kind, host, device, pitch, ..Side2d::default() }
    }

    /// An array from a byte of a row on.
    pub fn array(array: Handle, x: usize, y: usize) -> Side2d {
        Side2d { kind: ARRAY, array, x, y, ..Side2d::default() }
    }
}

impl End {
    /// This end for the driver; positions of arrays count elements.
    fn side(&self, on_host: bool, kind: Kind, element: usize, context: Handle) -> Side3d {
        let (x, y, z) = (self.position.width, self.position.height, self.position.depth);
        if self.array != 0 {
            return Side3d { x: x * element, y, z, kind: ARRAY, array: self.array, ..Side3d::default() };
        }
        let flat = Side2d::memory(self.memory.address, self.memory.pitch, on_host, kind);
        let Side2d { kind, host, device, pitch, .. } = flat;
        Side3d {
            x,
            y,
            z,
            kind,
            host,
            device,
            context,
            pitch,
            height: self.memory.height,
            ..Side3d::default()
        }
    }

    fn element(&self, d: Calls) -> Outcome<usize> {
        if self.array == 0 { Ok(1) } else { array::element_bytes(d, self.array) }
    }
}

/// Bytes of an element: the extent of a copy with an array counts elements.
fn element(d: Calls, from: &End, to: &End) -> Outcome<usize> {
    Ok(from.element(d)?.max(to.element(d)?))
}

impl Params {
    /// The same for the driver.
    pub fn for_driver(&self, d: Calls) -> Outcome<Copy3d> {
        let kind = Kind::from_number(self.kind)?;
        let element = element(d, &self.from, &self.to)?;
        let width = self.extent.width.checked_mul(element).ok_or(code::INVALID_VALUE)?;
        Ok(Copy3d {
            from: self.from.side(kind.reads_host(), kind, element, 0),
            to: self.to.side(kind.writes_host(), kind, element, 0),
            width,
            height: self.extent.height,
            depth: self.extent.depth,
        })
    }
}

impl From<&Copy3d> for Params {
    /// What the driver keeps of a copy between memories; arrays' positions stay in bytes.
    fn from(copy: &Copy3d) -> Params {
        let end = |side: &Side3d| End {
            array: side.array,
            position: Extent { width: side.x, height: side.y, depth: side.z },
            memory: Pitched {
                address: if side.kind == HOST { side.host } else { side.device },
                pitch: side.pitch,
                width: copy.width,
                height: side.height,
            },
        };
        let extent = Extent { width: copy.width, height: copy.height, depth: copy.depth };
        let kind = match (copy.from.kind, copy.to.kind) {
            (HOST, HOST) => 0,
            (HOST, _) => 1,
            (_, HOST) => 2,
            (UNIFIED, _) | (_, UNIFIED) => 4,
            _ => 3,
        };
        Params { from: end(&copy.from), to: end(&copy.to), extent, kind }
    }
}

impl PeerParams {
    fn for_driver(&self, d: Calls) -> Outcome<Copy3d> {
        let element = element(d, &self.from, &self.to)?;
        let width = self.extent.width.checked_mul(element).ok_or(code::INVALID_VALUE)?;
        let (kind, from, to) = (Kind::OnDevice, primary(self.from_device)?, primary(self.to_device)?);
        Ok(Copy3d {
            from: self.from.side(false, kind, element, from),
            to: self.to.side(false, kind, element, to),
            width,
            height: self.extent.height,
            depth: self.extent.depth,
        })
    }
}

fn flat(
    to: usize,
    to_pitch: usize,
    from: usize,
    from_pitch: usize,
    width: usize,
    height: usize,
    kind: i32,
) -> Outcome<Copy2d> {
    let kind = Kind::from_number(kind)?;
    if width > to_pitch || width > from_pitch {
        // cudaErrorInvalidPitchValue
        return Err(gputap_sim_base::abi::Status(12));
    }
    let from = Side2d::memory(from, from_pitch, kind.reads_host(), kind);
    let to = Side2d::memory(to, to_pitch, kind.writes_host(), kind);
    Ok(Copy2d { from, to, width, height })
}

runtime! {
    ptds fn cudaMemcpy2D(d, to: usize, to_pitch: usize, from: usize, from_pitch: usize, width: usize, height: usize, kind: i32) {
        d.queue.copy_2d(&flat(to, to_pitch, from, from_pitch, width, height, kind)?)
    }

    ptsz fn cudaMemcpy2DAsync(
        d, to: usize, to_pitch: usize, from: usize, from_pitch: usize, width: usize, height: usize, kind: i32, stream: Handle,
    ) {
        d.queue.copy_2d_async(&flat(to, to_pitch, from, from_pitch, width, height, kind)?, stream)
    }

    ptds fn cudaMemcpy3D(d, params: In<Params>) {
        d.queue.copy_3d(&params.get()?.for_driver(d)?)
    }

    ptsz fn cudaMemcpy3DAsync(d, params: In<Params>, stream: Handle) {
        d.queue.copy_3d_async(&params.get()?.for_driver(d)?, stream)
    }

    ptds fn cudaMemcpy3DPeer(d, params: In<PeerParams>) {
        d.queue.copy_3d_peer(&params.get()?.for_driver(d)?)
    }

    ptsz fn cudaMemcpy3DPeerAsync(d, params: In<PeerParams>, stream: Handle) {
        d.queue.copy_3d_peer_async(&params.get()?.for_driver(d)?, stream)
    }
}
