//! Runtimes that make threads and processes in their own way, and children of another kind.

use std::path::{Path, PathBuf};

use gputap_tests::{Host, Job, Outcome, skip};

/// The interpreter itself: the shim of a version manager would run a shell for each start.
fn python() -> Option<PathBuf> {
    let said =
        std::process::Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    let path = said.ok().filter(|o| o.status.success()).and_then(|o| String::from_utf8(o.stdout).ok());
    if path.is_none() {
        skip("no python3");
    }
    path.map(|p| Path::new(p.trim()).to_owned())
}

const PRELUDE: &str = "\
import ctypes, multiprocessing, os, subprocess, sys, threading
cu = ctypes.CDLL('libcuda.so.1')
def work(n):
    v, bad = ctypes.c_int(), 0
    for i in range(100): bad += cu.cuDriverGetVersion(ctypes.byref(v)) != 0
    return (n, v.value, bad)
";

/// Runs a script from a file, because children of some kinds read it again.
fn python_says(script: &str) -> Option<Outcome> {
    let python = python()?;
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("program.py");
    std::fs::write(&file, format!("{PRELUDE}{script}")).unwrap();
    let outcome = Job::new(python).arg(&file).env("HOME", dir.path()).compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    outcome.assert_exact();
    Some(outcome)
}

fn pool(method: &str) {
    let script = format!(
        "if __name__ == '__main__':\n    work(0)\n    multiprocessing.set_start_method('{method}')\n    \
         with multiprocessing.Pool(3) as p: print(p.map(work, range(9)))\n    print(work(1))\n"
    );
    if let Some(outcome) = python_says(&script) {
        assert!(outcome.recorded().processes.len() >= 2);
    }
}

#[test]
fn python_with_forked_workers() {
    pool("fork");
}

#[test]
fn python_with_spawned_workers() {
    pool("spawn");
}

#[test]
fn python_with_a_fork_server() {
    pool("forkserver");
}

#[test]
fn python_with_threads_and_commands() {
    let script = "\
ts = [threading.Thread(target=work, args=(i,)) for i in range(8)]
for t in ts: t.start()
print(subprocess.run(['sh', '-c', 'echo child; exit 3'], capture_output=True))
for t in ts: t.join()
pid = os.fork()
if pid == 0: work(2); os._exit(4)
print(os.waitpid(pid, 0)[1], work(3))
";
    python_says(script);
}

#[test]
fn python_that_ends_in_an_error() {
    let Some(python) = python() else { return };
    let script = format!("{PRELUDE}work(1)\nraise SystemExit(work(2)[2] + 9)\n");
    let outcome = Job::new(python).arg("-c").arg(script).compare();
    assert_eq!(outcome.ended.code, 9);
    outcome.assert_exact();
}

#[test]
fn a_team_of_openmp() {
    Job::new(Host::new("openmp.c").flag("-fopenmp").build()).compare().assert_exact();
}

/// The loader says that it can't load a library of 64 bits into such a program, and goes on without: it is the one line
/// that a job can get because of us.
#[test]
fn a_child_of_32_bits() {
    let compile = "printf '#include <stdio.h>\\nint main(){}' | gcc -m32 -x c -o /dev/null -";
    let tried = std::process::Command::new("bash").args(["-c", compile]).output();
    if !tried.is_ok_and(|o| o.status.success()) {
        return skip("gcc makes no programs of 32 bits here");
    }
    let child = Host::new("plain.c").flag("-m32").build();
    let job = Job::new(Host::new("plain.c").build()).arg(&child);
    let (bare, mut traced) = (job.run(false), job.run(true));
    let told =
        |l: &&str| !(l.starts_with("ERROR: ld.so:") && l.contains("libgputap.so") && l.ends_with("ignored."));
    assert_eq!(traced.ended.stderr.lines().filter(|l| !told(l)).count(), 1, "{}", traced.ended.stderr);
    let rest: String = traced.ended.stderr.lines().filter(told).map(|l| format!("{l}\n")).collect();
    traced.ended.stderr = rest;
    bare.ended.assert_same(&traced.ended);
}
