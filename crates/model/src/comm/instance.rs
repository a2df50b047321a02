//! One rank's end of a communicator, and what is counted of it.

use std::collections::BTreeMap;

use super::doubt::Doubt;
use super::event::{Done, Event};
use super::op::Op;
use super::{How, Traffic};

/// A value that all calls share, or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Same {
    #[default]
    None,
    One(i32),
    Several,
}

impl Same {
    fn add(&mut self, value: Option<i32>) {
        *self = match (*self, value) {
            (same, None) => same,
            (Same::None, Some(value)) => Same::One(value),
            (Same::One(one), Some(value)) if one == value => Same::One(one),
            _ => Same::Several,
        };
    }

    pub(super) fn merge(&mut self, other: Same) {
        match other {
            Same::None => {}
            Same::One(value) => self.add(Some(value)),
            Same::Several => *self = Same::Several,
        }
    }

    pub(super) fn one(self) -> Option<i32> {
        match self {
            Same::One(value) => Some(value),
            Same::None | Same::Several => None,
        }
    }
}

/// Calls of one operation on one communicator by one rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stat {
    pub op: &'static Op,
    pub calls: u64,
    pub bytes: u64,
    pub without_size: u64,
    pub grouped: u64,
    pub captured: u64,
    pub host_ns: u64,
    pub datatype: Same,
    pub reduction: Same,
    pub root: Same,
}

/// One rank's end of a communicator.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    pub process: u32,
    pub handle: u64,
    /// The same in all ranks.
    pub id: Option<u64>,
    pub size: Option<i32>,
    pub rank: Option<i32>,
    pub device: Option<i32>,
    pub how: How,
    pub from_ns: i64,
    pub stats: BTreeMap<&'static str, Stat>,
    /// By peer: what went out and what came in.
    pub peers: BTreeMap<Option<i32>, (Traffic, Traffic)>,
    pub collectives: u64,
    pub late_ns: u64,
    /// Why it can't be compared with other ranks.
    pub doubt: Option<Doubt>,
    /// The thread that used it last; 0 before any did.
    pub thread: u32,
    /// Threads that are inside a collective on it and did not return.
    pub inside: Vec<u32>,
    /// Communicators that were split off, shrunk or grown from it.
    pub children: u64,
    /// What the library told is known.
    pub told: bool,
}

impl Instance {
    pub(super) fn new(event: &Event, handle: u64, how: How) -> Instance {
        Instance {
            process: event.process,
            handle,
            id: None,
            size: None,
            rank: None,
            device: None,
            how,
            from_ns: event.time_ns,
            stats: BTreeMap::new(),
            peers: BTreeMap::new(),
            collectives: 0,
            late_ns: 0,
            doubt: None,
            thread: 0,
            inside: Vec::new(),
            children: 0,
            told: false,
        }
    }
}

impl Stat {
    pub(super) fn new(op: &'static Op) -> Stat {
        Stat {
            op,
            calls: 0,
            bytes: 0,
            without_size: 0,
            grouped: 0,
            captured: 0,
            host_ns: 0,
            datatype: Same::None,
            reduction: Same::None,
            root: Same::None,
        }
    }

    pub(super) fn add(&mut self, done: &Done, grouped: bool) {
        self.calls += 1;
        self.bytes = self.bytes.saturating_add(done.bytes.unwrap_or(0));
        self.without_size += u64::from(done.bytes.is_none());
        self.grouped += u64::from(grouped);
        self.host_ns = self.host_ns.wrapping_add(done.host_ns);
        self.datatype.add(done.datatype);
        self.reduction.add(done.reduction);
        self.root.add(done.root);
    }
}

impl Traffic {
    pub(super) fn add(&mut self, bytes: u64) {
        self.calls += 1;
        self.bytes = self.bytes.saturating_add(bytes);
    }

    pub(super) fn merge(&mut self, other: Traffic) {
        self.calls += other.calls;
        self.bytes = self.bytes.saturating_add(other.bytes);
    }
}
