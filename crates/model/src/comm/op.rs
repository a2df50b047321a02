//! What each function of NCCL and NVSHMEM is, from its group and the roles of its arguments.

use std::sync::LazyLock;

use gputap_catalog::{Arg, FUNCTIONS, Function, Group, Layer, Role};

use crate::effect::{Kinds, Word};

/// What a function is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Does {
    Operation(Op),
    GroupStart,
    GroupEnd,
    /// `ncclCommInitRank` and its kin; where the unique id is.
    Init {
        size: Word,
        rank: Word,
        id: Id,
    },
    InitAll {
        devices: Word,
    },
    Split {
        parent: Word,
        color: Word,
    },
    Shrink {
        parent: Word,
    },
    Grow {
        parent: Word,
        size: Word,
        rank: Word,
        id: Id,
    },
    Gone {
        comm: Word,
    },
    /// Returns the caller's rank.
    MyPe,
    /// Returns the number of ranks.
    Pes,
}

/// Where a unique id is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Id {
    /// In words: the first, and how many.
    Words(u8, u8),
    /// Behind the pointer with this argument's index.
    Struct(u8),
}

/// An operation between ranks, and where a call of it has its arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Op {
    pub kind: Kind,
    /// Without the library's prefix.
    pub name: &'static str,
    pub layer: Layer,
    pub bytes: Amount,
    /// Communicator or team.
    pub comm: Option<Word>,
    pub peer: Option<Word>,
    pub root: Option<Word>,
    pub datatype: Option<(Word, u16)>,
    pub reduction: Option<(Word, u16)>,
    pub stream: Option<Word>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Collective,
    /// Data from the caller to a peer.
    Out,
    /// Data from a peer to the caller.
    In,
    /// An operation that moves no data, such as a signal.
    Signal,
}

/// Where the size is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Amount {
    None,
    /// Elements, of a type as [`Role::Elements`] says.
    Elements(Word, u8),
    Bytes(Word),
    /// One element, of this many bytes.
    One(u8),
}

static DOES: LazyLock<Vec<Option<Does>>> = LazyLock::new(|| FUNCTIONS.iter().map(does).collect());

/// What function `api` is; `None` where it has nothing to do with communication.
pub(super) fn at(api: u16) -> Option<&'static Does> {
    DOES.get(usize::from(api)).and_then(Option::as_ref)
}

/// Whether function `api` has to do with communication.
pub(crate) fn concerns(api: u16) -> bool {
    at(api).is_some()
}

/// The kind of effect of an operation.
pub fn kind(api: u16) -> Kinds {
    match at(api) {
        Some(Does::Operation(_)) => Kinds::COMMUNICATION,
        _ => Kinds::NONE,
    }
}

/// Whether function `api` starts or ends a group: that counts even when it fails.
pub(crate) fn is_edge(api: u16) -> bool {
    matches!(at(api), Some(Does::GroupStart | Does::GroupEnd))
}

/// The stream of an operation, where it has one.
pub(crate) fn stream(api: u16) -> Option<Word> {
    match at(api) {
        Some(Does::Operation(op)) => op.stream,
        _ => None,
    }
}

fn does(f: &Function) -> Option<Does> {
    if !matches!(f.layer, Layer::Nccl | Layer::Nvshmem) {
        return None;
    }
    let word = |name: &str| f.args.iter().find(|a| a.name == name).map(Word::from_arg);
    match f.base {
        "ncclGroupStart" => Some(Does::GroupStart),
        "ncclGroupEnd" => Some(Does::GroupEnd),
        "ncclCommInitRank" | "ncclCommInitRankConfig" => {
            Some(Does::Init { size: word("nranks")?, rank: word("rank")?, id: id(f, "commId")? })
        }
        "ncclCommInitRankScalable" => {
            Some(Does::Init { size: word("nranks")?, rank: word("myrank")?, id: id(f, "commIds")? })
        }
        "ncclCommInitAll" => Some(Does::InitAll { devices: word("ndev")? }),
        "ncclCommSplit" => Some(Does::Split { parent: word("comm")?, color: word("color")? }),
        "ncclCommShrink" => Some(Does::Shrink { parent: word("comm")? }),
        "ncclCommGrow" => Some(Does::Grow {
            parent: word("comm")?,
            size: word("nRanks")?,
            rank: word("rank")?,
            id: id(f, "uniqueId")?,
        }),
        "ncclCommDestroy" | "ncclCommAbort" => Some(Does::Gone { comm: word("comm")? }),
        "nvshmem_my_pe" => Some(Does::MyPe),
        "nvshmem_n_pes" => Some(Does::Pes),
        _ => operation(f).map(Does::Operation),
    }
}

fn id(f: &Function, name: &str) -> Option<Id> {
    let (i, arg) = f.args.iter().enumerate().find(|(_, a)| a.name == name)?;
    match arg.role {
        Role::Value(_) => Some(Id::Words(arg.word, arg.words)),
        _ => (arg.copy > 0).then_some(Id::Struct(i as u8)),
    }
}

fn operation(f: &Function) -> Option<Op> {
    let name = short(f.base);
    let kind = match f.group {
        Group::Collective => Kind::Collective,
        Group::P2p => {
            if name == "Recv" {
                Kind::In
            } else {
                Kind::Out
            }
        }
        Group::Atomic => Kind::Out,
        Group::Rma => one_sided(name),
        _ => return None,
    };
    let find = |is: fn(&Arg) -> bool| f.args.iter().find(|a| is(a) && a.out == 0);
    let datatype = |a: &Arg| match a.role {
        Role::DataType(index) | Role::RedOp(index) => Some((Word::from_arg(a), index)),
        _ => None,
    };
    Some(Op {
        kind,
        name,
        layer: f.layer,
        bytes: amount(f),
        comm: find(|a| a.role == Role::Comm || a.role == Role::Handle("nvshmem_team_t")).map(Word::from_arg),
        peer: find(|a| a.role == Role::Peer).map(Word::from_arg),
        root: find(|a| a.role == Role::Root).map(Word::from_arg),
        datatype: find(|a| matches!(a.role, Role::DataType(_))).and_then(datatype),
        reduction: find(|a| matches!(a.role, Role::RedOp(_))).and_then(datatype),
        stream: find(|a| a.role == Role::Stream).map(Word::from_arg),
    })
}

fn amount(f: &Function) -> Amount {
    let sized = f.args.iter().find_map(|a| match a.role {
        Role::Elements(of) => Some(Amount::Elements(Word::from_arg(a), of)),
        Role::Bytes if matches!(a.name, "bytes" | "nelem" | "nelems" | "size") => {
            Some(Amount::Bytes(Word::from_arg(a)))
        }
        _ => None,
    });
    match sized {
        Some(amount) => amount,
        None if f.element > 0 => Amount::One(f.element),
        None => Amount::None,
    }
}

/// `ncclAllReduceConfig` → `AllReduce`, `nvshmemx_TYPE_put_on_stream` → `put`.
fn short(base: &'static str) -> &'static str {
    if let Some(name) = base.strip_prefix("nccl") {
        let name = name.strip_suffix("Config").unwrap_or(name);
        return if name == "Bcast" { "Broadcast" } else { name };
    }
    let name = base.strip_prefix("nvshmemx_").or_else(|| base.strip_prefix("nvshmem_")).unwrap_or(base);
    let name = name.strip_prefix("TYPE_").unwrap_or(name);
    name.strip_suffix("_on_stream").unwrap_or(name)
}

fn one_sided(name: &str) -> Kind {
    let starts = |verbs: &[&str]| verbs.iter().any(|verb| name.starts_with(verb));
    match name {
        "p" => Kind::Out,
        "g" => Kind::In,
        _ if starts(&["put", "iput", "Put"]) => Kind::Out,
        _ if starts(&["get", "iget"]) => Kind::In,
        _ => Kind::Signal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_catalog::by_symbol;

    fn op(family: u8, name: &str) -> Op {
        match at(by_symbol(family, name).unwrap().id) {
            Some(Does::Operation(op)) => *op,
            other => panic!("{name} is {other:?}"),
        }
    }

    #[test]
    fn roles_make_operations() {
        let reduce = op(4, "ncclAllReduceConfig");
        assert_eq!((reduce.name, reduce.kind), ("AllReduce", Kind::Collective));
        assert!(reduce.comm.is_some() && reduce.reduction.is_some() && reduce.root.is_none());
        assert_eq!((op(4, "ncclRecv").kind, op(4, "ncclSend").kind), (Kind::In, Kind::Out));
        assert_eq!((op(4, "ncclBcast").name, op(4, "ncclPutSignal").kind), ("Broadcast", Kind::Out));
        let put = op(6, "nvshmemx_double_put_nbi_on_stream");
        assert_eq!((put.name, put.kind), ("put_nbi", Kind::Out));
        assert!(matches!(put.bytes, Amount::Elements(_, 0xFF)));
        assert!(matches!(op(6, "nvshmem_float_g").bytes, Amount::One(4)));
        assert!(matches!(op(6, "nvshmem_putmem").bytes, Amount::Bytes(_)));
        assert!(matches!(op(6, "nvshmem_fcollectmem").bytes, Amount::Bytes(_)));
        assert_eq!(op(6, "nvshmem_uint64_atomic_add").kind, Kind::Out);
        assert_eq!(op(6, "nvshmem_barrier_all").name, "barrier_all");
    }

    #[test]
    fn every_operation_of_nccl_with_data_has_a_communicator_and_a_size() {
        for f in FUNCTIONS.iter().filter(|f| f.layer == Layer::Nccl) {
            let Some(Does::Operation(op)) = at(f.id) else { continue };
            assert!(op.comm.is_some(), "{}", f.name);
            assert!(op.kind == Kind::Signal || matches!(op.bytes, Amount::Elements(..)), "{}", f.name);
        }
    }
}
