//! The journal in short: what takes the place of a `journal.raw` that has grown.
//!
//! Most of what is appended replaces what was said before (counters of processes, every second) or need not be so fine
//! for ever (clock anchors, gaps). A snapshot holds what is left of it, so that a recording of a week takes no more room
//! than one of an hour that saw the same kernels.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::{JournalEntry, LossRecord, Lost, Snapshot};
use super::process::{KnownProcess, ProcessEntry};
use super::{Journal, Version};
use crate::format::clocks::Clocks;
use crate::format::counts::{MOST_COUNTED, RingKey};
use crate::format::model::{LossReason, RowKind};
use crate::format::walk::RingState;

/// Clock anchors of the collector that are kept as they are; older ones are thinned out.
const FRESH_ANCHORS: usize = 600;
/// Older anchors of the collector, and anchors of a process, at most.
const OLD_ANCHORS: usize = 1024;
const OWN_ANCHORS: usize = 16;
/// Gaps that are kept as they are; older ones of a thread are put together.
const FRESH_GAPS: usize = 1024;
/// Threads that took a ring, for each ring.
const LEASES: usize = 16;
/// Bytes of names and graphs in one chunk, about.
const PIECE: usize = 1 << 20;

impl Journal {
    /// Takes in a part of a snapshot.
    pub(super) fn restore(&mut self, s: Snapshot) {
        s.processes.into_iter().for_each(|p| self.process(p));
        let losses = s.losses.into_iter();
        self.losses.extend(losses.map(|l| LossRecord { count: l.count.min(MOST_COUNTED), ..l }));
        s.lost.into_iter().for_each(|lost| self.lose(lost));
        self.marks.extend(s.marks);
        self.notes.extend(s.notes);
        self.thread_names.extend(s.threads.into_iter().map(|(p, tid, name)| ((p, tid), name)));
        self.collector.extend(s.collector);
        self.refused.extend(s.refused);
        s.anchors.into_iter().for_each(|a| self.anchors.push(a));
        let version = |(process, handle, tick, value)| Version { process, handle, tick, value };
        self.kernels.extend(s.kernels.into_iter().map(version));
        let graphs = s.graphs.into_iter();
        self.graphs.extend(graphs.map(|(process, handle, tick, total, nodes)| Version {
            process,
            handle,
            tick,
            value: (total, nodes),
        }));
        let changes = s.changes.into_iter();
        self.changes.extend(changes.map(|(process, handle, tick, value)| Version {
            process,
            handle,
            tick,
            value,
        }));
        self.contexts.extend(s.contexts.into_iter().map(|c| ((c.process, c.context), c)));
        self.devices.extend(s.devices.into_iter().map(|d| ((d.process, d.device), d)));
        self.comms.extend(s.comms.into_iter().map(|(process, handle, tick, value)| Version {
            process,
            handle,
            tick,
            value,
        }));
        self.libraries.extend(s.libraries);
        s.feeds.into_iter().for_each(|feed| self.feed(feed));
        let fields = s.fields.into_iter();
        self.fields.extend(fields.map(|(process, feed, number, field)| (((process, feed), number), field)));
        for (process, ring, position, tid) in s.leases {
            self.leases.entry((process, ring)).or_default().insert(position, tid);
        }
        self.known.extend(s.known.into_iter().map(|(process, ring, position)| ((process, ring), position)));
    }

    /// Everything, as chunks of a bounded size.
    pub(crate) fn snapshot(&self) -> Vec<JournalEntry> {
        let mut out = Pieces::default();
        for p in self.processes.values() {
            out.add(4096, |s| s.processes.extend([p.beginning(), p.last.clone()]));
        }
        self.losses.iter().for_each(|l| out.add(128, |s| s.losses.push(*l)));
        self.lost.iter().for_each(|l| out.add(128, |s| s.lost.push(l.clone())));
        self.marks.iter().for_each(|m| out.add(64 + m.label.len(), |s| s.marks.push(m.clone())));
        self.notes.iter().for_each(|n| out.add(16 + n.1.len(), |s| s.notes.push(n.clone())));
        for ((process, tid), name) in &self.thread_names {
            out.add(48, |s| s.threads.push((*process, *tid, name.clone())));
        }
        out.add(1024, |s| (s.collector, s.refused) = (self.collector.clone(), self.refused.clone()));
        self.anchors.all().for_each(|a| out.add(100, |s| s.anchors.push(*a)));
        for k in &self.kernels {
            let kernel = (k.process, k.handle, k.tick, k.value.clone());
            out.add(48 + k.value.len(), |s| s.kernels.push(kernel));
        }
        for g in &self.graphs {
            let graph = (g.process, g.handle, g.tick, g.value.0, g.value.1.clone());
            out.add(64 + 64 * g.value.1.len(), |s| s.graphs.push(graph));
        }
        for c in &self.changes {
            out.add(96, |s| s.changes.push((c.process, c.handle, c.tick, c.value.clone())));
        }
        self.contexts.values().for_each(|c| out.add(64, |s| s.contexts.push(c.clone())));
        self.devices.values().for_each(|d| out.add(256, |s| s.devices.push(d.clone())));
        self.comms.iter().for_each(|c| out.add(48, |s| s.comms.push((c.process, c.handle, c.tick, c.value))));
        self.libraries.iter().for_each(|l| out.add(64 + l.path.len(), |s| s.libraries.push(l.clone())));
        self.feeds.values().for_each(|f| out.add(96, |s| s.feeds.push(f.clone())));
        for (((process, feed), number), field) in &self.fields {
            out.add(64, |s| s.fields.push((*process, *feed, *number, field.clone())));
        }
        for ((process, ring), leases) in &self.leases {
            for (position, tid) in leases {
                out.add(32, |s| s.leases.push((*process, *ring, *position, *tid)));
            }
        }
        for ((process, ring), position) in &self.known {
            out.add(32, |s| s.known.push((*process, *ring, *position)));
        }
        out.done.push(out.now);
        out.done.into_iter().map(|s| JournalEntry::Snapshot(Box::new(s))).collect()
    }

    /// Forgets what is finer than anybody needs. `horizon_ns` is the time of the oldest call that is stored, where
    /// older ones have expired.
    pub(crate) fn shrink(&mut self, horizon_ns: Option<i64>) {
        self.anchors.thin(0, FRESH_ANCHORS, OLD_ANCHORS);
        let processes: Vec<u32> = self.processes.keys().copied().collect();
        processes.into_iter().for_each(|p| self.anchors.thin(p, 0, OWN_ANCHORS));
        self.join_gaps();
        self.join_lost();
        for leases in self.leases.values_mut() {
            while leases.len() > LEASES {
                leases.pop_first();
            }
        }
        let mut seen = BTreeSet::new();
        self.notes.retain(|note| seen.insert(note.clone()));
        if let Some(horizon) = horizon_ns {
            let clocks = self.clocks([].into_iter());
            expire(&mut self.kernels, &clocks, horizon, |_| 0);
            expire(&mut self.graphs, &clocks, horizon, |_| 0);
            expire(&mut self.changes, &clocks, horizon, |node| node.node);
            expire(&mut self.comms, &clocks, horizon, |_| 0);
        }
        // The library says a name again when its table of names was full.
        self.kernels.sort_by_key(|k| (k.process, k.handle, k.tick));
        self.kernels.dedup_by(|b, a| (a.process, a.handle, &a.value) == (b.process, b.handle, &b.value));
    }

    fn join_gaps(&mut self) {
        let old = self.losses.len().saturating_sub(FRESH_GAPS);
        let mut joined: BTreeMap<(RingKey, u32, LossReason, Option<RowKind>), LossRecord> = BTreeMap::new();
        for l in self.losses.drain(..old) {
            let entry = joined.entry((l.ring, l.tid, l.reason, l.kind));
            let sum = entry.or_insert(LossRecord { count: 0, ..l });
            sum.count = sum.count.saturating_add(l.count);
            (sum.first, sum.last) = (sum.first.min(l.first), sum.last.max(l.last));
        }
        self.losses.splice(..0, joined.into_values());
    }

    fn join_lost(&mut self) {
        let mut joined: BTreeMap<(u32, u32, LossReason), Lost> = BTreeMap::new();
        for l in self.lost.drain(..) {
            let entry = joined.entry((l.process, l.tid, l.reason));
            let sum = entry.or_insert(Lost { count: 0, ..l.clone() });
            sum.count = sum.count.saturating_add(l.count);
            (sum.first_ns, sum.last_ns) = (sum.first_ns.min(l.first_ns), sum.last_ns.max(l.last_ns));
        }
        self.lost.extend(joined.into_values());
    }

    /// Processes that are gone and whose records are all in rewritten segments.
    pub(crate) fn finished(&self, rewritten: &BTreeMap<RingKey, RingState>) -> BTreeSet<u32> {
        let whole = |p: &ProcessEntry| {
            let done = |ring: u16| rewritten.get(&(p.number, ring)).map_or(0, |r| r.end);
            p.gone && p.rings.iter().all(|r| done(r.ring) >= r.head)
        };
        self.processes.values().map(|p| &p.last).filter(|p| whole(p)).map(|p| p.number).collect()
    }

    /// Forgets what only the calls of these processes needed: none is stored any more. What they were and what they
    /// lost stays.
    pub(crate) fn forget(&mut self, processes: &BTreeSet<u32>) {
        let stays = |p: u32| !processes.contains(&p);
        self.kernels.retain(|k| stays(k.process));
        self.graphs.retain(|g| stays(g.process));
        self.changes.retain(|c| stays(c.process));
        self.contexts.retain(|_, c| stays(c.process));
        self.devices.retain(|_, d| stays(d.process));
        self.comms.retain(|c| stays(c.process));
        self.libraries.retain(|l| stays(l.process));
        self.fields.retain(|((p, _), _), _| stays(*p));
        self.notes.retain(|n| stays(n.0));
        self.thread_names.retain(|(p, _), _| stays(*p));
        self.leases.retain(|(p, _), leases| {
            if !stays(*p) {
                // Who held a ring last is who lost what nobody told of.
                *leases = leases.pop_last().into_iter().collect();
            }
            true
        });
        processes.iter().for_each(|p| self.anchors.thin(*p, 0, 1));
    }

    /// Forgets everything about a process.
    pub(crate) fn forget_wholly(&mut self, process: u32) {
        self.forget(&BTreeSet::from([process]));
        self.processes.remove(&process);
        self.anchors.forget(process);
        self.leases.retain(|(p, _), _| *p != process);
        self.known.retain(|(p, _), _| *p != process);
        self.feeds.retain(|(p, _), _| *p != process);
    }
}

impl KnownProcess {
    /// What is needed of how it was first seen.
    fn beginning(&self) -> ProcessEntry {
        if self.joined_late() {
            return self.first.clone();
        }
        let ProcessEntry { number, tsc, anchor_tick, anchor_mono_ns, anchor_real_ns, time_offset_ns, .. } =
            self.first;
        let rest = ProcessEntry::default();
        ProcessEntry { number, tsc, anchor_tick, anchor_mono_ns, anchor_real_ns, time_offset_ns, ..rest }
    }
}

/// Drops versions whose successor was valid before the horizon already.
fn expire<T>(versions: &mut Vec<Version<T>>, clocks: &Clocks, horizon_ns: i64, part: impl Fn(&T) -> u64) {
    let key = |v: &Version<T>| (v.process, v.handle, part(&v.value));
    let mut newest: BTreeMap<(u32, u64, u64), u64> = BTreeMap::new();
    for v in versions.iter().filter(|v| clocks.of_process(v.process).ns(v.tick) < horizon_ns) {
        let tick = newest.entry(key(v)).or_default();
        *tick = (*tick).max(v.tick);
    }
    versions.retain(|v| newest.get(&key(v)).is_none_or(|tick| v.tick >= *tick));
}

/// Snapshots under construction.
#[derive(Default)]
struct Pieces {
    done: Vec<Snapshot>,
    now: Snapshot,
    bytes: usize,
}

impl Pieces {
    fn add(&mut self, bytes: usize, put: impl FnOnce(&mut Snapshot)) {
        put(&mut self.now);
        self.bytes += bytes;
        if self.bytes > PIECE {
            self.done.push(std::mem::take(&mut self.now));
            self.bytes = 0;
        }
    }
}
