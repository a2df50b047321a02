//! Everything in a trace that is not a call, put together from JSON chunks and definition records.
//!
//! Definitions reach a reader up to three times (from `journal.raw`, from a raw segment whose definitions were already
//! copied there, from a chunk that was stored twice), so each ring has a position up to which its definitions are
//! known.

mod entry;
mod feeds;
mod process;
mod snapshot;
mod tables;
mod times;

use std::collections::{BTreeMap, BTreeSet};

use gputap_wire::{Record, Records, definition, loss};

use crate::format::clock::Anchors;
use crate::format::counts::{MOST_COUNTED, RingKey, ThreadKey};
use crate::format::definitions::{
    self, Ranks, changed_node, context, graph_nodes, kernel_name, lease_tid, lost_kind, ranks, text,
};
use crate::format::model::{Anchor, Context, Device, GraphNode, Library, LossReason, Mark};
use crate::format::raw::{ChunkHeader, ChunkKind, SegmentReader};
use crate::format::walk::RingHolder;

use process::KnownProcess;

pub(crate) use entry::LossRecord;
pub use entry::{FeedEntry, JournalEntry, Lost};
pub use process::{Emitted, ProcessEntry, RingEntry};

/// A value of a handle from a tick on.
#[derive(Clone, Debug)]
struct Version<T> {
    process: u32,
    handle: u64,
    tick: u64,
    value: T,
}

/// Everything that the journal says so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    pub(crate) processes: BTreeMap<u32, KnownProcess>,
    pub(crate) losses: Vec<LossRecord>,
    pub(crate) lost: Vec<Lost>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) notes: Vec<(u32, String)>,
    pub(crate) thread_names: BTreeMap<ThreadKey, String>,
    pub(crate) collector: BTreeMap<String, u64>,
    /// What could not be recorded.
    pub(crate) refused: BTreeSet<String>,
    anchors: Anchors,
    kernels: Vec<Version<String>>,
    graphs: Vec<Version<(u32, Vec<GraphNode>)>>,
    /// Changes of single nodes of graphs.
    changes: Vec<Version<GraphNode>>,
    contexts: BTreeMap<ThreadKey, Context>,
    /// By process and ordinal.
    devices: BTreeMap<(u32, i32), Device>,
    comms: Vec<Version<Ranks>>,
    pub(crate) libraries: Vec<Library>,
    /// Feeds that are no rings.
    pub(crate) feeds: BTreeMap<RingKey, FeedEntry>,
    /// Names and units of fields, by feed and number.
    fields: BTreeMap<(RingKey, u16), (String, String)>,
    /// Threads that took each ring, by position.
    leases: BTreeMap<RingKey, BTreeMap<u64, u32>>,
    known: BTreeMap<RingKey, u64>,
}

impl Journal {
    /// Takes in all chunks of `journal.raw`; how many were not understood.
    pub(crate) fn read(&mut self, reader: &mut SegmentReader) -> usize {
        let mut unknown = 0;
        while let Some((header, _, payload)) = reader.next_chunk() {
            match header.kind {
                ChunkKind::Json => match serde_json::from_slice(payload) {
                    Ok(entry) => self.apply(entry),
                    Err(_) => unknown += 1,
                },
                ChunkKind::Records => self.records(&header, payload),
                ChunkKind::Other(_) => unknown += 1,
            }
        }
        unknown
    }

    /// Takes in a JSON chunk.
    pub(crate) fn apply(&mut self, entry: JournalEntry) {
        match entry {
            JournalEntry::Process(p) => self.process(*p),
            JournalEntry::Feed(feed) => self.feed(feed),
            JournalEntry::Mark(mark) => self.marks.push(mark),
            JournalEntry::Anchor(anchor) => self.anchors.push(anchor),
            JournalEntry::Lost(lost) => self.lose(lost),
            JournalEntry::Refused(what) => {
                self.refused.insert(what);
            }
            JournalEntry::Collector(counters) => self.collector.extend(counters),
            JournalEntry::Snapshot(snapshot) => self.restore(*snapshot),
        }
    }

    fn feed(&mut self, feed: FeedEntry) {
        let emitted = feed.emitted.bounded();
        self.feeds.insert((feed.process, feed.feed), FeedEntry { emitted, ..feed });
    }

    fn lose(&mut self, lost: Lost) {
        self.lost.push(Lost { count: lost.count.min(MOST_COUNTED), ..lost });
    }

    fn process(&mut self, mut p: ProcessEntry) {
        p.rings.iter_mut().for_each(|r| r.emitted = r.emitted.bounded());
        let rings = p.rings.iter_mut().flat_map(|r| [&mut r.full, &mut r.signal]);
        let others = p.counted.values_mut().chain([&mut p.no_ring, &mut p.busy]);
        rings.chain(others).for_each(|n| *n = (*n).min(MOST_COUNTED));
        if let Some(known) = self.processes.get_mut(&p.number) {
            known.last = p;
            return;
        }
        let words = [p.anchor_tick, p.anchor_mono_ns, p.anchor_real_ns];
        let (number, known) = (p.number, KnownProcess { first: p.clone(), last: p });
        self.processes.insert(number, known);
        self.anchor(number, words);
    }

    /// Takes in definitions that stand together in a ring.
    pub(crate) fn records(&mut self, chunk: &ChunkHeader, payload: &[u8]) {
        let mut position = chunk.position;
        for record in Records::new(payload).map_while(Result::ok) {
            self.record((chunk.process, chunk.ring), position, &record);
            position = position.saturating_add(record.bytes().len() as u64);
        }
    }

    /// Takes in a definition; `false` when it is known already.
    pub(crate) fn record(&mut self, ring: RingKey, position: u64, record: &Record<'_>) -> bool {
        let known = self.known.entry(ring).or_default();
        if position < *known {
            return false;
        }
        *known = position.saturating_add(record.bytes().len() as u64);
        self.take(ring, position, record);
        true
    }

    /// Definitions of this ring before this position are known.
    pub(crate) fn known_until(&self, ring: RingKey) -> u64 {
        self.known.get(&ring).copied().unwrap_or(0)
    }

    fn take(&mut self, ring: RingKey, position: u64, record: &Record<'_>) {
        let (process, tick) = (ring.0, record.header.start);
        let word = |i| record.word(i);
        match record.header.kind() {
            definition::LEASE => {
                let tid = lease_tid(record);
                self.leases.entry(ring).or_default().insert(position, tid);
                self.anchor(process, [word(1), word(2), word(3)]);
                let name = record.payload().get(32..48).unwrap_or(&[]);
                self.thread_names.entry((process, tid)).or_insert_with(|| text(name));
            }
            definition::ANCHOR => self.anchor(process, [word(0), word(1), word(2)]),
            loss::CALLS | loss::ACTIVITIES | loss::SAMPLES => {
                let kind = lost_kind(record);
                let tid = if kind.is_some() { 0 } else { self.holder(ring) };
                let reason = if word(1) == loss::SIGNAL { LossReason::Signal } else { LossReason::RingFull };
                let count = word(0).min(MOST_COUNTED);
                let loss = LossRecord { kind, ring, tid, reason, count, first: word(2), last: word(3) };
                self.losses.push(loss);
            }
            definition::CONTEXT => {
                let context = context(process, record);
                self.contexts.insert((process, context.context), context);
            }
            definition::DEVICE => {
                let device = definitions::device(process, record);
                self.devices.insert((process, device.device), device);
            }
            definition::KERNEL => {
                self.kernels.push(Version { process, handle: word(0), tick, value: kernel_name(record) });
            }
            definition::GRAPH => self.graph(process, tick, record),
            definition::GRAPH_NODE => {
                let value = changed_node(record);
                self.changes.push(Version { process, handle: word(0), tick, value });
            }
            definition::COMM => {
                self.comms.push(Version { process, handle: word(0), tick, value: ranks(record) });
            }
            definition::LIBRARY => {
                let library = definitions::library(process, record);
                if !self.libraries.contains(&library) {
                    self.libraries.push(library);
                }
            }
            definition::FIELD => {
                let (number, field) = definitions::field(record);
                self.fields.insert((ring, number), field);
            }
            definition::NOTE => self.notes.push((process, text(record.payload()))),
            // A later library knows more definitions than we do.
            _ => {}
        }
    }

    /// A graph, or a further part of its nodes.
    fn graph(&mut self, process: u32, tick: u64, record: &Record<'_>) {
        let (handle, first, total) = (record.word(0), record.word(1) as u32, record.word(2) as u32);
        let nodes = graph_nodes(record);
        let begun =
            self.graphs.iter_mut().rev().find(|g| (g.process, g.handle, g.tick) == (process, handle, tick));
        match begun {
            Some(g) if first > 0 => {
                g.value.0 = total;
                g.value.1.extend(nodes);
            }
            _ => self.graphs.push(Version { process, handle, tick, value: (total, nodes) }),
        }
    }

    /// Tick, CLOCK_MONOTONIC and CLOCK_REALTIME as the process read them.
    fn anchor(&mut self, process: u32, [tick, mono, real]: [u64; 3]) {
        let ahead = self.processes.get(&process).map_or(0, |p| p.last.time_offset_ns);
        let mono_ns = signed(mono).saturating_sub(ahead);
        // A header that was never filled in says nothing.
        if mono != 0 {
            self.anchors.push(Anchor { process, tick, mono_ns, real_ns: signed(real) });
        }
    }

    /// The last thread that took a ring; 0 when none is known.
    pub(crate) fn holder(&self, ring: RingKey) -> u32 {
        self.origin(ring, u64::MAX).tid
    }

    /// Who held a ring at a position that no record before it is known of.
    pub(crate) fn origin(&self, ring: RingKey, position: u64) -> RingHolder {
        let lease = self.leases.get(&ring).and_then(|l| l.range(..position).next_back());
        let process = self.processes.get(&ring.0);
        let found = || process?.first.rings.iter().find(|r| r.ring == ring.1).map(|r| r.tid);
        let tid = lease.map(|(_, tid)| *tid).or_else(found).unwrap_or(0);
        // A process of which nothing is known was announced all the same: that is lost, and so may be its first calls.
        let late = process.is_some_and(KnownProcess::joined_late);
        RingHolder { tid, late }
    }

    /// Forgets the processes' own readings of their clocks, and who held a ring before its last thread.
    pub(crate) fn thin(&mut self) {
        let processes: Vec<u32> = self.processes.keys().copied().collect();
        processes.into_iter().for_each(|process| self.anchors.thin(process, 0, 1));
        for leases in self.leases.values_mut() {
            let last = leases.pop_last();
            leases.clear();
            leases.extend(last);
        }
    }
}

fn signed(v: u64) -> i64 {
    i64::try_from(v).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use gputap_wire::{Kind, Records};

    use super::*;
    use crate::format::model::Comm;
    use crate::testing::{definition_record, lease};

    fn words(w: &[u64]) -> Vec<u8> {
        w.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    fn feed(journal: &mut Journal, records: &[Vec<u8>]) {
        let bytes = records.concat();
        let mut it = Records::new(&bytes);
        loop {
            let at = it.position() as u64;
            let Some(r) = it.next() else { break };
            journal.record((1, 0), at, &r.unwrap());
        }
    }

    fn monotonic() -> Journal {
        let mut journal = Journal::default();
        journal.apply(JournalEntry::Process(Box::new(ProcessEntry { number: 1, ..ProcessEntry::default() })));
        journal
    }

    #[test]
    fn definitions_become_tables() {
        let mut f = monotonic();
        let kernel = |handle: u64, name: &str| [&words(&[handle])[..], name.as_bytes()].concat();
        let unknown = Kind { id: 0xFF, ..definition::LEASE };
        feed(
            &mut f,
            &[
                lease(7, 5),
                definition_record(definition::CONTEXT, 6, 0, &words(&[1 | 3 << 32, 0xC0])),
                definition_record(definition::KERNEL, 7, 0, &kernel(9, "_Z3foov")),
                definition_record(definition::KERNEL, 8, 0, &kernel(9, "_Z3foov")),
                definition_record(definition::KERNEL, 9, 0, &kernel(9, "bar")),
                definition_record(
                    definition::GRAPH,
                    10,
                    0,
                    &words(&[0x6, 2 << 32, 0, 0, 0x51, 9, 1, 0x52, 4096]),
                ),
                definition_record(definition::GRAPH, 10, 0, &words(&[0x6, 2 | 1 << 32, 3, 0, 0x53, 9])),
                definition_record(definition::GRAPH_NODE, 12, 0, &words(&[0x6, 0, 0x53, 9])),
                definition_record(definition::GRAPH_NODE, 13, 0, &words(&[0x6, 0, 0x53, 8])),
                definition_record(loss::CALLS, 30, 0, &words(&[4, 1, 20, 25])),
                definition_record(definition::NOTE, 31, 0, b"no TSC"),
                definition_record(definition::COMM, 32, 0, &words(&[0xA0, 8 | 3 << 32, 0xFFFF_FFFF])),
                definition_record(
                    definition::LIBRARY,
                    33,
                    0,
                    &[&[4, 1, 2, 0, 0, 0, 0, 0], &b"/lib/libnccl.so.2"[..]].concat(),
                ),
                definition_record(unknown, 31, 0, b"from the future"),
            ],
        );
        let clocks = f.clocks([1].into_iter());
        assert_eq!(f.thread_names[&(1, 7)], "worker");
        let c = &f.contexts()[0];
        assert_eq!((c.context, c.device, c.handle), (1, 3, 0xC0));
        let kernels: Vec<_> = f.kernels(&clocks).into_iter().map(|k| (k.from_ns, k.name)).collect();
        assert_eq!(kernels, [(7, "_Z3foov".to_owned()), (9, "bar".to_owned())]);
        let g = &f.graphs(&clocks)[0];
        assert_eq!((g.exec, g.total_nodes, g.nodes.len(), g.nodes[1].value), (6, 3, 3, 4096));
        let changed = &f.graphs(&clocks)[1];
        assert_eq!((changed.from_ns, changed.nodes[2].value, f.graphs(&clocks).len()), (13, 8, 2));
        let loss = &f.located_losses(&clocks)[0];
        assert_eq!(
            (loss.tid, loss.reason, loss.count, loss.first_ns, loss.last_ns),
            (7, LossReason::Signal, 4, Some(20), Some(25))
        );
        assert_eq!(f.notes, [(1, "no TSC".to_owned())]);
        let comm = Comm { process: 1, handle: 0xA0, from_ns: 32, size: 8, rank: 3, device: -1 };
        assert_eq!(f.comms(&clocks), [comm]);
        let path = "/lib/libnccl.so.2".to_owned();
        assert_eq!(f.libraries, [Library { process: 1, family: 4, flags: 1, unknown: 2, path }]);
    }

    #[test]
    fn a_definition_counts_once() {
        let mut f = monotonic();
        let loss = definition_record(loss::CALLS, 30, 0, &words(&[4, 0, 20, 25]));
        feed(&mut f, &[lease(7, 5), loss.clone()]);
        feed(&mut f, &[lease(7, 5), loss.clone(), loss]);
        assert_eq!(f.losses.len(), 2);
    }

    #[test]
    fn anchors_are_moved_out_of_the_time_namespace() {
        let mut f = Journal::default();
        let p = ProcessEntry { number: 1, tsc: true, time_offset_ns: 1000, ..ProcessEntry::default() };
        f.apply(JournalEntry::Process(Box::new(p)));
        feed(&mut f, &[lease(7, 5000)]);
        assert_eq!(f.anchors()[0].mono_ns, 4000);
    }

    #[test]
    fn short_and_absurd_payloads_are_harmless() {
        let mut f = monotonic();
        let definitions = (0..12).map(|id| Kind { id, ..definition::LEASE });
        for kind in definitions.chain([loss::CALLS]) {
            feed(&mut f, &[definition_record(kind, 1, 0, &[])]);
            f.known.clear();
            feed(&mut f, &[definition_record(kind, u64::MAX, 0, &[0xFF; 24])]);
            f.known.clear();
        }
        let clocks = f.clocks([1].into_iter());
        f.kernels(&clocks);
        f.graphs(&clocks);
        f.located_losses(&clocks);
    }
}
