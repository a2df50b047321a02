//! One query and its answer.

use std::sync::atomic::Ordering;

use gputap_report::Cell;
use rusqlite::fallible_iterator::FallibleIterator;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Statement};

use crate::error::{Error, Mistake, first_word};
use crate::store::Store;
use crate::summary::{Bounds, Explain, Shape, compares_rows, explanation, summary};

/// What is not UTF-8 is replaced; bytes are shown in hexadecimal.
fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(n) => Cell::Int(n),
        ValueRef::Real(x) => Cell::Real(x),
        ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Cell::Text(bytes.iter().map(|b| format!("{b:02x}")).collect()),
    }
}

/// The answer to a query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// Names of the columns.
    pub columns: Vec<String>,
    /// The rows that were kept.
    pub rows: Vec<Vec<Cell>>,
    /// How many there were.
    pub count: u64,
}

/// Why there is none.
pub(crate) enum Failure {
    Sql(rusqlite::Error),
    Own(Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(e: rusqlite::Error) -> Failure {
        Failure::Sql(e)
    }
}

/// Prepares the only statement of a query.
pub(crate) fn prepare<'a>(db: &'a Connection, query: &str) -> Result<Statement<'a>, Failure> {
    let mut statements = rusqlite::Batch::new(db, query);
    let Some(first) = statements.next()? else { return Err(Failure::Own(Error::Empty)) };
    if statements.next()?.is_some() {
        let message = String::from("there is more than one statement; give one at a time");
        let mistake = Mistake { message, query: query.to_owned(), at: None, nearest: None };
        return Err(Failure::Own(Error::Mistake(mistake)));
    }
    if !first.readonly() {
        return Err(Failure::Own(Error::ReadOnly(first_word(query))));
    }
    Ok(first)
}

/// Prepares the only statement of a query that will run.
fn prepare_to_run<'a>(db: &'a Connection, store: &Store, query: &str) -> Result<Statement<'a>, Failure> {
    store.comparing_rows.store(compares_rows(query), Ordering::Relaxed);
    prepare(db, query)
}

/// The summary that a query is which SQLite accepts, with a number for each of its sub-selects; `None` where it is none. A sub-select
/// that can't be asked alone depends on the rows around it.
pub(crate) fn shape(db: &Connection, query: &str) -> Option<(Shape, Option<Bounds>)> {
    if let Some(shape) = Shape::parse(query) {
        return Some((shape, None));
    }
    let bounds = Bounds::parse(query)?;
    let shape = Shape::parse(&bounds.fill_with_ones())?;
    let alone = bounds.selects().all(|select| prepare(db, &select).is_ok());
    alone.then_some((shape, Some(bounds)))
}

/// The same with the values of the sub-selects; `None` where one is no number.
fn with_values(db: &Connection, store: &Store, shape: Shape, bounds: Option<Bounds>) -> Option<Shape> {
    let Some(bounds) = bounds else { return Some(shape) };
    let value = |(select, value): (String, String)| {
        // Sums without groups are one row, and found faster by themselves.
        let is_one = Shape::parse(&select).is_some_and(|shape| shape.is_one_row());
        number(db, store, if is_one { &select } else { &value })
    };
    let values = bounds.selects().zip(bounds.values()).map(value).collect::<Option<Vec<_>>>()?;
    Shape::parse(&bounds.fill(&values))
}

/// The number that a query answers with, as it is written in another.
fn number(db: &Connection, store: &Store, query: &str) -> Option<String> {
    let mut first = None;
    let keep: &mut dyn FnMut(&Rows, &[Cell]) -> bool = &mut |_, row| {
        first = row.first().cloned();
        false
    };
    run(db, store, query, keep).ok()?;
    match first? {
        Cell::Int(n) => Some(n.to_string()),
        Cell::Real(x) if x.is_finite() => Some(format!("{x:?}")),
        _ => None,
    }
}

/// Runs a query to its end, or until `each` has enough.
pub(crate) fn run(
    db: &Connection,
    store: &Store,
    query: &str,
    each: impl FnMut(&Rows, &[Cell]) -> bool,
) -> Result<Rows, Failure> {
    // What is wrong with it SQLite says first, and how its columns are called.
    store.summing.store(true, Ordering::Relaxed);
    let columns = prepare(db, query).map(|statement| names(&statement));
    store.summing.store(false, Ordering::Relaxed);
    let mut answer = Answer { rows: Rows { columns: columns?, ..Rows::default() }, each };
    let Some((shape, bounds)) = shape(db, query) else {
        return answer.read(&mut prepare_to_run(db, store, query)?);
    };
    if let Some(explain) = shape.explain {
        let summary = explanation(&shape, explain)?;
        if explain == Explain::Plan && !answer.add(&plan_step(shape.step())) {
            return Ok(answer.rows);
        }
        return answer.read(&mut summary.groups.prepare(&summary.query)?);
    }
    let summary = match with_values(db, store, shape, bounds) {
        Some(shape) => summary(shape, store)?,
        None => None,
    };
    match summary {
        Some(summary) => answer.read(&mut summary.groups.prepare(&summary.query)?),
        None => answer.read(&mut prepare_to_run(db, store, query)?),
    }
}

/// A first row as `EXPLAIN QUERY PLAN` has them: id, the id of the step that it is part of, a number without a meaning, text.
fn plan_step(step: String) -> [Cell; 4] {
    [Cell::Int(1), Cell::Int(0), Cell::Int(0), Cell::Text(step)]
}

fn names(statement: &Statement<'_>) -> Vec<String> {
    statement.column_names().map(str::to_owned).collect()
}

/// An answer in the making, and who gets its rows.
struct Answer<F> {
    rows: Rows,
    each: F,
}

impl<F: FnMut(&Rows, &[Cell]) -> bool> Answer<F> {
    /// Hands on a row; whether more are wanted.
    fn add(&mut self, cells: &[Cell]) -> bool {
        self.rows.count += 1;
        (self.each)(&self.rows, cells)
    }

    /// Hands on the rows of a statement.
    fn read(mut self, statement: &mut Statement<'_>) -> Result<Rows, Failure> {
        let width = self.rows.columns.len();
        let mut cells = Vec::with_capacity(width);
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            cells.clear();
            for i in 0..width {
                cells.push(cell(row.get_ref(i)?));
            }
            if !self.add(&cells) {
                break;
            }
        }
        Ok(self.rows)
    }
}
