//! What calls speak of by a handle or a number: kernels, contexts, devices, graphs, communicators, libraries.

use serde::{Deserialize, Serialize};

/// The name of a kernel handle from a moment on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kernel {
    /// Number of the process that has the handle.
    pub process: u32,
    /// CUfunction or CUkernel.
    pub handle: u64,
    /// From when on the handle has this name.
    pub from_ns: i64,
    /// Name of the kernel, mangled as the driver has it.
    pub name: String,
}

/// A CUDA context of a process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Context {
    /// Number of the process that the context belongs to.
    pub process: u32,
    /// Number within the process.
    pub context: u32,
    /// Ordinal of the device that the context is on.
    pub device: i32,
    /// The CUcontext handle of the context.
    pub handle: u64,
}

/// A device that a process used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Number of the process that used the device.
    pub process: u32,
    /// Ordinal, as the process counts.
    pub device: i32,
    /// UUID of the GPU or the MIG device, as nvidia-smi writes it.
    pub uuid: Option<String>,
    /// Whether it is a MIG device.
    pub mig: bool,
    /// PCI address of the GPU.
    pub pci: Option<String>,
    /// Name of the GPU.
    pub name: String,
    /// Number of the GPU or MIG device among all of the trace's, or of all traces that are read together, from 0.
    #[serde(skip)]
    pub gpu: u32,
}

/// A node of an executable graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GraphNode {
    /// What the node does, as a CUgraphNodeType.
    pub kind: u32,
    /// CUgraphNode of the graph that it was made of.
    #[serde(default)]
    pub node: u64,
    /// Kernel handle of a kernel node, bytes of a copy or memset node.
    pub value: u64,
    /// CUmemorytype of the destination (low byte) and of the source (second byte) of a copy; 0 where it is not known.
    #[serde(default)]
    pub ends: u32,
}

/// CUgraphNodeType, in the order of its numbers.
const KINDS: [&str; 14] = [
    "kernel",
    "copy",
    "fill",
    "host function",
    "child graph",
    "empty",
    "wait for event",
    "record event",
    "signal semaphore",
    "wait for semaphore",
    "allocation",
    "free",
    "batch of memory operations",
    "conditional",
];

impl GraphNode {
    /// What a person calls a CUgraphNodeType.
    pub fn name_of_kind(kind: u32) -> &'static str {
        KINDS.get(kind as usize).copied().unwrap_or("other")
    }

    /// What it does.
    pub fn kind_name(&self) -> &'static str {
        GraphNode::name_of_kind(self.kind)
    }
}

/// An executable graph from a moment on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Graph {
    /// Number of the process that has the graph.
    pub process: u32,
    /// The CUgraphExec handle of the graph.
    pub exec: u64,
    /// From when on the handle stands for this graph.
    pub from_ns: i64,
    /// Nodes it has; more than `nodes` when the list was cut.
    pub total_nodes: u32,
    /// The nodes that were recorded.
    pub nodes: Vec<GraphNode>,
}

/// An NCCL communicator from a moment on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comm {
    /// Number of the process that used the communicator.
    pub process: u32,
    /// The ncclComm_t handle of the communicator.
    pub handle: u64,
    /// When it was first used.
    pub from_ns: i64,
    /// Number of ranks in the communicator.
    pub size: i32,
    /// Rank of the process in the communicator.
    pub rank: i32,
    /// Device ordinal; -1 unknown.
    pub device: i32,
}

/// A library of a recorded layer that a process has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Library {
    /// Number of the process that has the library.
    pub process: u32,
    /// Index in the catalogue's `FAMILIES`.
    pub family: u8,
    /// Bits of [`Library::RECORDED`], [`Library::SECOND`] and [`Library::UNKNOWN_MAJOR`].
    pub flags: u8,
    /// Functions that it exports and the catalogue lacks.
    pub unknown: u16,
    /// Path of the library's file.
    pub path: String,
}

impl Library {
    /// Its calls are recorded.
    pub const RECORDED: u8 = 1;
    /// A second copy of a library, whose calls are not.
    pub const SECOND: u8 = 2;
    /// Of a major version that the catalogue lacks.
    pub const UNKNOWN_MAJOR: u8 = 4;
}

/// Something that calls speak of.
#[derive(Clone, Debug)]
pub enum Definition {
    /// The name of a kernel.
    Kernel(Kernel),
    /// A CUDA context of a process.
    Context(Context),
    /// An NCCL communicator of a process.
    Comm(Comm),
    /// An executable graph, from a moment on.
    Graph {
        /// Number of the process that has the graph.
        process: u32,
        /// The CUgraphExec handle of the graph.
        exec: u64,
        /// Since when it is this one.
        from_ns: i64,
    },
}
