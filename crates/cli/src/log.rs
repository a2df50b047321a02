//! `--log`: another tracer's log, written beside the trace while the job runs.
//!
//! A thread of its own reads what is stored from the trace, behind whoever drains the rings: draining never waits for a log,
//! and what a log could not keep up with is still there for it. Between the two goes only where records lie, so what waits in
//! memory is small, however far behind the log is; a segment that the trace has removed meanwhile takes up its disk space until
//! the log has read it.

mod catch_up;
mod clock;
mod memory;
mod writing;

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_collect::Origin;
use gputap_event::Records;
use gputap_ring_reader::clock::{self as clocks, Reading};
use gputap_trace::{Stored, Trace};

use writing::Writing;

/// Whose log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogName {
    /// CUDATracePreload's log_<pid>
    Cudatrace,
    /// alnair's metrics.log and timeline.log
    Alnair,
}

/// A log that takes longer than this to be completed is worth a word.
const SILENT: Duration = Duration::from_secs(2);
/// How often the end of a log is looked for.
const LOOK: Duration = Duration::from_millis(2);

/// Where logs go unless somebody says it: where CUDATracePreload has them.
const DIRECTORY: &str = "log";

impl LogName {
    /// The directory: `given`, or what alnair's own variable says, or the default.
    pub fn directory(self, given: Option<&Path>) -> Result<PathBuf> {
        let pflog = std::env::var_os("PFLOG").filter(|dir| self == LogName::Alnair && !dir.is_empty());
        let dir = given.map(Path::to_owned).or(pflog.map(PathBuf::from));
        std::path::absolute(dir.unwrap_or_else(|| DIRECTORY.into())).context("--log-dir")
    }
}

/// What the thread is told, in order.
enum Message {
    /// The log of what a trace holds comes first.
    Before(Box<Trace>),
    /// Records were stored.
    Stored { origin: Origin, file: Arc<File>, at: u64, bytes: usize },
    /// Nothing of this process follows.
    Gone(u32),
    /// All rings were looked at.
    Cycled(Reading),
    /// There is no way to go on.
    Failed(String),
}

/// A log that is written while a job runs.
pub struct LiveLog {
    /// Gone when nothing follows.
    send: Option<Sender<Message>>,
    thread: Option<JoinHandle<()>>,
    /// The segment that records are stored in now.
    segment: Option<(PathBuf, Arc<File>)>,
}

impl LiveLog {
    /// Makes its directory and starts its thread.
    pub fn new(name: LogName, dir: &Path) -> Result<LiveLog> {
        let writing = Writing::new(name, dir)?;
        let (send, receive) = channel();
        let thread = std::thread::Builder::new().name(String::from("log"));
        let thread = thread.spawn(move || write(writing, &receive)).context("--log")?;
        Ok(LiveLog { send: Some(send), thread: Some(thread), segment: None })
    }

    /// Begins with what the trace at `path` holds. Nothing may be stored in between.
    pub fn catch_up(&mut self, path: &Path) -> Result<()> {
        self.tell(Message::Before(Box::new(Trace::open(path)?)));
        Ok(())
    }

    /// Records of `origin` were stored there.
    pub fn stored(&mut self, origin: Origin, place: Stored<'_>) {
        match self.open(place.path) {
            Ok(file) => self.tell(Message::Stored { origin, file, at: place.at, bytes: place.bytes }),
            Err(e) => self.tell(Message::Failed(format!("{} can't be read: {e}", place.path.display()))),
        }
    }

    fn open(&mut self, path: &Path) -> std::io::Result<Arc<File>> {
        if let Some((_, file)) = self.segment.as_ref().filter(|(p, _)| p == path) {
            return Ok(file.clone());
        }
        let file = Arc::new(File::open(path)?);
        self.segment = Some((path.to_owned(), file.clone()));
        Ok(file)
    }

    /// The process with this number is gone.
    pub fn gone(&mut self, process: u32) {
        self.tell(Message::Gone(process));
    }

    /// All rings were looked at.
    pub fn cycled(&mut self) {
        self.tell(Message::Cycled(clocks::read()));
    }

    /// Nothing follows: waits until the log is complete.
    pub fn finish(&mut self) {
        self.send = None;
        let Some(thread) = self.thread.take() else { return };
        let since = Instant::now();
        while !thread.is_finished() && since.elapsed() < SILENT {
            std::thread::sleep(LOOK);
        }
        if !thread.is_finished() {
            errln!("gputap: the trace is complete; the log is behind it and still being written");
        }
        let _ = thread.join();
    }

    /// A thread that is gone has said why.
    fn tell(&self, message: Message) {
        let _ = self.send.as_ref().map(|send| send.send(message));
    }
}

impl Drop for LiveLog {
    fn drop(&mut self) {
        self.finish();
    }
}

/// The thread: goes on until nothing follows.
fn write(mut log: Writing, messages: &Receiver<Message>) {
    let mut buffer = Vec::new();
    for message in messages {
        match message {
            Message::Before(trace) => {
                let caught_up = log.catch_up(*trace);
                log.check(caught_up);
            }
            Message::Stored { origin, file, at, bytes } => {
                buffer.resize(bytes, 0);
                if let Err(e) = file.read_exact_at(&mut buffer, at) {
                    log.check(Err(format!("what is stored can't be read: {e}")));
                    continue;
                }
                Records::new(&buffer).flatten().for_each(|record| log.record(origin, &record));
            }
            Message::Gone(process) => log.gone(process),
            Message::Cycled(now) => log.cycled(now),
            Message::Failed(why) => log.check(Err(why)),
        }
    }
    log.finish();
}
