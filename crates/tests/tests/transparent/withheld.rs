//! What the environment or the machine withholds never keeps a job from running: it is recorded elsewhere, or not at all, and one
//! line says so. A wrong option ends before the job.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use gputap_tests::{Ended, Host, Job, Started, gputap, is_root, on_tmpfs, skip};

use crate::LIMIT;

/// A job that calls CUDA and ends with 0, below `gputap run`.
fn job(options: &[&str]) -> Job {
    let job = options.iter().fold(Job::new(gputap()).arg("run"), |job, option| job.arg(option));
    job.arg("--").arg(Host::new("processes.c").build()).arg("leaf")
}

/// Runs it somewhere.
fn run(job: &Job, dir: &Path, here: &Path) -> Ended {
    Started::new(job.command(false, dir).current_dir(here), LIMIT).wait()
}

/// The job ran, and this was said of it in one line.
fn ran(ended: &Ended, says: &[&str]) {
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stdout.contains("leaf") || !ended.stdout.is_empty(), "the job speaks: {ended:?}");
    let lines: Vec<&str> = ended.stderr.lines().filter(|l| l.starts_with("gputap: ")).collect();
    assert_eq!(lines.len(), 1, "{}", ended.stderr);
    for text in says {
        assert!(lines[0].contains(text), "{text:?} is not in {:?}", lines[0]);
    }
}

#[test]
fn a_directory_that_can_not_be_written_is_no_reason_not_to_record() {
    let dir = on_tmpfs();
    let temporary = dir.path().join("temporary");
    std::fs::create_dir(&temporary).unwrap();
    // Nobody can make anything in /proc, not even root.
    let job = job(&["-q"]).env("TMPDIR", &temporary);
    let ended = run(&job, dir.path(), Path::new("/proc"));
    ran(&ended, &["recording to", temporary.to_str().unwrap()]);
    let trace = temporary.join("gputap-1.trace");
    assert!(trace.join("manifest.json").exists());
    assert_eq!(trace.metadata().unwrap().permissions().mode() & 0o777, 0o700, "others may write in /tmp");
    assert_eq!(run(&job, dir.path(), Path::new("/proc")).code, 0);
    assert!(temporary.join("gputap-2.trace").exists());
}

#[test]
fn below_a_launcher_too() {
    let dir = on_tmpfs();
    let temporary = dir.path().join("temporary");
    std::fs::create_dir(&temporary).unwrap();
    let key = dir.path().file_name().unwrap().to_str().unwrap();
    let job = job(&["-q"]).env("TMPDIR", &temporary).env("LOCAL_RANK", "0").env("PMIX_NAMESPACE", key);
    ran(&run(&job, dir.path(), Path::new("/proc")), &["recording to", temporary.to_str().unwrap()]);
    let made: Vec<_> = temporary.read_dir().unwrap().flatten().map(|e| e.path()).collect();
    assert!(made.len() == 1 && made[0].join("manifest.json").exists(), "{made:?}");
}

#[test]
fn a_variable_that_names_no_possible_trace_is_no_reason_not_to_record() {
    let dir = on_tmpfs();
    let ended = run(&job(&["-q"]).env("GPUTAP_OUT", "/proc/no/t"), dir.path(), dir.path());
    ran(&ended, &["recording to gputap-1.trace", "/proc/no/t"]);
    assert!(dir.path().join("gputap-1.trace/manifest.json").exists());
}

#[test]
fn an_option_that_names_no_possible_trace_is_a_mistake() {
    let dir = on_tmpfs();
    let ended = run(&job(&["--out", "/proc/no/t"]), dir.path(), dir.path());
    assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{ended:?}");
    let ended = run(&job(&["--log", "cudatrace", "--log-dir", "/proc/no"]), dir.path(), dir.path());
    assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{ended:?}");
}

#[test]
fn what_is_missing_is_said_and_the_job_runs() {
    let dir = on_tmpfs();
    let odd = dir.path().join("with blank");
    std::fs::create_dir(&odd).unwrap();
    std::fs::copy(gputap_tests::library(), odd.join("lib.so")).unwrap();
    let odd = odd.join("lib.so").display().to_string();
    for (variable, value, says) in [
        ("GPUTAP_LIB", "/no/such/lib.so", "/no/such/lib.so"),
        ("GPUTAP_LIB", odd.as_str(), "blank"),
        ("GPUTAP_DIR", "/proc", "GPUTAP_DIR"),
    ] {
        for quiet in [&["-q"][..], &[]] {
            let ended = run(&job(quiet).env(variable, value), dir.path(), dir.path());
            ran(&ended, &["not recorded", says]);
            assert!(!dir.path().join("gputap-1.trace").exists(), "no trace of nothing is left");
        }
    }
}

#[test]
fn a_log_that_can_not_be_written_is_said_and_the_trace_is_there() {
    let dir = on_tmpfs();
    std::fs::write(dir.path().join("log"), "").unwrap();
    let ended = run(&job(&["-q", "--log", "cudatrace", "--out", "t"]), dir.path(), dir.path());
    ran(&ended, &["without the log", "gputap export"]);
    assert!(dir.path().join("t/manifest.json").exists());
}

/// `/tmp/gputap-UID` of somebody else: no daemon of our own can be started.
#[test]
fn on_demand_without_a_place_for_a_daemon_runs_the_job() {
    if !is_root() {
        return skip("only root can be another user");
    }
    let (uid, dir) = ("54321", on_tmpfs());
    let squatted = Path::new("/tmp").join(format!("gputap-{uid}"));
    std::fs::write(&squatted, "").unwrap();
    let here = dir.path().join("here");
    std::fs::create_dir(&here).unwrap();
    std::fs::set_permissions(dir.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    let copy = dir.path().join("gputap");
    std::fs::copy(gputap(), &copy).unwrap();
    let words = ["--reuid", uid, "--regid", uid, "--clear-groups", copy.to_str().unwrap()];
    let all = words.iter().chain(&["run", "--on-demand", "-q", "--", "sh", "-c", "exit 7"]);
    let job = all.fold(Job::new("setpriv"), |job, word| job.arg(word));
    let ended = run(&job, dir.path(), &here);
    std::fs::remove_file(&squatted).unwrap();
    assert_eq!(ended.code, 7, "{ended:?}");
    assert!(ended.stderr.contains("no traces can be asked for"), "{}", ended.stderr);
}
