//! Calls that come first in an order.
//!
//! The number that decides is read first. Once enough rows are known, a part of the trace whose index says that it has
//! nothing better is skipped, and the other columns are read only where a row is better.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span};

use super::fields::{FIELDS, Source};
use super::filter::{Filter, Number};
use super::rows::Rows;
use super::{Reading, columns};
use crate::block::Block;
use crate::first::{First, Kept};
use crate::plan::Plan;
use crate::store::Store;

/// Reads the rows that a plan with a limit wants.
pub(super) fn read(store: &Store, plan: &Plan, first: &First<Rows>, stop: &AtomicBool) -> Rows {
    let filter = Filter::new(plan, store);
    let reading = Reading { filter: &filter, columns: columns(plan), stop, store };
    let choosing = Choosing { reading, first, bound: Bound::new(plan) };
    let (parts, scanned) = store.traces.scan_ordered(&choosing, |_: Vec<()>, _| {});
    store.note(&scanned);
    first.rows(parts.into_iter().map(|part| part.kept), store)
}

/// The best that a column of calls must be to be wanted, as all threads know it.
struct Bound {
    number: Number,
    descending: bool,
    ns: AtomicI64,
}

impl Bound {
    /// `None` where the first key is no number of calls, or may be NULL and NULL comes first.
    fn new(plan: &Plan) -> Option<Bound> {
        let (column, descending) = *plan.limit.as_ref()?.order.first()?;
        let Source::Number(number) = Source::of(FIELDS.get(column)?.name) else { return None };
        let ns = AtomicI64::new(if descending { i64::MIN } else { i64::MAX });
        (descending || !number.may_be_null()).then_some(Bound { number, descending, ns })
    }

    fn now(&self) -> i64 {
        self.ns.load(Ordering::Relaxed)
    }

    fn tighten(&self, bound: i64) {
        match self.descending {
            true => self.ns.fetch_max(bound, Ordering::Relaxed),
            false => self.ns.fetch_min(bound, Ordering::Relaxed),
        };
    }

    /// Numbers that may be wanted.
    fn range(&self) -> (i64, i64) {
        if self.descending { (self.now(), i64::MAX) } else { (i64::MIN, self.now()) }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        match (self.number, self.descending) {
            (Number::Duration, true) => span.longest_ns < self.now(),
            (Number::Start, true) => span.last_ns < self.now(),
            (Number::Start, false) => span.first_ns > self.now(),
            _ => false,
        }
    }
}

struct Choosing<'a> {
    reading: Reading<'a>,
    first: &'a First<Rows>,
    bound: Option<Bound>,
}

/// What one thread has.
#[derive(Default)]
struct Part {
    chosen: Vec<u32>,
    rows: Rows,
    kept: Kept<Rows>,
}

impl Choosing<'_> {
    /// The calls of a batch that may be wanted, as far as the columns of [`Choosing::first`] tell.
    fn choose(&self, calls: &Calls<'_>, chosen: &mut Vec<u32>) {
        self.reading.filter.choose(calls, chosen);
        if let Some(bound) = &self.bound {
            bound.number.within(bound.range(), calls, chosen);
        }
    }
}

impl Analysis for Choosing<'_> {
    type Part = Part;
    type Item = ();

    fn first(&self) -> Columns {
        match &self.bound {
            Some(bound) => self.reading.filter.columns() | bound.number.column(),
            None => self.reading.first(),
        }
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        if self.bound.is_none() {
            return self.reading.more(calls);
        }
        let mut chosen = Vec::new();
        self.choose(calls, &mut chosen);
        if chosen.is_empty() { Columns::NONE } else { self.reading.columns }
    }

    fn part(&self) -> Part {
        Part::default()
    }

    fn batch(&self, part: &mut Part, calls: &Calls<'_>, _: &mut Vec<()>) {
        // The bound only ever gets closer, so what is chosen now has its columns.
        self.choose(calls, &mut part.chosen);
        if part.chosen.is_empty() {
            return;
        }
        part.rows.clear();
        part.rows.place(calls, &part.chosen);
        debug_assert_eq!(part.rows.len(), part.chosen.len());
        self.first.add(&mut part.kept, &part.rows, self.reading.store);
        if let (Some(bound), Some(known)) = (&self.bound, part.kept.bound()) {
            bound.tighten(known);
        }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        self.reading.skips(span) || self.bound.as_ref().is_some_and(|bound| bound.skips(span))
    }

    fn stopped(&self) -> bool {
        self.reading.stopped()
    }
}
