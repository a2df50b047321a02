//! Deleting old segments without making live memory wrong.
//!
//! Of the segments that go, successful calls that change memory stay (see [`crate::carry`]), in one file that replaces the
//! one before it. Of a process that is gone and has no other rows, nothing stays. Every row that is neither
//! kept nor carried is counted as expired, per thread.

use std::collections::BTreeSet;
use std::path::Path;

use crate::apis::{Apis, Effect};
use crate::carry::{effect, still_needed};
use crate::columns::Columns;
use crate::compact::{CallsFile, Rewriter, sum};
use crate::decode::Decoder;
use crate::error::Error;
use crate::files::{self, Layout};
use crate::index::{Batch, Counts, Entry, Expired};
use crate::raw::Source;
use crate::table::Rows;

/// What may stay on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Calls stored longer ago than this may go (`--keep-last`).
    pub keep_ns: Option<u64>,
    /// The oldest segments go while the trace is larger than this (`--max-size`).
    pub max_bytes: Option<u64>,
}

/// What is left of expired segments.
#[derive(Clone, Debug, Default)]
pub(crate) struct Carried {
    /// All segments up to this one are gone; 0 for none.
    pub(crate) through: u32,
    pub(crate) size: u64,
    pub(crate) batches: Vec<Batch>,
    /// Rows that are gone, since the trace began.
    pub(crate) gone: Counts,
}

/// How many of the oldest segments have to go; never the newest, which may still be read.
fn overdue(rewriter: &Rewriter, others: u64, now_ns: u64, limits: &Limits) -> usize {
    let old = |e: &Entry<_>| {
        let e: &Entry<crate::index::Segment> = e;
        limits.keep_ns.is_some_and(|keep| e.file.stored_ns < now_ns.saturating_sub(keep))
    };
    let mut size: u64 = others + rewriter.sealed.iter().map(|e| e.file.size).sum::<u64>();
    let mut n = 0;
    for e in &rewriter.sealed {
        if !old(e) && limits.max_bytes.is_none_or(|max| size <= max) {
            break;
        }
        size = size.saturating_sub(e.file.size);
        n += 1;
    }
    n
}

/// Deletes what the limits do not allow; the number of rows that went. `finished` are processes that have no rows but
/// those in rewritten segments, `others` is the size of everything but those.
#[expect(clippy::too_many_arguments, reason = "the parts of a sealer, which it borrows apart")]
pub(crate) fn expire(
    layout: &Layout,
    apis: &Apis,
    rewriter: &mut Rewriter,
    carried: &mut Carried,
    finished: &BTreeSet<u32>,
    others: u64,
    now_ns: u64,
    limits: &Limits,
) -> Result<u64, Error> {
    let n = overdue(rewriter, others + carried.size, now_ns, limits);
    let Some(last) = n.checked_sub(1).and_then(|i| rewriter.sealed.get(i)) else { return Ok(0) };
    let through = last.file.number;
    let stays: BTreeSet<u32> =
        rewriter.sealed.iter().skip(n).flat_map(|e| e.file.threads.keys().map(|k| k.0)).collect();
    let over = |process: u32| finished.contains(&process) && !stays.contains(&process);

    let mut kept = Rows::default();
    let mut collect =
        |name: &str, batches: &[Batch]| collect(&layout.named(name), batches, apis, over, &mut kept);
    if carried.through > 0 {
        collect(&Layout::carried_name(carried.through), &carried.batches);
    }
    for e in rewriter.sealed.iter().take(n) {
        collect(&Layout::calls_name(e.file.number), &e.batches);
    }
    let mut file = CallsFile::create(layout, Layout::carried_name(through))?;
    let mut rows = Rows::default();
    for i in still_needed(&kept, apis) {
        rows.copy(&kept.calls(Columns::ALL), i);
        if rows.is_full() {
            file.write(&mut rows)?;
        }
    }
    file.write(&mut rows)?;
    let (finished, batches) = file.finish()?;

    let mut gone = carried.gone.clone();
    let before = rewriter.sealed.iter().take(n).flat_map(|e| &e.file.threads);
    for (key, rows) in before.chain(&sum(&carried.batches)) {
        *gone.entry(*key).or_default() += rows;
    }
    for (key, rows) in sum(&batches) {
        let gone = gone.entry(key).or_default();
        *gone = gone.saturating_sub(rows);
    }
    let line = Expired {
        through,
        file: Layout::carried_name(through),
        size: finished.size,
        batches: batches.len(),
        rows: batches.iter().map(|b| b.rows).sum(),
        gone: gone.clone(),
        threads: sum(&batches),
    };
    let size = finished.size;
    rewriter.index.expired(line, &batches)?;
    rewriter.index.sink().sync_data().map_err(Error::io("write", &layout.index()))?;
    finished.publish()?;

    let went = gone.values().sum::<u64>() - carried.gone.values().sum::<u64>();
    let old = std::mem::replace(carried, Carried { through, size, batches, gone });
    for e in rewriter.sealed.drain(..n) {
        files::remove(&layout.named(&Layout::calls_name(e.file.number)))?;
    }
    if old.through > 0 {
        files::remove(&layout.named(&Layout::carried_name(old.through)))?;
    }
    Ok(went)
}

/// Copies the rows that change memory, but for processes that are over. A batch that can't be read goes with its segment.
fn collect(path: &Path, batches: &[Batch], apis: &Apis, over: impl Fn(u32) -> bool, out: &mut Rows) {
    let Ok(source) = Source::open(path) else { return };
    let mut decoder = Decoder::default();
    for b in batches {
        if decoder.load(&source, b).and_then(|()| decoder.want(Columns::ALL)).is_err() {
            continue;
        }
        let calls = decoder.calls();
        let matters = |i: &usize| effect(&calls, *i, apis) != Effect::None && !over(calls.process[*i]);
        for i in (0..calls.len).filter(matters) {
            out.copy(&calls, i);
        }
    }
}
