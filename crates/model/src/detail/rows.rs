//! What there is to know of each, and how it is found.

use gputap_catalog::Function;

use super::Wanted;
use crate::call::{Args, Call};
use crate::copies::{self, Pending};
use crate::effect::{self, Direction, Shape};
use crate::kernels::Config;
use crate::memory::{Allocation, Event, Memory, Replay, Usage};
use crate::scan::Joins;

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

pub(crate) fn launch(
    call: &Call,
    launch: &effect::Launch,
    function: &Function,
    joins: &Joins,
    captured: bool,
) -> Detail {
    let shaped = joins.mode.detail.is_some_and(|wanted| wanted.meets(Wanted::SHAPES));
    let kernel = launch.kernel.map(|word| call.args.value(word));
    let stream = match launch.shape {
        Shape::Words { stream, .. } if shaped => Some(call.args.value(stream)),
        Shape::Config { stream, .. } if shaped => call.args.field(function, stream),
        _ => None,
    };
    Detail::Launch(Launch {
        who: Who::new(call, captured),
        kernel,
        name: kernel.and_then(|h| joins.names.id_at(call.process, h, call.end_ns())),
        config: if shaped { Config::from_args(function, &call.args, launch) } else { None },
        stream,
    })
}

pub(crate) fn graph_launch(
    call: &Call,
    exec: u64,
    graph: Option<u32>,
    stream: Option<effect::Word>,
    captured: bool,
) -> Detail {
    let stream = stream.map(|word| call.args.value(word));
    Detail::Graph(GraphLaunch { who: Who::new(call, captured), exec, graph, stream })
}

/// A copy, and what is left to find out of it once the memory of its time is known.
pub(crate) fn copied(
    call: &Call,
    copy: &effect::Copy,
    function: &Function,
    joins: &Joins,
    captured: bool,
) -> (Copied, Option<Pending>) {
    let mut one = copies::Tally::default();
    let pending = one.copy(call, copy, function, &joins.devices, captured);
    let (direction, source, destination) = one.only();
    let row = Copied {
        who: Who::new(call, captured),
        direction,
        asynchronous: copy.asynchronous,
        bytes: call.args.bytes(function, &copy.bytes),
        count: copy.count.map_or(1, |word| call.args.value(word)),
        source,
        destination,
        stream: call.args.maybe(copy.stream),
    };
    (row, pending)
}

/// The copy that waited.
pub(crate) fn resolved(pending: &Pending, row: &Copied, memory: &Replay) -> Copied {
    let (direction, devices) = pending.ends(memory);
    let (source, destination) = devices.map(|(s, d)| (i32::from(s), i32::from(d))).unzip();
    Copied { direction, source, destination, ..*row }
}

/// A fill or a prefetch.
pub(crate) fn filled(
    call: &Call,
    direction: Direction,
    bytes: Option<u64>,
    stream: Option<effect::Word>,
    asynchronous: bool,
    captured: bool,
) -> Copied {
    let (who, stream) = (Who::new(call, captured), call.args.maybe(stream));
    Copied { who, direction, asynchronous, bytes, count: 1, source: None, destination: None, stream }
}

impl Args<'_> {
    /// The value of an argument that a function may not have.
    pub(crate) fn maybe(&self, word: Option<effect::Word>) -> Option<u64> {
        word.map(|word| self.value(word))
    }
}
