//! What all tables of a database read.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use gputap_catalog::FUNCTIONS;
use gputap_model::cells::Lookup;
use gputap_model::detail;
use gputap_tables::Table;
use gputap_trace::{Scanned, Traces};

use crate::kept::{Keeper, KeptScans};

/// Traces, and what is derived from them once.
pub(crate) struct Store {
    pub(crate) traces: Traces,
    pub(crate) lookup: Lookup,
    /// The running query is to end.
    pub(crate) interrupted: AtomicBool,
    /// The query that is being prepared will not go through rows: how it would is not worth a look at the trace.
    pub(crate) summing: AtomicBool,
    /// The query that is being prepared may compare rows of values, of which SQLite offers only the first part as a condition.
    pub(crate) comparing_rows: AtomicBool,
    /// Rows of the last small scans.
    pub(crate) kept: KeptScans,
    source: OnceLock<detail::Source>,
    counts: OnceLock<Vec<u64>>,
    /// What scans could not read, each thing once.
    problems: Mutex<Vec<String>>,
}

impl Store {
    pub(crate) fn new(traces: Traces) -> Store {
        Store {
            lookup: Lookup::new(&traces),
            traces,
            interrupted: AtomicBool::new(false),
            summing: AtomicBool::new(false),
            comparing_rows: AtomicBool::new(false),
            kept: KeptScans::default(),
            source: OnceLock::new(),
            counts: OnceLock::new(),
            problems: Mutex::default(),
        }
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Keeps the rows of a scan that has ended, for the next time. An interrupted one ends before its last row.
    pub(crate) fn keep(&self, table: &Table, keeper: Keeper) {
        if !self.is_interrupted() {
            self.kept.add(table, keeper);
        }
    }

    /// What scans for launches and the like have to know beforehand.
    pub(crate) fn source(&self) -> &detail::Source {
        self.source.get_or_init(|| detail::Source::new(&self.traces))
    }

    /// Calls of each function, by id; what the catalogue lacks is counted behind its last.
    pub(crate) fn counts(&self) -> &[u64] {
        self.counts.get_or_init(|| {
            let mut counts = vec![0; FUNCTIONS.len() + 1];
            for (id, n) in self.traces.functions() {
                counts[usize::from(id).min(FUNCTIONS.len())] += n;
            }
            counts
        })
    }

    /// Notes what a scan could not read.
    pub(crate) fn note(&self, scanned: &Scanned) {
        let mut problems = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
        for problem in &scanned.problems {
            if !problems.contains(problem) {
                problems.push(problem.clone());
            }
        }
    }

    /// What is missing and why: known before, and found by scans.
    pub(crate) fn problems(&self) -> Vec<String> {
        let mut all = self.traces.problems();
        let found = self.problems.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(found.iter().filter(|p| !all.contains(p)).cloned().collect::<Vec<_>>());
        all
    }
}

#[cfg(test)]
mod tests {
    use gputap_tables::ALL;

    use super::*;
    use crate::plan::Plan;

    #[test]
    fn an_interrupted_scan_is_not_kept() {
        let store = Store::new(Traces::new(Vec::new()));
        let plan = Plan { used: 4, ..Plan::default() };
        store.interrupted.store(true, Ordering::Relaxed);
        store.keep(ALL[0], Keeper::new(ALL[0], plan.clone()));
        assert!(store.kept.find(ALL[0], &plan).is_none());
        store.interrupted.store(false, Ordering::Relaxed);
        store.keep(ALL[0], Keeper::new(ALL[0], plan.clone()));
        assert!(store.kept.find(ALL[0], &plan).is_some());
    }
}
