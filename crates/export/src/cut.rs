//! Which part of a trace is exported.

use std::collections::BTreeSet;

use gputap_model::call::Call;
use gputap_model::detail::Detail;
use gputap_model::range::TimeRange;
use gputap_model::select::Selection;

/// A part of a trace; everything by default.
#[derive(Clone, Debug, Default)]
pub struct Cut {
    /// Calls that ended before it, or were entered after it, are left out.
    pub range: TimeRange,
    /// Only these processes, by number.
    pub processes: Option<BTreeSet<u32>>,
    /// Only these functions.
    pub apis: Option<Selection>,
}

impl Cut {
    /// Whether a call is in it. One that had not returned has not ended.
    pub fn has(&self, call: &Call) -> bool {
        self.meets(call.process, call.api, call.start_ns, call.returned().then(|| call.end_ns()))
    }

    /// Whether what a call did is in it: with its call, an allocation when it was there at some time of the part.
    pub fn has_detail(&self, detail: &Detail) -> bool {
        let who = match detail {
            Detail::Launch(launch) => &launch.who,
            Detail::Graph(launch) => &launch.who,
            Detail::Copy(copy) => &copy.who,
            Detail::Operation(operation) => &operation.who,
            Detail::Memory(a) => return self.meets(a.process, a.api, a.from_ns, a.until_ns),
            Detail::Level(l) => return self.meets(l.process, l.api, l.time_ns, Some(l.time_ns)),
        };
        let end_ns = who.start_ns.saturating_add(who.duration_ns);
        self.meets(who.process, who.api, who.start_ns, Some(end_ns))
    }

    fn meets(&self, process: u32, api: u16, start_ns: i64, end_ns: Option<i64>) -> bool {
        self.has_process(process)
            && end_ns.is_none_or(|end| end >= self.range.from_ns)
            && (start_ns < self.range.from_ns || self.range.has(start_ns))
            && self.apis.as_ref().is_none_or(|apis| apis.contains(api))
    }

    /// Whether something of a process that is no call is in it. A part of some functions has calls alone.
    pub fn has_row(&self, process: u32, start_ns: i64, end_ns: i64) -> bool {
        self.apis.is_none() && self.meets(process, 0, start_ns, Some(end_ns))
    }

    /// Whether a process is in it.
    pub fn has_process(&self, number: u32) -> bool {
        self.processes.as_ref().is_none_or(|processes| processes.contains(&number))
    }

    /// Whether a moment is in it.
    pub fn has_time(&self, ns: i64) -> bool {
        self.range.has(ns)
    }
}
