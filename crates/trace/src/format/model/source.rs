//! Where a trace and its rows came from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::loss::Totals;
use super::row_kind::PerKind;

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
    pub attributes: BTreeMap<String, String>,
    /// What the collector counted about itself, by name.
    pub collector: BTreeMap<String, u64>,
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
