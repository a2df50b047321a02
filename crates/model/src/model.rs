//! What calls did, one batch after the other: a launch, a copy, a change of memory.
//!
//! A trace is gone through with all of its definitions told first; while a job runs they come between its calls. Either way
//! the decisions are the same (which of nested calls did it, whether it was captured, whose memory an address was), so what
//! is shown while a job runs is what its trace says later.

use gputap_trace::model::{Calls, Definition};
use gputap_trace::{Analysis, Traces};

use crate::capture::Windows;
use crate::comm::Book;
use crate::derived::{Detail, Wanted};
use crate::detail::{Source, timeline};
use crate::effect::{self, Effect};
use crate::memory::Replay;
use crate::names::Names;
use crate::scan::timeline::Timeline;
use crate::scan::{Counting, Joins, Mode, Partial};

/// Everything that calls so far have left behind. A clone is a checkpoint: told the same from then on, it ends as the original
/// does.
#[derive(Clone)]
pub struct Model {
    joins: Joins,
    part: Partial,
    timeline: Timeline,
    /// Graphs so far.
    graphs: u32,
}

impl Model {
    /// Before the first batch of `traces`, whose definitions `joins` has.
    pub fn of_traces(joins: Joins, traces: &Traces) -> Model {
        let timeline = timeline(&joins, traces);
        let graphs = traces.graphs().len() as u32;
        Model { joins, part: Partial::default(), timeline, graphs }
    }

    /// Before the first call of jobs that are being recorded: nothing is known yet.
    pub fn live(wanted: Wanted) -> Model {
        let mode = Mode { nested: true, detail: Some(wanted), ..Mode::default() };
        let joins = Joins::new(&[], &[], &[], Windows::default(), mode);
        let replay = Replay::new(&[]).with_details(wanted.meets(Wanted::MEMORY));
        let book = Book::default().with_details(wanted.meets(Wanted::COMMUNICATION));
        let timeline = Timeline::new(&joins, replay, book);
        Model { joins, part: Partial::default(), timeline, graphs: 0 }
    }

    /// Behind everything that `traces` hold once [`Model::calls`] got it, and before what jobs of theirs do now.
    pub fn behind(traces: &Traces, wanted: Wanted) -> Model {
        let mut joins = Source::new(traces).joins(traces, wanted);
        joins.mode.nested = true;
        Model::of_traces(joins, traces)
    }

    /// Whether calls of a function change whose an address is.
    pub fn changes_memory(function: u16) -> bool {
        matches!(
            effect::at(function),
            Effect::Alloc(_)
                | Effect::Free { .. }
                | Effect::Map { .. }
                | Effect::Unmap { .. }
                | Effect::Retain { .. }
        )
    }

    /// Learns what calls may speak of from now on.
    pub fn define(&mut self, definition: &Definition) {
        match definition {
            Definition::Kernel(kernel) => self.joins.names.add(kernel),
            Definition::Context(context) => {
                self.joins.devices.add(context);
                self.timeline.context(context);
            }
            Definition::Comm(comm) => self.timeline.comm(comm),
            Definition::Graph { process, exec, from_ns } => {
                self.joins.graphs.add(*process, *exec, *from_ns, self.graphs);
                self.graphs += 1;
            }
        }
    }

    /// Names of kernels so far.
    pub fn names(&self) -> &Names {
        &self.joins.names
    }

    /// Learns of captures that begin or end in calls which [`Model::calls`] gets later: another thread's call may have been
    /// captured by them.
    pub fn announce(&mut self, calls: &Calls<'_>) {
        self.joins.learn_captures(calls);
    }

    /// Takes the next batch, which needs all columns; nothing that follows is earlier than `until_ns`. What is known by now.
    pub fn calls(&mut self, calls: &Calls<'_>, until_ns: i64) -> Vec<Detail> {
        let mut later = Vec::new();
        Counting::new(&self.joins).batch(&mut self.part, calls, &mut later);
        self.timeline.take(&self.joins, later, until_ns);
        self.timeline.details()
    }

    /// Nothing that follows is earlier than `until_ns`: everything that is decided by now.
    pub fn settle(&mut self, until_ns: i64) -> Vec<Detail> {
        self.timeline.settle(&self.joins, until_ns);
        self.joins.windows.forget_before(until_ns);
        self.timeline.details()
    }

    /// Nothing of a process follows: forgets it.
    pub fn forget(&mut self, process: u32) {
        self.joins.forget(process);
        self.part.forget(process);
        self.timeline.forget(process);
    }

    /// Nothing follows: the rest, with what nobody freed.
    pub fn finish(self) -> Vec<Detail> {
        let mut all = Vec::new();
        self.timeline.finish_details(&self.joins, &mut |details: Vec<Detail>| all.extend(details));
        all
    }
}
