//! What is missing in a trace and why, and the account that it is part of: `emitted = stored + dropped`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::row_kind::RowKind;

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
        self.dropped.values().copied().fold(0, u64::saturating_add)
    }

    /// Adds those of another. They come from files that anybody may have written, so sums stop at the largest number.
    pub fn add(&mut self, other: &Totals) {
        self.emitted = self.emitted.saturating_add(other.emitted);
        self.stored = self.stored.saturating_add(other.stored);
        for (reason, n) in &other.dropped {
            let sum = self.dropped.entry(*reason).or_default();
            *sum = sum.saturating_add(*n);
        }
    }
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
