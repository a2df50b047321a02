//! The rows of the tables against those of `gputap export`, so that a row that every query misses is missed here.

use std::collections::BTreeMap;

use gputap_sql::{Cell, TABLES, Table};
use gputap_tests::{csv, on_tmpfs};

use super::Tables;
use super::traces::Recorded;
use crate::run;

/// Compares all tables that both have, by the columns that both have.
pub fn check(recorded: &Recorded, rows: &Tables) {
    let dir = on_tmpfs();
    let paths: Vec<&str> = recorded.paths.iter().map(|p| p.to_str().unwrap()).collect();
    let args: Vec<&str> =
        ["export"].into_iter().chain(paths).chain(["--to", "csv", "-q", "-o", "tables"]).collect();
    let ended = run(dir.path(), &args);
    assert!(matches!(ended.code, 0 | 3), "{ended:?}");
    let mut compared = Vec::new();
    for table in TABLES {
        let file = dir.path().join("tables").join(format!("{}.csv", table.name));
        if file.exists() {
            same(recorded.name, table, &rows[table.name], &csv(&std::fs::read_to_string(&file).unwrap()));
            compared.push(table.name);
        }
    }
    for needed in ["calls", "launches", "copies", "allocations", "operations", "graph_launches", "processes"]
    {
        assert!(compared.contains(&needed), "{needed} is not exported: {compared:?}");
    }
    let stored = |row: &Vec<Cell>| match row[column("processes", "stored")] {
        Cell::Int(n) => n,
        _ => 0,
    };
    let stored: i64 = rows["processes"].iter().map(stored).sum();
    assert_eq!(rows["calls"].len() as i64, stored, "{}: calls that the processes have", recorded.name);
}

fn column(table: &str, name: &str) -> usize {
    let table = TABLES.iter().find(|t| t.name == table).unwrap();
    table.column(name).unwrap()
}

/// As often as each row is there, by the columns that both have.
fn same(name: &str, table: &Table, ours: &[Vec<Cell>], lines: &[Vec<Option<String>>]) {
    let head: Vec<&str> = lines[0].iter().map(|name| name.as_deref().unwrap()).collect();
    let common: Vec<(usize, usize)> = table
        .columns
        .iter()
        .enumerate()
        .filter_map(|(i, c)| Some((i, head.iter().position(|name| *name == c.name)?)))
        .collect();
    assert!(common.len() * 2 > head.len(), "{}: {head:?}", table.name);
    let mut counts: BTreeMap<Vec<Option<String>>, i64> = BTreeMap::new();
    for row in ours {
        *counts.entry(common.iter().map(|(i, _)| text(&row[*i]).map(plain)).collect()).or_default() += 1;
    }
    for line in &lines[1..] {
        *counts.entry(common.iter().map(|(_, i)| line[*i].clone().map(plain)).collect()).or_default() -= 1;
    }
    let other: Vec<_> = counts.iter().filter(|(_, n)| **n != 0).take(3).collect();
    assert!(other.is_empty(), "{name}: {} differs from the export (more or less): {other:?}", table.name);
}

/// Without what the two write differently: yes and no.
fn plain(text: String) -> String {
    match text.as_str() {
        "true" => "1".to_owned(),
        "false" => "0".to_owned(),
        _ => text,
    }
}

fn text(cell: &Cell) -> Option<String> {
    match cell {
        Cell::Null => None,
        Cell::Int(n) => Some(n.to_string()),
        Cell::Real(x) => Some(x.to_string()),
        Cell::Text(text) => Some(text.clone()),
    }
}
