//! What a datagram is answered with, and whether its sender is registered by it: the kernel says who that is.

use gputap_kineto::{Message, Reply};

use super::Registry;
use crate::facts::Facts;
use crate::identity::{Identity, Peer};
use crate::process::{Key, Process};

/// Most processes that are registered, and most of one user.
const PROCESSES_MAX: usize = 4096;
const PROCESSES_OF_USER_MAX: usize = 1024;
/// Pairs of job and GPU for which profilers are counted.
const CONTEXTS_MAX: usize = 4096;

/// Where a datagram came from.
#[derive(Clone, Copy, Debug)]
pub struct Sender<'a> {
    /// Who, says the kernel.
    pub peer: Peer,
    /// The socket's name.
    pub address: &'a [u8],
    /// The directory of our socket; `None` for the abstract one.
    pub directory: Option<&'a str>,
}

/// What to answer.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The reply.
    pub reply: Reply,
    /// The order in it, which goes back to the queue when the reply can't be sent.
    pub order: Option<u64>,
    /// The process that is new.
    pub new: Option<Key>,
}

impl Registry {
    /// A datagram came. `None`: it gets no answer.
    pub fn receive(&mut self, from: Sender<'_>, datagram: &[u8], now_ms: u64) -> Option<Answer> {
        if !self.limit.admits(from.peer.uid, from.peer.pid, now_ms) {
            self.counters.limited += 1;
            return None;
        }
        let message = Message::parse(datagram).inspect_err(|_| self.counters.malformed += 1).ok()?;
        let plain = |reply| Some(Answer { reply, order: None, new: None });
        match message {
            Message::Context { gpu, pid, job } => {
                if self.identify(&from, pid).is_none() {
                    return plain(Reply::Count(-1));
                }
                plain(Reply::Count(self.context(job, gpu, pid)))
            }
            Message::Request { kinds, job, pids } => {
                let known = self.known(&from, pids[0]);
                let (key, new) = match known {
                    Some(key) => (key, None),
                    None => match self.register(&from, job, &pids, now_ms) {
                        Some(key) => (key.clone(), Some(key)),
                        // It gets its answer all the same: a client without one waits, and takes a later one for it.
                        None => return plain(Reply::Config(String::new())),
                    },
                };
                self.counters.polls += 1;
                let (text, order) = self.poll(&key, kinds, now_ms);
                Some(Answer { reply: Reply::Config(text), order, new })
            }
        }
    }

    fn context(&mut self, job: i64, gpu: i32, pid: i32) -> i32 {
        if self.contexts.len() >= CONTEXTS_MAX && !self.contexts.contains_key(&(job, gpu)) {
            return -1;
        }
        let pids = self.contexts.entry((job, gpu)).or_default();
        if pids.len() < PROCESSES_OF_USER_MAX {
            pids.insert(pid);
        }
        pids.len() as i32
    }

    /// The entry of a process that is already here, and still the same one.
    fn known(&mut self, from: &Sender<'_>, claimed: i32) -> Option<Key> {
        let key = key_of(from);
        let process = self.processes.get(&key)?;
        let ended = process.pidfd.as_ref().is_some_and(Identity::has_ended);
        if ended || process.uid != from.peer.uid {
            self.remove(&key, "the process ended");
            return None;
        }
        (process.own_pid == claimed).then_some(key)
    }

    /// The process behind a datagram, if it is the one that it claims to be.
    fn identify(&mut self, from: &Sender<'_>, claimed: i32) -> Option<(Key, Option<Identity>)> {
        let key = key_of(from);
        if matches!(key, Key::Address(_)) {
            return (claimed > 0 && !from.address.is_empty()).then_some((key, None));
        }
        let identity = Identity::of(from.peer.pid)?;
        if identity.own_pid.unwrap_or(from.peer.pid) != claimed {
            self.counters.impostors += 1;
            return None;
        }
        Some((key, Some(identity)))
    }

    fn register(&mut self, from: &Sender<'_>, job: i64, pids: &[i32], now_ms: u64) -> Option<Key> {
        let of_user = self.processes.values().filter(|p| p.uid == from.peer.uid).count();
        if self.processes.len() >= PROCESSES_MAX || of_user >= PROCESSES_OF_USER_MAX {
            self.counters.crowded += 1;
            return None;
        }
        let (key, identity) = self.identify(from, pids[0])?;
        let (start_time, pidfd) = identity.map_or((0, None), |i| (i.start_time, Some(i.pidfd)));
        let process = Process {
            key: key.clone(),
            uid: from.peer.uid,
            start_time,
            own_pid: pids[0],
            ancestors: pids[1..].to_vec(),
            job,
            directory: from.directory.map(str::to_owned),
            registered_ms: now_ms,
            polled_ms: now_ms,
            kinds: 0,
            facts: Facts::default(),
            queue: Default::default(),
            in_flight: None,
            pidfd,
        };
        self.processes.insert(key.clone(), process);
        self.changed = true;
        Some(key)
    }
}

fn key_of(from: &Sender<'_>) -> Key {
    if from.peer.pid > 0 { Key::Pid(from.peer.pid) } else { Key::Address(from.address.to_vec()) }
}
