//! Single launches, copies, allocations and operations, where a report counts them.
//!
//! They come out of the same scan by the same decisions (which of nested calls did it, whether it was captured, whose
//! memory an address was), so that what somebody adds up from them is what a report says. They are handed on while the
//! scan goes on, and nothing of them is kept.

mod rows;
mod scan;

pub use rows::{Copied, Detail, GraphLaunch, Launch, Operation, Who};
pub use scan::{Source, scan};

pub(crate) use rows::{copied, filled, graph_launch, launch, resolved};

/// Which of them are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Launches of kernels by calls of their own.
    Launches,
    /// Launches of graphs.
    GraphLaunches,
    /// Copies, fills and prefetches.
    Copies,
    /// Allocations with their ends.
    Memory,
    /// Operations between ranks.
    Communication,
}
