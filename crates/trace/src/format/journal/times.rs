//! The clocks of a journal's processes, from what it says of readings.

use std::collections::BTreeMap;

use super::Journal;
use super::process::KnownProcess;
use crate::format::clock::Clock;
use crate::format::clocks::Clocks;
use crate::format::model::Anchor;

impl Journal {
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
        Clocks::new(map, self.feeds.keys().copied().collect())
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

    /// Clock anchors, in order of process and tick.
    pub(crate) fn anchors(&self) -> Vec<Anchor> {
        let mut all: Vec<Anchor> = self.anchors.all().copied().collect();
        all.sort_by_key(|a| (a.process, a.tick));
        all.dedup();
        all
    }
}
