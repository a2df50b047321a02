//! The ranks of a job side by side: what each did, how far they are apart, and which one the others wait for.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::comm::Member;
use crate::effect::Direction;
use crate::memory::Memory;
use crate::report::{ProcessReport, Section};

/// So many collectives tell which rank is late.
const MATCHED: u64 = 10;
/// A rank that waits by this much less than the mean is the slowest; less is noise.
const APART: f64 = 0.05;

/// One rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rank {
    /// Rank in the job.
    pub rank: u32,
    /// Host.
    pub host: String,
    /// Pid of the process with the most calls.
    pub pid: u32,
    /// Numbers of all its processes.
    pub processes: Vec<u32>,
    /// Ordinals of the devices that it has a context on.
    pub devices: Vec<i32>,
    /// Calls stored.
    pub calls: u64,
    /// Kernels launched, in graphs too.
    pub launches: u64,
    /// Bytes of all copies.
    pub copied_bytes: u64,
    /// Bytes of all operations between ranks, as their calls count them.
    pub comm_bytes: u64,
    /// Collectives that it called.
    pub collectives: u64,
    /// How long after the first rank it entered them, all together.
    pub late_ns: u64,
    /// How often it was the last of all ranks.
    pub last: u64,
    /// Time of the host inside calls that wait.
    pub waiting_ns: u64,
    /// Most memory on GPUs at one time.
    pub peak_bytes: u64,
    /// Whether the others wait for it: it is mostly the last to enter collectives, or, where those can't be compared, has
    /// clearly less time in waiting calls than the mean.
    pub slowest: bool,
}

/// How far ranks are apart in one figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// Least.
    pub min: u64,
    /// Most.
    pub max: u64,
    /// Mean.
    pub mean: f64,
    /// (max − min) / mean; 0 when all are 0.
    pub spread: f64,
}

/// All ranks.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Ranks {
    /// One each.
    pub rows: Vec<Rank>,
    /// By figure.
    pub spread: BTreeMap<&'static str, Spread>,
    /// Collectives that all ranks of their communicator entered.
    pub matched: u64,
}

/// What there is to say of a rank besides its processes.
pub(crate) struct Of<'a> {
    pub rank: u32,
    pub processes: Vec<&'a ProcessReport>,
    /// Memory of all its processes together.
    pub memory: &'a Memory,
    pub devices: Vec<i32>,
}

/// A figure of a rank, and its name.
type Figure = (&'static str, fn(&Rank) -> u64);

impl Ranks {
    /// From the ranks of a job.
    pub(crate) fn new(ranks: Vec<Of<'_>>) -> Ranks {
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
            .filter_map(|(name, of)| Some((name, Spread::of(rows.iter().map(of))?)))
            .collect();
        // Each such collective has one last rank.
        let matched = rows.iter().map(|r| r.last).sum();
        match matched {
            MATCHED.. => mark_late(&mut rows, matched),
            _ => mark_waiting(&mut rows, spread.get("waiting_ns")),
        }
        Ranks { rows, spread, matched }
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
        calls: of.processes.iter().map(|p| p.totals.stored).sum(),
        launches: sum(|s| s.kernels.iter().fold(0, |n, k| n.saturating_add(k.total))),
        copied_bytes: sum(copied_bytes),
        comm_bytes: sum(|s| s.communication.operations.iter().fold(0, |n, o| n.saturating_add(o.bytes))),
        collectives: members(&of).map(|m| m.collectives).sum(),
        late_ns: members(&of).fold(0, |n, m| n.saturating_add(m.late_ns)),
        last: members(&of).map(|m| m.last).sum(),
        waiting_ns: sum(|s| s.waiting.total_ns),
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

/// The rank that is last far more often than chance would have it.
fn mark_late(rows: &mut [Rank], matched: u64) {
    let share = (1.5 / rows.len() as f64).max(0.5);
    let late = rows.iter_mut().filter(|r| r.last as f64 > share * matched as f64).max_by_key(|r| r.last);
    if let Some(rank) = late {
        rank.slowest = true;
    }
}

fn mark_waiting(rows: &mut [Rank], waiting: Option<&Spread>) {
    let Some(waiting) = waiting.filter(|w| (w.mean - w.min as f64) > APART * w.mean) else { return };
    let mut least = rows.iter_mut().filter(|r| r.waiting_ns == waiting.min);
    // Two that wait equally little are not slower than each other.
    if let (Some(one), None) = (least.next(), least.next()) {
        one.slowest = true;
    }
}

impl Spread {
    fn of(values: impl Iterator<Item = u64> + Clone) -> Option<Spread> {
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

    fn waiting(times: &[u64]) -> Vec<bool> {
        let mut rows: Vec<Rank> =
            times.iter().map(|ns| Rank { waiting_ns: *ns, ..Rank::default() }).collect();
        let spread = Spread::of(times.iter().copied());
        mark_waiting(&mut rows, spread.as_ref());
        rows.iter().map(|r| r.slowest).collect()
    }

    #[test]
    fn the_slowest_rank_waits_clearly_less_than_the_others() {
        assert_eq!(waiting(&[100, 20, 104]), [false, true, false]);
        assert_eq!(waiting(&[100, 99, 101]), [false; 3]);
        assert_eq!(waiting(&[100, 20, 20]), [false; 3]);
        assert_eq!(waiting(&[0, 0]), [false; 2]);
    }

    #[test]
    fn the_slowest_rank_is_mostly_the_last_to_come() {
        let last = |counts: &[u64]| {
            let mut rows: Vec<Rank> = counts.iter().map(|n| Rank { last: *n, ..Rank::default() }).collect();
            mark_late(&mut rows, counts.iter().sum());
            rows.iter().map(|r| r.slowest).collect::<Vec<_>>()
        };
        assert_eq!(last(&[10, 80, 10]), [false, true, false]);
        assert_eq!(last(&[40, 60]), [false, false]);
        assert_eq!(last(&[20, 80]), [false, true]);
        assert_eq!(last(&[25, 25, 25, 25]), [false; 4]);
    }

    #[test]
    fn the_spread_is_relative_to_the_mean() {
        let spread = Spread::of([80, 120].into_iter()).unwrap();
        assert_eq!((spread.min, spread.max, spread.mean, spread.spread), (80, 120, 100.0, 0.4));
        assert_eq!(Spread::of([0, 0].into_iter()).unwrap().spread, 0.0);
        assert!(Spread::of(std::iter::empty()).is_none());
    }
}
