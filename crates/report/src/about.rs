//! What the attributes of a process say about it.

use gputap_trace::model::Process;

use crate::sections::Recording;

/// Attribute of a process: what one recorded call costs there, in ns.
const COST: &str = "cost_ns";

/// What recording took in it, where it measured that.
pub(super) fn recording(process: &Process) -> Option<Recording> {
    let ns_per_call: f64 = process.attributes.get(COST)?.parse().ok()?;
    (ns_per_call.is_finite() && ns_per_call >= 0.0).then(|| Recording {
        ns_per_call,
        total_ns: (ns_per_call * process.totals.emitted as f64).round() as u64,
    })
}
