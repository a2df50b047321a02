//! A process that has registered.

use std::collections::{BTreeSet, VecDeque};
use std::os::fd::OwnedFd;

use gputap_control as api;
use gputap_kineto::Kinds;
use serde::{Deserialize, Serialize};

use crate::identity::Ancestor;
use crate::lookers::Subject;
use crate::pods::Pods;
use crate::process_look::ProcessLook;

/// Polls come every five seconds; one that is so late is silent.
const SILENT_MS: u64 = 20_000;

/// How a process is found again.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// By its pid.
    Pid(i32),
    /// By its user and its socket, when it has no pid here: a name alone could be another's, too.
    Address(u32, Vec<u8>),
}

/// A process that has registered.
#[derive(Debug, Deserialize, Serialize)]
pub struct Process {
    /// How it is found again.
    pub key: Key,
    /// Owner, from the kernel.
    pub uid: u32,
    /// Against another one with its pid.
    pub start_time: u64,
    /// His group, from the kernel.
    #[serde(default)]
    pub gid: u32,
    /// Further groups that it is in.
    #[serde(default)]
    pub groups: Vec<u32>,
    /// Its pid as it knows it.
    pub own_pid: i32,
    /// Its parents, from the kernel.
    #[serde(default)]
    pub line: Vec<Ancestor>,
    /// What it says of its parents where the kernel says nothing; believed by its own user only.
    #[serde(default)]
    pub claimed: Vec<i32>,
    /// Its SLURM job.
    pub job: i64,
    /// Whether the kernel says so, by its control group; `SLURM_JOB_ID`, which it sent, otherwise.
    #[serde(default)]
    pub job_is_sure: bool,
    /// GPUs for which it has a profiler, by job: torch 2.0 says so.
    #[serde(default)]
    pub contexts: BTreeSet<(i64, i32)>,
    /// The directory whose socket it came through; `None` for the abstract one.
    pub directory: Option<String>,
    /// Its first poll.
    pub registered_ms: u64,
    /// Its last poll.
    pub polled_ms: u64,
    /// What it could take at its last poll.
    pub kinds: i32,
    /// What else can be seen of it.
    pub look: ProcessLook,
    /// Requests that wait.
    pub queue: VecDeque<u64>,
    /// The request that it has fetched.
    pub in_flight: Option<u64>,
    /// Tells when it ends.
    #[serde(skip)]
    pub pidfd: Option<OwnedFd>,
}

impl Process {
    /// In our pid namespace; 0 if it has none there.
    pub fn pid(&self) -> i32 {
        match self.key {
            Key::Pid(pid) => pid,
            Key::Address(..) => 0,
        }
    }

    /// Who is looked at when this process is.
    pub fn subject(&self) -> Subject {
        Subject { uid: self.uid, gid: self.gid, groups: self.groups.clone() }
    }

    /// Its ancestors, for people.
    fn ancestors(&self) -> Vec<i32> {
        if self.line.is_empty() { self.claimed.clone() } else { self.line.iter().map(|a| a.pid).collect() }
    }

    /// Why it can't be traced.
    pub fn untraceable(&self) -> Option<String> {
        let unknown = matches!(self.key, Key::Address(..)) && self.directory.is_none();
        unknown.then(|| {
            "it runs in a pid namespace beside the daemon's and came through the abstract socket, so nobody can tell \
             which process it is: give both a directory with KINETO_IPC_SOCKET_DIR, or run the daemon in the node's pid \
             namespace"
                .into()
        })
    }

    /// Releases of torch that speak as this one does.
    fn torch(&self) -> &'static str {
        // Busy clients of 2.14 say 0, idle older ones 3.
        match (Kinds(self.kinds).knows_events(), self.contexts.is_empty()) {
            (true, true) => "2.0 to 2.13",
            (true, false) => "2.0",
            (false, _) => "2.14 or later",
        }
    }

    /// For the control interface.
    pub fn show(&self, pods: &Pods, now_ms: u64) -> api::Process {
        let pod = pods.container_of(&self.look);
        let takes = Kinds(self.kinds).takes_activities();
        let state = match (takes, self.in_flight) {
            _ if now_ms > self.polled_ms + SILENT_MS => api::Activity::Silent,
            (false, _) => api::Activity::Busy,
            (true, Some(_)) => api::Activity::Pending,
            (true, None) => api::Activity::Idle,
        };
        api::Process {
            pid: self.pid(),
            own_pid: self.own_pid,
            ancestors: self.ancestors(),
            uid: self.uid,
            job: self.job,
            program: self.look.program.clone(),
            rank: self.look.rank,
            container: self.look.container.clone(),
            pod: self.look.pod.clone(),
            pod_name: pod.map(|p| p.pod.clone()),
            pod_namespace: pod.map(|p| p.namespace.clone()),
            pod_container: pod.map(|p| p.name.clone()),
            pod_gpus: pod.map(|p| p.gpus.clone()),
            gpus: self.look.gpus.clone(),
            torch: Some(self.torch().to_owned()),
            registered_ms: self.registered_ms,
            polled_ms: self.polled_ms,
            state,
            queued: self.queue.len(),
            opaque: !self.look.open,
            untraceable: self.untraceable(),
        }
    }
}
