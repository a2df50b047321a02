//! Tables of facts: ordinary tables in memory, filled when a database is opened.

mod rows;

use rusqlite::types::Value as Cell;
use rusqlite::{Connection, params_from_iter};

use crate::schema::{Column, Table, Type};
use crate::store::Store;
use crate::value::Value;

/// A table of facts.
struct Facts {
    name: &'static str,
    about: &'static str,
    columns: &'static [Column],
    /// Columns that it is looked up by.
    key: &'static str,
    rows: fn(&Store) -> Vec<Vec<Value<'_>>>,
}

const fn int(name: &'static str, about: &'static str) -> Column {
    Column { name, ty: Type::Integer, about }
}

const fn text(name: &'static str, about: &'static str) -> Column {
    Column { name, ty: Type::Text, about }
}

static FACTS: &[Facts] = &[
    Facts {
        name: "processes",
        about: "Recorded processes.",
        columns: &[
            int("process", "number of the process, from 1"),
            int("pid", "pid in its own namespace"),
            int("ppid", "pid of its parent"),
            int("uid", "user"),
            text("program", "file name of the program"),
            text("exe", "path of the program"),
            text("host", "machine"),
            int("rank", "rank in its job; NULL where the launcher did not tell"),
            int("local_rank", "rank on its node"),
            int("world_size", "ranks of the job"),
            text("job", "name of the job"),
            text("pod", "name of the pod"),
            int("started_ns", "first recorded call, ns of CLOCK_MONOTONIC"),
            int("exited", "1: it ended by exit()"),
            int("emitted", "calls that reached a recording hook"),
            int("stored", "calls in the trace"),
            int("dropped", "calls that are not; emitted = stored + dropped"),
            int("simulated", "1: its GPUs were simulated"),
            text("trace", "directory of its trace"),
        ],
        key: "process",
        rows: rows::processes,
    },
    Facts {
        name: "threads",
        about: "Threads that made recorded calls.",
        columns: &[
            int("process", "number of the process"),
            int("thread", "thread id"),
            text("name", "name when it first called"),
            int("emitted", "calls that reached a recording hook"),
            int("stored", "calls in the trace"),
            int("dropped", "calls that are not"),
        ],
        key: "process, thread",
        rows: rows::threads,
    },
    Facts {
        name: "contexts",
        about: "CUDA contexts, and with them the devices that each process used.",
        columns: &[
            int("process", "number of the process"),
            int("context", "number of the context within the process"),
            int("device", "ordinal of the device as the process counts"),
            int("handle", "CUcontext"),
        ],
        key: "process, context",
        rows: rows::contexts,
    },
    Facts {
        name: "kernels",
        about: "Names of kernel handles; a handle may be used again, then the last `from_ns` before a launch holds.",
        columns: &[
            int("process", "number of the process"),
            int("handle", "CUfunction or CUkernel"),
            int("from_ns", "valid from, ns of CLOCK_MONOTONIC"),
            text("kernel", "name without namespaces and arguments"),
            text("kernel_full", "name with all arguments"),
            text("mangled", "name as the driver has it"),
        ],
        key: "process, handle",
        rows: rows::kernels,
    },
    Facts {
        name: "graphs",
        about: "Executable graphs.",
        columns: &[
            int("graph", "number of the graph, from 0"),
            int("process", "number of the process"),
            int("exec", "CUgraphExec"),
            int("from_ns", "valid from, ns of CLOCK_MONOTONIC"),
            int("nodes", "nodes that it has"),
        ],
        key: "graph",
        rows: rows::graphs,
    },
    Facts {
        name: "graph_nodes",
        about: "Nodes of executable graphs, as far as they were listed.",
        columns: &[
            int("graph", "number of the graph"),
            int("node", "CUgraphNode of the graph that it was made of"),
            text("kind", "kernel, copy, fill, …"),
            text("kernel", "name of the kernel of a kernel node"),
            int("bytes", "bytes of a copy or fill"),
        ],
        key: "graph",
        rows: rows::graph_nodes,
    },
    Facts {
        name: "comms",
        about: "NCCL communicators that were used.",
        columns: &[
            int("process", "number of the process"),
            int("handle", "ncclComm_t"),
            int("from_ns", "first use, ns of CLOCK_MONOTONIC"),
            int("ranks", "ranks"),
            int("comm_rank", "rank of the process in it"),
            int("device", "ordinal of the device; NULL where it is not known"),
        ],
        key: "process, handle",
        rows: rows::comms,
    },
    Facts {
        name: "libraries",
        about: "Libraries of the recorded layers that processes have.",
        columns: &[
            int("process", "number of the process"),
            text("layer", "driver, runtime, nccl, nvml or nvshmem"),
            int("major", "number in its soname; 0 for the driver"),
            text("path", "its file"),
            int("recorded", "1: its calls are recorded"),
            int("second_copy", "1: a second copy, whose calls are not recorded"),
            int("unknown_functions", "functions that it exports and the catalogue lacks"),
        ],
        key: "process",
        rows: rows::libraries,
    },
    Facts {
        name: "marks",
        about: "Labels that a person put on the time line.",
        columns: &[
            int("process", "number of the process"),
            int("time_ns", "when, ns of CLOCK_MONOTONIC"),
            text("label", "text"),
        ],
        key: "process",
        rows: rows::marks,
    },
    Facts {
        name: "losses",
        about: "Calls that were lost together; the counts add up to all that are missing.",
        columns: &[
            int("process", "number of the process"),
            int("thread", "thread id; 0 where it is not known"),
            text("reason", "why: ring_full, signal, no_ring, overflow_busy, expired, disk or damaged"),
            int("count", "calls"),
            int("first_ns", "first of them, ns of CLOCK_MONOTONIC; NULL where only their number is known"),
            int("last_ns", "last of them"),
        ],
        key: "process",
        rows: rows::losses,
    },
    Facts {
        name: "counted",
        about: "Calls that were counted and not recorded: they are in no other table.",
        columns: &[
            int("process", "number of the process"),
            int("api", "number of the function; joins `apis`"),
            text("name", "exported name of the function"),
            int("count", "calls"),
        ],
        key: "process",
        rows: rows::counted,
    },
    Facts {
        name: "apis",
        about: "The functions that are known.",
        columns: &[
            int("api", "number of the function"),
            text("name", "exported name"),
            text("base", "name as people write it, without suffixes of the ABI"),
            text("layer", "driver, runtime, nccl, nvml or nvshmem"),
            int("major", "number in the soname of its library; 0 for the driver"),
            text("api_group", "group, as `--api` takes it"),
        ],
        key: "api",
        rows: rows::apis,
    },
    Facts {
        name: "traces",
        about: "The traces that are read.",
        columns: &[
            text("trace", "directory"),
            text("state", "closed, open or rings"),
            text("host", "machine"),
            text("command", "command that was traced"),
            text("gputap", "version that wrote it"),
            int("created_real_ns", "when it was begun, ns since 1970"),
            int("shift_ns", "what was added to its times to bring them to those of the first, ns"),
            int("emitted", "calls that reached a recording hook"),
            int("stored", "calls in the trace"),
            int("dropped", "calls that are not"),
        ],
        key: "trace",
        rows: rows::traces,
    },
];

/// Their columns.
pub(crate) fn tables() -> Vec<Table> {
    let table = |f: &Facts| Table {
        name: f.name,
        about: f.about,
        columns: f.columns.to_vec(),
        view: None,
        scanned: false,
    };
    FACTS.iter().map(table).collect()
}

/// Makes and fills them.
pub(crate) fn fill(db: &Connection, store: &Store) -> rusqlite::Result<()> {
    // One transaction: by itself each of some thousand rows would be one.
    db.execute_batch("BEGIN")?;
    for (facts, table) in FACTS.iter().zip(tables()) {
        db.execute_batch(&format!(
            "CREATE TABLE {0} ({1}); CREATE INDEX {0}_key ON {0} ({2})",
            facts.name,
            table.declared(),
            facts.key
        ))?;
        let places = vec!["?"; facts.columns.len()].join(", ");
        let mut insert = db.prepare(&format!("INSERT INTO {} VALUES ({places})", facts.name))?;
        for row in (facts.rows)(store) {
            insert.execute(params_from_iter(row.into_iter().map(cell)))?;
        }
    }
    db.execute_batch("COMMIT")
}

fn cell(value: Value<'_>) -> Cell {
    match value {
        Value::Null => Cell::Null,
        Value::Int(n) => Cell::Integer(n),
        Value::Text(text) => Cell::Text(text.into_owned()),
    }
}
