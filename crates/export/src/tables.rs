//! Tables of calls and of what they did, for tools that like tables.
//!
//! [`Tables`] makes rows; [`Csv`] and [`Parquet`] write them.

mod csv;
mod parquet;
mod rows;
mod schema;

use std::collections::BTreeMap;

use gputap_analysis::detail::{Detail, Wanted};

use crate::cut::Cut;
use crate::error::Error;
use crate::format::{Format, Nested, Wants};
use crate::source::Source;

pub use csv::Csv;
pub use parquet::Parquet;
pub use schema::{TABLES, Table, Type};

/// What stands in a row at a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// Nothing.
    Null,
    /// Number.
    Int(i64),
    /// Text.
    Text(&'a str),
    /// Yes or no.
    Bool(bool),
}

/// Writes the rows of one table.
pub trait Rows {
    /// A row, with a cell for each column.
    fn row(&mut self, cells: &[Cell<'_>]) -> Result<(), Error>;
    /// Nothing follows.
    fn finish(&mut self) -> Result<(), Error>;
}

/// Makes the tables that somebody writes.
pub struct Tables<'a> {
    source: &'a Source<'a>,
    cut: &'a Cut,
    out: BTreeMap<&'static str, Box<dyn Rows + 'a>>,
    arguments: bool,
}

impl<'a> Tables<'a> {
    /// Those in `out`, by name.
    pub fn new(
        source: &'a Source<'a>,
        cut: &'a Cut,
        out: BTreeMap<&'static str, Box<dyn Rows + 'a>>,
        arguments: bool,
    ) -> Tables<'a> {
        Tables { source, cut, out, arguments }
    }

    fn put(&mut self, table: &Table, cells: &[Cell<'_>]) -> Result<(), Error> {
        debug_assert_eq!(cells.len(), table.columns.len(), "{}", table.name);
        self.out.get_mut(table.name).map_or(Ok(()), |rows| rows.row(cells))
    }

    fn has(&self, table: &Table) -> bool {
        self.out.contains_key(table.name)
    }
}

impl Format for Tables<'_> {
    fn wants(&self) -> Wants {
        let details = [
            (schema::LAUNCHES, Wanted::LAUNCHES.with(Wanted::SHAPES)),
            (schema::GRAPH_LAUNCHES, Wanted::GRAPH_LAUNCHES),
            (schema::COPIES, Wanted::COPIES),
            (schema::ALLOCATIONS, Wanted::MEMORY),
            (schema::OPERATIONS, Wanted::COMMUNICATION),
        ];
        let details = details.iter().filter(|(table, _)| self.has(table));
        let details = details.fold(Wanted::NONE, |all, (_, wanted)| all.with(*wanted));
        Wants { calls: self.has(&schema::CALLS), details }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        calls.iter().try_for_each(|nested| {
            let decoded = self.arguments.then(|| self.source.decode(&nested.call));
            let json = decoded.as_ref().map(rows::json);
            let cells = rows::call(self.source, &nested.call, json.as_deref());
            self.put(&schema::CALLS, &cells.cells())
        })
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        match detail {
            Detail::Memory(allocation) => {
                self.put(&schema::ALLOCATIONS, &rows::allocation(self.source, allocation))
            }
            Detail::Launch(launch) => self.put(&schema::LAUNCHES, &rows::launch(self.source, launch)),
            Detail::Graph(launch) => {
                self.put(&schema::GRAPH_LAUNCHES, &rows::graph_launch(self.source, launch))
            }
            Detail::Copy(copy) => self.put(&schema::COPIES, &rows::copy(self.source, copy)),
            Detail::Operation(operation) => {
                let communicator = operation.communicator.map(|id| format!("{id:016x}"));
                let row = rows::operation(self.source, operation, communicator.as_deref());
                self.put(&schema::OPERATIONS, &row)
            }
            Detail::Level(_) => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.facts()?;
        self.out.values_mut().try_for_each(|rows| rows.finish())
    }
}

impl Tables<'_> {
    /// Tables that do not come from calls.
    fn facts(&mut self) -> Result<(), Error> {
        let (traces, cut) = (self.source.traces, self.cut);
        for process in traces.processes().iter().filter(|p| cut.has_process(p.number)) {
            self.put(&schema::PROCESSES, &rows::ProcessRow::new(traces, process).cells())?;
        }
        for thread in traces.threads().iter().filter(|t| cut.has_process(t.process)) {
            self.put(&schema::THREADS, &rows::thread(thread))?;
        }
        for loss in traces.losses().iter().filter(|l| cut.has_process(l.process)) {
            self.put(&schema::LOSSES, &rows::loss(loss))?;
        }
        for mark in traces.marks().iter().filter(|m| cut.has_process(m.process) && cut.has_time(m.time_ns)) {
            self.put(&schema::MARKS, &rows::mark(mark))?;
        }
        Ok(())
    }
}
