//! Copies of plain ranges, in every direction.

use crate::abi::{Device, Handle, Outcome, code, runtime};
use crate::state::{Calls, primary};

/// From where to where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Host to host.
    OnHost,
    /// Host to device.
    In,
    /// Device to host.
    Out,
    /// Device to device.
    OnDevice,
    /// The addresses say.
    Any,
}

impl Kind {
    /// From the runtime's number.
    pub fn from_number(kind: i32) -> Outcome<Kind> {
        match kind {
            0 => Ok(Kind::OnHost),
            1 => Ok(Kind::In),
            2 => Ok(Kind::Out),
            3 => Ok(Kind::OnDevice),
            4 => Ok(Kind::Any),
            _ => Err(code::INVALID_MEMCPY_DIRECTION),
        }
    }

    /// Whether it reads host memory.
    pub fn reads_host(self) -> bool {
        matches!(self, Kind::OnHost | Kind::In)
    }

    /// Whether it writes host memory.
    pub fn writes_host(self) -> bool {
        matches!(self, Kind::OnHost | Kind::Out)
    }
}

/// Copies with the driver's function for this direction.
pub fn copy(d: Calls, to: usize, from: usize, bytes: usize, kind: i32) -> Outcome {
    match Kind::from_number(kind)? {
        _ if bytes == 0 => Ok(()),
        Kind::In => d.queue.copy_in(to, from, bytes),
        Kind::Out => d.queue.copy_out(to, from, bytes),
        Kind::OnDevice => d.queue.copy_within(to, from, bytes),
        Kind::OnHost | Kind::Any => d.queue.copy(to, from, bytes),
    }
}

/// The same in a stream.
pub fn copy_async(d: Calls, to: usize, from: usize, bytes: usize, kind: i32, stream: Handle) -> Outcome {
    match Kind::from_number(kind)? {
        _ if bytes == 0 => Ok(()),
        Kind::In => d.queue.copy_in_async(to, from, bytes, stream),
        Kind::Out => d.queue.copy_out_async(to, from, bytes, stream),
        Kind::OnDevice => d.queue.copy_within_async(to, from, bytes, stream),
        Kind::OnHost | Kind::Any => d.queue.copy_async(to, from, bytes, stream),
    }
}

runtime! {
    ptds fn cudaMemcpy(d, to: usize, from: usize, bytes: usize, kind: i32) {
        copy(d, to, from, bytes, kind)
    }

    ptsz fn cudaMemcpyAsync(d, to: usize, from: usize, bytes: usize, kind: i32, stream: Handle) {
        copy_async(d, to, from, bytes, kind, stream)
    }

    ctx fn cudaMemcpyPeer(d, to: usize, to_device: Device, from: usize, from_device: Device, bytes: usize) {
        d.queue.copy_peer(to, primary(to_device)?, from, primary(from_device)?, bytes)
    }

    ctx fn cudaMemcpyPeerAsync(
        d, to: usize, to_device: Device, from: usize, from_device: Device, bytes: usize, stream: Handle,
    ) {
        d.queue.copy_peer_async(to, primary(to_device)?, from, primary(from_device)?, bytes, stream)
    }
}
