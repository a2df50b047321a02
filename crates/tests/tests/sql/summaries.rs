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
            "handle",
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

fn query(random: &mut Random) -> String {
    let table = &TABLES[random.between(0, TABLES.len() as u64 - 1) as usize];
    let keys: Vec<&str> = (0..random.between(0, 3)).map(|_| pick(random, table.keys)).collect();
    let mut items: Vec<String> = keys.iter().map(|k| (*k).to_owned()).collect();
    for i in 0..random.between(1, 3) {
        let sum = pick(random, &SUMS).replace('$', pick(random, table.measures));
        items.push(if i % 2 == 0 { sum } else { format!("{sum} AS x{i}") });
    }
    let mut query = format!("SELECT {} FROM {}", items.join(", "), table.name);
    let conditions: Vec<&str> = (0..random.between(0, 2)).map(|_| pick(random, table.conditions)).collect();
    if !conditions.is_empty() {
        query += &format!(" WHERE {}", conditions.join(" AND "));
    }
    if !keys.is_empty() {
        query += &format!(" GROUP BY {}", keys.join(", "));
        if random.between(0, 3) == 0 {
            query += &format!(
                " HAVING count(*) > {} AND max({}) > 0",
                random.between(0, 9),
                pick(random, table.measures)
            );
        }
    }
    query
}

#[test]
fn random_summaries_are_what_sqlite_makes_of_the_rows() {
    let db = database();
    let mut random = Random::new(20261115);
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for _ in 0..amount("GPUTAP_TEST_SUMMARIES", 60) {
        let query = query(&mut random);
        assert!(db.sums_up(&query), "{query}");
        // A comment keeps a query from being summed up beforehand.
        let plain = format!("{query} -- by SQLite");
        assert!(!db.sums_up(&plain));
        let rows = sorted(&db, &query);
        assert_eq!(rows, sorted(&db, &plain), "{query}");
        *seen
            .entry(query.split(" FROM ").nth(1).unwrap().split(' ').next().unwrap().to_owned())
            .or_default() += rows.len() as u64;
    }
    assert!(seen.len() >= 7 && seen.values().all(|rows| *rows > 2), "{seen:?}");
}

#[test]
fn an_order_and_a_limit_are_kept() {
    let db = database();
    let query = "SELECT name f, count(*) AS n, round(sum(duration_ns) / 1e6, 3) FROM calls WHERE layer = 'driver' \
                 GROUP BY 1 HAVING n > 1 ORDER BY n DESC, 1 LIMIT 4";
    assert!(db.sums_up(query));
    let ordered = |query: &str| db.ask(query, usize::MAX).unwrap();
    assert_eq!(ordered(query), ordered(&format!("{query} /* by SQLite */")));
    let nothing =
        "SELECT count(*), sum(bytes), max(bytes), total(bytes) FROM copies WHERE bytes = 77777777777";
    assert!(db.sums_up(nothing));
    assert_eq!(ordered(nothing), ordered(&format!("{nothing} -- by SQLite")));
    assert!(!db.sums_up("SELECT nonsense, count(*) FROM calls GROUP BY 1"));
}
