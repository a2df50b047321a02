//! `cargo xtask bench …`: what gputap costs, each time beside somebody else's figure from the same run.
//!
//! Nothing here is a test: times depend on the machine. The one exception is `bench hook --gate`, which counts
//! instructions and so gives the same answer everywhere.

mod callgrind;
mod hook;
mod lttng;
mod programs;
mod rings;
mod statistics;
mod timing;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "usage: cargo xtask bench hook [--gate]";

/// Runs the benchmark that `args` name.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["hook"] => hook::run(root),
        ["hook", "--gate"] => hook::gate(root),
        _ => bail!(USAGE),
    }
}

/// Says what else the machine is doing: times taken on a busy one are too long.
fn print_load() {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    println!("load average {} on {cores} cores", load.split(' ').next().unwrap_or("unknown"));
}

/// The line that every benchmark ends with.
fn headline(name: &str, ours: f64, peer: f64, unit: &str, peer_is: &str) {
    println!("{name}: ours={ours:.1}{unit} peer={peer:.1}{unit} ({peer_is}) ratio={:.3}", ours / peer);
}
