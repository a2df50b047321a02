//! Which part of a trace is exported.

use std::collections::BTreeSet;

use gputap_analysis::call::Call;
use gputap_analysis::select::Selection;

/// A part of a trace; everything by default.
#[derive(Clone, Debug, Default)]
pub struct Cut {
    /// Calls that ended before are left out.
    pub from_ns: Option<i64>,
    /// Calls that were entered then or later are left out.
    pub until_ns: Option<i64>,
    /// Only these processes, by number.
    pub processes: Option<BTreeSet<u32>>,
    /// Only these functions.
    pub apis: Option<Selection>,
}

impl Cut {
    /// Whether a call is in it. One that had not returned has not ended.
    pub fn has(&self, call: &Call) -> bool {
        let ended = call.returned.then(|| call.end_ns());
        self.has_process(call.process)
            && self.from_ns.is_none_or(|from| ended.is_none_or(|end| end >= from))
            && self.until_ns.is_none_or(|until| call.start_ns < until)
            && self.apis.as_ref().is_none_or(|apis| apis.contains(call.api))
    }

    /// Whether a process is in it.
    pub fn has_process(&self, number: u32) -> bool {
        self.processes.as_ref().is_none_or(|processes| processes.contains(&number))
    }

    /// Whether a moment is in it.
    pub fn has_time(&self, ns: i64) -> bool {
        self.from_ns.is_none_or(|from| ns >= from) && self.until_ns.is_none_or(|until| ns < until)
    }
}
