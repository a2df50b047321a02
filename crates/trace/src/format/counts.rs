//! Numbers of rows, by thread and by feed, as files say them and as they are summed up.
//!
//! Anybody may have written a file, so a number that nobody can have reached is taken for less, and sums stop at the largest
//! number.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

/// Process number and ring index, or number of a feed that is no ring.
pub(crate) type RingKey = (u32, u16);
/// Process number and thread id.
pub(crate) type ThreadKey = (u32, u32);
/// Rows per thread.
pub(crate) type Counts = BTreeMap<ThreadKey, u64>;

/// More calls or other records than any process can make: what was scribbled on must not make sums overflow.
pub(crate) const MOST_COUNTED: u64 = 1 << 48;

/// For serde: a number of calls or other records, as far as it can be true.
pub(crate) fn bounded<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
    Ok(u64::deserialize(d)?.min(MOST_COUNTED))
}

/// Adds rows of a thread.
pub(crate) fn add_rows(counts: &mut Counts, thread: ThreadKey, rows: u64) {
    let sum = counts.entry(thread).or_default();
    *sum = sum.saturating_add(rows);
}

/// Rows per feed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FeedCounts(#[serde(with = "pairs")] BTreeMap<RingKey, u64>);

impl FeedCounts {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of one feed.
    pub(crate) fn get(&self, feed: RingKey) -> u64 {
        self.0.get(&feed).copied().unwrap_or(0)
    }

    pub(crate) fn add(&mut self, feed: RingKey, rows: u64) {
        let sum = self.0.entry(feed).or_default();
        *sum = sum.saturating_add(rows);
    }

    /// Feeds with their rows.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (RingKey, u64)> {
        self.0.iter().map(|(feed, rows)| (*feed, *rows))
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = RingKey> {
        self.0.keys().copied()
    }
}

/// Maps with pairs of numbers as keys, as lists: JSON has only strings as keys.
pub(crate) mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S, A, B, V>(map: &BTreeMap<(A, B), V>, s: S) -> Result<S::Ok, S::Error>
    where
        S: Serializer,
        A: Serialize,
        B: Serialize,
        V: Serialize,
    {
        s.collect_seq(map.iter().map(|((a, b), v)| (a, b, v)))
    }

    pub(crate) fn deserialize<'de, D, A, B, V>(d: D) -> Result<BTreeMap<(A, B), V>, D::Error>
    where
        D: Deserializer<'de>,
        A: Deserialize<'de> + Ord,
        B: Deserialize<'de> + Ord,
        V: Deserialize<'de>,
    {
        let list = Vec::<(A, B, V)>::deserialize(d)?;
        Ok(list.into_iter().map(|(a, b, v)| ((a, b), v)).collect())
    }
}
