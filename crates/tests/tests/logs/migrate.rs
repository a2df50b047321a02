//! docs/migrate.md: every example is run, with a simulated job in the place of `python train.py`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gputap_tests::{Host, Python, Started, gputap, library, on_tmpfs, simulated, skip};

use crate::files;

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/migrate.md");
    std::fs::read_to_string(path).unwrap()
}

/// The indented blocks: each is one example.
fn examples(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut before = "";
    // What is between fences is no shell.
    for line in text.split("```").step_by(2).flat_map(str::lines) {
        if let Some(code) = line.strip_prefix("    ") {
            match all.last_mut() {
                Some(last) if before.starts_with("    ") => last.push_str(&format!("{code}\n")),
                _ => all.push(format!("{code}\n")),
            }
        }
        before = line;
    }
    all
}

/// A machine as the document supposes it: `gputap` and `python` in PATH, the library in /opt/gputap.
struct Machine {
    dir: tempfile::TempDir,
}

impl Machine {
    fn new() -> Machine {
        let dir = on_tmpfs();
        let host =
            Host::new("seeds.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]).build();
        let bin = dir.path().join("bin");
        std::fs::create_dir_all(&bin).unwrap();
        std::os::unix::fs::symlink(gputap(), bin.join("gputap")).unwrap();
        let python = format!("#!/bin/sh\nexec {} logged\n", host.display());
        std::fs::write(bin.join("python"), python).unwrap();
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(bin.join("python"), mode).unwrap();
        std::fs::create_dir(dir.path().join("work")).unwrap();
        Machine { dir }
    }

    fn work(&self) -> PathBuf {
        self.dir.path().join("work")
    }

    fn command(&self, words: &[&str]) -> Command {
        let path = format!("{}:{}", self.dir.path().join("bin").display(), std::env::var("PATH").unwrap());
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).current_dir(self.work()).env_clear().env("PATH", path);
        command.env("LD_LIBRARY_PATH", simulated()).env("GPUTAP_DIR", self.dir.path().join("rings"));
        command
    }

    /// Runs a command and waits for a collector that it may have started.
    fn run(&self, command: &mut Command) -> String {
        let ended = Started::new(command, Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{command:?}: {ended:?}");
        let lock = self.dir.path().join("rings/lock");
        if lock.exists() {
            let mut wait = self.command(&["flock", lock.to_str().unwrap(), "true"]);
            assert_eq!(Started::new(&mut wait, Duration::from_secs(60)).wait().code, 0);
            let log = std::fs::read_to_string(self.dir.path().join("rings/collect.log")).unwrap_or_default();
            assert_eq!(log, "");
        }
        ended.stdout
    }
}

fn run(example: &str) -> (Machine, String) {
    let machine = Machine::new();
    // A shell that is preloaded itself would be no different, but slower.
    let script = example.replace("/opt/gputap/libgputap.so", library().to_str().unwrap());
    let said = machine.run(&mut machine.command(&["sh", "-ec", &script]));
    (machine, said)
}

#[test]
fn every_example_runs_and_leaves_what_it_says() {
    let examples = examples(&document());
    assert_eq!(examples.len(), 8, "{examples:?}");
    for example in &examples {
        let (machine, said) = run(example);
        let there = |name: &str| machine.work().join(name);
        match example {
            e if e.contains("--to cudatrace") => {
                assert!(said.contains("Total cudaMalloc: 4.524288 MB\n"), "{e}: {said}");
            }
            e if e.contains("--to csv") => {
                assert!(said.contains("process,pid,rank,thread,name,address,bytes"), "{e}: {said}");
            }
            e if e.contains("--to alnair") => assert!(there("pflog/metrics.log").exists(), "{e}"),
            e if e.contains("cat test/metrics.log") => {
                assert!(said.contains("name:cudaMemcpy,count:2,"), "{e}: {said}");
            }
            e if e.contains("PFLOG=") => {
                let files = files(&there("test"));
                assert!(files["metrics.log"].contains("name:cudaMemcpy,count:2,"), "{e}: {files:?}");
            }
            e => {
                let logs = files(&there("log"));
                let log = logs.values().next().unwrap_or_else(|| panic!("{e}: no log"));
                let nccl = e.contains("--api nccl");
                assert_eq!(log.contains("] cudaMalloc called"), !nccl, "{e}: {log}");
                assert!(log.contains("Total ncclAllReduce count: 4000 bytes\n"), "{e}: {log}");
            }
        }
    }
}

#[test]
fn the_pods_manifest_is_one_and_what_it_sets_makes_the_files() {
    let Some(python) = Python::find() else { return };
    let text = document();
    let manifest = text.split("```yaml\n").nth(1).unwrap().split("```").next().unwrap();
    let machine = Machine::new();
    let path = machine.dir.path().join("pod.yaml");
    std::fs::write(&path, manifest).unwrap();
    let pod = python.read("pod.py", &[&path]);
    // The container's paths become this machine's.
    let log = machine.dir.path().join("pflog");
    let here = |text: &str| match text {
        "/log/pflog" => log.clone(),
        "/dev/shm/gputap" => machine.dir.path().join("rings"),
        other => panic!("{other} is unknown here"),
    };
    let words = pod["command"].as_array().unwrap().iter().map(|w| w.as_str().unwrap());
    let words: Vec<&str> = words
        .map(|w| if w == "/opt/gputap/gputap" { gputap().leak().to_str().unwrap() } else { w })
        .collect();
    // The command is the first process of its container, and takes everything there with it when it ends.
    let container = ["unshare", "--pid", "--fork"];
    if !Command::new(container[0]).args(&container[1..]).arg("true").status().is_ok_and(|s| s.success()) {
        return skip("no pid namespaces can be made here");
    }
    let words: Vec<&str> = container.into_iter().chain(words).collect();
    let mut command = machine.command(&words);
    for (name, value) in pod["env"].as_object().unwrap() {
        command.env(name, here(value.as_str().unwrap()));
    }
    machine.run(&mut command);
    let files = files(&log);
    assert_eq!(files.len(), 4, "{:?}", files.keys());
    assert!(files["metrics.log"].contains("name:cudaMemcpy,count:2,"), "{files:?}");
    assert!(files["timeline.log"].contains("name:cudaMemcpy, start:"), "{files:?}");
}
