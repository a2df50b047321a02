//! The drain loop's body.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use gputap_event::{Record, Records};
use gputap_ring_reader::clock;
use gputap_ring_reader::process_dirs;
use gputap_trace::{Anchor, Fact, Loss, Lost, Mark, TraceWriter};

use crate::directory::Directory;
use crate::error::Error;
use crate::failed;
use crate::source::{Origin, RingSource, Source};

/// Looks at records as they pass.
pub trait Observer {
    /// One record, right after it was stored.
    fn record(&mut self, origin: Origin, record: &Record<'_>);
}

impl<F: FnMut(Origin, &Record<'_>)> Observer for F {
    fn record(&mut self, origin: Origin, record: &Record<'_>) {
        self(origin, record);
    }
}

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
    /// Calls stored.
    pub stored: u64,
    /// Calls dropped by the processes.
    pub dropped: u64,
    /// Calls that could not be written to disk.
    pub lost_on_disk: u64,
    /// Processes seen.
    pub processes: u32,
    /// Processes that could not be traced; known at the end.
    pub untraced: u64,
}

/// Drains one directory into one trace.
pub struct Collector {
    directory: Directory,
    writer: TraceWriter,
    sources: Vec<Source>,
    known: HashSet<PathBuf>,
    refused: Vec<String>,
    buffer: Vec<u8>,
    stored: u64,
    told_at_ns: u64,
    /// Why the trace could not be written when it was last tried.
    stalled: Option<gputap_trace::Error>,
    lost_on_disk: u64,
}

/// Looks at the rings once the command has ended.
const LAST_CYCLES: usize = 4;
/// Largest piece of a ring that is read and written at once.
const PIECE: u64 = 4 << 20;

impl Collector {
    /// Drains `directory` into `writer`.
    pub fn new(directory: Directory, writer: TraceWriter) -> Collector {
        Collector {
            directory,
            writer,
            sources: Vec::new(),
            known: HashSet::new(),
            refused: Vec::new(),
            buffer: Vec::new(),
            stored: 0,
            told_at_ns: 0,
            stalled: None,
            lost_on_disk: 0,
        }
    }

    /// The directory that processes must be given as GPUTAP_DIR.
    pub fn directory(&self) -> &Directory {
        &self.directory
    }

    /// Looks once at every ring.
    pub fn cycle(&mut self, observer: &mut dyn Observer) -> Result<Cycle, Error> {
        self.find_processes()?;
        let mut cycle = Cycle::default();
        self.stalled = None;
        for i in 0..self.sources.len() {
            self.drain_source(i, observer, &mut cycle);
        }
        self.stored += cycle.calls;
        let now = clock::read().mono_ns;
        if now.saturating_sub(self.told_at_ns) >= 1_000_000_000 {
            self.told_at_ns = now;
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
            if !self.known.insert(path.clone()) {
                continue;
            }
            match Source::open(&path, self.sources.len() as u32 + 1) {
                Ok(source) => self.sources.push(source),
                Err(e) => self.refused.push(e.to_string()),
            }
        }
        Ok(())
    }

    fn drain_source(&mut self, i: usize, observer: &mut dyn Observer, cycle: &mut Cycle) {
        let source = &mut self.sources[i];
        if let Err(e) = source.refresh(&mut self.refused) {
            return self.refused.push(e.to_string());
        }
        if let Err(e) = source.introduce(&mut self.writer) {
            return self.stalled = Some(e);
        }
        for ring in 0..source.rings.len() {
            let origin = source.origin(ring);
            let Some(r) = &mut source.rings[ring] else { continue };
            match drain_ring(r, origin, &mut self.writer, &mut self.buffer, observer, cycle) {
                Ok(()) => {}
                Err(Trouble::Ring(why)) => {
                    self.refused.push(why);
                    source.rings[ring] = None;
                }
                Err(Trouble::Disk(e)) => return self.stalled = Some(e),
            }
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
        let mut told = self.writer.fact(&Fact::Anchor(anchor));
        let cost = [("cpu_ns".to_owned(), clock::process_cpu_ns())];
        let cost = Fact::Collector(cost.into_iter().chain(self.untraced()).collect());
        told = told.and(self.writer.fact(&cost));
        for source in &mut self.sources {
            for (time_ns, label) in source.new_marks() {
                told =
                    told.and(self.writer.fact(&Fact::Mark(Mark { process: source.number, time_ns, label })));
            }
            told = told.and(source.report(&mut self.writer));
        }
        told.and(self.writer.tidy())
    }

    /// How many processes could not be traced, by reason.
    fn untraced(&self) -> BTreeMap<String, u64> {
        failed::counters(self.directory.path(), self.sources.iter().map(|s| s.header.untraced()).sum())
    }

    /// What was counted so far.
    pub fn counters(&self) -> Counters {
        let dropped = self.sources.iter().map(|s| {
            let rings = s.rings.iter().flatten().map(|r| r.state.dropped_full + r.state.dropped_signal);
            rings.sum::<u64>() + s.header.dropped_no_ring() + s.header.dropped_busy()
        });
        Counters {
            stored: self.stored,
            dropped: dropped.sum(),
            lost_on_disk: self.lost_on_disk,
            processes: self.sources.len() as u32,
            untraced: 0,
        }
    }

    /// Files and processes that were refused, each told once.
    pub fn refused(&self) -> &[String] {
        &self.refused
    }

    /// Pids of traced processes that are still there.
    pub fn alive(&self) -> Vec<u32> {
        self.sources.iter().filter(|s| s.is_alive()).map(|s| s.header.pid()).collect()
    }

    /// Stores what is left, and closes the trace.
    pub fn finish(mut self, observer: &mut dyn Observer) -> Result<Counters, Error> {
        // One cycle takes all that is published; a process that goes on for ever is left after a few.
        for _ in 0..LAST_CYCLES {
            if self.cycle(observer)?.bytes == 0 {
                break;
            }
        }
        for i in 0..self.sources.len() {
            self.give_up(i);
        }
        self.tell();
        let counters = Counters { untraced: self.untraced().values().sum(), ..self.counters() };
        self.writer.close()?;
        failed::told(self.directory.path());
        Ok(counters)
    }

    /// Counts what is still in the rings of a process because the disk would not take it.
    fn give_up(&mut self, i: usize) {
        let source = &mut self.sources[i];
        let mut lost = 0;
        for r in source.rings.iter_mut().flatten() {
            // A ring behind the one that the disk refused was not looked at since.
            if let Ok(state) = r.ring.state() {
                r.state = state;
            }
            if r.ring.read(r.stored, r.state.head, &mut self.buffer).is_ok() {
                let calls = Records::new(&self.buffer).map_while(Result::ok).filter(|record| {
                    let h = &record.header;
                    // A call whose begin was stored is in the trace, as one that did not return.
                    !h.is_begin() && !r.begun.follow(h) && !h.is_fact()
                });
                lost += calls.count() as u64;
            }
        }
        if lost == 0 {
            return;
        }
        self.lost_on_disk += lost;
        let now = clock::read().mono_ns as i64;
        let fact = Lost {
            process: source.number,
            tid: 0,
            reason: Loss::Disk,
            count: lost,
            first_ns: now,
            last_ns: now,
        };
        if let Err(e) = self.writer.fact(&Fact::Lost(fact)) {
            self.stalled = Some(e);
        }
    }
}

/// Why a ring was not drained to its end.
enum Trouble {
    /// The ring makes no sense: it is left alone from now on.
    Ring(String),
    /// The trace can't be written: tried again later.
    Disk(gputap_trace::Error),
}

impl From<gputap_ring_reader::Error> for Trouble {
    fn from(e: gputap_ring_reader::Error) -> Trouble {
        Trouble::Ring(e.to_string())
    }
}

/// Moves what is new in one ring.
fn drain_ring(
    r: &mut RingSource,
    origin: Origin,
    writer: &mut TraceWriter,
    buffer: &mut Vec<u8>,
    observer: &mut dyn Observer,
    cycle: &mut Cycle,
) -> Result<(), Trouble> {
    r.state = r.ring.state()?;
    let used = r.state.head.saturating_sub(r.stored);
    cycle.fullest = cycle.fullest.max((used * 100 / r.ring.capacity()) as u32);
    while r.stored < r.state.head {
        r.ring.read(r.stored, r.state.head.min(r.stored + PIECE), buffer)?;
        let piece = whole_records(buffer);
        if piece.bytes == 0 {
            let why =
                format!("ring {} of pid {} is damaged at position {}", origin.ring, origin.pid, r.stored);
            return Err(Trouble::Ring(why));
        }
        let bytes = &buffer[..piece.bytes];
        writer.append(origin.process, origin.ring, r.stored, bytes, piece.records).map_err(Trouble::Disk)?;
        r.stored += piece.bytes as u64;
        r.ring.set_tail(r.stored)?;
        r.state.tail = r.stored;
        cycle.bytes += piece.bytes as u64;
        cycle.calls += u64::from(piece.calls);
        for record in Records::new(bytes).flatten() {
            r.begun.follow(&record.header);
            observer.record(origin, &record);
        }
    }
    Ok(())
}

struct Piece {
    bytes: usize,
    records: u32,
    calls: u32,
}

/// The whole records at the start of `buffer`: its end may cut one.
fn whole_records(buffer: &[u8]) -> Piece {
    let mut piece = Piece { bytes: 0, records: 0, calls: 0 };
    for record in Records::new(buffer).map_while(Result::ok) {
        piece.bytes += record.bytes().len();
        piece.records += 1;
        piece.calls += u32::from(!record.header.is_fact() && !record.header.is_begin());
    }
    piece
}
