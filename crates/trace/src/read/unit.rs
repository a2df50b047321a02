//! Parts of a trace's calls that can be read by themselves.

use crate::format::call_rows::Rows;
use crate::format::clocks::Clocks;
use crate::format::index::Batch;
use crate::format::pass::RawChunk;

/// A part of the calls that can be read by itself.
#[derive(Debug)]
pub(crate) enum Unit {
    /// A batch of the Arrow file with this index in `OpenedTrace::files`.
    Batch { file: usize, batch: Batch },
    /// Chunks of raw segments.
    Raw(Vec<RawChunk>),
    /// Calls that had not returned.
    Open(Box<Rows>),
}

impl Unit {
    pub(crate) fn rows(&self) -> u64 {
        match self {
            Unit::Batch { batch, .. } => batch.rows,
            Unit::Raw(chunks) => chunks.iter().map(|c| c.rows).sum(),
            Unit::Open(rows) => rows.len() as u64,
        }
    }

    /// When its first call was entered.
    pub(crate) fn first_ns(&self, clocks: &Clocks) -> i64 {
        let of_chunk = |c: &RawChunk| clocks.of_process(c.process).ns(c.first);
        match self {
            Unit::Batch { batch, .. } => batch.first_ns,
            Unit::Raw(chunks) => chunks.iter().map(of_chunk).min().unwrap_or(i64::MAX),
            Unit::Open(rows) => rows.start_ns.iter().min().copied().unwrap_or(i64::MAX),
        }
    }
}
