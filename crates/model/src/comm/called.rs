//! What a call moves between ranks, by itself.

use gputap_catalog::by_id;

use super::event::done;
use super::op::{self, Does};
use crate::call::Call;

/// The operation that `call` asks for, without the library's prefix, and its bytes as the call counts them; `None` where it
/// is no such operation.
pub fn called(call: &Call) -> Option<(&'static str, Option<u64>)> {
    let Does::Operation(op) = op::at(call.api)? else { return None };
    Some((op.name, done(call, by_id(call.api)?, op, false).bytes))
}
