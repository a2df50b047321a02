//! What jobs do while they do it, decided as their trace will say it later.
//!
//! A thread of its own reads what is stored, behind whoever drains the rings: draining never waits for it, and what it could not
//! keep up with is still there for it. Between the two goes only where records lie, so what waits in memory is small, however far
//! behind it is; a segment that the trace has removed meanwhile takes up its disk space until it is read.

mod following;

use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use gputap_model::detail::{Detail, Wanted};
use gputap_model::names::Names;
use gputap_ring_reader::clock::{self, Reading};
use gputap_trace::{Calls, KernelName, ProcessEntry, Stored, Trace};

use crate::observer::{Observer, RingOrigin};

pub use following::Following;

/// How often the end is looked for.
const LOOK: Duration = Duration::from_millis(2);

/// Looks at what jobs do.
pub trait Watcher: Send {
    /// What it wants to see one by one.
    fn wants(&self) -> Wanted;

    /// Calls that returned, or that will not any more. One thread's calls come in the order in which they returned.
    fn calls(&mut self, calls: &Calls<'_>, known: &LiveNames<'_>) {
        let _ = (calls, known);
    }

    /// What a call did.
    fn detail(&mut self, detail: &Detail, known: &LiveNames<'_>) {
        let _ = (detail, known);
    }

    /// Nothing of this process follows.
    fn gone(&mut self, process: u32, pid: u32) {
        let _ = (process, pid);
    }

    /// All rings were looked at.
    fn cycled(&mut self) {}

    /// Something stored can't be read.
    fn failed(&mut self, why: &str) {
        let _ = why;
    }
}

/// What calls of running jobs speak of.
#[derive(Clone, Copy)]
pub struct LiveNames<'a> {
    names: &'a Names,
    pids: &'a BTreeMap<u32, u32>,
    /// How far CLOCK_REALTIME is ahead of CLOCK_MONOTONIC.
    real_ahead_ns: i64,
}

impl LiveNames<'_> {
    /// The process's own number for itself.
    pub fn pid(&self, process: u32) -> u32 {
        self.pids.get(&process).copied().unwrap_or(0)
    }

    /// The name of a kernel's handle in a call that ended at `end_ns`.
    pub fn kernel_name(&self, process: u32, handle: u64, end_ns: i64) -> Option<&KernelName> {
        self.names.at(process, handle, end_ns)
    }

    /// CLOCK_REALTIME of a call's time.
    pub fn realtime_ns(&self, ns: i64) -> i64 {
        ns.saturating_add(self.real_ahead_ns)
    }
}

/// What jobs came to so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Launches of kernels and of graphs.
    pub launches: u64,
    /// Bytes of copies.
    pub copied_bytes: u64,
    /// Bytes on GPUs that processes which are still there have.
    pub device_bytes: u64,
    /// When the rings had been looked at that they are of, CLOCK_MONOTONIC.
    pub read_ns: u64,
}

impl Figures {
    /// How long ago that was.
    pub fn behind(&self) -> Duration {
        Duration::from_nanos(clock::read().mono_ns.saturating_sub(self.read_ns))
    }
}

/// What the thread is told, in order.
enum Message {
    /// What a trace holds comes first.
    Before(Box<Trace>),
    /// A process whose records follow.
    Process(Box<ProcessEntry>),
    /// Records of a ring (process and index) were stored.
    Stored { ring: (u32, u16), position: u64, file: Arc<File>, at: u64, bytes: usize },
    /// Nothing of this process follows.
    Gone(u32),
    /// All rings were looked at.
    Cycled(Reading),
    /// Something can't be read.
    Failed(String),
}

/// Follows jobs while somebody watches.
pub struct Live {
    /// Gone when nothing follows.
    send: Option<Sender<Message>>,
    thread: Option<JoinHandle<()>>,
    /// The segment that records are stored in now.
    segment: Option<(PathBuf, Arc<File>)>,
    figures: Arc<Mutex<Figures>>,
}

impl Live {
    /// Starts its thread. `figures` says whether somebody asks for them.
    pub fn start(watchers: Vec<Box<dyn Watcher>>, figures: bool) -> std::io::Result<Live> {
        let now = clock::read();
        let following = Following::new(watchers, figures, now, clock::ticks_per_ns());
        let shared = Arc::new(Mutex::new(Figures { read_ns: now.mono_ns, ..Figures::default() }));
        let (send, receive) = channel();
        let thread = std::thread::Builder::new().name(String::from("live"));
        let published = shared.clone();
        let thread = thread.spawn(move || follow(following, &receive, &published))?;
        Ok(Live { send: Some(send), thread: Some(thread), segment: None, figures: shared })
    }

    /// Begins with what the trace at `path` holds. Nothing may be stored in between.
    pub fn catch_up(&self, path: &Path) -> Result<(), gputap_trace::Error> {
        self.tell(Message::Before(Box::new(Trace::open(path)?)));
        Ok(())
    }

    /// All rings were looked at.
    pub fn cycled(&self) {
        self.tell(Message::Cycled(clock::read()));
    }

    /// What jobs came to so far.
    pub fn figures(&self) -> Figures {
        *self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nothing follows: waits until everything that is stored was seen. `late` is called if that takes longer than `patience`.
    pub fn finish(&mut self, patience: Duration, late: impl FnOnce()) {
        self.send = None;
        let Some(thread) = self.thread.take() else { return };
        let since = Instant::now();
        while !thread.is_finished() && since.elapsed() < patience {
            std::thread::sleep(LOOK);
        }
        if !thread.is_finished() {
            late();
        }
        let _ = thread.join();
    }

    fn open(&mut self, path: &Path) -> std::io::Result<Arc<File>> {
        if let Some((_, file)) = self.segment.as_ref().filter(|(p, _)| p == path) {
            return Ok(file.clone());
        }
        let file = Arc::new(File::open(path)?);
        self.segment = Some((path.to_owned(), file.clone()));
        Ok(file)
    }

    /// A thread that is gone has said why.
    fn tell(&self, message: Message) {
        let _ = self.send.as_ref().map(|send| send.send(message));
    }
}

/// The thread: goes on until nothing follows.
fn follow(mut following: Following, messages: &Receiver<Message>, figures: &Mutex<Figures>) {
    for message in messages {
        match message {
            Message::Before(trace) => following.catch_up(*trace),
            Message::Process(process) => following.process(*process),
            Message::Stored { ring, position, file, at, bytes } => {
                let mut payload = vec![0; bytes];
                match file.read_exact_at(&mut payload, at) {
                    Ok(()) => following.stored(ring, position, payload),
                    Err(e) => following.failed(&format!("what is stored can't be read: {e}")),
                }
            }
            Message::Gone(process) => following.process_gone(process),
            Message::Cycled(reading) => {
                following.cycled(reading);
                if let Some(now) = following.figures() {
                    *figures.lock().unwrap_or_else(PoisonError::into_inner) = now;
                }
            }
            Message::Failed(why) => following.failed(&why),
        }
    }
    following.finish();
}

impl Observer for Live {
    fn process(&mut self, process: &ProcessEntry) {
        self.tell(Message::Process(Box::new(process.clone())));
    }

    fn stored(&mut self, origin: RingOrigin, position: u64, place: Stored<'_>) {
        let Stored { path, at, bytes } = place;
        let ring = (origin.process, origin.ring);
        let message = match self.open(path) {
            Ok(file) => Message::Stored { ring, position, file, at, bytes },
            Err(e) => Message::Failed(format!("{} can't be read: {e}", path.display())),
        };
        self.tell(message);
    }

    fn gone(&mut self, process: u32) {
        self.tell(Message::Gone(process));
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.finish(Duration::MAX, || {});
    }
}
