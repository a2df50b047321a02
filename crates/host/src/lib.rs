//! What the operating system gives a process and tells it, and what it says of others.
//!
//! A program that stands between a caller and a [`job`] must pass on what it was given: [`inherited`] reads that before Rust's
//! start-up changes it, and gives it to a child. [`signal`] takes all signals as messages and sends them on as they came;
//! [`Witness`] tells which of them the job has anyway, because they were for the whole group.
//! [`proc`] reads `/proc`, [`placement`] says where in a cluster a process belongs, [`Launch`] which start of tasks it is one
//! of, and [`text`] makes names that others chose fit for a terminal.

pub mod inherited;
pub mod job;
mod kernel;
mod launch;
mod placement;
pub mod private_dir;
pub mod proc;
pub mod program;
pub mod signal;
pub mod text;
mod witness;

pub use launch::Launch;
pub use placement::{Placement, placement, rank};
pub use witness::{Reports, Witness};
