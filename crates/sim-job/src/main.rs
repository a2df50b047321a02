//! The programs of this crate as a process of their own, for tests and benchmarks that preload something into it.
//!
//! ```text
//! gputap-sim-job train RANK RANKS STEPS
//! gputap-sim-job launch N
//! gputap-sim-job mixed SEED THREADS CALLS
//! ```
//! Prints `NAME COUNT` for every function it called, or for `launch` the nanoseconds of one launch.

use std::io::{self, Write};
use std::process::ExitCode;

use gputap_sim_job::{Calls, Train, launch_loop, mixed, train};

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gputap-sim-job: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> io::Result<()> {
    let number = |i: usize| args.get(i).and_then(|text| text.parse::<u64>().ok());
    let small = |i: usize| number(i).and_then(|number| u32::try_from(number).ok());
    match args.first().map(String::as_str) {
        Some("train") if let (Some(rank), Some(ranks), Some(steps)) = (small(1), small(2), small(3)) => {
            print(&train(&Train { rank, ranks, steps })?.calls)
        }
        Some("launch") if let Some(launches) = number(1) => {
            let time = launch_loop(launches)?;
            writeln!(io::stdout(), "{:.2}", time.as_nanos() as f64 / launches.max(1) as f64)
        }
        Some("mixed") if let (Some(seed), Some(threads), Some(calls)) = (number(1), small(2), number(3)) => {
            print(&mixed(seed, threads, calls)?)
        }
        _ => Err(io::Error::other("usage: train RANK RANKS STEPS | launch N | mixed SEED THREADS CALLS")),
    }
}

fn print(calls: &Calls) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (name, count) in calls {
        writeln!(out, "{name} {count}")?;
    }
    Ok(())
}
