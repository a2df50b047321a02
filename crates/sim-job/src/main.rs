//! The programs of this crate as a process of their own, for tests and benchmarks that preload something into it.
//!
//! ```text
//! gputap-sim-job train RANK RANKS STEPS
//! gputap-sim-job launch N
//! gputap-sim-job mixed SEED THREADS CALLS
//! gputap-sim-job ddp RANKS STEPS [--expect FILE]
//! ```
//! Prints `NAME COUNT` for every function it called, or for `launch` the nanoseconds of one launch. `ddp` starts a
//! process per rank and writes what all of them together did as JSON, to its output or to FILE.

use std::io::{self, Write};
use std::process::{Command, ExitCode};

use gputap_sim_job::{Calls, Train, ddp, launch_loop, mixed, train};

#[expect(clippy::print_stderr, reason = "a job of tests and benchmarks, which is no service")]
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
        Some("ddp") if let (Some(ranks), Some(steps)) = (small(1), small(2)) => {
            data_parallel(ranks, steps, &args[3..])
        }
        _ => Err(io::Error::other(
            "usage: train RANK RANKS STEPS | launch N | mixed SEED THREADS CALLS | ddp RANKS STEPS [--expect FILE]",
        )),
    }
}

/// The launcher, or one rank that it started.
fn data_parallel(ranks: u32, steps: u32, options: &[String]) -> io::Result<()> {
    if let Some(rank) = ddp::rank_of_environment(steps)? {
        return rank.leave(&ddp::run(&rank)?);
    }
    let program = std::env::current_exe()?;
    let command = || {
        let mut command = Command::new(&program);
        command.args(["ddp", &ranks.to_string(), &steps.to_string()]);
        command
    };
    let totals = serde_json::to_string_pretty(&ddp::launch(ranks, steps, command)?)?;
    match options {
        [] => writeln!(io::stdout(), "{totals}"),
        [flag, file] if flag == "--expect" => std::fs::write(file, totals + "\n"),
        _ => Err(io::Error::other("after RANKS and STEPS there can be --expect FILE")),
    }
}

fn print(calls: &Calls) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (name, count) in calls {
        writeln!(out, "{name} {count}")?;
    }
    Ok(())
}
