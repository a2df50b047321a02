//! What single calls did, a value each: launches, copies, allocations, operations. They are the rows of the derived tables.
//!
//! Who finds them is told beforehand which are [`Wanted`].

mod wanted;

use crate::call::Call;
use crate::effect::Direction;
use crate::kernels::Config;
use crate::memory::{Allocation, Event, Memory, Usage};

pub use wanted::Wanted;

/// One of what was asked for.
#[derive(Clone, Debug)]
pub enum Detail {
    /// A launch of a kernel.
    Launch(Launch),
    /// A launch of a graph.
    Graph(GraphLaunch),
    /// A copy, fill or prefetch.
    Copy(Copied),
    /// An allocation of memory.
    Memory(Allocation),
    /// What a process has after a change of its memory.
    Level(Level),
    /// An operation between ranks.
    Operation(Box<Operation>),
}

/// The call that did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// Where the call stands in the traces: the same in every scan, and no other call's.
    pub row: u64,
    /// Number of the process in the trace.
    pub process: u32,
    /// Id of the calling thread.
    pub thread: u32,
    /// Number on its thread.
    pub number: u32,
    /// Id of the called function in the catalogue.
    pub api: u16,
    /// Context number, 0 unknown.
    pub context: u32,
    /// Ordinal of the device; `None` where it is not known.
    pub device: Option<u16>,
    /// When the call was entered.
    pub start_ns: i64,
    /// Time inside the call.
    pub duration_ns: i64,
    /// It only made a node of a graph.
    pub captured: bool,
}

/// A launch of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch {
    /// The call that launched the kernel.
    pub who: Who,
    /// The kernel's handle, where the call has it.
    pub kernel: Option<u64>,
    /// Number of its name in [`Names`](crate::names::Names).
    pub name: Option<u32>,
    /// Its shape, where the record has it.
    pub config: Option<Config>,
    /// The stream that the kernel goes into; `None` where it is not known.
    pub stream: Option<u64>,
}

/// A launch of a graph.
#[derive(Clone, Copy, Debug)]
pub struct GraphLaunch {
    /// The call that launched the graph.
    pub who: Who,
    /// Handle of the executable graph (CUgraphExec).
    pub exec: u64,
    /// Index in the trace's table of graphs.
    pub graph: Option<u32>,
    /// The stream that the graph goes into; `None` where the function takes none.
    pub stream: Option<u64>,
}

/// What a process has after a change of its memory.
#[derive(Clone, Debug, Default)]
pub struct Level {
    /// Number of the process in the trace.
    pub process: u32,
    /// Thread that made the change.
    pub thread: u32,
    /// Function that made it.
    pub api: u16,
    /// When the change took effect.
    pub time_ns: i64,
    /// All memory on GPUs.
    pub device: Usage,
    /// All page-locked memory of the host.
    pub host: Usage,
    /// Bytes by device ordinal; -1 where the device is not known.
    pub by_device: Box<[(i32, u64)]>,
}

impl Level {
    /// After `event`, which made `now` of the memory of its process.
    pub fn new(event: &Event, now: &Memory) -> Level {
        Level {
            process: event.process,
            thread: event.thread,
            api: event.api,
            time_ns: event.time_ns,
            device: now.device,
            host: now.host,
            by_device: now.by_device.iter().map(|(device, usage)| (*device, usage.live_bytes)).collect(),
        }
    }
}

impl Copied {
    /// Whether it is a copy, and not a fill or prefetch.
    pub fn is_copy(&self) -> bool {
        !matches!(self.direction, Direction::Memset | Direction::Prefetch)
    }
}

/// A copy, fill or prefetch.
#[derive(Clone, Copy, Debug)]
pub struct Copied {
    /// The call that moved or set the data.
    pub who: Who,
    /// From where to where the data went, or that it was a fill or a prefetch.
    pub direction: Direction,
    /// Whether the call may return before the data has moved.
    pub asynchronous: bool,
    /// Bytes, where the record says so.
    pub bytes: Option<u64>,
    /// Copies that the call stands for.
    pub count: u64,
    /// Device read from, for a copy between two.
    pub source: Option<i32>,
    /// Device written to.
    pub destination: Option<i32>,
    /// The stream that the work goes into; `None` where the function takes none.
    pub stream: Option<u64>,
}

/// An operation between ranks.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The call of the operation.
    pub who: Who,
    /// Name without the library's prefix.
    pub name: &'static str,
    /// `collective`, `out`, `in` or `signal`.
    pub kind: &'static str,
    /// Bytes as the call counts them, where the size is known.
    pub bytes: Option<u64>,
    /// Communicator or team.
    pub handle: u64,
    /// The same in all ranks of the communicator.
    pub communicator: Option<u64>,
    /// Ranks of the communicator.
    pub size: Option<i32>,
    /// The caller's rank in it.
    pub rank: Option<i32>,
    /// The other rank.
    pub peer: Option<i32>,
    /// Rank that a collective starts from or ends at, where it has one.
    pub root: Option<i32>,
    /// Type of the elements.
    pub datatype: Option<&'static str>,
    /// Name of the reduction, such as a sum, where there is one.
    pub reduction: Option<&'static str>,
    /// Inside a group.
    pub grouped: bool,
    /// Number of the collective on its communicator, from 0.
    pub sequence: Option<u64>,
    /// How long after the first rank it was entered, where ranks can be matched.
    pub late_ns: Option<u64>,
}

impl Who {
    pub(crate) fn new(call: &Call, captured: bool) -> Who {
        Who {
            row: call.row,
            process: call.process,
            thread: call.thread,
            number: call.number,
            api: call.api,
            context: call.context,
            device: call.device,
            start_ns: call.start_ns,
            duration_ns: call.duration_ns,
            captured,
        }
    }
}
