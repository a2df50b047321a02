//! `--log`: another tracer's log, written beside the trace while the job runs.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_collect::{LiveNames, Watcher};
use gputap_export::{Alnair, Cudatrace, Entry, Error, Log};
use gputap_model::call::Call;
use gputap_model::decode::{Input, decode};
use gputap_model::detail::{Detail, Wanted};
use gputap_trace::Calls;

/// Other tracers whose logs can be written beside a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogName {
    /// CUDATracePreload's files log_<pid>
    Cudatrace,
    /// alnair's metrics.log and timeline.log
    Alnair,
}

/// Where logs go unless somebody says it: where CUDATracePreload has them.
const DIRECTORY: &str = "log";
/// How often readers of a log see something new.
const PERIOD: Duration = Duration::from_millis(100);

impl LogName {
    /// The directory: `given`, or what alnair's own variable says, or the default.
    pub fn directory(self, given: Option<&Path>) -> Result<PathBuf> {
        let pflog = std::env::var_os("PFLOG").filter(|dir| self == LogName::Alnair && !dir.is_empty());
        let dir = given.map(Path::to_owned).or(pflog.map(PathBuf::from));
        std::path::absolute(dir.unwrap_or_else(|| DIRECTORY.into())).context("--log-dir")
    }
}

/// A log in the making. What goes wrong is said once and never harms the trace or the job.
pub struct LogWriter {
    log: Box<dyn Log>,
    dir: PathBuf,
    published: Instant,
    failed: bool,
}

impl LogWriter {
    /// Makes its directory.
    pub fn new(name: LogName, dir: &Path) -> Result<LogWriter> {
        std::fs::create_dir_all(dir).with_context(|| {
            format!("--log: {} can't be made; choose another with --log-dir", dir.display())
        })?;
        let log: Box<dyn Log> = match name {
            LogName::Cudatrace => Box::new(Cudatrace::new(dir)),
            LogName::Alnair => Box::new(Alnair::new(dir)),
        };
        Ok(LogWriter { log, dir: dir.to_owned(), published: Instant::now(), failed: false })
    }

    /// Writes, unless that went wrong before.
    fn write(&mut self, write: impl FnOnce(&mut dyn Log) -> Result<(), Error>) {
        if !self.failed
            && let Err(e) = write(self.log.as_mut())
        {
            self.failed(&e.to_string());
        }
    }
}

impl Watcher for LogWriter {
    fn wants(&self) -> Wanted {
        Wanted::LEVELS
    }

    fn calls(&mut self, calls: &Calls<'_>, known: &LiveNames<'_>) {
        self.write(|log| {
            (0..calls.len).map(|i| Call::of_row(calls, i)).try_for_each(|call| {
                let (process, end_ns) = (call.process, call.end_ns());
                let name = |handle| known.kernel_name(process, handle, end_ns).map(|n| n.full.clone());
                let result = call.returned().then_some(call.result);
                let decode = || decode(&Input { api: call.api, args: call.args, result, kernel_name: &name });
                log.call(&Entry {
                    pid: known.pid(process),
                    call: &call,
                    decode: &decode,
                    kernel_name: &name,
                    start_real_ns: known.realtime_ns(call.start_ns),
                    outermost: call.parent == 0,
                })
            })
        });
    }

    fn detail(&mut self, detail: &Detail, known: &LiveNames<'_>) {
        if let Detail::Level(level) = detail {
            self.log.memory(known.pid(level.process), level);
        }
    }

    fn gone(&mut self, process: u32, pid: u32) {
        self.write(|log| log.gone(process, pid).and_then(|()| log.publish()));
    }

    fn cycled(&mut self) {
        if self.published.elapsed() >= PERIOD {
            self.published = Instant::now();
            self.write(|log| log.publish());
        }
    }

    fn failed(&mut self, why: &str) {
        self.failed = true;
        errln!(
            "gputap: the log in {} ends here: {why}. The trace goes on; `gputap export` makes the log of it",
            self.dir.display()
        );
    }
}
