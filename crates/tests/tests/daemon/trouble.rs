//! What is wrong is said in the status, and taken back when it is over; and the daemon is confined as it says.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use gputap_control::{Client, Status, path};
use gputap_tests::daemon::{Daemon, short_dir, shown, until};
use gputap_tests::{gputap, is_root, skip};

use super::{TORCH, block_on};

fn status(daemon: &Daemon) -> Status {
    block_on(daemon.client().get(path::STATUS)).unwrap()
}

fn trouble(daemon: &Daemon) -> String {
    status(daemon).trouble.join("\n")
}

#[test]
fn state_that_can_not_be_stored_and_a_socket_that_is_gone() {
    let daemon = Daemon::start(&[]);
    let state = daemon.path().join("state");
    assert_eq!(trouble(&daemon), "");
    std::fs::rename(&state, daemon.path().join("away")).unwrap();
    let rank = daemon.rank(TORCH, 11, &[]);
    until("the trouble", || trouble(&daemon).contains("would be lost by a restart"));
    std::fs::rename(daemon.path().join("away"), &state).unwrap();
    until("its end", || trouble(&daemon).is_empty());
    assert!(state.join("state.json").exists(), "what could not be stored is stored now");
    drop(rank);
    std::fs::remove_file(daemon.path().join("k/dynolog")).unwrap();
    until("the trouble", || trouble(&daemon).contains("not this daemon's socket any more"));
    let said = daemon.gputap(&["status"]);
    assert!(!said.status.success() && shown(&said).contains("TROUBLE"), "{}", shown(&said));
}

#[test]
fn a_full_spool_refuses_and_is_said() {
    let daemon = Daemon::with("[trace]\nspool_mib = 0\n", &[]);
    let _rank = daemon.rank(TORCH, 11, &[]);
    assert!(
        !daemon
            .path()
            .join("k")
            .read_dir()
            .unwrap()
            .any(|e| { e.unwrap().file_name().to_string_lossy().starts_with("gputap-traces") })
    );
    let refused = daemon.gputap(&["trace"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(shown(&refused).contains("trace.spool_mib allows 0"), "{}", shown(&refused));
    until("the trouble", || trouble(&daemon).contains("trace.spool_mib"));
    let named = daemon.path().join("n.json").display().to_string();
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "--duration-ms", "1", "-o", &named]);
    assert!(output.status.success(), "a path of one's own: {}", shown(&output));
}

#[test]
fn the_daemon_is_confined_as_it_says() {
    let confined = Daemon::start(&[]);
    let open = Daemon::start(&["--no-sandbox"]);
    assert_eq!(status(&open).sandbox, "off");
    let of = |daemon: &Daemon, name: &str| {
        let text = std::fs::read_to_string(format!("/proc/{}/status", daemon.pid())).unwrap();
        text.lines().find_map(|l| l.strip_prefix(name)).unwrap().trim().to_owned()
    };
    assert_eq!((of(&open, "Seccomp:"), of(&confined, "Seccomp:")), ("0".into(), "2".into()));
    assert_eq!(of(&confined, "NoNewPrivs:"), "1");
    let sandbox = status(&confined).sandbox;
    assert!(sandbox == "landlock, seccomp" || sandbox.starts_with("seccomp alone"), "{sandbox}");
}

/// A daemon that wants the abstract socket, started by `within`, which names a network namespace.
fn with_abstract(dir: &Path, name: &str, state: &str, within: &[&str]) -> Command {
    let mut command = Command::new(within[0]);
    command.args(&within[1..]).arg(gputap()).args(["daemon", "--state-dir"]).arg(dir.join(state));
    command.arg("--socket").arg(dir.join(format!("{name}.sock"))).arg("--spool").arg(dir);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// Ended with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = (self.0.kill(), self.0.wait());
    }
}

#[test]
fn an_abstract_socket_of_another_daemon_is_said_and_taken_when_it_is_free() {
    if !is_root() {
        return skip("a network namespace needs root");
    }
    let dir = short_dir();
    let socket = |name: &str| dir.path().join(format!("{name}.sock"));
    let asked = |name: &str| block_on(Client::unix(&socket(name)).get::<Status>(path::STATUS));
    let first = with_abstract(dir.path(), "first", "1", &["unshare", "--net"]).spawn().unwrap();
    let mut first = Running(first);
    until("the first", || asked("first").is_ok());
    assert_eq!(asked("first").unwrap().endpoints, ["@dynolog"]);

    let pid = first.0.id().to_string();
    let beside = ["nsenter", "--target", &pid, "--net"];
    let kineto = dir.path().join("k");
    let mut second = with_abstract(dir.path(), "second", "2", &beside);
    let second = Running(second.arg("--kineto-dir").arg(&kineto).spawn().unwrap());
    until("the second", || asked("second").is_ok());
    until("the trouble", || asked("second").unwrap().trouble.iter().any(|t| t.contains("@dynolog is taken")));
    let said = Command::new(gputap()).args(["status", "--socket"]).arg(socket("second")).output().unwrap();
    assert!(!said.status.success() && shown(&said).contains("TROUBLE"), "{}", shown(&said));
    // It serves who comes by the directory.
    let pid = second.0.id().to_string();
    let through = |at: &str| {
        let mut command = Command::new("nsenter");
        command.args(["--target", &pid, "--net", TORCH, at, "11", "50"]).stdout(Stdio::null());
        Running(command.spawn().unwrap())
    };
    let _rank = through(&kineto.display().to_string());
    until("a registration", || asked("second").unwrap().processes == 1);

    // Two on one state would write over each other.
    let third = with_abstract(dir.path(), "third", "2", &beside).output().unwrap();
    assert!(!third.status.success() && shown(&third).contains("another daemon runs"), "{}", shown(&third));

    let _ = (first.0.kill(), first.0.wait());
    until("the socket to be taken", || asked("second").unwrap().trouble.is_empty());
    assert!(asked("second").unwrap().endpoints.contains(&"@dynolog".to_owned()));
    let _other = through("@");
    until("a registration there", || asked("second").unwrap().processes == 2);
}
