//! Writes a trace: appends, rewrites full segments as Arrow, deletes old ones, closes, and goes on after a kill.
//!
//! From the bottom up: files of one kind; `state`, which the appending and the rewriting thread share; a module for each thing
//! that happens to it; `compactor`, which does them in order; `worker`, its thread; `writer`, which appends; and what begins one.

pub(crate) mod arrow_file;
pub(crate) mod begin;
pub(crate) mod calls_file;
pub(crate) mod compactor;
pub(crate) mod conclude;
pub(crate) mod expire;
pub(crate) mod feed;
pub(crate) mod journal_store;
pub(crate) mod limits;
pub(crate) mod lock;
pub(crate) mod options;
pub(crate) mod resume;
pub(crate) mod rewrite;
pub(crate) mod row_files;
pub(crate) mod state;
pub(crate) mod survivors;
pub(crate) mod tables;
pub(crate) mod trim;
pub(crate) mod unstored;
pub(crate) mod worker;
pub(crate) mod writer;
