//! Single launches, copies, allocations and operations, where a report counts them.
//!
//! They come out of the same scan by the same decisions (which of nested calls did it, whether it was captured, whose
//! memory an address was), so that what somebody adds up from them is what a report says. They are handed on while the
//! scan goes on, and nothing of them is kept. [`scan`] uses all threads of the machine; [`Model`](crate::model::Model) takes calls
//! in order.

mod kernels;
mod scan;

pub use kernels::kernels;
pub use scan::{Source, fold, scan};

pub use crate::derived::{Copied, Detail, GraphLaunch, Launch, Level, Operation, Wanted, Who};

pub(crate) use scan::timeline;
