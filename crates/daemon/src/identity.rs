//! Who a client is, as the kernel says: credentials of its datagram, and a pidfd that tells when it ends.

use std::os::fd::OwnedFd;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, PidfdFlags, pidfd_open};

/// Longest file of `/proc` that is read.
const PROC_MAX: u64 = 64 << 10;

/// Sender of a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// In our pid namespace; 0 for a process that has no pid there.
    pub pid: i32,
    /// Owner, in our user namespace.
    pub uid: u32,
}

/// A process that exists.
#[derive(Debug)]
pub struct Identity {
    /// Readable when it has ended.
    pub pidfd: OwnedFd,
    /// Distinguishes it from another one that gets its pid later; 0 when `/proc` is hidden.
    pub start_time: u64,
    /// Its pid as it knows it itself; `None` when `/proc` is hidden.
    pub own_pid: Option<i32>,
}

impl Identity {
    /// Looks a process up.
    pub fn of(pid: i32) -> Option<Identity> {
        let pidfd = pidfd_open(Pid::from_raw(pid)?, PidfdFlags::NONBLOCK).ok()?;
        Some(Identity { pidfd, start_time: start_time(pid).unwrap_or(0), own_pid: own_pid(pid) })
    }

    /// Whether it has ended.
    pub fn has_ended(pidfd: &OwnedFd) -> bool {
        let mut fds = [PollFd::new(pidfd, PollFlags::IN)];
        poll(&mut fds, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })).is_ok_and(|n| n > 0)
    }
}

/// A small file of `/proc/PID`.
pub fn read(pid: i32, name: &str) -> Option<Vec<u8>> {
    use std::io::Read;
    let file = std::fs::File::open(format!("/proc/{pid}/{name}")).ok()?;
    let mut bytes = Vec::new();
    file.take(PROC_MAX).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// When a process started, in the kernel's ticks.
pub fn start_time(pid: i32) -> Option<u64> {
    let stat = String::from_utf8_lossy(&read(pid, "stat")?).into_owned();
    stat.rsplit(')').next()?.split_whitespace().nth(19)?.parse().ok()
}

/// The innermost of the pids that a process has.
fn own_pid(pid: i32) -> Option<i32> {
    let status = String::from_utf8_lossy(&read(pid, "status")?).into_owned();
    let line = status.lines().find_map(|l| l.strip_prefix("NSpid:"))?;
    line.split_whitespace().last()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_known_and_lives() {
        let pid = std::process::id() as i32;
        let this = Identity::of(pid).unwrap();
        assert_eq!(this.own_pid, Some(pid));
        assert!(this.start_time > 0 && !Identity::has_ended(&this.pidfd));
    }

    #[test]
    fn an_ended_one_is_seen_at_once() {
        let mut child = std::process::Command::new("sleep").arg("100").spawn().unwrap();
        let identity = Identity::of(child.id() as i32).unwrap();
        assert!(!Identity::has_ended(&identity.pidfd));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(Identity::has_ended(&identity.pidfd));
        assert!(Identity::of(child.id() as i32).is_none());
    }
}
