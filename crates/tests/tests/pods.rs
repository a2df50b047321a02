//! The ways that docs/clusters.md and docs/migrate.md have for pods: when the first process of the job's pid namespace ends,
//! and the kernel kills everything else in it, every call is stored all the same.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_tests::daemon::until;
use gputap_tests::{Counts, Ended, Host, Job, Started, Stored, collect, gputap, on_tmpfs, skip, trace_of};
use rustix::process::Signal;

/// A container as far as its end goes.
const CONTAINER: [&str; 5] = ["unshare", "--pid", "--fork", "--mount", "--mount-proc"];

fn has_containers() -> bool {
    let made = Command::new(CONTAINER[0]).args(&CONTAINER[1..]).arg("true").output();
    let made = made.is_ok_and(|o| o.status.success());
    if !made {
        skip("no pid namespaces can be made here");
    }
    made
}

/// A job that is over at once, and one that goes on for a while: bursts, calls, microseconds between bursts.
const JOBS: [[&str; 5]; 2] = [["1", "1", "1", "20", "0"], ["1", "2", "400", "250", "2000"]];

/// The words of a job.
fn words(job: [&str; 5]) -> Vec<String> {
    let program = Host::new("overload.c").build().to_str().unwrap().to_owned();
    [program].into_iter().chain(job.map(str::to_owned)).collect()
}

/// Runs these words as the first process of a container.
fn contained(dir: &Path, words: &[String], env: &[(&str, &Path)]) -> Ended {
    let job = CONTAINER[1..].iter().fold(Job::new(CONTAINER[0]), |job, word| job.arg(word));
    let job = words.iter().fold(job, |job, word| job.arg(word));
    let mut command = job.command(false, dir);
    command.current_dir(dir).envs(env.iter().copied());
    let ended = Started::new(&mut command, Duration::from_secs(120)).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    ended
}

/// Launches that the driver counted.
fn launches(counts: &Counts) -> u64 {
    let id = gputap_catalog::by_name("cuLaunchKernel").unwrap().id;
    counts.0.get(&id).copied().unwrap_or(0)
}

/// The trace holds every call, and alnair's metrics every launch.
fn assert_complete(dir: &Path, metrics: Option<&Path>) {
    let driver = Counts::read(&dir.join("counters"));
    let stored = Stored::read(&trace_of(dir));
    stored.assert_exact(&driver);
    assert_eq!(stored.trace.totals().dropped_total(), 0);
    assert_eq!(launches(&stored.counts), launches(&driver));
    let Some(metrics) = metrics else { return };
    let text = std::fs::read_to_string(metrics.join("metrics.log")).unwrap();
    let line = format!("name:cuLaunchKernel,count:{},", launches(&driver));
    assert!(launches(&driver) == 0 || text.contains(&line), "{line} is not in\n{text}");
}

fn place() -> tempfile::TempDir {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    dir
}

fn run_words(dir: &Path, options: &[&str], job: [&str; 5]) -> Vec<String> {
    let gputap = gputap().to_str().unwrap().to_owned();
    let out = trace_of(dir).to_str().unwrap().to_owned();
    let front = [gputap, "run".into(), "--quiet".into(), "--out".into(), out];
    let options = options.iter().map(|o| (*o).to_owned());
    front.into_iter().chain(options).chain(["--".to_owned()]).chain(words(job)).collect()
}

#[test]
fn gputap_run_as_the_containers_command() {
    for job in JOBS.iter().filter(|_| has_containers()) {
        let dir = place();
        contained(dir.path(), &run_words(dir.path(), &[], *job), &[]);
        assert_complete(dir.path(), None);
    }
}

#[test]
fn gputap_run_with_alnairs_log_as_the_containers_command() {
    for job in JOBS.iter().filter(|_| has_containers()) {
        let dir = place();
        let log = dir.path().join("pflog");
        contained(dir.path(), &run_words(dir.path(), &["--log", "alnair"], *job), &[("PFLOG", &log)]);
        assert_complete(dir.path(), Some(&log));
    }
}

#[test]
fn a_second_container_beside_the_jobs() {
    for job in JOBS.iter().filter(|_| has_containers()) {
        let dir = place();
        let log = dir.path().join("pflog");
        let plain = collect(dir.path(), &["--quiet", "--log", "alnair", "--log-dir", log.to_str().unwrap()]);
        let mut sidecar = Command::new(CONTAINER[0]);
        sidecar.args(&CONTAINER[1..]).arg(plain.get_program()).args(plain.get_args()).env_clear();
        sidecar.envs(plain.get_envs().filter_map(|(k, v)| Some((k, v?)))).current_dir(dir.path());
        let sidecar = Started::new(&mut sidecar, Duration::from_secs(120));
        let library = gputap_tests::library();
        contained(dir.path(), &words(*job), &[("LD_PRELOAD", &library)]);
        // As the kubelet does it: the container's first process gets the signal.
        stop(&sidecar);
        assert_eq!(sidecar.wait().code, 0);
        assert_complete(dir.path(), Some(&log));
    }
}

/// Ends the program below `unshare`, once it listens: the kernel drops a signal that the first process of a pid namespace
/// neither handles nor blocks.
fn stop(sidecar: &Started) {
    let pid = sidecar.pid().as_raw_nonzero();
    let listening = || {
        let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).ok()?;
        let first: i32 = children.split_whitespace().next()?.parse().ok()?;
        let status = std::fs::read_to_string(format!("/proc/{first}/status")).ok()?;
        let blocked = status.lines().find_map(|line| line.strip_prefix("SigBlk:"))?;
        let blocked = u64::from_str_radix(blocked.trim(), 16).ok()?;
        let term = 1 << (Signal::TERM.as_raw() - 1);
        (blocked & term != 0).then_some(first)
    };
    until("the sidecar waits for a signal", || listening().is_some());
    let first = listening().unwrap();
    let first = rustix::process::Pid::from_raw(first).unwrap();
    rustix::process::kill_process(first, Signal::TERM).unwrap();
}

#[test]
fn a_collector_that_the_job_started_says_that_it_ends_with_the_container() {
    if !has_containers() {
        return;
    }
    let dir = place();
    let library = gputap_tests::library();
    // The shell is the first process, and ends with the job.
    let script = ["sh".to_owned(), "-c".into(), "\"$@\"; exit $?".into(), "sh".into()];
    let words: Vec<String> = script.into_iter().chain(words(JOBS[1])).collect();
    let (collect, bin) = (Path::new("60s"), gputap());
    let env = [("LD_PRELOAD", library.as_path()), ("GPUTAP_COLLECT", collect), ("GPUTAP_BIN", &bin)];
    let out = trace_of(dir.path());
    contained(dir.path(), &words, &[&env[..], &[("GPUTAP_OUT", &out)]].concat());
    let job = Job::new(gputap()).arg("report").arg(trace_of(dir.path()));
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!(ended.code, 3, "{ended:?}");
    let said = ended.stdout + &ended.stderr;
    assert!(said.contains("taken its collector with it"), "{said}");
}
