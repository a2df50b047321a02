//! What calls speak of. The payloads are drawn in `docs/ring-format.md`.

use crate::record::{Class, Kind};

const fn definition(id: u16) -> Kind {
    Kind { class: Class::DEFINITION, id }
}

/// A thread took this ring; also a clock anchor.
pub const LEASE: Kind = definition(0);
/// The thread gave the ring back.
pub const RELEASE: Kind = definition(1);
/// A context was seen for the first time.
pub const CONTEXT: Kind = definition(2);
/// The name of a kernel handle.
pub const KERNEL: Kind = definition(3);
/// What an executable graph consists of, or a part of that.
pub const GRAPH: Kind = definition(4);
/// One node of an executable graph was changed.
pub const GRAPH_NODE: Kind = definition(5);
/// A pair of clock readings.
pub const ANCHOR: Kind = definition(6);
/// Text from the library about its own state.
pub const NOTE: Kind = definition(7);
/// Size, rank and device of an NCCL communicator.
pub const COMM: Kind = definition(8);
/// A library of a recorded layer was met.
pub const LIBRARY: Kind = definition(9);
