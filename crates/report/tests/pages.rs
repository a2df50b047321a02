//! Every form of a report, against files.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use gputap_catalog::Layer;
use gputap_report::csv::{self, Sheet};
use gputap_report::page::{self, Detail};
use gputap_report::text::{self, Screen};
use gputap_report::{By, Options, Report, Sort, build, markdown, sort};
use gputap_trace::{Trace, Traces};

/// The report of traces, which are called by the names of their directories.
fn open(paths: &[PathBuf], options: Options) -> Report {
    let named = |path: &PathBuf| {
        (
            path.file_name().expect("a name").to_string_lossy().into_owned(),
            Trace::open(path).expect("a readable trace"),
        )
    };
    build(&Traces::new(paths.iter().map(named).collect()), options)
}

#[path = "golden/trace.rs"]
mod trace;

fn sample(closed: bool) -> Report {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("t");
    trace::write(&path, closed);
    open(&[path], Options::default())
}

/// Compares with a file; `GPUTAP_BLESS=1 cargo test` writes it anew.
fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(&path, text).expect("a writable tree");
    }
    let golden = std::fs::read_to_string(&path).expect("a golden file");
    assert!(text == golden, "differs from {}; GPUTAP_BLESS=1 writes it anew:\n{text}", path.display());
}

/// Rows per table in the summary at the end of `gputap run`.
const SUMMARY_ROWS: usize = 5;
const NAME: &str = "demo.trace";
const ALL: Detail = Detail { top: 15, by: None, brief: false };
const PLAIN: Screen = Screen { width: 110, color: false };

#[test]
fn text() {
    check("report.txt", &text::render(&page::build(NAME, &sample(true), ALL), PLAIN));
}

#[test]
fn text_of_each_process() {
    let detail = Detail { by: Some(By::Process), top: 3, ..ALL };
    check("report-by-process.txt", &text::render(&page::build(NAME, &sample(false), detail), PLAIN));
}

#[test]
fn the_summary_fits_a_screen() {
    let detail = Detail { top: SUMMARY_ROWS, brief: true, ..ALL };
    let text = text::render(&page::build(NAME, &sample(true), detail), PLAIN);
    assert!(text.lines().count() <= 48, "{} lines", text.lines().count());
    check("summary.txt", &text);
}

#[test]
fn markdown() {
    check("report.md", &markdown::render(&page::build(NAME, &sample(true), ALL)));
}

#[test]
fn csv_of_every_table() {
    let report = sample(true);
    for table in Sheet::value_variants() {
        if matches!(table, Sheet::Ranks | Sheet::Communication) {
            continue;
        }
        let name = format!("{table:?}.csv").to_lowercase();
        check(&name, &csv::render(&report, *table, Some(By::Process)));
    }
}

#[test]
fn two_traces_are_one_report() {
    let dir = tempfile::tempdir().unwrap();
    let paths = [dir.path().join("node7"), dir.path().join("node8")];
    trace::write_as(&paths[0], true, trace::FIRST);
    trace::write_as(&paths[1], true, trace::SECOND);
    let report = open(&paths, Options { by: Some(By::Host), ..Options::default() });
    let detail = Detail { by: Some(By::Host), top: 4, ..ALL };
    check("report-two-nodes.txt", &text::render(&page::build("traces", &report, detail), PLAIN));
    check("ranks.csv", &csv::render(&report, Sheet::Ranks, None));
    let single = sample(true);
    assert_eq!(report.totals.emitted, 2 * single.totals.emitted);
    assert_eq!(report.total.calls[0].count, 2 * single.total.calls[0].count);
    assert_eq!(report.trace.duration_ns(), single.trace.duration_ns() + trace::LATER);
    assert_eq!(report.traces[1].shift_ns, trace::LATER as i64);
    let json: serde_json::Value = serde_json::from_str(&report.to_json().unwrap()).unwrap();
    assert_eq!((&json["schema"], &json["totals"]["emitted"]), (&"gputap.report/1".into(), &56.into()));
}

fn layered(options: Options) -> Report {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("t");
    trace::write_layers(&path);
    open(&[path], options)
}

#[test]
fn every_layer_has_its_table() {
    let report = layered(Options::default());
    check("report-layers.txt", &text::render(&page::build(NAME, &report, ALL), PLAIN));
    check("communication.csv", &csv::render(&report, Sheet::Communication, None));
}

#[test]
fn calls_inside_calls_are_a_tree() {
    let report = layered(Options { tree: true, ..Options::default() });
    check("report-tree.txt", &text::render(&page::build(NAME, &report, Detail { top: 4, ..ALL }), PLAIN));
}

#[test]
fn one_layer_is_counted_as_if_there_were_no_other() {
    let all = layered(Options::default());
    let runtime = layered(Options { layer: Some(Layer::Runtime), ..Options::default() });
    assert!(runtime.total.calls.iter().all(|c| c.layer == "runtime"));
    let launches = |r: &Report| r.total.kernels.iter().map(|k| k.total).sum::<u64>();
    assert_eq!((launches(&all), launches(&runtime)), (28, 28));
    let live = |r: &Report| (r.total.memory.device.live_bytes, r.total.memory.device.allocations);
    assert_eq!(live(&runtime), live(&all));
    assert_eq!(runtime.total.errors[0].function, "cudaMalloc");
    assert_eq!(runtime.totals.emitted, all.totals.emitted);
    assert_eq!(runtime.processes[0].coverage, all.processes[0].coverage);
}

#[test]
fn sorting_changes_the_first_row() {
    let mut report = sample(true);
    let first = |report: &Report| report.total.calls[0].function.clone();
    sort(&mut report, Sort::Count);
    assert_eq!(first(&report), "cuLaunchKernel");
    sort(&mut report, Sort::Name);
    assert_eq!(first(&report), "cuEventQuery");
    sort(&mut report, Sort::Max);
    assert_eq!(first(&report), "cuMemAlloc_v2");
}

#[test]
fn a_narrow_screen_keeps_names_readable() {
    let screen = Screen { width: 60, color: true };
    let text = text::render(&page::build(NAME, &sample(true), ALL), screen);
    assert!(text.contains("vectorized_elementwise"), "{text}");
    assert!(text.contains("\x1b[1mfunction"), "{text}");
}
