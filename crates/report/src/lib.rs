//! What a trace says of a job: counted by `gputap-model`, put into sections here, and shown as pages.
//!
//! [`build`] makes a [`Report`], which is the JSON form as it stands: its `schema` changes when a field changes its meaning or
//! goes. [`page`] puts it into headings, lines and tables, which [`text`] and [`markdown`] write; [`csv`] has the numbers of one
//! table. Nothing here reads files or prints.
#![forbid(unsafe_code)]

mod about;
pub mod apis;
mod blocks;
mod build;
mod coverage;
pub mod csv;
mod groups;
pub mod markdown;
mod metric;
mod options;
pub mod page;
pub mod quantity;
mod ranks;
mod report;
mod sections;
mod tables;
pub mod text;
mod untraced;

pub use build::build;
pub use metric::{Cell, Metric};
pub use options::{By, Options, Sort};
pub use ranks::{Finding, Rank, Ranks, Spread, Verdict};
pub use report::{Cost, Report, SCHEMA, TraceOrigin, TraceReport};
pub use sections::{
    Copies, GroupReport, InGraphs, ProcessReport, Recording, Section, ThreadReport, Totals, Unfinished,
};
pub use tables::{rank_lines, sort, warnings};
