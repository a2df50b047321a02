//! What a worker can't decide by itself and sets aside for the time line.

use crate::call::Kept;
use crate::comm;
use crate::copies::Pending;
use crate::derived::{Copied, Detail};
use crate::memory::Event;
use crate::nest::{Edge, Left};

/// A part of the trace that has to be seen in the order of time.
pub enum Deferred {
    /// A stream-ordered call, made while something was capturing.
    Call(Box<Kept>),
    /// A change of memory.
    Memory(Event),
    /// A copy whose direction the memory of its time tells.
    Copy(Pending),
    /// A call that has to do with communication.
    Communication(comm::Event),
    /// A call whose inner calls may stand in an earlier batch.
    Edge(Box<Edge>),
    /// What inner calls did, for a call of a later batch.
    Left(Box<Left>),
    /// A copy that is asked for by itself, and what memory has still to tell of it.
    Copied(Box<(Copied, Option<Pending>)>),
    /// What was asked for one by one.
    Details(Vec<Detail>),
}
