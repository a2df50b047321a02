//! How much each sender may do in a second: so much that no job meets it, so little that nobody keeps the others waiting.

use std::collections::HashMap;
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

/// What each of many senders has left of a rate.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: u64,
    most: usize,
    buckets: HashMap<K, Bucket>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// With a rate a second, for so many at a time.
    pub fn new(rate: u64, most: usize) -> Buckets<K> {
        Buckets { rate, most, buckets: HashMap::new() }
    }

    /// Whether this one has one left. Who is forgotten for want of room has all of it again: more senders than can be
    /// remembered keep nobody out.
    pub fn takes(&mut self, key: K, now_ms: u64) -> bool {
        if self.buckets.len() >= self.most && !self.buckets.contains_key(&key) {
            let mut times: Vec<u64> = self.buckets.values().map(|b| b.filled_ms).collect();
            times.sort_unstable();
            // Half of them, so that a flood of senders does not sort for each.
            let middle = times[times.len() / 2];
            let mut extra = self.most / 2;
            self.buckets.retain(|_, b| {
                let goes = b.filled_ms <= middle && extra > 0;
                extra -= usize::from(goes);
                !goes
            });
        }
        let full = Bucket { left: self.rate * BURST_S, filled_ms: now_ms };
        self.buckets.entry(key).or_insert(full).takes(self.rate, now_ms)
    }

    /// Forgets those who have all of it.
    pub fn sweep(&mut self, now_ms: u64) {
        self.buckets.retain(|_, b| now_ms.saturating_sub(b.filled_ms) < FORGET_MS);
    }
}

/// What each sender of datagrams has left.
#[derive(Debug)]
pub struct Limit {
    processes: Buckets<i32>,
    users: Buckets<u32>,
}

impl Default for Limit {
    fn default() -> Limit {
        Limit::new(Rates::default())
    }
}

impl Limit {
    /// With these rates.
    pub fn new(rates: Rates) -> Limit {
        Limit {
            processes: Buckets::new(rates.per_process, PROCESSES_MAX),
            users: Buckets::new(rates.per_user, USERS_MAX),
        }
    }

    /// Whether one more is admitted. Pid 0 is whoever has none here: only their user's rate counts.
    pub fn admits(&mut self, uid: u32, pid: i32, now_ms: u64) -> bool {
        // The process first: what it may not send does not use up what its user may.
        let process = pid == 0 || self.processes.takes(pid, now_ms);
        process && self.users.takes(uid, now_ms)
    }

    /// Forgets those who have all of it.
    pub fn sweep(&mut self, now_ms: u64) {
        self.processes.sweep(now_ms);
        self.users.sweep(now_ms);
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
        assert!(limit.users.buckets.is_empty() && limit.processes.buckets.is_empty());
    }

    #[test]
    fn sixty_four_ranks_that_poll_every_20_ms_are_never_refused() {
        let mut limit = Limit::default();
        for now_ms in (0..60_000).step_by(20) {
            assert!((1..=64).all(|pid| limit.admits(1, pid, now_ms)));
        }
    }

    /// Somebody with a range of subordinate uids, each of which sends.
    #[test]
    fn more_users_than_can_be_remembered_keep_nobody_out() {
        let mut limit = Limit::default();
        for uid in 0..65_536 {
            limit.admits(100_000 + uid, 1_000 + uid as i32, u64::from(uid) / 100);
            assert!(limit.users.buckets.len() <= USERS_MAX && limit.processes.buckets.len() <= PROCESSES_MAX);
        }
        assert!(limit.admits(0, 1, 700) && limit.admits(1000, 2, 700));
    }
}
