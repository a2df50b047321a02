//! From traces to a report.

use std::collections::{BTreeMap, BTreeSet};

use gputap_catalog::Layer;
use gputap_trace::model::{Graph, Library, Process, RowKind, Scanned, State};
use gputap_trace::{Member, Traces};

use gputap_model::call::{Call, Kept};
use gputap_model::capture::Windows;
use gputap_model::comm::{Book, Doubts};
use gputap_model::decode::{Input, decode};
use gputap_model::layers;
use gputap_model::memory::{Memory, Replay};
use gputap_model::names::Names;
use gputap_model::range::TimeRange;
use gputap_model::scan::{Counting, Joins, Mode, ScanResult, Tallies};
use gputap_model::timeline::Timeline;
use gputap_trace::function_name;

use crate::about::recording;
use crate::coverage::Coverage;
use crate::groups::{self, Group};
use crate::options::Options;
use crate::ranks::{self, Evidence, Ranks, Verdict};
use crate::report::{Cost, Report, SCHEMA, TraceOrigin, TraceReport};
use crate::sections::{
    Copies, GroupReport, InGraphs, ProcessReport, Section, ThreadReport, Totals, Unfinished,
};
use crate::untraced;

/// Counter of the collector: its processor time.
const COLLECTOR_CPU: &str = "cpu_ns";

/// Analyses traces as a whole.
pub fn build(traces: &Traces, options: Options) -> Report {
    let windows = Windows::find(traces);
    let several = options.layer.is_none() && layers(traces).len() > 1;
    let Options { layer, tree, range, .. } = options;
    let mode = Mode { layer, nested: several || tree, tree, detail: None, range };
    let joins = Joins::new(traces.kernels(), traces.graphs(), traces.contexts(), windows, mode);
    let builder = Builder::new(traces, &joins.names, options);
    let replay = Replay::new(traces.contexts()).with_groups(&builder.memory_groups());
    let book = Book::new(traces.comms()).with_doubts(Doubts::from_traces(traces));
    let mut timeline = Timeline::new(&joins, replay, book);
    let (parts, scanned) =
        traces.scan_ordered(&Counting::new(&joins), |items, until_ns| timeline.take(&joins, items, until_ns));
    let found = ScanResult::new(parts, timeline, &joins, traces.graphs());
    builder.report(found, scanned)
}

/// What a section is made of.
#[derive(Clone, Copy)]
struct Of<'a> {
    tallies: &'a Tallies,
    comms: &'a Book,
    /// Whose it is; `None` for all.
    processes: Option<&'a [u32]>,
}

struct Builder<'a> {
    traces: &'a Traces,
    names: &'a Names,
    /// The only one that is shown.
    layer: Option<Layer>,
    range: TimeRange,
    /// Processes by rank.
    ranks: BTreeMap<u32, Vec<u32>>,
    /// What was asked for besides processes.
    groups: Vec<Group>,
}

impl<'a> Builder<'a> {
    fn new(traces: &'a Traces, names: &'a Names, options: Options) -> Builder<'a> {
        let host = |p: &Process| traces.host_of(p).unwrap_or_default().to_owned();
        let groups = options.by.map_or_else(Vec::new, |by| groups::groups(by, traces.processes(), host));
        let ranks = groups::by_rank(traces.processes());
        Builder { traces, names, layer: options.layer, range: options.range, ranks, groups }
    }

    /// Sets of processes whose memory has to be summed up: ranks, then groups.
    fn memory_groups(&self) -> Vec<Vec<u32>> {
        self.ranks.values().chain(self.groups.iter().map(|g| &g.processes)).cloned().collect()
    }

    fn report(&self, mut found: ScanResult, scanned: Scanned) -> Report {
        let mut problems = self.traces.problems();
        for member in self.traces.members() {
            problems.extend(untraced::sentences(&member.trace().info().collector));
            problems.extend(untraced::cut_off(member.trace()));
        }
        problems
            .extend(scanned.problems.iter().filter(|p| !problems.contains(p)).cloned().collect::<Vec<_>>());
        let span = found.span.unwrap_or_default();
        let comms = &found.comms;
        let mut all = Tallies::default();
        let mut groups: Vec<Tallies> = self.groups.iter().map(|_| Tallies::default()).collect();
        let mut processes = Vec::new();
        for process in self.traces.processes() {
            let mut tallies = found.processes.remove(&process.number).unwrap_or_default();
            for (api, calls) in self.counted(process) {
                tallies.calls.add_counted(*api, *calls);
            }
            let memory = found.memory.processes.remove(&process.number).unwrap_or_default();
            let of = Of { tallies: &tallies, comms, processes: Some(&[process.number]) };
            let section = self.section(of, memory, span.1);
            processes.push(self.process(process, of, section));
            for (group, sum) in self.groups.iter().zip(&mut groups) {
                if group.processes.contains(&process.number) {
                    sum.merge((*tallies).clone());
                }
            }
            all.merge(*tallies);
        }
        found.processes.into_values().for_each(|tallies| all.merge(*tallies));
        let total = self.section(Of { tallies: &all, comms, processes: None }, found.memory.total, span.1);
        let of_groups = found.memory.groups.split_off(self.ranks.len());
        let ranks = self.ranks(&processes, &found.memory.groups, || self.verdict(comms, &total, span));
        let groups = self.groups.iter().zip(groups).zip(of_groups);
        let states = || self.traces.members().iter().map(|m| m.trace().info().state);
        Report {
            schema: SCHEMA,
            totals: Totals {
                counted: self.traces.processes().iter().flat_map(|p| self.counted(p).values()).sum(),
                ..Totals::from(self.traces.totals())
            },
            activities: self.rows(RowKind::Activity),
            samples: self.rows(RowKind::Sample),
            simulated: processes.iter().any(|p| p.simulated),
            complete: problems.is_empty() && scanned.damaged == 0 && states().all(|s| s != State::Open),
            trace: self.origin((self.first_ns(span.0), span.1)),
            range: self.shown_range(),
            traces: self.traces.members().iter().enumerate().map(|(i, m)| self.member(i, m)).collect(),
            cost: self.cost(&processes),
            total,
            ranks,
            groups: groups
                .map(|((group, tallies), memory)| {
                    self.group(
                        group,
                        Of { tallies: &tallies, comms, processes: Some(&group.processes) },
                        memory,
                        span.1,
                    )
                })
                .collect(),
            processes,
            losses: self.traces.losses().to_vec(),
            marks: self.traces.marks().to_vec(),
            problems,
            metrics: Vec::new(),
        }
    }

    /// Rows of a kind, where there are or were any.
    fn rows(&self, kind: RowKind) -> Option<Totals> {
        Some(Totals::from(&self.traces.totals_of(kind))).filter(|totals| totals.emitted > 0)
    }

    /// The part of the time that was asked for, where it is not all of it.
    fn shown_range(&self) -> Option<TimeRange> {
        (self.range != TimeRange::ALL).then_some(self.range)
    }

    /// Entry of the first call of all: what moments are counted from. Only where a part is asked for that may not have it.
    fn first_ns(&self, of_range_ns: i64) -> i64 {
        if self.range == TimeRange::ALL { of_range_ns } else { self.traces.first_ns().unwrap_or(of_range_ns) }
    }

    /// Calls that were only counted. When they were made is not known, so they are in no part of the time.
    fn counted<'p>(&self, process: &'p Process) -> &'p BTreeMap<u16, u64> {
        static NONE: BTreeMap<u16, u64> = BTreeMap::new();
        if self.range == TimeRange::ALL { &process.counted } else { &NONE }
    }

    /// What the traces have in common.
    fn origin(&self, (first_ns, last_ns): (i64, i64)) -> TraceOrigin {
        let infos = || self.traces.members().iter().map(|m| m.trace().info());
        let mut hosts: Vec<&str> = Vec::new();
        for host in infos().map(|i| i.host.as_str()) {
            if !hosts.contains(&host) {
                hosts.push(host);
            }
        }
        let first = infos().next().cloned().unwrap_or_default();
        let same = infos().all(|i| i.command == first.command);
        let worst = |a: State, b: State| match (a, b) {
            (State::Open, _) | (_, State::Open) => State::Open,
            (State::Rings, _) | (_, State::Rings) => State::Rings,
            _ => State::Closed,
        };
        TraceOrigin {
            state: infos().map(|i| i.state).reduce(worst).unwrap_or_default(),
            host: hosts.join(", "),
            command: if same { first.command } else { Vec::new() },
            gputap: first.gputap,
            created_real_ns: infos().map(|i| i.created_real_ns).min().unwrap_or(0),
            first_ns,
            last_ns,
        }
    }

    fn member(&self, index: usize, member: &Member) -> TraceReport {
        let (info, clock) = (member.trace().info(), member.clock());
        let processes = self.traces.processes().iter().map(|p| p.number);
        TraceReport {
            name: member.name().to_owned(),
            state: info.state,
            host: info.host.clone(),
            command: info.command.clone(),
            totals: Totals::from(member.trace().totals()),
            processes: processes.filter(|p| self.traces.member_of(*p) == index).collect(),
            shift_ns: clock.shift_ns,
            same_clock: clock.same_clock,
            drift_ns: clock.drift_ns,
            error_ns: clock.error_ns,
        }
    }

    fn group(&self, group: &Group, of: Of<'_>, memory: Memory, last_ns: i64) -> GroupReport {
        let mut totals = gputap_trace::Totals::default();
        for process in self.traces.processes().iter().filter(|p| group.processes.contains(&p.number)) {
            totals.add(&process.totals);
        }
        GroupReport {
            name: group.name.clone(),
            processes: group.processes.clone(),
            totals: Totals::from(&totals),
            section: self.section(of, memory, last_ns),
        }
    }

    fn ranks(
        &self,
        processes: &[ProcessReport],
        memory: &[Memory],
        verdict: impl Fn() -> Result<Option<Verdict>, String>,
    ) -> Ranks {
        if self.ranks.len() < 2 {
            return Ranks::default();
        }
        let devices = |numbers: &[u32]| {
            let contexts = self.traces.contexts().iter().filter(|c| numbers.contains(&c.process));
            contexts.map(|c| c.device).collect::<BTreeSet<i32>>().into_iter().collect()
        };
        let of = |((rank, numbers), memory): ((&u32, &Vec<u32>), _)| ranks::Of {
            rank: *rank,
            processes: processes.iter().filter(|p| numbers.contains(&p.number)).collect(),
            memory,
            devices: devices(numbers),
            range: self.shown_range(),
        };
        Ranks::new(self.ranks.iter().zip(memory).map(of).collect(), verdict())
    }

    /// The rank that the others wait for, or why none can be named.
    fn verdict(&self, comms: &Book, total: &Section, span: (i64, i64)) -> Result<Option<Verdict>, String> {
        // What ranks have to do with each other is not looked at.
        if self.layer.is_some_and(|layer| !matches!(layer, Layer::Nccl | Layer::Nvshmem)) {
            return Ok(None);
        }
        let open: Vec<(u32, i64, u64)> =
            total.unfinished.iter().map(|u| (u.process, u.start_ns, u.waited_ns)).collect();
        let until_ns = open.iter().map(|(_, start, waited)| start.saturating_add_unsigned(*waited)).max();
        let wall_ns = until_ns.unwrap_or(span.1).max(span.1).saturating_sub(span.0).max(0) as u64;
        let rank_of = |process: u32| {
            self.ranks.iter().find(|(_, numbers)| numbers.contains(&process)).map(|(rank, _)| *rank)
        };
        let comparisons = comms.comparisons();
        Evidence { comparisons: &comparisons, wall_ns, rank_of: &rank_of, open: &open }.verdict()
    }

    fn section(&self, of: Of<'_>, mut memory: Memory, last_ns: i64) -> Section {
        let tallies = of.tallies;
        let graphs: &[Graph] = self.traces.graphs();
        let mut calls = tallies.calls.rows();
        calls.retain(|c| self.layer.is_none_or(|layer| layer.name() == c.layer));
        memory.captured = tallies.captured_memory;
        let by_graphs = tallies.graphs.copies(graphs);
        let unfinished = self.unfinished(tallies, last_ns);
        let mut waiting = tallies.waiting;
        unfinished.iter().filter(|u| u.innermost).for_each(|u| waiting.add_open(u.waited_ns));
        Section {
            not_ready: calls.iter().map(|c| c.not_ready).sum(),
            answers: calls.iter().map(|c| c.answers).sum(),
            ending: calls.iter().map(|c| c.ending).sum(),
            calls,
            kernels: tallies.kernels.rows(self.names),
            graphs: tallies.graphs.summary(graphs),
            copies: Copies {
                by_direction: tallies.copies.rows(),
                peers: tallies.copies.peers(),
                in_graphs: InGraphs::new(&by_graphs),
                by_graphs,
            },
            memory,
            errors: tallies.errors.rows(self.names),
            unfinished,
            waiting,
            tree: tallies.tree.rows(),
            communication: of.comms.rows(|process| of.processes.is_none_or(|all| all.contains(&process))),
        }
    }

    /// Up to when it is known that a call of a process had not returned: the end of the recording; in a trace that is not
    /// closed, or in rings, the last moment at which they were looked at. `last_ns` is the exit of the last call of all.
    fn until_ns(&self, process: u32, last_ns: i64) -> i64 {
        let Some(member) = self.traces.members().get(self.traces.member_of(process)) else { return last_ns };
        let trace = member.trace();
        let looked = trace.anchors().iter().filter(|a| a.process == 0).map(|a| a.mono_ns).max();
        let until_ns = trace.info().closed_mono_ns.or(looked);
        until_ns.map_or(last_ns, |ns| ns.saturating_add(member.clock().shift_ns)).max(last_ns)
    }

    fn unfinished(&self, tallies: &Tallies, last_ns: i64) -> Vec<Unfinished> {
        let calls: Vec<Call> = tallies.unfinished.iter().map(Kept::call).collect();
        let around = |call: &Call| {
            let same = |c: &&Call| (c.process, c.thread) == (call.process, call.thread);
            calls.iter().filter(same).find(|c| call.parent != 0 && c.number == call.parent)
        };
        let rows = calls.iter().map(|call| {
            let kernel_name =
                |handle| self.names.at(call.process, handle, call.start_ns).map(|n| n.full.clone());
            let input = Input { api: call.api, args: call.args, result: None, kernel_name: &kernel_name };
            let decoded = decode(&input);
            let until_ns = self.until_ns(call.process, last_ns);
            let thread =
                self.traces.threads().iter().find(|t| t.process == call.process && t.tid == call.thread);
            // A call's number is higher than that of the call around it, so this ends.
            let outer = std::iter::successors(around(call), |c| around(c).filter(|o| o.number < c.number));
            Unfinished {
                process: call.process,
                rank: self
                    .traces
                    .processes()
                    .iter()
                    .find(|p| p.number == call.process)
                    .and_then(|p| p.place.rank),
                thread: call.thread,
                thread_name: thread.map_or_else(String::new, |t| t.name.clone()),
                start_ns: call.start_ns,
                waited_ns: until_ns.saturating_sub(call.start_ns).max(0) as u64,
                call: decoded.to_string(),
                function: decoded.function,
                inside: outer.map(|c| function_name(c.api).to_owned()).collect(),
                innermost: !calls.iter().any(|c| around(c).is_some_and(|o| std::ptr::eq(o, call))),
            }
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|u| (u.start_ns, u.process, u.thread));
        rows
    }

    fn process(&self, process: &Process, of: Of<'_>, section: Section) -> ProcessReport {
        let of_process = |number: u32| number == process.number;
        let threads = self.traces.threads().iter().filter(|t| of_process(t.process));
        let threads = threads.map(|t| ThreadReport {
            tid: t.tid,
            name: t.name.clone(),
            totals: Totals::from(&t.totals),
        });
        let libraries: Vec<&Library> =
            self.traces.libraries().iter().filter(|l| of_process(l.process)).collect();
        let coverage = Coverage::new(process, &libraries, &of.tallies.calls.by_layer());
        ProcessReport {
            number: process.number,
            pid: process.pid,
            ppid: process.ppid,
            uid: process.uid,
            host: self.traces.host_of(process).unwrap_or_default().to_owned(),
            trace: self.traces.member_of(process.number),
            program: process.program(),
            rank: process.place.rank,
            started_ns: process.started_ns,
            ended: process.ended,
            pauses: self.traces.pauses().iter().filter(|p| of_process(p.process)).copied().collect(),
            simulated: self.traces.is_simulated(process),
            attributes: process.attributes.clone(),
            totals: Totals::from(&process.totals),
            section,
            coverage,
            losses: self.traces.losses().iter().filter(|l| of_process(l.process)).cloned().collect(),
            cost: recording(process),
            own_calls: process.own_calls.clone(),
            threads: threads.collect(),
        }
    }

    /// The sum is given only when every process measured its own part.
    fn cost(&self, processes: &[ProcessReport]) -> Cost {
        let each: Option<Vec<u64>> = processes.iter().map(|p| p.cost.map(|c| c.total_ns)).collect();
        let collectors = self.traces.members().iter().map(|m| m.trace().info().collector.get(COLLECTOR_CPU));
        Cost {
            recording_ns: each.filter(|e| !e.is_empty()).map(|e| e.iter().sum()),
            collector_cpu_ns: collectors.flatten().copied().reduce(|a, b| a.saturating_add(b)),
        }
    }
}
