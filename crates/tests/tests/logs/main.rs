//! The logs of CUDATracePreload and alnair: the same from a trace as while the job runs, with right values.

mod defects;
mod golden;
mod live;
mod migrate;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use gputap_tests::{Ended, Host, Job, Started, gputap, on_tmpfs};
use tempfile::TempDir;

/// A case of `seeds.c`.
fn job(what: &str) -> Job {
    let host = Host::new("seeds.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]);
    Job::new(host.build()).arg(what)
}

/// A job that ran below `gputap run --log`.
struct Run {
    dir: TempDir,
    ended: Ended,
}

impl Run {
    fn new(job: &Job, log: &str) -> Run {
        let dir = on_tmpfs();
        let words = ["run", "--quiet", "--log", log, "--log-dir"].map(PathBuf::from);
        let words: Vec<PathBuf> = words
            .into_iter()
            .chain([dir.path().join("live"), "--out".into(), dir.path().join("trace"), "--".into()])
            .collect();
        let job = job.clone().under(gputap(), &words);
        let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
        Run { dir, ended }
    }

    fn live(&self) -> PathBuf {
        self.dir.path().join("live")
    }

    /// What `gputap export` makes of the trace.
    fn exported(&self, format: &str) -> PathBuf {
        let out = self.dir.path().join(format!("exported-{format}"));
        export(&self.dir.path().join("trace"), format, &out);
        out
    }
}

fn export(trace: &Path, format: &str, out: &Path) {
    let mut command = Command::new(gputap());
    command.arg("export").arg(trace).args(["--quiet", "--to", format, "-o"]).arg(out);
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
}

/// All files below a directory by name, without traces.
fn files(dir: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(dir).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if name.ends_with(".trace") {
            continue;
        }
        if entry.path().is_dir() {
            all.extend(
                files(&entry.path()).into_iter().map(|(below, text)| (format!("{name}/{below}"), text)),
            );
        } else {
            all.insert(name, std::fs::read_to_string(entry.path()).unwrap());
        }
    }
    all
}

/// The only log of CUDATracePreload's in a directory.
fn only_log(dir: &Path) -> String {
    let mut files = files(dir);
    assert_eq!(files.len(), 1, "{:?}", files.keys());
    files.pop_first().unwrap().1
}

/// The number behind `name` in a line of a report or of metrics.
fn after<'a>(text: &'a str, name: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name:?} in {text}"))
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
