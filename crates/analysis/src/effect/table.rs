//! The effects, in the argument names of the vendor's headers.

use super::{Direction, Kind, Space};

/// A row before it is resolved against one ABI of its function.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spec {
    Alloc(Space, Kind, &'static str, Bytes),
    Free(Space, &'static str),
    Map { at: &'static str, bytes: &'static str, handle: &'static str },
    Unmap { at: &'static str, bytes: &'static str },
    Retain { handle: &'static str, at: &'static str },
    Copy { direction: Direction, dst: &'static str, src: &'static str },
    CopyUnified { dst: &'static str, src: &'static str, bytes: &'static str },
    CopyPeer,
    CopyStruct(&'static str),
    CopyStructPeer(&'static str),
    CopyList(Option<&'static str>),
    Memset { element: u8 },
    MemsetRect { element: u8 },
    Prefetch(Bytes),
    Launch { cooperative: bool },
    LaunchConfig(&'static str),
    LaunchBare,
    GraphLaunch,
    CaptureBegin,
    CaptureEnd,
    EventRecord,
    EventWait,
    ContextDestroy,
    PrimaryRetain,
    PrimaryRelease,
    PrimaryReset,
    Sync,
}

/// Where a row has its size.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bytes {
    Unknown,
    Arg(&'static str),
    Product(&'static str, &'static str),
    Field(&'static str, &'static str),
    Array(&'static str),
}

use Bytes::{Arg, Array, Field, Product, Unknown};
use Space::{Address, Handle, Mipmap, Reserved};
use Spec::*;

/// By base name. The names of arguments are those of the headers; a test demands that each row resolves for the
/// newest ABI of its function.
pub(super) const TABLE: &[(&str, Spec)] = &[
    // Memory.
    ("cuMemAlloc", Alloc(Address, Kind::Device, "dptr", Arg("bytesize"))),
    ("cuMemAllocPitch", Alloc(Address, Kind::Pitched, "dptr", Product("pPitch", "Height"))),
    ("cuMemAllocManaged", Alloc(Address, Kind::Managed, "dptr", Arg("bytesize"))),
    ("cuMemAllocAsync", Alloc(Address, Kind::Async, "dptr", Arg("bytesize"))),
    ("cuMemAllocFromPoolAsync", Alloc(Address, Kind::Async, "dptr", Arg("bytesize"))),
    ("cuMemAllocHost", Alloc(Address, Kind::Host, "pp", Arg("bytesize"))),
    ("cuMemHostAlloc", Alloc(Address, Kind::Host, "pp", Arg("bytesize"))),
    ("cuMemHostRegister", Alloc(Address, Kind::Registered, "p", Arg("bytesize"))),
    ("cuIpcOpenMemHandle", Alloc(Address, Kind::Ipc, "pdptr", Unknown)),
    ("cuMemPoolImportPointer", Alloc(Address, Kind::Ipc, "ptr_out", Unknown)),
    (
        "cuExternalMemoryGetMappedBuffer",
        Alloc(Address, Kind::External, "devPtr", Field("bufferDesc", "size")),
    ),
    ("cuMemFree", Free(Address, "dptr")),
    ("cuMemFreeAsync", Free(Address, "dptr")),
    ("cuMemFreeHost", Free(Address, "p")),
    ("cuMemHostUnregister", Free(Address, "p")),
    ("cuIpcCloseMemHandle", Free(Address, "dptr")),
    // Virtual memory management.
    ("cuMemCreate", Alloc(Handle, Kind::Vmm, "handle", Arg("size"))),
    ("cuMemImportFromShareableHandle", Alloc(Handle, Kind::Imported, "handle", Unknown)),
    ("cuMulticastCreate", Alloc(Handle, Kind::Imported, "mcHandle", Unknown)),
    ("cuMemRelease", Free(Handle, "handle")),
    ("cuMemRetainAllocationHandle", Retain { handle: "handle", at: "addr" }),
    ("cuMemMap", Map { at: "ptr", bytes: "size", handle: "handle" }),
    ("cuMemUnmap", Unmap { at: "ptr", bytes: "size" }),
    ("cuMemAddressReserve", Alloc(Reserved, Kind::Reserved, "ptr", Arg("size"))),
    ("cuMemAddressFree", Free(Reserved, "ptr")),
    // Arrays.
    ("cuArrayCreate", Alloc(Space::Array, Kind::Array, "pHandle", Array("pAllocateArray"))),
    ("cuArray3DCreate", Alloc(Space::Array, Kind::Array, "pHandle", Array("pAllocateArray"))),
    ("cuMipmappedArrayCreate", Alloc(Mipmap, Kind::Array, "pHandle", Array("pMipmappedArrayDesc"))),
    ("cuArrayDestroy", Free(Space::Array, "hArray")),
    ("cuMipmappedArrayDestroy", Free(Mipmap, "hMipmappedArray")),
    // Contexts.
    ("cuCtxDestroy", ContextDestroy),
    ("cuDevicePrimaryCtxRetain", PrimaryRetain),
    ("cuDevicePrimaryCtxRelease", PrimaryRelease),
    ("cuDevicePrimaryCtxReset", PrimaryReset),
    // Copies.
    ("cuMemcpyHtoD", Copy { direction: Direction::HtoD, dst: "dstDevice", src: "srcHost" }),
    ("cuMemcpyHtoDAsync", Copy { direction: Direction::HtoD, dst: "dstDevice", src: "srcHost" }),
    ("cuMemcpyDtoH", Copy { direction: Direction::DtoH, dst: "dstHost", src: "srcDevice" }),
    ("cuMemcpyDtoHAsync", Copy { direction: Direction::DtoH, dst: "dstHost", src: "srcDevice" }),
    ("cuMemcpyDtoD", Copy { direction: Direction::DtoD, dst: "dstDevice", src: "srcDevice" }),
    ("cuMemcpyDtoDAsync", Copy { direction: Direction::DtoD, dst: "dstDevice", src: "srcDevice" }),
    ("cuMemcpyHtoA", Copy { direction: Direction::HtoA, dst: "dstArray", src: "srcHost" }),
    ("cuMemcpyHtoAAsync", Copy { direction: Direction::HtoA, dst: "dstArray", src: "srcHost" }),
    ("cuMemcpyAtoH", Copy { direction: Direction::AtoH, dst: "dstHost", src: "srcArray" }),
    ("cuMemcpyAtoHAsync", Copy { direction: Direction::AtoH, dst: "dstHost", src: "srcArray" }),
    ("cuMemcpyDtoA", Copy { direction: Direction::DtoA, dst: "dstArray", src: "srcDevice" }),
    ("cuMemcpyAtoD", Copy { direction: Direction::AtoD, dst: "dstDevice", src: "srcArray" }),
    ("cuMemcpyAtoA", Copy { direction: Direction::AtoA, dst: "dstArray", src: "srcArray" }),
    ("cuMemcpy", CopyUnified { dst: "dst", src: "src", bytes: "ByteCount" }),
    ("cuMemcpyAsync", CopyUnified { dst: "dst", src: "src", bytes: "ByteCount" }),
    ("cuMemcpyWithAttributesAsync", CopyUnified { dst: "dst", src: "src", bytes: "size" }),
    ("cuMemcpyPeer", CopyPeer),
    ("cuMemcpyPeerAsync", CopyPeer),
    ("cuMemcpy2D", CopyStruct("pCopy")),
    ("cuMemcpy2DUnaligned", CopyStruct("pCopy")),
    ("cuMemcpy2DAsync", CopyStruct("pCopy")),
    ("cuMemcpy3D", CopyStruct("pCopy")),
    ("cuMemcpy3DAsync", CopyStruct("pCopy")),
    ("cuMemcpy3DPeer", CopyStructPeer("pCopy")),
    ("cuMemcpy3DPeerAsync", CopyStructPeer("pCopy")),
    ("cuMemcpyBatchAsync", CopyList(Some("count"))),
    ("cuMemcpy3DBatchAsync", CopyList(Some("numOps"))),
    ("cuMemcpy3DWithAttributesAsync", CopyList(None)),
    ("cuMemPrefetchAsync", Prefetch(Arg("count"))),
    ("cuMemPrefetchBatchAsync", Prefetch(Unknown)),
    ("cuMemDiscardAndPrefetchBatchAsync", Prefetch(Unknown)),
    // Fills.
    ("cuMemsetD8", Memset { element: 1 }),
    ("cuMemsetD8Async", Memset { element: 1 }),
    ("cuMemsetD16", Memset { element: 2 }),
    ("cuMemsetD16Async", Memset { element: 2 }),
    ("cuMemsetD32", Memset { element: 4 }),
    ("cuMemsetD32Async", Memset { element: 4 }),
    ("cuMemsetD2D8", MemsetRect { element: 1 }),
    ("cuMemsetD2D8Async", MemsetRect { element: 1 }),
    ("cuMemsetD2D16", MemsetRect { element: 2 }),
    ("cuMemsetD2D16Async", MemsetRect { element: 2 }),
    ("cuMemsetD2D32", MemsetRect { element: 4 }),
    ("cuMemsetD2D32Async", MemsetRect { element: 4 }),
    // Launches.
    ("cuLaunchKernel", Launch { cooperative: false }),
    ("cuLaunchCooperativeKernel", Launch { cooperative: true }),
    ("cuLaunchKernelEx", LaunchConfig("config")),
    ("cuLaunch", LaunchBare),
    ("cuLaunchGrid", LaunchBare),
    ("cuLaunchGridAsync", LaunchBare),
    ("cuLaunchCooperativeKernelMultiDevice", LaunchBare),
    ("cuGraphLaunch", GraphLaunch),
    // Capture.
    ("cuStreamBeginCapture", CaptureBegin),
    ("cuStreamBeginCaptureToGraph", CaptureBegin),
    ("cuStreamBeginRecaptureToGraph", CaptureBegin),
    ("cuStreamEndCapture", CaptureEnd),
    ("cuEventRecord", EventRecord),
    ("cuEventRecordWithFlags", EventRecord),
    ("cuStreamWaitEvent", EventWait),
    // Waiting.
    ("cuCtxSynchronize", Sync),
    ("cuStreamSynchronize", Sync),
    ("cuEventSynchronize", Sync),
];
