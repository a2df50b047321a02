//! The tables beside `calls`, from journal and ledger: what a reader hands out and what closing writes.

use std::collections::BTreeMap;

use gputap_host::placement;

use crate::account::gpus;
use crate::account::ledger::Ledger;
use crate::format::clocks::Clocks;
use crate::format::journal::Journal;
use crate::format::model::{
    Anchor, Comm, Context, Device, Ending, Feed, Graph, Kernel, Library, Loss, LossReason, Mark, Pause,
    Process, RowKind, Thread, Totals,
};

/// Attribute of a process whose recording began switched off.
const PAUSED: &str = "paused";

/// How directories begin in which the simulated libraries have their vendors' names.
pub const SIMULATED_DIR: &str = "gputap-sim-";

/// Everything about a trace but its calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    pub(crate) processes: Vec<Process>,
    pub(crate) threads: Vec<Thread>,
    pub(crate) kernels: Vec<Kernel>,
    pub(crate) contexts: Vec<Context>,
    pub(crate) devices: Vec<Device>,
    pub(crate) graphs: Vec<Graph>,
    pub(crate) comms: Vec<Comm>,
    pub(crate) libraries: Vec<Library>,
    pub(crate) feeds: Vec<Feed>,
    /// Losses whose time is known.
    located: Vec<Loss>,
    /// All losses: their counts add up to all dropped calls.
    pub(crate) losses: Vec<Loss>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) pauses: Vec<Pause>,
    pub(crate) anchors: Vec<Anchor>,
    pub(crate) totals: Totals,
}

impl Summary {
    pub(crate) fn new(journal: &Journal, clocks: &Clocks, ledger: &Ledger) -> Summary {
        let mut marks: Vec<Mark> = journal.marks.iter().filter(|m| m.recording.is_none()).cloned().collect();
        marks.sort_by_key(|m| m.time_ns);
        let mut summary = Summary {
            kernels: journal.kernels(clocks),
            contexts: journal.contexts(),
            devices: journal.devices(),
            graphs: journal.graphs(clocks),
            comms: journal.comms(clocks),
            libraries: journal.libraries.clone(),
            located: journal.located_losses(clocks),
            anchors: journal.anchors(),
            marks,
            ..Summary::default()
        };
        gpus::number(&mut summary.devices, |_| String::new());
        summary.count(journal, ledger);
        summary
    }

    /// Fills in what depends on the ledger.
    pub(crate) fn count(&mut self, journal: &Journal, ledger: &Ledger) {
        self.totals = ledger.total.clone();
        self.processes = ledger.processes.iter().map(|(p, totals)| process(journal, *p, totals)).collect();
        let thread = |((process, tid), totals): (&(u32, u32), &Totals)| Thread {
            process: *process,
            tid: *tid,
            name: journal.thread_names.get(&(*process, *tid)).cloned().unwrap_or_default(),
            totals: totals.clone(),
        };
        self.threads = ledger.threads.iter().map(thread).collect();
        self.feeds = journal.all_feeds(ledger.feeds.keys().copied());
        for feed in &mut self.feeds {
            feed.totals = ledger.feeds.get(&(feed.process, feed.feed as u16)).cloned().unwrap_or_default();
        }
        self.pauses = self.processes.iter().flat_map(|process| pauses(journal, process)).collect();
        self.losses = self.located.iter().cloned().chain(self.unlocated_losses()).collect();
    }

    /// Whether the GPUs of a process were simulated: the first GPU says so by its name, and a program that used none has a
    /// library from a directory of simulated ones.
    pub(crate) fn is_simulated(&self, process: &Process) -> bool {
        let says =
            |key: &str| process.attributes.get(key).is_some_and(|v| v.to_lowercase().contains("simulated"));
        let dir = format!("/{SIMULATED_DIR}");
        let mut libraries = self.libraries.iter().filter(|l| l.process == process.number);
        says("gpu")
            || process.attributes.get("simulated").is_some_and(|v| v != "0")
            || libraries.any(|l| l.path.contains(&dir))
    }

    /// Functions that were counted get other ids: this build's.
    pub(crate) fn translate(&mut self, ids: &[u16]) {
        for process in &mut self.processes {
            let counted = std::mem::take(&mut process.counted).into_iter();
            process.counted = counted.filter_map(|(api, n)| Some((*ids.get(usize::from(api))?, n))).collect();
        }
    }

    /// What is known in number only.
    fn unlocated_losses(&self) -> Vec<Loss> {
        let mut left: BTreeMap<(u32, u32, LossReason), u64> = BTreeMap::new();
        for t in &self.threads {
            left.extend(t.totals.dropped.iter().map(|(reason, n)| ((t.process, t.tid, *reason), *n)));
        }
        for p in &self.processes {
            for (reason, n) in &p.totals.dropped {
                let of_threads = left.iter().filter(|(k, _)| k.0 == p.number && k.2 == *reason);
                let named = of_threads.map(|(_, n)| *n).fold(0, u64::saturating_add);
                let of_none = left.entry((p.number, 0, *reason)).or_default();
                *of_none = of_none.saturating_add(n.saturating_sub(named));
            }
        }
        for l in self.located.iter().filter(|l| l.kind.is_none()) {
            if let Some(n) = left.get_mut(&(l.process, l.tid, l.reason)) {
                *n = n.saturating_sub(l.count);
            }
        }
        let known = left.into_iter().map(|(key, count)| (None, key, count)).chain(self.unlocated_rows());
        let known = known.filter(|(_, _, count)| *count > 0);
        let loss = |(kind, (process, tid, reason), count)| Loss {
            kind,
            process,
            tid,
            reason,
            count,
            first_ns: None,
            last_ns: None,
        };
        known.map(loss).collect()
    }
}

impl Summary {
    /// Other rows than calls that are missing, as far as no loss with a time says so: kind, process, thread and reason, count.
    fn unlocated_rows(&self) -> impl Iterator<Item = (Option<RowKind>, (u32, u32, LossReason), u64)> {
        let mut left: BTreeMap<_, u64> = BTreeMap::new();
        for feed in &self.feeds {
            for kind in RowKind::ALL {
                for (reason, n) in &feed.totals.get(kind).dropped {
                    let sum = left.entry((Some(kind), (feed.process, 0, *reason))).or_default();
                    *sum = sum.saturating_add(*n);
                }
            }
        }
        for l in self.located.iter().filter(|l| l.kind.is_some()) {
            let n = left.entry((l.kind, (l.process, 0, l.reason))).or_default();
            *n = n.saturating_sub(l.count);
        }
        left.into_iter().map(|((kind, key), n)| (kind, key, n))
    }
}

/// When a process was not recorded, in order.
fn pauses(journal: &Journal, process: &Process) -> Vec<Pause> {
    let of_process = journal.marks.iter().filter(|m| m.process == process.number);
    let mut switched: Vec<(i64, bool)> =
        of_process.filter_map(|m| m.recording.map(|on| (m.time_ns, on))).collect();
    switched.sort_by_key(|(time_ns, _)| *time_ns);
    let paused = process.attributes.get(PAUSED).is_some_and(|v| v != "0");
    let mut off = paused.then_some(process.started_ns);
    let mut pauses = Vec::new();
    for (time_ns, on) in switched {
        off = match (off, on) {
            (Some(from_ns), true) => {
                pauses.push(Pause { process: process.number, from_ns, until_ns: Some(time_ns) });
                None
            }
            (None, false) => Some(time_ns),
            (as_it_was, _) => as_it_was,
        };
    }
    pauses.extend(off.map(|from_ns| Pause { process: process.number, from_ns, until_ns: None }));
    pauses
}

fn process(journal: &Journal, number: u32, totals: &Totals) -> Process {
    let totals = totals.clone();
    let Some(known) = journal.processes.get(&number) else {
        // What the journal said of it was lost; its calls are still there.
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
        place: placement(&|name| p.attributes.get(name).cloned()),
        attributes: p.attributes.clone(),
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
        ended: match (p.exited, p.gone && !p.silent) {
            (true, _) => Some(Ending::Exit),
            (false, true) => Some(Ending::Abrupt),
            (false, false) => None,
        },
        totals,
    }
}
