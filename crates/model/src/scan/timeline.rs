//! What depends on the order of calls across threads (captures, memory, the directions of copies, communicators) or on
//! calls of other batches.
//!
//! A scan hands its batches' calls of this kind on as it goes, each time with the moment before which nothing more will
//! come. Up to there they are put in order and worked off, so what waits is what the trace has out of order, and not
//! what it has.

use std::collections::BTreeMap;

use gputap_trace::model::{Comm, Context};

use super::details::resolved;
use super::joins::Joins;
use super::settle::{act, settle};
use super::tallies::Tallies;
use crate::call::Kept;
use crate::capture::{self, Captures};
use crate::comm::{self, Book};
use crate::copies::Pending;
use crate::derived::{Copied, Detail, Level, Wanted};
use crate::memory::{Event, Replay, Replayed};
use crate::nest::{Edge, Seam};

pub use super::deferred::Deferred;

/// What is seen after captures are decided.
#[derive(Clone)]
enum Change {
    Memory(Event),
    Copy(Pending),
    Copied(Box<(Copied, Option<Pending>)>),
}

impl Change {
    /// Key of the order in which changes take effect. At one moment what goes comes before what is new, because a new
    /// allocation may have the address of the old one; and whoever asks sees both.
    fn order(&self) -> (i64, u8, u32, u32) {
        match self {
            Change::Memory(e) => (e.time_ns, u8::from(e.action.gains()), e.process, e.thread),
            Change::Copy(copy) => (copy.time_ns, 2, copy.process, 0),
            Change::Copied(copied) => (copied.0.who.start_ns, 2, copied.0.who.process, 0),
        }
    }
}

/// So many calls and changes are worth sorting.
const WORTH: usize = 8192;

/// The state at the moment up to which everything was seen.
#[derive(Clone)]
pub struct Timeline {
    calls: Vec<Kept>,
    changes: Vec<Change>,
    communication: Vec<comm::Event>,
    /// How many of all were left the last time.
    left: usize,
    /// How many are worth sorting.
    worth: usize,
    seam: Seam,
    captures: Captures,
    memory: Replay,
    comms: Book,
    processes: BTreeMap<u32, Box<Tallies>>,
    /// Of calls that are not in the range that was asked for.
    outside: Tallies,
    details: Vec<Detail>,
    /// Whether what processes have is asked for.
    levels: bool,
}

impl Timeline {
    /// Before the first call; every call of its functions gets the same `joins`.
    pub fn new(joins: &Joins, memory: Replay, comms: Book) -> Timeline {
        Timeline {
            calls: Vec::new(),
            changes: Vec::new(),
            communication: Vec::new(),
            left: 0,
            worth: WORTH,
            seam: Seam::default(),
            captures: Captures::default(),
            memory: memory.in_range(joins.mode.range),
            comms: comms.in_range(joins.mode.range),
            processes: BTreeMap::new(),
            outside: Tallies::default(),
            details: Vec::new(),
            levels: joins.mode.detail.is_some_and(|wanted| wanted.meets(Wanted::LEVELS)),
        }
    }

    /// A context that was just made.
    pub(crate) fn context(&mut self, context: &Context) {
        self.memory.context(context);
    }

    /// A communicator that was just made.
    pub(crate) fn comm(&mut self, comm: &Comm) {
        self.comms.define(comm);
    }

    /// Forgets a process of which nothing follows.
    pub(crate) fn forget(&mut self, process: u32) {
        self.processes.remove(&process);
        self.seam.forget(process);
        self.captures.forget(process);
        self.memory.forget(process);
    }

    /// Takes what was set aside. Nothing that comes later is earlier than `until_ns`.
    pub fn take(&mut self, joins: &Joins, items: Vec<Deferred>, until_ns: i64) {
        self.put(joins, items);
        // While much is left over each time it rather waits: a trace that is far out of order is then still sorted in
        // a bearable time.
        if self.waiting() >= self.worth.max(self.left.saturating_mul(2)) {
            self.settle(joins, until_ns);
        }
    }

    /// Has items wait.
    fn put(&mut self, joins: &Joins, items: Vec<Deferred>) {
        items.into_iter().for_each(|item| self.push(joins, item));
    }

    /// Works off what was before `until_ns`.
    pub(crate) fn settle(&mut self, joins: &Joins, until_ns: i64) {
        for kept in take_until(&mut self.calls, until_ns, call_order) {
            self.call(joins, &kept);
        }
        // What a call changes takes effect when it is entered or later, so all changes up to the moment are known now.
        for change in take_until(&mut self.changes, until_ns, Change::order) {
            self.change(joins, &change);
        }
        for event in take_until(&mut self.communication, until_ns, comm::Event::order) {
            self.comms.apply(&event);
        }
        self.left = self.waiting();
    }

    fn waiting(&self) -> usize {
        self.calls.len() + self.changes.len() + self.communication.len()
    }

    fn push(&mut self, joins: &Joins, item: Deferred) {
        match item {
            Deferred::Call(kept) => self.calls.push(*kept),
            Deferred::Memory(event) => self.changes.push(Change::Memory(event)),
            Deferred::Copy(copy) => self.changes.push(Change::Copy(copy)),
            Deferred::Copied(copied) => self.changes.push(Change::Copied(copied)),
            Deferred::Communication(event) => self.communication.push(event),
            Deferred::Edge(edge) => self.edge(joins, *edge),
            Deferred::Left(left) => self.seam.keep(*left),
            Deferred::Details(details) => self.details.extend(details),
        }
    }

    fn edge(&mut self, joins: &Joins, edge: Edge) {
        let call = edge.call.call();
        let below = self.seam.take(&call, edge.below);
        let mut later = Vec::new();
        let tallies = tallies(&mut self.processes, &mut self.outside, joins, call.process, call.start_ns);
        if let Some(up) = settle(&call, below, joins, tallies, &mut later) {
            self.seam.wait((call.process, call.thread), call.parent, up);
        }
        self.put(joins, later);
    }

    fn call(&mut self, joins: &Joins, kept: &Kept) {
        let call = kept.call();
        let captured = self.captures.step(&call);
        if call.succeeded() {
            let tallies = tallies(&mut self.processes, &mut self.outside, joins, call.process, call.start_ns);
            if let Some(later) = act(&call, captured, joins, tallies) {
                self.push(joins, later);
            }
        }
    }

    fn change(&mut self, joins: &Joins, change: &Change) {
        match change {
            Change::Memory(event) => {
                self.memory.apply(event);
                if self.levels
                    && let Some(now) = self.memory.memory(event.process)
                {
                    self.details.push(Detail::Level(Level::new(event, now)));
                }
            }
            Change::Copied(copied) => {
                let (row, pending) = copied.as_ref();
                let known = pending.as_ref().map(|pending| resolved(pending, row, &self.memory));
                self.details.push(Detail::Copy(known.unwrap_or(*row)));
            }
            Change::Copy(copy) => {
                let tallies =
                    tallies(&mut self.processes, &mut self.outside, joins, copy.process, copy.time_ns);
                tallies.copies.resolve(copy, &self.memory);
            }
        }
    }

    /// Takes out what was asked for one by one and is known by now.
    pub(crate) fn details(&mut self) -> Vec<Detail> {
        let mut all = std::mem::take(&mut self.details);
        self.processes.values_mut().for_each(|tallies| all.append(&mut tallies.details));
        all.extend(self.memory.details().into_iter().map(Detail::Memory));
        all.extend(self.comms.details().into_iter().map(|op| Detail::Operation(Box::new(op))));
        all
    }

    /// Works off the rest, of which only what was asked for one by one is wanted.
    pub(crate) fn finish_details(mut self, joins: &Joins, each: &mut impl FnMut(Vec<Detail>)) {
        self.settle(joins, i64::MAX);
        each(self.details());
        each(self.memory.left().into_iter().map(Detail::Memory).collect());
    }

    /// Works off the rest.
    pub fn finish(mut self, joins: &Joins) -> (BTreeMap<u32, Box<Tallies>>, Replayed, Book) {
        self.settle(joins, i64::MAX);
        (self.processes, self.memory.finish(), self.comms)
    }
}

/// Where a call that was entered then is counted.
fn tallies<'a>(
    processes: &'a mut BTreeMap<u32, Box<Tallies>>,
    outside: &'a mut Tallies,
    joins: &Joins,
    process: u32,
    start_ns: i64,
) -> &'a mut Tallies {
    if joins.counts(start_ns) { processes.entry(process).or_default() } else { outside }
}

/// Calls of a thread at one moment stay in their order.
fn call_order(kept: &Kept) -> (i64, u8, u32, u32) {
    let call = kept.call();
    (capture::time(&call), 0, call.process, call.thread)
}

/// Takes out of `items`, in order, what is before `until_ns`.
fn take_until<T>(items: &mut Vec<T>, until_ns: i64, key: impl Fn(&T) -> (i64, u8, u32, u32)) -> Vec<T> {
    // Stable, and fast on what a trace hands out: long runs that are in order.
    items.sort_by_key(&key);
    let n = match until_ns {
        i64::MAX => items.len(),
        until_ns => items.partition_point(|item| key(item).0 < until_ns),
    };
    let rest = items.split_off(n);
    std::mem::replace(items, rest)
}

#[cfg(test)]
mod tests;
