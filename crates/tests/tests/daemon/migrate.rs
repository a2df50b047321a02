//! docs/migrate.md, the part about dynolog: every command of ours is run, and every option of `dyno` is taken.

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use gputap_tests::daemon::{Daemon, short_dir, shown};
use gputap_tests::gputap;

use super::TORCH;

fn section() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/migrate.md");
    let text = std::fs::read_to_string(path).unwrap();
    let section = text.split("\n## ").find(|s| s.starts_with("dynolog\n"));
    section.expect("there is a section about dynolog").to_owned()
}

/// Commands between fences that are ours.
fn commands(section: &str) -> Vec<String> {
    let fenced = section.split("```").skip(1).step_by(2);
    let lines = fenced.flat_map(|f| f.lines().skip(1)).filter(|l| !l.starts_with('#') && !l.is_empty());
    lines.map(str::to_owned).collect()
}

/// A machine as the document supposes it: `gputap`, `python`, `squeue` and `scontrol` in PATH.
fn programs(dir: &Path) {
    std::os::unix::fs::symlink(gputap(), dir.join("gputap")).unwrap();
    let scripts =
        [("python", "exit 0"), ("squeue", "echo \"4711 4711 localhost\""), ("scontrol", "echo localhost")];
    for (name, script) in scripts {
        std::fs::write(dir.join(name), format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(dir.join(name), PermissionsExt::from_mode(0o755)).unwrap();
    }
}

#[test]
fn every_command_is_run() {
    let bin = short_dir();
    programs(bin.path());
    let token = bin.path().join("token").display().to_string();
    let made = Command::new(gputap()).args(["certs", "token", &token]).output().unwrap();
    assert!(made.status.success(), "{}", shown(&made));
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    let daemon = Daemon::start(&["--listen", &format!("127.0.0.1:{port}"), "--token-file", &token]);
    let mut rank = Command::new(TORCH);
    rank.args([&daemon.kineto(), "11", "50", "steps"]).env("SLURM_JOB_ID", "4711");
    let rank = daemon.rank_of(rank);
    let commands = commands(&section());
    assert!(commands.len() >= 9, "{commands:?}");
    for documented in commands {
        // What the document can't know; and what would run for ever is only checked.
        let mut command = documented
            .replace("1234", &rank.pid().to_string())
            .replace("node1 --port 1779", &format!("localhost --port {port}"))
            .replace("--slurm 4711", &format!("--slurm 4711 --port {port}"))
            .replace("/tmp/", &format!("{}/", daemon.path().display()));
        if command == "gputap daemon" {
            // The one that runs has the usual socket.
            command += &format!(" --check --socket {}/check.sock", daemon.path().display());
        }
        if command.starts_with("gputap trace") {
            command += " --warmup-s 0";
        }
        let path = format!("{}:{}", bin.path().display(), std::env::var("PATH").unwrap());
        let mut shell = Command::new("sh");
        shell.args(["-c", &command]).env("PATH", path).current_dir(daemon.path());
        let local = !command.contains("localhost") && !command.contains("--slurm");
        shell.env("GPUTAP_TOKEN_FILE", &token).env_remove("GPUTAP_DAEMON_SOCKET");
        if local {
            shell.env("GPUTAP_DAEMON_SOCKET", daemon.socket());
        }
        let output = shell.output().unwrap();
        assert!(output.status.success(), "{documented}: {}", shown(&output));
        if command.starts_with("gputap trace") {
            assert!(shown(&output).contains("1 of 1 traces are written"), "{documented}: {}", shown(&output));
        }
    }
}

#[test]
fn every_option_of_dyno_is_taken() {
    let section = section();
    let rows = section.lines().filter(|l| l.starts_with("| `-"));
    let left: String = rows.filter_map(|row| row.split('|').nth(1)).collect();
    let words = left.split('`').skip(1).step_by(2).flat_map(str::split_whitespace);
    let options: BTreeSet<&str> = words.filter(|w| w.starts_with('-')).collect();
    assert!(options.len() >= 18, "{options:?}");
    for option in options {
        let mut command = Command::new(gputap());
        command.args(["trace", "--socket", "/nonexistent/socket", "--no-wait", option]);
        let said = shown(&command.output().unwrap());
        // One whose value is missing is known, too.
        assert!(!said.contains("unexpected argument"), "{said}");
    }
}
