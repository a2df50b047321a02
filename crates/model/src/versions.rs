//! What a handle stood for at a moment: handles are used again after their object is gone.

use std::collections::hash_map::Entry;

use crate::hash::Map;

/// Values of (process, handle) from moments on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Versions {
    map: Map<(u32, u64), Values>,
}

/// Most handles have one value for ever, which then stands in the map itself.
#[derive(Clone, Debug)]
enum Values {
    One(i64, u32),
    Several(Vec<(i64, u32)>),
}

impl Versions {
    /// From rows of (process, handle, valid from, value), in any order.
    pub(crate) fn new(rows: impl IntoIterator<Item = (u32, u64, i64, u32)>) -> Versions {
        let mut versions = Versions::default();
        for (process, handle, from_ns, value) in rows {
            versions.add(process, handle, from_ns, value);
        }
        versions
    }

    /// A handle stands for `value` from a moment on.
    pub(crate) fn add(&mut self, process: u32, handle: u64, from_ns: i64, value: u32) {
        let values = match self.map.entry((process, handle)) {
            Entry::Vacant(slot) => {
                slot.insert(Values::One(from_ns, value));
                return;
            }
            Entry::Occupied(slot) => slot.into_mut(),
        };
        match values {
            Values::One(_, only) if *only == value => {}
            Values::One(from, only) => {
                let mut list = vec![(*from, *only), (from_ns, value)];
                list.sort_by_key(|(from, _)| *from);
                *values = Values::Several(list);
            }
            Values::Several(list) => {
                let at = list.partition_point(|(from, _)| *from <= from_ns);
                list.insert(at, (from_ns, value));
            }
        }
    }

    /// Forgets the handles of a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.map.retain(|(p, _), _| *p != process);
    }

    /// Whether every handle has one value for ever.
    pub(crate) fn are_lasting(&self) -> bool {
        self.map.values().all(|values| matches!(values, Values::One(..)))
    }

    /// The value that holds for a call that ended at `end_ns`: the last that began by then. The library notes a
    /// name before the record that needs it, so a call from before the first moment still means the first.
    #[inline]
    pub(crate) fn at(&self, process: u32, handle: u64, end_ns: i64) -> Option<u32> {
        match self.map.get(&(process, handle))? {
            Values::One(_, only) => Some(*only),
            Values::Several(list) => {
                let next = list.partition_point(|(from, _)| *from <= end_ns);
                list.get(next.saturating_sub(1)).map(|(_, value)| *value)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_that_began_holds() {
        let v = Versions::new([(1, 7, 200, 2), (1, 7, 100, 1), (2, 7, 0, 9)]);
        assert_eq!(v.at(1, 7, 50), Some(1));
        assert_eq!(v.at(1, 7, 150), Some(1));
        assert_eq!(v.at(1, 7, 200), Some(2));
        assert_eq!(v.at(2, 7, 5), Some(9));
        assert_eq!(v.at(1, 8, 5), None);
    }
}
