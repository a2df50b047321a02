//! However a job ends, `gputap run` ends the same way and leaves a closed trace.

use std::path::Path;
use std::time::{Duration, Instant};

use gputap_tests::{Ended, Host, Job, Started, gputap, on_tmpfs};
use rustix::process::Signal;
use tempfile::TempDir;

struct Run {
    dir: TempDir,
    started: Started,
}

fn start(command: &[&str]) -> Run {
    let dir = on_tmpfs();
    let job = ["run", "--out", "t", "--"].iter().chain(command).fold(Job::new(gputap()), |job, a| job.arg(a));
    // Slow enough that closing the trace takes no time.
    let mut command = job.env("GPUTAP_SIM_LAUNCH_NS", "5000").command(false, dir.path());
    let started = Started::new(command.current_dir(dir.path()), Duration::from_secs(60));
    Run { dir, started }
}

/// A program that records until it is stopped.
fn endless() -> String {
    Host::new("killed.c").build().display().to_string()
}

/// Waits until the job says that it is there, and then until it has recorded something.
fn wait_for_job(run: &Run) {
    let limit = Instant::now() + Duration::from_secs(20);
    while std::fs::read(run.started.stdout()).unwrap().is_empty() {
        assert!(Instant::now() < limit, "the job does not start");
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(50));
}

fn report(dir: &Path) -> (i32, serde_json::Value) {
    let job = Job::new(gputap()).arg("report").arg("t").arg("--format").arg("json");
    let ended = Started::new(job.command(false, dir).current_dir(dir), Duration::from_secs(60)).wait();
    (ended.code, serde_json::from_str(&ended.stdout).unwrap_or_default())
}

/// A closed trace in which everything adds up.
fn assert_closed(dir: &Path, least: u64) {
    let (code, report) = report(dir);
    assert_eq!((code, &report["trace"]["state"]), (0, &"closed".into()), "{report}");
    let number = |v: &serde_json::Value| v.as_u64().unwrap();
    let totals = &report["totals"];
    assert_eq!(
        number(&totals["emitted"]),
        number(&totals["stored"]) + number(&totals["dropped"]),
        "{totals}"
    );
    assert!(totals["dropped_by_reason"].get("damaged").is_none(), "{totals}");
    assert!(number(&totals["stored"]) >= least, "{totals}");
}

fn shell(script: &str) -> (Ended, TempDir) {
    let run = start(&["sh", "-c", script]);
    (run.started.wait(), run.dir)
}

#[test]
fn exit_codes_are_the_jobs() {
    for code in [0, 1, 3, 42, 126, 127, 255] {
        let (ended, dir) = shell(&format!("exit {code}"));
        assert_eq!(ended.code, code);
        assert_closed(dir.path(), 0);
    }
}

#[test]
fn deaths_by_signal_are_the_jobs() {
    for (name, signal) in [("TERM", 15), ("KILL", 9), ("SEGV", 11), ("ABRT", 6), ("INT", 2), ("HUP", 1)] {
        let (ended, dir) = shell(&format!("ulimit -c 0; kill -{name} $$"));
        assert_eq!(ended.code, -signal, "{ended:?}");
        assert_closed(dir.path(), 0);
    }
}

#[test]
fn standard_streams_are_the_jobs() {
    let (ended, _dir) = shell("echo out; echo err >&2");
    assert_eq!(ended.stdout, "out\n");
    assert!(ended.stderr.starts_with("err\n"), "{}", ended.stderr);
}

#[test]
fn ctrl_c_stops_the_job_and_closes_the_trace() {
    let run = start(&[&endless(), "2"]);
    wait_for_job(&run);
    run.started.signal_group(Signal::INT);
    assert_eq!(run.started.wait().code, -2);
    assert_closed(run.dir.path(), 1000);
}

#[test]
fn a_signal_to_us_alone_is_passed_on() {
    for (signal, number) in [(Signal::TERM, 15), (Signal::INT, 2), (Signal::HUP, 1), (Signal::QUIT, 3)] {
        let run = start(&[&endless(), "1"]);
        wait_for_job(&run);
        run.started.signal(signal);
        assert_eq!(run.started.wait().code, -number);
        assert_closed(run.dir.path(), 100);
    }
}

#[test]
fn a_job_that_handles_the_signal_ends_as_it_likes() {
    let run = start(&["sh", "-c", "trap 'echo bye; exit 7' TERM; echo up; while :; do sleep 0.02; done"]);
    wait_for_job(&run);
    run.started.signal(Signal::TERM);
    let ended = run.started.wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (7, "up\nbye\n"));
    assert_closed(run.dir.path(), 0);
}

#[test]
fn a_job_that_ignores_the_signal_goes_on() {
    let run = start(&["sh", "-c", "trap '' INT; echo up; sleep 0.5; echo done; exit 5"]);
    wait_for_job(&run);
    run.started.signal_group(Signal::INT);
    let ended = run.started.wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (5, "up\ndone\n"));
}

#[test]
fn a_killed_collector_leaves_a_trace_that_can_be_read() {
    let run = start(&[&endless(), "1"]);
    wait_for_job(&run);
    run.started.signal_group(Signal::KILL);
    assert_eq!(run.started.wait().code, -9);
    let (code, report) = report(run.dir.path());
    assert_eq!(code, 3, "not closed: {report}");
    assert!(report["totals"]["stored"].as_u64().unwrap() > 100, "{}", report["totals"]);
}

#[test]
fn children_that_stay_are_named() {
    let script = format!("{} 1 & echo $!; sleep 0.3", endless());
    let (ended, dir) = shell(&script);
    assert_eq!(ended.code, 0);
    let pid = ended.stdout.trim_start_matches('!').lines().next().unwrap().trim_end_matches('!').to_owned();
    assert!(ended.stderr.contains("still running"), "{}", ended.stderr);
    assert!(ended.stderr.contains(&pid), "{pid} in {}", ended.stderr);
    let pid = rustix::process::Pid::from_raw(pid.parse().unwrap()).unwrap();
    rustix::process::kill_process(pid, Signal::KILL).unwrap();
    assert_closed(dir.path(), 100);
}
