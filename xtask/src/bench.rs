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

/// A benchmark: its name, what else it takes, and what it does.
type Bench = (&'static str, &'static str, fn(&Path, &Options) -> Result<ExitCode>);

const BENCHES: [Bench; 5] = [
    ("hook", " [--gate | --cold]", |root, o| match o.part {
        Some(BenchPart::Gate) => hook::gate(root),
        Some(BenchPart::Cold) => hook::cold(root),
        _ => hook::run(root, o.size),
    }),
    ("collector", " [--limited]", |root, o| match o.part {
        Some(BenchPart::Limited) => collector::limited(root, o.size),
        _ => collector::run(root, o.size),
    }),
    ("daemon", "", |root, o| daemon::run(root, o.size)),
    ("report", " [--events N]", |root, o| {
        report::run(root, o.events.unwrap_or(o.size.choose(EVENTS, FEW)), o.size)
    }),
    ("export", " [--events N]", |root, o| {
        export::run(root, o.events.unwrap_or(o.size.choose(EXPORTED, FEW)), o.size)
    }),
];

/// Calls in the trace that `report` is timed on.
const EVENTS: u64 = 10_000_000;
/// Calls in the trace that `export` is timed on.
const EXPORTED: u64 = 1_000_000;
/// Calls in either trace when only its making is tried.
const FEW: u64 = 20_000;

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Enough for figures.
    Usual,
    /// As little as shows that the benchmark works, in seconds: its figures mean nothing, and no budget is judged.
    Smallest,
}

impl Size {
    /// An amount of this size.
    pub fn choose<T>(self, usual: T, smallest: T) -> T {
        match self {
            Size::Usual => usual,
            Size::Smallest => smallest,
        }
    }

    /// What is printed behind a budget.
    pub fn verdict(self, kept: bool) -> &'static str {
        match (self, kept) {
            (Size::Smallest, _) => "(not judged)",
            (Size::Usual, true) => "ok",
            (Size::Usual, false) => "OVER",
        }
    }

    /// How a benchmark ends whose budgets were kept or not.
    pub fn end(self, kept: bool) -> ExitCode {
        if kept || self == Size::Smallest { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// A part of a benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BenchPart {
    /// What is counted, and so the same everywhere.
    Gate,
    /// The lines and pages that a call touches.
    Cold,
    /// The collector of a trace that is limited in size.
    Limited,
}

/// What a benchmark is told.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    size: Size,
    part: Option<BenchPart>,
    events: Option<u64>,
}

impl Options {
    fn parse(args: &[&str]) -> Result<Options> {
        let mut options = Options { size: Size::Usual, part: None, events: None };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match *arg {
                "--smallest" => options.size = Size::Smallest,
                "--gate" => options.part = Some(BenchPart::Gate),
                "--cold" => options.part = Some(BenchPart::Cold),
                "--limited" => options.part = Some(BenchPart::Limited),
                "--events" => options.events = Some(number(args.next().context(usage())?)?),
                _ => bail!(usage()),
            }
        }
        Ok(options)
    }
}

/// The names of all benchmarks.
pub fn names() -> impl Iterator<Item = &'static str> {
    BENCHES.iter().map(|(name, ..)| *name)
}

fn usage() -> String {
    let all: Vec<String> = BENCHES.iter().map(|(name, more, _)| format!("{name}{more}")).collect();
    format!("usage: cargo xtask bench {}; --smallest only tries it", all.join(" | "))
}

/// Runs the benchmark that `args` name.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        // What the others run as their job.
        ["produce", "--calls", calls] => produce(root, Amount::Calls(number(calls)?)),
        ["produce", "--rate", rate, "--seconds", seconds] => {
            produce(root, Amount::Paced { rate: number(rate)?, seconds: number::<f64>(seconds)? })
        }
        [name, rest @ ..] => {
            let (_, _, run) = BENCHES.iter().find(|(n, ..)| n == name).with_context(usage)?;
            run(root, &Options::parse(rest)?)
        }
        [] => bail!(usage()),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.parse().ok().with_context(|| format!("'{text}' is no number. {}", usage()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order() {
        let all = Options { size: Size::Smallest, part: Some(BenchPart::Gate), events: Some(7) };
        assert_eq!(Options::parse(&["--events", "7", "--smallest", "--gate"]).unwrap(), all);
        assert!(Options::parse(&["--events"]).is_err() && Options::parse(&["--largest"]).is_err());
        assert!(usage().contains("hook [--gate | --cold] | collector"), "{}", usage());
    }
}
