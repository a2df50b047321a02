//! Why the ranks of a communicator can't be compared: their collectives are matched by number, so one that is missing
//! shifts a rank against the others and would make the wrong one look late.

use std::fmt;

use gputap_trace::Traces;
use gputap_trace::model::{LossReason, Totals};

use crate::hash::Map;

/// The library came in by CUDA_INJECTION64_PATH, and not by LD_PRELOAD.
const PRELOAD: u32 = 1 << 0;
const INJECTION_PATH: u32 = 1 << 1;

/// What is wrong with a communicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// Calls of a thread that used it were lost.
    Lost,
    /// Calls of a thread that used it have expired.
    Expired,
    /// Calls of a process that used it were stored elsewhere, or not recorded, before this trace began.
    JoinedLate,
    /// One of its calls failed.
    Failed,
    /// Ranks called different collectives under one number, or are too far apart.
    OutOfStep,
    /// Its ranks are on hosts whose clocks have an unknown error.
    Clock,
    /// Not all of its ranks are in these traces.
    Incomplete {
        /// Ranks that are.
        seen: usize,
        /// How many ranks the communicator has.
        size: i32,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doubt::Lost => "calls of a thread that used it were dropped",
            Doubt::Expired => "calls of a thread that used it have expired (--keep-last, --max-size)",
            Doubt::JoinedLate => "earlier calls of a process that used it are not in this trace",
            Doubt::Failed => "one of its calls failed",
            Doubt::OutOfStep => {
                "its ranks' collectives do not correspond; was recording paused in one of them?"
            }
            Doubt::Clock => "its ranks are on hosts whose clocks have an unknown error",
            Doubt::Incomplete { seen, size } => {
                return write!(f, "{seen} of its {size} ranks are in these traces");
            }
        })
    }
}

/// What is known of a trace before its calls are read.
#[derive(Clone, Debug, Default)]
pub struct Doubts {
    processes: Map<u32, Doubt>,
    threads: Map<(u32, u32), Doubt>,
    /// Processes with anything of the above.
    suspects: Map<u32, ()>,
    clocks: Map<u32, ClockOf>,
}

/// Which clock a process has, and how far it may be off against the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ClockOf {
    number: usize,
    error_ns: Option<u64>,
}

impl Doubts {
    /// Those of traces.
    pub fn from_traces(traces: &Traces) -> Doubts {
        let mut doubts = Doubts::default();
        for thread in traces.threads() {
            if let Some(doubt) = missing(&thread.totals) {
                match thread.tid {
                    0 => drop(doubts.processes.insert(thread.process, doubt)),
                    tid => drop(doubts.threads.insert((thread.process, tid), doubt)),
                }
                doubts.suspects.insert(thread.process, ());
            }
        }
        for process in traces.processes() {
            let number = process.number;
            let located = traces.threads().iter().filter(|t| t.process == number);
            let located: u64 = located.map(|t| t.totals.dropped_total()).sum();
            let late = process.injected & (PRELOAD | INJECTION_PATH) == INJECTION_PATH;
            let doubt = match missing(&process.totals) {
                Some(doubt) if process.totals.dropped_total() > located => Some(doubt),
                _ => (late || process.joined_late).then_some(Doubt::JoinedLate),
            };
            if let Some(doubt) = doubt {
                doubts.processes.insert(number, doubt);
                doubts.suspects.insert(number, ());
            }
            doubts.clocks.insert(number, clock(traces, number));
        }
        doubts
    }

    /// What speaks against what thread `tid` of a process did.
    pub(super) fn of_thread(&self, process: u32, tid: u32) -> Option<Doubt> {
        self.processes.get(&process).or_else(|| self.threads.get(&(process, tid))).copied()
    }

    /// Whether nothing is missing anywhere.
    pub(super) fn are_none(&self) -> bool {
        self.suspects.is_empty()
    }

    /// Whether anything of a process is missing.
    pub(super) fn suspects(&self, process: u32) -> bool {
        self.suspects.contains_key(&process)
    }

    /// How far times of these processes may be off against each other; `None` where that is not known.
    pub(super) fn clock_error_ns(&self, processes: impl Iterator<Item = u32>) -> Option<u64> {
        let mut clocks: Vec<ClockOf> =
            processes.map(|p| self.clocks.get(&p).copied().unwrap_or_default()).collect();
        clocks.sort_by_key(|c| c.number);
        clocks.dedup_by_key(|c| c.number);
        if clocks.len() < 2 {
            return Some(0);
        }
        let mut errors: Vec<u64> = clocks.iter().map(|c| c.error_ns).collect::<Option<_>>()?;
        errors.sort_unstable();
        Some(errors.iter().rev().take(2).fold(0, |sum, e| sum.saturating_add(*e)))
    }
}

fn missing(totals: &Totals) -> Option<Doubt> {
    let lost = |(_, n): &(&LossReason, &u64)| **n > 0;
    let mut reasons = totals.dropped.iter().filter(lost).map(|(reason, _)| *reason);
    let first = reasons.next()?;
    let expired = first == LossReason::Expired && reasons.next().is_none();
    Some(if expired { Doubt::Expired } else { Doubt::Lost })
}

fn clock(traces: &Traces, process: u32) -> ClockOf {
    let index = traces.member_of(process);
    let aligned = |index: usize| traces.members().get(index).map(gputap_trace::Member::clock);
    let number = if aligned(index).is_none_or(|c| c.same_clock) { 0 } else { index };
    let error = |c: gputap_trace::Alignment| Some(c.error_ns?.saturating_add(c.drift_ns));
    ClockOf { number, error_ns: aligned(number).and_then(error) }
}
