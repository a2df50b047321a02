//! What a collector tells those who watch it.

use gputap_trace::{ProcessEntry, Stored};

/// Is told what was stored.
pub trait Observer {
    /// A process was found.
    fn process(&mut self, process: &ProcessEntry) {
        let _ = process;
    }

    /// The records of a ring from `position` on lie there.
    fn stored(&mut self, origin: RingOrigin, position: u64, place: Stored<'_>) {
        let _ = (origin, position, place);
    }

    /// The process with this number is gone: nothing of it will follow.
    fn gone(&mut self, process: u32) {
        let _ = process;
    }

    /// All rings were looked at.
    fn cycled(&mut self, counters: &Counters) {
        let _ = counters;
    }
}

/// An observer that ignores everything.
impl Observer for () {}

/// What one cycle did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cycle {
    /// Bytes moved from rings to the trace.
    pub bytes: u64,
    /// Largest part of a ring that was in use, in percent.
    pub fullest: u32,
    /// Calls among the records.
    pub calls: u64,
}

/// What the collector counted since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Calls stored in the trace.
    pub stored: u64,
    /// Calls dropped by the processes.
    pub dropped: u64,
    /// Calls that could not be written to disk.
    pub lost_on_disk: u64,
    /// Processes in the trace.
    pub processes: u32,
    /// Processes that could not be traced; known at the end.
    pub untraced: u64,
}

/// Where a record comes from.
#[derive(Clone, Copy, Debug)]
pub struct RingOrigin {
    /// Number of the process in the trace, from 1.
    pub process: u32,
    /// Pid of the process in its own namespace.
    pub pid: u32,
    /// Index of the ring.
    pub ring: u16,
    /// Whether ring times are TSC ticks.
    pub tsc: bool,
}
