//! A process that has registered.

use std::collections::VecDeque;
use std::os::fd::OwnedFd;

use gputap_control as api;
use gputap_kineto::Kinds;
use serde::{Deserialize, Serialize};

use crate::facts::Facts;
use crate::pods::Pods;

/// Polls come every five seconds; one that is so late is silent.
const SILENT_MS: u64 = 20_000;

/// How a process is found again.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// By its pid.
    Pid(i32),
    /// By its socket, when it has no pid here.
    Address(Vec<u8>),
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
    /// Its pid as it knows it.
    pub own_pid: i32,
    /// Its ancestors as it knows them.
    pub ancestors: Vec<i32>,
    /// `SLURM_JOB_ID`.
    pub job: i64,
    /// The directory whose socket it came through; `None` for the abstract one.
    pub directory: Option<String>,
    /// Its first poll.
    pub registered_ms: u64,
    /// Its last poll.
    pub polled_ms: u64,
    /// What it could take at its last poll.
    pub kinds: i32,
    /// What else can be seen of it.
    pub facts: Facts,
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
            Key::Address(_) => 0,
        }
    }

    /// Why it can't be traced.
    pub fn untraceable(&self) -> Option<String> {
        let unknown = matches!(self.key, Key::Address(_)) && self.directory.is_none();
        unknown.then(|| {
            "it runs in a pid namespace beside the daemon's and came through the abstract socket, so nobody can tell \
             which process it is: give both a directory with KINETO_IPC_SOCKET_DIR, or run the daemon in the node's pid \
             namespace"
                .into()
        })
    }

    /// Version of torch, from its files or from what it says.
    fn torch(&self) -> String {
        self.facts.torch.clone().unwrap_or_else(|| {
            // Busy clients of 2.14 say 0, idle older ones 3.
            let newer = !Kinds(self.kinds).knows_events();
            if newer { "2.14 or later".into() } else { "2.0 to 2.13".into() }
        })
    }

    /// For the control interface.
    pub fn show(&self, pods: &Pods, now_ms: u64) -> api::Process {
        let pod = pods.of(&self.facts);
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
            ancestors: self.ancestors.clone(),
            uid: self.uid,
            job: self.job,
            program: self.facts.program.clone(),
            rank: self.facts.rank,
            container: self.facts.container.clone(),
            pod: self.facts.pod.clone(),
            pod_name: pod.map(|p| p.pod.clone()),
            pod_namespace: pod.map(|p| p.namespace.clone()),
            pod_container: pod.map(|p| p.name.clone()),
            pod_gpus: pod.map(|p| p.gpus.clone()),
            gpus: self.facts.gpus.clone(),
            torch: Some(self.torch()),
            registered_ms: self.registered_ms,
            polled_ms: self.polled_ms,
            state,
            queued: self.queue.len(),
            opaque: !self.facts.open,
            untraceable: self.untraceable(),
        }
    }
}
