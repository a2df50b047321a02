//! A question has one answer, whoever is asked: report, SQL and exports, on traces of the corpus.

mod tables;

use std::os::unix::fs::FileExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_catalog::FUNCTIONS;
use gputap_ring_reader::ProcessDir;
use gputap_tests::corpus::{self, Recording};
use gputap_tests::feed::MadeFeed;
use gputap_tests::history::write_history;
use gputap_tests::{Host, Job, Python, Started, gputap, on_tmpfs};
use gputap_trace::{RowKind, TraceWriter, WriterOptions};
use gputap_wire::layout;
use serde_json::Value;
use tempfile::TempDir;

/// Traces of a case of the corpus.
struct Case {
    dir: TempDir,
    traces: Vec<String>,
}

impl Case {
    fn new(case: &str) -> Case {
        let dir = tempfile::tempdir().unwrap();
        let store = |(name, recording): (String, Recording)| {
            recording.store(&dir.path().join(&name));
            name
        };
        let traces = Recording::of_case(case).into_iter().map(store).collect();
        Case { dir, traces }
    }

    /// A made-up job with activities and samples of a process and of none.
    fn with_feeds() -> Case {
        let dir = tempfile::tempdir().unwrap();
        let options = WriterOptions { segment_bytes: 3000, ..WriterOptions::default() };
        let mut writer = TraceWriter::create(&dir.path().join("feeds"), options).unwrap();
        write_history(&mut writer, 3, 20);
        for process in [0, 1] {
            let mut feed = MadeFeed::begin(&mut writer, process);
            feed.rows(&mut writer, 0..300);
            feed.writer().drop_rows(RowKind::Sample, 2);
            feed.writer().tell(&mut writer).unwrap();
        }
        writer.close().unwrap();
        Case { dir, traces: vec![String::from("feeds")] }
    }

    fn run(&self, before: &[&str], after: &[&str]) -> String {
        let mut command = Command::new(gputap());
        let output =
            command.current_dir(self.dir.path()).args(before).args(&self.traces).args(after).output();
        let output = output.unwrap();
        assert!(matches!(output.status.code(), Some(0 | 3)), "{before:?} {after:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn report(&self) -> Value {
        serde_json::from_str(&self.run(&["report", "--format", "json"], &[])).unwrap()
    }

    /// Answers of a query as lines, without the heads.
    fn sql(&self, query: &str) -> Vec<String> {
        self.run(&["sql"], &[query, "--format", "csv"]).lines().skip(1).map(str::to_owned).collect()
    }

    /// These columns of an exported table, as lines.
    fn exported(&self, table: &str, columns: &[&str]) -> Vec<String> {
        let text = self.run(&["export", "--quiet", "--to", "csv", "--table", table, "-o", "-"], &[]);
        let mut lines = text.lines().map(|l| l.split(',').collect::<Vec<_>>());
        let heads = lines.next().unwrap();
        let place = |name: &&str| heads.iter().position(|h| h == name).unwrap_or_else(|| panic!("no {name}"));
        let places: Vec<usize> = columns.iter().map(place).collect();
        lines.map(|row| places.iter().map(|at| row[*at]).collect::<Vec<_>>().join(",")).collect()
    }
}

#[test]
fn unlocated_losses_are_exported() {
    let case = Case::new("losses");
    let report = case.report();
    let dropped = report["totals"]["dropped"].as_u64().unwrap();
    assert!(dropped > 29_000, "{dropped}");
    let of_report: Vec<String> = report["losses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|l| format!("{},{},{}", l["tid"], l["reason"].as_str().unwrap(), l["count"]))
        .collect();
    let of_sql = case.sql("SELECT thread, reason, count FROM losses");
    assert_eq!(of_report, of_sql);
    assert_eq!(of_sql, case.exported("losses", &["thread", "reason", "count"]));
    let sum: u64 = of_sql.iter().map(|l| l.rsplit(',').next().unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, dropped, "{of_sql:?}");
    let reasons = ["ring_full", "no_ring", "overflow_busy", "disk"];
    assert!(reasons.iter().all(|r| of_sql.iter().any(|l| l.contains(r))), "{of_sql:?}");
}

#[test]
fn host_is_one_everywhere() {
    // The processes of a pod call their machine otherwise than the collector does.
    for (case, hosts) in [("container", vec!["node1"]), ("hosts", vec!["node1", "node2"])] {
        let case = Case::new(case);
        assert_eq!(case.sql("SELECT host FROM processes"), hosts);
        assert_eq!(case.exported("processes", &["host"]), hosts);
        assert_eq!(of_processes(&case.report(), "host"), hosts);
    }
}

/// A field of each process of a report.
fn of_processes(report: &Value, field: &str) -> Vec<String> {
    let all = report["processes"].as_array().unwrap();
    all.iter().map(|p| p[field].as_str().unwrap_or_else(|| panic!("{field}: {p}")).to_owned()).collect()
}

#[test]
fn rings_have_a_host() {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    let job = Job::new(Host::new("memory.c").build());
    assert_eq!(Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60)).wait().code, 0);
    let case = Case { dir, traces: vec!["rings".to_owned()] };
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap().trim().to_owned();
    assert_eq!(of_processes(&case.report(), "host"), [host.as_str()]);
    assert_eq!(case.sql("SELECT host FROM processes"), [host.as_str()]);
    assert_eq!(case.exported("processes", &["host"]), [host]);
}

#[test]
fn program_is_a_name() {
    let case = Case::new("layers");
    let of_sql = case.sql("SELECT program, exe FROM processes");
    assert_eq!(of_sql, ["python3.11,/opt/python3.11"]);
    assert_eq!(case.exported("processes", &["program", "exe"]), of_sql);
    assert_eq!(of_processes(&case.report(), "program"), ["python3.11"]);
}

#[test]
fn chrome_agrees_on_simulated() {
    let case = Case::new("demo");
    assert_eq!(case.report()["simulated"], true);
    assert_eq!(case.sql("SELECT DISTINCT simulated FROM processes"), ["1"]);
    assert_eq!(case.exported("processes", &["simulated"]), ["true"; 4]);
    let text = case.run(&["export", "--quiet", "--to", "chrome", "-o", "-"], &[]);
    let chrome: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(chrome["simulated"], true);
    case.run(&["export", "--quiet", "--to", "chrome", "--per-process", "-o", "each"], &[]);
    for file in case.dir.path().join("each").read_dir().unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap()["simulated"], true);
    }
}

#[test]
fn readers_open_the_same_rings() {
    let dir = on_tmpfs();
    let rings = dir.path().join("rings");
    std::fs::create_dir(&rings).unwrap();
    let job = Job::new(Host::new("memory.c").build());
    assert_eq!(Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60)).wait().code, 0);
    let mut entries = rings.join("v2").read_dir().unwrap().map(|e| e.unwrap().path());
    let process = entries.find(|p| p.join("process").exists()).unwrap();
    let header = || ProcessDir::open(&process).unwrap().header().unwrap();
    let made = header().rings();
    // A header that was scribbled on: more rings than a process can have.
    let file = std::fs::File::options().write(true).open(process.join("process")).unwrap();
    file.write_at(&60_000u64.to_le_bytes(), layout::process::RINGS_AT as u64).unwrap();
    let most = layout::process::MOST_RINGS;
    assert_eq!(header().rings(), most);
    let case = Case { dir, traces: vec!["rings".to_owned()] };
    let report = case.report();
    let missing =
        report["problems"].as_array().unwrap().iter().filter(|p| p.as_str().unwrap().contains("ring-"));
    assert_eq!(missing.count() as u32, most - made, "{:?}", report["problems"][0]);
}

#[test]
fn newer_functions_keep_their_names() {
    let case = Case::new("newer");
    let new = ["cuMemAllocShiny,driver,memory,4", "cuStreamPolish,driver,stream,5"];
    // They are behind the last of this build, and among the functions that are known.
    let query = |table: &str| {
        format!(
            "SELECT name, layer, api_group, count(*) FROM {table} WHERE api >= {} GROUP BY name ORDER BY name",
            FUNCTIONS.len()
        )
    };
    assert_eq!(case.sql(&query("calls")), new);
    assert_eq!(case.sql(&query("apis JOIN calls USING (api, name, layer, api_group)")), new);
    assert_eq!(
        case.sql("SELECT DISTINCT text FROM calls WHERE name = 'cuStreamPolish'"),
        ["cuStreamPolish() = 0"]
    );
    let exported = case.exported("calls", &["name", "layer", "api_group"]);
    let count = |row: &str| exported.iter().filter(|r| *r == row).count();
    assert_eq!((count("cuMemAllocShiny,driver,memory"), count("cuStreamPolish,driver,stream")), (4, 5));
    let report = case.report();
    let calls = report["total"]["calls"].as_array().unwrap();
    let of_report =
        |name: &str| calls.iter().find(|c| c["function"] == name).map(|c| c["count"].as_u64().unwrap());
    assert_eq!((of_report("cuMemAllocShiny"), of_report("cuStreamPolish")), (Some(4), Some(5)));
    let chrome = case.run(&["export", "--quiet", "--to", "chrome", "-o", "-"], &[]);
    assert!(chrome.contains("cuMemAllocShiny") && chrome.contains("cuStreamPolish"));
    assert!(!chrome.contains("unknown"));
}

#[test]
fn newer_catalogues_stay_apart() {
    // Both traces have a function behind our last one, with the same number, and not the same one.
    let case = Case::new("newer");
    let text = corpus::unpack(&corpus::file("newer"));
    let other = text.replace("cuMemAllocShiny", "cuMemAllocDull").replace("cuStreamPolish", "cuStreamDust");
    Recording::from_text(&other).unwrap().store(&case.dir.path().join("other"));
    let case = Case { traces: vec!["newer".to_owned(), "other".to_owned()], ..case };
    let new = format!("api >= {}", FUNCTIONS.len());
    let query = format!("SELECT name, count(*) FROM calls WHERE {new} GROUP BY name ORDER BY name");
    let all = ["cuMemAllocDull,4", "cuMemAllocShiny,4", "cuStreamDust,5", "cuStreamPolish,5"];
    assert_eq!(case.sql(&query), all);
    assert_eq!(case.sql(&query.replace(&new, "name LIKE 'cuStreamD%'")), ["cuStreamDust,5"]);
}

/// Columns of a trace's own Arrow table, by pyarrow; `None` where there is no pyarrow.
fn stored(case: &Case, table: &str, columns: &[&str]) -> Option<Vec<String>> {
    let python = Python::find()?;
    let path = case.dir.path().join(&case.traces[0]).join(format!("tables/{table}.arrow"));
    let rows = python.read("arrow_table.py", &[&path, Path::new(&columns.join(","))]);
    Some(serde_json::from_value(rows).unwrap())
}

/// Asserts that a table of SQL and the trace's own one agree.
fn assert_stored(case: &Case, table: &str, columns: &[&str]) {
    let Some(stored) = stored(case, table, columns) else { return };
    assert!(!stored.is_empty(), "{table}");
    // SQL quotes what has a comma.
    let of_sql: Vec<String> = case.sql(&format!("SELECT {} FROM {table}", columns.join(", ")));
    assert_eq!(of_sql.iter().map(|l| l.replace('"', "")).collect::<Vec<_>>(), stored, "{table}");
}

#[test]
fn thread_is_called_thread() {
    let case = Case::new("layers");
    assert_stored(&case, "threads", &["process", "thread", "name", "emitted"]);
    assert_eq!(case.exported("threads", &["thread"]), case.sql("SELECT thread FROM threads"));
}

#[test]
fn kernel_names_agree() {
    let case = Case::new("demo");
    let names = ["kernel", "kernel_full", "mangled"];
    assert_stored(&case, "kernels", &["process", "handle", "from_ns", "kernel", "kernel_full", "mangled"]);
    let report = case.report();
    let of_report = |k: &Value| names.map(|n| k[n].as_str().unwrap_or_default().to_owned()).join(",");
    let kernels = report["total"]["kernels"].as_array().unwrap();
    let mut of_report: Vec<String> = kernels.iter().map(of_report).collect();
    of_report.sort();
    let of_sql = case.sql("SELECT DISTINCT kernel, kernel_full, mangled FROM kernels ORDER BY 1, 2, 3");
    assert_eq!(of_sql.iter().map(|l| l.replace('"', "")).collect::<Vec<_>>(), of_report);
}

#[test]
fn graphs_have_a_row_each() {
    for case in ["captures", "demo"] {
        let case = Case::new(case);
        assert_stored(&case, "graphs", &["graph", "process", "exec", "from_ns", "nodes"]);
        assert_stored(&case, "graph_nodes", &["graph", "node", "kind"]);
    }
}
