//! What was counted of a process, a rank, a host or all together.

use std::collections::BTreeMap;

use gputap_model::calls::Calls;
use gputap_model::comm::Communication;
use gputap_model::copies::{CopyRow, PeerRow};
use gputap_model::effect::Direction;
use gputap_model::errors::ErrorRow;
use gputap_model::graphs::{GraphCopies, Graphs};
use gputap_model::kernels::Kernel;
use gputap_model::memory::Memory;
use gputap_model::range::TimeRange;
use gputap_model::tree::Branch;
use gputap_model::waiting::Waiting;
use gputap_trace::model::{Ending, Loss, LossReason, Pause};
use serde::Serialize;

use crate::coverage::Coverage;

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

/// What was counted, of one process or of all.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Section {
    /// By function, longest total time first.
    pub calls: Vec<Calls>,
    /// By kernel, most launched first.
    pub kernels: Vec<Kernel>,
    /// Launches of graphs.
    pub graphs: Graphs,
    /// Copies, fills and prefetches, by direction.
    pub copies: Copies,
    /// Memory that was allocated and freed.
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

/// Data that was moved.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Copies {
    /// Copies, fills and prefetches of calls, by direction.
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
    /// Copies that ran: nodes times launches.
    pub copies: u64,
    /// Bytes of the copies that ran.
    pub copied_bytes: u64,
    /// Fills that ran: nodes times launches.
    pub memsets: u64,
    /// Bytes of the fills that ran.
    pub set_bytes: u64,
}

impl InGraphs {
    pub(crate) fn new(rows: &[GraphCopies]) -> InGraphs {
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
    /// Number of the process in the trace.
    pub process: u32,
    /// Its rank, where it has one.
    pub rank: Option<u32>,
    /// Id of the calling thread.
    pub thread: u32,
    /// Name of the thread.
    pub thread_name: String,
    /// Name that the library exports the function under.
    pub function: String,
    /// When the call was entered.
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

/// What is known of one process.
#[derive(Clone, Debug, Serialize)]
pub struct ProcessReport {
    /// Number in the trace.
    pub number: u32,
    /// Pid in its own namespace.
    pub pid: u32,
    /// Pid of the parent process.
    pub ppid: u32,
    /// Id of the user that the process ran as.
    pub uid: u32,
    /// Host that the process ran on.
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
    pub attributes: BTreeMap<String, String>,
    /// Calls of the process that were seen, kept and lost.
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
    /// What is known of each thread of the process.
    pub threads: Vec<ThreadReport>,
}

impl ProcessReport {
    /// Its stored calls; of a part of the time those that were entered in it.
    pub fn calls(&self, range: Option<TimeRange>) -> u64 {
        let in_range = || self.section.calls.iter().map(|c| c.count - c.counted).sum();
        range.map_or_else(|| self.totals.stored, |_| in_range())
    }
}

/// What was counted of one rank or host.
#[derive(Clone, Debug, Serialize)]
pub struct GroupReport {
    /// `rank 3`, or the host's name.
    pub name: String,
    /// Numbers of its processes.
    pub processes: Vec<u32>,
    /// Calls of the group's processes that were seen, kept and lost.
    pub totals: Totals,
    /// What was counted.
    #[serde(flatten)]
    pub section: Section,
}

/// What is known of one thread.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadReport {
    /// Id of the thread.
    pub tid: u32,
    /// Name when it first called.
    pub name: String,
    /// Calls of the thread that were seen, kept and lost.
    pub totals: Totals,
}

/// What recording took in one process: the time of one call, measured there, times the calls.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Recording {
    /// Time added to one call.
    pub ns_per_call: f64,
    /// Time added to all calls of the process.
    pub total_ns: u64,
}
