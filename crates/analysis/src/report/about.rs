//! What the facts of a process say about it.

use gputap_trace::Traces;
use gputap_trace::model::Process;

use super::Recording;

/// Fact of a process: what one recorded call costs there, in ns.
const COST_FACT: &str = "cost_ns";

/// How directories begin in which the simulated libraries have their vendors' names.
pub const SIMULATED_DIR: &str = "gputap-sim-";

/// Whether its GPUs were simulated: the first GPU says so by its name, and a program that used none has a library from a
/// directory of simulated ones.
pub fn simulated(traces: &Traces, process: &Process) -> bool {
    let says = |key: &str| process.facts.get(key).is_some_and(|v| v.to_lowercase().contains("simulated"));
    let dir = format!("/{SIMULATED_DIR}");
    let mut libraries = traces.libraries().iter().filter(|l| l.process == process.number);
    says("gpu")
        || process.facts.get("simulated").is_some_and(|v| v != "0")
        || libraries.any(|l| l.path.contains(&dir))
}

/// What recording took in it, where it measured that.
pub(super) fn recording(process: &Process) -> Option<Recording> {
    let ns_per_call: f64 = process.facts.get(COST_FACT)?.parse().ok()?;
    (ns_per_call.is_finite() && ns_per_call >= 0.0).then(|| Recording {
        ns_per_call,
        total_ns: (ns_per_call * process.totals.emitted as f64).round() as u64,
    })
}
