//! What else can be seen of a process, where we may look: rank, container, GPUs.
//!
//! All of it is text that the process controls, so it is a label for people and never decides who may do what. Of its
//! environment only a rank is kept, of its command line nothing, and no file that it has is opened: the
//! release of torch is told by the protocol.

use gputap_host::proc::{Roots, container, open_gpus, pod};
use gputap_host::rank;
use gputap_host::text;
use serde::{Deserialize, Serialize};

use crate::identity::read;

/// Digits of a container's number that are kept: what other tools show, too.
pub const CONTAINER_ID: usize = 12;
/// Longest text that is kept.
const TEXT_MAX: usize = 128;

/// What can be seen of a process.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct ProcessLook {
    /// Program, without arguments.
    pub program: Option<String>,
    /// Rank in its job.
    pub rank: Option<u32>,
    /// The variable that says so: a launcher has another one than what it launched.
    pub rank_by: Option<String>,
    /// First digits of the id of the process's container; `None` if it is in none that is known.
    pub container: Option<String>,
    /// UID of the Kubernetes pod that the process is in; `None` if it is in none that is known.
    pub pod: Option<String>,
    /// GPUs that it has opened; `None` when that can't be seen.
    pub gpus: Option<Vec<u32>>,
    /// Whether the daemon may look into it at all: at its environment, and at what it has opened.
    #[serde(default)]
    pub open: bool,
}

impl ProcessLook {
    /// Looks at a process.
    pub fn from_pid(pid: i32) -> ProcessLook {
        let cgroup = read(pid, "cgroup").unwrap_or_default();
        let environ = read(pid, "environ");
        let open = environ.is_some();
        let rank = environ.and_then(|environ| rank(&|name| variable(&environ, name)));
        ProcessLook {
            program: read(pid, "comm").map(|name| plain(name.trim())),
            rank: rank.map(|(_, rank)| rank),
            rank_by: rank.map(|(name, _)| name.to_owned()),
            container: container(&cgroup).map(|id| id[..CONTAINER_ID].to_owned()),
            pod: pod(&cgroup),
            gpus: u32::try_from(pid).ok().and_then(|pid| open_gpus(&Roots::default(), pid)),
            open,
        }
    }
}

/// Text of others, fit for a terminal and a log, and not too long for them.
pub fn plain(text: &str) -> String {
    text::line(text).chars().take(TEXT_MAX).collect()
}

/// A variable of a process's environment.
fn variable(environ: &str, name: &str) -> Option<String> {
    environ.split('\0').find_map(|line| line.strip_prefix(name)?.strip_prefix('=')).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_launchers() {
        let rank = |environ: &str| rank(&|name| variable(environ, name));
        assert_eq!(rank("A=1\0RANK=7\0SLURM_PROCID=3\0"), Some(("RANK", 7)));
        assert_eq!(rank("SLURM_PROCID=3\0MYRANK=7\0"), Some(("SLURM_PROCID", 3)));
        for name in gputap_catalog::launcher::RANK {
            assert_eq!(rank(&format!("A=1\0{name}=5\0")), Some((name, 5)));
        }
        assert_eq!(rank("RANK=x\0"), None);
        assert_eq!(rank(""), None);
    }

    #[test]
    fn this_process_has_no_gpu() {
        let look = ProcessLook::from_pid(std::process::id() as i32);
        assert_eq!(look.gpus, Some(vec![]));
        assert!(look.program.is_some());
    }

    #[test]
    fn control_characters_do_not_reach_a_terminal() {
        assert_eq!(plain("a\x1b[31mb\n"), "a\\u001b[31mb\\u000a");
    }
}
