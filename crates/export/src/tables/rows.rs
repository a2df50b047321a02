//! The cells of each table's rows, in the order of its columns.

use gputap_analysis::call::Call;
use gputap_analysis::decode::{Decoded, result_of};
use gputap_analysis::detail::{Copied, GraphLaunch, Launch, Operation, Who};
use gputap_analysis::kernels::Config;
use gputap_analysis::memory::Allocation;
use gputap_analysis::outcome::outcome;
use gputap_analysis::report::simulated;
use gputap_trace::model::{Loss, Mark, Process, Thread};
use gputap_trace::{Traces, function_name, group_name, layer_name};

use super::Cell::{self, Bool, Int, Null, Text};
use crate::arguments::Arguments;
use crate::source::Source;

/// Device ordinal of a call whose device was not known.
const UNKNOWN_DEVICE: u16 = 0xFFFF;

fn int(value: Option<impl Into<i64>>) -> Cell<'static> {
    value.map_or(Null, |v| Int(v.into()))
}

/// Addresses and sizes keep their bits.
fn bits(value: Option<u64>) -> Cell<'static> {
    value.map_or(Null, |v| Int(v as i64))
}

fn text(value: Option<&str>) -> Cell<'_> {
    value.map_or(Null, Text)
}

fn device(device: u16) -> Cell<'static> {
    int((device != UNKNOWN_DEVICE).then_some(device))
}

/// Arguments as a JSON object.
pub(super) fn json(decoded: &Decoded) -> String {
    serde_json::to_string(&Arguments(decoded)).unwrap_or_default()
}

/// Number, pid and rank of a process.
fn ids(source: &Source<'_>, number: u32) -> [Cell<'static>; 3] {
    let process = source.process(number);
    [Int(number.into()), int(process.map(|p| p.pid)), int(process.and_then(|p| p.place.rank))]
}

/// A row of `calls`, with the text that it owns.
pub(super) struct CallRow<'a> {
    cells: [Cell<'a>; 18],
    result: Option<String>,
}

impl CallRow<'_> {
    pub(super) fn cells(&self) -> [Cell<'_>; 18] {
        let mut cells = self.cells;
        cells[13] = text(self.result.as_deref());
        cells
    }
}

pub(super) fn call<'a>(source: &Source<'_>, call: &Call<'_>, arguments: Option<&'a str>) -> CallRow<'a> {
    let [process, pid, rank] = ids(source, call.process);
    let returned = |value: i64| if call.returned { Int(value) } else { Null };
    let how = match outcome(call.api, call.result) {
        _ if !call.returned => "unfinished",
        outcome => outcome.name(),
    };
    CallRow {
        cells: [
            process,
            pid,
            rank,
            Int(call.thread.into()),
            Int(call.number.into()),
            Int(call.parent.into()),
            Text(function_name(call.api)),
            Text(layer_name(call.api)),
            Text(group_name(call.api)),
            Int(call.start_ns),
            returned(call.duration_ns),
            returned(call.end_ns()),
            returned(call.result.into()),
            Null,
            Text(how),
            Int(call.context.into()),
            device(call.device),
            text(arguments),
        ],
        result: call.returned.then(|| result_of(call.api, call.result)),
    }
}

/// The cells of the call that did something, then its own.
fn by_a_call<'a, const OWN: usize>(source: &Source<'_>, who: &Who, own: [Cell<'a>; OWN]) -> Vec<Cell<'a>> {
    let [process, pid, rank] = ids(source, who.process);
    let mut cells = Vec::with_capacity(11 + OWN);
    cells.extend([
        process,
        pid,
        rank,
        Int(who.thread.into()),
        Int(who.number.into()),
        Text(function_name(who.api)),
        Int(who.start_ns),
        Int(who.duration_ns),
        Int(who.context.into()),
        int(who.device),
        Bool(who.captured),
    ]);
    cells.extend(own);
    cells
}

pub(super) fn launch<'a>(source: &'a Source<'_>, of: &Launch) -> Vec<Cell<'a>> {
    let name = of.name.and_then(|name| source.names.get(name));
    let side = |side: fn(&Config) -> u32| int(of.config.as_ref().map(side));
    let own = [
        text(name.map(|n| n.short.as_str())),
        text(name.map(|n| n.full.as_str())),
        bits(of.kernel),
        bits(of.stream),
        side(|c| c.grid[0]),
        side(|c| c.grid[1]),
        side(|c| c.grid[2]),
        side(|c| c.block[0]),
        side(|c| c.block[1]),
        side(|c| c.block[2]),
        side(|c| c.shared_bytes),
        of.config.map_or(Null, |c| Bool(c.cooperative)),
    ];
    by_a_call(source, &of.who, own)
}

pub(super) fn graph_launch(source: &Source<'_>, of: &GraphLaunch) -> Vec<Cell<'static>> {
    let graph = of.graph.and_then(|graph| source.traces.graphs().get(graph as usize));
    let nodes = int(graph.map(|g| g.total_nodes));
    by_a_call(source, &of.who, [bits(Some(of.exec)), int(of.graph), nodes, bits(of.stream)])
}

pub(super) fn copy(source: &Source<'_>, of: &Copied) -> Vec<Cell<'static>> {
    let own = [
        Text(of.direction.name()),
        Bool(of.asynchronous),
        bits(of.bytes),
        bits(Some(of.count)),
        int(of.source),
        int(of.destination),
        bits(of.stream),
    ];
    by_a_call(source, &of.who, own)
}

pub(super) fn operation<'a>(
    source: &Source<'_>,
    of: &Operation,
    communicator: Option<&'a str>,
) -> Vec<Cell<'a>> {
    let own = [
        Text(of.name),
        Text(of.kind),
        bits(of.bytes),
        text(communicator),
        bits(Some(of.handle)),
        int(of.size),
        int(of.rank),
        int(of.peer),
        int(of.root),
        text(of.datatype),
        text(of.reduction),
        Bool(of.grouped),
        bits(of.sequence),
        bits(of.late_ns),
    ];
    by_a_call(source, &of.who, own)
}

pub(super) fn allocation(source: &Source<'_>, of: &Allocation) -> [Cell<'static>; 14] {
    let [process, pid, rank] = ids(source, of.process);
    [
        process,
        pid,
        rank,
        Int(of.thread.into()),
        Text(function_name(of.api)),
        bits(Some(of.address)),
        bits(Some(of.bytes)),
        Text(of.kind.name()),
        Text(of.kind.class().name()),
        int(of.device),
        Int(of.context.into()),
        Int(of.from_ns),
        int(of.until_ns),
        int(of.until_ns.map(|until| until.saturating_sub(of.from_ns))),
    ]
}

/// A row of `processes`, with the text that it owns.
pub(super) struct ProcessRow<'a> {
    process: &'a Process,
    program: String,
    host: Option<&'a str>,
    simulated: bool,
}

impl<'a> ProcessRow<'a> {
    pub(super) fn new(traces: &'a Traces, process: &'a Process) -> ProcessRow<'a> {
        let (program, host) = (process.program(), traces.host_of(process));
        ProcessRow { process, program, host, simulated: simulated(traces, process) }
    }

    pub(super) fn cells(&self) -> [Cell<'_>; 18] {
        let p = self.process;
        [
            Int(p.number.into()),
            Int(p.pid.into()),
            Int(p.ppid.into()),
            Int(p.uid.into()),
            int(p.place.rank),
            int(p.place.local_rank),
            int(p.place.world_size),
            text(p.place.job.as_deref()),
            text(self.host),
            text(p.place.pod.as_deref()),
            Text(&self.program),
            text(p.exe()),
            Int(p.started_ns),
            Bool(p.exited),
            bits(Some(p.totals.emitted)),
            bits(Some(p.totals.stored)),
            bits(Some(p.totals.dropped_total())),
            Bool(self.simulated),
        ]
    }
}

pub(super) fn thread(t: &Thread) -> [Cell<'_>; 6] {
    [
        Int(t.process.into()),
        Int(t.tid.into()),
        Text(&t.name),
        bits(Some(t.totals.emitted)),
        bits(Some(t.totals.stored)),
        bits(Some(t.totals.dropped_total())),
    ]
}

pub(super) fn loss(loss: &Loss) -> [Cell<'static>; 6] {
    [
        Int(loss.process.into()),
        Int(loss.tid.into()),
        Text(loss.reason.name()),
        bits(Some(loss.count)),
        int(loss.first_ns),
        int(loss.last_ns),
    ]
}

pub(super) fn mark(mark: &Mark) -> [Cell<'_>; 3] {
    [Int(mark.process.into()), Int(mark.time_ns), Text(&mark.label)]
}
