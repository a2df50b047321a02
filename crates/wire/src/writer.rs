//! The writing side of one ring.
//!
//! One thread owns a [`Writer`] at a time. The order that everything rests on: the bytes of a record, then one
//! release store of `head`; and an acquire load of `tail` before bytes are written over. The fast path of the hooks
//! does the same in assembly on the same fields, so this struct's layout is part of the hooks' ABI.

#[cfg(loom)]
use loom::sync::atomic::{AtomicU64, Ordering};

#[cfg(not(loom))]
use core::sync::atomic::{AtomicU64, Ordering};

/// How far a writer may go before it must look at the tail again.
///
/// `tail` comes from shared memory that others may scribble on: a value that makes no sense means "full".
pub fn limit(head: u64, tail: u64, capacity: u64) -> u64 {
    let used = head.wrapping_sub(tail);
    if used > capacity { head } else { tail.wrapping_add(capacity) }
}

/// The two positions of a ring, as both sides see them.
#[derive(Debug)]
pub struct Positions<'a> {
    /// Written by the writer only.
    pub head: &'a AtomicU64,
    /// Written by the reader only.
    pub tail: &'a AtomicU64,
}

impl Positions<'_> {
    /// What the writer may fill up to now.
    pub fn refresh(&self, head: u64, capacity: u64) -> u64 {
        limit(head, self.tail.load(Ordering::Acquire), capacity)
    }

    /// Makes everything before `head` visible to the reader.
    pub fn publish(&self, head: u64) {
        self.head.store(head, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tail_that_makes_no_sense_is_a_full_ring() {
        assert_eq!(limit(100, 90, 64), 154);
        assert_eq!(limit(100, 100, 64), 164);
        assert_eq!(limit(100, 36, 64), 100);
        assert_eq!(limit(100, 35, 64), 100, "more than a capacity behind");
        assert_eq!(limit(100, 101, 64), 100, "beyond the head");
        assert_eq!(limit(100, u64::MAX, 64), 100);
    }
}
