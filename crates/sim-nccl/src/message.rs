//! Messages from one rank to another.

use crate::abi::{Handle, nccl};
use crate::collective::Call;
use crate::op::Kind;

nccl! {
    fn ncclSend(buffer: usize, count: usize, element: i32, peer: i32, comm: Handle, stream: Handle) {
        Call { name: "ncclSend", kind: Kind::Send, send: buffer, recv: 0, count, element, comm, stream }.with(peer)
    }

    fn ncclRecv(buffer: usize, count: usize, element: i32, peer: i32, comm: Handle, stream: Handle) {
        Call { name: "ncclRecv", kind: Kind::Recv, send: 0, recv: buffer, count, element, comm, stream }.with(peer)
    }
}
