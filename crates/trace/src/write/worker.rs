//! The writer's own thread, which rewrites full segments and deletes old ones while the caller goes on appending.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use gputap_ring_reader::clock::Reading;

use crate::error::Error;
use crate::write::compactor::Compactor;
use crate::write::limits::Limits;
use crate::write::lock::locked;

/// The thread; ends when this is dropped, after the segment in work.
#[derive(Debug)]
pub(crate) struct Worker {
    bell: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    failed: Arc<Mutex<Option<Error>>>,
}

impl Worker {
    pub(crate) fn start(compactor: Compactor, limits: Limits, now: fn() -> Reading) -> Result<Worker, Error> {
        let (bell, calls) = sync_channel(1);
        let failed = Arc::new(Mutex::new(None));
        let last = failed.clone();
        let body = move || work(&compactor, &limits, now, &calls, &last);
        let spawned = thread::Builder::new().name("gputap-compact".into()).spawn(body);
        let thread = spawned.map_err(|source| Error::Thread { source })?;
        Ok(Worker { bell: Some(bell), thread: Some(thread), failed })
    }

    /// Has it look for work; what went wrong since the last time.
    pub(crate) fn wake(&self) -> Result<(), Error> {
        if let Some(Err(TrySendError::Disconnected(()))) = self.bell.as_ref().map(|b| b.try_send(())) {
            return Err(Error::Thread { source: io::ErrorKind::BrokenPipe.into() });
        }
        locked(&self.failed).take().map_or(Ok(()), Err)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.bell = None;
        // A thread that panicked has nothing more to say.
        self.thread.take().map(JoinHandle::join);
    }
}

/// How much this thread stands back behind others: what it does can wait, what the job does can't.
const NICE: i32 = 10;

fn step_back() {
    // Linux counts this per thread. Where it is refused, the thread works as it did.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

fn work(
    compactor: &Compactor,
    limits: &Limits,
    now: fn() -> Reading,
    calls: &Receiver<()>,
    failed: &Mutex<Option<Error>>,
) {
    step_back();
    while calls.recv().is_ok() {
        if let Err(e) = compactor.tidy(now().mono_ns, limits) {
            *locked(failed) = Some(e);
        }
    }
}
