//! Every table of the list is the same everywhere: names, order, types and cells of Arrow, SQL, Parquet and CSV, and what
//! `gputap sql --schema` says. What the documents say is proved where they are made.

use std::collections::BTreeMap;

use gputap_tables::{ALL, Column, Table, TableKind, Type};
use gputap_tests::Python;
use serde_json::Value;

use crate::Case;

/// A cell as text, so that readers with other types agree.
type Rows = Vec<Vec<Option<String>>>;

/// A table as a reader has it.
struct Seen {
    columns: Vec<(String, String)>,
    rows: Rows,
}

impl Seen {
    /// From what `every_table.py` prints.
    fn new(value: &Value) -> Seen {
        Seen {
            columns: serde_json::from_value(value["columns"].clone()).unwrap(),
            rows: serde_json::from_value(value["rows"].clone()).unwrap(),
        }
    }

    fn names(&self) -> Vec<&str> {
        self.columns.iter().map(|(name, _)| name.as_str()).collect()
    }
}

/// The whole table as `gputap sql` answers `SELECT *`.
fn of_sql(case: &Case, table: &Table) -> Seen {
    let text = case.run(&["sql", "--format", "json"], &[&format!("SELECT * FROM {}", table.name)]);
    let answer: Value = serde_json::from_str(&text).unwrap();
    let names: Vec<String> = serde_json::from_value(answer["columns"].clone()).unwrap();
    let cell = |value: &Value| match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    };
    let row = |row: &Value| names.iter().map(|name| cell(&row[name])).collect();
    let rows = answer["rows"].as_array().unwrap().iter().map(row).collect();
    Seen { columns: names.into_iter().map(|name| (name, String::new())).collect(), rows }
}

/// The rows of SQL with some of its columns only, in an order that does not depend on the reader.
fn chosen(table: &Table, rows: &Rows, which: impl Fn(&Column) -> bool) -> Rows {
    let columns: Vec<usize> = (0..table.sql_columns().len()).filter(|i| which(&table.columns[*i])).collect();
    let mut rows: Rows = rows.iter().map(|row| columns.iter().map(|i| row[*i].clone()).collect()).collect();
    rows.sort();
    rows
}

fn sorted(mut rows: Rows) -> Rows {
    rows.sort();
    rows
}

fn names(table: &Table, which: impl Fn(&Column) -> bool) -> Vec<&'static str> {
    table.columns.iter().filter(|c| which(c)).map(|c| c.name).collect()
}

/// Reads a table of comma-separated values; a cell that is not there is nothing.
fn of_csv(case: &Case, table: &Table) -> Seen {
    let text = std::fs::read_to_string(case.dir.path().join(format!("csv/{}.csv", table.name))).unwrap();
    let mut lines = gputap_tests::csv(&text).into_iter();
    let columns = lines.next().unwrap().into_iter().map(|name| (name.unwrap(), String::new())).collect();
    let exported: Vec<&Column> = table.columns.iter().filter(|c| c.is_exported()).collect();
    let cell = |(column, cell): (&&Column, Option<String>)| match (column.ty, cell.as_deref()) {
        (Type::Bool, Some("true")) => Some("1".to_owned()),
        (Type::Bool, Some("false")) => Some("0".to_owned()),
        _ => cell,
    };
    let rows = lines.map(|line| exported.iter().zip(line).map(cell).collect()).collect();
    Seen { columns, rows }
}

/// What a cell of the trace's own stored rows is to readers: what stands for nothing there is nothing here.
fn as_read(table: &Table, columns: &[&str], row: &[Option<String>]) -> Vec<Option<String>> {
    let at = |name: &str| columns.iter().position(|c| *c == name).and_then(|i| row[i].as_deref());
    let unfinished = at("flags") == Some("1");
    let or_none: &[&str] = match table.name {
        "activities" => &["thread", "call", "kernel_handle", "context", "bytes"],
        "samples" => &["process"],
        _ => &[],
    };
    let known = |(name, cell): (&&str, &Option<String>)| match *name {
        "duration_ns" | "result" if unfinished => None,
        "device" if cell.as_deref() == Some("65535") => None,
        name if or_none.contains(&name) && cell.as_deref() == Some("0") => None,
        _ => cell.clone(),
    };
    columns.iter().zip(row).map(known).collect()
}

/// Numbers that need not be whole are written in several ways.
fn as_numbers(table: &Table, which: impl Fn(&Column) -> bool, rows: Rows) -> Rows {
    let columns: Vec<&Column> = table.columns.iter().filter(|c| which(c)).collect();
    let cell = |(column, cell): (&&Column, Option<String>)| match column.ty {
        Type::F64 => cell.map(|text| text.parse::<f64>().unwrap().to_string()),
        _ => cell,
    };
    sorted(rows.into_iter().map(|row| columns.iter().zip(row).map(cell).collect()).collect())
}

fn check(name: &str, case: &Case, python: &Python) -> BTreeMap<&'static str, usize> {
    case.run(&["export", "--quiet", "--to", "csv", "-o", "csv"], &[]);
    case.run(&["export", "--quiet", "--to", "parquet", "-o", "parquet"], &[]);
    let trace = case.dir.path().join(&case.traces[0]);
    let read = python.read("every_table.py", &[&case.dir.path().join("parquet"), &trace]);
    let mut seen = BTreeMap::new();
    for table in ALL {
        let of = |what: &str| format!("{name}: {} by {what}", table.name);
        let sql = of_sql(case, table);
        assert_eq!(sql.names(), names(table, Column::is_in_sql), "{}", of("SQL"));
        seen.insert(table.name, sql.rows.len());
        if table.view().is_some() {
            continue;
        }
        let exported = chosen(table, &sql.rows, Column::is_exported);
        let parquet = Seen::new(&read["parquet"][table.name]);
        let csv = of_csv(case, table);
        assert_eq!(csv.names(), names(table, Column::is_exported), "{}", of("CSV"));
        assert_eq!(parquet.names(), names(table, Column::is_exported), "{}", of("Parquet"));
        for (column, (_, ty)) in table.columns.iter().filter(|c| c.is_exported()).zip(&parquet.columns) {
            let wanted = match column.ty {
                Type::Bool => "bool",
                Type::Text => "string",
                Type::F64 => "double",
                _ => "int64",
            };
            assert_eq!(ty, wanted, "{}: {}", of("Parquet"), column.name);
        }
        let exported = as_numbers(table, Column::is_exported, exported);
        assert!(as_numbers(table, Column::is_exported, parquet.rows) == exported, "{}", of("Parquet"));
        assert!(as_numbers(table, Column::is_exported, csv.rows) == exported, "{}", of("CSV"));
        // Several traces have several files, with numbers and times of their own.
        if !table.columns.iter().any(Column::is_stored) || case.traces.len() > 1 {
            continue;
        }
        if table.kind == TableKind::Stored && sql.rows.is_empty() {
            assert!(read["arrow"][table.name].is_null(), "{}", of("Arrow"));
            continue;
        }
        let arrow = Seen::new(&read["arrow"][table.name]);
        let mut stored = names(table, Column::is_stored);
        let mut found = arrow.names();
        if table.name == "calls" {
            // The file has the columns that all records have first.
            stored.sort_unstable();
            found.sort_unstable();
        }
        assert_eq!(found, stored, "{}", of("Arrow"));
        for (name, ty) in &arrow.columns {
            let wanted = match table.columns[table.column(name).unwrap()].ty {
                Type::U8 => "uint8",
                Type::U16 => "uint16",
                Type::U32 => "uint32",
                Type::U64 => "uint64",
                Type::I32 => "int32",
                Type::I64 => "int64",
                Type::F64 => "double",
                Type::Bool => "bool",
                Type::Text => "string",
                Type::Bytes => "binary",
            };
            assert_eq!(*ty, wanted, "{}: {name}", of("Arrow"));
        }
        let both = |c: &Column| c.is_stored() && c.is_in_sql();
        let order: Vec<usize> = names(table, both)
            .iter()
            .map(|name| arrow.names().iter().position(|found| found == name).unwrap())
            .collect();
        let rows = arrow.rows.iter().map(|row| order.iter().map(|i| row[*i].clone()).collect::<Vec<_>>());
        let rows = rows.map(|row| match table.kind {
            TableKind::Stored => as_read(table, &names(table, both), &row),
            _ => row,
        });
        let (rows, right) = (rows.collect(), chosen(table, &sql.rows, both));
        assert!(as_numbers(table, both, rows) == as_numbers(table, both, right), "{}", of("Arrow"));
    }
    assert!(seen["calls"] > 0 && seen["processes"] > 0, "{seen:?}");
    seen
}

#[test]
fn every_table_is_the_same_everywhere() {
    let Some(python) = Python::find() else { return };
    for name in ["demo", "captures", "layers", "losses", "killed", "hosts", "newer"] {
        check(name, &Case::new(name), &python);
    }
    let seen = check("feeds", &Case::with_feeds(), &python);
    assert_eq!((seen["activities"], seen["samples"]), (300, 300), "{seen:?}");
}

#[test]
fn the_schema_is_the_list() {
    let case = Case::new("vmm");
    for table in ALL {
        let said = case.run(&["sql", "--schema", table.name], &[]);
        let names: Vec<&str> = said
            .lines()
            .skip(1)
            .filter(|l| !l.starts_with("  ="))
            .map(|l| l.split_whitespace().next().unwrap())
            .collect();
        assert_eq!(names, names_of(table), "{said}");
        for (line, column) in said.lines().rev().zip(table.sql_columns().iter().rev()) {
            assert!(line.contains(column.ty.sql()) && line.ends_with(column.about), "{line}");
        }
    }
}

fn names_of(table: &Table) -> Vec<&'static str> {
    table.sql_columns().iter().map(|c| c.name).collect()
}
