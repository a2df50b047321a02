//! What is said when a recording has ended.

use std::path::Path;

use gputap_collect::{Collector, Counters};
use gputap_sql::Metrics;

/// The trace in one screen, and where it is.
pub fn print(trace: &Path, counters: &Counters, metrics: &Metrics) {
    match crate::report::summary(trace, metrics) {
        Ok(text) => err!("{text}"),
        Err(e) => errln!("gputap: the trace {} can't be summed up: {e:#}", trace.display()),
    }
    if counters.lost_on_disk > 0 {
        errln!("gputap: {} calls could not be written to {}", counters.lost_on_disk, trace.display());
    }
    errln!("trace: {}    gputap report {0}", trace.display());
}

/// What could not be recorded.
pub fn say_refused(collector: &Collector) {
    for why in collector.refused() {
        errln!("gputap: not recorded: {why}");
    }
}

/// The same, and who runs on unrecorded.
pub fn say_left_out(collector: &mut Collector) {
    let alive = collector.alive();
    say_refused(collector);
    if !alive.is_empty() {
        errln!("gputap: still running and no longer recorded: {alive:?}");
    }
}
