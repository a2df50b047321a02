//! How long calls took, in logarithmic buckets.
//!
//! Each power of two is split into 128 parts, so a quantile is off by at most 0.4 %. A histogram grows with the
//! longest value it saw: one that holds only microseconds takes a few KiB, because a report keeps one per
//! function, process and worker.

/// Bits of a value that a bucket keeps.
const BITS: u32 = 7;
const PARTS: u64 = 1 << BITS;

/// Counts by duration.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    counts: Vec<u64>,
    total: u64,
}

impl Histogram {
    /// Adds one value.
    #[inline]
    pub fn record(&mut self, value: u64) {
        let i = bucket(value);
        if i >= self.counts.len() {
            self.grow(i);
        }
        self.counts[i] += 1;
        self.total += 1;
    }

    #[cold]
    fn grow(&mut self, i: usize) {
        let whole = (i / PARTS as usize + 1) * PARTS as usize;
        self.counts.resize(whole, 0);
    }

    /// Adds everything that `other` counted.
    pub fn merge(&mut self, other: &Histogram) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
    }

    /// How many values were counted.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The value below or at which a share `q` (0 to 1) of the values lies; 0 when there are none.
    pub fn quantile(&self, q: f64) -> u64 {
        let rank = ((self.total as f64 * q).ceil() as u64).clamp(1, self.total.max(1));
        let mut seen = 0;
        for (i, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= rank {
                return middle(i);
            }
        }
        0
    }
}

#[inline]
fn bucket(value: u64) -> usize {
    if value < PARTS {
        return value as usize;
    }
    let octave = 63 - value.leading_zeros() - BITS;
    let part = (value >> octave) - PARTS;
    ((u64::from(octave) + 1) * PARTS + part) as usize
}

/// The value in the middle of bucket `i`.
fn middle(i: usize) -> u64 {
    let i = i as u64;
    if i < PARTS {
        return i;
    }
    let octave = i / PARTS - 1;
    let low = (PARTS + i % PARTS) << octave;
    low + ((1u64 << octave) >> 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn buckets_are_contiguous_and_ordered() {
        let mut last = 0;
        for value in 0..100_000u64 {
            let i = bucket(value);
            assert!(i == last || i == last + 1, "value {value}");
            last = i;
        }
        assert!(bucket(u64::MAX) < 64 * PARTS as usize);
    }

    proptest! {
        #[test]
        fn quantiles_are_within_half_a_percent(mut values in prop::collection::vec(0u64..1 << 42, 1..400), q in 0.0..1.0f64) {
            let mut h = Histogram::default();
            values.iter().for_each(|v| h.record(*v));
            values.sort_unstable();
            let rank = ((values.len() as f64 * q).ceil() as usize).clamp(1, values.len());
            let exact = values[rank - 1] as f64;
            let got = h.quantile(q) as f64;
            prop_assert!((got - exact).abs() <= exact * 0.004 + 0.5, "{got} for {exact}");
        }

        #[test]
        fn merging_is_recording_both(a in prop::collection::vec(any::<u32>(), 0..50), b in prop::collection::vec(any::<u32>(), 0..50)) {
            let (mut x, mut y, mut both) = (Histogram::default(), Histogram::default(), Histogram::default());
            a.iter().for_each(|v| { x.record(u64::from(*v)); both.record(u64::from(*v)) });
            b.iter().for_each(|v| { y.record(u64::from(*v)); both.record(u64::from(*v)) });
            x.merge(&y);
            prop_assert_eq!(x.total(), both.total());
            prop_assert_eq!(x.quantile(0.5), both.quantile(0.5));
        }
    }
}
