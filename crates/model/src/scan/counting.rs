//! What a worker does with its batches: most calls are counted at once, the rest is set aside.

use std::collections::BTreeMap;
use std::ops::Range;

use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, FLAG_UNFINISHED, Span};

use super::deferred::Deferred;
use super::joins::{Act, Joins};
use super::settle::{settle, successful};
use super::tallies::Tallies;
use crate::call::Call;
use crate::kernels::Rows;
use crate::nest::{Below, Edge, Threads};
use crate::outcome::{Outcome, outcome};

/// Columns that every batch is counted by.
const FIRST: Columns = Columns::PROCESS
    .with(Columns::API)
    .with(Columns::FLAGS)
    .with(Columns::RESULT)
    .with(Columns::START)
    .with(Columns::DURATION);

/// Columns that tell calls inside calls.
const NESTED: Columns =
    Columns::THREAD.with(Columns::CALL).with(Columns::PARENT).with(Columns::CONTEXT).with(Columns::DEVICE);

/// Counts the calls of a trace.
pub struct Counting<'a> {
    joins: &'a Joins,
}

/// What one worker counted.
#[derive(Clone, Default)]
pub struct Partial {
    pub(super) processes: BTreeMap<u32, Box<Tallies>>,
    /// First entry and last exit.
    pub(super) span: Option<(i64, i64)>,
}

impl<'a> Counting<'a> {
    /// Of calls that `joins` belongs to.
    pub fn new(joins: &'a Joins) -> Counting<'a> {
        Counting { joins }
    }

    /// Rows of one process, where no call is inside another.
    fn flat(
        &self,
        batch: &Calls,
        rows: Range<usize>,
        (inside, outside): (&mut Tallies, &mut Tallies),
        later: &mut Vec<Deferred>,
    ) {
        let filtered = self.joins.mode.layer.is_some();
        let counted = self.joins.mode.detail.is_none();
        let mut launches = Launches::default();
        for i in rows {
            let tallies = if self.joins.counts(batch.start_ns[i]) { &mut *inside } else { &mut *outside };
            let (api, result, duration) = (batch.api[i], batch.result[i], batch.duration_ns[i]);
            let returned = batch.flags[i] & FLAG_UNFINISHED == 0;
            if counted {
                tallies.calls.add(api, batch.flags[i], result, duration);
            }
            if filtered && !self.joins.shows(api) {
                continue;
            }
            if !returned || result != 0 {
                let call = Call::of_row(batch, i);
                settle(&call, Below::default(), self.joins, tallies, later);
                continue;
            }
            match self.joins.acts.get(usize::from(api)) {
                None | Some(Act::Nothing) => {}
                Some(Act::Launch) => launches.count(batch, i, self.joins, tallies),
                Some(Act::Wait) => tallies.waiting.add(duration),
                Some(Act::Communicate) => {
                    settle(&Call::of_row(batch, i), Below::default(), self.joins, tallies, later);
                }
                Some(Act::Other) => successful(&Call::of_row(batch, i), self.joins, tallies, later),
            }
        }
    }

    /// Rows of one process, where calls are inside calls.
    fn nested(
        &self,
        batch: &Calls,
        rows: Range<usize>,
        (inside, outside): (&mut Tallies, &mut Tallies),
        threads: &mut Threads,
        later: &mut Vec<Deferred>,
    ) {
        let counted = self.joins.mode.detail.is_none();
        let mut launches = Launches::default();
        for i in rows {
            let tallies = if self.joins.counts(batch.start_ns[i]) { &mut *inside } else { &mut *outside };
            let (api, result, duration) = (batch.api[i], batch.result[i], batch.duration_ns[i]);
            let (returned, number, parent) =
                (batch.flags[i] & FLAG_UNFINISHED == 0, batch.call[i], batch.parent[i]);
            if counted {
                tallies.calls.add(api, batch.flags[i], result, duration);
            }
            threads.go_to((batch.process[i], batch.thread[i]), number);
            let below = threads.take(number);
            if threads.edge(number) {
                let call = Call::of_row(batch, i).to_kept();
                later.push(Deferred::Edge(Box::new(Edge { call, below: below.unwrap_or_default() })));
                continue;
            }
            let plain = below.is_none() && returned && result == 0 && !self.joins.mode.tree;
            if plain && self.joins.acts.get(usize::from(api)) == Some(&Act::Launch) {
                launches.count(batch, i, self.joins, tallies);
                if parent != 0 {
                    let ns = duration.max(0) as u64;
                    threads.wait(parent, Below::one(batch.start_ns[i], ns, self.joins.kind(api)));
                }
                continue;
            }
            let call = Call::of_row(batch, i);
            if let Some(up) = settle(&call, below.unwrap_or_default(), self.joins, tallies, later) {
                threads.wait(parent, up);
            }
        }
    }
}

/// The launches of the function that was launched by last.
#[derive(Default)]
struct Launches<'a>(Option<Rows<'a>>);

impl<'a> Launches<'a> {
    /// Counts row `i`, a launch that succeeded.
    #[inline]
    fn count(&mut self, batch: &Calls<'a>, i: usize, joins: &Joins, tallies: &mut Tallies) {
        let api = batch.api[i];
        if self.0.as_ref().is_none_or(|rows| rows.api != api) {
            self.0 = Rows::new(batch, api);
        }
        if let Some(rows) = &self.0 {
            let duration = batch.duration_ns[i];
            let end = batch.start_ns[i].saturating_add(duration.max(0));
            tallies.kernels.launch(rows.launch(i, end, duration), &joins.names, false);
        }
    }
}

impl Analysis for Counting<'_> {
    type Partial = Partial;
    type Item = Deferred;

    fn first(&self) -> Columns {
        if self.joins.mode.nested { FIRST | NESTED } else { FIRST }
    }

    /// Arguments where some call of the batch has an effect; everything where one has to be shown.
    fn more(&self, calls: &Calls<'_>) -> Columns {
        let mut needed = Columns::NONE;
        for api in calls.api {
            needed |= self.joins.needs.get(usize::from(*api)).copied().unwrap_or_default();
        }
        let shown = |i: usize| match calls.result[i] {
            _ if calls.flags[i] & FLAG_UNFINISHED != 0 => true,
            0 => false,
            result => outcome(calls.api[i], result) == Outcome::Error,
        };
        if self.joins.mode.detail.is_none() && (0..calls.len).any(shown) { Columns::ALL } else { needed }
    }

    fn part(&self) -> Partial {
        Partial::default()
    }

    /// Rows of one process mostly stand together, so it is looked up per run.
    fn batch(&self, part: &mut Partial, batch: &Calls<'_>, later: &mut Vec<Deferred>) {
        let mut threads = Threads::default();
        // What is not in the range that was asked for is counted, and forgotten.
        let mut outside = Tallies::default();
        let mut at = 0;
        while at < batch.len {
            let process = batch.process[at];
            let run = batch.process[at..].iter().take_while(|p| **p == process).count();
            let mut tallies = part.processes.remove(&process).unwrap_or_default();
            match self.joins.mode.nested {
                true => self.nested(batch, at..at + run, (&mut tallies, &mut outside), &mut threads, later),
                false => self.flat(batch, at..at + run, (&mut tallies, &mut outside), later),
            }
            if !tallies.details.is_empty() {
                later.push(Deferred::Details(std::mem::take(&mut tallies.details)));
            }
            part.processes.insert(process, tallies);
            at += run;
        }
        later.extend(threads.left().map(|left| Deferred::Left(Box::new(left))));
        let times = batch.start_ns.iter().zip(batch.duration_ns).filter(|(s, _)| self.joins.counts(**s));
        let first = times.clone().map(|(s, _)| *s).min();
        let ends = times.map(|(s, d)| s.saturating_add((*d).max(0)));
        part.cover(first.zip(ends.max()));
    }

    /// What comes later changes nothing of what was before.
    fn skips(&self, span: &Span<'_>) -> bool {
        !self.joins.mode.range.has(span.first_ns.max(self.joins.mode.range.from_ns))
    }
}

impl Partial {
    /// Forgets a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.processes.remove(&process);
    }

    /// Takes in the first entry and the last exit of some calls.
    pub(super) fn cover(&mut self, span: Option<(i64, i64)>) {
        self.span = match (self.span, span) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        };
    }
}
