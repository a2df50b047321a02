//! Who had how much memory when: allocations and frees of a trace, replayed in time order.
//!
//! An allocation takes effect when its call returned, a free when its call was entered: between the two the driver
//! may already have given the address to another thread. Only calls that succeeded have an effect. Memory that was
//! allocated before the recording began is not known; its frees are counted and change nothing.

mod event;
mod live;
mod replay;
mod vmm;

use std::collections::BTreeMap;

use serde::Serialize;

pub use crate::effect::{Class, Kind, Space};
pub use event::{Action, Event};
pub use replay::{Allocation, Owner, Replay};

/// What one kind of memory, or one device, came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Usage {
    /// How many allocations were made.
    pub allocations: u64,
    /// Frees of those.
    pub frees: u64,
    /// Bytes of all allocations together.
    pub allocated_bytes: u64,
    /// Bytes not freed at the end.
    pub live_bytes: u64,
    /// Most bytes at one time.
    pub peak_bytes: u64,
    /// When that was; 0 when nothing was allocated.
    pub peak_ns: i64,
}

impl Usage {
    fn add(&mut self, bytes: u64, time_ns: i64) {
        self.allocations += 1;
        self.allocated_bytes = self.allocated_bytes.saturating_add(bytes);
        self.live_bytes = self.live_bytes.saturating_add(bytes);
        if self.live_bytes > self.peak_bytes {
            self.peak_bytes = self.live_bytes;
            self.peak_ns = time_ns;
        }
    }

    /// Counts anew from a moment on; what is there stays.
    fn begin(&mut self, from_ns: i64) {
        let peak_ns = if self.live_bytes > 0 { from_ns } else { 0 };
        *self =
            Usage { live_bytes: self.live_bytes, peak_bytes: self.live_bytes, peak_ns, ..Usage::default() };
    }

    fn remove(&mut self, bytes: u64) {
        self.frees += 1;
        self.live_bytes = self.live_bytes.saturating_sub(bytes);
    }
}

/// Memory that was not freed when the recording ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotFreed {
    /// Number of the process in the trace.
    pub process: u32,
    /// Address, or handle for arrays and mapped memory.
    #[serde(serialize_with = "crate::serial::hex")]
    pub address: u64,
    /// Size in bytes; 0 where it is not known.
    pub bytes: u64,
    /// Which allocator the memory came from.
    #[serde(serialize_with = "crate::serial::kind")]
    pub kind: Kind,
    /// Device of the call, where known.
    pub device: Option<u16>,
    /// When the allocation returned.
    pub time_ns: i64,
    /// Thread that made it.
    pub thread: u32,
}

/// Memory of one process, or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// All memory on GPUs.
    pub device: Usage,
    /// All page-locked memory of the host.
    pub host: Usage,
    /// The same by allocator, and memory of others and address space, which neither sum has.
    #[serde(serialize_with = "crate::serial::by_kind")]
    pub by_kind: BTreeMap<Kind, Usage>,
    /// Memory on GPUs by device ordinal; -1 where the device was not known.
    pub by_device: BTreeMap<i32, Usage>,
    /// Frees of addresses or handles that were not allocated during the recording.
    pub unknown_frees: u64,
    /// Allocations whose free was not seen, told by a later allocation at the same place.
    pub unseen_frees: u64,
    /// Allocations that ended with their context.
    pub freed_with_context: u64,
    /// Stream-ordered allocations and frees that only became nodes of a graph.
    pub captured: u64,
    /// How many allocations were not freed.
    pub not_freed_count: u64,
    /// The largest of them, largest first.
    pub not_freed: Vec<NotFreed>,
}

impl Memory {
    /// Counts anew from a moment on; what is there stays.
    fn begin(&mut self, from_ns: i64) {
        self.device.begin(from_ns);
        self.host.begin(from_ns);
        self.by_kind.values_mut().chain(self.by_device.values_mut()).for_each(|usage| usage.begin(from_ns));
        (self.unknown_frees, self.unseen_frees, self.freed_with_context) = (0, 0, 0);
    }
}

/// Rows of [`Memory::not_freed`] that are kept.
pub const NOT_FREED_MAX: usize = 1000;

/// The outcome of a replay.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// By process number.
    pub processes: BTreeMap<u32, Memory>,
    /// All processes together; its peak is that of the sum.
    pub total: Memory,
    /// The same of each group that was asked for.
    pub groups: Vec<Memory>,
}

#[cfg(test)]
mod tests;
