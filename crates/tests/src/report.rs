//! A job under `gputap run`, and what `gputap report` and `--print` say of it.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::{Counts, Ended, Job, Started, gputap, on_tmpfs};

/// A job that ran under `gputap run --print json`.
#[derive(Debug)]
pub struct Traced {
    /// How it ended.
    pub ended: Ended,
    /// What the simulated libraries counted.
    pub counts: Counts,
    /// The printed calls.
    pub printed: Vec<Value>,
    dir: TempDir,
}

impl Traced {
    /// Runs a job under `gputap run --print json` to its end.
    pub fn run(job: &Job) -> Traced {
        let dir = on_tmpfs();
        let trace = dir.path().join("trace");
        let words = ["run", "--quiet", "--print=json", "--out"].map(AsRef::as_ref);
        let words: Vec<&OsStr> = words.into_iter().chain([trace.as_os_str(), "--".as_ref()]).collect();
        let job = job.clone().under(gputap(), &words);
        let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
        let lines = ended.stderr.lines().filter(|line| line.starts_with('{'));
        let printed = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
        Traced { counts: Counts::read(&dir.path().join("counters")), ended, printed, dir }
    }

    /// Where the trace is.
    pub fn trace(&self) -> PathBuf {
        self.dir.path().join("trace")
    }

    /// What `gputap report` says of it.
    pub fn report(&self) -> Value {
        let job = Job::new(gputap()).arg("report").arg(self.trace()).arg("--format").arg("json");
        let mut command = job.command(false, self.dir.path());
        let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "report");
        serde_json::from_str(&ended.stdout).unwrap()
    }

    /// The printed calls of a function.
    pub fn calls_of<'a>(&'a self, function: &'a str) -> impl Iterator<Item = &'a Value> {
        self.printed.iter().filter(move |call| call["function"] == function)
    }
}

/// A number of a report.
pub fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("not a number: {value}"))
}
