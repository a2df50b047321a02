//! Several traces read as one: a job has one per node.
//!
//! Processes are numbered through, and times are those of the first trace's CLOCK_MONOTONIC: hosts are brought together by
//! their CLOCK_REALTIME, so times of two hosts can be compared as far as their clocks agree.

use crate::account::gpus;
use crate::account::summary::Summary;
use crate::format::model::*;
use crate::read::reader::Trace;
use crate::read::unit::Unit;

/// Two traces of one host whose clocks differ by less than this are from one run of the machine: CLOCK_REALTIME is
/// slewed by milliseconds, and a machine does not start again within a second.
const SAME_CLOCK_NS: i64 = 1_000_000_000;

/// Attribute of a trace: how far the kernel says CLOCK_REALTIME may be off.
const REALTIME_ERROR: &str = "realtime_error_ns";

/// Traces that are read as one.
#[derive(Debug)]
pub struct Traces {
    members: Vec<Member>,
    summary: Summary,
}

/// One of them.
#[derive(Debug)]
pub struct Member {
    name: String,
    trace: Trace,
    clock: Alignment,
    /// What is added to its process numbers.
    pub(crate) base: u32,
    /// What is added to the numbers of its feeds that belong to no process.
    feed_base: u32,
}

/// How the times of a trace are brought to those of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alignment {
    /// Added to its CLOCK_MONOTONIC.
    pub shift_ns: i64,
    /// It has the clock of the first: its times are exact.
    pub same_clock: bool,
    /// How far its CLOCK_REALTIME moved against its CLOCK_MONOTONIC during the recording.
    pub drift_ns: u64,
    /// How far its CLOCK_REALTIME may be off, where the trace says so.
    pub error_ns: Option<u64>,
}

impl Member {
    /// How it was called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The trace itself, with its own numbers and times.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// How its times were brought to those of the first.
    pub fn clock(&self) -> Alignment {
        self.clock
    }

    /// A process of its own, as it is numbered among all; 0 stays none.
    pub(crate) fn process(&self, own: u32) -> u32 {
        if own == 0 { 0 } else { own.saturating_add(self.base) }
    }

    /// A feed of its own, as it is numbered among all.
    pub(crate) fn feed(&self, process: u32, own: u32) -> u32 {
        if process == 0 { own.saturating_add(self.feed_base) } else { own }
    }

    /// Units in their order, with the moment from which each has calls.
    pub(crate) fn units(&self) -> impl Iterator<Item = (i64, &Unit)> {
        let found = self.trace.found();
        let first = |unit: &Unit| unit.first_ns(&found.clocks).saturating_add(self.clock.shift_ns);
        found.units.iter().map(move |unit| (first(unit), unit))
    }
}

impl From<Trace> for Traces {
    fn from(trace: Trace) -> Traces {
        Traces::new(vec![(String::new(), trace)])
    }
}

impl Traces {
    /// Of traces with the names by which messages call them.
    pub fn new(traces: Vec<(String, Trace)>) -> Traces {
        let mut members: Vec<Member> = Vec::with_capacity(traces.len());
        let mut summary = Summary::default();
        for (name, trace) in traces {
            let clock = alignment(members.first().map(Member::trace), &trace);
            let base = members.last().map_or(0, |m| m.base.saturating_add(m.trace.last_process()));
            let of_none = summary.feeds.iter().filter(|f| f.process == 0).map(|f| f.feed + 1);
            let feed_base = of_none.max().unwrap_or(0);
            let member = Member { name, trace, clock, base, feed_base };
            add(&mut summary, &member);
            members.push(member);
        }
        summary.marks.sort_by_key(|m| m.time_ns);
        gpus::number(&mut summary.devices, |process| {
            let member = members.get(member_of(&members, process));
            member.map_or_else(String::new, |m| m.trace.info().host.clone())
        });
        Traces { members, summary }
    }

    /// The traces, in the order in which they were given.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    pub(crate) fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Index of the trace that a process is in.
    pub fn member_of(&self, process: u32) -> usize {
        member_of(&self.members, process)
    }

    /// The machine that a process ran on: its trace's, or as it says itself where rings are read.
    pub fn host_of<'a>(&'a self, process: &'a Process) -> Option<&'a str> {
        let member = self.members.get(self.member_of(process.number));
        let of_trace = member.map(|m| m.trace().info().host.as_str()).filter(|host| !host.is_empty());
        of_trace.or(process.place.host.as_deref())
    }

    /// Whether the GPUs of a process were simulated.
    pub fn is_simulated(&self, process: &Process) -> bool {
        self.summary.is_simulated(process)
    }

    /// Processes, in order of number.
    pub fn processes(&self) -> &[Process] {
        &self.summary.processes
    }

    /// Threads, in order of process and thread id.
    pub fn threads(&self) -> &[Thread] {
        &self.summary.threads
    }

    /// Names of kernels, in order of process, handle and time.
    pub fn kernels(&self) -> &[Kernel] {
        &self.summary.kernels
    }

    /// Contexts, in order of process and number.
    pub fn contexts(&self) -> &[Context] {
        &self.summary.contexts
    }

    /// Devices, in order of process and ordinal.
    pub fn devices(&self) -> &[Device] {
        &self.summary.devices
    }

    /// Executable graphs, in order of process, handle and time.
    pub fn graphs(&self) -> &[Graph] {
        &self.summary.graphs
    }

    /// NCCL communicators that were used, in order of process, handle and time.
    pub fn comms(&self) -> &[Comm] {
        &self.summary.comms
    }

    /// Libraries of the recorded layers, as they were met.
    pub fn libraries(&self) -> &[Library] {
        &self.summary.libraries
    }

    /// Losses, first those whose time is known: the counts add up to all dropped calls.
    pub fn losses(&self) -> &[Loss] {
        &self.summary.losses
    }

    /// Where records came from, in order of number.
    pub fn feeds(&self) -> &[Feed] {
        &self.summary.feeds
    }

    /// Rows of a kind, of all traces; `emitted = stored + dropped`.
    pub fn totals_of(&self, kind: RowKind) -> Totals {
        let mut all = Totals::default();
        self.feeds().iter().for_each(|feed| all.add(feed.totals.get(kind)));
        all
    }

    /// What is said of one of the traces, by its index: with its name where there are several.
    pub(crate) fn says(&self, member: usize, what: &str) -> String {
        match self.members.get(member).filter(|_| self.members.len() > 1) {
            Some(member) => format!("{}: {what}", member.name),
            None => what.to_owned(),
        }
    }

    /// Marks, in order of time.
    pub fn marks(&self) -> &[Mark] {
        &self.summary.marks
    }

    /// Times without recording, in order of process and time.
    pub fn pauses(&self) -> &[Pause] {
        &self.summary.pauses
    }

    /// Calls of all traces; `emitted = stored + dropped`.
    pub fn totals(&self) -> &Totals {
        &self.summary.totals
    }

    /// What is missing and why, one sentence each, with the name of the trace where there are several.
    pub fn problems(&self) -> Vec<String> {
        let members = self.members.iter().enumerate();
        members.flat_map(|(i, m)| m.trace.problems().iter().map(move |p| self.says(i, p))).collect()
    }
}

/// Index of the trace that a process is in.
fn member_of(members: &[Member], process: u32) -> usize {
    members.partition_point(|m| m.base < process).saturating_sub(1)
}

/// Adds the tables of a trace whose processes and times move.
fn add(all: &mut Summary, member: &Member) {
    let (of, base, shift_ns) = (member.trace.summary(), member.base, member.clock.shift_ns);
    let time = |t: i64| t.saturating_add(shift_ns);
    all.processes.extend(of.processes.iter().cloned().map(|p| Process {
        number: p.number.saturating_add(base),
        started_ns: time(p.started_ns),
        ..p
    }));
    all.threads
        .extend(of.threads.iter().cloned().map(|t| Thread { process: t.process.saturating_add(base), ..t }));
    all.kernels.extend(of.kernels.iter().cloned().map(|k| Kernel {
        process: k.process.saturating_add(base),
        from_ns: time(k.from_ns),
        ..k
    }));
    all.contexts
        .extend(of.contexts.iter().map(|c| Context { process: c.process.saturating_add(base), ..c.clone() }));
    all.devices
        .extend(of.devices.iter().map(|d| Device { process: d.process.saturating_add(base), ..d.clone() }));
    all.graphs.extend(of.graphs.iter().cloned().map(|g| Graph {
        process: g.process.saturating_add(base),
        from_ns: time(g.from_ns),
        ..g
    }));
    all.comms.extend(of.comms.iter().map(|c| Comm {
        process: c.process.saturating_add(base),
        from_ns: time(c.from_ns),
        ..c.clone()
    }));
    all.libraries.extend(
        of.libraries.iter().map(|l| Library { process: l.process.saturating_add(base), ..l.clone() }),
    );
    all.feeds.extend(of.feeds.iter().map(|f| Feed {
        process: member.process(f.process),
        feed: member.feed(f.process, f.feed),
        ..f.clone()
    }));
    all.losses.extend(of.losses.iter().map(|l| Loss {
        process: member.process(l.process),
        first_ns: l.first_ns.map(time),
        last_ns: l.last_ns.map(time),
        ..l.clone()
    }));
    all.marks.extend(of.marks.iter().cloned().map(|m| Mark {
        process: m.process.saturating_add(base),
        time_ns: time(m.time_ns),
        ..m
    }));
    all.pauses.extend(of.pauses.iter().map(|p| Pause {
        process: p.process.saturating_add(base),
        from_ns: time(p.from_ns),
        until_ns: p.until_ns.map(time),
    }));
    all.anchors.extend(of.anchors.iter().map(|a| Anchor {
        process: member.process(a.process),
        mono_ns: time(a.mono_ns),
        ..*a
    }));
    all.totals.add(&of.totals);
}

fn alignment(first: Option<&Trace>, trace: &Trace) -> Alignment {
    let (ahead, drift_ns) = realtime_ahead(trace);
    let error_ns = trace.info().attributes.get(REALTIME_ERROR).and_then(|n| n.parse().ok());
    let Some(first) = first else {
        return Alignment { shift_ns: 0, same_clock: true, drift_ns, error_ns };
    };
    let shift_ns = ahead.saturating_sub(realtime_ahead(first).0);
    let same_clock = trace.info().host == first.info().host && shift_ns.abs() < SAME_CLOCK_NS;
    Alignment { shift_ns: if same_clock { 0 } else { shift_ns }, same_clock, drift_ns, error_ns }
}

/// How far CLOCK_REALTIME is ahead of CLOCK_MONOTONIC, and how much that changed: as the collector read them, or else as
/// they were when the trace was begun, or as the processes read them.
fn realtime_ahead(trace: &Trace) -> (i64, u64) {
    let anchors = |collector: bool| {
        let those = trace.anchors().iter().filter(move |a| (a.process == 0) == collector);
        let mut all: Vec<i64> = those.map(|a| a.real_ns.saturating_sub(a.mono_ns)).collect();
        all.sort_unstable();
        let drift = all.last()?.saturating_sub(*all.first()?).max(0) as u64;
        Some((*all.get(all.len() / 2)?, drift))
    };
    let info = trace.info();
    let begun = || {
        (info.created_real_ns != 0).then(|| (info.created_real_ns.saturating_sub(info.created_mono_ns), 0))
    };
    anchors(true).or_else(begun).or_else(|| anchors(false)).unwrap_or_default()
}
