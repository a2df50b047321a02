//! One operation between ranks by itself.

use gputap_catalog::by_id;

use super::event::done;
use super::op::{self, Does, Kind};
use super::rows::enumerated;
use crate::call::Call;

/// An operation that was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called {
    /// Name without the library's prefix: `AllReduce`.
    pub operation: &'static str,
    /// Library.
    pub layer: &'static str,
    /// Whether all ranks of the communicator take part, rather than two.
    pub collective: bool,
    /// Elements times the size of their type, as the call counts them; `None` where the type is not known.
    pub bytes: Option<u64>,
    /// ncclComm_t, or the number of the team.
    pub comm: u64,
    /// Rank of the other side.
    pub peer: Option<i32>,
    /// Root of a collective.
    pub root: Option<i32>,
    /// Type of the elements.
    pub datatype: Option<&'static str>,
    /// Reduction.
    pub reduction: Option<&'static str>,
}

impl Called {
    /// What `call` asked for; `None` where it is no such operation.
    pub fn of(call: &Call) -> Option<Called> {
        let Does::Operation(op) = op::at(call.api)? else { return None };
        let done = done(call, by_id(call.api)?, op, false);
        Some(Called {
            operation: op.name,
            layer: op.layer.name(),
            collective: op.kind == Kind::Collective,
            bytes: done.bytes,
            comm: done.comm,
            peer: done.peer,
            root: done.root,
            datatype: enumerated(done.datatype, op.datatype.map(|(_, index)| index)),
            reduction: enumerated(done.reduction, op.reduction.map(|(_, index)| index)),
        })
    }
}
