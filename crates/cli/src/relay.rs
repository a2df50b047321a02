//! `gputap relay`: leads another `gputap` to the daemon of this node, through standard input and output. `trace --slurm` and
//! the like start it where the daemon is.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

/// Options of `gputap relay`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Control socket of this node's daemon [default: the service's, then that of this user's jobs]
    #[arg(long, value_name = "PATH")]
    socket: Option<PathBuf>,
    /// A directory that is to be there
    #[arg(long, value_name = "DIR")]
    make: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(dir) = &args.make {
        std::fs::create_dir_all(dir).with_context(|| format!("making {}", dir.display()))?;
    }
    let socket = args.socket.unwrap_or_else(gputap_control::nodes::socket);
    gputap_control::relay(&socket, std::io::stdin().lock(), std::io::stdout()).context("relaying")?;
    Ok(ExitCode::SUCCESS)
}
