//! Several users on a node: nobody sees, traces or fetches what is another's. Needs root, to be several users.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::PathBuf;
use std::process::{Command, Output};

use gputap_tests::daemon::{Daemon, Rank, shown};
use gputap_tests::{gputap, is_root, skip};
use tempfile::TempDir;

use super::TORCH;

const A: u32 = 61_001;
const B: u32 = 61_002;
/// The daemon's own user.
const SERVICE: u32 = 61_000;

/// Programs where every user can execute them.
struct Programs(TempDir);

impl Programs {
    fn new() -> Programs {
        let dir = tempfile::Builder::new().prefix("gtbin").tempdir_in("/tmp").unwrap();
        std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(0o755)).unwrap();
        std::fs::copy(gputap(), dir.path().join("gputap")).unwrap();
        std::fs::copy(TORCH, dir.path().join("torch")).unwrap();
        Programs(dir)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn as_user(&self, uid: u32, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        let uid = uid.to_string();
        command
            .args(["--reuid", &uid, "--regid", &uid, "--clear-groups"])
            .arg(self.path(name))
            .current_dir("/tmp");
        command
    }
}

fn gputap_as(programs: &Programs, daemon: &Daemon, uid: u32, args: &[&str]) -> Output {
    let mut command = programs.as_user(uid, "gputap");
    command.args(args).env("GPUTAP_DAEMON_SOCKET", daemon.socket()).output().unwrap()
}

fn rank(programs: &Programs, daemon: &Daemon, uid: u32) -> Rank {
    let mut command = programs.as_user(uid, "torch");
    command.args([daemon.kineto().as_str(), "11", "50"]);
    daemon.rank_of(command)
}

/// A daemon of root's that all users can reach.
fn open_daemon() -> Daemon {
    let config = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(config.path(), "[control]\nmode = '666'\n").unwrap();
    let daemon = Daemon::start(&["--config", &config.path().display().to_string()]);
    std::fs::set_permissions(daemon.path(), PermissionsExt::from_mode(0o711)).unwrap();
    daemon
}

#[test]
fn users_see_and_trace_their_own_only() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    let programs = Programs::new();
    let daemon = open_daemon();
    let (a, b) = (rank(&programs, &daemon, A), rank(&programs, &daemon, B));
    let seen = shown(&gputap_as(&programs, &daemon, A, &["ps"]));
    assert!(seen.contains(&a.pid().to_string()) && !seen.contains(&b.pid().to_string()), "{seen}");
    assert!(seen.contains("1 processes of other users"), "{seen}");
    let output = gputap_as(&programs, &daemon, A, &["trace", "--pids", &b.pid().to_string()]);
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    let output = gputap_as(&programs, &daemon, A, &["trace", "--warmup-s", "0"]);
    assert!(output.status.success(), "{}", shown(&output));
    assert!(!b.said().contains("taken"), "{}", b.said());
    let operator = daemon.gputap(&["trace", "--warmup-s", "0"]);
    assert!(operator.status.success() && shown(&operator).contains("Matched 2"), "{}", shown(&operator));
    let log = daemon.log();
    assert!(
        log.contains("caller=\"uid 61001\"") && log.contains("caller=\"uid 0\""),
        "every call is logged: {log}"
    );
}

#[test]
fn a_daemon_without_privileges_hands_over_what_another_user_wrote() {
    if !is_root() {
        return skip("several users are needed, which needs root");
    }
    let programs = Programs::new();
    let base = tempfile::Builder::new().prefix("gt").tempdir_in("/tmp").unwrap();
    std::fs::set_permissions(base.path(), PermissionsExt::from_mode(0o777)).unwrap();
    let at = |name: &str| base.path().join(name);
    std::fs::write(at("daemon.toml"), "[control]\nmode = '666'\n").unwrap();
    let mut command = programs.as_user(SERVICE, "gputap");
    command
        .args(["daemon", "--no-abstract"])
        .arg("--config")
        .arg(at("daemon.toml"))
        .arg("--kineto-dir")
        .arg(at("k"));
    let mut service =
        command.arg("--socket").arg(at("c.sock")).arg("--spool").arg(base.path()).spawn().unwrap();
    let ps = || {
        let mut command = programs.as_user(A, "gputap");
        shown(&command.args(["ps", "--socket"]).arg(at("c.sock")).output().unwrap())
    };
    gputap_tests::daemon::until("the daemon", || at("c.sock").exists());
    // A umask that lets nobody read, as careful users have.
    let mut sh = Command::new("setpriv");
    sh.args(["--reuid", "61001", "--regid", "61001", "--clear-groups", "sh", "-c"]);
    sh.arg(format!("umask 077; exec {} {} 11 50", programs.path("torch").display(), at("k").display()));
    let mut torch = sh.spawn().unwrap();
    gputap_tests::daemon::until("a registration", || ps().contains(&torch.id().to_string()));
    let got = at("got");
    let mut trace = programs.as_user(A, "gputap");
    trace.args(["trace", "--warmup-s", "0", "--socket"]).arg(at("c.sock")).arg("--fetch").arg(&got);
    let output = trace.output().unwrap();
    let _ = (torch.kill(), torch.wait(), service.kill(), service.wait());
    assert!(output.status.success(), "{}", shown(&output));
    let fetched: Vec<_> =
        got.read_dir().unwrap().map(|e| e.unwrap()).filter(|e| e.file_name() != "manifest.json").collect();
    assert_eq!((fetched.len(), fetched[0].metadata().unwrap().len()), (1, 5_000));
    // Nobody else may look there.
    let spool = at("k").join(format!("gputap-traces-{SERVICE}"));
    for dir in spool.read_dir().unwrap().map(|e| e.unwrap().path()) {
        assert_eq!(std::fs::metadata(&dir).unwrap().mode() & 0o007, 0);
    }
}

#[test]
fn what_is_made_is_not_for_the_world() {
    let daemon = Daemon::start(&[]);
    let _rank = daemon.rank(TORCH, 11, &[]);
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "1"]);
    assert!(output.status.success(), "{}", shown(&output));
    let mode = |path: PathBuf| std::fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!(mode(daemon.socket()), 0o660);
    assert_eq!(mode(daemon.path().join("state")), 0o700);
    assert_eq!(mode(daemon.path().join("state/state.json")), 0o600);
    let sockets = |table: &str| {
        let text = std::fs::read_to_string(format!("/proc/{}/net/{table}", daemon.pid())).unwrap();
        let inodes: Vec<String> = std::fs::read_dir(format!("/proc/{}/fd", daemon.pid()))
            .unwrap()
            .filter_map(|e| {
                std::fs::read_link(e.unwrap().path())
                    .ok()?
                    .to_str()?
                    .strip_prefix("socket:[")
                    .map(|s| s.replace(']', ""))
            })
            .collect();
        text.lines().filter(|l| inodes.iter().any(|i| l.split_whitespace().any(|f| f == i))).count()
    };
    assert_eq!((sockets("tcp"), sockets("tcp6")), (0, 0), "nothing listens on TCP");
}
