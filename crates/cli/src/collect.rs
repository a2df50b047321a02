//! `gputap collect`: stores what processes record that were only given the library.

use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::builder::FalseyValueParser;
use gputap_collect::{Collector, Directory, Observer, Origin};
use gputap_event::Record;
use gputap_ring_reader::process_dirs;
use gputap_trace::{Head, TraceWriter, WriterOptions};
use nix::sys::signal::Signal;

use crate::pace::Pace;
use crate::run::live::Live;
use crate::run::units;
use crate::{name, signals, summary};

/// Not everything could be stored.
const INCOMPLETE: u8 = 3;
/// Fact of a trace: which directory of rings it is of.
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
    /// End when no process was there and nothing was recorded for so long, e.g. 30s
    #[arg(long, value_name = "DURATION", value_parser = units::duration)]
    until_idle: Option<Duration>,
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
    /// Print neither the status line nor the summary
    #[arg(long, short, env = "GPUTAP_QUIET", value_parser = FalseyValueParser::new())]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    let dir = args.dir.clone().unwrap_or_else(gputap_collect::default_dir);
    let directory = Directory::open(&dir)?;
    let id = identity(&dir)?;
    let out = match &args.out {
        Some(out) => out.clone(),
        None => default_out(&dir, &id)?,
    };
    let signals = signals::watch(&[Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP], signals::From::All)?;
    let writer = TraceWriter::resume(&out, args.writer_options(&dir, id)).context("--out")?;
    let mut live = Live::new(args.quiet);
    if !args.quiet {
        let goes_on = if writer.known().is_empty() { "" } else { ", which it continues" };
        eprintln!("gputap: storing what {} records in {}{goes_on}", dir.display(), out.display());
    }
    let mut collector = Collector::new(directory, writer);
    args.prune.into_iter().for_each(|silence| collector.prune_after(silence));
    follow(&mut collector, &signals, args.until_idle, &mut live)?;
    live.clear();
    finish(collector, signals, &out, args.quiet, &mut live)
}

impl Args {
    fn writer_options(&self, dir: &Path, id: String) -> WriterOptions {
        let command = ["gputap", "collect", &dir.to_string_lossy()].map(str::to_owned);
        let defaults = WriterOptions::default();
        WriterOptions {
            keep_last: self.keep_last,
            max_size: self.max_size,
            command: command.into(),
            facts: BTreeMap::from([(RINGS.to_owned(), id)]),
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
fn default_out(dir: &Path, id: &str) -> Result<PathBuf> {
    let there = process_dirs(dir)?;
    let there: Vec<_> = there.iter().filter_map(|d| d.file_name()?.to_str()).collect();
    let boot = WriterOptions::default().boot;
    let ours = |head: &Head| {
        let same = head.facts.get(RINGS).is_some_and(|r| r == id) && head.boot == boot;
        same && (!head.closed || head.dirs.iter().any(|d| there.contains(&d.as_str())))
    };
    name::own_or_free(&format!("gputap-{}", name::host()), ours)
}

impl Observer for Live {
    fn record(&mut self, origin: Origin, record: &Record<'_>) {
        Live::record(self, origin, record);
    }
}

/// Drains until a signal comes, or until nothing has happened for long enough.
fn follow(
    collector: &mut Collector,
    signals: &Receiver<Signal>,
    until_idle: Option<Duration>,
    live: &mut Live,
) -> Result<()> {
    let mut pace = Pace::default();
    loop {
        let started = Instant::now();
        let cycle = collector.cycle(live)?;
        live.show(&collector.counters());
        if until_idle.is_some_and(|d| collector.is_idle(d)) {
            return Ok(());
        }
        match signals.recv_timeout(pace.next(&cycle).saturating_sub(started.elapsed())) {
            Err(RecvTimeoutError::Timeout) => {}
            Ok(_) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

fn finish(
    mut collector: Collector,
    signals: Receiver<Signal>,
    out: &Path,
    quiet: bool,
    live: &mut Live,
) -> Result<ExitCode> {
    let alive = collector.alive();
    summary::say_refused(&collector);
    if !alive.is_empty() && !quiet {
        eprintln!("gputap: still running, to be continued by another `gputap collect`: {alive:?}");
    }
    // Closing can take a while, and everything is stored: who asks twice gets a trace that is not closed.
    std::thread::spawn(move || {
        if let Ok(signal) = signals.recv() {
            eprintln!("gputap: not closed; the same command will go on with it");
            std::process::exit(128 + signal as i32);
        }
    });
    match collector.finish(live) {
        Ok(counters) => {
            if !quiet && counters.processes == 0 {
                eprintln!("gputap: no process has recorded anything there");
            } else if !quiet {
                summary::print(out, &counters);
            }
            Ok(if counters.lost_on_disk == 0 { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) })
        }
        Err(e) => {
            eprintln!("gputap: {} is not complete: {:#}", out.display(), anyhow::Error::from(e));
            Ok(ExitCode::from(INCOMPLETE))
        }
    }
}
