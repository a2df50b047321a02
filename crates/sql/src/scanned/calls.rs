//! The table `calls`: one row per call.

mod cells;
mod columns;
mod filter;
mod first;
mod grouped;
mod number;
mod reading;
mod rows;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gputap_tables::Fields;
use gputap_tables::calls::Field;
use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span};

use crate::block::Block;
use crate::first::First;
use crate::plan::Plan;
use crate::store::Store;
use crate::stream::{Sink, Stream};
use crate::sums::{Groups, SumPlan, Sums};
use crate::walk::Walk;

use columns::columns;
use filter::Filter;
use reading::{Reading, pass};
use rows::Rows;

pub(super) use grouped::can_group;

/// Starts reading the rows of `calls` that a plan asks for.
pub(super) fn open(store: &Arc<Store>, plan: Plan) -> Box<dyn Walk> {
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

/// Whether rows can be grouped by a column, which a number tells then.
pub(super) fn has_key(column: usize) -> bool {
    Field::ALL.get(column).is_some_and(|field| Rows::key(*field).is_some())
}

/// Sums up the rows that a plan admits, on all threads; `None` where they can't be grouped by numbers.
pub(super) fn sums(store: &Store, asked: &SumPlan) -> Option<Vec<Groups>> {
    let (sums, plan) = (asked.sums::<Rows>()?, asked.plan());
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
