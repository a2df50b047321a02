//! Writes a trace directory.
//!
//! The caller's thread only appends bytes: a header and one write per chunk, nothing is decoded. Full segments are
//! rewritten as Arrow by whoever calls [`Compactor::compact`], mostly a thread of its own; `close` does what is left.

use std::collections::{BTreeMap, VecDeque};
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use gputap_ring_reader::clock::{self, Reading};

use crate::apis::Apis;
use crate::begin::Known;
use crate::compact::{FactStore, Full, Rewriter, locked};
use crate::error::Error;
use crate::expire::{self, Carried, Limits};
use crate::fact::Fact;
use crate::files::{self, Layout};
use crate::index::Counts;
use crate::ledger::Books;
use crate::meta::{FORMAT, FileSize, Manifest, ProcessTotals, ThreadTotals, VERSION};
use crate::model::{Anchor, Totals};
use crate::raw::{ChunkHeader, ChunkKind, SegmentWriter};
use crate::sealed;
use crate::summary::Summary;
use crate::tables;
use crate::trim;
use crate::worker::Worker;

/// How a trace is written, and what it says of its origin.
#[derive(Clone, Debug)]
pub struct WriterOptions {
    /// The command that is traced.
    pub command: Vec<String>,
    /// Host name.
    pub host: String,
    /// Version of gputap.
    pub gputap: String,
    /// More about the trace, by name.
    pub facts: BTreeMap<String, String>,
    /// Which run of the machine the clocks belong to.
    pub boot: String,
    /// Calls stored longer ago than this may go.
    pub keep_last: Option<Duration>,
    /// The oldest calls go while the trace is larger than this many bytes.
    pub max_size: Option<u64>,
    /// A raw segment that has reached this many bytes is followed by a new one.
    pub segment_bytes: u64,
    /// The functions that records speak of.
    pub apis: Apis,
    /// The clocks.
    pub now: fn() -> Reading,
}

impl Default for WriterOptions {
    fn default() -> WriterOptions {
        let kernel = |name: &str| {
            let text = fs::read_to_string(format!("/proc/sys/kernel/{name}")).unwrap_or_default();
            text.trim().to_owned()
        };
        WriterOptions {
            command: Vec::new(),
            host: kernel("hostname"),
            boot: kernel("random/boot_id"),
            gputap: env!("CARGO_PKG_VERSION").to_owned(),
            facts: BTreeMap::new(),
            keep_last: None,
            max_size: None,
            segment_bytes: 32 << 20,
            apis: Apis::catalog(),
            now: clock::read,
        }
    }
}

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

/// What the appending thread and the rewriting thread share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) layout: Layout,
    pub(crate) apis: Apis,
    pub(crate) facts: Mutex<FactStore>,
    pub(crate) full: Mutex<VecDeque<Full>>,
    pub(crate) sealer: Mutex<Sealer>,
}

#[derive(Debug)]
pub(crate) struct Sealer {
    pub(crate) rewriter: Rewriter,
    pub(crate) carried: Carried,
    pub(crate) closed: bool,
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
        locked(&self.shared.facts).facts.collector.get(name).copied().unwrap_or(0)
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
            self.relieve()?;
        }
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
        segment.append(&header, bytes)
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
    pub fn fact(&mut self, fact: &Fact) -> Result<(), Error> {
        let json = serde_json::to_vec(fact).map_err(io::Error::other);
        let json = json.map_err(Error::io("write", &self.shared.layout.facts()))?;
        let process = if let Fact::Process(p) = fact { p.number } else { 0 };
        let kind = ChunkKind::Json;
        let stored_ns = (self.now)().mono_ns;
        let header = ChunkHeader { kind, ring: 0, process, records: 0, position: 0, stored_ns };
        let mut store = locked(&self.shared.facts);
        let appended = store.writer.append(&header, &json);
        // What a full disk does not take now is still true when the trace is closed.
        store.facts.apply(fact.clone());
        appended
    }

    /// Rewrites and deletes in the caller's thread, where the writer's own one can't keep up and the trace would outgrow
    /// its limit: calls then wait in the rings, and those that find no room there are counted.
    fn relieve(&mut self) -> Result<(), Error> {
        let waiting = locked(&self.shared.full).len() as u64 * self.segment_bytes;
        if self.limits.max_bytes.is_some_and(|max| waiting > max / 2) {
            // A segment is rewritten once an anchor lies behind it.
            let Reading { tick, mono_ns, real_ns } = (self.now)();
            let (mono_ns, real_ns) = (mono_ns as i64, real_ns as i64);
            self.fact(&Fact::Anchor(Anchor { process: 0, tick, mono_ns, real_ns }))?;
            let compactor = self.compactor();
            compactor.compact()?;
            compactor.expire((self.now)().mono_ns, &self.limits)?;
        }
        Ok(())
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
        let store = locked(&self.shared.facts);
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
            && !locked(&self.shared.facts).has_grown();
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
    pub fn close(&mut self) -> Result<Totals, Error> {
        self.worker = None;
        self.rotate();
        let shared = &self.shared;
        let mut sealer = locked(&shared.sealer);
        shared.rewrite_full(&mut sealer, |_| true)?;
        if sealer.rewriter.walk.threads.values().any(|t| !t.open.is_empty()) {
            let number = self.number + 1;
            sealer.rewriter.rewrite(&shared.layout, &shared.apis, &shared.facts, number, true)?;
            self.number = number;
        }
        sealer.closed = true;
        shared.conclude(&sealer, (self.now)())
    }
}

/// Rewrites full segments of a trace that another thread appends to.
#[derive(Clone, Debug)]
pub struct Compactor(Arc<Shared>);

impl Compactor {
    /// Rewrites the segments that are full; how many it were.
    ///
    /// A segment waits until the collector has read the clocks after it was stored ([`Fact::Anchor`]), so that its
    /// times lie between two anchors.
    pub fn compact(&self) -> Result<usize, Error> {
        let mut sealer = locked(&self.0.sealer);
        if sealer.closed {
            return Ok(0);
        }
        let until = locked(&self.0.facts).facts.collector_until_ns();
        let anchored = |stored_ns: u64| until.is_none_or(|until| i128::from(until) >= i128::from(stored_ns));
        self.0.rewrite_full(&mut sealer, |full| anchored(full.stored_ns))
    }

    /// Deletes rewritten segments that the limits do not allow; how many calls went. Live memory stays right: calls
    /// that change it are kept.
    pub fn expire(&self, now_ns: u64, limits: &Limits) -> Result<u64, Error> {
        let shared = &self.0;
        let mut sealer = locked(&shared.sealer);
        if sealer.closed {
            return Ok(0);
        }
        let raw: u64 = shared.layout.raw_numbers().iter().map(|n| files::size(&shared.layout.raw(*n))).sum();
        let Sealer { rewriter, carried, .. } = &mut *sealer;
        let (facts, finished) = {
            let store = locked(&shared.facts);
            (store.writer.len(), store.facts.finished(&rewriter.walk.rings))
        };
        let others = raw + facts + rewriter.index.len();
        let (layout, apis) = (&shared.layout, &shared.apis);
        expire::expire(layout, apis, rewriter, carried, &finished, others, now_ns, limits)
    }

    /// Puts `facts.raw` and `index.jsonl` in short when they have grown: what they say of calls that expired, and what
    /// later facts replaced.
    pub fn trim(&self) -> Result<(), Error> {
        let mut sealer = locked(&self.0.sealer);
        if sealer.closed {
            return Ok(());
        }
        let Sealer { rewriter, carried, .. } = &mut *sealer;
        trim::facts(&self.0.layout, &self.0.facts, rewriter, carried)?;
        trim::index(&self.0.layout, rewriter, carried.through)
    }
}

impl Shared {
    fn rewrite_full(&self, sealer: &mut Sealer, ready: impl Fn(&Full) -> bool) -> Result<usize, Error> {
        let mut done = 0;
        loop {
            let Some(full) = locked(&self.full).front().copied().filter(&ready) else { return Ok(done) };
            sealer.rewriter.rewrite(&self.layout, &self.apis, &self.facts, full.number, false)?;
            locked(&self.full).pop_front();
            done += 1;
        }
    }

    /// Tables and manifest.
    fn conclude(&self, sealer: &Sealer, now: Reading) -> Result<Totals, Error> {
        let store = locked(&self.facts);
        let batches = sealer.rewriter.sealed.iter().flat_map(|e| &e.batches).chain(&sealer.carried.batches);
        let mut stored = Counts::new();
        for (key, rows) in batches.flat_map(|b| &b.threads) {
            *stored.entry(*key).or_default() += rows;
        }
        let threads = &sealer.rewriter.walk.threads;
        let books = Books { facts: &store.facts, threads, gone: &sealer.carried.gone, stored: &stored };
        let ledger = books.ledger();
        let clocks = store.facts.clocks([].into_iter());
        let summary = Summary::new(&store.facts, &clocks, &ledger);
        tables::write(&self.layout, &summary)?;
        store.writer.sink().sync_all().map_err(Error::io("sync", store.writer.path()))?;
        let of_process =
            |(process, totals): (&u32, &Totals)| ProcessTotals { process: *process, totals: totals.clone() };
        let of_thread = |(key, totals): (&(u32, u32), &Totals)| ThreadTotals {
            process: key.0,
            tid: key.1,
            totals: totals.clone(),
        };
        let manifest = Manifest {
            format: FORMAT.to_owned(),
            version: VERSION,
            closed_mono_ns: now.mono_ns as i64,
            closed_real_ns: now.real_ns as i64,
            totals: ledger.total.clone(),
            processes: ledger.processes.iter().map(of_process).collect(),
            threads: ledger.threads.iter().map(of_thread).collect(),
            files: self.files(sealer)?,
        };
        for part in ["raw", "calls", "tables"] {
            files::sync_dir(&self.layout.dir.join(part))?;
        }
        write_sealed(&self.layout.manifest(), &manifest)?;
        Ok(ledger.total)
    }

    fn files(&self, sealer: &Sealer) -> Result<Vec<FileSize>, Error> {
        let calls = sealer.rewriter.sealed.iter().map(|e| Layout::calls_name(e.file.number));
        let carried = (sealer.carried.through > 0).then(|| Layout::carried_name(sealer.carried.through));
        let names = ["trace.json", "facts.raw", "index.jsonl"].map(str::to_owned);
        let mut files: Vec<FileSize> = names
            .into_iter()
            .chain(carried)
            .chain(calls)
            .map(|name| FileSize { size: files::size(&self.layout.named(&name)), name, crc32c: None })
            .collect();
        for table in tables::NAMES {
            let path = self.layout.table(table);
            let bytes = fs::read(&path).map_err(Error::io("read", &path))?;
            let name = format!("tables/{table}.arrow");
            let crc32c = Some(crc32c::crc32c(&bytes));
            files.push(FileSize { name, size: bytes.len() as u64, crc32c });
        }
        Ok(files)
    }
}

pub(crate) fn write_sealed(path: &Path, value: &impl serde::Serialize) -> Result<(), Error> {
    let text = sealed::seal(value).map_err(io::Error::other).map_err(Error::io("write", path))?;
    files::write(path, format!("{text}\n").as_bytes())
}
