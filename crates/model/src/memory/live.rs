//! What is allocated now, found by any address inside it.

use std::collections::BTreeMap;

use super::Kind;

/// Something that is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    /// Where the call that made it stands in the traces.
    pub row: u64,
    pub at: u64,
    /// Size; 0 when not known, which then covers its first byte only.
    pub bytes: u64,
    pub kind: Kind,
    pub device: Option<u16>,
    pub context: u32,
    pub since_ns: i64,
    pub thread: u32,
    /// Function that allocated.
    pub api: u16,
    /// Memory that is mapped here; such a region is not memory itself.
    pub backing: Option<u32>,
}

impl Region {
    pub(super) fn end(&self) -> u64 {
        self.at.saturating_add(self.bytes.max(1))
    }
}

/// Regions that do not overlap, by address.
#[derive(Clone, Debug, Default)]
pub(super) struct Live {
    by_start: BTreeMap<u64, Region>,
}

impl Live {
    /// Adds a region. Those that it overlaps must have been freed unseen, and are handed back.
    pub(super) fn insert(&mut self, region: Region) -> Vec<Region> {
        let gone = self.take_range(region.at, region.end());
        self.by_start.insert(region.at, region);
        gone
    }

    /// Takes out the region that starts at `at`.
    pub(super) fn take(&mut self, at: u64) -> Option<Region> {
        self.by_start.remove(&at)
    }

    /// Takes out all regions that have a byte in `start..end`.
    pub(super) fn take_range(&mut self, start: u64, end: u64) -> Vec<Region> {
        let before = self.by_start.range(..start).next_back().filter(|(_, r)| r.end() > start);
        let mut starts: Vec<u64> = before.map(|(at, _)| *at).into_iter().collect();
        starts.extend(self.by_start.range(start..end.max(start)).map(|(at, _)| *at));
        starts.into_iter().filter_map(|at| self.by_start.remove(&at)).collect()
    }

    /// Takes out all regions that `gone` picks.
    pub(super) fn take_if(&mut self, gone: impl Fn(&Region) -> bool) -> Vec<Region> {
        let starts: Vec<u64> = self.by_start.values().filter(|r| gone(r)).map(|r| r.at).collect();
        starts.into_iter().filter_map(|at| self.by_start.remove(&at)).collect()
    }

    /// The region that has the byte at `address`.
    pub(super) fn find(&self, address: u64) -> Option<&Region> {
        let (_, region) = self.by_start.range(..=address).next_back()?;
        (address < region.end()).then_some(region)
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Region> {
        self.by_start.values()
    }
}
