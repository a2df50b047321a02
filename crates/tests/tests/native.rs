//! `gputap trace --native`: recording switched on for a while, in jobs that run under gputap and in no others.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use gputap_tests::{Host, Job, Started, Stored, gputap, on_tmpfs};
use rustix::process::Signal;
use serde_json::Value;
use tempfile::TempDir;

fn place() -> TempDir {
    // Built now if need be, not while a job waits.
    gputap();
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    dir
}

/// Launches a kernel five thousand times a second until it is told to stop.
fn endless() -> Job {
    Job::new(Host::new("killed.c").build()).arg("1").env("GPUTAP_SIM_LAUNCH_NS", "200000")
}

fn start(command: &mut Command) -> Started {
    let job = Started::new(command, Duration::from_secs(60));
    let limit = Instant::now() + Duration::from_secs(30);
    while std::fs::read(job.stdout()).unwrap().is_empty() {
        assert!(Instant::now() < limit, "the job says nothing");
        std::thread::sleep(Duration::from_millis(5));
    }
    job
}

fn trace(dir: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(gputap());
    command.args(["trace", "--native"]).args(args).env("GPUTAP_DIR", dir.join("rings")).current_dir(dir);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", said(output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Labels and launches of a trace; all launches lie between the two marks.
fn assert_between_marks(path: &Path, most: u64) -> u64 {
    let stored = Stored::read(path);
    let marks: Vec<_> = stored.trace.marks().iter().map(|m| m.label.as_str()).collect();
    assert_eq!(marks, ["gputap trace: begin", "gputap trace: end"]);
    let launches = stored.counts.count_of("cuLaunchKernel");
    assert!((100..most).contains(&launches), "{launches} launches");
    launches
}

/// What a job of some seconds could launch at most in 300 ms, and far less than it launches in all.
const MOST: u64 = 1_600;

#[test]
fn a_paused_run_is_recorded_for_as_long_as_it_is_asked() {
    let dir = place();
    let out = dir.path().join("own.trace");
    let words = ["run", "--quiet", "--paused", "--out", out.to_str().unwrap(), "--"];
    let job = start(&mut endless().under(gputap(), &words).command(false, dir.path()));
    std::thread::sleep(Duration::from_millis(200));
    let answer = json(&trace(dir.path(), &["--duration-ms", "300", "--format", "json"]));
    let [process] = &answer["native"].as_array().unwrap()[..] else { panic!("{answer}") };
    assert_eq!(process["state"], "recorded");
    assert_eq!(process["trace"], out.to_str().unwrap());
    assert_eq!(process["dropped"], 0);
    let refused = trace(dir.path(), &["-o", "other.trace"]);
    assert!(refused.status.code() == Some(2) && said(&refused).contains("stored in"), "{}", said(&refused));
    std::thread::sleep(Duration::from_millis(200));
    job.signal(Signal::INT);
    job.wait();
    let launches = assert_between_marks(&out, MOST);
    // A launch is two slots.
    let bytes = process["bytes"].as_u64().unwrap();
    assert!(bytes >= launches * 128 && bytes < launches * 128 + 4096, "{bytes} bytes, {launches} launches");
}

#[test]
fn a_job_with_the_library_alone_gets_a_collector_for_that_time() {
    let dir = place();
    let job = start(&mut endless().env("GPUTAP_PAUSED", "1").command(true, dir.path()));
    let pid = job.pid().as_raw_nonzero().to_string();
    let output = trace(dir.path(), &["--duration-ms", "300", "--pids", &pid, "-o", "part.trace"]);
    assert!(output.status.success(), "{}", said(&output));
    assert!(
        said(&output).contains("Matched 1 processes") && said(&output).contains("part.trace"),
        "{}",
        said(&output)
    );
    assert_between_marks(&dir.path().join("part.trace"), MOST);
    // Paused as before, and unharmed.
    let before = trace(dir.path(), &["--duration-ms", "50", "-o", "second.trace", "--format", "json"]);
    assert!(json(&before)["native"][0]["bytes"].as_u64().unwrap() > 0);
    job.signal(Signal::KILL);
    job.wait();
}

#[test]
fn one_that_records_goes_on_and_one_that_ends_is_said_to() {
    let dir = place();
    let job = start(&mut endless().command(true, dir.path()));
    let answer = json(&trace(dir.path(), &["--duration-ms", "100", "--format", "json", "-o", "a.trace"]));
    assert_eq!(answer["native"][0]["state"], "recording all the time");
    let answer = json(&trace(dir.path(), &["--duration-ms", "100", "--format", "json", "-o", "b.trace"]));
    assert_eq!(answer["native"][0]["state"], "recording all the time", "it was left on");
    let mut command = Command::new(gputap());
    command.args(["trace", "--native", "--duration-ms", "20000", "-o", "c.trace", "--start-delay", "0"]);
    command.env("GPUTAP_DIR", dir.path().join("rings")).current_dir(dir.path());
    let asking = start(&mut command);
    std::thread::sleep(Duration::from_millis(300));
    job.signal(Signal::KILL);
    job.wait();
    asking.signal(Signal::INT);
    let ended = asking.wait();
    assert!(ended.code == 1 && ended.stdout.contains("ended"), "{ended:?}");
}

#[test]
fn nobody_is_matched_and_why() {
    let dir = place();
    let nobody = trace(dir.path(), &["--pids", "1"]);
    assert!(nobody.status.code() == Some(1) && said(&nobody).contains("gputap run"), "{}", said(&nobody));
    let job = start(&mut endless().command(true, dir.path()));
    for args in [["--pids", "4194304"], ["--job-id", "5"]] {
        let other = trace(dir.path(), &args);
        assert!(other.status.code() == Some(1) && said(&other).contains("none is meant"), "{}", said(&other));
    }
    for args in [["--iterations", "3"], ["--host", "n"], ["--fetch", "x"], ["--duration-ms", "0"]] {
        assert_eq!(trace(dir.path(), &args).status.code(), Some(2), "{args:?}");
    }
    job.signal(Signal::KILL);
    job.wait();
}
