//! What a trace holds besides its calls, and the shape in which calls are handed to analyses.

use std::collections::BTreeMap;

use gputap_host::Placement;
use serde::{Deserialize, Serialize};

use crate::stored::PerKind;

/// Number of a process in a trace, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProcessId(pub u32);

/// Why calls are missing. The names are what reports print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossReason {
    /// The ring was full.
    RingFull,
    /// Made by a signal handler that interrupted the recorder.
    Signal,
    /// No ring could be had (memory, permissions).
    NoRing,
    /// The shared overflow ring was taken by another thread.
    OverflowBusy,
    /// Deleted by `--keep-last` or `--max-size`.
    Expired,
    /// Could not be written to disk.
    Disk,
    /// Published by the process but not readable any more (damaged ring or trace).
    Damaged,
}

impl LossReason {
    /// As tables and JSON have it.
    pub fn name(self) -> &'static str {
        match self {
            LossReason::RingFull => "ring_full",
            LossReason::Signal => "signal",
            LossReason::NoRing => "no_ring",
            LossReason::OverflowBusy => "overflow_busy",
            LossReason::Expired => "expired",
            LossReason::Disk => "disk",
            LossReason::Damaged => "damaged",
        }
    }
}

/// Calls seen and calls lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Calls that reached a recording hook.
    pub emitted: u64,
    /// Calls in the trace.
    pub stored: u64,
    /// Calls that are not, by reason; `emitted = stored + dropped`.
    pub dropped: BTreeMap<LossReason, u64>,
}

impl Totals {
    /// All dropped calls.
    pub fn dropped_total(&self) -> u64 {
        self.dropped.values().sum()
    }

    /// Adds those of another.
    pub(crate) fn add(&mut self, other: &Totals) {
        self.emitted += other.emitted;
        self.stored += other.stored;
        other.dropped.iter().for_each(|(reason, n)| *self.dropped.entry(*reason).or_default() += n);
    }
}

/// A traced process.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Process {
    /// Number in this trace, from 1.
    pub number: u32,
    /// Pid in its own namespace.
    pub pid: u32,
    /// Pid of its parent process.
    pub ppid: u32,
    /// User id that it runs under.
    pub uid: u32,
    /// When it made its first CUDA call, CLOCK_MONOTONIC ns.
    pub started_ns: i64,
    /// `exe`, `cwd`, `argv`, `host`, `RANK`, `SLURM_JOB_ID`, …
    pub facts: BTreeMap<String, String>,
    /// Rank, job and host, from the attributes.
    pub place: Placement,
    /// Whether TSC (true) or CLOCK_MONOTONIC was the clock.
    pub tsc: bool,
    /// Bits of the header's "how the library came in".
    pub injected: u32,
    /// Bits of the header's "ways in that were used".
    pub ways: u64,
    /// Driver entry points handed out that the catalogue does not know.
    pub unknown_entry_points: u64,
    /// Libraries opened with RTLD_DEEPBIND.
    pub deepbind: u64,
    /// Private export tables handed out.
    pub export_tables: u64,
    /// Kernel names that could not be recorded.
    pub names_lost: u64,
    /// Calls that the library itself made, by function.
    pub own_calls: BTreeMap<String, u64>,
    /// Calls that were counted and not recorded, by function. They are in none of the totals.
    #[serde(default)]
    pub counted: BTreeMap<u16, u64>,
    /// Whether its rings had been drained before: its earlier calls are not in this trace.
    #[serde(default)]
    pub joined_late: bool,
    /// How it ended; `None` when it had not, or nobody saw it.
    pub ended: Option<Ending>,
    /// Calls of the process that were seen, stored and lost.
    pub totals: Totals,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By exit(), or by returning from main.
    Exit,
    /// Without it: by a signal, by `_exit()`, as forked workers do, or by running another program in its place.
    Abrupt,
}

impl Ending {
    /// As tables and JSON have it.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Exit => "exit",
            Ending::Abrupt => "abrupt",
        }
    }
}

impl Process {
    /// Path of its program, where it is known.
    pub fn exe(&self) -> Option<&str> {
        self.facts.get("exe").map(String::as_str)
    }

    /// File name of its program, or its pid where that is not known.
    pub fn program(&self) -> String {
        let path = self.exe().or_else(|| self.facts.get("argv").map(String::as_str)).unwrap_or_default();
        let first = path.split(' ').next().unwrap_or(path);
        let name = first.rsplit('/').next().unwrap_or(first);
        if name.is_empty() { format!("pid {}", self.pid) } else { name.to_owned() }
    }
}

/// A thread of a traced process.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Thread {
    /// Number of the process that the thread belongs to.
    pub process: u32,
    /// Id of the thread in its process's namespace.
    pub tid: u32,
    /// Name when it first called.
    pub name: String,
    /// Calls of the thread that were seen, stored and lost.
    pub totals: Totals,
}

/// The name of a kernel handle from a moment on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kernel {
    /// Number of the process that has the handle.
    pub process: u32,
    /// CUfunction or CUkernel.
    pub handle: u64,
    /// From when on the handle has this name.
    pub from_ns: i64,
    /// Name of the kernel, mangled as the driver has it.
    pub name: String,
}

/// A CUDA context of a process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// Number of the process that the context belongs to.
    pub process: u32,
    /// Number within the process.
    pub context: u32,
    /// Ordinal of the device that the context is on.
    pub device: i32,
    /// The CUcontext handle of the context.
    pub handle: u64,
}

/// A device that a process used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Number of the process that used the device.
    pub process: u32,
    /// Ordinal, as the process counts.
    pub device: i32,
    /// UUID of the GPU or the MIG device, as nvidia-smi writes it.
    pub uuid: Option<String>,
    /// Whether it is a MIG device.
    pub mig: bool,
    /// PCI address of the GPU.
    pub pci: Option<String>,
    /// Name of the GPU.
    pub name: String,
    /// Number of the GPU or MIG device among all of the trace's, or of all traces that are read together, from 0.
    #[serde(skip)]
    pub gpu: u32,
}

/// A node of an executable graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GraphNode {
    /// What the node does, as a CUgraphNodeType.
    pub kind: u32,
    /// CUgraphNode of the graph that it was made of.
    #[serde(default)]
    pub node: u64,
    /// Kernel handle of a kernel node, bytes of a copy or memset node.
    pub value: u64,
    /// CUmemorytype of the destination (low byte) and of the source (second byte) of a copy; 0 where it is not known.
    #[serde(default)]
    pub ends: u32,
}

/// CUgraphNodeType, in the order of its numbers.
const KINDS: [&str; 14] = [
    "kernel",
    "copy",
    "fill",
    "host function",
    "child graph",
    "empty",
    "wait for event",
    "record event",
    "signal semaphore",
    "wait for semaphore",
    "allocation",
    "free",
    "batch of memory operations",
    "conditional",
];

impl GraphNode {
    /// What a person calls a CUgraphNodeType.
    pub fn name_of_kind(kind: u32) -> &'static str {
        KINDS.get(kind as usize).copied().unwrap_or("other")
    }

    /// What it does.
    pub fn kind_name(&self) -> &'static str {
        GraphNode::name_of_kind(self.kind)
    }
}

/// An executable graph from a moment on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Graph {
    /// Number of the process that has the graph.
    pub process: u32,
    /// The CUgraphExec handle of the graph.
    pub exec: u64,
    /// From when on the handle stands for this graph.
    pub from_ns: i64,
    /// Nodes it has; more than `nodes` when the list was cut.
    pub total_nodes: u32,
    /// The nodes that were recorded.
    pub nodes: Vec<GraphNode>,
}

/// An NCCL communicator from a moment on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comm {
    /// Number of the process that used the communicator.
    pub process: u32,
    /// The ncclComm_t handle of the communicator.
    pub handle: u64,
    /// When it was first used.
    pub from_ns: i64,
    /// Number of ranks in the communicator.
    pub size: i32,
    /// Rank of the process in the communicator.
    pub rank: i32,
    /// Device ordinal; -1 unknown.
    pub device: i32,
}

/// A library of a recorded layer that a process has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Library {
    /// Number of the process that has the library.
    pub process: u32,
    /// Index in the catalogue's `FAMILIES`.
    pub family: u8,
    /// Bits of [`Library::RECORDED`], [`Library::SECOND`] and [`Library::UNKNOWN_MAJOR`].
    pub flags: u8,
    /// Functions that it exports and the catalogue lacks.
    pub unknown: u16,
    /// Path of the library's file.
    pub path: String,
}

impl Library {
    /// Its calls are recorded.
    pub const RECORDED: u8 = 1;
    /// A second copy of a library, whose calls are not.
    pub const SECOND: u8 = 2;
    /// Of a major version that the catalogue lacks.
    pub const UNKNOWN_MAJOR: u8 = 4;
}

/// Rows that were lost together.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// What was lost; `None` for calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<RowKind>,
    /// Number of the process whose rows were lost.
    pub process: u32,
    /// Thread id; 0 where it is not known.
    pub tid: u32,
    /// Why the rows are missing.
    pub reason: LossReason,
    /// How many rows were lost.
    pub count: u64,
    /// When the first of them was made, where that is known.
    pub first_ns: Option<i64>,
    /// When the last of them was made, where that is known.
    pub last_ns: Option<i64>,
}

impl Loss {
    /// The table that the rows are missing in.
    pub fn class(&self) -> &'static str {
        self.kind.map_or("calls", |kind| kind.table().name)
    }
}

/// A kind of row, besides calls, that a trace stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowKind {
    /// Rows that are each an [`Activity`].
    Activity,
    /// Rows that are each a [`Sample`].
    Sample,
}

/// Something that a device did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activity {
    /// Number of the process that the device worked for.
    pub process: u32,
    /// Thread that launched it; 0 where it is not known.
    pub thread: u32,
    /// Number of the call that launched it; 0 where it is not known.
    pub call: u32,
    /// Where it was recorded: a number of [`Feed`].
    pub feed: u32,
    /// One of `gputap_wire::activity`.
    pub kind: u16,
    /// Handle of the kernel that ran.
    pub handle: u64,
    /// When it began.
    pub start_ns: i64,
    /// How long it took.
    pub duration_ns: i64,
    /// Number of the context in its process, 0 where it is not known.
    pub context: u32,
    /// Ordinal of the device as the process counts.
    pub device: u16,
    /// Handle of the stream that it ran in.
    pub stream: u64,
    /// Bytes copied or filled.
    pub bytes: u64,
}

impl Activity {
    /// What kind of activity it is.
    pub fn kind_name(&self) -> &'static str {
        use gputap_wire::activity;
        const KERNEL: u16 = activity::KERNEL.id;
        const COPY: u16 = activity::COPY.id;
        const FILL: u16 = activity::FILL.id;
        match self.kind {
            KERNEL => "kernel",
            COPY => "copy",
            FILL => "fill",
            _ => "other",
        }
    }

    /// When it ended.
    pub fn end_ns(&self) -> i64 {
        self.start_ns.saturating_add(self.duration_ns)
    }
}

/// The value of a field at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Process number; 0 where it is about none.
    pub process: u32,
    /// Where it was recorded: a number of [`Feed`].
    pub feed: u32,
    /// The field's number in its feed.
    pub field: u16,
    /// Ordinal of the device that the value is about.
    pub device: u16,
    /// Which of several things on the device.
    pub object: u64,
    /// When it was read.
    pub time_ns: i64,
    /// What was read.
    pub value: f64,
}

/// Where records came from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feed {
    /// Process number; 0 where it belongs to none.
    pub process: u32,
    /// Its number in the process: of a ring, that of its file. Feeds of no process are numbered through all traces.
    pub feed: u32,
    /// Who recorded: `library` for a ring, or the name of a source.
    pub source: String,
    /// Whether its times were ticks of the time-stamp counter.
    pub tsc: bool,
    /// Name and unit of each field that its samples have values of.
    pub fields: BTreeMap<u16, (String, String)>,
    /// Activities and samples that were seen, stored and lost.
    pub totals: PerKind<Totals>,
}

/// A label that a person put on the time line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Number of the process that the mark is about.
    pub process: u32,
    /// When the mark was made.
    pub time_ns: i64,
    /// Text that the person gave.
    pub label: String,
    /// Not a label: recording was switched on or off then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recording: Option<bool>,
}

/// A time in which a process was not recorded, because somebody switched recording off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pause {
    /// Number of the process that was not recorded.
    pub process: u32,
    /// When recording was switched off; for a process that began switched off, its start.
    pub from_ns: i64,
    /// Until when; `None` when it was not switched on again.
    pub until_ns: Option<i64>,
}

/// A pair of clock readings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Anchor {
    /// Process number; 0 for the collector's own, which hold for every process of the host that uses TSC.
    pub process: u32,
    /// Tick of the clock that rings are written with.
    pub tick: u64,
    /// CLOCK_MONOTONIC of the host at that tick, in ns.
    pub mono_ns: i64,
    /// CLOCK_REALTIME at that tick, in ns.
    pub real_ns: i64,
}

/// In which state a trace was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Its manifest is there.
    Closed,
    /// No manifest: it is being written, or its writer was killed.
    #[default]
    Open,
    /// A `GPUTAP_DIR`: what the rings held when it was opened.
    Rings,
}

/// Where a trace came from.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Info {
    /// Whether the trace is closed, open, or a directory of rings.
    pub state: State,
    /// When it was begun, CLOCK_REALTIME ns.
    pub created_real_ns: i64,
    /// When it was begun, CLOCK_MONOTONIC ns.
    pub created_mono_ns: i64,
    /// When it was closed, CLOCK_MONOTONIC ns.
    pub closed_mono_ns: Option<i64>,
    /// Name of the host that it was written on.
    pub host: String,
    /// Command that wrote it.
    pub command: Vec<String>,
    /// Version of the gputap that wrote it.
    pub gputap: String,
    /// More about it, by name.
    pub facts: BTreeMap<String, String>,
    /// What the collector counted about itself, by name.
    pub collector: BTreeMap<String, u64>,
}

/// What a scan went through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scanned {
    /// Rows handed out.
    pub rows: u64,
    /// Rows that could not be, because their batch is damaged or gone.
    pub damaged: u64,
    /// One sentence for each such batch or file.
    pub problems: Vec<String>,
}

/// A batch of calls as columns; all slices have the same length, except that columns which were not asked for are empty.
#[derive(Clone, Copy, Debug)]
pub struct Calls<'a> {
    /// Number of rows in the batch.
    pub len: usize,
    /// Where the first of them stands, the others following it: the same place in every scan of the same traces, and no
    /// other row's.
    pub first_row: u64,
    /// Number of the process that made each call.
    pub process: &'a [u32],
    /// Id of the thread that made each call.
    pub thread: &'a [u32],
    /// Function: id in this build's catalogue (translated by name when the trace was made by another one).
    pub api: &'a [u16],
    /// Bit 0: had not returned.
    pub flags: &'a [u8],
    /// Code that each call returned.
    pub result: &'a [i32],
    /// When each call was entered.
    pub start_ns: &'a [i64],
    /// Time inside; -1 when it had not returned.
    pub duration_ns: &'a [i64],
    /// Number on its thread.
    pub call: &'a [u32],
    /// Number of the call around it.
    pub parent: &'a [u32],
    /// Number of the context of each call in its process, 0 for none.
    pub context: &'a [u32],
    /// Ordinal of the device of each call, as its process counts.
    pub device: &'a [u16],
    /// The first eleven argument words of each call.
    pub words: [&'a [u64]; 11],
    /// Extra bytes: offsets (len + 1) and data, as Arrow holds them.
    pub extra: (&'a [i32], &'a [u8]),
}

impl Calls<'_> {
    /// Words beyond the eleventh and copied structs of row `i`.
    pub fn extra_of(&self, i: usize) -> &[u8] {
        match (self.extra.0.get(i), self.extra.0.get(i + 1)) {
            (Some(a), Some(b)) => self.extra.1.get(*a as usize..*b as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
}

/// Something that calls speak of.
#[derive(Clone, Debug)]
pub enum Definition {
    /// The name of a kernel.
    Kernel(Kernel),
    /// A CUDA context of a process.
    Context(Context),
    /// An NCCL communicator of a process.
    Comm(Comm),
    /// An executable graph, from a moment on.
    Graph {
        /// Number of the process that has the graph.
        process: u32,
        /// The CUgraphExec handle of the graph.
        exec: u64,
        /// Since when it is this one.
        from_ns: i64,
    },
}
