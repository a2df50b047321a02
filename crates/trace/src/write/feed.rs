//! Feeds that are no rings: a source that works in the collector hands over its records itself.

use gputap_wire::Records;
use gputap_wire::layout::process::MOST_RINGS;

use crate::error::Error;
use crate::format::journal::{Emitted, FeedEntry, JournalEntry};
use crate::format::model::{PerKind, RowKind};
use crate::write::lock::locked;
use crate::write::writer::TraceWriter;

/// Appends the records of one source to a trace.
#[derive(Debug)]
pub struct FeedWriter {
    entry: FeedEntry,
    position: u64,
}

impl FeedWriter {
    /// A feed of its own for `source`; `process` is the number of the process that it is about, or 0. Times of its records are
    /// CLOCK_MONOTONIC ns of the host. An error when a process has had as many feeds as there are numbers: two of them must not
    /// have the same.
    pub fn begin(writer: &mut TraceWriter, process: u32, source: &str) -> Result<FeedWriter, Error> {
        let first = if process == 0 { 0 } else { MOST_RINGS as u16 };
        let of_process = (process, first)..=(process, u16::MAX);
        let last =
            locked(&writer.shared.journal).journal.feeds.range(of_process).next_back().map(|(key, _)| key.1);
        let next = last.map_or(Some(first), |last| last.checked_add(1));
        let feed = next.ok_or_else(|| Error::Feeds { path: writer.dir().to_owned(), process })?;
        let (source, emitted) = (source.to_owned(), PerKind::default());
        let this = FeedWriter { entry: FeedEntry { process, feed, source, emitted }, position: 0 };
        this.tell(writer)?;
        Ok(this)
    }

    /// Stores whole records. What an error keeps from the trace is counted.
    pub fn append(&mut self, writer: &mut TraceWriter, bytes: &[u8]) -> Result<(), Error> {
        let (mut records, mut counted) = (0, PerKind::<u64>::default());
        for record in Records::new(bytes).map_while(Result::ok) {
            records += 1;
            RowKind::of_class(record.header.class()).into_iter().for_each(|kind| *counted.get_mut(kind) += 1);
        }
        let FeedEntry { process, feed, .. } = self.entry;
        let appended = writer.append(process, feed, self.position, bytes, records);
        for kind in RowKind::ALL {
            let Emitted { emitted, dropped } = self.entry.emitted.get_mut(kind);
            *emitted = emitted.saturating_add(*counted.get(kind));
            *dropped = dropped.saturating_add(if appended.is_err() { *counted.get(kind) } else { 0 });
        }
        if appended.is_ok() {
            self.position += bytes.len() as u64;
        }
        appended
    }

    /// Counts rows that the source could not even hand over.
    pub fn drop_rows(&mut self, kind: RowKind, rows: u64) {
        let Emitted { emitted, dropped } = self.entry.emitted.get_mut(kind);
        (*emitted, *dropped) = (emitted.saturating_add(rows), dropped.saturating_add(rows));
    }

    /// Says in the trace what was counted so far: once in a while, and at the end.
    pub fn tell(&self, writer: &mut TraceWriter) -> Result<(), Error> {
        writer.journal(&JournalEntry::Feed(self.entry.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WriterOptions;

    #[test]
    fn feeds_do_not_collide_when_their_numbers_run_out() {
        let tmp = tempfile::tempdir().unwrap();
        let mut writer = TraceWriter::create(&tmp.path().join("t"), WriterOptions::default()).unwrap();
        for process in [0, 3] {
            let (feed, source, emitted) = (u16::MAX - 1, "test".to_owned(), PerKind::default());
            let entry = JournalEntry::Feed(FeedEntry { process, feed, source, emitted });
            writer.journal(&entry).unwrap();
            let last = FeedWriter::begin(&mut writer, process, "test").unwrap();
            assert_eq!(last.entry.feed, u16::MAX);
            let refused = FeedWriter::begin(&mut writer, process, "test").unwrap_err();
            assert!(matches!(refused, Error::Feeds { process: p, .. } if p == process), "{refused}");
        }
        assert_eq!(FeedWriter::begin(&mut writer, 4, "test").unwrap().entry.feed, MOST_RINGS as u16);
    }
}
