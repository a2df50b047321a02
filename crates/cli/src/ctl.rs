//! `gputap ctl`: switches recording of a process that has the library in it.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::switched::{Switched, switched};

/// Options of `gputap ctl`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap ctl 4711 stop
  gputap ctl 4711 start
  gputap ctl 4711 mark \"epoch 3\"")]
pub struct Args {
    /// Process id of the job
    pid: u32,
    /// What to do
    action: Action,
    /// Text of the mark
    #[arg(default_value = "mark")]
    label: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Action {
    /// Record what --api (or GPUTAP_API) selected
    Start,
    /// Pass every call through
    Stop,
    /// Put a label on the time line
    Mark,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    let process = find(args.pid)?;
    match args.action {
        Action::Start => process.record(true)?,
        Action::Stop => process.record(false)?,
        Action::Mark => process.mark(&args.label)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn find(pid: u32) -> Result<Switched> {
    match switched().into_iter().find(|p| p.pid == pid) {
        Some(process) => Ok(process),
        None if !Path::new(&format!("/proc/{pid}")).exists() => bail!("there is no process {pid}"),
        None => bail!(
            "process {pid} has no rings: it was not started by `gputap run`, or it has not called CUDA yet, or its \
             GPUTAP_DIR is another one (set it here too)"
        ),
    }
}
