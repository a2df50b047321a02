//! Parquet read by DuckDB, Polars and PySpark, and the trace's own Arrow files by pyarrow.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_tests::{Host, Job, Python, Started, demo, gputap, number, on_tmpfs};
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
        .map(|k| (k["kernel_full"].as_str().unwrap(), number(&k["launches"])))
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

/// Both come out of one walk over the calls; a column of either has to say the same in both.
#[test]
fn exported_tables_and_sql_have_the_same_rows() {
    let (dir, trace) = demo(3, 4);
    same_rows(
        &trace,
        &dir.path().join("tables"),
        &["launches", "graph_launches", "copies", "allocations", "operations"],
    );
}

/// Where no call is inside another, calls are looked at in another way.
#[test]
fn exported_tables_and_sql_have_the_same_rows_of_one_layer() {
    let dir = on_tmpfs();
    let trace = dir.path().join("trace");
    let host = Host::new("seeds.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]);
    let words = ["run", "--quiet", "--api", "driver", "--out", trace.to_str().unwrap(), "--"];
    let job = Job::new(host.build()).arg("logged").under(gputap(), &words);
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    same_rows(&trace, &dir.path().join("tables"), &["launches", "copies", "allocations"]);
}

fn same_rows(trace: &Path, tables: &Path, names: &[&str]) {
    exported(trace, "csv", tables, &[]);
    for table in names {
        let exported = std::fs::read_to_string(tables.join(format!("{table}.csv"))).unwrap();
        let (head, exported) = exported.split_once("\r\n").unwrap();
        let mut command = Command::new(gputap());
        command.arg("sql").arg(trace).arg(format!("SELECT {head} FROM {table}")).args(["--format", "csv"]);
        let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{}", ended.stderr);
        let (_, asked) = ended.stdout.split_once('\n').unwrap();
        let sorted = |text: &str| {
            let mut lines: Vec<String> =
                text.lines().map(|l| l.replace("true", "1").replace("false", "0")).collect();
            lines.sort();
            lines
        };
        let (exported, asked) = (sorted(exported), sorted(asked));
        assert!(!asked.is_empty(), "{table}");
        assert_eq!(exported, asked, "{table}");
    }
}

#[test]
fn an_allocation_is_in_a_part_that_it_was_there_in() {
    let (dir, trace) = demo(1, 6);
    let rows = |name: &str, args: &[&str]| {
        let out = dir.path().join(name);
        exported(&trace, "csv", &out, &[&["--table", "allocations"], args].concat());
        let text = std::fs::read_to_string(out).unwrap();
        text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let all = rows("all.csv", &[]);
    let late = rows("late.csv", &["--from", "1h"]);
    let column = |line: &str, i: usize| line.split(',').nth(i).unwrap().to_owned();
    let left: Vec<_> = all.iter().filter(|l| column(l, 12).is_empty()).cloned().collect();
    assert_eq!(late, left, "what was never freed is there for ever");
    assert!(left.len() < all.len());
    assert!(rows("none.csv", &["--until", "1ns"]).is_empty());
    let host = rows("host.csv", &["--api", "cuMemHostAlloc"]);
    assert!(!host.is_empty() && host.iter().all(|l| column(l, 4).starts_with("cuMemHostAlloc")), "{host:?}");
}
