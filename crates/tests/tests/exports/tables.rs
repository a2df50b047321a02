//! Parquet read by DuckDB, Polars and PySpark, and the trace's own Arrow files by pyarrow.

use std::collections::BTreeMap;

use gputap_tests::{Python, demo, number};
use serde_json::{Value, json};

use crate::rows::rows;
use crate::{exported, report};

/// What the trace itself says.
fn expected(trace: &std::path::Path) -> Value {
    let (rows, report) = (rows(trace), report(trace));
    let mut calls: BTreeMap<&str, u64> = BTreeMap::new();
    rows.iter().for_each(|r| *calls.entry(r.name).or_default() += 1);
    let sum = |rows: &Value, column: &str| {
        rows.as_array().unwrap().iter().map(|row| number(&row[column])).sum::<u64>()
    };
    let total = &report["total"];
    let kernels: BTreeMap<&str, u64> = total["kernels"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|k| number(&k["launches"]) > 0)
        .map(|k| (k["name"].as_str().unwrap(), number(&k["launches"])))
        .collect();
    json!({
        "calls": calls,
        "duration": rows.iter().map(|r| r.end_ns.map_or(0, |end| end - r.start_ns)).sum::<i64>(),
        "launches": sum(&total["kernels"], "launches"),
        "copied": sum(&total["copies"]["by_direction"], "bytes"),
        "allocated": total["memory"]["device"]["allocated_bytes"],
        "communicated": sum(&total["communication"]["operations"], "bytes"),
        "processes": report["processes"].as_array().unwrap().len(),
        "kernels": kernels,
    })
}

#[test]
fn duckdb_polars_and_spark_find_the_sums_of_the_report() {
    let Some(python) = Python::find() else { return };
    let (dir, trace) = demo(2, 4);
    let tables = dir.path().join("tables");
    exported(&trace, "parquet", &tables, &[]);
    let read = python.read("tables.py", &[&tables]);
    let expected = expected(&trace);
    for tool in ["duckdb", "polars", "spark"] {
        for (what, value) in expected.as_object().unwrap() {
            assert_eq!(read[tool][what], *value, "{tool}: {what}");
        }
    }
}

#[test]
fn pyarrow_reads_the_trace_itself() {
    let Some(python) = Python::find() else { return };
    let (_dir, trace) = demo(2, 3);
    let read = python.read("arrow_files.py", &[&trace]);
    let expected = expected(&trace);
    for what in ["calls", "duration", "processes"] {
        assert_eq!(read[what], expected[what], "{what}");
    }
    let kernels = read["kernels"].as_array().unwrap();
    assert!(
        expected["kernels"].as_object().unwrap().keys().all(|k| kernels.contains(&json!(k))),
        "{kernels:?}"
    );
}

#[test]
fn csv_has_the_same_rows() {
    let (dir, trace) = demo(1, 2);
    let tables = dir.path().join("tables");
    exported(&trace, "csv", &tables, &[]);
    let text = std::fs::read_to_string(tables.join("launches.csv")).unwrap();
    let (head, lines) = text.split_once("\r\n").unwrap();
    assert!(head.starts_with("process,pid,rank,thread,call,name,start_ns"), "{head}");
    let captured = head.split(',').position(|c| c == "captured").unwrap();
    let ran = lines.lines().filter(|l| l.split(',').nth(captured) == Some("false")).count();
    assert_eq!(json!(ran), expected(&trace)["launches"]);
    let calls = std::fs::read_to_string(tables.join("calls.csv")).unwrap();
    assert_eq!(calls.lines().count() - 1, rows(&trace).len(), "no text has a line end");
}
