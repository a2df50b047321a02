//! What formats ask about a trace besides its calls.

use std::collections::BTreeMap;

use gputap_model::call::Call;
use gputap_model::cells::Lookup;
use gputap_model::decode::Decoded;
use gputap_trace::Traces;
use gputap_trace::model::{Process, Thread};

/// A trace and its tables, indexed.
pub struct Source<'a> {
    /// The trace, or several that are read as one.
    pub traces: &'a Traces,
    /// What rows name.
    pub lookup: Lookup,
    processes: BTreeMap<u32, &'a Process>,
    threads: BTreeMap<(u32, u32), &'a Thread>,
}

impl<'a> Source<'a> {
    /// Of these traces.
    pub fn new(traces: &'a Traces) -> Source<'a> {
        Source {
            traces,
            lookup: Lookup::new(traces),
            processes: traces.processes().iter().map(|p| (p.number, p)).collect(),
            threads: traces.threads().iter().map(|t| ((t.process, t.tid), t)).collect(),
        }
    }

    /// A process by number.
    pub fn process(&self, number: u32) -> Option<&'a Process> {
        self.processes.get(&number).copied()
    }

    /// A thread by process number and thread id.
    pub fn thread(&self, process: u32, tid: u32) -> Option<&'a Thread> {
        self.threads.get(&(process, tid)).copied()
    }

    /// The program and rank of a process, as a person knows it.
    pub fn title(&self, number: u32) -> String {
        let Some(process) = self.process(number) else { return format!("process {number}") };
        let host = self.traces.host_of(process).filter(|_| self.traces.members().len() > 1);
        let rank = process.place.rank.map(|rank| format!("rank {rank}"));
        let words = rank.into_iter().chain([process.program()]);
        words.chain(host.map(|h| format!("on {h}"))).collect::<Vec<_>>().join(" ")
    }

    /// The name that a kernel's handle had when a call returned.
    pub fn kernel_name(&self, call: &Call, handle: u64) -> Option<String> {
        self.lookup.names.at(call.process, handle, call.end_ns()).map(|n| n.full.clone())
    }

    /// A call with its arguments by name.
    pub fn decode(&self, call: &Call) -> Decoded {
        self.lookup.decode(call)
    }

    /// CLOCK_REALTIME of a moment of the trace's clock.
    pub fn realtime_ns(&self, ns: i64) -> i64 {
        let first = self.traces.members().first();
        let ahead = first.map_or(0, |m| {
            let info = m.trace().info();
            let anchor = m.trace().anchors().first().map(|a| a.real_ns.saturating_sub(a.mono_ns));
            anchor.unwrap_or_else(|| info.created_real_ns.saturating_sub(info.created_mono_ns))
        });
        ns.saturating_add(ahead)
    }
}
