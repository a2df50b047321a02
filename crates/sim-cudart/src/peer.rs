//! Access from one device to another.

use crate::abi::{Device, Out, runtime};
use crate::state::primary;

runtime! {
    init fn cudaDeviceCanAccessPeer(d, can: Out<i32>, device: Device, peer: Device) {
        d.plain.can_access_peer(can, device, peer)
    }

    ctx fn cudaDeviceEnablePeerAccess(d, peer: Device, flags: u32) {
        d.plain.ctx_enable_peer(primary(peer)?, flags)
    }

    ctx fn cudaDeviceDisablePeerAccess(d, peer: Device) {
        d.plain.ctx_disable_peer(primary(peer)?)
    }

    init fn cudaDeviceGetP2PAttribute(d, value: Out<i32>, attribute: i32, from: Device, to: Device) {
        d.plain.p2p_attribute(value, attribute, from, to)
    }
}
