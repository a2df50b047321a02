//! `cargo xtask bench report [--events N]`: how long `gputap report` and `gputap sql` take on a large trace.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::bench::gputap::{Gputap, bytes_of};
use crate::bench::statistics::{least, median};
use crate::bench::{Size, headline, print_load, sql};
use crate::command::{output, target_dir};

const RUNS: usize = 3;
/// Seconds that a report on 100 M calls may take.
const BUDGET_S: f64 = 10.0;
const BUDGET_CALLS: f64 = 100e6;

/// Makes a trace of `calls` calls, and times the report on it.
pub fn run(root: &Path, calls: u64, size: Size) -> Result<ExitCode> {
    let times = size.choose(RUNS, 1);
    let gputap = Gputap::build(root)?;
    let trace = gputap.trace_dir("report")?;
    println!("making a trace of {calls} calls");
    let produced = gputap.produce(&trace, &["--calls", &calls.to_string()])?;
    let bytes = bytes_of(&trace);
    println!(
        "  {:.1} s to record, {bytes} bytes closed, {:.1} B/call",
        produced.seconds,
        bytes as f64 / calls as f64
    );
    print_load();
    let ours = runs("gputap report", times, || gputap.report(&trace))?;
    let budget = BUDGET_S * calls as f64 / BUDGET_CALLS;
    match modules(&["pyarrow"]) {
        Ok(modules) => {
            let text = python(root, "group.py", &modules, &trace, times, &[])?;
            let peer = text.trim().parse().with_context(|| format!("group.py printed {text:?}"))?;
            headline("report", ours, peer, "s", "pyarrow reads all columns, two group-bys");
        }
        Err(why) => {
            println!("peer skipped: {why:#}");
            headline("report", ours, budget, "s", "the budget, no program");
        }
    }
    let kept = ours <= budget;
    println!("budget: {ours:.2} s <= {budget:.2} s {}", size.verdict(kept));
    sql::run(root, &gputap, &trace, calls, times)?;
    std::fs::remove_dir_all(&trace)?;
    Ok(size.end(kept))
}

/// Where Python finds packages, which are installed where they are missing.
pub fn modules(packages: &[&str]) -> Result<PathBuf> {
    let modules = target_dir()?.join("tools/python");
    for package in packages {
        if !modules.join(package).is_dir() {
            let mut pip = Command::new("python3");
            pip.args(["-m", "pip", "install", "--quiet", "--target"]).arg(&modules).arg(package);
            output(&mut pip).with_context(|| format!("{package} can't be installed"))?;
        }
    }
    Ok(modules)
}

/// What a script of `bench/` prints about a trace.
pub fn python(
    root: &Path,
    script: &str,
    modules: &Path,
    trace: &Path,
    times: usize,
    more: &[&str],
) -> Result<String> {
    let mut command = Command::new("python3");
    command.arg(root.join("bench").join(script)).arg(trace).arg(times.to_string()).args(more);
    output(command.env("PYTHONPATH", modules))
}

/// Runs something `count` times and says how long it took; the least time in seconds.
pub fn runs(name: &str, count: usize, run: impl Fn() -> Result<(Duration, u64)>) -> Result<f64> {
    // The first run warms the page cache.
    run()?;
    let mut times = Vec::new();
    let mut peak = 0;
    for _ in 0..count {
        let (time, memory) = run()?;
        times.push(time.as_secs_f64());
        peak = peak.max(memory);
    }
    let ours = least(&times).context("there were runs")?;
    let middle = median(&times).context("there were runs")?;
    println!("{name}: least {ours:.2} s, median {middle:.2} s of {count}; peak memory {} MiB", peak >> 20);
    Ok(ours)
}
