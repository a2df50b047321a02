//! A pass over the trace for the calls that a query needs, with the columns that it names.

use std::sync::atomic::{AtomicBool, Ordering};

use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span};

use super::filter::Filter;
use super::rows::Rows;
use crate::store::Store;

/// Batches that wait for their turn.
const AHEAD: usize = 3;

/// Goes through the trace once and hands on the rows that the filter admits.
pub(super) fn pass(
    store: &Store,
    filter: &Filter,
    columns: Columns,
    stop: &AtomicBool,
    mut put: impl FnMut(Rows) + Send,
) {
    let reading = Reading { filter, columns, stop, store };
    let (_, scanned) = store.traces.scan_ordered(&reading, |blocks: Vec<Rows>, _| {
        for block in blocks {
            put(block);
        }
    });
    store.note(&scanned);
}

/// A scan for rows.
pub(super) struct Reading<'a> {
    pub(super) filter: &'a Filter,
    pub(super) columns: Columns,
    pub(super) stop: &'a AtomicBool,
    pub(super) store: &'a Store,
}

impl Analysis for Reading<'_> {
    type Partial = Vec<u32>;
    type Item = Rows;

    fn first(&self) -> Columns {
        if self.filter.is_empty() { self.columns } else { self.filter.columns() }
    }

    /// The rest of a batch is read only where it has a row that is wanted.
    fn more(&self, calls: &Calls<'_>) -> Columns {
        if self.filter.is_empty() || self.filter.admits_any(calls) { self.columns } else { Columns::NONE }
    }

    fn part(&self) -> Vec<u32> {
        Vec::new()
    }

    fn batch(&self, chosen: &mut Vec<u32>, calls: &Calls<'_>, later: &mut Vec<Rows>) {
        self.filter.choose(calls, chosen);
        if !chosen.is_empty() {
            let mut rows = Rows::default();
            rows.place(calls, chosen);
            later.push(rows);
        }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        self.filter.skips(span)
    }

    fn ahead(&self) -> usize {
        AHEAD
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.store.is_interrupted()
    }
}
