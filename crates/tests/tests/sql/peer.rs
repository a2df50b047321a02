//! Random queries have the answers that a plain SQLite gives, which holds the same rows.
//!
//! Whatever a table does to be fast (conditions that are tested while the trace is read, sums that are made there, the
//! first rows of an order, reading by groups) may not show. The rows of the plain SQLite are those of `SELECT * FROM
//! table`, and these are compared with what `gputap export` writes, which goes through a trace in another way.

mod generate;
mod query;
mod traces;
mod witness;

use std::collections::BTreeMap;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use gputap_sql::{Cell, Database, TABLES};
use gputap_tests::{SAMPLE, amount};
use gputap_trace::Traces;
use rusqlite::Connection;
use rusqlite::types::{Value, ValueRef};

use generate::Words;
use query::Select;
use traces::Recorded;

/// Queries of each kind of trace, so that all of them together are 3,000.
const QUERIES: u64 = 600;

/// How long we look for an answer. Where SQLite reads a subquery again for each row of another table, that takes minutes: such a
/// query is given up, and counted.
const PATIENCE: Duration = Duration::from_secs(10);

/// Rows by table.
type Tables = BTreeMap<&'static str, Vec<Vec<Cell>>>;

/// Both, with the same rows.
struct Pair {
    ours: Database,
    plain: Connection,
    words: Words,
}

/// What a query was answered with.
#[derive(Debug)]
enum Answer {
    /// Names of columns, and rows.
    Rows(Vec<String>, Vec<Vec<Cell>>),
    Error(String),
    /// It took too long.
    None,
}

impl Pair {
    fn new(traces: Traces) -> (Pair, Tables) {
        let ours = Database::new(traces).unwrap();
        let (plain, rows) = copy(&ours);
        (Pair { words: Words::new(&rows), ours, plain }, rows)
    }

    fn ours(&self, query: &str) -> Answer {
        let (interrupt, (done, over)) = (self.ours.interrupt(), channel::<()>());
        let answer = thread::scope(|scope| {
            scope.spawn(move || {
                if over.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                    interrupt.interrupt();
                }
            });
            let answer = self.ours.ask(query, usize::MAX);
            drop(done);
            answer
        });
        match answer {
            Ok(answer) => Answer::Rows(answer.columns, answer.rows),
            Err(gputap_sql::Error::Interrupted) => Answer::None,
            Err(e) => Answer::Error(e.to_string()),
        }
    }

    fn plain(&self, query: &str) -> Answer {
        let answer = || -> rusqlite::Result<Answer> {
            let mut statement = self.plain.prepare(query)?;
            let columns: Vec<String> = statement.column_names().map(str::to_owned).collect();
            let width = columns.len();
            let row = |row: &rusqlite::Row<'_>| (0..width).map(|i| Ok(cell(row.get_ref(i)?))).collect();
            Ok(Answer::Rows(columns, statement.query_map([], row)?.collect::<rusqlite::Result<_>>()?))
        };
        answer().unwrap_or_else(|e| Answer::Error(e.to_string()))
    }

    /// Whether our tables are read once for each part of an OR.
    fn reads_by_parts(&self, query: &str) -> bool {
        let plan = self.ours.ask(&format!("EXPLAIN QUERY PLAN {query}"), usize::MAX);
        let by_parts =
            |row: &Vec<Cell>| matches!(row.last(), Some(Cell::Text(step)) if step == "MULTI-INDEX OR");
        plan.is_ok_and(|steps| steps.rows.iter().any(by_parts))
    }

    /// How the two answers differ, where they do.
    fn difference(&self, query: &Select) -> Option<String> {
        let text = query.to_string();
        let (mut ours, mut plain) = match (self.ours(&text), self.plain(&text)) {
            (Answer::Rows(ours, _), Answer::Rows(plain, _)) if ours != plain => {
                return Some(format!("columns {ours:?}, and not {plain:?}"));
            }
            (Answer::Rows(_, ours), Answer::Rows(_, plain)) => (ours, plain),
            // Whether a sum leaves the numbers on its way depends on the order of rows.
            (Answer::Error(e), _) | (_, Answer::Error(e)) if e.contains("integer overflow") => return None,
            (Answer::Error(_), Answer::Error(_)) | (Answer::None, _) | (_, Answer::None) => return None,
            (Answer::Error(e), Answer::Rows(_, rows)) => {
                return Some(format!("{e}, and not {} rows", rows.len()));
            }
            (Answer::Rows(_, rows), Answer::Error(e)) => {
                return Some(format!("{} rows, and not {e}", rows.len()));
            }
        };
        if !query.is_ordered() {
            ours.sort_by_cached_key(|row| shown(row));
            plain.sort_by_cached_key(|row| shown(row));
        }
        let other = ours.iter().zip(&plain).find(|(a, b)| !same(a, b));
        if other.is_none() && ours.len() == plain.len() {
            return None;
        }
        let first = other.map(|(a, b)| format!("; {} is {}", shown(a), shown(b))).unwrap_or_default();
        Some(format!("{} rows, and not {}{first}", ours.len(), plain.len()))
    }

    /// The smallest query that still differs, of those that taking parts away from this one leads to.
    fn smallest(&self, mut query: Select) -> Select {
        let mut tries = 2000;
        'smaller: loop {
            for smaller in query.smaller() {
                tries -= 1;
                if tries == 0 {
                    return query;
                }
                if self.difference(&smaller).is_some() {
                    query = smaller;
                    continue 'smaller;
                }
            }
            return query;
        }
    }
}

/// All tables in a plain SQLite.
fn copy(ours: &Database) -> (Connection, Tables) {
    let plain = Connection::open_in_memory().unwrap();
    let mut rows = Tables::new();
    for table in TABLES {
        let all = ours.ask(&format!("SELECT * FROM {}", table.name), usize::MAX).unwrap().rows;
        if let Some(view) = table.view() {
            plain.execute_batch(&format!("CREATE VIEW {} AS {view}", table.name)).unwrap();
            rows.insert(table.name, all);
            continue;
        }
        let columns: Vec<String> =
            table.sql_columns().iter().map(|c| format!("{} {}", c.name, c.ty.sql())).collect();
        plain.execute_batch(&format!("CREATE TABLE {} ({})", table.name, columns.join(", "))).unwrap();
        let places = vec!["?"; columns.len()].join(", ");
        let mut insert = plain.prepare(&format!("INSERT INTO {} VALUES ({places})", table.name)).unwrap();
        for row in &all {
            insert.execute(rusqlite::params_from_iter(row.iter().map(value))).unwrap();
        }
        rows.insert(table.name, all);
    }
    (plain, rows)
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Null => Value::Null,
        Cell::Int(n) => Value::Integer(*n),
        Cell::Real(x) => Value::Real(*x),
        Cell::Text(text) => Value::Text(text.clone()),
    }
}

fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(n) => Cell::Int(n),
        ValueRef::Real(x) => Cell::Real(x),
        ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Cell::Text(bytes.iter().map(|b| format!("{b:02x}")).collect()),
    }
}

/// A row as text, in which the last digits of real numbers do not count.
fn shown(row: &[Cell]) -> String {
    let cell = |cell: &Cell| match cell {
        Cell::Null => "NULL".to_owned(),
        Cell::Int(n) => n.to_string(),
        Cell::Real(x) => format!("{x:.6e}"),
        Cell::Text(text) => format!("{text:?}"),
    };
    row.iter().map(cell).collect::<Vec<_>>().join(" | ")
}

/// Sums of real numbers depend on their order in the last digits.
fn same(a: &[Cell], b: &[Cell]) -> bool {
    let close = |x: f64, y: f64| x == y || (x - y).abs() <= 1e-9 * x.abs().max(y.abs());
    a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| match (a, b) {
            (Cell::Real(x), Cell::Real(y)) => close(*x, *y),
            _ => a == b,
        })
}

/// Asks both the same queries.
fn compare(recorded: &Recorded) {
    let (pair, rows) = Pair::new(recorded.open());
    // Clocks of rings are read anew each time they are opened, so their times differ by a nanosecond.
    if recorded.name != traces::RINGS {
        witness::check(recorded, &rows);
    }
    let (first, queries) = (amount("GPUTAP_TEST_SEED", 0), amount("GPUTAP_TEST_QUERIES", QUERIES));
    let (mut found, mut failed, mut several, mut summed, mut given_up) = (0, 0, 0, 0, 0);
    for seed in first..first + queries {
        let query = pair.words.query(seed);
        if matches!(pair.ours(&query.to_string()), Answer::None) {
            given_up += 1;
            continue;
        }
        if let Some(difference) = pair.difference(&query) {
            let smallest = pair.smallest(query.clone());
            let less = pair.difference(&smallest).unwrap_or_default();
            panic!(
                "{}, GPUTAP_TEST_SEED={seed} GPUTAP_TEST_QUERIES=1: {difference}:\n  {query}\nsmaller: {less}:\n  {smallest}",
                recorded.name
            );
        }
        match pair.plain(&query.to_string()) {
            Answer::Rows(_, rows) => found += u64::from(!rows.is_empty()),
            Answer::Error(_) | Answer::None => failed += 1,
        }
        several += u64::from(pair.reads_by_parts(&query.to_string()));
        summed += u64::from(pair.ours.sums_up(&query.to_string()));
    }
    println!(
        "{queries} queries of {} from seed {first}: {found} with rows, {failed} wrong, {several} that read a table by the \
         parts of an OR, {summed} summed up while rows are read, {given_up} given up",
        recorded.name
    );
    // Queries without an answer show nothing.
    assert!(
        queries < SAMPLE || (found * 2 > queries && failed * 20 < queries),
        "{found} and {failed} of {queries}"
    );
    assert!(given_up * 100 <= queries, "{given_up} of {queries} took more than {PATIENCE:?}");
    assert!(queries < SAMPLE || summed * 50 > queries, "{summed} summaries of {queries}");
    assert!(
        queries < SAMPLE || several > 0 || !recorded.is_large(),
        "no table was read by the parts of an OR"
    );
}

#[test]
fn of_a_training_job() {
    compare(&traces::training());
}

#[test]
fn of_a_job_with_losses() {
    compare(&traces::lossy());
}

#[test]
fn of_a_trace_that_is_open_with_calls_that_did_not_return() {
    compare(&traces::open());
}

#[test]
fn of_rings_that_nobody_collected() {
    compare(&traces::rings());
}

#[test]
fn of_several_traces_together() {
    compare(&traces::several());
}

/// SQLite reads a table once for each part of an OR, and takes rows with the same id for the same row.
#[test]
fn a_condition_with_or_loses_no_row() {
    let recorded = traces::training();
    let (pair, _) = Pair::new(recorded.open());
    let seen = "SELECT result_name, count(*) FROM calls WHERE api <= 2022 OR device BETWEEN 0 AND 5 GROUP BY result_name";
    assert!(pair.reads_by_parts(seen), "{seen} is no test of this any more");
    for query in [
        seen,
        "SELECT count(*) FROM calls WHERE name LIKE '%Memcpy%' OR name LIKE '%Launch%'",
        "SELECT count(*) FROM launches WHERE grid_x > 1 OR kernel IS NOT NULL",
        "SELECT count(*) FROM copies WHERE direction = 'HtoD' OR direction = 'DtoH' OR bytes > 1",
        "SELECT count(*) FROM allocations WHERE freed_ns > 0 OR class = 'device'",
        "SELECT count(*) FROM operations WHERE kind = 'collective' OR comm_rank = 1",
        "SELECT count(*) FROM graph_launches WHERE graph >= 0 OR nodes > 0",
    ] {
        let (Answer::Rows(_, ours), Answer::Rows(_, plain)) = (pair.ours(query), pair.plain(query)) else {
            panic!("{query}")
        };
        assert!(plain.iter().any(|row| row.last() != Some(&Cell::Int(0))), "{query} selects nothing");
        assert_eq!(ours, plain, "{query}");
    }
}

/// SQLite offers the first part of such a condition as if it were all of it, and the limit with it.
#[test]
fn the_first_rows_by_a_condition_on_pairs_are_those_of_all() {
    let recorded = traces::training();
    let (pair, _) = Pair::new(recorded.open());
    for (condition, order) in [
        ("(result, duration_ns) > (0, 5000)", "start_ns"),
        ("((result, duration_ns)) > (((0, 5000)))", "start_ns"),
        ("(result, duration_ns) >= (0, (SELECT avg(duration_ns) FROM calls))", "name, start_ns"),
        ("(device, duration_ns) <= (0, 2000)", "start_ns DESC"),
        ("(device, name) < (1, 'cuL')", "start_ns"),
        ("duration_ns >= (SELECT avg(duration_ns) FROM calls)", "start_ns"),
        ("(device, thread) = (0, (SELECT max(thread) FROM calls WHERE device = 0))", "start_ns"),
        ("(device, layer) IN (SELECT 1, 'driver' UNION SELECT 0, 'runtime')", "start_ns"),
    ] {
        let query =
            format!("SELECT name, start_ns FROM calls WHERE {condition} ORDER BY {order} LIMIT 6 OFFSET 2");
        let (Answer::Rows(_, ours), Answer::Rows(_, plain)) = (pair.ours(&query), pair.plain(&query)) else {
            panic!("{query}")
        };
        assert!(!plain.is_empty(), "{query} selects nothing");
        assert_eq!(ours, plain, "{query}");
    }
}

/// A row is the same row in every way of reading its table, and no other has its id.
#[test]
fn a_row_has_one_id_however_it_is_found() {
    for recorded in [traces::training(), traces::open(), traces::several()] {
        let db = Database::new(recorded.open()).unwrap();
        for table in TABLES.iter().filter(|t| t.is_scanned() && t.view().is_none()) {
            let ids = |rest: &str| {
                let query = format!("SELECT rowid, * FROM {} {rest}", table.name);
                let rows = db.ask(&query, usize::MAX).unwrap_or_else(|e| panic!("{query}: {e}")).rows;
                rows.into_iter().map(|row| (shown(&row[..1]), shown(&row[1..])))
            };
            let count = ids("").count();
            let all: BTreeMap<String, String> = ids("").collect();
            assert_eq!(all.len(), count, "{}: {}", recorded.name, table.name);
            let (time, name, number) = match table.name {
                "allocations" => ("allocated_ns", "name", "thread"),
                "samples" => ("time_ns", "field", "value"),
                _ => ("start_ns", "name", "thread"),
            };
            for rest in [
                "WHERE process = 1".to_owned(),
                format!("WHERE process > 1 AND {name} LIKE 'cu%'"),
                format!("WHERE {time} > (SELECT min(started_ns) + 1000000 FROM processes)"),
                format!("WHERE device = 0 OR {number} > 0"),
                format!("ORDER BY {time} DESC LIMIT 20"),
                format!("ORDER BY {name}, process LIMIT 20 OFFSET 3"),
                format!("ORDER BY {number} DESC LIMIT 9"),
            ] {
                for (id, row) in ids(&rest) {
                    assert_eq!(all.get(&id), Some(&row), "{}: {} {rest}", recorded.name, table.name);
                }
            }
        }
        // What a call did has the id of the call, which no order or number of other rows can change.
        let by_id = |table: &str| {
            let query = format!("SELECT rowid, process, thread, name FROM {table}");
            let rows = db.ask(&query, usize::MAX).unwrap().rows;
            rows.into_iter().map(|row| (shown(&row[..1]), shown(&row[1..]))).collect::<BTreeMap<_, _>>()
        };
        let calls = by_id("calls");
        for table in ["launches", "graph_launches", "copies", "allocations", "operations"] {
            for (id, row) in by_id(table) {
                assert_eq!(calls.get(&id), Some(&row), "{}: {table} {id}", recorded.name);
            }
        }
        // Groups next to each other are another way through the calls.
        let query = "SELECT name, count(*) - count(DISTINCT rowid) FROM calls GROUP BY name";
        let rows = db.ask(query, usize::MAX).unwrap().rows;
        assert!(
            !rows.is_empty() && rows.iter().all(|row| row[1] == Cell::Int(0)),
            "{}: {rows:?}",
            recorded.name
        );
    }
}
