//! Everything that `gputap report` says of a trace, as data.
//!
//! The JSON form is this structure as it stands; its `schema` changes when a field changes its meaning or goes.

mod about;
mod build;
mod groups;
mod metric;
mod untraced;
mod used;

use std::collections::BTreeMap;

use gputap_trace::model::{Ending, Loss, LossReason, Mark, Pause, State};
use serde::Serialize;

use crate::calls::Calls;
use crate::comm::Communication;
use crate::copies::{CopyRow, PeerRow};
use crate::coverage::Coverage;
use crate::effect::Direction;
use crate::errors::ErrorRow;
use crate::graphs::{GraphCopies, Graphs};
use crate::kernels::Kernel;
use crate::memory::Memory;
use crate::range::TimeRange;
use crate::ranks::Ranks;
use crate::tree::Branch;

pub use build::{Options, build};
pub use groups::{By, GroupReport};
pub use metric::{Cell, Metric};
pub(crate) use used::layers;

/// Name and version of the JSON form.
pub const SCHEMA: &str = "gputap.report/1";

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// [`SCHEMA`].
    pub schema: &'static str,
    /// Calls seen, kept and lost.
    pub totals: Totals,
    /// Whether the GPUs were simulated.
    pub simulated: bool,
    /// Whether the trace is closed and nothing of it is damaged.
    pub complete: bool,
    /// Where the trace came from; of several, what they have in common.
    pub trace: Origin,
    /// The part of the time that was asked for: everything below but `totals` is of calls that were entered in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<TimeRange>,
    /// Each trace.
    pub traces: Vec<TraceReport>,
    /// All processes together.
    pub total: Section,
    /// The ranks of the job; empty with less than two.
    pub ranks: Ranks,
    /// Each rank or host, where that was asked for.
    pub groups: Vec<GroupReport>,
    /// Each process.
    pub processes: Vec<ProcessReport>,
    /// What gputap itself took.
    pub cost: Cost,
    /// Where calls are missing.
    pub losses: Vec<Loss>,
    /// Labels on the time line.
    pub marks: Vec<Mark>,
    /// What is missing from the trace itself, one sentence each.
    pub problems: Vec<String>,
    /// What the user's own metrics came to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub metrics: Vec<Metric>,
}

/// Calls seen, kept and lost: `emitted = stored + dropped`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    /// Calls that reached a recording hook.
    pub emitted: u64,
    /// Calls in the trace.
    pub stored: u64,
    /// Calls that are not.
    pub dropped: u64,
    /// The same by reason.
    pub dropped_by_reason: BTreeMap<LossReason, u64>,
    /// Calls that were only counted, besides: questions without an effect.
    pub counted: u64,
}

impl From<&gputap_trace::model::Totals> for Totals {
    fn from(totals: &gputap_trace::model::Totals) -> Totals {
        Totals {
            emitted: totals.emitted,
            stored: totals.stored,
            dropped: totals.dropped_total(),
            dropped_by_reason: totals.dropped.clone(),
            counted: 0,
        }
    }
}

/// One of the traces that a report is made of.
#[derive(Clone, Debug, Serialize)]
pub struct TraceReport {
    /// How it was called.
    pub name: String,
    /// How it was found.
    pub state: State,
    /// Host.
    pub host: String,
    /// Command that wrote it.
    pub command: Vec<String>,
    /// Its calls.
    pub totals: Totals,
    /// Numbers of its processes.
    pub processes: Vec<u32>,
    /// Added to its CLOCK_MONOTONIC, so that its times are those of the first trace.
    pub shift_ns: i64,
    /// Whether it has the first trace's clock, so that its times are exact.
    pub same_clock: bool,
    /// How far its CLOCK_REALTIME, by which it is aligned, moved against CLOCK_MONOTONIC during the recording.
    pub drift_ns: u64,
    /// How far its CLOCK_REALTIME may be off, where the host says so.
    pub error_ns: Option<u64>,
}

/// Where a trace came from, and the time it covers. Times are CLOCK_MONOTONIC ns of the (first) host.
#[derive(Clone, Debug, Serialize)]
pub struct Origin {
    /// How it was found.
    pub state: State,
    /// Host.
    pub host: String,
    /// Command that wrote it.
    pub command: Vec<String>,
    /// Version of gputap that wrote it.
    pub gputap: String,
    /// When it was begun, CLOCK_REALTIME ns.
    pub created_real_ns: i64,
    /// Entry of the first call; 0 without calls.
    pub first_ns: i64,
    /// Exit of the last call.
    pub last_ns: i64,
}

impl Origin {
    /// Time from the first call to the end of the last.
    pub fn duration_ns(&self) -> u64 {
        self.last_ns.saturating_sub(self.first_ns).max(0) as u64
    }
}

impl ProcessReport {
    /// Its stored calls; of a part of the time those that were entered in it.
    pub fn calls(&self, range: Option<TimeRange>) -> u64 {
        let in_range = || self.section.calls.iter().map(|c| c.count - c.counted).sum();
        range.map_or_else(|| self.totals.stored, |_| in_range())
    }
}

/// What was counted, of one process or of all.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Section {
    /// By function, longest total time first.
    pub calls: Vec<Calls>,
    /// By kernel, most launched first.
    pub kernels: Vec<Kernel>,
    /// Launches of graphs.
    pub graphs: Graphs,
    /// By direction.
    pub copies: Copies,
    /// Memory.
    pub memory: Memory,
    /// By function and code, most frequent first.
    pub errors: Vec<ErrorRow>,
    /// Queries that answered "not yet", which is no error.
    pub not_ready: u64,
    /// Calls that answered that there is no such thing, or that it is so already, which is no error.
    pub answers: u64,
    /// Calls of exit handlers that found the driver shut down, which is no error of the job.
    pub ending: u64,
    /// Calls that wait for a GPU or for other processes.
    pub waiting: Waiting,
    /// Data between ranks.
    pub communication: Communication,
    /// Calls inside calls, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tree: Vec<Branch>,
    /// Calls that had not returned, longest first.
    pub unfinished: Vec<Unfinished>,
}

/// Calls that wait on the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Waiting {
    /// Calls.
    pub count: u64,
    /// Time inside.
    pub total_ns: u64,
    /// Those of them that had not returned; any call that can block is one then.
    pub not_returned: u64,
    /// Time inside those, up to the end of the recording, which is in `total_ns` too.
    pub not_returned_ns: u64,
}

impl Waiting {
    /// Counts a call.
    #[inline]
    pub(crate) fn add(&mut self, duration_ns: i64) {
        self.count += 1;
        self.total_ns = self.total_ns.wrapping_add(duration_ns.max(0) as u64);
    }

    /// Adds what `other` counted.
    pub(crate) fn merge(&mut self, other: Waiting) {
        self.count += other.count;
        self.total_ns = self.total_ns.wrapping_add(other.total_ns);
        self.not_returned += other.not_returned;
        self.not_returned_ns = self.not_returned_ns.wrapping_add(other.not_returned_ns);
    }

    /// Counts a call that had not returned.
    pub(crate) fn add_open(&mut self, waited_ns: u64) {
        self.count += 1;
        self.total_ns = self.total_ns.wrapping_add(waited_ns);
        self.not_returned += 1;
        self.not_returned_ns = self.not_returned_ns.wrapping_add(waited_ns);
    }
}

/// Data that was moved.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Copies {
    /// By direction.
    pub by_direction: Vec<CopyRow>,
    /// Between devices, by pair.
    pub peers: Vec<PeerRow>,
    /// By nodes of launched graphs.
    pub in_graphs: InGraphs,
    /// The same by direction, where that is known.
    pub by_graphs: Vec<GraphCopies>,
}

/// Copies and fills that ran as nodes of graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct InGraphs {
    /// Copies.
    pub copies: u64,
    /// Their bytes.
    pub copied_bytes: u64,
    /// Fills.
    pub memsets: u64,
    /// Their bytes.
    pub set_bytes: u64,
}

impl InGraphs {
    fn of(rows: &[GraphCopies]) -> InGraphs {
        let mut sum = InGraphs::default();
        for row in rows {
            let (count, bytes) = match row.direction {
                Direction::Memset => (&mut sum.memsets, &mut sum.set_bytes),
                _ => (&mut sum.copies, &mut sum.copied_bytes),
            };
            *count = count.saturating_add(row.count);
            *bytes = bytes.saturating_add(row.bytes);
        }
        sum
    }
}

/// A call that had not returned when the recording ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unfinished {
    /// Process number.
    pub process: u32,
    /// Its rank, where it has one.
    pub rank: Option<u32>,
    /// Thread id.
    pub thread: u32,
    /// Name of the thread.
    pub thread_name: String,
    /// Exported name.
    pub function: String,
    /// Entry.
    pub start_ns: i64,
    /// From there to the end of the recording.
    pub waited_ns: u64,
    /// The call as text.
    pub call: String,
    /// Functions that it was called inside of, innermost first; they had not returned either.
    pub inside: Vec<String>,
    /// Whether it waits for no other of these calls.
    pub innermost: bool,
}

/// A process.
#[derive(Clone, Debug, Serialize)]
pub struct ProcessReport {
    /// Number in the trace.
    pub number: u32,
    /// Pid in its own namespace.
    pub pid: u32,
    /// Parent's pid.
    pub ppid: u32,
    /// User.
    pub uid: u32,
    /// Its host.
    pub host: String,
    /// Index of its trace in `traces`.
    pub trace: usize,
    /// Its program's file name.
    pub program: String,
    /// Rank in its job, where the environment says it.
    pub rank: Option<u32>,
    /// When it made its first CUDA call.
    pub started_ns: i64,
    /// How it ended; absent when it had not, or nobody saw it.
    pub ended: Option<Ending>,
    /// When it was not recorded, because recording was switched off.
    pub pauses: Vec<Pause>,
    /// Whether its GPUs were simulated.
    pub simulated: bool,
    /// `exe`, `cwd`, `argv`, …
    pub facts: BTreeMap<String, String>,
    /// Its calls.
    pub totals: Totals,
    /// What was counted.
    #[serde(flatten)]
    pub section: Section,
    /// What could be seen.
    pub coverage: Coverage,
    /// Where its calls are missing.
    pub losses: Vec<Loss>,
    /// What recording took in it.
    pub cost: Option<Recording>,
    /// Calls that the library itself made in it, by function; they are in no other figure.
    pub own_calls: BTreeMap<String, u64>,
    /// Its threads.
    pub threads: Vec<ThreadReport>,
}

/// A thread.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadReport {
    /// Thread id.
    pub tid: u32,
    /// Name when it first called.
    pub name: String,
    /// Its calls.
    pub totals: Totals,
}

/// What gputap itself took. A figure that was not measured is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Cost {
    /// Time added to all calls of all processes, where each measured its own.
    pub recording_ns: Option<u64>,
    /// Processor time of the collector.
    pub collector_cpu_ns: Option<u64>,
}

/// What recording took in one process: the time of one call, measured there, times the calls.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Recording {
    /// Time added to one call.
    pub ns_per_call: f64,
    /// All together.
    pub total_ns: u64,
}
