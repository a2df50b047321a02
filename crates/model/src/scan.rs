//! One pass over the calls of a trace that feeds every analysis.
//!
//! Each worker counts its batches into one [`Tallies`] per process ([`Counting`]). What depends on the order of calls across
//! threads (memory, captures, directions by owner), and on calls of other batches, is set aside for the [`Timeline`]. Both
//! come to the same decisions about a call, which are in `settle`.

mod counting;
mod deferred;
mod details;
mod joins;
mod settle;
mod tallies;
pub mod timeline;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use gputap_trace::model::Graph;

use crate::comm;
use crate::memory::Replayed;
use timeline::Timeline;

pub use counting::{Counting, Partial};
pub use joins::{Joins, Mode};
pub use tallies::Tallies;

/// What a whole scan found.
pub struct ScanResult {
    /// By process number.
    pub processes: BTreeMap<u32, Box<Tallies>>,
    /// Memory of each process and of all.
    pub memory: Replayed,
    /// Communicators and the operations between their ranks.
    pub comms: comm::Book,
    /// First entry and last exit.
    pub span: Option<(i64, i64)>,
}

impl ScanResult {
    /// What all workers and the time line found.
    pub fn new(parts: Vec<Partial>, timeline: Timeline, joins: &Joins, graphs: &[Graph]) -> ScanResult {
        let (mut processes, memory, comms) = timeline.finish(joins);
        let mut all = Partial::default();
        for part in parts {
            all.cover(part.span);
            for (process, tallies) in part.processes {
                match processes.entry(process) {
                    Entry::Vacant(slot) => drop(slot.insert(tallies)),
                    Entry::Occupied(slot) => slot.into_mut().merge(*tallies),
                }
            }
        }
        for tallies in processes.values_mut() {
            for (graph, handle, count) in tallies.graphs.kernels(graphs) {
                tallies.kernels.in_graphs(graph, handle, count, &joins.names);
            }
        }
        ScanResult { processes, memory, comms, span: all.span }
    }
}

#[cfg(test)]
mod tests;
