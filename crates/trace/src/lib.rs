//! The trace directory: writer, reader, recovery.
#![forbid(unsafe_code)]

mod apis;
mod batch;
mod clock;
mod columns;
mod compact;
mod error;
mod expire;
mod fact;
mod facts;
mod files;
mod index;
mod ledger;
mod meta;
pub mod model;
mod open;
pub mod raw;
mod reader;
mod rings;
mod sealed;
mod summary;
mod table;
mod tables;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod thread;
mod walk;
mod worker;
mod writer;

pub use apis::{Api, Apis, Effect, Space};
pub use columns::Columns;
pub use error::Error;
pub use expire::Limits;
pub use fact::{Fact, Lost, ProcessFact, RingFact};
pub use meta::VERSION;
pub use model::*;
pub use reader::Trace;
pub use table::{FLAG_UNFINISHED, calls_schema};
pub use writer::{Compactor, TraceWriter, WriterOptions};
