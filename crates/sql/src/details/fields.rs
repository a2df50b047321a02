//! The columns of these tables.

use gputap_analysis::detail::{Copied, GraphLaunch, Launch, Operation, Who};
use gputap_analysis::kernels::Config;
use gputap_analysis::memory::Allocation;
use gputap_trace::function_name;

use crate::block::{Field, Listed};
use crate::store::Store;
use crate::value::Value;

type L = Field<Listed<Launch>>;
type G = Field<Listed<GraphLaunch>>;
type C = Field<Listed<Copied>>;
type A = Field<Listed<Allocation>>;
type O = Field<Listed<Operation>>;

/// Columns of the call that did it, which all but allocations have.
macro_rules! by_a_call {
    ($row:ty; $($own:expr),* $(,)?) => {
        &[
            Field::<Listed<$row>>::int("process", "number of the process; joins `processes`", |r, i, _| r[i].who.process.into()).keyed(|r, i| r[i].who.process.into()),
            Field::<Listed<$row>>::int("pid", "pid of the process in its own namespace", |r, i, s| s.pid_of(r[i].who.process).into()).keyed(|r, i| r[i].who.process.into()),
            Field::<Listed<$row>>::int("rank", "rank of the process in its job", |r, i, s| s.rank_of(r[i].who.process).into()).keyed(|r, i| r[i].who.process.into()),
            Field::<Listed<$row>>::int("thread", "thread id; joins `threads`", |r, i, _| r[i].who.thread.into()).keyed(|r, i| r[i].who.thread.into()),
            Field::<Listed<$row>>::int("call", "number of the call on its thread; joins `calls` with process and thread", |r, i, _| {
                r[i].who.number.into()
            }),
            Field::<Listed<$row>>::text("name", "exported name of the function", |r, i, s| name(&r[i].who, s)).keyed(|r, i| r[i].who.api.into()),
            Field::<Listed<$row>>::int("start_ns", "entry of the call, ns of CLOCK_MONOTONIC", |r, i, _| r[i].who.start_ns.into()),
            Field::<Listed<$row>>::int("duration_ns", "time of the host inside the call, ns", |r, i, _| r[i].who.duration_ns.into()),
            Field::<Listed<$row>>::int("context", "number of the context; joins `contexts`", |r, i, _| r[i].who.context.into()).keyed(|r, i| r[i].who.context.into()),
            Field::<Listed<$row>>::int("device", "ordinal of the device as the process counts", |r, i, _| r[i].who.device.into()).keyed(|r, i| r[i].who.device.map_or(u64::MAX, u64::from)),
            Field::<Listed<$row>>::int("captured", "1: the call only made a node of a graph, and nothing ran", |r, i, _| {
                r[i].who.captured.into()
            }).keyed(|r, i| r[i].who.captured.into()),
            $($own),*
        ]
    };
}

pub(super) static LAUNCHES: &[Field<Listed<Launch>>] = by_a_call![Launch;
    L::text("kernel", "name of the kernel without namespaces and arguments; NULL where it is not known", |r, i, s| {
        s.names.get(r[i].name.unwrap_or(u32::MAX)).map(|n| n.short.as_str()).into()
    }).keyed(|r, i| r[i].name.map_or(u64::MAX, u64::from)),
    L::text("kernel_full", "name with all arguments", |r, i, s| {
        s.names.get(r[i].name.unwrap_or(u32::MAX)).map(|n| n.full.as_str()).into()
    }).keyed(|r, i| r[i].name.map_or(u64::MAX, u64::from)),
    L::int("kernel_handle", "handle of the kernel; joins `kernels` with process", |r, i, _| bits(r[i].kernel)).keyed(|r, i| r[i].kernel.unwrap_or(0)),
    L::int("stream", "handle of the stream", |r, i, _| bits(r[i].stream)).keyed(|r, i| r[i].stream.unwrap_or(u64::MAX)),
    L::int("grid_x", "blocks in x", |r, i, _| shape(&r[i], |c| c.grid[0])),
    L::int("grid_y", "blocks in y", |r, i, _| shape(&r[i], |c| c.grid[1])),
    L::int("grid_z", "blocks in z", |r, i, _| shape(&r[i], |c| c.grid[2])),
    L::int("block_x", "threads of a block in x", |r, i, _| shape(&r[i], |c| c.block[0])),
    L::int("block_y", "threads of a block in y", |r, i, _| shape(&r[i], |c| c.block[1])),
    L::int("block_z", "threads of a block in z", |r, i, _| shape(&r[i], |c| c.block[2])),
    L::int("threads", "threads of the whole launch", |r, i, _| threads(&r[i])),
    L::int("shared_bytes", "dynamic shared memory of a block, bytes", |r, i, _| shape(&r[i], |c| c.shared_bytes)),
    L::int("cooperative", "1: blocks may wait for each other", |r, i, _| {
        r[i].config.map(|c| c.cooperative).into()
    }),
    L::int("cluster_blocks", "blocks of a cluster; NULL without clusters", |r, i, _| {
        r[i].config.and_then(|c| c.cluster).map(product).into()
    }),
];

pub(super) static GRAPH_LAUNCHES: &[Field<Listed<GraphLaunch>>] = by_a_call![GraphLaunch;
    G::int("exec", "handle of the executable graph", |r, i, _| Value::bits(r[i].exec)).keyed(|r, i| r[i].exec),
    G::int("graph", "number of the graph; joins `graphs`; NULL where its content is not known", |r, i, _| {
        r[i].graph.into()
    }).keyed(|r, i| r[i].graph.map_or(u64::MAX, u64::from)),
    G::int("nodes", "nodes that the launch runs", |r, i, s| {
        let graph = r[i].graph.and_then(|g| s.traces.graphs().get(g as usize));
        graph.map(|g| g.total_nodes).into()
    }).keyed(|r, i| r[i].graph.map_or(u64::MAX, u64::from)),
    G::int("stream", "handle of the stream", |r, i, _| bits(r[i].stream)),
];

pub(super) static COPIES: &[Field<Listed<Copied>>] = by_a_call![Copied;
    C::text("direction", "HtoD, DtoH, DtoD, Peer, HtoH, … as the report has it; memset and prefetch too", |r, i, _| {
        r[i].direction.name().into()
    }).keyed(|r, i| r[i].direction as u64),
    C::int("asynchronous", "1: the call may return before the data has moved", |r, i, _| r[i].asynchronous.into()).keyed(|r, i| r[i].asynchronous.into()),
    C::int("bytes", "bytes; NULL where the record does not say", |r, i, _| r[i].bytes.into()),
    C::int("count", "copies that the call stands for", |r, i, _| r[i].count.into()),
    C::int("source_device", "device read from, for a copy between two", |r, i, _| r[i].source.into()).keyed(|r, i| device(r[i].source)),
    C::int("destination_device", "device written to, for a copy between two", |r, i, _| r[i].destination.into()).keyed(|r, i| device(r[i].destination)),
    C::int("stream", "handle of the stream; NULL where the call has none", |r, i, _| bits(r[i].stream)),
];

pub(super) static ALLOCATIONS: &[Field<Listed<Allocation>>] = &[
    A::int("process", "number of the process; joins `processes`", |r, i, _| r[i].process.into())
        .keyed(|r, i| r[i].process.into()),
    A::int("pid", "pid of the process in its own namespace", |r, i, s| s.pid_of(r[i].process).into())
        .keyed(|r, i| r[i].process.into()),
    A::int("rank", "rank of the process in its job", |r, i, s| s.rank_of(r[i].process).into())
        .keyed(|r, i| r[i].process.into()),
    A::int("thread", "thread that allocated; joins `threads`", |r, i, _| r[i].thread.into())
        .keyed(|r, i| r[i].thread.into()),
    A::text("name", "exported name of the function that allocated", |r, i, _| function_name(r[i].api).into())
        .keyed(|r, i| r[i].api.into()),
    A::int("address", "address, or handle for arrays and mapped memory", |r, i, _| Value::bits(r[i].address)),
    A::int("bytes", "bytes", |r, i, _| r[i].bytes.into()),
    A::text("kind", "allocator, as the report has it", |r, i, _| r[i].kind.name().into())
        .keyed(|r, i| r[i].kind as u64),
    A::text(
        "class",
        "device, host, foreign (memory of another process) or nothing (address space)",
        |r, i, _| r[i].kind.class().name().into(),
    )
    .keyed(|r, i| r[i].kind as u64),
    A::int("device", "ordinal of the device as the process counts; NULL where it is not known", |r, i, _| {
        r[i].device.into()
    })
    .keyed(|r, i| r[i].device.map_or(u64::MAX, u64::from)),
    A::int("context", "number of the context; joins `contexts`", |r, i, _| r[i].context.into())
        .keyed(|r, i| r[i].context.into()),
    A::int("allocated_ns", "when the allocation returned, ns of CLOCK_MONOTONIC", |r, i, _| {
        r[i].from_ns.into()
    }),
    A::int("freed_ns", "when its free was entered; NULL when it was not freed", |r, i, _| {
        r[i].until_ns.into()
    }),
    A::int("lifetime_ns", "time between the two, ns; NULL when it was not freed", |r, i, _| {
        r[i].until_ns.map(|until| until.saturating_sub(r[i].from_ns)).into()
    }),
];

pub(super) static OPERATIONS: &[Field<Listed<Operation>>] = by_a_call![Operation;
    O::text("operation", "name without the library's prefix, e.g. AllReduce", |r, i, _| r[i].name.into()).keyed(|r, i| r[i].name.as_ptr() as u64),
    O::text("kind", "collective, out (send, put), in (receive, get) or signal", |r, i, _| r[i].kind.into()).keyed(|r, i| r[i].kind.as_ptr() as u64),
    O::int("bytes", "elements times the size of their type, as the call counts them; NULL where that is not known", |r, i, _| {
        r[i].bytes.into()
    }),
    O::text("communicator", "the same in all ranks of a communicator, as the report's `id`; NULL where it can't be told", |r, i, _| {
        r[i].communicator.map(|id| format!("{id:016x}")).into()
    }).keyed(|r, i| r[i].communicator.unwrap_or(0)),
    O::int("handle", "handle of the communicator in its process, or number of the team", |r, i, _| {
        Value::bits(r[i].handle)
    }),
    O::int("ranks", "ranks of the communicator", |r, i, _| r[i].size.into()).keyed(|r, i| device(r[i].size)),
    O::int("comm_rank", "rank of the caller in the communicator", |r, i, _| r[i].rank.into()).keyed(|r, i| device(r[i].rank)),
    O::int("peer", "the other rank of a send, receive or access", |r, i, _| r[i].peer.into()).keyed(|r, i| device(r[i].peer)),
    O::int("root", "root of the operation", |r, i, _| r[i].root.into()).keyed(|r, i| device(r[i].root)),
    O::text("datatype", "type of the elements", |r, i, _| r[i].datatype.into()).keyed(|r, i| place(r[i].datatype)),
    O::text("reduction", "reduction", |r, i, _| r[i].reduction.into()).keyed(|r, i| place(r[i].reduction)),
    O::int("grouped", "1: inside ncclGroupStart … ncclGroupEnd", |r, i, _| r[i].grouped.into()).keyed(|r, i| r[i].grouped.into()),
    O::int("sequence", "number of the collective on its communicator, from 0, the same in all ranks; NULL where an earlier one may be missing", |r, i, _| {
        r[i].sequence.into()
    }),
    O::int("late_ns", "how long after the first rank it was entered, ns; NULL where ranks can't be matched, or calls of one are missing", |r, i, _| {
        r[i].late_ns.into()
    }),
];

fn name<'a>(who: &Who, _: &'a Store) -> Value<'a> {
    function_name(who.api).into()
}

fn bits(handle: Option<u64>) -> Value<'static> {
    handle.map_or(Value::Null, Value::bits)
}

fn shape(launch: &Launch, part: fn(&Config) -> u32) -> Value<'static> {
    launch.config.as_ref().map(part).into()
}

fn product(three: [u32; 3]) -> u64 {
    three.iter().fold(1, |all, n| all.saturating_mul(u64::from(*n)))
}

fn threads(launch: &Launch) -> Value<'static> {
    launch.config.map(|c| product(c.grid).saturating_mul(product(c.block))).into()
}

/// A small number, or none.
fn device(ordinal: Option<i32>) -> u64 {
    ordinal.map_or(u64::MAX, |ordinal| u64::from(ordinal.cast_unsigned()))
}

/// Where a text of the catalogue stands.
fn place(text: Option<&'static str>) -> u64 {
    text.map_or(0, |text| text.as_ptr() as u64)
}
