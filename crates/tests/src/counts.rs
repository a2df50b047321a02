//! What the simulated driver counted: the independent witness.

use std::collections::BTreeMap;
use std::path::Path;

/// Calls by function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub BTreeMap<u16, u64>);

impl Counts {
    /// Reads the driver's page; a job that never loaded the driver has none.
    pub fn read(path: &Path) -> Counts {
        let page = std::fs::read(path).unwrap_or_default();
        let counts = page.chunks_exact(8).map(|c| u64::from_ne_bytes(c.try_into().unwrap()));
        Counts((0..).zip(counts).filter(|(_, n)| *n != 0).collect())
    }

    /// Without the calls that the library says it made itself: the driver counted those too.
    pub fn without(&self, own: impl Iterator<Item = (&'static str, u64)>) -> Counts {
        let mut counts = self.clone();
        for (name, n) in own.filter(|(_, n)| *n != 0) {
            let id = gputap_catalog::by_name(name).unwrap_or_else(|| panic!("no function {name}")).id;
            let left = counts.0.get(&id).and_then(|all| all.checked_sub(n));
            match left
                .unwrap_or_else(|| panic!("{name}: the library says that it called more often than anybody"))
            {
                0 => counts.0.remove(&id),
                left => counts.0.insert(id, left),
            };
        }
        counts
    }

    /// Calls of one function.
    pub fn of(&self, name: &str) -> u64 {
        let id = gputap_catalog::by_name(name).unwrap_or_else(|| panic!("no function {name}")).id;
        self.0.get(&id).copied().unwrap_or(0)
    }

    /// All calls.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Adds one call.
    pub fn add(&mut self, id: u16, n: u64) {
        *self.0.entry(id).or_default() += n;
    }

    /// With names, for messages.
    pub fn named(&self) -> Vec<(&'static str, u64)> {
        self.0.iter().map(|(id, n)| (gputap_catalog::by_id(*id).map_or("?", |f| f.name), *n)).collect()
    }
}
