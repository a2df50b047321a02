//! Queries that ask for sums by groups, which most do: rows are summed up where they are read, on all threads, and SQLite
//! gets one row for each group.
//!
//! SQLite takes a tenth of a microsecond and more for every row that it sees, which is most of the time that such a query
//! takes. Everything else about it stays SQLite's: it checks the query, and works out what stands around the sums.

mod bounds;
mod conditions;
mod select;
mod shape;

use rusqlite::{Connection, params_from_iter};

use crate::scanned;
use crate::small::Bound;
use crate::store::Store;
use crate::sums::{Group, Measure, merged};
use select::GROUPS;
use shape::{ROWS, sum_column};

pub(crate) use bounds::{Bounds, compares_rows};
pub(crate) use select::Explain;
pub(crate) use shape::Shape;

/// A summary that was worked out: groups, and the query over them.
pub(crate) struct Summary {
    pub(crate) groups: Connection,
    pub(crate) query: String,
}

/// How a summary is worked out: the query over groups, of which there are none yet, with its EXPLAIN before it.
pub(crate) fn explanation(shape: &Shape, explain: Explain) -> rusqlite::Result<Summary> {
    let explain = match explain {
        Explain::Program => "EXPLAIN",
        Explain::Plan => "EXPLAIN QUERY PLAN",
    };
    Ok(Summary { groups: shape.table_of(Vec::new())?, query: format!("{explain} {}", shape.query) })
}

/// The answer to a query that SQLite has accepted; `None` where it does not fit.
pub(crate) fn summary(shape: Shape, store: &Store) -> rusqlite::Result<Option<Summary>> {
    let Some(groups) = scanned::sums(shape.table, store, &shape.asked).and_then(merged) else {
        return Ok(None);
    };
    let fits = |sum: i128| i64::try_from(sum).is_ok();
    if !groups.iter().all(|group| group.measures.iter().all(|m| fits(m.sum))) || store.is_interrupted() {
        return Ok(None);
    }
    Ok(Some(Summary { groups: shape.table_of(groups)?, query: shape.query }))
}

impl Shape {
    /// The step of a query plan in which rows are summed up.
    pub(crate) fn step(&self) -> String {
        let keys: Vec<&str> = self.asked.keys.iter().map(|key| self.table.columns[*key].name).collect();
        let by = if keys.is_empty() { String::new() } else { format!(" BY {}", keys.join(", ")) };
        format!("SUMMARY OF {}{by}", self.table.name)
    }

    /// The groups as a table of their own. Sums have no type, as in the query; columns keep theirs.
    fn table_of(&self, groups: Vec<Group>) -> rusqlite::Result<Connection> {
        let columns = self.table.columns;
        let mut keys: Vec<usize> = Vec::new();
        self.asked.keys.iter().for_each(|key| {
            if !keys.contains(key) {
                keys.push(*key)
            }
        });
        let mut names: Vec<String> =
            keys.iter().map(|k| format!("\"{}\" {}", columns[*k].name, columns[*k].ty.sql())).collect();
        names.push(format!("\"{ROWS}\""));
        let measures = || self.asked.measures.iter().map(|m| columns[*m].name);
        let sums = measures().flat_map(|m| STORED.map(|sum| format!("\"{}\"", sum_column(sum, m))));
        names.extend(sums);
        let places = vec!["?"; names.len()].join(", ");
        names.extend(measures().flat_map(means));
        let db = Connection::open_in_memory()?;
        db.execute_batch(&format!("CREATE TABLE {GROUPS} ({}); BEGIN", names.join(", ")))?;
        let mut insert = db.prepare(&format!("INSERT INTO {GROUPS} VALUES ({places})"))?;
        let empty = Group {
            values: Vec::new(),
            rows: 0,
            measures: vec![Measure::NOTHING; self.asked.measures.len()],
        };
        let nothing = (groups.is_empty() && self.whole).then_some(empty);
        for group in groups.iter().chain(&nothing) {
            let position = |key: &usize| self.asked.keys.iter().position(|k| k == key);
            let values = keys.iter().filter_map(position).map(|i| Bound(group.values[i].clone()));
            let rows = [Bound(group.rows.into())];
            let measures = group.measures.iter().flat_map(cells);
            insert.execute(params_from_iter(values.chain(rows).chain(measures)))?;
        }
        drop(insert);
        db.execute_batch("COMMIT; PRAGMA query_only = ON")?;
        Ok(db)
    }
}

/// The sums of a measure that are stored.
const STORED: [&str; 4] = ["count", "sum", "min", "max"];

/// Columns with the sums of a measure that SQLite makes of those that are stored.
fn means(measure: &str) -> [String; 2] {
    let [count, sum, avg, total] = ["count", "sum", "avg", "total"].map(|name| sum_column(name, measure));
    [
        format!("\"{avg}\" AS (CAST(\"{sum}\" AS REAL) / \"{count}\")"),
        format!("\"{total}\" AS (CAST(coalesce(\"{sum}\", 0) AS REAL))"),
    ]
}

/// What is stored of a measure, in the order of [`STORED`].
fn cells(measure: &Measure) -> [Bound<'static>; 4] {
    let known = |n: i64| Bound((measure.count > 0).then_some(n).into());
    let sum = i64::try_from(measure.sum).unwrap_or(i64::MAX);
    [Bound(measure.count.into()), known(sum), known(measure.least), known(measure.most)]
}
