//! `gputap run`: traces a command and all its children.

mod child;
mod launch;
pub(crate) mod live;
mod on_demand;
pub(crate) mod print;
mod shared;
pub(crate) mod units;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::builder::FalseyValueParser;
use gputap_collect::{Collector, Counters, Directory, Observer, Origin};
use gputap_event::Record;
use gputap_sql::Metrics;
use gputap_trace::{Stored, TraceWriter, WriterOptions};

pub use child::NotStarted;
use child::{Child, Ended};
use launch::Launch;
use live::Live;
use print::{Format, Printer};
use shared::Shared;

use crate::log::{LiveLog, LogName};
use crate::pace::Pace;
use crate::recover::Recovery;
use crate::{output, summary};

/// Options of `gputap run`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap run -- python train.py
  gputap run --out train.trace --api launch,copy,memory,sync -- torchrun --nproc-per-node 8 train.py
  srun gputap run -- python train.py                     one trace per node, whatever the number of tasks
  gputap run --on-demand -- torchrun train.py             PyTorch traces when `gputap trace` asks for them
  gputap run --log cudatrace -- python train.py          CUDATracePreload's log/log_<pid>, beside the trace
  gputap run --keep-last 10m --max-size 2G -- ./server    a flight recorder that can stay on

The exit code is the command's own. docs/environment.md lists the variables, also for jobs that are only given LD_PRELOAD.")]
pub struct Args {
    /// Directory of the trace; must not exist, or be empty [default: the first free gputap-N.trace; below a launcher one
    /// per node, gputap-<job>-<host>.trace]
    #[arg(long, short, env = "GPUTAP_OUT", value_name = "DIR")]
    out: Option<PathBuf>,
    /// Functions to record: names, patterns and groups, as `gputap apis` lists them
    #[arg(long, env = "GPUTAP_API", value_name = "LIST", default_value = "all")]
    api: String,
    /// Print decoded calls to stderr as they are collected
    #[arg(long, env = "GPUTAP_PRINT", value_name = "FORMAT", num_args = 0..=1, default_missing_value = "text")]
    print: Option<Format>,
    /// Also write another tracer's log while the job runs, one set per process
    #[arg(long, env = "GPUTAP_LOG", value_name = "FORMAT")]
    log: Option<LogName>,
    /// Where to [default: PFLOG for alnair, or log]
    #[arg(long, env = "GPUTAP_LOG_DIR", value_name = "DIR")]
    log_dir: Option<PathBuf>,
    /// Keep only the last part of the recording, e.g. 90s, 10m, 2h
    #[arg(long, env = "GPUTAP_KEEP_LAST", value_name = "DURATION", value_parser = units::duration)]
    keep_last: Option<Duration>,
    /// Keep the trace below this size by deleting its oldest part, e.g. 500M, 4G
    #[arg(long, env = "GPUTAP_MAX_SIZE", value_name = "BYTES", value_parser = units::bytes)]
    max_size: Option<u64>,
    /// Start with recording off and wait for `gputap ctl PID start`
    #[arg(long, env = "GPUTAP_PAUSED", value_parser = FalseyValueParser::new())]
    paused: bool,
    /// Print neither the status line nor the summary
    #[arg(long, short, env = "GPUTAP_QUIET", value_parser = FalseyValueParser::new())]
    quiet: bool,
    /// Record nothing now: let `gputap trace` ask the command's PyTorch processes for traces while they run
    #[arg(long, env = "GPUTAP_ON_DEMAND", value_parser = FalseyValueParser::new(),
          conflicts_with_all = ["out", "print", "keep_last", "max_size", "paused"])]
    on_demand: bool,
    #[command(flatten)]
    metrics: crate::metrics::Options,
    /// The command to run
    #[arg(required = true, trailing_var_arg = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    output::never_wait();
    if args.on_demand {
        return on_demand::run(&args.command, args.quiet).map(Ended::pass_on);
    }
    let session = Session {
        metrics: args.metrics.check()?,
        out: args.out,
        api: args.api,
        print: args.print,
        log: args.log,
        log_dir: args.log_dir,
        keep_last: args.keep_last,
        max_size: args.max_size,
        paused: args.paused,
        quiet: args.quiet,
        command: args.command,
        environment: Vec::new(),
    };
    session.run().map(|done| done.ended.pass_on())
}

/// A traced run, as `run` and `demo` need it.
#[derive(Debug, Default)]
pub struct Session {
    /// See [`Args`].
    pub metrics: Metrics,
    /// See [`Args`].
    pub out: Option<PathBuf>,
    /// See [`Args`].
    pub api: String,
    /// See [`Args`].
    pub print: Option<Format>,
    /// See [`Args`].
    pub log: Option<LogName>,
    /// See [`Args`].
    pub log_dir: Option<PathBuf>,
    /// See [`Args`].
    pub keep_last: Option<Duration>,
    /// See [`Args`].
    pub max_size: Option<u64>,
    /// See [`Args`].
    pub paused: bool,
    /// See [`Args`].
    pub quiet: bool,
    /// The command.
    pub command: Vec<OsString>,
    /// Further variables for it.
    pub environment: Vec<(OsString, OsString)>,
}

/// How a run went.
#[derive(Debug)]
pub struct Done {
    /// How the command ended.
    pub ended: Ended,
    /// Where the trace is.
    pub trace: PathBuf,
}

impl Session {
    /// Runs the command to its end and closes the trace.
    pub fn run(self) -> Result<Done> {
        gputap_analysis::select::Selection::parse(&self.api)?;
        let library = crate::locate::injected_library()?;
        if let (None, Some(launch)) = (&self.out, Launch::detect()) {
            return match Shared::join(&self, &launch) {
                Ok(shared) => shared.run(&library),
                Err(e) => self.run_unrecorded(&e),
            };
        }
        let out = self.out.clone().map_or_else(free_name, Ok)?;
        let mut watch = self.watch()?;
        let directory = match Directory::for_run() {
            Ok(directory) => directory,
            Err(e) => return self.run_unrecorded(&e.into()),
        };
        if let Some(trouble) = directory.trouble() {
            errln!("gputap: {trouble}");
        }
        let writer = TraceWriter::create(&out, self.writer_options()).context("--out")?;
        let child = Child::start(&self, &library, &directory.variables());
        let mut child = match child {
            Ok(child) => child,
            Err(e) => {
                drop(writer);
                let _ = std::fs::remove_dir_all(&out);
                return Err(e);
            }
        };
        let recovery = Recovery::start();
        let collector = Collector::new(directory, writer);
        let (ended, counters) = follow(collector, &mut child, &mut watch)?;
        watch.live.clear();
        // From its start on the job's own end counts: a trace that can't be closed is said, and no reason for another code.
        match counters {
            Ok(counters) if !self.quiet && counters.processes == 0 && counters.untraced == 0 => {
                errln!("gputap: no call into the CUDA driver was seen. {}", child.why_nothing());
            }
            Ok(counters) if !self.quiet => summary::print(&out, &counters, &self.metrics),
            Ok(_) => {}
            Err(e) => errln!("gputap: {} is not complete: {:#}", out.display(), anyhow::Error::from(e)),
        }
        recovery.finish(self.quiet);
        Ok(Done { ended, trace: out })
    }

    /// Runs the command without us: what the machine withholds is no reason to keep it from running.
    fn run_unrecorded(&self, why: &anyhow::Error) -> Result<Done> {
        errln!("gputap: the command runs, but is not recorded: {why:#}");
        let ended = Child::plain(&self.command, &[])?.end()?;
        Ok(Done { ended, trace: PathBuf::new() })
    }

    fn watch(&self) -> Result<Watch> {
        let log = |name: LogName| LiveLog::new(name, &name.directory(self.log_dir.as_deref())?);
        let log = self.log.map(log).transpose()?;
        Ok(Watch { live: Live::new(self.quiet), printer: self.print.map(Printer::new), log })
    }

    fn writer_options(&self) -> WriterOptions {
        WriterOptions {
            keep_last: self.keep_last,
            max_size: self.max_size,
            command: self.command.iter().map(|s| s.to_string_lossy().into_owned()).collect(),
            ..WriterOptions::default()
        }
    }
}

/// The first `gputap-N.trace` that does not exist.
fn free_name() -> Result<PathBuf> {
    (1..100_000)
        .map(|n| PathBuf::from(format!("gputap-{n}.trace")))
        .find(|p| !p.exists())
        .context("no free name gputap-N.trace in this directory: use --out")
}

/// Everything that looks at records as they pass.
struct Watch {
    live: Live,
    printer: Option<Printer>,
    log: Option<LiveLog>,
}

impl Watch {
    /// All rings were looked at.
    fn cycled(&mut self) {
        self.log.iter_mut().for_each(LiveLog::cycled);
    }

    /// Nothing follows.
    fn finish(&mut self) {
        self.log.iter_mut().for_each(LiveLog::finish);
    }
}

impl Observer for Watch {
    fn record(&mut self, origin: Origin, record: &Record<'_>) {
        self.live.record(origin, record);
        if let Some(p) = &mut self.printer {
            p.record(origin, record);
        }
    }

    fn wants_records(&self) -> bool {
        self.live.is_visible() || self.printer.is_some()
    }

    fn stored(&mut self, origin: Origin, place: Stored<'_>) {
        if let Some(log) = &mut self.log {
            log.stored(origin, place);
        }
    }

    fn gone(&mut self, process: u32) {
        self.live.gone(process);
        if let Some(p) = &mut self.printer {
            p.gone(process);
        }
        if let Some(log) = &mut self.log {
            log.gone(process);
        }
    }
}

/// What became of the trace of a command that has run.
type Traced = std::result::Result<Counters, gputap_collect::Error>;

/// Drains until the command has ended, then once more to the end.
fn follow(mut collector: Collector, child: &mut Child, watch: &mut Watch) -> Result<(Ended, Traced)> {
    let mut pace = Pace::default();
    let ended = loop {
        let started = Instant::now();
        let cycle = match collector.cycle(watch) {
            Ok(cycle) => cycle,
            Err(e) => return Ok((child.end()?, Err(e))),
        };
        watch.cycled();
        watch.live.show(&collector.counters());
        if let Some(ended) = child.ended()? {
            break ended;
        }
        child.wait(pace.next(&cycle).saturating_sub(started.elapsed()));
    };
    let alive = collector.alive();
    summary::say_refused(&collector);
    if !alive.is_empty() {
        errln!("gputap: still running and no longer recorded: {alive:?}");
    }
    let traced = collector.finish(watch);
    watch.finish();
    Ok((ended, traced))
}
