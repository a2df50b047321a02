//! One pass over the calls of a trace that feeds every analysis.
//!
//! Each worker counts its batches into one [`Tallies`] per process. What depends on the order of calls across threads
//! (memory, captures, directions by owner) is set aside for the [`Timeline`].

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use gputap_catalog::{FUNCTIONS, Function, by_id};
use gputap_trace::model::{Calls, Context, Graph, Kernel};
use gputap_trace::{Analysis, Columns};

use crate::call::{Call, Kept};
use crate::calls::{NOT_READY, is_error};
use crate::capture::{self, Windows};
use crate::copies::{self, Devices};
use crate::effect::{self, Direction, Effect, Shape};
use crate::kernels::Rows;
use crate::memory::{Event, Replayed};
use crate::names::Names;
use crate::report::Waiting;
use crate::timeline::{Later, Timeline};
use crate::versions::Versions;
use crate::{calls, errors, kernels};

/// Columns that every batch is counted by.
const FIRST: Columns = Columns::PROCESS
    .with(Columns::API)
    .with(Columns::FLAGS)
    .with(Columns::RESULT)
    .with(Columns::START)
    .with(Columns::DURATION);

/// Columns of a call, besides its arguments.
const OF_CALL: Columns = Columns::THREAD.with(Columns::CONTEXT).with(Columns::DEVICE);

/// Unfinished calls kept: one per thread is what there can be, more only in a damaged trace.
const UNFINISHED_MAX: usize = 10_000;

/// Argument words with a column of their own.
const WORDS: usize = 11;

/// What rows are joined with.
#[derive(Clone, Debug)]
pub struct Joins {
    /// Names of kernels.
    pub names: Names,
    graphs: Versions,
    devices: Devices,
    windows: Windows,
    /// By function id: what has to be done about a successful call.
    acts: Vec<Act>,
    /// By function id: columns that this needs.
    needs: Vec<Columns>,
}

/// What has to be done about a successful call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Nothing,
    /// A launch whose shape is in its words, where nothing is captured: nine of ten calls, so it has its own path.
    Launch,
    Wait,
    Other,
}

impl Joins {
    /// From the tables of a trace and the times in which it was capturing.
    pub fn new(kernels: &[Kernel], graphs: &[Graph], contexts: &[Context], windows: Windows) -> Joins {
        let capturing = !windows.is_empty();
        let acts: Vec<Act> = effect::all().iter().map(|effect| Act::of(effect, capturing)).collect();
        let needs = FUNCTIONS.iter().zip(&acts).map(|(function, act)| act.needs(function));
        let rows = graphs.iter().enumerate().map(|(i, g)| (g.process, g.exec, g.from_ns, i as u32));
        Joins {
            names: Names::new(kernels),
            graphs: Versions::new(rows),
            devices: Devices::new(contexts),
            needs: needs.collect(),
            acts,
            windows,
        }
    }
}

impl Act {
    fn of(effect: &Effect, capturing: bool) -> Act {
        match effect {
            Effect::None => Act::Nothing,
            Effect::Sync => Act::Wait,
            Effect::EventRecord { .. } | Effect::EventWait { .. } if !capturing => Act::Nothing,
            Effect::CaptureBegin { .. } | Effect::CaptureEnd { .. } if !capturing => Act::Nothing,
            Effect::Launch(launch) if !capturing && matches!(launch.shape, Shape::Words { .. }) => {
                Act::Launch
            }
            _ => Act::Other,
        }
    }

    /// Columns beyond [`FIRST`] that it takes to act on a call of `function`.
    fn needs(self, function: &Function) -> Columns {
        match self {
            Act::Nothing | Act::Wait => Columns::NONE,
            Act::Launch => kernels::Rows::columns(function.id),
            Act::Other => {
                let words = function.record_words();
                let extra = words > WORDS || function.args.iter().any(|a| a.copy > 0);
                let words = (0..words).fold(OF_CALL, |all, i| all | Columns::word(i));
                if extra { words | Columns::EXTRA } else { words }
            }
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
    /// Calls that wait.
    pub waiting: Waiting,
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
        self.waiting.merge(other.waiting);
    }
}

/// Counts the calls of a trace.
pub struct Counting<'a> {
    joins: &'a Joins,
}

/// What one worker counted.
#[derive(Default)]
pub struct Part {
    processes: BTreeMap<u32, Box<Tallies>>,
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

impl<'a> Counting<'a> {
    /// Of calls that `joins` belongs to.
    pub fn new(joins: &'a Joins) -> Counting<'a> {
        Counting { joins }
    }

    fn run(
        &self,
        batch: &Calls,
        rows: std::ops::Range<usize>,
        part: &mut Part,
        tallies: &mut Tallies,
        later: &mut Vec<Later>,
    ) {
        let (mut first, mut last) = part.span.unwrap_or((i64::MAX, i64::MIN));
        let mut launches: Option<Rows<'_>> = None;
        for i in rows {
            let (api, result, duration) = (batch.api[i], batch.result[i], batch.duration_ns[i]);
            let (start, returned) = (batch.start_ns[i], batch.flags[i] & 1 == 0);
            tallies.calls.add(api, returned, result, duration);
            let end = start.saturating_add(duration.max(0));
            first = first.min(start);
            last = last.max(end);
            if !returned || is_error(api, result) {
                self.unsuccessful(&Call::of_row(batch, i), tallies, later);
                continue;
            }
            match self.joins.acts.get(usize::from(api)) {
                None | Some(Act::Nothing) => {}
                Some(Act::Launch) => {
                    if launches.as_ref().is_none_or(|rows| rows.api != api) {
                        launches = Rows::new(batch, api);
                    }
                    if let Some(rows) = &launches {
                        tallies.kernels.launch(rows.launch(i, end, duration), &self.joins.names, false);
                    }
                }
                Some(Act::Wait) => {
                    tallies.waiting.merge(Waiting { count: 1, total_ns: duration.max(0) as u64 });
                }
                Some(Act::Other) => self.successful(&Call::of_row(batch, i), tallies, later),
            }
        }
        part.span = Some((first, last));
    }

    #[cold]
    fn unsuccessful(&self, call: &Call, tallies: &mut Tallies, later: &mut Vec<Later>) {
        if !call.returned {
            if tallies.unfinished.len() < UNFINISHED_MAX {
                tallies.unfinished.push(call.to_kept());
            }
            return;
        }
        tallies.errors.add(call);
        // A capture also ends when ending it fails.
        if capture::is_edge(call.api) && !self.joins.windows.is_empty() {
            later.push(Later::Call(Box::new(call.to_kept())));
        }
    }

    fn successful(&self, call: &Call, tallies: &mut Tallies, later: &mut Vec<Later>) {
        let windows = &self.joins.windows;
        let inside = !windows.is_empty() && windows.contain(call.process, call.start_ns);
        if inside && capture::is_ordered(call) {
            later.push(Later::Call(Box::new(call.to_kept())));
        } else {
            later.extend(act(call, false, self.joins, tallies));
        }
    }
}

impl Analysis for Counting<'_> {
    type Part = Part;
    type Item = Later;

    fn first(&self) -> Columns {
        FIRST
    }

    /// Arguments where some call of the batch has an effect; everything where one has to be shown.
    fn more(&self, calls: &Calls<'_>) -> Columns {
        let mut needed = Columns::NONE;
        for api in calls.api {
            needed |= self.joins.needs.get(usize::from(*api)).copied().unwrap_or_default();
        }
        let shown = |(result, flags): (&i32, &u8)| (*result != 0 && *result != NOT_READY) || flags & 1 != 0;
        if calls.result.iter().zip(calls.flags).any(shown) { Columns::ALL } else { needed }
    }

    fn part(&self) -> Part {
        Part::default()
    }

    /// Rows of one process mostly stand together, so it is looked up per run.
    fn batch(&self, part: &mut Part, batch: &Calls<'_>, later: &mut Vec<Later>) {
        let mut at = 0;
        while at < batch.len {
            let process = batch.process[at];
            let run = batch.process[at..].iter().take_while(|p| **p == process).count();
            let mut tallies = part.processes.remove(&process).unwrap_or_default();
            self.run(batch, at..at + run, part, &mut tallies, later);
            part.processes.insert(process, tallies);
            at += run;
        }
    }
}

impl Found {
    /// What all workers and the time line found.
    pub fn new(parts: Vec<Part>, timeline: Timeline<'_>, joins: &Joins, graphs: &[Graph]) -> Found {
        let (mut processes, memory) = timeline.finish();
        let mut span: Option<(i64, i64)> = None;
        for part in parts {
            for (process, tallies) in part.processes {
                match processes.entry(process) {
                    Entry::Vacant(slot) => drop(slot.insert(tallies)),
                    Entry::Occupied(slot) => slot.into_mut().merge(*tallies),
                }
            }
            span = match (span, part.span) {
                (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
                (a, b) => a.or(b),
            };
        }
        for tallies in processes.values_mut() {
            tallies.kernels.expand_graphs(graphs, &joins.names);
        }
        Found { processes, memory, span }
    }
}

/// Counts a successful call with an effect; what has to be seen in order is handed back.
pub(crate) fn act(call: &Call, captured: bool, joins: &Joins, tallies: &mut Tallies) -> Option<Later> {
    let function = by_id(call.api)?;
    match effect::at(call.api) {
        Effect::Launch(launch) => {
            tallies.kernels.launch(kernels::Launched::of(call, launch, function), &joins.names, captured);
        }
        Effect::GraphLaunch { exec, .. } => {
            let graph = joins.graphs.at(call.process, call.args.value(*exec), call.end_ns());
            tallies.kernels.graph_launch(graph, captured);
        }
        Effect::Copy(copy) => {
            return tallies.copies.copy(call, copy, function, &joins.devices, captured).map(Later::Copy);
        }
        Effect::Memset { bytes, stream } => {
            let bytes = call.args.bytes(function, bytes);
            tallies.copies.other(call, Direction::Memset, bytes, stream.is_some(), captured);
        }
        Effect::Prefetch { bytes, .. } => {
            let bytes = call.args.bytes(function, bytes);
            tallies.copies.other(call, Direction::Prefetch, bytes, true, captured);
        }
        _ => {
            let event = Event::of(call)?;
            if captured {
                tallies.captured_memory += 1;
            } else {
                return Some(Later::Memory(event));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
