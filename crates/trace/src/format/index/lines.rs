//! The lines of `index.jsonl`, and sums of what they count. Numbers that no file can have are taken for less, so that sums of
//! them do not overflow.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::format::counts::{Counts, FeedCounts, RingKey, ThreadKey, add_rows, bounded, pairs};
use crate::format::model::{PerKind, RowKind};
use crate::format::thread::ThreadState;
use crate::format::walk::RingState;

/// A batch of an Arrow file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Batch {
    pub(crate) file: String,
    pub(crate) offset: u64,
    pub(crate) length: u64,
    pub(crate) crc32c: u32,
    #[serde(deserialize_with = "bounded")]
    pub(crate) rows: u64,
    pub(crate) first_ns: i64,
    pub(crate) last_ns: i64,
    /// Time inside its longest call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) longest_ns: Option<i64>,
    /// Calls of each function, by its number in the trace; empty where that is not known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) functions: BTreeMap<u16, u64>,
    #[serde(default, with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) threads: Counts,
    /// Rows of each feed, where they are no calls.
    #[serde(default, skip_serializing_if = "FeedCounts::is_empty")]
    pub(crate) feeds: FeedCounts,
}

impl Batch {
    /// The kind of its rows; `None` for calls.
    pub(crate) fn kind(&self) -> Option<RowKind> {
        let table = self.file.split('/').next().unwrap_or_default();
        RowKind::ALL.into_iter().find(|kind| kind.table().name == table)
    }
}

/// Rows per thread of batches of calls.
pub(crate) fn sum_threads<'a>(batches: impl IntoIterator<Item = &'a Batch>) -> Counts {
    let mut all = Counts::new();
    for (thread, rows) in batches.into_iter().flat_map(|b| &b.threads) {
        add_rows(&mut all, *thread, *rows);
    }
    all
}

/// Adds up the rows per feed of batches, by kind.
pub(crate) fn add_feeds<'a>(batches: impl Iterator<Item = &'a Batch>, all: &mut PerKind<FeedCounts>) {
    for batch in batches {
        let Some(kind) = batch.kind() else { continue };
        batch.feeds.iter().for_each(|(feed, rows)| all.get_mut(kind).add(feed, rows));
    }
}

/// A rewritten segment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Segment {
    pub(crate) number: u32,
    pub(crate) file: String,
    #[serde(deserialize_with = "bounded")]
    pub(crate) size: u64,
    pub(crate) batches: usize,
    #[serde(deserialize_with = "bounded")]
    pub(crate) rows: u64,
    /// When its last chunk was stored.
    pub(crate) stored_ns: u64,
    /// Bytes of chunks that held no records, and of a torn chunk at the end.
    #[serde(deserialize_with = "bounded")]
    pub(crate) unreadable: u64,
    /// Bytes that were missing between chunks.
    #[serde(deserialize_with = "bounded")]
    pub(crate) holes: u64,
    /// Rows in the file.
    #[serde(with = "pairs")]
    pub(crate) threads: Counts,
    /// Threads that changed, after this segment.
    #[serde(with = "pairs")]
    pub(crate) thread_states: BTreeMap<ThreadKey, ThreadState>,
    /// Rings that changed, after this segment.
    #[serde(with = "pairs")]
    pub(crate) ring_states: BTreeMap<RingKey, RingState>,
    /// Its rows are the calls that had not returned when the trace was closed: withdrawn when it is opened again.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) unfinished: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(b: &bool) -> bool {
    !b
}

/// All segments up to one are gone; what had to stay of them is in a file of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Expired {
    pub(crate) through: u32,
    pub(crate) file: String,
    #[serde(deserialize_with = "bounded")]
    pub(crate) size: u64,
    pub(crate) batches: usize,
    #[serde(deserialize_with = "bounded")]
    pub(crate) rows: u64,
    /// Rows that are gone, since the trace began.
    #[serde(with = "pairs")]
    pub(crate) gone: Counts,
    /// Other rows than calls that are gone, by feed.
    #[serde(default, skip_serializing_if = "PerKind::is_empty")]
    pub(crate) gone_rows: PerKind<FeedCounts>,
    /// Rows in the file.
    #[serde(with = "pairs")]
    pub(crate) threads: Counts,
}

/// All rings and threads after a segment, in place of the lines of the segments up to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Base {
    pub(crate) through: u32,
    #[serde(with = "pairs")]
    pub(crate) thread_states: BTreeMap<ThreadKey, ThreadState>,
    #[serde(with = "pairs")]
    pub(crate) ring_states: BTreeMap<RingKey, RingState>,
}

/// A segment that is no part of the trace any more.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Withdrawn {
    pub(super) number: u32,
}

/// One line of the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line {
    Segment(Box<Segment>),
    Expired(Expired),
    Batch(Batch),
    Base(Base),
    Withdrawn(Withdrawn),
}
