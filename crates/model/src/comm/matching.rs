//! The collectives of one communicator, matched across its ranks by their number on it, and how late each rank comes.
//!
//! A collective can't end before its last rank has entered it, so what a rank costs is the time by which it comes after
//! all others. Collectives whose entries overlap (several that are issued at once, hosts that run ahead) say the same
//! thing several times: they are one *round*, and only its first collective is a sample.

use std::collections::BTreeMap;

use crate::hash::Map;
use crate::range::TimeRange;

/// Collectives of one communicator that wait for ranks that may never come.
const OPEN_MAX: usize = 4096;
/// Standard errors that a mean must be away from zero: one in a million by chance, with many samples.
const SURE: f64 = 4.75;
/// How many more for few samples, divided by their number.
const SURE_WITH_FEW: f64 = 60.0;

/// What must be the same in all ranks' calls of a collective: its name and its bytes.
pub(super) type Signature = (&'static str, Option<u64>);

/// The collectives of one communicator.
#[derive(Clone, Debug, Default)]
pub(super) struct Matching {
    /// Ends of the communicator: indices of its instances.
    pub ends: Vec<usize>,
    /// By number, those that not all ranks have entered.
    pub open: BTreeMap<u64, Collective>,
    /// Collectives that all ranks entered.
    pub matched: u64,
    /// How many of the matched collectives are samples.
    pub rounds: u64,
    /// By index of the instance.
    pub lateness: Map<usize, Lateness>,
    /// Ranks called different collectives under one number, or one is too far ahead of another.
    pub out_of_step: bool,
    /// When the first and the last were entered by their last rank.
    span_ns: Option<(i64, i64)>,
}

/// A collective that some ranks have entered.
#[derive(Clone, Debug)]
pub(super) struct Collective {
    pub signature: Signature,
    /// Instances and when they entered, in the order of time.
    pub entered: Vec<(usize, i64)>,
}

/// How late one rank enters the collectives that all ranks entered.
#[derive(Clone, Debug, Default)]
pub(super) struct Lateness {
    /// How often it was the last.
    pub last: u64,
    /// Time in which all others had entered a collective and it had not.
    pub alone_ns: u64,
    /// Up to where that time is counted.
    until_ns: i64,
    /// By how much it came after all others, once per round; below zero, by how much another one did.
    pub margins: Margins,
    /// The square roots of those, with their signs: one long delay, as at a start, says less among many short ones.
    pub roots: Margins,
}

impl Matching {
    /// A rank enters a collective; how long after the first. Entries come in the order of time. A collective counts where its
    /// last rank enters it.
    pub(super) fn enter(
        &mut self,
        number: u64,
        instance: usize,
        time_ns: i64,
        signature: Signature,
        size: i32,
        range: TimeRange,
    ) -> u64 {
        let collective =
            self.open.entry(number).or_insert_with(|| Collective { signature, entered: Vec::new() });
        self.out_of_step |= collective.signature != signature;
        collective.entered.push((instance, time_ns));
        let first_ns = collective.entered[0].1;
        if usize::try_from(size) == Ok(collective.entered.len()) {
            if let Some(collective) = self.open.remove(&number).filter(|_| range.has(time_ns)) {
                self.complete(&collective.entered);
            }
        } else if self.open.len() > OPEN_MAX {
            self.open.pop_first();
            self.out_of_step = true;
        }
        time_ns.saturating_sub(first_ns).max(0) as u64
    }

    fn complete(&mut self, entered: &[(usize, i64)]) {
        let [(_, first_ns), ..] = *entered else { return };
        let [.., (_, second_ns), (latest, last_ns)] = *entered else { return };
        self.matched += 1;
        let is_sample = self.span_ns.is_none_or(|(_, before)| first_ns >= before);
        self.span_ns = Some((self.span_ns.map_or(last_ns, |(from, _)| from), last_ns));
        let late = self.lateness.entry(latest).or_default();
        late.last += 1;
        late.alone_ns += last_ns.saturating_sub(second_ns.max(late.until_ns)).max(0) as u64;
        late.until_ns = last_ns;
        if !is_sample {
            return;
        }
        self.rounds += 1;
        let gap_ns = last_ns.saturating_sub(second_ns) as f64;
        for (instance, _) in entered {
            let margin_ns = if *instance == latest { gap_ns } else { -gap_ns };
            let late = self.lateness.entry(*instance).or_default();
            late.margins.add(margin_ns);
            late.roots.add(margin_ns.abs().sqrt().copysign(margin_ns));
        }
    }

    /// From the first matched collective to the last.
    pub(super) fn span_ns(&self) -> u64 {
        self.span_ns.map_or(0, |(from, to)| to.saturating_sub(from).max(0) as u64)
    }
}

/// A mean and how sure it is, without keeping the samples.
#[derive(Clone, Copy, Debug, Default)]
pub struct Margins {
    n: f64,
    /// The first sample, which is taken off all others so that large numbers cancel.
    offset: f64,
    sum: f64,
    squares: f64,
    /// Products of neighbours: a rank that is late once stays late for a while where nothing brings it back.
    products: f64,
    previous: f64,
}

impl Margins {
    fn add(&mut self, sample: f64) {
        if self.n == 0.0 {
            self.offset = sample;
        }
        let value = sample - self.offset;
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
        self.products += value * self.previous;
        self.previous = value;
    }

    /// The mean; 0 without samples.
    pub fn mean(&self) -> f64 {
        if self.n == 0.0 { 0.0 } else { self.offset + self.sum / self.n }
    }

    /// Whether the mean is above `least` by more than chance explains, at `strictness` of the usual distance.
    pub fn is_above(&self, least: f64, strictness: f64) -> bool {
        if self.n < 2.0 {
            return false;
        }
        let mean = self.sum / self.n;
        let variance = ((self.squares - self.n * mean * mean) / (self.n - 1.0)).max(0.0);
        let samples = self.n * self.independent(mean, variance);
        let error = (variance / samples).sqrt();
        let distance = (SURE + SURE_WITH_FEW / samples) * strictness;
        let above = self.mean() - least;
        above > 0.0 && above >= distance * error
    }

    /// The part of the samples that is new and not the echo of the one before.
    fn independent(&self, mean: f64, variance: f64) -> f64 {
        if variance == 0.0 {
            return 1.0;
        }
        let pairs = self.n - 1.0;
        // The first value is 0 by its offset.
        let covariance = self.products - mean * (2.0 * self.sum - self.previous) + pairs * mean * mean;
        let echo = covariance / (pairs * variance) - 2.0 / self.n.sqrt();
        let echo = echo.clamp(0.0, 0.95);
        (1.0 - echo) / (1.0 + echo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REDUCE: Signature = ("AllReduce", Some(8));

    fn margins(samples: impl IntoIterator<Item = f64>) -> Margins {
        let mut margins = Margins::default();
        samples.into_iter().for_each(|sample| margins.add(sample));
        margins
    }

    #[test]
    fn a_mean_is_sure_when_samples_agree_and_are_many() {
        assert!(margins([7.0; 10]).is_above(0.0, 1.0));
        assert!(!margins([7.0; 10]).is_above(8.0, 1.0));
        assert!(!margins([-7.0; 10]).is_above(0.0, 1.0));
        let swings = |n: usize| margins((0..n).map(|i| if i % 2 == 0 { 11.0 } else { -9.0 }));
        assert!(!swings(10).is_above(0.0, 1.0));
        assert!(swings(10_000).is_above(0.0, 1.0));
        assert!((swings(10).mean() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_echo_of_a_sample_is_no_sample() {
        // Ten events, each seen forty times.
        let events = [9.0, -3.0, 8.0, 1.0, 6.0, -2.0, 9.0, 4.0, 7.0, 5.0];
        assert!(!margins(events.iter().flat_map(|e| [*e; 40])).is_above(0.0, 1.0));
        assert!(margins((0..400).map(|i| events[i * 7 % 10])).is_above(0.0, 1.0));
    }

    #[test]
    fn collectives_that_overlap_are_one_round() {
        let mut all = Matching::default();
        // Rank 0 issues three at once, rank 1 comes 50 later with all three, and again.
        for step in [0, 1000] {
            for (instance, from) in [(0, step), (1, step + 50)] {
                for i in 0..3 {
                    all.enter(
                        step as u64 / 1000 * 3 + i,
                        instance,
                        from + i as i64,
                        REDUCE,
                        2,
                        TimeRange::ALL,
                    );
                }
            }
        }
        assert_eq!((all.matched, all.rounds), (6, 2));
        let late = &all.lateness[&1];
        assert_eq!((late.last, late.alone_ns, late.margins.mean()), (6, 2 * 52, 50.0));
        assert_eq!(all.lateness[&0].margins.mean(), -50.0);
        assert!(!all.out_of_step);
    }

    #[test]
    fn ranks_that_call_other_collectives_are_out_of_step() {
        let mut all = Matching::default();
        all.enter(0, 0, 1, REDUCE, 2, TimeRange::ALL);
        all.enter(0, 1, 2, ("Broadcast", Some(8)), 2, TimeRange::ALL);
        assert!(all.out_of_step);
    }
}
