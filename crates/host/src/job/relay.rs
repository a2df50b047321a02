//! Signals that reach us and are meant for the job.
//!
//! Whoever starts `gputap run` knows our pid and takes it for the job's. So each signal that we get is sent on, real-time ones
//! with their values too, unless the job has it already: what the [`Witness`] in our group has got as well, within
//! [`TOGETHER`], was for the group. Without a witness (no more processes are allowed) the kernel's signals count as the group's.

mod sorting;

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use libc::SIGCHLD;
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::signal::{self, Signals};
use crate::{Reports, Witness};
use sorting::Sorting;

/// By when a group that is continued has gone on.
const SOON: Duration = Duration::from_millis(5);

/// All signals of this process from now on, and who tells whether they were for us alone.
pub struct Taken {
    signals: Option<Signals>,
    witness: Option<(Witness, Reports)>,
}

impl Taken {
    /// Takes them, before the job is started: none is lost. Where that is impossible, they do what they do.
    pub fn now() -> Taken {
        let signals = Signals::take().ok();
        let witness = signals.as_ref().and_then(|_| Witness::start().ok());
        Taken { signals, witness }
    }

    /// Sends them on to a job that has just been started.
    pub fn relay_to(self, job: i32) -> Relay {
        let (witness, reports) = self.witness.map_or((None, None), |(w, r)| (Some(Arc::new(w)), Some(r)));
        if let Some(witness) = &witness {
            witness.watch(job);
        }
        let job = Arc::new(Mutex::new(Some(job)));
        let (tell, changed) = sync_channel(1);
        if let Some(signals) = self.signals {
            let sender = Sender {
                signals,
                reports,
                witness: witness.clone(),
                job: job.clone(),
                sorting: Sorting::default(),
                tell,
            };
            let thread = std::thread::Builder::new().name(String::from("signals"));
            // Without it signals are not sent on, and the job runs all the same.
            let _ = thread.spawn(move || sender.run());
        }
        Relay { job, witness, changed }
    }
}

/// Sends signals on while a job runs.
#[derive(Debug)]
pub struct Relay {
    /// The job, until its end is known: a pid that is free may be anybody's.
    job: Arc<Mutex<Option<i32>>>,
    witness: Option<Arc<Witness>>,
    /// Something happened to the job.
    changed: Receiver<()>,
}

fn lock(job: &Mutex<Option<i32>>) -> MutexGuard<'_, Option<i32>> {
    job.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Relay {
    /// Waits until something happened to the job, but not for long.
    pub fn wait(&self, time: Duration) {
        if let Err(RecvTimeoutError::Disconnected) = self.changed.recv_timeout(time) {
            std::thread::sleep(time);
        }
    }

    /// The job has ended: nothing is sent to it any more.
    pub fn end(&self) {
        *lock(&self.job) = None;
        if let Some(witness) = &self.witness {
            witness.watch(0);
        }
    }

    /// The job was stopped by this signal: stops this process the same way, so that our caller sees it.
    pub fn stop_by(&self, signal: i32) {
        // Without a witness nobody would continue us when the job is continued.
        let Some(witness) = &self.witness else { return };
        // Those of a group are not continued at one moment: what looks stopped may be about to go on, as we have.
        std::thread::sleep(SOON);
        let job_is_stopped = lock(&self.job).is_some_and(Witness::is_stopped);
        if witness.has_stopped_job() || !job_is_stopped {
            return;
        }
        witness.mirror(true);
        signal::stop_by(signal);
        witness.mirror(false);
    }
}

/// The thread that sends.
struct Sender {
    signals: Signals,
    reports: Option<Reports>,
    witness: Option<Arc<Witness>>,
    job: Arc<Mutex<Option<i32>>>,
    sorting: Sorting,
    tell: SyncSender<()>,
}

impl Sender {
    fn run(mut self) {
        loop {
            let has_reports = self.wait();
            while let Some(arrived) = self.signals.next() {
                let from_witness = self.witness.as_ref().is_some_and(|w| arrived.is_from(w.pid()));
                if arrived.signal == SIGCHLD && !arrived.is_from_process() {
                    let _ = self.tell.try_send(());
                } else if !from_witness {
                    self.sorting.arrived(arrived, Instant::now());
                }
            }
            if has_reports {
                self.listen();
            }
            let due = match (&self.witness, &self.reports) {
                (Some(witness), Some(_)) => self.sorting.due(Instant::now(), |s| witness.has_waiting(s)),
                _ => self.sorting.sent_by_processes(),
            };
            for arrived in due {
                // Under the lock, so that the pid is the job's. A job that has ended needs no signal.
                let job = lock(&self.job);
                let _ = job.map(|pid| arrived.send_to(pid));
            }
        }
    }

    /// Waits for a signal, for the witness, or until something is due; whether the witness has something to say.
    fn wait(&self) -> bool {
        let left = self.sorting.next_due().map(|at| at.saturating_duration_since(Instant::now()));
        let left = left.and_then(|time| Timespec::try_from(time).ok());
        let mut ready = vec![PollFd::new(&self.signals, PollFlags::IN)];
        ready.extend(self.reports.as_ref().map(|r| PollFd::new(r, PollFlags::IN)));
        poll(&mut ready, left.as_ref()).is_ok() && ready.get(1).is_some_and(|r| !r.revents().is_empty())
    }

    fn listen(&mut self) {
        match self.reports.as_mut().map(Reports::wait) {
            Some(Ok(signal)) => self.sorting.witnessed(signal, Instant::now()),
            _ => self.reports = None,
        }
    }
}
