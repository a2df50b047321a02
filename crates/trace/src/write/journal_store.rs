//! `journal.raw` while it is written: the file, and what it says so far.

use std::sync::Mutex;

use gputap_wire::Records;

use crate::error::Error;
use crate::format::counts::RingKey;
use crate::format::files::Layout;
use crate::format::journal::Journal;
use crate::format::pass::{DefinitionRun, Learn};
use crate::format::raw::SegmentWriter;
use crate::format::walk::RingHolder;
use crate::write::limits::Limits;
use crate::write::lock::locked;

/// `journal.raw` and what it says.
#[derive(Debug)]
pub(crate) struct JournalStore {
    pub(crate) writer: SegmentWriter,
    pub(crate) journal: Journal,
    /// Bytes of the file when it was last put in short.
    pub(crate) trimmed: u64,
}

impl JournalStore {
    pub(crate) fn new(writer: SegmentWriter, journal: Journal) -> JournalStore {
        JournalStore { writer, journal, trimmed: 0 }
    }

    /// Whether its file is long for what it says.
    pub(crate) fn has_grown(&self, limits: &Limits) -> bool {
        self.writer.len() > 2 * self.trimmed + limits.worth_trimming()
    }
}

/// Makes `journal.raw` durable. Nobody who wants to add an entry meanwhile waits for the disk.
pub(crate) fn sync_journal(store: &Mutex<JournalStore>, layout: &Layout) -> Result<(), Error> {
    let file = locked(store).writer.sink().try_clone();
    file.and_then(|file| file.sync_data()).map_err(Error::io("write", &layout.journal()))
}

impl Learn for &Mutex<JournalStore> {
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder {
        locked(self).journal.origin(ring, position)
    }

    /// Also copies the run into `journal.raw`.
    fn learn(&mut self, mut run: DefinitionRun) -> Result<(), Error> {
        let mut store = locked(self);
        let known = store.journal.known_until((run.header.process, run.header.ring));
        let skip = known.saturating_sub(run.header.position).min(run.bytes.len() as u64);
        run.bytes.drain(..skip as usize);
        if run.bytes.is_empty() {
            return Ok(());
        }
        run.header.position = run.header.position.saturating_add(skip);
        run.header.records = Records::new(&run.bytes).count() as u32;
        store.writer.append(&run.header, &run.bytes)?;
        store.journal.learn(run)
    }
}
