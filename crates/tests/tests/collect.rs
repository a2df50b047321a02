//! `gputap collect` beside jobs that were only given the library.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use gputap_tests::{Counts, Ended, Host, Job, Started, Stored, collect, collect_rest, on_tmpfs, trace_of};
use rustix::process::Signal;
use tempfile::TempDir;

/// A directory with rings and a counter page.
fn place() -> TempDir {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    dir
}

fn start(command: &mut Command) -> Started {
    Started::new(command, Duration::from_secs(60))
}

fn overload(seed: &str) -> Job {
    let job = Job::new(Host::new("overload.c").build()).arg(seed);
    ["3", "40", "50", "2000"].iter().fold(job, |job, a| job.arg(a))
}

/// Runs a job with the library.
fn run_job(dir: &Path, job: &Job) -> Ended {
    let ended = start(&mut job.command(true, dir)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{ended:?}");
    ended
}

fn assert_exact(dir: &Path) -> Stored {
    let stored = Stored::read(&trace_of(dir));
    stored.assert_exact(&Counts::read(&dir.join("counters")));
    stored
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(20);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn raw_bytes(dir: &Path) -> u64 {
    let files = trace_of(dir).join("raw").read_dir().into_iter().flatten().flatten();
    files.map(|e| e.metadata().map_or(0, |m| m.len())).sum()
}

#[test]
fn jobs_that_come_and_go_are_one_trace() {
    let dir = place();
    let collector = start(&mut collect(dir.path(), &["--until-idle", "500ms"]));
    std::thread::scope(|s| {
        for seed in ["1", "2", "3"] {
            s.spawn(|| run_job(dir.path(), &overload(seed)));
        }
    });
    run_job(dir.path(), &Job::new(Host::new("processes.c").build()).arg("storm"));
    let ended = collector.wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
    assert!(ended.stderr.contains("0 dropped") && ended.stderr.contains("gputap report"), "{}", ended.stderr);
    let stored = assert_exact(dir.path());
    assert_eq!(stored.trace.processes().len(), 3 + 1 + 200);
    assert_eq!(dir.path().join("rings/v2").read_dir().unwrap().count(), 0, "their rings are gone");
}

#[test]
fn what_was_recorded_before_the_collector_came_is_stored() {
    let dir = place();
    let job = Job::new(Host::new("processes.c").build()).arg("exec");
    run_job(dir.path(), &job);
    collect_rest(dir.path());
    assert_eq!(assert_exact(dir.path()).trace.processes().len(), 2, "one before the exec, one behind it");
}

#[test]
fn signals_close_the_trace() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let dir = place();
        let collector = start(&mut collect(dir.path(), &[]));
        run_job(dir.path(), &overload("1"));
        collector.signal(signal);
        let ended = collector.wait();
        assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{signal:?}: {ended:?}");
        assert_exact(dir.path());
    }
}

#[test]
fn nothing_to_collect_is_said() {
    let dir = place();
    let ended = start(&mut collect(dir.path(), &["--until-idle", "50ms"])).wait();
    assert_eq!(ended.code, 0);
    assert!(ended.stderr.contains("no process has recorded"), "{}", ended.stderr);
    let quiet = start(&mut collect(dir.path(), &["--until-idle", "50ms", "--quiet"])).wait();
    assert_eq!((quiet.code, quiet.stderr.as_str()), (0, ""));
}

#[test]
fn a_second_collector_is_refused_and_told_who_the_first_is() {
    let dir = place();
    let first = start(&mut collect(dir.path(), &["--quiet"]));
    let pid = format!("pid {}", first.pid().as_raw_nonzero());
    wait_until("the first collector", || trace_of(dir.path()).join("trace.json").exists());
    for _ in 0..3 {
        let mut other = Command::new(gputap_tests::gputap());
        other.arg("collect").arg(dir.path().join("rings")).arg("--out").arg(dir.path().join("other"));
        let second = start(&mut other).wait();
        assert_eq!(second.code, 2, "{second:?}");
        assert!(second.stderr.contains(&pid) && second.stderr.contains("already"), "{}", second.stderr);
        assert!(!dir.path().join("other").exists(), "nothing is begun");
    }
    // A lock whose holder was killed is no obstacle.
    first.signal(Signal::KILL);
    assert_eq!(first.wait().code, -9);
    run_job(dir.path(), &overload("1"));
    collect_rest(dir.path());
    assert_exact(dir.path());
}

#[test]
fn two_collectors_can_not_write_one_trace() {
    let dir = place();
    let first = start(&mut collect(dir.path(), &["--quiet"]));
    wait_until("the first collector", || trace_of(dir.path()).join("trace.json").exists());
    let mut command = Command::new(gputap_tests::gputap());
    command.arg("collect").arg(dir.path().join("others")).arg("--out").arg(trace_of(dir.path()));
    let second = start(&mut command).wait();
    assert_eq!(second.code, 2, "{second:?}");
    assert!(second.stderr.contains("being written by another gputap"), "{}", second.stderr);
    first.signal(Signal::INT);
    assert_eq!(first.wait().code, 0);
}

/// A job that records until it is told to stop.
fn endless(dir: &Path) -> Started {
    let job = Job::new(Host::new("killed.c").build()).arg("1").env("GPUTAP_SIM_LAUNCH_NS", "200000");
    let job = start(&mut job.command(true, dir));
    wait_until("the job", || !std::fs::read(job.stdout()).unwrap().is_empty());
    job
}

/// The job was killed, so its thread may have one call that the driver counted and nobody recorded.
fn assert_exact_but_last(dir: &Path) -> Stored {
    let stored = Stored::read(&trace_of(dir));
    let made = Counts::read(&dir.join("counters")).count_of("cuLaunchKernel");
    let launches = stored.counts.count_of("cuLaunchKernel");
    let dropped = stored.trace.totals().dropped_total();
    assert!(
        (launches + dropped..=launches + dropped + 1).contains(&made),
        "{launches} + {dropped} of {made}"
    );
    assert_eq!(stored.trace.problems(), [""; 0]);
    stored
}

#[test]
fn a_closed_trace_is_opened_again_while_its_process_lives() {
    let dir = place();
    let job = endless(dir.path());
    for _ in 0..3 {
        let collector = start(&mut collect(dir.path(), &[]));
        let before = raw_bytes(dir.path());
        wait_until("calls", || raw_bytes(dir.path()) > before + 10_000);
        collector.signal(Signal::INT);
        let ended = collector.wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        assert!(ended.stderr.contains("still running"), "{}", ended.stderr);
        let stored = Stored::read(&trace_of(dir.path()));
        assert_eq!((stored.trace.problems().len(), stored.trace.processes().len()), (0, 1));
    }
    job.signal(Signal::KILL);
    job.wait();
    collect_rest(dir.path());
    let stored = assert_exact_but_last(dir.path());
    assert_eq!(stored.trace.processes().len(), 1);
    assert_eq!(stored.trace.kernels().len(), 1, "recorded once, at the beginning");
}

#[test]
fn marks_are_stored_once() {
    let dir = place();
    let job = endless(dir.path());
    for label in ["one", "two", "three"] {
        let collector = start(&mut collect(dir.path(), &["--quiet"]));
        let mut ctl = Command::new(gputap_tests::gputap());
        ctl.args(["ctl", &job.pid().as_raw_nonzero().to_string(), "mark", label]);
        assert!(ctl.env("GPUTAP_DIR", dir.path().join("rings")).status().unwrap().success());
        let journal = || std::fs::read(trace_of(dir.path()).join("journal.raw")).unwrap_or_default();
        let said = format!("\"label\":\"{label}\"");
        wait_until("the mark", || journal().windows(said.len()).any(|w| w == said.as_bytes()));
        collector.signal(Signal::KILL);
        collector.wait();
    }
    job.signal(Signal::KILL);
    job.wait();
    collect_rest(dir.path());
    let stored = assert_exact_but_last(dir.path());
    let labels: Vec<_> = stored.trace.marks().iter().map(|m| m.label.as_str()).collect();
    assert_eq!(labels, ["one", "two", "three"]);
}

/// A collector that nobody told where to write, in `dir`.
fn unnamed(dir: &Path, idle: &str) -> Command {
    let mut command = Command::new(gputap_tests::gputap());
    command.env_clear().arg("collect").arg(dir.join("rings")).args(["--quiet", "--until-idle", idle]);
    command.current_dir(dir);
    command
}

fn traces(dir: &Path) -> Vec<String> {
    let names = dir.read_dir().unwrap().map(|e| e.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|n| n.ends_with(".trace")).collect();
    names.sort();
    names
}

#[test]
fn without_a_name_a_trace_is_continued_as_long_as_it_is_not_over() {
    let dir = place();
    // Killed: continued.
    run_job(dir.path(), &overload("1"));
    let collector = start(&mut unnamed(dir.path(), "60s"));
    wait_until("a trace", || traces(dir.path()).len() == 1);
    collector.signal(Signal::KILL);
    collector.wait();
    assert_eq!(start(&mut unnamed(dir.path(), "100ms")).wait().code, 0);
    let [first] = &traces(dir.path())[..] else { panic!("{:?}", traces(dir.path())) };
    Stored::read(&dir.path().join(first)).assert_exact(&Counts::read(&dir.path().join("counters")));
    let before = std::fs::read(dir.path().join(first).join("manifest.json")).unwrap();
    // Closed, and its process is gone: left alone.
    std::fs::remove_file(dir.path().join("counters")).unwrap();
    run_job(dir.path(), &overload("2"));
    assert_eq!(start(&mut unnamed(dir.path(), "100ms")).wait().code, 0);
    let names = traces(dir.path());
    assert_eq!(names.len(), 2);
    let second = names.iter().find(|n| *n != first).unwrap();
    assert!(second.ends_with("-2.trace"), "{names:?}");
    Stored::read(&dir.path().join(second)).assert_exact(&Counts::read(&dir.path().join("counters")));
    assert_eq!(std::fs::read(dir.path().join(first).join("manifest.json")).unwrap(), before);
}

#[test]
fn places_that_are_not_traces_are_left_alone() {
    let dir = place();
    std::fs::create_dir(trace_of(dir.path())).unwrap();
    std::fs::write(trace_of(dir.path()).join("letter.txt"), "dear").unwrap();
    let ended = start(&mut collect(dir.path(), &["--until-idle", "50ms"])).wait();
    assert_eq!(ended.code, 2, "{ended:?}");
    assert!(
        ended.stderr.contains("--out") && ended.stderr.contains("can't be continued"),
        "{}",
        ended.stderr
    );
    assert_eq!(trace_of(dir.path()).read_dir().unwrap().count(), 1);
    let mut command = Command::new(gputap_tests::gputap());
    let ended = start(command.args(["collect", "/proc/self/exe", "--until-idle", "50ms"])).wait();
    assert_eq!(ended.code, 2, "{ended:?}");
}

#[test]
fn few_open_files_are_enough() {
    let dir = place();
    let job = Job::new(Host::new("threads.c").build()).arg("1500-at-once");
    run_job(dir.path(), &job);
    let command = collect(dir.path(), &["--quiet", "--until-idle", "100ms"]);
    // The rings are more than the files that may be open.
    let mut limited = Command::new("sh");
    limited
        .args(["-c", "ulimit -n 300; exec \"$@\"", "sh"])
        .arg(command.get_program())
        .args(command.get_args());
    assert_eq!(start(&mut limited).wait().code, 0);
    let stored = assert_exact(dir.path());
    let threads = stored.trace.threads().len();
    assert!(threads > 1024, "{threads} threads: of those that share a ring not all have a call in it");
}
