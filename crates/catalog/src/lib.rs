//! Every function of the vendors' APIs as data: name, ABI, arguments and the role of each.
//!
//! The tables under `generated/` are written by `cargo xtask codegen` from the vendors' headers and
//! `overrides.toml`; hooks, decoders, reports and the simulator all come from them. This crate does no I/O and
//! looks nothing up at run time but these tables.
#![no_std]
#![forbid(unsafe_code)]

mod generated;
pub mod hook;
pub mod select;

pub use generated::driver::{ENTRY_POINTS, ENUMS, FUNCTIONS, STRUCTS};

/// The library that a function belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// libcuda
    Driver,
}

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
    /// Streams.
    Stream,
    /// Events.
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
}

/// One function.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Index in [`FUNCTIONS`]; stable for ever (ids are only appended).
    pub id: u16,
    /// Exported symbol, e.g. `cuMemAlloc_v2`.
    pub name: &'static str,
    /// Name as people write it, without ABI and stream suffixes: `cuMemAlloc`.
    pub base: &'static str,
    /// Library.
    pub layer: Layer,
    /// Subject.
    pub group: Group,
    /// CUDA version from which `cuGetProcAddress` answers with this ABI; 0 when no header says.
    pub abi: u32,
    /// Whether a null stream means the calling thread's own (`_ptsz`, `_ptds`).
    pub per_thread: bool,
    /// Oldest and newest header that declares it, e.g. `(11080, 13040)`; `(0, 0)` for names that only a driver exports.
    pub declared: (u32, u32),
    /// Its arguments; empty for undeclared names (their first six words are recorded).
    pub args: &'static [Arg],
    /// Words in integer registers, on the stack, in float registers: the order of a record's words.
    pub words: Words,
}

/// How many 8-byte words a call passes, by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// Integer registers, at most 6.
    pub regs: u8,
    /// Stack.
    pub stack: u8,
    /// Float registers.
    pub floats: u8,
}

impl Words {
    /// All of them.
    pub const fn total(self) -> usize {
        self.regs as usize + self.stack as usize + self.floats as usize
    }
}

/// One argument.
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
    /// Device address.
    DevicePtr,
    /// Host address.
    HostPtr,
    /// Address of either kind (unified addressing).
    AnyPtr,
    /// Bytes.
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
    /// 32-bit float.
    Float,
    /// Device ordinal.
    Device,
    /// Opaque handle, with its C type.
    Handle(&'static str),
    /// Stream handle: 0, 1 and 2 have names.
    Stream,
    /// Kernel (CUfunction or CUkernel).
    Kernel,
    /// C string.
    Str,
    /// Pointer to a struct of [`STRUCTS`].
    Struct(u16),
    /// Struct by value.
    Value(&'static str),
    /// Pointer to an array; the index of the argument that counts its elements when there is one.
    List(Option<u8>),
    /// Callback.
    Callback,
    /// Pointer that the caller alone understands (user data, kernel parameters, opaque buffers).
    Opaque,
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
    /// Its size.
    pub size: u16,
    /// Its scalar fields in order of offset (nested structs are flattened: `location.type`).
    pub fields: &'static [Field],
}

/// A scalar field of a struct.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name.
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
    /// The function.
    pub id: u16,
}

/// The function that `cuGetProcAddress` answers with: of the ABIs of `name` up to `version` the newest. A name
/// without any per-thread form answers with its only form in either mode.
pub fn entry_point(name: &str, version: u32, per_thread: bool) -> Option<&'static Function> {
    let forms = |per_thread| {
        let start = ENTRY_POINTS.partition_point(|p| (p.base, p.per_thread) < (name, per_thread));
        ENTRY_POINTS[start..].iter().take_while(move |p| p.base == name && p.per_thread == per_thread)
    };
    let per_thread = per_thread && forms(true).next().is_some();
    let newest = forms(per_thread).take_while(|p| p.version <= version).last();
    newest.map(|point| &FUNCTIONS[usize::from(point.id)])
}

/// The name of what a driver function returned.
pub fn result_name(code: i64) -> Option<&'static str> {
    ENUMS.iter().find(|e| e.name == "CUresult").and_then(|e| e.name_of(code))
}

/// The function with this exact exported name.
pub fn by_name(name: &str) -> Option<&'static Function> {
    let order = &generated::driver::BY_NAME;
    let i = order.partition_point(|id| FUNCTIONS[*id as usize].name < name);
    order.get(i).map(|id| &FUNCTIONS[*id as usize]).filter(|f| f.name == name)
}

/// The function with this id.
pub fn by_id(id: u16) -> Option<&'static Function> {
    FUNCTIONS.get(usize::from(id))
}
