//! Who is here and what is asked of them. No I/O but looking at processes; the clock is an argument.

mod ask;
mod life;
mod limit;
mod memory;
mod poll;
mod receive;

use std::collections::BTreeMap;

use gputap_control::{self as api, Counters, State};
use serde::{Deserialize, Serialize};

use crate::caller::{Caller, Holder};
use crate::lookers::Subject;
use crate::order::{Order, Seen};
use crate::process::{Key, Process};
use crate::process_look::ProcessLook;
use limit::Limit;

pub use ask::{Asked, Destination, Looked};
pub use limit::{Buckets, Rates};
pub use receive::Sender;

/// Lines of the log a second about processes of one user that come and go, and users whose lines are counted.
const LINES: u64 = 10;
const LINES_OF: usize = 1_024;
/// Most processes that are registered.
const PROCESSES_MAX: usize = 4096;

/// A trace: orders of one request.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Trace {
    /// Who asked, as far as it matters to who may look.
    pub caller_uid: Option<u32>,
    /// What was asked, as the client gets it.
    pub config: String,
    /// Numbers of the orders that the request became.
    pub orders: Vec<u64>,
    /// Who was left out.
    pub left_out: Vec<api::LeftOut>,
    /// Whether the files are in a directory of ours.
    pub in_spool: bool,
    /// When the trace was asked for, in milliseconds since 1970.
    pub asked_ms: u64,
}

impl Trace {
    /// Whose share of what is limited the trace uses: that of who asked.
    fn holder(&self) -> Holder {
        self.caller_uid.map_or(Holder::Operator, Holder::owner)
    }
}

/// Lines of the log about processes that come and go.
#[derive(Debug)]
struct Lines {
    left: Buckets<u32>,
    omitted: u64,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines { left: Buckets::new(LINES, LINES_OF), omitted: 0 }
    }
}

/// Most processes that are registered at a time.
#[derive(Debug)]
struct Room(usize);

impl Default for Room {
    fn default() -> Room {
        Room(PROCESSES_MAX)
    }
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
    /// Counts of what happened since the daemon started.
    #[serde(skip)]
    pub counters: Counters,
    #[serde(skip)]
    limit: Limit,
    #[serde(skip)]
    lines: Lines,
    #[serde(skip)]
    room: Room,
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
    /// With rates of its own.
    pub fn limited_to(mut self, rates: Rates) -> Registry {
        self.limit = Limit::new(rates);
        self
    }

    /// With no more processes than there are descriptors for: each has one.
    pub fn within(mut self, descriptors: usize) -> Registry {
        self.room = Room(descriptors.min(PROCESSES_MAX));
        self
    }

    /// What can be seen of a process, now.
    pub fn set_look(&mut self, key: &Key, look: ProcessLook) {
        if let Some(process) = self.processes.get_mut(key) {
            process.look = look;
        }
    }

    /// Processes with a pid that the caller may see, by whom they belong to.
    pub fn pids(&self, caller: &Caller) -> BTreeMap<Subject, Vec<i32>> {
        let mut pids: BTreeMap<Subject, Vec<i32>> = BTreeMap::new();
        for process in self.processes(caller).filter(|p| p.pid() != 0) {
            // Groups make no difference to who may look at a process.
            let subject = Subject { groups: Vec::new(), ..process.subject() };
            pids.entry(subject).or_default().push(process.pid());
        }
        pids
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

#[cfg(test)]
mod tests;
