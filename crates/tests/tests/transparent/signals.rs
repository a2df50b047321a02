//! Every signal, by every way that signals come: the job sees what it sees without us.

use std::path::Path;
use std::time::Duration;

use gputap_tests::{Host, Started, on_tmpfs};
use tempfile::TempDir;

use crate::{Way, start, until, words};

/// Longer than it takes to find out whether a signal was for a group.
const SETTLE: Duration = Duration::from_millis(60);

/// Nobody can see it arrive.
const SIGSTOP: i32 = 19;

pub fn program() -> String {
    Host::new("signalled.c").flag("-lutil").build().display().to_string()
}

/// A job that writes down its signals.
struct Logging {
    dir: TempDir,
    started: Started,
}

impl Logging {
    fn start(way: Way, before: &[&str]) -> Logging {
        let dir = on_tmpfs();
        let all = [words(before), way.words(), words(&[&program(), "log", "log", "stop"])].concat();
        let started = start(dir.path(), &all);
        let this = Logging { dir, started };
        until("the job", || this.log().starts_with("up\n"));
        this
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.dir.path().join("log")).unwrap_or_default()
    }

    fn pid(&self) -> i32 {
        self.started.pid().as_raw_nonzero().get()
    }

    /// Sends signals, to the pid that the caller knows or to its group, and waits until they have arrived.
    fn send(&self, to: i32, signal: i32, count: i32, value: Option<i32>) {
        let mut sender = std::process::Command::new(program());
        sender.args(["send", &to.to_string(), &signal.to_string(), &count.to_string()]);
        sender.args(value.map(|v| v.to_string()));
        let before = self.log().lines().count();
        assert!(sender.status().unwrap().success(), "{sender:?}");
        self.settle(before, if signal == SIGSTOP { 0 } else { count as usize });
    }

    /// Waits until so many signals have arrived, and for more that should not: on a busy machine that takes its time.
    fn settle(&self, before: usize, count: usize) {
        until("a signal", || self.log().lines().count() >= before + count);
        std::thread::sleep(SETTLE);
    }

    /// The job's own process.
    fn job(&self) -> i32 {
        let log = self.dir.path().to_owned();
        let is_it = |pid: &i32| {
            let exe = std::fs::read_link(format!("/proc/{pid}/exe")).unwrap_or_default();
            let here = std::fs::read_link(format!("/proc/{pid}/cwd")).unwrap_or_default();
            exe == Path::new(&program()) && here == log
        };
        pids().into_iter().find(is_it).expect("the job is there")
    }

    /// Everybody in the caller's group.
    fn group(&self) -> Vec<i32> {
        let group = self.pid();
        let word = |pid: &i32, n: usize| {
            let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(n)?.parse::<i32>().ok())
        };
        pids().into_iter().filter(|pid| word(pid, 2) == Some(group)).collect()
    }

    /// Ends it; what it saw, and how its caller saw it end.
    fn end(self) -> String {
        std::fs::write(self.dir.path().join("stop"), "").unwrap();
        let log = self.dir.path().join("log");
        let code = self.started.wait().code;
        format!("{}ended {code}\n", std::fs::read_to_string(log).unwrap())
    }
}

fn pids() -> Vec<i32> {
    let entries = std::fs::read_dir("/proc").unwrap().flatten();
    entries.filter_map(|e| e.file_name().to_str()?.parse().ok()).collect()
}

fn state(pid: i32) -> char {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(')').next().and_then(|rest| rest.trim().chars().next()).unwrap_or('-')
}

/// Does the same to a job in every way, and compares what the job saw.
fn compare(before: &[&str], act: impl Fn(&Logging)) -> String {
    let run = |way| {
        let job = Logging::start(way, before);
        act(&job);
        job.end()
    };
    let bare = run(Way::Bare);
    for way in Way::OURS {
        assert_eq!(run(way), bare, "{way:?}: with us (left) and without");
    }
    bare
}

/// Signals that a program can handle; two are the C library's own.
fn signals() -> impl Iterator<Item = i32> {
    (1..=64).filter(|s| ![9, 19, 32, 33].contains(s))
}

#[test]
fn every_signal_by_pid() {
    let seen = compare(&[], |job| signals().for_each(|s| job.send(job.pid(), s, 1, None)));
    assert_eq!(seen.lines().count(), 2 + signals().count(), "{seen}");
}

#[test]
fn every_signal_by_group() {
    let seen = compare(&[], |job| signals().for_each(|s| job.send(-job.pid(), s, 1, None)));
    assert_eq!(seen.lines().count(), 2 + signals().count(), "{seen}");
}

/// As whoever empties a control group does it.
#[test]
fn every_signal_to_each_process() {
    let seen = compare(&[], |job| {
        for signal in signals() {
            let pids = job.group().iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            let before = job.log().lines().count();
            let kill =
                std::process::Command::new("sh").args(["-c", &format!("kill -{signal} {pids}")]).status();
            assert!(kill.unwrap().success());
            job.settle(before, 1);
        }
    });
    assert_eq!(seen.lines().count(), 2 + signals().count(), "{seen}");
}

#[test]
fn queued_signals_keep_their_values_and_their_number() {
    let seen = compare(&[], |job| {
        job.send(job.pid(), 40, 5, Some(100));
        job.send(job.pid(), 10, 1, Some(7));
        job.send(job.pid(), 50, 3, None);
        job.send(-job.pid(), 41, 3, None);
    });
    assert_eq!(
        seen,
        "up\n40 100\n40 101\n40 102\n40 103\n40 104\n10 7\n50 0\n50 0\n50 0\n41 0\n41 0\n41 0\nended 7\n"
    );
}

#[test]
fn launchers_that_end_a_job_end_it_once() {
    compare(&["timeout", "--foreground", "1"], |_| std::thread::sleep(Duration::from_millis(1500)));
    // Here `timeout` sends each to the job and to its group: two signals, or one where the job had not yet seen the first.
    for before in [&["timeout", "-s", "TERM", "1"][..], &["nohup", "timeout", "1"]] {
        for way in [Way::Bare].into_iter().chain(Way::OURS) {
            let job = Logging::start(way, before);
            std::thread::sleep(Duration::from_millis(1500));
            let seen = job.end();
            let mut lines: Vec<&str> = seen.lines().collect();
            assert!(lines.len() <= 6, "{before:?} {way:?}: {seen}");
            lines.dedup();
            assert_eq!(lines, ["up", "15 0", "18 0", "ended 124"], "{before:?} {way:?}: {seen}");
        }
    }
}

/// A checkpoint is written when SIGTERM comes, and once.
#[test]
fn a_checkpoint_at_a_time_limit_is_written_once() {
    let script = "trap 'echo checkpoint >> log; exit 3' TERM; echo up > log; while :; do sleep 0.01; done";
    for way in [Way::Bare, Way::Run, Way::OnDemand, Way::Launched] {
        for _ in 0..3 {
            let dir = on_tmpfs();
            let all = [words(&["timeout", "0.7"]), way.words(), words(&["sh", "-c", script])].concat();
            assert_eq!(start(dir.path(), &all).wait().code, 124, "{way:?}");
            assert_eq!(
                std::fs::read_to_string(dir.path().join("log")).unwrap(),
                "up\ncheckpoint\n",
                "{way:?}"
            );
        }
    }
}

#[test]
fn a_signal_that_the_c_library_keeps_for_itself_ends_the_job() {
    for way in [Way::Bare, Way::Run] {
        for signal in [32, 33] {
            let dir = on_tmpfs();
            // std starts programs with these two ignored.
            let usual = words(&[&Host::new("inherited.c").build().display().to_string(), "in", "default"]);
            let job = words(&["sh", "-c", "ulimit -c 0; echo $$ > pid; mv pid up; exec sleep 60"]);
            let all = [usual, way.words(), job].concat();
            let started = start(dir.path(), &all);
            until("the job", || dir.path().join("up").exists());
            std::thread::sleep(SETTLE);
            let pid = started.pid().as_raw_nonzero().to_string();
            let sent =
                std::process::Command::new(program()).args(["send", &pid, &signal.to_string(), "1"]).status();
            assert!(sent.unwrap().success());
            assert_eq!(started.wait().code, -signal, "{way:?}");
            let job = std::fs::read_to_string(dir.path().join("up")).unwrap();
            assert!(!Path::new("/proc").join(job.trim()).exists(), "{way:?}: the job has not got {signal}");
        }
    }
}

/// An alarm that was set before the program was executed is the job's.
#[test]
fn an_alarm_of_the_caller_ends_the_job() {
    let caller = "import os, signal, sys; signal.alarm(1); os.execvp(sys.argv[1], sys.argv[1:])";
    for way in [Way::Bare, Way::Run] {
        let dir = on_tmpfs();
        let all = [words(&["python3", "-c", caller]), way.words(), words(&["sleep", "30"])].concat();
        assert_eq!(start(dir.path(), &all).wait().code, -14, "{way:?}");
    }
}

#[test]
fn who_stops_us_stops_the_job() {
    let seen = compare(&[], |job| {
        let process = job.job();
        job.send(job.pid(), 19, 1, None);
        until("the job to stop", || state(process) == 'T');
        job.send(job.pid(), 18, 1, None);
        until("the job to go on", || state(process) != 'T');
        job.send(-job.pid(), 19, 1, None);
        until("the job to stop", || state(process) == 'T');
        job.send(-job.pid(), 18, 1, None);
        until("the job to go on", || state(process) != 'T');
        // What looks at stopped processes must not stop it again.
        std::thread::sleep(4 * SETTLE);
        assert_ne!(state(process), 'T');
    });
    assert_eq!(seen, "up\n18 0\n18 0\nended 7\n");
}

#[test]
fn a_job_that_is_stopped_by_itself_is_seen_to_be() {
    let seen = compare(&[], |job| {
        let process = job.job();
        job.send(process, 19, 1, None);
        until("our stop", || state(job.pid()) == 'T');
        job.send(process, 18, 1, None);
        until("our going on", || state(job.pid()) != 'T' && state(process) != 'T');
        job.send(process, 15, 1, None);
    });
    assert_eq!(seen, "up\n18 0\n15 0\nended 7\n");
}
