//! Tables of calls, of what they did and of what is known beside them, for tools that like tables.
//!
//! [`Tables`] finds the rows; [`Csv`] and [`Parquet`] write them.

mod csv;
mod parquet;

use std::collections::BTreeMap;

use gputap_model::cells::{CallRow, DetailCells, DetailRow};
use gputap_model::detail::{Detail, Wanted};
use gputap_model::stored::Placed;
use gputap_tables::{ALL, AnyRow, Cell, Table, TableKind};
use gputap_tables::{
    activities, allocations, calls, copies, graph_launches, launches, marks, operations, samples,
};
use gputap_trace::model::{Activity, Sample};

use crate::cut::Cut;
use crate::error::Error;
use crate::format::{Format, Nested, Wants};
use crate::source::Source;

pub use csv::Csv;
pub use parquet::Parquet;

/// The tables that can be written.
pub fn tables() -> impl Iterator<Item = &'static Table> {
    ALL.iter().copied().filter(|t| t.view().is_none())
}

/// Writes the rows of one table.
pub trait Rows {
    /// Writes one row of the table.
    fn row(&mut self, row: &dyn AnyRow) -> Result<(), Error>;
    /// No row follows: writes the rest.
    fn finish(&mut self) -> Result<(), Error>;
}

/// Finds the rows of the tables that somebody writes.
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

    fn put(&mut self, row: &dyn AnyRow) -> Result<(), Error> {
        self.out.get_mut(row.table().name).map_or(Ok(()), |rows| rows.row(row))
    }

    fn has(&self, table: &Table) -> bool {
        self.out.contains_key(table.name)
    }

    fn detail<T: DetailCells>(&mut self, row: &T) -> Result<(), Error> {
        let lookup = &self.source.lookup;
        self.put(&DetailRow { row, lookup })
    }

    /// The rows of a small table that are in the cut.
    fn small(&mut self, table: &'static Table) -> Result<(), Error> {
        let (source, cut) = (self.source, self.cut);
        let Some(out) = self.out.get_mut(table.name) else { return Ok(()) };
        let number = |row: &dyn AnyRow, column: &str| match row.cell_at(table.column(column)?) {
            Cell::Int(n) => Some(n),
            _ => None,
        };
        // What the collector itself did is no process's.
        let of_process = |n: i64| n == 0 || u32::try_from(n).is_ok_and(|n| cut.has_process(n));
        let is_mark = table.name == marks::TABLE.name;
        let mut written = Ok(());
        source.lookup.small_rows(source.traces, table, &mut |row| {
            let wanted = number(row, "process").is_none_or(of_process)
                && (!is_mark || number(row, "time_ns").is_none_or(|ns| cut.has_time(ns)));
            if wanted && written.is_ok() {
                written = out.row(row);
            }
        });
        written
    }
}

impl Format for Tables<'_> {
    fn wants(&self) -> Wants {
        let details = [
            (&launches::TABLE, Wanted::LAUNCHES.with(Wanted::SHAPES)),
            (&graph_launches::TABLE, Wanted::GRAPH_LAUNCHES),
            (&copies::TABLE, Wanted::COPIES),
            (&allocations::TABLE, Wanted::MEMORY),
            (&operations::TABLE, Wanted::COMMUNICATION),
        ];
        let details = details.iter().filter(|(table, _)| self.has(table));
        let details = details.fold(Wanted::NONE, |all, (_, wanted)| all.with(*wanted));
        let (activities, samples) = (self.has(&activities::TABLE), self.has(&samples::TABLE));
        Wants { calls: self.has(&calls::TABLE), details, activities, samples }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        let (lookup, arguments) = (&self.source.lookup, self.arguments);
        calls.iter().try_for_each(|nested| self.put(&CallRow { call: &nested.call, lookup, arguments }))
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        match detail {
            Detail::Memory(allocation) => self.detail(allocation),
            Detail::Launch(launch) => self.detail(launch),
            Detail::Graph(launch) => self.detail(launch),
            Detail::Copy(copy) => self.detail(copy),
            Detail::Operation(operation) => self.detail(operation.as_ref()),
            Detail::Level(_) => Ok(()),
        }
    }

    fn activity(&mut self, activity: &Activity) -> Result<(), Error> {
        self.detail(&Placed { row: *activity, place: 0 })
    }

    fn sample(&mut self, sample: &Sample) -> Result<(), Error> {
        self.detail(&Placed { row: *sample, place: 0 })
    }

    fn finish(&mut self) -> Result<(), Error> {
        let small = |t: &&Table| matches!(t.kind, TableKind::Small | TableKind::Reading);
        tables().filter(small).try_for_each(|table| self.small(table))?;
        self.out.values_mut().try_for_each(|rows| rows.finish())
    }
}
