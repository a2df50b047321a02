//! Sums that are made where rows are read are those that SQLite makes of the rows.

use std::collections::BTreeMap;

use gputap_sql::{Cell, Database};
use gputap_tests::{Random, amount};
use gputap_trace::{Trace, Traces};

use crate::DEMO;

fn database() -> Database {
    let trace = Trace::open(&DEMO.path().join("demo.trace")).unwrap();
    Database::new(Traces::from(trace)).unwrap()
}

/// Rows by number, in an order that does not depend on ties.
fn sorted(db: &Database, query: &str) -> Vec<String> {
    let show = |cell: &Cell| match cell {
        Cell::Real(x) => format!("{x:.9e}"),
        other => format!("{other:?}"),
    };
    let answer = db.ask(query, usize::MAX).unwrap_or_else(|e| panic!("{query}: {e}"));
    let mut rows: Vec<String> =
        answer.rows.iter().map(|row| row.iter().map(show).collect::<Vec<_>>().join(" | ")).collect();
    rows.sort();
    rows.insert(0, answer.columns.join(" | "));
    rows
}

/// What random queries are made of.
struct Table {
    name: &'static str,
    keys: &'static [&'static str],
    measures: &'static [&'static str],
    conditions: &'static [&'static str],
}

const TABLES: [Table; 8] = [
    Table {
        name: "calls",
        keys: &[
            "name",
            "layer",
            "api_group",
            "api",
            "process",
            "pid",
            "rank",
            "thread",
            "context",
            "device",
            "outcome",
            "result",
            "result_name",
        ],
        measures: &["duration_ns", "start_ns", "end_ns", "result", "parent", "a0", "a1", "device", "rank"],
        conditions: &[
            "duration_ns > 2000",
            "duration_ns BETWEEN 500 AND 1e6",
            "name LIKE 'cumem%'",
            "name NOT LIKE '%launch%'",
            "layer = 'driver'",
            "layer != 'runtime'",
            "rank IN (0, 2)",
            "rank NOT IN (1)",
            "outcome = 'ok'",
            "device IS NOT NULL",
            "device IS NULL",
            "parent = 0",
            "result",
            "NOT result",
            "start_ns > 5",
            "a0 < -5",
            "duration_ns = 1000000000000",
            "duration_ns > (SELECT avg(duration_ns) FROM calls)",
            "start_ns BETWEEN (SELECT min(started_ns) FROM processes) AND (SELECT min(started_ns) FROM processes) + 9000000",
            "device < (SELECT max(device) FROM launches WHERE grid_x > (SELECT min(grid_x) FROM launches))",
        ],
    },
    Table {
        name: "launches",
        keys: &[
            "kernel",
            "kernel_full",
            "name",
            "device",
            "captured",
            "stream",
            "rank",
            "thread",
            "kernel_handle",
        ],
        measures: &[
            "duration_ns",
            "threads",
            "grid_x",
            "block_y",
            "shared_bytes",
            "cluster_blocks",
            "start_ns",
        ],
        conditions: &[
            "NOT captured",
            "captured",
            "grid_x >= 8",
            "kernel LIKE '%a%'",
            "kernel IS NULL",
            "cluster_blocks IS NULL",
            "device = 0",
        ],
    },
    Table {
        name: "copies",
        keys: &[
            "direction",
            "asynchronous",
            "source_device",
            "destination_device",
            "name",
            "rank",
            "captured",
        ],
        measures: &["bytes", "count", "duration_ns", "source_device"],
        conditions: &[
            "bytes > 4096",
            "direction IN ('HtoD', 'DtoH')",
            "direction <> 'memset'",
            "asynchronous",
            "NOT captured",
            "source_device IS NOT NULL",
        ],
    },
    Table {
        name: "allocations",
        keys: &["kind", "class", "device", "process", "thread", "name", "context"],
        measures: &["bytes", "lifetime_ns", "freed_ns", "allocated_ns"],
        conditions: &[
            "bytes >= 65536",
            "freed_ns IS NULL",
            "class = 'device'",
            "kind NOT IN ('device')",
            "lifetime_ns < 1e9",
        ],
    },
    Table {
        name: "operations",
        keys: &[
            "operation",
            "kind",
            "communicator",
            "ranks",
            "comm_rank",
            "peer",
            "root",
            "datatype",
            "reduction",
            "grouped",
        ],
        measures: &["bytes", "duration_ns", "late_ns", "sequence"],
        conditions: &[
            "kind = 'collective'",
            "bytes > 100",
            "grouped",
            "peer IS NULL",
            "late_ns > 0",
            "datatype LIKE 'nccl%'",
        ],
    },
    Table {
        name: "graph_launches",
        keys: &["exec", "graph", "nodes", "rank", "name"],
        measures: &["nodes", "duration_ns"],
        conditions: &["nodes > 1", "NOT captured"],
    },
    Table {
        name: "collectives",
        keys: &["operation", "rank"],
        measures: &["bytes", "late_ns"],
        conditions: &["bytes > 100", "sequence < 3"],
    },
    Table { name: "leaks", keys: &["kind", "device"], measures: &["bytes"], conditions: &["bytes > 1000"] },
];

const SUMS: [&str; 9] = [
    "count(*)",
    "count($)",
    "sum($)",
    "min($)",
    "max($)",
    "avg($)",
    "total($)",
    "sum($) / count(*)",
    "round(avg($) * 1e-3, 2)",
];

fn pick<'a>(random: &mut Random, of: &[&'a str]) -> &'a str {
    of[random.between(0, of.len() as u64 - 1) as usize]
}

/// What stands around a sum, and whether the summary is still understood then.
const AROUND: [(&str, bool); 18] = [
    ("# -- of all, 'or\n", true),
    ("/* of -- \"all */ #", true),
    ("CASE WHEN # > 5 THEN # ELSE -1 END", true),
    ("CASE # WHEN 1 THEN 'it''s' ELSE '\\''''' || # END", true),
    ("# - -1", true),
    ("-(-#)", true),
    ("# IS NULL OR # NOTNULL", true),
    ("# == 1 OR NOT # < 2 AND # != 3", true),
    ("# = 1 < 2", true),
    ("# BETWEEN 1 AND 100 AND # NOT IN (1, 2)", true),
    ("printf('%d -- (%s)', #, 0.5)", true),
    ("substr(CAST(# AS TEXT), 1, 3) LIKE '1%'", true),
    ("- -#", false),
    ("# + 0x1f", false),
    ("# << 2", false),
    ("CAST(# AS INTEGER) >> 1", false),
    ("# IS 3", false),
    ("# || \"text\"", false),
];

/// How names are written.
const QUOTES: [(&str, &str); 4] = [("", ""), ("\"", "\""), ("[", "]"), ("`", "`")];

fn quoted(random: &mut Random, name: &str) -> String {
    let (open, close) = QUOTES[random.between(0, QUOTES.len() as u64 - 1) as usize];
    format!("{open}{name}{close}")
}

/// A query, and whether it is a summary that is understood.
fn query(random: &mut Random) -> (String, bool) {
    let table = &TABLES[random.between(0, TABLES.len() as u64 - 1) as usize];
    let keys: Vec<&str> = (0..random.between(0, 3)).map(|_| pick(random, table.keys)).collect();
    let mut items: Vec<String> = keys.iter().map(|k| quoted(random, k)).collect();
    let mut understood = true;
    for i in 0..random.between(1, 3) {
        let measure = pick(random, table.measures);
        let mut sum = pick(random, &SUMS).replace('$', &quoted(random, measure));
        if random.between(0, 2) == 0 {
            let (around, known) = AROUND[random.between(0, AROUND.len() as u64 - 1) as usize];
            sum = around.replace('#', &format!("({sum})"));
            understood &= known;
        }
        items.push(match random.between(0, 3) {
            0 => format!("{sum} AS x{i}"),
            1 => format!("{sum} y{i}"),
            2 => format!("{sum} AS \"sum {i}\""),
            _ => sum,
        });
    }
    let mut query = format!("SELECT {} FROM {}", items.join(", "), quoted(random, table.name));
    let conditions: Vec<&str> = (0..random.between(0, 2)).map(|_| pick(random, table.conditions)).collect();
    if !conditions.is_empty() {
        let (open, close) = if random.between(0, 3) == 0 { ("(", ")") } else { ("", "") };
        query += &format!(" WHERE {open}{}{close}", conditions.join(" AND /* also */ "));
    }
    if !keys.is_empty() {
        let keys: Vec<String> = keys.iter().map(|k| quoted(random, k)).collect();
        query += &format!(" GROUP BY {}", keys.join(", "));
        if random.between(0, 3) == 0 {
            query += &format!(
                " HAVING count(*) > {} AND max({}) > 0",
                random.between(0, 9),
                pick(random, table.measures)
            );
        }
    }
    (query, understood)
}

/// The same query in a way that leaves all rows to SQLite: another name for the table is not understood.
fn by_sqlite(query: &str) -> String {
    let (items, rest) = query.split_once(" FROM ").unwrap();
    let (table, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    format!("{items} FROM {table} AS other {rest}")
}

#[test]
fn random_summaries_are_what_sqlite_makes_of_the_rows() {
    let db = database();
    let mut random = Random::new(20261115);
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut left = 0;
    for _ in 0..amount("GPUTAP_TEST_SUMMARIES", 60) {
        let (query, understood) = query(&mut random);
        assert_eq!(db.sums_up(&query), understood, "{query}");
        let plain = by_sqlite(&query);
        assert!(!db.sums_up(&plain), "{plain}");
        let rows = sorted(&db, &query);
        assert_eq!(rows, sorted(&db, &plain), "{query}");
        let table = query.split(" FROM ").nth(1).unwrap().split(' ').next().unwrap();
        let table = table.trim_matches(|c: char| !c.is_alphanumeric());
        *seen.entry(table.to_owned()).or_default() += rows.len() as u64;
        left += u64::from(!understood);
    }
    assert!(seen.len() >= 7 && seen.values().all(|rows| *rows > 2), "{seen:?}");
    assert!(left > 0, "nothing was left to SQLite");
}

#[test]
fn sub_selects_in_conditions_are_worked_out_first() {
    let db = database();
    let bounds = "WITH t AS (SELECT min(started_ns) AS a FROM processes), calls2 AS (SELECT 1) SELECT count(*), \
                  sum(duration_ns) FROM calls WHERE start_ns BETWEEN (SELECT a FROM t) AND (SELECT a FROM t) + 20000000";
    assert!(db.sums_up(bounds));
    let (with, select) = bounds.split_once(" SELECT count").unwrap();
    let rows = format!("{with} {}", by_sqlite(&format!("SELECT count{select}")));
    assert!(!db.sums_up(&rows), "{rows}");
    assert_eq!(sorted(&db, bounds), sorted(&db, &rows));
    // What depends on the row around it, is no number, or is not there: rows one by one, and the same answer.
    for condition in [
        "duration_ns > (SELECT calls.thread)",
        "duration_ns >= (SELECT duration_ns)",
        "duration_ns > (SELECT 'a')",
        "duration_ns > (SELECT NULL)",
        "thread = (SELECT thread FROM threads WHERE 0)",
        "thread IN (SELECT thread FROM threads)",
        "EXISTS (SELECT 1 FROM threads WHERE threads.thread = calls.thread)",
        "process IN ((SELECT process FROM processes))",
        "device NOT IN (((SELECT 0 UNION ALL SELECT 1)))",
        "duration_ns > (SELECT duration_ns FROM calls ORDER BY duration_ns DESC LIMIT -1 OFFSET 99)",
        "name = 'cuNope' AND duration_ns != (WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r)",
    ] {
        let query = format!("SELECT name, count(*) FROM calls WHERE {condition} GROUP BY name");
        let plain = format!(
            "SELECT name, count(*) FROM (SELECT * FROM calls LIMIT -1) AS calls WHERE {condition} GROUP BY name"
        );
        assert!(!db.sums_up(&plain), "{plain}");
        assert_eq!(sorted(&db, &query), sorted(&db, &plain), "{query}");
    }
}

#[test]
fn common_tables_mean_the_same_where_sub_selects_are_taken_out() {
    let db = database();
    for (with, rest) in [
        ("WITH 'calls' AS (SELECT 1 AS duration_ns)", "count(*) FROM calls"),
        ("WITH t AS (SELECT \"device\" + 1 AS p)", "count(*) FROM calls WHERE process = (SELECT p FROM t)"),
        (
            "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)",
            "count(*) FROM calls WHERE duration_ns > (SELECT n FROM r)",
        ),
    ] {
        let query = format!("{with} SELECT {rest}");
        let plain = query.replace("FROM calls", "FROM calls AS calls");
        assert!(!db.sums_up(&plain), "{plain}");
        assert_eq!(sorted(&db, &query), sorted(&db, &plain), "{query}");
    }
    assert!(db.ask("WITH t AS (SELECT ? AS a) SELECT count(*) FROM calls", 1).is_err());
    // A plan says what is done, also where a sub-select depends on the row.
    let plan =
        db.ask("EXPLAIN QUERY PLAN SELECT count(*) FROM calls WHERE duration_ns > (SELECT calls.device)", 9);
    assert!(format!("{:?}", plan.unwrap()).contains("SCAN calls VIRTUAL TABLE"));
}

#[test]
fn an_order_and_a_limit_are_kept() {
    let db = database();
    let query = "SELECT name f, count(*) AS n, round(sum(duration_ns) / 1e6, 3) FROM calls WHERE layer = 'driver' \
                 GROUP BY 1 HAVING n > 1 ORDER BY n DESC, 1 LIMIT 4";
    assert!(db.sums_up(query));
    let ordered = |query: &str| db.ask(query, usize::MAX).unwrap();
    assert_eq!(ordered(query), ordered(&by_sqlite(query)));
    let nothing =
        "SELECT count(*), sum(bytes), max(bytes), total(bytes) FROM copies WHERE bytes = 77777777777";
    assert!(db.sums_up(nothing));
    assert_eq!(ordered(nothing), ordered(&by_sqlite(nothing)));
    assert!(!db.sums_up("SELECT nonsense, count(*) FROM calls GROUP BY 1"));
}

#[test]
fn a_plan_says_what_is_summed_up_where_rows_are_read() {
    let db = database();
    let plan = |query: &str| {
        let answer = db.ask(&format!("EXPLAIN QUERY PLAN {query}"), usize::MAX).unwrap();
        assert_eq!(answer.columns, ["id", "parent", "notused", "detail"]);
        assert_eq!(answer.count, answer.rows.len() as u64);
        let step = |row: Vec<Cell>| match row.into_iter().next_back() {
            Some(Cell::Text(step)) => step,
            other => panic!("{other:?}"),
        };
        answer.rows.into_iter().map(step).collect::<Vec<String>>()
    };
    assert_eq!(plan("SELECT count(*) FROM calls -- all"), ["SUMMARY OF calls", "SCAN gputap_groups"]);
    assert_eq!(
        plan("SELECT name, layer, count(*) AS n FROM calls GROUP BY 1, layer ORDER BY n"),
        ["SUMMARY OF calls BY name, layer", "SCAN gputap_groups", "USE TEMP B-TREE FOR ORDER BY"]
    );
    assert_eq!(plan("SELECT sum(bytes) FROM leaks"), ["SUMMARY OF allocations", "SCAN gputap_groups"]);
    for query in [
        "SELECT name FROM calls",
        "SELECT duration_ns, count(*) FROM calls GROUP BY 1",
        "SELECT sum(duration_ns + 1) FROM calls",
    ] {
        let steps = plan(query);
        assert!(steps[0].starts_with("SCAN calls VIRTUAL TABLE"), "{steps:?}");
    }
    let opens_a_trace = |query: &str| {
        let program = db.ask(&format!("EXPLAIN {query}"), usize::MAX).unwrap().rows;
        program.iter().any(|row| row.get(1) == Some(&Cell::Text("VOpen".into())))
    };
    assert!(!opens_a_trace("SELECT count(*) FROM calls") && opens_a_trace("SELECT name FROM calls"));
    assert!(db.ask("EXPLAIN SELECT nonsense FROM calls", 1).is_err());
}
