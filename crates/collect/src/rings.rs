//! The rings of a directory: finding the processes that write there, draining them, and forgetting those that are gone.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gputap_ring_reader::{other_versions, process_dirs};
use gputap_trace::{Known, TraceWriter};

use crate::directory::{self, Directory};
use crate::error::Error;
use crate::failed;
use crate::life::{Below, Identity, Life, Viewer};
use crate::process::{self, TracedProcess};
use crate::source::{Outlet, Source};

/// The rings of one directory.
pub(crate) struct Rings {
    pub directory: Directory,
    viewer: Viewer,
    processes: Vec<TracedProcess>,
    /// Directories that were looked at.
    seen: HashSet<PathBuf>,
    /// Processes that an earlier collector of this trace stored, by directory.
    known: HashMap<String, Known>,
    /// Highest number of a process.
    pub count: u32,
    /// How many more rings may stay open.
    files: usize,
    /// Calls dropped by processes that are gone.
    dropped: u64,
    /// Children of those that could not be traced.
    forked: u64,
    /// When a process was last seen alive, or something new in its rings.
    active: Instant,
    /// Silent processes of other containers are given up after this.
    pub prune: Option<Duration>,
}

impl Rings {
    /// Those of `directory`; what an earlier collector of the trace stored of them is `known`.
    pub fn new(directory: Directory, known: &[Known]) -> Rings {
        Rings {
            directory,
            viewer: Viewer::new(),
            processes: Vec::new(),
            seen: HashSet::new(),
            known: known.iter().map(|k| (k.dir.clone(), k.clone())).collect(),
            count: known.iter().map(|k| k.number).max().unwrap_or(0),
            files: allow_many_files(),
            dropped: 0,
            forked: 0,
            active: Instant::now(),
            prune: None,
        }
    }

    fn find_processes(&mut self, out: &mut Outlet<'_>) -> Result<(), Error> {
        for path in process_dirs(self.directory.path())? {
            if self.seen.contains(&path) {
                continue;
            }
            match self.adopt(&path) {
                Ok(()) => {}
                // What an earlier collector removed but for its name.
                Err(_) if directory::clear_rest(&path) => {}
                // Tried again in the next cycle.
                Err(Error::Ring(e)) if e.is_passing() => continue,
                Err(e) => out.problem(e),
            }
            self.seen.insert(path);
        }
        Ok(())
    }

    fn adopt(&mut self, path: &Path) -> Result<(), Error> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let strange = |why| Error::Strange { path: path.to_owned(), why };
        let identity = Identity::from_name(&name).ok_or_else(|| strange("is not named like a process"))?;
        if !self.viewer.is_of_this_boot(&identity) {
            return Err(strange("is of an earlier start of the machine; `gputap report` can read it"));
        }
        let (dir, header) = process::open(path)?;
        let process = match self.known.get(&name).filter(|k| k.anchor_tick == header.anchor().0) {
            Some(known) => TracedProcess::resume(dir, header, identity, known),
            None => {
                self.count += 1;
                TracedProcess::new(dir, header, identity, self.count)
            }
        };
        self.active = Instant::now();
        self.processes.push(process);
        Ok(())
    }

    /// Looks which processes are still there.
    pub fn look(&mut self) {
        let far = self.processes.iter().any(|p| !p.is_near(&self.viewer));
        let below = if far { Below::now() } else { Below::default() };
        for process in &mut self.processes {
            process.look(&self.viewer, &below);
            match process.life {
                Life::Alive => self.active = Instant::now(),
                Life::Unknown if self.prune.is_some_and(|silence| process.wrote.elapsed() >= silence) => {
                    process.life = Life::Silent;
                }
                _ => {}
            }
        }
    }

    /// Forgets a process that is gone and whose rings are stored, and takes its rings away unless some were left alone.
    fn retire(&mut self, i: usize, out: &mut Outlet<'_>) -> Result<(), gputap_trace::Error> {
        let process = &mut self.processes[i];
        // Its last counters first: without them, nobody can tell what it dropped.
        process.tell(out.writer)?;
        self.dropped += process.dropped();
        self.forked += process.header.untraced();
        let process = self.processes.swap_remove(i);
        self.files += process.open_files();
        if !process.is_whole() {
            return Ok(());
        }
        match directory::remove(process.path()) {
            Ok(()) => {
                self.seen.remove(process.path());
            }
            Err(e) => out.problem(format!(
                "{} is stored, but can't be removed ({e}): its rings stay in memory",
                process.path().display()
            )),
        }
        Ok(())
    }

    /// How many processes could not be traced: those that said why, and children of traced ones that could not.
    pub fn untraced(&self) -> u64 {
        let forked = self.processes.iter().map(|p| p.header.untraced()).sum::<u64>();
        failed::sum(&self.failed()) + self.forked + forked
    }

    /// Why processes could not be traced, and how many.
    pub fn failed(&self) -> BTreeMap<String, u64> {
        failed::counters(self.directory.path(), self.directory.notes())
    }

    /// Calls that processes dropped.
    pub fn dropped(&self) -> u64 {
        self.dropped + self.processes.iter().map(TracedProcess::dropped).sum::<u64>()
    }

    /// Whether for so long no process was there and nothing new in any ring.
    pub fn is_idle(&mut self, time: Duration) -> bool {
        if self.active.elapsed() < time {
            return false;
        }
        self.look();
        self.active.elapsed() >= time
    }

    /// Pids of traced processes that are still there.
    pub fn alive(&mut self) -> Vec<u32> {
        let below = Below::default();
        self.processes.iter_mut().for_each(|p| p.look(&self.viewer, &below));
        self.processes.iter().filter(|p| p.life == Life::Alive).map(|p| p.header.pid()).collect()
    }

    /// Counts what is still in rings because the disk would not take it. The sum, and whether the trace knows it.
    pub fn give_up(
        &mut self,
        writer: &mut TraceWriter,
        buffer: &mut Vec<u8>,
    ) -> (u64, Result<(), gputap_trace::Error>) {
        let mut unstored = writer.unstored();
        self.processes.iter_mut().for_each(|p| p.give_up(buffer, &mut unstored));
        writer.give_up(&unstored)
    }

    /// The trace is closed: forgets what it was told of processes that could not be traced.
    pub fn closed(&self) {
        failed::told(self.directory.path(), self.directory.notes());
    }

    /// Lets others drain the directory; whether a process came that was not seen.
    ///
    /// A process makes its directory before it looks for a collector, and this looks for processes after the lock is
    /// free: so at least one of them sees the other.
    pub fn release(&mut self) -> Result<bool, Error> {
        self.directory.release();
        let there = process_dirs(self.directory.path())?;
        Ok(there.iter().any(|path| !self.seen.contains(path)))
    }
}

impl Source for Rings {
    fn poll(&mut self, out: &mut Outlet<'_>) -> Result<(), Error> {
        self.find_processes(out)?;
        let (before, mut polled, mut over) = (out.cycle.bytes, Ok(()), Vec::new());
        for (i, process) in self.processes.iter_mut().enumerate() {
            match process.drain(&mut self.files, out) {
                // Dead before it was drained, so nothing can follow.
                Ok(()) if process.life.is_over() && process.is_drained() => over.push(i),
                Ok(()) => {}
                Err(e) => polled = Err(e),
            }
        }
        if out.cycle.bytes > before {
            self.active = Instant::now();
        }
        for i in over.into_iter().rev() {
            out.observer.gone(self.processes[i].number);
            polled = self.retire(i, out).and(polled);
        }
        Ok(polled?)
    }

    fn tell(&mut self, out: &mut Outlet<'_>) -> Result<(), gputap_trace::Error> {
        for version in other_versions(self.directory.path()) {
            let path = self.directory.path().join(version);
            out.problem(format!(
                "{} holds rings of another version: use the gputap that those jobs were started with",
                path.display()
            ));
        }
        // A full disk refuses each of them, but all are remembered until the trace is closed.
        let mut told = Ok(());
        for process in &mut self.processes {
            told = told.and(process.tell(out.writer));
        }
        told
    }

    /// Other processes may come for as long as somebody looks.
    fn is_over(&self) -> bool {
        false
    }
}

/// Files that are left for everything but rings: processes, the trace, the program.
const OTHER_FILES: u64 = 256;

/// Each ring is an open file: how many may stay open. Children that were started before keep the limit that they have.
fn allow_many_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let current = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(current.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX)
}
