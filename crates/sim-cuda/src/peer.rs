//! Peer access: every device can reach every other one, once a context enabled it.

use std::sync::atomic::Ordering::Relaxed;

use crate::abi::{Device, Handle, In, Out, Outcome, code, driver};
use crate::context::{self, Context};
use crate::device;

/// The bit that stands for a peer's device; fails for a context on the same device.
fn bit(context: &Context, peer: &Context) -> Outcome<u64> {
    if context.device == peer.device { Err(code::PEER_ACCESS_UNSUPPORTED) } else { Ok(1 << peer.device) }
}

driver! {
    fn cuDeviceCanAccessPeer(out: Out<i32>, device: Device, peer: Device) {
        device::get(device)?;
        device::get(peer)?;
        out.set(i32::from(device != peer))
    }

    fn cuCtxEnablePeerAccess(peer: Handle, flags: u32) {
        let context = context::current()?;
        let bit = bit(context, context::get(peer)?)?;
        if flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        match context.peers.fetch_or(bit, Relaxed) & bit {
            0 => Ok(()),
            _ => Err(code::PEER_ACCESS_ALREADY_ENABLED),
        }
    }

    fn cuCtxDisablePeerAccess(peer: Handle) {
        let context = context::current()?;
        let bit = bit(context, context::get(peer)?).map_err(|_| code::PEER_ACCESS_NOT_ENABLED)?;
        match context.peers.fetch_and(!bit, Relaxed) & bit {
            0 => Err(code::PEER_ACCESS_NOT_ENABLED),
            _ => Ok(()),
        }
    }

    /// Performance rank 0, access, native atomics and array access are all there.
    fn cuDeviceGetP2PAttribute(out: Out<i32>, attribute: i32, from: Device, to: Device) {
        device::get(from)?;
        device::get(to)?;
        if from == to {
            return Err(code::INVALID_DEVICE);
        }
        if !(1..=5).contains(&attribute) {
            return Err(code::INVALID_VALUE);
        }
        out.set(i32::from(matches!(attribute, 2..=4)))
    }

    fn cuDeviceGetP2PAtomicCapabilities(
        capabilities: Out<u32>, operations: In<i32>, count: u32, from: Device, to: Device,
    ) {
        device::get(from)?;
        device::get(to)?;
        for (i, _) in operations.list(count as usize)?.iter().enumerate() {
            capabilities.at(i).set(0)?;
        }
        Ok(())
    }
}
