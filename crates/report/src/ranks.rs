//! The ranks of a job side by side: what each did, how far they are apart, and which one the others wait for.

mod verdict;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::sections::{ProcessReport, Section};
use gputap_model::comm::Member;
use gputap_model::effect::Direction;
use gputap_model::memory::Memory;
use gputap_model::range::TimeRange;

pub(crate) use verdict::Evidence;
pub use verdict::{Finding, Verdict};

/// What one rank of the job did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rank {
    /// Rank in the job.
    pub rank: u32,
    /// Host of the process with the most calls.
    pub host: String,
    /// Pid of the process with the most calls.
    pub pid: u32,
    /// Numbers of all its processes.
    pub processes: Vec<u32>,
    /// Ordinals of the devices that it has a context on.
    pub devices: Vec<i32>,
    /// Calls stored, in the part of the time that was asked for.
    pub calls: u64,
    /// Kernels launched, in graphs too.
    pub launches: u64,
    /// Bytes of all copies.
    pub copied_bytes: u64,
    /// Bytes of all operations between ranks, as their calls count them.
    pub comm_bytes: u64,
    /// Collectives that it called.
    pub collectives: u64,
    /// How long after the first rank it entered them, all together; 0 where that can't be told.
    pub late_ns: u64,
    /// How often it was the last of all ranks.
    pub last: u64,
    /// Time of the host inside calls that wait, up to the end of the recording for those that did not return.
    pub waiting_ns: u64,
    /// Those of them that had not returned.
    pub not_returned: u64,
    /// Most memory on GPUs at one time.
    pub peak_bytes: u64,
    /// Whether the verdict names it: the others wait for it.
    pub slowest: bool,
}

/// How far ranks are apart in one figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The least of all ranks.
    pub min: u64,
    /// The most of all ranks.
    pub max: u64,
    /// The mean of all ranks.
    pub mean: f64,
    /// (max − min) / mean; 0 when all are 0.
    pub spread: f64,
}

/// All ranks of a job, and how far they are apart.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Ranks {
    /// What each rank did.
    pub rows: Vec<Rank>,
    /// How far the ranks are apart, by the name of the figure.
    pub spread: BTreeMap<&'static str, Spread>,
    /// Collectives that all ranks of their communicator entered.
    pub matched: u64,
    /// The rank that the others wait for, where one can be named.
    pub verdict: Option<Verdict>,
    /// Why none can be named, where the data are not enough for that.
    pub unclear: Option<String>,
}

/// What there is to say of a rank besides its processes.
pub(crate) struct Of<'a> {
    pub rank: u32,
    pub processes: Vec<&'a ProcessReport>,
    /// Memory of all its processes together.
    pub memory: &'a Memory,
    pub devices: Vec<i32>,
    /// The part of the time that was asked for.
    pub range: Option<TimeRange>,
}

/// A figure of a rank, and its name.
type Figure = (&'static str, fn(&Rank) -> u64);

impl Ranks {
    /// From the ranks of a job.
    pub(crate) fn new(ranks: Vec<Of<'_>>, verdict: Result<Option<Verdict>, String>) -> Ranks {
        let mut rows: Vec<Rank> = ranks.into_iter().map(row).collect();
        let figures: [Figure; 6] = [
            ("calls", |r| r.calls),
            ("launches", |r| r.launches),
            ("copied_bytes", |r| r.copied_bytes),
            ("comm_bytes", |r| r.comm_bytes),
            ("waiting_ns", |r| r.waiting_ns),
            ("peak_bytes", |r| r.peak_bytes),
        ];
        let spread: BTreeMap<&'static str, Spread> = figures
            .into_iter()
            .filter_map(|(name, of)| Some((name, Spread::from_values(rows.iter().map(of))?)))
            .collect();
        // Each such collective has one last rank.
        let matched = rows.iter().map(|r| r.last).sum();
        let (verdict, unclear) = match verdict {
            Ok(verdict) => (verdict, None),
            Err(why) => (None, Some(format!("Which rank the others wait for can't be told: {why}."))),
        };
        for row in &mut rows {
            row.slowest = verdict.as_ref().is_some_and(|v| v.rank == row.rank);
        }
        Ranks { rows, spread, matched, verdict, unclear }
    }
}

fn row(of: Of<'_>) -> Rank {
    let main = of.processes.iter().max_by_key(|p| (p.totals.stored, std::cmp::Reverse(p.number)));
    let sum = |f: fn(&Section) -> u64| of.processes.iter().fold(0u64, |n, p| n.saturating_add(f(&p.section)));
    Rank {
        rank: of.rank,
        host: main.map_or_else(String::new, |p| p.host.clone()),
        pid: main.map_or(0, |p| p.pid),
        processes: of.processes.iter().map(|p| p.number).collect(),
        devices: of.devices.clone(),
        calls: of.processes.iter().map(|p| p.calls(of.range)).sum(),
        launches: sum(|s| s.kernels.iter().fold(0, |n, k| n.saturating_add(k.total))),
        copied_bytes: sum(copied_bytes),
        comm_bytes: sum(|s| s.communication.operations.iter().fold(0, |n, o| n.saturating_add(o.bytes))),
        collectives: members(&of).map(|m| m.collectives).sum(),
        late_ns: members(&of).fold(0, |n, m| n.saturating_add(m.late_ns)),
        last: members(&of).map(|m| m.last).sum(),
        waiting_ns: sum(|s| s.waiting.total_ns),
        not_returned: sum(|s| s.waiting.not_returned),
        peak_bytes: of.memory.device.peak_bytes,
        slowest: false,
    }
}

/// Its ends of communicators.
fn members<'a>(of: &Of<'a>) -> impl Iterator<Item = &'a Member> {
    let processes = of.processes.clone().into_iter();
    processes.flat_map(|p| p.section.communication.communicators.iter().flat_map(|c| &c.ranks))
}

/// Bytes of all copies of a section, fills apart.
pub fn copied_bytes(section: &Section) -> u64 {
    let copies = section.copies.by_direction.iter().filter(|c| c.direction != Direction::Memset);
    copies.fold(section.copies.in_graphs.copied_bytes, |sum, c| sum.saturating_add(c.bytes))
}

impl Spread {
    fn from_values(values: impl Iterator<Item = u64> + Clone) -> Option<Spread> {
        let (min, max) = (values.clone().min()?, values.clone().max()?);
        let n = values.clone().count() as f64;
        let mean = values.map(|v| v as f64).sum::<f64>() / n;
        let spread = if mean > 0.0 { (max - min) as f64 / mean } else { 0.0 };
        Some(Spread { min, max, mean, spread })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_relative_to_the_mean() {
        let spread = Spread::from_values([80, 120].into_iter()).unwrap();
        assert_eq!((spread.min, spread.max, spread.mean, spread.spread), (80, 120, 100.0, 0.4));
        assert_eq!(Spread::from_values([0, 0].into_iter()).unwrap().spread, 0.0);
        assert!(Spread::from_values(std::iter::empty()).is_none());
    }
}
