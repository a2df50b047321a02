//! The drain loop's body.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gputap_ring_reader::{clock, other_versions, process_dirs};
use gputap_trace::{Anchor, JournalEntry, Known, LossReason, Lost, ProcessEntry, Stored, TraceWriter};

use crate::directory::{self, Directory};
use crate::drain::Outlet;
use crate::error::Error;
use crate::failed;
use crate::life::{self, Below, Identity, Life, Viewer};
use crate::refusals::Problems;
use crate::source::{self, RingOrigin, Source};

/// Is told what was stored.
pub trait Observer {
    /// A process was found.
    fn process(&mut self, process: &ProcessEntry) {
        let _ = process;
    }

    /// The records of a ring from `position` on lie there.
    fn stored(&mut self, origin: RingOrigin, position: u64, place: Stored<'_>) {
        let _ = (origin, position, place);
    }

    /// The process with this number is gone: nothing of it will follow.
    fn gone(&mut self, process: u32) {
        let _ = process;
    }
}

/// An observer that ignores everything.
impl Observer for () {}

/// What one cycle did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cycle {
    /// Bytes moved from rings to the trace.
    pub bytes: u64,
    /// Largest part of a ring that was in use, in percent.
    pub fullest: u32,
    /// Calls among the records.
    pub calls: u64,
}

/// What the collector counted since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Calls stored in the trace.
    pub stored: u64,
    /// Calls dropped by the processes.
    pub dropped: u64,
    /// Calls that could not be written to disk.
    pub lost_on_disk: u64,
    /// Processes in the trace.
    pub processes: u32,
    /// Processes that could not be traced; known at the end.
    pub untraced: u64,
}

/// Drains one directory into one trace.
pub struct Collector {
    directory: Directory,
    writer: TraceWriter,
    viewer: Viewer,
    sources: Vec<Source>,
    /// Directories that were looked at.
    seen: HashSet<PathBuf>,
    /// Processes that an earlier collector of this trace stored, by directory.
    known: HashMap<String, Known>,
    /// Highest number of a process.
    processes: u32,
    refusals: Problems,
    /// How many more rings may stay open.
    files: usize,
    buffer: Vec<u8>,
    stored: u64,
    /// Calls dropped by processes that are gone.
    dropped: u64,
    /// Children of those that could not be traced.
    forked: u64,
    told_at_ns: u64,
    /// Processor time of earlier collectors of this trace.
    cpu_before_ns: u64,
    /// What this process had used when the collector began: most of it before it became this program, perhaps.
    cpu_began_ns: u64,
    /// When a process was last seen alive, or something new in its rings.
    active: Instant,
    /// Silent processes of other containers are given up after this.
    prune: Option<Duration>,
    /// Why the trace could not be written when it was last tried.
    stalled: Option<gputap_trace::Error>,
    lost_on_disk: u64,
    /// The trace is about to be closed.
    ending: bool,
}

/// Looks at the rings once the command has ended.
const LAST_CYCLES: usize = 4;

impl Collector {
    /// Drains `directory` into `writer`, and goes on where an earlier collector of that trace stopped.
    pub fn new(mut directory: Directory, writer: TraceWriter) -> Collector {
        directory.drains_to(writer.dir());
        let mut refusals = Problems::default();
        directory.refusal().into_iter().for_each(|why| refusals.add(why));
        let known = writer.known().iter().map(|k| (k.dir.clone(), k.clone())).collect();
        Collector {
            directory,
            viewer: Viewer::new(),
            sources: Vec::new(),
            seen: HashSet::new(),
            known,
            processes: writer.known().iter().map(|k| k.number).max().unwrap_or(0),
            refusals,
            files: allow_many_files(),
            buffer: Vec::new(),
            stored: 0,
            dropped: 0,
            forked: 0,
            told_at_ns: 0,
            cpu_before_ns: writer.counter(CPU),
            cpu_began_ns: clock::process_cpu_ns(),
            active: Instant::now(),
            prune: None,
            stalled: None,
            lost_on_disk: 0,
            ending: false,
            writer,
        }
    }

    /// Removes the rings of processes that can't be seen from here once they were silent for so long.
    pub fn prune_after(&mut self, silence: Duration) {
        self.prune = Some(silence);
    }

    /// The directory that processes must be given as GPUTAP_DIR.
    pub fn directory(&mut self) -> &mut Directory {
        &mut self.directory
    }

    /// Stops without closing the trace: another collector goes on with it.
    pub fn leave(mut self) {
        self.tell();
    }

    /// Looks once at every ring.
    pub fn cycle(&mut self, observer: &mut dyn Observer) -> Result<Cycle, Error> {
        self.find_processes()?;
        let mut cycle = Cycle::default();
        self.stalled = None;
        let mut over = Vec::new();
        let mut out = Outlet {
            writer: &mut self.writer,
            buffer: &mut self.buffer,
            observer,
            cycle: &mut cycle,
            refusals: &mut self.refusals,
            files: &mut self.files,
        };
        for (i, source) in self.sources.iter_mut().enumerate() {
            match source.drain(&mut out) {
                // Dead before it was drained, so nothing can follow.
                Ok(()) if source.life.is_over() && source.is_drained() => over.push(i),
                Ok(()) => {}
                Err(e) => self.stalled = Some(e),
            }
        }
        self.stored += cycle.calls;
        if cycle.bytes > 0 {
            self.active = Instant::now();
        }
        for i in over.into_iter().rev() {
            observer.gone(self.sources[i].number);
            self.retire(i);
        }
        let now = clock::read().mono_ns;
        if now.saturating_sub(self.told_at_ns) >= 1_000_000_000 {
            self.told_at_ns = now;
            self.look();
            self.tell();
        }
        Ok(cycle)
    }

    /// Why the trace can't be written just now. Meanwhile calls wait in the rings, and those that find no room there are
    /// counted there.
    pub fn stalled(&self) -> Option<&gputap_trace::Error> {
        self.stalled.as_ref()
    }

    fn find_processes(&mut self) -> Result<(), Error> {
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
                Err(e) => self.refusals.add(e),
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
        let (dir, header) = source::open(path)?;
        let source = match self.known.get(&name).filter(|k| k.anchor_tick == header.anchor().0) {
            Some(known) => Source::resume(dir, header, identity, known),
            None => {
                self.processes += 1;
                Source::new(dir, header, identity, self.processes)
            }
        };
        self.active = Instant::now();
        self.sources.push(source);
        Ok(())
    }

    /// Looks which processes are still there.
    fn look(&mut self) {
        for version in other_versions(self.directory.path()) {
            let path = self.directory.path().join(version);
            self.refusals.add(format!(
                "{} holds rings of another version: use the gputap that those jobs were started with",
                path.display()
            ));
        }
        let far = self.sources.iter().any(|s| !s.is_near(&self.viewer));
        let below = if far { life::below() } else { Below::new() };
        for source in &mut self.sources {
            source.look(&self.viewer, &below);
            match source.life {
                Life::Alive => self.active = Instant::now(),
                Life::Unknown if self.prune.is_some_and(|silence| source.wrote.elapsed() >= silence) => {
                    source.life = Life::Silent;
                }
                _ => {}
            }
        }
    }

    /// Forgets a process that is gone and whose rings are stored, and takes its rings away unless some were left alone.
    fn retire(&mut self, i: usize) {
        let source = &mut self.sources[i];
        // Its last counters first: without them, nobody can tell what it dropped.
        if let Err(e) = source.tell(&mut self.writer) {
            return self.stalled = Some(e);
        }
        self.dropped += source.dropped();
        self.forked += source.header.untraced();
        let source = self.sources.swap_remove(i);
        self.files += source.open_files();
        if !source.is_whole() {
            return;
        }
        match directory::remove(source.path()) {
            Ok(()) => {
                self.seen.remove(source.path());
            }
            Err(e) => self.refusals.add(format!(
                "{} is stored, but can't be removed ({e}): its rings stay in memory",
                source.path().display()
            )),
        }
    }

    /// What is due once a second: a clock anchor, marks, counters of the processes.
    fn tell(&mut self) {
        if let Err(e) = self.try_tell() {
            self.stalled = Some(e);
        }
    }

    fn try_tell(&mut self) -> Result<(), gputap_trace::Error> {
        let now = clock::read();
        let anchor =
            Anchor { process: 0, tick: now.tick, mono_ns: now.mono_ns as i64, real_ns: now.real_ns as i64 };
        // A full disk refuses each of them, but all are remembered until the trace is closed.
        let mut told = self.writer.journal(&JournalEntry::Anchor(anchor));
        let cpu_ns = self.cpu_before_ns + clock::process_cpu_ns().saturating_sub(self.cpu_began_ns);
        let cost =
            JournalEntry::Collector(self.failed().into_iter().chain([(CPU.to_owned(), cpu_ns)]).collect());
        told = told.and(self.writer.journal(&cost));
        for source in &mut self.sources {
            told = told.and(source.tell(&mut self.writer));
        }
        told = told.and(self.refusals.tell(&mut self.writer));
        // Whoever closes the trace rewrites what is left.
        if self.ending { told } else { told.and(self.writer.tidy()) }
    }

    /// How many processes could not be traced: those that said why, and children of traced ones that could not.
    fn untraced(&self) -> u64 {
        let forked = self.sources.iter().map(|s| s.header.untraced()).sum::<u64>();
        failed::sum(&self.failed()) + self.forked + forked
    }

    fn failed(&self) -> BTreeMap<String, u64> {
        failed::counters(self.directory.path(), self.directory.notes())
    }

    /// What was counted so far.
    pub fn counters(&self) -> Counters {
        Counters {
            stored: self.stored,
            dropped: self.dropped + self.sources.iter().map(Source::dropped).sum::<u64>(),
            lost_on_disk: self.lost_on_disk,
            processes: self.processes,
            untraced: 0,
        }
    }

    /// Files and processes that were refused, each told once.
    pub fn refused(&self) -> &[String] {
        self.refusals.all()
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
        let below = Below::new();
        self.sources.iter_mut().for_each(|s| s.look(&self.viewer, &below));
        self.sources.iter().filter(|s| s.life == Life::Alive).map(|s| s.header.pid()).collect()
    }

    /// Stores what is left, and closes the trace.
    pub fn finish(&mut self, observer: &mut dyn Observer) -> Result<Counters, Error> {
        self.ending = true;
        self.writer.hurry();
        self.look();
        // One cycle takes all that is published; a process that goes on for ever is left after a few.
        for _ in 0..LAST_CYCLES {
            if self.cycle(observer)?.bytes == 0 {
                break;
            }
        }
        // What the disk would not take is lost with the rings. Where they stay, another collector finds it.
        if self.stalled.is_some() && self.directory.goes() {
            (0..self.sources.len()).for_each(|i| self.give_up(i));
        }
        self.tell();
        let counters = Counters { untraced: self.untraced(), ..self.counters() };
        self.writer.close()?;
        failed::told(self.directory.path(), self.directory.notes());
        Ok(counters)
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

    /// Counts what is still in the rings of a process because the disk would not take it.
    fn give_up(&mut self, i: usize) {
        let source = &mut self.sources[i];
        let count = source.count_left(&mut self.buffer);
        if count == 0 {
            return;
        }
        self.lost_on_disk += count;
        let now = clock::read().mono_ns as i64;
        let (process, reason) = (source.number, LossReason::Disk);
        let fact = Lost { process, tid: 0, reason, count, first_ns: now, last_ns: now };
        if let Err(e) = self.writer.journal(&JournalEntry::Lost(fact)) {
            self.stalled = Some(e);
        }
    }
}

/// Counter of the collector's processor time.
const CPU: &str = "cpu_ns";

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
