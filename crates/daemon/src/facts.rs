//! What else can be seen of a process, where we may look: rank, container, GPUs, torch.
//!
//! All of it is text that the process controls, so it is a label for people and never decides who may do what. Of its
//! environment only the variables below are kept, of its command line nothing.

use std::io::Read;
use std::os::unix::fs::OpenOptionsExt;

use serde::{Deserialize, Serialize};

use crate::identity::read;

/// Variables that tell a rank, the most specific launcher first.
const RANK: [&str; 6] =
    ["RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "FLUX_TASK_RANK", "SLURM_PROCID"];

/// Digits of a container's number that are kept: what other tools show, too.
pub const CONTAINER_ID: usize = 12;
/// Longest text that is kept.
const TEXT_MAX: usize = 128;
/// Longest list of mappings that is looked through.
const MAPS_MAX: u64 = 4 << 20;

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
    /// Version of torch.
    pub torch: Option<String>,
    /// Whether the daemon may look into it at all: at its environment, and at what it has opened.
    #[serde(default)]
    pub open: bool,
}

impl Facts {
    /// Looks at a process.
    pub fn of(pid: i32) -> Facts {
        let cgroup = text(read(pid, "cgroup"));
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
            torch: torch(pid),
            open,
        }
    }
}

fn text(bytes: Option<Vec<u8>>) -> String {
    String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned()
}

/// Text of others, fit for a terminal and a log.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(TEXT_MAX).collect()
}

fn rank(environ: &[u8]) -> Option<(&'static str, u32)> {
    let variable = |name: &str| {
        environ.split(|b| *b == 0).find_map(|line| {
            let value = line.strip_prefix(name.as_bytes())?.strip_prefix(b"=")?;
            std::str::from_utf8(value).ok()?.parse().ok()
        })
    };
    RANK.iter().find_map(|name| Some((*name, variable(name)?)))
}

/// The last 64 hexadecimal digits of a cgroup, as every runtime has them.
fn container(cgroup: &str) -> Option<String> {
    let is_id = |s: &&str| s.len() == 64 && s.bytes().all(|b| b.is_ascii_hexdigit());
    let parts = cgroup.split(|c: char| !c.is_ascii_alphanumeric());
    parts.rev().find(is_id).map(|id| id[..CONTAINER_ID].to_owned())
}

/// The UID of a pod: systemd writes `_` where Kubernetes has `-`.
fn pod(cgroup: &str) -> Option<String> {
    let rest = &cgroup[cgroup.rfind("pod")? + 3..];
    let id: String = rest.chars().take_while(|c| c.is_ascii_hexdigit() || "-_".contains(*c)).collect();
    (id.len() == 36).then(|| id.replace('_', "-"))
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

/// From the file beside the library that is mapped: nothing is executed, and little is read.
fn torch(pid: i32) -> Option<String> {
    let maps = std::fs::File::open(format!("/proc/{pid}/maps")).ok()?;
    let mut text = Vec::new();
    maps.take(MAPS_MAX).read_to_end(&mut text).ok()?;
    let text = String::from_utf8_lossy(&text);
    let library = text.lines().find(|l| l.ends_with("/libtorch_cpu.so"))?;
    let directory = library[library.find('/')?..].strip_suffix("lib/libtorch_cpu.so")?;
    let mut options = std::fs::OpenOptions::new();
    // A process could put a pipe there.
    options.read(true).custom_flags(rustix::fs::OFlags::NONBLOCK.bits() as i32);
    let file = options.open(format!("/proc/{pid}/root{directory}version.py")).ok()?;
    let mut version = String::new();
    file.metadata().ok().filter(std::fs::Metadata::is_file)?;
    file.take(4096).read_to_string(&mut version).ok()?;
    let value = version.lines().find_map(|l| l.strip_prefix("__version__ = '"))?.split('\'').next()?;
    Some(plain(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_launchers() {
        assert_eq!(rank(b"A=1\0RANK=7\0SLURM_PROCID=3\0"), Some(("RANK", 7)));
        assert_eq!(rank(b"SLURM_PROCID=3\0MYRANK=7\0"), Some(("SLURM_PROCID", 3)));
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
    }

    #[test]
    fn this_process_has_no_gpu_and_no_torch() {
        let facts = Facts::of(std::process::id() as i32);
        assert_eq!((facts.gpus, facts.torch), (Some(vec![]), None));
        assert!(facts.program.is_some());
    }

    #[test]
    fn control_characters_do_not_reach_a_terminal() {
        assert_eq!(plain("a\x1b[31mb\n"), "a[31mb");
    }
}
