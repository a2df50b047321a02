//! Queries that ask for sums by groups, which most do: rows are summed up where they are read, on all threads, and SQLite
//! gets one row for each group.
//!
//! SQLite takes a tenth of a microsecond and more for every row that it sees, which is most of the time that such a query
//! takes. Everything else about it stays SQLite's: it checks the query, and works out what stands around the sums.

mod check;
mod groups;
mod select;
mod shape;

use gputap_tables::Fields;
use rusqlite::{Connection, params_from_iter};

use crate::block::Block;
use crate::plan::Plan;
use crate::small::Bound;
use crate::store::Store;
use crate::{calls, details};
use groups::{Group, Measure, merged};
use select::GROUPS;
use shape::{ROWS, sum_column};

pub(crate) use groups::{Groups, Sums};
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
    let parts = match shape.table.name {
        "calls" => calls::sums(store, &shape),
        table => details::sums(table, store, &shape),
    };
    let Some(groups) = parts.and_then(merged) else { return Ok(None) };
    let fits = |sum: i128| i64::try_from(sum).is_ok();
    if !groups.iter().all(|group| group.measures.iter().all(|m| fits(m.sum))) || store.is_interrupted() {
        return Ok(None);
    }
    Ok(Some(Summary { groups: shape.table_of(groups)?, query: shape.query }))
}

impl Shape {
    /// The step of a query plan in which rows are summed up.
    pub(crate) fn step(&self) -> String {
        let keys: Vec<&str> = self.keys.iter().map(|key| self.table.columns[*key].name).collect();
        let by = if keys.is_empty() { String::new() } else { format!(" BY {}", keys.join(", ")) };
        format!("SUMMARY OF {}{by}", self.table.name)
    }

    /// What a scan for its rows needs.
    pub(crate) fn plan(&self) -> Plan {
        let columns = self.keys.iter().chain(&self.measures).copied();
        let columns = columns.chain(self.checks.iter().map(|check| check.column));
        let used = columns.fold(0, |all, column| all | 1u64 << column.min(63));
        let conditions = self.checks.iter().filter_map(|check| check.condition().cloned()).collect();
        Plan { used, conditions, ..Plan::default() }
    }

    /// What is done with its rows; `None` where a group can't be told by a number.
    pub(crate) fn sums<B: Block>(&self) -> Option<Sums<B>> {
        let field = |i: usize| B::Field::ALL.get(i).copied();
        let key = |i: &usize| field(*i).and_then(|field| Some((B::key(field)?, field)));
        Some(Sums {
            keys: self.keys.iter().map(key).collect::<Option<_>>()?,
            measures: self.measures.iter().map(|i| field(*i)).collect::<Option<_>>()?,
            checks: self
                .checks
                .iter()
                .map(|check| Some((check.clone(), field(check.column)?)))
                .collect::<Option<_>>()?,
        })
    }

    /// The groups as a table of their own. Sums have no type, as in the query; columns keep theirs.
    fn table_of(&self, groups: Vec<Group>) -> rusqlite::Result<Connection> {
        let columns = self.table.columns;
        let mut keys: Vec<usize> = Vec::new();
        self.keys.iter().for_each(|key| {
            if !keys.contains(key) {
                keys.push(*key)
            }
        });
        let mut names: Vec<String> =
            keys.iter().map(|k| format!("\"{}\" {}", columns[*k].name, columns[*k].ty.sql())).collect();
        names.push(format!("\"{ROWS}\""));
        let measures = || self.measures.iter().map(|m| columns[*m].name);
        let sums = measures().flat_map(|m| STORED.map(|sum| format!("\"{}\"", sum_column(sum, m))));
        names.extend(sums);
        let places = vec!["?"; names.len()].join(", ");
        names.extend(measures().flat_map(means));
        let db = Connection::open_in_memory()?;
        db.execute_batch(&format!("CREATE TABLE {GROUPS} ({}); BEGIN", names.join(", ")))?;
        let mut insert = db.prepare(&format!("INSERT INTO {GROUPS} VALUES ({places})"))?;
        let empty =
            Group { values: Vec::new(), rows: 0, measures: vec![Measure::NOTHING; self.measures.len()] };
        let nothing = (groups.is_empty() && self.whole).then_some(empty);
        for group in groups.iter().chain(&nothing) {
            let position = |key: &usize| self.keys.iter().position(|k| k == key);
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
