//! The driver's functions that the runtime needs, each with the version of its signature.

use std::ffi::{c_char, c_void};

use crate::abi::{Device, Handle, In, Out};
use crate::copy_shape::{Copy2d, Copy3d};
use crate::graph_node::{FillParams, HostCall, KernelParams};
use crate::ipc::Shared;

/// Memory and where it is: a kind and a number.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Location {
    pub kind: i32,
    pub id: i32,
}

/// The node that an update stumbled over, and why.
pub type UpdateInfo = [u64; 3];

/// A function that a stream or a graph calls on the host.
pub type HostFunction = Option<extern "C" fn(*mut c_void)>;

/// A function that a stream calls on the host, with the stream and a status.
pub type Callback = Option<extern "C" fn(Handle, i32, *mut c_void)>;

gputap_sim_base::entry_points! {
    /// Functions that know nothing of default streams.
    pub struct Plain {
        init: cuInit @ 2000 (flags: u32);
        driver_version: cuDriverGetVersion @ 2020 (version: Out<i32>);
        export_table: cuGetExportTable @ 3000 (table: *mut *const c_void, id: *const [u8; 16]);
        error_string: cuGetErrorString @ 6000 (error: i32, text: *mut *const c_char);
        device_count: cuDeviceGetCount @ 2000 (count: Out<i32>);
        device_name: cuDeviceGetName @ 2000 (name: *mut u8, room: i32, device: Device);
        device_uuid: cuDeviceGetUuid @ 11040 (uuid: *mut [u8; 16], device: Device);
        device_memory: cuDeviceTotalMem @ 3020 (bytes: *mut usize, device: Device);
        device_attribute: cuDeviceGetAttribute @ 2000 (value: Out<i32>, attribute: i32, device: Device);
        device_bus_id: cuDeviceGetPCIBusId @ 4010 (text: Out<u8>, room: i32, device: Device);
        device_by_bus_id: cuDeviceGetByPCIBusId @ 4010 (device: Out<Device>, text: *const c_char);
        device_default_pool: cuDeviceGetDefaultMemPool @ 11020 (pool: Out<Handle>, device: Device);
        device_pool: cuDeviceGetMemPool @ 11020 (pool: Out<Handle>, device: Device);
        device_set_pool: cuDeviceSetMemPool @ 11020 (device: Device, pool: Handle);
        device_graph_trim: cuDeviceGraphMemTrim @ 11040 (device: Device);
        device_graph_attribute: cuDeviceGetGraphMemAttribute @ 11040 (device: Device, attribute: i32, value: Out<u8>);
        device_set_graph_attribute: cuDeviceSetGraphMemAttribute @ 11040
            (device: Device, attribute: i32, value: Out<u8>);
        can_access_peer: cuDeviceCanAccessPeer @ 4000 (can: Out<i32>, device: Device, peer: Device);
        p2p_attribute: cuDeviceGetP2PAttribute @ 8000 (value: Out<i32>, attribute: i32, from: Device, to: Device);
        flush_writes: cuFlushGPUDirectRDMAWrites @ 11030 (target: i32, scope: i32);
        primary_retain: cuDevicePrimaryCtxRetain @ 7000 (context: *mut Handle, device: Device);
        primary_reset: cuDevicePrimaryCtxReset @ 11000 (device: Device);
        primary_flags: cuDevicePrimaryCtxSetFlags @ 11000 (device: Device, flags: u32);
        primary_state: cuDevicePrimaryCtxGetState @ 7000 (device: Device, flags: Out<u32>, active: *mut i32);
        ctx_set: cuCtxSetCurrent @ 4000 (context: Handle);
        ctx_current: cuCtxGetCurrent @ 4000 (context: *mut Handle);
        ctx_device: cuCtxGetDevice @ 2000 (device: *mut Device);
        ctx_synchronize: cuCtxSynchronize @ 2000 ();
        ctx_limit: cuCtxGetLimit @ 3010 (value: Out<usize>, limit: i32);
        ctx_set_limit: cuCtxSetLimit @ 3010 (limit: i32, value: usize);
        ctx_cache: cuCtxGetCacheConfig @ 3020 (config: Out<i32>);
        ctx_set_cache: cuCtxSetCacheConfig @ 3020 (config: i32);
        ctx_shared: cuCtxGetSharedMemConfig @ 4020 (config: Out<i32>);
        ctx_set_shared: cuCtxSetSharedMemConfig @ 4020 (config: i32);
        ctx_priorities: cuCtxGetStreamPriorityRange @ 5050 (least: Out<i32>, greatest: Out<i32>);
        ctx_reset_l2: cuCtxResetPersistingL2Cache @ 11000 ();
        ctx_enable_peer: cuCtxEnablePeerAccess @ 4000 (context: Handle, flags: u32);
        ctx_disable_peer: cuCtxDisablePeerAccess @ 4000 (context: Handle);
        profiler_start: cuProfilerStart @ 4000 ();
        profiler_stop: cuProfilerStop @ 4000 ();
        mem_alloc: cuMemAlloc @ 3020 (address: Out<usize>, bytes: usize);
        mem_alloc_pitch: cuMemAllocPitch @ 3020
            (address: Out<usize>, pitch: Out<usize>, width: usize, height: usize, element: u32);
        mem_alloc_managed: cuMemAllocManaged @ 6000 (address: Out<usize>, bytes: usize, flags: u32);
        mem_free: cuMemFree @ 3020 (address: usize);
        mem_info: cuMemGetInfo @ 3020 (free: Out<usize>, total: Out<usize>);
        mem_advise: cuMemAdvise @ 8000 (address: usize, bytes: usize, advice: i32, device: Device);
        mem_advise_at: cuMemAdvise @ 12020 (address: usize, bytes: usize, advice: i32, location: Location);
        mem_range: cuMemRangeGetAttribute @ 8000
            (data: Out<u8>, data_bytes: usize, attribute: i32, address: usize, bytes: usize);
        host_alloc: cuMemHostAlloc @ 2020 (address: Out<usize>, bytes: usize, flags: u32);
        host_free: cuMemFreeHost @ 2000 (address: usize);
        host_register: cuMemHostRegister @ 6050 (address: usize, bytes: usize, flags: u32);
        host_unregister: cuMemHostUnregister @ 4000 (address: usize);
        host_device_pointer: cuMemHostGetDevicePointer @ 3020 (address: Out<usize>, host: usize, flags: u32);
        host_flags: cuMemHostGetFlags @ 2030 (flags: Out<u32>, host: usize);
        pointer_attributes: cuPointerGetAttributes @ 7000
            (count: u32, attributes: *const i32, values: *const *mut c_void, address: usize);
        pool_create: cuMemPoolCreate @ 11020 (pool: Out<Handle>, properties: In<u8>);
        pool_destroy: cuMemPoolDestroy @ 11020 (pool: Handle);
        pool_trim: cuMemPoolTrimTo @ 11020 (pool: Handle, bytes: usize);
        pool_attribute: cuMemPoolGetAttribute @ 11020 (pool: Handle, attribute: i32, value: Out<u8>);
        pool_set_attribute: cuMemPoolSetAttribute @ 11020 (pool: Handle, attribute: i32, value: Out<u8>);
        pool_access: cuMemPoolGetAccess @ 11020 (flags: Out<u32>, pool: Handle, location: In<Location>);
        pool_set_access: cuMemPoolSetAccess @ 11020 (pool: Handle, list: In<u8>, count: usize);
        location_default_pool: cuMemGetDefaultMemPool @ 13000 (pool: Out<Handle>, location: In<Location>, kind: i32);
        location_pool: cuMemGetMemPool @ 13000 (pool: Out<Handle>, location: In<Location>, kind: i32);
        array_create: cuArray3DCreate @ 3020 (array: Out<Handle>, descriptor: *const crate::array::Descriptor);
        array_descriptor: cuArray3DGetDescriptor @ 3020 (descriptor: *mut crate::array::Descriptor, array: Handle);
        array_destroy: cuArrayDestroy @ 2000 (array: Handle);
        event_create: cuEventCreate @ 2000 (event: Out<Handle>, flags: u32);
        event_destroy: cuEventDestroy @ 4000 (event: Handle);
        event_query: cuEventQuery @ 2000 (event: Handle);
        event_synchronize: cuEventSynchronize @ 2000 (event: Handle);
        event_elapsed: cuEventElapsedTime @ 2000 (ms: Out<f32>, start: Handle, end: Handle);
        event_elapsed_v2: cuEventElapsedTime @ 12080 (ms: Out<f32>, start: Handle, end: Handle);
        stream_create: cuStreamCreate @ 2000 (stream: Out<Handle>, flags: u32);
        stream_create_prioritised: cuStreamCreateWithPriority @ 5050 (stream: Out<Handle>, flags: u32, priority: i32);
        stream_destroy: cuStreamDestroy @ 4000 (stream: Handle);
        capture_mode: cuThreadExchangeStreamCaptureMode @ 10010 (mode: Out<i32>);
        ipc_mem_handle: cuIpcGetMemHandle @ 4010 (shared: Out<Shared>, address: usize);
        ipc_open_mem: cuIpcOpenMemHandle @ 11000 (address: Out<usize>, shared: Shared, flags: u32);
        ipc_close_mem: cuIpcCloseMemHandle @ 4010 (address: usize);
        ipc_event_handle: cuIpcGetEventHandle @ 4010 (shared: Out<Shared>, event: Handle);
        ipc_open_event: cuIpcOpenEventHandle @ 4010 (event: Out<Handle>, shared: Shared);
        library_load: cuLibraryLoadData @ 12000 (
            library: Out<Handle>, code: usize, jit: usize, jit_values: usize, jit_count: u32, options: usize,
            values: usize, count: u32,
        );
        library_load_file: cuLibraryLoadFromFile @ 12000 (
            library: Out<Handle>, path: *const c_char, jit: usize, jit_values: usize, jit_count: u32, options: usize,
            values: usize, count: u32,
        );
        library_unload: cuLibraryUnload @ 12000 (library: Handle);
        library_kernel: cuLibraryGetKernel @ 12000 (kernel: Out<Handle>, library: Handle, name: *const c_char);
        library_kernel_count: cuLibraryGetKernelCount @ 12040 (count: Out<u32>, library: Handle);
        library_kernels: cuLibraryEnumerateKernels @ 12040 (kernels: Out<Handle>, room: u32, library: Handle);
        library_global: cuLibraryGetGlobal @ 12000
            (address: Out<usize>, bytes: Out<usize>, library: Handle, name: *const c_char);
        library_managed: cuLibraryGetManaged @ 12000
            (address: Out<usize>, bytes: Out<usize>, library: Handle, name: *const c_char);
        kernel_function: cuKernelGetFunction @ 12000 (function: Out<Handle>, kernel: Handle);
        kernel_name: cuKernelGetName @ 12030 (name: Out<*const c_char>, kernel: Handle);
        kernel_attribute: cuKernelGetAttribute @ 12000 (value: *mut i32, attribute: i32, kernel: Handle, device: Device);
        kernel_set_attribute: cuKernelSetAttribute @ 12000 (attribute: i32, value: i32, kernel: Handle, device: Device);
        kernel_set_cache: cuKernelSetCacheConfig @ 12000 (kernel: Handle, config: i32, device: Device);
        kernel_parameter: cuKernelGetParamInfo @ 12040
            (kernel: Handle, index: usize, offset: Out<usize>, bytes: Out<usize>);
        kernel_parameters: cuKernelGetParamCount @ 13020 (kernel: Handle, count: Out<usize>);
        occupancy: cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags @ 7000
            (blocks: Out<i32>, function: Handle, threads: i32, shared_bytes: usize, flags: u32);
        occupancy_shared: cuOccupancyAvailableDynamicSMemPerBlock @ 10020
            (bytes: Out<usize>, function: Handle, blocks: i32, threads: i32);
        graph_create: cuGraphCreate @ 10000 (graph: Out<Handle>, flags: u32);
        graph_destroy: cuGraphDestroy @ 10000 (graph: Handle);
        graph_clone: cuGraphClone @ 10000 (clone: Out<Handle>, graph: Handle);
        graph_nodes: cuGraphGetNodes @ 10000 (graph: Handle, nodes: Out<Handle>, count: Out<usize>);
        graph_roots: cuGraphGetRootNodes @ 10000 (graph: Handle, nodes: Out<Handle>, count: Out<usize>);
        graph_edges: cuGraphGetEdges @ 10000 (graph: Handle, from: Out<Handle>, to: Out<Handle>, count: Out<usize>);
        graph_edges_v2: cuGraphGetEdges @ 12030
            (graph: Handle, from: Out<Handle>, to: Out<Handle>, data: Out<u64>, count: Out<usize>);
        graph_depend: cuGraphAddDependencies @ 10000 (graph: Handle, from: In<Handle>, to: In<Handle>, count: usize);
        graph_depend_v2: cuGraphAddDependencies @ 12030
            (graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize);
        graph_release: cuGraphRemoveDependencies @ 10000
            (graph: Handle, from: In<Handle>, to: In<Handle>, count: usize);
        graph_release_v2: cuGraphRemoveDependencies @ 12030
            (graph: Handle, from: In<Handle>, to: In<Handle>, data: In<u64>, count: usize);
        graph_print: cuGraphDebugDotPrint @ 11030 (graph: Handle, path: *const c_char, flags: u32);
        graph_id: cuGraphGetId @ 13010 (graph: Handle, id: Out<u32>);
        graph_add_kernel: cuGraphAddKernelNode @ 12000
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: *const KernelParams);
        graph_add_copy: cuGraphAddMemcpyNode @ 10000 (
            node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, copy: *const Copy3d, context: Handle,
        );
        graph_add_fill: cuGraphAddMemsetNode @ 10000 (
            node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, fill: *const FillParams, context: Handle,
        );
        graph_add_host: cuGraphAddHostNode @ 10000
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: In<HostCall>);
        graph_add_child: cuGraphAddChildGraphNode @ 10000
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, child: Handle);
        graph_add_empty: cuGraphAddEmptyNode @ 10000
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize);
        graph_add_record: cuGraphAddEventRecordNode @ 11010
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle);
        graph_add_wait: cuGraphAddEventWaitNode @ 11010
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, event: Handle);
        graph_add_alloc: cuGraphAddMemAllocNode @ 11040
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, params: Out<u8>);
        graph_add_free: cuGraphAddMemFreeNode @ 11040
            (node: Out<Handle>, graph: Handle, after: In<Handle>, count: usize, address: usize);
        node_kernel: cuGraphKernelNodeGetParams @ 12000 (node: Handle, params: *mut KernelParams);
        node_set_kernel: cuGraphKernelNodeSetParams @ 12000 (node: Handle, params: *const KernelParams);
        node_copy: cuGraphMemcpyNodeGetParams @ 10000 (node: Handle, copy: *mut Copy3d);
        node_set_copy: cuGraphMemcpyNodeSetParams @ 10000 (node: Handle, copy: *const Copy3d);
        node_fill: cuGraphMemsetNodeGetParams @ 10000 (node: Handle, fill: Out<FillParams>);
        node_set_fill: cuGraphMemsetNodeSetParams @ 10000 (node: Handle, fill: In<FillParams>);
        node_host: cuGraphHostNodeGetParams @ 10000 (node: Handle, params: Out<HostCall>);
        node_set_host: cuGraphHostNodeSetParams @ 10000 (node: Handle, params: In<HostCall>);
        node_child: cuGraphChildGraphNodeGetGraph @ 10000 (node: Handle, graph: Out<Handle>);
        node_record: cuGraphEventRecordNodeGetEvent @ 11010 (node: Handle, event: Out<Handle>);
        node_set_record: cuGraphEventRecordNodeSetEvent @ 11010 (node: Handle, event: Handle);
        node_wait: cuGraphEventWaitNodeGetEvent @ 11010 (node: Handle, event: Out<Handle>);
        node_set_wait: cuGraphEventWaitNodeSetEvent @ 11010 (node: Handle, event: Handle);
        node_alloc: cuGraphMemAllocNodeGetParams @ 11040 (node: Handle, params: Out<u8>);
        node_free: cuGraphMemFreeNodeGetParams @ 11040 (node: Handle, address: Out<usize>);
        node_type: cuGraphNodeGetType @ 10000 (node: Handle, kind: Out<i32>);
        node_in_clone: cuGraphNodeFindInClone @ 10000 (found: Out<Handle>, node: Handle, clone: Handle);
        node_before: cuGraphNodeGetDependencies @ 10000 (node: Handle, nodes: Out<Handle>, count: Out<usize>);
        node_before_v2: cuGraphNodeGetDependencies @ 12030
            (node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>);
        node_after: cuGraphNodeGetDependentNodes @ 10000 (node: Handle, nodes: Out<Handle>, count: Out<usize>);
        node_after_v2: cuGraphNodeGetDependentNodes @ 12030
            (node: Handle, nodes: Out<Handle>, data: Out<u64>, count: Out<usize>);
        node_destroy: cuGraphDestroyNode @ 10000 (node: Handle);
        node_graph: cuGraphNodeGetContainingGraph @ 13010 (node: Handle, graph: Out<Handle>);
        node_local_id: cuGraphNodeGetLocalId @ 13010 (node: Handle, id: Out<u32>);
        node_tools_id: cuGraphNodeGetToolsId @ 13010 (node: Handle, id: Out<u64>);
        exec_create: cuGraphInstantiateWithFlags @ 11040 (exec: Out<Handle>, graph: Handle, flags: u64);
        exec_destroy: cuGraphExecDestroy @ 10000 (exec: Handle);
        exec_flags: cuGraphExecGetFlags @ 12000 (exec: Handle, flags: Out<u64>);
        exec_id: cuGraphExecGetId @ 13010 (exec: Handle, id: Out<u32>);
        exec_update: cuGraphExecUpdate @ 12000 (exec: Handle, graph: Handle, info: Out<UpdateInfo>);
        exec_set_kernel: cuGraphExecKernelNodeSetParams @ 12000
            (exec: Handle, node: Handle, params: *const KernelParams);
        exec_set_copy: cuGraphExecMemcpyNodeSetParams @ 10020
            (exec: Handle, node: Handle, copy: *const Copy3d, context: Handle);
        exec_set_fill: cuGraphExecMemsetNodeSetParams @ 10020
            (exec: Handle, node: Handle, fill: In<FillParams>, context: Handle);
        exec_set_host: cuGraphExecHostNodeSetParams @ 10020 (exec: Handle, node: Handle, params: In<HostCall>);
        exec_set_record: cuGraphExecEventRecordNodeSetEvent @ 11010 (exec: Handle, node: Handle, event: Handle);
        exec_set_wait: cuGraphExecEventWaitNodeSetEvent @ 11010 (exec: Handle, node: Handle, event: Handle);
        exec_enable: cuGraphNodeSetEnabled @ 11060 (exec: Handle, node: Handle, enabled: u32);
        exec_enabled: cuGraphNodeGetEnabled @ 11060 (exec: Handle, node: Handle, enabled: Out<u32>);
    }
}

gputap_sim_base::entry_points! {
    /// Functions that come in two forms: null is the legacy stream, or the calling thread's own.
    pub struct Queued {
        copy: cuMemcpy @ 4000 | 7000 (to: usize, from: usize, bytes: usize);
        copy_async: cuMemcpyAsync @ 4000 | 7000 (to: usize, from: usize, bytes: usize, stream: Handle);
        copy_in: cuMemcpyHtoD @ 3020 | 7000 (to: usize, from: usize, bytes: usize);
        copy_in_async: cuMemcpyHtoDAsync @ 3020 | 7000 (to: usize, from: usize, bytes: usize, stream: Handle);
        copy_out: cuMemcpyDtoH @ 3020 | 7000 (to: usize, from: usize, bytes: usize);
        copy_out_async: cuMemcpyDtoHAsync @ 3020 | 7000 (to: usize, from: usize, bytes: usize, stream: Handle);
        copy_within: cuMemcpyDtoD @ 3020 | 7000 (to: usize, from: usize, bytes: usize);
        copy_within_async: cuMemcpyDtoDAsync @ 3020 | 7000 (to: usize, from: usize, bytes: usize, stream: Handle);
        copy_peer: cuMemcpyPeer @ 4000 | 7000
            (to: usize, to_context: Handle, from: usize, from_context: Handle, bytes: usize);
        copy_peer_async: cuMemcpyPeerAsync @ 4000 | 7000
            (to: usize, to_context: Handle, from: usize, from_context: Handle, bytes: usize, stream: Handle);
        copy_2d: cuMemcpy2DUnaligned @ 3020 | 7000 (copy: *const Copy2d);
        copy_2d_async: cuMemcpy2DAsync @ 3020 | 7000 (copy: *const Copy2d, stream: Handle);
        copy_3d: cuMemcpy3D @ 3020 | 7000 (copy: *const Copy3d);
        copy_3d_async: cuMemcpy3DAsync @ 3020 | 7000 (copy: *const Copy3d, stream: Handle);
        copy_3d_peer: cuMemcpy3DPeer @ 4000 | 7000 (copy: *const Copy3d);
        copy_3d_peer_async: cuMemcpy3DPeerAsync @ 4000 | 7000 (copy: *const Copy3d, stream: Handle);
        copy_batch: cuMemcpyBatchAsync @ 12080 (
            to: usize, from: usize, bytes: usize, count: usize, attributes: usize, indices: usize,
            attribute_count: usize, failed: Out<usize>, stream: Handle,
        );
        copy_batch_v2: cuMemcpyBatchAsync @ 13000 (
            to: usize, from: usize, bytes: usize, count: usize, attributes: usize, indices: usize,
            attribute_count: usize, stream: Handle,
        );
        fill: cuMemsetD8 @ 3020 | 7000 (address: usize, value: u8, count: usize);
        fill_async: cuMemsetD8Async @ 3020 | 7000 (address: usize, value: u8, count: usize, stream: Handle);
        fill_2d: cuMemsetD2D8 @ 3020 | 7000 (address: usize, pitch: usize, value: u8, width: usize, height: usize);
        fill_2d_async: cuMemsetD2D8Async @ 3020 | 7000
            (address: usize, pitch: usize, value: u8, width: usize, height: usize, stream: Handle);
        alloc: cuMemAllocAsync @ 11020 (address: Out<usize>, bytes: usize, stream: Handle);
        alloc_from: cuMemAllocFromPoolAsync @ 11020 (address: Out<usize>, bytes: usize, pool: Handle, stream: Handle);
        free: cuMemFreeAsync @ 11020 (address: usize, stream: Handle);
        prefetch: cuMemPrefetchAsync @ 8000 (address: usize, bytes: usize, device: Device, stream: Handle);
        prefetch_to: cuMemPrefetchAsync @ 12020
            (address: usize, bytes: usize, location: Location, flags: u32, stream: Handle);
        launch: cuLaunchKernel @ 4000 | 7000 (
            function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared_bytes: u32, stream: Handle,
            arguments: usize, extra: usize,
        );
        launch_ex: cuLaunchKernelEx @ 11060
            (config: *const crate::launch::DriverConfig, function: Handle, arguments: usize, extra: usize);
        launch_cooperative: cuLaunchCooperativeKernel @ 9000 (
            function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared_bytes: u32, stream: Handle,
            arguments: usize,
        );
        launch_host: cuLaunchHostFunc @ 10000 (stream: Handle, function: HostFunction, user: *mut c_void);
        launch_host_v2: cuLaunchHostFunc @ 13010 (stream: Handle, function: HostFunction, user: *mut c_void, mode: u32);
        event_record: cuEventRecord @ 2000 | 7000 (event: Handle, stream: Handle);
        event_record_flags: cuEventRecordWithFlags @ 11010 (event: Handle, stream: Handle, flags: u32);
        stream_query: cuStreamQuery @ 2000 | 7000 (stream: Handle);
        stream_synchronize: cuStreamSynchronize @ 2000 | 7000 (stream: Handle);
        stream_wait: cuStreamWaitEvent @ 3020 | 7000 (stream: Handle, event: Handle, flags: u32);
        stream_callback: cuStreamAddCallback @ 5000 | 7000
            (stream: Handle, callback: Callback, user: *mut c_void, flags: u32);
        stream_attach: cuStreamAttachMemAsync @ 6000 | 7000 (stream: Handle, address: usize, bytes: usize, flags: u32);
        stream_priority: cuStreamGetPriority @ 5050 | 7000 (stream: Handle, priority: Out<i32>);
        stream_flags: cuStreamGetFlags @ 5050 | 7000 (stream: Handle, flags: Out<u32>);
        stream_id: cuStreamGetId @ 12000 (stream: Handle, id: Out<u64>);
        stream_device: cuStreamGetDevice @ 12080 (stream: Handle, device: Out<Device>);
        stream_attribute: cuStreamGetAttribute @ 11000 (stream: Handle, attribute: i32, value: Out<u8>);
        stream_set_attribute: cuStreamSetAttribute @ 11000 (stream: Handle, attribute: i32, value: In<u8>);
        stream_copy_attributes: cuStreamCopyAttributes @ 11000 (to: Handle, from: Handle);
        capture_begin: cuStreamBeginCapture @ 10010 (stream: Handle, mode: i32);
        capture_into: cuStreamBeginCaptureToGraph @ 12030
            (stream: Handle, graph: Handle, after: In<Handle>, data: In<u64>, count: usize, mode: i32);
        capture_end: cuStreamEndCapture @ 10000 (stream: Handle, graph: Out<Handle>);
        capture_status: cuStreamIsCapturing @ 10000 (stream: Handle, status: Out<i32>);
        capture_info: cuStreamGetCaptureInfo @ 11030 (
            stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, count: Out<usize>,
        );
        capture_info_v3: cuStreamGetCaptureInfo @ 12030 (
            stream: Handle, status: Out<i32>, id: Out<u64>, graph: Out<Handle>, nodes: Out<usize>, data: Out<usize>,
            count: Out<usize>,
        );
        capture_depend: cuStreamUpdateCaptureDependencies @ 11030
            (stream: Handle, nodes: Out<Handle>, count: usize, flags: u32);
        capture_depend_v2: cuStreamUpdateCaptureDependencies @ 12030
            (stream: Handle, nodes: Out<Handle>, data: In<u64>, count: usize, flags: u32);
        exec_create_params: cuGraphInstantiateWithParams @ 12000
            (exec: Out<Handle>, graph: Handle, params: Out<u8>);
        graph_upload: cuGraphUpload @ 11010 (exec: Handle, stream: Handle);
        graph_launch: cuGraphLaunch @ 10000 (exec: Handle, stream: Handle);
    }
}
