//! `gputap trace`: asks daemons for PyTorch traces and waits for the files.

mod native;
mod show;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use gputap_control::nodes::ChosenNodes;
use gputap_control::traces::{self, Ask, Begin, now_ms};
use gputap_control::{Record, Select, TraceRequest, lead_ms};

use crate::node::{Where, block_on};
use crate::ps::Format;

/// Name of the file in a directory.
const FILE: &str = "libkineto_trace.json";

/// Options of `gputap trace`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap trace                                            half a second of every rank on this node
  gputap trace --duration-ms 2000 -o /tmp/step.json       one file per rank: /tmp/step_<pid>.json
  gputap trace --iterations 3 --profile-start-iteration-roundup 100 --with-stacks
  gputap trace --native --duration-ms 2000                gputap's own recording, of what runs under it

The files are written by the processes themselves, as their users. docs/on-demand.md is an introduction, and
docs/migrate.md maps the options of `dyno gputrace` and `unitrace.py`.")]
pub struct Args {
    #[command(flatten)]
    at: Where,
    /// Switch gputap's own recording on for that time, in processes of this node that run under it (`gputap run --paused`, or
    /// LD_PRELOAD with GPUTAP_PAUSED=1): for programs that are not PyTorch's. Needs no daemon. --log-file is then the trace to
    /// write where nobody stores what they record
    #[arg(long, conflicts_with_all = ["host", "hosts_file", "job_hosts", "slurm", "k8s", "iterations", "profile_start_iteration_roundup",
        "all_processes", "record_shapes", "profile_memory", "memory_snapshot", "with_stacks", "with_flops", "with_modules",
        "warmup_s", "step_wait", "timeout", "no_wait", "fetch", "uid"])]
    native: bool,
    /// File to write, with the ending .json; each process puts its pid before that. A directory if it is one, or ends with '/';
    /// it is created if it does not exist [default: a directory that the daemon makes]
    #[arg(long, short = 'o', alias = "output-dir", value_name = "PATH")]
    log_file: Option<String>,
    /// These processes, or their descendants; 0 is all
    #[arg(long, value_delimiter = ',', value_name = "PID,…")]
    pids: Vec<i32>,
    /// Processes of these SLURM jobs; 0 is all
    #[arg(long, value_delimiter = ',', value_name = "ID,…")]
    job_id: Vec<i64>,
    /// Processes of this user only, where you may trace several users'
    #[arg(long, value_name = "UID")]
    uid: Option<u32>,
    /// How long to record, in milliseconds
    #[arg(long, short, value_name = "MS", default_value_t = 500)]
    duration_ms: u64,
    /// Record this many iterations instead; needs a program that steps an optimizer or a profiler
    #[arg(long, short, value_name = "N", default_value_t = -1, allow_negative_numbers = true)]
    iterations: i64,
    /// Begin at the next iteration that is a multiple of this
    #[arg(long, alias = "iteration-roundup", value_name = "N", default_value_t = 1)]
    profile_start_iteration_roundup: u64,
    /// Start at this time, in milliseconds since 1970; 0 means as soon as all processes can
    #[arg(long, value_name = "MS", default_value_t = 0)]
    profile_start_time: u64,
    /// Start after this many seconds
    #[arg(long, alias = "start-time-delay", value_name = "SECONDS", conflicts_with = "profile_start_time")]
    start_delay: Option<u64>,
    /// Trace at most this many processes per node [default: all]
    #[arg(long, value_name = "N")]
    process_limit: Option<usize>,
    /// Trace launchers and helpers, too, which only import torch
    #[arg(long)]
    all_processes: bool,
    /// Record shapes of operators' inputs
    #[arg(long)]
    record_shapes: bool,
    /// Record allocations of memory
    #[arg(long)]
    profile_memory: bool,
    /// Take CUDA's memory snapshot, /tmp/memory_snapshot_<pid>.pickle, instead of a trace (torch 2.8 and later). It keeps a core of
    /// the job busy for the rest of its life
    #[arg(long, conflicts_with = "iterations")]
    memory_snapshot: bool,
    /// Record Python stacks
    #[arg(long, alias = "with-stack")]
    with_stacks: bool,
    /// Record floating-point operations
    #[arg(long)]
    with_flops: bool,
    /// Record the modules that operators are called in
    #[arg(long)]
    with_modules: bool,
    /// Seconds of warm-up in the process [default: 5, its own]
    #[arg(long, value_name = "SECONDS")]
    warmup_s: Option<u64>,
    /// With --iterations: record by duration instead if no step is seen for this many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    step_wait: u64,
    /// Give up waiting for files after so many seconds [default: two minutes after the expected end]
    #[arg(long, value_name = "SECONDS")]
    timeout: Option<u64>,
    /// Ask, print what was matched, and do not wait
    #[arg(long)]
    no_wait: bool,
    /// Bring the files to this directory, with a manifest.json: from the directories that daemons make where no --log-file says
    /// another place
    #[arg(long, value_name = "DIR", conflicts_with_all = ["no_wait", "log_file"])]
    fetch: Option<PathBuf>,
    /// Accepted for `dyno`; the exit code is always 1 if no process matched
    #[arg(long)]
    fail_on_no_process: bool,
    /// How to print the result
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    if args.native {
        return native::run(&args.native()?);
    }
    let output = args.log_file.as_deref().map(Output::new).transpose()?;
    let found = args.at.choice().find_for(output.as_ref().and_then(|o| o.directory.as_deref()))?;
    if let Some(output) = &output {
        output.make(found.nodes.iter().any(|n| n.is_local))?;
    }
    let nodes = found.nodes.clone();
    let (timeout, fetch) = (args.timeout.map(Duration::from_secs), args.fetch.clone());
    let (wait, format) = (!args.no_wait, args.format);
    let ask = args.ask(found, output)?;
    if let Some(dir) = &fetch {
        traces::prepare(dir)?;
    }
    block_on(async move {
        let mut asked = traces::ask(nodes, &ask).await;
        show::matched(&asked, format);
        if wait {
            let mut progress = show::Progress::default();
            let waited = traces::wait(&mut asked, &ask, timeout, |now| progress.show(now)).await;
            progress.clear();
            waited?;
        }
        let fetched = match &fetch {
            Some(dir) => Some(traces::fetch(&asked, dir).await?),
            None => None,
        };
        Ok(show::result(&asked, wait, fetched.as_ref(), format))
    })
}

impl Args {
    fn check(&self) -> Result<()> {
        if self.duration_ms == 0 {
            bail!("--duration-ms must be more than 0");
        }
        if self.profile_start_time != 0 && self.profile_start_time < now_ms() {
            bail!("--profile-start-time is in the past: processes would drop the request");
        }
        Ok(())
    }

    fn native(self) -> Result<native::Ask> {
        self.check()?;
        let delay_ms = self.start_delay.unwrap_or(0).saturating_mul(1000);
        Ok(native::Ask {
            pids: self.pids.into_iter().filter(|pid| *pid != 0).collect(),
            jobs: self.job_id.into_iter().filter(|job| *job != 0).collect(),
            limit: self.process_limit,
            out: self.log_file.map(PathBuf::from),
            start_ms: self.profile_start_time.max(now_ms().saturating_add(delay_ms)),
            duration: Duration::from_millis(self.duration_ms),
            format: self.format,
        })
    }

    fn ask(self, found: ChosenNodes, output: Option<Output>) -> Result<Ask> {
        self.check()?;
        let iterations = u64::try_from(self.iterations).unwrap_or(0);
        let lead = Duration::from_millis(lead_ms(self.warmup_s));
        let begin = match (self.profile_start_time, self.start_delay) {
            _ if iterations > 0 => None,
            (0, Some(delay)) => Some(Begin::In(Duration::from_secs(delay))),
            (0, None) => (found.nodes.len() > 1).then_some(Begin::In(lead)),
            (at, _) => Some(Begin::At(at)),
        };
        if let Some(Begin::In(delay)) = begin
            && delay < lead
        {
            errln!(
                "gputap: processes ask for requests every 5 s and warm up: with --start-delay below {} s some begin later than others",
                lead.as_secs()
            );
        }
        let log_file = output.map(|o| o.file);
        let mut jobs = if self.job_id == [0] { Vec::new() } else { self.job_id };
        jobs.extend(found.jobs);
        let pids = if self.pids == [0] { Vec::new() } else { self.pids };
        let request = TraceRequest {
            select: Select {
                jobs,
                pids,
                pods: found.pods,
                uid: self.uid,
                limit: self.process_limit,
                launchers: self.all_processes,
            },
            log_file,
            start_ms: 0,
            duration_ms: self.duration_ms,
            iterations,
            iteration_roundup: self.profile_start_iteration_roundup,
            step_wait_ms: self.step_wait.saturating_mul(1000),
            warmup_s: self.warmup_s,
            record: Record {
                shapes: self.record_shapes,
                memory: self.profile_memory,
                stacks: self.with_stacks,
                flops: self.with_flops,
                modules: self.with_modules,
                memory_snapshot: self.memory_snapshot,
            },
        };
        Ok(Ask { request, begin })
    }
}

/// Where the files go.
struct Output {
    /// The path as a process can use it, whatever its working directory is.
    file: String,
    /// The directory, if only that was named.
    directory: Option<PathBuf>,
}

impl Output {
    fn new(path: &str) -> Result<Output> {
        let context = || format!("--log-file {path}");
        let whole = std::path::absolute(path).with_context(context)?;
        let is_directory = path.ends_with('/') || whole.is_dir();
        let file = if is_directory { whole.join(FILE) } else { whole.clone() };
        let file = file.to_str().map(str::to_owned).context("--log-file must be UTF-8")?;
        Ok(Output { file, directory: is_directory.then_some(whole) })
    }

    /// Makes the directory, before anything is asked for. Where only other nodes are asked, it is theirs that counts; they say
    /// if it is not there.
    fn make(&self, is_local: bool) -> Result<()> {
        let Some(directory) = &self.directory else { return Ok(()) };
        match std::fs::create_dir_all(directory) {
            Err(e) if is_local => {
                Err(e).with_context(|| format!("--log-file: making {}", directory.display()))
            }
            _ => Ok(()),
        }
    }
}
