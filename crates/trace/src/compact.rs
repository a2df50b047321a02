//! Rewriting a raw segment as Arrow.
//!
//! Twice through the segment: first its facts (a LEASE or an anchor may stand behind the records that need it), then
//! its rows. Everything that the raw segment alone knew (its facts, its open calls, where its rings stand) is durable
//! before the Arrow file gets its name, and the Arrow file has its name before the raw segment is removed, so whoever
//! is killed where, a reader finds every row exactly once.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gputap_event::Records;

use crate::apis::Apis;
use crate::batch::{ArrowFile, Finished, Placed};
use crate::error::Error;
use crate::facts::{Clocks, Facts};
use crate::files::{self, Layout};
use crate::index::{Batch, Counts, Entry, IndexWriter, Segment};
use crate::raw::{ChunkHeader, ChunkKind, SegmentReader, SegmentWriter, Source};
use crate::table::{Place, Rows, calls_schema};
use crate::thread::OpenCall;
use crate::walk::{Origin, RingKey, ThreadKey, Walk};

/// `facts.raw` and what it says.
#[derive(Debug)]
pub(crate) struct FactStore {
    pub(crate) writer: SegmentWriter,
    pub(crate) facts: Facts,
    /// Bytes of the file when it was last put in short.
    pub(crate) trimmed: u64,
}

/// A raw segment that no more chunks will be added to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Full {
    pub(crate) number: u32,
    /// When its last chunk was stored.
    pub(crate) stored_ns: u64,
}

/// A chunk with the part of it that is new.
#[derive(Clone, Debug)]
pub(crate) struct RawChunk {
    pub(crate) source: Source,
    pub(crate) at: u64,
    pub(crate) len: usize,
    pub(crate) process: u32,
    pub(crate) tid: u32,
    pub(crate) rows: u64,
    /// Clock of the ring when the first of its calls was entered.
    pub(crate) first: u64,
}

/// What the first pass through a raw segment finds.
#[derive(Debug, Default)]
pub(crate) struct Pass {
    pub(crate) chunks: Vec<RawChunk>,
    pub(crate) stored_ns: u64,
    pub(crate) left_over: u64,
}

/// A run of fact records that stand together in a ring.
pub(crate) struct FactRun {
    pub(crate) header: ChunkHeader,
    pub(crate) bytes: Vec<u8>,
}

/// Who learns the facts of a segment.
pub(crate) trait Learn {
    /// Who held a ring at a position.
    fn origin(&self, ring: RingKey, position: u64) -> Origin;
    /// Takes in a run of facts; those that are known already are passed over.
    fn learn(&mut self, run: FactRun) -> Result<(), Error>;
}

impl Learn for Facts {
    fn origin(&self, ring: RingKey, position: u64) -> Origin {
        Facts::origin(self, ring, position)
    }

    fn learn(&mut self, run: FactRun) -> Result<(), Error> {
        let ring = (run.header.process, run.header.ring);
        let mut position = run.header.position;
        for record in Records::new(&run.bytes).map_while(Result::ok) {
            self.record(ring, position, &record);
            position += record.bytes().len() as u64;
        }
        Ok(())
    }
}

impl Learn for &Mutex<FactStore> {
    fn origin(&self, ring: RingKey, position: u64) -> Origin {
        locked(self).facts.origin(ring, position)
    }

    /// Also copies the run into `facts.raw`.
    fn learn(&mut self, mut run: FactRun) -> Result<(), Error> {
        let mut store = locked(self);
        let known = store.facts.known_until((run.header.process, run.header.ring));
        let skip = known.saturating_sub(run.header.position).min(run.bytes.len() as u64);
        run.bytes.drain(..skip as usize);
        if run.bytes.is_empty() {
            return Ok(());
        }
        run.header.position += skip;
        run.header.records = Records::new(&run.bytes).count() as u32;
        store.writer.append(&run.header, &run.bytes)?;
        store.facts.learn(run)
    }
}

/// A poisoned lock only means that another thread gave up between two whole steps.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pass {
    /// Goes through the chunks of `source`.
    pub(crate) fn through(source: &Source, walk: &mut Walk, facts: &mut impl Learn) -> Result<Pass, Error> {
        let mut pass = Pass::default();
        let Ok(mut reader) = SegmentReader::new(source.clone()) else { return Ok(pass) };
        while let Some((header, at, payload)) = reader.next_chunk() {
            pass.stored_ns = pass.stored_ns.max(header.stored_ns);
            if header.kind != ChunkKind::Records {
                continue;
            }
            let mut runs: Vec<FactRun> = Vec::new();
            let fact = |position, record: gputap_event::Record<'_>| match runs.last_mut() {
                Some(r) if r.header.position + r.bytes.len() as u64 == position => {
                    r.bytes.extend_from_slice(record.bytes());
                }
                _ => {
                    let header = ChunkHeader { position, ..header };
                    runs.push(FactRun { header, bytes: record.bytes().to_vec() });
                }
            };
            let taken = walk.chunk(&header, payload, |ring, at| facts.origin(ring, at), fact);
            for run in runs {
                facts.learn(run)?;
            }
            if taken.skip < payload.len() {
                pass.chunks.push(RawChunk {
                    source: source.clone(),
                    at: at + taken.skip as u64,
                    len: payload.len() - taken.skip,
                    process: header.process,
                    tid: taken.tid,
                    rows: taken.rows,
                    first: taken.first,
                });
            }
        }
        pass.left_over = reader.left_over();
        Ok(pass)
    }
}

impl RawChunk {
    /// Its records.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
        let mut payload = vec![0; self.len];
        self.source.read_exact_at(&mut payload, self.at)?;
        Ok(payload)
    }

    /// Makes rows of the calls in `payload`; `full` is called whenever there are enough for a batch.
    pub(crate) fn rows<E>(
        &self,
        payload: &[u8],
        clocks: &Clocks,
        apis: &Apis,
        rows: &mut Rows,
        mut full: impl FnMut(&mut Rows) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut place = Place { process: self.process, tid: self.tid, clock: clocks.of(self.process), apis };
        for record in Records::new(payload).map_while(Result::ok) {
            if record.header.is_fact() {
                if record.header.id == gputap_event::fact::LEASE {
                    place.tid = crate::walk::lease_tid(&record);
                }
            } else if !record.header.is_begin() {
                rows.push(place, &record, false);
                if rows.is_full() {
                    full(rows)?;
                }
            }
        }
        Ok(())
    }
}

/// Rows of calls that had not returned.
pub(crate) fn open_rows(open: &[(ThreadKey, OpenCall)], clocks: &Clocks, apis: &Apis) -> Rows {
    let mut rows = Rows::default();
    for ((process, tid), call) in open {
        let place = Place { process: *process, tid: *tid, clock: clocks.of(*process), apis };
        if let Some(record) = call.record() {
            rows.push(place, &record, true);
        }
    }
    rows
}

/// An Arrow file of calls under construction.
pub(crate) struct CallsFile {
    arrow: ArrowFile,
    name: String,
    pub(crate) batches: Vec<Batch>,
}

impl CallsFile {
    pub(crate) fn create(layout: &Layout, name: String) -> Result<CallsFile, Error> {
        let arrow = ArrowFile::create(&layout.named(&name), &calls_schema())?;
        Ok(CallsFile { arrow, name, batches: Vec::new() })
    }

    /// Writes the rows as a batch and forgets them.
    pub(crate) fn write(&mut self, rows: &mut Rows) -> Result<(), Error> {
        let Some((first_ns, last_ns)) = rows.time_range() else { return Ok(()) };
        let n = rows.len() as u64;
        let threads = rows.counts();
        let longest_ns = rows.duration_ns.iter().copied().max();
        let batch = rows.take_batch().map_err(Error::arrow("write", Path::new(&self.name)))?;
        let Placed { offset, length, crc32c } = self.arrow.write(&batch)?;
        let file = self.name.clone();
        self.batches.push(Batch {
            file,
            offset,
            length,
            crc32c,
            rows: n,
            first_ns,
            last_ns,
            longest_ns,
            threads,
        });
        Ok(())
    }

    /// Makes it durable under its hidden name.
    pub(crate) fn finish(self) -> Result<(Finished, Vec<Batch>), Error> {
        Ok((self.arrow.finish()?, self.batches))
    }
}

/// Rows per thread of all batches.
pub(crate) fn sum(batches: &[Batch]) -> Counts {
    let mut out = Counts::new();
    for (key, rows) in batches.iter().flat_map(|b| &b.threads) {
        *out.entry(*key).or_default() += rows;
    }
    out
}

/// Rewrites segments in their order.
#[derive(Debug)]
pub(crate) struct Rewriter {
    pub(crate) walk: Walk,
    pub(crate) index: IndexWriter,
    /// Bytes of the index when it was last put in short.
    pub(crate) index_trimmed: u64,
    /// Rewritten segments that have not expired, oldest first, without their states.
    pub(crate) sealed: VecDeque<Entry<Segment>>,
}

impl Rewriter {
    /// Rewrites raw segment `number`; with `last`, calls that have not returned become rows too.
    pub(crate) fn rewrite(
        &mut self,
        layout: &Layout,
        apis: &Apis,
        facts: &Mutex<FactStore>,
        number: u32,
        last: bool,
    ) -> Result<(), Error> {
        let raw = layout.raw(number);
        let mut walk = self.walk.clone();
        (walk.unreadable, walk.holes) = (0, Vec::new());
        let pass = match Source::open(&raw) {
            Ok(source) => Pass::through(&source, &mut walk, &mut &*facts)?,
            Err(e) if last && e.kind() == io::ErrorKind::NotFound => Pass::default(),
            Err(e) => return Err(Error::io("read", &raw)(e)),
        };
        let open = if last { walk.take_open() } else { Vec::new() };
        let processes = pass.chunks.iter().map(|c| c.process).chain(open.iter().map(|(key, _)| key.0));
        let clocks = locked(facts).facts.clocks_of(processes);

        let mut file = CallsFile::create(layout, Layout::calls_name(number))?;
        let mut rows = Rows::default();
        for chunk in &pass.chunks {
            let payload = chunk.read().map_err(Error::io("read", &raw))?;
            chunk.rows(&payload, &clocks, apis, &mut rows, |rows| file.write(rows))?;
        }
        file.write(&mut rows)?;
        file.write(&mut open_rows(&open, &clocks, apis))?;
        let (finished, batches) = file.finish()?;

        let mut segment = Segment {
            number,
            file: Layout::calls_name(number),
            size: finished.size,
            batches: batches.len(),
            rows: batches.iter().map(|b| b.rows).sum(),
            stored_ns: pass.stored_ns,
            unreadable: walk.unreadable + pass.left_over,
            holes: walk.holes.iter().map(|(_, hole)| hole.end - hole.start).sum(),
            threads: sum(&batches),
            thread_states: changed(&self.walk.threads, &walk.threads),
            ring_states: changed(&self.walk.rings, &walk.rings),
            unfinished: last,
        };
        locked(facts).writer.sink().sync_data().map_err(Error::io("write", &layout.facts()))?;
        self.index.segment(segment.clone(), &batches)?;
        self.index.sink().sync_data().map_err(Error::io("write", &layout.index()))?;
        finished.publish()?;
        self.walk = walk;
        segment.thread_states.clear();
        segment.ring_states.clear();
        self.sealed.push_back(Entry { file: segment, batches });
        files::remove(&raw)
    }
}

fn changed<K: Ord + Copy, V: Clone + PartialEq>(
    before: &BTreeMap<K, V>,
    after: &BTreeMap<K, V>,
) -> BTreeMap<K, V> {
    let new = after.iter().filter(|(k, v)| before.get(k) != Some(*v));
    new.map(|(k, v)| (*k, v.clone())).collect()
}
