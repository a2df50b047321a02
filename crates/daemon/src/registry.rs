//! Who is here and what is asked of them. No I/O but looking at processes; the clock is an argument.

mod ask;
mod limit;

use std::collections::{BTreeMap, BTreeSet};

use gputap_control::{self as api, Counters, State};
use gputap_kineto::{Kinds, Message, Reply};
use serde::{Deserialize, Serialize};

use crate::caller::Caller;
use crate::facts::Facts;
use crate::identity::{Identity, Peer};
use crate::order::{Next, Order, Seen};
use crate::process::{Key, Process};
use limit::Limit;

pub use ask::{Asked, Place};

/// Most processes that are registered, and most of one user.
const PROCESSES_MAX: usize = 4096;
const PROCESSES_OF_USER_MAX: usize = 1024;
/// A process whose end can't be seen is gone when it was silent for so long.
const EXPIRE_MS: u64 = 65_000;
/// Traces that nobody asks about any more.
const TRACES_KEPT: usize = 256;
/// Pairs of job and GPU for which profilers are counted.
const CONTEXTS_MAX: usize = 4096;

/// A trace: orders of one request.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Trace {
    /// Who asked, as far as it matters to who may look.
    pub caller_uid: Option<u32>,
    /// What was asked, as the client gets it.
    pub config: String,
    /// The orders.
    pub orders: Vec<u64>,
    /// Who was left out.
    pub left_out: Vec<api::LeftOut>,
    /// Whether the files are in a directory of ours.
    pub in_spool: bool,
    /// When.
    pub asked_ms: u64,
}

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

/// All of it. What is stored across restarts is what serde sees.
#[derive(Debug, Default, Deserialize, Serialize)]
pub struct Registry {
    #[serde(with = "listed")]
    processes: BTreeMap<Key, Process>,
    orders: BTreeMap<u64, Order>,
    traces: BTreeMap<String, Trace>,
    last_order: u64,
    /// Something that is worth storing has changed.
    #[serde(skip)]
    pub changed: bool,
    /// What happened.
    #[serde(skip)]
    pub counters: Counters,
    #[serde(skip)]
    contexts: BTreeMap<(i64, i32), BTreeSet<i32>>,
    #[serde(skip)]
    limit: Limit,
}

/// JSON has text for keys only.
mod listed {
    use super::*;
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(map: &BTreeMap<Key, Process>, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(map.values())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<BTreeMap<Key, Process>, D::Error> {
        Ok(Vec::<Process>::deserialize(d)?.into_iter().map(|p| (p.key.clone(), p)).collect())
    }
}

impl Registry {
    /// A datagram came. `None`: it gets no answer.
    pub fn receive(&mut self, from: Sender<'_>, datagram: &[u8], now_ms: u64) -> Option<Answer> {
        if !self.limit.admits(from.peer.uid, now_ms) {
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

    /// What a client gets that polls.
    fn poll(&mut self, key: &Key, kinds: Kinds, now_ms: u64) -> (String, Option<u64>) {
        let nothing = (String::new(), None);
        let Some(process) = self.processes.get_mut(key) else { return nothing };
        process.polled_ms = now_ms;
        process.kinds = kinds.0;
        let takes = kinds.takes_activities();
        if let Some(id) = process.in_flight {
            let Some(order) = self.orders.get_mut(&id) else {
                process.in_flight = None;
                return nothing;
            };
            let before = order.state;
            let next = order.polled(takes, now_ms);
            self.changed |= before != order.state || next != Next::Wait;
            match next {
                Next::Wait => return nothing,
                Next::Again => return (order.by_duration(now_ms), Some(id)),
                Next::Free => process.in_flight = None,
            }
        }
        if !takes {
            return nothing;
        }
        while let Some(id) = process.queue.pop_front() {
            if let Some(order) = self.orders.get_mut(&id).filter(|o| o.state == State::Queued) {
                process.in_flight = Some(id);
                self.changed = true;
                return (order.deliver(now_ms), Some(id));
            }
        }
        nothing
    }

    /// The answer with this order could not be sent: `gone` when nobody listens any more.
    pub fn unsent(&mut self, id: u64) {
        self.counters.unanswered += 1;
        let Some(order) = self.orders.get_mut(&id).filter(|o| !o.state.is_final()) else { return };
        order.state = State::Queued;
        for process in self.processes.values_mut().filter(|p| p.in_flight == Some(id)) {
            process.in_flight = None;
            process.queue.push_front(id);
        }
        self.changed = true;
    }

    fn remove(&mut self, key: &Key, why: &str) {
        let Some(process) = self.processes.remove(key) else { return };
        for id in process.queue.iter().chain(&process.in_flight) {
            if let Some(order) = self.orders.get_mut(id) {
                // It may have written its file before it ended: that is looked for once more.
                if order.state == State::Queued {
                    order.fail(format!("{why} before it fetched the request"));
                } else if !order.state.is_final() {
                    (order.state, order.estimated) = (State::Ended, false);
                    order.ended_ms = order.ended_ms.max(process.polled_ms);
                    order.note(why.to_owned());
                }
            }
        }
        self.changed = true;
    }

    /// Drops processes that have ended.
    pub fn sweep(&mut self, now_ms: u64) {
        let gone = |p: &Process| match &p.pidfd {
            Some(pidfd) => Identity::has_ended(pidfd),
            None => now_ms > p.polled_ms + EXPIRE_MS,
        };
        let keys: Vec<Key> = self.processes.values().filter(|p| gone(p)).map(|p| p.key.clone()).collect();
        for key in keys {
            tracing::info!(process = ?key, "ended");
            self.remove(&key, "the process ended");
        }
        self.limit.sweep(now_ms);
    }

    /// After a restart: those that are still the same processes stay.
    pub fn revive(&mut self) {
        let keys: Vec<Key> = self.processes.keys().cloned().collect();
        for key in keys {
            let Key::Pid(pid) = key else { continue };
            let identity = Identity::of(pid);
            let process = self.processes.get_mut(&key);
            match (identity, process) {
                (Some(i), Some(p)) if i.start_time == p.start_time => p.pidfd = Some(i.pidfd),
                _ => self.remove(&key, "the process ended"),
            }
        }
    }

    /// What can be seen of a process, now.
    pub fn set_facts(&mut self, key: &Key, facts: Facts) {
        if let Some(process) = self.processes.get_mut(key) {
            process.facts = facts;
        }
    }

    /// Processes with a pid whose facts are to be looked at.
    pub fn pids(&self) -> Vec<i32> {
        self.processes.values().map(Process::pid).filter(|pid| *pid != 0).collect()
    }

    /// Those that the caller may see.
    pub fn processes(&self, caller: &Caller) -> impl Iterator<Item = &Process> {
        self.processes.values().filter(|p| caller.may(p.uid))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.processes.len()
    }

    /// Orders whose file may be looked for.
    pub fn awaited(&self) -> impl Iterator<Item = (u64, &Order)> {
        let waits = |o: &Order| !o.state.is_final() && o.state != State::Queued;
        self.orders.iter().filter(move |(_, o)| waits(o)).map(|(id, o)| (*id, o))
    }

    /// Somebody looked for the file of an order.
    pub fn looked(&mut self, id: u64, seen: Seen, now_ms: u64) {
        let Some(order) = self.orders.get_mut(&id) else { return };
        let before = order.state;
        order.looked(seen, now_ms);
        self.changed |= before != order.state;
        if order.state.is_final() {
            // A client that has written can take the next request, whenever it polls.
            self.processes.values_mut().filter(|p| p.in_flight == Some(id)).for_each(|p| p.in_flight = None);
        }
    }
}

fn key_of(from: &Sender<'_>) -> Key {
    if from.peer.pid > 0 { Key::Pid(from.peer.pid) } else { Key::Address(from.address.to_vec()) }
}

#[cfg(test)]
mod tests;
