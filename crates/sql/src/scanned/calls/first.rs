//! Calls that come first in an order.
//!
//! The number that decides is read first, where its best may be. Once enough rows are known, a part of the trace whose index says that it has
//! nothing better is skipped, and the other columns are read only where a row is better.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gputap_tables::Fields;
use gputap_tables::calls::Field;
use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span};

use super::columns::{Of, columns};
use super::filter::Filter;
use super::number::Number;
use super::reading::Reading;
use super::rows::Rows;
use crate::block::Block;
use crate::first::{First, Kept};
use crate::plan::Plan;
use crate::store::Store;

/// Reads the rows that a plan with a limit wants.
pub(super) fn read(store: &Store, plan: &Plan, first: &First<Rows>, stop: &AtomicBool) -> Rows {
    let filter = Filter::new(plan, store);
    let reading = Reading { filter: &filter, columns: columns(plan), stop, store };
    let choosing = Choosing { reading, first, bound: Bound::new(plan, first) };
    let (parts, scanned) = store.traces.scan_ordered(&choosing, |_: Vec<()>, _| {});
    store.note(&scanned);
    first.rows(parts.into_iter().map(|part| part.kept), store)
}

/// What a column of calls must be for a call to be wanted, as all threads know it.
struct Bound {
    number: Number,
    descending: bool,
    /// The order has no other key: of calls that are equal those that stand first are wanted.
    alone: bool,
    /// Number and place of the last call that is wanted so far.
    last: Mutex<Option<(i64, i64)>>,
}

impl Bound {
    /// `None` where the first key is no number of calls, or may be NULL and NULL comes first.
    fn new(plan: &Plan, first: &First<Rows>) -> Option<Bound> {
        let (column, descending) = *plan.limit.as_ref()?.order.first()?;
        let Of::Number(number) = Of::new(*Field::ALL.get(column)?) else { return None };
        let (alone, last) = (first.has_one_key(), Mutex::default());
        (descending || !number.may_be_null()).then_some(Bound { number, descending, alone, last })
    }

    fn last(&self) -> MutexGuard<'_, Option<(i64, i64)>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in the last call that one thread wants: none that comes after it is wanted by all.
    fn tighten(&self, known: (i64, i64)) {
        let mut last = self.last();
        let better = last.is_none_or(|(n, place)| match known.0.cmp(&n) {
            std::cmp::Ordering::Equal => known.1 < place,
            order => order.is_gt() == self.descending,
        });
        if better {
            *last = Some(known);
        }
    }

    /// Least and most that may be wanted of calls that stand at `first_row` or behind it.
    fn range(&self, first_row: u64) -> (i64, i64) {
        const NONE: (i64, i64) = (i64::MAX, i64::MIN);
        let Some((n, place)) = *self.last() else { return (i64::MIN, i64::MAX) };
        // Those that are as good come too late then.
        let must_be_better = self.alone && first_row > place.cast_unsigned();
        match (self.descending, must_be_better) {
            (true, false) => (n, i64::MAX),
            (true, true) => n.checked_add(1).map_or(NONE, |n| (n, i64::MAX)),
            (false, false) => (i64::MIN, n),
            (false, true) => n.checked_sub(1).map_or(NONE, |n| (i64::MIN, n)),
        }
    }

    /// Where the best calls may be comes first: what is known of the rest then mostly says that it has nothing better.
    fn rank(&self, span: &Span<'_>) -> i64 {
        match (self.number, self.descending) {
            (Number::Duration, true) => span.longest_ns.saturating_neg(),
            (Number::Start, true) => span.last_ns.saturating_neg(),
            (Number::Start, false) => span.first_ns,
            _ => 0,
        }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        let (least, most) = self.range(span.first_row);
        match (self.number, self.descending) {
            (Number::Duration, true) => span.longest_ns < least,
            (Number::Start, true) => span.last_ns < least,
            (Number::Start, false) => span.first_ns > most,
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
struct Partial {
    chosen: Vec<u32>,
    rows: Rows,
    kept: Kept<Rows>,
}

impl Choosing<'_> {
    /// The calls of a batch that may be wanted, as far as the columns of [`Choosing::first`] tell.
    fn choose(&self, calls: &Calls<'_>, chosen: &mut Vec<u32>) {
        self.reading.filter.choose(calls, chosen);
        if let Some(bound) = &self.bound {
            bound.number.within(bound.range(calls.first_row), calls, chosen);
        }
    }
}

impl Analysis for Choosing<'_> {
    type Partial = Partial;
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

    fn part(&self) -> Partial {
        Partial::default()
    }

    fn batch(&self, part: &mut Partial, calls: &Calls<'_>, _: &mut Vec<()>) {
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

    fn rank(&self, span: &Span<'_>) -> i64 {
        self.bound.as_ref().map_or(0, |bound| bound.rank(span))
    }

    fn stopped(&self) -> bool {
        self.reading.stopped()
    }
}
