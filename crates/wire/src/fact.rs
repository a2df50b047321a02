//! Ids of the records that are not calls. Their payloads are drawn in `docs/ring-format.md`.

/// A thread took this ring; also a clock anchor.
pub const LEASE: u16 = 0xF000;
/// The thread gave the ring back.
pub const RELEASE: u16 = 0xF001;
/// Calls were dropped between the record before and the record after.
pub const LOSS: u16 = 0xF002;
/// A context was seen for the first time.
pub const CONTEXT: u16 = 0xF003;
/// The name of a kernel handle.
pub const KERNEL: u16 = 0xF004;
/// What an executable graph consists of, or a part of that.
pub const GRAPH: u16 = 0xF005;
/// A pair of clock readings.
pub const ANCHOR: u16 = 0xF006;
/// Text from the library about its own state.
pub const NOTE: u16 = 0xF007;

/// One node of an executable graph was changed.
pub const GRAPH_NODE: u16 = 0xF008;
/// Size, rank and device of an NCCL communicator.
pub const COMM: u16 = 0xF009;
/// A library of a recorded layer was met.
pub const LIBRARY: u16 = 0xF00A;

/// Reasons in a LOSS record.
pub mod loss {
    /// The ring was full.
    pub const FULL: u64 = 0;
    /// The call was made by a signal handler that interrupted the recorder.
    pub const SIGNAL: u64 = 1;
}
