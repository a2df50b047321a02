//! `gputap agent`: helpers that the daemon starts. Nobody else does.

use std::process::ExitCode;

use anyhow::Result;

/// Options of `gputap agent`.
#[derive(clap::Args, Debug)]
pub struct Args {
    which: Which,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Which {
    Spawner,
    Look,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    match args.which {
        Which::Spawner => gputap_control::agent::spawner()?,
        Which::Look => gputap_daemon::look()?,
    }
    Ok(ExitCode::SUCCESS)
}
