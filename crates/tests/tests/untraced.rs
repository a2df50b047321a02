//! A process that can't be traced runs as it would, and the run says how many there were and why.

use std::path::Path;
use std::time::Duration;

use gputap_tests::{Ended, Host, Job, Public, Started, gputap, is_root, on_tmpfs, skip};
use tempfile::TempDir;

/// `gputap run` of a shell script that starts the program as its words, in a mount namespace where `mount` was done first.
fn run(mount: &str, script: &str, program: &Path, what: &str) -> Option<(Ended, TempDir)> {
    run_by(&gputap(), mount, script, program, what)
}

/// The same by a copy of gputap.
fn run_by(gputap: &Path, mount: &str, script: &str, program: &Path, what: &str) -> Option<(Ended, TempDir)> {
    if !is_root() {
        skip("mounting needs root");
        return None;
    }
    let dir = on_tmpfs();
    let prepare = format!("mkdir -p $TEST_DIR/rings; {mount}; exec \"$@\"");
    let words = ["-m", "sh", "-c", &prepare, "sh"];
    let job = words.iter().fold(Job::new("unshare"), |job, word| job.arg(word)).arg(gputap);
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

/// Fills a file system; the rings' one.
const FILL: &str = "dd if=/dev/zero of=$TEST_DIR/rings/filler bs=4k 2>/dev/null";

#[test]
fn three_processes_on_a_file_system_that_was_full_before() {
    let mount = format!("mount -t tmpfs -o size=1m none $TEST_DIR/rings; {FILL}");
    let run = run(&mount, "\"$@\" && \"$@\" && \"$@\"", &Host::new("limits.c").build(), "nothing");
    let Some((ended, _)) = &run else { return };
    assert!(ended.stderr.starts_with("gputap: /"), "it is said before the job starts: {}", ended.stderr);
    assert!(ended.stderr.contains("0 KiB free"), "{}", ended.stderr);
    assert!(!ended.stderr.contains("no call into the CUDA driver"), "{}", ended.stderr);
    let named = ended.stderr.lines().find(|l| l.contains("3 processes could not be traced")).unwrap();
    assert_eq!(named.matches("limits").count(), 3, "each is named: {named}");
    check(run, "0\n0\n0\n", "3 processes could not be traced: No space left on device (limits");
}

#[test]
fn a_full_file_system_and_another_one_with_room() {
    let mount = format!(
        "mount -t tmpfs -o size=1m none $TEST_DIR/rings; {FILL}; mkdir $TEST_DIR/runtime; \
         mount -t tmpfs -o size=64m none $TEST_DIR/runtime; export XDG_RUNTIME_DIR=$TEST_DIR/runtime"
    );
    if let Some((ended, dir)) = run(&mount, "\"$@\"", &Host::new("limits.c").build(), "nothing") {
        assert_eq!((ended.code, ended.stdout.as_str()), (0, "0\n"), "{ended:?}");
        assert!(!ended.stderr.contains("could not be traced"), "{}", ended.stderr);
        assert_eq!(problems(dir.path()), (0, vec![]), "all of it is recorded");
    }
}

#[test]
fn no_inodes_before_the_job_starts() {
    let mount = "mount -t tmpfs -o nr_inodes=2 none $TEST_DIR/rings; true >$TEST_DIR/rings/filler";
    // Where files of this machine's temporary directory are in memory, too, rings are made there.
    let run = run(mount, "\"$@\"", &Host::new("limits.c").build(), "nothing");
    let Some((ended, dir)) = &run else { return };
    assert_eq!((ended.code, ended.stdout.as_str()), (0, "0\n"), "{ended:?}");
    assert!(ended.stderr.contains("No space left on device"), "{}", ended.stderr);
    let (code, problems) = problems(dir.path());
    if is_tmpfs(Path::new("/tmp")) {
        return assert_eq!(code, 0, "{problems:?}");
    }
    assert_eq!(code, 3, "{problems:?}");
    let sentence =
        "1 process could not be traced: GPUTAP_DIR is not a directory on tmpfs that they may use (limits";
    assert!(problems.iter().any(|p| p.starts_with(sentence)), "{problems:?}");
}

fn is_tmpfs(path: &Path) -> bool {
    rustix::fs::statfs(path).unwrap().f_type == 0x0102_1994
}

#[test]
fn a_directory_that_was_read_only_before() {
    let mount = "mount -t tmpfs -o ro none $TEST_DIR/rings";
    let Some((ended, dir)) = run(mount, "\"$@\"", &Host::new("limits.c").build(), "nothing") else { return };
    assert_eq!((ended.code, ended.stdout.as_str()), (0, "0\n"), "{ended:?}");
    assert!(ended.stderr.contains("Read-only file system"), "{}", ended.stderr);
    assert_eq!(problems(dir.path()).0, if is_tmpfs(Path::new("/tmp")) { 0 } else { 3 });
}

#[test]
fn a_directory_that_becomes_read_only() {
    let mount = "mount -t tmpfs -o size=8m none $TEST_DIR/rings";
    // For the job alone: a file system that somebody writes to can't become read-only.
    let script = "unshare -m sh -c 'mount --bind $TEST_DIR/rings $TEST_DIR/rings && \
                  mount -o remount,bind,ro $TEST_DIR/rings && exec \"$@\"' sh \"$@\"";
    let run = run(mount, script, &Host::new("limits.c").build(), "nothing");
    check(run, "0\n", "1 process could not be traced: Read-only file system (limits");
}

#[test]
fn files_may_have_no_bytes() {
    let driver = gputap_tests::small_driver();
    let script = format!("LD_LIBRARY_PATH={} \"$@\"", driver.display());
    let run = run(":", &script, &Host::new("limits.c").build(), "fsize");
    check(run, "", "1 process could not be traced: File too large (limits");
}

#[test]
fn another_user() {
    if !is_root() {
        return skip("becoming another user needs root");
    }
    let public = Public::new();
    let program = public.copy(&Host::new("limits.c").build(), "limits");
    let libraries = public.simulated();
    let script =
        format!("cd /; LD_LIBRARY_PATH={} setpriv --reuid 65534 --clear-groups \"$@\"", libraries.display());
    let run = run_by(&public.gputap(), ":", &script, &program, "nothing");
    check(run, "0\n", "1 process could not be traced: Permission denied (limits");
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
