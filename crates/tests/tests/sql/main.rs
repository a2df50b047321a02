//! `gputap sql` and metrics, on traces of simulated jobs.

mod answers;
mod document;
mod metrics;
mod mistakes;
mod names;
mod peer;
mod percentiles;
mod prompt;
mod summaries;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use gputap_tests::{Ended, Job, Started, gputap, on_tmpfs};
use serde_json::Value;
use tempfile::TempDir;

/// What is said of a trace of simulated GPUs.
const SIMULATED: &str = "gputap: simulated GPUs";

/// Runs the program in `dir`.
fn run(dir: &Path, args: &[&str]) -> Ended {
    start(dir, args).wait()
}

fn start(dir: &Path, args: &[&str]) -> Started {
    let job = args.iter().fold(Job::new(gputap()), |job, a| job.arg(a));
    Started::new(job.command(false, dir).current_dir(dir), Duration::from_secs(120))
}

/// A trace of a job with every layer: four ranks, graphs, collectives, all kinds of memory.
struct Demo {
    dir: TempDir,
    report: Value,
}

static DEMO: LazyLock<Demo> = LazyLock::new(|| {
    let dir = on_tmpfs();
    let ended = run(dir.path(), &["demo", "--ranks", "4", "--steps", "12", "--out", "demo.trace"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    let ended = run(dir.path(), &["report", "demo.trace", "--format", "json"]);
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    Demo { report: serde_json::from_str(&ended.stdout).unwrap(), dir }
});

impl Demo {
    fn path(&self) -> PathBuf {
        self.dir.path().to_owned()
    }

    /// The rows of an answer.
    fn ask(&self, query: &str) -> Vec<Value> {
        rows(&run(self.dir.path(), &["sql", "demo.trace", query, "--format", "json"]), query)
    }
}

fn rows(ended: &Ended, query: &str) -> Vec<Value> {
    assert_eq!(ended.code, 0, "{query}\n{ended:?}");
    assert!(ended.stderr.starts_with(SIMULATED), "{query}\n{ended:?}");
    let mut answer: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(answer["schema"], "gputap.sql/1");
    match answer["rows"].take() {
        Value::Array(rows) => rows,
        other => panic!("no rows: {other}"),
    }
}
