//! Deleting old segments without making live memory wrong.
//!
//! Of the segments that go, successful calls that change memory stay, in one file that replaces the one before it. An
//! allocation and its free that both lie in what went cancel out and go too, so the file grows with live memory rather
//! than with time. Every row that is neither kept nor carried is counted as expired, per thread.

use std::collections::HashMap;
use std::path::Path;

use crate::apis::{Apis, Effect, Key};
use crate::columns::Columns;
use crate::compact::{CallsFile, Rewriter, sum};
use crate::decode::Decoder;
use crate::error::Error;
use crate::files::{self, Layout};
use crate::index::{Batch, Counts, Entry, Expired};
use crate::model::Calls;
use crate::raw::Source;
use crate::table::{FLAG_UNFINISHED, Rows};

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

/// Deletes what the limits do not allow; the number of rows that went. `others` is the size of everything but
/// rewritten segments.
pub(crate) fn expire(
    layout: &Layout,
    apis: &Apis,
    rewriter: &mut Rewriter,
    carried: &mut Carried,
    others: u64,
    now_ns: u64,
    limits: &Limits,
) -> Result<u64, Error> {
    let n = overdue(rewriter, others + carried.size, now_ns, limits);
    let Some(last) = n.checked_sub(1).and_then(|i| rewriter.sealed.get(i)) else { return Ok(0) };
    let through = last.file.number;

    let mut kept = Rows::default();
    if carried.through > 0 {
        collect(&layout.named(&Layout::carried_name(carried.through)), &carried.batches, apis, &mut kept);
    }
    for e in rewriter.sealed.iter().take(n) {
        collect(&layout.named(&Layout::calls_name(e.file.number)), &e.batches, apis, &mut kept);
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

/// Copies the rows that change memory. A batch that can't be read goes with its segment.
fn collect(path: &Path, batches: &[Batch], apis: &Apis, out: &mut Rows) {
    let Ok(source) = Source::open(path) else { return };
    let mut decoder = Decoder::default();
    for b in batches {
        if decoder.load(&source, b).and_then(|()| decoder.want(Columns::ALL)).is_err() {
            continue;
        }
        let calls = decoder.calls();
        for i in (0..calls.len).filter(|i| effect(&calls, *i, apis) != Effect::None) {
            out.copy(&calls, i);
        }
    }
}

fn effect(calls: &Calls<'_>, i: usize, apis: &Apis) -> Effect {
    match apis.get(calls.api[i]) {
        Some(api) if calls.result[i] == 0 && calls.flags[i] & FLAG_UNFINISHED == 0 => api.effect,
        _ => Effect::None,
    }
}

/// Rows without allocations that ended and the frees that ended them, in the order in which the calls ended.
fn still_needed(rows: &Rows, apis: &Apis) -> Vec<usize> {
    let calls = rows.calls(Columns::ALL);
    let end = |i: usize| calls.start_ns[i].saturating_add(calls.duration_ns[i].max(0));
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|i| end(*i));
    let mut live = HashMap::new();
    let mut gone = vec![false; rows.len()];
    for i in &order {
        let key =
            |key: Key| (calls.process[*i], key.layer, key.space, calls.words[usize::from(key.word)][*i]);
        match effect(&calls, *i, apis) {
            Effect::Alloc(by) => {
                // An address that is given out again was freed by a call that nobody saw.
                if let Some(alloc) = live.insert(key(by), *i) {
                    gone[alloc] = true;
                }
            }
            Effect::Free(by) => {
                if let Some(alloc) = live.remove(&key(by)) {
                    gone[alloc] = true;
                    gone[*i] = true;
                }
            }
            _ => {}
        }
    }
    order.retain(|i| !gone[*i]);
    order
}
