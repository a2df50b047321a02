//! Processes and their rings, as the journal has them.

use std::collections::BTreeMap;

use gputap_catalog::hook::COUNTED;
use gputap_ring_reader::{Counts, ProcessHeader, RingState};
use serde::{Deserialize, Serialize};

use crate::format::counts::MOST_COUNTED;
use crate::format::model::PerKind;

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
    pub attributes: BTreeMap<String, String>,
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

impl ProcessEntry {
    /// What the header of a process says, without its directory and its rings.
    pub fn from_header(number: u32, header: &ProcessHeader) -> ProcessEntry {
        let (anchor_tick, anchor_mono_ns, anchor_real_ns) = header.anchor();
        ProcessEntry {
            number,
            dir: String::new(),
            pid: header.pid(),
            ppid: header.ppid(),
            uid: header.uid(),
            start_time: header.start_time(),
            catalog: header.catalog_hash(),
            tsc: header.tsc(),
            anchor_tick,
            anchor_mono_ns,
            anchor_real_ns,
            time_offset_ns: header.time_offset_ns(),
            injected: header.injected(),
            ways: header.ways(),
            no_ring: header.dropped_no_ring(),
            busy: header.dropped_busy(),
            unknown_entry_points: header.unknown_entry_points(),
            deepbind: header.deepbind(),
            export_tables: header.export_tables(),
            names_lost: header.names_lost(),
            untraced: header.untraced(),
            own_calls: header.own_calls().filter(|(_, n)| *n > 0).map(|(f, n)| (f.to_owned(), n)).collect(),
            counted: BTreeMap::new(),
            exited: header.exited() != 0,
            gone: false,
            silent: false,
            attributes: header.attributes().into_iter().collect(),
            rings: Vec::new(),
        }
    }

    /// Adds what the counters of one of its rings say.
    pub fn add_counts(&mut self, counts: &[u64]) {
        for (api, n) in COUNTED.iter().zip(counts).filter(|(_, n)| **n > 0) {
            let sum = self.counted.entry(*api).or_default();
            *sum = sum.saturating_add(*n);
        }
    }
}

impl RingEntry {
    /// What the header of a ring says.
    pub fn from_state(ring: u16, shared: bool, state: &RingState, emitted: Counts) -> RingEntry {
        let [activities, samples] = emitted.map(|[emitted, dropped]| Emitted { emitted, dropped });
        RingEntry {
            ring,
            shared,
            tid: state.tid,
            head: state.head,
            tail: state.tail,
            full: state.dropped_full,
            signal: state.dropped_signal,
            emitted: PerKind { activities, samples },
        }
    }
}

/// The first and the newest that was said of a process.
#[derive(Clone, Debug)]
pub(crate) struct KnownProcess {
    pub(super) first: ProcessEntry,
    pub(crate) last: ProcessEntry,
}

impl KnownProcess {
    /// A counter, without what it had reached when a later collector joined.
    pub(crate) fn counted(&self, counter: impl Fn(&ProcessEntry) -> u64) -> u64 {
        let before = if self.joined_late() { counter(&self.first) } else { 0 };
        counter(&self.last).saturating_sub(before)
    }

    /// Whether its rings had been drained before: its earlier calls are not this trace's.
    pub(crate) fn joined_late(&self) -> bool {
        self.first.rings.iter().any(|r| r.tail > 0)
    }
}

impl PerKind<Emitted> {
    /// These counters as far as they can be true.
    pub(super) fn bounded(self) -> PerKind<Emitted> {
        let most = |e: Emitted| Emitted {
            emitted: e.emitted.min(MOST_COUNTED),
            dropped: e.dropped.min(MOST_COUNTED),
        };
        PerKind { activities: most(self.activities), samples: most(self.samples) }
    }
}
