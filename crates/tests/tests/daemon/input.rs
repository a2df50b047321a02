//! Bad input: each says what is wrong and what to do.

use std::path::Path;

use gputap_tests::daemon::{Daemon, shown};
use gputap_tests::gputap;

use super::TORCH;

fn fails(daemon: &Daemon, args: &[&str], code: i32, says: &str) {
    let output = daemon.gputap(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", shown(&output));
    assert!(shown(&output).contains(says), "{args:?}: {}", shown(&output));
}

#[test]
fn paths_and_selections_that_can_not_be() {
    let daemon = Daemon::start(&[]);
    fails(&daemon, &["trace"], 1, "KINETO_USE_DAEMON=1");
    let rank = daemon.rank(TORCH, 11, &[]);
    fails(&daemon, &["trace", "--job-id", "77"], 1, "none of job 77");
    fails(&daemon, &["trace", "--pids", "1234567"], 1, &format!("pids {}", rank.pid()));
    fails(&daemon, &["trace", "-o", "/etc/a.json"], 1, "may be written below /tmp");
    fails(&daemon, &["trace", "-o", "/tmp/../etc/a.json"], 1, "'..'");
    fails(&daemon, &["trace", "-o", "/tmp/a=b.json"], 1, "'='");
    fails(&daemon, &["trace", "-o", "/tmp/a#b.json"], 1, "'#'");
    fails(&daemon, &["trace", "-o", "/tmp/x.json.d/a.json"], 1, "in a directory's name");
    fails(&daemon, &["trace", "-o", "/tmp/gputap-none/a.json"], 1, "does not exist on its node");
    fails(&daemon, &["trace", "-o", "/proc/nowhere/"], 2, "making /proc/nowhere");
    fails(&daemon, &["trace", "--job-hosts"], 2, "PBS_NODEFILE");
    fails(&daemon, &["trace", "--duration-ms", "0"], 2, "--duration-ms");
    fails(&daemon, &["trace", "--profile-start-time", "1000"], 2, "in the past");
    fails(&daemon, &["trace", "--fetch", "/proc/nowhere"], 2, "--fetch");
    fails(&daemon, &["trace", "--host", "localhost"], 2, "--token-file");
    fails(&daemon, &["trace", "--hosts-file", "/nonexistent"], 2, "--hosts-file");
    fails(&daemon, &["trace", "--slurm", "12;rm"], 2, "a job is a number");
    assert!(!rank.said().contains("taken"), "nothing of it was sent");
}

#[test]
fn no_daemon_and_wrong_settings() {
    let dir = tempfile::tempdir().unwrap();
    let socket = dir.path().join("none.sock").display().to_string();
    for command in ["trace", "ps", "status"] {
        let output =
            std::process::Command::new(gputap()).args([command, "--socket", &socket]).output().unwrap();
        assert_ne!(output.status.code(), Some(0));
        assert!(shown(&output).contains("gputap daemon"), "{}", shown(&output));
    }
    let file = dir.path().join("daemon.toml");
    let check = |text: &str, says: &str| {
        std::fs::write(&file, text).unwrap();
        let output = std::process::Command::new(gputap())
            .args(["daemon", "--check", "--no-abstract", "--socket", &socket, "--config"])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(output.status.success(), says.is_empty(), "{}", shown(&output));
        assert!(shown(&output).contains(says), "{}", shown(&output));
    };
    check("[trace]\nroots = ['/tmp', '/data']\n", "");
    check("[trace]\nrots = []\n", "rots");
    check("[control]\nlisten = '0.0.0.0:1779'\n", "gputap certs init");
    let long = format!("/tmp/{}", "x".repeat(60));
    let output = std::process::Command::new(gputap())
        .args(["daemon", "--no-abstract", "--kineto-dir", &long, "--socket", &socket])
        .output()
        .unwrap();
    assert!(!output.status.success() && shown(&output).contains("54 characters"), "{}", shown(&output));
}

/// Every key of docs/daemon.md is one.
#[test]
fn the_documented_settings_are_good() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/daemon.md");
    let text = std::fs::read_to_string(path).unwrap();
    let section = text.split("\n## ").find(|s| s.starts_with("Settings")).unwrap();
    let settings: String =
        section.lines().filter_map(|l| l.strip_prefix("    ")).map(|l| format!("{l}\n")).collect();
    assert!(settings.lines().count() > 25, "{settings}");
    // The same keys with what this machine has.
    let pki = super::remote::Pki::new(&["--node", "localhost", "--operator"]);
    let dir = gputap_tests::daemon::short_dir();
    let here = |name: &str| dir.path().join(name).display().to_string();
    let token = here("token");
    let made = std::process::Command::new(gputap()).args(["certs", "token", &token]).status().unwrap();
    assert!(made.success());
    let settings = [
        ("/var/lib/gputap", here("state")),
        ("/run/gputap/kineto", here("k")),
        ("/run/gputap/control.sock", here("c.sock")),
        ("/etc/gputap/node.pem", pki.file("node-localhost.pem")),
        ("/etc/gputap/node.key", pki.file("node-localhost.key")),
        ("/etc/gputap/ca.pem", pki.file("ca.pem")),
        ("/etc/gputap/token", token.clone()),
        ("0.0.0.0:1779", format!("127.0.0.1:{}", super::remote::port())),
        ("abstract_socket = true", "abstract_socket = false".into()),
    ]
    .iter()
    .fold(settings, |text, (documented, ours)| {
        assert!(text.contains(documented), "{documented}");
        text.replace(documented, ours)
    });
    let file = here("daemon.toml");
    std::fs::write(&file, &settings).unwrap();
    let mut command = std::process::Command::new(gputap());
    let output = command.args(["daemon", "--check", "--config", &file]).output().unwrap();
    assert!(output.status.success(), "{}", shown(&output));
    let mut left: Vec<_> = dir.path().read_dir().unwrap().map(|e| e.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["daemon.toml", "token"], "a check leaves nothing behind");
}

#[test]
fn a_second_daemon_says_who_is_there() {
    let daemon = Daemon::start(&[]);
    let output = std::process::Command::new(gputap())
        .args(["daemon", "--no-kineto", "--socket"])
        .arg(daemon.socket())
        .output()
        .unwrap();
    assert!(!output.status.success() && shown(&output).contains("another daemon"), "{}", shown(&output));
}
