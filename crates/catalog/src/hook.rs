//! What the injected library needs to know of a function, in tables without pointers.
//!
//! A table of `&str` would be thousands of relocations at the start of every process that inherits the library,
//! so names are one blob with offsets and everything else is plain numbers.

pub use crate::generated::hooks::{
    CATALOG_HASH, COUNT, COUNTED, EXPORT_COUNT, EXPORTS, HOOKS, HOT, NAME_AT, NAMES,
};

/// What a hook has to do besides recording the words.
pub mod flag {
    /// Can block: a begin record is written first.
    pub const BEGIN: u16 = 1 << 0;
    /// May change the calling thread's current context.
    pub const CONTEXT: u16 = 1 << 1;
    /// Hands out entry points: `cuGetProcAddress` and `_v2`.
    pub const PROC: u16 = 1 << 2;
    /// Launches the kernel whose handle is in word `Hook::handle`.
    pub const LAUNCH: u16 = 1 << 3;
    /// Unloads code: kernel handles may be reused afterwards.
    pub const UNLOAD: u16 = 1 << 4;
    /// Makes an executable graph (word 0 is written with its handle).
    pub const INSTANTIATE: u16 = 1 << 5;
    /// Word 0 points to a CUlaunchConfig or a cudaLaunchConfig_t, which are alike.
    pub const CONFIG: u16 = 1 << 6;
    /// Hands out a kernel handle (word 0, written) for the name in word 2.
    pub const NAMED: u16 = 1 << 7;
    /// Hands out a private table of entry points.
    pub const EXPORT_TABLE: u16 = 1 << 8;
    /// What it returns is not a status.
    pub const NO_STATUS: u16 = 1 << 9;
    /// Returns 8 bytes worth keeping: the record has them as one more word behind those of the arguments.
    pub const RETURNS_WORD: u16 = 1 << 10;
    /// Returns a float or a double: likewise, the raw bits.
    pub const RETURNS_FLOAT: u16 = 1 << 11;
    /// Works on the NCCL communicator in word `Hook::handle`.
    pub const COMM: u16 = 1 << 12;
    /// A question without an effect: counted by counter `Hook::handle` of the ring, and recorded only when asked for by
    /// name.
    pub const COUNT: u16 = 1 << 13;
    /// Passes its call on to a layer below, whose record speaks for it too, unless it is asked for by name.
    pub const OUTER: u16 = 1 << 14;
    /// Must be followed even when it is not recorded.
    pub const WATCH: u16 = CONTEXT | PROC | UNLOAD | INSTANTIATE | NAMED | EXPORT_TABLE;
}

/// One function as the injected library sees it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Hook {
    /// Bits of [`flag`].
    pub flags: u16,
    /// Index in [`crate::FAMILIES`].
    pub family: u8,
    /// Words in integer registers.
    pub regs: u8,
    /// Words on the stack.
    pub stack: u8,
    /// Words in float registers.
    pub floats: u8,
    /// Word that holds the kernel's handle with [`flag::LAUNCH`], the communicator with [`flag::COMM`].
    pub handle: u8,
    /// Words that point to 4 bytes which the call writes.
    pub out4: u32,
    /// Words that point to 8 bytes which the call writes.
    pub out8: u32,
    /// Structs to copy: word of the pointer and bytes; 0 bytes ends the list.
    pub copy: [Copied; 3],
}

/// A struct to copy into the record.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Copied {
    /// Word of the pointer.
    pub word: u8,
    /// Bytes, at most 256.
    pub bytes: u16,
}

/// An exported name of a layer above the driver.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Export {
    /// The number of its [`crate::Layer`].
    pub layer: u8,
    /// The function in each family of the layer; 0xFFFF where the family has none.
    pub ids: [u16; 3],
}

/// The first family of each [`crate::Layer`].
pub const FAMILY_FIRST: [u8; 5] = [0, 1, 4, 5, 6];

/// Places of each family in [`HOT`].
pub const HOT_BLOCK: usize = 32;

/// Switches that a `process` file has room for.
pub const SWITCHES: usize = 8192;

const NO_PLACE: u8 = u8::MAX;

/// Place of each function in [`HOT`].
static PLACES: [u8; COUNT] = {
    let mut places = [NO_PLACE; COUNT];
    let mut place = 0;
    while place < HOT.len() {
        if (HOT[place] as usize) < COUNT {
            places[HOT[place] as usize] = place as u8;
        }
        place += 1;
    }
    places
};

/// The place of function `id` in [`HOT`], if it is one that programs call between two launches.
pub fn place(id: usize) -> Option<usize> {
    PLACES.get(id).filter(|place| **place != NO_PLACE).map(|place| usize::from(*place))
}

/// Where the switch of function `id` is among those of a process: those of hot functions lie together, behind all others,
/// and those of the driver and of the newest runtime in one cache line.
pub fn switch_at(id: usize) -> usize {
    place(id).map_or(id, |place| SWITCHES - HOT.len() + (place + HOT_BLOCK) % HOT.len())
}

/// Whether `id` is a question to the driver. The runtime asks several for each call that it passes on, so they are neither
/// recorded nor counted unless a list names them.
pub fn is_driver_question(id: usize) -> bool {
    HOOKS.get(id).is_some_and(|h| h.flags & flag::COUNT != 0 && h.family == 0)
}

/// The exported name of function `id`, with its terminating NUL.
pub fn name(id: usize) -> &'static [u8] {
    let range = match (NAME_AT.get(id), NAME_AT.get(id + 1)) {
        (Some(from), Some(to)) => *from as usize..*to as usize,
        _ => 0..0,
    };
    NAMES.get(range).unwrap_or(&[])
}

/// Names of the groups, in the order of [`crate::Group`].
pub const GROUPS: [&str; 21] = [
    "init",
    "device",
    "context",
    "module",
    "memory",
    "copy",
    "launch",
    "stream",
    "event",
    "sync",
    "graph",
    "texture",
    "interop",
    "peer",
    "tools",
    "collective",
    "p2p",
    "comm",
    "rma",
    "atomic",
    "monitor",
];

/// Group of each function: an index in [`GROUPS`].
pub static GROUP_OF: [u8; COUNT] = {
    let mut of = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        of[i] = crate::FUNCTIONS[i].group as u8;
        i += 1;
    }
    of
};
