//! Whether a process can still write into its rings.
//!
//! A pid means something in its own pid namespace only. The directory of a process names the namespace, so what can't
//! be known is told apart from what is dead: rings are removed only when nobody can write into them any more.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use gputap_host::proc::{Roots, start_time, stat};
use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};

/// What is known of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    /// It is there, and it is the same one.
    Alive,
    /// It is gone.
    Dead,
    /// It belongs to another pid namespace, which can't be looked into.
    Unknown,
    /// The same, and it has written nothing for so long that it counts as gone.
    Silent,
}

impl Life {
    /// Whether nothing is expected of it any more.
    pub fn is_over(self) -> bool {
        matches!(self, Life::Dead | Life::Silent)
    }
}

/// Which process a directory belongs to, as its name says: `<boot>-<pidns>-<pid>-<start>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    boot: String,
    namespace: String,
    pid: u32,
    start: u64,
}

impl Identity {
    /// From the name of a directory; `None` for one that makes no sense.
    pub fn from_name(name: &str) -> Option<Identity> {
        let mut parts = name.split('-');
        let mut next = || parts.next().filter(|p| !p.is_empty());
        Some(Identity {
            boot: next()?.to_owned(),
            namespace: next()?.to_owned(),
            pid: next()?.parse().ok().filter(|pid| *pid > 0)?,
            start: next()?.parse().ok()?,
        })
    }
}

/// The view of this process on others.
#[derive(Debug)]
pub(crate) struct Viewer {
    boot: String,
    namespace: String,
}

/// Processes of pid namespaces below ours, by pid there and start time. Containers that start together have such pairs in common.
#[derive(Debug, Default)]
pub(crate) struct Below(HashMap<(u32, u64), Vec<Inner>>);

/// A process of a pid namespace below ours.
#[derive(Debug)]
struct Inner {
    /// Pid that the process has in our namespace.
    pid: u32,
    /// Inode of its pid namespace; `None` where we may not see it.
    namespace: Option<String>,
}

impl Below {
    /// All processes of namespaces below ours.
    pub fn now() -> Below {
        let mut found = Below::default();
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        for pid in entries.filter_map(|e| e.file_name().to_str()?.parse::<u32>().ok()) {
            if let Some(key) = inner_pid(pid).zip(start_time(pid)) {
                let namespace = namespace_of(&format!("/proc/{pid}/ns/pid"));
                found.0.entry(key).or_default().push(Inner { pid, namespace });
            }
        }
        found
    }

    /// The pid here of a process there. Where its namespace can't be seen, only if no other process can be meant.
    fn pid(&self, id: &Identity) -> Option<u32> {
        let all = self.0.get(&(id.pid, id.start))?;
        if let Some(inner) = all.iter().find(|inner| inner.namespace.as_ref() == Some(&id.namespace)) {
            return Some(inner.pid);
        }
        let mut hidden = all.iter().filter(|inner| inner.namespace.is_none());
        let pid = hidden.next()?.pid;
        hidden.next().is_none().then_some(pid)
    }
}

/// Pid that a process has in its own namespace, if that is not ours.
fn inner_pid(pid: u32) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("NSpid:"))?;
    line.split_whitespace().skip(1).last()?.parse().ok()
}

/// Inode of a namespace, from a link of /proc.
fn namespace_of(link: &str) -> Option<String> {
    let link = fs::read_link(link).ok()?;
    link.to_str()?.split(['[', ']']).nth(1).map(str::to_owned)
}

impl Viewer {
    pub fn new() -> Viewer {
        let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
        let namespace = namespace_of("/proc/self/ns/pid").unwrap_or_else(|| "0".to_owned());
        Viewer { boot: boot.get(..8).unwrap_or("0").to_owned(), namespace }
    }

    /// Inode of our pid namespace.
    pub fn namespace(&self) -> &str {
        &self.namespace
    }

    /// Whether the clocks of a process are the ones that run now.
    pub fn is_of_this_boot(&self, id: &Identity) -> bool {
        id.boot == self.boot
    }

    /// Whether its pid is one of ours.
    pub fn is_near(&self, id: &Identity) -> bool {
        id.namespace == self.namespace
    }

    /// Looks whether the process is there. `seen` is its pid here, once it was found below our namespace.
    pub fn life(&self, id: &Identity, seen: &mut Option<u32>, below: &Below) -> Life {
        if self.is_near(id) {
            return if is_there(id.pid, id.start) { Life::Alive } else { Life::Dead };
        }
        *seen = seen.or_else(|| below.pid(id));
        match *seen {
            Some(pid) if is_there(pid, id.start) => Life::Alive,
            // It was seen once, so it would be seen now.
            Some(_) => Life::Dead,
            None => Life::Unknown,
        }
    }
}

/// Whether the process with this pid and start time can still run code.
fn is_there(pid: u32, start: u64) -> bool {
    let Some(raw) = i32::try_from(pid).ok().and_then(Pid::from_raw) else { return false };
    if test_kill_process(raw) == Err(Errno::SRCH) {
        return false;
    }
    match stat(&Roots::default(), pid) {
        Some(stat) if stat.start_time != start => false,
        // The first thread may have ended before the others.
        Some(stat) if stat.state == b'Z' => has_more_threads(pid),
        Some(_) => true,
        // Hidden from us (hidepid), or just gone: the next look will tell.
        None => true,
    }
}

fn has_more_threads(pid: u32) -> bool {
    fs::read_dir(Path::new("/proc").join(pid.to_string()).join("task")).is_ok_and(|tasks| tasks.count() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(namespace: &str, pid: u32, start: u64) -> Identity {
        Identity { boot: Viewer::new().boot, namespace: namespace.to_owned(), pid, start }
    }

    #[test]
    fn names_of_directories() {
        let id = Identity::from_name("1a2b3c4d-4026531836-77-123456").unwrap();
        assert_eq!(
            (id.boot.as_str(), id.namespace.as_str(), id.pid, id.start),
            ("1a2b3c4d", "4026531836", 77, 123_456)
        );
        assert_eq!(Identity::from_name("1a2b3c4d-4026531836-77-123456-2").unwrap(), id, "after an exec");
        for name in ["", "x", "a-b-c-d", "1a2b3c4d-4026531836-0-5", "a-b-5", "a--5-6", "1-2--5-6"] {
            assert_eq!(Identity::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn processes_that_are_there_and_others() {
        let viewer = Viewer::new();
        let (pid, none) = (std::process::id(), Below::default());
        let start = start_time(pid).unwrap();
        let life = |id: Identity, seen: Option<u32>| viewer.life(&id, &mut seen.clone(), &none);
        assert_eq!(life(identity(viewer.namespace(), pid, start), None), Life::Alive);
        assert_eq!(
            life(identity(viewer.namespace(), pid, start + 1), None),
            Life::Dead,
            "another with its pid"
        );
        assert_eq!(life(identity(viewer.namespace(), 4_194_305, 1), None), Life::Dead);
        assert_eq!(life(identity("1", pid, start), None), Life::Unknown);
        assert_eq!(life(identity("1", 3, start), Some(pid)), Life::Alive);
        assert_eq!(life(identity("1", 3, start + 1), Some(pid)), Life::Dead);
    }

    #[test]
    fn containers_that_start_together_are_told_apart() {
        let inner = |pid, namespace: Option<&str>| Inner { pid, namespace: namespace.map(str::to_owned) };
        let below = |all| Below([((1, 500), all)].into());
        let pid = |below: &Below| below.pid(&identity("12", 1, 500));
        assert_eq!(pid(&below(vec![inner(70, Some("11")), inner(71, Some("12"))])), Some(71));
        assert_eq!(pid(&below(vec![inner(70, Some("11"))])), None, "it is another's");
        assert_eq!(pid(&below(vec![inner(70, Some("11")), inner(71, None)])), Some(71));
        assert_eq!(
            pid(&below(vec![inner(70, None), inner(71, None)])),
            None,
            "one of them, and nobody knows which"
        );
    }

    #[test]
    fn a_process_that_nobody_has_waited_for_is_dead() {
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let start = start_time(child.id()).unwrap();
        let limit = std::time::Instant::now() + std::time::Duration::from_secs(20);
        while is_there(child.id(), start) {
            assert!(std::time::Instant::now() < limit, "a zombie counts as alive");
            std::thread::yield_now();
        }
        assert!(start_time(child.id()).is_some(), "it is still listed");
        child.wait().unwrap();
    }
}
