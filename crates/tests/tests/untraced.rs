//! A process that can't be traced runs as it would, and the run says how many there were and why.

use std::path::Path;
use std::time::Duration;

use gputap_tests::{Ended, Host, Job, Started, gputap, is_root, on_tmpfs, skip};
use tempfile::TempDir;

/// `gputap run` of a shell script that starts the program as its words, in a mount namespace where `mount` was done first.
fn run(mount: &str, script: &str, program: &Path, what: &str) -> Option<(Ended, TempDir)> {
    if !is_root() {
        skip("mounting needs root");
        return None;
    }
    let dir = on_tmpfs();
    let prepare = format!("mkdir -p $TEST_DIR/rings; {mount}; exec \"$@\"");
    let words = ["-m", "sh", "-c", &prepare, "sh"];
    let job = words.iter().fold(Job::new("unshare"), |job, word| job.arg(word)).arg(gputap());
    let job = ["run", "--out"].iter().fold(job, |job, word| job.arg(word)).arg(dir.path().join("trace"));
    let job =
        ["--", "sh", "-c", script, "sh"].iter().fold(job, |job, word| job.arg(word)).arg(program).arg(what);
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    Some((ended, dir))
}

/// What the report says is wrong with the trace, and its exit code.
fn problems(dir: &Path) -> (i32, Vec<String>) {
    let job = Job::new(gputap()).arg("report").arg(dir.join("trace")).arg("--format").arg("json");
    let ended = Started::new(&mut job.command(false, dir), Duration::from_secs(60)).wait();
    let report: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let texts = report["problems"].as_array().unwrap().iter().map(|p| p.as_str().unwrap().to_owned());
    (ended.code, texts.collect())
}

fn check(run: Option<(Ended, TempDir)>, stdout: &str, sentence: &str) {
    let Some((ended, dir)) = run else { return };
    assert_eq!((ended.code, ended.stdout.as_str()), (0, stdout), "{ended:?}");
    assert!(ended.stderr.contains(sentence), "{}", ended.stderr);
    let (code, problems) = problems(dir.path());
    assert!(problems.iter().any(|p| p.starts_with(sentence)), "{problems:?}");
    assert_eq!(code, 3, "a trace in which processes are missing is not complete");
}

#[test]
fn three_processes_on_a_file_system_that_is_full() {
    let mount = "mount -t tmpfs -o size=1m none $TEST_DIR/rings";
    let fill = "dd if=/dev/zero of=$TEST_DIR/rings/filler bs=4k 2>/dev/null; \"$@\" && \"$@\" && \"$@\"";
    let run = run(mount, fill, &Host::new("limits.c").build(), "nothing");
    check(run, "0\n0\n0\n", "3 processes could not be traced: No space left on device");
}

#[test]
fn one_of_two_processes_on_a_file_system_that_is_full() {
    let mount = "mount -t tmpfs -o size=4m none $TEST_DIR/rings";
    let fill = "\"$@\" && dd if=/dev/zero of=$TEST_DIR/rings/filler bs=4k 2>/dev/null; \"$@\"";
    let run = run(mount, fill, &Host::new("limits.c").build(), "nothing");
    check(run, "0\n0\n", "1 process could not be traced: No space left on device");
}

#[test]
fn a_file_system_without_inodes() {
    let mount = "mount -t tmpfs -o nr_inodes=24 none $TEST_DIR/rings";
    let fill = "i=0; while true >$TEST_DIR/rings/filler-$i; do i=$((i + 1)); done 2>/dev/null; \"$@\"";
    let run = run(mount, fill, &Host::new("limits.c").build(), "nothing");
    check(run, "0\n", "1 process could not be traced: No space left on device");
}

#[test]
fn a_forked_child_without_descriptors() {
    let run = run(":", "\"$@\"", &Host::new("limits.c").build(), "nofile-child");
    let Some((ended, _)) = &run else { return };
    let stdout = ended.stdout.clone();
    check(run, &stdout, "1 process could not be traced: forked");
}

#[test]
fn a_set_up_without_failures_says_nothing() {
    if let Some((ended, dir)) = run(":", "\"$@\"", &Host::new("limits.c").build(), "nothing") {
        assert!(!ended.stderr.contains("could not be traced"), "{}", ended.stderr);
        assert_eq!(problems(dir.path()), (0, vec![]));
    }
}
