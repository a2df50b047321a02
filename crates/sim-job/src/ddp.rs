//! Data-parallel training on N ranks, one process each: the runtime and NCCL as a framework uses them.
//!
//! Every number that moves is known beforehand, so every rank checks what arrives, and keeps an account of what it did
//! that a trace can be compared with.

mod account;
mod exchange;
mod launch;
mod rank;

pub use account::{Account, Totals};
pub use launch::{Ddp, launch, rank_of_environment};
pub use rank::run;
