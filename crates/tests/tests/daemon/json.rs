//! What `--format json` prints is one JSON document, of every command that has it, on one node and on several.

use std::collections::BTreeSet;
use std::process::{Command, Output};

use gputap_tests::daemon::{Daemon, shown};
use gputap_tests::{demo, gputap};
use serde_json::Value;

use super::TORCH;
use super::remote::{listening, port};

/// The sub-commands that take `--format json`, as the program itself says.
fn commands() -> BTreeSet<String> {
    let help = |args: &[&str]| {
        let output = Command::new(gputap()).args(args).arg("--help").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let all = help(&[]);
    let listed = all.lines().skip_while(|l| !l.starts_with("Commands:")).skip(1);
    let names =
        listed.take_while(|l| !l.trim().is_empty()).filter(|l| l.starts_with("  ") && !l.starts_with("   "));
    let names = names.map(|l| l.split_whitespace().next().unwrap().to_owned()).filter(|n| n != "help");
    names
        .filter(|name| {
            let text = help(&[name]);
            text.contains("--format <") && text.to_lowercase().contains("json")
        })
        .collect()
}

/// The one document that a command printed.
fn document(output: &Output) -> Value {
    let text = std::str::from_utf8(&output.stdout).expect("UTF-8");
    // Strict: one value, and nothing but white space behind it.
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {}", shown(output)))
}

#[test]
fn every_command_prints_one_document() {
    let dir = tempfile::tempdir().unwrap();
    let token = dir.path().join("token").display().to_string();
    assert!(Command::new(gputap()).args(["certs", "token", &token]).status().unwrap().success());
    let ports = [port(), port(), port()];
    let start = |port: u16| {
        let daemon = Daemon::start(&["--listen", &format!("127.0.0.1:{port}"), "--token-file", &token]);
        listening(port);
        daemon
    };
    let daemons = [start(ports[0]), start(ports[1])];
    let _ranks = daemons.each_ref().map(|d| d.rank(TORCH, 11, &[]));
    let hosts = ports.map(|p| format!("localhost:{p}"));
    let (_demo, trace) = demo(2, 2);
    let trace = trace.display().to_string();
    let run = |args: &[&str], hosts: &[String]| {
        let mut command = Command::new(gputap());
        command.args(args).args(["--format", "json"]);
        if !hosts.is_empty() {
            command.args(["--token-file", &token]).args(hosts.iter().flat_map(|h| ["--host", h]));
        }
        command.output().unwrap()
    };
    let nothing = ["trace", "--no-wait", "--job-id", "77"];
    let of_nodes: [&[&str]; 3] = [&["status"], &["ps"], &nothing];
    let of_traces: [&[&str]; 3] =
        [&["report", &trace], &["sql", &trace, "SELECT 1 AS one"], &["apis", "cuInit"]];
    let tested: BTreeSet<String> = of_nodes.iter().chain(&of_traces).map(|a| a[0].to_owned()).collect();
    assert_eq!(tested, commands(), "a command has --format json and is not tried here");
    for args in of_traces {
        let output = run(args, &[]);
        assert!(output.status.success() && document(&output).is_object(), "{args:?}: {}", shown(&output));
    }
    for args in of_nodes {
        let local = daemons[0].gputap(&[args, &["--format", "json"]].concat());
        document(&local);
        // One, two, and two of which one does not answer.
        for hosts in [&hosts[..1], &hosts[..2], &hosts[1..]] {
            document(&run(args, hosts));
        }
    }
    let one = document(&run(&["status"], &hosts[..1]));
    assert!(one["pid"].is_number(), "{one:#}");
    let output = run(&["status"], &hosts[1..]);
    assert_eq!(output.status.code(), Some(1), "{}", shown(&output));
    let two = document(&output);
    assert_eq!(two["schema"], 1);
    let nodes = two["nodes"].as_array().unwrap();
    assert_eq!(
        (&nodes[0]["node"], &nodes[1]["node"]),
        (&hosts[1].as_str().into(), &hosts[2].as_str().into())
    );
    assert!(nodes[0]["status"]["pid"].is_number() && nodes[1]["error"].is_string(), "{two:#}");
}
