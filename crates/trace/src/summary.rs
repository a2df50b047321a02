//! The tables beside `calls`, from facts and ledger: what a reader hands out and what closing writes.

use crate::facts::{Clocks, Facts};
use crate::ledger::Ledger;
use crate::model::{Anchor, Comm, Context, Gap, Graph, Kernel, Library, Mark, Process, Thread, Totals};
use crate::place::Place;

/// Everything about a trace but its calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    pub(crate) processes: Vec<Process>,
    pub(crate) threads: Vec<Thread>,
    pub(crate) kernels: Vec<Kernel>,
    pub(crate) contexts: Vec<Context>,
    pub(crate) graphs: Vec<Graph>,
    pub(crate) comms: Vec<Comm>,
    pub(crate) libraries: Vec<Library>,
    pub(crate) gaps: Vec<Gap>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) anchors: Vec<Anchor>,
    pub(crate) totals: Totals,
}

impl Summary {
    pub(crate) fn new(facts: &Facts, clocks: &Clocks, ledger: &Ledger) -> Summary {
        let mut marks = facts.marks.clone();
        marks.sort_by_key(|m| m.time_ns);
        let mut summary = Summary {
            kernels: facts.kernels(clocks),
            contexts: facts.contexts(),
            graphs: facts.graphs(clocks),
            comms: facts.comms(clocks),
            libraries: facts.libraries.clone(),
            gaps: facts.gaps(clocks),
            anchors: facts.anchors(),
            marks,
            ..Summary::default()
        };
        summary.count(facts, ledger);
        summary
    }

    /// Fills in what depends on the ledger.
    pub(crate) fn count(&mut self, facts: &Facts, ledger: &Ledger) {
        self.totals = ledger.total.clone();
        self.processes = ledger.processes.iter().map(|(p, totals)| process(facts, *p, totals)).collect();
        let thread = |((process, tid), totals): (&(u32, u32), &Totals)| Thread {
            process: *process,
            tid: *tid,
            name: facts.thread_names.get(&(*process, *tid)).cloned().unwrap_or_default(),
            totals: totals.clone(),
        };
        self.threads = ledger.threads.iter().map(thread).collect();
    }
}

fn process(facts: &Facts, number: u32, totals: &Totals) -> Process {
    let totals = totals.clone();
    let Some(known) = facts.processes.get(&number) else {
        // Its facts were lost; its calls are still there.
        return Process { number, totals, ..Process::default() };
    };
    let p = &known.last;
    let counted = p
        .counted
        .keys()
        .map(|api| (*api, known.counted(|p| p.counted.get(api).copied().unwrap_or(0))))
        .collect();
    let started = i64::try_from(p.anchor_mono_ns).unwrap_or(i64::MAX);
    Process {
        number,
        pid: p.pid,
        ppid: p.ppid,
        uid: p.uid,
        started_ns: started.saturating_sub(p.time_offset_ns),
        place: Place::of(&p.facts),
        facts: p.facts.clone(),
        tsc: p.tsc,
        injected: p.injected,
        ways: p.ways,
        unknown_entry_points: p.unknown_entry_points,
        deepbind: p.deepbind,
        export_tables: p.export_tables,
        names_lost: p.names_lost,
        own_calls: p.own_calls.clone(),
        counted,
        joined_late: known.joined_late(),
        exited: p.exited,
        totals,
    }
}
