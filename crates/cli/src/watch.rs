//! What is shown of a job while it runs: a status line, its calls, another tracer's log.

mod line;
mod log;
mod print;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use gputap_collect::{Counters, Live, Observer, RingOrigin, Watcher};
use gputap_trace::{ProcessEntry, Stored};

pub use line::StatusLine;
pub use log::{LogName, LogWriter};
pub use print::{Format, Printer};

/// What takes longer than this to be completed is worth a word.
const SILENT: Duration = Duration::from_secs(2);

/// Everything that is shown.
pub struct Watch {
    line: StatusLine,
    /// Where somebody looks.
    live: Option<Live>,
    /// A log is written.
    logs: bool,
}

impl Watch {
    /// Shows the line where it is visible, writes the log, and prints calls.
    pub fn new(line: StatusLine, log: Option<LogWriter>, printer: Option<Printer>) -> Result<Watch> {
        let logs = log.is_some();
        let log = log.map(|log| Box::new(log) as Box<dyn Watcher>);
        let printer = printer.map(|printer| Box::new(printer) as Box<dyn Watcher>);
        let watchers: Vec<_> = log.into_iter().chain(printer).collect();
        let needed = line.is_visible() || !watchers.is_empty();
        let live = needed.then(|| Live::start(watchers, line.is_visible())).transpose();
        Ok(Watch { line, live: live.context("a thread that follows the job can't be started")?, logs })
    }

    /// Begins with what the trace at `path` holds.
    pub fn catch_up(&self, path: &Path) -> Result<()> {
        Ok(self.live.as_ref().map_or(Ok(()), |live| live.catch_up(path))?)
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        self.line.clear();
    }

    /// Nothing follows: waits until everything was shown.
    pub fn finish(&mut self) {
        if let Some(live) = &mut self.live {
            live.finish(SILENT, || {
                if self.logs {
                    errln!("gputap: the trace is complete; the log is behind it and still being written");
                }
            });
        }
    }
}

impl Observer for Watch {
    fn process(&mut self, process: &ProcessEntry) {
        self.live.iter_mut().for_each(|live| live.process(process));
    }

    fn stored(&mut self, origin: RingOrigin, position: u64, place: Stored<'_>) {
        self.live.iter_mut().for_each(|live| live.stored(origin, position, place));
    }

    fn gone(&mut self, process: u32) {
        self.live.iter_mut().for_each(|live| live.gone(process));
    }

    fn cycled(&mut self, counters: &Counters) {
        if let Some(live) = &self.live {
            live.cycled();
            self.line.show(counters, &live.figures());
        }
    }
}
