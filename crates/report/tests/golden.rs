//! The whole path from a trace on disk to the JSON form of its report, against a file.

use std::path::Path;

use gputap_report::{Options, SCHEMA, build};
use gputap_trace::Trace;

#[path = "golden/trace.rs"]
mod trace;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/report.json");

fn report(closed: bool) -> serde_json::Value {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("t");
    trace::write(&path, closed);
    let report = build(&Trace::open(&path).expect("a trace").into(), Options::default());
    serde_json::to_value(&report).expect("JSON")
}

/// `GPUTAP_BLESS=1 cargo test` writes the file anew.
#[test]
fn the_report_is_that_of_the_file() {
    let text = serde_json::to_string_pretty(&report(true)).unwrap() + "\n";
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(GOLDEN, &text).unwrap();
    }
    let golden = std::fs::read_to_string(Path::new(GOLDEN)).unwrap();
    assert!(text == golden, "differs from {GOLDEN}; GPUTAP_BLESS=1 writes it anew:\n{text}");
}

#[test]
fn emitted_is_stored_plus_dropped() {
    let report = report(true);
    assert_eq!(report["schema"], SCHEMA);
    assert_eq!(report["totals"]["emitted"], 28);
    assert_eq!(report["totals"]["stored"], 25);
    assert_eq!(report["totals"]["dropped"], 3);
    assert_eq!(report["totals"]["dropped_by_reason"]["ring_full"], 3);
    assert_eq!(report["complete"], true);
    assert_eq!(report["simulated"], true);
}

#[test]
fn a_trace_that_was_not_closed_says_so_and_has_the_same_tables() {
    let (open, closed) = (report(false), report(true));
    assert_eq!(open["complete"], false);
    assert!(!open["problems"].as_array().unwrap().is_empty());
    assert_eq!(open["total"], closed["total"]);
}
