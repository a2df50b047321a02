//! A scan on several threads, a part of which is seen in the order of the trace.
//!
//! Most of what is counted does not depend on the order of calls, so each thread takes the next batch as it comes. What
//! does (memory, captures) is set aside while a batch is counted and handed on in order, together with the moment
//! before which no later batch has anything: whoever sorts it by time need not keep it for longer.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::way::{Wanted, Way};
use super::work::{Span, Work};
use crate::format::columns::Columns;
use crate::format::model::{Calls, Scanned};
use crate::read::traces::Traces;

/// Batches that threads may be ahead of the one that is next in order, where an analysis does not say otherwise.
const AHEAD: usize = 16;

/// What a scan does with the calls of a trace.
pub trait Analysis: Sync {
    /// What one thread counts.
    type Partial: Send;
    /// What has to be seen in order.
    type Item: Send;

    /// Columns that every batch is read with.
    fn first(&self) -> Columns;
    /// Columns that a batch needs besides, told by the first ones.
    fn more(&self, calls: &Calls<'_>) -> Columns;
    /// Nothing counted yet.
    fn part(&self) -> Self::Partial;
    /// Counts a batch, and sets aside in `later` what has to be seen in order.
    fn batch(&self, part: &mut Self::Partial, calls: &Calls<'_>, later: &mut Vec<Self::Item>);
    /// Whether a part of the trace need not be read.
    fn skips(&self, _span: &Span<'_>) -> bool {
        false
    }
    /// Parts of the trace with the least of this are read first, and equal ones in their order. Only for who sets nothing
    /// aside: that would come in this order, too.
    fn rank(&self, _span: &Span<'_>) -> i64 {
        0
    }
    /// Batches that threads may be ahead of the one that is next in order: bounds what waits.
    fn ahead(&self) -> usize {
        AHEAD
    }
    /// Whether enough was read: what follows is skipped.
    fn stopped(&self) -> bool {
        false
    }
}

impl Traces {
    /// How many calls there are of each function, by id. Only what has no index, being written still, is read for it.
    pub fn functions(&self) -> BTreeMap<u16, u64> {
        let mut all: BTreeMap<u16, u64> = BTreeMap::new();
        let units = self.work();
        let known = units.iter().filter_map(|unit| unit.span().functions()).flatten();
        let (parts, _) = self.scan_ordered(&Counting, |_, _| {});
        for (id, n) in known.chain(parts.into_iter().flatten()) {
            let sum = all.entry(id).or_default();
            // The index may be anybody's.
            *sum = sum.saturating_add(n);
        }
        all
    }

    /// Goes through all calls on as many threads as the machine has; what each of them counted. `in_order` gets what was
    /// set aside, in the order of the trace, and with it the moment before which no later batch has a call's entry.
    pub fn scan_ordered<A: Analysis>(
        &self,
        analysis: &A,
        in_order: impl FnMut(Vec<A::Item>, i64) + Send,
    ) -> (Vec<A::Partial>, Scanned) {
        let mut units = self.work();
        units.sort_by_cached_key(|unit| analysis.rank(&unit.span()));
        let queue = Queue {
            units: &units,
            taken: AtomicUsize::new(0),
            until: until(units.iter().map(Work::first_ns).collect()),
            line: Mutex::new(Line { next: 0, waiting: BTreeMap::new(), in_order: Some(in_order) }),
            moved: Condvar::new(),
            ahead: analysis.ahead(),
        };
        let one = || queue.work(analysis);
        let parts: Vec<(A::Partial, Numbered)> = std::thread::scope(|s| {
            let others: Vec<_> = (1..workers().min(units.len())).map(|_| s.spawn(one)).collect();
            let rest = [one()].into_iter();
            let others =
                others.into_iter().map(|h| h.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
            rest.chain(others).collect()
        });
        let (parts, done): (Vec<A::Partial>, Vec<Numbered>) = parts.into_iter().unzip();
        let mut done: Numbered = done.into_iter().flatten().collect();
        done.sort_by_key(|(unit, _)| *unit);
        (parts, done.into_iter().map(|(_, done)| done).fold(Scanned::default(), Scanned::and))
    }
}

/// Counts the calls of functions where the index does not.
struct Counting;

impl Analysis for Counting {
    type Partial = BTreeMap<u16, u64>;
    type Item = ();

    fn first(&self) -> Columns {
        Columns::API
    }

    fn more(&self, _: &Calls<'_>) -> Columns {
        Columns::NONE
    }

    fn part(&self) -> Self::Partial {
        BTreeMap::new()
    }

    fn batch(&self, part: &mut Self::Partial, calls: &Calls<'_>, _: &mut Vec<()>) {
        for run in calls.api.chunk_by(|a, b| a == b) {
            *part.entry(run[0]).or_default() += run.len() as u64;
        }
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        span.functions.is_some()
    }
}

/// Threads that a scan uses.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What was gone through, with the number of the unit.
type Numbered = Vec<(usize, Scanned)>;

/// For each unit the earliest moment of those behind it.
pub(super) fn until(mut first: Vec<i64>) -> Vec<i64> {
    let mut earliest = i64::MAX;
    for slot in first.iter_mut().rev() {
        earliest = earliest.min(std::mem::replace(slot, earliest));
    }
    first
}

/// Units to be read, and what they set aside.
struct Queue<'a, I, F> {
    units: &'a [Work<'a>],
    taken: AtomicUsize,
    until: Vec<i64>,
    line: Mutex<Line<I, F>>,
    /// [`Line::next`] has changed.
    moved: Condvar,
    ahead: usize,
}

struct Line<I, F> {
    /// The unit whose items are next.
    next: usize,
    waiting: BTreeMap<usize, Vec<I>>,
    /// `None` while a thread is handing on.
    in_order: Option<F>,
}

impl<I: Send, F: FnMut(Vec<I>, i64) + Send> Queue<'_, I, F> {
    fn work<A: Analysis<Item = I>>(&self, analysis: &A) -> (A::Partial, Numbered) {
        let mut part = analysis.part();
        let more = |calls: &Calls<'_>| analysis.more(calls);
        let mut way = Way::new(Wanted { first: analysis.first(), more: &more });
        let mut done = Numbered::new();
        loop {
            let i = self.taken.fetch_add(1, Ordering::Relaxed);
            let Some(unit) = self.units.get(i) else { return (part, done) };
            let mut later = Vec::new();
            // What is not read is handed on all the same: others may be waiting for its turn.
            if !analysis.stopped() && !analysis.skips(&unit.span()) {
                let _ = way.unit(unit, &mut |calls| {
                    analysis.batch(&mut part, &calls, &mut later);
                    ControlFlow::Continue(())
                });
            }
            done.push((i, std::mem::take(&mut way.done)));
            self.hand_on(i, later);
        }
    }

    /// Hands on what unit `i` set aside, unless units before it are still being read: then whoever reads those does it.
    fn hand_on(&self, i: usize, items: Vec<I>) {
        let mut line = self.lock();
        while i > line.next + self.ahead {
            line = self.moved.wait(line).unwrap_or_else(PoisonError::into_inner);
        }
        line.waiting.insert(i, items);
        let Some(mut in_order) = line.in_order.take() else { return };
        loop {
            let next = line.next;
            let Some(items) = line.waiting.remove(&next) else { break };
            drop(line);
            in_order(items, self.until[next]);
            line = self.lock();
            line.next = next + 1;
            self.moved.notify_all();
        }
        line.in_order = Some(in_order);
    }

    fn lock(&self) -> MutexGuard<'_, Line<I, F>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_behind_a_unit_is_earlier_than_its_moment() {
        assert_eq!(until(vec![5, 3, 9, 4]), [3, 4, 4, i64::MAX]);
        assert!(until(Vec::new()).is_empty());
    }
}
