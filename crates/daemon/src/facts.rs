//! What else can be seen of a process, where we may look: rank, container, GPUs.
//!
//! All of it is text that the process controls, so it is a label for people and never decides who may do what. Of its
//! environment only a rank is kept, of its command line nothing, and no file that it has is opened: the
//! release of torch is told by the protocol.

use gputap_catalog::launcher;
use gputap_control::text;
use serde::{Deserialize, Serialize};

use crate::identity::{control_groups, read};

/// Digits of a container's number that are kept: what other tools show, too.
pub const CONTAINER_ID: usize = 12;
/// Longest text that is kept.
const TEXT_MAX: usize = 128;

/// What can be seen of a process.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct Facts {
    /// Program, without arguments.
    pub program: Option<String>,
    /// Rank in its job.
    pub rank: Option<u32>,
    /// The variable that says so: a launcher has another one than what it launched.
    pub rank_by: Option<String>,
    /// Container.
    pub container: Option<String>,
    /// Pod.
    pub pod: Option<String>,
    /// GPUs that it has opened; `None` when that can't be seen.
    pub gpus: Option<Vec<u32>>,
    /// Whether the daemon may look into it at all: at its environment, and at what it has opened.
    #[serde(default)]
    pub open: bool,
}

impl Facts {
    /// Looks at a process.
    pub fn of(pid: i32) -> Facts {
        let cgroup = String::from_utf8_lossy(&read(pid, "cgroup").unwrap_or_default()).into_owned();
        let environ = read(pid, "environ");
        let open = environ.is_some();
        let rank = environ.and_then(|bytes| rank(&bytes));
        Facts {
            program: read(pid, "comm").map(|b| plain(String::from_utf8_lossy(&b).trim())),
            rank: rank.map(|(_, rank)| rank),
            rank_by: rank.map(|(name, _)| name.to_owned()),
            container: container(&cgroup),
            pod: pod(&cgroup),
            gpus: gpus(pid),
            open,
        }
    }
}

/// Text of others, fit for a terminal and a log, and not too long for them.
pub fn plain(text: &str) -> String {
    text::line(text).chars().take(TEXT_MAX).collect()
}

fn rank(environ: &[u8]) -> Option<(&'static str, u32)> {
    let variable = |name: &str| {
        environ.split(|b| *b == 0).find_map(|line| {
            let value = line.strip_prefix(name.as_bytes())?.strip_prefix(b"=")?;
            std::str::from_utf8(value).ok()?.parse().ok()
        })
    };
    launcher::RANK.iter().find_map(|name| Some((*name, variable(name)?)))
}

/// The last 64 hexadecimal digits of a cgroup, as every runtime has them.
fn container(cgroup: &str) -> Option<String> {
    let is_id = |s: &&str| s.len() == 64 && s.bytes().all(|b| b.is_ascii_hexdigit());
    let parts = cgroup.split(|c: char| !c.is_ascii_alphanumeric());
    parts.rev().find(is_id).map(|id| id[..CONTAINER_ID].to_owned())
}

/// The UID of a pod: systemd writes `_` where Kubernetes has `-`. The first of them, because a container can make names below its own.
fn pod(cgroup: &str) -> Option<String> {
    control_groups(cgroup).flat_map(|path| path.split('/')).find_map(|part| {
        let rest = &part[part.rfind("pod")? + 3..];
        let id: String = rest.chars().take_while(|c| c.is_ascii_hexdigit() || "-_".contains(*c)).collect();
        (id.len() == 36).then(|| id.replace('_', "-"))
    })
}

fn gpus(pid: i32) -> Option<Vec<u32>> {
    let links = std::fs::read_dir(format!("/proc/{pid}/fd")).ok()?;
    let mut gpus: Vec<u32> = Vec::new();
    for link in links.flatten().take(4096) {
        match std::fs::read_link(link.path()) {
            Ok(to) => {
                gpus.extend(to.to_str().and_then(|t| t.strip_prefix("/dev/nvidia")?.parse::<u32>().ok()))
            }
            // The names can be listed, and where they lead may yet be hidden.
            Err(e) if e.kind() == std::io::ErrorKind::PermissionDenied => return None,
            Err(_) => {}
        }
    }
    gpus.sort_unstable();
    gpus.dedup();
    Some(gpus)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_launchers() {
        assert_eq!(rank(b"A=1\0RANK=7\0SLURM_PROCID=3\0"), Some(("RANK", 7)));
        assert_eq!(rank(b"SLURM_PROCID=3\0MYRANK=7\0"), Some(("SLURM_PROCID", 3)));
        for name in launcher::RANK {
            assert_eq!(rank(format!("A=1\0{name}=5\0").as_bytes()), Some((name, 5)));
        }
        assert_eq!(rank(b"RANK=x\0"), None);
        assert_eq!(rank(b""), None);
    }

    #[test]
    fn containers_and_pods() {
        let id = "0123456789abcdef".repeat(4);
        let docker = format!("0::/system.slice/docker-{id}.scope\n");
        assert_eq!(container(&docker).as_deref(), Some("0123456789ab"));
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

    #[test]
    fn this_process_has_no_gpu() {
        let facts = Facts::of(std::process::id() as i32);
        assert_eq!(facts.gpus, Some(vec![]));
        assert!(facts.program.is_some());
    }

    #[test]
    fn control_characters_do_not_reach_a_terminal() {
        assert_eq!(plain("a\x1b[31mb\n"), "a\\u001b[31mb\\u000a");
    }
}
