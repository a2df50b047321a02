//! Which stream-ordered calls were captured into a graph instead of running.
//!
//! A launch into a capturing stream becomes a node. A stream captures from `cuStreamBeginCapture` on; another one
//! joins when it waits for an event that was recorded in a capturing stream; all leave when the first one ends.
//! A cheap first pass finds the times in which anything captures ([`Windows`]); only the stream-ordered calls of
//! these times are put in order across threads and followed one by one ([`Captures`]).

use std::collections::HashMap;

use gputap_catalog::by_id;
use gputap_trace::model::Calls;

use crate::call::Call;
use crate::comm;
use crate::effect::{self, Effect, Shape};
use crate::hash::Map;

/// Codes with which `cuStreamEndCapture` ends a capture: success, capture invalidated, unjoined work.
const ENDED: [i32; 3] = [0, 901, 904];

/// Handles with a fixed meaning.
const LEGACY: u64 = 1;
const PER_THREAD: u64 = 2;

/// A stream, told apart from the default streams of other contexts and threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stream {
    process: u32,
    handle: u64,
    context: u32,
    thread: u32,
}

impl Stream {
    fn from_call(call: &Call, handle: u64) -> Stream {
        let per_thread = by_id(call.api).is_some_and(|f| f.per_thread);
        let handle = match handle {
            0 if per_thread => PER_THREAD,
            0 => LEGACY,
            other => other,
        };
        let default = handle <= PER_THREAD;
        Stream {
            process: call.process,
            handle,
            context: if default { call.context } else { 0 },
            thread: if handle == PER_THREAD { call.thread } else { 0 },
        }
    }
}

/// A begin or end of a capture, for [`Windows`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    /// Number of the process in the trace.
    pub process: u32,
    /// When: entry of a begin, exit of an end.
    pub time_ns: i64,
    /// Whether it ends.
    pub ends: bool,
}

impl Edge {
    /// The edge that a call of function `api` makes.
    pub fn from_call(api: u16, process: u32, result: i32, start_ns: i64, end_ns: i64) -> Option<Edge> {
        match effect::at(api) {
            Effect::CaptureBegin { .. } if result == 0 => {
                Some(Edge { process, time_ns: start_ns, ends: false })
            }
            Effect::CaptureEnd { .. } if ENDED.contains(&result) => {
                Some(Edge { process, time_ns: end_ns, ends: true })
            }
            _ => None,
        }
    }
}

/// Whether function `api` begins or ends a capture.
pub fn is_edge(api: u16) -> bool {
    matches!(effect::at(api), Effect::CaptureBegin { .. } | Effect::CaptureEnd { .. })
}

/// The edges among calls, of which process, function, result and times are needed.
pub fn edges(calls: &Calls<'_>) -> Vec<Edge> {
    let returned = |i: &usize| calls.duration_ns[*i] >= 0;
    let rows = (0..calls.len).filter(|i| is_edge(calls.api[*i])).filter(returned);
    let edge = |i: usize| {
        let start_ns = calls.start_ns[i];
        let end_ns = start_ns.saturating_add(calls.duration_ns[i]);
        Edge::from_call(calls.api[i], calls.process[i], calls.result[i], start_ns, end_ns)
    };
    rows.filter_map(edge).collect()
}

/// The times in which some stream of a process was capturing.
#[derive(Clone, Debug, Default)]
pub struct Windows {
    processes: Map<u32, Window>,
}

/// Those of one process.
#[derive(Clone, Debug, Default)]
struct Window {
    /// Begins and ends of captures, in the order of time.
    edges: Vec<Edge>,
    /// From and to, as the edges say.
    times: Vec<(i64, i64)>,
}

impl Windows {
    /// From edges of traces, in any order.
    pub fn new(edges: Vec<Edge>) -> Windows {
        let mut windows = Windows::default();
        windows.add(edges);
        windows
    }

    /// Takes in further edges, in any order.
    pub fn add(&mut self, mut edges: Vec<Edge>) {
        edges.sort_unstable();
        for new in edges.chunk_by(|a, b| a.process == b.process) {
            let window = self.processes.entry(new[0].process).or_default();
            window.edges.extend(new);
            window.edges.sort();
            window.times = times(&window.edges);
        }
    }

    /// Forgets what ended before `until_ns`.
    pub(crate) fn forget_before(&mut self, until_ns: i64) {
        for window in self.processes.values_mut() {
            let ended = window.times.iter().take_while(|(_, to)| *to < until_ns).count();
            if let Some((_, to)) = window.times.drain(..ended).next_back() {
                window.edges.retain(|edge| edge.time_ns > to);
            }
        }
    }

    /// Forgets a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.processes.remove(&process);
    }

    /// Whether nothing was captured.
    pub fn is_empty(&self) -> bool {
        self.processes.is_empty()
    }

    /// Whether something of `process` was capturing at `time_ns`.
    pub fn contain(&self, process: u32, time_ns: i64) -> bool {
        let Some(Window { times, .. }) = self.processes.get(&process) else { return false };
        let next = times.partition_point(|(from, _)| *from <= time_ns);
        times[..next].last().is_some_and(|(_, to)| time_ns <= *to)
    }
}

/// From the first of nested begins to the last of their ends.
fn times(edges: &[Edge]) -> Vec<(i64, i64)> {
    let (mut times, mut depth, mut since) = (Vec::new(), 0u32, 0);
    for edge in edges {
        match edge.ends {
            false => {
                since = if depth == 0 { edge.time_ns } else { since };
                depth += 1;
            }
            true if depth <= 1 => {
                // One that began before the recording: nobody saw since when.
                let from = if depth == 1 { since } else { edge.time_ns };
                times.push((from, edge.time_ns));
                depth = 0;
            }
            true => depth -= 1,
        }
    }
    if depth > 0 {
        times.push((since, i64::MAX));
    }
    times
}

/// The stream whose capture decides whether `call` runs; `None` when the call is not stream-ordered.
fn stream_of(call: &Call) -> Option<Stream> {
    handle_of(call).map(|handle| Stream::from_call(call, handle))
}

/// The handle of the stream that orders `call`; `None` when none does.
pub fn handle_of(call: &Call) -> Option<u64> {
    let function = by_id(call.api)?;
    let word = match *effect::at(call.api) {
        Effect::Launch(launch) => match launch.shape {
            Shape::Words { stream, .. } => stream,
            Shape::Config { stream, .. } => {
                return call.args.field(function, stream);
            }
            Shape::Unknown => return None,
        },
        Effect::Copy(copy) => copy.stream?,
        Effect::Memset { stream, .. }
        | Effect::Prefetch { stream, .. }
        | Effect::GraphLaunch { stream, .. } => stream?,
        Effect::Alloc(alloc) => alloc.stream?,
        Effect::Free { stream, .. } => stream?,
        Effect::CaptureBegin { stream } | Effect::CaptureEnd { stream } => stream,
        Effect::EventRecord { stream, .. } | Effect::EventWait { stream, .. } => stream,
        _ => comm::stream(call.api)?,
    };
    Some(call.args.value(word))
}

/// Whether a call inside a window has to be seen by [`Captures`].
pub fn is_ordered(call: &Call) -> bool {
    stream_of(call).is_some()
}

/// When a call counts: a begin from its exit, everything else from its entry.
pub fn time(call: &Call) -> i64 {
    let begin = matches!(effect::at(call.api), Effect::CaptureBegin { .. });
    if begin { call.end_ns() } else { call.start_ns }
}

/// Number of a capture.
type Capture = u32;

/// Which streams are capturing at a moment, which only moves on.
#[derive(Clone, Default)]
pub struct Captures {
    next: Capture,
    streams: HashMap<Stream, Capture>,
    /// Events recorded in a capturing stream.
    events: Map<(u32, u64), Capture>,
}

impl Captures {
    /// Goes on to the next call in the order of [`time`]; whether it was captured.
    pub fn step(&mut self, call: &Call) -> bool {
        let effect = effect::at(call.api);
        let Some(stream) = stream_of(call) else { return false };
        let captured = self.streams.get(&stream).copied();
        match *effect {
            Effect::CaptureBegin { .. } if call.succeeded() => {
                self.next += 1;
                self.streams.insert(stream, self.next);
            }
            Effect::CaptureEnd { .. } if call.returned() && ENDED.contains(&call.result) => {
                self.end(captured);
            }
            Effect::EventRecord { event, .. } if call.succeeded() => {
                let key = (call.process, call.args.value(event));
                match captured {
                    Some(capture) => self.events.insert(key, capture),
                    None => self.events.remove(&key),
                };
            }
            Effect::EventWait { event, .. } if call.succeeded() => {
                if let Some(capture) = self.events.get(&(call.process, call.args.value(event))) {
                    self.streams.insert(stream, *capture);
                }
            }
            _ => {}
        }
        captured.is_some()
    }

    /// Forgets a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.streams.retain(|stream, _| stream.process != process);
        self.events.retain(|(p, _), _| *p != process);
    }

    fn end(&mut self, capture: Option<Capture>) {
        let Some(capture) = capture else { return };
        self.streams.retain(|_, c| *c != capture);
        self.events.retain(|_, c| *c != capture);
    }
}

#[cfg(test)]
mod tests;
