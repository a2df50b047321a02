//! The table `calls`: one row per call.

mod columns;
mod filter;
mod first;
mod grouped;
mod rows;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gputap_tables::Fields;
use gputap_tables::calls::Field;
use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span};

use crate::block::{Block, Walk};
use crate::first::First;
use crate::plan::Plan;
use crate::store::Store;
use crate::stream::{Sink, Stream};
use crate::summary::{Groups, Shape, Sums};

use columns::needs;
use filter::Filter;
pub(crate) use rows::Rows;

pub(crate) use grouped::can_group;

/// Batches that wait for their turn.
const AHEAD: usize = 3;

/// Starts reading the rows of `calls` that a plan asks for.
pub(crate) fn open(store: &Arc<Store>, plan: Plan) -> Box<dyn Walk> {
    Box::new(Stream::start(store, move |store, sink| read(store, &plan, &sink)))
}

fn read(store: &Store, plan: &Plan, sink: &Sink<Rows>) {
    if let Some(first) = First::new(plan) {
        return sink.put(first::read(store, plan, &first, sink.stop()));
    }
    let (filter, columns) = (Filter::new(plan, store), columns(plan));
    match plan.grouped_by {
        Some(column) => grouped::read(store, &filter, column, columns, sink),
        None => pass(store, &filter, columns, sink.stop(), |rows| sink.put(rows)),
    }
}

/// Columns of the trace that the columns of a query are made of.
fn columns(plan: &Plan) -> Columns {
    let used = Field::ALL.iter().filter(|field| plan.uses(field.index()));
    used.fold(Columns::NONE, |all, field| all | needs(*field))
}

/// Whether rows can be grouped by a column, which a number tells then.
pub(crate) fn has_key(column: usize) -> bool {
    Field::ALL.get(column).is_some_and(|field| Rows::key(*field).is_some())
}

/// Sums up the rows that a plan admits, on all threads; `None` where they can't be grouped by numbers.
pub(crate) fn sums(store: &Store, shape: &Shape) -> Option<Vec<Groups>> {
    let (sums, plan) = (shape.sums::<Rows>()?, shape.plan());
    let filter = Filter::new(&plan, store);
    let stop = AtomicBool::new(false);
    let reading = Reading { filter: &filter, columns: columns(&plan), stop: &stop, store };
    let (parts, scanned) = store.traces.scan_ordered(&Summing { reading, sums: &sums }, |_, _| {});
    store.note(&scanned);
    Some(parts.into_iter().map(|(_, _, groups)| groups).collect())
}

/// A scan for sums.
struct Summing<'a> {
    reading: Reading<'a>,
    sums: &'a Sums<Rows>,
}

impl Analysis for Summing<'_> {
    type Partial = (Vec<u32>, Rows, Groups);
    type Item = ();

    fn first(&self) -> Columns {
        self.reading.first()
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        self.reading.more(calls)
    }

    fn part(&self) -> Self::Partial {
        Default::default()
    }

    fn batch(&self, (chosen, rows, groups): &mut Self::Partial, calls: &Calls<'_>, _: &mut Vec<()>) {
        self.reading.filter.choose(calls, chosen);
        if !chosen.is_empty() {
            rows.clear();
            rows.gather(calls, chosen);
            self.sums.add(groups, rows, self.reading.store);
        }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        self.reading.skips(span)
    }

    fn stopped(&self) -> bool {
        self.reading.stopped()
    }
}

/// Goes through the trace once and hands on the rows that the filter admits.
fn pass(
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
struct Reading<'a> {
    filter: &'a Filter,
    columns: Columns,
    stop: &'a AtomicBool,
    store: &'a Store,
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
