//! Jobs and collectors in namespaces of their own, and as different users.

use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_tests::{
    Counts, Ended, Host, Job, Public, Started, Stored, collect, collect_rest, is_root, on_tmpfs, skip,
    trace_of,
};
use gputap_trace::Ending;
use rustix::process::Signal;
use tempfile::TempDir;

/// A group that nobody here is in by default.
const GROUP: u32 = 60_606;

fn place() -> TempDir {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    dir
}

/// Whether namespaces of these kinds can be made; says why the test is skipped otherwise.
fn can_unshare(options: &[&str]) -> bool {
    let made = Command::new("unshare").args(options).arg("true").output();
    let made = made.is_ok_and(|o| o.status.success());
    if !made {
        skip(&format!("unshare {} is not possible here", options.join(" ")));
    }
    made
}

/// The same command, started by others.
fn below(prefix: &[&str], command: &Command) -> Command {
    let mut outer = Command::new(prefix[0]);
    outer.args(&prefix[1..]).arg(command.get_program()).args(command.get_args()).env_clear();
    outer.envs(command.get_envs().filter_map(|(k, v)| Some((k, v?))));
    outer.current_dir(command.get_current_dir().unwrap_or(Path::new("/")));
    outer
}

fn start(command: &mut Command) -> Started {
    Started::new(command, Duration::from_secs(60))
}

fn overload() -> Job {
    overload_by(Host::new("overload.c").build())
}

fn overload_by(program: std::path::PathBuf) -> Job {
    let job = Job::new(program);
    ["1", "3", "40", "50", "2000"].iter().fold(job, |job, a| job.arg(a))
}

fn run_job(prefix: &[&str], dir: &Path) -> Ended {
    let ended = start(&mut below(prefix, &overload().command(true, dir))).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{ended:?}");
    ended
}

fn assert_exact(dir: &Path) -> Stored {
    let stored = Stored::read(&trace_of(dir));
    stored.assert_exact(&Counts::read(&dir.join("counters")));
    stored
}

fn processes(dir: &Path) -> usize {
    dir.join("rings/v2").read_dir().unwrap().count()
}

const CONTAINERS: [&[&str]; 4] = [
    &["--pid", "--fork"],
    &["--pid", "--fork", "--mount", "--mount-proc"],
    &["--user", "--map-root-user", "--pid", "--fork", "--mount", "--mount-proc"],
    &[
        "--user",
        "--map-root-user",
        "--pid",
        "--fork",
        "--mount",
        "--mount-proc",
        "--ipc",
        "--uts",
        "--net",
        "--cgroup",
    ],
];

#[test]
fn a_job_in_namespaces_of_its_own() {
    for container in CONTAINERS {
        if !can_unshare(container) {
            continue;
        }
        let dir = place();
        let collector = start(&mut collect(dir.path(), &["--quiet"]));
        let prefix: Vec<&str> = ["unshare"].iter().chain(container).copied().collect();
        let ended = run_job(&prefix, dir.path());
        assert_eq!(ended.stdout.lines().count(), 3);
        collector.signal(Signal::TERM);
        let ended = collector.wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
        let stored = assert_exact(dir.path());
        assert_eq!(stored.trace.processes().len(), 1);
        let pid = stored.trace.processes()[0].pid;
        assert!(pid < 100, "pid {pid} is that of its own namespace");
    }
}

#[test]
fn a_process_below_us_that_is_gone_is_known_to_be() {
    let container = ["--user", "--map-root-user", "--pid", "--fork", "--mount", "--mount-proc"];
    if !can_unshare(&container) {
        return;
    }
    let dir = place();
    let collector = start(&mut collect(dir.path(), &["--quiet", "--until-idle", "300ms"]));
    let job = Job::new(Host::new("killed.c").build()).arg("1").env("GPUTAP_SIM_LAUNCH_NS", "200000");
    let prefix: Vec<&str> = ["unshare", "--kill-child"].iter().chain(&container).copied().collect();
    let job = start(&mut below(&prefix, &job.command(true, dir.path())));
    // It writes for longer than two looks at who is there.
    std::thread::sleep(Duration::from_millis(2500));
    assert_eq!(processes(dir.path()), 1);
    job.signal_group(Signal::KILL);
    job.wait();
    let ended = collector.wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    assert_eq!(processes(dir.path()), 0, "it was seen alive, so it is seen to be gone");
    let trace = Stored::read(&trace_of(dir.path())).trace;
    assert_eq!((trace.problems(), trace.processes()[0].ended), (&[][..], Some(Ending::Abrupt)));
}

#[test]
fn rings_of_a_process_that_can_not_be_seen_stay_until_asked_for() {
    let container = ["--pid", "--fork", "--mount", "--mount-proc"];
    if !can_unshare(&container) {
        return;
    }
    let dir = place();
    run_job(&["env"], dir.path());
    let prefix: Vec<&str> = ["unshare"].iter().chain(&container).copied().collect();
    let collector = |args: &[&str]| {
        let ended = start(&mut below(&prefix, &collect(dir.path(), args))).wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
        assert_exact(dir.path())
    };
    for _ in 0..2 {
        collector(&["--quiet", "--until-idle", "1500ms"]);
        assert_eq!(processes(dir.path()), 1, "nobody in there can know that it is gone");
    }
    collector(&["--quiet", "--until-idle", "2s", "--prune", "100ms"]);
    assert_eq!(processes(dir.path()), 0);
    collect_rest(dir.path());
    assert_exact(dir.path());
}

/// A directory of rings that a group shares, and the commands that run something as one of two of its users.
struct Shared {
    dir: TempDir,
    public: Public,
}

impl Shared {
    fn new(mode: u32) -> Option<Shared> {
        if !is_root() {
            skip("other users are needed, which needs root");
            return None;
        }
        let dir = place();
        let set =
            |path: &Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
        let rings = dir.path().join("rings");
        chown(&rings, Some(0), Some(GROUP)).unwrap();
        set(&rings, mode);
        // Counters and the trace are anybody's.
        set(dir.path(), 0o777);
        Some(Shared { dir, public: Public::new() })
    }

    fn path(&self) -> &Path {
        self.dir.path()
    }

    fn as_user(uid: &str, umask: &str) -> Vec<String> {
        let group = GROUP.to_string();
        let script = format!("umask {umask}; exec \"$@\"");
        let words =
            ["setpriv", "--reuid", uid, "--regid", uid, "--groups", &group, "sh", "-c", &script, "sh"];
        words.map(str::to_owned).to_vec()
    }

    /// Runs a job as a user with a umask.
    fn job(&self, uid: &str, umask: &str) {
        let prefix = Shared::as_user(uid, umask);
        let prefix: Vec<&str> = prefix.iter().map(String::as_str).collect();
        // Each user has counters of his own.
        let mut command = below(&prefix, &self.overload().command(true, self.path()));
        command.env("GPUTAP_SIM_COUNTERS", self.path().join(format!("counters-{uid}")));
        let ended = start(&mut command).wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{ended:?}");
    }

    fn collector(&self, uid: &str, args: &[&str]) -> Ended {
        let prefix = Shared::as_user(uid, "077");
        let prefix: Vec<&str> = prefix.iter().map(String::as_str).collect();
        start(&mut below(&prefix, &self.collect(args))).wait()
    }

    /// The job and the collector as every user may start them.
    fn overload(&self) -> Job {
        let program = self.public.copy(&Host::new("overload.c").build(), "overload");
        overload_by(program).for_everybody(&self.public)
    }

    fn collect(&self, args: &[&str]) -> Command {
        let ours = collect(self.path(), args);
        let mut command = Command::new(self.public.gputap());
        command.args(ours.get_args()).env_clear().envs(ours.get_envs().filter_map(|(k, v)| Some((k, v?))));
        command.current_dir(self.path());
        command
    }

    fn counts(&self, users: &[&str]) -> Counts {
        let mut all = Counts::default();
        for uid in users {
            for (id, n) in Counts::read(&self.path().join(format!("counters-{uid}"))).0 {
                *all.0.entry(id).or_default() += n;
            }
        }
        all
    }
}

#[test]
fn a_collector_of_the_same_group_drains_the_rings_of_other_users() {
    for mode in [0o2770, 0o2777, 0o3777] {
        let Some(shared) = Shared::new(mode) else { return };
        shared.job("60001", "022");
        shared.job("60002", "077");
        let ended = shared.collector("60003", &["--quiet", "--until-idle", "50ms"]);
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{mode:o}");
        // The trace is the collector's; root may read it.
        let stored = Stored::read(&trace_of(shared.path()));
        stored.assert_exact(&shared.counts(&["60001", "60002"]));
        let uids: Vec<u32> = stored.trace.processes().iter().map(|p| p.uid).collect();
        assert!(uids.contains(&60_001) && uids.contains(&60_002), "{uids:?}");
        let left: Vec<_> =
            shared.path().join("rings/v2").read_dir().unwrap().map(|e| e.unwrap().path()).collect();
        // In a sticky directory a name is its owner's alone, but not the memory behind it.
        assert!(left.is_empty() || mode == 0o3777, "{mode:o}: {left:?}");
        assert!(left.iter().all(|d| d.read_dir().unwrap().count() == 0), "{left:?}");
    }
}

#[test]
fn a_group_that_may_only_read_reads_along() {
    let Some(shared) = Shared::new(0o2750) else { return };
    // Only its owner may make rings there: root.
    let ended = start(&mut overload().command(true, shared.path())).wait();
    assert_eq!(ended.code, 0);
    let mode = |path: &Path| path.metadata().unwrap().mode() & 0o7777;
    let process = shared.path().join("rings/v2").read_dir().unwrap().next().unwrap().unwrap().path();
    assert_eq!((mode(&process), mode(&process.join("process"))), (0o2750, 0o640));
    std::fs::write(shared.path().join("rings/lock"), "").unwrap();
    let ended = shared.collector("60003", &["--quiet", "--until-idle", "50ms"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stderr.contains("may only be read"), "{}", ended.stderr);
    let stored = Stored::read(&trace_of(shared.path()));
    let driver = Counts::read(&shared.path().join("counters"));
    assert_eq!(stored.counts, stored.made(&driver), "all of it was still in the rings");
    assert!(stored.trace.problems().iter().any(|p| p.contains("may only be read")), "the report says it too");
}

#[test]
fn strangers_can_neither_drain_nor_read() {
    let Some(shared) = Shared::new(0o2770) else { return };
    shared.job("60001", "000");
    let words = ["setpriv", "--reuid", "60009", "--regid", "60009", "--clear-groups"];
    let ended = start(&mut below(&words, &shared.collect(&["--until-idle", "50ms"]))).wait();
    assert_eq!(ended.code, 2, "{ended:?}");
    assert!(ended.stderr.contains("Permission denied"), "{}", ended.stderr);
    assert!(!trace_of(shared.path()).exists());
}
