//! `gputap collect`: stores what processes record that were only given the library.

use std::collections::BTreeMap;
use std::os::fd::AsFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::builder::FalseyValueParser;
use gputap_collect::{Collector, Directory, name};
use gputap_host::proc::host_name;
use gputap_ring_reader::process_dirs;
use gputap_sql::Metrics;
use gputap_trace::{Head, TraceWriter, WriterOptions};
use nix::sys::signal::Signal;

use crate::units;
use crate::watch::{LogName, LogWriter, StatusLine, Watch};
use crate::{output, signals, summary};

/// Not everything could be stored.
const INCOMPLETE: u8 = 3;
/// Attribute of a trace: which directory of rings it is of.
const RINGS: &str = "rings";

/// Options of `gputap collect`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap collect                                     what this user's jobs record, until Ctrl-C
  gputap collect /rings --out /traces/$HOSTNAME      a sidecar that shares /rings with the job
  gputap collect --until-idle 30s --max-size 4G      ends half a minute after the last process

Jobs need LD_PRELOAD=/path/libgputap.so (or CUDA_INJECTION64_PATH) and the same GPUTAP_DIR. A collector that is started
again with the same --out goes on where it stopped, also after kill -9. docs/clusters.md has pods, Slurm and MPI.")]
pub struct Args {
    /// Directory of the rings [default: /dev/shm/gputap-<uid>]
    #[arg(env = "GPUTAP_DIR", value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Directory of the trace; one that an earlier collector wrote is continued [default: gputap-<host>.trace, or the
    /// next number when that is another job's]
    #[arg(long, short, env = "GPUTAP_OUT", value_name = "DIR")]
    out: Option<PathBuf>,
    /// Exit after this long without a process or a new record, e.g. 30s
    #[arg(long, value_name = "DURATION", value_parser = units::duration)]
    until_idle: Option<Duration>,
    /// Also write another tracer's log, one set per process
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
    /// Remove the rings of processes of other containers that were silent for so long: whether they live can't be seen
    #[arg(long, value_name = "DURATION", value_parser = units::duration)]
    prune: Option<Duration>,
    /// Rewrite a part of the trace when it has so many bytes
    #[arg(long, value_name = "BYTES", hide = true)]
    segment_bytes: Option<u64>,
    /// Started by the library: the lock is on standard input
    #[arg(long, hide = true)]
    detached: bool,
    #[command(flatten)]
    metrics: crate::metrics::Options,
    /// Print neither the status line nor the summary
    #[arg(long, short, env = "GPUTAP_QUIET", value_parser = FalseyValueParser::new())]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    output::never_wait();
    // First of all: whoever stops a collector that has just begun still gets its trace.
    let signals = signals::watch(&[Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP])?;
    let metrics = args.metrics.check()?;
    let dir = args.dir.clone().unwrap_or_else(gputap_collect::default_dir);
    let mut directory = if args.detached { inherit(&dir)? } else { Directory::open(&dir)? };
    let id = identity(&dir)?;
    let log = args.log_name();
    let log = log
        .map(|name| Ok::<_, anyhow::Error>((name, name.directory(args.log_dir.as_deref())?)))
        .transpose()?;
    let out = match (&args.out, &log) {
        (Some(out), _) => out.clone(),
        // The job asked for a log, and may not be able to write where it is.
        (None, Some((_, beside))) if args.detached => {
            std::fs::create_dir_all(beside).with_context(|| beside.display().to_string())?;
            default_out(&dir, &id, &beside.join("gputap").to_string_lossy())?
        }
        (None, _) => default_out(&dir, &id, "gputap")?,
    };
    let out = std::path::absolute(out).context("--out")?;
    if args.detached {
        // No file system is kept busy by us.
        std::env::set_current_dir("/").context("leaving the job's directory")?;
    }
    let mut recording = Recording { args, metrics, out, log, id, signals, stopped: false };
    loop {
        let (code, more) = recording.collect(directory)?;
        if !more || recording.stopped {
            return Ok(code);
        }
        // A process came while the trace was closed. It goes on there, unless somebody else sees to it.
        directory = match Directory::open(&dir) {
            Ok(directory) => directory,
            Err(gputap_collect::Error::Busy { .. }) => return Ok(code),
            Err(e) => return Err(e.into()),
        };
    }
}

/// The directory whose lock the library holds for us on standard input.
fn inherit(dir: &Path) -> Result<Directory> {
    let lock = std::io::stdin().as_fd().try_clone_to_owned().context("standard input is no lock")?;
    Ok(Directory::inherit(dir, lock.into())?)
}

impl Args {
    /// The log that is asked for. A library that finds alnair's variable starts a collector for it.
    fn log_name(&self) -> Option<LogName> {
        let pflog = std::env::var_os("PFLOG").is_some_and(|dir| !dir.is_empty());
        self.log.or_else(|| (self.detached && pflog).then_some(LogName::Alnair))
    }

    fn writer_options(&self, dir: &Path, id: String) -> WriterOptions {
        let command = ["gputap", "collect", &dir.to_string_lossy()].map(str::to_owned);
        let defaults = WriterOptions::default();
        WriterOptions {
            keep_last: self.keep_last,
            max_size: self.max_size,
            command: command.into(),
            attributes: BTreeMap::from([(RINGS.to_owned(), id)]),
            segment_bytes: self.segment_bytes.unwrap_or(defaults.segment_bytes),
            ..defaults
        }
    }
}

/// What a directory of rings is called in a trace: its path, and its inode, because containers have equal paths.
fn identity(dir: &Path) -> Result<String> {
    let path = dir.canonicalize().with_context(|| dir.display().to_string())?;
    let meta = path.metadata().with_context(|| dir.display().to_string())?;
    Ok(format!("{} {}:{}", path.display(), meta.dev(), meta.ino()))
}

/// The trace that an earlier collector of this directory did not close, or whose processes are still there: their
/// names and contexts are in it. Otherwise a new one.
fn default_out(dir: &Path, id: &str, prefix: &str) -> Result<PathBuf> {
    let there = process_dirs(dir)?;
    let there: Vec<_> = there.iter().filter_map(|d| d.file_name()?.to_str()).collect();
    let boot = WriterOptions::default().boot;
    let ours = |head: &Head| {
        let same = head.attributes.get(RINGS).is_some_and(|r| r == id) && head.boot == boot;
        same && (!head.closed || head.dirs.iter().any(|d| there.contains(&d.as_str())))
    };
    name::own_or_free(&format!("{prefix}-{}", host_name()), ours)
}

/// What stays the same while a trace is closed and opened again.
struct Recording {
    args: Args,
    metrics: Metrics,
    out: PathBuf,
    log: Option<(LogName, PathBuf)>,
    /// What the directory of rings is called in a trace, as [`identity`] makes it.
    id: String,
    signals: Receiver<Signal>,
    /// Whether a signal came.
    stopped: bool,
}

impl Recording {
    /// Drains until it is time to end, and closes the trace. How that went, and whether there is more to drain.
    fn collect(&mut self, directory: Directory) -> Result<(ExitCode, bool)> {
        let dir = directory.path().to_owned();
        let options = self.args.writer_options(&dir, self.id.clone());
        let writer = TraceWriter::resume(&self.out, options).context("--out")?;
        if !self.args.quiet {
            let goes_on = if writer.known().is_empty() { "" } else { ", which it continues" };
            errln!("gputap: storing what {} records in {}{goes_on}", dir.display(), self.out.display());
        }
        let log = self.log.as_ref().map(|(name, dir)| LogWriter::new(*name, dir)).transpose()?;
        let mut watch = Watch::new(StatusLine::alone(self.args.quiet), log, None)?;
        if !writer.known().is_empty() {
            watch.catch_up(&self.out)?;
        }
        let mut collector = Collector::new(directory, writer);
        self.args.prune.into_iter().for_each(|silence| collector.prune_after(silence));
        self.follow(&mut collector, &mut watch)?;
        watch.clear();
        let code = self.finish(&mut collector, &mut watch);
        watch.finish();
        Ok((code, collector.release()?))
    }

    /// Drains until a signal comes, or until nothing has happened for long enough.
    fn follow(&mut self, collector: &mut Collector, watch: &mut Watch) -> Result<()> {
        let rest = |collector: &mut Collector, time| {
            if self.args.until_idle.is_some_and(|d| collector.is_idle(d)) {
                return Some(false);
            }
            let waited = self.signals.recv_timeout(time);
            (!matches!(waited, Err(RecvTimeoutError::Timeout))).then_some(true)
        };
        self.stopped = collector.follow(watch, rest)?;
        Ok(())
    }

    fn finish(&mut self, collector: &mut Collector, watch: &mut Watch) -> ExitCode {
        let (out, quiet) = (&self.out, self.args.quiet);
        let alive = collector.alive();
        summary::say_refused(collector);
        if !alive.is_empty() && !quiet {
            errln!("gputap: still running, to be continued by another `gputap collect`: {alive:?}");
        }
        match until_asked_twice(&mut self.signals, || collector.finish(watch)) {
            Ok(counters) => {
                if !quiet && counters.processes == 0 && counters.untraced == 0 {
                    errln!("gputap: no process has recorded anything there");
                } else if !quiet {
                    summary::print(out, &counters, &self.metrics);
                }
                ExitCode::SUCCESS
            }
            Err(e) => {
                errln!("gputap: {} is not complete: {:#}", out.display(), anyhow::Error::from(e));
                ExitCode::from(INCOMPLETE)
            }
        }
    }
}

/// Does what can take a while, unless a signal comes meanwhile. Everything is stored then: the trace is just not closed.
fn until_asked_twice<T>(signals: &mut Receiver<Signal>, work: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    std::thread::scope(|s| {
        let done = &done;
        s.spawn(move || {
            while !done.load(Ordering::Relaxed) {
                if let Ok(signal) = signals.recv_timeout(Duration::from_millis(20)) {
                    errln!("gputap: not closed; run the same command again to continue it");
                    output::exit(128 + signal as u8);
                }
            }
        });
        let result = work();
        done.store(true, Ordering::Relaxed);
        result
    })
}
