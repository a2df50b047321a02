//! Every function of the vendors' APIs as data: name, ABI, arguments and the role of each.
//!
//! The tables under `generated/` are written by `cargo xtask codegen` from the vendors' headers and
//! `overrides/*.toml`; hooks, decoders, reports and the simulator all come from them. This crate does no I/O and
//! looks nothing up at run time but these tables.
#![no_std]
#![forbid(unsafe_code)]

pub mod effect;
mod generated;
pub mod hook;
pub mod launcher;
pub mod passed;
pub mod select;
mod table;

pub use generated::driver::ENTRY_POINTS;
pub use table::{ENUMS, FUNCTIONS, STRUCTS, by_id, by_name, by_symbol, entry_point, result_name};

/// The library that a function belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// The CUDA driver, libcuda.
    Driver,
    /// The CUDA runtime, libcudart.
    Runtime,
    /// The library of collectives, libnccl.
    Nccl,
    /// NVIDIA's management library, libnvidia-ml.
    Nvml,
    /// The host library of NVSHMEM, libnvshmem_host.
    Nvshmem,
}

impl Layer {
    /// All of them, in the order of the numbers that hooks use.
    pub const ALL: [Layer; 5] = [Layer::Driver, Layer::Runtime, Layer::Nccl, Layer::Nvml, Layer::Nvshmem];

    /// As traces and the command line write it.
    pub const fn name(self) -> &'static str {
        match self {
            Layer::Driver => "driver",
            Layer::Runtime => "runtime",
            Layer::Nccl => "nccl",
            Layer::Nvml => "nvml",
            Layer::Nvshmem => "nvshmem",
        }
    }
}

/// One binary interface of a library. `cudaMalloc` is a function of its own in each family, because a process may hold
/// several runtimes and their signatures differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// The library that has this interface.
    pub layer: Layer,
    /// Number in the library's soname; 0 where one library serves all.
    pub major: u8,
}

/// All families; those of a layer lie together, oldest first.
pub const FAMILIES: [Family; 7] = [
    Family { layer: Layer::Driver, major: 0 },
    Family { layer: Layer::Runtime, major: 11 },
    Family { layer: Layer::Runtime, major: 12 },
    Family { layer: Layer::Runtime, major: 13 },
    Family { layer: Layer::Nccl, major: 2 },
    Family { layer: Layer::Nvml, major: 1 },
    Family { layer: Layer::Nvshmem, major: 3 },
];

/// What a function is about; each is also a name that `--api` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Starting, versions, errors, entry points.
    Init,
    /// Devices and their properties.
    Device,
    /// Contexts, green contexts.
    Context,
    /// Modules, libraries, linking, kernels' attributes.
    Module,
    /// Allocation and freeing, pools, virtual memory, IPC, arrays.
    Memory,
    /// Copies and memsets, prefetches.
    Copy,
    /// Kernel launches and host functions.
    Launch,
    /// Functions for CUDA streams.
    Stream,
    /// Functions for CUDA events.
    Event,
    /// Everything that waits on the host.
    Sync,
    /// Graphs and capture.
    Graph,
    /// Textures, surfaces, tensor maps.
    Texture,
    /// External memory and semaphores, graphics interop, EGL, GL, VDPAU.
    Interop,
    /// Peer access and topology.
    Peer,
    /// Profiler control, core dumps, checkpoints, logs.
    Tools,
    /// Collectives of a communicator or team.
    Collective,
    /// Sending and receiving between two ranks.
    P2p,
    /// Communicators, groups of calls, teams, registration.
    Comm,
    /// One-sided access to another rank's memory, signals.
    Rma,
    /// Atomic operations on another rank's memory.
    Atomic,
    /// Reading and setting the state of GPUs.
    Monitor,
}

/// One function of a vendor's library.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Index in [`FUNCTIONS`]; stable for ever (ids are only appended).
    pub id: u16,
    /// Exported symbol, e.g. `cuMemAlloc_v2`.
    pub name: &'static str,
    /// Name as people write it, without ABI and stream suffixes (`cuMemAlloc`) and without the type of elements
    /// (`nvshmem_TYPE_put`).
    pub base: &'static str,
    /// The library that exports the function.
    pub layer: Layer,
    /// Index in [`FAMILIES`].
    pub family: u8,
    /// What the function is about.
    pub group: Group,
    /// CUDA version from which `cuGetProcAddress` answers with this ABI; 0 when no header says.
    pub abi: u32,
    /// Whether a null stream means the calling thread's own (`_ptsz`, `_ptds`).
    pub per_thread: bool,
    /// Oldest and newest header that declares it, e.g. `(11080, 13040)`, as the library counts its versions; `(0, 0)`
    /// for names that a library only exports.
    pub declared: (u32, u32),
    /// Its arguments; empty for undeclared names (their first six words are recorded).
    pub args: &'static [Arg],
    /// Words in integer registers, on the stack, in float registers: the order of a record's words.
    pub words: Words,
    /// What it returns.
    pub returns: Returns,
    /// Bytes of one element where the name says its type (`nvshmem_float_put`: 4); 0 otherwise.
    pub element: u8,
}

impl Function {
    /// Words of its record: those of the arguments, and the returned one where it is kept.
    pub fn record_words(&self) -> usize {
        let kept = hook::flag::RETURNS_WORD | hook::flag::RETURNS_FLOAT;
        self.words.total() + usize::from(hook::HOOKS[usize::from(self.id)].flags & kept != 0)
    }
}

/// What a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Success (0) or an error: index in [`ENUMS`].
    Status(u16),
    /// Nothing at all (void).
    Void,
    /// A number that is no status.
    Int,
    /// An address or a handle.
    Pointer,
    /// A 32-bit floating-point number.
    Float,
    /// A 64-bit floating-point number.
    Double,
    /// A struct by value.
    Struct,
}

/// How many 8-byte words a call passes, by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// Integer registers, at most 6.
    pub regs: u8,
    /// Words on the stack.
    pub stack: u8,
    /// Words in float registers.
    pub floats: u8,
}

impl Words {
    /// All of them.
    pub const fn total(self) -> usize {
        self.regs as usize + self.stack as usize + self.floats as usize
    }
}

/// One argument of a function.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    /// Name in the header.
    pub name: &'static str,
    /// C type in the header.
    pub ty: &'static str,
    /// First word of it in a record, and how many it takes.
    pub word: u8,
    /// Words it takes (more than one only for structs by value).
    pub words: u8,
    /// What it means.
    pub role: Role,
    /// 0 for an input. Otherwise the call writes this many bytes (1 to 8) through the pointer, and the record
    /// holds what it wrote.
    pub out: u8,
    /// Bytes of the pointed-to struct that the record carries after the words; 0 for none.
    pub copy: u16,
}

/// What an argument means, and so how it is printed. With `Arg::out` set it is the meaning of what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An address of device memory.
    DevicePtr,
    /// An address of host memory.
    HostPtr,
    /// Address of either kind (unified addressing).
    AnyPtr,
    /// A number of bytes.
    Bytes,
    /// A number of things.
    Count,
    /// Signed or unsigned number without a unit; the flag says signed.
    Int {
        /// Print as signed.
        signed: bool,
    },
    /// Bits; a name where an enum lists them.
    Flags(Option<u16>),
    /// One of an enum: index in [`ENUMS`].
    Enum(u16),
    /// A 32-bit floating-point number.
    Float,
    /// A 64-bit floating-point number.
    Double,
    /// Ordinal of a device.
    Device,
    /// Opaque handle, with its C type.
    Handle(&'static str),
    /// Stream handle: 0, 1 and 2 have names.
    Stream,
    /// Kernel (CUfunction or CUkernel).
    Kernel,
    /// Pointer to a C string.
    Str,
    /// Pointer to a struct of [`STRUCTS`].
    Struct(u16),
    /// Struct by value.
    Value(&'static str),
    /// Pointer to an array; the index of the argument that counts its elements when there is one.
    List(Option<u8>),
    /// Pointer to a callback function.
    Callback,
    /// Pointer that the caller alone understands (user data, kernel parameters, opaque buffers).
    Opaque,
    /// A number of elements: of the type that the argument with this index names, or with 0xFF of
    /// [`Function::element`] bytes each.
    Elements(u8),
    /// Type of elements: index in [`ENUMS`].
    DataType(u16),
    /// Reduction: index in [`ENUMS`].
    RedOp(u16),
    /// Rank of the other side.
    Peer,
    /// Rank that a collective starts from or ends at.
    Root,
    /// NCCL communicator; with `Arg::out` a new one.
    Comm,
}

/// An enum of the vendor's headers.
#[derive(Clone, Copy, Debug)]
pub struct Enum {
    /// C type name.
    pub name: &'static str,
    /// Values in ascending order with their names; the first name wins where two share a value.
    pub values: &'static [(i64, &'static str)],
}

impl Enum {
    /// The name of `value`.
    pub fn name_of(&self, value: i64) -> Option<&'static str> {
        let i = self.values.partition_point(|(v, _)| *v < value);
        self.values.get(i).filter(|(v, _)| *v == value).map(|(_, n)| *n)
    }
}

/// Layout of a struct that records carry.
#[derive(Clone, Copy, Debug)]
pub struct Struct {
    /// C type name.
    pub name: &'static str,
    /// Bytes of the whole struct.
    pub size: u16,
    /// Its scalar fields in order of offset (nested structs are flattened: `location.type`).
    pub fields: &'static [Field],
}

/// A scalar field of a struct.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name of the field, with dots for those of nested structs.
    pub name: &'static str,
    /// Where it starts.
    pub offset: u16,
    /// Bytes, 1 to 8.
    pub size: u8,
    /// What it means.
    pub role: Role,
    /// A member of a union: it holds while the 4 bytes at this offset have this value.
    pub when: Option<(u16, i64)>,
}

/// One answer of `cuGetProcAddress`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    /// Name that is asked for.
    pub base: &'static str,
    /// Whether the per-thread default stream is asked for.
    pub per_thread: bool,
    /// Lowest version that is answered with this function.
    pub version: u32,
    /// Id of the function that is the answer.
    pub id: u16,
}
