//! Which rank the others wait for. An answer is right, or it is not given.
//!
//! A rank is called late on the word of one communicator: ten rounds of matched collectives, nothing missing from the
//! threads that used it, at least 3 % of the time of the trace in which all its other ranks had entered a collective and
//! this one had not, and more of that than chance explains. A rank that itself waits for others elsewhere is excused.
//! In a job that hangs the rank is named that has not entered the collective in which all others wait.

use std::collections::BTreeSet;

use serde::Serialize;

use gputap_model::comm::{Comparison, Doubt, End, Waited};
use gputap_model::decode::duration;

/// So many collectives, and so many rounds of them, tell which rank is late.
const MATCHED: u64 = 10;
/// The part of the time of a trace that a late rank costs at least.
const WORTH: f64 = 0.03;
/// A rank that is behind for more than this part of the time is one whose collectives are shifted against the others'.
const SHIFTED: f64 = 0.8;
/// A rank may owe its lateness to another communicator where somebody costs it this part of it.
const OWED: f64 = 0.25;
/// Nobody who waits for less hangs.
const HANGS_NS: u64 = 1_000_000_000;

/// The rank that the others wait for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// Rank in the job.
    pub rank: u32,
    /// Number of the rank's process in the trace.
    pub process: u32,
    /// What it does.
    pub finding: Finding,
    /// Number of the communicator that shows it.
    pub communicator: usize,
    /// Collectives that all ranks of the communicator entered.
    pub matched: u64,
    /// Those that this rank entered last.
    pub last: u64,
    /// Time in which the others had entered and it had not.
    pub time_ns: u64,
    /// Part of the time of the trace.
    pub share: f64,
    /// All of this in a sentence, which every format prints.
    pub text: String,
}

/// What is wrong with a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// It enters collectives last.
    Late,
    /// It has not entered the collective that all others wait in.
    Missing,
}

impl Finding {
    /// What a table says beside the rank.
    pub fn label(self) -> &'static str {
        match self {
            Finding::Late => "slowest",
            Finding::Missing => "missing",
        }
    }
}

/// What an answer rests on.
pub(crate) struct Evidence<'a> {
    /// Communicators between processes.
    pub comparisons: &'a [Comparison],
    /// From the first call to the end of the recording.
    pub wall_ns: u64,
    /// Rank of a process.
    pub rank_of: &'a dyn Fn(u32) -> Option<u32>,
    /// Calls that did not return: process, entry, and the time since.
    pub open: &'a [(u32, i64, u64)],
}

impl Evidence<'_> {
    /// The rank that the others wait for, or the reason why that can't be told; neither where no rank is late.
    pub(crate) fn verdict(&self) -> Result<Option<Verdict>, String> {
        if self.comparisons.is_empty() {
            return Err(String::from("they share no communicator in this trace"));
        }
        match self.is_hung() {
            true => self.missing().map(Some),
            false => self.late(),
        }
    }

    fn share(&self, ns: u64) -> f64 {
        ns as f64 / self.wall_ns.max(1) as f64
    }

    /// Whether a call has not returned for a part of the time that would make a rank late.
    fn is_hung(&self) -> bool {
        let member = |p: u32| self.comparisons.iter().any(|c| c.ends.iter().any(|e| e.process == p));
        self.open.iter().any(|(process, _, waited_ns)| self.hangs(*waited_ns) && member(*process))
    }

    fn hangs(&self, waited_ns: u64) -> bool {
        waited_ns >= HANGS_NS && self.share(waited_ns) >= WORTH
    }

    fn missing(&self) -> Result<Verdict, String> {
        let waited = |c: &'_ Comparison| c.waited.as_ref().is_some_and(|w| self.all_wait(w));
        let stuck: Vec<&Comparison> =
            self.comparisons.iter().filter(|c| c.doubt.is_none() && waited(c)).collect();
        // Who waits in one collective himself is not the cause that another one is not entered.
        let waits: BTreeSet<u32> =
            stuck.iter().flat_map(|c| &c.waited).flat_map(|w| w.entered.iter().map(|e| e.0)).collect();
        let mut named = stuck.iter().filter_map(|c| match c.waited.as_ref().map(|w| w.absent.as_slice()) {
            Some([only]) if !waits.contains(only) => Some((*c, *only)),
            _ => None,
        });
        let unknown = "calls have not returned, and no collective tells who keeps the others";
        let Some((c, process)) = named.next() else {
            let doubt =
                self.worst().map(|(number, doubt)| format!("calls have not returned; of c{number}, {doubt}"));
            return Err(doubt.unwrap_or_else(|| unknown.to_owned()));
        };
        if named.any(|(_, other)| other != process) {
            return Err(unknown.to_owned());
        }
        let (Some(rank), Some(w)) = ((self.rank_of)(process), &c.waited) else {
            return Err(String::from("the process that they wait for has no rank"));
        };
        let time_ns = self.waited_ns(w).unwrap_or(0);
        let text = format!(
            "Rank {rank} has not entered {} {} of c{}, in which all others have waited for {}.",
            w.operation,
            w.number + 1,
            c.number,
            duration(time_ns)
        );
        let end = c.ends.iter().find(|e| e.process == process);
        let (matched, last) = (c.matched, end.map_or(0, |e| e.last));
        let (finding, share) = (Finding::Missing, self.share(time_ns));
        Ok(Verdict { rank, process, finding, communicator: c.number, matched, last, time_ns, share, text })
    }

    /// Whether everybody who entered a collective has waited since for so long that it hangs.
    fn all_wait(&self, waited: &Waited) -> bool {
        self.waited_ns(waited).is_some_and(|ns| self.hangs(ns))
    }

    /// How long the one who came last has waited in a collective; `None` where somebody does not wait.
    fn waited_ns(&self, waited: &Waited) -> Option<u64> {
        let since = |(process, at_ns): &(u32, i64)| {
            let of = self.open.iter().filter(|(p, start_ns, _)| p == process && start_ns >= at_ns);
            of.map(|(.., ns)| *ns).max()
        };
        waited.entered.iter().map(since).collect::<Option<Vec<u64>>>()?.into_iter().min()
    }

    fn late(&self) -> Result<Option<Verdict>, String> {
        let usable = |c: &&Comparison| c.doubt.is_none() && c.matched >= MATCHED && c.rounds >= MATCHED;
        let mut shifted = false;
        let mut found: Option<(&Comparison, &End)> = None;
        for c in self.comparisons.iter().filter(usable) {
            let Some(end) = self.latest(c) else { continue };
            if end.alone_ns as f64 >= SHIFTED * c.span_ns as f64 {
                shifted = true;
            } else if !self.is_excused(c, end) && found.is_none_or(|(_, best)| best.alone_ns < end.alone_ns) {
                found = Some((c, end));
            }
        }
        let Some((c, end)) = found else {
            let enough = self.comparisons.iter().any(|c| usable(&c)) && self.worst().is_none() && !shifted;
            return if enough { Ok(None) } else { Err(self.lacking(shifted)) };
        };
        let Some(rank) = (self.rank_of)(end.process) else {
            return Err(String::from("the process that they wait for has no rank"));
        };
        let (time_ns, share) = (end.alone_ns, self.share(end.alone_ns));
        let text = format!(
            "Rank {rank} was the last to enter {} of {} collectives of c{}, {:.1} % of the time after all others: the \
             others wait for it.",
            end.last,
            c.matched,
            c.number,
            share * 100.0
        );
        let (process, finding, matched, last) = (end.process, Finding::Late, c.matched, end.last);
        Ok(Some(Verdict {
            rank,
            process,
            finding,
            communicator: c.number,
            matched,
            last,
            time_ns,
            share,
            text,
        }))
    }

    /// The rank of a communicator that all others have to wait for.
    fn latest<'a>(&self, c: &'a Comparison) -> Option<&'a End> {
        let end = c.ends.iter().max_by_key(|e| e.alone_ns)?;
        let others = || c.ends.iter().filter(|e| !std::ptr::eq(*e, end)).map(|e| e.alone_ns);
        // What clocks may hide or feign, and what the others cost in turn, counts against it.
        let certain = end.alone_ns.saturating_sub(others().max()?);
        let certain = certain.saturating_sub(c.clock_error_ns.saturating_mul(c.rounds));
        let mostly = end.alone_ns > others().sum();
        let sure = match c.clock_error_ns {
            // Few long delays show in the times themselves, many short ones beside a long one in their roots.
            0 => end.roots.is_above(0.0, 1.0) || end.margins.is_above(0.0, 1.0),
            error => end.margins.is_above(error as f64, 1.0),
        };
        (mostly && sure && self.share(certain) >= WORTH).then_some(end)
    }

    /// Whether a rank may be late because it waits for others: on another communicator, where somebody is late or nothing
    /// can be compared, or for data from single ranks.
    fn is_excused(&self, c: &Comparison, end: &End) -> bool {
        let others = self.comparisons.iter().filter(|other| other.number != c.number);
        let mut joined =
            others.filter_map(|other| Some((other, other.ends.iter().find(|e| e.process == end.process)?)));
        let owes = |e: &End| {
            let much = e.alone_ns as f64 >= OWED * end.alone_ns as f64;
            e.process != end.process && much && e.roots.is_above(0.0, 0.5)
        };
        joined.any(|(other, own)| other.doubt.is_some() || own.receives || other.ends.iter().any(owes))
    }

    /// What speaks most against a communicator: that calls are missing explains that ranks seem to.
    fn worst(&self) -> Option<(usize, Doubt)> {
        let doubts = self.comparisons.iter().filter_map(|c| Some((c.number, c.doubt?)));
        doubts.min_by_key(|(_, doubt)| *doubt)
    }

    fn lacking(&self, shifted: bool) -> String {
        if shifted {
            return Doubt::OutOfStep.to_string();
        }
        let most = self.comparisons.iter().max_by_key(|c| c.matched);
        match self.worst() {
            Some((number, doubt)) => format!("of c{number}, {doubt}"),
            None => {
                let (matched, rounds) = most.map_or((0, 0), |c| (c.matched, c.rounds));
                let few = matched.min(rounds);
                format!("it takes {MATCHED} collectives one after the other, and {few} were seen")
            }
        }
    }
}
