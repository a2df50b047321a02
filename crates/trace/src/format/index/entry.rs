//! What the index says of one file: its own line, and those of its batches.

use std::collections::BTreeSet;
use std::path::Path;

use super::lines::{Batch, Segment};
use crate::format::files::Layout;

/// A file of calls and its batches as far as they are known, and the batches of the files beside it.
#[derive(Clone, Debug)]
pub(crate) struct Entry<T> {
    pub(crate) file: T,
    pub(crate) batches: Vec<Batch>,
    /// Batches of other rows than calls.
    pub(crate) others: Vec<Batch>,
}

impl<T> Entry<T> {
    pub(super) fn new(file: T) -> Entry<T> {
        Entry { file, batches: Vec::new(), others: Vec::new() }
    }

    pub(super) fn lines(&self) -> usize {
        self.batches.len() + self.others.len()
    }

    pub(super) fn push(&mut self, batch: Batch) {
        if batch.kind().is_some() { self.others.push(batch) } else { self.batches.push(batch) }
    }
}

impl Entry<Segment> {
    /// Processes that it has rows of.
    pub(crate) fn processes(&self) -> impl Iterator<Item = u32> {
        let others = self.others.iter().flat_map(|batch| batch.feeds.keys().map(|feed| feed.0));
        self.file.threads.keys().map(|thread| thread.0).chain(others)
    }
}

/// The files of a rewritten segment.
pub(crate) fn names(entry: &Entry<Segment>) -> BTreeSet<String> {
    let others = entry.others.iter().map(|batch| batch.file.clone());
    others.chain([Layout::calls_name(entry.file.number)]).collect()
}

impl Entry<Segment> {
    /// Whether all lines of the file are there, and it holds what they say.
    pub(super) fn is_intact(&self, path: &Path) -> bool {
        if self.lines() < self.file.batches {
            return false;
        }
        let Ok(bytes) = std::fs::read(path) else { return false };
        self.batches.iter().all(|b| {
            let end = b.offset.saturating_add(b.length);
            let batch = usize::try_from(end).ok().and_then(|end| bytes.get(b.offset as usize..end));
            batch.is_some_and(|batch| crc32c::crc32c(batch) == b.crc32c)
        })
    }
}
