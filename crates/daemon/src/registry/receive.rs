//! What a datagram is answered with, and whether its sender is registered by it: the kernel says who that is.

use gputap_kineto::{Message, Reply};

use super::Registry;
use crate::caller::Holder;
use crate::identity::{Descent, Identity, Peer};
use crate::process::{Key, Process};
use crate::process_look::ProcessLook;
use crate::share;

/// Most processes of one user.
const PROCESSES_OF_USER_MAX: usize = 1024;
/// Pairs of job and GPU for which a process may have profilers.
const CONTEXTS_MAX: usize = 64;
/// What a client says that is idle and says `ctxt`: the releases that do are known.
const IDLE: i32 = 3;

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
    /// The reply to the sender of the datagram.
    pub reply: Reply,
    /// The order in it, which goes back to the queue when the reply can't be sent.
    pub order: Option<u64>,
}

impl Registry {
    /// A datagram came. `None`: it gets no answer.
    pub fn receive(&mut self, from: Sender<'_>, datagram: &[u8], now_ms: u64) -> Option<Answer> {
        if !self.limit.admits(from.peer.uid, from.peer.pid, now_ms) {
            self.counters.limited += 1;
            return None;
        }
        let message = Message::parse(datagram).inspect_err(|_| self.counters.malformed += 1).ok()?;
        let plain = |reply| Some(Answer { reply, order: None });
        match message {
            Message::Context { gpu, pid, job } => match self.known_or_new(&from, job, &[pid], now_ms) {
                Some(key) => plain(Reply::Count(self.context(&key, job, gpu))),
                None => plain(Reply::Count(-1)),
            },
            Message::Request { kinds, job, pids } => match self.known_or_new(&from, job, &pids, now_ms) {
                Some(key) => {
                    self.counters.polls += 1;
                    let (text, order) = self.poll(&key, kinds, now_ms);
                    Some(Answer { reply: Reply::Config(text), order })
                }
                // It gets its answer all the same: a client without one waits, and takes a later one for it.
                None => plain(Reply::Config(String::new())),
            },
        }
    }

    fn known_or_new(&mut self, from: &Sender<'_>, job: i64, pids: &[i32], now_ms: u64) -> Option<Key> {
        self.known(from, pids[0]).or_else(|| self.register(from, job, pids, now_ms))
    }

    /// How many processes of a user have a profiler for a GPU in a job. What is counted goes with its process.
    fn context(&mut self, key: &Key, job: i64, gpu: i32) -> i32 {
        let Some(process) = self.processes.get_mut(key) else { return -1 };
        if process.contexts.len() < CONTEXTS_MAX {
            process.contexts.insert((job, gpu));
        }
        let uid = process.uid;
        let has = |p: &&Process| p.uid == uid && p.contexts.contains(&(job, gpu));
        self.processes.values().filter(has).count() as i32
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
        if matches!(key, Key::Address(..)) {
            return (claimed > 0 && !from.address.is_empty()).then_some((key, None));
        }
        let identity = Identity::from_pid(from.peer.pid)?;
        if identity.own_pid.unwrap_or(from.peer.pid) != claimed {
            self.counters.impostors += 1;
            return None;
        }
        Some((key, Some(identity)))
    }

    fn register(&mut self, from: &Sender<'_>, job: i64, pids: &[i32], now_ms: u64) -> Option<Key> {
        let of_user = self.processes.values().filter(|p| p.uid == from.peer.uid).count();
        if of_user >= PROCESSES_OF_USER_MAX {
            self.counters.crowded += 1;
            return None;
        }
        let (key, identity) = self.identify(from, pids[0])?;
        if self.processes.len() >= self.room.0 && !self.make_room(from.peer.uid) {
            self.counters.crowded += 1;
            return None;
        }
        let Descent { ancestors: line, job: sure, groups } =
            identity.as_ref().map_or_else(Descent::default, |_| Descent::from_pid(from.peer.pid));
        let (start_time, pidfd) = identity.map_or((0, None), |i| (i.start_time, Some(i.pidfd)));
        if pidfd.as_ref().is_some_and(Identity::has_ended) {
            // Another process may have had its pid when we looked.
            return None;
        }
        // What the kernel says is not asked of the process.
        let claimed = if line.is_empty() { pids[1..].to_vec() } else { Vec::new() };
        let process = Process {
            key: key.clone(),
            uid: from.peer.uid,
            gid: from.peer.gid,
            groups,
            start_time,
            own_pid: pids[0],
            line,
            claimed,
            job: sure.unwrap_or(job),
            job_is_sure: sure.is_some(),
            contexts: Default::default(),
            directory: from.directory.map(str::to_owned),
            registered_ms: now_ms,
            polled_ms: now_ms,
            kinds: IDLE,
            look: ProcessLook::default(),
            queue: Default::default(),
            in_flight: None,
            pidfd,
        };
        self.processes.insert(key.clone(), process);
        self.changed = true;
        if self.is_logged(from.peer.uid, now_ms) {
            tracing::info!(pid = from.peer.pid, uid = from.peer.uid, "registered");
        }
        Some(key)
    }

    /// Gives up the newest process of the user who has most of them, for one of a user who has less.
    fn make_room(&mut self, uid: u32) -> bool {
        let counts = share::counted(self.processes.values().map(|p| Holder::owner(p.uid)));
        let Some(gives) = share::gives_way(&counts, Holder::owner(uid)) else { return false };
        let his = self.processes.values().filter(|p| Holder::owner(p.uid) == gives);
        // One that nothing is asked of, if there is any.
        let newest = his.max_by_key(|p| (p.queue.is_empty() && p.in_flight.is_none(), p.registered_ms));
        let Some(key) = newest.map(|p| p.key.clone()) else { return false };
        self.counters.crowded += 1;
        self.remove(&key, "its user has the most processes here, and another one's found no place");
        true
    }
}

fn key_of(from: &Sender<'_>) -> Key {
    match from.peer.pid {
        pid if pid > 0 => Key::Pid(pid),
        _ => Key::Address(from.peer.uid, from.address.to_vec()),
    }
}
