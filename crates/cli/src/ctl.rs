//! `gputap ctl`: switches recording of processes that have the library in them.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::ValueEnum;
use gputap_collect::{Switched, jobs};

/// Options of `gputap ctl`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap ps                           the jobs and processes that are recorded now
  gputap ctl 4711 stop
  gputap ctl 4711 start
  gputap ctl 4711 mark \"epoch 3\"

4711 is one process, or all processes of a job: the pid of its `gputap run`, or what `gputap ps` shows as JOB. Processes
that a job starts later begin as its --paused says.")]
pub struct Args {
    /// Process id, or a job as `gputap ps` shows it
    #[arg(value_name = "PID|JOB")]
    target: String,
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
    for process in find(&args.target)? {
        let done = match args.action {
            Action::Start => process.record(true),
            Action::Stop => process.record(false),
            Action::Mark => process.mark(&args.label),
        };
        // One that has ended meanwhile needs no switching.
        if let Err(e) = done
            && process.lives()
        {
            return Err(e);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The process of this number, or those of the job.
fn find(target: &str) -> Result<Vec<Switched>> {
    let mut jobs = jobs();
    let pid: Option<u32> = target.parse().ok();
    for job in &mut jobs {
        if let Some(at) = job.processes.iter().position(|p| Some(p.pid) == pid) {
            return Ok(vec![job.processes.swap_remove(at)]);
        }
    }
    match (jobs.into_iter().find(|job| job.is(target)), pid) {
        (Some(job), _) if job.processes.is_empty() => {
            bail!("job {target} has no process that has called CUDA yet, so there is nothing to switch")
        }
        (Some(job), _) => Ok(job.processes),
        (None, None) => bail!("there is no job {target:?}: `gputap ps` lists those that are recorded now"),
        (None, Some(pid)) if !Path::new(&format!("/proc/{pid}")).exists() => {
            bail!("there is no process {pid}")
        }
        (None, Some(pid)) => bail!(
            "process {pid} has no rings: it was not started by `gputap run`, or it has not called CUDA yet, or its \
             GPUTAP_DIR is another one (set it here too)"
        ),
    }
}
