//! Processes and daemons in pid namespaces of their own. Needs root.

use std::process::{Command, Stdio};

use gputap_control::Processes;
use gputap_tests::daemon::{Daemon, short_dir, shown, until};
use gputap_tests::{gputap, have, is_root, skip};

use super::TORCH;

fn can() -> bool {
    let can = is_root() && have("unshare");
    if !can {
        skip("pid namespaces are needed, which needs root and unshare");
    }
    can
}

#[test]
fn a_process_of_a_container_is_known_by_both_its_pids() {
    if !can() {
        return;
    }
    let daemon = Daemon::start(&[]);
    let mut command = Command::new("unshare");
    command.args([
        "--pid",
        "--fork",
        "--mount",
        "--mount-proc",
        "--kill-child",
        TORCH,
        &daemon.kineto(),
        "11",
        "50",
    ]);
    let mut container = command.stdout(Stdio::null()).spawn().unwrap();
    until("a registration", || !daemon.registered().is_empty());
    let output = daemon.gputap(&["ps", "--format", "json"]);
    let nodes: Vec<Processes> = serde_json::from_slice(&output.stdout).unwrap();
    let process = &nodes[0].processes[0];
    assert!(process.own_pid == 1 && process.pid > 1, "{process:?}");
    let file = daemon.path().join("c.json").display().to_string();
    let output = daemon.gputap(&["trace", "--warmup-s", "0", "-o", &file]);
    let _ = (container.kill(), container.wait());
    assert!(output.status.success(), "{}", shown(&output));
    assert!(daemon.path().join("c_1.json").exists(), "the file has the pid that the process knows");
}

#[test]
fn a_daemon_beside_the_job_knows_it_by_its_socket() {
    if !can() {
        return;
    }
    let dir = short_dir();
    let at = |name: &str| dir.path().join(name);
    let mut command = Command::new("unshare");
    command
        .args(["--pid", "--fork", "--mount", "--mount-proc", "--kill-child"])
        .arg(gputap())
        .args(["daemon", "--no-abstract"]);
    command.arg("--kineto-dir").arg(at("k")).arg("--socket").arg(at("c.sock"));
    let mut daemon = command.stderr(Stdio::null()).spawn().unwrap();
    until("the daemon", || std::os::unix::net::UnixStream::connect(at("c.sock")).is_ok());
    let mut rank = Command::new(TORCH).arg(at("k")).args(["11", "50"]).stdout(Stdio::null()).spawn().unwrap();
    let ask =
        |args: &[&str]| Command::new(gputap()).args(args).arg("--socket").arg(at("c.sock")).output().unwrap();
    until("a registration", || shown(&ask(&["ps"])).contains(&format!("0 ({} inside)", rank.id())));
    let output = ask(&["trace", "--warmup-s", "0"]);
    let _ = (rank.kill(), rank.wait(), daemon.kill(), daemon.wait());
    assert!(output.status.success(), "{}", shown(&output));
    assert!(shown(&output).contains("1 of 1 traces are written"), "{}", shown(&output));
}
