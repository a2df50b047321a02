//! Everything in a trace that is not a call, put together from JSON chunks and definition records.
//!
//! Definitions reach a reader up to three times (from `journal.raw`, from a raw segment whose definitions were already
//! copied there, from a chunk that was stored twice), so each ring has a position up to which its definitions are
//! known.

mod snapshot;

use std::collections::{BTreeMap, BTreeSet};

use gputap_wire::{Record, definition, loss};
use serde::{Deserialize, Serialize};

use crate::clock::{Anchors, Clock};
use crate::compact::{DefinitionRun, Learn};
use crate::devices;
use crate::entry::{Emitted, FeedEntry, JournalEntry, Lost, ProcessEntry};
use crate::model::{
    Anchor, Comm, Context, Definition, Device, Feed, Graph, GraphNode, Kernel, Library, Loss, LossReason,
    Mark, RowKind,
};
use crate::raw::{ChunkKind, SegmentReader};
use crate::stored::PerKind;
use crate::walk::{RingHolder, RingKey, ThreadKey, lease_tid};

pub use snapshot::Snapshot;

/// More calls than any process can make: what was scribbled on must not make sums overflow.
const MOST_CALLS: u64 = 1 << 48;

/// The first and the newest that was said of a process.
#[derive(Clone, Debug)]
pub(crate) struct KnownProcess {
    first: ProcessEntry,
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
    first: u64,
    last: u64,
}

/// A value of a handle from a tick on.
#[derive(Clone, Debug)]
struct Version<T> {
    process: u32,
    handle: u64,
    tick: u64,
    value: T,
}

/// Ranks of a communicator, this one's rank, and its device.
type Ranks = (i32, i32, i32);

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
                    Ok(fact) => self.apply(fact),
                    Err(_) => unknown += 1,
                },
                ChunkKind::Records => {
                    let run = DefinitionRun { header, bytes: payload.to_vec() };
                    // A journal in memory never refuses.
                    let _ = self.learn(run);
                }
                ChunkKind::Other(_) => unknown += 1,
            }
        }
        unknown
    }

    /// Takes in a JSON chunk.
    pub(crate) fn apply(&mut self, fact: JournalEntry) {
        match fact {
            JournalEntry::Process(p) => self.process(*p),
            JournalEntry::Feed(feed) => {
                self.feeds.insert((feed.process, feed.feed), feed);
            }
            JournalEntry::Mark(mark) => self.marks.push(mark),
            JournalEntry::Anchor(anchor) => self.anchors.push(anchor),
            JournalEntry::Lost(lost) => self.lost.push(Lost { count: lost.count.min(MOST_CALLS), ..lost }),
            JournalEntry::Refused(what) => {
                self.refused.insert(what);
            }
            JournalEntry::Collector(counters) => self.collector.extend(counters),
            JournalEntry::Snapshot(snapshot) => self.restore(*snapshot),
        }
    }

    fn process(&mut self, mut p: ProcessEntry) {
        let rings = p.rings.iter_mut().flat_map(|r| [&mut r.full, &mut r.signal]);
        let others = p.counted.values_mut().chain([&mut p.no_ring, &mut p.busy]);
        rings.chain(others).for_each(|n| *n = (*n).min(MOST_CALLS));
        if let Some(known) = self.processes.get_mut(&p.number) {
            known.last = p;
            return;
        }
        let words = [p.anchor_tick, p.anchor_mono_ns, p.anchor_real_ns];
        let (number, known) = (p.number, KnownProcess { first: p.clone(), last: p });
        self.processes.insert(number, known);
        self.anchor(number, words);
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
                let count = word(0).min(MOST_CALLS);
                let loss = LossRecord { kind, ring, tid, reason, count, first: word(2), last: word(3) };
                self.losses.push(loss);
            }
            definition::CONTEXT => {
                let context = context(process, record);
                self.contexts.insert((process, context.context), context);
            }
            definition::DEVICE => {
                let device = devices::defined(process, record);
                self.devices.insert((process, device.device), device);
            }
            definition::KERNEL => {
                self.kernels.push(Version { process, handle: word(0), tick, value: kernel_name(record) });
            }
            definition::GRAPH => self.graph(process, tick, record),
            definition::GRAPH_NODE => {
                let value = GraphNode {
                    kind: word(1) as u32,
                    node: word(2),
                    value: word(3),
                    ends: (word(1) >> 32) as u32,
                };
                self.changes.push(Version { process, handle: word(0), tick, value });
            }
            definition::COMM => {
                self.comms.push(Version { process, handle: word(0), tick, value: ranks(record) });
            }
            definition::LIBRARY => self.library(process, record),
            definition::FIELD => {
                let named = record.payload().get(8..).unwrap_or(&[]);
                let name = text(named);
                let unit = text(named.get(name.len() + 1..).unwrap_or(&[]));
                self.fields.insert((ring, word(0) as u16), (name, unit));
            }
            definition::NOTE => self.notes.push((process, text(record.payload()))),
            // A later library knows more definitions than we do.
            _ => {}
        }
    }

    fn library(&mut self, process: u32, record: &Record<'_>) {
        let [family, flags, low, high] = (record.word(0) as u32).to_le_bytes();
        let path = text(record.payload().get(8..).unwrap_or(&[]));
        let library = Library { process, family, flags, unknown: u16::from_le_bytes([low, high]), path };
        if !self.libraries.contains(&library) {
            self.libraries.push(library);
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

    /// Graphs with the changes of their nodes: each real change makes a version of its own.
    fn changed_graphs(&self) -> Vec<Version<(u32, Vec<GraphNode>)>> {
        let mut all = self.graphs.clone();
        let mut changes: Vec<_> = self.changes.iter().collect();
        changes.sort_by_key(|c| c.tick);
        for c in changes {
            let same = |g: &&Version<(u32, Vec<GraphNode>)>| {
                (g.process, g.handle) == (c.process, c.handle) && g.tick <= c.tick
            };
            let Some(last) = all.iter().filter(same).max_by_key(|g| g.tick) else { continue };
            let mut value = last.value.clone();
            let Some(node) = value.1.iter_mut().find(|n| n.node == c.value.node) else { continue };
            if *node != c.value {
                *node = c.value.clone();
                all.push(Version { process: c.process, handle: c.handle, tick: c.tick, value });
            }
        }
        all
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

    /// What `record` defines, where calls may speak of it.
    pub(crate) fn definition(process: u32, clock: &Clock, record: &Record<'_>) -> Option<Definition> {
        let (handle, from_ns) = (record.word(0), clock.ns(record.header.start));
        Some(match record.header.kind() {
            definition::CONTEXT => Definition::Context(context(process, record)),
            definition::KERNEL => {
                Definition::Kernel(Kernel { process, handle, from_ns, name: kernel_name(record) })
            }
            definition::COMM => Definition::Comm(comm(process, handle, from_ns, ranks(record))),
            // Further parts of its nodes make it no other graph.
            definition::GRAPH if record.word(1) as u32 == 0 => {
                Definition::Graph { process, exec: handle, from_ns }
            }
            _ => return None,
        })
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

    /// Newest clock reading of the collector.
    pub(crate) fn collector_until_ns(&self) -> Option<i64> {
        self.anchors.collector_until_ns()
    }

    /// The clocks of all known processes and of `others`.
    pub(crate) fn clocks(&self, others: impl Iterator<Item = u32>) -> Clocks {
        let known = self.processes.keys().copied().chain(self.known.keys().map(|ring| ring.0));
        self.clocks_of(others.chain(known))
    }

    /// The clocks of all known processes, where those that read the time-stamp counter read it by `clock`.
    pub(crate) fn clocks_by(&self, clock: &Clock) -> Clocks {
        let of = |p: &KnownProcess| match p.last.tsc {
            true => clock.clone(),
            false => Clock::monotonic(p.last.time_offset_ns),
        };
        self.with_feeds(self.processes.iter().map(|(n, p)| (*n, of(p))).collect())
    }

    /// Clocks of processes, and which feeds go by the host's.
    fn with_feeds(&self, map: BTreeMap<u32, Clock>) -> Clocks {
        let feeds = self.feeds.keys().copied().collect();
        Clocks { map, unknown: Clock::default(), feeds, host: Clock::monotonic(0) }
    }

    /// The clocks of these processes.
    pub(crate) fn clocks_of(&self, processes: impl Iterator<Item = u32>) -> Clocks {
        let base = self.anchors.base(|p| self.processes.get(&p).is_none_or(|p| p.last.tsc));
        let clock = |p: u32| match self.processes.get(&p) {
            Some(p) if !p.last.tsc => Clock::monotonic(p.last.time_offset_ns),
            _ => self.anchors.clock(p, &base),
        };
        let mut map = BTreeMap::new();
        for p in processes {
            map.entry(p).or_insert_with(|| clock(p));
        }
        // The feeds of no process go by the host's clock.
        map.remove(&0);
        self.with_feeds(map)
    }

    /// What was counted of records of a feed that are no calls, since this trace was begun.
    pub(crate) fn emitted(&self, feed: RingKey, kind: RowKind) -> Emitted {
        let ring = |p: &ProcessEntry| p.rings.iter().find(|r| r.ring == feed.1).map(|r| *r.emitted.get(kind));
        let of_ring = self.processes.get(&feed.0).and_then(|p| {
            let before = if p.joined_late() { ring(&p.first) } else { None };
            Some(ring(&p.last)?.since(before.unwrap_or_default()))
        });
        let of_feed = || self.feeds.get(&feed).map(|f| *f.emitted.get(kind));
        of_ring.or_else(of_feed).unwrap_or_default()
    }

    /// The feeds that were said to be there.
    pub(crate) fn known_feeds(&self) -> impl Iterator<Item = RingKey> {
        let rings =
            self.processes.values().flat_map(|p| p.last.rings.iter().map(|r| (p.last.number, r.ring)));
        rings.chain(self.feeds.keys().copied())
    }

    /// All feeds, without their rows.
    pub(crate) fn all_feeds(&self, seen: impl Iterator<Item = RingKey>) -> Vec<Feed> {
        let all: BTreeSet<RingKey> = self.known_feeds().chain(seen).collect();
        let feed = |key: &RingKey| Feed {
            process: key.0,
            feed: key.1.into(),
            source: self.feeds.get(key).map_or_else(|| String::from("library"), |f| f.source.clone()),
            tsc: !self.feeds.contains_key(key) && self.processes.get(&key.0).is_some_and(|p| p.last.tsc),
            fields: self
                .fields
                .range((*key, 0)..=(*key, u16::MAX))
                .map(|((_, id), field)| (*id, field.clone()))
                .collect(),
            totals: PerKind::default(),
        };
        all.iter().map(feed).collect()
    }

    /// Clock anchors, in order of process and tick.
    pub(crate) fn anchors(&self) -> Vec<Anchor> {
        let mut all: Vec<Anchor> = self.anchors.all().copied().collect();
        all.sort_by_key(|a| (a.process, a.tick));
        all.dedup();
        all
    }

    /// Names of kernels, in order of process, handle and time.
    pub(crate) fn kernels(&self, clocks: &Clocks) -> Vec<Kernel> {
        let named = |v: &Version<String>, from_ns| Kernel {
            process: v.process,
            handle: v.handle,
            from_ns,
            name: v.value.clone(),
        };
        let mut out = versions(&self.kernels, clocks, named, |k| (k.process, k.handle, k.from_ns));
        // The library says a name again when its table of names was full.
        out.dedup_by(|b, a| (a.process, a.handle, &a.name) == (b.process, b.handle, &b.name));
        out
    }

    /// Executable graphs, in order of process, handle and time.
    pub(crate) fn graphs(&self, clocks: &Clocks) -> Vec<Graph> {
        let graph = |v: &Version<(u32, Vec<GraphNode>)>, from_ns| Graph {
            process: v.process,
            exec: v.handle,
            from_ns,
            // The last part may have been dropped, and with it the number of all nodes.
            total_nodes: v.value.0.max(v.value.1.len() as u32),
            nodes: v.value.1.clone(),
        };
        versions(&self.changed_graphs(), clocks, graph, |g| (g.process, g.exec, g.from_ns))
    }

    /// Communicators, in order of process, handle and time.
    pub(crate) fn comms(&self, clocks: &Clocks) -> Vec<Comm> {
        let comm = |v: &Version<Ranks>, from_ns| comm(v.process, v.handle, from_ns, v.value);
        versions(&self.comms, clocks, comm, |c| (c.process, c.handle, c.from_ns))
    }

    /// Contexts, in order of process and number.
    pub(crate) fn contexts(&self) -> Vec<Context> {
        self.contexts.values().cloned().collect()
    }

    /// Devices, in order of process and ordinal.
    pub(crate) fn devices(&self) -> Vec<Device> {
        self.devices.values().cloned().collect()
    }

    /// Losses whose time is known, in order of process, thread and time.
    pub(crate) fn located_losses(&self, clocks: &Clocks) -> Vec<Loss> {
        let records = self.losses.iter().map(|l| Loss {
            kind: l.kind,
            process: l.ring.0,
            tid: l.tid,
            reason: l.reason,
            count: l.count,
            first_ns: Some(clocks.of_feed(l.ring).ns(l.first)),
            last_ns: Some(clocks.of_feed(l.ring).ns(l.last)),
        });
        let lost = self.lost.iter().map(|l| Loss {
            kind: None,
            process: l.process,
            tid: l.tid,
            reason: l.reason,
            count: l.count,
            first_ns: Some(l.first_ns),
            last_ns: Some(l.last_ns),
        });
        let mut out: Vec<Loss> = records.chain(lost).collect();
        out.sort_by_key(|g| (g.process, g.tid, g.first_ns));
        out
    }
}

/// What a loss record is about; `None` for calls.
fn lost_kind(record: &Record<'_>) -> Option<RowKind> {
    match record.header.kind() {
        loss::ACTIVITIES => Some(RowKind::Activity),
        loss::SAMPLES => Some(RowKind::Sample),
        _ => None,
    }
}

fn context(process: u32, record: &Record<'_>) -> Context {
    let (context, device) = (record.word(0) as u32, (record.word(0) >> 32) as i32);
    Context { process, context, device, handle: record.word(1) }
}

fn kernel_name(record: &Record<'_>) -> String {
    text(record.payload().get(8..).unwrap_or(&[]))
}

fn ranks(record: &Record<'_>) -> Ranks {
    (record.word(1) as i32, (record.word(1) >> 32) as i32, record.word(2) as i32)
}

fn comm(process: u32, handle: u64, from_ns: i64, (size, rank, device): Ranks) -> Comm {
    Comm { process, handle, from_ns, size, rank, device }
}

/// The clock of every process.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    map: BTreeMap<u32, Clock>,
    unknown: Clock,
    /// Feeds that go by the host's clock.
    feeds: BTreeSet<RingKey>,
    host: Clock,
}

impl Clocks {
    /// The clock of a feed: that of its process, unless it is no ring.
    pub(crate) fn of_feed(&self, feed: RingKey) -> &Clock {
        if feed.0 == 0 || self.feeds.contains(&feed) { &self.host } else { self.of_process(feed.0) }
    }

    pub(crate) fn of_process(&self, process: u32) -> &Clock {
        self.map.get(&process).unwrap_or(&self.unknown)
    }

    /// Processes whose ticks could not be converted.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = u32> {
        self.map.iter().filter(|(_, c)| !c.known()).map(|(p, _)| *p)
    }
}

fn versions<V, T>(
    from: &[Version<V>],
    clocks: &Clocks,
    make: impl Fn(&Version<V>, i64) -> T,
    key: impl Fn(&T) -> (u32, u64, i64),
) -> Vec<T> {
    let mut out: Vec<T> = from.iter().map(|v| make(v, clocks.of_process(v.process).ns(v.tick))).collect();
    out.sort_by_key(key);
    out
}

fn graph_nodes(record: &Record<'_>) -> Vec<GraphNode> {
    let listed = (record.word(1) >> 32) as usize;
    let (nodes, _) = record.payload().get(24..).unwrap_or(&[]).as_chunks::<24>();
    let node = |b: &[u8; 24]| {
        let (words, _) = b.as_chunks::<8>();
        let word = |i: usize| words.get(i).map_or(0, |w| u64::from_le_bytes(*w));
        GraphNode { kind: word(0) as u32, node: word(1), value: word(2), ends: (word(0) >> 32) as u32 }
    };
    nodes.iter().take(listed).map(node).collect()
}

/// Up to the first NUL; what is not UTF-8 is replaced.
pub(crate) fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

fn signed(v: u64) -> i64 {
    i64::try_from(v).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use gputap_wire::Records;

    use super::*;
    use crate::testing::{definition_record, lease};
    use gputap_wire::Kind;

    fn words(w: &[u64]) -> Vec<u8> {
        w.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    fn feed(facts: &mut Journal, records: &[Vec<u8>]) {
        let bytes = records.concat();
        let mut it = Records::new(&bytes);
        loop {
            let at = it.position() as u64;
            let Some(r) = it.next() else { break };
            facts.record((1, 0), at, &r.unwrap());
        }
    }

    fn monotonic() -> Journal {
        let mut facts = Journal::default();
        facts.apply(JournalEntry::Process(Box::new(ProcessEntry { number: 1, ..ProcessEntry::default() })));
        facts
    }

    #[test]
    fn facts_become_tables() {
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
    fn a_fact_counts_once() {
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
