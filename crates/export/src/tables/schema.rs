//! Which tables there are, with their columns. Names, meanings and units are those of docs/formats.md.

/// What a column holds. Every number is a signed one of 64 bits, which all readers have; addresses keep their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Number.
    Int,
    /// Text.
    Text,
    /// Yes or no.
    Bool,
}

/// A column.
pub type Column = (&'static str, Type);

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Name, which is that of its file too.
    pub name: &'static str,
    /// Columns, in order.
    pub columns: &'static [Column],
}

use Type::{Bool, Int, Text};

/// Columns of a table whose rows are what a call did, then its own.
macro_rules! by_a_call {
    ($($own:expr),* $(,)?) => {
        &[
            ("process", Int), ("pid", Int), ("rank", Int), ("thread", Int), ("call", Int), ("name", Text),
            ("start_ns", Int), ("duration_ns", Int), ("context", Int), ("device", Int), ("captured", Bool),
            $($own),*
        ]
    };
}

/// All calls.
pub const CALLS: Table = Table {
    name: "calls",
    columns: &[
        ("process", Int),
        ("pid", Int),
        ("rank", Int),
        ("thread", Int),
        ("call", Int),
        ("parent", Int),
        ("name", Text),
        ("layer", Text),
        ("api_group", Text),
        ("start_ns", Int),
        ("duration_ns", Int),
        ("end_ns", Int),
        ("result", Int),
        ("result_name", Text),
        ("outcome", Text),
        ("context", Int),
        ("device", Int),
        ("arguments", Text),
    ],
};

/// Launches of kernels.
pub const LAUNCHES: Table = Table {
    name: "launches",
    columns: by_a_call![
        ("kernel", Text),
        ("kernel_full", Text),
        ("kernel_handle", Int),
        ("stream", Int),
        ("grid_x", Int),
        ("grid_y", Int),
        ("grid_z", Int),
        ("block_x", Int),
        ("block_y", Int),
        ("block_z", Int),
        ("shared_bytes", Int),
        ("cooperative", Bool),
    ],
};

/// Launches of graphs.
pub const GRAPH_LAUNCHES: Table = Table {
    name: "graph_launches",
    columns: by_a_call![("exec", Int), ("graph", Int), ("nodes", Int), ("stream", Int)],
};

/// Copies, fills, prefetches.
pub const COPIES: Table = Table {
    name: "copies",
    columns: by_a_call![
        ("direction", Text),
        ("asynchronous", Bool),
        ("bytes", Int),
        ("count", Int),
        ("source_device", Int),
        ("destination_device", Int),
        ("stream", Int),
    ],
};

/// Allocations with their ends.
pub const ALLOCATIONS: Table = Table {
    name: "allocations",
    columns: &[
        ("process", Int),
        ("pid", Int),
        ("rank", Int),
        ("thread", Int),
        ("name", Text),
        ("address", Int),
        ("bytes", Int),
        ("kind", Text),
        ("class", Text),
        ("device", Int),
        ("context", Int),
        ("allocated_ns", Int),
        ("freed_ns", Int),
        ("lifetime_ns", Int),
    ],
};

/// Operations between ranks.
pub const OPERATIONS: Table = Table {
    name: "operations",
    columns: by_a_call![
        ("operation", Text),
        ("kind", Text),
        ("bytes", Int),
        ("communicator", Text),
        ("handle", Int),
        ("ranks", Int),
        ("comm_rank", Int),
        ("peer", Int),
        ("root", Int),
        ("datatype", Text),
        ("reduction", Text),
        ("grouped", Bool),
        ("sequence", Int),
        ("late_ns", Int),
    ],
};

/// Processes.
pub const PROCESSES: Table = Table {
    name: "processes",
    columns: &[
        ("process", Int),
        ("pid", Int),
        ("ppid", Int),
        ("uid", Int),
        ("rank", Int),
        ("local_rank", Int),
        ("world_size", Int),
        ("job", Text),
        ("host", Text),
        ("pod", Text),
        ("program", Text),
        ("exe", Text),
        ("started_ns", Int),
        ("exited", Bool),
        ("emitted", Int),
        ("stored", Int),
        ("dropped", Int),
        ("simulated", Bool),
    ],
};

/// Threads.
pub const THREADS: Table = Table {
    name: "threads",
    columns: &[
        ("process", Int),
        ("thread", Int),
        ("name", Text),
        ("emitted", Int),
        ("stored", Int),
        ("dropped", Int),
    ],
};

/// Lost calls.
pub const LOSSES: Table = Table {
    name: "losses",
    columns: &[
        ("process", Int),
        ("thread", Int),
        ("reason", Text),
        ("count", Int),
        ("first_ns", Int),
        ("last_ns", Int),
    ],
};

/// Labels on the time line.
pub const MARKS: Table =
    Table { name: "marks", columns: &[("process", Int), ("time_ns", Int), ("label", Text)] };

/// All of them.
pub const TABLES: [Table; 10] =
    [CALLS, LAUNCHES, GRAPH_LAUNCHES, COPIES, ALLOCATIONS, OPERATIONS, PROCESSES, THREADS, LOSSES, MARKS];
