//! Processes that end, with what was asked of them; and those that are still here after a restart.

use gputap_control::State;

use super::Registry;
use crate::identity::{Descent, Identity};
use crate::process::{Key, Process};

/// A process whose end can't be seen is gone when it was silent for so long.
const EXPIRE_MS: u64 = 65_000;

impl Registry {
    /// A process is gone.
    pub(super) fn remove(&mut self, key: &Key, why: &str) {
        let Some(process) = self.processes.remove(key) else { return };
        for id in process.queue.iter().chain(&process.in_flight) {
            if let Some(order) = self.orders.get_mut(id) {
                // It may have written its file before it ended: that is looked for once more.
                if order.state == State::Queued {
                    order.fail(format!("{why} before it fetched the request"));
                } else if !order.state.is_final() {
                    (order.state, order.estimated) = (State::Ended, false);
                    order.ended_ms = order.ended_ms.max(process.polled_ms);
                    order.note(why.to_owned());
                }
            }
        }
        self.changed = true;
    }

    /// Drops processes that have ended.
    pub fn sweep(&mut self, now_ms: u64) {
        let gone = |p: &Process| match &p.pidfd {
            Some(pidfd) => Identity::has_ended(pidfd),
            None => now_ms > p.polled_ms + EXPIRE_MS,
        };
        let ended: Vec<(Key, u32)> =
            self.processes.values().filter(|p| gone(p)).map(|p| (p.key.clone(), p.uid)).collect();
        for (key, uid) in ended {
            if self.is_logged(uid, now_ms) {
                tracing::info!(pid = if let Key::Pid(pid) = key { pid } else { 0 }, uid, "ended");
            }
            self.remove(&key, "the process ended");
        }
        self.limit.sweep(now_ms);
        self.lines.left.sweep(now_ms);
        let omitted = std::mem::take(&mut self.lines.omitted);
        if omitted > 0 {
            tracing::info!(omitted, "more processes registered or ended than are logged");
        }
        self.expire(now_ms);
    }

    /// Whether one more line about processes of a user goes to the log: who starts thousands a second must not fill it.
    pub(super) fn is_logged(&mut self, uid: u32, now_ms: u64) -> bool {
        let logged = self.lines.left.takes(uid, now_ms);
        self.lines.omitted += u64::from(!logged);
        logged
    }

    /// After a restart: those that are still the same processes stay.
    pub fn revive(&mut self) {
        let keys: Vec<Key> = self.processes.keys().cloned().collect();
        for key in keys {
            let Key::Pid(pid) = key else { continue };
            let identity = Identity::from_pid(pid);
            let process = self.processes.get_mut(&key);
            match (identity, process) {
                (Some(i), Some(p)) if i.start_time == p.start_time => {
                    // Parents that ended meanwhile are remembered.
                    if p.line.is_empty() {
                        p.line = Descent::from_pid(pid).ancestors;
                    }
                    p.pidfd = Some(i.pidfd);
                }
                _ => self.remove(&key, "the process ended"),
            }
        }
    }
}
