//! `cargo xtask bench …`: what gputap costs, each time beside somebody else's figure from the same run.
//!
//! Nothing here is a test: times depend on the machine. The one exception is `bench hook --gate`, which counts
//! instructions and so gives the same answer everywhere.

mod callgrind;
mod cold;
mod collector;
mod cpu;
mod daemon;
mod export;
mod gputap;
mod hook;
mod lttng;
mod producer;
mod programs;
mod report;
mod rings;
mod sql;
mod statistics;
mod timing;
mod workload;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use producer::Amount;

const USAGE: &str = "usage: cargo xtask bench hook [--gate | --cold] | collector [--limited [--seconds N]] | daemon | report \
     [--events N] | export [--events N]";

/// Runs the benchmark that `args` name.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["hook"] => hook::run(root),
        ["hook", "--gate"] => hook::gate(root),
        ["hook", "--cold"] => hook::cold(root),
        ["daemon"] => daemon::run(root),
        ["collector"] => collector::run(root),
        ["collector", "--limited"] => collector::limited(root, LIMITED_SECONDS),
        ["collector", "--limited", "--seconds", seconds] => collector::limited(root, number(seconds)?),
        ["report"] => report::run(root, EVENTS),
        ["report", "--events", events] => report::run(root, number(events)?),
        ["export"] => export::run(root, EXPORTED),
        ["export", "--events", events] => export::run(root, number(events)?),
        // What those before run as their job.
        ["produce", "--calls", calls] => produce(root, Amount::Calls(number(calls)?)),
        ["produce", "--rate", rate, "--seconds", seconds] => {
            produce(root, Amount::Paced { rate: number(rate)?, seconds: number::<f64>(seconds)? })
        }
        _ => bail!(USAGE),
    }
}

/// How long `collector --limited` records.
const LIMITED_SECONDS: u64 = 60;

/// Calls in the trace that `report` is timed on.
const EVENTS: u64 = 10_000_000;

/// Calls in the trace that `export` is timed on.
const EXPORTED: u64 = 1_000_000;

fn number<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.parse().ok().with_context(|| format!("'{text}' is no number. {USAGE}"))
}

fn produce(root: &Path, amount: Amount) -> Result<ExitCode> {
    // On another machine than the one that built it, it is run in the repository.
    let root = if root.join("crates").is_dir() { root } else { Path::new(".") };
    println!("{}", serde_json::to_string(&producer::run(root, amount)?)?);
    Ok(ExitCode::SUCCESS)
}

/// Says what else the machine is doing: times taken on a busy one are too long.
fn print_load() {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    println!("load average {} on {cores} cores", load.split(' ').next().unwrap_or("unknown"));
}

/// The line that every benchmark ends with.
fn headline(name: &str, ours: f64, peer: f64, unit: &str, peer_is: &str) {
    println!("{name}: ours={ours:.2}{unit} peer={peer:.2}{unit} ({peer_is}) ratio={:.3}", ours / peer);
}
