//! Who a client is, as the kernel says: credentials of its datagram, and a pidfd that tells when it ends.

use std::os::fd::OwnedFd;

use gputap_host::proc::{self, Roots, control_groups};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, PidfdFlags, pidfd_open};
use serde::{Deserialize, Serialize};

/// Groups of a process that are remembered: in more of them, less of its files is seen, never more.
const GROUPS_MAX: usize = 128;
/// Longest line of ancestors that is followed.
const ANCESTORS_MAX: usize = 32;

/// Sender of a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// In our pid namespace; 0 for a process that has no pid there.
    pub pid: i32,
    /// Owner, in our user namespace.
    pub uid: u32,
    /// Group of the sending process, in our user namespace.
    pub gid: u32,
}

/// A parent of a process, or one further up.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
pub struct Ancestor {
    /// In our pid namespace.
    pub pid: i32,
    /// Distinguishes it from another one that gets its pid later.
    pub start_time: u64,
    /// Its pid as it knows it itself.
    pub own_pid: i32,
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

/// Where a process belongs, as the kernel says. Its user decides how much there is to read, so that only those who are about to
/// be registered are asked for it.
#[derive(Debug, Default)]
pub struct Descent {
    /// Its parents, nearest first; none when `/proc` is hidden.
    pub ancestors: Vec<Ancestor>,
    /// The SLURM job whose control group it is in.
    pub job: Option<i64>,
    /// Groups of its user's that it is in.
    pub groups: Vec<u32>,
}

impl Descent {
    /// Looks at a process.
    pub fn from_pid(pid: i32) -> Descent {
        let job = read(pid, "cgroup").and_then(|text| slurm_job(&text));
        let groups = Status::from_pid(pid).map(|status| status.groups).unwrap_or_default();
        Descent { ancestors: ancestors(pid), job, groups }
    }
}

impl Identity {
    /// Looks a process up.
    pub fn from_pid(pid: i32) -> Option<Identity> {
        let pidfd = pidfd_open(Pid::from_raw(pid)?, PidfdFlags::NONBLOCK).ok()?;
        Some(Identity {
            pidfd,
            start_time: start_time(pid).unwrap_or(0),
            own_pid: Status::from_pid(pid).map(|status| status.own_pid),
        })
    }

    /// Whether it has ended.
    pub fn has_ended(pidfd: &OwnedFd) -> bool {
        let mut fds = [PollFd::new(pidfd, PollFlags::IN)];
        poll(&mut fds, Some(&Timespec { tv_sec: 0, tv_nsec: 0 })).is_ok_and(|n| n > 0)
    }
}

/// A small file of `/proc/PID`, as text.
pub fn read(pid: i32, name: &str) -> Option<String> {
    let bytes = proc::read(&Roots::default(), u32::try_from(pid).ok()?, name)?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// When a process started, in the kernel's ticks.
pub fn start_time(pid: i32) -> Option<u64> {
    proc::start_time(u32::try_from(pid).ok()?)
}

/// What `/proc/PID/status` says of a process.
struct Status {
    /// The innermost of those that it has.
    own_pid: i32,
    /// Its parent's; 0 if that is in another namespace.
    parent: i32,
    /// Beside its first one.
    groups: Vec<u32>,
}

impl Status {
    fn from_pid(pid: i32) -> Option<Status> {
        let text = read(pid, "status")?;
        let words = |name: &str| text.lines().find_map(|l| l.strip_prefix(name)).map(str::split_whitespace);
        let last_number = |name: &str| words(name)?.last()?.parse().ok();
        let groups = words("Groups:").into_iter().flatten().take(GROUPS_MAX);
        Some(Status {
            own_pid: last_number("NSpid:")?,
            parent: last_number("PPid:")?,
            groups: groups.filter_map(|gid| gid.parse().ok()).collect(),
        })
    }
}

/// Its parents, nearest first. One that ended while we looked ends the line: whoever has its pid now started later than its child.
fn ancestors(pid: i32) -> Vec<Ancestor> {
    let mut line = Vec::new();
    let (Some(mut born), Some(mut status)) = (start_time(pid), Status::from_pid(pid)) else { return line };
    while status.parent > 0 && line.len() < ANCESTORS_MAX {
        let pid = status.parent;
        let (Some(start_time), Some(parent)) = (start_time(pid), Status::from_pid(pid)) else { break };
        if start_time > born {
            break;
        }
        line.push(Ancestor { pid, start_time, own_pid: parent.own_pid });
        (status, born) = (parent, start_time);
    }
    line
}

/// The job of `/system.slice/slurmstepd.scope/job_123/step_0/…`, or of `/slurm/uid_1000/job_123/…`. Further below, a container
/// could have made these names.
fn slurm_job(cgroup: &str) -> Option<i64> {
    control_groups(cgroup).find_map(|path| {
        let path = path.strip_prefix("/system.slice").unwrap_or(path);
        let mut parts = path.split('/').skip(1);
        parts.next().filter(|part| part.contains("slurm"))?;
        let job = parts.find(|part| !part.starts_with("uid_"))?;
        job.strip_prefix("job_")?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_known_and_lives() {
        let pid = std::process::id() as i32;
        let this = Identity::from_pid(pid).unwrap();
        assert_eq!(this.own_pid, Some(pid));
        assert!(this.start_time > 0 && !Identity::has_ended(&this.pidfd));
    }

    #[test]
    fn the_kernel_says_who_its_parents_are() {
        let mut child = std::process::Command::new("sleep").arg("100").spawn().unwrap();
        let sleep = Descent::from_pid(child.id() as i32);
        let this = std::process::id() as i32;
        assert_eq!(sleep.ancestors[0].pid, this);
        assert_eq!(Some(sleep.ancestors[0].start_time), start_time(this));
        let further = Descent::from_pid(this).ancestors;
        assert_eq!(sleep.ancestors[1..], further);
        child.kill().unwrap();
        child.wait().unwrap();
    }

    #[test]
    fn jobs_of_control_groups_that_no_user_can_make() {
        let v2 = "0::/system.slice/slurmstepd.scope/job_123/step_0/user/task_0\n";
        assert_eq!(slurm_job(v2), Some(123));
        assert_eq!(slurm_job("4:memory:/slurm/uid_1000/job_77/step_batch\n1:name=systemd:/x\n"), Some(77));
        let own = "0::/user.slice/user-1000.slice/user@1000.service/slurm/job_123\n";
        assert_eq!(slurm_job(own), None, "a user made it himself");
        assert_eq!(slurm_job("0::/job_5\n"), None);
        let container = "0::/system.slice/docker-0123.scope/slurmstepd.scope/job_123\n";
        assert_eq!(slurm_job(container), None, "a container did");
        assert_eq!(slurm_job("0::/../../system.slice/n1_slurmstepd.scope/job_8/step_0\n"), Some(8));
    }

    #[test]
    fn an_ended_one_is_seen_at_once() {
        let mut child = std::process::Command::new("sleep").arg("100").spawn().unwrap();
        let identity = Identity::from_pid(child.id() as i32).unwrap();
        assert!(!Identity::has_ended(&identity.pidfd));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(Identity::has_ended(&identity.pidfd));
        assert!(Identity::from_pid(child.id() as i32).is_none());
    }
}
