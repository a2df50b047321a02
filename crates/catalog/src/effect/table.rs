//! The effects, in the argument names of the vendors' headers.

pub(super) mod driver;
pub(super) mod runtime;

use super::{Direction, Kind, Space};

/// A row before it is resolved against one function.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spec {
    /// Space, allocator, address, size.
    Alloc(Space, Kind, &'static str, Bytes),
    /// The same with the address in a struct: argument and field.
    AllocIn(Kind, (&'static str, &'static str), Bytes),
    Free(Space, &'static str),
    Map {
        at: &'static str,
        bytes: &'static str,
        handle: &'static str,
    },
    Unmap {
        at: &'static str,
        bytes: &'static str,
    },
    Retain {
        handle: &'static str,
        at: &'static str,
    },
    Copy {
        direction: Direction,
        dst: &'static str,
        src: &'static str,
    },
    CopyUnified {
        dst: &'static str,
        src: &'static str,
        bytes: &'static str,
    },
    CopyPeer,
    CopyStruct(&'static str),
    CopyStructPeer(&'static str),
    CopyList(Option<&'static str>),
    /// Copies of the runtime, whose argument `kind` says the direction: destination, source, size.
    CopyKind(At, At, Bytes),
    CopyDevices,
    CopyParms,
    CopyParmsPeer,
    Memset(Bytes),
    Prefetch(Bytes),
    /// Where grid and block are, and whether blocks may wait for each other.
    Launch(Dims, bool),
    LaunchConfig(&'static str, Config),
    LaunchBare,
    GraphLaunch,
    Instantiate,
    GraphUpdate,
    CaptureBegin,
    CaptureEnd,
    EventRecord(&'static str),
    EventWait(&'static str),
    ContextDestroy,
    PrimaryRetain,
    PrimaryRelease,
    PrimaryReset,
    DeviceReset,
    Sync,
}

/// One end of a copy of the runtime.
#[derive(Clone, Copy, Debug)]
pub(super) enum At {
    Address(&'static str),
    Symbol,
    Array,
}

/// Where a launch has its grid and block.
#[derive(Clone, Copy, Debug)]
pub(super) enum Dims {
    /// `gridDimX` … `blockDimZ`, `sharedMemBytes`.
    Scalars,
    /// `gridDim` and `blockDim` by value, `sharedMem`.
    ByValue,
}

/// Names of the fields of a launch configuration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Config {
    pub grid: [&'static str; 3],
    pub block: [&'static str; 3],
    pub shared: &'static str,
    pub stream: &'static str,
}

/// Where a row has its size.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bytes {
    Unknown,
    Arg(&'static str),
    /// An argument, times bytes.
    Scaled(&'static str, u8),
    Product(&'static str, &'static str),
    /// Two arguments, times bytes.
    Rect(&'static str, &'static str, u8),
    /// A field of a struct.
    Of(&'static str, &'static str),
    /// A CUDA_ARRAY_DESCRIPTOR or its 3-D form.
    Array(&'static str),
    /// A cudaChannelFormatDesc `desc`, and the sides.
    Texels(Sides),
    /// A cudaExtent by value, in bytes.
    Extent(&'static str),
    /// A pitch in a struct (argument, field) for each row and layer of a cudaExtent by value.
    Pitched(&'static str, &'static str, &'static str),
}

/// Where the sides of an array are.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sides {
    /// Width and height, each an argument.
    Flat(&'static str, &'static str),
    /// A cudaExtent by value.
    Extent(&'static str),
}
