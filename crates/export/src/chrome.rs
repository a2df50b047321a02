//! Chrome's JSON trace events, in the shape of PyTorch's profiler, which HolisticTraceAnalysis reads.
//!
//! Each call is a complete event; `cat` is `cuda_runtime` or `cuda_driver` as there. Activities are not written yet, so there are no
//! events of kernels. What a call was given stands in an object of its own: readers of these files take
//! an argument called `stream` for the sign of a kernel.

mod json;

use gputap_trace::{function_name, layer_name};
use std::collections::HashSet;
use std::path::Path;

use gputap_catalog::{Layer, by_id};
use gputap_model::call::Call;
use gputap_model::detail::{Detail, Wanted};

use crate::error::Error;
use crate::files::Files;
use crate::format::{Format, Nested, Wants};
use crate::sink::Sink;
use crate::source::Source;
use json::{End, Line};

/// One file, or one per process.
enum Out {
    One(Sink),
    Each(Files),
}

/// Writes a trace as Chrome's JSON trace events.
pub struct Chrome<'a> {
    source: &'a Source<'a>,
    out: Out,
    /// Times count from here.
    zero_ns: i64,
    arguments: bool,
    /// Names of files that were begun, and of processes and threads that were named.
    begun: HashSet<String>,
    named: HashSet<(u32, Option<u32>)>,
    correlation: u64,
    flows: u64,
    line: Line,
}

impl<'a> Chrome<'a> {
    /// One file with all processes.
    pub fn file(source: &'a Source<'a>, sink: Sink, arguments: bool) -> Chrome<'a> {
        Chrome::new(source, Out::One(sink), arguments)
    }

    /// A file per process, named after its rank.
    pub fn directory(source: &'a Source<'a>, dir: &Path, arguments: bool) -> Chrome<'a> {
        Chrome::new(source, Out::Each(Files::new(dir)), arguments)
    }

    fn new(source: &'a Source<'a>, out: Out, arguments: bool) -> Chrome<'a> {
        Chrome {
            source,
            out,
            zero_ns: source.traces.first_ns().unwrap_or(0),
            arguments,
            begun: HashSet::new(),
            named: HashSet::new(),
            correlation: 0,
            flows: 0,
            line: Line::default(),
        }
    }

    /// The file of a process.
    fn name(&self, process: u32) -> String {
        let of = self.source.process(process);
        match (&self.out, of.and_then(|p| p.place.rank)) {
            (Out::One(_), _) => String::new(),
            (Out::Each(_), Some(rank)) if self.is_only(rank) => format!("rank-{rank}.json"),
            (Out::Each(_), _) => format!("process-{}-{process}.json", of.map_or(0, |p| p.pid)),
        }
    }

    /// Whether one process has this rank.
    fn is_only(&self, rank: u32) -> bool {
        self.source.traces.processes().iter().filter(|p| p.place.rank == Some(rank)).count() == 1
    }

    /// Writes the line that was made.
    fn put(&mut self, process: u32) -> Result<(), Error> {
        let name = self.name(process);
        if !self.begun.contains(&name) {
            let head = self.head(process);
            sink(&mut self.out, &name)?.put(head.as_bytes())?;
            self.begun.insert(name.clone());
        } else {
            sink(&mut self.out, &name)?.put(b",\n")?;
        }
        sink(&mut self.out, &name)?.put(self.line.bytes())
    }

    /// Everything before the first event. HolisticTraceAnalysis looks for the rank line by line, and for a space in it.
    fn head(&self, process: u32) -> String {
        let process = self.source.process(process).filter(|_| matches!(self.out, Out::Each(_)));
        let rank = process.and_then(|p| p.place.rank.zip(Some(p.place.world_size.unwrap_or(1))));
        let distributed = rank.map_or_else(String::new, |(rank, world)| {
            let backend = "\"backend\": \"nccl\"";
            format!("\"distributedInfo\": {{{backend}, \"rank\": {rank}, \"world_size\": {world}}},\n")
        });
        let traces = self.source.traces;
        let is_simulated = match process {
            Some(process) => traces.is_simulated(process),
            None => traces.processes().iter().any(|p| traces.is_simulated(p)),
        };
        let simulated = if is_simulated { "\"simulated\": true,\n" } else { "" };
        format!(
            "{{\n\"schemaVersion\": 1,\n{distributed}{simulated}\"displayTimeUnit\": \"ns\",\n\
             \"baseTimeNanoseconds\": {},\n\"writtenBy\": \"gputap {}\",\n\"traceEvents\": [\n",
            self.source.realtime_ns(self.zero_ns),
            env!("CARGO_PKG_VERSION"),
        )
    }

    /// Says once how a process and a thread are called.
    fn introduce(&mut self, process: u32, tid: u32) -> Result<(), Error> {
        if !self.named.insert((process, Some(tid))) {
            return Ok(());
        }
        let pid = self.pid(process);
        if self.named.insert((process, None)) {
            self.line.metadata("process_name", pid, 0, &self.source.title(process));
            self.put(process)?;
        }
        let name = self.source.thread(process, tid).map_or("", |t| t.name.as_str());
        self.line.metadata("thread_name", pid, tid, name);
        self.put(process)
    }

    /// An arrow from a call of one library to the call of another that it made.
    fn flow(&mut self, outer: &Call<'_>, inner: &Call<'_>) -> Result<(), Error> {
        self.flows += 1;
        let pid = self.pid(inner.process);
        for (end, call) in [(End::From, outer), (End::To, inner)] {
            let ns = call.start_ns.saturating_sub(self.zero_ns);
            self.line.flow(end, self.flows, pid, call.thread, ns);
            self.put(call.process)?;
        }
        Ok(())
    }

    fn pid(&self, process: u32) -> u32 {
        self.source.process(process).map_or(process, |p| p.pid)
    }
}

fn sink<'o>(out: &'o mut Out, name: &str) -> Result<&'o mut Sink, Error> {
    match out {
        Out::One(sink) => Ok(sink),
        Out::Each(files) => files.get(name),
    }
}

fn layer(call: &Call<'_>) -> Option<Layer> {
    by_id(call.api).map(|f| f.layer)
}

/// What PyTorch's profiler calls a layer.
fn category(layer: &'static str) -> &'static str {
    match layer {
        "driver" => "cuda_driver",
        "runtime" => "cuda_runtime",
        other => other,
    }
}

impl Format for Chrome<'_> {
    fn wants(&self) -> Wants {
        Wants { calls: true, details: Wanted::LEVELS, ..Wants::default() }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        for Nested { call, around } in calls {
            self.introduce(call.process, call.thread)?;
            self.correlation += 1;
            let cat = category(layer_name(call.api));
            let name = function_name(call.api);
            let outer = around.map(|outer| &calls[outer].call).filter(|outer| layer(outer) != layer(call));
            if let Some(outer) = outer {
                self.flow(outer, call)?;
            }
            let decoded = self.arguments.then(|| self.source.decode(call));
            let pid = self.pid(call.process);
            self.line.call(name, cat, pid, call, self.zero_ns, self.correlation, decoded.as_ref());
            self.put(call.process)?;
        }
        Ok(())
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        let Detail::Level(level) = detail else { return Ok(()) };
        self.introduce(level.process, level.thread)?;
        let values = level.by_device.iter().copied();
        let pid = self.pid(level.process);
        self.line.counter("GPU memory, bytes", pid, level.time_ns.saturating_sub(self.zero_ns), values);
        self.put(level.process)
    }

    fn finish(&mut self) -> Result<(), Error> {
        if matches!(self.out, Out::One(_)) && self.begun.is_empty() {
            let head = self.head(0);
            sink(&mut self.out, "")?.put(head.as_bytes())?;
            self.begun.insert(String::new());
        }
        for name in &self.begun {
            sink(&mut self.out, name)?.put(b"\n]}\n")?;
        }
        match &mut self.out {
            Out::One(sink) => sink.finish(),
            Out::Each(files) => files.flush(),
        }
    }
}
