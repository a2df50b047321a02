//! A question has one answer, whoever is asked: report, SQL and exports, on traces of the corpus.

use std::process::Command;

use gputap_tests::corpus::Recording;
use gputap_tests::gputap;
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
