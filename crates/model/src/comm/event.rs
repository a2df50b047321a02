//! A call that has to do with communication, reduced to what the book needs.

use gputap_catalog::{Function, by_id};

use super::op::{self, Amount, Does, Id, Op};
use crate::call::{Args, Call};
use crate::decode::element_bytes;
use crate::effect::Word;
use crate::hash::fingerprint;

/// What happened, and when.
#[derive(Clone, Copy, Debug)]
pub struct Event {
    /// When it takes effect.
    pub(crate) time_ns: i64,
    pub(crate) process: u32,
    pub(crate) thread: u32,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Done(Done),
    /// A collective that was entered and has not returned.
    Open(Done),
    /// An operation on this communicator failed.
    Failed {
        comm: u64,
        team: bool,
    },
    GroupStart,
    GroupEnd {
        host_ns: u64,
    },
    Made(Made),
    Gone {
        handle: u64,
    },
    /// The process's own rank in NVSHMEM.
    Pe(i32),
    /// Ranks of NVSHMEM.
    Pes(i32),
}

/// An operation that was called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Done {
    pub op: &'static Op,
    pub bytes: Option<u64>,
    /// Communicator or team.
    pub comm: u64,
    pub peer: Option<i32>,
    pub root: Option<i32>,
    pub datatype: Option<i32>,
    pub reduction: Option<i32>,
    pub host_ns: u64,
    pub captured: bool,
    pub device: Option<u16>,
    pub context: u32,
    pub api: u16,
    /// Number of the call on its thread.
    pub number: u32,
    /// Where the call stands in the traces.
    pub row: u64,
}

/// A communicator that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    /// 0 when the call does not say.
    pub handle: u64,
    pub size: Option<i32>,
    pub rank: Option<i32>,
    pub device: Option<u16>,
    pub from: From,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum From {
    /// The fingerprint of its unique id.
    Id(u64),
    Split {
        parent: u64,
        color: i32,
    },
    Shrink {
        parent: u64,
    },
    Grow {
        parent: u64,
        id: Option<u64>,
    },
    All {
        devices: u64,
    },
}

impl Event {
    /// What `call` does; `None` when that is nothing here.
    pub(crate) fn from_call(call: &Call, captured: bool) -> Option<Event> {
        let function = by_id(call.api)?;
        let value = |word| call.args.value(word);
        let number = |word| value(word) as i32;
        let made = |size, rank, from| {
            let new = function.args.iter().find(|a| a.role == gputap_catalog::Role::Comm && a.out > 0);
            let handle = new.map_or(0, |a| value(Word::from_arg(a)));
            What::Made(Made { handle, size, rank, device: call.device, from })
        };
        let what = match op::at(call.api)? {
            Does::Operation(op) => What::Done(done(call, function, op, captured)),
            Does::GroupStart => What::GroupStart,
            Does::GroupEnd => What::GroupEnd { host_ns: call.duration_ns as u64 },
            Does::Init { size, rank, id } => {
                let id = unique(&call.args, function, *id)?;
                made(Some(number(*size)), Some(number(*rank)), From::Id(id))
            }
            Does::InitAll { devices } => {
                made(None, None, From::All { devices: value(*devices) & 0xFFFF_FFFF })
            }
            Does::Split { parent, color } => {
                made(None, None, From::Split { parent: value(*parent), color: number(*color) })
            }
            Does::Shrink { parent } => made(None, None, From::Shrink { parent: value(*parent) }),
            Does::Grow { parent, size, rank, id } => {
                let from = From::Grow { parent: value(*parent), id: unique(&call.args, function, *id) };
                made(Some(number(*size)), Some(number(*rank)), from)
            }
            Does::Gone { comm } => What::Gone { handle: value(*comm) },
            Does::MyPe => What::Pe(call.result),
            Does::Pes => What::Pes(call.result),
        };
        let time_ns = if matches!(what, What::Made(_)) { call.end_ns() } else { call.start_ns };
        Some(Event { time_ns, process: call.process, thread: call.thread, what })
    }

    /// What a call of an operation says that has not returned, or that failed; `None` for other functions.
    pub(crate) fn of_incomplete(call: &Call) -> Option<Event> {
        let Does::Operation(op) = op::at(call.api)? else { return None };
        let done = done(call, by_id(call.api)?, op, false);
        let team = op.layer == gputap_catalog::Layer::Nvshmem;
        let what = if call.returned() { What::Failed { comm: done.comm, team } } else { What::Open(done) };
        Some(Event { time_ns: call.start_ns, process: call.process, thread: call.thread, what })
    }

    /// Key of the order in which events take effect. At one moment a communicator that goes comes before one that is
    /// new and may have its handle, and that before whoever uses it.
    pub(crate) fn order(&self) -> (i64, u8, u32, u32) {
        let rank = match self.what {
            What::Gone { .. } => 0,
            What::Made(_) => 1,
            What::GroupStart | What::Pe(_) | What::Pes(_) => 2,
            What::Done(_) | What::Open(_) | What::Failed { .. } => 3,
            What::GroupEnd { .. } => 4,
        };
        (self.time_ns, rank, self.process, self.thread)
    }
}

pub(super) fn done(call: &Call, function: &Function, op: &'static Op, captured: bool) -> Done {
    let number = |word: Option<Word>| word.map(|word| call.args.value(word) as i32);
    let bytes = match op.bytes {
        Amount::None => Some(0),
        Amount::Bytes(word) => Some(call.args.value(word)),
        Amount::One(bytes) => Some(u64::from(bytes)),
        Amount::Elements(word, of) => {
            element_bytes(&call.args, function, of).map(|each| call.args.value(word).saturating_mul(each))
        }
    };
    Done {
        op,
        bytes,
        comm: op.comm.map_or(0, |word| call.args.value(word)),
        peer: number(op.peer),
        root: number(op.root),
        datatype: number(op.datatype.map(|(word, _)| word)),
        reduction: number(op.reduction.map(|(word, _)| word)),
        host_ns: call.duration_ns as u64,
        captured,
        device: call.device,
        context: call.context,
        api: call.api,
        number: call.number,
        row: call.row,
    }
}

/// The fingerprint of a unique id; `None` where the record has none.
fn unique(args: &Args, function: &Function, id: Id) -> Option<u64> {
    match id {
        Id::Words(first, n) => {
            let words = (first..first + n).map(|i| args.word(usize::from(i)));
            Some(fingerprint(&words.flat_map(u64::to_le_bytes).collect::<Vec<u8>>()))
        }
        Id::Struct(arg) => args.structure(function, usize::from(arg)).map(fingerprint),
    }
}
