//! Reads traces in any state, and directories of rings: opens them, goes through their rows, follows one that is being written.

pub(crate) mod access;
pub(crate) mod head;
pub(crate) mod open;
pub(crate) mod reader;
pub(crate) mod rings;
pub(crate) mod scan;
pub(crate) mod small_rows;
pub(crate) mod tail;
pub(crate) mod traces;
pub(crate) mod unit;
