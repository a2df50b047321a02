//! From a trace to a report.

use gputap_catalog::FUNCTIONS;
use gputap_trace::model::{Graph, Process, Scanned, State};
use gputap_trace::{Columns, Error, Trace};

use super::{
    Copies, Cost, Origin, ProcessReport, Recording, Report, SCHEMA, Section, ThreadReport, Totals, Unfinished,
};
use crate::capture::{self, Edge, Windows};
use crate::copies;
use crate::coverage::Coverage;
use crate::decode::{Input, decode};
use crate::memory::Memory;
use crate::names::Names;
use crate::scan::{Found, Joins, Scan, Tallies};

/// Columns that a capture's begin and end need.
const EDGES: Columns =
    Columns::PROCESS.with(Columns::API).with(Columns::RESULT).with(Columns::START).with(Columns::DURATION);

/// Columns that everything else needs.
const ROWS: Columns = EDGES
    .with(Columns::THREAD)
    .with(Columns::FLAGS)
    .with(Columns::CONTEXT)
    .with(Columns::DEVICE)
    .with(Columns::WORDS)
    .with(Columns::EXTRA);

/// Fact of a process: what one recorded call costs there, in ns.
const COST_FACT: &str = "cost_ns";
/// Counter of the collector: its processor time.
const COLLECTOR_CPU: &str = "cpu_ns";

/// Analyses a whole trace.
pub fn build(trace: &Trace) -> Result<Report, Error> {
    let windows = windows(trace)?;
    let joins = Joins::new(trace.kernels(), trace.graphs(), trace.contexts(), windows);
    let (scan, scanned) =
        trace.scan_fold(ROWS, || Scan::new(&joins), |scan, calls| scan.batch(&calls), Scan::merge)?;
    let found = scan.finish(trace.graphs(), trace.contexts());
    Ok(Builder { trace, names: &joins.names }.report(found, scanned))
}

/// When streams were capturing. Most traces have no capture, which one column tells.
fn windows(trace: &Trace) -> Result<Windows, Error> {
    let (used, _) = trace.scan_fold(
        Columns::API,
        || vec![false; FUNCTIONS.len()],
        |used, calls| {
            for api in calls.api {
                if let Some(slot) = used.get_mut(usize::from(*api)) {
                    *slot = true;
                }
            }
        },
        |a, b| a.into_iter().zip(b).map(|(a, b)| a || b).collect(),
    )?;
    if !used.iter().enumerate().any(|(api, used)| *used && capture::is_edge(api as u16)) {
        return Ok(Windows::default());
    }
    let (edges, _) = trace.scan_fold(
        EDGES,
        Vec::new,
        |edges: &mut Vec<Edge>, calls| {
            for i in (0..calls.len).filter(|i| capture::is_edge(calls.api[*i]) && calls.duration_ns[*i] >= 0)
            {
                let (start, duration) = (calls.start_ns[i], calls.duration_ns[i]);
                let end = start.saturating_add(duration);
                edges.extend(Edge::of(calls.api[i], calls.process[i], calls.result[i], start, end));
            }
        },
        |mut a, b| {
            a.extend(b);
            a
        },
    )?;
    Ok(Windows::new(edges))
}

struct Builder<'a> {
    trace: &'a Trace,
    names: &'a Names,
}

impl Builder<'_> {
    fn report(&self, mut found: Found, scanned: Scanned) -> Report {
        let info = self.trace.info();
        let mut problems = self.trace.problems().to_vec();
        problems
            .extend(scanned.problems.iter().filter(|p| !problems.contains(p)).cloned().collect::<Vec<_>>());
        let (first_ns, last_ns) = found.span.unwrap_or_default();
        let until_ns = info.closed_mono_ns.unwrap_or(last_ns).max(last_ns);
        let mut all = Tallies::default();
        let mut processes = Vec::new();
        for process in self.trace.processes() {
            let tallies = found.processes.remove(&process.number).unwrap_or_default();
            let memory = found.memory.processes.remove(&process.number).unwrap_or_default();
            let section = self.section(&tallies, memory, until_ns);
            processes.push(self.process(process, section));
            all.merge(*tallies);
        }
        found.processes.into_values().for_each(|tallies| all.merge(*tallies));
        let total = self.section(&all, found.memory.total, until_ns);
        Report {
            schema: SCHEMA,
            totals: Totals::from(self.trace.totals()),
            simulated: processes.iter().any(|p| p.simulated),
            complete: problems.is_empty() && scanned.damaged == 0 && info.state != State::Open,
            trace: Origin {
                state: info.state,
                host: info.host.clone(),
                command: info.command.clone(),
                gputap: info.gputap.clone(),
                created_real_ns: info.created_real_ns,
                first_ns,
                last_ns,
            },
            cost: self.cost(&processes),
            total,
            processes,
            losses: self.trace.gaps().to_vec(),
            marks: self.trace.marks().to_vec(),
            problems,
        }
    }

    fn section(&self, tallies: &Tallies, mut memory: Memory, until_ns: i64) -> Section {
        let graphs: &[Graph] = self.trace.graphs();
        let calls = tallies.calls.rows();
        memory.captured = tallies.captured_memory;
        Section {
            not_ready: calls.iter().map(|c| c.not_ready).sum(),
            calls,
            kernels: tallies.kernels.rows(self.names),
            graphs: tallies.kernels.graph_summary(graphs),
            copies: Copies {
                by_direction: tallies.copies.rows(),
                peers: tallies.copies.peers(),
                in_graphs: copies::in_graphs(tallies.kernels.graphs(), graphs),
            },
            memory,
            errors: tallies.errors.rows(self.names),
            unfinished: self.unfinished(tallies, until_ns),
        }
    }

    fn unfinished(&self, tallies: &Tallies, until_ns: i64) -> Vec<Unfinished> {
        let rows = tallies.unfinished.iter().map(|kept| {
            let call = kept.call();
            let kernel_name =
                |handle| self.names.at(call.process, handle, call.start_ns).map(|n| n.full.clone());
            let input = Input { api: call.api, args: call.args, result: None, kernel_name: &kernel_name };
            let decoded = decode(&input);
            let thread =
                self.trace.threads().iter().find(|t| t.process == call.process && t.tid == call.thread);
            Unfinished {
                process: call.process,
                thread: call.thread,
                thread_name: thread.map_or_else(String::new, |t| t.name.clone()),
                start_ns: call.start_ns,
                waited_ns: until_ns.saturating_sub(call.start_ns).max(0) as u64,
                call: decoded.to_string(),
                function: decoded.function,
            }
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|u| (u.start_ns, u.process, u.thread));
        rows
    }

    fn process(&self, process: &Process, section: Section) -> ProcessReport {
        let of_process = |number: u32| number == process.number;
        let threads = self.trace.threads().iter().filter(|t| of_process(t.process));
        let threads = threads.map(|t| ThreadReport {
            tid: t.tid,
            name: t.name.clone(),
            totals: Totals::from(&t.totals),
        });
        ProcessReport {
            number: process.number,
            pid: process.pid,
            ppid: process.ppid,
            uid: process.uid,
            program: program(process),
            rank: process.place.rank,
            started_ns: process.started_ns,
            exited: process.exited,
            simulated: simulated(process),
            facts: process.facts.clone(),
            totals: Totals::from(&process.totals),
            section,
            coverage: Coverage::of(process),
            losses: self.trace.gaps().iter().filter(|g| of_process(g.process)).cloned().collect(),
            cost: recording(process),
            own_calls: process.own_calls.clone(),
            threads: threads.collect(),
        }
    }

    /// The sum is given only when every process measured its own part.
    fn cost(&self, processes: &[ProcessReport]) -> Cost {
        let each: Option<Vec<u64>> = processes.iter().map(|p| p.cost.map(|c| c.total_ns)).collect();
        Cost {
            recording_ns: each.filter(|e| !e.is_empty()).map(|e| e.iter().sum()),
            collector_cpu_ns: self.trace.info().collector.get(COLLECTOR_CPU).copied(),
        }
    }
}

fn program(process: &Process) -> String {
    let path = process.facts.get("exe").or_else(|| process.facts.get("argv"));
    let first = path.map_or("", |p| p.split(' ').next().unwrap_or(p));
    let name = first.rsplit('/').next().unwrap_or(first);
    if name.is_empty() { format!("pid {}", process.pid) } else { name.to_owned() }
}

fn simulated(process: &Process) -> bool {
    let says = |key: &str| process.facts.get(key).is_some_and(|v| v.to_lowercase().contains("simulated"));
    says("gpu") || process.facts.get("simulated").is_some_and(|v| v != "0")
}

fn recording(process: &Process) -> Option<Recording> {
    let ns_per_call: f64 = process.facts.get(COST_FACT)?.parse().ok()?;
    (ns_per_call.is_finite() && ns_per_call >= 0.0).then(|| Recording {
        ns_per_call,
        total_ns: (ns_per_call * process.totals.emitted as f64).round() as u64,
    })
}
