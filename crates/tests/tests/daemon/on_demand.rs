//! `gputap run --on-demand`: one daemon for all of a user's commands on a node, gone with the last of them.
//!
//! Its directory is named after the user, so these tests take a user of their own, which needs root.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};

use gputap_tests::daemon::{shown, until};
use gputap_tests::{Public, is_root, skip};

use super::TORCH;

/// A user whom nobody else uses.
const UID: u32 = 61_234;

fn as_user(program: &Path) -> Command {
    let mut command = Public::command(UID, program);
    command.env_remove("GPUTAP_DAEMON_SOCKET").current_dir("/tmp");
    command
}

#[test]
fn one_daemon_for_all_tasks_and_the_commands_own_exit_code() {
    if !is_root() {
        return skip("another user is needed, which needs root");
    }
    let dir = Path::new("/tmp").join(format!("gputap-{UID}"));
    let _ = std::fs::remove_dir_all(&dir);
    let public = Public::new();
    let (program, torch) = (public.gputap(), public.copy(Path::new(TORCH), "torch"));
    let script = format!("exec timeout 600 {} \"$KINETO_IPC_SOCKET_DIR\" 11 50", torch.display());
    let mut tasks: Vec<_> = (0..4)
        .map(|_| {
            let mut command = as_user(&program);
            command
                .args(["run", "--on-demand", "--", "sh", "-c", &script])
                .stdout(Stdio::null())
                .spawn()
                .unwrap()
        })
        .collect();
    let ps = || as_user(&program).args(["ps", "--format", "json"]).output().unwrap();
    let pids = || -> Vec<i64> {
        let nodes: serde_json::Value = serde_json::from_slice(&ps().stdout).unwrap_or_default();
        let list = nodes[0]["processes"].as_array().cloned().unwrap_or_default();
        list.iter().map(|p| p["pid"].as_i64().unwrap()).collect()
    };
    until("four registrations", || pids().len() == 4);
    let log = std::fs::read_to_string(dir.join("log")).unwrap();
    assert_eq!(log.matches("ready").count(), 1, "one daemon: {log}");
    let trace = as_user(&program).args(["trace", "--warmup-s", "0", "--duration-ms", "1"]).output().unwrap();
    assert!(trace.status.success(), "{}", shown(&trace));
    for pid in pids() {
        Command::new("kill").arg(pid.to_string()).status().unwrap();
    }
    for task in &mut tasks {
        let status = task.wait().unwrap();
        assert_eq!(status.signal(), Some(15), "as the command ended: {status}");
    }
    until("the daemon to go", || !dir.join("control.sock").exists());
    let output = as_user(&program).args(["run", "--on-demand", "--", "sh", "-c", "exit 7"]).output().unwrap();
    assert_eq!(output.status.code(), Some(7), "{}", shown(&output));
    until("the daemon to go", || !dir.join("control.sock").exists());
    let left: Vec<_> = dir.read_dir().unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(!left.iter().any(|n| n.to_string_lossy().starts_with("dyno")), "{left:?}");
    std::fs::remove_dir_all(&dir).unwrap();
}
