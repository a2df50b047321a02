//! The rings of a benchmarked process: where they are, what was lost in them, and somebody who empties them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result};
use gputap_ring_reader::{ProcessDir, Ring, process_dirs};
use tempfile::TempDir;

/// A `GPUTAP_DIR` that goes with this value.
pub struct RingDir(TempDir);

/// What the rings of a directory say.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Bytes of records that were published.
    pub bytes: u64,
    /// Calls dropped, for whatever reason.
    pub dropped: u64,
}

impl RingDir {
    /// Makes an empty one on tmpfs.
    pub fn new() -> Result<RingDir> {
        let dir = tempfile::Builder::new().prefix("gputap-bench-").tempdir_in("/dev/shm");
        dir.map(RingDir).context("a directory on /dev/shm")
    }

    /// Path of the directory with the rings.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Has `command` traced by `library` into this directory. The allowance is large enough for the largest ring.
    pub fn trace(&self, command: &mut Command, library: &Path) {
        command
            .env("LD_PRELOAD", library)
            .env("GPUTAP_DIR", self.path())
            .env("GPUTAP_RING_BYTES", "268435456");
    }

    /// Adds up the counters of all rings.
    pub fn account(&self) -> Result<Account> {
        let mut account = Account::default();
        for path in process_dirs(self.path())? {
            let process = ProcessDir::open(&path)?;
            let header = process.header()?;
            account.dropped += header.dropped_no_ring() + header.dropped_busy();
            for index in 0..header.rings() {
                let state = process.ring(index, false)?.state()?;
                account.bytes += state.head;
                account.dropped += state.dropped_full + state.dropped_signal;
            }
        }
        Ok(account)
    }

    /// Starts emptying the rings.
    pub fn drain(&self) -> Drainer {
        let stop = Arc::new(AtomicBool::new(false));
        let (dir, seen) = (self.path().to_owned(), Arc::clone(&stop));
        let thread = std::thread::spawn(move || {
            let mut rings = Rings::default();
            while !seen.load(Ordering::Relaxed) {
                rings.empty(&dir)?;
                std::thread::sleep(PERIOD);
            }
            Ok(())
        });
        Drainer { stop, thread }
    }
}

const PERIOD: Duration = Duration::from_micros(500);

/// Reads what is in the rings, as a collector does, so that the cache lines travel; and keeps nothing of it.
pub struct Drainer {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Result<()>>,
}

impl Drainer {
    /// Stops; an error is one that the reading met.
    pub fn stop(self) -> Result<()> {
        self.stop.store(true, Ordering::Relaxed);
        match self.thread.join() {
            Ok(result) => result,
            Err(_) => anyhow::bail!("the thread that empties the rings panicked"),
        }
    }
}

#[derive(Default)]
struct Rings {
    open: BTreeMap<(PathBuf, u32), Ring>,
    buffer: Vec<u8>,
}

impl Rings {
    fn empty(&mut self, dir: &Path) -> Result<()> {
        for path in process_dirs(dir)? {
            let process = ProcessDir::open(&path)?;
            for index in 0..process.header()?.rings() {
                let key = (path.clone(), index);
                if !self.open.contains_key(&key) {
                    self.open.insert(key.clone(), process.ring(index, true)?);
                }
                let ring = &self.open[&key];
                let state = ring.state()?;
                if state.head != state.tail {
                    ring.read(state.tail, state.head, &mut self.buffer)?;
                    ring.set_tail(state.head)?;
                }
            }
        }
        Ok(())
    }
}
