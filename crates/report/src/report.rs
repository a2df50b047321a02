//! Everything that `gputap report` says of traces, as data: the JSON form as it stands.

use gputap_model::range::TimeRange;
use gputap_trace::model::{Loss, Mark, State};
use serde::Serialize;

use crate::metric::Metric;
use crate::ranks::Ranks;
use crate::sections::{GroupReport, ProcessReport, Section, Totals};

/// Name and version of the JSON form.
pub const SCHEMA: &str = "gputap.report/1";

/// Everything that a report says.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Name and version of the JSON form, [`SCHEMA`].
    pub schema: &'static str,
    /// Calls seen, kept and lost.
    pub totals: Totals,
    /// What devices did, if that was recorded: seen, kept and lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activities: Option<Totals>,
    /// Samples, if there are any: seen, kept and lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub samples: Option<Totals>,
    /// Whether the GPUs were simulated.
    pub simulated: bool,
    /// Whether the trace is closed and nothing of it is damaged.
    pub complete: bool,
    /// Where the trace came from; of several, what they have in common.
    pub trace: TraceOrigin,
    /// The part of the time that was asked for: everything below but `totals` is of calls that were entered in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<TimeRange>,
    /// The traces that the report is made of.
    pub traces: Vec<TraceReport>,
    /// All processes together.
    pub total: Section,
    /// The ranks of the job; empty with less than two.
    pub ranks: Ranks,
    /// Each rank or host, where that was asked for.
    pub groups: Vec<GroupReport>,
    /// What each process did.
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

impl Report {
    /// The JSON form.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

/// One of the traces that a report is made of.
#[derive(Clone, Debug, Serialize)]
pub struct TraceReport {
    /// How it was called.
    pub name: String,
    /// How it was found.
    pub state: State,
    /// Host that the trace was recorded on.
    pub host: String,
    /// Command that wrote it.
    pub command: Vec<String>,
    /// Calls of the trace that were seen, kept and lost.
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
pub struct TraceOrigin {
    /// How it was found.
    pub state: State,
    /// Host that was recorded; of several traces their hosts, separated by commas.
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

impl TraceOrigin {
    /// Time from the first call to the end of the last.
    pub fn duration_ns(&self) -> u64 {
        self.last_ns.saturating_sub(self.first_ns).max(0) as u64
    }
}

/// What gputap itself took. A figure that was not measured is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Cost {
    /// Time added to all calls of all processes, where each measured its own.
    pub recording_ns: Option<u64>,
    /// Processor time of the collector.
    pub collector_cpu_ns: Option<u64>,
}
