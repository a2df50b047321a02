//! What the collector says about processes, marks, clocks and losses: the JSON chunks of `journal.raw`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::journal::Snapshot;
use crate::model::{Anchor, LossReason, Mark};
use crate::stored::PerKind;

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

/// A process as its header and rings describe it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProcessEntry {
    /// Number in this trace, from 1.
    pub number: u32,
    /// Name of its directory of rings.
    pub dir: String,
    /// Pid in its own namespace.
    pub pid: u32,
    /// Pid of its parent process.
    pub ppid: u32,
    /// User id that it runs under.
    pub uid: u32,
    /// Start time in clock ticks since boot.
    pub start_time: u64,
    /// Hash of the catalogue that the library was built with.
    pub catalog: u64,
    /// Whether ring ticks are TSC; otherwise CLOCK_MONOTONIC ns.
    pub tsc: bool,
    /// Ring tick when the library started.
    pub anchor_tick: u64,
    /// Its CLOCK_MONOTONIC ns then.
    pub anchor_mono_ns: u64,
    /// CLOCK_REALTIME ns then.
    pub anchor_real_ns: u64,
    /// How far its CLOCK_MONOTONIC is ahead of the host's (time namespace).
    pub time_offset_ns: i64,
    /// How the library came in.
    pub injected: u32,
    /// Ways in that were used.
    pub ways: u64,
    /// Calls dropped because no ring could be had.
    pub no_ring: u64,
    /// Calls dropped because the overflow ring was busy.
    pub busy: u64,
    /// Driver entry points handed out that the catalogue does not know.
    pub unknown_entry_points: u64,
    /// Libraries opened with RTLD_DEEPBIND.
    pub deepbind: u64,
    /// Private export tables handed out.
    pub export_tables: u64,
    /// Names that could not be recorded.
    pub names_lost: u64,
    /// Children of it that could not be traced, nor say why.
    #[serde(default)]
    pub untraced: u64,
    /// Calls that the library itself made, by function.
    pub own_calls: BTreeMap<String, u64>,
    /// Calls that were counted and not recorded, by function.
    pub counted: BTreeMap<u16, u64>,
    /// Whether it ended by exit().
    pub exited: bool,
    /// Whether it can't write any more and all it wrote is stored.
    pub gone: bool,
    /// Whether that is only believed, because it has written nothing for a long time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// `exe`, `argv`, `RANK`, …
    pub facts: BTreeMap<String, String>,
    /// The rings that it has made.
    pub rings: Vec<RingEntry>,
}

/// A ring as its header describes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RingEntry {
    /// Index of the ring in its process.
    pub ring: u16,
    /// Shared by threads (overflow).
    pub shared: bool,
    /// Thread that holds it, 0 for none.
    pub tid: u32,
    /// Published up to here.
    pub head: u64,
    /// Stored up to here. Above 0 when the collector finds the ring: an earlier collector stored what came before.
    pub tail: u64,
    /// Calls dropped because it was full.
    pub full: u64,
    /// Calls dropped inside signal handlers.
    pub signal: u64,
    /// What the process counted of activities and samples.
    #[serde(skip_serializing_if = "PerKind::is_empty")]
    pub emitted: PerKind<Emitted>,
}

/// What a writer counted of the records of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emitted {
    /// All of them. It is no newer than the records that are stored.
    pub emitted: u64,
    /// Those that it could not write.
    pub dropped: u64,
}

impl Emitted {
    /// Without what was counted before.
    pub(crate) fn since(self, before: Emitted) -> Emitted {
        Emitted {
            emitted: self.emitted.saturating_sub(before.emitted),
            dropped: self.dropped.saturating_sub(before.dropped),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_objects_with_one_name() {
        let fact =
            JournalEntry::Mark(Mark { process: 1, time_ns: 5, label: "a \"b\"".into(), recording: None });
        let text = serde_json::to_string(&fact).unwrap();
        assert_eq!(text, r#"{"mark":{"process":1,"time_ns":5,"label":"a \"b\""}}"#);
        assert_eq!(serde_json::from_str::<JournalEntry>(&text).unwrap(), fact);
    }

    #[test]
    fn a_process_of_another_gputap_is_read_as_far_as_it_is_known() {
        let text = r#"{"process":{"number":2,"pid":77,"colour":"red","rings":[{"ring":1,"new":true}]}}"#;
        let JournalEntry::Process(p) = serde_json::from_str(text).unwrap() else { panic!("not a process") };
        assert_eq!((p.number, p.pid, p.rings[0].ring, p.exited), (2, 77, 1, false));
    }
}
