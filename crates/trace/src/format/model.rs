//! What a trace holds besides its calls, and the shape in which calls are handed to analyses.
//!
//! These are values only: how they are stored, counted and read is not their matter.

mod defined;
mod loss;
mod moments;
mod process;
mod row_kind;
mod rows;
mod scanned;
mod source;

pub use defined::{Comm, Context, Definition, Device, Graph, GraphNode, Kernel, Library};
pub use loss::{Loss, LossReason, Totals};
pub use moments::{Anchor, Mark, Pause};
pub use process::{Ending, Process, Thread};
pub use row_kind::{PerKind, RowKind};
pub use rows::{Activity, Calls, Sample};
pub use scanned::Scanned;
pub use source::{Feed, Info, State};
