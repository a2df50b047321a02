//! Perfetto, read back by the classes of its own Python package.

use std::collections::BTreeMap;
use std::path::Path;

use gputap_tests::feed::MadeFeed;
use gputap_tests::history::write_history;
use gputap_tests::{Python, demo, number};
use gputap_trace::{TraceWriter, WriterOptions};
use serde_json::Value;

use crate::rows::{Row, by_number, rows};
use crate::{exported, report};

fn read(python: &Python, trace: &Path, args: &[&str]) -> Value {
    let file = trace.with_extension("perfetto");
    exported(trace, "perfetto", &file, &[&["--force"], args].concat());
    python.read("perfetto_trace.py", &[&file])
}

type Slice = (u64, u64, String, i64, Option<i64>, usize, Option<String>);

fn slices(read: &Value) -> Vec<Slice> {
    let slice = |s: &Value| {
        (
            number(&s["pid"]),
            number(&s["tid"]),
            s["name"].as_str().unwrap().to_owned(),
            s["start"].as_i64().unwrap(),
            s["end"].as_i64(),
            number(&s["depth"]) as usize,
            s["parent"].as_str().map(str::to_owned),
        )
    };
    let mut all: Vec<Slice> = read["slices"].as_array().unwrap().iter().map(slice).collect();
    all.sort();
    all
}

fn expected(rows: &[Row], chosen: impl Fn(&Row) -> bool) -> Vec<Slice> {
    let all = by_number(rows);
    let slice = |r: &Row| {
        let parent = r.around(&all).map(|p| p.name.to_owned());
        (u64::from(r.pid), u64::from(r.tid), r.name.to_owned(), r.start_ns, r.end_ns, r.depth(&all), parent)
    };
    let mut all: Vec<Slice> = rows.iter().filter(|r| chosen(r)).map(slice).collect();
    all.sort();
    all
}

#[test]
fn names_times_nesting_and_flows_are_the_traces() {
    let Some(python) = Python::find() else { return };
    let (_dir, trace) = demo(2, 4);
    let rows = rows(&trace);
    let read = read(&python, &trace, &[]);
    assert_eq!(slices(&read), expected(&rows, |_| true));
    assert!(rows.iter().any(|r| r.depth(&by_number(&rows)) > 0), "something is inside something");

    let all = by_number(&rows);
    let crossing = |r: &&Row| r.around(&all).is_some_and(|outer| outer.layer != r.layer);
    let mut flows: Vec<(String, String, i64, i64)> = rows
        .iter()
        .filter(crossing)
        .map(|r| (r.around(&all).unwrap(), r))
        .map(|(outer, r)| (outer.name.to_owned(), r.name.to_owned(), outer.start_ns, r.start_ns))
        .collect();
    flows.sort();
    let mut found: Vec<(String, String, i64, i64)> = serde_json::from_value(read["flows"].clone()).unwrap();
    found.sort();
    assert_eq!(found, flows);
    assert!(
        flows.iter().any(|(from, to, ..)| from == "cudaLaunchKernel" && to == "cuLaunchKernel"),
        "{flows:?}"
    );
}

#[test]
fn launches_are_calls_and_have_their_kernels_name() {
    let Some(python) = Python::find() else { return };
    let (_dir, trace) = demo(1, 3);
    let read = read(&python, &trace, &[]);
    let all = read["slices"].as_array().unwrap();
    let launches: Vec<&Value> = all.iter().filter(|s| s["name"] == "cuLaunchKernel").collect();
    let report = report(&trace);
    let kernels: BTreeMap<&str, u64> = report["total"]["kernels"]
        .as_array()
        .unwrap()
        .iter()
        .map(|k| (k["kernel_full"].as_str().unwrap(), number(&k["launches"])))
        .collect();
    assert!(!launches.is_empty() && !kernels.is_empty());
    for launch in &launches {
        assert_eq!(launch["category"], serde_json::json!(["driver"]));
        assert_eq!(launch["arguments"]["result"], "CUDA_SUCCESS");
        assert!(launch["arguments"]["f"].as_str().is_some_and(|f| !f.starts_with("0x")), "{launch}");
    }
    // No slice is called like a kernel: when kernels ran is not in this trace.
    assert!(all.iter().all(|s| !kernels.contains_key(s["name"].as_str().unwrap())));
    assert_eq!(number(&read["clock"]), 3, "CLOCK_MONOTONIC");
}

#[test]
fn counters_end_where_the_report_says() {
    let Some(python) = Python::find() else { return };
    let (_dir, trace) = demo(2, 3);
    let read = read(&python, &trace, &[]);
    let report = report(&trace);
    let counter = |pid: u64, name: &str| &read["counters"][format!("{pid} {name}")];
    let mut compared = 0;
    for process in report["processes"].as_array().unwrap() {
        let pid = number(&process["pid"]);
        for (device, usage) in process["memory"]["by_device"].as_object().unwrap() {
            let found = counter(pid, &format!("memory of GPU {device}"));
            assert_eq!(found["last"], usage["live_bytes"], "{found}");
            assert_eq!(found["most"], usage["peak_bytes"], "{found}");
            assert_eq!(number(&found["unit"]), 3, "bytes");
            compared += 1;
        }
        let mut copies: BTreeMap<&str, u64> = BTreeMap::new();
        for row in process["copies"]["by_direction"].as_array().unwrap() {
            *copies.entry(row["direction"].as_str().unwrap()).or_default() += number(&row["bytes"]);
        }
        for (direction, bytes) in copies {
            let found = counter(pid, &format!("bytes copied so far, {direction}"));
            assert_eq!(number(&found["last"]), bytes, "{direction}");
            compared += 1;
        }
    }
    assert!(compared >= 4, "{report}");
}

#[test]
fn a_part_of_a_trace() {
    let Some(python) = Python::find() else { return };
    let (_dir, trace) = demo(2, 4);
    let rows = rows(&trace);
    let first = rows.iter().map(|r| r.start_ns).min().unwrap();
    let last = rows.iter().map(|r| r.start_ns).max().unwrap();
    let (from, until) = ((last - first) / 4 / 1_000_000, (last - first) / 2 / 1_000_000);
    assert!(from < until, "{from} {until}");
    let arguments = ["--from", &format!("{from}ms"), "--until", &format!("{until}ms")];
    let (from, until) = (first + from * 1_000_000, first + until * 1_000_000);
    let inside = |r: &Row| r.end_ns.is_none_or(|end| end >= from) && r.start_ns < until;
    let part = slices(&read(&python, &trace, &arguments));
    assert!(!part.is_empty() && part.len() < rows.len());
    assert_eq!(part, expected(&rows, inside));
    let driver = slices(&read(&python, &trace, &["--api", "cuLaunchKernel,cudaLaunchKernel", "--rank", "1"]));
    let second = rows.iter().map(|r| r.process).max().unwrap();
    let launches = rows.iter().filter(|r| r.name.ends_with("LaunchKernel"));
    let pids: std::collections::BTreeSet<u64> = driver.iter().map(|s| s.0).collect();
    assert_eq!(pids.len(), 1);
    let of_rank = launches.filter(|r| pids.contains(&u64::from(r.pid))).count();
    assert_eq!(driver.len(), of_rank, "of process {second}");
}

/// Activities are slices on the tracks of their streams, and fields of samples are counters.
#[test]
fn activities_and_samples_are_the_sources() {
    let Some(python) = Python::find() else { return };
    let dir = tempfile::tempdir().unwrap();
    let trace = dir.path().join("feeds");
    let mut writer = TraceWriter::create(&trace, WriterOptions::default()).unwrap();
    write_history(&mut writer, 3, 4);
    for process in [0, 1] {
        let mut feed = MadeFeed::begin(&mut writer, process);
        feed.rows(&mut writer, 0..90);
        feed.writer().tell(&mut writer).unwrap();
    }
    writer.close().unwrap();
    let all = read(&python, &trace, &[]);
    let of_streams = |s: &&Value| s["track"].as_str().is_some_and(|track| track.contains("stream"));
    let slices: Vec<&Value> = all["slices"].as_array().unwrap().iter().filter(of_streams).collect();
    assert_eq!(slices.len(), 90, "45 of each feed");
    let right = |n: i64| {
        let name = ["feed_kernel", "copy", "fill"][(n / 2 % 3) as usize];
        let track = format!("GPU {}, stream {:#x}", n % 3, n % 5);
        (name.to_owned(), track, 1_000_000 + 10 * n, 1_000_000 + 10 * n + n % 1000)
    };
    for n in (0..90).step_by(2) {
        let (name, track, start, end) = right(n);
        let found = |s: &&&Value| {
            (&s["track"], &s["start"], &s["end"]) == (&track.as_str().into(), &start.into(), &end.into())
        };
        let names: Vec<_> = slices.iter().filter(found).map(|s| s["name"].as_str().unwrap()).collect();
        assert_eq!(names, [name.as_str(); 2], "row {n}");
    }
    let power: Vec<(&String, &Value)> =
        all["counters"].as_object().unwrap().iter().filter(|(name, _)| name.contains("power")).collect();
    assert!(power.iter().all(|(_, counter)| counter["unit"] == "W"), "{power:?}");
    assert_eq!(power.iter().map(|(_, c)| number(&c["points"])).sum::<u64>(), 46, "23 of each feed");
    // A part of some functions has their calls alone.
    let none = read(&python, &trace, &["--api", "cuInit"]);
    assert!(!none["slices"].as_array().unwrap().iter().any(|s| of_streams(&s)));
}
