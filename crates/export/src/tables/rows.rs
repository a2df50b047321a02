//! The cells of each table's rows, in the order of its columns.

use gputap_analysis::call::Call;
use gputap_analysis::calls::group_of;
use gputap_analysis::capture;
use gputap_analysis::decode::{Decoded, result_of};
use gputap_analysis::effect::Class;
use gputap_analysis::memory::Allocation;
use gputap_analysis::outcome::{Outcome, outcome};
use gputap_catalog::by_id;
use gputap_trace::model::{Gap, Mark, Process, Thread};

use super::Cell::{self, Bool, Int, Null, Text};
use super::{Table, schema};
use crate::arguments::Arguments;
use crate::done::{Done, What};
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

fn name(api: u16) -> &'static str {
    by_id(api).map_or("unknown", |f| f.name)
}

/// Arguments as a JSON object.
pub(super) fn json(decoded: &Decoded) -> String {
    serde_json::to_string(&Arguments(decoded)).unwrap_or_default()
}

/// Number, pid and rank of a process.
fn who(source: &Source<'_>, number: u32) -> [Cell<'static>; 3] {
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
    let [process, pid, rank] = who(source, call.process);
    let returned = |value: i64| if call.returned { Int(value) } else { Null };
    let how = match outcome(call.api, call.result) {
        _ if !call.returned => "unfinished",
        Outcome::Success => "ok",
        Outcome::NotReady => "not_ready",
        Outcome::Error => "error",
    };
    CallRow {
        cells: [
            process,
            pid,
            rank,
            Int(call.thread.into()),
            Int(call.number.into()),
            Int(call.parent.into()),
            Text(name(call.api)),
            Text(by_id(call.api).map_or("unknown", |f| f.layer.name())),
            Text(group_of(usize::from(call.api))),
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

/// A row of what a call did, and its table.
pub(super) fn done<'a>(source: &Source<'_>, done: &Done<'a>) -> (Option<Table>, Vec<Cell<'a>>) {
    let call = done.call;
    let [process, pid, rank] = who(source, call.process);
    let mut cells = vec![
        process,
        pid,
        rank,
        Int(call.thread.into()),
        Int(call.number.into()),
        Text(name(call.api)),
        Int(call.start_ns),
        Int(call.duration_ns),
        Int(call.context.into()),
        device(call.device),
        Bool(done.captured),
    ];
    let stream = bits(capture::handle_of(call));
    let table = match done.what {
        What::Launch { kernel, name, config } => {
            let side = |sides: fn(&gputap_analysis::kernels::Config) -> u32| int(config.as_ref().map(sides));
            cells.extend([
                text(name.map(|n| n.short.as_str())),
                text(name.map(|n| n.full.as_str())),
                bits(kernel),
                stream,
                side(|c| c.grid[0]),
                side(|c| c.grid[1]),
                side(|c| c.grid[2]),
                side(|c| c.block[0]),
                side(|c| c.block[1]),
                side(|c| c.block[2]),
                side(|c| c.shared_bytes),
                config.map_or(Null, |c| Bool(c.cooperative)),
            ]);
            schema::LAUNCHES
        }
        What::Graph { exec } => {
            cells.extend([bits(Some(exec)), stream]);
            schema::GRAPH_LAUNCHES
        }
        What::Moved(moved) => {
            cells.extend([
                Text(moved.direction.name()),
                Bool(moved.asynchronous),
                bits(moved.bytes),
                bits(Some(moved.count)),
                int(moved.source),
                int(moved.destination),
                stream,
            ]);
            schema::COPIES
        }
        What::Communicated(called) => {
            cells.extend([
                Text(called.operation),
                Bool(called.collective),
                bits(called.bytes),
                bits(Some(called.comm)),
                int(called.peer),
                int(called.root),
                text(called.datatype),
                text(called.reduction),
            ]);
            schema::OPERATIONS
        }
        What::Memory { .. } => return (None, cells),
    };
    (Some(table), cells)
}

pub(super) fn lifetime(source: &Source<'_>, of: &Allocation) -> [Cell<'static>; 13] {
    let [process, pid, rank] = who(source, of.process);
    let class = match of.kind.class() {
        Class::Device => "device",
        Class::Host => "host",
        Class::Foreign => "foreign",
        Class::Nothing => "nothing",
    };
    [
        process,
        pid,
        rank,
        Int(of.thread.into()),
        bits(Some(of.address)),
        bits(Some(of.bytes)),
        Text(of.kind.name()),
        Text(class),
        int(of.device),
        Int(of.context.into()),
        Int(of.from_ns),
        int(of.until_ns),
        int(of.until_ns.map(|until| until.saturating_sub(of.from_ns))),
    ]
}

pub(super) fn process(p: &Process) -> [Cell<'_>; 16] {
    [
        Int(p.number.into()),
        Int(p.pid.into()),
        Int(p.ppid.into()),
        Int(p.uid.into()),
        int(p.place.rank),
        int(p.place.local_rank),
        int(p.place.world_size),
        text(p.place.job.as_deref()),
        text(p.place.host.as_deref()),
        text(p.place.pod.as_deref()),
        text(p.facts.get("exe").map(String::as_str)),
        Int(p.started_ns),
        Bool(p.exited),
        bits(Some(p.totals.emitted)),
        bits(Some(p.totals.stored)),
        bits(Some(p.totals.dropped_total())),
    ]
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

pub(super) fn gap(gap: &Gap) -> [Cell<'static>; 6] {
    [
        Int(gap.process.into()),
        Int(gap.tid.into()),
        Text(gap.reason.name()),
        bits(Some(gap.count)),
        Int(gap.first_ns),
        Int(gap.last_ns),
    ]
}

pub(super) fn mark(mark: &Mark) -> [Cell<'_>; 3] {
    [Int(mark.process.into()), Int(mark.time_ns), Text(&mark.label)]
}
