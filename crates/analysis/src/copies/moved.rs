//! One copy, fill or prefetch by itself.

use gputap_catalog::by_id;

use super::{Devices, Tally};
use crate::call::Call;
use crate::effect::{self, Direction, Effect};
use crate::memory::Replay;

/// What one call moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Ends.
    pub direction: Direction,
    /// Whether the call may return before the data has moved.
    pub asynchronous: bool,
    /// Copies (a call with a list makes several).
    pub count: u64,
    /// Bytes; `None` where the record does not say.
    pub bytes: Option<u64>,
    /// Devices read from and written to, of a copy between devices.
    pub source: Option<i32>,
    /// See `source`.
    pub destination: Option<i32>,
}

impl Moved {
    /// What `call`, a successful one, moved; `memory` is that of its time. `None` when it moves nothing.
    ///
    /// It is counted by itself, so that it can't come out otherwise than in a report.
    pub fn of(call: &Call, captured: bool, devices: &Devices, memory: &Replay) -> Option<Moved> {
        let function = by_id(call.api)?;
        let mut one = Tally::default();
        match effect::at(call.api) {
            Effect::Copy(copy) => {
                if let Some(pending) = one.copy(call, copy, function, devices, captured) {
                    one.resolve(&pending, memory);
                }
            }
            Effect::Memset { bytes, stream } => {
                let bytes = call.args.bytes(function, bytes);
                one.other(call, Direction::Memset, bytes, stream.is_some(), captured);
            }
            Effect::Prefetch { bytes, .. } => {
                let bytes = call.args.bytes(function, bytes);
                one.other(call, Direction::Prefetch, bytes, true, captured);
            }
            _ => return None,
        }
        let row = one.rows().pop()?;
        let peer = one.peers().pop();
        Some(Moved {
            direction: row.direction,
            asynchronous: row.asynchronous,
            count: row.count,
            bytes: (row.without_size == 0 && !captured).then_some(row.bytes),
            source: peer.as_ref().and_then(|p| p.source),
            destination: peer.and_then(|p| p.destination),
        })
    }
}
