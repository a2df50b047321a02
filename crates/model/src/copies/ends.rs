//! The two ends of a copy: memory types, addresses, and whose they are.

use gputap_catalog::Function;

use crate::call::Call;
use crate::effect::{Class, Direction, End};
use crate::memory::Replay;

/// Memory of the host as a CUmemorytype; its other values follow.
pub(super) const HOST: u64 = 1;
pub(super) const DEVICE: u64 = 2;
pub(super) const ARRAY: u64 = 3;
pub(super) const UNIFIED: u64 = 4;

/// A copy whose ends are addresses: who owns them at its time tells its direction.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Number of the process in the trace.
    pub process: u32,
    /// When it was called.
    pub time_ns: i64,
    pub(super) dst: u64,
    pub(super) src: u64,
    pub(super) bytes: u64,
    pub(super) host_ns: u64,
    pub(super) asynchronous: bool,
    /// Memory types of both ends; [`UNIFIED`] when the address has to tell.
    pub(super) kinds: (u8, u8),
}

impl Pending {
    /// The direction, and for a copy between devices source and destination.
    pub(crate) fn ends(&self, memory: &Replay) -> (Direction, Option<(u16, u16)>) {
        let (dst, dst_device) = end(memory, self.process, self.dst, self.kinds.0);
        let (src, src_device) = end(memory, self.process, self.src, self.kinds.1);
        let direction = direction_of(dst, src);
        let two = src_device.zip(dst_device).filter(|(s, d)| direction == Direction::DtoD && s != d);
        (if two.is_some() { Direction::Peer } else { direction }, two)
    }
}

/// Memory types of destination and source that a cudaMemcpyKind says; the addresses tell for cudaMemcpyDefault.
pub(super) fn memory_kinds(kind: u64) -> (u64, u64) {
    match kind {
        0 => (HOST, HOST),
        1 => (DEVICE, HOST),
        2 => (HOST, DEVICE),
        3 => (DEVICE, DEVICE),
        _ => (UNIFIED, UNIFIED),
    }
}

/// Address and memory type of one end of a copy of the runtime. A symbol of the program is on the device.
pub(super) fn end_of(call: &Call, function: &Function, end: End, kind: u64) -> (u64, u64) {
    match end {
        End::Address(Some(place)) => (call.args.place(function, place).unwrap_or(0), kind),
        End::Address(None) => (0, DEVICE),
        End::Array => (0, ARRAY),
        End::Either { array, address } => match call.args.field(function, array) {
            Some(0) | None => (call.args.field(function, address).unwrap_or(0), kind),
            Some(_) => (0, ARRAY),
        },
    }
}

/// Memory type and device of one end.
fn end(memory: &Replay, process: u32, address: u64, kind: u8) -> (u64, Option<u16>) {
    let owner = memory.owner(process, address);
    let device = owner.and_then(|o| o.device);
    if u64::from(kind) != UNIFIED {
        return (u64::from(kind), device);
    }
    match owner.map(|o| o.kind.class()) {
        Some(Class::Host) | None => (HOST, None),
        Some(_) => (DEVICE, device),
    }
}

/// The direction between two memory types.
pub(crate) fn direction_of(dst: u64, src: u64) -> Direction {
    match (src, dst) {
        (HOST, HOST) => Direction::HtoH,
        (HOST, DEVICE) => Direction::HtoD,
        (HOST, ARRAY) => Direction::HtoA,
        (DEVICE, HOST) => Direction::DtoH,
        (DEVICE, DEVICE) => Direction::DtoD,
        (DEVICE, ARRAY) => Direction::DtoA,
        (ARRAY, HOST) => Direction::AtoH,
        (ARRAY, DEVICE) => Direction::AtoD,
        (ARRAY, ARRAY) => Direction::AtoA,
        _ => Direction::Unknown,
    }
}
