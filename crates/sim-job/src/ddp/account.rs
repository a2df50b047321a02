//! What the ranks know they did.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::summary::Moved;

/// What one rank did, or several together. All are calls: what is captured is counted once, however often it runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Account {
    /// Calls of the runtime by name.
    pub runtime_calls: BTreeMap<String, u64>,
    /// Calls of NCCL by name.
    pub nccl_calls: BTreeMap<String, u64>,
    /// Operations of NCCL by kind (`AllReduce`, `Send`, …) with their bytes: elements × their size, as the calls say.
    pub collectives: BTreeMap<String, Moved>,
    /// The same for the first communicator of all ranks.
    pub gradients: BTreeMap<String, Moved>,
    /// The same for the second.
    pub metrics: BTreeMap<String, Moved>,
    /// Kernels of the job that were launched.
    pub launches: u64,
    /// Kernels that NCCL launched.
    pub nccl_kernels: u64,
    /// Launches of graphs.
    pub graph_launches: u64,
    /// Kernels in the captured graph, NCCL's included.
    pub graph_kernels: u64,
    /// Copies to the device.
    pub to_device: Moved,
    /// Copies to the host.
    pub to_host: Moved,
    /// Copies within the device.
    pub on_device: Moved,
    /// Memsets and their bytes.
    pub filled: Moved,
    /// Allocations of device memory, the leaked one included.
    pub allocated: Moved,
    /// Allocations of pinned memory.
    pub pinned: Moved,
    /// Bytes that were never freed.
    pub leaked_bytes: u64,
    /// Communicators, split ones included.
    pub communicators: u64,
}

/// What the whole job did.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Totals {
    /// The GPUs and everything above them were simulated.
    pub simulated: bool,
    /// How many ranks the job had.
    pub ranks: u32,
    /// How many training steps each rank ran.
    pub steps: u32,
    /// All ranks together.
    pub total: Account,
    /// What each rank did, in the order of ranks.
    pub by_rank: Vec<Account>,
}

impl Totals {
    /// Adds the ranks up.
    pub fn new(steps: u32, by_rank: Vec<Account>) -> Totals {
        let mut total = Account::default();
        by_rank.iter().for_each(|account| total.add(account));
        Totals { simulated: true, ranks: by_rank.len() as u32, steps, total, by_rank }
    }
}

impl Account {
    /// Counts an operation of NCCL in a communicator with its own account.
    pub(crate) fn collective(
        &mut self,
        kind: &str,
        bytes: usize,
        of: fn(&mut Account) -> &mut BTreeMap<String, Moved>,
    ) {
        self.collectives.entry(kind.to_owned()).or_default().add(bytes);
        of(self).entry(kind.to_owned()).or_default().add(bytes);
        self.nccl_kernels += 1;
    }

    fn add(&mut self, other: &Account) {
        for (mine, theirs) in
            [(&mut self.runtime_calls, &other.runtime_calls), (&mut self.nccl_calls, &other.nccl_calls)]
        {
            theirs.iter().for_each(|(name, n)| *mine.entry(name.clone()).or_default() += n);
        }
        for (mine, theirs) in [
            (&mut self.collectives, &other.collectives),
            (&mut self.gradients, &other.gradients),
            (&mut self.metrics, &other.metrics),
        ] {
            theirs.iter().for_each(|(kind, moved)| mine.entry(kind.clone()).or_default().join(*moved));
        }
        for (mine, theirs) in [
            (&mut self.to_device, other.to_device),
            (&mut self.to_host, other.to_host),
            (&mut self.on_device, other.on_device),
            (&mut self.filled, other.filled),
            (&mut self.allocated, other.allocated),
            (&mut self.pinned, other.pinned),
        ] {
            mine.join(theirs);
        }
        for (mine, theirs) in [
            (&mut self.launches, other.launches),
            (&mut self.nccl_kernels, other.nccl_kernels),
            (&mut self.graph_launches, other.graph_launches),
            (&mut self.graph_kernels, other.graph_kernels),
            (&mut self.leaked_bytes, other.leaked_bytes),
            (&mut self.communicators, other.communicators),
        ] {
            *mine += theirs;
        }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copies = self.to_device.count + self.to_host.count + self.on_device.count;
        let operations: u64 = self.collectives.values().map(|moved| moved.count).sum();
        let calls: u64 = self.runtime_calls.values().chain(self.nccl_calls.values()).sum();
        write!(
            f,
            "{} launches, {} graph launches, {copies} copies, {operations} NCCL operations, {calls} calls",
            self.launches, self.graph_launches
        )
    }
}
