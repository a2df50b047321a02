//! What the operating system gives a process and tells it, as far as std has no safe way to it.
//!
//! A program that stands between a caller and a job must pass on what it was given: [`inherited`] reads that before Rust's
//! start-up changes it, and gives it to a child. [`signal`] takes all signals as messages and sends them on as they came;
//! [`Witness`] tells which of them the job has anyway, because they were for the whole group.

pub mod inherited;
mod kernel;
pub mod signal;
mod witness;

pub use witness::{Reports, Witness};
