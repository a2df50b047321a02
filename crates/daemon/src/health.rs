//! What the daemon watches of itself: the clock, its sockets, those who send too much.

use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::time::Instant;

use crate::agents::LookAgent;
use crate::trouble::Cause;
use crate::{Core, now_ms};

/// The clock may differ by so much from what went by: NTP slews by far less.
const JUMP_MS: i64 = 2_000;
/// How long it is said that something happened.
const SAID_MS: u64 = 600_000;

/// What was seen before.
#[derive(Debug)]
pub struct Health {
    begun: Instant,
    begun_ms: u64,
    jumped: Option<(u64, i64)>,
    limited: u64,
    limited_ms: u64,
    /// Our socket in a directory, as it was made.
    socket: Option<(PathBuf, u64)>,
    /// What the helper that looks was last seen to have: users it hangs for, and why there is none.
    helper: (Vec<u32>, Option<String>),
}

impl Health {
    /// From now on; `socket` is the one in a directory.
    pub fn new(socket: Option<PathBuf>) -> Health {
        let inode = |path: &PathBuf| std::fs::symlink_metadata(path).ok().map(|m| m.ino());
        let socket = socket.and_then(|path| inode(&path).map(|ino| (path, ino)));
        let (begun, begun_ms, helper) = (Instant::now(), now_ms(), (Vec::new(), None));
        Health { begun, begun_ms, jumped: None, limited: 0, limited_ms: 0, socket, helper }
    }

    /// Looks, and says what is wrong.
    pub fn look(&mut self, core: &mut Core) {
        let now = now_ms();
        core.trouble.set(Cause::Clock, self.clock(now));
        core.trouble.set(Cause::Rate, self.rate(core.registry.counters.limited, now));
        core.trouble.set(Cause::Endpoint, self.endpoint());
        // While somebody looks, the helper is as it was last seen.
        if let Some(helper) = core.look_agent.as_ref().and_then(LookAgent::trouble) {
            self.helper = helper;
        }
        let (hung, broken) = &self.helper;
        core.trouble.set(Cause::Look, hanging(&[&core.lookers.hanging()[..], hung].concat()));
        core.trouble.set(Cause::Agent, broken.as_ref().map(|why| without_helper(why)));
    }

    fn clock(&mut self, now_ms: u64) -> Option<String> {
        let passed = self.begun.elapsed().as_millis() as i64;
        let jump = now_ms as i64 - self.begun_ms as i64 - passed;
        if jump.abs() > JUMP_MS {
            self.jumped = Some((now_ms, jump));
            (self.begun, self.begun_ms) = (Instant::now(), now_ms);
        }
        let (at_ms, by_ms) = self.jumped.filter(|(at, _)| now_ms.abs_diff(*at) < SAID_MS)?;
        let way = if by_ms > 0 { "forward" } else { "back" };
        Some(format!(
            "the clock of this node was set {way} by {} s, {} s ago: traces that were asked for before may start at \
             another time than those of other nodes; is NTP running?",
            by_ms.abs() / 1000,
            now_ms.abs_diff(at_ms) / 10_000 * 10
        ))
    }

    fn rate(&mut self, limited: u64, now_ms: u64) -> Option<String> {
        if limited > self.limited {
            (self.limited, self.limited_ms) = (limited, now_ms);
        }
        (limited > 0 && now_ms.saturating_sub(self.limited_ms) < SAID_MS).then(|| {
            "datagrams were not answered because a process or a user sent more than kineto.limit allows; `gputap status` \
             counts them"
                .into()
        })
    }

    fn endpoint(&self) -> Option<String> {
        let (path, ino) = self.socket.as_ref()?;
        let same = std::fs::symlink_metadata(path).is_ok_and(|m| m.ino() == *ino);
        (!same).then(|| {
            format!(
                "{} is not this daemon's socket any more: it was removed, or another daemon or dynolog took it. Processes \
                 don't find this daemon there: end the other one and restart this one",
                path.display()
            )
        })
    }
}

fn without_helper(why: &str) -> String {
    format!(
        "the helper that looks at processes of other users can't be started ({why}): their ranks and GPUs are not shown. \
         Restart the daemon"
    )
}

fn hanging(uids: &[u32]) -> Option<String> {
    let uids: Vec<String> = uids.iter().map(u32::to_string).collect();
    (!uids.is_empty()).then(|| {
        format!(
            "looking at processes or files of uid {} does not come to an end: a file system or a process of theirs hangs. Their \
             ranks and GPUs are shown as they were, and their files are not seen",
            uids.join(", ")
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_is_said_for_a_while() {
        let mut health = Health::new(None);
        let now = now_ms();
        assert_eq!(health.clock(now), None);
        assert!(health.clock(now + 60_000).unwrap().contains("forward by 60 s"));
        assert!(health.clock(now + 60_100).is_some());
        assert!(health.clock(now - 3_600_000).unwrap().contains("back by"));
    }

    #[test]
    fn a_socket_that_another_one_takes_is_seen() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("s");
        let _first = std::os::unix::net::UnixDatagram::bind(&path).unwrap();
        let health = Health::new(Some(path.clone()));
        assert_eq!(health.endpoint(), None);
        // Its number could be given to the next one at once, were it not held.
        std::fs::rename(&path, dir.path().join("old")).unwrap();
        assert!(health.endpoint().is_some());
        let _second = std::os::unix::net::UnixDatagram::bind(&path).unwrap();
        assert!(health.endpoint().unwrap().contains("another daemon"));
    }

    #[test]
    fn a_rate_is_said_when_it_is_met() {
        let mut health = Health::new(None);
        assert_eq!(health.rate(0, 5), None);
        assert!(health.rate(3, 10).is_some());
        assert!(health.rate(3, 20).is_some());
        assert_eq!(health.rate(3, SAID_MS + 10), None);
    }
}
