//! SQL over traces: SQLite with virtual tables, and named queries.
//!
//! Tables that grow with the trace ([`tables`]) are virtual: a scan on other threads reads the columns that a query
//! names, drops the rows that its conditions exclude, and hands the rest on in bounded blocks, so that memory does not
//! grow with the trace. Tables of facts (processes, threads, kernels, …) are ordinary tables in memory, which SQLite can
//! join by index. Launches, copies, allocations and operations come from the scan that reports are made of, so that
//! their sums are those of the report.
//!
//! Unsafe code stands in `module` only: SQLite finds our tables and cursors by the layout of their first field.

mod block;
mod calls;
mod database;
mod details;
mod error;
mod facts;
mod first;
mod metric;
mod module;
mod plan;
mod query;
mod schema;
mod store;
mod stream;
mod summary;
mod text;
mod value;

pub use database::{Database, Interrupt};
pub use error::{Error, Mistake};
pub use gputap_analysis::report::Cell;
pub use metric::{Metric, Metrics};
pub use query::Rows;
pub use schema::{Column, Table, Type, tables};
