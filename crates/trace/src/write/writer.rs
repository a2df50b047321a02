//! Appends to a trace, and closes it.
//!
//! The caller's thread only appends bytes: a header and one write per chunk, nothing is decoded. Full segments are
//! rewritten as Arrow by whoever calls [`Compactor::compact`], mostly a thread of its own; `close` does what is left.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use gputap_ring_reader::clock::Reading;

use crate::error::Error;
use crate::format::files::{self, Durable};
use crate::format::journal::JournalEntry;
use crate::format::model::{Anchor, Totals};
use crate::format::raw::{ChunkHeader, ChunkKind, SegmentWriter};
use crate::write::compactor::Compactor;
use crate::write::expire;
use crate::write::limits::Limits;
use crate::write::lock::locked;
use crate::write::state::{Full, Known, NEVER, Shared};
use crate::write::worker::Worker;

/// How long appending waits for rewriting, which has to make room: rings have some, and signals have to be passed on.
const PATIENCE: Duration = Duration::from_millis(8);
/// No segment is ended for its age before this.
const SHORTEST_SEGMENT_NS: u64 = 1_000_000_000;

/// Appends to a trace.
#[derive(Debug)]
pub struct TraceWriter {
    pub(crate) shared: Arc<Shared>,
    pub(crate) segment: Option<SegmentWriter>,
    pub(crate) number: u32,
    pub(crate) stored_ns: u64,
    pub(crate) segment_bytes: u64,
    /// When the segment was begun.
    pub(crate) began_ns: u64,
    pub(crate) limits: Limits,
    pub(crate) now: fn() -> Reading,
    pub(crate) worker: Option<Worker>,
    /// What an earlier writer of this trace left.
    pub(crate) known: Vec<Known>,
    /// How many bytes were appended last.
    pub(crate) last_bytes: usize,
    /// Keeps other writers away; `None` where the file system knows no locks.
    pub(crate) _lock: Option<File>,
}

/// Bytes of a ring in a file of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<'a> {
    /// The raw segment.
    pub path: &'a Path,
    /// Where they begin.
    pub at: u64,
    /// How many they are.
    pub bytes: usize,
}

impl TraceWriter {
    /// Where the trace is.
    pub fn dir(&self) -> &Path {
        &self.shared.layout.dir
    }

    /// Processes that an earlier writer of this trace recorded, and how far.
    pub fn known(&self) -> &[Known] {
        &self.known
    }

    /// A counter of the collector as an earlier one left it.
    pub fn counter(&self, name: &str) -> u64 {
        locked(&self.shared.journal).journal.collector.get(name).copied().unwrap_or(0)
    }

    /// How many bytes are best appended at once: a segment ends between two chunks only.
    pub fn piece_bytes(&self) -> u64 {
        self.segment_bytes
    }

    /// Stores `records` whole records that stand at `position` of a ring.
    ///
    /// After an error nothing of them is stored, and the same bytes can be offered again. Of a thread that changed
    /// from one ring to another, the old ring's bytes should come first: rows of a thread keep the order in which they
    /// are appended.
    pub fn append(
        &mut self,
        process: u32,
        ring: u16,
        position: u64,
        bytes: &[u8],
        records: u32,
    ) -> Result<(), Error> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.last_bytes = bytes.len();
        let stored_ns = (self.now)().mono_ns;
        if self.segment.as_ref().is_some_and(|s| s.len() >= self.segment_bytes || s.is_torn())
            || self.is_old(stored_ns)
        {
            self.rotate();
        }
        self.make_room(bytes.len() as u64)?;
        let segment = match &mut self.segment {
            Some(segment) => segment,
            None => {
                let path = self.shared.layout.raw(self.number + 1);
                let file = files::create(&path)?;
                self.number += 1;
                self.began_ns = stored_ns;
                self.segment.insert(SegmentWriter::new(file, &path))
            }
        };
        self.stored_ns = stored_ns;
        let header = ChunkHeader { kind: ChunkKind::Records, ring, process, records, position, stored_ns };
        let before = segment.len();
        let appended = segment.append(&header, bytes);
        self.shared.raw_bytes.fetch_add(segment.len() - before, Ordering::Relaxed);
        appended
    }

    /// Where the bytes that were appended last lie. The file may be rewritten and removed once more was appended, so who
    /// wants to read it opens it now.
    pub fn last(&self) -> Option<Stored<'_>> {
        let segment = self.segment.as_ref()?;
        let at = segment.len().checked_sub(self.last_bytes as u64)?;
        Some(Stored { path: segment.path(), at, bytes: self.last_bytes })
    }

    /// Stores what the collector knows about processes, marks, clocks and losses.
    ///
    /// A process is announced before its first chunk, and said again after the chunks of a cycle in which its counters
    /// changed: counters that are older than the records look like damage.
    pub fn journal(&mut self, entry: &JournalEntry) -> Result<(), Error> {
        let json = serde_json::to_vec(entry).map_err(io::Error::other);
        let json = json.map_err(Error::io("write", &self.shared.layout.journal()))?;
        let process = if let JournalEntry::Process(p) = entry { p.number } else { 0 };
        let kind = ChunkKind::Json;
        let stored_ns = (self.now)().mono_ns;
        let header = ChunkHeader { kind, ring: 0, process, records: 0, position: 0, stored_ns };
        let mut store = locked(&self.shared.journal);
        let appended = store.writer.append(&header, &json);
        // What a full disk does not take now is still true when the trace is closed.
        store.journal.apply(entry.clone());
        appended
    }

    /// Sees to it that raw segments keep their share of a limited trace. Where the writer's own thread is behind, it is
    /// given a moment; then calls wait in the rings, and those that find no room there are counted.
    fn make_room(&mut self, bytes: u64) -> Result<(), Error> {
        if self.has_room(bytes) {
            return Ok(());
        }
        self.rotate();
        // A segment is rewritten once an anchor lies behind it.
        if !self.compactor().is_anchored() {
            let Reading { tick, mono_ns, real_ns } = (self.now)();
            let (mono_ns, real_ns) = (mono_ns as i64, real_ns as i64);
            self.journal(&JournalEntry::Anchor(Anchor { process: 0, tick, mono_ns, real_ns }))?;
        }
        if self.is_hurried() {
            return self.make_room_now();
        }
        let Some(worker) = &self.worker else {
            return self.compactor().tidy((self.now)().mono_ns, &self.limits);
        };
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            worker.wake()?;
            std::thread::sleep(PATIENCE / 8);
            if self.has_room(bytes) {
                return Ok(());
            }
        }
        Err(Error::Behind { path: self.dir().to_owned() })
    }

    /// The job has ended, and somebody waits for the rest of its calls: from now on nobody waits for room or, before the
    /// trace is closed, for the disk.
    pub fn hurry(&mut self) {
        self.shared.closing.store(true, Ordering::Relaxed);
        self.worker = None;
        locked(&self.shared.sealer).rewriter.durable = Durable::Later;
    }

    fn is_hurried(&self) -> bool {
        self.shared.closing.load(Ordering::Relaxed)
    }

    /// Rewrites all full segments here; the oldest calls go.
    fn make_room_now(&self) -> Result<(), Error> {
        let (shared, now_ns) = (&self.shared, (self.now)().mono_ns);
        let mut sealer = locked(&shared.sealer);
        loop {
            let others = self.limits.others(&shared.sizes(&sealer));
            shared.expire(&mut sealer, others, now_ns, &self.limits, &NEVER)?;
            if shared.rewrite_next(&mut sealer, &NEVER)? == 0 {
                return Ok(());
            }
        }
    }

    fn has_room(&self, bytes: u64) -> bool {
        let raw = self.shared.raw_bytes.load(Ordering::Relaxed);
        raw == 0 || raw.saturating_add(bytes) <= self.limits.raw_bytes()
    }

    /// Whether the segment covers so much time that old calls would stay too long: only whole segments can go.
    fn is_old(&self, now_ns: u64) -> bool {
        let age = now_ns.saturating_sub(self.began_ns);
        self.limits.keep_ns.is_some_and(|keep| age > (keep / 8).max(SHORTEST_SEGMENT_NS))
    }

    /// Ends the current segment, so that it can be rewritten.
    pub fn rotate(&mut self) {
        if self.segment.take().is_some() {
            let full = Full { number: self.number, stored_ns: self.stored_ns };
            locked(&self.shared.full).push_back(full);
        }
    }

    /// Makes everything appended so far durable.
    pub fn sync(&mut self) -> Result<(), Error> {
        if let Some(segment) = &self.segment {
            segment.sink().sync_data().map_err(Error::io("sync", segment.path()))?;
        }
        let store = locked(&self.shared.journal);
        store.writer.sink().sync_data().map_err(Error::io("sync", store.writer.path()))
    }

    /// Has full segments rewritten and old ones deleted, by a thread of the writer's own; to be called once in a while.
    /// An error is one that the thread met since the last call. What failed is tried again.
    pub fn tidy(&mut self) -> Result<(), Error> {
        if self.is_old((self.now)().mono_ns) {
            self.rotate();
        }
        let idle = locked(&self.shared.full).is_empty()
            && self.limits == Limits::default()
            && !locked(&self.shared.journal).has_grown(&self.limits);
        if idle && self.worker.is_none() {
            return Ok(());
        }
        if self.worker.is_none() {
            self.worker = Some(Worker::start(self.compactor(), self.limits, self.now)?);
        }
        self.worker.as_ref().map_or(Ok(()), Worker::wake)
    }

    /// A handle for a caller's own thread that rewrites full segments.
    pub fn compactor(&self) -> Compactor {
        Compactor(self.shared.clone())
    }

    /// Rewrites what is left, writes the tables, and the manifest last. The calls of the trace.
    ///
    /// After an error the trace is still readable as one that was not closed, and closing can be tried again.
    ///
    /// It waits for the disk three times: for the calls, the journal and the index. Everything else can be made of
    /// these again.
    pub fn close(&mut self) -> Result<Totals, Error> {
        self.hurry();
        let closed = self.close_alone();
        if closed.is_err() {
            self.shared.closing.store(false, Ordering::Relaxed);
            locked(&self.shared.sealer).rewriter.durable = Durable::Now;
        }
        closed
    }

    fn close_alone(&mut self) -> Result<Totals, Error> {
        self.rotate();
        let shared = &self.shared;
        let mut sealer = locked(&shared.sealer);
        let numbers: Vec<u32> = locked(&shared.full).iter().map(|full| full.number).collect();
        if sealer.rewriter.rewrite_rest(shared, &numbers, self.number + 1)? {
            self.number += 1;
        }
        let now = (self.now)();
        // What is too old goes while the trace is written; nobody waits for that now.
        let limits = Limits { keep_ns: None, ..self.limits };
        let others = Limits::at_end(&shared.sizes(&sealer));
        expire::expire(shared, &mut sealer, others, now.mono_ns, &limits, &NEVER)?;
        sealer.rewriter.settle(shared, Durable::Now)?;
        let totals = shared.conclude(&sealer, now)?;
        let totals = shared.shorten(&mut sealer, totals, now, &limits)?;
        sealer.closed = true;
        Ok(totals)
    }
}
