//! Sources, the trace that their records go to, and what is due once a second.

use std::time::Duration;

use gputap_ring_reader::clock;
use gputap_trace::{Anchor, JournalEntry, TraceWriter};

use crate::directory::Directory;
use crate::error::Error;
use crate::observer::{Counters, Cycle, Observer};
use crate::problems::Problems;
use crate::published::{self, PublishedFigures};
use crate::rings::Rings;
use crate::source::{Outlet, Source};

/// Drains one directory, and whatever else there is, into one trace.
pub struct Collector {
    writer: TraceWriter,
    rings: Rings,
    /// Sources beside the rings.
    others: Vec<Box<dyn Source>>,
    problems: Problems,
    buffer: Vec<u8>,
    stored: u64,
    told_at_ns: u64,
    /// Processor time of earlier collectors of this trace.
    cpu_before_ns: u64,
    /// What this process had used when the collector began: most of it before it became this program, perhaps.
    cpu_began_ns: u64,
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
        let mut problems = Problems::default();
        directory.refusal().into_iter().for_each(|why| problems.add(why));
        Collector {
            rings: Rings::new(directory, writer.known()),
            others: Vec::new(),
            problems,
            buffer: Vec::new(),
            stored: 0,
            told_at_ns: 0,
            cpu_before_ns: writer.counter(CPU),
            cpu_began_ns: clock::process_cpu_ns(),
            stalled: None,
            lost_on_disk: 0,
            ending: false,
            writer,
        }
    }

    /// Stores the records of a source that `begin` makes, too, from now on.
    pub fn add(
        &mut self,
        begin: impl FnOnce(&mut TraceWriter) -> Result<Box<dyn Source>, gputap_trace::Error>,
    ) -> Result<(), Error> {
        self.others.push(begin(&mut self.writer)?);
        Ok(())
    }

    /// Removes the rings of processes that can't be seen from here once they were silent for so long.
    pub fn prune_after(&mut self, silence: Duration) {
        self.rings.prune = Some(silence);
    }

    /// The directory that processes must be given as GPUTAP_DIR.
    pub fn directory(&mut self) -> &mut Directory {
        &mut self.rings.directory
    }

    /// Stops without closing the trace: another collector goes on with it.
    pub fn leave(mut self) {
        self.tell(&mut ());
    }

    /// Does something with every source. Trouble with the trace is kept, and keeps no other source from its turn.
    fn each(
        &mut self,
        observer: &mut dyn Observer,
        act: impl Fn(&mut dyn Source, &mut Outlet<'_>) -> Result<(), Error>,
    ) -> Result<Cycle, Error> {
        let Collector { writer, rings, others, problems, buffer, stalled, .. } = self;
        let mut cycle = Cycle::default();
        let mut out = Outlet { writer, buffer, observer, cycle: &mut cycle, problems };
        let others = others.iter_mut().map(|source| &mut **source as &mut dyn Source);
        for source in std::iter::once(rings as &mut dyn Source).chain(others) {
            match act(source, &mut out) {
                Ok(()) => {}
                Err(Error::Trace(e)) => *stalled = Some(e),
                Err(e) => return Err(e),
            }
        }
        Ok(cycle)
    }

    /// Looks once at every source.
    pub fn cycle(&mut self, observer: &mut dyn Observer) -> Result<Cycle, Error> {
        self.stalled = None;
        let cycle = self.each(observer, |source, out| source.poll(out))?;
        self.stored += cycle.calls;
        let now = clock::read().mono_ns;
        if now.saturating_sub(self.told_at_ns) >= 1_000_000_000 {
            self.told_at_ns = now;
            self.rings.look();
            self.tell(observer);
        }
        Ok(cycle)
    }

    /// Why the trace can't be written just now. Meanwhile calls wait in the rings, and those that find no room there are
    /// counted there.
    pub fn stalled(&self) -> Option<&gputap_trace::Error> {
        self.stalled.as_ref()
    }

    /// What is due once a second: a clock anchor, what sources counted, what went wrong.
    fn tell(&mut self, observer: &mut dyn Observer) {
        // A full disk refuses each of them, but all are remembered until the trace is closed.
        let told = self.tell_own();
        // An error of the trace is kept, and there is no other.
        let _ = self.each(observer, |source, out| Ok(source.tell(out)?));
        self.others.retain(|source| !source.is_over());
        let told = told.and(self.problems.tell(&mut self.writer));
        // Whoever closes the trace rewrites what is left.
        let tidied = if self.ending { Ok(()) } else { self.writer.tidy() };
        if let Err(e) = told.and(tidied) {
            self.stalled = Some(e);
        }
        let why = self.stalled.as_ref().map(ToString::to_string);
        PublishedFigures::new(&self.counters(), why).publish(self.rings.directory.path());
    }

    /// The clock, and what collecting costs.
    fn tell_own(&mut self) -> Result<(), gputap_trace::Error> {
        let now = clock::read();
        let anchor =
            Anchor { process: 0, tick: now.tick, mono_ns: now.mono_ns as i64, real_ns: now.real_ns as i64 };
        let told = self.writer.journal(&JournalEntry::Anchor(anchor));
        let cpu_ns = self.cpu_before_ns + clock::process_cpu_ns().saturating_sub(self.cpu_began_ns);
        let counters = self.rings.failed().into_iter().chain([(CPU.to_owned(), cpu_ns)]);
        told.and(self.writer.journal(&JournalEntry::Collector(counters.collect())))
    }

    /// What was counted so far.
    pub fn counters(&self) -> Counters {
        Counters {
            stored: self.stored,
            dropped: self.rings.dropped(),
            lost_on_disk: self.lost_on_disk,
            processes: self.rings.count,
            untraced: 0,
        }
    }

    /// Files and processes that were refused, each told once.
    pub fn refused(&self) -> &[String] {
        self.problems.all()
    }

    /// Whether for so long no process was there and nothing new in any ring.
    pub fn is_idle(&mut self, time: Duration) -> bool {
        self.rings.is_idle(time)
    }

    /// Pids of traced processes that are still there.
    pub fn alive(&mut self) -> Vec<u32> {
        self.rings.alive()
    }

    /// Stores what is left, and closes the trace.
    pub fn finish(&mut self, observer: &mut dyn Observer) -> Result<Counters, Error> {
        self.ending = true;
        self.writer.hurry();
        self.rings.look();
        // One cycle takes all that is published; a process that goes on for ever is left after a few.
        for _ in 0..LAST_CYCLES {
            if self.cycle(observer)?.bytes == 0 {
                break;
            }
        }
        // What the disk would not take is lost with the rings. Where they stay, another collector finds it.
        if self.stalled.is_some() && self.rings.directory.goes() {
            let (lost, told) = self.rings.give_up(&mut self.writer, &mut self.buffer);
            self.lost_on_disk += lost;
            told.err().into_iter().for_each(|e| self.stalled = Some(e));
        }
        self.tell(observer);
        let counters = Counters { untraced: self.rings.untraced(), ..self.counters() };
        self.writer.close()?;
        published::withdraw(self.rings.directory.path());
        self.rings.closed();
        Ok(counters)
    }

    /// Lets others drain the directory; whether a process came that was not seen.
    pub fn release(&mut self) -> Result<bool, Error> {
        self.rings.release()
    }
}

/// Counter of the collector's processor time.
const CPU: &str = "cpu_ns";
