//! What calls did: launches, copies, memory, captures, communication, errors.
//!
//! One [`model::Model`] decides it, for traces that are read and for jobs that run. [`scan`] counts where rows are read, by
//! several workers, into tallies that add up; [`decode`] turns one call into text. Nothing here reads files or prints.
#![forbid(unsafe_code)]

mod before;
pub mod call;
pub mod calls;
pub mod capture;
pub mod cells;
pub mod comm;
pub mod copies;
pub mod decode;
mod derived;
pub mod detail;
pub mod effect;
pub mod errors;
pub mod graphs;
pub mod hash;
mod histogram;
pub mod kernels;
pub mod memory;
pub mod model;
pub mod names;
pub mod nearest;
mod nest;
pub mod outcome;
pub mod range;
pub mod scan;
pub mod select;
mod serial;
pub mod stored;
#[cfg(test)]
mod testing;
pub mod tree;
mod versions;
pub mod waiting;

pub use before::layers;
pub use scan::timeline;
