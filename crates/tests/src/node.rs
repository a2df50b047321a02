//! A node of its own, for commands that need a daemon or a job that runs: what they print on it names nothing of this machine.
//!
//! The node is a set of namespaces, which needs root. `node.sh` makes it, and has the scenes that a session can begin with.

use std::process::Command;
use std::time::Duration;

use gputap_sim_base::testing::built;

use crate::{Started, gputap, have, is_root, profile_dir, simulated, skip};

const SCRIPT: &str = include_str!("node.sh");
/// What the node shares with nobody. It ends with its first process.
const OWN: [&str; 8] =
    ["--mount", "--mount-proc", "--uts", "--ipc", "--net", "--pid", "--fork", "--kill-child"];
const NEEDED: [&str; 5] = ["unshare", "setpriv", "script", "pgrep", "curl"];
const ENVIRONMENT: [(&str, &str); 4] = [
    ("PATH", "/opt/gputap/bin:/usr/bin:/bin:/usr/sbin:/sbin"),
    ("HOME", "/home/you"),
    ("SHELL", "/bin/sh"),
    ("NO_COLOR", "1"),
];
const LIMIT: Duration = Duration::from_secs(120);
/// Erases the line of a terminal, for a progress line that is drawn anew.
const ERASE: &str = "\x1b[2K";

/// Whether a node can be made here; the test is skipped where it can't.
pub fn can_be_made() -> bool {
    let can = is_root() && NEEDED.into_iter().all(have);
    if !can {
        skip(&format!("a node of its own needs root and {}", NEEDED.join(", ")));
    }
    can
}

/// Lines that a terminal shows of a shell's commands, which begin when `scene` runs on the node.
pub fn session(scene: &str, commands: &str) -> String {
    // What the node's /opt/gputap/bin has to hold.
    let _programs = (gputap(), simulated(), built("gputap-sim-job", "gputap-sim-job"));
    let mut command = Command::new("unshare");
    command.args(OWN).args(["sh", "-c", SCRIPT, "sh"]).arg(profile_dir()).args([scene, commands]);
    let ended = Started::new(command.env_clear().envs(ENVIRONMENT), LIMIT).wait();
    assert_eq!(ended.code, 0, "{scene}: {}", ended.stderr);
    let shown = |line: &str| line.rsplit(ERASE).next().map(str::to_owned);
    ended.stdout.lines().filter_map(shown).collect::<Vec<_>>().join("\n")
}
