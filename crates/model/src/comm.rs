//! Communication between ranks: collectives, sends and receives, one-sided access, and the communicators they use.
//!
//! What a function is follows from its group and the roles of its arguments in the catalogue ([`op`]); a call becomes a
//! small [`Event`]; [`Book`] follows communicators, groups and collectives in the order of time; [`rows`] makes tables.

mod book;
mod called;
mod compare;
mod doubt;
mod event;
mod instance;
mod matching;
mod op;
mod operation;
mod rows;

use serde::Serialize;

pub use book::Book;
pub use called::called;
pub use compare::{Comparison, End, Waited};
pub use doubt::{Doubt, Doubts};
pub use event::Event;
pub use op::kind;
pub(crate) use op::{concerns, is_edge, stream};

/// How a communicator came to be. The names are what reports print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// `ncclCommInitRank` and its kin.
    Init,
    /// Made by `ncclCommInitAll`.
    All,
    /// Made by `ncclCommSplit`.
    Split,
    /// Made by `ncclCommShrink`.
    Shrink,
    /// Made by `ncclCommGrow`.
    Grow,
    /// A team of NVSHMEM.
    Team,
    /// Made before the recording, or by a call that is not recorded.
    #[default]
    Unknown,
}

impl How {
    /// What a person reads in a table.
    pub fn label(self) -> &'static str {
        match self {
            How::Init => "init",
            How::All => "init all",
            How::Split => "split",
            How::Shrink => "shrink",
            How::Grow => "grow",
            How::Team => "team",
            How::Unknown => "unknown",
        }
    }
}

/// Everything about communication, of one process or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Communication {
    /// By operation and communicator, most bytes first.
    pub operations: Vec<Operation>,
    /// Communicators that were made or used, in the order in which they were.
    pub communicators: Vec<Communicator>,
    /// Data between two ranks: sends, receives, one-sided access.
    pub peers: Vec<Peer>,
    /// Groups of calls (`ncclGroupStart` … `ncclGroupEnd`), outermost ones.
    pub groups: Groups,
}

/// Calls of one operation on one communicator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Operation {
    /// Name without the library's prefix: `AllReduce`.
    pub operation: &'static str,
    /// Name of the operation's library: `nccl` or `nvshmem`.
    pub layer: &'static str,
    /// Number of the communicator in `communicators`, from 1.
    pub communicator: usize,
    /// How many calls there were, without those that were captured.
    pub calls: u64,
    /// Elements times the size of their type, as the call counts them: for each rank, not what travels.
    pub bytes: u64,
    /// Calls whose size is not known.
    pub without_size: u64,
    /// Type of the elements, where all calls have the same.
    pub datatype: Option<&'static str>,
    /// Reduction, where all calls have the same.
    pub reduction: Option<&'static str>,
    /// Root, where all calls have the same.
    pub root: Option<i32>,
    /// Calls inside a group.
    pub grouped: u64,
    /// Calls that only made nodes of a graph; nothing else here counts them.
    pub captured: u64,
    /// Ranks that called it.
    pub ranks: u64,
    /// Time of the host inside the calls.
    pub host_ns: u64,
}

/// A communicator, or the part of it that was recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Communicator {
    /// The same in all its ranks; `None` where it can't be told.
    pub id: Option<String>,
    /// Ranks; `None` where it is not known.
    pub size: Option<i32>,
    /// How it was made.
    pub how: How,
    /// When it was made or first used.
    pub from_ns: i64,
    /// Ranks that were recorded.
    pub ranks: Vec<Member>,
    /// Collectives that all its ranks were seen to enter; 0 where they can't be compared.
    pub matched: u64,
    /// Bytes of all operations on it.
    pub bytes: u64,
}

/// One rank of a communicator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Member {
    /// Number of the process in the trace.
    pub process: u32,
    /// Rank in the communicator; `None` where it is not known.
    pub rank: Option<i32>,
    /// Ordinal of the rank's device; `None` where it is not known.
    pub device: Option<i32>,
    /// ncclComm_t, or the number of the team.
    #[serde(serialize_with = "crate::serial::hex")]
    pub handle: u64,
    /// Collectives that it called.
    pub collectives: u64,
    /// How long after the first rank it entered them, all together; 0 where that can't be told.
    pub late_ns: u64,
    /// How often it was the last of all ranks.
    pub last: u64,
}

/// Data from one rank to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Peer {
    /// Number of the communicator, from 1.
    pub communicator: usize,
    /// Rank that the data is from; `None` where it is not known.
    pub source: Option<i32>,
    /// Rank that it goes to.
    pub destination: Option<i32>,
    /// Sent, put or changed by the source.
    pub sent: Traffic,
    /// Received or fetched by the destination.
    pub received: Traffic,
}

/// Calls and their bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Traffic {
    /// How many calls moved data.
    pub calls: u64,
    /// Bytes of all calls together; an unknown size counts as 0.
    pub bytes: u64,
}

/// Groups of calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Groups {
    /// How many outermost groups ended.
    pub count: u64,
    /// Operations inside them.
    pub operations: u64,
    /// Time of the host in ending them, which is where the work of their calls is done.
    pub host_ns: u64,
}

#[cfg(test)]
mod tests;
