//! What `/proc` says of a process. Most of it is text that the process controls: a label for people, which never decides
//! who may do what.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::PathBuf;

pub use gputap_wire::stat::Stat;

use crate::text::file_name;

/// Longest file that is read.
const LONGEST: u64 = 64 << 10;
/// Open files of a process that are looked at.
const FILES: usize = 4096;
/// Where systemd puts what users start: below it they may make control groups with any name.
const OF_USERS: &str = "/user.slice/";

/// Where a machine shows its processes. Tests make one of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roots {
    /// Directory of the processes, on a real machine `/proc`.
    pub proc: PathBuf,
}

impl Default for Roots {
    fn default() -> Roots {
        Roots { proc: PathBuf::from("/proc") }
    }
}

impl Roots {
    fn path(&self, pid: u32, name: &str) -> PathBuf {
        self.proc.join(pid.to_string()).join(name)
    }
}

/// A small file of `/proc/PID`, or the beginning of a larger one.
pub fn read(roots: &Roots, pid: u32, name: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(roots.path(pid, name)).ok()?.take(LONGEST).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Looks at a process; `None` where it is gone, or hidden.
pub fn stat(roots: &Roots, pid: u32) -> Option<Stat> {
    Stat::parse(&read(roots, pid, "stat")?)
}

/// When a process started.
pub fn start_time(pid: u32) -> Option<u64> {
    stat(&Roots::default(), pid).map(|stat| stat.start_time)
}

/// The name of this machine, as far as it fits a file's name.
pub fn host_name() -> String {
    let name = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let name = file_name(name.trim());
    if name.is_empty() { "host".into() } else { name }
}

/// Numbers of the GPUs that a process has opened, in order; `None` where that can't be seen.
pub fn open_gpus(roots: &Roots, pid: u32) -> Option<Vec<u32>> {
    let mut gpus: Vec<u32> = Vec::new();
    for link in fs::read_dir(roots.path(pid, "fd")).ok()?.flatten().take(FILES) {
        match fs::read_link(link.path()) {
            Ok(to) => {
                gpus.extend(to.to_str().and_then(|t| t.strip_prefix("/dev/nvidia")?.parse::<u32>().ok()))
            }
            // The names can be listed, and where they lead may yet be hidden.
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => return None,
            Err(_) => {}
        }
    }
    gpus.sort_unstable();
    gpus.dedup();
    Some(gpus)
}

/// Paths of a process's control groups, from its `/proc/PID/cgroup`, that only root could have given to it.
pub fn control_groups(cgroup: &str) -> impl Iterator<Item = &str> {
    // hierarchy:controllers:path
    let paths = cgroup.lines().filter_map(|line| line.splitn(3, ':').nth(2));
    // A path above our own root begins with this, in a namespace of control groups.
    let paths = paths.map(|path| path.trim_start_matches("/.."));
    paths.filter(|path| !path.starts_with(OF_USERS))
}

/// Number of the container that a control group is of: its last 64 hexadecimal digits, as every runtime has them.
pub fn container(cgroup: &str) -> Option<&str> {
    let is_id = |s: &&str| s.len() == 64 && s.bytes().all(|b| b.is_ascii_hexdigit());
    cgroup.split(|c: char| !c.is_ascii_alphanumeric()).rev().find(is_id)
}

/// The UID of the pod that a control group is of: systemd writes `_` where Kubernetes has `-`. The first of them, because
/// a container can make names below its own.
pub fn pod(cgroup: &str) -> Option<String> {
    control_groups(cgroup).flat_map(|path| path.split('/')).find_map(|part| {
        let rest = &part[part.rfind("pod")? + 3..];
        let id: String = rest.chars().take_while(|c| c.is_ascii_hexdigit() || "-_".contains(*c)).collect();
        (id.len() == 36).then(|| id.replace('_', "-"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_there_and_has_no_gpu() {
        let (roots, pid) = (Roots::default(), std::process::id());
        let parent = std::os::unix::process::parent_id();
        let stat = stat(&roots, pid);
        assert!(stat.is_some_and(|s| s.parent == parent && s.start_time > 0), "{stat:?}");
        assert_eq!(start_time(pid), stat.map(|s| s.start_time));
        assert_eq!(open_gpus(&roots, pid), Some(vec![]));
        assert_eq!(open_gpus(&Roots { proc: "/nowhere".into() }, pid), None);
    }

    #[test]
    fn containers_and_pods() {
        let id = "0123456789abcdef".repeat(4);
        let docker = format!("0::/system.slice/docker-{id}.scope\n");
        assert_eq!(container(&docker), Some(id.as_str()));
        assert_eq!(pod(&docker), None);
        let uid = "3f0c1a52-5f5e-4f3c-9a55-0123456789ab";
        let kubelet = format!(
            "0::/kubepods.slice/kubepods-pod{}.slice/cri-containerd-{id}.scope\n",
            uid.replace('-', "_")
        );
        assert_eq!(pod(&kubelet).as_deref(), Some(uid));
        assert_eq!(container("0::/user.slice\n"), None);
        let own = format!("0::/user.slice/user-5.slice/user@5.service/kubepods-pod{uid}/x\n");
        assert_eq!(pod(&own), None, "a user made it himself");
    }
}
