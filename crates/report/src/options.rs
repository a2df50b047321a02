//! What a report is asked for.

use clap::ValueEnum;
use gputap_catalog::Layer;
use gputap_model::range::TimeRange;

/// What a report is to show.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Tables of each rank or host.
    pub by: Option<By>,
    /// Only calls of this layer, as if no other had been recorded.
    pub layer: Option<Layer>,
    /// Calls inside calls.
    pub tree: bool,
    /// Only what was entered in it.
    pub range: TimeRange,
}

/// What tables are split by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// One set of tables per process
    Process,
    /// One set per rank of the job
    Rank,
    /// One set per host
    Host,
}

/// Order of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sort {
    /// Total time of the host inside the calls; launches for kernels
    Time,
    /// Number of calls
    Count,
    /// Mean time of a call
    Mean,
    /// 99th percentile of the time of a call
    P99,
    /// Time of the longest call
    Max,
    /// Calls that returned an error
    Errors,
    /// Name of the function or kernel
    Name,
}
