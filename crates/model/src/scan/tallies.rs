//! What is counted of a process, which adds up: each worker has its own.

use crate::call::Kept;
use crate::derived::Detail;
use crate::tree::Tree;
use crate::waiting::Waiting;
use crate::{calls, copies, errors, graphs, kernels};

/// What was counted of one process.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    /// Calls, counted by function.
    pub calls: calls::Tally,
    /// Launches, counted by kernel.
    pub kernels: kernels::Tally,
    /// Captures, changes and launches of graphs.
    pub graphs: graphs::Tally,
    /// Copies, fills and prefetches, counted by direction.
    pub copies: copies::Tally,
    /// Failed calls, counted by function and code.
    pub errors: errors::Tally,
    /// Calls that had not returned.
    pub unfinished: Vec<Kept>,
    /// Stream-ordered allocations and frees that only made nodes.
    pub captured_memory: u64,
    /// Calls that wait.
    pub waiting: Waiting,
    /// Calls inside calls, where that was asked for.
    pub tree: Tree,
    /// What was asked for one by one.
    pub(crate) details: Vec<Detail>,
}

impl Tallies {
    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tallies) {
        self.calls.merge(&other.calls);
        self.kernels.merge(other.kernels);
        self.graphs.merge(other.graphs);
        self.copies.merge(other.copies);
        self.errors.merge(other.errors);
        self.unfinished.extend(other.unfinished);
        self.captured_memory += other.captured_memory;
        self.waiting.merge(other.waiting);
        self.tree.merge(other.tree);
        self.details.extend(other.details);
    }
}
