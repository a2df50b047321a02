//! The symmetric heap: the same offsets in every PE.
//!
//! All PEs allocate and free in the same order, so each can keep the books for itself: the first part that fits is
//! taken, and neighbours are merged when they are freed.

use std::collections::BTreeMap;

/// Every allocation starts on such a boundary at least.
const GRAIN: usize = 512;

/// Which parts are free and which are taken, by offset.
pub struct Heap {
    free: BTreeMap<usize, usize>,
    taken: BTreeMap<usize, usize>,
}

impl Heap {
    /// A heap of this size, all of it free.
    pub fn new(bytes: usize) -> Heap {
        Heap { free: BTreeMap::from([(0, bytes)]), taken: BTreeMap::new() }
    }

    /// Takes the first part that fits.
    pub fn take(&mut self, bytes: usize, align: usize) -> Option<usize> {
        let bytes = bytes.max(1).checked_next_multiple_of(GRAIN)?;
        let align = align.max(GRAIN);
        let (start, length, at) = self.free.iter().find_map(|(start, length)| {
            let at = start.checked_next_multiple_of(align)?;
            (at.checked_add(bytes)? <= start + length).then_some((*start, *length, at))
        })?;
        self.free.remove(&start);
        if at > start {
            self.free.insert(start, at - start);
        }
        if at + bytes < start + length {
            self.free.insert(at + bytes, start + length - at - bytes);
        }
        self.taken.insert(at, bytes);
        Some(at)
    }

    /// Gives a part back; `None` where nothing starts there.
    pub fn give(&mut self, at: usize) -> Option<()> {
        let bytes = self.taken.remove(&at)?;
        let (mut from, mut to) = (at, at + bytes);
        if let Some((before, length)) = self.free.range(..at).next_back().map(|(s, l)| (*s, *l))
            && before + length == at
        {
            self.free.remove(&before);
            from = before;
        }
        if let Some(length) = self.free.remove(&to) {
            to += length;
        }
        self.free.insert(from, to - from);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_taken_returned_and_merged() {
        let mut heap = Heap::new(8192);
        let (a, b) = (heap.take(1, 0).unwrap(), heap.take(1000, 0).unwrap());
        assert_eq!((a, b), (0, 512));
        assert_eq!(heap.take(100, 4096), Some(4096));
        assert_eq!(heap.take(8192, 0), None);
        assert_eq!((heap.give(b), heap.give(b)), (Some(()), None));
        assert_eq!(heap.take(600, 0), Some(512), "the first part that fits");
        heap.give(512).unwrap();
        heap.give(0).unwrap();
        heap.give(4096).unwrap();
        assert_eq!(heap.free, BTreeMap::from([(0, 8192)]));
    }
}
