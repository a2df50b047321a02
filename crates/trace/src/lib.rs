//! The trace directory: writer, reader, recovery. The format is drawn in `docs/trace-format.md`.
//!
//! [`TraceWriter`] stores ring bytes as they are and has full segments rewritten as Arrow in the background; [`Trace`]
//! reads a trace that is closed, being written, or was left by a killed writer, and a directory of rings the same way.
//! Both go through the same steps: [`raw`] chunks, a walk that knows which thread a record belongs to and which calls
//! are open, rows. What is lost on the way is counted, never hidden: `emitted = stored + dropped`.
//!
//! `format` is what is on disk, `account` what that comes to; `write` and `read` stand on both, and neither uses the other.
//!
//! Nothing here decodes arguments or computes statistics, and no byte of a trace is trusted before its checksum is right.
#![forbid(unsafe_code)]

mod account;
mod error;
mod format;
mod read;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod write;

pub use account::kernel_name::KernelName;
pub use account::rows::KernelAt;
pub use account::summary::SIMULATED_DIR;
pub use error::Error;
pub use format::apis::{
    Api, Apis, Effect, Key, Layer, Space, function_name, group_name, layer_name, major_of,
};
pub use format::call_rows::{FLAG_PASSED_ON, FLAG_UNFINISHED};
pub use format::columns::Columns;
pub use format::journal::{Emitted, FeedEntry, JournalEntry, Lost, ProcessEntry, RingEntry};
pub use format::meta::VERSION;
pub use format::model::{self, *};
pub use format::raw;
pub use format::schema::calls_schema;
pub use format::stored_rows::StoredRow;
pub use gputap_host::Placement;
pub use gputap_wire::known_device;
pub use read::head::Head;
pub use read::reader::Trace;
pub use read::scan::{Analysis, Span};
pub use read::tail::{RowBlock, Tail};
pub use read::traces::{Alignment, Member, Traces};
pub use write::compactor::Compactor;
pub use write::feed::FeedWriter;
pub use write::limits::Limits;
pub use write::options::WriterOptions;
pub use write::state::Known;
pub use write::unstored::Unstored;
pub use write::writer::{Stored, TraceWriter};
