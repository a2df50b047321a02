//! The scan of traces that finds what single calls did.

use std::sync::atomic::{AtomicBool, Ordering};

use gputap_trace::model::{Calls, Scanned};
use gputap_trace::{Analysis, Columns, Traces};

use crate::before::layers;
use crate::capture::Windows;
use crate::comm::{Book, Doubts};
use crate::derived::{Detail, Wanted};
use crate::memory::Replay;
use crate::scan::timeline::{Deferred, Timeline};
use crate::scan::{Counting, Joins, Mode, Partial};

/// Batches that wait for their turn.
const AHEAD: usize = 3;

/// What a first look at traces tells, which holds for every scan of them.
#[derive(Clone, Debug)]
pub struct Source {
    windows: Windows,
    nested: bool,
}

impl Source {
    /// Looks at traces.
    pub fn new(traces: &Traces) -> Source {
        Source { windows: Windows::find(traces), nested: layers(traces).len() > 1 }
    }

    /// What a scan of these traces for what is `wanted` has to know.
    pub fn joins(&self, traces: &Traces, wanted: Wanted) -> Joins {
        let mode = Mode { nested: self.nested, detail: Some(wanted), ..Mode::default() };
        Joins::new(traces.kernels(), traces.graphs(), traces.contexts(), self.windows.clone(), mode)
    }
}

/// Before the first call of `traces`.
pub(crate) fn timeline(joins: &Joins, traces: &Traces) -> Timeline {
    let wanted = joins.mode.detail.unwrap_or_default();
    let replay = Replay::new(traces.contexts()).with_details(wanted.meets(Wanted::MEMORY));
    let mut book = Book::new(traces.comms());
    if wanted.meets(Wanted::COMMUNICATION) {
        book = book.with_doubts(Doubts::from_traces(traces)).with_details(true);
    }
    Timeline::new(joins, replay, book)
}

/// Goes through traces on all threads of the machine and hands out what is `wanted`, in parts, until `stop` is set.
pub fn scan(
    traces: &Traces,
    source: &Source,
    wanted: Wanted,
    stop: &AtomicBool,
    mut each: impl FnMut(Vec<Detail>) + Send,
) -> Scanned {
    let joins = source.joins(traces, wanted);
    let mut timeline = timeline(&joins, traces);
    let (_, scanned) =
        traces.scan_ordered(&Stoppable { inner: Counting::new(&joins), stop }, |items, until_ns| {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            timeline.take(&joins, items, until_ns);
            let details = timeline.details();
            if !details.is_empty() {
                each(details);
            }
        });
    if !stop.load(Ordering::Relaxed) {
        timeline.finish_details(&joins, &mut each);
    }
    scanned
}

/// The same where the order does not matter: each thread folds what its part of the calls did.
pub fn fold<P: Send>(
    traces: &Traces,
    source: &Source,
    wanted: Wanted,
    stopped: &(dyn Fn() -> bool + Sync),
    part: impl Fn() -> P + Sync,
    fold: impl Fn(&mut P, Vec<Detail>) + Sync,
) -> (Vec<P>, Scanned) {
    let joins = source.joins(traces, wanted);
    let mut timeline = timeline(&joins, traces);
    let folding = Folding { inner: Counting::new(&joins), part: &part, fold: &fold, stopped };
    let mut last = part();
    let (parts, scanned) = traces.scan_ordered(&folding, |items, until_ns| {
        timeline.take(&joins, items, until_ns);
        fold(&mut last, timeline.details());
    });
    timeline.finish_details(&joins, &mut |details| fold(&mut last, details));
    (parts.into_iter().map(|(_, part)| part).chain([last]).collect(), scanned)
}

struct Folding<'a, N, F> {
    inner: Counting<'a>,
    part: &'a N,
    fold: &'a F,
    stopped: &'a (dyn Fn() -> bool + Sync),
}

impl<P: Send, N: Fn() -> P + Sync, F: Fn(&mut P, Vec<Detail>) + Sync> Analysis for Folding<'_, N, F> {
    type Partial = (Partial, P);
    type Item = Deferred;

    fn first(&self) -> Columns {
        self.inner.first()
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        self.inner.more(calls)
    }

    fn part(&self) -> (Partial, P) {
        (self.inner.part(), (self.part)())
    }

    /// What is known at once need not wait for its turn.
    fn batch(&self, (part, folded): &mut (Partial, P), calls: &Calls<'_>, later: &mut Vec<Deferred>) {
        self.inner.batch(part, calls, later);
        for known in later.extract_if(.., |item| matches!(item, Deferred::Details(_))) {
            if let Deferred::Details(details) = known {
                (self.fold)(folded, details);
            }
        }
    }

    fn stopped(&self) -> bool {
        (self.stopped)()
    }
}

/// A scan that ends when nobody wants more.
struct Stoppable<'a> {
    inner: Counting<'a>,
    stop: &'a AtomicBool,
}

impl Analysis for Stoppable<'_> {
    type Partial = Partial;
    type Item = Deferred;

    fn first(&self) -> Columns {
        self.inner.first()
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        self.inner.more(calls)
    }

    fn part(&self) -> Partial {
        self.inner.part()
    }

    fn batch(&self, part: &mut Partial, calls: &Calls<'_>, later: &mut Vec<Deferred>) {
        self.inner.batch(part, calls, later);
    }

    /// Rows are handed out one by one and not summed up, so few batches are enough.
    fn ahead(&self) -> usize {
        AHEAD
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
