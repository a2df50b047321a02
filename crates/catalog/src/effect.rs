//! What a function does to memory and data: which argument is the address, the size, the stream, the kernel.
//!
//! `effect/table/` says it in the vendors' own argument names, once per base name; [`effect_of`] resolves a row against one
//! function into word positions, so that ABI variants and majors with other layouts come out right. A row whose arguments a
//! variant does not have resolves to [`Effect::None`]. This is the only place that knows which functions these are.

mod kind;
mod place;
mod resolve;
mod table;

pub use kind::{Class, Direction, Kind, Space};
pub use place::{Field, Format, Size, Word, WordPlace};
pub use resolve::effect_of;

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
    /// Copies data from one place to another.
    Copy(Copy),
    /// Fills memory with a value.
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
        /// Word of the stream's handle; `None` where the function takes no stream.
        stream: Option<Word>,
    },
    /// Launches a kernel.
    Launch(Launch),
    /// Launches an executable graph.
    GraphLaunch {
        /// Word of the graph's handle.
        exec: Word,
        /// Word of the stream's handle; `None` where the function takes no stream.
        stream: Option<Word>,
    },
    /// Makes an executable graph.
    Instantiate,
    /// Changes an executable graph.
    GraphUpdate,
    /// Starts capturing a stream.
    CaptureBegin {
        /// Word of the stream's handle.
        stream: Word,
    },
    /// Ends capturing a stream.
    CaptureEnd {
        /// Word of the stream's handle.
        stream: Word,
    },
    /// Records an event in a stream.
    EventRecord {
        /// Word of the event's handle.
        event: Word,
        /// Word of the stream's handle.
        stream: Word,
    },
    /// Makes a stream wait for an event.
    EventWait {
        /// Word of the event's handle.
        event: Word,
        /// Word of the stream's handle.
        stream: Word,
    },
    /// Destroys a context and what belongs to it.
    ContextDestroy {
        /// Word of the context's handle.
        context: Word,
    },
    /// Takes a reference to a device's primary context.
    PrimaryRetain {
        /// Word of the device's ordinal.
        device: Word,
        /// Context handle that was written.
        context: Word,
    },
    /// Gives one back.
    PrimaryRelease {
        /// Word of the device's ordinal.
        device: Word,
    },
    /// Destroys the state of a device's primary context.
    PrimaryReset {
        /// Word of the device's ordinal.
        device: Word,
    },
    /// The same for the calling thread's device.
    DeviceReset,
    /// Waits on the host.
    Sync,
}

/// How a function allocates, and where its arguments are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alloc {
    /// Where its result lives.
    pub space: Space,
    /// Which allocator the memory came from.
    pub kind: Kind,
    /// Where the address or handle is.
    pub at: WordPlace,
    /// How many bytes are allocated.
    pub bytes: Size,
    /// Stream, for stream-ordered ones.
    pub stream: Option<Word>,
    /// Where the memory is to be: type and id, in a struct.
    pub location: Option<(Field, Field)>,
}

/// How a function copies, and where its arguments are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Copy {
    /// Where both ends of the copy are found.
    pub ends: Ends,
    /// How many bytes are copied.
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
    Contexts(WordPlace, WordPlace),
    /// Both devices are arguments (destination, source).
    Devices(WordPlace, WordPlace),
    /// A cudaMemcpyKind says it (destination, source), except for arrays.
    Kind(WordPlace, End, End),
    /// A struct with memory types and addresses (destination, source).
    Struct(Operand, Operand),
}

/// One end of a 2-D or 3-D copy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand {
    /// Field of the memory's type, a CUmemorytype.
    pub memory: Field,
    /// Device or unified address.
    pub device: Field,
    /// Field of the address in memory of the host.
    pub host: Field,
}

/// One end of a copy of the runtime.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// An address; `None` where the call names a symbol of the program instead.
    Address(Option<WordPlace>),
    /// An array, which has no address.
    Array,
    /// An array if this handle is not null, else an address.
    Either {
        /// Handle of the array.
        array: Field,
        /// Field of the address, for where there is no array.
        address: Field,
    },
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
    /// In words of the call's arguments.
    Words {
        /// gridDimX, Y, Z.
        grid: [Word; 3],
        /// blockDimX, Y, Z.
        block: [Word; 3],
        /// Dynamic shared memory.
        shared: Word,
        /// Word of the stream's handle.
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
        /// Field of the stream's handle.
        stream: Field,
    },
}

/// Kinds of effects. A call counts as having one only if no call inside it had one of the same kind: a copy that the
/// runtime has the driver do is one copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// The set without any kind.
    pub const NONE: Kinds = Kinds(0);
    /// An operation between ranks, which is no [`Effect`].
    pub const COMMUNICATION: Kinds = Kinds(1 << 13);

    /// Whether both have one in common.
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds of both sets.
    #[must_use]
    pub const fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Effect {
    /// The kind of the effect; the empty set for [`Effect::None`].
    pub const fn kind(&self) -> Kinds {
        match self {
            Effect::None => Kinds(0),
            Effect::Alloc(_) | Effect::Map { .. } | Effect::Retain { .. } => Kinds(1 << 0),
            Effect::Free { .. } | Effect::Unmap { .. } => Kinds(1 << 1),
            Effect::Copy(_) => Kinds(1 << 2),
            Effect::Memset { .. } => Kinds(1 << 3),
            Effect::Prefetch { .. } => Kinds(1 << 4),
            Effect::Launch(_) => Kinds(1 << 5),
            Effect::GraphLaunch { .. } => Kinds(1 << 6),
            Effect::CaptureBegin { .. } => Kinds(1 << 7),
            Effect::CaptureEnd { .. } => Kinds(1 << 8),
            Effect::EventRecord { .. } => Kinds(1 << 9),
            Effect::EventWait { .. } => Kinds(1 << 10),
            Effect::ContextDestroy { .. }
            | Effect::PrimaryRetain { .. }
            | Effect::PrimaryRelease { .. }
            | Effect::PrimaryReset { .. }
            | Effect::DeviceReset => Kinds(1 << 11),
            Effect::Sync => Kinds(1 << 12),
            Effect::Instantiate => Kinds(1 << 14),
            Effect::GraphUpdate => Kinds(1 << 15),
        }
    }
}

#[cfg(test)]
mod tests;
