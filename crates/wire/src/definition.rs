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
/// A device that a context of the process is on; its payload is drawn by [`device`].
pub const DEVICE: Kind = definition(10);

/// A field that samples of this feed have values of: its id (u64), then its name, a NUL and its unit.
pub const FIELD: Kind = definition(11);

/// Payload of a [`DEVICE`]: ordinal (i32), bits of what is known (u32), and then by offset.
pub mod device {
    /// Bit: the UUIDs are known.
    pub const UUID: u32 = 1;
    /// Bit: it is a MIG device, a part of a GPU.
    pub const MIG: u32 = 2;
    /// Bit: the PCI address is known.
    pub const PCI: u32 = 4;
    /// Offset of its own UUID, 16 bytes.
    pub const UUID_AT: usize = 8;
    /// Offset of the UUID of the whole GPU, 16 bytes.
    pub const GPU_UUID_AT: usize = 24;
    /// Offset of the PCI address, text filled up with NULs.
    pub const PCI_AT: usize = 40;
    /// Bytes of it.
    pub const PCI_BYTES: usize = 16;
    /// Offset of the name, which goes to the end.
    pub const NAME_AT: usize = PCI_AT + PCI_BYTES;
}
