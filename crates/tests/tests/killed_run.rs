//! `kill -9` of `gputap run`: what its rings still hold is stored by the next run, into the trace of the killed one.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use gputap_tests::{Counts, Ended, Host, Job, Started, Stored, gputap, is_root, on_tmpfs, skip};
use gputap_trace::{State, Trace};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// State and group of a process, where it is there.
fn state_and_group(pid: &str) -> Option<(char, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut words = stat.rsplit_once(") ")?.1.split(' ');
    Some((words.next()?.chars().next()?, words.nth(1)?.to_owned()))
}

/// Whether a process is the last live one of its group.
fn is_alone(pid: Pid) -> bool {
    let own = pid.as_raw_nonzero().to_string();
    let group = state_and_group(&own).map(|(_, group)| group);
    let entries = Path::new("/proc").read_dir().unwrap().flatten();
    let mut names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let of_group = |name: &str| {
        state_and_group(name).is_some_and(|(state, of)| !['Z', 'X'].contains(&state) && Some(of) == group)
    };
    names.all(|name| name == own || !of_group(&name))
}

/// A run that was killed, and its job, which was stopped then: when it goes on, its calls are in the rings only.
struct Killed {
    dir: TempDir,
    job: Pid,
    run: Option<Started>,
}

const SCRIPT: &str = "echo $$ >\"$TEST_DIR\"/pid; exec \"$@\"";

impl Killed {
    fn new() -> Killed {
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let job = Job::new(gputap()).arg("run").arg("--quiet").arg("--out").arg("killed.trace").arg("--");
        let job = job.arg("sh").arg("-c").arg(SCRIPT).arg("sh").arg(Host::new("overload.c").build());
        // One thread, 400 bursts of 50 calls with 2 ms between them.
        let job = ["1", "1", "400", "50", "2000"].iter().fold(job, |job, word| job.arg(word));
        let mut command = job.command(false, dir.path());
        let mut run = Started::new(command.current_dir(dir.path()), Duration::from_secs(60));
        let pid = dir.path().join("pid");
        let raw = dir.path().join("killed.trace/raw/000001.raw");
        wait_until("calls", || raw.metadata().is_ok_and(|m| m.len() > 10_000));
        let text = std::fs::read_to_string(pid).unwrap();
        let job = Pid::from_raw(text.trim().parse().unwrap()).unwrap();
        run.signal(Signal::KILL);
        // When a process of its group ends and leaves it an orphan, a stopped process is ended by the kernel.
        while !run.has_ended() {}
        wait_until("the end of all but the job", || is_alone(job));
        kill_process(job, Signal::STOP).unwrap();
        Killed { dir, job, run: Some(run) }
    }

    fn path(&self) -> &Path {
        self.dir.path()
    }

    fn trace(&self) -> PathBuf {
        self.path().join("killed.trace")
    }

    /// The job makes the rest of its calls, with nobody to store them, and ends.
    fn let_job_end(&mut self) {
        let raw = self.job.as_raw_nonzero();
        kill_process(self.job, Signal::CONT).unwrap();
        wait_until("the job's end", || !Path::new(&format!("/proc/{raw}")).exists());
        drop(self.run.take());
    }

    /// The next run of the same user, of a command that makes no calls and leaves some time to store what was left.
    fn next(&self) -> Command {
        let job = Job::new(gputap()).arg("run").arg("--").arg("sleep").arg("4");
        let mut command = job.command(false, self.path());
        command.current_dir(self.path());
        command
    }

    fn run_next(&self) -> Ended {
        let ended = Started::new(&mut self.next(), Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        ended
    }

    fn rings(&self) -> usize {
        self.path().join("rings").read_dir().unwrap().count()
    }

    fn assert_stored(&self) {
        let stored = Stored::read(&self.trace());
        stored.assert_exact(&Counts::read(&self.path().join("counters")));
        assert_eq!(stored.trace.totals().dropped_total(), 0);
        assert_eq!(self.rings(), 0, "the killed run's rings are gone");
    }
}

const SAID: &str = "which are now in its trace";

#[test]
fn the_next_run_stores_what_a_killed_one_left() {
    let mut killed = Killed::new();
    killed.let_job_end();
    let before = Trace::open(&killed.trace()).unwrap();
    assert_eq!(before.info().state, State::Open);
    let ended = killed.run_next();
    let said = ended.stderr.lines().find(|l| l.contains(SAID)).unwrap_or_else(|| panic!("{ended:?}"));
    assert!(said.contains(killed.trace().to_str().unwrap()), "{said}");
    killed.assert_stored();
    let after = Trace::open(&killed.trace()).unwrap();
    assert!(after.totals().stored > before.totals().stored, "the rings held something");
    assert!(!killed.run_next().stderr.contains(SAID), "it is said once");
}

#[test]
fn a_job_that_outlives_its_run_is_left_alone() {
    let mut killed = Killed::new();
    let ended = killed.run_next();
    assert!(!ended.stderr.contains("killed run"), "{}", ended.stderr);
    assert_eq!(killed.rings(), 1);
    assert!(Path::new(&format!("/proc/{}", killed.job.as_raw_nonzero())).exists(), "it goes on");
    assert_eq!(Trace::open(&killed.trace()).unwrap().info().state, State::Open);
    killed.let_job_end();
    assert!(killed.run_next().stderr.contains(SAID));
    killed.assert_stored();
}

#[test]
fn a_trace_that_is_gone_is_not_made_again() {
    let mut killed = Killed::new();
    killed.let_job_end();
    std::fs::remove_dir_all(killed.trace()).unwrap();
    let ended = killed.run_next();
    assert!(ended.stderr.contains("can't be stored in its trace"), "{}", ended.stderr);
    assert!(ended.stderr.contains("gputap collect "), "what to do: {}", ended.stderr);
    assert!(!killed.trace().exists());
    assert_eq!(killed.rings(), 1, "the calls stay for a while");
    assert!(!killed.run_next().stderr.contains("killed run"), "it is said once");
    // What it said to do stores them.
    let rings = killed.path().join("rings").read_dir().unwrap().next().unwrap().unwrap().path();
    let job = Job::new(gputap()).arg("collect").arg(rings).arg("--out").arg("new.trace");
    let mut command = job.arg("--until-idle").arg("50ms").command(false, killed.path());
    let ended = Started::new(command.current_dir(killed.path()), Duration::from_secs(60)).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(Trace::open(&killed.path().join("new.trace")).unwrap().totals().stored > 0);
}

#[test]
fn a_trace_of_somebody_else_is_not_touched() {
    if !is_root() {
        return skip("giving files away needs root");
    }
    let mut killed = Killed::new();
    killed.let_job_end();
    let trace = killed.trace();
    std::os::unix::fs::chown(&trace, Some(65_534), None).unwrap();
    let before: Vec<_> = files(&trace);
    let ended = killed.run_next();
    assert!(ended.stderr.contains("it belongs to user 65534"), "{}", ended.stderr);
    assert_eq!(files(&trace), before);
    assert_eq!(killed.rings(), 1);
}

#[test]
fn a_trace_that_can_not_be_written_is_said() {
    let mut killed = Killed::new();
    killed.let_job_end();
    // A directory where its journal was can't be written, by nobody.
    let journal = killed.trace().join("journal.raw");
    std::fs::remove_file(&journal).unwrap();
    std::fs::create_dir(&journal).unwrap();
    let ended = killed.run_next();
    assert!(ended.stderr.contains("can't be stored in its trace"), "{}", ended.stderr);
    assert_eq!(killed.rings(), 1);
    let mode = killed.trace().metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[test]
fn two_next_runs_at_once_store_it_once() {
    let mut killed = Killed::new();
    killed.let_job_end();
    let runs: Vec<Started> = (0..4)
        .map(|n| {
            let mut command = killed.next();
            Started::new(command.env("GPUTAP_OUT", format!("next-{n}.trace")), Duration::from_secs(60))
        })
        .collect();
    let said: Vec<Ended> = runs.into_iter().map(Started::wait).collect();
    assert!(said.iter().all(|ended| ended.code == 0), "{said:?}");
    assert_eq!(said.iter().filter(|ended| ended.stderr.contains(SAID)).count(), 1, "{said:?}");
    killed.assert_stored();
}

impl Drop for Killed {
    fn drop(&mut self) {
        if self.run.is_some() {
            let _ = kill_process(self.job, Signal::KILL);
        }
    }
}

/// Names and sizes below a directory.
fn files(dir: &Path) -> Vec<(PathBuf, u64)> {
    let mut out = Vec::new();
    for entry in dir.read_dir().unwrap().flatten() {
        let meta = entry.metadata().unwrap();
        if meta.is_dir() {
            out.extend(files(&entry.path()));
        } else {
            out.push((entry.path(), meta.len()));
        }
    }
    out.sort();
    out
}
