//! How many datagrams a process and a user may send: so many that no job meets it, so few that nobody keeps the others waiting.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

use serde::Deserialize;

/// Bursts are so many seconds' worth.
const BURST_S: u64 = 4;
/// Processes and users that are remembered.
const PROCESSES_MAX: usize = 16_384;
const USERS_MAX: usize = 4_096;
/// Who was silent for so long has all of it again.
const FORGET_MS: u64 = 10_000;

/// Datagrams a second.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub struct Rates {
    /// Of one process: real ones poll every five seconds, or every second at most.
    pub per_process: u64,
    /// Of all processes of one user: a thousand of them may start at once.
    pub per_user: u64,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates { per_process: 200, per_user: 10_000 }
    }
}

#[derive(Debug)]
struct Bucket {
    left: u64,
    filled_ms: u64,
}

impl Bucket {
    fn takes(&mut self, rate: u64, now_ms: u64) -> bool {
        let more = now_ms.saturating_sub(self.filled_ms).saturating_mul(rate) / 1000;
        if more > 0 || now_ms < self.filled_ms {
            self.left = self.left.saturating_add(more).min(rate * BURST_S);
            self.filled_ms = now_ms;
        }
        let takes = self.left > 0;
        self.left = self.left.saturating_sub(1);
        takes
    }
}

/// What each sender has left.
#[derive(Debug, Default)]
pub struct Limit {
    rates: Rates,
    processes: HashMap<i32, Bucket>,
    users: HashMap<u32, Bucket>,
}

impl Limit {
    /// With these rates.
    pub fn new(rates: Rates) -> Limit {
        Limit { rates, ..Limit::default() }
    }

    /// Whether one more is admitted. Pid 0 is whoever has none here: only their user's rate counts.
    pub fn admits(&mut self, uid: u32, pid: i32, now_ms: u64) -> bool {
        // The process first: what it may not send does not use up what its user may.
        let Rates { per_process, per_user } = self.rates;
        let process =
            pid == 0 || takes(&mut self.processes, pid, PROCESSES_MAX, per_process, now_ms).unwrap_or(true);
        process && takes(&mut self.users, uid, USERS_MAX, per_user, now_ms).unwrap_or(false)
    }

    /// Forgets those who have all of it.
    pub fn sweep(&mut self, now_ms: u64) {
        let recent = |b: &mut Bucket| now_ms.saturating_sub(b.filled_ms) < FORGET_MS;
        self.processes.retain(|_, b| recent(b));
        self.users.retain(|_, b| recent(b));
    }
}

/// Whether this sender has one left; `None` when there are too many to remember this one.
fn takes<K: Eq + Hash>(
    buckets: &mut HashMap<K, Bucket>,
    key: K,
    most: usize,
    rate: u64,
    now_ms: u64,
) -> Option<bool> {
    let is_full = buckets.len() >= most;
    match buckets.entry(key) {
        Entry::Occupied(mut bucket) => Some(bucket.get_mut().takes(rate, now_ms)),
        Entry::Vacant(_) if is_full => None,
        Entry::Vacant(place) => {
            Some(place.insert(Bucket { left: rate * BURST_S, filled_ms: now_ms }).takes(rate, now_ms))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sender_does_not_use_up_anothers() {
        let rates = Rates::default();
        let mut limit = Limit::new(rates);
        let admitted = (0..20_000).filter(|_| limit.admits(1, 7, 0)).count() as u64;
        assert_eq!(admitted, rates.per_process * BURST_S);
        assert!(limit.admits(1, 8, 0), "another process of his");
        assert!(limit.admits(1, 7, 10), "it fills again");
        let admitted = (0..200_000).filter(|n| limit.admits(1, 100 + n / 100, 0)).count() as u64;
        assert!(admitted < rates.per_user * BURST_S, "all of a user's: {admitted}");
        assert!(limit.admits(2, 9, 0), "another user");
        limit.sweep(60_000);
        assert!(limit.users.is_empty() && limit.processes.is_empty());
    }

    #[test]
    fn sixty_four_ranks_that_poll_every_20_ms_are_never_refused() {
        let mut limit = Limit::default();
        for now_ms in (0..60_000).step_by(20) {
            assert!((1..=64).all(|pid| limit.admits(1, pid, now_ms)));
        }
    }
}
