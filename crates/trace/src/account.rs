//! What a trace comes to: who called, what was lost and why, and the small tables that say so.
//!
//! Closing a trace writes it down and opening one finds it out again, from the same journal and the same counts.

pub(crate) mod gpus;
pub(crate) mod kernel_name;
pub(crate) mod ledger;
pub(crate) mod rows;
pub(crate) mod summary;
