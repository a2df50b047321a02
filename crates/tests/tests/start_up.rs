//! A process that does not use CUDA pays for being able to, and gets nothing else.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use gputap_tests::{Host, Job, have, on_tmpfs, skip};

const SPAWNS: usize = 201;
/// Far above what it takes (docs say how much), far below what opening a ring would.
const MOST_INSTRUCTIONS: u64 = 200_000;

#[test]
fn no_thread_descriptor_mapping_or_file() {
    let outcome = Job::new(Host::new("self.c").build()).compare();
    assert!(outcome.ended.stdout.contains("rings: 0, shared mappings: 0"), "{}", outcome.ended.stdout);
    assert!(!outcome.dir().join("rings").exists());
}

fn spawn_time(job: &Job, traced: bool, dir: &Path) -> Duration {
    let mut command: Command = job.command(traced, dir);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let start = Instant::now();
    assert!(command.status().unwrap().success());
    start.elapsed()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// A figure, not a limit: it depends on what else the machine does.
#[test]
fn how_long_a_start_takes() {
    let job = Job::new(Host::new("plain.c").build());
    let dir = on_tmpfs();
    let (mut bare, mut traced) = (Vec::new(), Vec::new());
    for _ in 0..SPAWNS {
        bare.push(spawn_time(&job, false, dir.path()));
        traced.push(spawn_time(&job, true, dir.path()));
    }
    let (bare, traced) = (median(&mut bare), median(&mut traced));
    println!("start of a process: {bare:?} without, {traced:?} with the library, median of {SPAWNS}");
}

/// Instructions of a run, the loader's included.
fn instructions(job: &Job, traced: bool) -> Option<u64> {
    let script =
        "LD_PRELOAD=$TEST_PRELOAD exec valgrind --tool=callgrind --callgrind-out-file=/dev/null \"$@\"";
    let outcome = job.clone().scripted(&[], script).run(traced);
    let line = outcome.ended.stderr.lines().find_map(|l| l.split("Collected : ").nth(1))?.to_owned();
    line.split_whitespace().next()?.parse().ok()
}

#[test]
fn how_many_instructions_a_start_takes() {
    if !have("valgrind") {
        return skip("no valgrind");
    }
    let job = Job::new(Host::new("plain.c").build());
    let (Some(bare), Some(traced)) = (instructions(&job, false), instructions(&job, true)) else {
        return skip("valgrind does not run here");
    };
    let more = traced.saturating_sub(bare);
    println!("start of a process: {bare} instructions without, {more} more with the library");
    assert!(more < MOST_INSTRUCTIONS, "{more} more instructions to start a process");
}
