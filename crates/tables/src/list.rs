//! The list.

use crate::{Column, Fields, Kept, Table, TableKind, Type, Unit};

/// One table: a module with its columns as a type and as data. A column has a type, a unit, who keeps it, and a meaning.
macro_rules! table {
    (
        $name:ident, $about:literal, $kind:ident, [$($key:ident),*];
        $($column:ident: $ty:ident, $unit:ident, $kept:ident, $meaning:literal;)*
    ) => {
        #[doc = $about]
        pub mod $name {
            use super::*;

            /// The columns of this table.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[allow(non_camel_case_types, reason = "a column is called as users write it")]
            pub enum Field {
                $(#[doc = $meaning] $column,)*
            }

            /// The same as data.
            pub const COLUMNS: &[Column] = &[$(Column {
                name: stringify!($column),
                ty: Type::$ty,
                unit: Unit::$unit,
                kept: Kept::$kept,
                about: $meaning,
            }),*];

            /// The table as data.
            pub static TABLE: Table = Table {
                name: stringify!($name),
                about: $about,
                kind: TableKind::$kind,
                key: &[$(stringify!($key)),*],
                columns: COLUMNS,
            };

            impl Fields for Field {
                const TABLE: &'static Table = &TABLE;
                const ALL: &'static [Field] = &[$(Field::$column),*];

                fn index(self) -> usize {
                    self as usize
                }
            }
        }
    };
}

/// A table whose rows are what a call did: columns of the call, then its own.
macro_rules! by_a_call {
    ($name:ident, $about:literal; $($own:tt)*) => {
        table! {
            $name, $about, Derived, [process, thread, call];
            process: U32, One, Derived, "number of the process; joins `processes`";
            pid: U32, One, Derived, "pid of the process in its own namespace";
            rank: U32, One, Derived, "rank of the process in its job";
            thread: U32, One, Derived, "thread id; joins `threads`";
            call: U32, One, Derived, "number of the call on its thread; joins `calls` with process and thread";
            name: Text, One, Derived, "exported name of the function";
            start_ns: I64, Clock, Derived, "entry of the call";
            duration_ns: I64, Ns, Derived, "time of the host inside the call";
            context: U32, One, Derived, "number of the context; joins `contexts`";
            device: U16, One, Derived, "ordinal of the device as the process counts";
            captured: Bool, One, Derived, "1: the call only made a node of a graph, and nothing ran";
            $($own)*
        }
    };
}

/// All tables, in the order in which documents show them.
pub static ALL: &[&Table] = &[
    &calls::TABLE,
    &launches::TABLE,
    &copies::TABLE,
    &allocations::TABLE,
    &operations::TABLE,
    &graph_launches::TABLE,
    &activities::TABLE,
    &samples::TABLE,
    &feeds::TABLE,
    &processes::TABLE,
    &threads::TABLE,
    &contexts::TABLE,
    &devices::TABLE,
    &kernels::TABLE,
    &graphs::TABLE,
    &graph_nodes::TABLE,
    &comms::TABLE,
    &libraries::TABLE,
    &marks::TABLE,
    &pauses::TABLE,
    &losses::TABLE,
    &counted::TABLE,
    &anchors::TABLE,
    &apis::TABLE,
    &traces::TABLE,
    &COLLECTIVES,
    &ERRORS,
    &LEAKS,
];

static COLLECTIVES: Table = Table {
    name: "collectives",
    about: "Operations that all ranks of a communicator take part in.",
    kind: TableKind::View("SELECT * FROM operations WHERE kind = 'collective'"),
    ..operations::TABLE
};

static ERRORS: Table = Table {
    name: "errors",
    about: "Calls that returned an error, the outer calls that passed it on included.",
    kind: TableKind::View("SELECT * FROM calls WHERE outcome = 'error'"),
    ..calls::TABLE
};

static LEAKS: Table = Table {
    name: "leaks",
    about: "Memory on GPUs and page-locked memory that was not freed.",
    kind: TableKind::View("SELECT * FROM allocations WHERE freed_ns IS NULL AND class IN ('device', 'host')"),
    ..allocations::TABLE
};

table! {
    calls, "One row per call of a recorded function, in the order in which they were stored.",
    Stored, [process, thread, call];
    process: U32, One, Both, "number of the process, from 1; joins `processes`";
    pid: U32, One, Derived, "pid of the process in its own namespace";
    rank: U32, One, Derived, "rank of the process in its job; NULL where the launcher did not tell";
    thread: U32, One, Both, "thread id; joins `threads`";
    call: U32, One, Both, "number of the call on its thread";
    parent: U32, One, Both, "number of the recorded call around it on the same thread; 0 for none";
    api: U16, One, Stored, "number of the function; joins `apis`";
    name: Text, One, Derived, "exported name of the function";
    layer: Text, One, Derived, "driver, runtime, nccl, nvml or nvshmem";
    api_group: Text, One, Derived, "group of the function, as `--api` takes it";
    start_ns: I64, Clock, Both, "entry";
    duration_ns: I64, Ns, Both, "time inside the call; NULL when it had not returned (the trace's own file has −1 then)";
    end_ns: I64, Clock, Derived, "exit; NULL when it had not returned";
    result: I32, One, Both, "what it returned; NULL when it had not returned";
    result_name: Text, One, Derived, "the same by name, e.g. CUDA_SUCCESS";
    outcome: Text, One, Derived, "ok, error, unfinished, or what is no error: not_ready, answer (no such thing, or so already), ending (the process was)";
    context: U32, One, Both, "number of the context; 0 for none; joins `contexts`";
    device: U16, One, Both, "ordinal of the device as the process counts; NULL where it is not known (the trace's own file has 65535 then)";
    arguments: Text, One, Derived, "JSON object of the arguments by name, e.g. `arguments ->> 'bytesize'`";
    text: Text, One, Asked, "the call as `gputap run --print` writes it";
    flags: U8, One, Stored, "bits; 1: it had not returned; 4: it was passed on, and times and result are those of the call inside it";
    a0: U64, Bits, Stored, "argument word 0 as recorded";
    a1: U64, Bits, Stored, "argument word 1";
    a2: U64, Bits, Stored, "argument word 2";
    a3: U64, Bits, Stored, "argument word 3";
    a4: U64, Bits, Stored, "argument word 4";
    a5: U64, Bits, Stored, "argument word 5";
    a6: U64, Bits, Stored, "argument word 6";
    a7: U64, Bits, Stored, "argument word 7";
    a8: U64, Bits, Stored, "argument word 8";
    a9: U64, Bits, Stored, "argument word 9";
    a10: U64, Bits, Stored, "argument word 10; words that the function does not have are 0";
    extra: Bytes, One, Stored, "words beyond these, then copied structs";
}

by_a_call! {
    launches, "One row per launch of a kernel by a call of its own that succeeded; kernels in launched graphs are not here.";
    kernel: Text, One, Derived, "name of the kernel without namespaces and arguments; NULL where it is not known";
    kernel_full: Text, One, Derived, "name with all arguments";
    kernel_handle: U64, Bits, Derived, "handle of the kernel; joins `kernels` with process";
    stream: U64, Bits, Derived, "handle of the stream";
    grid_x: U32, One, Derived, "blocks in x";
    grid_y: U32, One, Derived, "blocks in y";
    grid_z: U32, One, Derived, "blocks in z";
    block_x: U32, One, Derived, "threads of a block in x";
    block_y: U32, One, Derived, "threads of a block in y";
    block_z: U32, One, Derived, "threads of a block in z";
    threads: U64, One, Derived, "threads of the whole launch";
    shared_bytes: U32, Bytes, Derived, "dynamic shared memory of a block";
    cooperative: Bool, One, Derived, "1: blocks may wait for each other";
    cluster_blocks: U64, One, Derived, "blocks of a cluster; NULL without clusters";
}

by_a_call! {
    copies, "One row per call that succeeded in copying, filling (direction Memset) or prefetching.";
    direction: Text, One, Derived, "HtoD, DtoH, DtoD, Peer, HtoH, … as the report has it; Memset and Prefetch too";
    asynchronous: Bool, One, Derived, "1: the call may return before the data has moved";
    bytes: U64, Bytes, Derived, "what is moved; NULL where the record does not say";
    count: U64, One, Derived, "copies that the call stands for";
    source_device: I32, One, Derived, "device read from, for a copy between two";
    destination_device: I32, One, Derived, "device written to, for a copy between two";
    stream: U64, Bits, Derived, "handle of the stream; NULL where the call has none";
}

table! {
    allocations, "One row per allocation, with its end. Mapped memory counts once, address space has the class nothing.",
    Derived, [process, address];
    process: U32, One, Derived, "number of the process; joins `processes`";
    pid: U32, One, Derived, "pid of the process in its own namespace";
    rank: U32, One, Derived, "rank of the process in its job";
    thread: U32, One, Derived, "thread that allocated; joins `threads`";
    name: Text, One, Derived, "exported name of the function that allocated";
    address: U64, Bits, Derived, "address, or handle for arrays and mapped memory";
    bytes: U64, Bytes, Derived, "how much";
    kind: Text, One, Derived, "allocator, as the report has it";
    class: Text, One, Derived, "device, host, foreign (memory of another process) or nothing (address space)";
    device: U16, One, Derived, "ordinal of the device as the process counts; NULL where it is not known";
    context: U32, One, Derived, "number of the context; joins `contexts`";
    allocated_ns: I64, Clock, Derived, "when the allocation returned";
    freed_ns: I64, Clock, Derived, "when its free was entered; NULL when it was not freed";
    lifetime_ns: I64, Ns, Derived, "time between the two; NULL when it was not freed";
}

by_a_call! {
    operations, "One row per operation between ranks: collectives, sends and receives, one-sided access.";
    operation: Text, One, Derived, "name without the library's prefix, e.g. AllReduce";
    kind: Text, One, Derived, "collective, out (send, put), in (receive, get) or signal";
    bytes: U64, Bytes, Derived, "elements times the size of their type, as the call counts them; NULL where that is not known";
    communicator: Text, One, Derived, "the same in all ranks of a communicator, as the report's `id`; NULL where it can't be told";
    handle: U64, Bits, Derived, "handle of the communicator in its process, or number of the team";
    ranks: I32, One, Derived, "ranks of the communicator";
    comm_rank: I32, One, Derived, "rank of the caller in the communicator";
    peer: I32, One, Derived, "the other rank of a send, receive or access";
    root: I32, One, Derived, "root of the operation";
    datatype: Text, One, Derived, "type of the elements";
    reduction: Text, One, Derived, "reduction";
    grouped: Bool, One, Derived, "1: inside ncclGroupStart … ncclGroupEnd";
    sequence: U64, One, Derived, "number of the collective on its communicator, from 0, the same in all ranks; NULL where an earlier one may be missing";
    late_ns: U64, Ns, Derived, "how long after the first rank it was entered; NULL where ranks can't be matched, or calls of one are missing";
}

by_a_call! {
    graph_launches, "One row per launch of an executable graph.";
    exec: U64, Bits, Derived, "handle of the executable graph";
    graph: U32, One, Derived, "number of the graph; joins `graphs`; NULL where its content is not known";
    nodes: U32, One, Derived, "nodes that the launch runs";
    stream: U64, Bits, Derived, "handle of the stream";
}

table! {
    processes, "Recorded processes.", Small, [process];
    process: U32, One, Both, "number of the process, from 1";
    pid: U32, One, Both, "pid in its own namespace";
    ppid: U32, One, Both, "pid of its parent";
    uid: U32, One, Both, "user";
    program: Text, One, Both, "file name of the program";
    exe: Text, One, Both, "path of the program";
    host: Text, One, Both, "machine";
    rank: U32, One, Both, "rank in its job; NULL where the launcher did not tell";
    local_rank: U32, One, Both, "rank on its node";
    world_size: U32, One, Both, "ranks of the job";
    job: Text, One, Both, "name of the job";
    pod: Text, One, Both, "name of the pod";
    started_ns: I64, Clock, Both, "first recorded call";
    ended: Text, One, Both, "exit, or abrupt: by a signal, _exit() or another program in its place; NULL when it had not ended, or nobody saw it";
    emitted: U64, One, Both, "calls that reached a recording hook";
    stored: U64, One, Both, "calls in the trace";
    dropped: U64, One, Both, "calls that are not; emitted = stored + dropped";
    simulated: Bool, One, Both, "1: its GPUs were simulated";
    trace: Text, One, Derived, "directory of its trace";
    tsc: Bool, One, Stored, "1: its clock was the processor's counter; 0: CLOCK_MONOTONIC";
    injected: U32, One, Stored, "bits: how the library came into it";
    ways: U64, One, Stored, "bits: by which ways its calls reached the library";
    unknown_entry_points: U64, One, Stored, "entry points of the driver that it got and the catalogue lacks";
    deepbind: U64, One, Stored, "libraries that it opened with RTLD_DEEPBIND";
    export_tables: U64, One, Stored, "private tables of the driver that it got";
    names_lost: U64, One, Stored, "names of kernels that could not be recorded";
    own_calls: Text, One, Stored, "calls that the library itself made: JSON object, by function";
    attributes: Text, One, Stored, "what is known about it: JSON object, by name";
}

table! {
    threads, "Threads that made recorded calls.", Small, [process, thread];
    process: U32, One, Both, "number of the process";
    thread: U32, One, Both, "thread id";
    name: Text, One, Both, "name when it first called";
    emitted: U64, One, Both, "calls that reached a recording hook";
    stored: U64, One, Both, "calls in the trace";
    dropped: U64, One, Both, "calls that are not";
}

table! {
    contexts, "CUDA contexts, and with them the devices that each process used.", Small, [process, context];
    process: U32, One, Both, "number of the process";
    context: U32, One, Both, "number of the context within the process";
    device: I32, One, Both, "ordinal of the device as the process counts";
    handle: U64, Bits, Both, "CUcontext";
}

table! {
    devices, "Devices that each process used.", Small, [process, device];
    process: U32, One, Both, "number of the process";
    device: I32, One, Both, "ordinal as the process counts, which CUDA_VISIBLE_DEVICES decides";
    gpu: U32, One, Both, "number of the GPU or MIG device, the same in all processes that use it, from 0";
    uuid: Text, One, Both, "UUID of the GPU or MIG device";
    mig: Bool, One, Both, "whether it is a MIG device, a part of a GPU";
    pci: Text, One, Both, "PCI address of the GPU";
    name: Text, One, Both, "name of the GPU";
}

table! {
    kernels, "Names of kernel handles; a handle may be used again, then the last `from_ns` before a launch holds.",
    Small, [process, handle];
    process: U32, One, Both, "number of the process";
    handle: U64, Bits, Both, "CUfunction or CUkernel";
    from_ns: I64, Clock, Both, "valid from";
    kernel: Text, One, Both, "name without namespaces and arguments";
    kernel_full: Text, One, Both, "name with all arguments";
    mangled: Text, One, Both, "name as the driver has it";
}

table! {
    graphs, "Executable graphs.", Small, [graph];
    graph: U32, One, Both, "number of the graph, from 0";
    process: U32, One, Both, "number of the process";
    exec: U64, Bits, Both, "CUgraphExec";
    from_ns: I64, Clock, Both, "valid from";
    nodes: U32, One, Both, "nodes that it has";
}

table! {
    graph_nodes, "Nodes of executable graphs, as far as they were listed.", Small, [graph];
    graph: U32, One, Both, "number of the graph";
    process: U32, One, Both, "number of the process";
    node: U64, Bits, Both, "CUgraphNode of the graph that it was made of";
    kind: Text, One, Both, "kernel, copy, fill, …";
    kernel: Text, One, Derived, "name of the kernel of a kernel node";
    bytes: U64, Bytes, Derived, "what a copy or fill moves";
    value: U64, Bits, Stored, "handle of the kernel, or bytes";
    ends: U32, One, Stored, "CUmemorytype of the destination (low byte) and of the source (second byte) of a copy; 0 where it is not known";
}

table! {
    comms, "NCCL communicators that were used.", Small, [process, handle];
    process: U32, One, Both, "number of the process";
    handle: U64, Bits, Both, "ncclComm_t";
    from_ns: I64, Clock, Both, "first use";
    ranks: I32, One, Both, "ranks";
    comm_rank: I32, One, Both, "rank of the process in it";
    device: I32, One, Both, "ordinal of the device; NULL where it is not known";
}

table! {
    libraries, "Libraries of the recorded layers that processes have.", Small, [process];
    process: U32, One, Both, "number of the process";
    layer: Text, One, Both, "driver, runtime, nccl, nvml or nvshmem";
    major: U8, One, Both, "number in its soname; 0 for the driver";
    path: Text, One, Both, "its file";
    recorded: Bool, One, Both, "1: its calls are recorded";
    second_copy: Bool, One, Both, "1: a second copy, whose calls are not recorded";
    unknown_major: Bool, One, Both, "1: of a major version that the catalogue lacks";
    unknown_functions: U16, One, Both, "functions that it exports and the catalogue lacks";
}

table! {
    marks, "Labels that a person put on the time line.", Small, [process];
    process: U32, One, Both, "number of the process";
    time_ns: I64, Clock, Both, "when";
    label: Text, One, Both, "text";
}

table! {
    pauses, "Times in which a process was not recorded, because recording was switched off.", Small, [process];
    process: U32, One, Both, "number of the process";
    from_ns: I64, Clock, Both, "from when; for a process that began switched off its start";
    until_ns: I64, Clock, Both, "until when; NULL when it was not switched on again";
}

table! {
    activities, "What GPUs did, and when.", Stored, [process, thread, call];
    process: U32, One, Both, "number of the process; joins `processes`";
    pid: U32, One, Derived, "pid of the process in its own namespace";
    rank: U32, One, Derived, "rank of the process in its job";
    thread: U32, One, Both, "thread that launched it; joins `threads`";
    call: U32, One, Both, "number of the call that launched it; joins `calls` with process and thread";
    feed: U32, One, Both, "where it was recorded; joins `feeds` with process";
    activity: U16, One, Stored, "number of its kind";
    kind: Text, One, Derived, "`kernel`, `copy` or `fill`";
    name: Text, One, Derived, "short name of the kernel";
    kernel_handle: U64, Bits, Both, "kernel that ran";
    start_ns: I64, Clock, Both, "when it began on the device";
    duration_ns: I64, Ns, Both, "time on the device";
    context: U32, One, Both, "number of the context; joins `contexts`";
    device: U16, One, Both, "ordinal of the device as the process counts";
    stream: U64, Bits, Both, "stream that it ran in";
    bytes: U64, Bytes, Both, "bytes that were copied or filled";
}

table! {
    samples, "Values that were read from time to time, of a device or of the host.", Stored, [process, feed, field];
    process: U32, One, Both, "number of the process that it is about, if it is about one; joins `processes`";
    feed: U32, One, Both, "where it was recorded; joins `feeds` with process";
    number: U16, One, Stored, "number of the field in its feed";
    field: Text, One, Derived, "what was read";
    unit: Text, One, Derived, "what the value counts";
    device: U16, One, Both, "ordinal of the device, as `devices` of the same process has it";
    object: U64, One, Both, "which of several things on the device, e.g. a link; 0: the device itself";
    time_ns: I64, Clock, Both, "when it was read";
    value: F64, One, Both, "what was read";
}

table! {
    feeds, "Where records came from: a ring of a process, or a source that needs none.", Small, [process, feed];
    process: U32, One, Both, "number of the process, if it belongs to one; joins `processes`";
    feed: U32, One, Both, "its number in the process: of a ring, that of its file";
    source: Text, One, Both, "who recorded: `library` for rings, or the name of a source";
    clock: Text, One, Both, "`tsc` or `monotonic`";
    activities: U64, One, Both, "activities that were emitted";
    activities_stored: U64, One, Both, "those that can be read";
    activities_dropped: U64, One, Both, "those that are missing";
    samples: U64, One, Both, "samples that were emitted";
    samples_stored: U64, One, Both, "those that can be read";
    samples_dropped: U64, One, Both, "those that are missing";
}

table! {
    losses, "Rows that were lost together; the counts add up to all that are missing.", Small, [process];
    class: Text, One, Both, "what was lost: `calls`, `activities` or `samples`";
    process: U32, One, Both, "number of the process";
    thread: U32, One, Both, "thread id; 0 where it is not known";
    reason: Text, One, Both, "why: ring_full, signal, no_ring, overflow_busy, expired, disk or damaged";
    count: U64, One, Both, "how many";
    first_ns: I64, Clock, Both, "first of them; NULL where only their number is known";
    last_ns: I64, Clock, Both, "last of them";
}

table! {
    counted, "Calls that were counted and not recorded: they are in no other table.", Small, [process];
    process: U32, One, Both, "number of the process";
    api: U16, One, Stored, "number of the function; joins `apis`";
    name: Text, One, Derived, "exported name of the function";
    count: U64, One, Both, "calls";
}

table! {
    anchors, "Pairs of clock readings, by which times of records are placed.", Small, [process];
    process: U32, One, Both, "number of the process; 0: read by the collector";
    tick: U64, Bits, Both, "clock of the records";
    mono_ns: I64, Clock, Both, "CLOCK_MONOTONIC of the host at that moment";
    real_ns: I64, Unix, Both, "CLOCK_REALTIME at that moment";
}

table! {
    apis, "The functions that are known.", Small, [api];
    api: U16, One, Both, "number of the function";
    name: Text, One, Both, "exported name";
    base: Text, One, Derived, "name as people write it, without suffixes of the ABI";
    layer: Text, One, Both, "driver, runtime, nccl, nvml or nvshmem";
    major: U8, One, Both, "number in the soname of its library; 0 for the driver";
    api_group: Text, One, Both, "group, as `--api` takes it";
    words: U8, One, Both, "argument words that a record of it has";
}

table! {
    traces, "The traces that are read.", Reading, [trace];
    trace: Text, One, Derived, "directory";
    state: Text, One, Derived, "closed, open or rings";
    host: Text, One, Derived, "machine";
    command: Text, One, Derived, "command that was traced";
    gputap: Text, One, Derived, "version that wrote it";
    created_real_ns: I64, Unix, Derived, "when it was begun";
    shift_ns: I64, Ns, Derived, "what was added to its times to bring them to those of the first";
    same_clock: Bool, One, Derived, "1: it has the clock of the first, and its times are exact";
    drift_ns: U64, Ns, Derived, "how far its CLOCK_REALTIME moved against its CLOCK_MONOTONIC meanwhile: its times may be off by that";
    error_ns: U64, Ns, Derived, "how far its CLOCK_REALTIME may be off besides; NULL where the trace does not say";
    emitted: U64, One, Derived, "calls that reached a recording hook";
    stored: U64, One, Derived, "calls in the trace";
    dropped: U64, One, Derived, "calls that are not";
}
