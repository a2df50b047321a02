//! The feeds that a journal knows: rings, and sources that hand over their records themselves.

use std::collections::BTreeSet;

use super::Journal;
use super::process::{Emitted, ProcessEntry};
use crate::format::counts::RingKey;
use crate::format::model::{Feed, PerKind, RowKind};

impl Journal {
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
}
