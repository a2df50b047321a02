//! `cargo xtask bench export [--events N]`: how fast each format is written and how large it is, beside Python's json writing
//! Chrome's events from the same trace.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::bench::gputap::{Gputap, bytes_of};
use crate::bench::statistics::least;
use crate::bench::{Size, headline, print_load};
use crate::command::{output, target_dir};

const RUNS: usize = 2;

/// A format, with its further arguments.
const FORMATS: [(&str, &[&str]); 9] = [
    ("perfetto", &[]),
    ("perfetto", &["--no-arguments"]),
    ("chrome", &[]),
    ("chrome", &["--no-arguments"]),
    ("parquet", &[]),
    ("parquet", &["--no-arguments"]),
    ("csv", &["--no-arguments"]),
    ("cudatrace", &[]),
    ("alnair", &[]),
];

/// Makes a trace of `calls` calls and exports it in every format.
pub fn run(root: &Path, calls: u64, size: Size) -> Result<ExitCode> {
    let gputap = Gputap::build(root)?;
    let trace = gputap.trace_dir("export")?;
    println!("making a trace of {calls} calls");
    gputap.produce(&trace, &["--calls", &calls.to_string()])?;
    print_load();
    println!("{:<28} {:>12} {:>12} {:>10}", "format", "events/s", "bytes/event", "peak MiB");
    let mut chrome = 0.0;
    for (format, args) in FORMATS {
        let (rate, bytes, peak) =
            measure(&gputap, &trace, calls, size.choose(RUNS, 1), &[&[format], args].concat())?;
        let name = [&[format], args].concat().join(" ");
        println!("{name:<28} {rate:>12.0} {bytes:>12.1} {:>10}", peak >> 20);
        if name == "chrome --no-arguments" {
            chrome = rate;
        }
    }
    let cache = std::env::var_os("GPUTAP_CI_CACHE").map_or_else(target_dir, |dir| Ok(PathBuf::from(dir)))?;
    let python = cache.join("python/bin/python");
    if python.exists() {
        let (rate, bytes) = peer(root, &python, &trace)?;
        println!("{:<28} {rate:>12.0} {bytes:>12.1}", "Python json, no arguments");
        headline("export", chrome / 1e6, rate / 1e6, " M events/s", "Chrome JSON by Python's json");
    } else {
        println!("peer skipped: `cargo xtask python` makes what it needs");
    }
    fs::remove_dir_all(&trace)?;
    Ok(ExitCode::SUCCESS)
}

/// Events per second, bytes per event, most memory.
fn measure(
    gputap: &Gputap,
    trace: &Path,
    calls: u64,
    count: usize,
    format: &[&str],
) -> Result<(f64, f64, u64)> {
    let out = trace.with_extension("out");
    let (mut times, mut peak) = (Vec::new(), 0);
    let words = ["export", "--quiet", "--force"].map(OsStr::new);
    let words = words.into_iter().chain([trace.as_os_str(), "-o".as_ref(), out.as_os_str(), "--to".as_ref()]);
    let words: Vec<&OsStr> = words.chain(format.iter().map(OsStr::new)).collect();
    for _ in 0..count {
        let (time, memory) = gputap.measured(&words)?;
        times.push(time.as_secs_f64());
        peak = peak.max(memory);
    }
    let bytes = if out.is_dir() { bytes_of(&out) } else { fs::metadata(&out)?.len() };
    let gone = if out.is_dir() { fs::remove_dir_all(&out) } else { fs::remove_file(&out) };
    gone.with_context(|| out.display().to_string())?;
    let time = least(&times).context("there were runs")?;
    Ok((calls as f64 / time, bytes as f64 / calls as f64, peak))
}

/// The same for Python.
fn peer(root: &Path, python: &Path, trace: &Path) -> Result<(f64, f64)> {
    let script = root.join("bench/chrome.py");
    let text = output(Command::new(python).arg(&script).arg(trace).arg(trace.with_extension("json")))?;
    let mut numbers = text.split_whitespace().map(str::parse::<f64>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(rate)), Some(Ok(bytes))) => Ok((rate, bytes)),
        _ => anyhow::bail!("{} printed {text:?}", script.display()),
    }
}
