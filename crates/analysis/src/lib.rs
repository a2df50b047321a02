//! What a trace says about time, memory, copies and kernels: pure functions over its tables.
//!
//! [`report`] makes everything `gputap report` prints in one scan; [`decode`] turns one call into text and needs no
//! trace, so live output uses it too. Nothing here reads files or prints.
#![forbid(unsafe_code)]

pub mod call;
pub mod calls;
pub mod capture;
pub mod cells;
pub mod comm;
pub mod copies;
pub mod coverage;
pub mod decode;
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
pub mod ranks;
pub mod report;
pub mod scan;
pub mod select;
mod serial;
#[cfg(test)]
mod testing;
pub mod timeline;
pub mod tree;
mod versions;
