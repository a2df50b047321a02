//! Traces of all kinds, small enough to be asked thousands of times.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gputap_tests::feed::MadeFeed;
use gputap_tests::{Host, Job, Started, gputap, on_tmpfs, profile_dir};
use gputap_trace::{Trace, TraceWriter, Traces, WriterOptions};
use rustix::process::Signal;
use tempfile::TempDir;

use crate::run;

const OPEN: &str = "an open trace";
pub const RINGS: &str = "rings";

/// Traces and where they are.
pub struct Recorded {
    pub name: &'static str,
    pub paths: Vec<PathBuf>,
    /// They are gone with it.
    dirs: Vec<TempDir>,
}

impl Recorded {
    /// Whether SQLite finds it worth while to read a table by the parts of an OR.
    pub fn is_large(&self) -> bool {
        self.name != RINGS && self.name != OPEN
    }

    /// Reads them as one.
    pub fn open(&self) -> Traces {
        let named = |path: &PathBuf| (path.display().to_string(), Trace::open(path).unwrap());
        Traces::new(self.paths.iter().map(named).collect())
    }
}

/// Two ranks with every layer, closed. It has as many calls as it takes for SQLite to read a table once for each part of an
/// OR.
pub fn training() -> Recorded {
    let dir = on_tmpfs();
    let ended = run(dir.path(), &["demo", "--ranks", "2", "--steps", "12", "--out", "training"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    add_feeds(&dir.path().join("training"));
    Recorded { name: "a training job", paths: vec![dir.path().join("training")], dirs: vec![dir] }
}

/// Adds activities and samples, of a process and of none.
fn add_feeds(trace: &Path) {
    let options = WriterOptions { segment_bytes: 10_000, ..WriterOptions::default() };
    let mut writer = TraceWriter::resume(trace, options).unwrap();
    for process in [1, 0] {
        let mut feed = MadeFeed::begin(&mut writer, process);
        (0..900).step_by(100).for_each(|at| feed.rows(&mut writer, at..at + 100));
        feed.writer().tell(&mut writer).unwrap();
    }
    writer.close().unwrap();
}

/// Threads that call faster than anybody drains their small rings.
pub fn lossy() -> Recorded {
    // A collector that stands still while they call finds full rings; how soon they call depends on the machine.
    for delay in [30, 60, 100, 150, 220, 300, 400, 600] {
        let dir = on_tmpfs();
        let trace = dir.path().join("lossy");
        let mut job = Job::new(gputap()).arg("run").arg("--quiet").arg("--out").arg(&trace).arg("--");
        job = job.arg(Host::new("overload.c").build());
        job = ["7", "3", "120", "40", "20000"].iter().fold(job, |job, n| job.arg(n));
        job = job.env("GPUTAP_RING_BYTES", "65536");
        let started = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(delay));
        started.signal(Signal::STOP);
        std::thread::sleep(Duration::from_millis(600));
        started.signal(Signal::CONT);
        let ended = started.wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        if Trace::open(&trace).unwrap().totals().dropped_total() > 0 {
            return Recorded { name: "a job with losses", paths: vec![trace], dirs: vec![dir] };
        }
    }
    panic!("nothing was lost");
}

/// A job that hangs in a call, killed with its collector.
pub fn open() -> Recorded {
    let dir = on_tmpfs();
    let trace = dir.path().join("open");
    let job = Job::new(gputap()).arg("run").arg("--quiet").arg("--out").arg(&trace).arg("--");
    let job = job.arg(profile_dir().join("gputap")).arg("demo-rank").arg("--ranks").arg("2");
    let job = job.arg("--steps").arg("6").env("GPUTAP_SIM_DELAY", "cuStreamSynchronize:3=600s");
    let started = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60));
    let hangs = || Trace::open(&trace).is_ok_and(|t| unfinished(&t) > 0);
    let limit = Instant::now() + Duration::from_secs(30);
    while !hangs() {
        assert!(Instant::now() < limit, "no call hangs: {}", started.stderr());
        std::thread::sleep(Duration::from_millis(50));
    }
    started.signal_group(Signal::KILL);
    started.wait();
    Recorded { name: OPEN, paths: vec![trace], dirs: vec![dir] }
}

fn unfinished(trace: &Trace) -> usize {
    let mut found = 0;
    let scanned = trace.scan(gputap_trace::Columns::FLAGS, &mut |calls| {
        found += calls.flags.iter().filter(|f| *f & gputap_trace::FLAG_UNFINISHED != 0).count();
        std::ops::ControlFlow::Continue(())
    });
    scanned.map_or(0, |_| found)
}

/// What a process left in its rings.
pub fn rings() -> Recorded {
    let dir = on_tmpfs();
    let job = Job::new(profile_dir().join("gputap")).arg("demo-rank").arg("--ranks").arg("1");
    let job = job.arg("--steps").arg("3");
    let ended = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    Recorded { name: RINGS, paths: vec![dir.path().join("rings")], dirs: vec![dir] }
}

/// All of them at once, as traces of several nodes are read.
pub fn several() -> Recorded {
    let (mut paths, mut dirs) = (Vec::new(), Vec::new());
    for one in [training(), lossy(), open(), training()] {
        paths.extend(one.paths);
        dirs.extend(one.dirs);
    }
    Recorded { name: "several traces", paths, dirs }
}
