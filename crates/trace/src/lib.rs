//! The trace directory: writer, reader, recovery. The format is drawn in `docs/trace-format.md`.
//!
//! [`TraceWriter`] stores ring bytes as they are and has full segments rewritten as Arrow in the background; [`Trace`]
//! reads a trace that is closed, being written, or was left by a killed writer, and a directory of rings the same way.
//! Both go through the same steps: [`raw`] chunks, a walk that knows which thread a record belongs to and which calls
//! are open, rows. What is lost on the way is counted, never hidden: `emitted = stored + dropped`.
//!
//! Nothing here decodes arguments or computes statistics, and no byte of a trace is trusted before its checksum is right.
#![forbid(unsafe_code)]

mod access;
mod apis;
mod batch;
mod begin;
mod carry;
mod clock;
mod columns;
mod compact;
mod conclude;
mod decode;
mod devices;
mod entry;
mod error;
mod expire;
mod feed;
mod files;
mod head;
mod index;
mod journal;
mod kernel_name;
mod ledger;
mod limits;
mod meta;
pub mod model;
mod open;
pub mod raw;
mod reader;
mod resume;
mod rings;
mod rows;
mod scan;
mod sealed;
mod stored;
mod summary;
mod table;
mod tables;
mod tail;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod thread;
mod traces;
mod trim;
mod walk;
mod worker;
mod writer;

pub use apis::{Api, Apis, Effect, Key, Layer, Space, function_name, group_name, layer_name, major_of};
pub use begin::Known;
pub use columns::Columns;
pub use entry::{Emitted, FeedEntry, JournalEntry, Lost, ProcessEntry, RingEntry};
pub use error::Error;
pub use feed::FeedWriter;
pub use gputap_host::Placement;
pub use gputap_wire::known_device;
pub use head::Head;
pub use kernel_name::KernelName;
pub use limits::Limits;
pub use meta::VERSION;
pub use model::*;
pub use reader::Trace;
pub use rows::KernelAt;
pub use scan::{Analysis, Span};
pub use stored::{PerKind, StoredRow};
pub use summary::SIMULATED_DIR;
pub use table::{FLAG_PASSED_ON, FLAG_UNFINISHED, calls_schema};
pub use tail::{RowBlock, Tail};
pub use traces::{Alignment, Member, Traces};
pub use writer::{Compactor, Stored, TraceWriter, WriterOptions};
