//! The address range of one device's memory, and which parts of it are free.
//!
//! It is a memory file, mapped shared, that takes real memory only where a program writes; so another process can
//! open the same file and see the same bytes ([`crate::ipc`]). The range is twice the device's memory, so that
//! fragmentation is not what a program runs out of.

use std::collections::BTreeMap;
use std::ptr;

use crate::vmm::memory_file;

/// Every allocation starts on this boundary.
pub const GRAIN: usize = 512;
/// Allocations of this size and more start on such a boundary.
const LARGE: usize = 2 << 20;
/// Ranges from this size on are given back to the system when they are freed.
const GIVE_BACK: usize = 64 << 10;
const PAGE: usize = 4096;

/// A range of addresses with free and taken parts.
pub struct Arena {
    /// First address of the range.
    pub base: usize,
    /// Length of the range in bytes.
    pub span: usize,
    /// The memory file, or −1 where there is none and the memory is private.
    pub file: i32,
    /// Length of each free part by its start; neighbours are merged.
    free: BTreeMap<usize, usize>,
}

impl Arena {
    /// Reserves the range for a device with this much memory.
    pub fn new(memory_bytes: u64) -> Option<Self> {
        let span = usize::try_from(memory_bytes).ok()?.checked_mul(2)?.next_multiple_of(LARGE);
        let file = memory_file(span).unwrap_or(-1);
        let flags = match file {
            -1 => libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
            _ => libc::MAP_SHARED | libc::MAP_NORESERVE,
        };
        // One boundary more, so that the part we use can start on one.
        let room = span + LARGE;
        // SAFETY: a new reservation at an address of the kernel's choice.
        let start = unsafe {
            libc::mmap(
                ptr::null_mut(),
                room,
                libc::PROT_NONE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        if start == libc::MAP_FAILED {
            return None;
        }
        let base = start.expose_provenance().next_multiple_of(LARGE);
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        let place = ptr::with_exposed_provenance_mut(base);
        // SAFETY: inside the reservation that was just made.
        let mapped = unsafe { libc::mmap(place, span, protection, flags | libc::MAP_FIXED, file, 0) };
        if mapped == libc::MAP_FAILED {
            return None;
        }
        // SAFETY: the range is ours; a core file need not hold it.
        unsafe { libc::madvise(place, span, libc::MADV_DONTDUMP) };
        Some(Arena { base, span, file, free: BTreeMap::from([(base, span)]) })
    }

    /// Takes the first free part that fits.
    pub fn take(&mut self, bytes: usize) -> Option<usize> {
        let align = if bytes >= LARGE { LARGE } else { GRAIN };
        let (start, length, at) = self.free.iter().find_map(|(start, length)| {
            let at = start.next_multiple_of(align);
            (at + bytes <= start + length).then_some((*start, *length, at))
        })?;
        self.free.remove(&start);
        if at > start {
            self.free.insert(start, at - start);
        }
        if at + bytes < start + length {
            self.free.insert(at + bytes, start + length - at - bytes);
        }
        Some(at)
    }

    /// Returns what [`Arena::take`] gave.
    pub fn give(&mut self, start: usize, bytes: usize) {
        self.forget(start, bytes);
        let (mut from, mut to) = (start, start + bytes);
        if let Some((before, length)) = self.free.range(..start).next_back().map(|(s, l)| (*s, *l))
            && before + length == start
        {
            self.free.remove(&before);
            from = before;
        }
        if let Some(length) = self.free.remove(&to) {
            to += length;
        }
        self.free.insert(from, to - from);
    }

    /// Whether an address lies in the range.
    pub fn holds(&self, address: usize) -> bool {
        address.wrapping_sub(self.base) < self.span
    }

    /// Gives the pages of a freed part back to the system.
    fn forget(&self, start: usize, bytes: usize) {
        let from = start.next_multiple_of(PAGE);
        let to = (start + bytes) & !(PAGE - 1);
        if bytes < GIVE_BACK || to <= from {
            return;
        }
        let advice = if self.file < 0 { libc::MADV_DONTNEED } else { libc::MADV_REMOVE };
        // SAFETY: whole pages of a part of our range that no allocation uses any more.
        unsafe { libc::madvise(ptr::with_exposed_provenance_mut(from), to - from, advice) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_taken_returned_and_merged() {
        let mut arena = Arena::new(8 << 20).expect("address space");
        let a = arena.take(512).expect("room");
        let b = arena.take(1024).expect("room");
        let c = arena.take(4 << 20).expect("room");
        assert_eq!((a, b), (arena.base, arena.base + 512));
        assert_eq!(c % LARGE, 0);
        arena.give(b, 1024);
        assert_eq!(arena.take(1024), Some(b), "the first part that fits");
        arena.give(a, 512);
        arena.give(c, 4 << 20);
        arena.give(b, 1024);
        assert_eq!(arena.free, BTreeMap::from([(arena.base, arena.span)]));
        assert_eq!(arena.take(arena.span + 1), None);
    }
}
