//! Writes traces in the formats of other tools.
//!
//! [`export`] goes through a trace once, in order, and hands a [`Format`] one outermost call after another, each with the
//! calls inside it, and beside that what calls did (launches, copies, memory) as reports find it. What is kept on the
//! way is bounded by what the trace has out of order and by what the job itself holds, never by the length of the trace.
//! Nothing is visible under its final name before it is whole ([`Staged`]).
#![forbid(unsafe_code)]

mod chrome;
mod cut;
mod drive;
mod error;
mod files;
mod format;
mod log;
mod nest;
mod perfetto;
mod sink;
mod source;
mod staged;
mod tables;

pub use chrome::Chrome;
pub use cut::Cut;
pub use drive::{Exported, export};
pub use error::Error;
pub use format::{Format, Nested, Wants};
pub use log::{Alnair, Cudatrace, Entry, Log, Logged, by_return};
pub use perfetto::Perfetto;
pub use sink::Sink;
pub use source::Source;
pub use staged::Staged;
pub use tables::{Csv, Parquet, Rows, Tables, tables};
