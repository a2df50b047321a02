//! SQL over traces: SQLite with virtual tables, and named queries.
//!
//! Tables that grow with the trace ([`TABLES`]) are virtual: a scan on other threads reads the columns that a query
//! names, drops the rows that its conditions exclude, and hands the rest on in bounded blocks, so that memory does not
//! grow with the trace. Small tables (processes, threads, kernels, …) are ordinary tables in memory, which SQLite can
//! join by index. Launches, copies, allocations and operations come from the scan that reports are made of, so that
//! their sums are those of the report.
//!
//! A query goes down through the modules and never back up: `database` and `query`, `summary` for those that ask for sums,
//! `module` for the rest, `scanned` with a scan for each table, and below it what all scans share: `sums`, `delivery`,
//! `first`, `stream`, `block`, `store` and `plan`.
//!
//! Unsafe code stands in `module` only: SQLite finds our tables and cursors by the layout of their first field.

mod answer;
mod block;
mod database;
mod delivery;
mod error;
mod first;
mod kept;
mod listed;
mod metric;
mod module;
mod plan;
mod query;
mod scanned;
mod small;
mod store;
mod stream;
mod summary;
mod sums;
mod text;
mod walk;

pub use answer::{AnswerForm, write_answer};
pub use database::{Database, Interrupt};
pub use error::{Error, Mistake};
pub use gputap_report::Cell;
pub use gputap_tables::{ALL as TABLES, Column, Table};
pub use metric::{Metric, Metrics};
pub use query::Rows;
