//! Memory of virtual memory management: it lives as long as a handle or a mapping refers to it.

use crate::hash::Map;

use super::live::Region;

/// An allocation made with a handle.
#[derive(Clone, Debug)]
struct Backing {
    memory: Region,
    handles: u32,
    mappings: u32,
    /// Every number that stood for it.
    names: Vec<u64>,
}

/// All such allocations of a process.
#[derive(Clone, Debug, Default)]
pub(super) struct Vmm {
    backings: Vec<Backing>,
    by_handle: Map<u64, u32>,
}

impl Vmm {
    /// New memory with one reference. What the handle stood for before must have ended unseen and is handed back.
    pub(super) fn create(&mut self, memory: Region) -> Option<Region> {
        let index = self.backings.len() as u32;
        self.backings.push(Backing { memory, handles: 1, mappings: 0, names: vec![memory.at] });
        let old = self.by_handle.insert(memory.at, index)?;
        self.forget(old);
        self.backings.get(old as usize)?.unused()
    }

    /// No handle refers to this memory any more.
    fn forget(&mut self, index: u32) {
        let Some(backing) = self.backings.get_mut(index as usize) else { return };
        backing.handles = 0;
        for name in backing.names.drain(..) {
            if self.by_handle.get(&name) == Some(&index) {
                self.by_handle.remove(&name);
            }
        }
    }

    /// The memory behind a handle.
    pub(super) fn of_handle(&self, handle: u64) -> Option<u32> {
        self.by_handle.get(&handle).copied()
    }

    /// What the memory is.
    pub(super) fn get(&self, index: u32) -> Option<&Region> {
        self.backings.get(index as usize).map(|b| &b.memory)
    }

    /// One more handle, which may be a new number, to the same memory.
    pub(super) fn retain(&mut self, handle: u64, index: u32) {
        if let Some(backing) = self.backings.get_mut(index as usize) {
            backing.handles += 1;
            if self.by_handle.insert(handle, index) != Some(index) {
                backing.names.push(handle);
            }
        }
    }

    /// A mapping of it began.
    pub(super) fn mapped(&mut self, index: u32) {
        if let Some(backing) = self.backings.get_mut(index as usize) {
            backing.mappings += 1;
        }
    }

    /// A mapping of it ended; the memory, when that was the last reference.
    pub(super) fn unmapped(&mut self, index: u32) -> Option<Region> {
        let backing = self.backings.get_mut(index as usize)?;
        backing.mappings = backing.mappings.checked_sub(1)?;
        backing.unused()
    }

    /// A handle was released: whether it was known, and the memory, when that was the last reference.
    pub(super) fn release(&mut self, handle: u64) -> (bool, Option<Region>) {
        let Some(index) = self.of_handle(handle) else { return (false, None) };
        let Some(backing) = self.backings.get_mut(index as usize) else { return (false, None) };
        backing.handles = backing.handles.saturating_sub(1);
        if backing.handles == 0 {
            self.forget(index);
        }
        (true, self.backings.get(index as usize).and_then(Backing::unused))
    }

    /// Everything that still has a reference.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Region> {
        self.backings.iter().filter(|b| b.unused().is_none()).map(|b| &b.memory)
    }
}

impl Backing {
    fn unused(&self) -> Option<Region> {
        (self.handles == 0 && self.mappings == 0).then_some(self.memory)
    }
}
