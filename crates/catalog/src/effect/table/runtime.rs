//! The functions of the runtime, and those of NCCL that allocate.

use super::At::{Address as At, Array as ArrayAt, Symbol};
use super::Bytes::{Arg, Extent, Of, Pitched, Product, Scaled, Texels, Unknown};
use super::Spec::{self, *};
use super::{Config, Dims, Sides};
use crate::effect::Kind;
use crate::effect::Space::{Address, Array, Mipmap};

const RUNTIME_CONFIG: Config = Config {
    grid: ["gridDim.x", "gridDim.y", "gridDim.z"],
    block: ["blockDim.x", "blockDim.y", "blockDim.z"],
    shared: "dynamicSmemBytes",
    stream: "stream",
};

pub(crate) const ROWS: &[(&str, Spec)] = &[
    // Memory.
    ("cudaMalloc", Alloc(Address, Kind::Device, "devPtr", Arg("size"))),
    ("cudaMallocPitch", Alloc(Address, Kind::Pitched, "devPtr", Product("pitch", "height"))),
    (
        "cudaMalloc3D",
        AllocIn(Kind::Pitched, ("pitchedDevPtr", "ptr"), Pitched("pitchedDevPtr", "pitch", "extent")),
    ),
    ("cudaMallocManaged", Alloc(Address, Kind::Managed, "devPtr", Arg("size"))),
    ("cudaMallocAsync", Alloc(Address, Kind::Async, "devPtr", Arg("size"))),
    ("cudaMallocFromPoolAsync", Alloc(Address, Kind::Async, "ptr", Arg("size"))),
    ("cudaMallocHost", Alloc(Address, Kind::Host, "ptr", Arg("size"))),
    ("cudaHostAlloc", Alloc(Address, Kind::Host, "pHost", Arg("size"))),
    ("cudaHostRegister", Alloc(Address, Kind::Registered, "ptr", Arg("size"))),
    ("cudaIpcOpenMemHandle", Alloc(Address, Kind::Ipc, "devPtr", Unknown)),
    ("cudaMemPoolImportPointer", Alloc(Address, Kind::Ipc, "ptr", Unknown)),
    ("cudaExternalMemoryGetMappedBuffer", Alloc(Address, Kind::External, "devPtr", Of("bufferDesc", "size"))),
    ("ncclMemAlloc", Alloc(Address, Kind::Device, "ptr", Arg("size"))),
    ("cudaFree", Free(Address, "devPtr")),
    ("cudaFreeAsync", Free(Address, "devPtr")),
    ("cudaFreeHost", Free(Address, "ptr")),
    ("cudaHostUnregister", Free(Address, "ptr")),
    ("cudaIpcCloseMemHandle", Free(Address, "devPtr")),
    ("ncclMemFree", Free(Address, "ptr")),
    // Arrays.
    ("cudaMallocArray", Alloc(Array, Kind::Array, "array", Texels(Sides::Flat("width", "height")))),
    ("cudaMalloc3DArray", Alloc(Array, Kind::Array, "array", Texels(Sides::Extent("extent")))),
    (
        "cudaMallocMipmappedArray",
        Alloc(Mipmap, Kind::Array, "mipmappedArray", Texels(Sides::Extent("extent"))),
    ),
    ("cudaFreeArray", Free(Array, "array")),
    ("cudaFreeMipmappedArray", Free(Mipmap, "mipmappedArray")),
    ("cudaDeviceReset", DeviceReset),
    // Copies.
    ("cudaMemcpy", CopyKind(At("dst"), At("src"), Arg("count"))),
    ("cudaMemcpyAsync", CopyKind(At("dst"), At("src"), Arg("count"))),
    ("cudaMemcpy2D", CopyKind(At("dst"), At("src"), Product("width", "height"))),
    ("cudaMemcpy2DAsync", CopyKind(At("dst"), At("src"), Product("width", "height"))),
    ("cudaMemcpyToSymbol", CopyKind(Symbol, At("src"), Arg("count"))),
    ("cudaMemcpyToSymbolAsync", CopyKind(Symbol, At("src"), Arg("count"))),
    ("cudaMemcpyFromSymbol", CopyKind(At("dst"), Symbol, Arg("count"))),
    ("cudaMemcpyFromSymbolAsync", CopyKind(At("dst"), Symbol, Arg("count"))),
    ("cudaMemcpyToArray", CopyKind(ArrayAt, At("src"), Arg("count"))),
    ("cudaMemcpyToArrayAsync", CopyKind(ArrayAt, At("src"), Arg("count"))),
    ("cudaMemcpyFromArray", CopyKind(At("dst"), ArrayAt, Arg("count"))),
    ("cudaMemcpyFromArrayAsync", CopyKind(At("dst"), ArrayAt, Arg("count"))),
    ("cudaMemcpyArrayToArray", CopyKind(ArrayAt, ArrayAt, Arg("count"))),
    ("cudaMemcpy2DToArray", CopyKind(ArrayAt, At("src"), Product("width", "height"))),
    ("cudaMemcpy2DToArrayAsync", CopyKind(ArrayAt, At("src"), Product("width", "height"))),
    ("cudaMemcpy2DFromArray", CopyKind(At("dst"), ArrayAt, Product("width", "height"))),
    ("cudaMemcpy2DFromArrayAsync", CopyKind(At("dst"), ArrayAt, Product("width", "height"))),
    ("cudaMemcpy2DArrayToArray", CopyKind(ArrayAt, ArrayAt, Product("width", "height"))),
    ("cudaMemcpyPeer", CopyDevices),
    ("cudaMemcpyPeerAsync", CopyDevices),
    ("cudaMemcpy3D", CopyParms),
    ("cudaMemcpy3DAsync", CopyParms),
    ("cudaMemcpy3DPeer", CopyParmsPeer),
    ("cudaMemcpy3DPeerAsync", CopyParmsPeer),
    ("cudaMemcpyBatchAsync", CopyList(Some("count"))),
    ("cudaMemcpy3DBatchAsync", CopyList(Some("numOps"))),
    ("cudaMemcpyWithAttributesAsync", CopyUnified { dst: "dst", src: "src", bytes: "size" }),
    ("cudaMemcpy3DWithAttributesAsync", CopyList(None)),
    ("cudaMemPrefetchAsync", Prefetch(Arg("count"))),
    ("cudaMemPrefetchBatchAsync", Prefetch(Unknown)),
    ("cudaMemDiscardAndPrefetchBatchAsync", Prefetch(Unknown)),
    // Fills.
    ("cudaMemset", Memset(Scaled("count", 1))),
    ("cudaMemsetAsync", Memset(Scaled("count", 1))),
    ("cudaMemset2D", Memset(Product("width", "height"))),
    ("cudaMemset2DAsync", Memset(Product("width", "height"))),
    ("cudaMemset3D", Memset(Extent("extent"))),
    ("cudaMemset3DAsync", Memset(Extent("extent"))),
    // Launches.
    ("cudaLaunchKernel", Launch(Dims::ByValue, false)),
    ("__cudaLaunchKernel", Launch(Dims::ByValue, false)),
    ("cudaLaunchCooperativeKernel", Launch(Dims::ByValue, true)),
    ("cudaLaunchKernelExC", LaunchConfig("config", RUNTIME_CONFIG)),
    ("cudaLaunchCooperativeKernelMultiDevice", LaunchBare),
    ("cudaGraphLaunch", GraphLaunch),
    // Capture.
    ("cudaStreamBeginCapture", CaptureBegin),
    ("cudaStreamBeginCaptureToGraph", CaptureBegin),
    ("cudaStreamBeginRecaptureToGraph", CaptureBegin),
    ("cudaStreamEndCapture", CaptureEnd),
    ("cudaEventRecord", EventRecord("event")),
    ("cudaEventRecordWithFlags", EventRecord("event")),
    ("cudaStreamWaitEvent", EventWait("event")),
    // Waiting.
    ("cudaDeviceSynchronize", Sync),
    ("cudaStreamSynchronize", Sync),
    ("cudaEventSynchronize", Sync),
    ("cudaThreadSynchronize", Sync),
    ("cudaExecutionCtxSynchronize", Sync),
    // NVSHMEM, on the host.
    ("nvshmem_quiet", Sync),
    ("nvshmemx_flush", Sync),
    ("nvshmem_barrier", Sync),
    ("nvshmem_barrier_all", Sync),
    ("nvshmem_sync_all", Sync),
    ("nvshmem_team_sync", Sync),
];
