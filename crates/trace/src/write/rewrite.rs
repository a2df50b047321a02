//! Rewriting a raw segment as Arrow.
//!
//! Everything that the raw segment alone knew (its definitions, its open calls, where its rings stand) is durable before
//! the raw segment is removed, and the Arrow file has its name by then, so whoever is killed where, a reader finds every
//! row exactly once.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::Error;
use crate::format::call_rows::Rows;
use crate::format::files::{self, Durable, Layout};
use crate::format::index::{Batch, Entry, Segment, sum_threads};
use crate::format::pass::{Pass, open_rows};
use crate::format::raw::Source;
use crate::format::walk::Walk;
use crate::write::arrow_file::Finished;
use crate::write::calls_file::CallsFile;
use crate::write::journal_store::sync_journal;
use crate::write::lock::locked;
use crate::write::row_files::RowFiles;
use crate::write::state::{NEVER, Rewriter, Shared};

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
    /// Rewrites raw segments as one; `false` when it was asked to stop, and nothing has changed.
    pub(crate) fn rewrite(
        &mut self,
        shared: &Shared,
        numbers: &[u32],
        stop: &AtomicBool,
    ) -> Result<bool, Error> {
        let Some(draft) = self.draft(shared, numbers, stop, self.durable)? else { return Ok(false) };
        if self.durable == Durable::Now && !stop.load(Ordering::Relaxed) {
            sync_journal(&shared.journal, &shared.layout)?;
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
        sync_journal(&shared.journal, &shared.layout)?;
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
        let (layout, journal) = (&shared.layout, &shared.journal);
        let mut walk = self.walk.clone();
        (walk.unreadable, walk.holes) = (0, Vec::new());
        let (mut chunks, mut stored_ns, mut left_over) = (Vec::new(), 0, 0);
        for number in numbers {
            let raw = layout.raw(*number);
            let source = Source::open(&raw).map_err(Error::io("read", &raw))?;
            let pass = Pass::through(&source, &mut walk, &mut &*journal)?;
            chunks.extend(pass.chunks);
            (stored_ns, left_over) = (pass.stored_ns.max(stored_ns), left_over + pass.left_over);
        }
        let clocks = locked(journal).journal.clocks_of(chunks.iter().map(|c| c.process));
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
            holes: walk.holes.iter().map(|(_, hole)| hole.end - hole.start).fold(0, u64::saturating_add),
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
    let clocks = locked(&shared.journal).journal.clocks_of(open.iter().map(|(key, _)| key.0));
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
        threads: sum_threads(batches),
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
