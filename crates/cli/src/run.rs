//! `gputap run`: traces a command and all its children.

mod child;
mod on_demand;
mod place;
mod shared;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::builder::FalseyValueParser;
use gputap_collect::{Collector, Counters, Directory, Recovery};
use gputap_host::Launch;
use gputap_host::job::{Ended, Job};
use gputap_sql::Metrics;
use gputap_trace::{TraceWriter, WriterOptions};

pub use place::Asked;
use place::Obstacle;
use shared::Shared;

use crate::watch::{Format, LogName, LogWriter, Printer, StatusLine, Watch};
use crate::{output, summary, units};

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
    /// Start with recording off and wait for `gputap ctl PID start`, with a process's pid or that of this `gputap run`
    #[arg(long, env = "GPUTAP_PAUSED", value_parser = FalseyValueParser::new())]
    paused: bool,
    /// Print neither the status line nor the summary
    #[arg(long, short, env = "GPUTAP_QUIET", value_parser = FalseyValueParser::new())]
    quiet: bool,
    /// Draw the status line even if the command's own output goes to the terminal
    #[arg(long, env = "GPUTAP_STATUS", value_parser = FalseyValueParser::new())]
    status: bool,
    /// Record nothing now: let `gputap trace` ask the command's PyTorch processes for traces while they run
    #[arg(long, env = "GPUTAP_ON_DEMAND", value_parser = FalseyValueParser::new(),
          conflicts_with_all = ["out", "print", "keep_last", "max_size", "paused"])]
    on_demand: bool,
    #[command(flatten)]
    metrics: crate::metrics::Options,
    /// The command to run
    #[arg(required = true, trailing_var_arg = true, value_name = "CMD")]
    command: Vec<OsString>,
    /// Options whose values come from variables.
    #[arg(skip)]
    by_variable: Vec<String>,
}

impl Args {
    /// Says which options have their values from variables.
    pub fn come_from_variables(&mut self, options: Vec<String>) {
        self.by_variable = options;
    }

    fn asked(&self, option: &str, path: &Option<PathBuf>) -> Option<Asked> {
        let by_variable = self.by_variable.iter().any(|name| name == option);
        path.clone().map(|path| Asked::new(path, by_variable))
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    output::never_wait();
    if args.on_demand {
        return on_demand::run(&args.command, args.quiet).map(pass_on);
    }
    let session = Session {
        metrics: args.metrics.check()?,
        out: args.asked("out", &args.out),
        log_dir: args.asked("log_dir", &args.log_dir),
        api: args.api,
        print: args.print,
        log: args.log,
        keep_last: args.keep_last,
        max_size: args.max_size,
        paused: args.paused,
        quiet: args.quiet,
        status: args.status,
        command: args.command,
        environment: Vec::new(),
    };
    session.run().map(|done| pass_on(done.ended))
}

/// Ends this process the way the command ended, once all that was said is written.
pub fn pass_on(ended: Ended) -> ExitCode {
    output::wait();
    ended.pass_on()
}

/// A traced run, as `run` and `demo` need it.
#[derive(Debug, Default)]
pub struct Session {
    /// The user's own metrics, which the summary shows.
    pub metrics: Metrics,
    /// Where the trace was asked to go; `None` for a place that is chosen here.
    pub out: Option<Asked>,
    /// Functions to record: names, patterns and groups, as `--api` takes them.
    pub api: String,
    /// How decoded calls are printed to stderr as they are collected; `None` for not at all.
    pub print: Option<Format>,
    /// Whose log is written beside the trace while the job runs, if any.
    pub log: Option<LogName>,
    /// Where the other tracer's log was asked to go; `None` for its default place.
    pub log_dir: Option<Asked>,
    /// How much of the recording is kept, counted back from now; `None` for all of it.
    pub keep_last: Option<Duration>,
    /// Most bytes of the trace before its oldest part is deleted; `None` for no limit.
    pub max_size: Option<u64>,
    /// Whether recording is off until `gputap ctl` starts it.
    pub paused: bool,
    /// Whether to print neither the status line nor the summary.
    pub quiet: bool,
    /// Whether the status line is drawn even if the command's own output goes to the terminal.
    pub status: bool,
    /// The command to run, with its arguments.
    pub command: Vec<OsString>,
    /// Further variables for it.
    pub environment: Vec<(OsString, OsString)>,
}

/// How a run went.
#[derive(Debug)]
pub struct Done {
    /// How the command ended.
    pub ended: Ended,
    /// Where the trace is, if there is one.
    pub trace: Option<PathBuf>,
}

impl Session {
    /// Runs the command to its end and closes the trace.
    pub fn run(self) -> Result<Done> {
        gputap_model::select::Selection::parse(&self.api)?;
        // Threads that are started here must leave signals to the relay.
        let prepared = gputap_host::signal::blocked(|| self.prepare());
        match prepared {
            Ok(Prepared::Shared(shared, preload)) => shared.run(&preload),
            Ok(Prepared::Alone(alone)) => self.record(*alone),
            Err(Obstacle::Mistake(e)) => Err(e),
            Err(Obstacle::Withheld(e)) => {
                errln!("gputap: the job runs and is not recorded: {}", crate::explain(&e));
                let ended = child::start_plain(&self.command, &self.environment)?.end()?;
                Ok(Done { ended, trace: None })
            }
        }
    }

    /// Everything that a recording needs before the command is started.
    fn prepare(&self) -> Result<Prepared<'_>, Obstacle> {
        let library = crate::locate::injected_library();
        let preload = library.and_then(|library| child::preload(&library));
        if let (None, Some(launch)) = (&self.out, Launch::detect()) {
            let preload = preload.map_err(Obstacle::Withheld)?;
            return Ok(Prepared::Shared(Box::new(Shared::join(self, &launch)?), preload));
        }
        let watch = self.watch()?;
        let (out, writer) = place::begin(self)?;
        let ready = || -> Result<(OsString, Directory)> { Ok((preload?, Directory::for_run()?)) };
        match ready() {
            Ok((preload, directory)) => {
                if let Some(trouble) = directory.trouble() {
                    errln!("gputap: {trouble}");
                }
                Ok(Prepared::Alone(Box::new(Alone { preload, watch, out, writer, directory })))
            }
            Err(e) => {
                drop(writer);
                let _ = std::fs::remove_dir_all(&out);
                Err(Obstacle::Withheld(e))
            }
        }
    }

    fn record(&self, alone: Alone) -> Result<Done> {
        let Alone { preload, mut watch, out, writer, directory } = alone;
        let mut job = match child::start(self, &preload, &directory.variables()) {
            Ok(job) => job,
            Err(e) => {
                drop(writer);
                let _ = std::fs::remove_dir_all(&out);
                return Err(e);
            }
        };
        let recovery = gputap_host::signal::blocked(Recovery::start);
        let (ended, counters) = follow(Collector::new(directory, writer), &mut job, &mut watch)?;
        self.say(&out, &counters, || child::why_nothing(&self.command));
        self.finish(recovery);
        Ok(Done { ended, trace: Some(out) })
    }

    /// What came of the trace. From the command's start on its own end counts: a trace that can't be closed is said, and no reason
    /// for another code.
    fn say(&self, out: &Path, counters: &Traced, why_nothing: impl Fn() -> String) {
        match counters {
            Ok(counters) if !self.quiet && counters.processes == 0 && counters.untraced == 0 => {
                errln!("gputap: no call into the CUDA driver was seen. {}", why_nothing());
            }
            Ok(counters) if !self.quiet => summary::print(out, counters, &self.metrics),
            Ok(_) => {}
            Err(e) => errln!("gputap: {} is not complete: {e:#}", out.display()),
        }
    }

    /// Says what killed runs left, unless nothing is to be said.
    fn finish(&self, recovery: Recovery) {
        recovery.finish(|line| {
            if !self.quiet {
                errln!("gputap: {line}");
            }
        });
    }

    fn watch(&self) -> Result<Watch, Obstacle> {
        let dir = self.log_dir.as_ref().map(Asked::path);
        let log = |name: LogName| LogWriter::new(name, &name.directory(dir)?);
        let log = match (self.log.map(log).transpose(), &self.log_dir) {
            (Ok(log), _) => log,
            (Err(e), Some(Asked::Option(_))) => return Err(Obstacle::Mistake(e)),
            (Err(e), _) => {
                errln!(
                    "gputap: without the log: {}. `gputap export` makes it of the trace",
                    crate::explain(&e)
                );
                None
            }
        };
        let line = StatusLine::beside_job(self.quiet, self.status);
        Watch::new(line, log, self.print.map(Printer)).map_err(Obstacle::Withheld)
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

/// What a recording needs, all of it there.
enum Prepared<'a> {
    /// One of several runs on this node, and what LD_PRELOAD is for its command.
    Shared(Box<Shared<'a>>, OsString),
    Alone(Box<Alone>),
}

/// A run by itself.
struct Alone {
    /// What LD_PRELOAD is for the command.
    preload: OsString,
    watch: Watch,
    out: PathBuf,
    writer: TraceWriter,
    directory: Directory,
}

/// What became of the trace of a command that has run.
type Traced = std::result::Result<Counters, gputap_collect::Error>;

/// Drains until the command has ended, then once more to the end.
fn follow(mut collector: Collector, job: &mut Job, watch: &mut Watch) -> Result<(Ended, Traced)> {
    let followed = collector.follow(watch, |_, time| next(job, time));
    let ended = match followed {
        Ok(ended) => ended?,
        Err(e) => return Ok((job.end()?, Err(e))),
    };
    watch.clear();
    summary::say_left_out(&mut collector);
    let traced = collector.finish(watch);
    watch.finish();
    Ok((ended, traced))
}

/// Whether the command has ended; waits for a while where it has not.
fn next(job: &mut Job, time: Duration) -> Option<std::io::Result<Ended>> {
    let ended = job.ended().transpose();
    if ended.is_none() {
        job.wait(time);
    }
    ended
}
