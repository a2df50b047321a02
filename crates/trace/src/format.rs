//! What is on disk, and its values: files and their layout, chunks, journal, index, Arrow columns.
//!
//! Whoever writes a trace and whoever reads it agree on what stands here, and on nothing else. Nothing here opens a whole
//! trace, and nothing decides when something is written or deleted.

pub(crate) mod apis;
pub(crate) mod call_rows;
pub(crate) mod checked_json;
pub(crate) mod clock;
pub(crate) mod clocks;
pub(crate) mod columns;
pub(crate) mod counts;
pub(crate) mod decode;
pub(crate) mod definitions;
pub(crate) mod files;
pub(crate) mod index;
pub(crate) mod journal;
pub(crate) mod meta;
pub mod model;
pub(crate) mod pass;
pub mod raw;
pub(crate) mod schema;
pub(crate) mod stored_rows;
pub(crate) mod thread;
pub(crate) mod walk;
