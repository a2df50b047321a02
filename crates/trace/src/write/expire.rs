//! Deleting old segments without making live memory wrong.
//!
//! Of the segments that go, successful calls that change memory stay (see [`survivors`](crate::write::survivors)), in one
//! file that replaces the one before it. Of a process that is gone and has no other rows, nothing stays. Every row that is
//! neither kept nor carried is counted as expired, per thread.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::Error;
use crate::format::apis::{Apis, Effect};
use crate::format::call_rows::Rows;
use crate::format::columns::Columns;
use crate::format::counts::{Counts, add_rows};
use crate::format::decode::Decoder;
use crate::format::files::Layout;
use crate::format::index::{Batch, Entry, Expired, add_feeds, names, sum_threads};
use crate::format::raw::Source;
use crate::write::calls_file::CallsFile;
use crate::write::limits::Limits;
use crate::write::lock::locked;
use crate::write::state::{Carried, Rewriter, Sealer, Shared};
use crate::write::survivors::{effect, still_needed};

/// How many of the oldest segments have to go; never the newest, which may still be read.
fn overdue(rewriter: &Rewriter, others: u64, now_ns: u64, limits: &Limits) -> usize {
    let old = |e: &Entry<_>| {
        let e: &Entry<crate::format::index::Segment> = e;
        limits.keep_ns.is_some_and(|keep| e.file.stored_ns < now_ns.saturating_sub(keep))
    };
    let mut size: u64 = others + rewriter.sealed.iter().map(|e| e.file.size).sum::<u64>();
    // Once something has to go, a little more goes with it: what is carried on is written anew each time.
    let goal = limits.max_bytes.map(|max| if size > max { max - max / 16 } else { max });
    let mut n = 0;
    for e in &rewriter.sealed {
        if !old(e) && goal.is_none_or(|goal| size <= goal) {
            break;
        }
        size = size.saturating_sub(e.file.size);
        n += 1;
    }
    n
}

/// Deletes what the limits do not allow; the number of rows that went, none when it was asked to stop. `others` is the room
/// that everything but rewritten segments needs.
pub(crate) fn expire(
    shared: &Shared,
    sealer: &mut Sealer,
    others: u64,
    now_ns: u64,
    limits: &Limits,
    stop: &AtomicBool,
) -> Result<u64, Error> {
    let (layout, apis) = (&shared.layout, &shared.apis);
    let Sealer { rewriter, carried, .. } = sealer;
    let n = overdue(rewriter, others, now_ns, limits);
    let Some(last) = n.checked_sub(1).and_then(|i| rewriter.sealed.get(i)) else { return Ok(0) };
    // Processes that have no rows but those in rewritten segments.
    let finished = locked(&shared.journal).journal.finished(&rewriter.walk.rings);
    let through = last.file.number;
    let stays: BTreeSet<u32> = rewriter.sealed.iter().skip(n).flat_map(Entry::processes).collect();
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
    if stop.load(Ordering::Relaxed) {
        file.abandon()?;
        return Ok(0);
    }
    let (finished, batches) = file.finish(rewriter.durable)?;

    let mut gone = carried.gone.clone();
    let before = rewriter.sealed.iter().take(n).flat_map(|e| &e.file.threads);
    for (key, rows) in before.chain(&sum_threads(&carried.batches)) {
        add_rows(&mut gone, *key, *rows);
    }
    for (key, rows) in sum_threads(&batches) {
        let gone = gone.entry(key).or_default();
        *gone = gone.saturating_sub(rows);
    }
    let mut gone_rows = carried.gone_rows.clone();
    add_feeds(rewriter.sealed.iter().take(n).flat_map(|e| &e.others), &mut gone_rows);
    let line = Expired {
        through,
        file: Layout::carried_name(through),
        size: finished.size,
        batches: batches.len(),
        rows: batches.iter().map(|b| b.rows).sum(),
        gone: gone.clone(),
        gone_rows: gone_rows.clone(),
        threads: sum_threads(&batches),
    };
    let size = finished.size;
    rewriter.index.expired(line, &batches)?;
    finished.publish()?;

    let all = |gone: &Counts| gone.values().fold(0, |sum: u64, rows| sum.saturating_add(*rows));
    let went = all(&gone).saturating_sub(all(&carried.gone));
    let old = std::mem::replace(carried, Carried { through, size, batches, gone, gone_rows });
    let segments: Vec<String> = rewriter.sealed.drain(..n).flat_map(|e| names(&e)).collect();
    let before = (old.through > 0).then(|| Layout::carried_name(old.through));
    rewriter.replace(segments.into_iter().chain(before).map(|name| layout.named(&name)));
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
