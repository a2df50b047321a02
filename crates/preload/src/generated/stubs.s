# Made by `cargo xtask codegen`; do not edit.
# GPUTAP_OUT… bytes written through each word
GPUTAP_OUT3 004, 0, 0, 4
GPUTAP_OUT3 008, 0, 0, 8
GPUTAP_OUT3 040, 0, 4, 0
GPUTAP_OUT3 044, 0, 4, 4
GPUTAP_OUT3 048, 0, 4, 8
GPUTAP_OUT3 080, 0, 8, 0
GPUTAP_OUT3 084, 0, 8, 4
GPUTAP_OUT3 088, 0, 8, 8
GPUTAP_OUT3 400, 4, 0, 0
GPUTAP_OUT3 440, 4, 4, 0
GPUTAP_OUT3 800, 8, 0, 0
GPUTAP_OUT3 808, 8, 0, 8
GPUTAP_OUT3 840, 8, 4, 0
GPUTAP_OUT3 880, 8, 8, 0
GPUTAP_OUT6 000080, 0, 0, 0, 0, 8, 0
GPUTAP_OUT6 000400, 0, 0, 0, 4, 0, 0
GPUTAP_OUT6 000480, 0, 0, 0, 4, 8, 0
GPUTAP_OUT6 000800, 0, 0, 0, 8, 0, 0
GPUTAP_OUT6 004000, 0, 0, 4, 0, 0, 0
GPUTAP_OUT6 004800, 0, 0, 4, 8, 0, 0
GPUTAP_OUT6 008000, 0, 0, 8, 0, 0, 0
GPUTAP_OUT6 008400, 0, 0, 8, 4, 0, 0
GPUTAP_OUT6 008800, 0, 0, 8, 8, 0, 0
GPUTAP_OUT6 048888, 0, 4, 8, 8, 8, 8
GPUTAP_OUT6 080040, 0, 8, 0, 0, 4, 0
GPUTAP_OUT6 080400, 0, 8, 0, 4, 0, 0
GPUTAP_OUT6 400000, 4, 0, 0, 0, 0, 0
GPUTAP_OUT6 408000, 4, 0, 8, 0, 0, 0
GPUTAP_OUT6 440000, 4, 4, 0, 0, 0, 0
GPUTAP_OUT6 800000, 8, 0, 0, 0, 0, 0
GPUTAP_OUT6 880000, 8, 8, 0, 0, 0, 0
GPUTAP_OUT6 888000, 8, 8, 8, 0, 0, 0
GPUTAP_STUBS
# GPUTAP_STUB id, exported name, class; GPUTAP_HIDDEN id, class
GPUTAP_STUB 0, cuArray3DCreate, slow0
GPUTAP_STUB 1, cuArray3DCreate_v2, slow0
GPUTAP_STUB 2, cuArray3DGetDescriptor, fast3
GPUTAP_STUB 3, cuArray3DGetDescriptor_v2, fast3
GPUTAP_STUB 4, cuArrayCreate, slow0
GPUTAP_STUB 5, cuArrayCreate_v2, slow0
GPUTAP_STUB 6, cuArrayDestroy, fast3
GPUTAP_STUB 7, cuArrayGetDescriptor, fast3
GPUTAP_STUB 8, cuArrayGetDescriptor_v2, fast3
GPUTAP_STUB 9, cuArrayGetMemoryRequirements, fast3
GPUTAP_STUB 10, cuArrayGetPlane, out3_800
GPUTAP_STUB 11, cuArrayGetSparseProperties, fast3
GPUTAP_STUB 12, cuCheckpointOperationComplete, slow0
GPUTAP_STUB 13, cuCheckpointProcessCheckpoint, slow0
GPUTAP_STUB 14, cuCheckpointProcessGetRestoreThreadId, slow0
GPUTAP_STUB 15, cuCheckpointProcessGetState, slow0
GPUTAP_STUB 16, cuCheckpointProcessLock, slow0
GPUTAP_STUB 17, cuCheckpointProcessRestore, slow0
GPUTAP_STUB 18, cuCheckpointProcessUnlock, slow0
GPUTAP_STUB 19, cuCoredumpDeregisterCompleteCallback, fast3
GPUTAP_STUB 20, cuCoredumpDeregisterStartCallback, fast3
GPUTAP_STUB 21, cuCoredumpGetAttribute, out3_008
GPUTAP_STUB 22, cuCoredumpGetAttributeGlobal, out3_008
GPUTAP_STUB 23, cuCoredumpRegisterCompleteCallback, out3_008
GPUTAP_STUB 24, cuCoredumpRegisterStartCallback, out3_008
GPUTAP_STUB 25, cuCoredumpSetAttribute, out3_008
GPUTAP_STUB 26, cuCoredumpSetAttributeGlobal, out3_008
GPUTAP_STUB 27, cuCtxAttach, slow0
GPUTAP_STUB 28, cuCtxCreate, slow0
GPUTAP_STUB 29, cuCtxCreate_v2, slow0
GPUTAP_STUB 30, cuCtxCreate_v3, slow0
GPUTAP_STUB 31, cuCtxCreate_v4, slow0
GPUTAP_STUB 32, cuCtxDestroy, slow0
GPUTAP_STUB 33, cuCtxDestroy_v2, slow0
GPUTAP_STUB 34, cuCtxDetach, slow0
GPUTAP_STUB 35, cuCtxDisablePeerAccess, fast3
GPUTAP_STUB 36, cuCtxEnablePeerAccess, fast3
GPUTAP_STUB 37, cuCtxFromGreenCtx, out3_800
GPUTAP_STUB 38, cuCtxGetApiVersion, out3_040
GPUTAP_STUB 39, cuCtxGetCacheConfig, out3_400
GPUTAP_STUB 40, cuCtxGetCurrent, out3_800
GPUTAP_STUB 41, cuCtxGetDevResource, fast3
GPUTAP_STUB 42, cuCtxGetDevice, out3_400
GPUTAP_STUB 43, cuCtxGetDevice_v2, out3_400
GPUTAP_STUB 44, cuCtxGetExecAffinity, fast3
GPUTAP_STUB 45, cuCtxGetFlags, out3_400
GPUTAP_STUB 46, cuCtxGetId, out3_080
GPUTAP_STUB 47, cuCtxGetLimit, out3_800
GPUTAP_STUB 48, cuCtxGetSharedMemConfig, out3_400
GPUTAP_STUB 49, cuCtxGetStreamPriorityRange, out3_440
GPUTAP_STUB 50, cuCtxPopCurrent, slow0
GPUTAP_STUB 51, cuCtxPopCurrent_v2, slow0
GPUTAP_STUB 52, cuCtxPushCurrent, slow0
GPUTAP_STUB 53, cuCtxPushCurrent_v2, slow0
GPUTAP_STUB 54, cuCtxRecordEvent, fast3
GPUTAP_STUB 55, cuCtxResetPersistingL2Cache, fast3
GPUTAP_STUB 56, cuCtxSetCacheConfig, fast3
GPUTAP_STUB 57, cuCtxSetCurrent, slow0
GPUTAP_STUB 58, cuCtxSetFlags, fast3
GPUTAP_STUB 59, cuCtxSetLimit, fast3
GPUTAP_STUB 60, cuCtxSetSharedMemConfig, fast3
GPUTAP_STUB 61, cuCtxSynchronize, slow0
GPUTAP_STUB 62, cuCtxSynchronize_v2, slow0
GPUTAP_STUB 63, cuCtxWaitEvent, fast3
GPUTAP_STUB 64, cuDestroyExternalMemory, fast3
GPUTAP_STUB 65, cuDestroyExternalSemaphore, fast3
GPUTAP_STUB 66, cuDevResourceGenerateDesc, out3_800
GPUTAP_STUB 67, cuDevSmResourceSplit, slow0
GPUTAP_STUB 68, cuDevSmResourceSplitByCount, slow0
GPUTAP_STUB 69, cuDeviceCanAccessPeer, out3_400
GPUTAP_STUB 70, cuDeviceComputeCapability, out3_440
GPUTAP_STUB 71, cuDeviceGet, out3_400
GPUTAP_STUB 72, cuDeviceGetAttribute, out3_400
GPUTAP_STUB 73, cuDeviceGetByPCIBusId, out3_400
GPUTAP_STUB 74, cuDeviceGetCliqueCount, out3_800
GPUTAP_STUB 75, cuDeviceGetCliqueInfo, out3_080
GPUTAP_STUB 76, cuDeviceGetCount, out3_400
GPUTAP_STUB 77, cuDeviceGetDefaultMemPool, out3_800
GPUTAP_STUB 78, cuDeviceGetDevResource, fast3
GPUTAP_STUB 79, cuDeviceGetExecAffinitySupport, out3_400
GPUTAP_STUB 80, cuDeviceGetFabricClusterUuid, fast3
GPUTAP_STUB 81, cuDeviceGetGraphMemAttribute, fast3
GPUTAP_STUB 82, cuDeviceGetHostAtomicCapabilities, fast6
GPUTAP_STUB 83, cuDeviceGetLuid, out3_040
GPUTAP_STUB 84, cuDeviceGetMemPool, out3_800
GPUTAP_STUB 85, cuDeviceGetName, fast3
GPUTAP_STUB 86, cuDeviceGetNvSciSyncAttributes, fast3
GPUTAP_STUB 87, cuDeviceGetP2PAtomicCapabilities, fast6
GPUTAP_STUB 88, cuDeviceGetP2PAttribute, out6_400000
GPUTAP_STUB 89, cuDeviceGetPCIBusId, fast3
GPUTAP_STUB 90, cuDeviceGetProperties, fast3
GPUTAP_STUB 91, cuDeviceGetTexture1DLinearMaxWidth, out6_800000
GPUTAP_STUB 92, cuDeviceGetUuid, fast3
GPUTAP_STUB 93, cuDeviceGetUuid_v2, fast3
GPUTAP_STUB 94, cuDeviceGraphMemTrim, fast3
GPUTAP_STUB 95, cuDevicePrimaryCtxGetState, out3_044
GPUTAP_STUB 96, cuDevicePrimaryCtxRelease, slow0
GPUTAP_STUB 97, cuDevicePrimaryCtxRelease_v2, slow0
GPUTAP_STUB 98, cuDevicePrimaryCtxReset, slow0
GPUTAP_STUB 99, cuDevicePrimaryCtxReset_v2, slow0
GPUTAP_STUB 100, cuDevicePrimaryCtxRetain, slow0
GPUTAP_STUB 101, cuDevicePrimaryCtxSetFlags, fast3
GPUTAP_STUB 102, cuDevicePrimaryCtxSetFlags_v2, fast3
GPUTAP_STUB 103, cuDeviceRegisterAsyncNotification, out6_000800
GPUTAP_STUB 104, cuDeviceSetGraphMemAttribute, fast3
GPUTAP_STUB 105, cuDeviceSetMemPool, fast3
GPUTAP_STUB 106, cuDeviceTotalMem, out3_400
GPUTAP_STUB 107, cuDeviceTotalMem_v2, out3_800
GPUTAP_STUB 108, cuDeviceUnregisterAsyncNotification, fast3
GPUTAP_STUB 109, cuDriverGetVersion, out3_400
GPUTAP_STUB 110, cuEGLStreamConsumerAcquireFrame, out6_888000
GPUTAP_STUB 111, cuEGLStreamConsumerConnect, out3_800
GPUTAP_STUB 112, cuEGLStreamConsumerConnectWithFlags, out3_800
GPUTAP_STUB 113, cuEGLStreamConsumerDisconnect, out3_800
GPUTAP_STUB 114, cuEGLStreamConsumerReleaseFrame, out3_808
GPUTAP_STUB 115, cuEGLStreamProducerConnect, out6_800000
GPUTAP_STUB 116, cuEGLStreamProducerDisconnect, out3_800
GPUTAP_STUB 117, cuEGLStreamProducerPresentFrame, slow8
GPUTAP_STUB 118, cuEGLStreamProducerReturnFrame, out3_808
GPUTAP_STUB 119, cuEventCreate, out3_800
GPUTAP_STUB 120, cuEventCreateFromEGLSync, out3_800
GPUTAP_STUB 121, cuEventDestroy, fast3
GPUTAP_STUB 122, cuEventDestroy_v2, fast3
GPUTAP_STUB 123, cuEventElapsedTime, out3_400
GPUTAP_STUB 124, cuEventElapsedTime_v2, out3_400
GPUTAP_STUB 125, cuEventQuery, fast3
GPUTAP_STUB 126, cuEventRecord, fast3
GPUTAP_STUB 127, cuEventRecordWithFlags, fast3
GPUTAP_STUB 128, cuEventRecordWithFlags_ptsz, fast3
GPUTAP_STUB 129, cuEventRecord_ptsz, fast3
GPUTAP_STUB 130, cuEventSynchronize, slow0
GPUTAP_STUB 131, cuExternalMemoryGetMappedBuffer, slow0
GPUTAP_STUB 132, cuExternalMemoryGetMappedMipmappedArray, slow0
GPUTAP_STUB 133, cuFlushGPUDirectRDMAWrites, fast3
GPUTAP_STUB 134, cuFuncGetAttribute, out3_400
GPUTAP_STUB 135, cuFuncGetModule, out3_800
GPUTAP_STUB 136, cuFuncGetName, out3_800
GPUTAP_STUB 137, cuFuncGetParamCount, out3_080
GPUTAP_STUB 138, cuFuncGetParamInfo, out6_008800
GPUTAP_STUB 139, cuFuncIsLoaded, out3_400
GPUTAP_STUB 140, cuFuncLoad, fast3
GPUTAP_STUB 141, cuFuncSetAttribute, fast3
GPUTAP_STUB 142, cuFuncSetBlockShape, fast6
GPUTAP_STUB 143, cuFuncSetCacheConfig, fast3
GPUTAP_STUB 144, cuFuncSetSharedMemConfig, fast3
GPUTAP_STUB 145, cuFuncSetSharedSize, fast3
GPUTAP_STUB 146, cuGLCtxCreate, slow0
GPUTAP_STUB 147, cuGLCtxCreate_v2, slow0
GPUTAP_STUB 148, cuGLGetDevices, out6_400000
GPUTAP_STUB 149, cuGLGetDevices_v2, out6_400000
GPUTAP_STUB 150, cuGLInit, fast3
GPUTAP_STUB 151, cuGLMapBufferObject, out3_440
GPUTAP_STUB 152, cuGLMapBufferObjectAsync, out6_440000
GPUTAP_STUB 153, cuGLMapBufferObjectAsync_v2, out6_880000
GPUTAP_STUB 154, cuGLMapBufferObjectAsync_v2_ptsz, out6_880000
GPUTAP_STUB 155, cuGLMapBufferObject_v2, out3_880
GPUTAP_STUB 156, cuGLMapBufferObject_v2_ptds, out3_880
GPUTAP_STUB 157, cuGLRegisterBufferObject, fast3
GPUTAP_STUB 158, cuGLSetBufferObjectMapFlags, fast3
GPUTAP_STUB 159, cuGLUnmapBufferObject, fast3
GPUTAP_STUB 160, cuGLUnmapBufferObjectAsync, fast3
GPUTAP_STUB 161, cuGLUnregisterBufferObject, fast3
GPUTAP_STUB 162, cuGetErrorName, out3_080
GPUTAP_STUB 163, cuGetErrorString, out3_080
GPUTAP_STUB 164, cuGetExportTable, slow0
GPUTAP_STUB 165, cuGetProcAddress, slow0
GPUTAP_STUB 166, cuGetProcAddress_v2, slow0
GPUTAP_STUB 167, cuGraphAddBatchMemOpNode, slow0
GPUTAP_STUB 168, cuGraphAddChildGraphNode, out6_800000
GPUTAP_STUB 169, cuGraphAddDependencies, fast6
GPUTAP_STUB 170, cuGraphAddDependencies_v2, fast6
GPUTAP_STUB 171, cuGraphAddEmptyNode, out6_800000
GPUTAP_STUB 172, cuGraphAddEventRecordNode, out6_800000
GPUTAP_STUB 173, cuGraphAddEventWaitNode, out6_800000
GPUTAP_STUB 174, cuGraphAddExternalSemaphoresSignalNode, slow0
GPUTAP_STUB 175, cuGraphAddExternalSemaphoresWaitNode, slow0
GPUTAP_STUB 176, cuGraphAddHostNode, slow0
GPUTAP_STUB 177, cuGraphAddKernelNode, slow0
GPUTAP_STUB 178, cuGraphAddKernelNode_v2, slow0
GPUTAP_STUB 179, cuGraphAddMemAllocNode, slow0
GPUTAP_STUB 180, cuGraphAddMemFreeNode, out6_800000
GPUTAP_STUB 181, cuGraphAddMemcpyNode, slow0
GPUTAP_STUB 182, cuGraphAddMemsetNode, slow0
GPUTAP_STUB 183, cuGraphAddNode, slow0
GPUTAP_STUB 184, cuGraphAddNode_v2, slow0
GPUTAP_STUB 185, cuGraphAddNode_v3, slow0
GPUTAP_STUB 186, cuGraphBatchMemOpNodeGetParams, fast3
GPUTAP_STUB 187, cuGraphBatchMemOpNodeSetParams, slow0
GPUTAP_STUB 188, cuGraphChildGraphNodeGetGraph, out3_080
GPUTAP_STUB 189, cuGraphClone, out3_800
GPUTAP_STUB 190, cuGraphConditionalHandleCreate, out6_800000
GPUTAP_STUB 191, cuGraphCreate, out3_800
GPUTAP_STUB 192, cuGraphDebugDotPrint, fast3
GPUTAP_STUB 193, cuGraphDestroy, fast3
GPUTAP_STUB 194, cuGraphDestroyNode, fast3
GPUTAP_STUB 195, cuGraphEventRecordNodeGetEvent, out3_080
GPUTAP_STUB 196, cuGraphEventRecordNodeSetEvent, fast3
GPUTAP_STUB 197, cuGraphEventWaitNodeGetEvent, out3_080
GPUTAP_STUB 198, cuGraphEventWaitNodeSetEvent, fast3
GPUTAP_STUB 199, cuGraphExecBatchMemOpNodeSetParams, slow0
GPUTAP_STUB 200, cuGraphExecChildGraphNodeSetParams, fast3
GPUTAP_STUB 201, cuGraphExecDestroy, fast3
GPUTAP_STUB 202, cuGraphExecEventRecordNodeSetEvent, fast3
GPUTAP_STUB 203, cuGraphExecEventWaitNodeSetEvent, fast3
GPUTAP_STUB 204, cuGraphExecExternalSemaphoresSignalNodeSetParams, slow0
GPUTAP_STUB 205, cuGraphExecExternalSemaphoresWaitNodeSetParams, slow0
GPUTAP_STUB 206, cuGraphExecGetFlags, out3_080
GPUTAP_STUB 207, cuGraphExecGetId, out3_040
GPUTAP_STUB 208, cuGraphExecHostNodeSetParams, slow0
GPUTAP_STUB 209, cuGraphExecKernelNodeSetParams, slow0
GPUTAP_STUB 210, cuGraphExecKernelNodeSetParams_v2, slow0
GPUTAP_STUB 211, cuGraphExecMemcpyNodeSetParams, slow0
GPUTAP_STUB 212, cuGraphExecMemsetNodeSetParams, slow0
GPUTAP_STUB 213, cuGraphExecNodeSetParams, slow0
GPUTAP_STUB 214, cuGraphExecUpdate, out6_008400
GPUTAP_STUB 215, cuGraphExecUpdate_v2, fast3
GPUTAP_STUB 216, cuGraphExternalSemaphoresSignalNodeGetParams, fast3
GPUTAP_STUB 217, cuGraphExternalSemaphoresSignalNodeSetParams, slow0
GPUTAP_STUB 218, cuGraphExternalSemaphoresWaitNodeGetParams, fast3
GPUTAP_STUB 219, cuGraphExternalSemaphoresWaitNodeSetParams, slow0
GPUTAP_STUB 220, cuGraphGetEdges, out6_000800
GPUTAP_STUB 221, cuGraphGetEdges_v2, out6_000080
GPUTAP_STUB 222, cuGraphGetId, out3_040
GPUTAP_STUB 223, cuGraphGetNodes, out3_008
GPUTAP_STUB 224, cuGraphGetRootNodes, out3_008
GPUTAP_STUB 225, cuGraphHostNodeGetParams, fast3
GPUTAP_STUB 226, cuGraphHostNodeSetParams, slow0
GPUTAP_STUB 227, cuGraphInstantiate, slow0
GPUTAP_STUB 228, cuGraphInstantiateWithFlags, slow0
GPUTAP_STUB 229, cuGraphInstantiateWithParams, slow0
GPUTAP_STUB 230, cuGraphInstantiateWithParams_ptsz, slow0
GPUTAP_STUB 231, cuGraphInstantiate_v2, slow0
GPUTAP_STUB 232, cuGraphKernelNodeCopyAttributes, fast3
GPUTAP_STUB 233, cuGraphKernelNodeGetAttribute, fast3
GPUTAP_STUB 234, cuGraphKernelNodeGetParams, fast3
GPUTAP_STUB 235, cuGraphKernelNodeGetParams_v2, fast3
GPUTAP_STUB 236, cuGraphKernelNodeSetAttribute, slow0
GPUTAP_STUB 237, cuGraphKernelNodeSetParams, slow0
GPUTAP_STUB 238, cuGraphKernelNodeSetParams_v2, slow0
GPUTAP_STUB 239, cuGraphLaunch, fast3
GPUTAP_STUB 240, cuGraphLaunch_ptsz, fast3
GPUTAP_STUB 241, cuGraphMemAllocNodeGetParams, fast3
GPUTAP_STUB 242, cuGraphMemFreeNodeGetParams, out3_080
GPUTAP_STUB 243, cuGraphMemcpyNodeGetParams, fast3
GPUTAP_STUB 244, cuGraphMemcpyNodeSetParams, slow0
GPUTAP_STUB 245, cuGraphMemsetNodeGetParams, fast3
GPUTAP_STUB 246, cuGraphMemsetNodeSetParams, slow0
GPUTAP_STUB 247, cuGraphNodeFindInClone, out3_800
GPUTAP_STUB 248, cuGraphNodeGetContainingGraph, out3_080
GPUTAP_STUB 249, cuGraphNodeGetDependencies, out3_008
GPUTAP_STUB 250, cuGraphNodeGetDependencies_v2, out6_000800
GPUTAP_STUB 251, cuGraphNodeGetDependentNodes, out3_008
GPUTAP_STUB 252, cuGraphNodeGetDependentNodes_v2, out6_000800
GPUTAP_STUB 253, cuGraphNodeGetEnabled, out3_004
GPUTAP_STUB 254, cuGraphNodeGetLocalId, out3_040
GPUTAP_STUB 255, cuGraphNodeGetParams, fast3
GPUTAP_STUB 256, cuGraphNodeGetToolsId, out3_080
GPUTAP_STUB 257, cuGraphNodeGetType, out3_040
GPUTAP_STUB 258, cuGraphNodeSetEnabled, fast3
GPUTAP_STUB 259, cuGraphNodeSetParams, slow0
GPUTAP_STUB 260, cuGraphNodeSetParams_v2, slow0
GPUTAP_STUB 261, cuGraphReleaseUserObject, fast3
GPUTAP_STUB 262, cuGraphRemoveDependencies, fast6
GPUTAP_STUB 263, cuGraphRemoveDependencies_v2, fast6
GPUTAP_STUB 264, cuGraphRetainUserObject, fast6
GPUTAP_STUB 265, cuGraphUpload, fast3
GPUTAP_STUB 266, cuGraphUpload_ptsz, fast3
GPUTAP_STUB 267, cuGraphicsEGLRegisterImage, out3_800
GPUTAP_STUB 268, cuGraphicsGLRegisterBuffer, out3_800
GPUTAP_STUB 269, cuGraphicsGLRegisterImage, out6_800000
GPUTAP_STUB 270, cuGraphicsMapResources, fast3
GPUTAP_STUB 271, cuGraphicsMapResources_ptsz, fast3
GPUTAP_STUB 272, cuGraphicsResourceGetMappedEglFrame, fast6
GPUTAP_STUB 273, cuGraphicsResourceGetMappedMipmappedArray, out3_800
GPUTAP_STUB 274, cuGraphicsResourceGetMappedPointer, out3_440
GPUTAP_STUB 275, cuGraphicsResourceGetMappedPointer_v2, out3_880
GPUTAP_STUB 276, cuGraphicsResourceSetMapFlags, fast3
GPUTAP_STUB 277, cuGraphicsResourceSetMapFlags_v2, fast3
GPUTAP_STUB 278, cuGraphicsSubResourceGetMappedArray, out6_800000
GPUTAP_STUB 279, cuGraphicsUnmapResources, fast3
GPUTAP_STUB 280, cuGraphicsUnmapResources_ptsz, fast3
GPUTAP_STUB 281, cuGraphicsUnregisterResource, fast3
GPUTAP_STUB 282, cuGraphicsVDPAURegisterOutputSurface, out3_800
GPUTAP_STUB 283, cuGraphicsVDPAURegisterVideoSurface, out3_800
GPUTAP_STUB 284, cuGreenCtxCreate, out6_800000
GPUTAP_STUB 285, cuGreenCtxDestroy, fast3
GPUTAP_STUB 286, cuGreenCtxGetDevResource, fast3
GPUTAP_STUB 287, cuGreenCtxGetId, out3_080
GPUTAP_STUB 288, cuGreenCtxRecordEvent, fast3
GPUTAP_STUB 289, cuGreenCtxStreamCreate, out6_800000
GPUTAP_STUB 290, cuGreenCtxWaitEvent, fast3
GPUTAP_STUB 291, cuImportExternalMemory, slow0
GPUTAP_STUB 292, cuImportExternalSemaphore, slow0
GPUTAP_STUB 293, cuInit, slow0
GPUTAP_STUB 294, cuIpcCloseMemHandle, fast3
GPUTAP_STUB 295, cuIpcGetEventHandle, fast3
GPUTAP_STUB 296, cuIpcGetMemHandle, fast3
GPUTAP_STUB 297, cuIpcOpenEventHandle, slow8
GPUTAP_STUB 298, cuIpcOpenMemHandle, slow8
GPUTAP_STUB 299, cuIpcOpenMemHandle_v2, slow8
GPUTAP_STUB 300, cuKernelGetAttribute, out6_400000
GPUTAP_STUB 301, cuKernelGetFunction, out3_800
GPUTAP_STUB 302, cuKernelGetLibrary, out3_800
GPUTAP_STUB 303, cuKernelGetName, out3_800
GPUTAP_STUB 304, cuKernelGetParamCount, out3_080
GPUTAP_STUB 305, cuKernelGetParamInfo, out6_008800
GPUTAP_STUB 306, cuKernelSetAttribute, fast6
GPUTAP_STUB 307, cuKernelSetCacheConfig, fast3
GPUTAP_STUB 308, cuLaunch, slow0
GPUTAP_STUB 309, cuLaunchCooperativeKernel, slow4
GPUTAP_STUB 310, cuLaunchCooperativeKernelMultiDevice, fast3
GPUTAP_STUB 311, cuLaunchCooperativeKernel_ptsz, slow4
GPUTAP_STUB 312, cuLaunchGrid, slow0
GPUTAP_STUB 313, cuLaunchGridAsync, slow0
GPUTAP_STUB 314, cuLaunchHostFunc, fast3
GPUTAP_STUB 315, cuLaunchHostFunc_ptsz, fast3
GPUTAP_STUB 316, cuLaunchHostFunc_v2, fast6
GPUTAP_STUB 317, cuLaunchHostFunc_v2_ptsz, fast6
GPUTAP_STUB 318, cuLaunchKernel, launch
GPUTAP_STUB 319, cuLaunchKernelEx, slow0
GPUTAP_STUB 320, cuLaunchKernelEx_ptsz, slow0
GPUTAP_STUB 321, cuLaunchKernel_ptsz, launch
GPUTAP_STUB 322, cuLibraryEnumerateKernels, fast3
GPUTAP_STUB 323, cuLibraryGetGlobal, out6_880000
GPUTAP_STUB 324, cuLibraryGetKernel, slow0
GPUTAP_STUB 325, cuLibraryGetKernelCount, out3_400
GPUTAP_STUB 326, cuLibraryGetManaged, out6_880000
GPUTAP_STUB 327, cuLibraryGetModule, out3_800
GPUTAP_STUB 328, cuLibraryGetUnifiedFunction, out3_800
GPUTAP_STUB 329, cuLibraryLoadData, slow2
GPUTAP_STUB 330, cuLibraryLoadFromFile, slow2
GPUTAP_STUB 331, cuLibraryUnload, slow0
GPUTAP_STUB 332, cuLinkAddData, fast8
GPUTAP_STUB 333, cuLinkAddData_v2, fast8
GPUTAP_STUB 334, cuLinkAddFile, fast6
GPUTAP_STUB 335, cuLinkAddFile_v2, fast6
GPUTAP_STUB 336, cuLinkComplete, slow0
GPUTAP_STUB 337, cuLinkCreate, out6_000800
GPUTAP_STUB 338, cuLinkCreate_v2, out6_000800
GPUTAP_STUB 339, cuLinkDestroy, fast3
GPUTAP_STUB 340, cuLogicalEndpointAddDevice, fast3
GPUTAP_STUB 341, cuLogicalEndpointBindAddr, fast6
GPUTAP_STUB 342, cuLogicalEndpointBindMem, fast7
GPUTAP_STUB 343, cuLogicalEndpointCreate, slow0
GPUTAP_STUB 344, cuLogicalEndpointDestroy, fast3
GPUTAP_STUB 345, cuLogicalEndpointExport, fast3
GPUTAP_STUB 346, cuLogicalEndpointGetLimits, slow0
GPUTAP_STUB 347, cuLogicalEndpointIdRelease, fast3
GPUTAP_STUB 348, cuLogicalEndpointIdReserve, out3_400
GPUTAP_STUB 349, cuLogicalEndpointImport, fast3
GPUTAP_STUB 350, cuLogicalEndpointQuery, fast3
GPUTAP_STUB 351, cuLogicalEndpointUnbind, fast6
GPUTAP_STUB 352, cuLogsCurrent, out3_400
GPUTAP_STUB 353, cuLogsDumpToFile, out3_400
GPUTAP_STUB 354, cuLogsDumpToMemory, out6_408000
GPUTAP_STUB 355, cuLogsRegisterCallback, out3_008
GPUTAP_STUB 356, cuLogsUnregisterCallback, fast3
GPUTAP_STUB 357, cuMemAddressFree, fast3
GPUTAP_STUB 358, cuMemAddressReserve, out6_800000
GPUTAP_STUB 359, cuMemAdvise, fast6
GPUTAP_STUB 360, cuMemAdvise_v2, fast6
GPUTAP_STUB 361, cuMemAlloc, out3_400
GPUTAP_STUB 362, cuMemAllocAsync, out3_800
GPUTAP_STUB 363, cuMemAllocAsync_ptsz, out3_800
GPUTAP_STUB 364, cuMemAllocFromPoolAsync, out6_800000
GPUTAP_STUB 365, cuMemAllocFromPoolAsync_ptsz, out6_800000
GPUTAP_STUB 366, cuMemAllocHost, out3_800
GPUTAP_STUB 367, cuMemAllocHost_v2, out3_800
GPUTAP_STUB 368, cuMemAllocManaged, out3_800
GPUTAP_STUB 369, cuMemAllocPitch, out6_440000
GPUTAP_STUB 370, cuMemAllocPitch_v2, out6_880000
GPUTAP_STUB 371, cuMemAlloc_v2, out3_800
GPUTAP_STUB 372, cuMemBatchDecompressAsync, out6_000800
GPUTAP_STUB 373, cuMemBatchDecompressAsync_ptsz, out6_000800
GPUTAP_STUB 374, cuMemCreate, slow0
GPUTAP_STUB 375, cuMemDiscardAndPrefetchBatchAsync, fast8
GPUTAP_STUB 376, cuMemDiscardAndPrefetchBatchAsync_ptsz, fast8
GPUTAP_STUB 377, cuMemDiscardBatchAsync, fast6
GPUTAP_STUB 378, cuMemDiscardBatchAsync_ptsz, fast6
GPUTAP_STUB 379, cuMemExportToShareableHandle, fast6
GPUTAP_STUB 380, cuMemFree, slow0
GPUTAP_STUB 381, cuMemFreeAsync, fast3
GPUTAP_STUB 382, cuMemFreeAsync_ptsz, fast3
GPUTAP_STUB 383, cuMemFreeHost, slow0
GPUTAP_STUB 384, cuMemFree_v2, slow0
GPUTAP_STUB 385, cuMemGetAccess, slow0
GPUTAP_STUB 386, cuMemGetAddressRange, out3_440
GPUTAP_STUB 387, cuMemGetAddressRange_v2, out3_880
GPUTAP_STUB 388, cuMemGetAllocationGranularity, slow0
GPUTAP_STUB 389, cuMemGetAllocationPropertiesFromHandle, fast3
GPUTAP_STUB 390, cuMemGetDefaultMemPool, slow0
GPUTAP_STUB 391, cuMemGetHandleForAddressRange, fast6
GPUTAP_STUB 392, cuMemGetInfo, out3_440
GPUTAP_STUB 393, cuMemGetInfo_v2, out3_880
GPUTAP_STUB 394, cuMemGetLocationInfo, fast6
GPUTAP_STUB 395, cuMemGetMemPool, slow0
GPUTAP_STUB 396, cuMemHostAlloc, out3_800
GPUTAP_STUB 397, cuMemHostGetDevicePointer, out3_400
GPUTAP_STUB 398, cuMemHostGetDevicePointer_v2, out3_800
GPUTAP_STUB 399, cuMemHostGetFlags, out3_400
GPUTAP_STUB 400, cuMemHostRegister, fast3
GPUTAP_STUB 401, cuMemHostRegister_v2, fast3
GPUTAP_STUB 402, cuMemHostUnregister, fast3
GPUTAP_STUB 403, cuMemImportFromShareableHandle, out3_800
GPUTAP_STUB 404, cuMemMap, fast6
GPUTAP_STUB 405, cuMemMapArrayAsync, fast3
GPUTAP_STUB 406, cuMemMapArrayAsync_ptsz, fast3
GPUTAP_STUB 407, cuMemPoolCreate, slow0
GPUTAP_STUB 408, cuMemPoolDestroy, fast3
GPUTAP_STUB 409, cuMemPoolExportPointer, fast3
GPUTAP_STUB 410, cuMemPoolExportToShareableHandle, fast6
GPUTAP_STUB 411, cuMemPoolGetAccess, slow0
GPUTAP_STUB 412, cuMemPoolGetAttribute, fast3
GPUTAP_STUB 413, cuMemPoolImportFromShareableHandle, out6_800000
GPUTAP_STUB 414, cuMemPoolImportPointer, out3_800
GPUTAP_STUB 415, cuMemPoolSetAccess, slow0
GPUTAP_STUB 416, cuMemPoolSetAttribute, fast3
GPUTAP_STUB 417, cuMemPoolTrimTo, fast3
GPUTAP_STUB 418, cuMemPrefetchAsync, fast6
GPUTAP_STUB 419, cuMemPrefetchAsync_ptsz, fast6
GPUTAP_STUB 420, cuMemPrefetchAsync_v2, fast6
GPUTAP_STUB 421, cuMemPrefetchAsync_v2_ptsz, fast6
GPUTAP_STUB 422, cuMemPrefetchBatchAsync, fast8
GPUTAP_STUB 423, cuMemPrefetchBatchAsync_ptsz, fast8
GPUTAP_STUB 424, cuMemRangeGetAttribute, fast6
GPUTAP_STUB 425, cuMemRangeGetAttributes, fast6
GPUTAP_STUB 426, cuMemRelease, fast3
GPUTAP_STUB 427, cuMemRetainAllocationHandle, out3_800
GPUTAP_STUB 428, cuMemSetAccess, slow0
GPUTAP_STUB 429, cuMemSetMemPool, slow0
GPUTAP_STUB 430, cuMemUnmap, fast3
GPUTAP_STUB 431, cuMemcpy, slow0
GPUTAP_STUB 432, cuMemcpy2D, slow0
GPUTAP_STUB 433, cuMemcpy2DAsync, slow0
GPUTAP_STUB 434, cuMemcpy2DAsync_v2, slow0
GPUTAP_STUB 435, cuMemcpy2DAsync_v2_ptsz, slow0
GPUTAP_STUB 436, cuMemcpy2DUnaligned, slow0
GPUTAP_STUB 437, cuMemcpy2DUnaligned_v2, slow0
GPUTAP_STUB 438, cuMemcpy2DUnaligned_v2_ptds, slow0
GPUTAP_STUB 439, cuMemcpy2D_v2, slow0
GPUTAP_STUB 440, cuMemcpy2D_v2_ptds, slow0
GPUTAP_STUB 441, cuMemcpy3D, slow0
GPUTAP_STUB 442, cuMemcpy3DAsync, slow0
GPUTAP_STUB 443, cuMemcpy3DAsync_v2, slow0
GPUTAP_STUB 444, cuMemcpy3DAsync_v2_ptsz, slow0
GPUTAP_STUB 445, cuMemcpy3DBatchAsync, out6_008000
GPUTAP_STUB 446, cuMemcpy3DBatchAsync_ptsz, out6_008000
GPUTAP_STUB 447, cuMemcpy3DBatchAsync_v2, fast6
GPUTAP_STUB 448, cuMemcpy3DBatchAsync_v2_ptsz, fast6
GPUTAP_STUB 449, cuMemcpy3DPeer, slow0
GPUTAP_STUB 450, cuMemcpy3DPeerAsync, slow0
GPUTAP_STUB 451, cuMemcpy3DPeerAsync_ptsz, slow0
GPUTAP_STUB 452, cuMemcpy3DPeer_ptds, slow0
GPUTAP_STUB 453, cuMemcpy3DWithAttributesAsync, slow0
GPUTAP_STUB 454, cuMemcpy3DWithAttributesAsync_ptsz, slow0
GPUTAP_STUB 455, cuMemcpy3D_v2, slow0
GPUTAP_STUB 456, cuMemcpy3D_v2_ptds, slow0
GPUTAP_STUB 457, cuMemcpyAsync, fast6
GPUTAP_STUB 458, cuMemcpyAsync_ptsz, fast6
GPUTAP_STUB 459, cuMemcpyAtoA, slow0
GPUTAP_STUB 460, cuMemcpyAtoA_v2, slow0
GPUTAP_STUB 461, cuMemcpyAtoA_v2_ptds, slow0
GPUTAP_STUB 462, cuMemcpyAtoD, slow0
GPUTAP_STUB 463, cuMemcpyAtoD_v2, slow0
GPUTAP_STUB 464, cuMemcpyAtoD_v2_ptds, slow0
GPUTAP_STUB 465, cuMemcpyAtoH, slow0
GPUTAP_STUB 466, cuMemcpyAtoHAsync, fast6
GPUTAP_STUB 467, cuMemcpyAtoHAsync_v2, fast6
GPUTAP_STUB 468, cuMemcpyAtoHAsync_v2_ptsz, fast6
GPUTAP_STUB 469, cuMemcpyAtoH_v2, slow0
GPUTAP_STUB 470, cuMemcpyAtoH_v2_ptds, slow0
GPUTAP_STUB 471, cuMemcpyBatchAsync, slow3
GPUTAP_STUB 472, cuMemcpyBatchAsync_ptsz, slow3
GPUTAP_STUB 473, cuMemcpyBatchAsync_v2, fast8
GPUTAP_STUB 474, cuMemcpyBatchAsync_v2_ptsz, fast8
GPUTAP_STUB 475, cuMemcpyDtoA, slow0
GPUTAP_STUB 476, cuMemcpyDtoA_v2, slow0
GPUTAP_STUB 477, cuMemcpyDtoA_v2_ptds, slow0
GPUTAP_STUB 478, cuMemcpyDtoD, slow0
GPUTAP_STUB 479, cuMemcpyDtoDAsync, fast6
GPUTAP_STUB 480, cuMemcpyDtoDAsync_v2, fast6
GPUTAP_STUB 481, cuMemcpyDtoDAsync_v2_ptsz, fast6
GPUTAP_STUB 482, cuMemcpyDtoD_v2, slow0
GPUTAP_STUB 483, cuMemcpyDtoD_v2_ptds, slow0
GPUTAP_STUB 484, cuMemcpyDtoH, slow0
GPUTAP_STUB 485, cuMemcpyDtoHAsync, fast6
GPUTAP_STUB 486, cuMemcpyDtoHAsync_v2, fast6
GPUTAP_STUB 487, cuMemcpyDtoHAsync_v2_ptsz, fast6
GPUTAP_STUB 488, cuMemcpyDtoH_v2, slow0
GPUTAP_STUB 489, cuMemcpyDtoH_v2_ptds, slow0
GPUTAP_STUB 490, cuMemcpyHtoA, slow0
GPUTAP_STUB 491, cuMemcpyHtoAAsync, fast6
GPUTAP_STUB 492, cuMemcpyHtoAAsync_v2, fast6
GPUTAP_STUB 493, cuMemcpyHtoAAsync_v2_ptsz, fast6
GPUTAP_STUB 494, cuMemcpyHtoA_v2, slow0
GPUTAP_STUB 495, cuMemcpyHtoA_v2_ptds, slow0
GPUTAP_STUB 496, cuMemcpyHtoD, slow0
GPUTAP_STUB 497, cuMemcpyHtoDAsync, fast6
GPUTAP_STUB 498, cuMemcpyHtoDAsync_v2, fast6
GPUTAP_STUB 499, cuMemcpyHtoDAsync_v2_ptsz, fast6
GPUTAP_STUB 500, cuMemcpyHtoD_v2, slow0
GPUTAP_STUB 501, cuMemcpyHtoD_v2_ptds, slow0
GPUTAP_STUB 502, cuMemcpyPeer, slow0
GPUTAP_STUB 503, cuMemcpyPeerAsync, fast6
GPUTAP_STUB 504, cuMemcpyPeerAsync_ptsz, fast6
GPUTAP_STUB 505, cuMemcpyPeer_ptds, slow0
GPUTAP_STUB 506, cuMemcpyWithAttributesAsync, slow0
GPUTAP_STUB 507, cuMemcpyWithAttributesAsync_ptsz, slow0
GPUTAP_STUB 508, cuMemcpy_ptds, slow0
GPUTAP_STUB 509, cuMemsetD16, fast3
GPUTAP_STUB 510, cuMemsetD16Async, fast6
GPUTAP_STUB 511, cuMemsetD16Async_ptsz, fast6
GPUTAP_STUB 512, cuMemsetD16_v2, fast3
GPUTAP_STUB 513, cuMemsetD16_v2_ptds, fast3
GPUTAP_STUB 514, cuMemsetD2D16, fast6
GPUTAP_STUB 515, cuMemsetD2D16Async, fast6
GPUTAP_STUB 516, cuMemsetD2D16Async_ptsz, fast6
GPUTAP_STUB 517, cuMemsetD2D16_v2, fast6
GPUTAP_STUB 518, cuMemsetD2D16_v2_ptds, fast6
GPUTAP_STUB 519, cuMemsetD2D32, fast6
GPUTAP_STUB 520, cuMemsetD2D32Async, fast6
GPUTAP_STUB 521, cuMemsetD2D32Async_ptsz, fast6
GPUTAP_STUB 522, cuMemsetD2D32_v2, fast6
GPUTAP_STUB 523, cuMemsetD2D32_v2_ptds, fast6
GPUTAP_STUB 524, cuMemsetD2D8, fast6
GPUTAP_STUB 525, cuMemsetD2D8Async, fast6
GPUTAP_STUB 526, cuMemsetD2D8Async_ptsz, fast6
GPUTAP_STUB 527, cuMemsetD2D8_v2, fast6
GPUTAP_STUB 528, cuMemsetD2D8_v2_ptds, fast6
GPUTAP_STUB 529, cuMemsetD32, fast3
GPUTAP_STUB 530, cuMemsetD32Async, fast6
GPUTAP_STUB 531, cuMemsetD32Async_ptsz, fast6
GPUTAP_STUB 532, cuMemsetD32_v2, fast3
GPUTAP_STUB 533, cuMemsetD32_v2_ptds, fast3
GPUTAP_STUB 534, cuMemsetD8, fast3
GPUTAP_STUB 535, cuMemsetD8Async, fast6
GPUTAP_STUB 536, cuMemsetD8Async_ptsz, fast6
GPUTAP_STUB 537, cuMemsetD8_v2, fast3
GPUTAP_STUB 538, cuMemsetD8_v2_ptds, fast3
GPUTAP_STUB 539, cuMipmappedArrayCreate, slow0
GPUTAP_STUB 540, cuMipmappedArrayDestroy, fast3
GPUTAP_STUB 541, cuMipmappedArrayGetLevel, out3_800
GPUTAP_STUB 542, cuMipmappedArrayGetMemoryRequirements, fast3
GPUTAP_STUB 543, cuMipmappedArrayGetSparseProperties, fast3
GPUTAP_STUB 544, cuModuleEnumerateFunctions, fast3
GPUTAP_STUB 545, cuModuleGetFunction, slow0
GPUTAP_STUB 546, cuModuleGetFunctionCount, out3_400
GPUTAP_STUB 547, cuModuleGetGlobal, out6_440000
GPUTAP_STUB 548, cuModuleGetGlobal_v2, out6_880000
GPUTAP_STUB 549, cuModuleGetLoadingMode, out3_400
GPUTAP_STUB 550, cuModuleGetSurfRef, out3_800
GPUTAP_STUB 551, cuModuleGetTexRef, out3_800
GPUTAP_STUB 552, cuModuleLoad, slow0
GPUTAP_STUB 553, cuModuleLoadData, slow0
GPUTAP_STUB 554, cuModuleLoadDataEx, slow0
GPUTAP_STUB 555, cuModuleLoadFatBinary, slow0
GPUTAP_STUB 556, cuModuleUnload, slow0
GPUTAP_STUB 557, cuMulticastAddDevice, fast3
GPUTAP_STUB 558, cuMulticastBindAddr, fast6
GPUTAP_STUB 559, cuMulticastBindAddr_v2, fast6
GPUTAP_STUB 560, cuMulticastBindMem, fast6
GPUTAP_STUB 561, cuMulticastBindMem_v2, fast7
GPUTAP_STUB 562, cuMulticastCreate, slow0
GPUTAP_STUB 563, cuMulticastGetGranularity, slow0
GPUTAP_STUB 564, cuMulticastUnbind, fast6
GPUTAP_STUB 565, cuOccupancyAvailableDynamicSMemPerBlock, out6_800000
GPUTAP_STUB 566, cuOccupancyMaxActiveBlocksPerMultiprocessor, out6_400000
GPUTAP_STUB 567, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, out6_400000
GPUTAP_STUB 568, cuOccupancyMaxActiveClusters, slow0
GPUTAP_STUB 569, cuOccupancyMaxPotentialBlockSize, out6_440000
GPUTAP_STUB 570, cuOccupancyMaxPotentialBlockSizeWithFlags, slow1
GPUTAP_STUB 571, cuOccupancyMaxPotentialClusterSize, slow0
GPUTAP_STUB 572, cuParamSetSize, fast3
GPUTAP_STUB 573, cuParamSetTexRef, fast3
GPUTAP_STUB 574, cuParamSetf, slow0
GPUTAP_STUB 575, cuParamSeti, fast3
GPUTAP_STUB 576, cuParamSetv, fast6
GPUTAP_STUB 577, cuPointerGetAttribute, fast3
GPUTAP_STUB 578, cuPointerGetAttributes, fast6
GPUTAP_STUB 579, cuPointerSetAttribute, fast3
GPUTAP_STUB 580, cuProfilerInitialize, fast3
GPUTAP_STUB 581, cuProfilerStart, fast3
GPUTAP_STUB 582, cuProfilerStop, fast3
GPUTAP_STUB 583, cuSignalExternalSemaphoresAsync, fast6
GPUTAP_STUB 584, cuSignalExternalSemaphoresAsync_ptsz, fast6
GPUTAP_STUB 585, cuStreamAddCallback, fast6
GPUTAP_STUB 586, cuStreamAddCallback_ptsz, fast6
GPUTAP_STUB 587, cuStreamAttachMemAsync, fast6
GPUTAP_STUB 588, cuStreamAttachMemAsync_ptsz, fast6
GPUTAP_STUB 589, cuStreamBatchMemOp, fast6
GPUTAP_STUB 590, cuStreamBatchMemOp_ptsz, fast6
GPUTAP_STUB 591, cuStreamBatchMemOp_v2, fast6
GPUTAP_STUB 592, cuStreamBatchMemOp_v2_ptsz, fast6
GPUTAP_STUB 593, cuStreamBeginCapture, fast3
GPUTAP_STUB 594, cuStreamBeginCaptureToCig, slow0
GPUTAP_STUB 595, cuStreamBeginCaptureToCig_ptsz, slow0
GPUTAP_STUB 596, cuStreamBeginCaptureToGraph, fast6
GPUTAP_STUB 597, cuStreamBeginCaptureToGraph_ptsz, fast6
GPUTAP_STUB 598, cuStreamBeginCapture_ptsz, fast3
GPUTAP_STUB 599, cuStreamBeginCapture_v2, fast3
GPUTAP_STUB 600, cuStreamBeginCapture_v2_ptsz, fast3
GPUTAP_STUB 601, cuStreamBeginRecaptureToGraph, fast6
GPUTAP_STUB 602, cuStreamBeginRecaptureToGraph_ptsz, fast6
GPUTAP_STUB 603, cuStreamCopyAttributes, fast3
GPUTAP_STUB 604, cuStreamCopyAttributes_ptsz, fast3
GPUTAP_STUB 605, cuStreamCreate, out3_800
GPUTAP_STUB 606, cuStreamCreateWithPriority, out3_800
GPUTAP_STUB 607, cuStreamDestroy, fast3
GPUTAP_STUB 608, cuStreamDestroy_v2, fast3
GPUTAP_STUB 609, cuStreamEndCapture, out3_080
GPUTAP_STUB 610, cuStreamEndCaptureToCig, fast3
GPUTAP_STUB 611, cuStreamEndCaptureToCig_ptsz, fast3
GPUTAP_STUB 612, cuStreamEndCapture_ptsz, out3_080
GPUTAP_STUB 613, cuStreamGetAttribute, fast3
GPUTAP_STUB 614, cuStreamGetAttribute_ptsz, fast3
GPUTAP_STUB 615, cuStreamGetCaptureInfo, out3_048
GPUTAP_STUB 616, cuStreamGetCaptureInfo_ptsz, out3_048
GPUTAP_STUB 617, cuStreamGetCaptureInfo_v2, out6_048888
GPUTAP_STUB 618, cuStreamGetCaptureInfo_v2_ptsz, out6_048888
GPUTAP_STUB 619, cuStreamGetCaptureInfo_v3, slow1
GPUTAP_STUB 620, cuStreamGetCaptureInfo_v3_ptsz, slow1
GPUTAP_STUB 621, cuStreamGetCtx, out3_080
GPUTAP_STUB 622, cuStreamGetCtx_ptsz, out3_080
GPUTAP_STUB 623, cuStreamGetCtx_v2, out3_088
GPUTAP_STUB 624, cuStreamGetCtx_v2_ptsz, out3_088
GPUTAP_STUB 625, cuStreamGetDevResource, fast3
GPUTAP_STUB 626, cuStreamGetDevResource_ptsz, fast3
GPUTAP_STUB 627, cuStreamGetDevice, out3_040
GPUTAP_STUB 628, cuStreamGetDevice_ptsz, out3_040
GPUTAP_STUB 629, cuStreamGetFlags, out3_040
GPUTAP_STUB 630, cuStreamGetFlags_ptsz, out3_040
GPUTAP_STUB 631, cuStreamGetGreenCtx, out3_080
GPUTAP_STUB 632, cuStreamGetId, out3_080
GPUTAP_STUB 633, cuStreamGetId_ptsz, out3_080
GPUTAP_STUB 634, cuStreamGetPriority, out3_040
GPUTAP_STUB 635, cuStreamGetPriority_ptsz, out3_040
GPUTAP_STUB 636, cuStreamIsCapturing, out3_040
GPUTAP_STUB 637, cuStreamIsCapturing_ptsz, out3_040
GPUTAP_STUB 638, cuStreamQuery, fast3
GPUTAP_STUB 639, cuStreamQuery_ptsz, fast3
GPUTAP_STUB 640, cuStreamSetAttribute, slow0
GPUTAP_STUB 641, cuStreamSetAttribute_ptsz, slow0
GPUTAP_STUB 642, cuStreamSynchronize, slow0
GPUTAP_STUB 643, cuStreamSynchronize_ptsz, slow0
GPUTAP_STUB 644, cuStreamUpdateCaptureDependencies, fast6
GPUTAP_STUB 645, cuStreamUpdateCaptureDependencies_ptsz, fast6
GPUTAP_STUB 646, cuStreamUpdateCaptureDependencies_v2, fast6
GPUTAP_STUB 647, cuStreamUpdateCaptureDependencies_v2_ptsz, fast6
GPUTAP_STUB 648, cuStreamWaitEvent, fast3
GPUTAP_STUB 649, cuStreamWaitEvent_ptsz, fast3
GPUTAP_STUB 650, cuStreamWaitValue32, fast6
GPUTAP_STUB 651, cuStreamWaitValue32_ptsz, fast6
GPUTAP_STUB 652, cuStreamWaitValue32_v2, fast6
GPUTAP_STUB 653, cuStreamWaitValue32_v2_ptsz, fast6
GPUTAP_STUB 654, cuStreamWaitValue64, fast6
GPUTAP_STUB 655, cuStreamWaitValue64_ptsz, fast6
GPUTAP_STUB 656, cuStreamWaitValue64_v2, fast6
GPUTAP_STUB 657, cuStreamWaitValue64_v2_ptsz, fast6
GPUTAP_STUB 658, cuStreamWriteValue32, fast6
GPUTAP_STUB 659, cuStreamWriteValue32_ptsz, fast6
GPUTAP_STUB 660, cuStreamWriteValue32_v2, fast6
GPUTAP_STUB 661, cuStreamWriteValue32_v2_ptsz, fast6
GPUTAP_STUB 662, cuStreamWriteValue64, fast6
GPUTAP_STUB 663, cuStreamWriteValue64_ptsz, fast6
GPUTAP_STUB 664, cuStreamWriteValue64_v2, fast6
GPUTAP_STUB 665, cuStreamWriteValue64_v2_ptsz, fast6
GPUTAP_STUB 666, cuSurfObjectCreate, slow0
GPUTAP_STUB 667, cuSurfObjectDestroy, fast3
GPUTAP_STUB 668, cuSurfObjectGetResourceDesc, fast3
GPUTAP_STUB 669, cuSurfRefGetArray, out3_800
GPUTAP_STUB 670, cuSurfRefSetArray, fast3
GPUTAP_STUB 671, cuTensorMapEncodeIm2col, slow9
GPUTAP_STUB 672, cuTensorMapEncodeIm2colWide, slow10
GPUTAP_STUB 673, cuTensorMapEncodeTiled, slow6
GPUTAP_STUB 674, cuTensorMapReplaceAddress, fast3
GPUTAP_STUB 675, cuTexObjectCreate, slow0
GPUTAP_STUB 676, cuTexObjectDestroy, fast3
GPUTAP_STUB 677, cuTexObjectGetResourceDesc, fast3
GPUTAP_STUB 678, cuTexObjectGetResourceViewDesc, fast3
GPUTAP_STUB 679, cuTexObjectGetTextureDesc, fast3
GPUTAP_STUB 680, cuTexRefCreate, out3_800
GPUTAP_STUB 681, cuTexRefDestroy, fast3
GPUTAP_STUB 682, cuTexRefGetAddress, out3_400
GPUTAP_STUB 683, cuTexRefGetAddressMode, out3_400
GPUTAP_STUB 684, cuTexRefGetAddress_v2, out3_800
GPUTAP_STUB 685, cuTexRefGetArray, out3_800
GPUTAP_STUB 686, cuTexRefGetBorderColor, fast3
GPUTAP_STUB 687, cuTexRefGetFilterMode, out3_400
GPUTAP_STUB 688, cuTexRefGetFlags, out3_400
GPUTAP_STUB 689, cuTexRefGetFormat, out3_440
GPUTAP_STUB 690, cuTexRefGetMaxAnisotropy, out3_400
GPUTAP_STUB 691, cuTexRefGetMipmapFilterMode, out3_400
GPUTAP_STUB 692, cuTexRefGetMipmapLevelBias, out3_400
GPUTAP_STUB 693, cuTexRefGetMipmapLevelClamp, out3_440
GPUTAP_STUB 694, cuTexRefGetMipmappedArray, out3_800
GPUTAP_STUB 695, cuTexRefSetAddress, out6_400000
GPUTAP_STUB 696, cuTexRefSetAddress2D, slow0
GPUTAP_STUB 697, cuTexRefSetAddress2D_v2, slow0
GPUTAP_STUB 698, cuTexRefSetAddress2D_v3, slow0
GPUTAP_STUB 699, cuTexRefSetAddressMode, fast3
GPUTAP_STUB 700, cuTexRefSetAddress_v2, out6_800000
GPUTAP_STUB 701, cuTexRefSetArray, fast3
GPUTAP_STUB 702, cuTexRefSetBorderColor, fast3
GPUTAP_STUB 703, cuTexRefSetFilterMode, fast3
GPUTAP_STUB 704, cuTexRefSetFlags, fast3
GPUTAP_STUB 705, cuTexRefSetFormat, fast3
GPUTAP_STUB 706, cuTexRefSetMaxAnisotropy, fast3
GPUTAP_STUB 707, cuTexRefSetMipmapFilterMode, fast3
GPUTAP_STUB 708, cuTexRefSetMipmapLevelBias, slow0
GPUTAP_STUB 709, cuTexRefSetMipmapLevelClamp, slow0
GPUTAP_STUB 710, cuTexRefSetMipmappedArray, fast3
GPUTAP_STUB 711, cuThreadExchangeStreamCaptureMode, out3_400
GPUTAP_STUB 712, cuUserObjectCreate, out6_800000
GPUTAP_STUB 713, cuUserObjectRelease, fast3
GPUTAP_STUB 714, cuUserObjectRetain, fast3
GPUTAP_STUB 715, cuVDPAUCtxCreate, slow0
GPUTAP_STUB 716, cuVDPAUCtxCreate_v2, slow0
GPUTAP_STUB 717, cuVDPAUGetDevice, out3_400
GPUTAP_STUB 718, cuWaitExternalSemaphoresAsync, fast6
GPUTAP_STUB 719, cuWaitExternalSemaphoresAsync_ptsz, fast6
GPUTAP_STUB 720, cuEGLApiInit, fast6
GPUTAP_STUB 721, cuMemGetAttribute, fast6
GPUTAP_STUB 722, cuMemGetAttribute_v2, fast6
GPUTAP_HIDDEN 723, out6_004000
GPUTAP_HIDDEN 724, fast3
GPUTAP_HIDDEN 725, out3_800
GPUTAP_HIDDEN 726, fast3
GPUTAP_HIDDEN 727, slow0
GPUTAP_HIDDEN 728, slow0
GPUTAP_HIDDEN 729, slow1
GPUTAP_HIDDEN 730, slow0
GPUTAP_HIDDEN 731, slow0
GPUTAP_HIDDEN 732, out3_400
GPUTAP_HIDDEN 733, slow0
GPUTAP_HIDDEN 734, slow0
GPUTAP_HIDDEN 735, slow0
GPUTAP_HIDDEN 736, slow0
GPUTAP_HIDDEN 737, fast3
GPUTAP_HIDDEN 738, fast3
GPUTAP_HIDDEN 739, fast3
GPUTAP_HIDDEN 740, fast3
GPUTAP_HIDDEN 741, fast3
GPUTAP_HIDDEN 742, out3_400
GPUTAP_HIDDEN 743, fast3
GPUTAP_HIDDEN 744, fast3
GPUTAP_HIDDEN 745, fast3
GPUTAP_HIDDEN 746, out3_400
GPUTAP_HIDDEN 747, out3_400
GPUTAP_HIDDEN 748, out3_400
GPUTAP_HIDDEN 749, out3_800
GPUTAP_HIDDEN 750, fast3
GPUTAP_HIDDEN 751, out3_800
GPUTAP_HIDDEN 752, out3_800
GPUTAP_HIDDEN 753, fast3
GPUTAP_HIDDEN 754, out6_400000
GPUTAP_HIDDEN 755, fast3
GPUTAP_HIDDEN 756, out3_400
GPUTAP_HIDDEN 757, out3_440
GPUTAP_HIDDEN 758, slow0
GPUTAP_HIDDEN 759, fast3
GPUTAP_HIDDEN 760, slow0
GPUTAP_HIDDEN 761, fast3
GPUTAP_HIDDEN 762, fast3
GPUTAP_HIDDEN 763, fast3
GPUTAP_HIDDEN 764, fast3
GPUTAP_HIDDEN 765, fast3
GPUTAP_HIDDEN 766, slow0
GPUTAP_HIDDEN 767, out3_400
GPUTAP_HIDDEN 768, out6_888000
GPUTAP_HIDDEN 769, out3_800
GPUTAP_HIDDEN 770, out3_800
GPUTAP_HIDDEN 771, out3_800
GPUTAP_HIDDEN 772, out3_808
GPUTAP_HIDDEN 773, out6_800000
GPUTAP_HIDDEN 774, out3_800
GPUTAP_HIDDEN 775, out3_808
GPUTAP_HIDDEN 776, out3_800
GPUTAP_HIDDEN 777, out3_800
GPUTAP_HIDDEN 778, out3_800
GPUTAP_HIDDEN 779, fast3
GPUTAP_HIDDEN 780, out3_400
GPUTAP_HIDDEN 781, fast3
GPUTAP_HIDDEN 782, fast3
GPUTAP_HIDDEN 783, fast3
GPUTAP_HIDDEN 784, fast3
GPUTAP_HIDDEN 785, fast3
GPUTAP_HIDDEN 786, slow0
GPUTAP_HIDDEN 787, slow0
GPUTAP_HIDDEN 788, slow0
GPUTAP_HIDDEN 789, slow0
GPUTAP_HIDDEN 790, slow0
GPUTAP_HIDDEN 791, fast3
GPUTAP_HIDDEN 792, fast3
GPUTAP_HIDDEN 793, slow0
GPUTAP_HIDDEN 794, slow0
GPUTAP_HIDDEN 795, fast3
GPUTAP_HIDDEN 796, fast3
GPUTAP_HIDDEN 797, fast3
GPUTAP_HIDDEN 798, fast3
GPUTAP_HIDDEN 799, out6_400000
GPUTAP_HIDDEN 800, out3_800
GPUTAP_HIDDEN 801, out3_800
GPUTAP_HIDDEN 802, fast3
GPUTAP_HIDDEN 803, fast3
GPUTAP_HIDDEN 804, fast3
GPUTAP_HIDDEN 805, fast3
GPUTAP_HIDDEN 806, fast3
GPUTAP_HIDDEN 807, fast3
GPUTAP_HIDDEN 808, fast3
GPUTAP_HIDDEN 809, out3_400
GPUTAP_HIDDEN 810, out3_400
GPUTAP_HIDDEN 811, out3_400
GPUTAP_HIDDEN 812, fast3
GPUTAP_HIDDEN 813, out3_080
GPUTAP_HIDDEN 814, out3_080
GPUTAP_HIDDEN 815, slow0
GPUTAP_HIDDEN 816, slow0
GPUTAP_HIDDEN 817, slow0
GPUTAP_HIDDEN 818, out3_800
GPUTAP_HIDDEN 819, fast3
GPUTAP_HIDDEN 820, out3_800
GPUTAP_HIDDEN 821, fast3
GPUTAP_HIDDEN 822, out3_800
GPUTAP_HIDDEN 823, out3_800
GPUTAP_HIDDEN 824, out3_800
GPUTAP_HIDDEN 825, slow0
GPUTAP_HIDDEN 826, fast3
GPUTAP_HIDDEN 827, fast3
GPUTAP_HIDDEN 828, fast3
GPUTAP_HIDDEN 829, fast3
GPUTAP_HIDDEN 830, out3_800
GPUTAP_HIDDEN 831, out6_800000
GPUTAP_HIDDEN 832, fast6
GPUTAP_HIDDEN 833, out6_800000
GPUTAP_HIDDEN 834, out6_800000
GPUTAP_HIDDEN 835, out6_800000
GPUTAP_HIDDEN 836, slow0
GPUTAP_HIDDEN 837, slow0
GPUTAP_HIDDEN 838, slow0
GPUTAP_HIDDEN 839, slow0
GPUTAP_HIDDEN 840, slow0
GPUTAP_HIDDEN 841, out6_800000
GPUTAP_HIDDEN 842, slow0
GPUTAP_HIDDEN 843, slow2
GPUTAP_HIDDEN 844, slow3
GPUTAP_HIDDEN 845, slow3
GPUTAP_HIDDEN 846, slow0
GPUTAP_HIDDEN 847, out3_080
GPUTAP_HIDDEN 848, out3_800
GPUTAP_HIDDEN 849, out3_800
GPUTAP_HIDDEN 850, fast3
GPUTAP_HIDDEN 851, fast3
GPUTAP_HIDDEN 852, fast3
GPUTAP_HIDDEN 853, out3_080
GPUTAP_HIDDEN 854, fast3
GPUTAP_HIDDEN 855, out3_080
GPUTAP_HIDDEN 856, fast3
GPUTAP_HIDDEN 857, fast3
GPUTAP_HIDDEN 858, fast3
GPUTAP_HIDDEN 859, fast3
GPUTAP_HIDDEN 860, fast3
GPUTAP_HIDDEN 861, slow0
GPUTAP_HIDDEN 862, slow0
GPUTAP_HIDDEN 863, slow0
GPUTAP_HIDDEN 864, slow0
GPUTAP_HIDDEN 865, slow0
GPUTAP_HIDDEN 866, fast6
GPUTAP_HIDDEN 867, fast7
GPUTAP_HIDDEN 868, fast7
GPUTAP_HIDDEN 869, slow0
GPUTAP_HIDDEN 870, out6_008400
GPUTAP_HIDDEN 871, fast3
GPUTAP_HIDDEN 872, slow0
GPUTAP_HIDDEN 873, fast3
GPUTAP_HIDDEN 874, slow0
GPUTAP_HIDDEN 875, out6_000800
GPUTAP_HIDDEN 876, out3_008
GPUTAP_HIDDEN 877, out3_008
GPUTAP_HIDDEN 878, fast3
GPUTAP_HIDDEN 879, slow0
GPUTAP_HIDDEN 880, slow0
GPUTAP_HIDDEN 881, slow0
GPUTAP_HIDDEN 882, fast3
GPUTAP_HIDDEN 883, fast3
GPUTAP_HIDDEN 884, fast3
GPUTAP_HIDDEN 885, slow0
GPUTAP_HIDDEN 886, slow0
GPUTAP_HIDDEN 887, fast3
GPUTAP_HIDDEN 888, fast3
GPUTAP_HIDDEN 889, fast3
GPUTAP_HIDDEN 890, fast3
GPUTAP_HIDDEN 891, fast3
GPUTAP_HIDDEN 892, slow0
GPUTAP_HIDDEN 893, fast6
GPUTAP_HIDDEN 894, fast6
GPUTAP_HIDDEN 895, fast6
GPUTAP_HIDDEN 896, fast3
GPUTAP_HIDDEN 897, slow0
GPUTAP_HIDDEN 898, out3_800
GPUTAP_HIDDEN 899, out3_008
GPUTAP_HIDDEN 900, out3_008
GPUTAP_HIDDEN 901, out3_004
GPUTAP_HIDDEN 902, out3_040
GPUTAP_HIDDEN 903, fast3
GPUTAP_HIDDEN 904, fast3
GPUTAP_HIDDEN 905, fast6
GPUTAP_HIDDEN 906, fast6
GPUTAP_HIDDEN 907, fast3
GPUTAP_HIDDEN 908, fast3
GPUTAP_HIDDEN 909, out3_800
GPUTAP_HIDDEN 910, out3_800
GPUTAP_HIDDEN 911, out6_800000
GPUTAP_HIDDEN 912, fast3
GPUTAP_HIDDEN 913, fast6
GPUTAP_HIDDEN 914, out3_800
GPUTAP_HIDDEN 915, out3_880
GPUTAP_HIDDEN 916, fast3
GPUTAP_HIDDEN 917, out6_800000
GPUTAP_HIDDEN 918, fast3
GPUTAP_HIDDEN 919, fast3
GPUTAP_HIDDEN 920, out3_800
GPUTAP_HIDDEN 921, out3_800
GPUTAP_HIDDEN 922, out3_800
GPUTAP_HIDDEN 923, out3_800
GPUTAP_HIDDEN 924, out3_400
GPUTAP_HIDDEN 925, fast3
GPUTAP_HIDDEN 926, slow0
GPUTAP_HIDDEN 927, slow0
GPUTAP_HIDDEN 928, slow0
GPUTAP_HIDDEN 929, fast3
GPUTAP_HIDDEN 930, fast3
GPUTAP_HIDDEN 931, fast3
GPUTAP_HIDDEN 932, slow8
GPUTAP_HIDDEN 933, slow8
GPUTAP_HIDDEN 934, fast8
GPUTAP_HIDDEN 935, fast3
GPUTAP_HIDDEN 936, fast8
GPUTAP_HIDDEN 937, fast3
GPUTAP_HIDDEN 938, fast3
GPUTAP_HIDDEN 939, fast8
GPUTAP_HIDDEN 940, slow0
GPUTAP_HIDDEN 941, slow0
GPUTAP_HIDDEN 942, fast8
GPUTAP_HIDDEN 943, out3_800
GPUTAP_HIDDEN 944, slow3
GPUTAP_HIDDEN 945, slow3
GPUTAP_HIDDEN 946, slow0
GPUTAP_HIDDEN 947, out3_800
GPUTAP_HIDDEN 948, out3_800
GPUTAP_HIDDEN 949, out6_800000
GPUTAP_HIDDEN 950, out6_800000
GPUTAP_HIDDEN 951, out3_800
GPUTAP_HIDDEN 952, out3_800
GPUTAP_HIDDEN 953, slow3
GPUTAP_HIDDEN 954, out6_880000
GPUTAP_HIDDEN 955, fast6
GPUTAP_HIDDEN 956, out3_880
GPUTAP_HIDDEN 957, slow0
GPUTAP_HIDDEN 958, fast3
GPUTAP_HIDDEN 959, fast3
GPUTAP_HIDDEN 960, fast6
GPUTAP_HIDDEN 961, slow0
GPUTAP_HIDDEN 962, fast3
GPUTAP_HIDDEN 963, out6_800000
GPUTAP_HIDDEN 964, out3_800
GPUTAP_HIDDEN 965, fast3
GPUTAP_HIDDEN 966, fast3
GPUTAP_HIDDEN 967, fast3
GPUTAP_HIDDEN 968, fast6
GPUTAP_HIDDEN 969, fast6
GPUTAP_HIDDEN 970, fast6
GPUTAP_HIDDEN 971, fast6
GPUTAP_HIDDEN 972, slow0
GPUTAP_HIDDEN 973, slow1
GPUTAP_HIDDEN 974, slow3
GPUTAP_HIDDEN 975, slow3
GPUTAP_HIDDEN 976, fast8
GPUTAP_HIDDEN 977, fast8
GPUTAP_HIDDEN 978, slow2
GPUTAP_HIDDEN 979, fast9
GPUTAP_HIDDEN 980, fast9
GPUTAP_HIDDEN 981, slow2
GPUTAP_HIDDEN 982, slow2
GPUTAP_HIDDEN 983, fast9
GPUTAP_HIDDEN 984, fast9
GPUTAP_HIDDEN 985, slow2
GPUTAP_HIDDEN 986, slow1
GPUTAP_HIDDEN 987, slow0
GPUTAP_HIDDEN 988, slow0
GPUTAP_HIDDEN 989, slow0
GPUTAP_HIDDEN 990, slow0
GPUTAP_HIDDEN 991, slow0
GPUTAP_HIDDEN 992, slow0
GPUTAP_HIDDEN 993, slow0
GPUTAP_HIDDEN 994, slow0
GPUTAP_HIDDEN 995, slow2
GPUTAP_HIDDEN 996, slow2
GPUTAP_HIDDEN 997, fast6
GPUTAP_HIDDEN 998, fast6
GPUTAP_HIDDEN 999, slow0
GPUTAP_HIDDEN 1000, fast7
GPUTAP_HIDDEN 1001, fast7
GPUTAP_HIDDEN 1002, slow0
GPUTAP_HIDDEN 1003, slow0
GPUTAP_HIDDEN 1004, fast6
GPUTAP_HIDDEN 1005, fast6
GPUTAP_HIDDEN 1006, slow0
GPUTAP_HIDDEN 1007, slow0
GPUTAP_HIDDEN 1008, fast6
GPUTAP_HIDDEN 1009, slow0
GPUTAP_HIDDEN 1010, fast7
GPUTAP_HIDDEN 1011, fast7
GPUTAP_HIDDEN 1012, slow0
GPUTAP_HIDDEN 1013, slow0
GPUTAP_HIDDEN 1014, fast6
GPUTAP_HIDDEN 1015, fast6
GPUTAP_HIDDEN 1016, slow0
GPUTAP_HIDDEN 1017, slow0
GPUTAP_HIDDEN 1018, fast3
GPUTAP_HIDDEN 1019, fast6
GPUTAP_HIDDEN 1020, fast6
GPUTAP_HIDDEN 1021, fast6
GPUTAP_HIDDEN 1022, fast6
GPUTAP_HIDDEN 1023, slow7
GPUTAP_HIDDEN 1024, slow7
GPUTAP_HIDDEN 1025, slow7
GPUTAP_HIDDEN 1026, slow7
GPUTAP_HIDDEN 1027, fast6
GPUTAP_HIDDEN 1028, fast6
GPUTAP_HIDDEN 1029, fast3
GPUTAP_HIDDEN 1030, fast3
GPUTAP_HIDDEN 1031, fast3
GPUTAP_HIDDEN 1032, out6_800000
GPUTAP_HIDDEN 1033, out6_400000
GPUTAP_HIDDEN 1034, out6_400000
GPUTAP_HIDDEN 1035, slow0
GPUTAP_HIDDEN 1036, slow0
GPUTAP_HIDDEN 1037, fast3
GPUTAP_HIDDEN 1038, fast3
GPUTAP_HIDDEN 1039, fast3
GPUTAP_HIDDEN 1040, fast3
GPUTAP_HIDDEN 1041, fast3
GPUTAP_HIDDEN 1042, out3_400
GPUTAP_HIDDEN 1043, slow0
GPUTAP_HIDDEN 1044, fast3
GPUTAP_HIDDEN 1045, out3_800
GPUTAP_HIDDEN 1046, out3_800
GPUTAP_HIDDEN 1047, fast3
GPUTAP_HIDDEN 1048, fast6
GPUTAP_HIDDEN 1049, fast6
GPUTAP_HIDDEN 1050, fast6
GPUTAP_HIDDEN 1051, fast6
GPUTAP_HIDDEN 1052, fast6
GPUTAP_HIDDEN 1053, fast6
GPUTAP_HIDDEN 1054, fast6
GPUTAP_HIDDEN 1055, fast6
GPUTAP_HIDDEN 1056, fast3
GPUTAP_HIDDEN 1057, fast3
GPUTAP_HIDDEN 1058, fast3
GPUTAP_HIDDEN 1059, fast3
GPUTAP_HIDDEN 1060, out3_800
GPUTAP_HIDDEN 1061, out3_800
GPUTAP_HIDDEN 1062, out3_800
GPUTAP_HIDDEN 1063, fast3
GPUTAP_HIDDEN 1064, out3_080
GPUTAP_HIDDEN 1065, out3_080
GPUTAP_HIDDEN 1066, fast3
GPUTAP_HIDDEN 1067, fast3
GPUTAP_HIDDEN 1068, out3_048
GPUTAP_HIDDEN 1069, out3_048
GPUTAP_HIDDEN 1070, out6_048888
GPUTAP_HIDDEN 1071, out6_048888
GPUTAP_HIDDEN 1072, out3_040
GPUTAP_HIDDEN 1073, out3_040
GPUTAP_HIDDEN 1074, out3_040
GPUTAP_HIDDEN 1075, out3_040
GPUTAP_HIDDEN 1076, out3_040
GPUTAP_HIDDEN 1077, out3_040
GPUTAP_HIDDEN 1078, fast3
GPUTAP_HIDDEN 1079, fast3
GPUTAP_HIDDEN 1080, slow0
GPUTAP_HIDDEN 1081, slow0
GPUTAP_HIDDEN 1082, slow0
GPUTAP_HIDDEN 1083, slow0
GPUTAP_HIDDEN 1084, fast6
GPUTAP_HIDDEN 1085, fast6
GPUTAP_HIDDEN 1086, fast3
GPUTAP_HIDDEN 1087, fast3
GPUTAP_HIDDEN 1088, out3_400
GPUTAP_HIDDEN 1089, slow0
GPUTAP_HIDDEN 1090, out3_400
GPUTAP_HIDDEN 1091, out3_800
GPUTAP_HIDDEN 1092, fast3
GPUTAP_HIDDEN 1093, fast3
GPUTAP_HIDDEN 1094, slow0
GPUTAP_HIDDEN 1095, slow0
GPUTAP_HIDDEN 1096, out6_800000
GPUTAP_HIDDEN 1097, fast3
GPUTAP_HIDDEN 1098, fast3
GPUTAP_HIDDEN 1099, out3_400
GPUTAP_HIDDEN 1100, fast3
GPUTAP_HIDDEN 1101, fast6
GPUTAP_HIDDEN 1102, fast6
GPUTAP_HIDDEN 1103, fast6
GPUTAP_HIDDEN 1104, fast6
GPUTAP_HIDDEN 1105, fast8
GPUTAP_HIDDEN 1106, fast8
GPUTAP_HIDDEN 1107, out6_004000
GPUTAP_HIDDEN 1108, fast3
GPUTAP_HIDDEN 1109, out3_800
GPUTAP_HIDDEN 1110, fast3
GPUTAP_HIDDEN 1111, out3_400
GPUTAP_HIDDEN 1112, slow0
GPUTAP_HIDDEN 1113, slow0
GPUTAP_HIDDEN 1114, slow0
GPUTAP_HIDDEN 1115, fast3
GPUTAP_HIDDEN 1116, fast3
GPUTAP_HIDDEN 1117, fast3
GPUTAP_HIDDEN 1118, fast3
GPUTAP_HIDDEN 1119, fast3
GPUTAP_HIDDEN 1120, out3_400
GPUTAP_HIDDEN 1121, fast3
GPUTAP_HIDDEN 1122, fast3
GPUTAP_HIDDEN 1123, fast3
GPUTAP_HIDDEN 1124, out3_400
GPUTAP_HIDDEN 1125, out3_400
GPUTAP_HIDDEN 1126, out3_400
GPUTAP_HIDDEN 1127, out3_800
GPUTAP_HIDDEN 1128, fast3
GPUTAP_HIDDEN 1129, out3_800
GPUTAP_HIDDEN 1130, out3_800
GPUTAP_HIDDEN 1131, fast3
GPUTAP_HIDDEN 1132, out6_400000
GPUTAP_HIDDEN 1133, fast3
GPUTAP_HIDDEN 1134, out3_400
GPUTAP_HIDDEN 1135, out3_440
GPUTAP_HIDDEN 1136, slow0
GPUTAP_HIDDEN 1137, fast3
GPUTAP_HIDDEN 1138, out6_000800
GPUTAP_HIDDEN 1139, slow0
GPUTAP_HIDDEN 1140, fast3
GPUTAP_HIDDEN 1141, fast3
GPUTAP_HIDDEN 1142, fast3
GPUTAP_HIDDEN 1143, fast3
GPUTAP_HIDDEN 1144, fast3
GPUTAP_HIDDEN 1145, slow0
GPUTAP_HIDDEN 1146, fast3
GPUTAP_HIDDEN 1147, out3_400
GPUTAP_HIDDEN 1148, out6_888000
GPUTAP_HIDDEN 1149, out3_800
GPUTAP_HIDDEN 1150, out3_800
GPUTAP_HIDDEN 1151, out3_800
GPUTAP_HIDDEN 1152, out3_808
GPUTAP_HIDDEN 1153, out6_800000
GPUTAP_HIDDEN 1154, out3_800
GPUTAP_HIDDEN 1155, out3_808
GPUTAP_HIDDEN 1156, out3_800
GPUTAP_HIDDEN 1157, out3_800
GPUTAP_HIDDEN 1158, out3_800
GPUTAP_HIDDEN 1159, fast3
GPUTAP_HIDDEN 1160, out3_400
GPUTAP_HIDDEN 1161, out3_400
GPUTAP_HIDDEN 1162, fast3
GPUTAP_HIDDEN 1163, fast3
GPUTAP_HIDDEN 1164, fast3
GPUTAP_HIDDEN 1165, fast3
GPUTAP_HIDDEN 1166, fast3
GPUTAP_HIDDEN 1167, slow0
GPUTAP_HIDDEN 1168, slow0
GPUTAP_HIDDEN 1169, slow0
GPUTAP_HIDDEN 1170, slow0
GPUTAP_HIDDEN 1171, slow0
GPUTAP_HIDDEN 1172, fast3
GPUTAP_HIDDEN 1173, fast3
GPUTAP_HIDDEN 1174, slow0
GPUTAP_HIDDEN 1175, slow0
GPUTAP_HIDDEN 1176, fast3
GPUTAP_HIDDEN 1177, out3_800
GPUTAP_HIDDEN 1178, out6_008800
GPUTAP_HIDDEN 1179, fast3
GPUTAP_HIDDEN 1180, fast3
GPUTAP_HIDDEN 1181, fast3
GPUTAP_HIDDEN 1182, out6_400000
GPUTAP_HIDDEN 1183, out3_800
GPUTAP_HIDDEN 1184, out3_800
GPUTAP_HIDDEN 1185, fast3
GPUTAP_HIDDEN 1186, fast3
GPUTAP_HIDDEN 1187, fast3
GPUTAP_HIDDEN 1188, fast3
GPUTAP_HIDDEN 1189, fast3
GPUTAP_HIDDEN 1190, fast3
GPUTAP_HIDDEN 1191, fast3
GPUTAP_HIDDEN 1192, out3_400
GPUTAP_HIDDEN 1193, out3_400
GPUTAP_HIDDEN 1194, out3_400
GPUTAP_HIDDEN 1195, fast3
GPUTAP_HIDDEN 1196, fast3
GPUTAP_HIDDEN 1197, out6_080400
GPUTAP_HIDDEN 1198, out6_080040
GPUTAP_HIDDEN 1199, out6_080040
GPUTAP_HIDDEN 1200, out6_080400
GPUTAP_HIDDEN 1201, slow0
GPUTAP_HIDDEN 1202, slow0
GPUTAP_HIDDEN 1203, slow0
GPUTAP_HIDDEN 1204, out3_800
GPUTAP_HIDDEN 1205, out3_800
GPUTAP_HIDDEN 1206, fast3
GPUTAP_HIDDEN 1207, out3_800
GPUTAP_HIDDEN 1208, fast3
GPUTAP_HIDDEN 1209, out3_800
GPUTAP_HIDDEN 1210, out3_800
GPUTAP_HIDDEN 1211, fast3
GPUTAP_HIDDEN 1212, fast3
GPUTAP_HIDDEN 1213, fast3
GPUTAP_HIDDEN 1214, out6_800000
GPUTAP_HIDDEN 1215, fast6
GPUTAP_HIDDEN 1216, fast6
GPUTAP_HIDDEN 1217, out6_800000
GPUTAP_HIDDEN 1218, out6_800000
GPUTAP_HIDDEN 1219, out6_800000
GPUTAP_HIDDEN 1220, slow0
GPUTAP_HIDDEN 1221, slow0
GPUTAP_HIDDEN 1222, slow0
GPUTAP_HIDDEN 1223, slow0
GPUTAP_HIDDEN 1224, slow0
GPUTAP_HIDDEN 1225, out6_800000
GPUTAP_HIDDEN 1226, slow0
GPUTAP_HIDDEN 1227, slow2
GPUTAP_HIDDEN 1228, slow3
GPUTAP_HIDDEN 1229, slow3
GPUTAP_HIDDEN 1230, slow0
GPUTAP_HIDDEN 1231, slow0
GPUTAP_HIDDEN 1232, slow0
GPUTAP_HIDDEN 1233, out3_080
GPUTAP_HIDDEN 1234, out3_800
GPUTAP_HIDDEN 1235, out6_800000
GPUTAP_HIDDEN 1236, out3_800
GPUTAP_HIDDEN 1237, fast3
GPUTAP_HIDDEN 1238, fast3
GPUTAP_HIDDEN 1239, fast3
GPUTAP_HIDDEN 1240, out3_080
GPUTAP_HIDDEN 1241, fast3
GPUTAP_HIDDEN 1242, out3_080
GPUTAP_HIDDEN 1243, fast3
GPUTAP_HIDDEN 1244, fast3
GPUTAP_HIDDEN 1245, fast3
GPUTAP_HIDDEN 1246, fast3
GPUTAP_HIDDEN 1247, fast3
GPUTAP_HIDDEN 1248, slow0
GPUTAP_HIDDEN 1249, slow0
GPUTAP_HIDDEN 1250, out3_080
GPUTAP_HIDDEN 1251, slow0
GPUTAP_HIDDEN 1252, slow0
GPUTAP_HIDDEN 1253, slow0
GPUTAP_HIDDEN 1254, fast6
GPUTAP_HIDDEN 1255, fast7
GPUTAP_HIDDEN 1256, fast7
GPUTAP_HIDDEN 1257, slow0
GPUTAP_HIDDEN 1258, slow0
GPUTAP_HIDDEN 1259, fast3
GPUTAP_HIDDEN 1260, fast3
GPUTAP_HIDDEN 1261, slow0
GPUTAP_HIDDEN 1262, fast3
GPUTAP_HIDDEN 1263, slow0
GPUTAP_HIDDEN 1264, out6_000800
GPUTAP_HIDDEN 1265, out6_000080
GPUTAP_HIDDEN 1266, out3_008
GPUTAP_HIDDEN 1267, out3_008
GPUTAP_HIDDEN 1268, fast3
GPUTAP_HIDDEN 1269, slow0
GPUTAP_HIDDEN 1270, slow0
GPUTAP_HIDDEN 1271, slow0
GPUTAP_HIDDEN 1272, slow0
GPUTAP_HIDDEN 1273, slow0
GPUTAP_HIDDEN 1274, fast3
GPUTAP_HIDDEN 1275, fast3
GPUTAP_HIDDEN 1276, fast3
GPUTAP_HIDDEN 1277, slow0
GPUTAP_HIDDEN 1278, slow0
GPUTAP_HIDDEN 1279, fast3
GPUTAP_HIDDEN 1280, fast3
GPUTAP_HIDDEN 1281, fast3
GPUTAP_HIDDEN 1282, fast3
GPUTAP_HIDDEN 1283, fast3
GPUTAP_HIDDEN 1284, slow0
GPUTAP_HIDDEN 1285, fast6
GPUTAP_HIDDEN 1286, fast6
GPUTAP_HIDDEN 1287, fast6
GPUTAP_HIDDEN 1288, fast3
GPUTAP_HIDDEN 1289, slow0
GPUTAP_HIDDEN 1290, out3_800
GPUTAP_HIDDEN 1291, out3_008
GPUTAP_HIDDEN 1292, out6_000800
GPUTAP_HIDDEN 1293, out3_008
GPUTAP_HIDDEN 1294, out6_000800
GPUTAP_HIDDEN 1295, out3_004
GPUTAP_HIDDEN 1296, out3_040
GPUTAP_HIDDEN 1297, fast3
GPUTAP_HIDDEN 1298, slow0
GPUTAP_HIDDEN 1299, fast3
GPUTAP_HIDDEN 1300, fast6
GPUTAP_HIDDEN 1301, fast6
GPUTAP_HIDDEN 1302, fast6
GPUTAP_HIDDEN 1303, fast3
GPUTAP_HIDDEN 1304, fast3
GPUTAP_HIDDEN 1305, out3_800
GPUTAP_HIDDEN 1306, out3_800
GPUTAP_HIDDEN 1307, out6_800000
GPUTAP_HIDDEN 1308, fast3
GPUTAP_HIDDEN 1309, fast6
GPUTAP_HIDDEN 1310, out3_800
GPUTAP_HIDDEN 1311, out3_880
GPUTAP_HIDDEN 1312, fast3
GPUTAP_HIDDEN 1313, out6_800000
GPUTAP_HIDDEN 1314, fast3
GPUTAP_HIDDEN 1315, fast3
GPUTAP_HIDDEN 1316, out3_800
GPUTAP_HIDDEN 1317, out3_800
GPUTAP_HIDDEN 1318, out3_800
GPUTAP_HIDDEN 1319, out3_800
GPUTAP_HIDDEN 1320, out3_400
GPUTAP_HIDDEN 1321, fast3
GPUTAP_HIDDEN 1322, slow0
GPUTAP_HIDDEN 1323, slow0
GPUTAP_HIDDEN 1324, slow0
GPUTAP_HIDDEN 1325, slow0
GPUTAP_HIDDEN 1326, fast3
GPUTAP_HIDDEN 1327, fast3
GPUTAP_HIDDEN 1328, fast3
GPUTAP_HIDDEN 1329, slow8
GPUTAP_HIDDEN 1330, slow8
GPUTAP_HIDDEN 1331, fast6
GPUTAP_HIDDEN 1332, fast8
GPUTAP_HIDDEN 1333, fast3
GPUTAP_HIDDEN 1334, fast8
GPUTAP_HIDDEN 1335, fast3
GPUTAP_HIDDEN 1336, fast3
GPUTAP_HIDDEN 1337, fast8
GPUTAP_HIDDEN 1338, slow0
GPUTAP_HIDDEN 1339, slow0
GPUTAP_HIDDEN 1340, fast8
GPUTAP_HIDDEN 1341, fast3
GPUTAP_HIDDEN 1342, out6_880000
GPUTAP_HIDDEN 1343, out3_800
GPUTAP_HIDDEN 1344, out3_400
GPUTAP_HIDDEN 1345, out6_880000
GPUTAP_HIDDEN 1346, out3_800
GPUTAP_HIDDEN 1347, slow2
GPUTAP_HIDDEN 1348, slow2
GPUTAP_HIDDEN 1349, slow0
GPUTAP_HIDDEN 1350, out3_800
GPUTAP_HIDDEN 1351, slow3
GPUTAP_HIDDEN 1352, slow3
GPUTAP_HIDDEN 1353, slow0
GPUTAP_HIDDEN 1354, out3_800
GPUTAP_HIDDEN 1355, out3_800
GPUTAP_HIDDEN 1356, out6_800000
GPUTAP_HIDDEN 1357, out6_800000
GPUTAP_HIDDEN 1358, out3_800
GPUTAP_HIDDEN 1359, out3_800
GPUTAP_HIDDEN 1360, slow3
GPUTAP_HIDDEN 1361, out6_880000
GPUTAP_HIDDEN 1362, fast6
GPUTAP_HIDDEN 1363, fast6
GPUTAP_HIDDEN 1364, out3_880
GPUTAP_HIDDEN 1365, slow0
GPUTAP_HIDDEN 1366, fast3
GPUTAP_HIDDEN 1367, fast3
GPUTAP_HIDDEN 1368, fast6
GPUTAP_HIDDEN 1369, slow0
GPUTAP_HIDDEN 1370, fast3
GPUTAP_HIDDEN 1371, out6_800000
GPUTAP_HIDDEN 1372, out3_800
GPUTAP_HIDDEN 1373, fast3
GPUTAP_HIDDEN 1374, fast3
GPUTAP_HIDDEN 1375, fast3
GPUTAP_HIDDEN 1376, fast6
GPUTAP_HIDDEN 1377, fast6
GPUTAP_HIDDEN 1378, fast6
GPUTAP_HIDDEN 1379, fast6
GPUTAP_HIDDEN 1380, fast6
GPUTAP_HIDDEN 1381, fast6
GPUTAP_HIDDEN 1382, slow0
GPUTAP_HIDDEN 1383, slow1
GPUTAP_HIDDEN 1384, slow3
GPUTAP_HIDDEN 1385, slow3
GPUTAP_HIDDEN 1386, fast8
GPUTAP_HIDDEN 1387, fast8
GPUTAP_HIDDEN 1388, slow2
GPUTAP_HIDDEN 1389, fast9
GPUTAP_HIDDEN 1390, fast9
GPUTAP_HIDDEN 1391, slow2
GPUTAP_HIDDEN 1392, slow2
GPUTAP_HIDDEN 1393, fast9
GPUTAP_HIDDEN 1394, fast9
GPUTAP_HIDDEN 1395, slow2
GPUTAP_HIDDEN 1396, slow1
GPUTAP_HIDDEN 1397, slow0
GPUTAP_HIDDEN 1398, slow0
GPUTAP_HIDDEN 1399, slow0
GPUTAP_HIDDEN 1400, out6_008000
GPUTAP_HIDDEN 1401, out6_008000
GPUTAP_HIDDEN 1402, slow0
GPUTAP_HIDDEN 1403, slow0
GPUTAP_HIDDEN 1404, slow0
GPUTAP_HIDDEN 1405, slow0
GPUTAP_HIDDEN 1406, slow0
GPUTAP_HIDDEN 1407, slow2
GPUTAP_HIDDEN 1408, slow2
GPUTAP_HIDDEN 1409, fast6
GPUTAP_HIDDEN 1410, fast6
GPUTAP_HIDDEN 1411, slow3
GPUTAP_HIDDEN 1412, slow3
GPUTAP_HIDDEN 1413, slow0
GPUTAP_HIDDEN 1414, fast7
GPUTAP_HIDDEN 1415, fast7
GPUTAP_HIDDEN 1416, slow0
GPUTAP_HIDDEN 1417, slow0
GPUTAP_HIDDEN 1418, fast6
GPUTAP_HIDDEN 1419, fast6
GPUTAP_HIDDEN 1420, slow0
GPUTAP_HIDDEN 1421, slow0
GPUTAP_HIDDEN 1422, fast6
GPUTAP_HIDDEN 1423, slow0
GPUTAP_HIDDEN 1424, fast7
GPUTAP_HIDDEN 1425, fast7
GPUTAP_HIDDEN 1426, slow0
GPUTAP_HIDDEN 1427, slow0
GPUTAP_HIDDEN 1428, fast6
GPUTAP_HIDDEN 1429, fast6
GPUTAP_HIDDEN 1430, slow0
GPUTAP_HIDDEN 1431, slow0
GPUTAP_HIDDEN 1432, fast3
GPUTAP_HIDDEN 1433, fast6
GPUTAP_HIDDEN 1434, fast6
GPUTAP_HIDDEN 1435, fast6
GPUTAP_HIDDEN 1436, fast6
GPUTAP_HIDDEN 1437, slow7
GPUTAP_HIDDEN 1438, slow7
GPUTAP_HIDDEN 1439, slow7
GPUTAP_HIDDEN 1440, slow7
GPUTAP_HIDDEN 1441, fast6
GPUTAP_HIDDEN 1442, fast6
GPUTAP_HIDDEN 1443, fast3
GPUTAP_HIDDEN 1444, fast3
GPUTAP_HIDDEN 1445, fast3
GPUTAP_HIDDEN 1446, out6_800000
GPUTAP_HIDDEN 1447, out6_400000
GPUTAP_HIDDEN 1448, out6_400000
GPUTAP_HIDDEN 1449, slow0
GPUTAP_HIDDEN 1450, slow0
GPUTAP_HIDDEN 1451, fast3
GPUTAP_HIDDEN 1452, fast3
GPUTAP_HIDDEN 1453, fast3
GPUTAP_HIDDEN 1454, fast3
GPUTAP_HIDDEN 1455, out3_400
GPUTAP_HIDDEN 1456, slow0
GPUTAP_HIDDEN 1457, fast3
GPUTAP_HIDDEN 1458, out3_800
GPUTAP_HIDDEN 1459, out3_800
GPUTAP_HIDDEN 1460, fast3
GPUTAP_HIDDEN 1461, fast6
GPUTAP_HIDDEN 1462, fast6
GPUTAP_HIDDEN 1463, fast6
GPUTAP_HIDDEN 1464, fast6
GPUTAP_HIDDEN 1465, fast6
GPUTAP_HIDDEN 1466, fast6
GPUTAP_HIDDEN 1467, fast6
GPUTAP_HIDDEN 1468, fast6
GPUTAP_HIDDEN 1469, fast3
GPUTAP_HIDDEN 1470, fast6
GPUTAP_HIDDEN 1471, fast6
GPUTAP_HIDDEN 1472, fast3
GPUTAP_HIDDEN 1473, fast3
GPUTAP_HIDDEN 1474, fast3
GPUTAP_HIDDEN 1475, out3_800
GPUTAP_HIDDEN 1476, out3_800
GPUTAP_HIDDEN 1477, out3_800
GPUTAP_HIDDEN 1478, fast3
GPUTAP_HIDDEN 1479, out3_080
GPUTAP_HIDDEN 1480, out3_080
GPUTAP_HIDDEN 1481, fast3
GPUTAP_HIDDEN 1482, fast3
GPUTAP_HIDDEN 1483, out3_048
GPUTAP_HIDDEN 1484, out3_048
GPUTAP_HIDDEN 1485, out6_048888
GPUTAP_HIDDEN 1486, out6_048888
GPUTAP_HIDDEN 1487, slow1
GPUTAP_HIDDEN 1488, slow1
GPUTAP_HIDDEN 1489, out3_040
GPUTAP_HIDDEN 1490, out3_040
GPUTAP_HIDDEN 1491, out3_040
GPUTAP_HIDDEN 1492, out3_040
GPUTAP_HIDDEN 1493, out3_080
GPUTAP_HIDDEN 1494, out3_080
GPUTAP_HIDDEN 1495, out3_040
GPUTAP_HIDDEN 1496, out3_040
GPUTAP_HIDDEN 1497, out3_040
GPUTAP_HIDDEN 1498, out3_040
GPUTAP_HIDDEN 1499, fast3
GPUTAP_HIDDEN 1500, fast3
GPUTAP_HIDDEN 1501, slow0
GPUTAP_HIDDEN 1502, slow0
GPUTAP_HIDDEN 1503, slow0
GPUTAP_HIDDEN 1504, slow0
GPUTAP_HIDDEN 1505, fast6
GPUTAP_HIDDEN 1506, fast6
GPUTAP_HIDDEN 1507, fast6
GPUTAP_HIDDEN 1508, fast6
GPUTAP_HIDDEN 1509, fast3
GPUTAP_HIDDEN 1510, fast3
GPUTAP_HIDDEN 1511, out3_400
GPUTAP_HIDDEN 1512, slow0
GPUTAP_HIDDEN 1513, out3_400
GPUTAP_HIDDEN 1514, out3_800
GPUTAP_HIDDEN 1515, fast3
GPUTAP_HIDDEN 1516, fast3
GPUTAP_HIDDEN 1517, slow0
GPUTAP_HIDDEN 1518, out6_800000
GPUTAP_HIDDEN 1519, fast3
GPUTAP_HIDDEN 1520, fast3
GPUTAP_HIDDEN 1521, out3_400
GPUTAP_HIDDEN 1522, fast3
GPUTAP_HIDDEN 1523, fast6
GPUTAP_HIDDEN 1524, fast6
GPUTAP_HIDDEN 1525, fast6
GPUTAP_HIDDEN 1526, fast6
GPUTAP_HIDDEN 1527, fast8
GPUTAP_HIDDEN 1528, fast8
GPUTAP_HIDDEN 1529, out6_004000
GPUTAP_HIDDEN 1530, fast3
GPUTAP_HIDDEN 1531, out3_800
GPUTAP_HIDDEN 1532, fast3
GPUTAP_HIDDEN 1533, out3_400
GPUTAP_HIDDEN 1534, slow0
GPUTAP_HIDDEN 1535, slow0
GPUTAP_HIDDEN 1536, slow0
GPUTAP_HIDDEN 1537, fast3
GPUTAP_HIDDEN 1538, fast3
GPUTAP_HIDDEN 1539, fast3
GPUTAP_HIDDEN 1540, fast3
GPUTAP_HIDDEN 1541, fast3
GPUTAP_HIDDEN 1542, out3_800
GPUTAP_HIDDEN 1543, slow0
GPUTAP_HIDDEN 1544, slow0
GPUTAP_HIDDEN 1545, out3_400
GPUTAP_HIDDEN 1546, fast3
GPUTAP_HIDDEN 1547, fast3
GPUTAP_HIDDEN 1548, fast3
GPUTAP_HIDDEN 1549, out3_400
GPUTAP_HIDDEN 1550, out3_400
GPUTAP_HIDDEN 1551, out3_400
GPUTAP_HIDDEN 1552, out3_800
GPUTAP_HIDDEN 1553, fast3
GPUTAP_HIDDEN 1554, out3_800
GPUTAP_HIDDEN 1555, fast3
GPUTAP_HIDDEN 1556, fast6
GPUTAP_HIDDEN 1557, out3_800
GPUTAP_HIDDEN 1558, out3_800
GPUTAP_HIDDEN 1559, fast3
GPUTAP_HIDDEN 1560, fast6
GPUTAP_HIDDEN 1561, out6_400000
GPUTAP_HIDDEN 1562, fast3
GPUTAP_HIDDEN 1563, out3_400
GPUTAP_HIDDEN 1564, out3_440
GPUTAP_HIDDEN 1565, slow0
GPUTAP_HIDDEN 1566, fast3
GPUTAP_HIDDEN 1567, out6_000800
GPUTAP_HIDDEN 1568, slow0
GPUTAP_HIDDEN 1569, fast3
GPUTAP_HIDDEN 1570, fast3
GPUTAP_HIDDEN 1571, fast3
GPUTAP_HIDDEN 1572, fast3
GPUTAP_HIDDEN 1573, fast3
GPUTAP_HIDDEN 1574, slow0
GPUTAP_HIDDEN 1575, fast3
GPUTAP_HIDDEN 1576, out3_400
GPUTAP_HIDDEN 1577, out6_888000
GPUTAP_HIDDEN 1578, out3_800
GPUTAP_HIDDEN 1579, out3_800
GPUTAP_HIDDEN 1580, out3_800
GPUTAP_HIDDEN 1581, out3_808
GPUTAP_HIDDEN 1582, out6_800000
GPUTAP_HIDDEN 1583, out3_800
GPUTAP_HIDDEN 1584, out3_808
GPUTAP_HIDDEN 1585, out3_800
GPUTAP_HIDDEN 1586, out3_800
GPUTAP_HIDDEN 1587, out3_800
GPUTAP_HIDDEN 1588, fast3
GPUTAP_HIDDEN 1589, out3_400
GPUTAP_HIDDEN 1590, fast3
GPUTAP_HIDDEN 1591, fast3
GPUTAP_HIDDEN 1592, fast3
GPUTAP_HIDDEN 1593, fast3
GPUTAP_HIDDEN 1594, fast3
GPUTAP_HIDDEN 1595, slow0
GPUTAP_HIDDEN 1596, fast3
GPUTAP_HIDDEN 1597, fast3
GPUTAP_HIDDEN 1598, out3_400
GPUTAP_HIDDEN 1599, out3_080
GPUTAP_HIDDEN 1600, fast3
GPUTAP_HIDDEN 1601, out6_800000
GPUTAP_HIDDEN 1602, slow0
GPUTAP_HIDDEN 1603, fast3
GPUTAP_HIDDEN 1604, slow0
GPUTAP_HIDDEN 1605, slow0
GPUTAP_HIDDEN 1606, slow0
GPUTAP_HIDDEN 1607, slow0
GPUTAP_HIDDEN 1608, fast3
GPUTAP_HIDDEN 1609, fast3
GPUTAP_HIDDEN 1610, slow0
GPUTAP_HIDDEN 1611, slow0
GPUTAP_HIDDEN 1612, fast3
GPUTAP_HIDDEN 1613, out3_800
GPUTAP_HIDDEN 1614, out3_080
GPUTAP_HIDDEN 1615, out6_008800
GPUTAP_HIDDEN 1616, fast3
GPUTAP_HIDDEN 1617, fast3
GPUTAP_HIDDEN 1618, fast3
GPUTAP_HIDDEN 1619, out6_400000
GPUTAP_HIDDEN 1620, out3_800
GPUTAP_HIDDEN 1621, out3_800
GPUTAP_HIDDEN 1622, fast3
GPUTAP_HIDDEN 1623, fast3
GPUTAP_HIDDEN 1624, fast3
GPUTAP_HIDDEN 1625, fast3
GPUTAP_HIDDEN 1626, fast3
GPUTAP_HIDDEN 1627, fast3
GPUTAP_HIDDEN 1628, fast3
GPUTAP_HIDDEN 1629, out3_400
GPUTAP_HIDDEN 1630, out3_400
GPUTAP_HIDDEN 1631, out3_400
GPUTAP_HIDDEN 1632, fast3
GPUTAP_HIDDEN 1633, out6_080400
GPUTAP_HIDDEN 1634, out6_080040
GPUTAP_HIDDEN 1635, out6_080040
GPUTAP_HIDDEN 1636, out6_080400
GPUTAP_HIDDEN 1637, slow0
GPUTAP_HIDDEN 1638, slow0
GPUTAP_HIDDEN 1639, slow0
GPUTAP_HIDDEN 1640, out3_800
GPUTAP_HIDDEN 1641, out3_800
GPUTAP_HIDDEN 1642, fast3
GPUTAP_HIDDEN 1643, out3_800
GPUTAP_HIDDEN 1644, fast3
GPUTAP_HIDDEN 1645, out3_800
GPUTAP_HIDDEN 1646, out3_800
GPUTAP_HIDDEN 1647, fast3
GPUTAP_HIDDEN 1648, fast3
GPUTAP_HIDDEN 1649, fast3
GPUTAP_HIDDEN 1650, out6_800000
GPUTAP_HIDDEN 1651, fast6
GPUTAP_HIDDEN 1652, out6_800000
GPUTAP_HIDDEN 1653, out6_800000
GPUTAP_HIDDEN 1654, out6_800000
GPUTAP_HIDDEN 1655, slow0
GPUTAP_HIDDEN 1656, slow0
GPUTAP_HIDDEN 1657, slow0
GPUTAP_HIDDEN 1658, slow0
GPUTAP_HIDDEN 1659, slow0
GPUTAP_HIDDEN 1660, out6_800000
GPUTAP_HIDDEN 1661, slow0
GPUTAP_HIDDEN 1662, slow2
GPUTAP_HIDDEN 1663, slow3
GPUTAP_HIDDEN 1664, slow3
GPUTAP_HIDDEN 1665, slow0
GPUTAP_HIDDEN 1666, slow0
GPUTAP_HIDDEN 1667, out3_080
GPUTAP_HIDDEN 1668, out3_800
GPUTAP_HIDDEN 1669, out6_800000
GPUTAP_HIDDEN 1670, out6_800000
GPUTAP_HIDDEN 1671, out3_800
GPUTAP_HIDDEN 1672, fast3
GPUTAP_HIDDEN 1673, fast3
GPUTAP_HIDDEN 1674, fast3
GPUTAP_HIDDEN 1675, out3_080
GPUTAP_HIDDEN 1676, fast3
GPUTAP_HIDDEN 1677, out3_080
GPUTAP_HIDDEN 1678, fast3
GPUTAP_HIDDEN 1679, fast3
GPUTAP_HIDDEN 1680, fast3
GPUTAP_HIDDEN 1681, fast3
GPUTAP_HIDDEN 1682, fast3
GPUTAP_HIDDEN 1683, slow0
GPUTAP_HIDDEN 1684, slow0
GPUTAP_HIDDEN 1685, out3_080
GPUTAP_HIDDEN 1686, out3_040
GPUTAP_HIDDEN 1687, slow0
GPUTAP_HIDDEN 1688, slow0
GPUTAP_HIDDEN 1689, slow0
GPUTAP_HIDDEN 1690, fast6
GPUTAP_HIDDEN 1691, fast7
GPUTAP_HIDDEN 1692, fast7
GPUTAP_HIDDEN 1693, slow0
GPUTAP_HIDDEN 1694, slow0
GPUTAP_HIDDEN 1695, fast3
GPUTAP_HIDDEN 1696, fast3
GPUTAP_HIDDEN 1697, slow0
GPUTAP_HIDDEN 1698, fast3
GPUTAP_HIDDEN 1699, slow0
GPUTAP_HIDDEN 1700, out6_000080
GPUTAP_HIDDEN 1701, out3_040
GPUTAP_HIDDEN 1702, out3_008
GPUTAP_HIDDEN 1703, out3_008
GPUTAP_HIDDEN 1704, fast3
GPUTAP_HIDDEN 1705, slow0
GPUTAP_HIDDEN 1706, slow0
GPUTAP_HIDDEN 1707, slow0
GPUTAP_HIDDEN 1708, slow0
GPUTAP_HIDDEN 1709, slow0
GPUTAP_HIDDEN 1710, fast3
GPUTAP_HIDDEN 1711, fast3
GPUTAP_HIDDEN 1712, fast3
GPUTAP_HIDDEN 1713, slow0
GPUTAP_HIDDEN 1714, slow0
GPUTAP_HIDDEN 1715, fast3
GPUTAP_HIDDEN 1716, fast3
GPUTAP_HIDDEN 1717, fast3
GPUTAP_HIDDEN 1718, fast3
GPUTAP_HIDDEN 1719, fast3
GPUTAP_HIDDEN 1720, slow0
GPUTAP_HIDDEN 1721, fast6
GPUTAP_HIDDEN 1722, fast6
GPUTAP_HIDDEN 1723, fast6
GPUTAP_HIDDEN 1724, fast3
GPUTAP_HIDDEN 1725, slow0
GPUTAP_HIDDEN 1726, out3_800
GPUTAP_HIDDEN 1727, out3_080
GPUTAP_HIDDEN 1728, out6_000800
GPUTAP_HIDDEN 1729, out6_000800
GPUTAP_HIDDEN 1730, out3_004
GPUTAP_HIDDEN 1731, out3_040
GPUTAP_HIDDEN 1732, fast3
GPUTAP_HIDDEN 1733, out3_080
GPUTAP_HIDDEN 1734, out3_040
GPUTAP_HIDDEN 1735, fast3
GPUTAP_HIDDEN 1736, slow0
GPUTAP_HIDDEN 1737, fast3
GPUTAP_HIDDEN 1738, fast6
GPUTAP_HIDDEN 1739, fast6
GPUTAP_HIDDEN 1740, fast3
GPUTAP_HIDDEN 1741, fast3
GPUTAP_HIDDEN 1742, out3_800
GPUTAP_HIDDEN 1743, out3_800
GPUTAP_HIDDEN 1744, out6_800000
GPUTAP_HIDDEN 1745, fast3
GPUTAP_HIDDEN 1746, fast6
GPUTAP_HIDDEN 1747, out3_800
GPUTAP_HIDDEN 1748, out3_880
GPUTAP_HIDDEN 1749, fast3
GPUTAP_HIDDEN 1750, out6_800000
GPUTAP_HIDDEN 1751, fast3
GPUTAP_HIDDEN 1752, fast3
GPUTAP_HIDDEN 1753, out3_800
GPUTAP_HIDDEN 1754, out3_800
GPUTAP_HIDDEN 1755, out6_800000
GPUTAP_HIDDEN 1756, out3_800
GPUTAP_HIDDEN 1757, out3_800
GPUTAP_HIDDEN 1758, out3_400
GPUTAP_HIDDEN 1759, fast3
GPUTAP_HIDDEN 1760, slow0
GPUTAP_HIDDEN 1761, slow0
GPUTAP_HIDDEN 1762, slow0
GPUTAP_HIDDEN 1763, slow0
GPUTAP_HIDDEN 1764, fast3
GPUTAP_HIDDEN 1765, fast3
GPUTAP_HIDDEN 1766, fast3
GPUTAP_HIDDEN 1767, slow8
GPUTAP_HIDDEN 1768, slow8
GPUTAP_HIDDEN 1769, fast6
GPUTAP_HIDDEN 1770, fast8
GPUTAP_HIDDEN 1771, fast8
GPUTAP_HIDDEN 1772, fast3
GPUTAP_HIDDEN 1773, fast3
GPUTAP_HIDDEN 1774, fast6
GPUTAP_HIDDEN 1775, fast6
GPUTAP_HIDDEN 1776, fast8
GPUTAP_HIDDEN 1777, slow0
GPUTAP_HIDDEN 1778, slow0
GPUTAP_HIDDEN 1779, fast8
GPUTAP_HIDDEN 1780, fast3
GPUTAP_HIDDEN 1781, out6_880000
GPUTAP_HIDDEN 1782, out3_800
GPUTAP_HIDDEN 1783, out3_400
GPUTAP_HIDDEN 1784, out6_880000
GPUTAP_HIDDEN 1785, out3_800
GPUTAP_HIDDEN 1786, slow2
GPUTAP_HIDDEN 1787, slow2
GPUTAP_HIDDEN 1788, slow0
GPUTAP_HIDDEN 1789, out3_400
GPUTAP_HIDDEN 1790, out3_400
GPUTAP_HIDDEN 1791, out6_408000
GPUTAP_HIDDEN 1792, out3_008
GPUTAP_HIDDEN 1793, fast3
GPUTAP_HIDDEN 1794, out3_800
GPUTAP_HIDDEN 1795, slow3
GPUTAP_HIDDEN 1796, slow3
GPUTAP_HIDDEN 1797, slow0
GPUTAP_HIDDEN 1798, out3_800
GPUTAP_HIDDEN 1799, out3_800
GPUTAP_HIDDEN 1800, out6_800000
GPUTAP_HIDDEN 1801, out6_800000
GPUTAP_HIDDEN 1802, out3_800
GPUTAP_HIDDEN 1803, out3_800
GPUTAP_HIDDEN 1804, slow3
GPUTAP_HIDDEN 1805, out6_880000
GPUTAP_HIDDEN 1806, fast6
GPUTAP_HIDDEN 1807, fast8
GPUTAP_HIDDEN 1808, fast8
GPUTAP_HIDDEN 1809, fast6
GPUTAP_HIDDEN 1810, fast6
GPUTAP_HIDDEN 1811, slow0
GPUTAP_HIDDEN 1812, out3_880
GPUTAP_HIDDEN 1813, fast6
GPUTAP_HIDDEN 1814, slow0
GPUTAP_HIDDEN 1815, slow0
GPUTAP_HIDDEN 1816, fast3
GPUTAP_HIDDEN 1817, fast3
GPUTAP_HIDDEN 1818, fast6
GPUTAP_HIDDEN 1819, slow0
GPUTAP_HIDDEN 1820, fast3
GPUTAP_HIDDEN 1821, out6_800000
GPUTAP_HIDDEN 1822, out3_800
GPUTAP_HIDDEN 1823, fast3
GPUTAP_HIDDEN 1824, fast3
GPUTAP_HIDDEN 1825, fast3
GPUTAP_HIDDEN 1826, fast6
GPUTAP_HIDDEN 1827, fast6
GPUTAP_HIDDEN 1828, fast8
GPUTAP_HIDDEN 1829, fast8
GPUTAP_HIDDEN 1830, fast6
GPUTAP_HIDDEN 1831, fast6
GPUTAP_HIDDEN 1832, slow0
GPUTAP_HIDDEN 1833, slow0
GPUTAP_HIDDEN 1834, slow1
GPUTAP_HIDDEN 1835, slow3
GPUTAP_HIDDEN 1836, slow3
GPUTAP_HIDDEN 1837, fast8
GPUTAP_HIDDEN 1838, fast8
GPUTAP_HIDDEN 1839, slow2
GPUTAP_HIDDEN 1840, fast9
GPUTAP_HIDDEN 1841, fast9
GPUTAP_HIDDEN 1842, slow2
GPUTAP_HIDDEN 1843, slow2
GPUTAP_HIDDEN 1844, fast9
GPUTAP_HIDDEN 1845, fast9
GPUTAP_HIDDEN 1846, slow2
GPUTAP_HIDDEN 1847, slow1
GPUTAP_HIDDEN 1848, slow0
GPUTAP_HIDDEN 1849, slow0
GPUTAP_HIDDEN 1850, slow0
GPUTAP_HIDDEN 1851, fast6
GPUTAP_HIDDEN 1852, fast6
GPUTAP_HIDDEN 1853, slow0
GPUTAP_HIDDEN 1854, slow0
GPUTAP_HIDDEN 1855, slow0
GPUTAP_HIDDEN 1856, slow0
GPUTAP_HIDDEN 1857, slow0
GPUTAP_HIDDEN 1858, slow0
GPUTAP_HIDDEN 1859, slow0
GPUTAP_HIDDEN 1860, slow2
GPUTAP_HIDDEN 1861, slow2
GPUTAP_HIDDEN 1862, fast6
GPUTAP_HIDDEN 1863, fast6
GPUTAP_HIDDEN 1864, fast8
GPUTAP_HIDDEN 1865, fast8
GPUTAP_HIDDEN 1866, slow0
GPUTAP_HIDDEN 1867, fast7
GPUTAP_HIDDEN 1868, fast7
GPUTAP_HIDDEN 1869, slow0
GPUTAP_HIDDEN 1870, slow0
GPUTAP_HIDDEN 1871, fast6
GPUTAP_HIDDEN 1872, fast6
GPUTAP_HIDDEN 1873, slow0
GPUTAP_HIDDEN 1874, slow0
GPUTAP_HIDDEN 1875, fast6
GPUTAP_HIDDEN 1876, slow0
GPUTAP_HIDDEN 1877, fast7
GPUTAP_HIDDEN 1878, fast7
GPUTAP_HIDDEN 1879, slow0
GPUTAP_HIDDEN 1880, slow0
GPUTAP_HIDDEN 1881, fast6
GPUTAP_HIDDEN 1882, fast6
GPUTAP_HIDDEN 1883, slow0
GPUTAP_HIDDEN 1884, slow0
GPUTAP_HIDDEN 1885, slow0
GPUTAP_HIDDEN 1886, slow0
GPUTAP_HIDDEN 1887, fast3
GPUTAP_HIDDEN 1888, fast6
GPUTAP_HIDDEN 1889, fast6
GPUTAP_HIDDEN 1890, fast6
GPUTAP_HIDDEN 1891, fast6
GPUTAP_HIDDEN 1892, slow7
GPUTAP_HIDDEN 1893, slow7
GPUTAP_HIDDEN 1894, slow7
GPUTAP_HIDDEN 1895, slow7
GPUTAP_HIDDEN 1896, fast6
GPUTAP_HIDDEN 1897, fast6
GPUTAP_HIDDEN 1898, fast3
GPUTAP_HIDDEN 1899, fast3
GPUTAP_HIDDEN 1900, fast3
GPUTAP_HIDDEN 1901, out6_800000
GPUTAP_HIDDEN 1902, out6_400000
GPUTAP_HIDDEN 1903, out6_400000
GPUTAP_HIDDEN 1904, slow0
GPUTAP_HIDDEN 1905, slow0
GPUTAP_HIDDEN 1906, fast3
GPUTAP_HIDDEN 1907, fast3
GPUTAP_HIDDEN 1908, fast3
GPUTAP_HIDDEN 1909, fast3
GPUTAP_HIDDEN 1910, out3_400
GPUTAP_HIDDEN 1911, slow0
GPUTAP_HIDDEN 1912, fast3
GPUTAP_HIDDEN 1913, fast3
GPUTAP_HIDDEN 1914, fast6
GPUTAP_HIDDEN 1915, fast6
GPUTAP_HIDDEN 1916, fast6
GPUTAP_HIDDEN 1917, fast6
GPUTAP_HIDDEN 1918, fast6
GPUTAP_HIDDEN 1919, fast6
GPUTAP_HIDDEN 1920, fast3
GPUTAP_HIDDEN 1921, fast6
GPUTAP_HIDDEN 1922, fast6
GPUTAP_HIDDEN 1923, fast3
GPUTAP_HIDDEN 1924, fast6
GPUTAP_HIDDEN 1925, fast6
GPUTAP_HIDDEN 1926, fast3
GPUTAP_HIDDEN 1927, fast3
GPUTAP_HIDDEN 1928, out3_800
GPUTAP_HIDDEN 1929, out3_800
GPUTAP_HIDDEN 1930, out3_800
GPUTAP_HIDDEN 1931, fast3
GPUTAP_HIDDEN 1932, out3_080
GPUTAP_HIDDEN 1933, out3_080
GPUTAP_HIDDEN 1934, fast3
GPUTAP_HIDDEN 1935, fast3
GPUTAP_HIDDEN 1936, slow1
GPUTAP_HIDDEN 1937, slow1
GPUTAP_HIDDEN 1938, fast3
GPUTAP_HIDDEN 1939, fast3
GPUTAP_HIDDEN 1940, out3_040
GPUTAP_HIDDEN 1941, out3_040
GPUTAP_HIDDEN 1942, out3_040
GPUTAP_HIDDEN 1943, out3_040
GPUTAP_HIDDEN 1944, out3_080
GPUTAP_HIDDEN 1945, out3_080
GPUTAP_HIDDEN 1946, out3_040
GPUTAP_HIDDEN 1947, out3_040
GPUTAP_HIDDEN 1948, out3_040
GPUTAP_HIDDEN 1949, out3_040
GPUTAP_HIDDEN 1950, fast3
GPUTAP_HIDDEN 1951, fast3
GPUTAP_HIDDEN 1952, slow0
GPUTAP_HIDDEN 1953, slow0
GPUTAP_HIDDEN 1954, slow0
GPUTAP_HIDDEN 1955, slow0
GPUTAP_HIDDEN 1956, fast6
GPUTAP_HIDDEN 1957, fast6
GPUTAP_HIDDEN 1958, fast3
GPUTAP_HIDDEN 1959, fast3
GPUTAP_HIDDEN 1960, fast6
GPUTAP_HIDDEN 1961, fast6
GPUTAP_HIDDEN 1962, fast6
GPUTAP_HIDDEN 1963, out3_400
GPUTAP_HIDDEN 1964, out6_800000
GPUTAP_HIDDEN 1965, fast3
GPUTAP_HIDDEN 1966, fast3
GPUTAP_HIDDEN 1967, out3_400
GPUTAP_HIDDEN 1968, fast3
GPUTAP_HIDDEN 1969, fast6
GPUTAP_HIDDEN 1970, fast6
GPUTAP_HIDDEN 1971, slow0
GPUTAP_HIDDEN 1972, slow1
GPUTAP_HIDDEN 1973, slow1
GPUTAP_HIDDEN 1974, slow2
GPUTAP_HIDDEN 1975, slow0
GPUTAP_HIDDEN 1976, slow1
GPUTAP_HIDDEN 1977, slow0
GPUTAP_HIDDEN 1978, slow1
GPUTAP_HIDDEN 1979, slow2
GPUTAP_HIDDEN 1980, slow0
GPUTAP_HIDDEN 1981, slow0
GPUTAP_HIDDEN 1982, slow0
GPUTAP_HIDDEN 1983, slow0
GPUTAP_HIDDEN 1984, slow0
GPUTAP_HIDDEN 1985, slow0
GPUTAP_HIDDEN 1986, slow0
GPUTAP_HIDDEN 1987, slow0
GPUTAP_HIDDEN 1988, slow0
GPUTAP_HIDDEN 1989, slow0
GPUTAP_HIDDEN 1990, slow16
GPUTAP_HIDDEN 1991, slow16
GPUTAP_HIDDEN 1992, slow0
GPUTAP_HIDDEN 1993, slow0
GPUTAP_HIDDEN 1994, slow0
GPUTAP_HIDDEN 1995, slow0
GPUTAP_HIDDEN 1996, slow0
GPUTAP_HIDDEN 1997, slow0
GPUTAP_HIDDEN 1998, slow0
GPUTAP_HIDDEN 1999, slow0
GPUTAP_HIDDEN 2000, slow0
GPUTAP_HIDDEN 2001, slow0
GPUTAP_HIDDEN 2002, slow0
GPUTAP_HIDDEN 2003, slow0
GPUTAP_HIDDEN 2004, slow0
GPUTAP_HIDDEN 2005, slow0
GPUTAP_HIDDEN 2006, slow1
GPUTAP_HIDDEN 2007, slow2
GPUTAP_HIDDEN 2008, slow1
GPUTAP_HIDDEN 2009, slow0
GPUTAP_HIDDEN 2010, slow0
GPUTAP_HIDDEN 2011, out6_000800
GPUTAP_HIDDEN 2012, out3_008
GPUTAP_HIDDEN 2013, out6_004800
GPUTAP_HIDDEN 2014, out6_000800
GPUTAP_HIDDEN 2015, out6_000480
GPUTAP_HIDDEN 2016, out6_000800
GPUTAP_HIDDEN 2017, fast3
GPUTAP_HIDDEN 2018, out3_400
GPUTAP_HIDDEN 2019, slow0
GPUTAP_HIDDEN 2020, fast6
GPUTAP_HIDDEN 2021, fast6
GPUTAP_HIDDEN 2022, slow0
GPUTAP_HIDDEN 2023, fast3
GPUTAP_HIDDEN 2024, fast3
GPUTAP_HIDDEN 2025, fast3
GPUTAP_HIDDEN 2026, fast6
GPUTAP_HIDDEN 2027, fast6
GPUTAP_HIDDEN 2028, out3_800
GPUTAP_HIDDEN 2029, fast3
GPUTAP_HIDDEN 2030, out3_800
GPUTAP_HIDDEN 2031, fast3
GPUTAP_HIDDEN 2032, out6_000400
GPUTAP_HIDDEN 2033, out3_840
GPUTAP_HIDDEN 2034, fast3
GPUTAP_HIDDEN 2035, out3_040
GPUTAP_HIDDEN 2036, out3_080
GPUTAP_HIDDEN 2037, fast3
GPUTAP_HIDDEN 2038, out3_084
GPUTAP_HIDDEN 2039, out3_080
GPUTAP_HIDDEN 2040, fast3
GPUTAP_HIDDEN 2041, out3_040
GPUTAP_HIDDEN 2042, out3_080
GPUTAP_HIDDEN 2043, fast3
GPUTAP_HIDDEN 2044, slow5
GPUTAP_HIDDEN 2045, slow0
GPUTAP_HIDDEN 2046, slow0
GPUTAP_HIDDEN 2047, slow0
GPUTAP_HIDDEN 2048, slow2
GPUTAP_HIDDEN 2049, slow3
GPUTAP_HIDDEN 2050, slow1
GPUTAP_HIDDEN 2051, slow2
GPUTAP_HIDDEN 2052, fast3
GPUTAP_HIDDEN 2053, fast3
GPUTAP_HIDDEN 2054, slow1
GPUTAP_HIDDEN 2055, slow2
GPUTAP_HIDDEN 2056, slow0
GPUTAP_HIDDEN 2057, slow0
GPUTAP_HIDDEN 2058, slow0
GPUTAP_HIDDEN 2059, slow0
GPUTAP_HIDDEN 2060, slow0
GPUTAP_HIDDEN 2061, slow0
GPUTAP_HIDDEN 2062, slow0
GPUTAP_HIDDEN 2063, slow0
GPUTAP_HIDDEN 2064, slow0
GPUTAP_HIDDEN 2065, slow0
GPUTAP_HIDDEN 2066, slow0
GPUTAP_HIDDEN 2067, slow0
# GPUTAP_EXPORT index, exported name, layer, id in each family of the layer or -1
GPUTAP_EXPORT 0, __cudaLaunchKernel, 1, -1, 1105, 1527
GPUTAP_EXPORT 1, __cudaLaunchKernel_ptsz, 1, -1, 1106, 1528
GPUTAP_EXPORT 2, cudaArrayGetInfo, 1, 723, 1107, 1529
GPUTAP_EXPORT 3, cudaArrayGetMemoryRequirements, 1, 724, 1108, 1530
GPUTAP_EXPORT 4, cudaArrayGetPlane, 1, 725, 1109, 1531
GPUTAP_EXPORT 5, cudaArrayGetSparseProperties, 1, 726, 1110, 1532
GPUTAP_EXPORT 6, cudaBindSurfaceToArray, 1, 727, -1, -1
GPUTAP_EXPORT 7, cudaBindTexture, 1, 728, -1, -1
GPUTAP_EXPORT 8, cudaBindTexture2D, 1, 729, -1, -1
GPUTAP_EXPORT 9, cudaBindTextureToArray, 1, 730, -1, -1
GPUTAP_EXPORT 10, cudaBindTextureToMipmappedArray, 1, 731, -1, -1
GPUTAP_EXPORT 11, cudaChooseDevice, 1, 732, 1111, 1533
GPUTAP_EXPORT 12, cudaCreateChannelDesc, 1, 733, 1112, 1534
GPUTAP_EXPORT 13, cudaCreateSurfaceObject, 1, 734, 1113, 1535
GPUTAP_EXPORT 14, cudaCreateTextureObject, 1, 735, 1114, 1536
GPUTAP_EXPORT 15, cudaCreateTextureObject_v2, 1, 736, -1, -1
GPUTAP_EXPORT 16, cudaCtxResetPersistingL2Cache, 1, 737, 1115, 1537
GPUTAP_EXPORT 17, cudaDestroyExternalMemory, 1, 738, 1116, 1538
GPUTAP_EXPORT 18, cudaDestroyExternalSemaphore, 1, 739, 1117, 1539
GPUTAP_EXPORT 19, cudaDestroySurfaceObject, 1, 740, 1118, 1540
GPUTAP_EXPORT 20, cudaDestroyTextureObject, 1, 741, 1119, 1541
GPUTAP_EXPORT 21, cudaDevResourceGenerateDesc, 1, -1, -1, 1542
GPUTAP_EXPORT 22, cudaDevSmResourceSplit, 1, -1, -1, 1543
GPUTAP_EXPORT 23, cudaDevSmResourceSplitByCount, 1, -1, -1, 1544
GPUTAP_EXPORT 24, cudaDeviceCanAccessPeer, 1, 742, 1120, 1545
GPUTAP_EXPORT 25, cudaDeviceDisablePeerAccess, 1, 743, 1121, 1546
GPUTAP_EXPORT 26, cudaDeviceEnablePeerAccess, 1, 744, 1122, 1547
GPUTAP_EXPORT 27, cudaDeviceFlushGPUDirectRDMAWrites, 1, 745, 1123, 1548
GPUTAP_EXPORT 28, cudaDeviceGetAttribute, 1, 746, 1124, 1549
GPUTAP_EXPORT 29, cudaDeviceGetByPCIBusId, 1, 747, 1125, 1550
GPUTAP_EXPORT 30, cudaDeviceGetCacheConfig, 1, 748, 1126, 1551
GPUTAP_EXPORT 31, cudaDeviceGetDefaultMemPool, 1, 749, 1127, 1552
GPUTAP_EXPORT 32, cudaDeviceGetDevResource, 1, -1, -1, 1553
GPUTAP_EXPORT 33, cudaDeviceGetExecutionCtx, 1, -1, -1, 1554
GPUTAP_EXPORT 34, cudaDeviceGetGraphMemAttribute, 1, 750, 1128, 1555
GPUTAP_EXPORT 35, cudaDeviceGetHostAtomicCapabilities, 1, -1, -1, 1556
GPUTAP_EXPORT 36, cudaDeviceGetLimit, 1, 751, 1129, 1557
GPUTAP_EXPORT 37, cudaDeviceGetMemPool, 1, 752, 1130, 1558
GPUTAP_EXPORT 38, cudaDeviceGetNvSciSyncAttributes, 1, 753, 1131, 1559
GPUTAP_EXPORT 39, cudaDeviceGetP2PAtomicCapabilities, 1, -1, -1, 1560
GPUTAP_EXPORT 40, cudaDeviceGetP2PAttribute, 1, 754, 1132, 1561
GPUTAP_EXPORT 41, cudaDeviceGetPCIBusId, 1, 755, 1133, 1562
GPUTAP_EXPORT 42, cudaDeviceGetSharedMemConfig, 1, 756, 1134, 1563
GPUTAP_EXPORT 43, cudaDeviceGetStreamPriorityRange, 1, 757, 1135, 1564
GPUTAP_EXPORT 44, cudaDeviceGetTexture1DLinearMaxWidth, 1, 758, 1136, 1565
GPUTAP_EXPORT 45, cudaDeviceGraphMemTrim, 1, 759, 1137, 1566
GPUTAP_EXPORT 46, cudaDeviceRegisterAsyncNotification, 1, -1, 1138, 1567
GPUTAP_EXPORT 47, cudaDeviceReset, 1, 760, 1139, 1568
GPUTAP_EXPORT 48, cudaDeviceSetCacheConfig, 1, 761, 1140, 1569
GPUTAP_EXPORT 49, cudaDeviceSetGraphMemAttribute, 1, 762, 1141, 1570
GPUTAP_EXPORT 50, cudaDeviceSetLimit, 1, 763, 1142, 1571
GPUTAP_EXPORT 51, cudaDeviceSetMemPool, 1, 764, 1143, 1572
GPUTAP_EXPORT 52, cudaDeviceSetSharedMemConfig, 1, 765, 1144, 1573
GPUTAP_EXPORT 53, cudaDeviceSynchronize, 1, 766, 1145, 1574
GPUTAP_EXPORT 54, cudaDeviceUnregisterAsyncNotification, 1, -1, 1146, 1575
GPUTAP_EXPORT 55, cudaDriverGetVersion, 1, 767, 1147, 1576
GPUTAP_EXPORT 56, cudaEGLStreamConsumerAcquireFrame, 1, 768, 1148, 1577
GPUTAP_EXPORT 57, cudaEGLStreamConsumerConnect, 1, 769, 1149, 1578
GPUTAP_EXPORT 58, cudaEGLStreamConsumerConnectWithFlags, 1, 770, 1150, 1579
GPUTAP_EXPORT 59, cudaEGLStreamConsumerDisconnect, 1, 771, 1151, 1580
GPUTAP_EXPORT 60, cudaEGLStreamConsumerReleaseFrame, 1, 772, 1152, 1581
GPUTAP_EXPORT 61, cudaEGLStreamProducerConnect, 1, 773, 1153, 1582
GPUTAP_EXPORT 62, cudaEGLStreamProducerDisconnect, 1, 774, 1154, 1583
GPUTAP_EXPORT 63, cudaEGLStreamProducerReturnFrame, 1, 775, 1155, 1584
GPUTAP_EXPORT 64, cudaEventCreate, 1, 776, 1156, 1585
GPUTAP_EXPORT 65, cudaEventCreateFromEGLSync, 1, 777, 1157, 1586
GPUTAP_EXPORT 66, cudaEventCreateWithFlags, 1, 778, 1158, 1587
GPUTAP_EXPORT 67, cudaEventDestroy, 1, 779, 1159, 1588
GPUTAP_EXPORT 68, cudaEventElapsedTime, 1, 780, 1160, 1589
GPUTAP_EXPORT 69, cudaEventElapsedTime_v2, 1, -1, 1161, -1
GPUTAP_EXPORT 70, cudaEventQuery, 1, 781, 1162, 1590
GPUTAP_EXPORT 71, cudaEventRecord, 1, 782, 1163, 1591
GPUTAP_EXPORT 72, cudaEventRecordWithFlags, 1, 783, 1164, 1592
GPUTAP_EXPORT 73, cudaEventRecordWithFlags_ptsz, 1, 784, 1165, 1593
GPUTAP_EXPORT 74, cudaEventRecord_ptsz, 1, 785, 1166, 1594
GPUTAP_EXPORT 75, cudaEventSynchronize, 1, 786, 1167, 1595
GPUTAP_EXPORT 76, cudaExecutionCtxDestroy, 1, -1, -1, 1596
GPUTAP_EXPORT 77, cudaExecutionCtxGetDevResource, 1, -1, -1, 1597
GPUTAP_EXPORT 78, cudaExecutionCtxGetDevice, 1, -1, -1, 1598
GPUTAP_EXPORT 79, cudaExecutionCtxGetId, 1, -1, -1, 1599
GPUTAP_EXPORT 80, cudaExecutionCtxRecordEvent, 1, -1, -1, 1600
GPUTAP_EXPORT 81, cudaExecutionCtxStreamCreate, 1, -1, -1, 1601
GPUTAP_EXPORT 82, cudaExecutionCtxSynchronize, 1, -1, -1, 1602
GPUTAP_EXPORT 83, cudaExecutionCtxWaitEvent, 1, -1, -1, 1603
GPUTAP_EXPORT 84, cudaExternalMemoryGetMappedBuffer, 1, 787, 1168, 1604
GPUTAP_EXPORT 85, cudaExternalMemoryGetMappedMipmappedArray, 1, 788, 1169, 1605
GPUTAP_EXPORT 86, cudaFree, 1, 789, 1170, 1606
GPUTAP_EXPORT 87, cudaFreeArray, 1, 790, 1171, 1607
GPUTAP_EXPORT 88, cudaFreeAsync, 1, 791, 1172, 1608
GPUTAP_EXPORT 89, cudaFreeAsync_ptsz, 1, 792, 1173, 1609
GPUTAP_EXPORT 90, cudaFreeHost, 1, 793, 1174, 1610
GPUTAP_EXPORT 91, cudaFreeMipmappedArray, 1, 794, 1175, 1611
GPUTAP_EXPORT 92, cudaFuncGetAttributes, 1, 795, 1176, 1612
GPUTAP_EXPORT 93, cudaFuncGetName, 1, -1, 1177, 1613
GPUTAP_EXPORT 94, cudaFuncGetParamCount, 1, -1, -1, 1614
GPUTAP_EXPORT 95, cudaFuncGetParamInfo, 1, -1, 1178, 1615
GPUTAP_EXPORT 96, cudaFuncSetAttribute, 1, 796, 1179, 1616
GPUTAP_EXPORT 97, cudaFuncSetCacheConfig, 1, 797, 1180, 1617
GPUTAP_EXPORT 98, cudaFuncSetSharedMemConfig, 1, 798, 1181, 1618
GPUTAP_EXPORT 99, cudaGLGetDevices, 1, 799, 1182, 1619
GPUTAP_EXPORT 100, cudaGLMapBufferObject, 1, 800, 1183, 1620
GPUTAP_EXPORT 101, cudaGLMapBufferObjectAsync, 1, 801, 1184, 1621
GPUTAP_EXPORT 102, cudaGLRegisterBufferObject, 1, 802, 1185, 1622
GPUTAP_EXPORT 103, cudaGLSetBufferObjectMapFlags, 1, 803, 1186, 1623
GPUTAP_EXPORT 104, cudaGLSetGLDevice, 1, 804, 1187, 1624
GPUTAP_EXPORT 105, cudaGLUnmapBufferObject, 1, 805, 1188, 1625
GPUTAP_EXPORT 106, cudaGLUnmapBufferObjectAsync, 1, 806, 1189, 1626
GPUTAP_EXPORT 107, cudaGLUnregisterBufferObject, 1, 807, 1190, 1627
GPUTAP_EXPORT 108, cudaGetChannelDesc, 1, 808, 1191, 1628
GPUTAP_EXPORT 109, cudaGetDevice, 1, 809, 1192, 1629
GPUTAP_EXPORT 110, cudaGetDeviceCount, 1, 810, 1193, 1630
GPUTAP_EXPORT 111, cudaGetDeviceFlags, 1, 811, 1194, 1631
GPUTAP_EXPORT 112, cudaGetDeviceProperties, 1, 812, 1195, 1632
GPUTAP_EXPORT 113, cudaGetDeviceProperties_v2, 1, -1, 1196, -1
GPUTAP_EXPORT 114, cudaGetDriverEntryPoint, 1, 813, 1197, 1633
GPUTAP_EXPORT 115, cudaGetDriverEntryPointByVersion, 1, -1, 1198, 1634
GPUTAP_EXPORT 116, cudaGetDriverEntryPointByVersion_ptsz, 1, -1, 1199, 1635
GPUTAP_EXPORT 117, cudaGetDriverEntryPoint_ptsz, 1, 814, 1200, 1636
GPUTAP_EXPORT 118, cudaGetErrorName, 1, 815, 1201, 1637
GPUTAP_EXPORT 119, cudaGetErrorString, 1, 816, 1202, 1638
GPUTAP_EXPORT 120, cudaGetExportTable, 1, 817, 1203, 1639
GPUTAP_EXPORT 121, cudaGetFuncBySymbol, 1, 818, 1204, 1640
GPUTAP_EXPORT 122, cudaGetKernel, 1, -1, 1205, 1641
GPUTAP_EXPORT 123, cudaGetLastError, 1, 819, 1206, 1642
GPUTAP_EXPORT 124, cudaGetMipmappedArrayLevel, 1, 820, 1207, 1643
GPUTAP_EXPORT 125, cudaGetSurfaceObjectResourceDesc, 1, 821, 1208, 1644
GPUTAP_EXPORT 126, cudaGetSurfaceReference, 1, 822, -1, -1
GPUTAP_EXPORT 127, cudaGetSymbolAddress, 1, 823, 1209, 1645
GPUTAP_EXPORT 128, cudaGetSymbolSize, 1, 824, 1210, 1646
GPUTAP_EXPORT 129, cudaGetTextureAlignmentOffset, 1, 825, -1, -1
GPUTAP_EXPORT 130, cudaGetTextureObjectResourceDesc, 1, 826, 1211, 1647
GPUTAP_EXPORT 131, cudaGetTextureObjectResourceViewDesc, 1, 827, 1212, 1648
GPUTAP_EXPORT 132, cudaGetTextureObjectTextureDesc, 1, 828, 1213, 1649
GPUTAP_EXPORT 133, cudaGetTextureObjectTextureDesc_v2, 1, 829, -1, -1
GPUTAP_EXPORT 134, cudaGetTextureReference, 1, 830, -1, -1
GPUTAP_EXPORT 135, cudaGraphAddChildGraphNode, 1, 831, 1214, 1650
GPUTAP_EXPORT 136, cudaGraphAddDependencies, 1, 832, 1215, 1651
GPUTAP_EXPORT 137, cudaGraphAddDependencies_v2, 1, -1, 1216, -1
GPUTAP_EXPORT 138, cudaGraphAddEmptyNode, 1, 833, 1217, 1652
GPUTAP_EXPORT 139, cudaGraphAddEventRecordNode, 1, 834, 1218, 1653
GPUTAP_EXPORT 140, cudaGraphAddEventWaitNode, 1, 835, 1219, 1654
GPUTAP_EXPORT 141, cudaGraphAddExternalSemaphoresSignalNode, 1, 836, 1220, 1655
GPUTAP_EXPORT 142, cudaGraphAddExternalSemaphoresWaitNode, 1, 837, 1221, 1656
GPUTAP_EXPORT 143, cudaGraphAddHostNode, 1, 838, 1222, 1657
GPUTAP_EXPORT 144, cudaGraphAddKernelNode, 1, 839, 1223, 1658
GPUTAP_EXPORT 145, cudaGraphAddMemAllocNode, 1, 840, 1224, 1659
GPUTAP_EXPORT 146, cudaGraphAddMemFreeNode, 1, 841, 1225, 1660
GPUTAP_EXPORT 147, cudaGraphAddMemcpyNode, 1, 842, 1226, 1661
GPUTAP_EXPORT 148, cudaGraphAddMemcpyNode1D, 1, 843, 1227, 1662
GPUTAP_EXPORT 149, cudaGraphAddMemcpyNodeFromSymbol, 1, 844, 1228, 1663
GPUTAP_EXPORT 150, cudaGraphAddMemcpyNodeToSymbol, 1, 845, 1229, 1664
GPUTAP_EXPORT 151, cudaGraphAddMemsetNode, 1, 846, 1230, 1665
GPUTAP_EXPORT 152, cudaGraphAddNode, 1, -1, 1231, 1666
GPUTAP_EXPORT 153, cudaGraphAddNode_v2, 1, -1, 1232, -1
GPUTAP_EXPORT 154, cudaGraphChildGraphNodeGetGraph, 1, 847, 1233, 1667
GPUTAP_EXPORT 155, cudaGraphClone, 1, 848, 1234, 1668
GPUTAP_EXPORT 156, cudaGraphConditionalHandleCreate, 1, -1, 1235, 1669
GPUTAP_EXPORT 157, cudaGraphConditionalHandleCreate_v2, 1, -1, -1, 1670
GPUTAP_EXPORT 158, cudaGraphCreate, 1, 849, 1236, 1671
GPUTAP_EXPORT 159, cudaGraphDebugDotPrint, 1, 850, 1237, 1672
GPUTAP_EXPORT 160, cudaGraphDestroy, 1, 851, 1238, 1673
GPUTAP_EXPORT 161, cudaGraphDestroyNode, 1, 852, 1239, 1674
GPUTAP_EXPORT 162, cudaGraphEventRecordNodeGetEvent, 1, 853, 1240, 1675
GPUTAP_EXPORT 163, cudaGraphEventRecordNodeSetEvent, 1, 854, 1241, 1676
GPUTAP_EXPORT 164, cudaGraphEventWaitNodeGetEvent, 1, 855, 1242, 1677
GPUTAP_EXPORT 165, cudaGraphEventWaitNodeSetEvent, 1, 856, 1243, 1678
GPUTAP_EXPORT 166, cudaGraphExecChildGraphNodeSetParams, 1, 857, 1244, 1679
GPUTAP_EXPORT 167, cudaGraphExecDestroy, 1, 858, 1245, 1680
GPUTAP_EXPORT 168, cudaGraphExecEventRecordNodeSetEvent, 1, 859, 1246, 1681
GPUTAP_EXPORT 169, cudaGraphExecEventWaitNodeSetEvent, 1, 860, 1247, 1682
GPUTAP_EXPORT 170, cudaGraphExecExternalSemaphoresSignalNodeSetParams, 1, 861, 1248, 1683
GPUTAP_EXPORT 171, cudaGraphExecExternalSemaphoresWaitNodeSetParams, 1, 862, 1249, 1684
GPUTAP_EXPORT 172, cudaGraphExecGetFlags, 1, -1, 1250, 1685
GPUTAP_EXPORT 173, cudaGraphExecGetId, 1, -1, -1, 1686
GPUTAP_EXPORT 174, cudaGraphExecHostNodeSetParams, 1, 863, 1251, 1687
GPUTAP_EXPORT 175, cudaGraphExecKernelNodeSetParams, 1, 864, 1252, 1688
GPUTAP_EXPORT 176, cudaGraphExecMemcpyNodeSetParams, 1, 865, 1253, 1689
GPUTAP_EXPORT 177, cudaGraphExecMemcpyNodeSetParams1D, 1, 866, 1254, 1690
GPUTAP_EXPORT 178, cudaGraphExecMemcpyNodeSetParamsFromSymbol, 1, 867, 1255, 1691
GPUTAP_EXPORT 179, cudaGraphExecMemcpyNodeSetParamsToSymbol, 1, 868, 1256, 1692
GPUTAP_EXPORT 180, cudaGraphExecMemsetNodeSetParams, 1, 869, 1257, 1693
GPUTAP_EXPORT 181, cudaGraphExecNodeSetParams, 1, -1, 1258, 1694
GPUTAP_EXPORT 182, cudaGraphExecUpdate, 1, 870, 1259, 1695
GPUTAP_EXPORT 183, cudaGraphExternalSemaphoresSignalNodeGetParams, 1, 871, 1260, 1696
GPUTAP_EXPORT 184, cudaGraphExternalSemaphoresSignalNodeSetParams, 1, 872, 1261, 1697
GPUTAP_EXPORT 185, cudaGraphExternalSemaphoresWaitNodeGetParams, 1, 873, 1262, 1698
GPUTAP_EXPORT 186, cudaGraphExternalSemaphoresWaitNodeSetParams, 1, 874, 1263, 1699
GPUTAP_EXPORT 187, cudaGraphGetEdges, 1, 875, 1264, 1700
GPUTAP_EXPORT 188, cudaGraphGetEdges_v2, 1, -1, 1265, -1
GPUTAP_EXPORT 189, cudaGraphGetId, 1, -1, -1, 1701
GPUTAP_EXPORT 190, cudaGraphGetNodes, 1, 876, 1266, 1702
GPUTAP_EXPORT 191, cudaGraphGetRootNodes, 1, 877, 1267, 1703
GPUTAP_EXPORT 192, cudaGraphHostNodeGetParams, 1, 878, 1268, 1704
GPUTAP_EXPORT 193, cudaGraphHostNodeSetParams, 1, 879, 1269, 1705
GPUTAP_EXPORT 194, cudaGraphInstantiate, 1, 880, 1270, 1706
GPUTAP_EXPORT 195, cudaGraphInstantiateWithFlags, 1, 881, 1271, 1707
GPUTAP_EXPORT 196, cudaGraphInstantiateWithParams, 1, -1, 1272, 1708
GPUTAP_EXPORT 197, cudaGraphInstantiateWithParams_ptsz, 1, -1, 1273, 1709
GPUTAP_EXPORT 198, cudaGraphKernelNodeCopyAttributes, 1, 882, 1274, 1710
GPUTAP_EXPORT 199, cudaGraphKernelNodeGetAttribute, 1, 883, 1275, 1711
GPUTAP_EXPORT 200, cudaGraphKernelNodeGetParams, 1, 884, 1276, 1712
GPUTAP_EXPORT 201, cudaGraphKernelNodeSetAttribute, 1, 885, 1277, 1713
GPUTAP_EXPORT 202, cudaGraphKernelNodeSetParams, 1, 886, 1278, 1714
GPUTAP_EXPORT 203, cudaGraphLaunch, 1, 887, 1279, 1715
GPUTAP_EXPORT 204, cudaGraphLaunch_ptsz, 1, 888, 1280, 1716
GPUTAP_EXPORT 205, cudaGraphMemAllocNodeGetParams, 1, 889, 1281, 1717
GPUTAP_EXPORT 206, cudaGraphMemFreeNodeGetParams, 1, 890, 1282, 1718
GPUTAP_EXPORT 207, cudaGraphMemcpyNodeGetParams, 1, 891, 1283, 1719
GPUTAP_EXPORT 208, cudaGraphMemcpyNodeSetParams, 1, 892, 1284, 1720
GPUTAP_EXPORT 209, cudaGraphMemcpyNodeSetParams1D, 1, 893, 1285, 1721
GPUTAP_EXPORT 210, cudaGraphMemcpyNodeSetParamsFromSymbol, 1, 894, 1286, 1722
GPUTAP_EXPORT 211, cudaGraphMemcpyNodeSetParamsToSymbol, 1, 895, 1287, 1723
GPUTAP_EXPORT 212, cudaGraphMemsetNodeGetParams, 1, 896, 1288, 1724
GPUTAP_EXPORT 213, cudaGraphMemsetNodeSetParams, 1, 897, 1289, 1725
GPUTAP_EXPORT 214, cudaGraphNodeFindInClone, 1, 898, 1290, 1726
GPUTAP_EXPORT 215, cudaGraphNodeGetContainingGraph, 1, -1, -1, 1727
GPUTAP_EXPORT 216, cudaGraphNodeGetDependencies, 1, 899, 1291, 1728
GPUTAP_EXPORT 217, cudaGraphNodeGetDependencies_v2, 1, -1, 1292, -1
GPUTAP_EXPORT 218, cudaGraphNodeGetDependentNodes, 1, 900, 1293, 1729
GPUTAP_EXPORT 219, cudaGraphNodeGetDependentNodes_v2, 1, -1, 1294, -1
GPUTAP_EXPORT 220, cudaGraphNodeGetEnabled, 1, 901, 1295, 1730
GPUTAP_EXPORT 221, cudaGraphNodeGetLocalId, 1, -1, -1, 1731
GPUTAP_EXPORT 222, cudaGraphNodeGetParams, 1, -1, -1, 1732
GPUTAP_EXPORT 223, cudaGraphNodeGetToolsId, 1, -1, -1, 1733
GPUTAP_EXPORT 224, cudaGraphNodeGetType, 1, 902, 1296, 1734
GPUTAP_EXPORT 225, cudaGraphNodeSetEnabled, 1, 903, 1297, 1735
GPUTAP_EXPORT 226, cudaGraphNodeSetParams, 1, -1, 1298, 1736
GPUTAP_EXPORT 227, cudaGraphReleaseUserObject, 1, 904, 1299, 1737
GPUTAP_EXPORT 228, cudaGraphRemoveDependencies, 1, 905, 1300, 1738
GPUTAP_EXPORT 229, cudaGraphRemoveDependencies_v2, 1, -1, 1301, -1
GPUTAP_EXPORT 230, cudaGraphRetainUserObject, 1, 906, 1302, 1739
GPUTAP_EXPORT 231, cudaGraphUpload, 1, 907, 1303, 1740
GPUTAP_EXPORT 232, cudaGraphUpload_ptsz, 1, 908, 1304, 1741
GPUTAP_EXPORT 233, cudaGraphicsEGLRegisterImage, 1, 909, 1305, 1742
GPUTAP_EXPORT 234, cudaGraphicsGLRegisterBuffer, 1, 910, 1306, 1743
GPUTAP_EXPORT 235, cudaGraphicsGLRegisterImage, 1, 911, 1307, 1744
GPUTAP_EXPORT 236, cudaGraphicsMapResources, 1, 912, 1308, 1745
GPUTAP_EXPORT 237, cudaGraphicsResourceGetMappedEglFrame, 1, 913, 1309, 1746
GPUTAP_EXPORT 238, cudaGraphicsResourceGetMappedMipmappedArray, 1, 914, 1310, 1747
GPUTAP_EXPORT 239, cudaGraphicsResourceGetMappedPointer, 1, 915, 1311, 1748
GPUTAP_EXPORT 240, cudaGraphicsResourceSetMapFlags, 1, 916, 1312, 1749
GPUTAP_EXPORT 241, cudaGraphicsSubResourceGetMappedArray, 1, 917, 1313, 1750
GPUTAP_EXPORT 242, cudaGraphicsUnmapResources, 1, 918, 1314, 1751
GPUTAP_EXPORT 243, cudaGraphicsUnregisterResource, 1, 919, 1315, 1752
GPUTAP_EXPORT 244, cudaGraphicsVDPAURegisterOutputSurface, 1, 920, 1316, 1753
GPUTAP_EXPORT 245, cudaGraphicsVDPAURegisterVideoSurface, 1, 921, 1317, 1754
GPUTAP_EXPORT 246, cudaGreenCtxCreate, 1, -1, -1, 1755
GPUTAP_EXPORT 247, cudaHostAlloc, 1, 922, 1318, 1756
GPUTAP_EXPORT 248, cudaHostGetDevicePointer, 1, 923, 1319, 1757
GPUTAP_EXPORT 249, cudaHostGetFlags, 1, 924, 1320, 1758
GPUTAP_EXPORT 250, cudaHostRegister, 1, 925, 1321, 1759
GPUTAP_EXPORT 251, cudaHostUnregister, 1, 926, 1322, 1760
GPUTAP_EXPORT 252, cudaImportExternalMemory, 1, 927, 1323, 1761
GPUTAP_EXPORT 253, cudaImportExternalSemaphore, 1, 928, 1324, 1762
GPUTAP_EXPORT 254, cudaInitDevice, 1, -1, 1325, 1763
GPUTAP_EXPORT 255, cudaIpcCloseMemHandle, 1, 929, 1326, 1764
GPUTAP_EXPORT 256, cudaIpcGetEventHandle, 1, 930, 1327, 1765
GPUTAP_EXPORT 257, cudaIpcGetMemHandle, 1, 931, 1328, 1766
GPUTAP_EXPORT 258, cudaIpcOpenEventHandle, 1, 932, 1329, 1767
GPUTAP_EXPORT 259, cudaIpcOpenMemHandle, 1, 933, 1330, 1768
GPUTAP_EXPORT 260, cudaKernelSetAttributeForDevice, 1, -1, 1331, 1769
GPUTAP_EXPORT 261, cudaLaunchCooperativeKernel, 1, 934, 1332, 1770
GPUTAP_EXPORT 262, cudaLaunchCooperativeKernelMultiDevice, 1, 935, 1333, -1
GPUTAP_EXPORT 263, cudaLaunchCooperativeKernel_ptsz, 1, 936, 1334, 1771
GPUTAP_EXPORT 264, cudaLaunchHostFunc, 1, 937, 1335, 1772
GPUTAP_EXPORT 265, cudaLaunchHostFunc_ptsz, 1, 938, 1336, 1773
GPUTAP_EXPORT 266, cudaLaunchHostFunc_v2, 1, -1, -1, 1774
GPUTAP_EXPORT 267, cudaLaunchHostFunc_v2_ptsz, 1, -1, -1, 1775
GPUTAP_EXPORT 268, cudaLaunchKernel, 1, 939, 1337, 1776
GPUTAP_EXPORT 269, cudaLaunchKernelExC, 1, 940, 1338, 1777
GPUTAP_EXPORT 270, cudaLaunchKernelExC_ptsz, 1, 941, 1339, 1778
GPUTAP_EXPORT 271, cudaLaunchKernel_ptsz, 1, 942, 1340, 1779
GPUTAP_EXPORT 272, cudaLibraryEnumerateKernels, 1, -1, 1341, 1780
GPUTAP_EXPORT 273, cudaLibraryGetGlobal, 1, -1, 1342, 1781
GPUTAP_EXPORT 274, cudaLibraryGetKernel, 1, -1, 1343, 1782
GPUTAP_EXPORT 275, cudaLibraryGetKernelCount, 1, -1, 1344, 1783
GPUTAP_EXPORT 276, cudaLibraryGetManaged, 1, -1, 1345, 1784
GPUTAP_EXPORT 277, cudaLibraryGetUnifiedFunction, 1, -1, 1346, 1785
GPUTAP_EXPORT 278, cudaLibraryLoadData, 1, -1, 1347, 1786
GPUTAP_EXPORT 279, cudaLibraryLoadFromFile, 1, -1, 1348, 1787
GPUTAP_EXPORT 280, cudaLibraryUnload, 1, -1, 1349, 1788
GPUTAP_EXPORT 281, cudaLogsCurrent, 1, -1, -1, 1789
GPUTAP_EXPORT 282, cudaLogsDumpToFile, 1, -1, -1, 1790
GPUTAP_EXPORT 283, cudaLogsDumpToMemory, 1, -1, -1, 1791
GPUTAP_EXPORT 284, cudaLogsRegisterCallback, 1, -1, -1, 1792
GPUTAP_EXPORT 285, cudaLogsUnregisterCallback, 1, -1, -1, 1793
GPUTAP_EXPORT 286, cudaMalloc, 1, 943, 1350, 1794
GPUTAP_EXPORT 287, cudaMalloc3D, 1, 944, 1351, 1795
GPUTAP_EXPORT 288, cudaMalloc3DArray, 1, 945, 1352, 1796
GPUTAP_EXPORT 289, cudaMallocArray, 1, 946, 1353, 1797
GPUTAP_EXPORT 290, cudaMallocAsync, 1, 947, 1354, 1798
GPUTAP_EXPORT 291, cudaMallocAsync_ptsz, 1, 948, 1355, 1799
GPUTAP_EXPORT 292, cudaMallocFromPoolAsync, 1, 949, 1356, 1800
GPUTAP_EXPORT 293, cudaMallocFromPoolAsync_ptsz, 1, 950, 1357, 1801
GPUTAP_EXPORT 294, cudaMallocHost, 1, 951, 1358, 1802
GPUTAP_EXPORT 295, cudaMallocManaged, 1, 952, 1359, 1803
GPUTAP_EXPORT 296, cudaMallocMipmappedArray, 1, 953, 1360, 1804
GPUTAP_EXPORT 297, cudaMallocPitch, 1, 954, 1361, 1805
GPUTAP_EXPORT 298, cudaMemAdvise, 1, 955, 1362, 1806
GPUTAP_EXPORT 299, cudaMemAdvise_v2, 1, -1, 1363, -1
GPUTAP_EXPORT 300, cudaMemDiscardAndPrefetchBatchAsync, 1, -1, -1, 1807
GPUTAP_EXPORT 301, cudaMemDiscardAndPrefetchBatchAsync_ptsz, 1, -1, -1, 1808
GPUTAP_EXPORT 302, cudaMemDiscardBatchAsync, 1, -1, -1, 1809
GPUTAP_EXPORT 303, cudaMemDiscardBatchAsync_ptsz, 1, -1, -1, 1810
GPUTAP_EXPORT 304, cudaMemGetDefaultMemPool, 1, -1, -1, 1811
GPUTAP_EXPORT 305, cudaMemGetInfo, 1, 956, 1364, 1812
GPUTAP_EXPORT 306, cudaMemGetLocationInfo, 1, -1, -1, 1813
GPUTAP_EXPORT 307, cudaMemGetMemPool, 1, -1, -1, 1814
GPUTAP_EXPORT 308, cudaMemPoolCreate, 1, 957, 1365, 1815
GPUTAP_EXPORT 309, cudaMemPoolDestroy, 1, 958, 1366, 1816
GPUTAP_EXPORT 310, cudaMemPoolExportPointer, 1, 959, 1367, 1817
GPUTAP_EXPORT 311, cudaMemPoolExportToShareableHandle, 1, 960, 1368, 1818
GPUTAP_EXPORT 312, cudaMemPoolGetAccess, 1, 961, 1369, 1819
GPUTAP_EXPORT 313, cudaMemPoolGetAttribute, 1, 962, 1370, 1820
GPUTAP_EXPORT 314, cudaMemPoolImportFromShareableHandle, 1, 963, 1371, 1821
GPUTAP_EXPORT 315, cudaMemPoolImportPointer, 1, 964, 1372, 1822
GPUTAP_EXPORT 316, cudaMemPoolSetAccess, 1, 965, 1373, 1823
GPUTAP_EXPORT 317, cudaMemPoolSetAttribute, 1, 966, 1374, 1824
GPUTAP_EXPORT 318, cudaMemPoolTrimTo, 1, 967, 1375, 1825
GPUTAP_EXPORT 319, cudaMemPrefetchAsync, 1, 968, 1376, 1826
GPUTAP_EXPORT 320, cudaMemPrefetchAsync_ptsz, 1, 969, 1377, 1827
GPUTAP_EXPORT 321, cudaMemPrefetchAsync_v2, 1, -1, 1378, -1
GPUTAP_EXPORT 322, cudaMemPrefetchAsync_v2_ptsz, 1, -1, 1379, -1
GPUTAP_EXPORT 323, cudaMemPrefetchBatchAsync, 1, -1, -1, 1828
GPUTAP_EXPORT 324, cudaMemPrefetchBatchAsync_ptsz, 1, -1, -1, 1829
GPUTAP_EXPORT 325, cudaMemRangeGetAttribute, 1, 970, 1380, 1830
GPUTAP_EXPORT 326, cudaMemRangeGetAttributes, 1, 971, 1381, 1831
GPUTAP_EXPORT 327, cudaMemSetMemPool, 1, -1, -1, 1832
GPUTAP_EXPORT 328, cudaMemcpy, 1, 972, 1382, 1833
GPUTAP_EXPORT 329, cudaMemcpy2D, 1, 973, 1383, 1834
GPUTAP_EXPORT 330, cudaMemcpy2DArrayToArray, 1, 974, 1384, 1835
GPUTAP_EXPORT 331, cudaMemcpy2DArrayToArray_ptds, 1, 975, 1385, 1836
GPUTAP_EXPORT 332, cudaMemcpy2DAsync, 1, 976, 1386, 1837
GPUTAP_EXPORT 333, cudaMemcpy2DAsync_ptsz, 1, 977, 1387, 1838
GPUTAP_EXPORT 334, cudaMemcpy2DFromArray, 1, 978, 1388, 1839
GPUTAP_EXPORT 335, cudaMemcpy2DFromArrayAsync, 1, 979, 1389, 1840
GPUTAP_EXPORT 336, cudaMemcpy2DFromArrayAsync_ptsz, 1, 980, 1390, 1841
GPUTAP_EXPORT 337, cudaMemcpy2DFromArray_ptds, 1, 981, 1391, 1842
GPUTAP_EXPORT 338, cudaMemcpy2DToArray, 1, 982, 1392, 1843
GPUTAP_EXPORT 339, cudaMemcpy2DToArrayAsync, 1, 983, 1393, 1844
GPUTAP_EXPORT 340, cudaMemcpy2DToArrayAsync_ptsz, 1, 984, 1394, 1845
GPUTAP_EXPORT 341, cudaMemcpy2DToArray_ptds, 1, 985, 1395, 1846
GPUTAP_EXPORT 342, cudaMemcpy2D_ptds, 1, 986, 1396, 1847
GPUTAP_EXPORT 343, cudaMemcpy3D, 1, 987, 1397, 1848
GPUTAP_EXPORT 344, cudaMemcpy3DAsync, 1, 988, 1398, 1849
GPUTAP_EXPORT 345, cudaMemcpy3DAsync_ptsz, 1, 989, 1399, 1850
GPUTAP_EXPORT 346, cudaMemcpy3DBatchAsync, 1, -1, 1400, 1851
GPUTAP_EXPORT 347, cudaMemcpy3DBatchAsync_ptsz, 1, -1, 1401, 1852
GPUTAP_EXPORT 348, cudaMemcpy3DPeer, 1, 990, 1402, 1853
GPUTAP_EXPORT 349, cudaMemcpy3DPeerAsync, 1, 991, 1403, 1854
GPUTAP_EXPORT 350, cudaMemcpy3DPeerAsync_ptsz, 1, 992, 1404, 1855
GPUTAP_EXPORT 351, cudaMemcpy3DPeer_ptds, 1, 993, 1405, 1856
GPUTAP_EXPORT 352, cudaMemcpy3DWithAttributesAsync, 1, -1, -1, 1857
GPUTAP_EXPORT 353, cudaMemcpy3DWithAttributesAsync_ptsz, 1, -1, -1, 1858
GPUTAP_EXPORT 354, cudaMemcpy3D_ptds, 1, 994, 1406, 1859
GPUTAP_EXPORT 355, cudaMemcpyArrayToArray, 1, 995, 1407, 1860
GPUTAP_EXPORT 356, cudaMemcpyArrayToArray_ptds, 1, 996, 1408, 1861
GPUTAP_EXPORT 357, cudaMemcpyAsync, 1, 997, 1409, 1862
GPUTAP_EXPORT 358, cudaMemcpyAsync_ptsz, 1, 998, 1410, 1863
GPUTAP_EXPORT 359, cudaMemcpyBatchAsync, 1, -1, 1411, 1864
GPUTAP_EXPORT 360, cudaMemcpyBatchAsync_ptsz, 1, -1, 1412, 1865
GPUTAP_EXPORT 361, cudaMemcpyFromArray, 1, 999, 1413, 1866
GPUTAP_EXPORT 362, cudaMemcpyFromArrayAsync, 1, 1000, 1414, 1867
GPUTAP_EXPORT 363, cudaMemcpyFromArrayAsync_ptsz, 1, 1001, 1415, 1868
GPUTAP_EXPORT 364, cudaMemcpyFromArray_ptds, 1, 1002, 1416, 1869
GPUTAP_EXPORT 365, cudaMemcpyFromSymbol, 1, 1003, 1417, 1870
GPUTAP_EXPORT 366, cudaMemcpyFromSymbolAsync, 1, 1004, 1418, 1871
GPUTAP_EXPORT 367, cudaMemcpyFromSymbolAsync_ptsz, 1, 1005, 1419, 1872
GPUTAP_EXPORT 368, cudaMemcpyFromSymbol_ptds, 1, 1006, 1420, 1873
GPUTAP_EXPORT 369, cudaMemcpyPeer, 1, 1007, 1421, 1874
GPUTAP_EXPORT 370, cudaMemcpyPeerAsync, 1, 1008, 1422, 1875
GPUTAP_EXPORT 371, cudaMemcpyToArray, 1, 1009, 1423, 1876
GPUTAP_EXPORT 372, cudaMemcpyToArrayAsync, 1, 1010, 1424, 1877
GPUTAP_EXPORT 373, cudaMemcpyToArrayAsync_ptsz, 1, 1011, 1425, 1878
GPUTAP_EXPORT 374, cudaMemcpyToArray_ptds, 1, 1012, 1426, 1879
GPUTAP_EXPORT 375, cudaMemcpyToSymbol, 1, 1013, 1427, 1880
GPUTAP_EXPORT 376, cudaMemcpyToSymbolAsync, 1, 1014, 1428, 1881
GPUTAP_EXPORT 377, cudaMemcpyToSymbolAsync_ptsz, 1, 1015, 1429, 1882
GPUTAP_EXPORT 378, cudaMemcpyToSymbol_ptds, 1, 1016, 1430, 1883
GPUTAP_EXPORT 379, cudaMemcpyWithAttributesAsync, 1, -1, -1, 1884
GPUTAP_EXPORT 380, cudaMemcpyWithAttributesAsync_ptsz, 1, -1, -1, 1885
GPUTAP_EXPORT 381, cudaMemcpy_ptds, 1, 1017, 1431, 1886
GPUTAP_EXPORT 382, cudaMemset, 1, 1018, 1432, 1887
GPUTAP_EXPORT 383, cudaMemset2D, 1, 1019, 1433, 1888
GPUTAP_EXPORT 384, cudaMemset2DAsync, 1, 1020, 1434, 1889
GPUTAP_EXPORT 385, cudaMemset2DAsync_ptsz, 1, 1021, 1435, 1890
GPUTAP_EXPORT 386, cudaMemset2D_ptds, 1, 1022, 1436, 1891
GPUTAP_EXPORT 387, cudaMemset3D, 1, 1023, 1437, 1892
GPUTAP_EXPORT 388, cudaMemset3DAsync, 1, 1024, 1438, 1893
GPUTAP_EXPORT 389, cudaMemset3DAsync_ptsz, 1, 1025, 1439, 1894
GPUTAP_EXPORT 390, cudaMemset3D_ptds, 1, 1026, 1440, 1895
GPUTAP_EXPORT 391, cudaMemsetAsync, 1, 1027, 1441, 1896
GPUTAP_EXPORT 392, cudaMemsetAsync_ptsz, 1, 1028, 1442, 1897
GPUTAP_EXPORT 393, cudaMemset_ptds, 1, 1029, 1443, 1898
GPUTAP_EXPORT 394, cudaMipmappedArrayGetMemoryRequirements, 1, 1030, 1444, 1899
GPUTAP_EXPORT 395, cudaMipmappedArrayGetSparseProperties, 1, 1031, 1445, 1900
GPUTAP_EXPORT 396, cudaOccupancyAvailableDynamicSMemPerBlock, 1, 1032, 1446, 1901
GPUTAP_EXPORT 397, cudaOccupancyMaxActiveBlocksPerMultiprocessor, 1, 1033, 1447, 1902
GPUTAP_EXPORT 398, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 1, 1034, 1448, 1903
GPUTAP_EXPORT 399, cudaOccupancyMaxActiveClusters, 1, 1035, 1449, 1904
GPUTAP_EXPORT 400, cudaOccupancyMaxPotentialClusterSize, 1, 1036, 1450, 1905
GPUTAP_EXPORT 401, cudaPeekAtLastError, 1, 1037, 1451, 1906
GPUTAP_EXPORT 402, cudaPointerGetAttributes, 1, 1038, 1452, 1907
GPUTAP_EXPORT 403, cudaProfilerInitialize, 1, 1039, -1, -1
GPUTAP_EXPORT 404, cudaProfilerStart, 1, 1040, 1453, 1908
GPUTAP_EXPORT 405, cudaProfilerStop, 1, 1041, 1454, 1909
GPUTAP_EXPORT 406, cudaRuntimeGetVersion, 1, 1042, 1455, 1910
GPUTAP_EXPORT 407, cudaSetDevice, 1, 1043, 1456, 1911
GPUTAP_EXPORT 408, cudaSetDeviceFlags, 1, 1044, 1457, 1912
GPUTAP_EXPORT 409, cudaSetDoubleForDevice, 1, 1045, 1458, -1
GPUTAP_EXPORT 410, cudaSetDoubleForHost, 1, 1046, 1459, -1
GPUTAP_EXPORT 411, cudaSetValidDevices, 1, 1047, 1460, 1913
GPUTAP_EXPORT 412, cudaSignalExternalSemaphoresAsync, 1, 1048, 1461, 1914
GPUTAP_EXPORT 413, cudaSignalExternalSemaphoresAsync_ptsz, 1, 1049, 1462, 1915
GPUTAP_EXPORT 414, cudaSignalExternalSemaphoresAsync_v2, 1, 1050, 1463, -1
GPUTAP_EXPORT 415, cudaSignalExternalSemaphoresAsync_v2_ptsz, 1, 1051, 1464, -1
GPUTAP_EXPORT 416, cudaStreamAddCallback, 1, 1052, 1465, 1916
GPUTAP_EXPORT 417, cudaStreamAddCallback_ptsz, 1, 1053, 1466, 1917
GPUTAP_EXPORT 418, cudaStreamAttachMemAsync, 1, 1054, 1467, 1918
GPUTAP_EXPORT 419, cudaStreamAttachMemAsync_ptsz, 1, 1055, 1468, 1919
GPUTAP_EXPORT 420, cudaStreamBeginCapture, 1, 1056, 1469, 1920
GPUTAP_EXPORT 421, cudaStreamBeginCaptureToGraph, 1, -1, 1470, 1921
GPUTAP_EXPORT 422, cudaStreamBeginCaptureToGraph_ptsz, 1, -1, 1471, 1922
GPUTAP_EXPORT 423, cudaStreamBeginCapture_ptsz, 1, 1057, 1472, 1923
GPUTAP_EXPORT 424, cudaStreamBeginRecaptureToGraph, 1, -1, -1, 1924
GPUTAP_EXPORT 425, cudaStreamBeginRecaptureToGraph_ptsz, 1, -1, -1, 1925
GPUTAP_EXPORT 426, cudaStreamCopyAttributes, 1, 1058, 1473, 1926
GPUTAP_EXPORT 427, cudaStreamCopyAttributes_ptsz, 1, 1059, 1474, 1927
GPUTAP_EXPORT 428, cudaStreamCreate, 1, 1060, 1475, 1928
GPUTAP_EXPORT 429, cudaStreamCreateWithFlags, 1, 1061, 1476, 1929
GPUTAP_EXPORT 430, cudaStreamCreateWithPriority, 1, 1062, 1477, 1930
GPUTAP_EXPORT 431, cudaStreamDestroy, 1, 1063, 1478, 1931
GPUTAP_EXPORT 432, cudaStreamEndCapture, 1, 1064, 1479, 1932
GPUTAP_EXPORT 433, cudaStreamEndCapture_ptsz, 1, 1065, 1480, 1933
GPUTAP_EXPORT 434, cudaStreamGetAttribute, 1, 1066, 1481, 1934
GPUTAP_EXPORT 435, cudaStreamGetAttribute_ptsz, 1, 1067, 1482, 1935
GPUTAP_EXPORT 436, cudaStreamGetCaptureInfo, 1, 1068, 1483, 1936
GPUTAP_EXPORT 437, cudaStreamGetCaptureInfo_ptsz, 1, 1069, 1484, 1937
GPUTAP_EXPORT 438, cudaStreamGetCaptureInfo_v2, 1, 1070, 1485, -1
GPUTAP_EXPORT 439, cudaStreamGetCaptureInfo_v2_ptsz, 1, 1071, 1486, -1
GPUTAP_EXPORT 440, cudaStreamGetCaptureInfo_v3, 1, -1, 1487, -1
GPUTAP_EXPORT 441, cudaStreamGetCaptureInfo_v3_ptsz, 1, -1, 1488, -1
GPUTAP_EXPORT 442, cudaStreamGetDevResource, 1, -1, -1, 1938
GPUTAP_EXPORT 443, cudaStreamGetDevResource_ptsz, 1, -1, -1, 1939
GPUTAP_EXPORT 444, cudaStreamGetDevice, 1, -1, 1489, 1940
GPUTAP_EXPORT 445, cudaStreamGetDevice_ptsz, 1, -1, 1490, 1941
GPUTAP_EXPORT 446, cudaStreamGetFlags, 1, 1072, 1491, 1942
GPUTAP_EXPORT 447, cudaStreamGetFlags_ptsz, 1, 1073, 1492, 1943
GPUTAP_EXPORT 448, cudaStreamGetId, 1, -1, 1493, 1944
GPUTAP_EXPORT 449, cudaStreamGetId_ptsz, 1, -1, 1494, 1945
GPUTAP_EXPORT 450, cudaStreamGetPriority, 1, 1074, 1495, 1946
GPUTAP_EXPORT 451, cudaStreamGetPriority_ptsz, 1, 1075, 1496, 1947
GPUTAP_EXPORT 452, cudaStreamIsCapturing, 1, 1076, 1497, 1948
GPUTAP_EXPORT 453, cudaStreamIsCapturing_ptsz, 1, 1077, 1498, 1949
GPUTAP_EXPORT 454, cudaStreamQuery, 1, 1078, 1499, 1950
GPUTAP_EXPORT 455, cudaStreamQuery_ptsz, 1, 1079, 1500, 1951
GPUTAP_EXPORT 456, cudaStreamSetAttribute, 1, 1080, 1501, 1952
GPUTAP_EXPORT 457, cudaStreamSetAttribute_ptsz, 1, 1081, 1502, 1953
GPUTAP_EXPORT 458, cudaStreamSynchronize, 1, 1082, 1503, 1954
GPUTAP_EXPORT 459, cudaStreamSynchronize_ptsz, 1, 1083, 1504, 1955
GPUTAP_EXPORT 460, cudaStreamUpdateCaptureDependencies, 1, 1084, 1505, 1956
GPUTAP_EXPORT 461, cudaStreamUpdateCaptureDependencies_ptsz, 1, 1085, 1506, 1957
GPUTAP_EXPORT 462, cudaStreamUpdateCaptureDependencies_v2, 1, -1, 1507, -1
GPUTAP_EXPORT 463, cudaStreamUpdateCaptureDependencies_v2_ptsz, 1, -1, 1508, -1
GPUTAP_EXPORT 464, cudaStreamWaitEvent, 1, 1086, 1509, 1958
GPUTAP_EXPORT 465, cudaStreamWaitEvent_ptsz, 1, 1087, 1510, 1959
GPUTAP_EXPORT 466, cudaSubgridCreate, 1, -1, -1, 1960
GPUTAP_EXPORT 467, cudaSubgridWorkerGridCreate, 1, -1, -1, 1961
GPUTAP_EXPORT 468, cudaSubgridWorksetCreate, 1, -1, -1, 1962
GPUTAP_EXPORT 469, cudaThreadExchangeStreamCaptureMode, 1, 1088, 1511, 1963
GPUTAP_EXPORT 470, cudaThreadExit, 1, 1089, 1512, -1
GPUTAP_EXPORT 471, cudaThreadGetCacheConfig, 1, 1090, 1513, -1
GPUTAP_EXPORT 472, cudaThreadGetLimit, 1, 1091, 1514, -1
GPUTAP_EXPORT 473, cudaThreadSetCacheConfig, 1, 1092, 1515, -1
GPUTAP_EXPORT 474, cudaThreadSetLimit, 1, 1093, 1516, -1
GPUTAP_EXPORT 475, cudaThreadSynchronize, 1, 1094, 1517, -1
GPUTAP_EXPORT 476, cudaUnbindTexture, 1, 1095, -1, -1
GPUTAP_EXPORT 477, cudaUserObjectCreate, 1, 1096, 1518, 1964
GPUTAP_EXPORT 478, cudaUserObjectRelease, 1, 1097, 1519, 1965
GPUTAP_EXPORT 479, cudaUserObjectRetain, 1, 1098, 1520, 1966
GPUTAP_EXPORT 480, cudaVDPAUGetDevice, 1, 1099, 1521, 1967
GPUTAP_EXPORT 481, cudaVDPAUSetVDPAUDevice, 1, 1100, 1522, 1968
GPUTAP_EXPORT 482, cudaWaitExternalSemaphoresAsync, 1, 1101, 1523, 1969
GPUTAP_EXPORT 483, cudaWaitExternalSemaphoresAsync_ptsz, 1, 1102, 1524, 1970
GPUTAP_EXPORT 484, cudaWaitExternalSemaphoresAsync_v2, 1, 1103, 1525, -1
GPUTAP_EXPORT 485, cudaWaitExternalSemaphoresAsync_v2_ptsz, 1, 1104, 1526, -1
GPUTAP_EXPORT 486, ncclAllGather, 2, 1971
GPUTAP_EXPORT 487, ncclAllGatherConfig, 2, 1972
GPUTAP_EXPORT 488, ncclAllReduce, 2, 1973
GPUTAP_EXPORT 489, ncclAllReduceConfig, 2, 1974
GPUTAP_EXPORT 490, ncclAlltoAll, 2, 1975
GPUTAP_EXPORT 491, ncclAlltoAllConfig, 2, 1976
GPUTAP_EXPORT 492, ncclBcast, 2, 1977
GPUTAP_EXPORT 493, ncclBroadcast, 2, 1978
GPUTAP_EXPORT 494, ncclBroadcastConfig, 2, 1979
GPUTAP_EXPORT 495, ncclCommAbort, 2, 1980
GPUTAP_EXPORT 496, ncclCommCount, 2, 1981
GPUTAP_EXPORT 497, ncclCommCuDevice, 2, 1982
GPUTAP_EXPORT 498, ncclCommDeregister, 2, 1983
GPUTAP_EXPORT 499, ncclCommDestroy, 2, 1984
GPUTAP_EXPORT 500, ncclCommFinalize, 2, 1985
GPUTAP_EXPORT 501, ncclCommGetAsyncError, 2, 1986
GPUTAP_EXPORT 502, ncclCommGetUniqueId, 2, 1987
GPUTAP_EXPORT 503, ncclCommGrow, 2, 1988
GPUTAP_EXPORT 504, ncclCommInitAll, 2, 1989
GPUTAP_EXPORT 505, ncclCommInitRank, 2, 1990
GPUTAP_EXPORT 506, ncclCommInitRankConfig, 2, 1991
GPUTAP_EXPORT 507, ncclCommInitRankScalable, 2, 1992
GPUTAP_EXPORT 508, ncclCommMemStats, 2, 1993
GPUTAP_EXPORT 509, ncclCommQueryProperties, 2, 1994
GPUTAP_EXPORT 510, ncclCommRegister, 2, 1995
GPUTAP_EXPORT 511, ncclCommResume, 2, 1996
GPUTAP_EXPORT 512, ncclCommRevoke, 2, 1997
GPUTAP_EXPORT 513, ncclCommShrink, 2, 1998
GPUTAP_EXPORT 514, ncclCommSplit, 2, 1999
GPUTAP_EXPORT 515, ncclCommSuspend, 2, 2000
GPUTAP_EXPORT 516, ncclCommUserRank, 2, 2001
GPUTAP_EXPORT 517, ncclCommWindowDeregister, 2, 2002
GPUTAP_EXPORT 518, ncclCommWindowRegister, 2, 2003
GPUTAP_EXPORT 519, ncclDevCommCreate, 2, 2004
GPUTAP_EXPORT 520, ncclDevCommDestroy, 2, 2005
GPUTAP_EXPORT 521, ncclGather, 2, 2006
GPUTAP_EXPORT 522, ncclGatherConfig, 2, 2007
GPUTAP_EXPORT 523, ncclGetCftDeviceLeInfo, 2, 2008
GPUTAP_EXPORT 524, ncclGetErrorString, 2, 2009
GPUTAP_EXPORT 525, ncclGetLastError, 2, 2010
GPUTAP_EXPORT 526, ncclGetLsaDevicePointer, 2, 2011
GPUTAP_EXPORT 527, ncclGetLsaMultimemDevicePointer, 2, 2012
GPUTAP_EXPORT 528, ncclGetMultimemDeviceLeInfo, 2, 2013
GPUTAP_EXPORT 529, ncclGetMultimemDevicePointer, 2, 2014
GPUTAP_EXPORT 530, ncclGetPeerDeviceLeInfo, 2, 2015
GPUTAP_EXPORT 531, ncclGetPeerDevicePointer, 2, 2016
GPUTAP_EXPORT 532, ncclGetUniqueId, 2, 2017
GPUTAP_EXPORT 533, ncclGetVersion, 2, 2018
GPUTAP_EXPORT 534, ncclGinBarrierCreateRequirement, 2, 2019
GPUTAP_EXPORT 535, ncclGinInboxA2ACreateRequirement, 2, 2020
GPUTAP_EXPORT 536, ncclGinOutboxCreateRequirement, 2, 2021
GPUTAP_EXPORT 537, ncclGroupEnd, 2, 2022
GPUTAP_EXPORT 538, ncclGroupSimulateEnd, 2, 2023
GPUTAP_EXPORT 539, ncclGroupStart, 2, 2024
GPUTAP_EXPORT 540, ncclLLA2ACalcSlots, 2, 2025
GPUTAP_EXPORT 541, ncclLLA2ACreateRequirement, 2, 2026
GPUTAP_EXPORT 542, ncclLsaBarrierCreateRequirement, 2, 2027
GPUTAP_EXPORT 543, ncclMemAlloc, 2, 2028
GPUTAP_EXPORT 544, ncclMemFree, 2, 2029
GPUTAP_EXPORT 545, ncclParamBind, 2, 2030
GPUTAP_EXPORT 546, ncclParamDumpAll, 2, 2031
GPUTAP_EXPORT 547, ncclParamGet, 2, 2032
GPUTAP_EXPORT 548, ncclParamGetAllParameterKeys, 2, 2033
GPUTAP_EXPORT 549, ncclParamGetI16, 2, 2034
GPUTAP_EXPORT 550, ncclParamGetI32, 2, 2035
GPUTAP_EXPORT 551, ncclParamGetI64, 2, 2036
GPUTAP_EXPORT 552, ncclParamGetI8, 2, 2037
GPUTAP_EXPORT 553, ncclParamGetParameter, 2, 2038
GPUTAP_EXPORT 554, ncclParamGetStr, 2, 2039
GPUTAP_EXPORT 555, ncclParamGetU16, 2, 2040
GPUTAP_EXPORT 556, ncclParamGetU32, 2, 2041
GPUTAP_EXPORT 557, ncclParamGetU64, 2, 2042
GPUTAP_EXPORT 558, ncclParamGetU8, 2, 2043
GPUTAP_EXPORT 559, ncclPutSignal, 2, 2044
GPUTAP_EXPORT 560, ncclRecv, 2, 2045
GPUTAP_EXPORT 561, ncclRedOpCreatePreMulSum, 2, 2046
GPUTAP_EXPORT 562, ncclRedOpDestroy, 2, 2047
GPUTAP_EXPORT 563, ncclReduce, 2, 2048
GPUTAP_EXPORT 564, ncclReduceConfig, 2, 2049
GPUTAP_EXPORT 565, ncclReduceScatter, 2, 2050
GPUTAP_EXPORT 566, ncclReduceScatterConfig, 2, 2051
GPUTAP_EXPORT 567, ncclResetDebugInit, 2, 2052
GPUTAP_EXPORT 568, ncclResetDebugInitInternal, 2, 2053
GPUTAP_EXPORT 569, ncclScatter, 2, 2054
GPUTAP_EXPORT 570, ncclScatterConfig, 2, 2055
GPUTAP_EXPORT 571, ncclSend, 2, 2056
GPUTAP_EXPORT 572, ncclSetEncryption, 2, 2057
GPUTAP_EXPORT 573, ncclSignal, 2, 2058
GPUTAP_EXPORT 574, ncclTeamCft, 2, 2059
GPUTAP_EXPORT 575, ncclTeamCftMultimem, 2, 2060
GPUTAP_EXPORT 576, ncclTeamLsa, 2, 2061
GPUTAP_EXPORT 577, ncclTeamRail, 2, 2062
GPUTAP_EXPORT 578, ncclTeamRankToLsa, 2, 2063
GPUTAP_EXPORT 579, ncclTeamRankToWorld, 2, 2064
GPUTAP_EXPORT 580, ncclTeamWorld, 2, 2065
GPUTAP_EXPORT 581, ncclWaitSignal, 2, 2066
GPUTAP_EXPORT 582, ncclWinGetUserPtr, 2, 2067
