//! Feeds that are no rings: a source that works in the collector hands over its records itself.

use gputap_wire::Records;
use gputap_wire::layout::process::MOST_RINGS;

use crate::compact::locked;
use crate::entry::{Emitted, FeedEntry, JournalEntry};
use crate::error::Error;
use crate::model::RowKind;
use crate::stored::PerKind;
use crate::writer::TraceWriter;

/// Appends the records of one source to a trace.
#[derive(Debug)]
pub struct FeedWriter {
    fact: FeedEntry,
    position: u64,
}

impl FeedWriter {
    /// A feed of its own for `source`; `process` is the number of the process that it is about, or 0. Times of its records are
    /// CLOCK_MONOTONIC ns of the host.
    pub fn begin(writer: &mut TraceWriter, process: u32, source: &str) -> Result<FeedWriter, Error> {
        let first = if process == 0 { 0 } else { MOST_RINGS as u16 };
        let of_process = (process, first)..=(process, u16::MAX);
        let last =
            locked(&writer.shared.facts).facts.feeds.range(of_process).next_back().map(|(key, _)| key.1);
        let feed = last.map_or(first, |last| last.saturating_add(1));
        let (source, emitted) = (source.to_owned(), PerKind::default());
        let this = FeedWriter { fact: FeedEntry { process, feed, source, emitted }, position: 0 };
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
        let FeedEntry { process, feed, .. } = self.fact;
        let appended = writer.append(process, feed, self.position, bytes, records);
        for kind in RowKind::ALL {
            let Emitted { emitted, dropped } = self.fact.emitted.get_mut(kind);
            *emitted += counted.get(kind);
            *dropped += if appended.is_err() { *counted.get(kind) } else { 0 };
        }
        if appended.is_ok() {
            self.position += bytes.len() as u64;
        }
        appended
    }

    /// Counts rows that the source could not even hand over.
    pub fn drop_rows(&mut self, kind: RowKind, rows: u64) {
        let Emitted { emitted, dropped } = self.fact.emitted.get_mut(kind);
        (*emitted, *dropped) = (*emitted + rows, *dropped + rows);
    }

    /// Says in the trace what was counted so far: once in a while, and at the end.
    pub fn tell(&self, writer: &mut TraceWriter) -> Result<(), Error> {
        writer.journal(&JournalEntry::Feed(self.fact.clone()))
    }
}
