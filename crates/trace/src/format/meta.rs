//! `trace.json`, written when a trace begins, and `manifest.json`, written when it is whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::format::model::{PerKind, Totals};

/// Format name in `trace.json`.
pub(crate) const FORMAT: &str = "gputap-trace";
/// Version that is written, and the only one that is read.
pub const VERSION: u64 = 2;

/// Name of the attribute that says how many bytes a trace may have: whoever goes on with it for another keeps to it.
pub(crate) const MAX_SIZE: &str = "max_size";

/// Contents of `trace.json`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct TraceJson {
    pub(crate) format: String,
    pub(crate) version: u64,
    pub(crate) created_real_ns: i64,
    pub(crate) created_mono_ns: i64,
    pub(crate) host: String,
    pub(crate) command: Vec<String>,
    pub(crate) gputap: String,
    /// Hash of the catalogue, as hexadecimal text: JSON readers round large numbers.
    pub(crate) catalog: String,
    pub(crate) apis_crc32c: u32,
    pub(crate) attributes: BTreeMap<String, String>,
    /// Which run of the machine its clocks belong to.
    pub(crate) boot: String,
}

/// Contents of `manifest.json`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Manifest {
    pub(crate) format: String,
    pub(crate) version: u64,
    pub(crate) closed_mono_ns: i64,
    pub(crate) closed_real_ns: i64,
    pub(crate) totals: Totals,
    pub(crate) processes: Vec<ProcessTotals>,
    pub(crate) threads: Vec<ThreadTotals>,
    #[serde(default)]
    pub(crate) feeds: Vec<FeedTotals>,
    pub(crate) files: Vec<FileSize>,
}

/// Calls of a process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ProcessTotals {
    pub(crate) process: u32,
    pub(crate) totals: Totals,
}

/// Calls of a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ThreadTotals {
    pub(crate) process: u32,
    pub(crate) tid: u32,
    pub(crate) totals: Totals,
}

/// Other rows than calls of a feed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FeedTotals {
    pub(crate) process: u32,
    pub(crate) feed: u16,
    pub(crate) totals: PerKind<Totals>,
}

/// A file of a closed trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FileSize {
    pub(crate) name: String,
    pub(crate) size: u64,
    /// Of the whole file; the batches of calls have theirs in the index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) crc32c: Option<u32>,
}
