//! Putting `journal.raw` and `index.jsonl` in short: a recording that goes on for ever must not grow for ever.
//!
//! Both are written anew under a hidden name and take the place of the old file at once, so whoever is killed where,
//! there is one that is whole.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::sync::Mutex;

use crate::error::Error;
use crate::format::files::{self, Layout};
use crate::format::index::{Entry, Index, IndexWriter};
use crate::format::raw::{ChunkHeader, ChunkKind, SegmentReader, SegmentWriter, Source};
use crate::write::journal_store::JournalStore;
use crate::write::limits::Limits;
use crate::write::lock::locked;
use crate::write::state::{Carried, Rewriter};

/// Replaces `journal.raw` by a snapshot of the journal, when it has grown.
///
/// The snapshot is written while others go on appending to the old file; what they appended follows it.
pub(crate) fn journal(
    layout: &Layout,
    store: &Mutex<JournalStore>,
    rewriter: &Rewriter,
    carried: &Carried,
    limits: &Limits,
) -> Result<(), Error> {
    let (journal, until) = {
        let mut store = locked(store);
        if !store.has_grown(limits) {
            return Ok(());
        }
        let finished = store.journal.finished(&rewriter.walk.rings);
        store.journal.shrink(horizon_ns(rewriter, carried));
        store.journal.forget(&without_rows(&finished, rewriter, carried));
        (store.journal.clone(), store.writer.len())
    };
    let path = layout.journal();
    let hidden = files::hidden(&path);
    let mut writer = SegmentWriter::new(files::create(&hidden)?, &hidden);
    for entry in journal.snapshot() {
        let json = serde_json::to_vec(&entry).map_err(std::io::Error::other);
        let json = json.map_err(Error::io("write", &hidden))?;
        let kind = ChunkKind::Json;
        let header = ChunkHeader { kind, ring: 0, process: 0, records: 0, position: 0, stored_ns: 0 };
        writer.append(&header, &json)?;
    }
    writer.sink().sync_all().map_err(Error::io("sync", &hidden))?;

    let mut store = locked(store);
    let mut newer = SegmentReader::new(Source::open(&path).map_err(Error::io("read", &path))?)
        .map_err(Error::io("read", &path))?;
    newer.skip_to(until);
    while let Some((header, _, payload)) = newer.next_chunk() {
        writer.append(&header, payload)?;
    }
    files::rename(&hidden, &path)?;
    store.trimmed = writer.len();
    store.writer = writer.renamed(&path);
    Ok(())
}

/// Time of the oldest call that is stored, if older ones have expired.
fn horizon_ns(rewriter: &Rewriter, carried: &Carried) -> Option<i64> {
    let front = rewriter.sealed.front()?;
    let oldest = front.batches.iter().chain(&front.others).map(|b| b.first_ns).min();
    oldest.filter(|_| carried.through > 0)
}

fn without_rows(processes: &BTreeSet<u32>, rewriter: &Rewriter, carried: &Carried) -> BTreeSet<u32> {
    let sealed = rewriter.sealed.iter().flat_map(Entry::processes);
    let kept = carried.batches.iter().flat_map(|b| b.threads.keys().map(|k| k.0));
    let there: BTreeSet<u32> = sealed.chain(kept).collect();
    processes.difference(&there).copied().collect()
}

/// Replaces the lines of segments that expired by one, when the file has grown.
pub(crate) fn index(
    layout: &Layout,
    rewriter: &mut Rewriter,
    through: u32,
    limits: &Limits,
) -> Result<(), Error> {
    if through == 0 || rewriter.index.len() <= 2 * rewriter.index_trimmed + limits.worth_trimming() {
        return Ok(());
    }
    let path = layout.index();
    let bytes = fs::read(&path).map_err(Error::io("read", &path))?;
    let text = Index::parse(&bytes).in_short(through).map_err(std::io::Error::other);
    let text = text.map_err(Error::io("write", &path))?;
    let hidden = files::hidden(&path);
    let mut file: File = files::create(&hidden)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(Error::io("write", &hidden))?;
    files::rename(&hidden, &path)?;
    rewriter.index = IndexWriter::new(file, &path, text.len() as u64);
    rewriter.index_trimmed = text.len() as u64;
    Ok(())
}
