//! `gputap demo`: a data-parallel training job on simulated GPUs, traced through the whole path.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use gputap_sim_job::ddp;

use crate::run::{Asked, Session, pass_on};
use crate::simulated::{self, Passing};

/// Options of `gputap demo`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap demo
  gputap demo --ranks 8 --steps 200 --out demo.trace")]
pub struct Args {
    /// Directory of the trace; must not exist, or be empty [default: the first free gputap-N.trace]
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Simulated ranks, one GPU each
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=8))]
    ranks: u32,
    /// Training steps of each rank
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,
}

/// Options of the demo's job.
#[derive(clap::Args, Debug)]
pub struct RankArgs {
    #[arg(long)]
    ranks: u32,
    #[arg(long)]
    steps: u32,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    crate::output::never_wait();
    errln!(
        "gputap demo: {} ranks on simulated GPUs; no GPU is used, and its times mean nothing.",
        args.ranks
    );
    let libraries = Passing::make()?;
    let exe = std::env::current_exe().context("finding the gputap program")?;
    let command = ["demo-rank", "--ranks", &args.ranks.to_string(), "--steps", &args.steps.to_string()]
        .map(OsString::from);
    let session = Session {
        out: args.out.clone().map(Asked::Option),
        api: "all".into(),
        command: std::iter::once(exe.into_os_string()).chain(command).collect(),
        environment: environment(libraries.path()),
        ..Session::default()
    };
    let done = session.run()?;
    if let Some(trace) = &done.trace {
        explain(trace);
    }
    // What ends this process by a signal runs no destructor.
    drop(libraries);
    Ok(pass_on(done.ended))
}

/// Leads to the simulated libraries. Each rank has a GPU of its own, whichever real ones may be seen here.
fn environment(libraries: &Path) -> Vec<(OsString, OsString)> {
    let mut set = vec![("LD_LIBRARY_PATH".into(), simulated::library_path(libraries))];
    set.extend(std::env::var_os(VISIBLE).map(|_| (VISIBLE.into(), "0,1,2,3,4,5,6,7".into())));
    set
}

const VISIBLE: &str = "CUDA_VISIBLE_DEVICES";

/// What a newcomer asks about the two accounts above, and what there is to try.
fn explain(trace: &Path) {
    // As it was typed: it may not be on the PATH.
    let program = std::env::args_os().next().unwrap_or_else(|| "gputap".into());
    let (program, trace) = (program.display(), trace.display());
    errln!(
        "
The GPUs were simulated. Why the ranks' own lines and the report differ: a rank counts its calls of the runtime and NCCL, and
the kernels that it launches itself. The report also has the driver calls inside those, the kernels that NCCL launches, and
each kernel again whenever a graph runs it. Calls that only read state are not recorded.

Next:"
    );
    let next = [
        (format!("report {trace} --by process"), "every rank by itself"),
        (format!("export {trace} --to perfetto"), "a timeline for ui.perfetto.dev"),
        (format!("sql {trace} 'SELECT name, count(*) FROM calls GROUP BY name'"), "questions of your own"),
        ("sim -- ./program".to_owned(), "a program of your own on simulated GPUs"),
        ("run -- python train.py".to_owned(), "your own job"),
    ];
    let width = next.iter().map(|(command, _)| command.len()).max().unwrap_or_default();
    for (command, what) in next {
        errln!("  {program} {command:<width$}  {what}");
    }
}

/// The job: a launcher that starts one process per rank, or one of these.
pub fn rank(args: &RankArgs) -> Result<ExitCode> {
    match ddp::rank_of_environment(args.steps).context("the simulated job")? {
        None => launch(args)?,
        Some(rank) => {
            let account =
                ddp::run(&rank).with_context(|| format!("rank {} of the simulated job", rank.rank))?;
            // A job's words, and no result of ours.
            let _ = writeln!(std::io::stdout(), "rank {}: {account} (simulated)", rank.rank);
            rank.leave(&account).context("leaving the rank's account")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn launch(args: &RankArgs) -> Result<()> {
    let exe = std::env::current_exe().context("finding the gputap program")?;
    let command = || {
        let mut command = Command::new(&exe);
        command.args(std::env::args_os().skip(1));
        command
    };
    ddp::launch(args.ranks, args.steps, command).context("the simulated job")?;
    Ok(())
}
