//! `gputap demo`: a data-parallel training job on simulated GPUs, traced through the whole path.

use std::ffi::OsString;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use gputap_sim_base::names::SIMULATED;
use gputap_sim_job::ddp;

use crate::locate;
use crate::run::Session;

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
    /// Training steps
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
    let libraries = Libraries::make()?;
    let exe = std::env::current_exe().context("finding the gputap program")?;
    let command = ["demo-rank", "--ranks", &args.ranks.to_string(), "--steps", &args.steps.to_string()]
        .map(OsString::from);
    let session = Session {
        out: args.out.clone(),
        api: "all".into(),
        command: std::iter::once(exe.into_os_string()).chain(command).collect(),
        environment: vec![("LD_LIBRARY_PATH".into(), libraries.path().into())],
        ..Session::default()
    };
    let done = session.run()?;
    let trace = done.trace.display();
    errln!("\nThe GPUs were simulated. Next:");
    errln!("  gputap report {trace} --by process     every rank by itself");
    errln!("  gputap report {trace} --format json    the same for programs");
    errln!("  gputap apis 'cuMem*'                   what can be recorded");
    errln!("  gputap run -- python train.py          your own job");
    // What ends this process by a signal runs no destructor.
    drop(libraries);
    Ok(done.ended.pass_on())
}

/// A private directory in which the simulated libraries have their vendors' names.
struct Libraries(PathBuf);

impl Libraries {
    fn make() -> Result<Libraries> {
        let dir = std::env::temp_dir().join(format!("gputap-sim-{}", std::process::id()));
        std::fs::create_dir(&dir).with_context(|| format!("making {}", dir.display()))?;
        let this = Libraries(dir);
        for library in &SIMULATED {
            let link = this.0.join(library.soname);
            symlink(locate::simulated(library)?, &link)
                .with_context(|| format!("making {}", link.display()))?;
        }
        Ok(this)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Libraries {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
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
