//! Moments of a recording: marks, pauses and readings of the clocks.

use serde::{Deserialize, Serialize};

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
