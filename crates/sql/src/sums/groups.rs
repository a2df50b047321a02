//! Groups of rows and what their numbers come to.

use std::collections::HashMap;

use gputap_model::hash::Map;
use gputap_tables::Cell;

use super::check::Check;
use crate::block::Block;
use crate::store::Store;

/// More groups than this are not kept: SQLite sorts then, on disk where it has to.
const MOST: usize = 1 << 20;
/// Keys below this are looked up without a map, where there is one for each row.
const DENSE: u64 = 1 << 16;
const NONE: u32 = u32::MAX;

/// What is done with the rows of a table whose blocks are of type `B`.
pub(crate) struct Sums<B: Block> {
    pub(super) keys: Vec<(B::Key, B::Field)>,
    pub(super) measures: Vec<B::Field>,
    pub(super) checks: Vec<(Check, B::Field)>,
}

/// What the numbers of a column come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    pub(crate) count: u64,
    pub(crate) sum: i128,
    pub(crate) least: i64,
    pub(crate) most: i64,
}

impl Measure {
    pub(crate) const NOTHING: Measure = Measure { count: 0, sum: 0, least: i64::MAX, most: i64::MIN };

    fn add(&mut self, n: i64, times: u64) {
        self.count += times;
        self.sum += i128::from(n) * i128::from(times);
        self.least = self.least.min(n);
        self.most = self.most.max(n);
    }

    fn merge(&mut self, other: &Measure) {
        self.count += other.count;
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

/// A group: its values, rows, and measures.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) values: Vec<Cell<'static>>,
    pub(crate) rows: u64,
    pub(crate) measures: Vec<Measure>,
}

/// Groups in the making, of one thread.
#[derive(Default)]
pub(crate) struct Groups {
    index: Map<Vec<u64>, u32>,
    dense: Vec<u32>,
    groups: Vec<Group>,
    /// The key of a row.
    key: Vec<u64>,
    /// There were too many.
    full: bool,
}

impl<B: Block> Sums<B> {
    /// Adds the rows of a block.
    pub(crate) fn add(&self, groups: &mut Groups, block: &B, store: &Store) {
        (0..block.len()).for_each(|i| self.add_row(groups, block, i, 1, store));
    }

    /// Adds a row of a block as if it stood there so many times.
    pub(crate) fn add_row(&self, groups: &mut Groups, block: &B, i: usize, times: u64, store: &Store) {
        let wanted = |(check, field): &(Check, B::Field)| check.holds(&block.cell(i, *field, store));
        if groups.full || !self.checks.iter().all(wanted) {
            return;
        }
        let at = self.group(groups, block, i, store);
        let group = &mut groups.groups[at];
        group.rows += times;
        for (measure, field) in group.measures.iter_mut().zip(&self.measures) {
            if let Cell::Int(n) = block.cell(i, *field, store) {
                measure.add(n, times);
            }
        }
    }

    /// The group of a row.
    fn group(&self, groups: &mut Groups, block: &B, i: usize, store: &Store) -> usize {
        if let [] | [_] = self.keys.as_slice() {
            let key = self.keys.first().map_or(0, |(key, _)| block.key_at(i, *key));
            if key < DENSE {
                let at = key as usize;
                if at >= groups.dense.len() {
                    groups.dense.resize(at + 1, NONE);
                }
                if groups.dense[at] == NONE {
                    groups.dense[at] = self.begin(groups, block, i, store);
                }
                return groups.dense[at] as usize;
            }
        }
        let mut key = std::mem::take(&mut groups.key);
        key.clear();
        key.extend(self.keys.iter().map(|(key, _)| block.key_at(i, *key)));
        let at = match groups.index.get(&key) {
            Some(at) => *at,
            None => {
                let at = self.begin(groups, block, i, store);
                groups.index.insert(key.clone(), at);
                at
            }
        };
        groups.key = key;
        at as usize
    }

    fn begin(&self, groups: &mut Groups, block: &B, i: usize, store: &Store) -> u32 {
        let values = self.keys.iter().map(|(_, field)| block.cell(i, *field, store).into_owned()).collect();
        groups.full |= groups.groups.len() >= MOST;
        groups.groups.push(Group { values, rows: 0, measures: vec![Measure::NOTHING; self.measures.len()] });
        groups.groups.len() as u32 - 1
    }
}

/// The groups of all threads together, those with the same values being one; `None` where there are too many.
pub(crate) fn merged(parts: Vec<Groups>) -> Option<Vec<Group>> {
    let mut index: HashMap<Vec<Cell<'static>>, usize> = HashMap::new();
    let mut all: Vec<Group> = Vec::new();
    for part in parts {
        if part.full {
            return None;
        }
        for group in part.groups {
            match index.get(&group.values) {
                None => {
                    index.insert(group.values.clone(), all.len());
                    all.push(group);
                }
                Some(at) => {
                    all[*at].rows += group.rows;
                    all[*at].measures.iter_mut().zip(&group.measures).for_each(|(a, b)| a.merge(b));
                }
            }
        }
    }
    Some(all)
}
