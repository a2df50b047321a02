//! How many datagrams a user may send: so many that no job meets it, so few that no user keeps the others waiting.

use std::collections::HashMap;

/// A thousand ranks that poll each second, with room for their start.
const PER_SECOND: u64 = 2_000;
const BURST: u64 = 8_000;
/// Users that are remembered.
const USERS_MAX: usize = 4_096;

#[derive(Debug)]
struct Bucket {
    left: u64,
    filled_ms: u64,
}

/// What each user has left.
#[derive(Debug, Default)]
pub struct Limit {
    users: HashMap<u32, Bucket>,
}

impl Limit {
    /// Whether one more is admitted.
    pub fn admits(&mut self, uid: u32, now_ms: u64) -> bool {
        if self.users.len() >= USERS_MAX && !self.users.contains_key(&uid) {
            return false;
        }
        let bucket = self.users.entry(uid).or_insert(Bucket { left: BURST, filled_ms: now_ms });
        let more = now_ms.saturating_sub(bucket.filled_ms) * PER_SECOND / 1000;
        if more > 0 || now_ms < bucket.filled_ms {
            bucket.left = (bucket.left + more).min(BURST);
            bucket.filled_ms = now_ms;
        }
        let admitted = bucket.left > 0;
        bucket.left = bucket.left.saturating_sub(1);
        admitted
    }

    /// Forgets users who have all of it.
    pub fn sweep(&mut self, now_ms: u64) {
        self.users.retain(|_, b| now_ms.saturating_sub(b.filled_ms) < 10_000);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_user_does_not_use_up_anothers() {
        let mut limit = Limit::default();
        let admitted = (0..20_000).filter(|_| limit.admits(1, 0)).count() as u64;
        assert_eq!(admitted, BURST);
        assert!(limit.admits(2, 0));
        assert!(limit.admits(1, 10), "it fills again");
        limit.sweep(60_000);
        assert!(limit.users.is_empty());
    }
}
