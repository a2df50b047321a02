//! One pass over the calls of a trace that feeds every analysis.
//!
//! Each worker folds its batches into a [`Scan`]; merged and finished, it holds one [`Tallies`] per process. What
//! needs another order than the trace's (memory, captures, directions by owner) is set aside in compact lists and
//! worked off at the end.

use std::collections::BTreeMap;

use gputap_catalog::by_id;
use gputap_trace::model::{Calls, Context, Graph, Kernel};

use crate::call::{Call, Kept};
use crate::capture::{self, Windows};
use crate::copies::{self, Devices};
use crate::effect::{self, Direction, Effect};
use crate::memory::{self, Event, Replayed};
use crate::names::Names;
use crate::versions::Versions;
use crate::{calls, errors, kernels};

/// Unfinished calls kept: one per thread is what there can be, more only in a damaged trace.
const UNFINISHED_MAX: usize = 10_000;

/// What rows are joined with.
#[derive(Clone, Debug)]
pub struct Joins {
    /// Names of kernels.
    pub names: Names,
    graphs: Versions,
    devices: Devices,
    windows: Windows,
    /// By function id: whether a successful call has to be looked at.
    acts: Vec<bool>,
}

impl Joins {
    /// From the tables of a trace and the times in which it was capturing.
    pub fn new(kernels: &[Kernel], graphs: &[Graph], contexts: &[Context], windows: Windows) -> Joins {
        let acts = effect::all().iter().map(|effect| match effect {
            Effect::None | Effect::Sync => false,
            Effect::EventRecord { .. } | Effect::EventWait { .. } => !windows.is_empty(),
            Effect::CaptureBegin { .. } | Effect::CaptureEnd { .. } => !windows.is_empty(),
            _ => true,
        });
        let rows = graphs.iter().enumerate().map(|(i, g)| (g.process, g.exec, g.from_ns, i as u32));
        Joins {
            names: Names::new(kernels),
            graphs: Versions::new(rows),
            devices: Devices::new(contexts),
            acts: acts.collect(),
            windows,
        }
    }
}

/// What was counted of one process.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    /// By function.
    pub calls: calls::Tally,
    /// By kernel.
    pub kernels: kernels::Tally,
    /// By direction.
    pub copies: copies::Tally,
    /// By error.
    pub errors: errors::Tally,
    /// Calls that had not returned.
    pub unfinished: Vec<Kept>,
    /// Stream-ordered allocations and frees that only made nodes.
    pub captured_memory: u64,
}

impl Tallies {
    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tallies) {
        self.calls.merge(&other.calls);
        self.kernels.merge(other.kernels);
        self.copies.merge(other.copies);
        self.errors.merge(other.errors);
        self.unfinished.extend(other.unfinished);
        self.captured_memory += other.captured_memory;
    }
}

/// The state of one worker.
pub struct Scan<'a> {
    joins: &'a Joins,
    processes: BTreeMap<u32, Box<Tallies>>,
    memory: Vec<Event>,
    /// Stream-ordered calls made while something was capturing.
    undecided: Vec<Kept>,
    span: Option<(i64, i64)>,
}

/// What a whole scan found.
pub struct Found {
    /// By process number.
    pub processes: BTreeMap<u32, Box<Tallies>>,
    /// Memory of each process and of all.
    pub memory: Replayed,
    /// First entry and last exit.
    pub span: Option<(i64, i64)>,
}

impl<'a> Scan<'a> {
    /// Nothing seen yet.
    pub fn new(joins: &'a Joins) -> Scan<'a> {
        Scan { joins, processes: BTreeMap::new(), memory: Vec::new(), undecided: Vec::new(), span: None }
    }

    /// Takes a batch with all columns. Rows of one process mostly stand together, so it is looked up per run.
    pub fn batch(&mut self, batch: &Calls) {
        let mut at = 0;
        while at < batch.len {
            let process = batch.process[at];
            let run = batch.process[at..].iter().take_while(|p| **p == process).count();
            let mut tallies = self.processes.remove(&process).unwrap_or_default();
            self.run(batch, at..at + run, &mut tallies);
            self.processes.insert(process, tallies);
            at += run;
        }
    }

    fn run(&mut self, batch: &Calls, rows: std::ops::Range<usize>, tallies: &mut Tallies) {
        let (mut first, mut last) = self.span.unwrap_or((i64::MAX, i64::MIN));
        for i in rows {
            let (api, result, duration) = (batch.api[i], batch.result[i], batch.duration_ns[i]);
            let returned = batch.flags[i] & 1 == 0;
            tallies.calls.add(api, returned, result, duration);
            first = first.min(batch.start_ns[i]);
            last = last.max(batch.start_ns[i].saturating_add(duration.max(0)));
            if !returned || result != 0 {
                self.unsuccessful(&Call::of_row(batch, i), tallies);
            } else if self.joins.acts.get(usize::from(api)) == Some(&true) {
                self.successful(&Call::of_row(batch, i), tallies);
            }
        }
        self.span = Some((first, last));
    }

    #[cold]
    fn unsuccessful(&mut self, call: &Call, tallies: &mut Tallies) {
        if !call.returned {
            if tallies.unfinished.len() < UNFINISHED_MAX {
                tallies.unfinished.push(call.to_kept());
            }
            return;
        }
        tallies.errors.add(call);
        // A capture also ends when ending it fails.
        if capture::is_edge(call.api) && !self.joins.windows.is_empty() {
            self.undecided.push(call.to_kept());
        }
    }

    fn successful(&mut self, call: &Call, tallies: &mut Tallies) {
        let windows = &self.joins.windows;
        let inside = !windows.is_empty() && windows.contain(call.process, call.start_ns);
        if inside && capture::is_ordered(call) {
            self.undecided.push(call.to_kept());
        } else {
            act(call, false, self.joins, tallies, &mut self.memory);
        }
    }

    /// What two workers found, `self` before `other`.
    pub fn merge(mut self, other: Scan<'a>) -> Scan<'a> {
        for (process, tallies) in other.processes {
            match self.processes.entry(process) {
                std::collections::btree_map::Entry::Vacant(slot) => {
                    slot.insert(tallies);
                }
                std::collections::btree_map::Entry::Occupied(slot) => slot.into_mut().merge(*tallies),
            }
        }
        self.memory.extend(other.memory);
        self.undecided.extend(other.undecided);
        self.span = match (self.span, other.span) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        };
        self
    }

    /// Works off what was set aside.
    pub fn finish(mut self, graphs: &[Graph], contexts: &[Context]) -> Found {
        let (joins, processes, events) = (self.joins, &mut self.processes, &mut self.memory);
        capture::resolve(self.undecided, |call, captured| {
            if call.succeeded() {
                act(call, captured, joins, processes.entry(call.process).or_default(), events);
            }
        });
        let memory = memory::replay(self.memory, contexts);
        for tallies in self.processes.values_mut() {
            tallies.copies.resolve(&memory.owners);
            tallies.kernels.expand_graphs(graphs, &joins.names);
        }
        Found { processes: self.processes, memory, span: self.span }
    }
}

/// Counts a successful call with an effect.
fn act(call: &Call, captured: bool, joins: &Joins, tallies: &mut Tallies, events: &mut Vec<Event>) {
    let Some(function) = by_id(call.api) else { return };
    match effect::at(call.api) {
        Effect::Launch(launch) => tallies.kernels.launch(call, launch, function, &joins.names, captured),
        Effect::GraphLaunch { exec, .. } => {
            let graph = joins.graphs.at(call.process, call.args.value(*exec), call.end_ns());
            tallies.kernels.graph_launch(graph, captured);
        }
        Effect::Copy(copy) => tallies.copies.copy(call, copy, function, &joins.devices, captured),
        Effect::Memset { bytes, stream } => {
            let bytes = bytes.bytes(function, &call.args);
            tallies.copies.other(call, Direction::Memset, bytes, stream.is_some(), captured);
        }
        Effect::Prefetch { bytes, .. } => {
            let bytes = bytes.bytes(function, &call.args);
            tallies.copies.other(call, Direction::Prefetch, bytes, true, captured);
        }
        _ if captured => tallies.captured_memory += u64::from(Event::of(call).is_some()),
        _ => events.extend(Event::of(call)),
    }
}

#[cfg(test)]
mod tests;
