//! What a driver function does to memory and data.
//!
//! `effect/table.rs` says it in the vendor's own argument names, once per base name; here every row is resolved against
//! the catalogue into word positions, once, so that ABI variants with other layouts come out right and the scan
//! of a trace only indexes an array. A row whose arguments a variant does not have resolves to [`Effect::None`].

mod kind;
mod resolve;
mod size;
mod table;

use std::sync::LazyLock;

use gputap_catalog::FUNCTIONS;

use crate::call::Word;

pub use kind::{Class, Direction, Kind, Space};
pub use size::{Field, Place, Size};

/// What a call does, with the places of its arguments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Nothing that memory, copies or launches depend on.
    None,
    /// Makes memory, or a handle of it.
    Alloc(Alloc),
    /// Gives back what is at the address or handle in `at`.
    Free {
        /// Where to look for it.
        space: Space,
        /// Word of the address or handle.
        at: Word,
        /// Whether it is ordered by the call's stream.
        stream: Option<Word>,
    },
    /// Makes the memory of a handle visible at an address.
    Map {
        /// Word of the address.
        at: Word,
        /// Word of the size.
        bytes: Word,
        /// Word of the handle.
        handle: Word,
    },
    /// Ends the mappings of an address range.
    Unmap {
        /// Word of the address.
        at: Word,
        /// Word of the size.
        bytes: Word,
    },
    /// One more reference to the memory mapped at an address.
    Retain {
        /// Word of the handle that was written.
        handle: Word,
        /// Word of the address.
        at: Word,
    },
    /// Copies data.
    Copy(Copy),
    /// Fills memory.
    Memset {
        /// Bytes that it writes.
        bytes: Size,
        /// Stream, for the asynchronous forms.
        stream: Option<Word>,
    },
    /// Moves managed memory ahead of its use.
    Prefetch {
        /// Bytes that it moves.
        bytes: Size,
        /// Stream.
        stream: Option<Word>,
    },
    /// Launches a kernel.
    Launch(Launch),
    /// Launches an executable graph.
    GraphLaunch {
        /// Word of the graph's handle.
        exec: Word,
        /// Stream.
        stream: Option<Word>,
    },
    /// Starts capturing a stream.
    CaptureBegin {
        /// Stream.
        stream: Word,
    },
    /// Ends capturing a stream.
    CaptureEnd {
        /// Stream.
        stream: Word,
    },
    /// Records an event in a stream.
    EventRecord {
        /// Event.
        event: Word,
        /// Stream.
        stream: Word,
    },
    /// Makes a stream wait for an event.
    EventWait {
        /// Event.
        event: Word,
        /// Stream.
        stream: Word,
    },
    /// Destroys a context and what belongs to it.
    ContextDestroy {
        /// Context handle.
        context: Word,
    },
    /// Takes a reference to a device's primary context.
    PrimaryRetain {
        /// Device.
        device: Word,
        /// Context handle that was written.
        context: Word,
    },
    /// Gives one back.
    PrimaryRelease {
        /// Device.
        device: Word,
    },
    /// Destroys the state of a device's primary context.
    PrimaryReset {
        /// Device.
        device: Word,
    },
    /// Waits on the host.
    Sync,
}

/// An allocation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alloc {
    /// Where its result lives.
    pub space: Space,
    /// Allocator.
    pub kind: Kind,
    /// Word of the address or handle.
    pub at: Word,
    /// Its size.
    pub bytes: Size,
    /// Stream, for stream-ordered ones.
    pub stream: Option<Word>,
    /// Where the memory is to be: type and id, in a struct.
    pub location: Option<(Field, Field)>,
}

/// A copy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Copy {
    /// Its ends.
    pub ends: Ends,
    /// Its size.
    pub bytes: Size,
    /// How many copies it stands for, where it is a list.
    pub count: Option<Word>,
    /// Whether it may return before the data has moved.
    pub asynchronous: bool,
    /// Stream, where there is one.
    pub stream: Option<Word>,
}

/// Where the ends of a copy are found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ends {
    /// The function says the direction; the addresses tell one device from two.
    Fixed(Direction, Option<(Word, Word)>),
    /// Only the owners of the two addresses (destination, source) tell.
    Unified(Word, Word),
    /// Both contexts are arguments (destination, source).
    Contexts(Place, Place),
    /// A struct with memory types and addresses (destination, source).
    Struct(Operand, Operand),
}

/// One end of a 2-D or 3-D copy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand {
    /// CUmemorytype.
    pub memory: Field,
    /// Device or unified address.
    pub device: Field,
    /// Host address.
    pub host: Field,
}

/// A kernel launch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Launch {
    /// Word of the kernel's handle.
    pub kernel: Option<Word>,
    /// Where the shape is.
    pub shape: Shape,
    /// Whether the function itself says that blocks may wait for each other.
    pub cooperative: bool,
}

/// Where a launch has its grid, block, shared memory and stream.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// Not in this call.
    Unknown,
    /// Words.
    Words {
        /// gridDimX, Y, Z.
        grid: [Word; 3],
        /// blockDimX, Y, Z.
        block: [Word; 3],
        /// Dynamic shared memory.
        shared: Word,
        /// Stream.
        stream: Word,
    },
    /// A CUlaunchConfig, followed by its attributes.
    Config {
        /// gridDimX, Y, Z.
        grid: [Field; 3],
        /// blockDimX, Y, Z.
        block: [Field; 3],
        /// Dynamic shared memory.
        shared: Field,
        /// Stream.
        stream: Field,
    },
}

static EFFECTS: LazyLock<Vec<Effect>> = LazyLock::new(|| FUNCTIONS.iter().map(resolve::effect).collect());

/// The effect of every function, by id.
pub fn all() -> &'static [Effect] {
    &EFFECTS
}

/// The effect of function `api`.
pub fn of(api: u16) -> Effect {
    *at(api)
}

/// The same without a copy, for the scan of a trace.
#[inline]
pub(crate) fn at(api: u16) -> &'static Effect {
    EFFECTS.get(usize::from(api)).unwrap_or(&Effect::None)
}

#[cfg(test)]
mod tests;
