//! Rewriting a raw segment as Arrow.
//!
//! Twice through the segment: first its definitions (a LEASE or an anchor may stand behind the records that need it),
//! then its rows. Everything that the raw segment alone knew (its definitions, its open calls, where its rings stand)
//! is durable before the raw segment is removed, and the Arrow file has its name by then, so whoever is killed where, a
//! reader finds every row exactly once.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use gputap_wire::{Records, definition};

use crate::apis::Apis;
use crate::batch::{ArrowFile, Finished, Placed};
use crate::error::Error;
use crate::files::{self, Durable, Layout};
use crate::index::{Batch, Counts, Entry, IndexWriter, Segment};
use crate::journal::{Clocks, Journal};
use crate::raw::{ChunkHeader, ChunkKind, SegmentReader, SegmentWriter, Source};
use crate::stored::{PerKind, RowFiles};
use crate::table::{RowPlace, Rows, calls_schema};
use crate::thread::OpenCall;
use crate::walk::{RingHolder, RingKey, ThreadKey, Walk};
use crate::writer::Shared;

/// For whoever is never asked to stop.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// `journal.raw` and what it says.
#[derive(Debug)]
pub(crate) struct JournalStore {
    pub(crate) writer: SegmentWriter,
    pub(crate) facts: Journal,
    /// Bytes of the file when it was last put in short.
    pub(crate) trimmed: u64,
}

impl JournalStore {
    pub(crate) fn new(writer: SegmentWriter, facts: Journal) -> JournalStore {
        JournalStore { writer, facts, trimmed: 0 }
    }
}

/// Makes `journal.raw` durable. Nobody who wants to add an entry meanwhile waits for the disk.
pub(crate) fn sync_journal(store: &Mutex<JournalStore>, layout: &Layout) -> Result<(), Error> {
    let file = locked(store).writer.sink().try_clone();
    file.and_then(|file| file.sync_data()).map_err(Error::io("write", &layout.journal()))
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
    pub(crate) ring: u16,
    pub(crate) tid: u32,
    pub(crate) rows: u64,
    /// Clock of the ring when the first of its calls was entered.
    pub(crate) first: u64,
    /// Rows besides calls.
    pub(crate) others: PerKind<u64>,
}

/// What the first pass through a raw segment finds.
#[derive(Debug, Default)]
pub(crate) struct Pass {
    pub(crate) chunks: Vec<RawChunk>,
    pub(crate) stored_ns: u64,
    pub(crate) left_over: u64,
}

/// A run of definition records that stand together in a ring.
pub(crate) struct DefinitionRun {
    pub(crate) header: ChunkHeader,
    pub(crate) bytes: Vec<u8>,
}

/// Who learns the definitions of a segment.
pub(crate) trait Learn {
    /// Who held a ring at a position.
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder;
    /// Takes in a run of definitions; those that are known already are passed over.
    fn learn(&mut self, run: DefinitionRun) -> Result<(), Error>;
}

impl Learn for Journal {
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder {
        Journal::origin(self, ring, position)
    }

    fn learn(&mut self, run: DefinitionRun) -> Result<(), Error> {
        let ring = (run.header.process, run.header.ring);
        let mut position = run.header.position;
        for record in Records::new(&run.bytes).map_while(Result::ok) {
            self.record(ring, position, &record);
            position += record.bytes().len() as u64;
        }
        Ok(())
    }
}

impl Learn for &Mutex<JournalStore> {
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder {
        locked(self).facts.origin(ring, position)
    }

    /// Also copies the run into `journal.raw`.
    fn learn(&mut self, mut run: DefinitionRun) -> Result<(), Error> {
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
            let mut runs: Vec<DefinitionRun> = Vec::new();
            let fact = |position, record: gputap_wire::Record<'_>| match runs.last_mut() {
                Some(r) if r.header.position + r.bytes.len() as u64 == position => {
                    r.bytes.extend_from_slice(record.bytes());
                }
                _ => {
                    let header = ChunkHeader { position, ..header };
                    runs.push(DefinitionRun { header, bytes: record.bytes().to_vec() });
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
                    ring: header.ring,
                    tid: taken.tid,
                    rows: taken.rows,
                    first: taken.first,
                    others: taken.others,
                });
            }
        }
        pass.left_over = reader.left_over();
        Ok(pass)
    }
}

impl RawChunk {
    /// Reads the new records of the chunk from its file.
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
        let mut place =
            RowPlace { process: self.process, tid: self.tid, clock: clocks.of_process(self.process), apis };
        for record in Records::new(payload).map_while(Result::ok) {
            if record.header.kind() == definition::LEASE {
                place.tid = crate::walk::lease_tid(&record);
            } else if record.header.is_call() {
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
        let place = RowPlace { process: *process, tid: *tid, clock: clocks.of_process(*process), apis };
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
        let (longest_ns, functions) = (rows.duration_ns.iter().copied().max(), rows.functions());
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
            functions,
            threads,
            ..Batch::default()
        });
        Ok(())
    }

    /// Ends it, still under its hidden name.
    pub(crate) fn finish(self, durable: Durable) -> Result<(Finished, Vec<Batch>), Error> {
        Ok((self.arrow.finish(durable)?, self.batches))
    }

    /// Takes away what was written.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        self.arrow.abandon()
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
    /// Files that may go once the index is durable.
    replaced: Vec<PathBuf>,
    /// Whether it waits for the disk. Once the job has ended it does not: whoever closes the trace does, once for all.
    pub(crate) durable: Durable,
}

/// A rewritten segment that the index does not know yet.
#[must_use]
pub(crate) struct Draft {
    /// Its files, that of the calls last: once it has its name, all have theirs.
    finished: Vec<Finished>,
    segment: Segment,
    batches: Vec<Batch>,
    /// Batches of other rows than calls.
    others: Vec<Batch>,
    /// The state behind it.
    walk: Walk,
}

impl Draft {
    /// Whether calls have not returned behind it.
    fn has_open(&self) -> bool {
        has_open(&self.walk)
    }
}

fn has_open(walk: &Walk) -> bool {
    walk.threads.values().any(|t| !t.open.is_empty())
}

impl Rewriter {
    pub(crate) fn new(walk: Walk, index: IndexWriter, sealed: VecDeque<Entry<Segment>>) -> Rewriter {
        Rewriter { walk, index, index_trimmed: 0, sealed, replaced: Vec::new(), durable: Durable::Now }
    }

    /// Rewrites raw segments as one; `false` when it was asked to stop, and nothing has changed.
    pub(crate) fn rewrite(
        &mut self,
        shared: &Shared,
        numbers: &[u32],
        stop: &AtomicBool,
    ) -> Result<bool, Error> {
        let Some(draft) = self.draft(shared, numbers, stop, self.durable)? else { return Ok(false) };
        if self.durable == Durable::Now && !stop.load(Ordering::Relaxed) {
            sync_journal(&shared.facts, &shared.layout)?;
        }
        if stop.load(Ordering::Relaxed) {
            draft.finished.into_iter().try_for_each(Finished::abandon)?;
            return Ok(false);
        }
        self.commit(draft)?;
        self.replaced.extend(numbers.iter().map(|number| shared.layout.raw(*number)));
        Ok(true)
    }

    /// Rewrites all raw segments that are left as one, and makes rows of the calls that have not returned: a segment of
    /// their own, with this number. Whether there are such.
    pub(crate) fn rewrite_rest(
        &mut self,
        shared: &Shared,
        numbers: &[u32],
        unfinished: u32,
    ) -> Result<bool, Error> {
        let rest = if numbers.is_empty() { None } else { self.draft(shared, numbers, &NEVER, Durable::Now)? };
        let any_open = rest.as_ref().map_or_else(|| has_open(&self.walk), Draft::has_open);
        let walk = rest.as_ref().map_or(&self.walk, |rest| &rest.walk);
        let open = if any_open { Some(draft_open(shared, walk, unfinished)?) } else { None };
        sync_journal(&shared.facts, &shared.layout)?;
        if let Some(rest) = rest {
            self.commit(rest)?;
            locked(&shared.full).clear();
            self.replaced.extend(numbers.iter().map(|n| shared.layout.raw(*n)));
        }
        if let Some(open) = open {
            self.commit(open)?;
        }
        Ok(any_open)
    }

    /// Reads raw segments and writes their rows; `None` when it was asked to stop.
    fn draft(
        &self,
        shared: &Shared,
        numbers: &[u32],
        stop: &AtomicBool,
        durable: Durable,
    ) -> Result<Option<Draft>, Error> {
        let (layout, facts) = (&shared.layout, &shared.facts);
        let mut walk = self.walk.clone();
        (walk.unreadable, walk.holes) = (0, Vec::new());
        let (mut chunks, mut stored_ns, mut left_over) = (Vec::new(), 0, 0);
        for number in numbers {
            let raw = layout.raw(*number);
            let source = Source::open(&raw).map_err(Error::io("read", &raw))?;
            let pass = Pass::through(&source, &mut walk, &mut &*facts)?;
            chunks.extend(pass.chunks);
            (stored_ns, left_over) = (pass.stored_ns.max(stored_ns), left_over + pass.left_over);
        }
        let clocks = locked(facts).facts.clocks_of(chunks.iter().map(|c| c.process));
        let number = numbers.last().copied().unwrap_or(0);
        let mut file = CallsFile::create(layout, Layout::calls_name(number))?;
        let (mut rows, mut others) = (Rows::default(), RowFiles::default());
        for chunk in &chunks {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let payload = chunk.read().map_err(Error::io("read", &layout.raw(number)))?;
            chunk.rows(&payload, &clocks, &shared.apis, &mut rows, |rows| file.write(rows))?;
            others.add(chunk, &payload, &clocks, layout, number)?;
        }
        if stop.load(Ordering::Relaxed) {
            file.abandon()?;
            others.abandon()?;
            return Ok(None);
        }
        file.write(&mut rows)?;
        let (mut finished, others) = others.finish(layout, number, durable)?;
        let (calls, batches) = file.finish(durable)?;
        finished.push(calls);
        let segment = Segment {
            unreadable: walk.unreadable + left_over,
            holes: walk.holes.iter().map(|(_, hole)| hole.end - hole.start).sum(),
            stored_ns,
            ..describe(number, &finished, &batches, &others, (&self.walk, &walk))
        };
        Ok(Some(Draft { finished, segment, batches, others, walk }))
    }

    /// Adds it to the index and gives its file its name. From here on the trace has it.
    fn commit(&mut self, draft: Draft) -> Result<(), Error> {
        let Draft { finished, mut segment, batches, others, walk } = draft;
        self.index.segment(segment.clone(), &batches, &others)?;
        finished.into_iter().try_for_each(Finished::publish)?;
        self.walk = walk;
        segment.thread_states.clear();
        segment.ring_states.clear();
        self.sealed.push_back(Entry { file: segment, batches, others });
        Ok(())
    }

    /// These files may go once the index is durable.
    pub(crate) fn replace(&mut self, paths: impl IntoIterator<Item = PathBuf>) {
        self.replaced.extend(paths);
    }

    /// Removes what the index has replaced, if anything; `Durable::Now` makes the index durable before.
    pub(crate) fn settle(&mut self, shared: &Shared, durable: Durable) -> Result<(), Error> {
        if self.replaced.is_empty() {
            return Ok(());
        }
        if durable == Durable::Now {
            self.index.sink().sync_data().map_err(Error::io("write", &shared.layout.index()))?;
        }
        while let Some(path) = self.replaced.last() {
            let bytes = files::size(path);
            files::remove(path)?;
            if path.extension().is_some_and(|e| e == "raw") {
                shared.raw_bytes.fetch_sub(bytes, Ordering::Relaxed);
            }
            self.replaced.pop();
        }
        Ok(())
    }
}

/// A segment of the calls that have not returned. Whoever finds it torn makes the same rows of the index, so nobody waits
/// for the disk.
fn draft_open(shared: &Shared, before: &Walk, number: u32) -> Result<Draft, Error> {
    let mut walk = before.clone();
    (walk.unreadable, walk.holes) = (0, Vec::new());
    let open = walk.take_open();
    let clocks = locked(&shared.facts).facts.clocks_of(open.iter().map(|(key, _)| key.0));
    let mut file = CallsFile::create(&shared.layout, Layout::calls_name(number))?;
    file.write(&mut open_rows(&open, &clocks, &shared.apis))?;
    let (finished, batches) = file.finish(Durable::Later)?;
    let (finished, others) = (vec![finished], Vec::new());
    let described = describe(number, &finished, &batches, &others, (before, &walk));
    let segment = Segment { unfinished: true, ..described };
    Ok(Draft { finished, segment, batches, others, walk })
}

/// What the index says of a file, and of the rings and threads that changed with it.
fn describe(
    number: u32,
    finished: &[Finished],
    batches: &[Batch],
    others: &[Batch],
    (before, after): (&Walk, &Walk),
) -> Segment {
    Segment {
        number,
        file: Layout::calls_name(number),
        size: finished.iter().map(|file| file.size).sum(),
        batches: batches.len() + others.len(),
        rows: batches.iter().map(|b| b.rows).sum(),
        threads: sum(batches),
        thread_states: changed(&before.threads, &after.threads),
        ring_states: changed(&before.rings, &after.rings),
        ..Segment::default()
    }
}

fn changed<K: Ord + Copy, V: Clone + PartialEq>(
    before: &BTreeMap<K, V>,
    after: &BTreeMap<K, V>,
) -> BTreeMap<K, V> {
    let new = after.iter().filter(|(k, v)| before.get(k) != Some(*v));
    new.map(|(k, v)| (*k, v.clone())).collect()
}
