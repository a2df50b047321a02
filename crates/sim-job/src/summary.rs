//! What a training job was asked to do, and what it knows it did.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::driver::Calls;

/// What to run.
#[derive(Clone, Copy, Debug)]
pub struct Train {
    /// This process's number in the job; it picks the device.
    pub rank: u32,
    /// Processes of the job.
    pub ranks: u32,
    /// How many training steps to run.
    pub steps: u32,
}

/// A number of copies and their bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// How many copies or other operations there were.
    pub count: u64,
    /// Bytes of all counted operations together.
    pub bytes: u64,
}

/// What the program itself knows it did.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The device's name.
    pub device_name: String,
    /// Ordinal of the device that was used.
    pub device: i32,
    /// How many training steps were run.
    pub steps: u32,
    /// Calls of `cuLaunchKernel`, those during capture included.
    pub launches: u64,
    /// Calls of `cuGraphLaunch`.
    pub graph_launches: u64,
    /// Kernels in the captured graph.
    pub graph_kernels: u64,
    /// Host to device.
    pub to_device: Moved,
    /// Device to host.
    pub to_host: Moved,
    /// Inside the device.
    pub on_device: Moved,
    /// To another device.
    pub to_peer: Moved,
    /// Memsets and their bytes.
    pub filled: Moved,
    /// Allocations of device memory, the leaked one included.
    pub allocated: Moved,
    /// Allocations of pinned host memory.
    pub pinned: Moved,
    /// Bytes that were never freed: [`crate::LEAKED_BYTES`].
    pub leaked_bytes: u64,
    /// Every call, by exported name.
    pub calls: Calls,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copies = self.to_device.count + self.to_host.count + self.on_device.count + self.to_peer.count;
        let calls: u64 = self.calls.values().sum();
        write!(
            f,
            "{} steps on \"{}\" {}: {} launches, {} graph launches, {copies} copies, {calls} calls",
            self.steps, self.device_name, self.device, self.launches, self.graph_launches
        )
    }
}

impl Moved {
    /// Counts one more.
    pub(crate) fn add(&mut self, bytes: usize) {
        self.count += 1;
        self.bytes += bytes as u64;
    }

    /// Adds another number of copies.
    pub(crate) fn join(&mut self, other: Moved) {
        self.count += other.count;
        self.bytes += other.bytes;
    }
}
