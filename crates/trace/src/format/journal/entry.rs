//! What the collector says about processes, marks, clocks and losses: the JSON chunks of `journal.raw`.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::process::{Emitted, ProcessEntry};
use crate::format::counts::RingKey;
use crate::format::definitions::Ranks;
use crate::format::model::{Anchor, Context, Device, GraphNode, Library, LossReason, Mark, PerKind, RowKind};

/// One JSON chunk, e.g. `{"mark":{"process":1,"time_ns":5,"label":"epoch 2"}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JournalEntry {
    /// A process was found, or its counters changed: everything known about it.
    Process(Box<ProcessEntry>),
    /// A feed that is no ring was begun, or its counters changed: everything known about it.
    Feed(FeedEntry),
    /// A person's mark.
    Mark(Mark),
    /// A pair of clock readings by the collector, with `process` 0.
    Anchor(Anchor),
    /// Calls that the collector itself could not keep.
    Lost(Lost),
    /// Something that could not be recorded, as a sentence.
    Refused(String),
    /// The collector's own counters, by name; later values replace earlier ones.
    Collector(BTreeMap<String, u64>),
    /// What the journal before it came to, in place of that.
    Snapshot(Box<Snapshot>),
}

/// A feed that is no ring: records come to the collector by another way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedEntry {
    /// Number of the process that it belongs to; 0 for none.
    pub process: u32,
    /// Its number in the process, which no ring has.
    pub feed: u16,
    /// Name of the source that records.
    pub source: String,
    /// Records that are no calls. Their times are CLOCK_MONOTONIC ns of the host.
    #[serde(default, skip_serializing_if = "PerKind::is_empty")]
    pub emitted: PerKind<Emitted>,
}

/// Calls that the collector could not keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// Number of the process whose calls were lost.
    pub process: u32,
    /// Thread id, 0 when not known.
    pub tid: u32,
    /// Why the calls were lost.
    pub reason: LossReason,
    /// How many calls were lost since the last such entry.
    pub count: u64,
    /// Time of the first, host CLOCK_MONOTONIC ns.
    pub first_ns: i64,
    /// Time of the last.
    pub last_ns: i64,
}

/// A loss record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LossRecord {
    /// What was lost; `None` for calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<RowKind>,
    pub(crate) ring: RingKey,
    pub(crate) tid: u32,
    pub(crate) reason: LossReason,
    pub(crate) count: u64,
    pub(super) first: u64,
    pub(super) last: u64,
}

/// A part of the journal. Missing members are empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Snapshot {
    /// Processes as they were first seen, then as they were last seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) processes: Vec<ProcessEntry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) losses: Vec<LossRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) lost: Vec<Lost>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) marks: Vec<Mark>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) notes: Vec<(u32, String)>,
    /// `[process, tid, name]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) threads: Vec<(u32, u32, String)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) collector: BTreeMap<String, u64>,
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) refused: BTreeSet<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) anchors: Vec<Anchor>,
    /// `[process, handle, tick, name]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) kernels: Vec<(u32, u64, u64, String)>,
    /// `[process, handle, tick, nodes of the whole graph, nodes]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) graphs: Vec<(u32, u64, u64, u32, Vec<GraphNode>)>,
    /// `[process, handle, tick, node]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) changes: Vec<(u32, u64, u64, GraphNode)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) contexts: Vec<Context>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) devices: Vec<Device>,
    /// `[process, handle, tick, [ranks, rank, device]]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) comms: Vec<(u32, u64, u64, Ranks)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) libraries: Vec<Library>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) feeds: Vec<FeedEntry>,
    /// `[process, feed, number, [name, unit]]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) fields: Vec<(u32, u16, u16, (String, String))>,
    /// `[process, ring, position, tid]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) leases: Vec<(u32, u16, u64, u32)>,
    /// `[process, ring, position]`: definitions before it are known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) known: Vec<(u32, u16, u64)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_objects_with_one_name() {
        let entry =
            JournalEntry::Mark(Mark { process: 1, time_ns: 5, label: "a \"b\"".into(), recording: None });
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(text, r#"{"mark":{"process":1,"time_ns":5,"label":"a \"b\""}}"#);
        assert_eq!(serde_json::from_str::<JournalEntry>(&text).unwrap(), entry);
    }

    #[test]
    fn a_process_of_another_gputap_is_read_as_far_as_it_is_known() {
        let text = r#"{"process":{"number":2,"pid":77,"colour":"red","rings":[{"ring":1,"new":true}]}}"#;
        let JournalEntry::Process(p) = serde_json::from_str(text).unwrap() else { panic!("not a process") };
        assert_eq!((p.number, p.pid, p.rings[0].ring, p.exited), (2, 77, 1, false));
    }
}
