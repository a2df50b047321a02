# Made by `cargo xtask codegen`; do not edit.
# GPUTAP_OUT… bytes written through each word
GPUTAP_OUT3 004, 0, 0, 4
GPUTAP_OUT3 008, 0, 0, 8
GPUTAP_OUT3 040, 0, 4, 0
GPUTAP_OUT3 044, 0, 4, 4
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
GPUTAP_OUT6 000440, 0, 0, 0, 4, 4, 0
GPUTAP_OUT6 000480, 0, 0, 0, 4, 8, 0
GPUTAP_OUT6 000800, 0, 0, 0, 8, 0, 0
GPUTAP_OUT6 000880, 0, 0, 0, 8, 8, 0
GPUTAP_OUT6 004000, 0, 0, 4, 0, 0, 0
GPUTAP_OUT6 004400, 0, 0, 4, 4, 0, 0
GPUTAP_OUT6 004800, 0, 0, 4, 8, 0, 0
GPUTAP_OUT6 008000, 0, 0, 8, 0, 0, 0
GPUTAP_OUT6 008400, 0, 0, 8, 4, 0, 0
GPUTAP_OUT6 008800, 0, 0, 8, 8, 0, 0
GPUTAP_OUT6 044400, 0, 4, 4, 4, 0, 0
GPUTAP_OUT6 044440, 0, 4, 4, 4, 4, 0
GPUTAP_OUT6 080040, 0, 8, 0, 0, 4, 0
GPUTAP_OUT6 080400, 0, 8, 0, 4, 0, 0
GPUTAP_OUT6 400000, 4, 0, 0, 0, 0, 0
GPUTAP_OUT6 408000, 4, 0, 8, 0, 0, 0
GPUTAP_OUT6 440000, 4, 4, 0, 0, 0, 0
GPUTAP_OUT6 800000, 8, 0, 0, 0, 0, 0
GPUTAP_OUT6 880000, 8, 8, 0, 0, 0, 0
GPUTAP_OUT6 888000, 8, 8, 8, 0, 0, 0
GPUTAP_STUBS
# GPUTAP_STUB id, exported name, class; GPUTAP_HIDDEN id, class; …COUNTED with the counter for a class
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
GPUTAP_COUNTED 38, cuCtxGetApiVersion, 0
GPUTAP_STUB 39, cuCtxGetCacheConfig, out3_400
GPUTAP_COUNTED 40, cuCtxGetCurrent, 1
GPUTAP_STUB 41, cuCtxGetDevResource, fast3
GPUTAP_COUNTED 42, cuCtxGetDevice, 2
GPUTAP_COUNTED 43, cuCtxGetDevice_v2, 3
GPUTAP_STUB 44, cuCtxGetExecAffinity, fast3
GPUTAP_STUB 45, cuCtxGetFlags, out3_400
GPUTAP_STUB 46, cuCtxGetId, out3_080
GPUTAP_STUB 47, cuCtxGetLimit, out3_800
GPUTAP_STUB 48, cuCtxGetSharedMemConfig, out3_400
GPUTAP_COUNTED 49, cuCtxGetStreamPriorityRange, 4
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
GPUTAP_COUNTED 71, cuDeviceGet, 5
GPUTAP_COUNTED 72, cuDeviceGetAttribute, 6
GPUTAP_STUB 73, cuDeviceGetByPCIBusId, out3_400
GPUTAP_STUB 74, cuDeviceGetCliqueCount, out3_800
GPUTAP_STUB 75, cuDeviceGetCliqueInfo, out3_080
GPUTAP_COUNTED 76, cuDeviceGetCount, 7
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
GPUTAP_COUNTED 95, cuDevicePrimaryCtxGetState, 8
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
GPUTAP_COUNTED 134, cuFuncGetAttribute, 9
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
GPUTAP_COUNTED 162, cuGetErrorName, 10
GPUTAP_COUNTED 163, cuGetErrorString, 11
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
GPUTAP_COUNTED 300, cuKernelGetAttribute, 12
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
GPUTAP_COUNTED 577, cuPointerGetAttribute, 13
GPUTAP_COUNTED 578, cuPointerGetAttributes, 14
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
GPUTAP_COUNTED 615, cuStreamGetCaptureInfo, 15
GPUTAP_COUNTED 616, cuStreamGetCaptureInfo_ptsz, 16
GPUTAP_COUNTED 617, cuStreamGetCaptureInfo_v2, 17
GPUTAP_COUNTED 618, cuStreamGetCaptureInfo_v2_ptsz, 18
GPUTAP_STUB 619, cuStreamGetCaptureInfo_v3, slow1
GPUTAP_STUB 620, cuStreamGetCaptureInfo_v3_ptsz, slow1
GPUTAP_STUB 621, cuStreamGetCtx, out3_080
GPUTAP_STUB 622, cuStreamGetCtx_ptsz, out3_080
GPUTAP_STUB 623, cuStreamGetCtx_v2, out3_088
GPUTAP_STUB 624, cuStreamGetCtx_v2_ptsz, out3_088
GPUTAP_STUB 625, cuStreamGetDevResource, fast3
GPUTAP_STUB 626, cuStreamGetDevResource_ptsz, fast3
GPUTAP_COUNTED 627, cuStreamGetDevice, 19
GPUTAP_COUNTED 628, cuStreamGetDevice_ptsz, 20
GPUTAP_COUNTED 629, cuStreamGetFlags, 21
GPUTAP_COUNTED 630, cuStreamGetFlags_ptsz, 22
GPUTAP_STUB 631, cuStreamGetGreenCtx, out3_080
GPUTAP_COUNTED 632, cuStreamGetId, 23
GPUTAP_COUNTED 633, cuStreamGetId_ptsz, 24
GPUTAP_COUNTED 634, cuStreamGetPriority, 25
GPUTAP_COUNTED 635, cuStreamGetPriority_ptsz, 26
GPUTAP_COUNTED 636, cuStreamIsCapturing, 27
GPUTAP_COUNTED 637, cuStreamIsCapturing_ptsz, 28
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
GPUTAP_COUNTED 711, cuThreadExchangeStreamCaptureMode, 29
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
GPUTAP_HIDDEN_COUNTED 746, 30
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
GPUTAP_HIDDEN_COUNTED 757, 31
GPUTAP_HIDDEN 758, slow0
GPUTAP_HIDDEN 759, fast3
GPUTAP_HIDDEN 760, slow0
GPUTAP_HIDDEN 761, fast3
GPUTAP_HIDDEN 762, fast3
GPUTAP_HIDDEN 763, fast3
GPUTAP_HIDDEN 764, fast3
GPUTAP_HIDDEN 765, fast3
GPUTAP_HIDDEN 766, slow0
GPUTAP_HIDDEN_COUNTED 767, 32
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
GPUTAP_HIDDEN_COUNTED 795, 33
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
GPUTAP_HIDDEN_COUNTED 809, 34
GPUTAP_HIDDEN_COUNTED 810, 35
GPUTAP_HIDDEN 811, out3_400
GPUTAP_HIDDEN 812, fast3
GPUTAP_HIDDEN 813, out3_080
GPUTAP_HIDDEN 814, out3_080
GPUTAP_HIDDEN_COUNTED 815, 36
GPUTAP_HIDDEN_COUNTED 816, 37
GPUTAP_HIDDEN 817, slow0
GPUTAP_HIDDEN 818, out3_800
GPUTAP_HIDDEN_COUNTED 819, 38
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
GPUTAP_HIDDEN_COUNTED 1033, 39
GPUTAP_HIDDEN_COUNTED 1034, 40
GPUTAP_HIDDEN 1035, slow0
GPUTAP_HIDDEN 1036, slow0
GPUTAP_HIDDEN_COUNTED 1037, 41
GPUTAP_HIDDEN_COUNTED 1038, 42
GPUTAP_HIDDEN 1039, fast3
GPUTAP_HIDDEN 1040, fast3
GPUTAP_HIDDEN 1041, fast3
GPUTAP_HIDDEN_COUNTED 1042, 43
GPUTAP_HIDDEN 1043, fast3
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
GPUTAP_HIDDEN_COUNTED 1068, 44
GPUTAP_HIDDEN_COUNTED 1069, 45
GPUTAP_HIDDEN_COUNTED 1070, 46
GPUTAP_HIDDEN_COUNTED 1071, 47
GPUTAP_HIDDEN_COUNTED 1072, 48
GPUTAP_HIDDEN_COUNTED 1073, 49
GPUTAP_HIDDEN_COUNTED 1074, 50
GPUTAP_HIDDEN_COUNTED 1075, 51
GPUTAP_HIDDEN_COUNTED 1076, 52
GPUTAP_HIDDEN_COUNTED 1077, 53
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
GPUTAP_HIDDEN_COUNTED 1088, 54
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
GPUTAP_HIDDEN_COUNTED 1124, 55
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
GPUTAP_HIDDEN_COUNTED 1135, 56
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
GPUTAP_HIDDEN_COUNTED 1147, 57
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
GPUTAP_HIDDEN_COUNTED 1176, 58
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
GPUTAP_HIDDEN_COUNTED 1192, 59
GPUTAP_HIDDEN_COUNTED 1193, 60
GPUTAP_HIDDEN 1194, out3_400
GPUTAP_HIDDEN 1195, fast3
GPUTAP_HIDDEN 1196, fast3
GPUTAP_HIDDEN 1197, out6_080400
GPUTAP_HIDDEN 1198, out6_080040
GPUTAP_HIDDEN 1199, out6_080040
GPUTAP_HIDDEN 1200, out6_080400
GPUTAP_HIDDEN_COUNTED 1201, 61
GPUTAP_HIDDEN_COUNTED 1202, 62
GPUTAP_HIDDEN 1203, slow0
GPUTAP_HIDDEN 1204, out3_800
GPUTAP_HIDDEN 1205, out3_800
GPUTAP_HIDDEN_COUNTED 1206, 63
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
GPUTAP_HIDDEN_COUNTED 1447, 64
GPUTAP_HIDDEN_COUNTED 1448, 65
GPUTAP_HIDDEN 1449, slow0
GPUTAP_HIDDEN 1450, slow0
GPUTAP_HIDDEN_COUNTED 1451, 66
GPUTAP_HIDDEN_COUNTED 1452, 67
GPUTAP_HIDDEN 1453, fast3
GPUTAP_HIDDEN 1454, fast3
GPUTAP_HIDDEN_COUNTED 1455, 68
GPUTAP_HIDDEN 1456, fast3
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
GPUTAP_HIDDEN_COUNTED 1483, 69
GPUTAP_HIDDEN_COUNTED 1484, 70
GPUTAP_HIDDEN_COUNTED 1485, 71
GPUTAP_HIDDEN_COUNTED 1486, 72
GPUTAP_HIDDEN 1487, slow1
GPUTAP_HIDDEN 1488, slow1
GPUTAP_HIDDEN_COUNTED 1489, 73
GPUTAP_HIDDEN_COUNTED 1490, 74
GPUTAP_HIDDEN_COUNTED 1491, 75
GPUTAP_HIDDEN_COUNTED 1492, 76
GPUTAP_HIDDEN_COUNTED 1493, 77
GPUTAP_HIDDEN_COUNTED 1494, 78
GPUTAP_HIDDEN_COUNTED 1495, 79
GPUTAP_HIDDEN_COUNTED 1496, 80
GPUTAP_HIDDEN_COUNTED 1497, 81
GPUTAP_HIDDEN_COUNTED 1498, 82
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
GPUTAP_HIDDEN_COUNTED 1511, 83
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
GPUTAP_HIDDEN_COUNTED 1549, 84
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
GPUTAP_HIDDEN_COUNTED 1564, 85
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
GPUTAP_HIDDEN_COUNTED 1576, 86
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
GPUTAP_HIDDEN_COUNTED 1612, 87
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
GPUTAP_HIDDEN_COUNTED 1629, 88
GPUTAP_HIDDEN_COUNTED 1630, 89
GPUTAP_HIDDEN 1631, out3_400
GPUTAP_HIDDEN 1632, fast3
GPUTAP_HIDDEN 1633, out6_080400
GPUTAP_HIDDEN 1634, out6_080040
GPUTAP_HIDDEN 1635, out6_080040
GPUTAP_HIDDEN 1636, out6_080400
GPUTAP_HIDDEN_COUNTED 1637, 90
GPUTAP_HIDDEN_COUNTED 1638, 91
GPUTAP_HIDDEN 1639, slow0
GPUTAP_HIDDEN 1640, out3_800
GPUTAP_HIDDEN 1641, out3_800
GPUTAP_HIDDEN_COUNTED 1642, 92
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
GPUTAP_HIDDEN_COUNTED 1902, 93
GPUTAP_HIDDEN_COUNTED 1903, 94
GPUTAP_HIDDEN 1904, slow0
GPUTAP_HIDDEN 1905, slow0
GPUTAP_HIDDEN_COUNTED 1906, 95
GPUTAP_HIDDEN_COUNTED 1907, 96
GPUTAP_HIDDEN 1908, fast3
GPUTAP_HIDDEN 1909, fast3
GPUTAP_HIDDEN_COUNTED 1910, 97
GPUTAP_HIDDEN 1911, fast3
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
GPUTAP_HIDDEN_COUNTED 1940, 98
GPUTAP_HIDDEN_COUNTED 1941, 99
GPUTAP_HIDDEN_COUNTED 1942, 100
GPUTAP_HIDDEN_COUNTED 1943, 101
GPUTAP_HIDDEN_COUNTED 1944, 102
GPUTAP_HIDDEN_COUNTED 1945, 103
GPUTAP_HIDDEN_COUNTED 1946, 104
GPUTAP_HIDDEN_COUNTED 1947, 105
GPUTAP_HIDDEN_COUNTED 1948, 106
GPUTAP_HIDDEN_COUNTED 1949, 107
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
GPUTAP_HIDDEN_COUNTED 1963, 108
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
GPUTAP_HIDDEN 2068, fast3
GPUTAP_HIDDEN 2069, fast3
GPUTAP_HIDDEN 2070, fast3
GPUTAP_HIDDEN 2071, out3_040
GPUTAP_HIDDEN 2072, fast3
GPUTAP_HIDDEN 2073, fast3
GPUTAP_HIDDEN 2074, fast3
GPUTAP_HIDDEN 2075, fast3
GPUTAP_HIDDEN 2076, fast3
GPUTAP_HIDDEN 2077, out3_008
GPUTAP_HIDDEN 2078, slow0
GPUTAP_HIDDEN 2079, fast3
GPUTAP_HIDDEN 2080, fast6
GPUTAP_HIDDEN 2081, out3_004
GPUTAP_HIDDEN 2082, out3_040
GPUTAP_HIDDEN 2083, out3_040
GPUTAP_HIDDEN 2084, out3_040
GPUTAP_HIDDEN 2085, fast3
GPUTAP_HIDDEN 2086, fast3
GPUTAP_HIDDEN 2087, out3_040
GPUTAP_HIDDEN 2088, out3_040
GPUTAP_HIDDEN 2089, fast3
GPUTAP_HIDDEN 2090, fast3
GPUTAP_HIDDEN 2091, out3_004
GPUTAP_HIDDEN 2092, out3_040
GPUTAP_HIDDEN 2093, fast3
GPUTAP_HIDDEN 2094, fast3
GPUTAP_HIDDEN 2095, out3_044
GPUTAP_HIDDEN 2096, slow0
GPUTAP_HIDDEN 2097, fast3
GPUTAP_HIDDEN 2098, fast3
GPUTAP_HIDDEN 2099, out3_040
GPUTAP_HIDDEN 2100, fast3
GPUTAP_HIDDEN 2101, out3_040
GPUTAP_HIDDEN 2102, fast3
GPUTAP_HIDDEN 2103, out3_040
GPUTAP_HIDDEN 2104, fast3
GPUTAP_HIDDEN 2105, fast3
GPUTAP_HIDDEN 2106, fast3
GPUTAP_HIDDEN 2107, out6_000400
GPUTAP_HIDDEN 2108, out3_004
GPUTAP_HIDDEN 2109, fast3
GPUTAP_HIDDEN 2110, out3_040
GPUTAP_HIDDEN 2111, out3_040
GPUTAP_HIDDEN 2112, out3_040
GPUTAP_HIDDEN 2113, out3_040
GPUTAP_HIDDEN 2114, out3_040
GPUTAP_HIDDEN 2115, fast3
GPUTAP_HIDDEN 2116, fast3
GPUTAP_HIDDEN 2117, fast3
GPUTAP_HIDDEN 2118, fast3
GPUTAP_HIDDEN 2119, fast3
GPUTAP_HIDDEN 2120, out3_400
GPUTAP_HIDDEN 2121, out3_400
GPUTAP_HIDDEN 2122, fast3
GPUTAP_HIDDEN 2123, fast6
GPUTAP_HIDDEN 2124, out3_040
GPUTAP_HIDDEN 2125, out3_044
GPUTAP_HIDDEN 2126, out3_040
GPUTAP_HIDDEN 2127, out3_040
GPUTAP_HIDDEN 2128, fast3
GPUTAP_HIDDEN 2129, out3_080
GPUTAP_HIDDEN 2130, out3_080
GPUTAP_HIDDEN 2131, out3_044
GPUTAP_HIDDEN 2132, out3_004
GPUTAP_HIDDEN 2133, out3_040
GPUTAP_HIDDEN 2134, fast6
GPUTAP_HIDDEN 2135, out3_080
GPUTAP_HIDDEN 2136, out3_040
GPUTAP_HIDDEN 2137, out3_040
GPUTAP_HIDDEN 2138, fast3
GPUTAP_HIDDEN 2139, out3_044
GPUTAP_HIDDEN 2140, out3_044
GPUTAP_HIDDEN 2141, fast3
GPUTAP_HIDDEN 2142, out3_044
GPUTAP_HIDDEN 2143, out3_004
GPUTAP_HIDDEN 2144, out3_040
GPUTAP_HIDDEN 2145, out6_044400
GPUTAP_HIDDEN 2146, out3_044
GPUTAP_HIDDEN 2147, out3_040
GPUTAP_HIDDEN 2148, out3_040
GPUTAP_HIDDEN 2149, fast3
GPUTAP_HIDDEN 2150, out3_004
GPUTAP_HIDDEN 2151, out3_040
GPUTAP_HIDDEN 2152, fast3
GPUTAP_HIDDEN 2153, out3_004
GPUTAP_HIDDEN 2154, fast3
GPUTAP_HIDDEN 2155, out3_044
GPUTAP_HIDDEN 2156, out3_040
GPUTAP_HIDDEN 2157, fast3
GPUTAP_HIDDEN 2158, fast3
GPUTAP_HIDDEN 2159, fast3
GPUTAP_HIDDEN 2160, out3_008
GPUTAP_HIDDEN 2161, out3_040
GPUTAP_HIDDEN 2162, out6_000400
GPUTAP_HIDDEN 2163, out6_000400
GPUTAP_HIDDEN 2164, fast3
GPUTAP_HIDDEN 2165, fast3
GPUTAP_HIDDEN 2166, fast3
GPUTAP_HIDDEN 2167, out3_004
GPUTAP_HIDDEN 2168, out6_000400
GPUTAP_HIDDEN 2169, out3_040
GPUTAP_HIDDEN 2170, out3_044
GPUTAP_HIDDEN 2171, out3_040
GPUTAP_HIDDEN 2172, out3_040
GPUTAP_HIDDEN 2173, out3_040
GPUTAP_HIDDEN 2174, fast3
GPUTAP_HIDDEN 2175, fast3
GPUTAP_HIDDEN 2176, fast3
GPUTAP_HIDDEN 2177, fast3
GPUTAP_HIDDEN 2178, out3_044
GPUTAP_HIDDEN 2179, fast3
GPUTAP_HIDDEN 2180, out3_080
GPUTAP_HIDDEN 2181, out3_080
GPUTAP_HIDDEN 2182, out3_080
GPUTAP_HIDDEN 2183, out3_080
GPUTAP_HIDDEN 2184, out3_080
GPUTAP_HIDDEN 2185, out3_080
GPUTAP_HIDDEN 2186, slow0
GPUTAP_HIDDEN 2187, out3_040
GPUTAP_HIDDEN 2188, fast3
GPUTAP_HIDDEN 2189, out3_040
GPUTAP_HIDDEN 2190, out3_040
GPUTAP_HIDDEN 2191, fast3
GPUTAP_HIDDEN 2192, fast6
GPUTAP_HIDDEN 2193, out3_040
GPUTAP_HIDDEN 2194, out3_044
GPUTAP_HIDDEN 2195, out3_088
GPUTAP_HIDDEN 2196, out3_040
GPUTAP_HIDDEN 2197, out3_040
GPUTAP_HIDDEN 2198, out3_040
GPUTAP_HIDDEN 2199, fast3
GPUTAP_HIDDEN 2200, out3_004
GPUTAP_HIDDEN 2201, out3_004
GPUTAP_HIDDEN 2202, out3_040
GPUTAP_HIDDEN 2203, out3_040
GPUTAP_HIDDEN 2204, out3_040
GPUTAP_HIDDEN 2205, out3_044
GPUTAP_HIDDEN 2206, out3_040
GPUTAP_HIDDEN 2207, fast6
GPUTAP_HIDDEN 2208, out3_040
GPUTAP_HIDDEN 2209, out6_000080
GPUTAP_HIDDEN 2210, slow0
GPUTAP_HIDDEN 2211, slow0
GPUTAP_HIDDEN 2212, fast3
GPUTAP_HIDDEN 2213, out3_008
GPUTAP_HIDDEN 2214, out3_044
GPUTAP_HIDDEN 2215, out6_000440
GPUTAP_HIDDEN 2216, out3_044
GPUTAP_HIDDEN 2217, out3_040
GPUTAP_HIDDEN 2218, out3_040
GPUTAP_HIDDEN 2219, out3_040
GPUTAP_HIDDEN 2220, fast3
GPUTAP_HIDDEN 2221, out3_040
GPUTAP_HIDDEN 2222, out3_040
GPUTAP_HIDDEN 2223, out3_040
GPUTAP_HIDDEN 2224, out6_000400
GPUTAP_HIDDEN 2225, out6_000800
GPUTAP_HIDDEN 2226, fast3
GPUTAP_HIDDEN 2227, out3_004
GPUTAP_HIDDEN 2228, fast3
GPUTAP_HIDDEN 2229, fast3
GPUTAP_HIDDEN 2230, out3_004
GPUTAP_HIDDEN 2231, fast3
GPUTAP_HIDDEN 2232, fast6
GPUTAP_HIDDEN 2233, out6_000880
GPUTAP_HIDDEN 2234, out3_004
GPUTAP_HIDDEN 2235, fast3
GPUTAP_HIDDEN 2236, fast3
GPUTAP_HIDDEN 2237, out3_044
GPUTAP_HIDDEN 2238, out6_000400
GPUTAP_HIDDEN 2239, fast3
GPUTAP_HIDDEN 2240, fast3
GPUTAP_HIDDEN 2241, fast3
GPUTAP_HIDDEN 2242, fast3
GPUTAP_HIDDEN 2243, out3_040
GPUTAP_HIDDEN 2244, out3_040
GPUTAP_HIDDEN 2245, out3_040
GPUTAP_HIDDEN 2246, out3_004
GPUTAP_HIDDEN 2247, fast3
GPUTAP_HIDDEN 2248, fast3
GPUTAP_HIDDEN 2249, out3_040
GPUTAP_HIDDEN 2250, out3_040
GPUTAP_HIDDEN 2251, out3_004
GPUTAP_HIDDEN 2252, fast3
GPUTAP_HIDDEN 2253, out3_040
GPUTAP_HIDDEN 2254, out3_040
GPUTAP_HIDDEN 2255, out3_044
GPUTAP_HIDDEN 2256, out3_040
GPUTAP_HIDDEN 2257, fast3
GPUTAP_HIDDEN 2258, out3_040
GPUTAP_HIDDEN 2259, out3_040
GPUTAP_HIDDEN 2260, out3_040
GPUTAP_HIDDEN 2261, out3_040
GPUTAP_HIDDEN 2262, out6_004000
GPUTAP_HIDDEN 2263, fast3
GPUTAP_HIDDEN 2264, out6_044440
GPUTAP_HIDDEN 2265, fast3
GPUTAP_HIDDEN 2266, fast3
GPUTAP_HIDDEN 2267, out6_004000
GPUTAP_HIDDEN 2268, out3_040
GPUTAP_HIDDEN 2269, out6_004000
GPUTAP_HIDDEN 2270, fast3
GPUTAP_HIDDEN 2271, fast3
GPUTAP_HIDDEN 2272, out6_000440
GPUTAP_HIDDEN 2273, fast3
GPUTAP_HIDDEN 2274, fast3
GPUTAP_HIDDEN 2275, fast3
GPUTAP_HIDDEN 2276, out3_080
GPUTAP_HIDDEN 2277, out3_080
GPUTAP_HIDDEN 2278, out3_080
GPUTAP_HIDDEN 2279, out6_004000
GPUTAP_HIDDEN 2280, out3_040
GPUTAP_HIDDEN 2281, fast3
GPUTAP_HIDDEN 2282, out3_040
GPUTAP_HIDDEN 2283, out3_040
GPUTAP_HIDDEN 2284, out3_004
GPUTAP_HIDDEN 2285, out3_004
GPUTAP_HIDDEN 2286, out3_004
GPUTAP_HIDDEN 2287, fast3
GPUTAP_HIDDEN 2288, fast3
GPUTAP_HIDDEN 2289, out3_004
GPUTAP_HIDDEN 2290, out6_004000
GPUTAP_HIDDEN 2291, out6_000800
GPUTAP_HIDDEN 2292, out3_080
GPUTAP_HIDDEN 2293, fast3
GPUTAP_HIDDEN 2294, fast3
GPUTAP_HIDDEN 2295, slow0
GPUTAP_HIDDEN 2296, fast3
GPUTAP_HIDDEN 2297, out3_004
GPUTAP_HIDDEN 2298, fast3
GPUTAP_HIDDEN 2299, fast3
GPUTAP_HIDDEN 2300, out3_004
GPUTAP_HIDDEN 2301, out6_004000
GPUTAP_HIDDEN 2302, fast3
GPUTAP_HIDDEN 2303, fast3
GPUTAP_HIDDEN 2304, fast3
GPUTAP_HIDDEN 2305, fast3
GPUTAP_HIDDEN 2306, fast3
GPUTAP_HIDDEN 2307, fast3
GPUTAP_HIDDEN 2308, fast3
GPUTAP_HIDDEN 2309, fast3
GPUTAP_HIDDEN 2310, out6_004400
GPUTAP_HIDDEN 2311, fast3
GPUTAP_HIDDEN 2312, out3_040
GPUTAP_HIDDEN 2313, out3_040
GPUTAP_HIDDEN 2314, fast3
GPUTAP_HIDDEN 2315, out3_004
GPUTAP_HIDDEN 2316, fast3
GPUTAP_HIDDEN 2317, fast3
GPUTAP_HIDDEN 2318, fast3
GPUTAP_HIDDEN 2319, fast3
GPUTAP_HIDDEN 2320, out3_040
GPUTAP_HIDDEN 2321, fast3
GPUTAP_HIDDEN 2322, fast3
GPUTAP_HIDDEN 2323, fast3
GPUTAP_HIDDEN 2324, fast3
GPUTAP_HIDDEN 2325, fast3
GPUTAP_HIDDEN 2326, fast3
GPUTAP_HIDDEN 2327, fast3
GPUTAP_HIDDEN 2328, fast3
GPUTAP_HIDDEN 2329, fast3
GPUTAP_HIDDEN 2330, fast3
GPUTAP_HIDDEN 2331, fast3
GPUTAP_HIDDEN 2332, fast3
GPUTAP_HIDDEN 2333, fast3
GPUTAP_HIDDEN 2334, fast3
GPUTAP_HIDDEN 2335, fast3
GPUTAP_HIDDEN 2336, fast3
GPUTAP_HIDDEN 2337, fast3
GPUTAP_HIDDEN 2338, fast3
GPUTAP_HIDDEN 2339, fast3
GPUTAP_HIDDEN 2340, fast3
GPUTAP_HIDDEN 2341, fast3
GPUTAP_HIDDEN 2342, slow0
GPUTAP_HIDDEN 2343, fast3
GPUTAP_HIDDEN 2344, fast3
GPUTAP_HIDDEN 2345, fast3
GPUTAP_HIDDEN 2346, fast3
GPUTAP_HIDDEN 2347, fast3
GPUTAP_HIDDEN 2348, fast3
GPUTAP_HIDDEN 2349, fast3
GPUTAP_HIDDEN 2350, fast3
GPUTAP_HIDDEN 2351, fast3
GPUTAP_HIDDEN 2352, fast3
GPUTAP_HIDDEN 2353, fast3
GPUTAP_HIDDEN 2354, out3_004
GPUTAP_HIDDEN 2355, fast3
GPUTAP_HIDDEN 2356, fast6
GPUTAP_HIDDEN 2357, fast3
GPUTAP_HIDDEN 2358, fast3
GPUTAP_HIDDEN 2359, fast3
GPUTAP_HIDDEN 2360, fast3
GPUTAP_HIDDEN 2361, fast3
GPUTAP_HIDDEN 2362, fast3
GPUTAP_HIDDEN 2363, fast3
GPUTAP_HIDDEN 2364, fast3
GPUTAP_HIDDEN 2365, out3_004
GPUTAP_HIDDEN 2366, fast3
GPUTAP_HIDDEN 2367, slow0
GPUTAP_HIDDEN 2368, fast3
GPUTAP_HIDDEN 2369, fast3
GPUTAP_HIDDEN 2370, fast3
GPUTAP_HIDDEN 2371, fast3
GPUTAP_HIDDEN 2372, fast3
GPUTAP_HIDDEN 2373, fast3
GPUTAP_HIDDEN 2374, fast3
GPUTAP_HIDDEN 2375, fast3
GPUTAP_HIDDEN 2376, fast3
GPUTAP_HIDDEN 2377, fast3
GPUTAP_HIDDEN 2378, slow0
GPUTAP_HIDDEN 2379, out3_800
GPUTAP_HIDDEN 2380, fast3
GPUTAP_HIDDEN 2381, fast3
GPUTAP_HIDDEN 2382, fast3
GPUTAP_HIDDEN 2383, fast3
GPUTAP_HIDDEN 2384, fast3
GPUTAP_HIDDEN 2385, slow0
GPUTAP_HIDDEN 2386, fast3
GPUTAP_HIDDEN 2387, fast3
GPUTAP_HIDDEN 2388, fast3
GPUTAP_HIDDEN 2389, out3_400
GPUTAP_HIDDEN 2390, fast3
GPUTAP_HIDDEN 2391, fast3
GPUTAP_HIDDEN 2392, out3_040
GPUTAP_HIDDEN 2393, fast3
GPUTAP_HIDDEN 2394, fast3
GPUTAP_HIDDEN 2395, fast3
GPUTAP_HIDDEN 2396, fast3
GPUTAP_HIDDEN 2397, out3_040
GPUTAP_HIDDEN 2398, out3_800
GPUTAP_HIDDEN 2399, fast3
GPUTAP_HIDDEN 2400, fast3
GPUTAP_HIDDEN 2401, fast3
GPUTAP_HIDDEN 2402, out3_008
GPUTAP_HIDDEN 2403, slow0
GPUTAP_HIDDEN 2404, fast3
GPUTAP_HIDDEN 2405, fast3
GPUTAP_HIDDEN 2406, out3_008
GPUTAP_HIDDEN 2407, out6_000400
GPUTAP_HIDDEN 2408, fast6
GPUTAP_HIDDEN 2409, fast6
GPUTAP_HIDDEN 2410, out3_004
GPUTAP_HIDDEN 2411, out6_000400
GPUTAP_HIDDEN 2412, fast3
GPUTAP_HIDDEN 2413, fast3
GPUTAP_HIDDEN 2414, fast3
GPUTAP_HIDDEN 2415, fast3
GPUTAP_HIDDEN 2416, fast3
GPUTAP_HIDDEN 2417, fast3
GPUTAP_HIDDEN 2418, fast3
GPUTAP_HIDDEN 2419, fast3
GPUTAP_HIDDEN 2420, slow0
GPUTAP_HIDDEN 2421, fast3
GPUTAP_HIDDEN 2422, fast3
GPUTAP_HIDDEN 2423, fast3
GPUTAP_HIDDEN 2424, fast3
GPUTAP_HIDDEN 2425, fast3
GPUTAP_HIDDEN 2426, fast3
GPUTAP_HIDDEN 2427, fast3
GPUTAP_HIDDEN 2428, fast3
GPUTAP_HIDDEN 2429, fast3
GPUTAP_HIDDEN 2430, fast3
GPUTAP_HIDDEN 2431, fast3
GPUTAP_HIDDEN 2432, fast3
GPUTAP_HIDDEN 2433, out3_400
GPUTAP_HIDDEN 2434, fast3
GPUTAP_HIDDEN 2435, fast3
GPUTAP_HIDDEN 2436, fast3
GPUTAP_HIDDEN 2437, out3_400
GPUTAP_HIDDEN 2438, out3_400
GPUTAP_HIDDEN 2439, fast3
GPUTAP_HIDDEN 2440, fast3
GPUTAP_HIDDEN 2441, out3_400
GPUTAP_HIDDEN 2442, fast3
GPUTAP_HIDDEN 2443, out3_400
GPUTAP_HIDDEN 2444, fast3
GPUTAP_HIDDEN 2445, out3_040
GPUTAP_HIDDEN 2446, fast3
GPUTAP_HIDDEN 2447, fast3
GPUTAP_HIDDEN 2448, fast3
GPUTAP_HIDDEN 2449, fast3
GPUTAP_HIDDEN 2450, out3_400
GPUTAP_HIDDEN 2451, out3_040
GPUTAP_HIDDEN 2452, fast3
GPUTAP_HIDDEN 2453, out3_080
GPUTAP_HIDDEN 2454, fast3
GPUTAP_HIDDEN 2455, fast3
GPUTAP_HIDDEN 2456, out3_004
GPUTAP_HIDDEN 2457, fast3
GPUTAP_HIDDEN 2458, fast3
GPUTAP_HIDDEN 2459, fast3
GPUTAP_HIDDEN 2460, out3_040
GPUTAP_HIDDEN 2461, out3_040
GPUTAP_HIDDEN 2462, fast3
GPUTAP_HIDDEN 2463, out3_040
GPUTAP_HIDDEN 2464, out3_040
GPUTAP_HIDDEN 2465, out3_040
GPUTAP_HIDDEN 2466, out6_044400
GPUTAP_HIDDEN 2467, out3_040
GPUTAP_HIDDEN 2468, fast3
GPUTAP_HIDDEN 2469, out3_080
GPUTAP_HIDDEN 2470, out3_040
GPUTAP_HIDDEN 2471, out3_040
GPUTAP_HIDDEN 2472, out3_004
GPUTAP_HIDDEN 2473, fast3
GPUTAP_HIDDEN 2474, fast3
GPUTAP_HIDDEN 2475, out3_040
GPUTAP_HIDDEN 2476, fast3
GPUTAP_HIDDEN 2477, out3_004
GPUTAP_HIDDEN 2478, fast3
GPUTAP_HIDDEN 2479, fast3
GPUTAP_HIDDEN 2480, out3_040
GPUTAP_HIDDEN 2481, fast3
GPUTAP_HIDDEN 2482, fast3
GPUTAP_HIDDEN 2483, out6_000400
GPUTAP_HIDDEN 2484, fast3
GPUTAP_HIDDEN 2485, fast3
GPUTAP_HIDDEN 2486, out3_004
GPUTAP_HIDDEN 2487, out3_004
GPUTAP_HIDDEN 2488, out3_088
GPUTAP_HIDDEN 2489, out3_080
GPUTAP_HIDDEN 2490, out3_040
GPUTAP_HIDDEN 2491, out3_080
GPUTAP_HIDDEN 2492, out3_040
GPUTAP_HIDDEN 2493, out3_080
GPUTAP_HIDDEN 2494, fast3
GPUTAP_HIDDEN 2495, out3_004
GPUTAP_HIDDEN 2496, fast3
GPUTAP_HIDDEN 2497, out3_040
GPUTAP_HIDDEN 2498, out3_004
GPUTAP_HIDDEN 2499, out3_040
GPUTAP_HIDDEN 2500, out6_004400
GPUTAP_HIDDEN 2501, slow0
GPUTAP_HIDDEN 2502, slow0
GPUTAP_HIDDEN 2503, slow0
GPUTAP_HIDDEN 2504, slow0
GPUTAP_HIDDEN 2505, slow0
GPUTAP_HIDDEN 2506, slow0
GPUTAP_HIDDEN 2507, slow0
GPUTAP_HIDDEN 2508, slow0
GPUTAP_HIDDEN 2509, fast6
GPUTAP_HIDDEN 2510, fast6
GPUTAP_HIDDEN 2511, fast6
GPUTAP_HIDDEN 2512, fast6
GPUTAP_HIDDEN 2513, slow0
GPUTAP_HIDDEN 2514, slow0
GPUTAP_HIDDEN 2515, slow0
GPUTAP_HIDDEN 2516, slow0
GPUTAP_HIDDEN 2517, fast3
GPUTAP_HIDDEN 2518, slow0
GPUTAP_HIDDEN 2519, slow0
GPUTAP_HIDDEN 2520, fast6
GPUTAP_HIDDEN 2521, fast6
GPUTAP_HIDDEN 2522, slow0
GPUTAP_HIDDEN 2523, slow0
GPUTAP_HIDDEN 2524, slow0
GPUTAP_HIDDEN 2525, slow0
GPUTAP_HIDDEN 2526, slow0
GPUTAP_HIDDEN 2527, slow0
GPUTAP_HIDDEN 2528, slow0
GPUTAP_HIDDEN 2529, fast3
GPUTAP_HIDDEN 2530, fast6
GPUTAP_HIDDEN 2531, fast6
GPUTAP_HIDDEN 2532, fast6
GPUTAP_HIDDEN 2533, fast6
GPUTAP_HIDDEN 2534, slow0
GPUTAP_HIDDEN 2535, slow0
GPUTAP_HIDDEN 2536, slow0
GPUTAP_HIDDEN 2537, slow0
GPUTAP_HIDDEN 2538, fast3
GPUTAP_HIDDEN 2539, slow0
GPUTAP_HIDDEN 2540, slow0
GPUTAP_HIDDEN 2541, fast6
GPUTAP_HIDDEN 2542, fast6
GPUTAP_HIDDEN 2543, slow0
GPUTAP_HIDDEN 2544, slow0
GPUTAP_HIDDEN 2545, slow0
GPUTAP_HIDDEN 2546, slow0
GPUTAP_HIDDEN 2547, slow0
GPUTAP_HIDDEN 2548, slow0
GPUTAP_HIDDEN 2549, slow0
GPUTAP_HIDDEN 2550, slow0
GPUTAP_HIDDEN 2551, slow0
GPUTAP_HIDDEN 2552, fast6
GPUTAP_HIDDEN 2553, fast6
GPUTAP_HIDDEN 2554, fast6
GPUTAP_HIDDEN 2555, fast6
GPUTAP_HIDDEN 2556, slow0
GPUTAP_HIDDEN 2557, slow0
GPUTAP_HIDDEN 2558, slow0
GPUTAP_HIDDEN 2559, slow0
GPUTAP_HIDDEN 2560, slow0
GPUTAP_HIDDEN 2561, slow0
GPUTAP_HIDDEN 2562, slow0
GPUTAP_HIDDEN 2563, fast6
GPUTAP_HIDDEN 2564, fast6
GPUTAP_HIDDEN 2565, slow0
GPUTAP_HIDDEN 2566, slow0
GPUTAP_HIDDEN 2567, slow0
GPUTAP_HIDDEN 2568, fast3
GPUTAP_HIDDEN 2569, slow0
GPUTAP_HIDDEN 2570, slow0
GPUTAP_HIDDEN 2571, slow0
GPUTAP_HIDDEN 2572, slow0
GPUTAP_HIDDEN 2573, slow0
GPUTAP_HIDDEN 2574, slow0
GPUTAP_HIDDEN 2575, slow0
GPUTAP_HIDDEN 2576, fast6
GPUTAP_HIDDEN 2577, fast6
GPUTAP_HIDDEN 2578, fast6
GPUTAP_HIDDEN 2579, fast6
GPUTAP_HIDDEN 2580, slow0
GPUTAP_HIDDEN 2581, slow0
GPUTAP_HIDDEN 2582, slow0
GPUTAP_HIDDEN 2583, slow0
GPUTAP_HIDDEN 2584, slow0
GPUTAP_HIDDEN 2585, slow0
GPUTAP_HIDDEN 2586, slow0
GPUTAP_HIDDEN 2587, fast6
GPUTAP_HIDDEN 2588, fast6
GPUTAP_HIDDEN 2589, slow0
GPUTAP_HIDDEN 2590, slow0
GPUTAP_HIDDEN 2591, slow0
GPUTAP_HIDDEN 2592, fast6
GPUTAP_HIDDEN 2593, fast6
GPUTAP_HIDDEN 2594, fast6
GPUTAP_HIDDEN 2595, fast6
GPUTAP_HIDDEN 2596, fast6
GPUTAP_HIDDEN 2597, fast6
GPUTAP_HIDDEN 2598, fast6
GPUTAP_HIDDEN 2599, fast6
GPUTAP_HIDDEN 2600, fast6
GPUTAP_HIDDEN 2601, fast6
GPUTAP_HIDDEN 2602, fast6
GPUTAP_HIDDEN 2603, fast6
GPUTAP_HIDDEN 2604, fast3
GPUTAP_HIDDEN 2605, slow0
GPUTAP_HIDDEN 2606, slow0
GPUTAP_HIDDEN 2607, slow0
GPUTAP_HIDDEN 2608, slow0
GPUTAP_HIDDEN 2609, fast6
GPUTAP_HIDDEN 2610, fast6
GPUTAP_HIDDEN 2611, fast6
GPUTAP_HIDDEN 2612, fast6
GPUTAP_HIDDEN 2613, slow0
GPUTAP_HIDDEN 2614, slow0
GPUTAP_HIDDEN 2615, slow0
GPUTAP_HIDDEN 2616, slow0
GPUTAP_HIDDEN 2617, fast3
GPUTAP_HIDDEN 2618, slow0
GPUTAP_HIDDEN 2619, slow0
GPUTAP_HIDDEN 2620, fast6
GPUTAP_HIDDEN 2621, fast6
GPUTAP_HIDDEN 2622, slow0
GPUTAP_HIDDEN 2623, slow0
GPUTAP_HIDDEN 2624, fast6
GPUTAP_HIDDEN 2625, fast6
GPUTAP_HIDDEN 2626, fast6
GPUTAP_HIDDEN 2627, fast6
GPUTAP_HIDDEN 2628, fast6
GPUTAP_HIDDEN 2629, fast3
GPUTAP_HIDDEN 2630, slow0
GPUTAP_HIDDEN 2631, slow0
GPUTAP_HIDDEN 2632, slow0
GPUTAP_HIDDEN 2633, slow0
GPUTAP_HIDDEN 2634, slow0
GPUTAP_HIDDEN 2635, slow0
GPUTAP_HIDDEN 2636, fast3
GPUTAP_HIDDEN 2637, fast6
GPUTAP_HIDDEN 2638, fast6
GPUTAP_HIDDEN 2639, fast6
GPUTAP_HIDDEN 2640, fast6
GPUTAP_HIDDEN 2641, slow0
GPUTAP_HIDDEN 2642, slow0
GPUTAP_HIDDEN 2643, slow0
GPUTAP_HIDDEN 2644, slow0
GPUTAP_HIDDEN 2645, slow0
GPUTAP_HIDDEN 2646, slow0
GPUTAP_HIDDEN 2647, fast3
GPUTAP_HIDDEN 2648, slow0
GPUTAP_HIDDEN 2649, slow0
GPUTAP_HIDDEN 2650, fast6
GPUTAP_HIDDEN 2651, fast6
GPUTAP_HIDDEN 2652, slow0
GPUTAP_HIDDEN 2653, slow0
GPUTAP_HIDDEN 2654, slow0
GPUTAP_HIDDEN 2655, slow0
GPUTAP_HIDDEN 2656, slow0
GPUTAP_HIDDEN 2657, slow0
GPUTAP_HIDDEN 2658, slow0
GPUTAP_HIDDEN 2659, fast3
GPUTAP_HIDDEN 2660, fast3
GPUTAP_HIDDEN 2661, fast6
GPUTAP_HIDDEN 2662, fast3
GPUTAP_HIDDEN 2663, fast3
GPUTAP_HIDDEN 2664, fast3
GPUTAP_HIDDEN 2665, fast3
GPUTAP_HIDDEN 2666, fast3
GPUTAP_HIDDEN 2667, fast3
GPUTAP_HIDDEN 2668, fast3
GPUTAP_HIDDEN 2669, fast3
GPUTAP_HIDDEN 2670, fast3
GPUTAP_HIDDEN 2671, fast3
GPUTAP_HIDDEN 2672, fast3
GPUTAP_HIDDEN 2673, slow0
GPUTAP_HIDDEN 2674, slow0
GPUTAP_HIDDEN 2675, fast3
GPUTAP_HIDDEN 2676, fast6
GPUTAP_HIDDEN 2677, fast6
GPUTAP_HIDDEN 2678, fast6
GPUTAP_HIDDEN 2679, fast6
GPUTAP_HIDDEN 2680, slow0
GPUTAP_HIDDEN 2681, slow0
GPUTAP_HIDDEN 2682, slow0
GPUTAP_HIDDEN 2683, slow0
GPUTAP_HIDDEN 2684, slow0
GPUTAP_HIDDEN 2685, slow0
GPUTAP_HIDDEN 2686, fast3
GPUTAP_HIDDEN 2687, slow0
GPUTAP_HIDDEN 2688, slow0
GPUTAP_HIDDEN 2689, fast6
GPUTAP_HIDDEN 2690, fast6
GPUTAP_HIDDEN 2691, slow0
GPUTAP_HIDDEN 2692, slow0
GPUTAP_HIDDEN 2693, slow0
GPUTAP_HIDDEN 2694, slow0
GPUTAP_HIDDEN 2695, slow0
GPUTAP_HIDDEN 2696, slow0
GPUTAP_HIDDEN 2697, slow0
GPUTAP_HIDDEN 2698, fast3
GPUTAP_HIDDEN 2699, fast3
GPUTAP_HIDDEN 2700, slow0
GPUTAP_HIDDEN 2701, slow0
GPUTAP_HIDDEN 2702, slow0
GPUTAP_HIDDEN 2703, slow0
GPUTAP_HIDDEN 2704, slow0
GPUTAP_HIDDEN 2705, slow0
GPUTAP_HIDDEN 2706, slow0
GPUTAP_HIDDEN 2707, fast3
GPUTAP_HIDDEN 2708, fast3
GPUTAP_HIDDEN 2709, fast3
GPUTAP_HIDDEN 2710, slow0
GPUTAP_HIDDEN 2711, fast3
GPUTAP_HIDDEN 2712, slow0
GPUTAP_HIDDEN 2713, slow0
GPUTAP_HIDDEN 2714, slow0
GPUTAP_HIDDEN 2715, fast6
GPUTAP_HIDDEN 2716, fast6
GPUTAP_HIDDEN 2717, fast6
GPUTAP_HIDDEN 2718, fast6
GPUTAP_HIDDEN 2719, slow0
GPUTAP_HIDDEN 2720, slow0
GPUTAP_HIDDEN 2721, slow0
GPUTAP_HIDDEN 2722, slow0
GPUTAP_HIDDEN 2723, slow0
GPUTAP_HIDDEN 2724, slow0
GPUTAP_HIDDEN 2725, fast3
GPUTAP_HIDDEN 2726, slow0
GPUTAP_HIDDEN 2727, slow0
GPUTAP_HIDDEN 2728, fast6
GPUTAP_HIDDEN 2729, fast6
GPUTAP_HIDDEN 2730, slow0
GPUTAP_HIDDEN 2731, slow0
GPUTAP_HIDDEN 2732, slow0
GPUTAP_HIDDEN 2733, slow0
GPUTAP_HIDDEN 2734, slow0
GPUTAP_HIDDEN 2735, slow0
GPUTAP_HIDDEN 2736, slow0
GPUTAP_HIDDEN 2737, slow0
GPUTAP_HIDDEN 2738, slow0
GPUTAP_HIDDEN 2739, fast3
GPUTAP_HIDDEN 2740, fast6
GPUTAP_HIDDEN 2741, fast6
GPUTAP_HIDDEN 2742, fast6
GPUTAP_HIDDEN 2743, fast6
GPUTAP_HIDDEN 2744, slow0
GPUTAP_HIDDEN 2745, slow0
GPUTAP_HIDDEN 2746, slow0
GPUTAP_HIDDEN 2747, slow0
GPUTAP_HIDDEN 2748, slow0
GPUTAP_HIDDEN 2749, slow0
GPUTAP_HIDDEN 2750, fast3
GPUTAP_HIDDEN 2751, slow0
GPUTAP_HIDDEN 2752, slow0
GPUTAP_HIDDEN 2753, fast6
GPUTAP_HIDDEN 2754, fast6
GPUTAP_HIDDEN 2755, slow0
GPUTAP_HIDDEN 2756, slow0
GPUTAP_HIDDEN 2757, slow0
GPUTAP_HIDDEN 2758, slow0
GPUTAP_HIDDEN 2759, slow0
GPUTAP_HIDDEN 2760, fast3
GPUTAP_HIDDEN 2761, fast6
GPUTAP_HIDDEN 2762, fast3
GPUTAP_HIDDEN 2763, fast3
GPUTAP_HIDDEN 2764, fast3
GPUTAP_HIDDEN 2765, fast3
GPUTAP_HIDDEN 2766, fast3
GPUTAP_HIDDEN 2767, fast3
GPUTAP_HIDDEN 2768, slow0
GPUTAP_HIDDEN 2769, slow0
GPUTAP_HIDDEN 2770, fast3
GPUTAP_HIDDEN 2771, fast6
GPUTAP_HIDDEN 2772, fast6
GPUTAP_HIDDEN 2773, fast6
GPUTAP_HIDDEN 2774, fast6
GPUTAP_HIDDEN 2775, slow0
GPUTAP_HIDDEN 2776, slow0
GPUTAP_HIDDEN 2777, slow0
GPUTAP_HIDDEN 2778, slow0
GPUTAP_HIDDEN 2779, fast3
GPUTAP_HIDDEN 2780, slow0
GPUTAP_HIDDEN 2781, slow0
GPUTAP_HIDDEN 2782, fast6
GPUTAP_HIDDEN 2783, fast6
GPUTAP_HIDDEN 2784, slow0
GPUTAP_HIDDEN 2785, slow0
GPUTAP_HIDDEN 2786, fast6
GPUTAP_HIDDEN 2787, fast6
GPUTAP_HIDDEN 2788, fast6
GPUTAP_HIDDEN 2789, fast6
GPUTAP_HIDDEN 2790, fast6
GPUTAP_HIDDEN 2791, slow0
GPUTAP_HIDDEN 2792, fast3
GPUTAP_HIDDEN 2793, slow0
GPUTAP_HIDDEN 2794, slow0
GPUTAP_HIDDEN 2795, slow0
GPUTAP_HIDDEN 2796, slow0
GPUTAP_HIDDEN 2797, fast3
GPUTAP_HIDDEN 2798, fast3
GPUTAP_HIDDEN 2799, slow0
GPUTAP_HIDDEN 2800, slow0
GPUTAP_HIDDEN 2801, slow0
GPUTAP_HIDDEN 2802, slow0
GPUTAP_HIDDEN 2803, fast6
GPUTAP_HIDDEN 2804, fast6
GPUTAP_HIDDEN 2805, fast6
GPUTAP_HIDDEN 2806, fast6
GPUTAP_HIDDEN 2807, slow0
GPUTAP_HIDDEN 2808, slow0
GPUTAP_HIDDEN 2809, slow0
GPUTAP_HIDDEN 2810, slow0
GPUTAP_HIDDEN 2811, fast3
GPUTAP_HIDDEN 2812, slow0
GPUTAP_HIDDEN 2813, slow0
GPUTAP_HIDDEN 2814, fast6
GPUTAP_HIDDEN 2815, fast6
GPUTAP_HIDDEN 2816, slow0
GPUTAP_HIDDEN 2817, slow0
GPUTAP_HIDDEN 2818, slow0
GPUTAP_HIDDEN 2819, fast3
GPUTAP_HIDDEN 2820, slow0
GPUTAP_HIDDEN 2821, slow0
GPUTAP_HIDDEN 2822, slow0
GPUTAP_HIDDEN 2823, slow0
GPUTAP_HIDDEN 2824, fast3
GPUTAP_HIDDEN 2825, fast3
GPUTAP_HIDDEN 2826, slow0
GPUTAP_HIDDEN 2827, slow0
GPUTAP_HIDDEN 2828, slow0
GPUTAP_HIDDEN 2829, slow0
GPUTAP_HIDDEN 2830, fast6
GPUTAP_HIDDEN 2831, fast6
GPUTAP_HIDDEN 2832, fast6
GPUTAP_HIDDEN 2833, fast6
GPUTAP_HIDDEN 2834, slow0
GPUTAP_HIDDEN 2835, slow0
GPUTAP_HIDDEN 2836, slow0
GPUTAP_HIDDEN 2837, slow0
GPUTAP_HIDDEN 2838, fast3
GPUTAP_HIDDEN 2839, slow0
GPUTAP_HIDDEN 2840, slow0
GPUTAP_HIDDEN 2841, fast6
GPUTAP_HIDDEN 2842, fast6
GPUTAP_HIDDEN 2843, slow0
GPUTAP_HIDDEN 2844, slow0
GPUTAP_HIDDEN 2845, slow0
GPUTAP_HIDDEN 2846, fast3
GPUTAP_HIDDEN 2847, fast3
GPUTAP_HIDDEN 2848, slow0
GPUTAP_HIDDEN 2849, slow0
GPUTAP_HIDDEN 2850, fast3
GPUTAP_HIDDEN 2851, slow0
GPUTAP_HIDDEN 2852, slow0
GPUTAP_HIDDEN 2853, slow0
GPUTAP_HIDDEN 2854, slow0
GPUTAP_HIDDEN 2855, fast3
GPUTAP_HIDDEN 2856, fast3
GPUTAP_HIDDEN 2857, slow0
GPUTAP_HIDDEN 2858, slow0
GPUTAP_HIDDEN 2859, slow0
GPUTAP_HIDDEN 2860, slow0
GPUTAP_HIDDEN 2861, fast6
GPUTAP_HIDDEN 2862, fast6
GPUTAP_HIDDEN 2863, fast6
GPUTAP_HIDDEN 2864, fast6
GPUTAP_HIDDEN 2865, fast3
GPUTAP_HIDDEN 2866, fast6
GPUTAP_HIDDEN 2867, fast6
GPUTAP_HIDDEN 2868, fast6
GPUTAP_HIDDEN 2869, fast6
GPUTAP_HIDDEN 2870, fast6
GPUTAP_HIDDEN 2871, fast6
GPUTAP_HIDDEN 2872, fast6
GPUTAP_HIDDEN 2873, fast6
GPUTAP_HIDDEN 2874, fast6
GPUTAP_HIDDEN 2875, fast6
GPUTAP_HIDDEN 2876, fast6
GPUTAP_HIDDEN 2877, fast6
GPUTAP_HIDDEN 2878, fast6
GPUTAP_HIDDEN 2879, fast6
GPUTAP_HIDDEN 2880, slow0
GPUTAP_HIDDEN 2881, slow0
GPUTAP_HIDDEN 2882, slow0
GPUTAP_HIDDEN 2883, slow0
GPUTAP_HIDDEN 2884, slow0
GPUTAP_HIDDEN 2885, fast3
GPUTAP_HIDDEN 2886, fast6
GPUTAP_HIDDEN 2887, fast6
GPUTAP_HIDDEN 2888, fast6
GPUTAP_HIDDEN 2889, fast6
GPUTAP_HIDDEN 2890, slow0
GPUTAP_HIDDEN 2891, slow0
GPUTAP_HIDDEN 2892, slow0
GPUTAP_HIDDEN 2893, slow0
GPUTAP_HIDDEN 2894, fast3
GPUTAP_HIDDEN 2895, slow0
GPUTAP_HIDDEN 2896, slow0
GPUTAP_HIDDEN 2897, fast6
GPUTAP_HIDDEN 2898, fast6
GPUTAP_HIDDEN 2899, slow0
GPUTAP_HIDDEN 2900, slow0
GPUTAP_HIDDEN 2901, slow0
GPUTAP_HIDDEN 2902, slow0
GPUTAP_HIDDEN 2903, slow0
GPUTAP_HIDDEN 2904, fast3
GPUTAP_HIDDEN 2905, fast6
GPUTAP_HIDDEN 2906, fast6
GPUTAP_HIDDEN 2907, fast6
GPUTAP_HIDDEN 2908, fast6
GPUTAP_HIDDEN 2909, slow0
GPUTAP_HIDDEN 2910, slow0
GPUTAP_HIDDEN 2911, slow0
GPUTAP_HIDDEN 2912, slow0
GPUTAP_HIDDEN 2913, fast3
GPUTAP_HIDDEN 2914, slow0
GPUTAP_HIDDEN 2915, slow0
GPUTAP_HIDDEN 2916, fast6
GPUTAP_HIDDEN 2917, fast6
GPUTAP_HIDDEN 2918, slow0
GPUTAP_HIDDEN 2919, slow0
GPUTAP_HIDDEN 2920, slow0
GPUTAP_HIDDEN 2921, slow0
GPUTAP_HIDDEN 2922, slow0
GPUTAP_HIDDEN 2923, slow0
GPUTAP_HIDDEN 2924, fast3
GPUTAP_HIDDEN 2925, slow0
GPUTAP_HIDDEN 2926, slow0
GPUTAP_HIDDEN 2927, slow0
GPUTAP_HIDDEN 2928, slow0
GPUTAP_HIDDEN 2929, fast3
GPUTAP_HIDDEN 2930, fast3
GPUTAP_HIDDEN 2931, slow0
GPUTAP_HIDDEN 2932, slow0
GPUTAP_HIDDEN 2933, slow0
GPUTAP_HIDDEN 2934, slow0
GPUTAP_HIDDEN 2935, fast6
GPUTAP_HIDDEN 2936, fast6
GPUTAP_HIDDEN 2937, fast6
GPUTAP_HIDDEN 2938, fast6
GPUTAP_HIDDEN 2939, slow0
GPUTAP_HIDDEN 2940, slow0
GPUTAP_HIDDEN 2941, slow0
GPUTAP_HIDDEN 2942, slow0
GPUTAP_HIDDEN 2943, slow0
GPUTAP_HIDDEN 2944, slow0
GPUTAP_HIDDEN 2945, fast3
GPUTAP_HIDDEN 2946, slow0
GPUTAP_HIDDEN 2947, slow0
GPUTAP_HIDDEN 2948, fast6
GPUTAP_HIDDEN 2949, fast6
GPUTAP_HIDDEN 2950, slow0
GPUTAP_HIDDEN 2951, slow0
GPUTAP_HIDDEN 2952, slow0
GPUTAP_HIDDEN 2953, slow0
GPUTAP_HIDDEN 2954, slow0
GPUTAP_HIDDEN 2955, slow0
GPUTAP_HIDDEN 2956, fast3
GPUTAP_HIDDEN 2957, fast3
GPUTAP_HIDDEN 2958, fast3
GPUTAP_HIDDEN 2959, slow2
GPUTAP_HIDDEN 2960, slow1
GPUTAP_HIDDEN 2961, slow0
GPUTAP_HIDDEN 2962, fast3
GPUTAP_HIDDEN 2963, slow0
GPUTAP_HIDDEN 2964, slow0
GPUTAP_HIDDEN 2965, slow0
GPUTAP_HIDDEN 2966, slow0
GPUTAP_HIDDEN 2967, slow0
GPUTAP_HIDDEN 2968, fast3
GPUTAP_HIDDEN 2969, fast6
GPUTAP_HIDDEN 2970, fast6
GPUTAP_HIDDEN 2971, fast6
GPUTAP_HIDDEN 2972, fast6
GPUTAP_HIDDEN 2973, slow0
GPUTAP_HIDDEN 2974, slow0
GPUTAP_HIDDEN 2975, slow0
GPUTAP_HIDDEN 2976, slow0
GPUTAP_HIDDEN 2977, slow0
GPUTAP_HIDDEN 2978, slow0
GPUTAP_HIDDEN 2979, fast3
GPUTAP_HIDDEN 2980, slow0
GPUTAP_HIDDEN 2981, slow0
GPUTAP_HIDDEN 2982, fast6
GPUTAP_HIDDEN 2983, fast6
GPUTAP_HIDDEN 2984, slow0
GPUTAP_HIDDEN 2985, slow0
GPUTAP_HIDDEN 2986, slow0
GPUTAP_HIDDEN 2987, slow0
GPUTAP_HIDDEN 2988, slow0
GPUTAP_HIDDEN 2989, slow0
GPUTAP_HIDDEN 2990, slow0
GPUTAP_HIDDEN 2991, slow0
GPUTAP_HIDDEN 2992, slow0
GPUTAP_HIDDEN 2993, fast3
GPUTAP_HIDDEN 2994, fast6
GPUTAP_HIDDEN 2995, fast6
GPUTAP_HIDDEN 2996, fast6
GPUTAP_HIDDEN 2997, fast6
GPUTAP_HIDDEN 2998, slow0
GPUTAP_HIDDEN 2999, slow0
GPUTAP_HIDDEN 3000, slow0
GPUTAP_HIDDEN 3001, slow0
GPUTAP_HIDDEN 3002, slow0
GPUTAP_HIDDEN 3003, slow0
GPUTAP_HIDDEN 3004, fast3
GPUTAP_HIDDEN 3005, slow0
GPUTAP_HIDDEN 3006, slow0
GPUTAP_HIDDEN 3007, fast6
GPUTAP_HIDDEN 3008, fast6
GPUTAP_HIDDEN 3009, slow0
GPUTAP_HIDDEN 3010, slow0
GPUTAP_HIDDEN 3011, slow0
GPUTAP_HIDDEN 3012, slow0
GPUTAP_HIDDEN 3013, slow0
GPUTAP_HIDDEN 3014, slow0
GPUTAP_HIDDEN 3015, slow0
GPUTAP_HIDDEN 3016, fast3
GPUTAP_HIDDEN 3017, fast3
GPUTAP_HIDDEN 3018, fast6
GPUTAP_HIDDEN 3019, fast3
GPUTAP_HIDDEN 3020, fast3
GPUTAP_HIDDEN 3021, fast3
GPUTAP_HIDDEN 3022, fast3
GPUTAP_HIDDEN 3023, fast3
GPUTAP_HIDDEN 3024, fast3
GPUTAP_HIDDEN 3025, fast3
GPUTAP_HIDDEN 3026, fast3
GPUTAP_HIDDEN 3027, fast3
GPUTAP_HIDDEN 3028, fast3
GPUTAP_HIDDEN 3029, fast3
GPUTAP_HIDDEN 3030, slow0
GPUTAP_HIDDEN 3031, slow0
GPUTAP_HIDDEN 3032, fast3
GPUTAP_HIDDEN 3033, fast6
GPUTAP_HIDDEN 3034, fast6
GPUTAP_HIDDEN 3035, fast6
GPUTAP_HIDDEN 3036, fast6
GPUTAP_HIDDEN 3037, slow0
GPUTAP_HIDDEN 3038, slow0
GPUTAP_HIDDEN 3039, slow0
GPUTAP_HIDDEN 3040, slow0
GPUTAP_HIDDEN 3041, slow0
GPUTAP_HIDDEN 3042, slow0
GPUTAP_HIDDEN 3043, fast3
GPUTAP_HIDDEN 3044, slow0
GPUTAP_HIDDEN 3045, slow0
GPUTAP_HIDDEN 3046, fast6
GPUTAP_HIDDEN 3047, fast6
GPUTAP_HIDDEN 3048, slow0
GPUTAP_HIDDEN 3049, slow0
GPUTAP_HIDDEN 3050, slow0
GPUTAP_HIDDEN 3051, slow0
GPUTAP_HIDDEN 3052, slow0
GPUTAP_HIDDEN 3053, slow0
GPUTAP_HIDDEN 3054, slow0
GPUTAP_HIDDEN 3055, fast3
GPUTAP_HIDDEN 3056, fast3
GPUTAP_HIDDEN 3057, slow0
GPUTAP_HIDDEN 3058, slow0
GPUTAP_HIDDEN 3059, slow0
GPUTAP_HIDDEN 3060, slow0
GPUTAP_HIDDEN 3061, slow0
GPUTAP_HIDDEN 3062, slow0
GPUTAP_HIDDEN 3063, slow0
GPUTAP_HIDDEN 3064, fast3
GPUTAP_HIDDEN 3065, fast3
GPUTAP_HIDDEN 3066, fast3
GPUTAP_HIDDEN 3067, slow0
GPUTAP_HIDDEN 3068, fast3
GPUTAP_HIDDEN 3069, slow0
GPUTAP_HIDDEN 3070, slow0
GPUTAP_HIDDEN 3071, slow0
GPUTAP_HIDDEN 3072, fast6
GPUTAP_HIDDEN 3073, fast6
GPUTAP_HIDDEN 3074, fast6
GPUTAP_HIDDEN 3075, fast6
GPUTAP_HIDDEN 3076, slow0
GPUTAP_HIDDEN 3077, slow0
GPUTAP_HIDDEN 3078, slow0
GPUTAP_HIDDEN 3079, slow0
GPUTAP_HIDDEN 3080, slow0
GPUTAP_HIDDEN 3081, slow0
GPUTAP_HIDDEN 3082, fast3
GPUTAP_HIDDEN 3083, slow0
GPUTAP_HIDDEN 3084, slow0
GPUTAP_HIDDEN 3085, fast6
GPUTAP_HIDDEN 3086, fast6
GPUTAP_HIDDEN 3087, slow0
GPUTAP_HIDDEN 3088, slow0
GPUTAP_HIDDEN 3089, slow0
GPUTAP_HIDDEN 3090, slow0
GPUTAP_HIDDEN 3091, slow0
GPUTAP_HIDDEN 3092, slow0
GPUTAP_HIDDEN 3093, slow0
GPUTAP_HIDDEN 3094, slow0
GPUTAP_HIDDEN 3095, slow0
GPUTAP_HIDDEN 3096, fast3
GPUTAP_HIDDEN 3097, fast6
GPUTAP_HIDDEN 3098, fast6
GPUTAP_HIDDEN 3099, fast6
GPUTAP_HIDDEN 3100, fast6
GPUTAP_HIDDEN 3101, slow0
GPUTAP_HIDDEN 3102, slow0
GPUTAP_HIDDEN 3103, slow0
GPUTAP_HIDDEN 3104, slow0
GPUTAP_HIDDEN 3105, slow0
GPUTAP_HIDDEN 3106, slow0
GPUTAP_HIDDEN 3107, fast3
GPUTAP_HIDDEN 3108, slow0
GPUTAP_HIDDEN 3109, slow0
GPUTAP_HIDDEN 3110, fast6
GPUTAP_HIDDEN 3111, fast6
GPUTAP_HIDDEN 3112, slow0
GPUTAP_HIDDEN 3113, slow0
GPUTAP_HIDDEN 3114, slow0
GPUTAP_HIDDEN 3115, slow0
GPUTAP_HIDDEN 3116, slow0
GPUTAP_HIDDEN 3117, slow0
GPUTAP_HIDDEN 3118, slow0
GPUTAP_HIDDEN 3119, fast3
GPUTAP_HIDDEN 3120, fast3
GPUTAP_HIDDEN 3121, fast6
GPUTAP_HIDDEN 3122, fast3
GPUTAP_HIDDEN 3123, fast3
GPUTAP_HIDDEN 3124, fast3
GPUTAP_HIDDEN 3125, fast3
GPUTAP_HIDDEN 3126, fast3
GPUTAP_HIDDEN 3127, fast3
GPUTAP_HIDDEN 3128, fast3
GPUTAP_HIDDEN 3129, fast3
GPUTAP_HIDDEN 3130, fast3
GPUTAP_HIDDEN 3131, fast3
GPUTAP_HIDDEN 3132, fast3
GPUTAP_HIDDEN 3133, slow0
GPUTAP_HIDDEN 3134, slow0
GPUTAP_HIDDEN 3135, fast3
GPUTAP_HIDDEN 3136, fast6
GPUTAP_HIDDEN 3137, fast6
GPUTAP_HIDDEN 3138, fast6
GPUTAP_HIDDEN 3139, fast6
GPUTAP_HIDDEN 3140, slow0
GPUTAP_HIDDEN 3141, slow0
GPUTAP_HIDDEN 3142, slow0
GPUTAP_HIDDEN 3143, slow0
GPUTAP_HIDDEN 3144, slow0
GPUTAP_HIDDEN 3145, slow0
GPUTAP_HIDDEN 3146, fast3
GPUTAP_HIDDEN 3147, slow0
GPUTAP_HIDDEN 3148, slow0
GPUTAP_HIDDEN 3149, fast6
GPUTAP_HIDDEN 3150, fast6
GPUTAP_HIDDEN 3151, slow0
GPUTAP_HIDDEN 3152, slow0
GPUTAP_HIDDEN 3153, slow0
GPUTAP_HIDDEN 3154, slow0
GPUTAP_HIDDEN 3155, slow0
GPUTAP_HIDDEN 3156, slow0
GPUTAP_HIDDEN 3157, slow0
GPUTAP_HIDDEN 3158, fast3
GPUTAP_HIDDEN 3159, fast3
GPUTAP_HIDDEN 3160, slow0
GPUTAP_HIDDEN 3161, slow0
GPUTAP_HIDDEN 3162, slow0
GPUTAP_HIDDEN 3163, slow0
GPUTAP_HIDDEN 3164, slow0
GPUTAP_HIDDEN 3165, slow0
GPUTAP_HIDDEN 3166, slow0
GPUTAP_HIDDEN 3167, fast3
GPUTAP_HIDDEN 3168, fast3
GPUTAP_HIDDEN 3169, fast3
GPUTAP_HIDDEN 3170, slow0
GPUTAP_HIDDEN 3171, fast3
GPUTAP_HIDDEN 3172, slow0
GPUTAP_HIDDEN 3173, slow0
GPUTAP_HIDDEN 3174, slow0
GPUTAP_HIDDEN 3175, fast6
GPUTAP_HIDDEN 3176, fast6
GPUTAP_HIDDEN 3177, fast6
GPUTAP_HIDDEN 3178, fast6
GPUTAP_HIDDEN 3179, slow0
GPUTAP_HIDDEN 3180, slow0
GPUTAP_HIDDEN 3181, slow0
GPUTAP_HIDDEN 3182, slow0
GPUTAP_HIDDEN 3183, slow0
GPUTAP_HIDDEN 3184, slow0
GPUTAP_HIDDEN 3185, fast3
GPUTAP_HIDDEN 3186, slow0
GPUTAP_HIDDEN 3187, slow0
GPUTAP_HIDDEN 3188, fast6
GPUTAP_HIDDEN 3189, fast6
GPUTAP_HIDDEN 3190, slow0
GPUTAP_HIDDEN 3191, slow0
GPUTAP_HIDDEN 3192, slow0
GPUTAP_HIDDEN 3193, slow0
GPUTAP_HIDDEN 3194, slow0
GPUTAP_HIDDEN 3195, slow0
GPUTAP_HIDDEN 3196, slow0
GPUTAP_HIDDEN 3197, fast3
GPUTAP_HIDDEN 3198, fast3
GPUTAP_HIDDEN 3199, slow0
GPUTAP_HIDDEN 3200, slow0
GPUTAP_HIDDEN 3201, slow0
GPUTAP_HIDDEN 3202, slow0
GPUTAP_HIDDEN 3203, slow0
GPUTAP_HIDDEN 3204, slow0
GPUTAP_HIDDEN 3205, slow0
GPUTAP_HIDDEN 3206, fast3
GPUTAP_HIDDEN 3207, fast3
GPUTAP_HIDDEN 3208, fast3
GPUTAP_HIDDEN 3209, slow0
GPUTAP_HIDDEN 3210, fast3
GPUTAP_HIDDEN 3211, slow0
GPUTAP_HIDDEN 3212, slow0
GPUTAP_HIDDEN 3213, slow0
GPUTAP_HIDDEN 3214, fast6
GPUTAP_HIDDEN 3215, fast6
GPUTAP_HIDDEN 3216, fast6
GPUTAP_HIDDEN 3217, fast6
GPUTAP_HIDDEN 3218, slow0
GPUTAP_HIDDEN 3219, slow0
GPUTAP_HIDDEN 3220, slow0
GPUTAP_HIDDEN 3221, slow0
GPUTAP_HIDDEN 3222, slow0
GPUTAP_HIDDEN 3223, slow0
GPUTAP_HIDDEN 3224, fast3
GPUTAP_HIDDEN 3225, slow0
GPUTAP_HIDDEN 3226, slow0
GPUTAP_HIDDEN 3227, fast6
GPUTAP_HIDDEN 3228, fast6
GPUTAP_HIDDEN 3229, slow0
GPUTAP_HIDDEN 3230, slow0
GPUTAP_HIDDEN 3231, slow0
GPUTAP_HIDDEN 3232, slow0
GPUTAP_HIDDEN 3233, slow0
GPUTAP_HIDDEN 3234, slow0
GPUTAP_HIDDEN 3235, slow0
GPUTAP_HIDDEN 3236, slow0
GPUTAP_HIDDEN 3237, slow0
GPUTAP_HIDDEN 3238, fast3
GPUTAP_HIDDEN 3239, fast6
GPUTAP_HIDDEN 3240, fast6
GPUTAP_HIDDEN 3241, fast6
GPUTAP_HIDDEN 3242, fast6
GPUTAP_HIDDEN 3243, slow0
GPUTAP_HIDDEN 3244, slow0
GPUTAP_HIDDEN 3245, slow0
GPUTAP_HIDDEN 3246, slow0
GPUTAP_HIDDEN 3247, slow0
GPUTAP_HIDDEN 3248, slow0
GPUTAP_HIDDEN 3249, fast3
GPUTAP_HIDDEN 3250, slow0
GPUTAP_HIDDEN 3251, slow0
GPUTAP_HIDDEN 3252, fast6
GPUTAP_HIDDEN 3253, fast6
GPUTAP_HIDDEN 3254, slow0
GPUTAP_HIDDEN 3255, slow0
GPUTAP_HIDDEN 3256, slow0
GPUTAP_HIDDEN 3257, slow0
GPUTAP_HIDDEN 3258, slow0
GPUTAP_HIDDEN 3259, slow0
GPUTAP_HIDDEN 3260, slow0
GPUTAP_HIDDEN 3261, slow0
GPUTAP_HIDDEN 3262, slow0
GPUTAP_HIDDEN 3263, slow0
GPUTAP_HIDDEN 3264, slow0
GPUTAP_HIDDEN 3265, fast6
GPUTAP_HIDDEN 3266, fast6
GPUTAP_HIDDEN 3267, fast7
GPUTAP_HIDDEN 3268, fast7
GPUTAP_HIDDEN 3269, slow0
GPUTAP_HIDDEN 3270, slow0
GPUTAP_HIDDEN 3271, slow0
GPUTAP_HIDDEN 3272, slow0
GPUTAP_HIDDEN 3273, fast6
GPUTAP_HIDDEN 3274, slow0
GPUTAP_HIDDEN 3275, slow0
GPUTAP_HIDDEN 3276, fast6
GPUTAP_HIDDEN 3277, fast6
GPUTAP_HIDDEN 3278, fast8
GPUTAP_HIDDEN 3279, fast8
GPUTAP_HIDDEN 3280, slow0
GPUTAP_HIDDEN 3281, slow0
GPUTAP_HIDDEN 3282, slow0
GPUTAP_HIDDEN 3283, fast3
GPUTAP_HIDDEN 3284, slow0
GPUTAP_HIDDEN 3285, slow0
GPUTAP_HIDDEN 3286, fast3
GPUTAP_HIDDEN 3287, fast3
GPUTAP_HIDDEN 3288, slow0
GPUTAP_HIDDEN 3289, slow0
GPUTAP_HIDDEN 3290, slow0
GPUTAP_HIDDEN 3291, slow0
GPUTAP_HIDDEN 3292, fast3
GPUTAP_HIDDEN 3293, fast6
GPUTAP_HIDDEN 3294, fast6
GPUTAP_HIDDEN 3295, fast7
GPUTAP_HIDDEN 3296, fast7
GPUTAP_HIDDEN 3297, slow0
GPUTAP_HIDDEN 3298, slow0
GPUTAP_HIDDEN 3299, slow0
GPUTAP_HIDDEN 3300, slow0
GPUTAP_HIDDEN 3301, fast6
GPUTAP_HIDDEN 3302, slow0
GPUTAP_HIDDEN 3303, slow0
GPUTAP_HIDDEN 3304, fast6
GPUTAP_HIDDEN 3305, fast6
GPUTAP_HIDDEN 3306, fast8
GPUTAP_HIDDEN 3307, fast8
GPUTAP_HIDDEN 3308, slow0
GPUTAP_HIDDEN 3309, slow0
GPUTAP_HIDDEN 3310, fast8
GPUTAP_HIDDEN 3311, slow0
GPUTAP_HIDDEN 3312, slow0
GPUTAP_HIDDEN 3313, fast3
GPUTAP_HIDDEN 3314, fast3
GPUTAP_HIDDEN 3315, fast3
GPUTAP_HIDDEN 3316, fast3
GPUTAP_HIDDEN 3317, slow0
GPUTAP_HIDDEN 3318, slow0
GPUTAP_HIDDEN 3319, slow0
GPUTAP_HIDDEN 3320, slow0
GPUTAP_HIDDEN 3321, slow0
GPUTAP_HIDDEN 3322, slow0
GPUTAP_HIDDEN 3323, fast6
GPUTAP_HIDDEN 3324, fast6
GPUTAP_HIDDEN 3325, fast7
GPUTAP_HIDDEN 3326, fast7
GPUTAP_HIDDEN 3327, slow0
GPUTAP_HIDDEN 3328, slow0
GPUTAP_HIDDEN 3329, slow0
GPUTAP_HIDDEN 3330, slow0
GPUTAP_HIDDEN 3331, slow0
GPUTAP_HIDDEN 3332, slow0
GPUTAP_HIDDEN 3333, slow0
GPUTAP_HIDDEN 3334, fast6
GPUTAP_HIDDEN 3335, fast6
GPUTAP_HIDDEN 3336, fast8
GPUTAP_HIDDEN 3337, fast8
GPUTAP_HIDDEN 3338, slow0
GPUTAP_HIDDEN 3339, slow0
GPUTAP_HIDDEN 3340, slow0
GPUTAP_HIDDEN 3341, slow0
GPUTAP_HIDDEN 3342, slow0
GPUTAP_HIDDEN 3343, slow0
GPUTAP_HIDDEN 3344, slow0
GPUTAP_HIDDEN 3345, slow0
GPUTAP_HIDDEN 3346, slow0
GPUTAP_HIDDEN 3347, fast6
GPUTAP_HIDDEN 3348, fast6
GPUTAP_HIDDEN 3349, fast7
GPUTAP_HIDDEN 3350, fast7
GPUTAP_HIDDEN 3351, slow0
GPUTAP_HIDDEN 3352, slow0
GPUTAP_HIDDEN 3353, slow0
GPUTAP_HIDDEN 3354, slow0
GPUTAP_HIDDEN 3355, slow0
GPUTAP_HIDDEN 3356, slow0
GPUTAP_HIDDEN 3357, slow0
GPUTAP_HIDDEN 3358, fast6
GPUTAP_HIDDEN 3359, fast6
GPUTAP_HIDDEN 3360, fast8
GPUTAP_HIDDEN 3361, fast8
GPUTAP_HIDDEN 3362, slow0
GPUTAP_HIDDEN 3363, slow0
GPUTAP_HIDDEN 3364, slow0
GPUTAP_HIDDEN 3365, slow0
GPUTAP_HIDDEN 3366, fast6
GPUTAP_HIDDEN 3367, fast6
GPUTAP_HIDDEN 3368, fast6
GPUTAP_HIDDEN 3369, fast6
GPUTAP_HIDDEN 3370, fast6
GPUTAP_HIDDEN 3371, fast6
GPUTAP_HIDDEN 3372, fast6
GPUTAP_HIDDEN 3373, fast6
GPUTAP_HIDDEN 3374, fast6
GPUTAP_HIDDEN 3375, fast6
GPUTAP_HIDDEN 3376, fast3
GPUTAP_HIDDEN 3377, fast6
GPUTAP_HIDDEN 3378, fast6
GPUTAP_HIDDEN 3379, slow0
GPUTAP_HIDDEN 3380, fast3
GPUTAP_HIDDEN 3381, slow0
GPUTAP_HIDDEN 3382, slow0
GPUTAP_HIDDEN 3383, slow0
GPUTAP_HIDDEN 3384, slow0
GPUTAP_HIDDEN 3385, fast6
GPUTAP_HIDDEN 3386, fast6
GPUTAP_HIDDEN 3387, fast7
GPUTAP_HIDDEN 3388, fast7
GPUTAP_HIDDEN 3389, slow0
GPUTAP_HIDDEN 3390, slow0
GPUTAP_HIDDEN 3391, slow0
GPUTAP_HIDDEN 3392, slow0
GPUTAP_HIDDEN 3393, fast6
GPUTAP_HIDDEN 3394, slow0
GPUTAP_HIDDEN 3395, slow0
GPUTAP_HIDDEN 3396, fast6
GPUTAP_HIDDEN 3397, fast6
GPUTAP_HIDDEN 3398, fast8
GPUTAP_HIDDEN 3399, fast8
GPUTAP_HIDDEN 3400, slow0
GPUTAP_HIDDEN 3401, slow0
GPUTAP_HIDDEN 3402, slow0
GPUTAP_HIDDEN 3403, slow0
GPUTAP_HIDDEN 3404, fast7
GPUTAP_HIDDEN 3405, fast7
GPUTAP_HIDDEN 3406, fast7
GPUTAP_HIDDEN 3407, fast7
GPUTAP_HIDDEN 3408, fast7
GPUTAP_HIDDEN 3409, fast3
GPUTAP_HIDDEN 3410, slow0
GPUTAP_HIDDEN 3411, slow0
GPUTAP_HIDDEN 3412, slow0
GPUTAP_HIDDEN 3413, slow0
GPUTAP_HIDDEN 3414, slow0
GPUTAP_HIDDEN 3415, fast3
GPUTAP_HIDDEN 3416, fast6
GPUTAP_HIDDEN 3417, fast6
GPUTAP_HIDDEN 3418, fast7
GPUTAP_HIDDEN 3419, fast7
GPUTAP_HIDDEN 3420, slow0
GPUTAP_HIDDEN 3421, slow0
GPUTAP_HIDDEN 3422, slow0
GPUTAP_HIDDEN 3423, slow0
GPUTAP_HIDDEN 3424, slow0
GPUTAP_HIDDEN 3425, slow0
GPUTAP_HIDDEN 3426, fast6
GPUTAP_HIDDEN 3427, slow0
GPUTAP_HIDDEN 3428, slow0
GPUTAP_HIDDEN 3429, fast6
GPUTAP_HIDDEN 3430, fast6
GPUTAP_HIDDEN 3431, fast8
GPUTAP_HIDDEN 3432, fast8
GPUTAP_HIDDEN 3433, slow0
GPUTAP_HIDDEN 3434, slow0
GPUTAP_HIDDEN 3435, slow0
GPUTAP_HIDDEN 3436, slow0
GPUTAP_HIDDEN 3437, slow0
GPUTAP_HIDDEN 3438, slow0
GPUTAP_HIDDEN 3439, slow0
GPUTAP_HIDDEN 3440, slow0
GPUTAP_HIDDEN 3441, slow0
GPUTAP_HIDDEN 3442, fast3
GPUTAP_HIDDEN 3443, fast6
GPUTAP_HIDDEN 3444, fast6
GPUTAP_HIDDEN 3445, fast7
GPUTAP_HIDDEN 3446, fast7
GPUTAP_HIDDEN 3447, slow0
GPUTAP_HIDDEN 3448, slow0
GPUTAP_HIDDEN 3449, slow0
GPUTAP_HIDDEN 3450, slow0
GPUTAP_HIDDEN 3451, slow0
GPUTAP_HIDDEN 3452, slow0
GPUTAP_HIDDEN 3453, fast6
GPUTAP_HIDDEN 3454, slow0
GPUTAP_HIDDEN 3455, slow0
GPUTAP_HIDDEN 3456, fast6
GPUTAP_HIDDEN 3457, fast6
GPUTAP_HIDDEN 3458, fast8
GPUTAP_HIDDEN 3459, fast8
GPUTAP_HIDDEN 3460, slow0
GPUTAP_HIDDEN 3461, slow0
GPUTAP_HIDDEN 3462, slow0
GPUTAP_HIDDEN 3463, slow0
GPUTAP_HIDDEN 3464, slow0
GPUTAP_HIDDEN 3465, slow0
GPUTAP_HIDDEN 3466, slow0
GPUTAP_HIDDEN 3467, slow0
GPUTAP_HIDDEN 3468, slow0
GPUTAP_HIDDEN 3469, slow0
GPUTAP_HIDDEN 3470, slow0
GPUTAP_HIDDEN 3471, slow0
GPUTAP_HIDDEN 3472, slow0
GPUTAP_HIDDEN 3473, fast6
GPUTAP_HIDDEN 3474, fast6
GPUTAP_HIDDEN 3475, fast7
GPUTAP_HIDDEN 3476, fast7
GPUTAP_HIDDEN 3477, slow0
GPUTAP_HIDDEN 3478, slow0
GPUTAP_HIDDEN 3479, slow0
GPUTAP_HIDDEN 3480, slow0
GPUTAP_HIDDEN 3481, slow0
GPUTAP_HIDDEN 3482, slow0
GPUTAP_HIDDEN 3483, fast6
GPUTAP_HIDDEN 3484, slow0
GPUTAP_HIDDEN 3485, slow0
GPUTAP_HIDDEN 3486, fast6
GPUTAP_HIDDEN 3487, fast6
GPUTAP_HIDDEN 3488, fast8
GPUTAP_HIDDEN 3489, fast8
GPUTAP_HIDDEN 3490, slow0
GPUTAP_HIDDEN 3491, slow0
GPUTAP_HIDDEN 3492, slow0
GPUTAP_HIDDEN 3493, slow0
GPUTAP_HIDDEN 3494, slow0
GPUTAP_HIDDEN 3495, slow0
GPUTAP_HIDDEN 3496, slow0
GPUTAP_HIDDEN 3497, slow0
GPUTAP_HIDDEN 3498, slow0
GPUTAP_HIDDEN 3499, slow0
GPUTAP_HIDDEN 3500, slow0
GPUTAP_HIDDEN 3501, slow0
GPUTAP_HIDDEN 3502, fast3
GPUTAP_HIDDEN 3503, fast6
GPUTAP_HIDDEN 3504, fast6
GPUTAP_HIDDEN 3505, fast7
GPUTAP_HIDDEN 3506, fast7
GPUTAP_HIDDEN 3507, slow0
GPUTAP_HIDDEN 3508, slow0
GPUTAP_HIDDEN 3509, slow0
GPUTAP_HIDDEN 3510, slow0
GPUTAP_HIDDEN 3511, slow0
GPUTAP_HIDDEN 3512, slow0
GPUTAP_HIDDEN 3513, fast6
GPUTAP_HIDDEN 3514, slow0
GPUTAP_HIDDEN 3515, slow0
GPUTAP_HIDDEN 3516, fast6
GPUTAP_HIDDEN 3517, fast6
GPUTAP_HIDDEN 3518, fast8
GPUTAP_HIDDEN 3519, fast8
GPUTAP_HIDDEN 3520, slow0
GPUTAP_HIDDEN 3521, slow0
GPUTAP_HIDDEN 3522, slow0
GPUTAP_HIDDEN 3523, slow0
GPUTAP_HIDDEN 3524, slow0
GPUTAP_HIDDEN 3525, slow0
GPUTAP_HIDDEN 3526, slow0
GPUTAP_HIDDEN 3527, fast3
GPUTAP_HIDDEN 3528, fast6
GPUTAP_HIDDEN 3529, fast6
GPUTAP_HIDDEN 3530, fast7
GPUTAP_HIDDEN 3531, fast7
GPUTAP_HIDDEN 3532, slow0
GPUTAP_HIDDEN 3533, slow0
GPUTAP_HIDDEN 3534, slow0
GPUTAP_HIDDEN 3535, slow0
GPUTAP_HIDDEN 3536, fast6
GPUTAP_HIDDEN 3537, slow0
GPUTAP_HIDDEN 3538, slow0
GPUTAP_HIDDEN 3539, fast6
GPUTAP_HIDDEN 3540, fast6
GPUTAP_HIDDEN 3541, fast8
GPUTAP_HIDDEN 3542, fast8
GPUTAP_HIDDEN 3543, slow0
GPUTAP_HIDDEN 3544, slow0
GPUTAP_HIDDEN 3545, slow0
GPUTAP_HIDDEN 3546, slow0
GPUTAP_HIDDEN 3547, slow0
GPUTAP_HIDDEN 3548, fast7
GPUTAP_HIDDEN 3549, fast7
GPUTAP_HIDDEN 3550, fast7
GPUTAP_HIDDEN 3551, fast7
GPUTAP_HIDDEN 3552, fast7
GPUTAP_HIDDEN 3553, slow0
GPUTAP_HIDDEN 3554, slow0
GPUTAP_HIDDEN 3555, slow0
GPUTAP_HIDDEN 3556, slow0
GPUTAP_HIDDEN 3557, fast6
GPUTAP_HIDDEN 3558, fast6
GPUTAP_HIDDEN 3559, fast7
GPUTAP_HIDDEN 3560, fast7
GPUTAP_HIDDEN 3561, slow0
GPUTAP_HIDDEN 3562, slow0
GPUTAP_HIDDEN 3563, slow0
GPUTAP_HIDDEN 3564, slow0
GPUTAP_HIDDEN 3565, fast6
GPUTAP_HIDDEN 3566, slow0
GPUTAP_HIDDEN 3567, slow0
GPUTAP_HIDDEN 3568, fast6
GPUTAP_HIDDEN 3569, fast6
GPUTAP_HIDDEN 3570, fast8
GPUTAP_HIDDEN 3571, fast8
GPUTAP_HIDDEN 3572, slow0
GPUTAP_HIDDEN 3573, slow0
GPUTAP_HIDDEN 3574, slow0
GPUTAP_HIDDEN 3575, slow0
GPUTAP_HIDDEN 3576, slow0
GPUTAP_HIDDEN 3577, slow0
GPUTAP_HIDDEN 3578, slow0
GPUTAP_HIDDEN 3579, slow0
GPUTAP_HIDDEN 3580, slow0
GPUTAP_HIDDEN 3581, fast6
GPUTAP_HIDDEN 3582, fast6
GPUTAP_HIDDEN 3583, fast7
GPUTAP_HIDDEN 3584, fast7
GPUTAP_HIDDEN 3585, slow0
GPUTAP_HIDDEN 3586, slow0
GPUTAP_HIDDEN 3587, slow0
GPUTAP_HIDDEN 3588, slow0
GPUTAP_HIDDEN 3589, fast6
GPUTAP_HIDDEN 3590, slow0
GPUTAP_HIDDEN 3591, slow0
GPUTAP_HIDDEN 3592, fast6
GPUTAP_HIDDEN 3593, fast6
GPUTAP_HIDDEN 3594, fast8
GPUTAP_HIDDEN 3595, fast8
GPUTAP_HIDDEN 3596, slow0
GPUTAP_HIDDEN 3597, slow0
GPUTAP_HIDDEN 3598, slow0
GPUTAP_HIDDEN 3599, slow0
GPUTAP_HIDDEN 3600, slow0
GPUTAP_HIDDEN 3601, slow0
GPUTAP_HIDDEN 3602, slow0
GPUTAP_HIDDEN 3603, slow0
GPUTAP_HIDDEN 3604, slow0
GPUTAP_HIDDEN 3605, slow0
GPUTAP_HIDDEN 3606, fast6
GPUTAP_HIDDEN 3607, fast6
GPUTAP_HIDDEN 3608, fast7
GPUTAP_HIDDEN 3609, fast7
GPUTAP_HIDDEN 3610, fast6
GPUTAP_HIDDEN 3611, fast6
GPUTAP_HIDDEN 3612, fast6
GPUTAP_HIDDEN 3613, fast8
GPUTAP_HIDDEN 3614, fast8
GPUTAP_HIDDEN 3615, slow0
GPUTAP_HIDDEN 3616, slow0
GPUTAP_HIDDEN 3617, slow0
GPUTAP_HIDDEN 3618, fast6
GPUTAP_HIDDEN 3619, fast6
GPUTAP_HIDDEN 3620, fast8
GPUTAP_HIDDEN 3621, fast8
GPUTAP_HIDDEN 3622, fast6
GPUTAP_HIDDEN 3623, fast6
GPUTAP_HIDDEN 3624, fast8
GPUTAP_HIDDEN 3625, fast8
GPUTAP_HIDDEN 3626, fast6
GPUTAP_HIDDEN 3627, fast6
GPUTAP_HIDDEN 3628, fast8
GPUTAP_HIDDEN 3629, fast8
GPUTAP_HIDDEN 3630, fast6
GPUTAP_HIDDEN 3631, fast6
GPUTAP_HIDDEN 3632, fast8
GPUTAP_HIDDEN 3633, fast8
GPUTAP_HIDDEN 3634, fast6
GPUTAP_HIDDEN 3635, fast6
GPUTAP_HIDDEN 3636, fast8
GPUTAP_HIDDEN 3637, fast8
GPUTAP_HIDDEN 3638, fast6
GPUTAP_HIDDEN 3639, fast6
GPUTAP_HIDDEN 3640, fast8
GPUTAP_HIDDEN 3641, fast8
GPUTAP_HIDDEN 3642, slow0
GPUTAP_HIDDEN 3643, slow0
GPUTAP_HIDDEN 3644, slow0
GPUTAP_HIDDEN 3645, slow0
GPUTAP_HIDDEN 3646, fast3
GPUTAP_HIDDEN 3647, slow0
GPUTAP_HIDDEN 3648, slow0
GPUTAP_HIDDEN 3649, slow0
GPUTAP_HIDDEN 3650, fast3
GPUTAP_HIDDEN 3651, fast6
GPUTAP_HIDDEN 3652, fast6
GPUTAP_HIDDEN 3653, fast7
GPUTAP_HIDDEN 3654, fast7
GPUTAP_HIDDEN 3655, slow0
GPUTAP_HIDDEN 3656, slow0
GPUTAP_HIDDEN 3657, slow0
GPUTAP_HIDDEN 3658, slow0
GPUTAP_HIDDEN 3659, fast6
GPUTAP_HIDDEN 3660, slow0
GPUTAP_HIDDEN 3661, slow0
GPUTAP_HIDDEN 3662, fast6
GPUTAP_HIDDEN 3663, fast6
GPUTAP_HIDDEN 3664, fast8
GPUTAP_HIDDEN 3665, fast8
GPUTAP_HIDDEN 3666, slow0
GPUTAP_HIDDEN 3667, slow0
GPUTAP_HIDDEN 3668, fast3
GPUTAP_HIDDEN 3669, slow0
GPUTAP_HIDDEN 3670, slow0
GPUTAP_HIDDEN 3671, slow0
GPUTAP_HIDDEN 3672, slow0
GPUTAP_HIDDEN 3673, fast3
GPUTAP_HIDDEN 3674, fast6
GPUTAP_HIDDEN 3675, fast6
GPUTAP_HIDDEN 3676, fast7
GPUTAP_HIDDEN 3677, fast7
GPUTAP_HIDDEN 3678, slow0
GPUTAP_HIDDEN 3679, slow0
GPUTAP_HIDDEN 3680, slow0
GPUTAP_HIDDEN 3681, slow0
GPUTAP_HIDDEN 3682, fast6
GPUTAP_HIDDEN 3683, slow0
GPUTAP_HIDDEN 3684, slow0
GPUTAP_HIDDEN 3685, fast6
GPUTAP_HIDDEN 3686, fast6
GPUTAP_HIDDEN 3687, fast8
GPUTAP_HIDDEN 3688, fast8
GPUTAP_HIDDEN 3689, slow0
GPUTAP_HIDDEN 3690, slow0
GPUTAP_HIDDEN 3691, slow0
GPUTAP_HIDDEN 3692, slow0
GPUTAP_HIDDEN 3693, slow0
GPUTAP_HIDDEN 3694, fast3
GPUTAP_HIDDEN 3695, fast6
GPUTAP_HIDDEN 3696, slow0
GPUTAP_HIDDEN 3697, slow0
GPUTAP_HIDDEN 3698, slow0
GPUTAP_HIDDEN 3699, slow0
GPUTAP_HIDDEN 3700, slow0
GPUTAP_HIDDEN 3701, slow0
GPUTAP_HIDDEN 3702, slow0
GPUTAP_HIDDEN 3703, fast6
GPUTAP_HIDDEN 3704, fast6
GPUTAP_HIDDEN 3705, fast7
GPUTAP_HIDDEN 3706, fast7
GPUTAP_HIDDEN 3707, slow0
GPUTAP_HIDDEN 3708, slow0
GPUTAP_HIDDEN 3709, slow0
GPUTAP_HIDDEN 3710, slow0
GPUTAP_HIDDEN 3711, slow0
GPUTAP_HIDDEN 3712, slow0
GPUTAP_HIDDEN 3713, fast6
GPUTAP_HIDDEN 3714, slow0
GPUTAP_HIDDEN 3715, slow0
GPUTAP_HIDDEN 3716, fast6
GPUTAP_HIDDEN 3717, fast6
GPUTAP_HIDDEN 3718, fast8
GPUTAP_HIDDEN 3719, fast8
GPUTAP_HIDDEN 3720, slow0
GPUTAP_HIDDEN 3721, slow0
GPUTAP_HIDDEN 3722, slow0
GPUTAP_HIDDEN 3723, slow0
GPUTAP_HIDDEN 3724, slow0
GPUTAP_HIDDEN 3725, slow0
GPUTAP_HIDDEN 3726, slow0
GPUTAP_HIDDEN 3727, slow0
GPUTAP_HIDDEN 3728, slow0
GPUTAP_HIDDEN 3729, slow0
GPUTAP_HIDDEN 3730, slow0
GPUTAP_HIDDEN 3731, slow0
GPUTAP_HIDDEN 3732, slow0
GPUTAP_HIDDEN 3733, slow0
GPUTAP_HIDDEN 3734, slow0
GPUTAP_HIDDEN 3735, slow0
GPUTAP_HIDDEN 3736, fast3
GPUTAP_HIDDEN 3737, fast6
GPUTAP_HIDDEN 3738, fast6
GPUTAP_HIDDEN 3739, fast7
GPUTAP_HIDDEN 3740, fast7
GPUTAP_HIDDEN 3741, slow0
GPUTAP_HIDDEN 3742, slow0
GPUTAP_HIDDEN 3743, slow0
GPUTAP_HIDDEN 3744, slow0
GPUTAP_HIDDEN 3745, slow0
GPUTAP_HIDDEN 3746, slow0
GPUTAP_HIDDEN 3747, fast6
GPUTAP_HIDDEN 3748, slow0
GPUTAP_HIDDEN 3749, slow0
GPUTAP_HIDDEN 3750, fast6
GPUTAP_HIDDEN 3751, fast6
GPUTAP_HIDDEN 3752, fast8
GPUTAP_HIDDEN 3753, fast8
GPUTAP_HIDDEN 3754, slow0
GPUTAP_HIDDEN 3755, slow0
GPUTAP_HIDDEN 3756, slow0
GPUTAP_HIDDEN 3757, slow0
GPUTAP_HIDDEN 3758, slow0
GPUTAP_HIDDEN 3759, slow0
GPUTAP_HIDDEN 3760, slow0
GPUTAP_HIDDEN 3761, slow0
GPUTAP_HIDDEN 3762, slow0
GPUTAP_HIDDEN 3763, fast3
GPUTAP_HIDDEN 3764, fast6
GPUTAP_HIDDEN 3765, fast6
GPUTAP_HIDDEN 3766, fast7
GPUTAP_HIDDEN 3767, fast7
GPUTAP_HIDDEN 3768, slow0
GPUTAP_HIDDEN 3769, slow0
GPUTAP_HIDDEN 3770, slow0
GPUTAP_HIDDEN 3771, slow0
GPUTAP_HIDDEN 3772, slow0
GPUTAP_HIDDEN 3773, slow0
GPUTAP_HIDDEN 3774, fast6
GPUTAP_HIDDEN 3775, slow0
GPUTAP_HIDDEN 3776, slow0
GPUTAP_HIDDEN 3777, fast6
GPUTAP_HIDDEN 3778, fast6
GPUTAP_HIDDEN 3779, fast8
GPUTAP_HIDDEN 3780, fast8
GPUTAP_HIDDEN 3781, slow0
GPUTAP_HIDDEN 3782, slow0
GPUTAP_HIDDEN 3783, slow0
GPUTAP_HIDDEN 3784, slow0
GPUTAP_HIDDEN 3785, slow0
GPUTAP_HIDDEN 3786, slow0
GPUTAP_HIDDEN 3787, slow0
GPUTAP_HIDDEN 3788, slow0
GPUTAP_HIDDEN 3789, slow0
GPUTAP_HIDDEN 3790, fast3
GPUTAP_HIDDEN 3791, fast6
GPUTAP_HIDDEN 3792, fast6
GPUTAP_HIDDEN 3793, fast7
GPUTAP_HIDDEN 3794, fast7
GPUTAP_HIDDEN 3795, slow0
GPUTAP_HIDDEN 3796, slow0
GPUTAP_HIDDEN 3797, slow0
GPUTAP_HIDDEN 3798, slow0
GPUTAP_HIDDEN 3799, slow0
GPUTAP_HIDDEN 3800, slow0
GPUTAP_HIDDEN 3801, fast6
GPUTAP_HIDDEN 3802, slow0
GPUTAP_HIDDEN 3803, slow0
GPUTAP_HIDDEN 3804, fast6
GPUTAP_HIDDEN 3805, fast6
GPUTAP_HIDDEN 3806, fast8
GPUTAP_HIDDEN 3807, fast8
GPUTAP_HIDDEN 3808, slow0
GPUTAP_HIDDEN 3809, slow0
GPUTAP_HIDDEN 3810, slow0
GPUTAP_HIDDEN 3811, slow0
GPUTAP_HIDDEN 3812, slow0
GPUTAP_HIDDEN 3813, slow0
GPUTAP_HIDDEN 3814, slow0
GPUTAP_HIDDEN 3815, slow0
GPUTAP_HIDDEN 3816, slow0
GPUTAP_HIDDEN 3817, slow0
GPUTAP_HIDDEN 3818, slow0
GPUTAP_HIDDEN 3819, slow0
GPUTAP_HIDDEN 3820, slow0
GPUTAP_HIDDEN 3821, fast6
GPUTAP_HIDDEN 3822, fast6
GPUTAP_HIDDEN 3823, fast7
GPUTAP_HIDDEN 3824, fast7
GPUTAP_HIDDEN 3825, slow0
GPUTAP_HIDDEN 3826, slow0
GPUTAP_HIDDEN 3827, slow0
GPUTAP_HIDDEN 3828, slow0
GPUTAP_HIDDEN 3829, slow0
GPUTAP_HIDDEN 3830, slow0
GPUTAP_HIDDEN 3831, fast6
GPUTAP_HIDDEN 3832, slow0
GPUTAP_HIDDEN 3833, slow0
GPUTAP_HIDDEN 3834, fast6
GPUTAP_HIDDEN 3835, fast6
GPUTAP_HIDDEN 3836, fast8
GPUTAP_HIDDEN 3837, fast8
GPUTAP_HIDDEN 3838, slow0
GPUTAP_HIDDEN 3839, slow0
GPUTAP_HIDDEN 3840, slow0
GPUTAP_HIDDEN 3841, slow0
GPUTAP_HIDDEN 3842, slow0
GPUTAP_HIDDEN 3843, slow0
GPUTAP_HIDDEN 3844, slow0
GPUTAP_HIDDEN 3845, slow0
GPUTAP_HIDDEN 3846, slow0
GPUTAP_HIDDEN 3847, slow0
GPUTAP_HIDDEN 3848, slow0
GPUTAP_HIDDEN 3849, slow0
GPUTAP_HIDDEN 3850, fast3
GPUTAP_HIDDEN 3851, fast6
GPUTAP_HIDDEN 3852, fast6
GPUTAP_HIDDEN 3853, fast7
GPUTAP_HIDDEN 3854, fast7
GPUTAP_HIDDEN 3855, slow0
GPUTAP_HIDDEN 3856, slow0
GPUTAP_HIDDEN 3857, slow0
GPUTAP_HIDDEN 3858, slow0
GPUTAP_HIDDEN 3859, slow0
GPUTAP_HIDDEN 3860, slow0
GPUTAP_HIDDEN 3861, fast6
GPUTAP_HIDDEN 3862, slow0
GPUTAP_HIDDEN 3863, slow0
GPUTAP_HIDDEN 3864, fast6
GPUTAP_HIDDEN 3865, fast6
GPUTAP_HIDDEN 3866, fast8
GPUTAP_HIDDEN 3867, fast8
GPUTAP_HIDDEN 3868, slow0
GPUTAP_HIDDEN 3869, slow0
GPUTAP_HIDDEN 3870, slow0
GPUTAP_HIDDEN 3871, slow0
GPUTAP_HIDDEN 3872, slow0
GPUTAP_HIDDEN 3873, slow0
GPUTAP_HIDDEN 3874, slow0
GPUTAP_HIDDEN 3875, slow0
GPUTAP_HIDDEN 3876, slow0
GPUTAP_HIDDEN 3877, fast3
GPUTAP_HIDDEN 3878, fast6
GPUTAP_HIDDEN 3879, fast6
GPUTAP_HIDDEN 3880, fast7
GPUTAP_HIDDEN 3881, fast7
GPUTAP_HIDDEN 3882, slow0
GPUTAP_HIDDEN 3883, slow0
GPUTAP_HIDDEN 3884, slow0
GPUTAP_HIDDEN 3885, slow0
GPUTAP_HIDDEN 3886, slow0
GPUTAP_HIDDEN 3887, slow0
GPUTAP_HIDDEN 3888, fast6
GPUTAP_HIDDEN 3889, slow0
GPUTAP_HIDDEN 3890, slow0
GPUTAP_HIDDEN 3891, fast6
GPUTAP_HIDDEN 3892, fast6
GPUTAP_HIDDEN 3893, fast8
GPUTAP_HIDDEN 3894, fast8
GPUTAP_HIDDEN 3895, slow0
GPUTAP_HIDDEN 3896, slow0
GPUTAP_HIDDEN 3897, slow0
GPUTAP_HIDDEN 3898, slow0
GPUTAP_HIDDEN 3899, slow0
GPUTAP_HIDDEN 3900, slow0
GPUTAP_HIDDEN 3901, slow0
GPUTAP_HIDDEN 3902, slow0
GPUTAP_HIDDEN 3903, slow0
GPUTAP_HIDDEN 3904, slow0
GPUTAP_HIDDEN 3905, slow0
GPUTAP_HIDDEN 3906, slow0
GPUTAP_HIDDEN 3907, slow0
GPUTAP_HIDDEN 3908, fast6
GPUTAP_HIDDEN 3909, fast6
GPUTAP_HIDDEN 3910, fast7
GPUTAP_HIDDEN 3911, fast7
GPUTAP_HIDDEN 3912, slow0
GPUTAP_HIDDEN 3913, slow0
GPUTAP_HIDDEN 3914, slow0
GPUTAP_HIDDEN 3915, slow0
GPUTAP_HIDDEN 3916, slow0
GPUTAP_HIDDEN 3917, slow0
GPUTAP_HIDDEN 3918, fast6
GPUTAP_HIDDEN 3919, slow0
GPUTAP_HIDDEN 3920, slow0
GPUTAP_HIDDEN 3921, fast6
GPUTAP_HIDDEN 3922, fast6
GPUTAP_HIDDEN 3923, fast8
GPUTAP_HIDDEN 3924, fast8
GPUTAP_HIDDEN 3925, slow0
GPUTAP_HIDDEN 3926, slow0
GPUTAP_HIDDEN 3927, slow0
GPUTAP_HIDDEN 3928, slow0
GPUTAP_HIDDEN 3929, slow0
GPUTAP_HIDDEN 3930, slow0
GPUTAP_HIDDEN 3931, slow0
GPUTAP_HIDDEN 3932, slow0
GPUTAP_HIDDEN 3933, slow0
GPUTAP_HIDDEN 3934, slow0
GPUTAP_HIDDEN 3935, slow0
GPUTAP_HIDDEN 3936, slow0
GPUTAP_HIDDEN 3937, slow0
GPUTAP_HIDDEN 3938, fast6
GPUTAP_HIDDEN 3939, fast6
GPUTAP_HIDDEN 3940, fast7
GPUTAP_HIDDEN 3941, fast7
GPUTAP_HIDDEN 3942, slow0
GPUTAP_HIDDEN 3943, slow0
GPUTAP_HIDDEN 3944, slow0
GPUTAP_HIDDEN 3945, slow0
GPUTAP_HIDDEN 3946, slow0
GPUTAP_HIDDEN 3947, slow0
GPUTAP_HIDDEN 3948, fast6
GPUTAP_HIDDEN 3949, slow0
GPUTAP_HIDDEN 3950, slow0
GPUTAP_HIDDEN 3951, fast6
GPUTAP_HIDDEN 3952, fast6
GPUTAP_HIDDEN 3953, fast8
GPUTAP_HIDDEN 3954, fast8
GPUTAP_HIDDEN 3955, slow0
GPUTAP_HIDDEN 3956, slow0
GPUTAP_HIDDEN 3957, slow0
GPUTAP_HIDDEN 3958, slow0
GPUTAP_HIDDEN 3959, slow0
GPUTAP_HIDDEN 3960, slow0
GPUTAP_HIDDEN 3961, slow0
GPUTAP_HIDDEN 3962, slow0
GPUTAP_HIDDEN 3963, slow0
GPUTAP_HIDDEN 3964, slow0
GPUTAP_HIDDEN 3965, slow0
GPUTAP_HIDDEN 3966, slow0
GPUTAP_HIDDEN 3967, fast3
GPUTAP_HIDDEN 3968, fast6
GPUTAP_HIDDEN 3969, fast6
GPUTAP_HIDDEN 3970, fast7
GPUTAP_HIDDEN 3971, fast7
GPUTAP_HIDDEN 3972, slow0
GPUTAP_HIDDEN 3973, slow0
GPUTAP_HIDDEN 3974, slow0
GPUTAP_HIDDEN 3975, slow0
GPUTAP_HIDDEN 3976, slow0
GPUTAP_HIDDEN 3977, slow0
GPUTAP_HIDDEN 3978, fast6
GPUTAP_HIDDEN 3979, slow0
GPUTAP_HIDDEN 3980, slow0
GPUTAP_HIDDEN 3981, fast6
GPUTAP_HIDDEN 3982, fast6
GPUTAP_HIDDEN 3983, fast8
GPUTAP_HIDDEN 3984, fast8
GPUTAP_HIDDEN 3985, slow0
GPUTAP_HIDDEN 3986, slow0
GPUTAP_HIDDEN 3987, slow0
GPUTAP_HIDDEN 3988, slow0
GPUTAP_HIDDEN 3989, slow0
GPUTAP_HIDDEN 3990, slow0
GPUTAP_HIDDEN 3991, slow0
GPUTAP_HIDDEN 3992, slow0
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
GPUTAP_EXPORT 583, nvmlComputeInstanceDestroy, 3, 2068
GPUTAP_EXPORT 584, nvmlComputeInstanceGetInfo, 3, 2069
GPUTAP_EXPORT 585, nvmlComputeInstanceGetInfo_v2, 3, 2070
GPUTAP_EXPORT 586, nvmlDeviceCcuGetStreamState, 3, 2071
GPUTAP_EXPORT 587, nvmlDeviceCcuSetStreamState, 3, 2072
GPUTAP_EXPORT 588, nvmlDeviceClearAccountingPids, 3, 2073
GPUTAP_EXPORT 589, nvmlDeviceClearCpuAffinity, 3, 2074
GPUTAP_EXPORT 590, nvmlDeviceClearEccErrorCounts, 3, 2075
GPUTAP_EXPORT 591, nvmlDeviceClearFieldValues, 3, 2076
GPUTAP_EXPORT 592, nvmlDeviceCreateGpuInstance, 3, 2077
GPUTAP_EXPORT 593, nvmlDeviceCreateGpuInstanceWithPlacement, 3, 2078
GPUTAP_EXPORT 594, nvmlDeviceDiscoverGpus, 3, 2079
GPUTAP_EXPORT 595, nvmlDeviceFreezeNvLinkUtilizationCounter, 3, 2080
GPUTAP_EXPORT 596, nvmlDeviceGetAPIRestriction, 3, 2081
GPUTAP_EXPORT 597, nvmlDeviceGetAccountingBufferSize, 3, 2082
GPUTAP_EXPORT 598, nvmlDeviceGetAccountingMode, 3, 2083
GPUTAP_EXPORT 599, nvmlDeviceGetAccountingPids, 3, 2084
GPUTAP_EXPORT 600, nvmlDeviceGetAccountingStats, 3, 2085
GPUTAP_EXPORT 601, nvmlDeviceGetAccountingStats_v2, 3, 2086
GPUTAP_EXPORT 602, nvmlDeviceGetActiveVgpus, 3, 2087
GPUTAP_EXPORT 603, nvmlDeviceGetAdaptiveClockInfoStatus, 3, 2088
GPUTAP_EXPORT 604, nvmlDeviceGetAdaptiveTgpModeInfo_v1, 3, 2089
GPUTAP_EXPORT 605, nvmlDeviceGetAddressingMode, 3, 2090
GPUTAP_EXPORT 606, nvmlDeviceGetApplicationsClock, 3, 2091
GPUTAP_EXPORT 607, nvmlDeviceGetArchitecture, 3, 2092
GPUTAP_EXPORT 608, nvmlDeviceGetAttributes, 3, 2093
GPUTAP_EXPORT 609, nvmlDeviceGetAttributes_v2, 3, 2094
GPUTAP_EXPORT 610, nvmlDeviceGetAutoBoostedClocksEnabled, 3, 2095
GPUTAP_EXPORT 611, nvmlDeviceGetBAR1MemoryInfo, 3, 2096
GPUTAP_EXPORT 612, nvmlDeviceGetBBXTimeData_v1, 3, 2097
GPUTAP_EXPORT 613, nvmlDeviceGetBankRemapperStatus_v1, 3, 2098
GPUTAP_EXPORT 614, nvmlDeviceGetBoardId, 3, 2099
GPUTAP_EXPORT 615, nvmlDeviceGetBoardPartNumber, 3, 2100
GPUTAP_EXPORT 616, nvmlDeviceGetBrand, 3, 2101
GPUTAP_EXPORT 617, nvmlDeviceGetBridgeChipInfo, 3, 2102
GPUTAP_EXPORT 618, nvmlDeviceGetBusType, 3, 2103
GPUTAP_EXPORT 619, nvmlDeviceGetC2cModeInfoV, 3, 2104
GPUTAP_EXPORT 620, nvmlDeviceGetCapabilities, 3, 2105
GPUTAP_EXPORT 621, nvmlDeviceGetClkMonStatus, 3, 2106
GPUTAP_EXPORT 622, nvmlDeviceGetClock, 3, 2107
GPUTAP_EXPORT 623, nvmlDeviceGetClockInfo, 3, 2108
GPUTAP_EXPORT 624, nvmlDeviceGetClockOffsets, 3, 2109
GPUTAP_EXPORT 625, nvmlDeviceGetComputeInstanceId, 3, 2110
GPUTAP_EXPORT 626, nvmlDeviceGetComputeMode, 3, 2111
GPUTAP_EXPORT 627, nvmlDeviceGetComputeRunningProcesses, 3, 2112
GPUTAP_EXPORT 628, nvmlDeviceGetComputeRunningProcesses_v2, 3, 2113
GPUTAP_EXPORT 629, nvmlDeviceGetComputeRunningProcesses_v3, 3, 2114
GPUTAP_EXPORT 630, nvmlDeviceGetConfComputeGpuAttestationReport, 3, 2115
GPUTAP_EXPORT 631, nvmlDeviceGetConfComputeGpuCertificate, 3, 2116
GPUTAP_EXPORT 632, nvmlDeviceGetConfComputeMemSizeInfo, 3, 2117
GPUTAP_EXPORT 633, nvmlDeviceGetConfComputeProtectedMemoryUsage, 3, 2118
GPUTAP_EXPORT 634, nvmlDeviceGetCoolerInfo, 3, 2119
GPUTAP_EXPORT 635, nvmlDeviceGetCount, 3, 2120
GPUTAP_EXPORT 636, nvmlDeviceGetCount_v2, 3, 2121
GPUTAP_EXPORT 637, nvmlDeviceGetCpuAffinity, 3, 2122
GPUTAP_EXPORT 638, nvmlDeviceGetCpuAffinityWithinScope, 3, 2123
GPUTAP_EXPORT 639, nvmlDeviceGetCreatableVgpus, 3, 2124
GPUTAP_EXPORT 640, nvmlDeviceGetCudaComputeCapability, 3, 2125
GPUTAP_EXPORT 641, nvmlDeviceGetCurrPcieLinkGeneration, 3, 2126
GPUTAP_EXPORT 642, nvmlDeviceGetCurrPcieLinkWidth, 3, 2127
GPUTAP_EXPORT 643, nvmlDeviceGetCurrentClockFreqs, 3, 2128
GPUTAP_EXPORT 644, nvmlDeviceGetCurrentClocksEventReasons, 3, 2129
GPUTAP_EXPORT 645, nvmlDeviceGetCurrentClocksThrottleReasons, 3, 2130
GPUTAP_EXPORT 646, nvmlDeviceGetDecoderUtilization, 3, 2131
GPUTAP_EXPORT 647, nvmlDeviceGetDefaultApplicationsClock, 3, 2132
GPUTAP_EXPORT 648, nvmlDeviceGetDefaultEccMode, 3, 2133
GPUTAP_EXPORT 649, nvmlDeviceGetDetailedEccErrors, 3, 2134
GPUTAP_EXPORT 650, nvmlDeviceGetDeviceHandleFromMigDeviceHandle, 3, 2135
GPUTAP_EXPORT 651, nvmlDeviceGetDisplayActive, 3, 2136
GPUTAP_EXPORT 652, nvmlDeviceGetDisplayMode, 3, 2137
GPUTAP_EXPORT 653, nvmlDeviceGetDramEncryptionMode, 3, 2138
GPUTAP_EXPORT 654, nvmlDeviceGetDriverModel, 3, 2139
GPUTAP_EXPORT 655, nvmlDeviceGetDriverModel_v2, 3, 2140
GPUTAP_EXPORT 656, nvmlDeviceGetDynamicPstatesInfo, 3, 2141
GPUTAP_EXPORT 657, nvmlDeviceGetEccMode, 3, 2142
GPUTAP_EXPORT 658, nvmlDeviceGetEncoderCapacity, 3, 2143
GPUTAP_EXPORT 659, nvmlDeviceGetEncoderSessions, 3, 2144
GPUTAP_EXPORT 660, nvmlDeviceGetEncoderStats, 3, 2145
GPUTAP_EXPORT 661, nvmlDeviceGetEncoderUtilization, 3, 2146
GPUTAP_EXPORT 662, nvmlDeviceGetEnforcedPowerLimit, 3, 2147
GPUTAP_EXPORT 663, nvmlDeviceGetFBCSessions, 3, 2148
GPUTAP_EXPORT 664, nvmlDeviceGetFBCStats, 3, 2149
GPUTAP_EXPORT 665, nvmlDeviceGetFanControlPolicy_v2, 3, 2150
GPUTAP_EXPORT 666, nvmlDeviceGetFanSpeed, 3, 2151
GPUTAP_EXPORT 667, nvmlDeviceGetFanSpeedRPM, 3, 2152
GPUTAP_EXPORT 668, nvmlDeviceGetFanSpeed_v2, 3, 2153
GPUTAP_EXPORT 669, nvmlDeviceGetFieldValues, 3, 2154
GPUTAP_EXPORT 670, nvmlDeviceGetGpcClkMinMaxVfOffset, 3, 2155
GPUTAP_EXPORT 671, nvmlDeviceGetGpcClkVfOffset, 3, 2156
GPUTAP_EXPORT 672, nvmlDeviceGetGpuFabricInfo, 3, 2157
GPUTAP_EXPORT 673, nvmlDeviceGetGpuFabricInfoV, 3, 2158
GPUTAP_EXPORT 674, nvmlDeviceGetGpuFabricInfo_v4, 3, 2159
GPUTAP_EXPORT 675, nvmlDeviceGetGpuInstanceById, 3, 2160
GPUTAP_EXPORT 676, nvmlDeviceGetGpuInstanceId, 3, 2161
GPUTAP_EXPORT 677, nvmlDeviceGetGpuInstancePossiblePlacements, 3, 2162
GPUTAP_EXPORT 678, nvmlDeviceGetGpuInstancePossiblePlacements_v2, 3, 2163
GPUTAP_EXPORT 679, nvmlDeviceGetGpuInstanceProfileInfo, 3, 2164
GPUTAP_EXPORT 680, nvmlDeviceGetGpuInstanceProfileInfoByIdV, 3, 2165
GPUTAP_EXPORT 681, nvmlDeviceGetGpuInstanceProfileInfoV, 3, 2166
GPUTAP_EXPORT 682, nvmlDeviceGetGpuInstanceRemainingCapacity, 3, 2167
GPUTAP_EXPORT 683, nvmlDeviceGetGpuInstances, 3, 2168
GPUTAP_EXPORT 684, nvmlDeviceGetGpuMaxPcieLinkGeneration, 3, 2169
GPUTAP_EXPORT 685, nvmlDeviceGetGpuOperationMode, 3, 2170
GPUTAP_EXPORT 686, nvmlDeviceGetGraphicsRunningProcesses, 3, 2171
GPUTAP_EXPORT 687, nvmlDeviceGetGraphicsRunningProcesses_v2, 3, 2172
GPUTAP_EXPORT 688, nvmlDeviceGetGraphicsRunningProcesses_v3, 3, 2173
GPUTAP_EXPORT 689, nvmlDeviceGetGridLicensableFeatures, 3, 2174
GPUTAP_EXPORT 690, nvmlDeviceGetGridLicensableFeatures_v2, 3, 2175
GPUTAP_EXPORT 691, nvmlDeviceGetGridLicensableFeatures_v3, 3, 2176
GPUTAP_EXPORT 692, nvmlDeviceGetGridLicensableFeatures_v4, 3, 2177
GPUTAP_EXPORT 693, nvmlDeviceGetGspFirmwareMode, 3, 2178
GPUTAP_EXPORT 694, nvmlDeviceGetGspFirmwareVersion, 3, 2179
GPUTAP_EXPORT 695, nvmlDeviceGetHandleByIndex, 3, 2180
GPUTAP_EXPORT 696, nvmlDeviceGetHandleByIndex_v2, 3, 2181
GPUTAP_EXPORT 697, nvmlDeviceGetHandleByPciBusId, 3, 2182
GPUTAP_EXPORT 698, nvmlDeviceGetHandleByPciBusId_v2, 3, 2183
GPUTAP_EXPORT 699, nvmlDeviceGetHandleBySerial, 3, 2184
GPUTAP_EXPORT 700, nvmlDeviceGetHandleByUUID, 3, 2185
GPUTAP_EXPORT 701, nvmlDeviceGetHandleByUUIDV, 3, 2186
GPUTAP_EXPORT 702, nvmlDeviceGetHostVgpuMode, 3, 2187
GPUTAP_EXPORT 703, nvmlDeviceGetHostname_v1, 3, 2188
GPUTAP_EXPORT 704, nvmlDeviceGetIndex, 3, 2189
GPUTAP_EXPORT 705, nvmlDeviceGetInforomConfigurationChecksum, 3, 2190
GPUTAP_EXPORT 706, nvmlDeviceGetInforomImageVersion, 3, 2191
GPUTAP_EXPORT 707, nvmlDeviceGetInforomVersion, 3, 2192
GPUTAP_EXPORT 708, nvmlDeviceGetIrqNum, 3, 2193
GPUTAP_EXPORT 709, nvmlDeviceGetJpgUtilization, 3, 2194
GPUTAP_EXPORT 710, nvmlDeviceGetLastBBXFlushTime, 3, 2195
GPUTAP_EXPORT 711, nvmlDeviceGetMPSComputeRunningProcesses, 3, 2196
GPUTAP_EXPORT 712, nvmlDeviceGetMPSComputeRunningProcesses_v2, 3, 2197
GPUTAP_EXPORT 713, nvmlDeviceGetMPSComputeRunningProcesses_v3, 3, 2198
GPUTAP_EXPORT 714, nvmlDeviceGetMarginTemperature, 3, 2199
GPUTAP_EXPORT 715, nvmlDeviceGetMaxClockInfo, 3, 2200
GPUTAP_EXPORT 716, nvmlDeviceGetMaxCustomerBoostClock, 3, 2201
GPUTAP_EXPORT 717, nvmlDeviceGetMaxMigDeviceCount, 3, 2202
GPUTAP_EXPORT 718, nvmlDeviceGetMaxPcieLinkGeneration, 3, 2203
GPUTAP_EXPORT 719, nvmlDeviceGetMaxPcieLinkWidth, 3, 2204
GPUTAP_EXPORT 720, nvmlDeviceGetMemClkMinMaxVfOffset, 3, 2205
GPUTAP_EXPORT 721, nvmlDeviceGetMemClkVfOffset, 3, 2206
GPUTAP_EXPORT 722, nvmlDeviceGetMemoryAffinity, 3, 2207
GPUTAP_EXPORT 723, nvmlDeviceGetMemoryBusWidth, 3, 2208
GPUTAP_EXPORT 724, nvmlDeviceGetMemoryErrorCounter, 3, 2209
GPUTAP_EXPORT 725, nvmlDeviceGetMemoryInfo, 3, 2210
GPUTAP_EXPORT 726, nvmlDeviceGetMemoryInfo_v2, 3, 2211
GPUTAP_EXPORT 727, nvmlDeviceGetMemoryLimits_v1, 3, 2212
GPUTAP_EXPORT 728, nvmlDeviceGetMigDeviceHandleByIndex, 3, 2213
GPUTAP_EXPORT 729, nvmlDeviceGetMigMode, 3, 2214
GPUTAP_EXPORT 730, nvmlDeviceGetMinMaxClockOfPState, 3, 2215
GPUTAP_EXPORT 731, nvmlDeviceGetMinMaxFanSpeed, 3, 2216
GPUTAP_EXPORT 732, nvmlDeviceGetMinorNumber, 3, 2217
GPUTAP_EXPORT 733, nvmlDeviceGetModuleId, 3, 2218
GPUTAP_EXPORT 734, nvmlDeviceGetMultiGpuBoard, 3, 2219
GPUTAP_EXPORT 735, nvmlDeviceGetName, 3, 2220
GPUTAP_EXPORT 736, nvmlDeviceGetNumFans, 3, 2221
GPUTAP_EXPORT 737, nvmlDeviceGetNumGpuCores, 3, 2222
GPUTAP_EXPORT 738, nvmlDeviceGetNumaNodeId, 3, 2223
GPUTAP_EXPORT 739, nvmlDeviceGetNvLinkCapability, 3, 2224
GPUTAP_EXPORT 740, nvmlDeviceGetNvLinkErrorCounter, 3, 2225
GPUTAP_EXPORT 741, nvmlDeviceGetNvLinkInfo, 3, 2226
GPUTAP_EXPORT 742, nvmlDeviceGetNvLinkRemoteDeviceType, 3, 2227
GPUTAP_EXPORT 743, nvmlDeviceGetNvLinkRemotePciInfo, 3, 2228
GPUTAP_EXPORT 744, nvmlDeviceGetNvLinkRemotePciInfo_v2, 3, 2229
GPUTAP_EXPORT 745, nvmlDeviceGetNvLinkState, 3, 2230
GPUTAP_EXPORT 746, nvmlDeviceGetNvLinkTelemetrySamples_v1, 3, 2231
GPUTAP_EXPORT 747, nvmlDeviceGetNvLinkUtilizationControl, 3, 2232
GPUTAP_EXPORT 748, nvmlDeviceGetNvLinkUtilizationCounter, 3, 2233
GPUTAP_EXPORT 749, nvmlDeviceGetNvLinkVersion, 3, 2234
GPUTAP_EXPORT 750, nvmlDeviceGetNvlinkBwMode, 3, 2235
GPUTAP_EXPORT 751, nvmlDeviceGetNvlinkSupportedBwModes, 3, 2236
GPUTAP_EXPORT 752, nvmlDeviceGetOfaUtilization, 3, 2237
GPUTAP_EXPORT 753, nvmlDeviceGetP2PStatus, 3, 2238
GPUTAP_EXPORT 754, nvmlDeviceGetPciInfo, 3, 2239
GPUTAP_EXPORT 755, nvmlDeviceGetPciInfoExt, 3, 2240
GPUTAP_EXPORT 756, nvmlDeviceGetPciInfo_v2, 3, 2241
GPUTAP_EXPORT 757, nvmlDeviceGetPciInfo_v3, 3, 2242
GPUTAP_EXPORT 758, nvmlDeviceGetPcieLinkMaxSpeed, 3, 2243
GPUTAP_EXPORT 759, nvmlDeviceGetPcieReplayCounter, 3, 2244
GPUTAP_EXPORT 760, nvmlDeviceGetPcieSpeed, 3, 2245
GPUTAP_EXPORT 761, nvmlDeviceGetPcieThroughput, 3, 2246
GPUTAP_EXPORT 762, nvmlDeviceGetPdi, 3, 2247
GPUTAP_EXPORT 763, nvmlDeviceGetPerformanceModes, 3, 2248
GPUTAP_EXPORT 764, nvmlDeviceGetPerformanceState, 3, 2249
GPUTAP_EXPORT 765, nvmlDeviceGetPersistenceMode, 3, 2250
GPUTAP_EXPORT 766, nvmlDeviceGetPgpuMetadataString, 3, 2251
GPUTAP_EXPORT 767, nvmlDeviceGetPlatformInfo, 3, 2252
GPUTAP_EXPORT 768, nvmlDeviceGetPowerManagementDefaultLimit, 3, 2253
GPUTAP_EXPORT 769, nvmlDeviceGetPowerManagementLimit, 3, 2254
GPUTAP_EXPORT 770, nvmlDeviceGetPowerManagementLimitConstraints, 3, 2255
GPUTAP_EXPORT 771, nvmlDeviceGetPowerManagementMode, 3, 2256
GPUTAP_EXPORT 772, nvmlDeviceGetPowerMizerMode_v1, 3, 2257
GPUTAP_EXPORT 773, nvmlDeviceGetPowerMode, 3, 2258
GPUTAP_EXPORT 774, nvmlDeviceGetPowerSource, 3, 2259
GPUTAP_EXPORT 775, nvmlDeviceGetPowerState, 3, 2260
GPUTAP_EXPORT 776, nvmlDeviceGetPowerUsage, 3, 2261
GPUTAP_EXPORT 777, nvmlDeviceGetProcessUtilization, 3, 2262
GPUTAP_EXPORT 778, nvmlDeviceGetProcessesUtilizationInfo, 3, 2263
GPUTAP_EXPORT 779, nvmlDeviceGetRemappedRows, 3, 2264
GPUTAP_EXPORT 780, nvmlDeviceGetRemappedRows_v2, 3, 2265
GPUTAP_EXPORT 781, nvmlDeviceGetRepairStatus, 3, 2266
GPUTAP_EXPORT 782, nvmlDeviceGetRetiredPages, 3, 2267
GPUTAP_EXPORT 783, nvmlDeviceGetRetiredPagesPendingStatus, 3, 2268
GPUTAP_EXPORT 784, nvmlDeviceGetRetiredPages_v2, 3, 2269
GPUTAP_EXPORT 785, nvmlDeviceGetRowRemapperHistogram, 3, 2270
GPUTAP_EXPORT 786, nvmlDeviceGetRunningProcessDetailList, 3, 2271
GPUTAP_EXPORT 787, nvmlDeviceGetSamples, 3, 2272
GPUTAP_EXPORT 788, nvmlDeviceGetSerial, 3, 2273
GPUTAP_EXPORT 789, nvmlDeviceGetSramEccErrorStatus, 3, 2274
GPUTAP_EXPORT 790, nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, 3, 2275
GPUTAP_EXPORT 791, nvmlDeviceGetSupportedClocksEventReasons, 3, 2276
GPUTAP_EXPORT 792, nvmlDeviceGetSupportedClocksThrottleReasons, 3, 2277
GPUTAP_EXPORT 793, nvmlDeviceGetSupportedEventTypes, 3, 2278
GPUTAP_EXPORT 794, nvmlDeviceGetSupportedGraphicsClocks, 3, 2279
GPUTAP_EXPORT 795, nvmlDeviceGetSupportedMemoryClocks, 3, 2280
GPUTAP_EXPORT 796, nvmlDeviceGetSupportedPerformanceStates, 3, 2281
GPUTAP_EXPORT 797, nvmlDeviceGetSupportedPowerModes, 3, 2282
GPUTAP_EXPORT 798, nvmlDeviceGetSupportedVgpus, 3, 2283
GPUTAP_EXPORT 799, nvmlDeviceGetTargetFanSpeed, 3, 2284
GPUTAP_EXPORT 800, nvmlDeviceGetTemperature, 3, 2285
GPUTAP_EXPORT 801, nvmlDeviceGetTemperatureThreshold, 3, 2286
GPUTAP_EXPORT 802, nvmlDeviceGetTemperatureV, 3, 2287
GPUTAP_EXPORT 803, nvmlDeviceGetThermalSettings, 3, 2288
GPUTAP_EXPORT 804, nvmlDeviceGetTopologyCommonAncestor, 3, 2289
GPUTAP_EXPORT 805, nvmlDeviceGetTopologyNearestGpus, 3, 2290
GPUTAP_EXPORT 806, nvmlDeviceGetTotalEccErrors, 3, 2291
GPUTAP_EXPORT 807, nvmlDeviceGetTotalEnergyConsumption, 3, 2292
GPUTAP_EXPORT 808, nvmlDeviceGetUUID, 3, 2293
GPUTAP_EXPORT 809, nvmlDeviceGetUnrepairableMemoryFlag_v1, 3, 2294
GPUTAP_EXPORT 810, nvmlDeviceGetUtilizationRates, 3, 2295
GPUTAP_EXPORT 811, nvmlDeviceGetVbiosVersion, 3, 2296
GPUTAP_EXPORT 812, nvmlDeviceGetVgpuCapabilities, 3, 2297
GPUTAP_EXPORT 813, nvmlDeviceGetVgpuHeterogeneousMode, 3, 2298
GPUTAP_EXPORT 814, nvmlDeviceGetVgpuInstancesUtilizationInfo, 3, 2299
GPUTAP_EXPORT 815, nvmlDeviceGetVgpuMetadata, 3, 2300
GPUTAP_EXPORT 816, nvmlDeviceGetVgpuProcessUtilization, 3, 2301
GPUTAP_EXPORT 817, nvmlDeviceGetVgpuProcessesUtilizationInfo, 3, 2302
GPUTAP_EXPORT 818, nvmlDeviceGetVgpuSchedulerCapabilities, 3, 2303
GPUTAP_EXPORT 819, nvmlDeviceGetVgpuSchedulerLog, 3, 2304
GPUTAP_EXPORT 820, nvmlDeviceGetVgpuSchedulerLog_v2, 3, 2305
GPUTAP_EXPORT 821, nvmlDeviceGetVgpuSchedulerState, 3, 2306
GPUTAP_EXPORT 822, nvmlDeviceGetVgpuSchedulerState_v2, 3, 2307
GPUTAP_EXPORT 823, nvmlDeviceGetVgpuTypeCreatablePlacements, 3, 2308
GPUTAP_EXPORT 824, nvmlDeviceGetVgpuTypeSupportedPlacements, 3, 2309
GPUTAP_EXPORT 825, nvmlDeviceGetVgpuUtilization, 3, 2310
GPUTAP_EXPORT 826, nvmlDeviceGetViolationStatus, 3, 2311
GPUTAP_EXPORT 827, nvmlDeviceGetVirtualizationMode, 3, 2312
GPUTAP_EXPORT 828, nvmlDeviceIsMigDeviceHandle, 3, 2313
GPUTAP_EXPORT 829, nvmlDeviceModifyDrainState, 3, 2314
GPUTAP_EXPORT 830, nvmlDeviceOnSameBoard, 3, 2315
GPUTAP_EXPORT 831, nvmlDevicePerfMetricsGetSamples_v1, 3, 2316
GPUTAP_EXPORT 832, nvmlDevicePowerSmoothingActivatePresetProfile, 3, 2317
GPUTAP_EXPORT 833, nvmlDevicePowerSmoothingSetState, 3, 2318
GPUTAP_EXPORT 834, nvmlDevicePowerSmoothingUpdatePresetProfileParam, 3, 2319
GPUTAP_EXPORT 835, nvmlDeviceQueryDrainState, 3, 2320
GPUTAP_EXPORT 836, nvmlDeviceReadPRMCounters_v1, 3, 2321
GPUTAP_EXPORT 837, nvmlDeviceReadWritePRM_v1, 3, 2322
GPUTAP_EXPORT 838, nvmlDeviceRegisterEvents, 3, 2323
GPUTAP_EXPORT 839, nvmlDeviceRemoveGpu, 3, 2324
GPUTAP_EXPORT 840, nvmlDeviceRemoveGpu_v2, 3, 2325
GPUTAP_EXPORT 841, nvmlDeviceResetApplicationsClocks, 3, 2326
GPUTAP_EXPORT 842, nvmlDeviceResetGpuLockedClocks, 3, 2327
GPUTAP_EXPORT 843, nvmlDeviceResetMemoryLockedClocks, 3, 2328
GPUTAP_EXPORT 844, nvmlDeviceResetNvLinkErrorCounters, 3, 2329
GPUTAP_EXPORT 845, nvmlDeviceResetNvLinkUtilizationCounter, 3, 2330
GPUTAP_EXPORT 846, nvmlDeviceSetAPIRestriction, 3, 2331
GPUTAP_EXPORT 847, nvmlDeviceSetAccountingMode, 3, 2332
GPUTAP_EXPORT 848, nvmlDeviceSetAdaptiveTgpMode_v1, 3, 2333
GPUTAP_EXPORT 849, nvmlDeviceSetApplicationsClocks, 3, 2334
GPUTAP_EXPORT 850, nvmlDeviceSetAutoBoostedClocksEnabled, 3, 2335
GPUTAP_EXPORT 851, nvmlDeviceSetClockOffsets, 3, 2336
GPUTAP_EXPORT 852, nvmlDeviceSetComputeMode, 3, 2337
GPUTAP_EXPORT 853, nvmlDeviceSetConfComputeUnprotectedMemSize, 3, 2338
GPUTAP_EXPORT 854, nvmlDeviceSetCpuAffinity, 3, 2339
GPUTAP_EXPORT 855, nvmlDeviceSetDefaultAutoBoostedClocksEnabled, 3, 2340
GPUTAP_EXPORT 856, nvmlDeviceSetDefaultFanSpeed_v2, 3, 2341
GPUTAP_EXPORT 857, nvmlDeviceSetDramEncryptionMode, 3, 2342
GPUTAP_EXPORT 858, nvmlDeviceSetDriverModel, 3, 2343
GPUTAP_EXPORT 859, nvmlDeviceSetEccMode, 3, 2344
GPUTAP_EXPORT 860, nvmlDeviceSetFanControlPolicy, 3, 2345
GPUTAP_EXPORT 861, nvmlDeviceSetFanSpeed_v2, 3, 2346
GPUTAP_EXPORT 862, nvmlDeviceSetGpcClkVfOffset, 3, 2347
GPUTAP_EXPORT 863, nvmlDeviceSetGpuLockedClocks, 3, 2348
GPUTAP_EXPORT 864, nvmlDeviceSetGpuOperationMode, 3, 2349
GPUTAP_EXPORT 865, nvmlDeviceSetHostname_v1, 3, 2350
GPUTAP_EXPORT 866, nvmlDeviceSetMemClkVfOffset, 3, 2351
GPUTAP_EXPORT 867, nvmlDeviceSetMemoryLimits_v1, 3, 2352
GPUTAP_EXPORT 868, nvmlDeviceSetMemoryLockedClocks, 3, 2353
GPUTAP_EXPORT 869, nvmlDeviceSetMigMode, 3, 2354
GPUTAP_EXPORT 870, nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 3, 2355
GPUTAP_EXPORT 871, nvmlDeviceSetNvLinkUtilizationControl, 3, 2356
GPUTAP_EXPORT 872, nvmlDeviceSetNvlinkBwMode, 3, 2357
GPUTAP_EXPORT 873, nvmlDeviceSetNvlinkBwModeAsync_v1, 3, 2358
GPUTAP_EXPORT 874, nvmlDeviceSetPersistenceMode, 3, 2359
GPUTAP_EXPORT 875, nvmlDeviceSetPowerManagementLimit, 3, 2360
GPUTAP_EXPORT 876, nvmlDeviceSetPowerManagementLimit_v2, 3, 2361
GPUTAP_EXPORT 877, nvmlDeviceSetPowerMizerMode_v1, 3, 2362
GPUTAP_EXPORT 878, nvmlDeviceSetPowerMode, 3, 2363
GPUTAP_EXPORT 879, nvmlDeviceSetRusdSettings_v1, 3, 2364
GPUTAP_EXPORT 880, nvmlDeviceSetTemperatureThreshold, 3, 2365
GPUTAP_EXPORT 881, nvmlDeviceSetVgpuCapabilities, 3, 2366
GPUTAP_EXPORT 882, nvmlDeviceSetVgpuHeterogeneousMode, 3, 2367
GPUTAP_EXPORT 883, nvmlDeviceSetVgpuSchedulerState, 3, 2368
GPUTAP_EXPORT 884, nvmlDeviceSetVgpuSchedulerState_v2, 3, 2369
GPUTAP_EXPORT 885, nvmlDeviceSetVirtualizationMode, 3, 2370
GPUTAP_EXPORT 886, nvmlDeviceValidateInforom, 3, 2371
GPUTAP_EXPORT 887, nvmlDeviceVgpuForceGspUnload, 3, 2372
GPUTAP_EXPORT 888, nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 3, 2373
GPUTAP_EXPORT 889, nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 3, 2374
GPUTAP_EXPORT 890, nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 3, 2375
GPUTAP_EXPORT 891, nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 3, 2376
GPUTAP_EXPORT 892, nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, 3, 2377
GPUTAP_EXPORT 893, nvmlErrorString, 3, 2378
GPUTAP_EXPORT 894, nvmlEventSetCreate, 3, 2379
GPUTAP_EXPORT 895, nvmlEventSetFree, 3, 2380
GPUTAP_EXPORT 896, nvmlEventSetGetContextCount_v1, 3, 2381
GPUTAP_EXPORT 897, nvmlEventSetGetContextData_v1, 3, 2382
GPUTAP_EXPORT 898, nvmlEventSetGetContextInfo_v1, 3, 2383
GPUTAP_EXPORT 899, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, 3, 2384
GPUTAP_EXPORT 900, nvmlEventSetRegisterGpuOperationalEvents_v1, 3, 2385
GPUTAP_EXPORT 901, nvmlEventSetWait, 3, 2386
GPUTAP_EXPORT 902, nvmlEventSetWait_v2, 3, 2387
GPUTAP_EXPORT 903, nvmlEventSetWait_v3, 3, 2388
GPUTAP_EXPORT 904, nvmlGetExcludedDeviceCount, 3, 2389
GPUTAP_EXPORT 905, nvmlGetExcludedDeviceInfoByIndex, 3, 2390
GPUTAP_EXPORT 906, nvmlGetVgpuCompatibility, 3, 2391
GPUTAP_EXPORT 907, nvmlGetVgpuDriverCapabilities, 3, 2392
GPUTAP_EXPORT 908, nvmlGetVgpuVersion, 3, 2393
GPUTAP_EXPORT 909, nvmlGpmMetricsGet, 3, 2394
GPUTAP_EXPORT 910, nvmlGpmMigSampleGet, 3, 2395
GPUTAP_EXPORT 911, nvmlGpmQueryDeviceSupport, 3, 2396
GPUTAP_EXPORT 912, nvmlGpmQueryIfStreamingEnabled, 3, 2397
GPUTAP_EXPORT 913, nvmlGpmSampleAlloc, 3, 2398
GPUTAP_EXPORT 914, nvmlGpmSampleFree, 3, 2399
GPUTAP_EXPORT 915, nvmlGpmSampleGet, 3, 2400
GPUTAP_EXPORT 916, nvmlGpmSetStreamingEnabled, 3, 2401
GPUTAP_EXPORT 917, nvmlGpuInstanceCreateComputeInstance, 3, 2402
GPUTAP_EXPORT 918, nvmlGpuInstanceCreateComputeInstanceWithPlacement, 3, 2403
GPUTAP_EXPORT 919, nvmlGpuInstanceDestroy, 3, 2404
GPUTAP_EXPORT 920, nvmlGpuInstanceGetActiveVgpus, 3, 2405
GPUTAP_EXPORT 921, nvmlGpuInstanceGetComputeInstanceById, 3, 2406
GPUTAP_EXPORT 922, nvmlGpuInstanceGetComputeInstancePossiblePlacements, 3, 2407
GPUTAP_EXPORT 923, nvmlGpuInstanceGetComputeInstanceProfileInfo, 3, 2408
GPUTAP_EXPORT 924, nvmlGpuInstanceGetComputeInstanceProfileInfoV, 3, 2409
GPUTAP_EXPORT 925, nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 3, 2410
GPUTAP_EXPORT 926, nvmlGpuInstanceGetComputeInstances, 3, 2411
GPUTAP_EXPORT 927, nvmlGpuInstanceGetCreatableVgpus, 3, 2412
GPUTAP_EXPORT 928, nvmlGpuInstanceGetInfo, 3, 2413
GPUTAP_EXPORT 929, nvmlGpuInstanceGetVgpuHeterogeneousMode, 3, 2414
GPUTAP_EXPORT 930, nvmlGpuInstanceGetVgpuSchedulerLog, 3, 2415
GPUTAP_EXPORT 931, nvmlGpuInstanceGetVgpuSchedulerLog_v2, 3, 2416
GPUTAP_EXPORT 932, nvmlGpuInstanceGetVgpuSchedulerState, 3, 2417
GPUTAP_EXPORT 933, nvmlGpuInstanceGetVgpuSchedulerState_v2, 3, 2418
GPUTAP_EXPORT 934, nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 3, 2419
GPUTAP_EXPORT 935, nvmlGpuInstanceSetVgpuHeterogeneousMode, 3, 2420
GPUTAP_EXPORT 936, nvmlGpuInstanceSetVgpuSchedulerState, 3, 2421
GPUTAP_EXPORT 937, nvmlGpuInstanceSetVgpuSchedulerState_v2, 3, 2422
GPUTAP_EXPORT 938, nvmlInit, 3, 2423
GPUTAP_EXPORT 939, nvmlInitWithFlags, 3, 2424
GPUTAP_EXPORT 940, nvmlInit_v2, 3, 2425
GPUTAP_EXPORT 941, nvmlSetVgpuVersion, 3, 2426
GPUTAP_EXPORT 942, nvmlShutdown, 3, 2427
GPUTAP_EXPORT 943, nvmlSystemEventSetCreate, 3, 2428
GPUTAP_EXPORT 944, nvmlSystemEventSetFree, 3, 2429
GPUTAP_EXPORT 945, nvmlSystemEventSetWait, 3, 2430
GPUTAP_EXPORT 946, nvmlSystemGetCPER_v1, 3, 2431
GPUTAP_EXPORT 947, nvmlSystemGetConfComputeCapabilities, 3, 2432
GPUTAP_EXPORT 948, nvmlSystemGetConfComputeGpusReadyState, 3, 2433
GPUTAP_EXPORT 949, nvmlSystemGetConfComputeKeyRotationThresholdInfo, 3, 2434
GPUTAP_EXPORT 950, nvmlSystemGetConfComputeSettings, 3, 2435
GPUTAP_EXPORT 951, nvmlSystemGetConfComputeState, 3, 2436
GPUTAP_EXPORT 952, nvmlSystemGetCudaDriverVersion, 3, 2437
GPUTAP_EXPORT 953, nvmlSystemGetCudaDriverVersion_v2, 3, 2438
GPUTAP_EXPORT 954, nvmlSystemGetDriverBranch, 3, 2439
GPUTAP_EXPORT 955, nvmlSystemGetDriverVersion, 3, 2440
GPUTAP_EXPORT 956, nvmlSystemGetHicVersion, 3, 2441
GPUTAP_EXPORT 957, nvmlSystemGetNVMLVersion, 3, 2442
GPUTAP_EXPORT 958, nvmlSystemGetNvlinkBwMode, 3, 2443
GPUTAP_EXPORT 959, nvmlSystemGetProcessName, 3, 2444
GPUTAP_EXPORT 960, nvmlSystemGetTopologyGpuSet, 3, 2445
GPUTAP_EXPORT 961, nvmlSystemRegisterEvents, 3, 2446
GPUTAP_EXPORT 962, nvmlSystemSetConfComputeGpusReadyState, 3, 2447
GPUTAP_EXPORT 963, nvmlSystemSetConfComputeKeyRotationThresholdInfo, 3, 2448
GPUTAP_EXPORT 964, nvmlSystemSetNvlinkBwMode, 3, 2449
GPUTAP_EXPORT 965, nvmlUnitGetCount, 3, 2450
GPUTAP_EXPORT 966, nvmlUnitGetDevices, 3, 2451
GPUTAP_EXPORT 967, nvmlUnitGetFanSpeedInfo, 3, 2452
GPUTAP_EXPORT 968, nvmlUnitGetHandleByIndex, 3, 2453
GPUTAP_EXPORT 969, nvmlUnitGetLedState, 3, 2454
GPUTAP_EXPORT 970, nvmlUnitGetPsuInfo, 3, 2455
GPUTAP_EXPORT 971, nvmlUnitGetTemperature, 3, 2456
GPUTAP_EXPORT 972, nvmlUnitGetUnitInfo, 3, 2457
GPUTAP_EXPORT 973, nvmlUnitSetLedState, 3, 2458
GPUTAP_EXPORT 974, nvmlVgpuInstanceClearAccountingPids, 3, 2459
GPUTAP_EXPORT 975, nvmlVgpuInstanceGetAccountingMode, 3, 2460
GPUTAP_EXPORT 976, nvmlVgpuInstanceGetAccountingPids, 3, 2461
GPUTAP_EXPORT 977, nvmlVgpuInstanceGetAccountingStats, 3, 2462
GPUTAP_EXPORT 978, nvmlVgpuInstanceGetEccMode, 3, 2463
GPUTAP_EXPORT 979, nvmlVgpuInstanceGetEncoderCapacity, 3, 2464
GPUTAP_EXPORT 980, nvmlVgpuInstanceGetEncoderSessions, 3, 2465
GPUTAP_EXPORT 981, nvmlVgpuInstanceGetEncoderStats, 3, 2466
GPUTAP_EXPORT 982, nvmlVgpuInstanceGetFBCSessions, 3, 2467
GPUTAP_EXPORT 983, nvmlVgpuInstanceGetFBCStats, 3, 2468
GPUTAP_EXPORT 984, nvmlVgpuInstanceGetFbUsage, 3, 2469
GPUTAP_EXPORT 985, nvmlVgpuInstanceGetFrameRateLimit, 3, 2470
GPUTAP_EXPORT 986, nvmlVgpuInstanceGetGpuInstanceId, 3, 2471
GPUTAP_EXPORT 987, nvmlVgpuInstanceGetGpuPciId, 3, 2472
GPUTAP_EXPORT 988, nvmlVgpuInstanceGetLicenseInfo, 3, 2473
GPUTAP_EXPORT 989, nvmlVgpuInstanceGetLicenseInfo_v2, 3, 2474
GPUTAP_EXPORT 990, nvmlVgpuInstanceGetLicenseStatus, 3, 2475
GPUTAP_EXPORT 991, nvmlVgpuInstanceGetMdevUUID, 3, 2476
GPUTAP_EXPORT 992, nvmlVgpuInstanceGetMetadata, 3, 2477
GPUTAP_EXPORT 993, nvmlVgpuInstanceGetPlacementId, 3, 2478
GPUTAP_EXPORT 994, nvmlVgpuInstanceGetRuntimeStateSize, 3, 2479
GPUTAP_EXPORT 995, nvmlVgpuInstanceGetType, 3, 2480
GPUTAP_EXPORT 996, nvmlVgpuInstanceGetUUID, 3, 2481
GPUTAP_EXPORT 997, nvmlVgpuInstanceGetVmDriverVersion, 3, 2482
GPUTAP_EXPORT 998, nvmlVgpuInstanceGetVmID, 3, 2483
GPUTAP_EXPORT 999, nvmlVgpuInstanceSetEncoderCapacity, 3, 2484
GPUTAP_EXPORT 1000, nvmlVgpuTypeGetBAR1Info, 3, 2485
GPUTAP_EXPORT 1001, nvmlVgpuTypeGetCapabilities, 3, 2486
GPUTAP_EXPORT 1002, nvmlVgpuTypeGetClass, 3, 2487
GPUTAP_EXPORT 1003, nvmlVgpuTypeGetDeviceID, 3, 2488
GPUTAP_EXPORT 1004, nvmlVgpuTypeGetFbReservation, 3, 2489
GPUTAP_EXPORT 1005, nvmlVgpuTypeGetFrameRateLimit, 3, 2490
GPUTAP_EXPORT 1006, nvmlVgpuTypeGetFramebufferSize, 3, 2491
GPUTAP_EXPORT 1007, nvmlVgpuTypeGetGpuInstanceProfileId, 3, 2492
GPUTAP_EXPORT 1008, nvmlVgpuTypeGetGspHeapSize, 3, 2493
GPUTAP_EXPORT 1009, nvmlVgpuTypeGetLicense, 3, 2494
GPUTAP_EXPORT 1010, nvmlVgpuTypeGetMaxInstances, 3, 2495
GPUTAP_EXPORT 1011, nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 3, 2496
GPUTAP_EXPORT 1012, nvmlVgpuTypeGetMaxInstancesPerVm, 3, 2497
GPUTAP_EXPORT 1013, nvmlVgpuTypeGetName, 3, 2498
GPUTAP_EXPORT 1014, nvmlVgpuTypeGetNumDisplayHeads, 3, 2499
GPUTAP_EXPORT 1015, nvmlVgpuTypeGetResolution, 3, 2500
GPUTAP_EXPORT 1016, nvshmem_align, 4, 2501
GPUTAP_EXPORT 1017, nvshmem_alltoallmem, 4, 2502
GPUTAP_EXPORT 1018, nvshmem_barrier, 4, 2503
GPUTAP_EXPORT 1019, nvshmem_barrier_all, 4, 2504
GPUTAP_EXPORT 1020, nvshmem_bfloat16_alltoall, 4, 2505
GPUTAP_EXPORT 1021, nvshmem_bfloat16_broadcast, 4, 2506
GPUTAP_EXPORT 1022, nvshmem_bfloat16_fcollect, 4, 2507
GPUTAP_EXPORT 1023, nvshmem_bfloat16_g, 4, 2508
GPUTAP_EXPORT 1024, nvshmem_bfloat16_get, 4, 2509
GPUTAP_EXPORT 1025, nvshmem_bfloat16_get_nbi, 4, 2510
GPUTAP_EXPORT 1026, nvshmem_bfloat16_iget, 4, 2511
GPUTAP_EXPORT 1027, nvshmem_bfloat16_iput, 4, 2512
GPUTAP_EXPORT 1028, nvshmem_bfloat16_max_reduce, 4, 2513
GPUTAP_EXPORT 1029, nvshmem_bfloat16_max_reducescatter, 4, 2514
GPUTAP_EXPORT 1030, nvshmem_bfloat16_min_reduce, 4, 2515
GPUTAP_EXPORT 1031, nvshmem_bfloat16_min_reducescatter, 4, 2516
GPUTAP_EXPORT 1032, nvshmem_bfloat16_p, 4, 2517
GPUTAP_EXPORT 1033, nvshmem_bfloat16_prod_reduce, 4, 2518
GPUTAP_EXPORT 1034, nvshmem_bfloat16_prod_reducescatter, 4, 2519
GPUTAP_EXPORT 1035, nvshmem_bfloat16_put, 4, 2520
GPUTAP_EXPORT 1036, nvshmem_bfloat16_put_nbi, 4, 2521
GPUTAP_EXPORT 1037, nvshmem_bfloat16_sum_reduce, 4, 2522
GPUTAP_EXPORT 1038, nvshmem_bfloat16_sum_reducescatter, 4, 2523
GPUTAP_EXPORT 1039, nvshmem_broadcastmem, 4, 2524
GPUTAP_EXPORT 1040, nvshmem_calloc, 4, 2525
GPUTAP_EXPORT 1041, nvshmem_char_alltoall, 4, 2526
GPUTAP_EXPORT 1042, nvshmem_char_broadcast, 4, 2527
GPUTAP_EXPORT 1043, nvshmem_char_fcollect, 4, 2528
GPUTAP_EXPORT 1044, nvshmem_char_g, 4, 2529
GPUTAP_EXPORT 1045, nvshmem_char_get, 4, 2530
GPUTAP_EXPORT 1046, nvshmem_char_get_nbi, 4, 2531
GPUTAP_EXPORT 1047, nvshmem_char_iget, 4, 2532
GPUTAP_EXPORT 1048, nvshmem_char_iput, 4, 2533
GPUTAP_EXPORT 1049, nvshmem_char_max_reduce, 4, 2534
GPUTAP_EXPORT 1050, nvshmem_char_max_reducescatter, 4, 2535
GPUTAP_EXPORT 1051, nvshmem_char_min_reduce, 4, 2536
GPUTAP_EXPORT 1052, nvshmem_char_min_reducescatter, 4, 2537
GPUTAP_EXPORT 1053, nvshmem_char_p, 4, 2538
GPUTAP_EXPORT 1054, nvshmem_char_prod_reduce, 4, 2539
GPUTAP_EXPORT 1055, nvshmem_char_prod_reducescatter, 4, 2540
GPUTAP_EXPORT 1056, nvshmem_char_put, 4, 2541
GPUTAP_EXPORT 1057, nvshmem_char_put_nbi, 4, 2542
GPUTAP_EXPORT 1058, nvshmem_char_sum_reduce, 4, 2543
GPUTAP_EXPORT 1059, nvshmem_char_sum_reducescatter, 4, 2544
GPUTAP_EXPORT 1060, nvshmem_double_alltoall, 4, 2545
GPUTAP_EXPORT 1061, nvshmem_double_atomic_fetch, 4, 2546
GPUTAP_EXPORT 1062, nvshmem_double_atomic_set, 4, 2547
GPUTAP_EXPORT 1063, nvshmem_double_atomic_swap, 4, 2548
GPUTAP_EXPORT 1064, nvshmem_double_broadcast, 4, 2549
GPUTAP_EXPORT 1065, nvshmem_double_fcollect, 4, 2550
GPUTAP_EXPORT 1066, nvshmem_double_g, 4, 2551
GPUTAP_EXPORT 1067, nvshmem_double_get, 4, 2552
GPUTAP_EXPORT 1068, nvshmem_double_get_nbi, 4, 2553
GPUTAP_EXPORT 1069, nvshmem_double_iget, 4, 2554
GPUTAP_EXPORT 1070, nvshmem_double_iput, 4, 2555
GPUTAP_EXPORT 1071, nvshmem_double_max_reduce, 4, 2556
GPUTAP_EXPORT 1072, nvshmem_double_max_reducescatter, 4, 2557
GPUTAP_EXPORT 1073, nvshmem_double_min_reduce, 4, 2558
GPUTAP_EXPORT 1074, nvshmem_double_min_reducescatter, 4, 2559
GPUTAP_EXPORT 1075, nvshmem_double_p, 4, 2560
GPUTAP_EXPORT 1076, nvshmem_double_prod_reduce, 4, 2561
GPUTAP_EXPORT 1077, nvshmem_double_prod_reducescatter, 4, 2562
GPUTAP_EXPORT 1078, nvshmem_double_put, 4, 2563
GPUTAP_EXPORT 1079, nvshmem_double_put_nbi, 4, 2564
GPUTAP_EXPORT 1080, nvshmem_double_sum_reduce, 4, 2565
GPUTAP_EXPORT 1081, nvshmem_double_sum_reducescatter, 4, 2566
GPUTAP_EXPORT 1082, nvshmem_fcollectmem, 4, 2567
GPUTAP_EXPORT 1083, nvshmem_fence, 4, 2568
GPUTAP_EXPORT 1084, nvshmem_float_alltoall, 4, 2569
GPUTAP_EXPORT 1085, nvshmem_float_atomic_fetch, 4, 2570
GPUTAP_EXPORT 1086, nvshmem_float_atomic_set, 4, 2571
GPUTAP_EXPORT 1087, nvshmem_float_atomic_swap, 4, 2572
GPUTAP_EXPORT 1088, nvshmem_float_broadcast, 4, 2573
GPUTAP_EXPORT 1089, nvshmem_float_fcollect, 4, 2574
GPUTAP_EXPORT 1090, nvshmem_float_g, 4, 2575
GPUTAP_EXPORT 1091, nvshmem_float_get, 4, 2576
GPUTAP_EXPORT 1092, nvshmem_float_get_nbi, 4, 2577
GPUTAP_EXPORT 1093, nvshmem_float_iget, 4, 2578
GPUTAP_EXPORT 1094, nvshmem_float_iput, 4, 2579
GPUTAP_EXPORT 1095, nvshmem_float_max_reduce, 4, 2580
GPUTAP_EXPORT 1096, nvshmem_float_max_reducescatter, 4, 2581
GPUTAP_EXPORT 1097, nvshmem_float_min_reduce, 4, 2582
GPUTAP_EXPORT 1098, nvshmem_float_min_reducescatter, 4, 2583
GPUTAP_EXPORT 1099, nvshmem_float_p, 4, 2584
GPUTAP_EXPORT 1100, nvshmem_float_prod_reduce, 4, 2585
GPUTAP_EXPORT 1101, nvshmem_float_prod_reducescatter, 4, 2586
GPUTAP_EXPORT 1102, nvshmem_float_put, 4, 2587
GPUTAP_EXPORT 1103, nvshmem_float_put_nbi, 4, 2588
GPUTAP_EXPORT 1104, nvshmem_float_sum_reduce, 4, 2589
GPUTAP_EXPORT 1105, nvshmem_float_sum_reducescatter, 4, 2590
GPUTAP_EXPORT 1106, nvshmem_free, 4, 2591
GPUTAP_EXPORT 1107, nvshmem_get128, 4, 2592
GPUTAP_EXPORT 1108, nvshmem_get128_nbi, 4, 2593
GPUTAP_EXPORT 1109, nvshmem_get16, 4, 2594
GPUTAP_EXPORT 1110, nvshmem_get16_nbi, 4, 2595
GPUTAP_EXPORT 1111, nvshmem_get32, 4, 2596
GPUTAP_EXPORT 1112, nvshmem_get32_nbi, 4, 2597
GPUTAP_EXPORT 1113, nvshmem_get64, 4, 2598
GPUTAP_EXPORT 1114, nvshmem_get64_nbi, 4, 2599
GPUTAP_EXPORT 1115, nvshmem_get8, 4, 2600
GPUTAP_EXPORT 1116, nvshmem_get8_nbi, 4, 2601
GPUTAP_EXPORT 1117, nvshmem_getmem, 4, 2602
GPUTAP_EXPORT 1118, nvshmem_getmem_nbi, 4, 2603
GPUTAP_EXPORT 1119, nvshmem_global_exit, 4, 2604
GPUTAP_EXPORT 1120, nvshmem_half_alltoall, 4, 2605
GPUTAP_EXPORT 1121, nvshmem_half_broadcast, 4, 2606
GPUTAP_EXPORT 1122, nvshmem_half_fcollect, 4, 2607
GPUTAP_EXPORT 1123, nvshmem_half_g, 4, 2608
GPUTAP_EXPORT 1124, nvshmem_half_get, 4, 2609
GPUTAP_EXPORT 1125, nvshmem_half_get_nbi, 4, 2610
GPUTAP_EXPORT 1126, nvshmem_half_iget, 4, 2611
GPUTAP_EXPORT 1127, nvshmem_half_iput, 4, 2612
GPUTAP_EXPORT 1128, nvshmem_half_max_reduce, 4, 2613
GPUTAP_EXPORT 1129, nvshmem_half_max_reducescatter, 4, 2614
GPUTAP_EXPORT 1130, nvshmem_half_min_reduce, 4, 2615
GPUTAP_EXPORT 1131, nvshmem_half_min_reducescatter, 4, 2616
GPUTAP_EXPORT 1132, nvshmem_half_p, 4, 2617
GPUTAP_EXPORT 1133, nvshmem_half_prod_reduce, 4, 2618
GPUTAP_EXPORT 1134, nvshmem_half_prod_reducescatter, 4, 2619
GPUTAP_EXPORT 1135, nvshmem_half_put, 4, 2620
GPUTAP_EXPORT 1136, nvshmem_half_put_nbi, 4, 2621
GPUTAP_EXPORT 1137, nvshmem_half_sum_reduce, 4, 2622
GPUTAP_EXPORT 1138, nvshmem_half_sum_reducescatter, 4, 2623
GPUTAP_EXPORT 1139, nvshmem_iget128, 4, 2624
GPUTAP_EXPORT 1140, nvshmem_iget16, 4, 2625
GPUTAP_EXPORT 1141, nvshmem_iget32, 4, 2626
GPUTAP_EXPORT 1142, nvshmem_iget64, 4, 2627
GPUTAP_EXPORT 1143, nvshmem_iget8, 4, 2628
GPUTAP_EXPORT 1144, nvshmem_info_get_name, 4, 2629
GPUTAP_EXPORT 1145, nvshmem_info_get_version, 4, 2630
GPUTAP_EXPORT 1146, nvshmem_int16_alltoall, 4, 2631
GPUTAP_EXPORT 1147, nvshmem_int16_and_reduce, 4, 2632
GPUTAP_EXPORT 1148, nvshmem_int16_and_reducescatter, 4, 2633
GPUTAP_EXPORT 1149, nvshmem_int16_broadcast, 4, 2634
GPUTAP_EXPORT 1150, nvshmem_int16_fcollect, 4, 2635
GPUTAP_EXPORT 1151, nvshmem_int16_g, 4, 2636
GPUTAP_EXPORT 1152, nvshmem_int16_get, 4, 2637
GPUTAP_EXPORT 1153, nvshmem_int16_get_nbi, 4, 2638
GPUTAP_EXPORT 1154, nvshmem_int16_iget, 4, 2639
GPUTAP_EXPORT 1155, nvshmem_int16_iput, 4, 2640
GPUTAP_EXPORT 1156, nvshmem_int16_max_reduce, 4, 2641
GPUTAP_EXPORT 1157, nvshmem_int16_max_reducescatter, 4, 2642
GPUTAP_EXPORT 1158, nvshmem_int16_min_reduce, 4, 2643
GPUTAP_EXPORT 1159, nvshmem_int16_min_reducescatter, 4, 2644
GPUTAP_EXPORT 1160, nvshmem_int16_or_reduce, 4, 2645
GPUTAP_EXPORT 1161, nvshmem_int16_or_reducescatter, 4, 2646
GPUTAP_EXPORT 1162, nvshmem_int16_p, 4, 2647
GPUTAP_EXPORT 1163, nvshmem_int16_prod_reduce, 4, 2648
GPUTAP_EXPORT 1164, nvshmem_int16_prod_reducescatter, 4, 2649
GPUTAP_EXPORT 1165, nvshmem_int16_put, 4, 2650
GPUTAP_EXPORT 1166, nvshmem_int16_put_nbi, 4, 2651
GPUTAP_EXPORT 1167, nvshmem_int16_sum_reduce, 4, 2652
GPUTAP_EXPORT 1168, nvshmem_int16_sum_reducescatter, 4, 2653
GPUTAP_EXPORT 1169, nvshmem_int16_xor_reduce, 4, 2654
GPUTAP_EXPORT 1170, nvshmem_int16_xor_reducescatter, 4, 2655
GPUTAP_EXPORT 1171, nvshmem_int32_alltoall, 4, 2656
GPUTAP_EXPORT 1172, nvshmem_int32_and_reduce, 4, 2657
GPUTAP_EXPORT 1173, nvshmem_int32_and_reducescatter, 4, 2658
GPUTAP_EXPORT 1174, nvshmem_int32_atomic_add, 4, 2659
GPUTAP_EXPORT 1175, nvshmem_int32_atomic_and, 4, 2660
GPUTAP_EXPORT 1176, nvshmem_int32_atomic_compare_swap, 4, 2661
GPUTAP_EXPORT 1177, nvshmem_int32_atomic_fetch, 4, 2662
GPUTAP_EXPORT 1178, nvshmem_int32_atomic_fetch_add, 4, 2663
GPUTAP_EXPORT 1179, nvshmem_int32_atomic_fetch_and, 4, 2664
GPUTAP_EXPORT 1180, nvshmem_int32_atomic_fetch_inc, 4, 2665
GPUTAP_EXPORT 1181, nvshmem_int32_atomic_fetch_or, 4, 2666
GPUTAP_EXPORT 1182, nvshmem_int32_atomic_fetch_xor, 4, 2667
GPUTAP_EXPORT 1183, nvshmem_int32_atomic_inc, 4, 2668
GPUTAP_EXPORT 1184, nvshmem_int32_atomic_or, 4, 2669
GPUTAP_EXPORT 1185, nvshmem_int32_atomic_set, 4, 2670
GPUTAP_EXPORT 1186, nvshmem_int32_atomic_swap, 4, 2671
GPUTAP_EXPORT 1187, nvshmem_int32_atomic_xor, 4, 2672
GPUTAP_EXPORT 1188, nvshmem_int32_broadcast, 4, 2673
GPUTAP_EXPORT 1189, nvshmem_int32_fcollect, 4, 2674
GPUTAP_EXPORT 1190, nvshmem_int32_g, 4, 2675
GPUTAP_EXPORT 1191, nvshmem_int32_get, 4, 2676
GPUTAP_EXPORT 1192, nvshmem_int32_get_nbi, 4, 2677
GPUTAP_EXPORT 1193, nvshmem_int32_iget, 4, 2678
GPUTAP_EXPORT 1194, nvshmem_int32_iput, 4, 2679
GPUTAP_EXPORT 1195, nvshmem_int32_max_reduce, 4, 2680
GPUTAP_EXPORT 1196, nvshmem_int32_max_reducescatter, 4, 2681
GPUTAP_EXPORT 1197, nvshmem_int32_min_reduce, 4, 2682
GPUTAP_EXPORT 1198, nvshmem_int32_min_reducescatter, 4, 2683
GPUTAP_EXPORT 1199, nvshmem_int32_or_reduce, 4, 2684
GPUTAP_EXPORT 1200, nvshmem_int32_or_reducescatter, 4, 2685
GPUTAP_EXPORT 1201, nvshmem_int32_p, 4, 2686
GPUTAP_EXPORT 1202, nvshmem_int32_prod_reduce, 4, 2687
GPUTAP_EXPORT 1203, nvshmem_int32_prod_reducescatter, 4, 2688
GPUTAP_EXPORT 1204, nvshmem_int32_put, 4, 2689
GPUTAP_EXPORT 1205, nvshmem_int32_put_nbi, 4, 2690
GPUTAP_EXPORT 1206, nvshmem_int32_sum_reduce, 4, 2691
GPUTAP_EXPORT 1207, nvshmem_int32_sum_reducescatter, 4, 2692
GPUTAP_EXPORT 1208, nvshmem_int32_xor_reduce, 4, 2693
GPUTAP_EXPORT 1209, nvshmem_int32_xor_reducescatter, 4, 2694
GPUTAP_EXPORT 1210, nvshmem_int64_alltoall, 4, 2695
GPUTAP_EXPORT 1211, nvshmem_int64_and_reduce, 4, 2696
GPUTAP_EXPORT 1212, nvshmem_int64_and_reducescatter, 4, 2697
GPUTAP_EXPORT 1213, nvshmem_int64_atomic_add, 4, 2698
GPUTAP_EXPORT 1214, nvshmem_int64_atomic_and, 4, 2699
GPUTAP_EXPORT 1215, nvshmem_int64_atomic_compare_swap, 4, 2700
GPUTAP_EXPORT 1216, nvshmem_int64_atomic_fetch, 4, 2701
GPUTAP_EXPORT 1217, nvshmem_int64_atomic_fetch_add, 4, 2702
GPUTAP_EXPORT 1218, nvshmem_int64_atomic_fetch_and, 4, 2703
GPUTAP_EXPORT 1219, nvshmem_int64_atomic_fetch_inc, 4, 2704
GPUTAP_EXPORT 1220, nvshmem_int64_atomic_fetch_or, 4, 2705
GPUTAP_EXPORT 1221, nvshmem_int64_atomic_fetch_xor, 4, 2706
GPUTAP_EXPORT 1222, nvshmem_int64_atomic_inc, 4, 2707
GPUTAP_EXPORT 1223, nvshmem_int64_atomic_or, 4, 2708
GPUTAP_EXPORT 1224, nvshmem_int64_atomic_set, 4, 2709
GPUTAP_EXPORT 1225, nvshmem_int64_atomic_swap, 4, 2710
GPUTAP_EXPORT 1226, nvshmem_int64_atomic_xor, 4, 2711
GPUTAP_EXPORT 1227, nvshmem_int64_broadcast, 4, 2712
GPUTAP_EXPORT 1228, nvshmem_int64_fcollect, 4, 2713
GPUTAP_EXPORT 1229, nvshmem_int64_g, 4, 2714
GPUTAP_EXPORT 1230, nvshmem_int64_get, 4, 2715
GPUTAP_EXPORT 1231, nvshmem_int64_get_nbi, 4, 2716
GPUTAP_EXPORT 1232, nvshmem_int64_iget, 4, 2717
GPUTAP_EXPORT 1233, nvshmem_int64_iput, 4, 2718
GPUTAP_EXPORT 1234, nvshmem_int64_max_reduce, 4, 2719
GPUTAP_EXPORT 1235, nvshmem_int64_max_reducescatter, 4, 2720
GPUTAP_EXPORT 1236, nvshmem_int64_min_reduce, 4, 2721
GPUTAP_EXPORT 1237, nvshmem_int64_min_reducescatter, 4, 2722
GPUTAP_EXPORT 1238, nvshmem_int64_or_reduce, 4, 2723
GPUTAP_EXPORT 1239, nvshmem_int64_or_reducescatter, 4, 2724
GPUTAP_EXPORT 1240, nvshmem_int64_p, 4, 2725
GPUTAP_EXPORT 1241, nvshmem_int64_prod_reduce, 4, 2726
GPUTAP_EXPORT 1242, nvshmem_int64_prod_reducescatter, 4, 2727
GPUTAP_EXPORT 1243, nvshmem_int64_put, 4, 2728
GPUTAP_EXPORT 1244, nvshmem_int64_put_nbi, 4, 2729
GPUTAP_EXPORT 1245, nvshmem_int64_sum_reduce, 4, 2730
GPUTAP_EXPORT 1246, nvshmem_int64_sum_reducescatter, 4, 2731
GPUTAP_EXPORT 1247, nvshmem_int64_xor_reduce, 4, 2732
GPUTAP_EXPORT 1248, nvshmem_int64_xor_reducescatter, 4, 2733
GPUTAP_EXPORT 1249, nvshmem_int8_alltoall, 4, 2734
GPUTAP_EXPORT 1250, nvshmem_int8_and_reduce, 4, 2735
GPUTAP_EXPORT 1251, nvshmem_int8_and_reducescatter, 4, 2736
GPUTAP_EXPORT 1252, nvshmem_int8_broadcast, 4, 2737
GPUTAP_EXPORT 1253, nvshmem_int8_fcollect, 4, 2738
GPUTAP_EXPORT 1254, nvshmem_int8_g, 4, 2739
GPUTAP_EXPORT 1255, nvshmem_int8_get, 4, 2740
GPUTAP_EXPORT 1256, nvshmem_int8_get_nbi, 4, 2741
GPUTAP_EXPORT 1257, nvshmem_int8_iget, 4, 2742
GPUTAP_EXPORT 1258, nvshmem_int8_iput, 4, 2743
GPUTAP_EXPORT 1259, nvshmem_int8_max_reduce, 4, 2744
GPUTAP_EXPORT 1260, nvshmem_int8_max_reducescatter, 4, 2745
GPUTAP_EXPORT 1261, nvshmem_int8_min_reduce, 4, 2746
GPUTAP_EXPORT 1262, nvshmem_int8_min_reducescatter, 4, 2747
GPUTAP_EXPORT 1263, nvshmem_int8_or_reduce, 4, 2748
GPUTAP_EXPORT 1264, nvshmem_int8_or_reducescatter, 4, 2749
GPUTAP_EXPORT 1265, nvshmem_int8_p, 4, 2750
GPUTAP_EXPORT 1266, nvshmem_int8_prod_reduce, 4, 2751
GPUTAP_EXPORT 1267, nvshmem_int8_prod_reducescatter, 4, 2752
GPUTAP_EXPORT 1268, nvshmem_int8_put, 4, 2753
GPUTAP_EXPORT 1269, nvshmem_int8_put_nbi, 4, 2754
GPUTAP_EXPORT 1270, nvshmem_int8_sum_reduce, 4, 2755
GPUTAP_EXPORT 1271, nvshmem_int8_sum_reducescatter, 4, 2756
GPUTAP_EXPORT 1272, nvshmem_int8_xor_reduce, 4, 2757
GPUTAP_EXPORT 1273, nvshmem_int8_xor_reducescatter, 4, 2758
GPUTAP_EXPORT 1274, nvshmem_int_alltoall, 4, 2759
GPUTAP_EXPORT 1275, nvshmem_int_atomic_add, 4, 2760
GPUTAP_EXPORT 1276, nvshmem_int_atomic_compare_swap, 4, 2761
GPUTAP_EXPORT 1277, nvshmem_int_atomic_fetch, 4, 2762
GPUTAP_EXPORT 1278, nvshmem_int_atomic_fetch_add, 4, 2763
GPUTAP_EXPORT 1279, nvshmem_int_atomic_fetch_inc, 4, 2764
GPUTAP_EXPORT 1280, nvshmem_int_atomic_inc, 4, 2765
GPUTAP_EXPORT 1281, nvshmem_int_atomic_set, 4, 2766
GPUTAP_EXPORT 1282, nvshmem_int_atomic_swap, 4, 2767
GPUTAP_EXPORT 1283, nvshmem_int_broadcast, 4, 2768
GPUTAP_EXPORT 1284, nvshmem_int_fcollect, 4, 2769
GPUTAP_EXPORT 1285, nvshmem_int_g, 4, 2770
GPUTAP_EXPORT 1286, nvshmem_int_get, 4, 2771
GPUTAP_EXPORT 1287, nvshmem_int_get_nbi, 4, 2772
GPUTAP_EXPORT 1288, nvshmem_int_iget, 4, 2773
GPUTAP_EXPORT 1289, nvshmem_int_iput, 4, 2774
GPUTAP_EXPORT 1290, nvshmem_int_max_reduce, 4, 2775
GPUTAP_EXPORT 1291, nvshmem_int_max_reducescatter, 4, 2776
GPUTAP_EXPORT 1292, nvshmem_int_min_reduce, 4, 2777
GPUTAP_EXPORT 1293, nvshmem_int_min_reducescatter, 4, 2778
GPUTAP_EXPORT 1294, nvshmem_int_p, 4, 2779
GPUTAP_EXPORT 1295, nvshmem_int_prod_reduce, 4, 2780
GPUTAP_EXPORT 1296, nvshmem_int_prod_reducescatter, 4, 2781
GPUTAP_EXPORT 1297, nvshmem_int_put, 4, 2782
GPUTAP_EXPORT 1298, nvshmem_int_put_nbi, 4, 2783
GPUTAP_EXPORT 1299, nvshmem_int_sum_reduce, 4, 2784
GPUTAP_EXPORT 1300, nvshmem_int_sum_reducescatter, 4, 2785
GPUTAP_EXPORT 1301, nvshmem_iput128, 4, 2786
GPUTAP_EXPORT 1302, nvshmem_iput16, 4, 2787
GPUTAP_EXPORT 1303, nvshmem_iput32, 4, 2788
GPUTAP_EXPORT 1304, nvshmem_iput64, 4, 2789
GPUTAP_EXPORT 1305, nvshmem_iput8, 4, 2790
GPUTAP_EXPORT 1306, nvshmem_long_alltoall, 4, 2791
GPUTAP_EXPORT 1307, nvshmem_long_atomic_add, 4, 2792
GPUTAP_EXPORT 1308, nvshmem_long_atomic_compare_swap, 4, 2793
GPUTAP_EXPORT 1309, nvshmem_long_atomic_fetch, 4, 2794
GPUTAP_EXPORT 1310, nvshmem_long_atomic_fetch_add, 4, 2795
GPUTAP_EXPORT 1311, nvshmem_long_atomic_fetch_inc, 4, 2796
GPUTAP_EXPORT 1312, nvshmem_long_atomic_inc, 4, 2797
GPUTAP_EXPORT 1313, nvshmem_long_atomic_set, 4, 2798
GPUTAP_EXPORT 1314, nvshmem_long_atomic_swap, 4, 2799
GPUTAP_EXPORT 1315, nvshmem_long_broadcast, 4, 2800
GPUTAP_EXPORT 1316, nvshmem_long_fcollect, 4, 2801
GPUTAP_EXPORT 1317, nvshmem_long_g, 4, 2802
GPUTAP_EXPORT 1318, nvshmem_long_get, 4, 2803
GPUTAP_EXPORT 1319, nvshmem_long_get_nbi, 4, 2804
GPUTAP_EXPORT 1320, nvshmem_long_iget, 4, 2805
GPUTAP_EXPORT 1321, nvshmem_long_iput, 4, 2806
GPUTAP_EXPORT 1322, nvshmem_long_max_reduce, 4, 2807
GPUTAP_EXPORT 1323, nvshmem_long_max_reducescatter, 4, 2808
GPUTAP_EXPORT 1324, nvshmem_long_min_reduce, 4, 2809
GPUTAP_EXPORT 1325, nvshmem_long_min_reducescatter, 4, 2810
GPUTAP_EXPORT 1326, nvshmem_long_p, 4, 2811
GPUTAP_EXPORT 1327, nvshmem_long_prod_reduce, 4, 2812
GPUTAP_EXPORT 1328, nvshmem_long_prod_reducescatter, 4, 2813
GPUTAP_EXPORT 1329, nvshmem_long_put, 4, 2814
GPUTAP_EXPORT 1330, nvshmem_long_put_nbi, 4, 2815
GPUTAP_EXPORT 1331, nvshmem_long_sum_reduce, 4, 2816
GPUTAP_EXPORT 1332, nvshmem_long_sum_reducescatter, 4, 2817
GPUTAP_EXPORT 1333, nvshmem_longlong_alltoall, 4, 2818
GPUTAP_EXPORT 1334, nvshmem_longlong_atomic_add, 4, 2819
GPUTAP_EXPORT 1335, nvshmem_longlong_atomic_compare_swap, 4, 2820
GPUTAP_EXPORT 1336, nvshmem_longlong_atomic_fetch, 4, 2821
GPUTAP_EXPORT 1337, nvshmem_longlong_atomic_fetch_add, 4, 2822
GPUTAP_EXPORT 1338, nvshmem_longlong_atomic_fetch_inc, 4, 2823
GPUTAP_EXPORT 1339, nvshmem_longlong_atomic_inc, 4, 2824
GPUTAP_EXPORT 1340, nvshmem_longlong_atomic_set, 4, 2825
GPUTAP_EXPORT 1341, nvshmem_longlong_atomic_swap, 4, 2826
GPUTAP_EXPORT 1342, nvshmem_longlong_broadcast, 4, 2827
GPUTAP_EXPORT 1343, nvshmem_longlong_fcollect, 4, 2828
GPUTAP_EXPORT 1344, nvshmem_longlong_g, 4, 2829
GPUTAP_EXPORT 1345, nvshmem_longlong_get, 4, 2830
GPUTAP_EXPORT 1346, nvshmem_longlong_get_nbi, 4, 2831
GPUTAP_EXPORT 1347, nvshmem_longlong_iget, 4, 2832
GPUTAP_EXPORT 1348, nvshmem_longlong_iput, 4, 2833
GPUTAP_EXPORT 1349, nvshmem_longlong_max_reduce, 4, 2834
GPUTAP_EXPORT 1350, nvshmem_longlong_max_reducescatter, 4, 2835
GPUTAP_EXPORT 1351, nvshmem_longlong_min_reduce, 4, 2836
GPUTAP_EXPORT 1352, nvshmem_longlong_min_reducescatter, 4, 2837
GPUTAP_EXPORT 1353, nvshmem_longlong_p, 4, 2838
GPUTAP_EXPORT 1354, nvshmem_longlong_prod_reduce, 4, 2839
GPUTAP_EXPORT 1355, nvshmem_longlong_prod_reducescatter, 4, 2840
GPUTAP_EXPORT 1356, nvshmem_longlong_put, 4, 2841
GPUTAP_EXPORT 1357, nvshmem_longlong_put_nbi, 4, 2842
GPUTAP_EXPORT 1358, nvshmem_longlong_sum_reduce, 4, 2843
GPUTAP_EXPORT 1359, nvshmem_longlong_sum_reducescatter, 4, 2844
GPUTAP_EXPORT 1360, nvshmem_malloc, 4, 2845
GPUTAP_EXPORT 1361, nvshmem_my_pe, 4, 2846
GPUTAP_EXPORT 1362, nvshmem_n_pes, 4, 2847
GPUTAP_EXPORT 1363, nvshmem_ptr, 4, 2848
GPUTAP_EXPORT 1364, nvshmem_ptrdiff_alltoall, 4, 2849
GPUTAP_EXPORT 1365, nvshmem_ptrdiff_atomic_add, 4, 2850
GPUTAP_EXPORT 1366, nvshmem_ptrdiff_atomic_compare_swap, 4, 2851
GPUTAP_EXPORT 1367, nvshmem_ptrdiff_atomic_fetch, 4, 2852
GPUTAP_EXPORT 1368, nvshmem_ptrdiff_atomic_fetch_add, 4, 2853
GPUTAP_EXPORT 1369, nvshmem_ptrdiff_atomic_fetch_inc, 4, 2854
GPUTAP_EXPORT 1370, nvshmem_ptrdiff_atomic_inc, 4, 2855
GPUTAP_EXPORT 1371, nvshmem_ptrdiff_atomic_set, 4, 2856
GPUTAP_EXPORT 1372, nvshmem_ptrdiff_atomic_swap, 4, 2857
GPUTAP_EXPORT 1373, nvshmem_ptrdiff_broadcast, 4, 2858
GPUTAP_EXPORT 1374, nvshmem_ptrdiff_fcollect, 4, 2859
GPUTAP_EXPORT 1375, nvshmem_ptrdiff_g, 4, 2860
GPUTAP_EXPORT 1376, nvshmem_ptrdiff_get, 4, 2861
GPUTAP_EXPORT 1377, nvshmem_ptrdiff_get_nbi, 4, 2862
GPUTAP_EXPORT 1378, nvshmem_ptrdiff_iget, 4, 2863
GPUTAP_EXPORT 1379, nvshmem_ptrdiff_iput, 4, 2864
GPUTAP_EXPORT 1380, nvshmem_ptrdiff_p, 4, 2865
GPUTAP_EXPORT 1381, nvshmem_ptrdiff_put, 4, 2866
GPUTAP_EXPORT 1382, nvshmem_ptrdiff_put_nbi, 4, 2867
GPUTAP_EXPORT 1383, nvshmem_put128, 4, 2868
GPUTAP_EXPORT 1384, nvshmem_put128_nbi, 4, 2869
GPUTAP_EXPORT 1385, nvshmem_put16, 4, 2870
GPUTAP_EXPORT 1386, nvshmem_put16_nbi, 4, 2871
GPUTAP_EXPORT 1387, nvshmem_put32, 4, 2872
GPUTAP_EXPORT 1388, nvshmem_put32_nbi, 4, 2873
GPUTAP_EXPORT 1389, nvshmem_put64, 4, 2874
GPUTAP_EXPORT 1390, nvshmem_put64_nbi, 4, 2875
GPUTAP_EXPORT 1391, nvshmem_put8, 4, 2876
GPUTAP_EXPORT 1392, nvshmem_put8_nbi, 4, 2877
GPUTAP_EXPORT 1393, nvshmem_putmem, 4, 2878
GPUTAP_EXPORT 1394, nvshmem_putmem_nbi, 4, 2879
GPUTAP_EXPORT 1395, nvshmem_query_thread, 4, 2880
GPUTAP_EXPORT 1396, nvshmem_quiet, 4, 2881
GPUTAP_EXPORT 1397, nvshmem_schar_alltoall, 4, 2882
GPUTAP_EXPORT 1398, nvshmem_schar_broadcast, 4, 2883
GPUTAP_EXPORT 1399, nvshmem_schar_fcollect, 4, 2884
GPUTAP_EXPORT 1400, nvshmem_schar_g, 4, 2885
GPUTAP_EXPORT 1401, nvshmem_schar_get, 4, 2886
GPUTAP_EXPORT 1402, nvshmem_schar_get_nbi, 4, 2887
GPUTAP_EXPORT 1403, nvshmem_schar_iget, 4, 2888
GPUTAP_EXPORT 1404, nvshmem_schar_iput, 4, 2889
GPUTAP_EXPORT 1405, nvshmem_schar_max_reduce, 4, 2890
GPUTAP_EXPORT 1406, nvshmem_schar_max_reducescatter, 4, 2891
GPUTAP_EXPORT 1407, nvshmem_schar_min_reduce, 4, 2892
GPUTAP_EXPORT 1408, nvshmem_schar_min_reducescatter, 4, 2893
GPUTAP_EXPORT 1409, nvshmem_schar_p, 4, 2894
GPUTAP_EXPORT 1410, nvshmem_schar_prod_reduce, 4, 2895
GPUTAP_EXPORT 1411, nvshmem_schar_prod_reducescatter, 4, 2896
GPUTAP_EXPORT 1412, nvshmem_schar_put, 4, 2897
GPUTAP_EXPORT 1413, nvshmem_schar_put_nbi, 4, 2898
GPUTAP_EXPORT 1414, nvshmem_schar_sum_reduce, 4, 2899
GPUTAP_EXPORT 1415, nvshmem_schar_sum_reducescatter, 4, 2900
GPUTAP_EXPORT 1416, nvshmem_short_alltoall, 4, 2901
GPUTAP_EXPORT 1417, nvshmem_short_broadcast, 4, 2902
GPUTAP_EXPORT 1418, nvshmem_short_fcollect, 4, 2903
GPUTAP_EXPORT 1419, nvshmem_short_g, 4, 2904
GPUTAP_EXPORT 1420, nvshmem_short_get, 4, 2905
GPUTAP_EXPORT 1421, nvshmem_short_get_nbi, 4, 2906
GPUTAP_EXPORT 1422, nvshmem_short_iget, 4, 2907
GPUTAP_EXPORT 1423, nvshmem_short_iput, 4, 2908
GPUTAP_EXPORT 1424, nvshmem_short_max_reduce, 4, 2909
GPUTAP_EXPORT 1425, nvshmem_short_max_reducescatter, 4, 2910
GPUTAP_EXPORT 1426, nvshmem_short_min_reduce, 4, 2911
GPUTAP_EXPORT 1427, nvshmem_short_min_reducescatter, 4, 2912
GPUTAP_EXPORT 1428, nvshmem_short_p, 4, 2913
GPUTAP_EXPORT 1429, nvshmem_short_prod_reduce, 4, 2914
GPUTAP_EXPORT 1430, nvshmem_short_prod_reducescatter, 4, 2915
GPUTAP_EXPORT 1431, nvshmem_short_put, 4, 2916
GPUTAP_EXPORT 1432, nvshmem_short_put_nbi, 4, 2917
GPUTAP_EXPORT 1433, nvshmem_short_sum_reduce, 4, 2918
GPUTAP_EXPORT 1434, nvshmem_short_sum_reducescatter, 4, 2919
GPUTAP_EXPORT 1435, nvshmem_signal_fetch, 4, 2920
GPUTAP_EXPORT 1436, nvshmem_size_alltoall, 4, 2921
GPUTAP_EXPORT 1437, nvshmem_size_and_reduce, 4, 2922
GPUTAP_EXPORT 1438, nvshmem_size_and_reducescatter, 4, 2923
GPUTAP_EXPORT 1439, nvshmem_size_atomic_add, 4, 2924
GPUTAP_EXPORT 1440, nvshmem_size_atomic_compare_swap, 4, 2925
GPUTAP_EXPORT 1441, nvshmem_size_atomic_fetch, 4, 2926
GPUTAP_EXPORT 1442, nvshmem_size_atomic_fetch_add, 4, 2927
GPUTAP_EXPORT 1443, nvshmem_size_atomic_fetch_inc, 4, 2928
GPUTAP_EXPORT 1444, nvshmem_size_atomic_inc, 4, 2929
GPUTAP_EXPORT 1445, nvshmem_size_atomic_set, 4, 2930
GPUTAP_EXPORT 1446, nvshmem_size_atomic_swap, 4, 2931
GPUTAP_EXPORT 1447, nvshmem_size_broadcast, 4, 2932
GPUTAP_EXPORT 1448, nvshmem_size_fcollect, 4, 2933
GPUTAP_EXPORT 1449, nvshmem_size_g, 4, 2934
GPUTAP_EXPORT 1450, nvshmem_size_get, 4, 2935
GPUTAP_EXPORT 1451, nvshmem_size_get_nbi, 4, 2936
GPUTAP_EXPORT 1452, nvshmem_size_iget, 4, 2937
GPUTAP_EXPORT 1453, nvshmem_size_iput, 4, 2938
GPUTAP_EXPORT 1454, nvshmem_size_max_reduce, 4, 2939
GPUTAP_EXPORT 1455, nvshmem_size_max_reducescatter, 4, 2940
GPUTAP_EXPORT 1456, nvshmem_size_min_reduce, 4, 2941
GPUTAP_EXPORT 1457, nvshmem_size_min_reducescatter, 4, 2942
GPUTAP_EXPORT 1458, nvshmem_size_or_reduce, 4, 2943
GPUTAP_EXPORT 1459, nvshmem_size_or_reducescatter, 4, 2944
GPUTAP_EXPORT 1460, nvshmem_size_p, 4, 2945
GPUTAP_EXPORT 1461, nvshmem_size_prod_reduce, 4, 2946
GPUTAP_EXPORT 1462, nvshmem_size_prod_reducescatter, 4, 2947
GPUTAP_EXPORT 1463, nvshmem_size_put, 4, 2948
GPUTAP_EXPORT 1464, nvshmem_size_put_nbi, 4, 2949
GPUTAP_EXPORT 1465, nvshmem_size_sum_reduce, 4, 2950
GPUTAP_EXPORT 1466, nvshmem_size_sum_reducescatter, 4, 2951
GPUTAP_EXPORT 1467, nvshmem_size_xor_reduce, 4, 2952
GPUTAP_EXPORT 1468, nvshmem_size_xor_reducescatter, 4, 2953
GPUTAP_EXPORT 1469, nvshmem_sync_all, 4, 2954
GPUTAP_EXPORT 1470, nvshmem_team_destroy, 4, 2955
GPUTAP_EXPORT 1471, nvshmem_team_get_config, 4, 2956
GPUTAP_EXPORT 1472, nvshmem_team_my_pe, 4, 2957
GPUTAP_EXPORT 1473, nvshmem_team_n_pes, 4, 2958
GPUTAP_EXPORT 1474, nvshmem_team_split_2d, 4, 2959
GPUTAP_EXPORT 1475, nvshmem_team_split_strided, 4, 2960
GPUTAP_EXPORT 1476, nvshmem_team_sync, 4, 2961
GPUTAP_EXPORT 1477, nvshmem_team_translate_pe, 4, 2962
GPUTAP_EXPORT 1478, nvshmem_uchar_alltoall, 4, 2963
GPUTAP_EXPORT 1479, nvshmem_uchar_and_reduce, 4, 2964
GPUTAP_EXPORT 1480, nvshmem_uchar_and_reducescatter, 4, 2965
GPUTAP_EXPORT 1481, nvshmem_uchar_broadcast, 4, 2966
GPUTAP_EXPORT 1482, nvshmem_uchar_fcollect, 4, 2967
GPUTAP_EXPORT 1483, nvshmem_uchar_g, 4, 2968
GPUTAP_EXPORT 1484, nvshmem_uchar_get, 4, 2969
GPUTAP_EXPORT 1485, nvshmem_uchar_get_nbi, 4, 2970
GPUTAP_EXPORT 1486, nvshmem_uchar_iget, 4, 2971
GPUTAP_EXPORT 1487, nvshmem_uchar_iput, 4, 2972
GPUTAP_EXPORT 1488, nvshmem_uchar_max_reduce, 4, 2973
GPUTAP_EXPORT 1489, nvshmem_uchar_max_reducescatter, 4, 2974
GPUTAP_EXPORT 1490, nvshmem_uchar_min_reduce, 4, 2975
GPUTAP_EXPORT 1491, nvshmem_uchar_min_reducescatter, 4, 2976
GPUTAP_EXPORT 1492, nvshmem_uchar_or_reduce, 4, 2977
GPUTAP_EXPORT 1493, nvshmem_uchar_or_reducescatter, 4, 2978
GPUTAP_EXPORT 1494, nvshmem_uchar_p, 4, 2979
GPUTAP_EXPORT 1495, nvshmem_uchar_prod_reduce, 4, 2980
GPUTAP_EXPORT 1496, nvshmem_uchar_prod_reducescatter, 4, 2981
GPUTAP_EXPORT 1497, nvshmem_uchar_put, 4, 2982
GPUTAP_EXPORT 1498, nvshmem_uchar_put_nbi, 4, 2983
GPUTAP_EXPORT 1499, nvshmem_uchar_sum_reduce, 4, 2984
GPUTAP_EXPORT 1500, nvshmem_uchar_sum_reducescatter, 4, 2985
GPUTAP_EXPORT 1501, nvshmem_uchar_xor_reduce, 4, 2986
GPUTAP_EXPORT 1502, nvshmem_uchar_xor_reducescatter, 4, 2987
GPUTAP_EXPORT 1503, nvshmem_uint16_alltoall, 4, 2988
GPUTAP_EXPORT 1504, nvshmem_uint16_and_reduce, 4, 2989
GPUTAP_EXPORT 1505, nvshmem_uint16_and_reducescatter, 4, 2990
GPUTAP_EXPORT 1506, nvshmem_uint16_broadcast, 4, 2991
GPUTAP_EXPORT 1507, nvshmem_uint16_fcollect, 4, 2992
GPUTAP_EXPORT 1508, nvshmem_uint16_g, 4, 2993
GPUTAP_EXPORT 1509, nvshmem_uint16_get, 4, 2994
GPUTAP_EXPORT 1510, nvshmem_uint16_get_nbi, 4, 2995
GPUTAP_EXPORT 1511, nvshmem_uint16_iget, 4, 2996
GPUTAP_EXPORT 1512, nvshmem_uint16_iput, 4, 2997
GPUTAP_EXPORT 1513, nvshmem_uint16_max_reduce, 4, 2998
GPUTAP_EXPORT 1514, nvshmem_uint16_max_reducescatter, 4, 2999
GPUTAP_EXPORT 1515, nvshmem_uint16_min_reduce, 4, 3000
GPUTAP_EXPORT 1516, nvshmem_uint16_min_reducescatter, 4, 3001
GPUTAP_EXPORT 1517, nvshmem_uint16_or_reduce, 4, 3002
GPUTAP_EXPORT 1518, nvshmem_uint16_or_reducescatter, 4, 3003
GPUTAP_EXPORT 1519, nvshmem_uint16_p, 4, 3004
GPUTAP_EXPORT 1520, nvshmem_uint16_prod_reduce, 4, 3005
GPUTAP_EXPORT 1521, nvshmem_uint16_prod_reducescatter, 4, 3006
GPUTAP_EXPORT 1522, nvshmem_uint16_put, 4, 3007
GPUTAP_EXPORT 1523, nvshmem_uint16_put_nbi, 4, 3008
GPUTAP_EXPORT 1524, nvshmem_uint16_sum_reduce, 4, 3009
GPUTAP_EXPORT 1525, nvshmem_uint16_sum_reducescatter, 4, 3010
GPUTAP_EXPORT 1526, nvshmem_uint16_xor_reduce, 4, 3011
GPUTAP_EXPORT 1527, nvshmem_uint16_xor_reducescatter, 4, 3012
GPUTAP_EXPORT 1528, nvshmem_uint32_alltoall, 4, 3013
GPUTAP_EXPORT 1529, nvshmem_uint32_and_reduce, 4, 3014
GPUTAP_EXPORT 1530, nvshmem_uint32_and_reducescatter, 4, 3015
GPUTAP_EXPORT 1531, nvshmem_uint32_atomic_add, 4, 3016
GPUTAP_EXPORT 1532, nvshmem_uint32_atomic_and, 4, 3017
GPUTAP_EXPORT 1533, nvshmem_uint32_atomic_compare_swap, 4, 3018
GPUTAP_EXPORT 1534, nvshmem_uint32_atomic_fetch, 4, 3019
GPUTAP_EXPORT 1535, nvshmem_uint32_atomic_fetch_add, 4, 3020
GPUTAP_EXPORT 1536, nvshmem_uint32_atomic_fetch_and, 4, 3021
GPUTAP_EXPORT 1537, nvshmem_uint32_atomic_fetch_inc, 4, 3022
GPUTAP_EXPORT 1538, nvshmem_uint32_atomic_fetch_or, 4, 3023
GPUTAP_EXPORT 1539, nvshmem_uint32_atomic_fetch_xor, 4, 3024
GPUTAP_EXPORT 1540, nvshmem_uint32_atomic_inc, 4, 3025
GPUTAP_EXPORT 1541, nvshmem_uint32_atomic_or, 4, 3026
GPUTAP_EXPORT 1542, nvshmem_uint32_atomic_set, 4, 3027
GPUTAP_EXPORT 1543, nvshmem_uint32_atomic_swap, 4, 3028
GPUTAP_EXPORT 1544, nvshmem_uint32_atomic_xor, 4, 3029
GPUTAP_EXPORT 1545, nvshmem_uint32_broadcast, 4, 3030
GPUTAP_EXPORT 1546, nvshmem_uint32_fcollect, 4, 3031
GPUTAP_EXPORT 1547, nvshmem_uint32_g, 4, 3032
GPUTAP_EXPORT 1548, nvshmem_uint32_get, 4, 3033
GPUTAP_EXPORT 1549, nvshmem_uint32_get_nbi, 4, 3034
GPUTAP_EXPORT 1550, nvshmem_uint32_iget, 4, 3035
GPUTAP_EXPORT 1551, nvshmem_uint32_iput, 4, 3036
GPUTAP_EXPORT 1552, nvshmem_uint32_max_reduce, 4, 3037
GPUTAP_EXPORT 1553, nvshmem_uint32_max_reducescatter, 4, 3038
GPUTAP_EXPORT 1554, nvshmem_uint32_min_reduce, 4, 3039
GPUTAP_EXPORT 1555, nvshmem_uint32_min_reducescatter, 4, 3040
GPUTAP_EXPORT 1556, nvshmem_uint32_or_reduce, 4, 3041
GPUTAP_EXPORT 1557, nvshmem_uint32_or_reducescatter, 4, 3042
GPUTAP_EXPORT 1558, nvshmem_uint32_p, 4, 3043
GPUTAP_EXPORT 1559, nvshmem_uint32_prod_reduce, 4, 3044
GPUTAP_EXPORT 1560, nvshmem_uint32_prod_reducescatter, 4, 3045
GPUTAP_EXPORT 1561, nvshmem_uint32_put, 4, 3046
GPUTAP_EXPORT 1562, nvshmem_uint32_put_nbi, 4, 3047
GPUTAP_EXPORT 1563, nvshmem_uint32_sum_reduce, 4, 3048
GPUTAP_EXPORT 1564, nvshmem_uint32_sum_reducescatter, 4, 3049
GPUTAP_EXPORT 1565, nvshmem_uint32_xor_reduce, 4, 3050
GPUTAP_EXPORT 1566, nvshmem_uint32_xor_reducescatter, 4, 3051
GPUTAP_EXPORT 1567, nvshmem_uint64_alltoall, 4, 3052
GPUTAP_EXPORT 1568, nvshmem_uint64_and_reduce, 4, 3053
GPUTAP_EXPORT 1569, nvshmem_uint64_and_reducescatter, 4, 3054
GPUTAP_EXPORT 1570, nvshmem_uint64_atomic_add, 4, 3055
GPUTAP_EXPORT 1571, nvshmem_uint64_atomic_and, 4, 3056
GPUTAP_EXPORT 1572, nvshmem_uint64_atomic_compare_swap, 4, 3057
GPUTAP_EXPORT 1573, nvshmem_uint64_atomic_fetch, 4, 3058
GPUTAP_EXPORT 1574, nvshmem_uint64_atomic_fetch_add, 4, 3059
GPUTAP_EXPORT 1575, nvshmem_uint64_atomic_fetch_and, 4, 3060
GPUTAP_EXPORT 1576, nvshmem_uint64_atomic_fetch_inc, 4, 3061
GPUTAP_EXPORT 1577, nvshmem_uint64_atomic_fetch_or, 4, 3062
GPUTAP_EXPORT 1578, nvshmem_uint64_atomic_fetch_xor, 4, 3063
GPUTAP_EXPORT 1579, nvshmem_uint64_atomic_inc, 4, 3064
GPUTAP_EXPORT 1580, nvshmem_uint64_atomic_or, 4, 3065
GPUTAP_EXPORT 1581, nvshmem_uint64_atomic_set, 4, 3066
GPUTAP_EXPORT 1582, nvshmem_uint64_atomic_swap, 4, 3067
GPUTAP_EXPORT 1583, nvshmem_uint64_atomic_xor, 4, 3068
GPUTAP_EXPORT 1584, nvshmem_uint64_broadcast, 4, 3069
GPUTAP_EXPORT 1585, nvshmem_uint64_fcollect, 4, 3070
GPUTAP_EXPORT 1586, nvshmem_uint64_g, 4, 3071
GPUTAP_EXPORT 1587, nvshmem_uint64_get, 4, 3072
GPUTAP_EXPORT 1588, nvshmem_uint64_get_nbi, 4, 3073
GPUTAP_EXPORT 1589, nvshmem_uint64_iget, 4, 3074
GPUTAP_EXPORT 1590, nvshmem_uint64_iput, 4, 3075
GPUTAP_EXPORT 1591, nvshmem_uint64_max_reduce, 4, 3076
GPUTAP_EXPORT 1592, nvshmem_uint64_max_reducescatter, 4, 3077
GPUTAP_EXPORT 1593, nvshmem_uint64_min_reduce, 4, 3078
GPUTAP_EXPORT 1594, nvshmem_uint64_min_reducescatter, 4, 3079
GPUTAP_EXPORT 1595, nvshmem_uint64_or_reduce, 4, 3080
GPUTAP_EXPORT 1596, nvshmem_uint64_or_reducescatter, 4, 3081
GPUTAP_EXPORT 1597, nvshmem_uint64_p, 4, 3082
GPUTAP_EXPORT 1598, nvshmem_uint64_prod_reduce, 4, 3083
GPUTAP_EXPORT 1599, nvshmem_uint64_prod_reducescatter, 4, 3084
GPUTAP_EXPORT 1600, nvshmem_uint64_put, 4, 3085
GPUTAP_EXPORT 1601, nvshmem_uint64_put_nbi, 4, 3086
GPUTAP_EXPORT 1602, nvshmem_uint64_sum_reduce, 4, 3087
GPUTAP_EXPORT 1603, nvshmem_uint64_sum_reducescatter, 4, 3088
GPUTAP_EXPORT 1604, nvshmem_uint64_xor_reduce, 4, 3089
GPUTAP_EXPORT 1605, nvshmem_uint64_xor_reducescatter, 4, 3090
GPUTAP_EXPORT 1606, nvshmem_uint8_alltoall, 4, 3091
GPUTAP_EXPORT 1607, nvshmem_uint8_and_reduce, 4, 3092
GPUTAP_EXPORT 1608, nvshmem_uint8_and_reducescatter, 4, 3093
GPUTAP_EXPORT 1609, nvshmem_uint8_broadcast, 4, 3094
GPUTAP_EXPORT 1610, nvshmem_uint8_fcollect, 4, 3095
GPUTAP_EXPORT 1611, nvshmem_uint8_g, 4, 3096
GPUTAP_EXPORT 1612, nvshmem_uint8_get, 4, 3097
GPUTAP_EXPORT 1613, nvshmem_uint8_get_nbi, 4, 3098
GPUTAP_EXPORT 1614, nvshmem_uint8_iget, 4, 3099
GPUTAP_EXPORT 1615, nvshmem_uint8_iput, 4, 3100
GPUTAP_EXPORT 1616, nvshmem_uint8_max_reduce, 4, 3101
GPUTAP_EXPORT 1617, nvshmem_uint8_max_reducescatter, 4, 3102
GPUTAP_EXPORT 1618, nvshmem_uint8_min_reduce, 4, 3103
GPUTAP_EXPORT 1619, nvshmem_uint8_min_reducescatter, 4, 3104
GPUTAP_EXPORT 1620, nvshmem_uint8_or_reduce, 4, 3105
GPUTAP_EXPORT 1621, nvshmem_uint8_or_reducescatter, 4, 3106
GPUTAP_EXPORT 1622, nvshmem_uint8_p, 4, 3107
GPUTAP_EXPORT 1623, nvshmem_uint8_prod_reduce, 4, 3108
GPUTAP_EXPORT 1624, nvshmem_uint8_prod_reducescatter, 4, 3109
GPUTAP_EXPORT 1625, nvshmem_uint8_put, 4, 3110
GPUTAP_EXPORT 1626, nvshmem_uint8_put_nbi, 4, 3111
GPUTAP_EXPORT 1627, nvshmem_uint8_sum_reduce, 4, 3112
GPUTAP_EXPORT 1628, nvshmem_uint8_sum_reducescatter, 4, 3113
GPUTAP_EXPORT 1629, nvshmem_uint8_xor_reduce, 4, 3114
GPUTAP_EXPORT 1630, nvshmem_uint8_xor_reducescatter, 4, 3115
GPUTAP_EXPORT 1631, nvshmem_uint_alltoall, 4, 3116
GPUTAP_EXPORT 1632, nvshmem_uint_and_reduce, 4, 3117
GPUTAP_EXPORT 1633, nvshmem_uint_and_reducescatter, 4, 3118
GPUTAP_EXPORT 1634, nvshmem_uint_atomic_add, 4, 3119
GPUTAP_EXPORT 1635, nvshmem_uint_atomic_and, 4, 3120
GPUTAP_EXPORT 1636, nvshmem_uint_atomic_compare_swap, 4, 3121
GPUTAP_EXPORT 1637, nvshmem_uint_atomic_fetch, 4, 3122
GPUTAP_EXPORT 1638, nvshmem_uint_atomic_fetch_add, 4, 3123
GPUTAP_EXPORT 1639, nvshmem_uint_atomic_fetch_and, 4, 3124
GPUTAP_EXPORT 1640, nvshmem_uint_atomic_fetch_inc, 4, 3125
GPUTAP_EXPORT 1641, nvshmem_uint_atomic_fetch_or, 4, 3126
GPUTAP_EXPORT 1642, nvshmem_uint_atomic_fetch_xor, 4, 3127
GPUTAP_EXPORT 1643, nvshmem_uint_atomic_inc, 4, 3128
GPUTAP_EXPORT 1644, nvshmem_uint_atomic_or, 4, 3129
GPUTAP_EXPORT 1645, nvshmem_uint_atomic_set, 4, 3130
GPUTAP_EXPORT 1646, nvshmem_uint_atomic_swap, 4, 3131
GPUTAP_EXPORT 1647, nvshmem_uint_atomic_xor, 4, 3132
GPUTAP_EXPORT 1648, nvshmem_uint_broadcast, 4, 3133
GPUTAP_EXPORT 1649, nvshmem_uint_fcollect, 4, 3134
GPUTAP_EXPORT 1650, nvshmem_uint_g, 4, 3135
GPUTAP_EXPORT 1651, nvshmem_uint_get, 4, 3136
GPUTAP_EXPORT 1652, nvshmem_uint_get_nbi, 4, 3137
GPUTAP_EXPORT 1653, nvshmem_uint_iget, 4, 3138
GPUTAP_EXPORT 1654, nvshmem_uint_iput, 4, 3139
GPUTAP_EXPORT 1655, nvshmem_uint_max_reduce, 4, 3140
GPUTAP_EXPORT 1656, nvshmem_uint_max_reducescatter, 4, 3141
GPUTAP_EXPORT 1657, nvshmem_uint_min_reduce, 4, 3142
GPUTAP_EXPORT 1658, nvshmem_uint_min_reducescatter, 4, 3143
GPUTAP_EXPORT 1659, nvshmem_uint_or_reduce, 4, 3144
GPUTAP_EXPORT 1660, nvshmem_uint_or_reducescatter, 4, 3145
GPUTAP_EXPORT 1661, nvshmem_uint_p, 4, 3146
GPUTAP_EXPORT 1662, nvshmem_uint_prod_reduce, 4, 3147
GPUTAP_EXPORT 1663, nvshmem_uint_prod_reducescatter, 4, 3148
GPUTAP_EXPORT 1664, nvshmem_uint_put, 4, 3149
GPUTAP_EXPORT 1665, nvshmem_uint_put_nbi, 4, 3150
GPUTAP_EXPORT 1666, nvshmem_uint_sum_reduce, 4, 3151
GPUTAP_EXPORT 1667, nvshmem_uint_sum_reducescatter, 4, 3152
GPUTAP_EXPORT 1668, nvshmem_uint_xor_reduce, 4, 3153
GPUTAP_EXPORT 1669, nvshmem_uint_xor_reducescatter, 4, 3154
GPUTAP_EXPORT 1670, nvshmem_ulong_alltoall, 4, 3155
GPUTAP_EXPORT 1671, nvshmem_ulong_and_reduce, 4, 3156
GPUTAP_EXPORT 1672, nvshmem_ulong_and_reducescatter, 4, 3157
GPUTAP_EXPORT 1673, nvshmem_ulong_atomic_add, 4, 3158
GPUTAP_EXPORT 1674, nvshmem_ulong_atomic_and, 4, 3159
GPUTAP_EXPORT 1675, nvshmem_ulong_atomic_compare_swap, 4, 3160
GPUTAP_EXPORT 1676, nvshmem_ulong_atomic_fetch, 4, 3161
GPUTAP_EXPORT 1677, nvshmem_ulong_atomic_fetch_add, 4, 3162
GPUTAP_EXPORT 1678, nvshmem_ulong_atomic_fetch_and, 4, 3163
GPUTAP_EXPORT 1679, nvshmem_ulong_atomic_fetch_inc, 4, 3164
GPUTAP_EXPORT 1680, nvshmem_ulong_atomic_fetch_or, 4, 3165
GPUTAP_EXPORT 1681, nvshmem_ulong_atomic_fetch_xor, 4, 3166
GPUTAP_EXPORT 1682, nvshmem_ulong_atomic_inc, 4, 3167
GPUTAP_EXPORT 1683, nvshmem_ulong_atomic_or, 4, 3168
GPUTAP_EXPORT 1684, nvshmem_ulong_atomic_set, 4, 3169
GPUTAP_EXPORT 1685, nvshmem_ulong_atomic_swap, 4, 3170
GPUTAP_EXPORT 1686, nvshmem_ulong_atomic_xor, 4, 3171
GPUTAP_EXPORT 1687, nvshmem_ulong_broadcast, 4, 3172
GPUTAP_EXPORT 1688, nvshmem_ulong_fcollect, 4, 3173
GPUTAP_EXPORT 1689, nvshmem_ulong_g, 4, 3174
GPUTAP_EXPORT 1690, nvshmem_ulong_get, 4, 3175
GPUTAP_EXPORT 1691, nvshmem_ulong_get_nbi, 4, 3176
GPUTAP_EXPORT 1692, nvshmem_ulong_iget, 4, 3177
GPUTAP_EXPORT 1693, nvshmem_ulong_iput, 4, 3178
GPUTAP_EXPORT 1694, nvshmem_ulong_max_reduce, 4, 3179
GPUTAP_EXPORT 1695, nvshmem_ulong_max_reducescatter, 4, 3180
GPUTAP_EXPORT 1696, nvshmem_ulong_min_reduce, 4, 3181
GPUTAP_EXPORT 1697, nvshmem_ulong_min_reducescatter, 4, 3182
GPUTAP_EXPORT 1698, nvshmem_ulong_or_reduce, 4, 3183
GPUTAP_EXPORT 1699, nvshmem_ulong_or_reducescatter, 4, 3184
GPUTAP_EXPORT 1700, nvshmem_ulong_p, 4, 3185
GPUTAP_EXPORT 1701, nvshmem_ulong_prod_reduce, 4, 3186
GPUTAP_EXPORT 1702, nvshmem_ulong_prod_reducescatter, 4, 3187
GPUTAP_EXPORT 1703, nvshmem_ulong_put, 4, 3188
GPUTAP_EXPORT 1704, nvshmem_ulong_put_nbi, 4, 3189
GPUTAP_EXPORT 1705, nvshmem_ulong_sum_reduce, 4, 3190
GPUTAP_EXPORT 1706, nvshmem_ulong_sum_reducescatter, 4, 3191
GPUTAP_EXPORT 1707, nvshmem_ulong_xor_reduce, 4, 3192
GPUTAP_EXPORT 1708, nvshmem_ulong_xor_reducescatter, 4, 3193
GPUTAP_EXPORT 1709, nvshmem_ulonglong_alltoall, 4, 3194
GPUTAP_EXPORT 1710, nvshmem_ulonglong_and_reduce, 4, 3195
GPUTAP_EXPORT 1711, nvshmem_ulonglong_and_reducescatter, 4, 3196
GPUTAP_EXPORT 1712, nvshmem_ulonglong_atomic_add, 4, 3197
GPUTAP_EXPORT 1713, nvshmem_ulonglong_atomic_and, 4, 3198
GPUTAP_EXPORT 1714, nvshmem_ulonglong_atomic_compare_swap, 4, 3199
GPUTAP_EXPORT 1715, nvshmem_ulonglong_atomic_fetch, 4, 3200
GPUTAP_EXPORT 1716, nvshmem_ulonglong_atomic_fetch_add, 4, 3201
GPUTAP_EXPORT 1717, nvshmem_ulonglong_atomic_fetch_and, 4, 3202
GPUTAP_EXPORT 1718, nvshmem_ulonglong_atomic_fetch_inc, 4, 3203
GPUTAP_EXPORT 1719, nvshmem_ulonglong_atomic_fetch_or, 4, 3204
GPUTAP_EXPORT 1720, nvshmem_ulonglong_atomic_fetch_xor, 4, 3205
GPUTAP_EXPORT 1721, nvshmem_ulonglong_atomic_inc, 4, 3206
GPUTAP_EXPORT 1722, nvshmem_ulonglong_atomic_or, 4, 3207
GPUTAP_EXPORT 1723, nvshmem_ulonglong_atomic_set, 4, 3208
GPUTAP_EXPORT 1724, nvshmem_ulonglong_atomic_swap, 4, 3209
GPUTAP_EXPORT 1725, nvshmem_ulonglong_atomic_xor, 4, 3210
GPUTAP_EXPORT 1726, nvshmem_ulonglong_broadcast, 4, 3211
GPUTAP_EXPORT 1727, nvshmem_ulonglong_fcollect, 4, 3212
GPUTAP_EXPORT 1728, nvshmem_ulonglong_g, 4, 3213
GPUTAP_EXPORT 1729, nvshmem_ulonglong_get, 4, 3214
GPUTAP_EXPORT 1730, nvshmem_ulonglong_get_nbi, 4, 3215
GPUTAP_EXPORT 1731, nvshmem_ulonglong_iget, 4, 3216
GPUTAP_EXPORT 1732, nvshmem_ulonglong_iput, 4, 3217
GPUTAP_EXPORT 1733, nvshmem_ulonglong_max_reduce, 4, 3218
GPUTAP_EXPORT 1734, nvshmem_ulonglong_max_reducescatter, 4, 3219
GPUTAP_EXPORT 1735, nvshmem_ulonglong_min_reduce, 4, 3220
GPUTAP_EXPORT 1736, nvshmem_ulonglong_min_reducescatter, 4, 3221
GPUTAP_EXPORT 1737, nvshmem_ulonglong_or_reduce, 4, 3222
GPUTAP_EXPORT 1738, nvshmem_ulonglong_or_reducescatter, 4, 3223
GPUTAP_EXPORT 1739, nvshmem_ulonglong_p, 4, 3224
GPUTAP_EXPORT 1740, nvshmem_ulonglong_prod_reduce, 4, 3225
GPUTAP_EXPORT 1741, nvshmem_ulonglong_prod_reducescatter, 4, 3226
GPUTAP_EXPORT 1742, nvshmem_ulonglong_put, 4, 3227
GPUTAP_EXPORT 1743, nvshmem_ulonglong_put_nbi, 4, 3228
GPUTAP_EXPORT 1744, nvshmem_ulonglong_sum_reduce, 4, 3229
GPUTAP_EXPORT 1745, nvshmem_ulonglong_sum_reducescatter, 4, 3230
GPUTAP_EXPORT 1746, nvshmem_ulonglong_xor_reduce, 4, 3231
GPUTAP_EXPORT 1747, nvshmem_ulonglong_xor_reducescatter, 4, 3232
GPUTAP_EXPORT 1748, nvshmem_ushort_alltoall, 4, 3233
GPUTAP_EXPORT 1749, nvshmem_ushort_and_reduce, 4, 3234
GPUTAP_EXPORT 1750, nvshmem_ushort_and_reducescatter, 4, 3235
GPUTAP_EXPORT 1751, nvshmem_ushort_broadcast, 4, 3236
GPUTAP_EXPORT 1752, nvshmem_ushort_fcollect, 4, 3237
GPUTAP_EXPORT 1753, nvshmem_ushort_g, 4, 3238
GPUTAP_EXPORT 1754, nvshmem_ushort_get, 4, 3239
GPUTAP_EXPORT 1755, nvshmem_ushort_get_nbi, 4, 3240
GPUTAP_EXPORT 1756, nvshmem_ushort_iget, 4, 3241
GPUTAP_EXPORT 1757, nvshmem_ushort_iput, 4, 3242
GPUTAP_EXPORT 1758, nvshmem_ushort_max_reduce, 4, 3243
GPUTAP_EXPORT 1759, nvshmem_ushort_max_reducescatter, 4, 3244
GPUTAP_EXPORT 1760, nvshmem_ushort_min_reduce, 4, 3245
GPUTAP_EXPORT 1761, nvshmem_ushort_min_reducescatter, 4, 3246
GPUTAP_EXPORT 1762, nvshmem_ushort_or_reduce, 4, 3247
GPUTAP_EXPORT 1763, nvshmem_ushort_or_reducescatter, 4, 3248
GPUTAP_EXPORT 1764, nvshmem_ushort_p, 4, 3249
GPUTAP_EXPORT 1765, nvshmem_ushort_prod_reduce, 4, 3250
GPUTAP_EXPORT 1766, nvshmem_ushort_prod_reducescatter, 4, 3251
GPUTAP_EXPORT 1767, nvshmem_ushort_put, 4, 3252
GPUTAP_EXPORT 1768, nvshmem_ushort_put_nbi, 4, 3253
GPUTAP_EXPORT 1769, nvshmem_ushort_sum_reduce, 4, 3254
GPUTAP_EXPORT 1770, nvshmem_ushort_sum_reducescatter, 4, 3255
GPUTAP_EXPORT 1771, nvshmem_ushort_xor_reduce, 4, 3256
GPUTAP_EXPORT 1772, nvshmem_ushort_xor_reducescatter, 4, 3257
GPUTAP_EXPORT 1773, nvshmemx_alltoallmem_on_stream, 4, 3258
GPUTAP_EXPORT 1774, nvshmemx_barrier_all_on_stream, 4, 3259
GPUTAP_EXPORT 1775, nvshmemx_barrier_on_stream, 4, 3260
GPUTAP_EXPORT 1776, nvshmemx_bfloat16_alltoall_on_stream, 4, 3261
GPUTAP_EXPORT 1777, nvshmemx_bfloat16_broadcast_on_stream, 4, 3262
GPUTAP_EXPORT 1778, nvshmemx_bfloat16_fcollect_on_stream, 4, 3263
GPUTAP_EXPORT 1779, nvshmemx_bfloat16_g_on_stream, 4, 3264
GPUTAP_EXPORT 1780, nvshmemx_bfloat16_get_nbi_on_stream, 4, 3265
GPUTAP_EXPORT 1781, nvshmemx_bfloat16_get_on_stream, 4, 3266
GPUTAP_EXPORT 1782, nvshmemx_bfloat16_iget_on_stream, 4, 3267
GPUTAP_EXPORT 1783, nvshmemx_bfloat16_iput_on_stream, 4, 3268
GPUTAP_EXPORT 1784, nvshmemx_bfloat16_max_reduce_on_stream, 4, 3269
GPUTAP_EXPORT 1785, nvshmemx_bfloat16_max_reducescatter_on_stream, 4, 3270
GPUTAP_EXPORT 1786, nvshmemx_bfloat16_min_reduce_on_stream, 4, 3271
GPUTAP_EXPORT 1787, nvshmemx_bfloat16_min_reducescatter_on_stream, 4, 3272
GPUTAP_EXPORT 1788, nvshmemx_bfloat16_p_on_stream, 4, 3273
GPUTAP_EXPORT 1789, nvshmemx_bfloat16_prod_reduce_on_stream, 4, 3274
GPUTAP_EXPORT 1790, nvshmemx_bfloat16_prod_reducescatter_on_stream, 4, 3275
GPUTAP_EXPORT 1791, nvshmemx_bfloat16_put_nbi_on_stream, 4, 3276
GPUTAP_EXPORT 1792, nvshmemx_bfloat16_put_on_stream, 4, 3277
GPUTAP_EXPORT 1793, nvshmemx_bfloat16_put_signal_nbi_on_stream, 4, 3278
GPUTAP_EXPORT 1794, nvshmemx_bfloat16_put_signal_on_stream, 4, 3279
GPUTAP_EXPORT 1795, nvshmemx_bfloat16_sum_reduce_on_stream, 4, 3280
GPUTAP_EXPORT 1796, nvshmemx_bfloat16_sum_reducescatter_on_stream, 4, 3281
GPUTAP_EXPORT 1797, nvshmemx_broadcastmem_on_stream, 4, 3282
GPUTAP_EXPORT 1798, nvshmemx_buffer_register, 4, 3283
GPUTAP_EXPORT 1799, nvshmemx_buffer_register_symmetric, 4, 3284
GPUTAP_EXPORT 1800, nvshmemx_buffer_register_symmetric_at_preferred_address, 4, 3285
GPUTAP_EXPORT 1801, nvshmemx_buffer_unregister, 4, 3286
GPUTAP_EXPORT 1802, nvshmemx_buffer_unregister_all, 4, 3287
GPUTAP_EXPORT 1803, nvshmemx_buffer_unregister_symmetric, 4, 3288
GPUTAP_EXPORT 1804, nvshmemx_char_alltoall_on_stream, 4, 3289
GPUTAP_EXPORT 1805, nvshmemx_char_broadcast_on_stream, 4, 3290
GPUTAP_EXPORT 1806, nvshmemx_char_fcollect_on_stream, 4, 3291
GPUTAP_EXPORT 1807, nvshmemx_char_g_on_stream, 4, 3292
GPUTAP_EXPORT 1808, nvshmemx_char_get_nbi_on_stream, 4, 3293
GPUTAP_EXPORT 1809, nvshmemx_char_get_on_stream, 4, 3294
GPUTAP_EXPORT 1810, nvshmemx_char_iget_on_stream, 4, 3295
GPUTAP_EXPORT 1811, nvshmemx_char_iput_on_stream, 4, 3296
GPUTAP_EXPORT 1812, nvshmemx_char_max_reduce_on_stream, 4, 3297
GPUTAP_EXPORT 1813, nvshmemx_char_max_reducescatter_on_stream, 4, 3298
GPUTAP_EXPORT 1814, nvshmemx_char_min_reduce_on_stream, 4, 3299
GPUTAP_EXPORT 1815, nvshmemx_char_min_reducescatter_on_stream, 4, 3300
GPUTAP_EXPORT 1816, nvshmemx_char_p_on_stream, 4, 3301
GPUTAP_EXPORT 1817, nvshmemx_char_prod_reduce_on_stream, 4, 3302
GPUTAP_EXPORT 1818, nvshmemx_char_prod_reducescatter_on_stream, 4, 3303
GPUTAP_EXPORT 1819, nvshmemx_char_put_nbi_on_stream, 4, 3304
GPUTAP_EXPORT 1820, nvshmemx_char_put_on_stream, 4, 3305
GPUTAP_EXPORT 1821, nvshmemx_char_put_signal_nbi_on_stream, 4, 3306
GPUTAP_EXPORT 1822, nvshmemx_char_put_signal_on_stream, 4, 3307
GPUTAP_EXPORT 1823, nvshmemx_char_sum_reduce_on_stream, 4, 3308
GPUTAP_EXPORT 1824, nvshmemx_char_sum_reducescatter_on_stream, 4, 3309
GPUTAP_EXPORT 1825, nvshmemx_collective_launch, 4, 3310
GPUTAP_EXPORT 1826, nvshmemx_collective_launch_attr, 4, 3311
GPUTAP_EXPORT 1827, nvshmemx_collective_launch_query_gridsize, 4, 3312
GPUTAP_EXPORT 1828, nvshmemx_culibrary_finalize, 4, 3313
GPUTAP_EXPORT 1829, nvshmemx_culibrary_init, 4, 3314
GPUTAP_EXPORT 1830, nvshmemx_cumodule_finalize, 4, 3315
GPUTAP_EXPORT 1831, nvshmemx_cumodule_init, 4, 3316
GPUTAP_EXPORT 1832, nvshmemx_double_alltoall_on_stream, 4, 3317
GPUTAP_EXPORT 1833, nvshmemx_double_atomic_add, 4, 3318
GPUTAP_EXPORT 1834, nvshmemx_double_atomic_fetch_add, 4, 3319
GPUTAP_EXPORT 1835, nvshmemx_double_broadcast_on_stream, 4, 3320
GPUTAP_EXPORT 1836, nvshmemx_double_fcollect_on_stream, 4, 3321
GPUTAP_EXPORT 1837, nvshmemx_double_g_on_stream, 4, 3322
GPUTAP_EXPORT 1838, nvshmemx_double_get_nbi_on_stream, 4, 3323
GPUTAP_EXPORT 1839, nvshmemx_double_get_on_stream, 4, 3324
GPUTAP_EXPORT 1840, nvshmemx_double_iget_on_stream, 4, 3325
GPUTAP_EXPORT 1841, nvshmemx_double_iput_on_stream, 4, 3326
GPUTAP_EXPORT 1842, nvshmemx_double_max_reduce_on_stream, 4, 3327
GPUTAP_EXPORT 1843, nvshmemx_double_max_reducescatter_on_stream, 4, 3328
GPUTAP_EXPORT 1844, nvshmemx_double_min_reduce_on_stream, 4, 3329
GPUTAP_EXPORT 1845, nvshmemx_double_min_reducescatter_on_stream, 4, 3330
GPUTAP_EXPORT 1846, nvshmemx_double_p_on_stream, 4, 3331
GPUTAP_EXPORT 1847, nvshmemx_double_prod_reduce_on_stream, 4, 3332
GPUTAP_EXPORT 1848, nvshmemx_double_prod_reducescatter_on_stream, 4, 3333
GPUTAP_EXPORT 1849, nvshmemx_double_put_nbi_on_stream, 4, 3334
GPUTAP_EXPORT 1850, nvshmemx_double_put_on_stream, 4, 3335
GPUTAP_EXPORT 1851, nvshmemx_double_put_signal_nbi_on_stream, 4, 3336
GPUTAP_EXPORT 1852, nvshmemx_double_put_signal_on_stream, 4, 3337
GPUTAP_EXPORT 1853, nvshmemx_double_sum_reduce_on_stream, 4, 3338
GPUTAP_EXPORT 1854, nvshmemx_double_sum_reducescatter_on_stream, 4, 3339
GPUTAP_EXPORT 1855, nvshmemx_fcollectmem_on_stream, 4, 3340
GPUTAP_EXPORT 1856, nvshmemx_float_alltoall_on_stream, 4, 3341
GPUTAP_EXPORT 1857, nvshmemx_float_atomic_add, 4, 3342
GPUTAP_EXPORT 1858, nvshmemx_float_atomic_fetch_add, 4, 3343
GPUTAP_EXPORT 1859, nvshmemx_float_broadcast_on_stream, 4, 3344
GPUTAP_EXPORT 1860, nvshmemx_float_fcollect_on_stream, 4, 3345
GPUTAP_EXPORT 1861, nvshmemx_float_g_on_stream, 4, 3346
GPUTAP_EXPORT 1862, nvshmemx_float_get_nbi_on_stream, 4, 3347
GPUTAP_EXPORT 1863, nvshmemx_float_get_on_stream, 4, 3348
GPUTAP_EXPORT 1864, nvshmemx_float_iget_on_stream, 4, 3349
GPUTAP_EXPORT 1865, nvshmemx_float_iput_on_stream, 4, 3350
GPUTAP_EXPORT 1866, nvshmemx_float_max_reduce_on_stream, 4, 3351
GPUTAP_EXPORT 1867, nvshmemx_float_max_reducescatter_on_stream, 4, 3352
GPUTAP_EXPORT 1868, nvshmemx_float_min_reduce_on_stream, 4, 3353
GPUTAP_EXPORT 1869, nvshmemx_float_min_reducescatter_on_stream, 4, 3354
GPUTAP_EXPORT 1870, nvshmemx_float_p_on_stream, 4, 3355
GPUTAP_EXPORT 1871, nvshmemx_float_prod_reduce_on_stream, 4, 3356
GPUTAP_EXPORT 1872, nvshmemx_float_prod_reducescatter_on_stream, 4, 3357
GPUTAP_EXPORT 1873, nvshmemx_float_put_nbi_on_stream, 4, 3358
GPUTAP_EXPORT 1874, nvshmemx_float_put_on_stream, 4, 3359
GPUTAP_EXPORT 1875, nvshmemx_float_put_signal_nbi_on_stream, 4, 3360
GPUTAP_EXPORT 1876, nvshmemx_float_put_signal_on_stream, 4, 3361
GPUTAP_EXPORT 1877, nvshmemx_float_sum_reduce_on_stream, 4, 3362
GPUTAP_EXPORT 1878, nvshmemx_float_sum_reducescatter_on_stream, 4, 3363
GPUTAP_EXPORT 1879, nvshmemx_flush, 4, 3364
GPUTAP_EXPORT 1880, nvshmemx_flush_on_stream, 4, 3365
GPUTAP_EXPORT 1881, nvshmemx_get128_nbi_on_stream, 4, 3366
GPUTAP_EXPORT 1882, nvshmemx_get128_on_stream, 4, 3367
GPUTAP_EXPORT 1883, nvshmemx_get16_nbi_on_stream, 4, 3368
GPUTAP_EXPORT 1884, nvshmemx_get16_on_stream, 4, 3369
GPUTAP_EXPORT 1885, nvshmemx_get32_nbi_on_stream, 4, 3370
GPUTAP_EXPORT 1886, nvshmemx_get32_on_stream, 4, 3371
GPUTAP_EXPORT 1887, nvshmemx_get64_nbi_on_stream, 4, 3372
GPUTAP_EXPORT 1888, nvshmemx_get64_on_stream, 4, 3373
GPUTAP_EXPORT 1889, nvshmemx_get8_nbi_on_stream, 4, 3374
GPUTAP_EXPORT 1890, nvshmemx_get8_on_stream, 4, 3375
GPUTAP_EXPORT 1891, nvshmemx_get_uniqueid, 4, 3376
GPUTAP_EXPORT 1892, nvshmemx_getmem_nbi_on_stream, 4, 3377
GPUTAP_EXPORT 1893, nvshmemx_getmem_on_stream, 4, 3378
GPUTAP_EXPORT 1894, nvshmemx_half_alltoall_on_stream, 4, 3379
GPUTAP_EXPORT 1895, nvshmemx_half_atomic_add, 4, 3380
GPUTAP_EXPORT 1896, nvshmemx_half_atomic_fetch_add, 4, 3381
GPUTAP_EXPORT 1897, nvshmemx_half_broadcast_on_stream, 4, 3382
GPUTAP_EXPORT 1898, nvshmemx_half_fcollect_on_stream, 4, 3383
GPUTAP_EXPORT 1899, nvshmemx_half_g_on_stream, 4, 3384
GPUTAP_EXPORT 1900, nvshmemx_half_get_nbi_on_stream, 4, 3385
GPUTAP_EXPORT 1901, nvshmemx_half_get_on_stream, 4, 3386
GPUTAP_EXPORT 1902, nvshmemx_half_iget_on_stream, 4, 3387
GPUTAP_EXPORT 1903, nvshmemx_half_iput_on_stream, 4, 3388
GPUTAP_EXPORT 1904, nvshmemx_half_max_reduce_on_stream, 4, 3389
GPUTAP_EXPORT 1905, nvshmemx_half_max_reducescatter_on_stream, 4, 3390
GPUTAP_EXPORT 1906, nvshmemx_half_min_reduce_on_stream, 4, 3391
GPUTAP_EXPORT 1907, nvshmemx_half_min_reducescatter_on_stream, 4, 3392
GPUTAP_EXPORT 1908, nvshmemx_half_p_on_stream, 4, 3393
GPUTAP_EXPORT 1909, nvshmemx_half_prod_reduce_on_stream, 4, 3394
GPUTAP_EXPORT 1910, nvshmemx_half_prod_reducescatter_on_stream, 4, 3395
GPUTAP_EXPORT 1911, nvshmemx_half_put_nbi_on_stream, 4, 3396
GPUTAP_EXPORT 1912, nvshmemx_half_put_on_stream, 4, 3397
GPUTAP_EXPORT 1913, nvshmemx_half_put_signal_nbi_on_stream, 4, 3398
GPUTAP_EXPORT 1914, nvshmemx_half_put_signal_on_stream, 4, 3399
GPUTAP_EXPORT 1915, nvshmemx_half_sum_reduce_on_stream, 4, 3400
GPUTAP_EXPORT 1916, nvshmemx_half_sum_reducescatter_on_stream, 4, 3401
GPUTAP_EXPORT 1917, nvshmemx_hostlib_finalize, 4, 3402
GPUTAP_EXPORT 1918, nvshmemx_hostlib_init_attr, 4, 3403
GPUTAP_EXPORT 1919, nvshmemx_iget128_on_stream, 4, 3404
GPUTAP_EXPORT 1920, nvshmemx_iget16_on_stream, 4, 3405
GPUTAP_EXPORT 1921, nvshmemx_iget32_on_stream, 4, 3406
GPUTAP_EXPORT 1922, nvshmemx_iget64_on_stream, 4, 3407
GPUTAP_EXPORT 1923, nvshmemx_iget8_on_stream, 4, 3408
GPUTAP_EXPORT 1924, nvshmemx_init_status, 4, 3409
GPUTAP_EXPORT 1925, nvshmemx_int16_alltoall_on_stream, 4, 3410
GPUTAP_EXPORT 1926, nvshmemx_int16_and_reduce_on_stream, 4, 3411
GPUTAP_EXPORT 1927, nvshmemx_int16_and_reducescatter_on_stream, 4, 3412
GPUTAP_EXPORT 1928, nvshmemx_int16_broadcast_on_stream, 4, 3413
GPUTAP_EXPORT 1929, nvshmemx_int16_fcollect_on_stream, 4, 3414
GPUTAP_EXPORT 1930, nvshmemx_int16_g_on_stream, 4, 3415
GPUTAP_EXPORT 1931, nvshmemx_int16_get_nbi_on_stream, 4, 3416
GPUTAP_EXPORT 1932, nvshmemx_int16_get_on_stream, 4, 3417
GPUTAP_EXPORT 1933, nvshmemx_int16_iget_on_stream, 4, 3418
GPUTAP_EXPORT 1934, nvshmemx_int16_iput_on_stream, 4, 3419
GPUTAP_EXPORT 1935, nvshmemx_int16_max_reduce_on_stream, 4, 3420
GPUTAP_EXPORT 1936, nvshmemx_int16_max_reducescatter_on_stream, 4, 3421
GPUTAP_EXPORT 1937, nvshmemx_int16_min_reduce_on_stream, 4, 3422
GPUTAP_EXPORT 1938, nvshmemx_int16_min_reducescatter_on_stream, 4, 3423
GPUTAP_EXPORT 1939, nvshmemx_int16_or_reduce_on_stream, 4, 3424
GPUTAP_EXPORT 1940, nvshmemx_int16_or_reducescatter_on_stream, 4, 3425
GPUTAP_EXPORT 1941, nvshmemx_int16_p_on_stream, 4, 3426
GPUTAP_EXPORT 1942, nvshmemx_int16_prod_reduce_on_stream, 4, 3427
GPUTAP_EXPORT 1943, nvshmemx_int16_prod_reducescatter_on_stream, 4, 3428
GPUTAP_EXPORT 1944, nvshmemx_int16_put_nbi_on_stream, 4, 3429
GPUTAP_EXPORT 1945, nvshmemx_int16_put_on_stream, 4, 3430
GPUTAP_EXPORT 1946, nvshmemx_int16_put_signal_nbi_on_stream, 4, 3431
GPUTAP_EXPORT 1947, nvshmemx_int16_put_signal_on_stream, 4, 3432
GPUTAP_EXPORT 1948, nvshmemx_int16_sum_reduce_on_stream, 4, 3433
GPUTAP_EXPORT 1949, nvshmemx_int16_sum_reducescatter_on_stream, 4, 3434
GPUTAP_EXPORT 1950, nvshmemx_int16_xor_reduce_on_stream, 4, 3435
GPUTAP_EXPORT 1951, nvshmemx_int16_xor_reducescatter_on_stream, 4, 3436
GPUTAP_EXPORT 1952, nvshmemx_int32_alltoall_on_stream, 4, 3437
GPUTAP_EXPORT 1953, nvshmemx_int32_and_reduce_on_stream, 4, 3438
GPUTAP_EXPORT 1954, nvshmemx_int32_and_reducescatter_on_stream, 4, 3439
GPUTAP_EXPORT 1955, nvshmemx_int32_broadcast_on_stream, 4, 3440
GPUTAP_EXPORT 1956, nvshmemx_int32_fcollect_on_stream, 4, 3441
GPUTAP_EXPORT 1957, nvshmemx_int32_g_on_stream, 4, 3442
GPUTAP_EXPORT 1958, nvshmemx_int32_get_nbi_on_stream, 4, 3443
GPUTAP_EXPORT 1959, nvshmemx_int32_get_on_stream, 4, 3444
GPUTAP_EXPORT 1960, nvshmemx_int32_iget_on_stream, 4, 3445
GPUTAP_EXPORT 1961, nvshmemx_int32_iput_on_stream, 4, 3446
GPUTAP_EXPORT 1962, nvshmemx_int32_max_reduce_on_stream, 4, 3447
GPUTAP_EXPORT 1963, nvshmemx_int32_max_reducescatter_on_stream, 4, 3448
GPUTAP_EXPORT 1964, nvshmemx_int32_min_reduce_on_stream, 4, 3449
GPUTAP_EXPORT 1965, nvshmemx_int32_min_reducescatter_on_stream, 4, 3450
GPUTAP_EXPORT 1966, nvshmemx_int32_or_reduce_on_stream, 4, 3451
GPUTAP_EXPORT 1967, nvshmemx_int32_or_reducescatter_on_stream, 4, 3452
GPUTAP_EXPORT 1968, nvshmemx_int32_p_on_stream, 4, 3453
GPUTAP_EXPORT 1969, nvshmemx_int32_prod_reduce_on_stream, 4, 3454
GPUTAP_EXPORT 1970, nvshmemx_int32_prod_reducescatter_on_stream, 4, 3455
GPUTAP_EXPORT 1971, nvshmemx_int32_put_nbi_on_stream, 4, 3456
GPUTAP_EXPORT 1972, nvshmemx_int32_put_on_stream, 4, 3457
GPUTAP_EXPORT 1973, nvshmemx_int32_put_signal_nbi_on_stream, 4, 3458
GPUTAP_EXPORT 1974, nvshmemx_int32_put_signal_on_stream, 4, 3459
GPUTAP_EXPORT 1975, nvshmemx_int32_sum_reduce_on_stream, 4, 3460
GPUTAP_EXPORT 1976, nvshmemx_int32_sum_reducescatter_on_stream, 4, 3461
GPUTAP_EXPORT 1977, nvshmemx_int32_wait_until_all_on_stream, 4, 3462
GPUTAP_EXPORT 1978, nvshmemx_int32_wait_until_all_vector_on_stream, 4, 3463
GPUTAP_EXPORT 1979, nvshmemx_int32_wait_until_on_stream, 4, 3464
GPUTAP_EXPORT 1980, nvshmemx_int32_xor_reduce_on_stream, 4, 3465
GPUTAP_EXPORT 1981, nvshmemx_int32_xor_reducescatter_on_stream, 4, 3466
GPUTAP_EXPORT 1982, nvshmemx_int64_alltoall_on_stream, 4, 3467
GPUTAP_EXPORT 1983, nvshmemx_int64_and_reduce_on_stream, 4, 3468
GPUTAP_EXPORT 1984, nvshmemx_int64_and_reducescatter_on_stream, 4, 3469
GPUTAP_EXPORT 1985, nvshmemx_int64_broadcast_on_stream, 4, 3470
GPUTAP_EXPORT 1986, nvshmemx_int64_fcollect_on_stream, 4, 3471
GPUTAP_EXPORT 1987, nvshmemx_int64_g_on_stream, 4, 3472
GPUTAP_EXPORT 1988, nvshmemx_int64_get_nbi_on_stream, 4, 3473
GPUTAP_EXPORT 1989, nvshmemx_int64_get_on_stream, 4, 3474
GPUTAP_EXPORT 1990, nvshmemx_int64_iget_on_stream, 4, 3475
GPUTAP_EXPORT 1991, nvshmemx_int64_iput_on_stream, 4, 3476
GPUTAP_EXPORT 1992, nvshmemx_int64_max_reduce_on_stream, 4, 3477
GPUTAP_EXPORT 1993, nvshmemx_int64_max_reducescatter_on_stream, 4, 3478
GPUTAP_EXPORT 1994, nvshmemx_int64_min_reduce_on_stream, 4, 3479
GPUTAP_EXPORT 1995, nvshmemx_int64_min_reducescatter_on_stream, 4, 3480
GPUTAP_EXPORT 1996, nvshmemx_int64_or_reduce_on_stream, 4, 3481
GPUTAP_EXPORT 1997, nvshmemx_int64_or_reducescatter_on_stream, 4, 3482
GPUTAP_EXPORT 1998, nvshmemx_int64_p_on_stream, 4, 3483
GPUTAP_EXPORT 1999, nvshmemx_int64_prod_reduce_on_stream, 4, 3484
GPUTAP_EXPORT 2000, nvshmemx_int64_prod_reducescatter_on_stream, 4, 3485
GPUTAP_EXPORT 2001, nvshmemx_int64_put_nbi_on_stream, 4, 3486
GPUTAP_EXPORT 2002, nvshmemx_int64_put_on_stream, 4, 3487
GPUTAP_EXPORT 2003, nvshmemx_int64_put_signal_nbi_on_stream, 4, 3488
GPUTAP_EXPORT 2004, nvshmemx_int64_put_signal_on_stream, 4, 3489
GPUTAP_EXPORT 2005, nvshmemx_int64_sum_reduce_on_stream, 4, 3490
GPUTAP_EXPORT 2006, nvshmemx_int64_sum_reducescatter_on_stream, 4, 3491
GPUTAP_EXPORT 2007, nvshmemx_int64_wait_until_all_on_stream, 4, 3492
GPUTAP_EXPORT 2008, nvshmemx_int64_wait_until_all_vector_on_stream, 4, 3493
GPUTAP_EXPORT 2009, nvshmemx_int64_wait_until_on_stream, 4, 3494
GPUTAP_EXPORT 2010, nvshmemx_int64_xor_reduce_on_stream, 4, 3495
GPUTAP_EXPORT 2011, nvshmemx_int64_xor_reducescatter_on_stream, 4, 3496
GPUTAP_EXPORT 2012, nvshmemx_int8_alltoall_on_stream, 4, 3497
GPUTAP_EXPORT 2013, nvshmemx_int8_and_reduce_on_stream, 4, 3498
GPUTAP_EXPORT 2014, nvshmemx_int8_and_reducescatter_on_stream, 4, 3499
GPUTAP_EXPORT 2015, nvshmemx_int8_broadcast_on_stream, 4, 3500
GPUTAP_EXPORT 2016, nvshmemx_int8_fcollect_on_stream, 4, 3501
GPUTAP_EXPORT 2017, nvshmemx_int8_g_on_stream, 4, 3502
GPUTAP_EXPORT 2018, nvshmemx_int8_get_nbi_on_stream, 4, 3503
GPUTAP_EXPORT 2019, nvshmemx_int8_get_on_stream, 4, 3504
GPUTAP_EXPORT 2020, nvshmemx_int8_iget_on_stream, 4, 3505
GPUTAP_EXPORT 2021, nvshmemx_int8_iput_on_stream, 4, 3506
GPUTAP_EXPORT 2022, nvshmemx_int8_max_reduce_on_stream, 4, 3507
GPUTAP_EXPORT 2023, nvshmemx_int8_max_reducescatter_on_stream, 4, 3508
GPUTAP_EXPORT 2024, nvshmemx_int8_min_reduce_on_stream, 4, 3509
GPUTAP_EXPORT 2025, nvshmemx_int8_min_reducescatter_on_stream, 4, 3510
GPUTAP_EXPORT 2026, nvshmemx_int8_or_reduce_on_stream, 4, 3511
GPUTAP_EXPORT 2027, nvshmemx_int8_or_reducescatter_on_stream, 4, 3512
GPUTAP_EXPORT 2028, nvshmemx_int8_p_on_stream, 4, 3513
GPUTAP_EXPORT 2029, nvshmemx_int8_prod_reduce_on_stream, 4, 3514
GPUTAP_EXPORT 2030, nvshmemx_int8_prod_reducescatter_on_stream, 4, 3515
GPUTAP_EXPORT 2031, nvshmemx_int8_put_nbi_on_stream, 4, 3516
GPUTAP_EXPORT 2032, nvshmemx_int8_put_on_stream, 4, 3517
GPUTAP_EXPORT 2033, nvshmemx_int8_put_signal_nbi_on_stream, 4, 3518
GPUTAP_EXPORT 2034, nvshmemx_int8_put_signal_on_stream, 4, 3519
GPUTAP_EXPORT 2035, nvshmemx_int8_sum_reduce_on_stream, 4, 3520
GPUTAP_EXPORT 2036, nvshmemx_int8_sum_reducescatter_on_stream, 4, 3521
GPUTAP_EXPORT 2037, nvshmemx_int8_xor_reduce_on_stream, 4, 3522
GPUTAP_EXPORT 2038, nvshmemx_int8_xor_reducescatter_on_stream, 4, 3523
GPUTAP_EXPORT 2039, nvshmemx_int_alltoall_on_stream, 4, 3524
GPUTAP_EXPORT 2040, nvshmemx_int_broadcast_on_stream, 4, 3525
GPUTAP_EXPORT 2041, nvshmemx_int_fcollect_on_stream, 4, 3526
GPUTAP_EXPORT 2042, nvshmemx_int_g_on_stream, 4, 3527
GPUTAP_EXPORT 2043, nvshmemx_int_get_nbi_on_stream, 4, 3528
GPUTAP_EXPORT 2044, nvshmemx_int_get_on_stream, 4, 3529
GPUTAP_EXPORT 2045, nvshmemx_int_iget_on_stream, 4, 3530
GPUTAP_EXPORT 2046, nvshmemx_int_iput_on_stream, 4, 3531
GPUTAP_EXPORT 2047, nvshmemx_int_max_reduce_on_stream, 4, 3532
GPUTAP_EXPORT 2048, nvshmemx_int_max_reducescatter_on_stream, 4, 3533
GPUTAP_EXPORT 2049, nvshmemx_int_min_reduce_on_stream, 4, 3534
GPUTAP_EXPORT 2050, nvshmemx_int_min_reducescatter_on_stream, 4, 3535
GPUTAP_EXPORT 2051, nvshmemx_int_p_on_stream, 4, 3536
GPUTAP_EXPORT 2052, nvshmemx_int_prod_reduce_on_stream, 4, 3537
GPUTAP_EXPORT 2053, nvshmemx_int_prod_reducescatter_on_stream, 4, 3538
GPUTAP_EXPORT 2054, nvshmemx_int_put_nbi_on_stream, 4, 3539
GPUTAP_EXPORT 2055, nvshmemx_int_put_on_stream, 4, 3540
GPUTAP_EXPORT 2056, nvshmemx_int_put_signal_nbi_on_stream, 4, 3541
GPUTAP_EXPORT 2057, nvshmemx_int_put_signal_on_stream, 4, 3542
GPUTAP_EXPORT 2058, nvshmemx_int_sum_reduce_on_stream, 4, 3543
GPUTAP_EXPORT 2059, nvshmemx_int_sum_reducescatter_on_stream, 4, 3544
GPUTAP_EXPORT 2060, nvshmemx_int_wait_until_all_on_stream, 4, 3545
GPUTAP_EXPORT 2061, nvshmemx_int_wait_until_all_vector_on_stream, 4, 3546
GPUTAP_EXPORT 2062, nvshmemx_int_wait_until_on_stream, 4, 3547
GPUTAP_EXPORT 2063, nvshmemx_iput128_on_stream, 4, 3548
GPUTAP_EXPORT 2064, nvshmemx_iput16_on_stream, 4, 3549
GPUTAP_EXPORT 2065, nvshmemx_iput32_on_stream, 4, 3550
GPUTAP_EXPORT 2066, nvshmemx_iput64_on_stream, 4, 3551
GPUTAP_EXPORT 2067, nvshmemx_iput8_on_stream, 4, 3552
GPUTAP_EXPORT 2068, nvshmemx_long_alltoall_on_stream, 4, 3553
GPUTAP_EXPORT 2069, nvshmemx_long_broadcast_on_stream, 4, 3554
GPUTAP_EXPORT 2070, nvshmemx_long_fcollect_on_stream, 4, 3555
GPUTAP_EXPORT 2071, nvshmemx_long_g_on_stream, 4, 3556
GPUTAP_EXPORT 2072, nvshmemx_long_get_nbi_on_stream, 4, 3557
GPUTAP_EXPORT 2073, nvshmemx_long_get_on_stream, 4, 3558
GPUTAP_EXPORT 2074, nvshmemx_long_iget_on_stream, 4, 3559
GPUTAP_EXPORT 2075, nvshmemx_long_iput_on_stream, 4, 3560
GPUTAP_EXPORT 2076, nvshmemx_long_max_reduce_on_stream, 4, 3561
GPUTAP_EXPORT 2077, nvshmemx_long_max_reducescatter_on_stream, 4, 3562
GPUTAP_EXPORT 2078, nvshmemx_long_min_reduce_on_stream, 4, 3563
GPUTAP_EXPORT 2079, nvshmemx_long_min_reducescatter_on_stream, 4, 3564
GPUTAP_EXPORT 2080, nvshmemx_long_p_on_stream, 4, 3565
GPUTAP_EXPORT 2081, nvshmemx_long_prod_reduce_on_stream, 4, 3566
GPUTAP_EXPORT 2082, nvshmemx_long_prod_reducescatter_on_stream, 4, 3567
GPUTAP_EXPORT 2083, nvshmemx_long_put_nbi_on_stream, 4, 3568
GPUTAP_EXPORT 2084, nvshmemx_long_put_on_stream, 4, 3569
GPUTAP_EXPORT 2085, nvshmemx_long_put_signal_nbi_on_stream, 4, 3570
GPUTAP_EXPORT 2086, nvshmemx_long_put_signal_on_stream, 4, 3571
GPUTAP_EXPORT 2087, nvshmemx_long_sum_reduce_on_stream, 4, 3572
GPUTAP_EXPORT 2088, nvshmemx_long_sum_reducescatter_on_stream, 4, 3573
GPUTAP_EXPORT 2089, nvshmemx_long_wait_until_all_on_stream, 4, 3574
GPUTAP_EXPORT 2090, nvshmemx_long_wait_until_all_vector_on_stream, 4, 3575
GPUTAP_EXPORT 2091, nvshmemx_long_wait_until_on_stream, 4, 3576
GPUTAP_EXPORT 2092, nvshmemx_longlong_alltoall_on_stream, 4, 3577
GPUTAP_EXPORT 2093, nvshmemx_longlong_broadcast_on_stream, 4, 3578
GPUTAP_EXPORT 2094, nvshmemx_longlong_fcollect_on_stream, 4, 3579
GPUTAP_EXPORT 2095, nvshmemx_longlong_g_on_stream, 4, 3580
GPUTAP_EXPORT 2096, nvshmemx_longlong_get_nbi_on_stream, 4, 3581
GPUTAP_EXPORT 2097, nvshmemx_longlong_get_on_stream, 4, 3582
GPUTAP_EXPORT 2098, nvshmemx_longlong_iget_on_stream, 4, 3583
GPUTAP_EXPORT 2099, nvshmemx_longlong_iput_on_stream, 4, 3584
GPUTAP_EXPORT 2100, nvshmemx_longlong_max_reduce_on_stream, 4, 3585
GPUTAP_EXPORT 2101, nvshmemx_longlong_max_reducescatter_on_stream, 4, 3586
GPUTAP_EXPORT 2102, nvshmemx_longlong_min_reduce_on_stream, 4, 3587
GPUTAP_EXPORT 2103, nvshmemx_longlong_min_reducescatter_on_stream, 4, 3588
GPUTAP_EXPORT 2104, nvshmemx_longlong_p_on_stream, 4, 3589
GPUTAP_EXPORT 2105, nvshmemx_longlong_prod_reduce_on_stream, 4, 3590
GPUTAP_EXPORT 2106, nvshmemx_longlong_prod_reducescatter_on_stream, 4, 3591
GPUTAP_EXPORT 2107, nvshmemx_longlong_put_nbi_on_stream, 4, 3592
GPUTAP_EXPORT 2108, nvshmemx_longlong_put_on_stream, 4, 3593
GPUTAP_EXPORT 2109, nvshmemx_longlong_put_signal_nbi_on_stream, 4, 3594
GPUTAP_EXPORT 2110, nvshmemx_longlong_put_signal_on_stream, 4, 3595
GPUTAP_EXPORT 2111, nvshmemx_longlong_sum_reduce_on_stream, 4, 3596
GPUTAP_EXPORT 2112, nvshmemx_longlong_sum_reducescatter_on_stream, 4, 3597
GPUTAP_EXPORT 2113, nvshmemx_longlong_wait_until_all_on_stream, 4, 3598
GPUTAP_EXPORT 2114, nvshmemx_longlong_wait_until_all_vector_on_stream, 4, 3599
GPUTAP_EXPORT 2115, nvshmemx_longlong_wait_until_on_stream, 4, 3600
GPUTAP_EXPORT 2116, nvshmemx_mc_ptr, 4, 3601
GPUTAP_EXPORT 2117, nvshmemx_ptrdiff_alltoall_on_stream, 4, 3602
GPUTAP_EXPORT 2118, nvshmemx_ptrdiff_broadcast_on_stream, 4, 3603
GPUTAP_EXPORT 2119, nvshmemx_ptrdiff_fcollect_on_stream, 4, 3604
GPUTAP_EXPORT 2120, nvshmemx_ptrdiff_g_on_stream, 4, 3605
GPUTAP_EXPORT 2121, nvshmemx_ptrdiff_get_nbi_on_stream, 4, 3606
GPUTAP_EXPORT 2122, nvshmemx_ptrdiff_get_on_stream, 4, 3607
GPUTAP_EXPORT 2123, nvshmemx_ptrdiff_iget_on_stream, 4, 3608
GPUTAP_EXPORT 2124, nvshmemx_ptrdiff_iput_on_stream, 4, 3609
GPUTAP_EXPORT 2125, nvshmemx_ptrdiff_p_on_stream, 4, 3610
GPUTAP_EXPORT 2126, nvshmemx_ptrdiff_put_nbi_on_stream, 4, 3611
GPUTAP_EXPORT 2127, nvshmemx_ptrdiff_put_on_stream, 4, 3612
GPUTAP_EXPORT 2128, nvshmemx_ptrdiff_put_signal_nbi_on_stream, 4, 3613
GPUTAP_EXPORT 2129, nvshmemx_ptrdiff_put_signal_on_stream, 4, 3614
GPUTAP_EXPORT 2130, nvshmemx_ptrdiff_wait_until_all_on_stream, 4, 3615
GPUTAP_EXPORT 2131, nvshmemx_ptrdiff_wait_until_all_vector_on_stream, 4, 3616
GPUTAP_EXPORT 2132, nvshmemx_ptrdiff_wait_until_on_stream, 4, 3617
GPUTAP_EXPORT 2133, nvshmemx_put128_nbi_on_stream, 4, 3618
GPUTAP_EXPORT 2134, nvshmemx_put128_on_stream, 4, 3619
GPUTAP_EXPORT 2135, nvshmemx_put128_signal_nbi_on_stream, 4, 3620
GPUTAP_EXPORT 2136, nvshmemx_put128_signal_on_stream, 4, 3621
GPUTAP_EXPORT 2137, nvshmemx_put16_nbi_on_stream, 4, 3622
GPUTAP_EXPORT 2138, nvshmemx_put16_on_stream, 4, 3623
GPUTAP_EXPORT 2139, nvshmemx_put16_signal_nbi_on_stream, 4, 3624
GPUTAP_EXPORT 2140, nvshmemx_put16_signal_on_stream, 4, 3625
GPUTAP_EXPORT 2141, nvshmemx_put32_nbi_on_stream, 4, 3626
GPUTAP_EXPORT 2142, nvshmemx_put32_on_stream, 4, 3627
GPUTAP_EXPORT 2143, nvshmemx_put32_signal_nbi_on_stream, 4, 3628
GPUTAP_EXPORT 2144, nvshmemx_put32_signal_on_stream, 4, 3629
GPUTAP_EXPORT 2145, nvshmemx_put64_nbi_on_stream, 4, 3630
GPUTAP_EXPORT 2146, nvshmemx_put64_on_stream, 4, 3631
GPUTAP_EXPORT 2147, nvshmemx_put64_signal_nbi_on_stream, 4, 3632
GPUTAP_EXPORT 2148, nvshmemx_put64_signal_on_stream, 4, 3633
GPUTAP_EXPORT 2149, nvshmemx_put8_nbi_on_stream, 4, 3634
GPUTAP_EXPORT 2150, nvshmemx_put8_on_stream, 4, 3635
GPUTAP_EXPORT 2151, nvshmemx_put8_signal_nbi_on_stream, 4, 3636
GPUTAP_EXPORT 2152, nvshmemx_put8_signal_on_stream, 4, 3637
GPUTAP_EXPORT 2153, nvshmemx_putmem_nbi_on_stream, 4, 3638
GPUTAP_EXPORT 2154, nvshmemx_putmem_on_stream, 4, 3639
GPUTAP_EXPORT 2155, nvshmemx_putmem_signal_nbi_on_stream, 4, 3640
GPUTAP_EXPORT 2156, nvshmemx_putmem_signal_on_stream, 4, 3641
GPUTAP_EXPORT 2157, nvshmemx_qp_create, 4, 3642
GPUTAP_EXPORT 2158, nvshmemx_quiet_on_stream, 4, 3643
GPUTAP_EXPORT 2159, nvshmemx_region_is_active, 4, 3644
GPUTAP_EXPORT 2160, nvshmemx_region_start, 4, 3645
GPUTAP_EXPORT 2161, nvshmemx_region_stop, 4, 3646
GPUTAP_EXPORT 2162, nvshmemx_schar_alltoall_on_stream, 4, 3647
GPUTAP_EXPORT 2163, nvshmemx_schar_broadcast_on_stream, 4, 3648
GPUTAP_EXPORT 2164, nvshmemx_schar_fcollect_on_stream, 4, 3649
GPUTAP_EXPORT 2165, nvshmemx_schar_g_on_stream, 4, 3650
GPUTAP_EXPORT 2166, nvshmemx_schar_get_nbi_on_stream, 4, 3651
GPUTAP_EXPORT 2167, nvshmemx_schar_get_on_stream, 4, 3652
GPUTAP_EXPORT 2168, nvshmemx_schar_iget_on_stream, 4, 3653
GPUTAP_EXPORT 2169, nvshmemx_schar_iput_on_stream, 4, 3654
GPUTAP_EXPORT 2170, nvshmemx_schar_max_reduce_on_stream, 4, 3655
GPUTAP_EXPORT 2171, nvshmemx_schar_max_reducescatter_on_stream, 4, 3656
GPUTAP_EXPORT 2172, nvshmemx_schar_min_reduce_on_stream, 4, 3657
GPUTAP_EXPORT 2173, nvshmemx_schar_min_reducescatter_on_stream, 4, 3658
GPUTAP_EXPORT 2174, nvshmemx_schar_p_on_stream, 4, 3659
GPUTAP_EXPORT 2175, nvshmemx_schar_prod_reduce_on_stream, 4, 3660
GPUTAP_EXPORT 2176, nvshmemx_schar_prod_reducescatter_on_stream, 4, 3661
GPUTAP_EXPORT 2177, nvshmemx_schar_put_nbi_on_stream, 4, 3662
GPUTAP_EXPORT 2178, nvshmemx_schar_put_on_stream, 4, 3663
GPUTAP_EXPORT 2179, nvshmemx_schar_put_signal_nbi_on_stream, 4, 3664
GPUTAP_EXPORT 2180, nvshmemx_schar_put_signal_on_stream, 4, 3665
GPUTAP_EXPORT 2181, nvshmemx_schar_sum_reduce_on_stream, 4, 3666
GPUTAP_EXPORT 2182, nvshmemx_schar_sum_reducescatter_on_stream, 4, 3667
GPUTAP_EXPORT 2183, nvshmemx_set_attr_mpi_comm_args, 4, 3668
GPUTAP_EXPORT 2184, nvshmemx_set_attr_uniqueid_args, 4, 3669
GPUTAP_EXPORT 2185, nvshmemx_short_alltoall_on_stream, 4, 3670
GPUTAP_EXPORT 2186, nvshmemx_short_broadcast_on_stream, 4, 3671
GPUTAP_EXPORT 2187, nvshmemx_short_fcollect_on_stream, 4, 3672
GPUTAP_EXPORT 2188, nvshmemx_short_g_on_stream, 4, 3673
GPUTAP_EXPORT 2189, nvshmemx_short_get_nbi_on_stream, 4, 3674
GPUTAP_EXPORT 2190, nvshmemx_short_get_on_stream, 4, 3675
GPUTAP_EXPORT 2191, nvshmemx_short_iget_on_stream, 4, 3676
GPUTAP_EXPORT 2192, nvshmemx_short_iput_on_stream, 4, 3677
GPUTAP_EXPORT 2193, nvshmemx_short_max_reduce_on_stream, 4, 3678
GPUTAP_EXPORT 2194, nvshmemx_short_max_reducescatter_on_stream, 4, 3679
GPUTAP_EXPORT 2195, nvshmemx_short_min_reduce_on_stream, 4, 3680
GPUTAP_EXPORT 2196, nvshmemx_short_min_reducescatter_on_stream, 4, 3681
GPUTAP_EXPORT 2197, nvshmemx_short_p_on_stream, 4, 3682
GPUTAP_EXPORT 2198, nvshmemx_short_prod_reduce_on_stream, 4, 3683
GPUTAP_EXPORT 2199, nvshmemx_short_prod_reducescatter_on_stream, 4, 3684
GPUTAP_EXPORT 2200, nvshmemx_short_put_nbi_on_stream, 4, 3685
GPUTAP_EXPORT 2201, nvshmemx_short_put_on_stream, 4, 3686
GPUTAP_EXPORT 2202, nvshmemx_short_put_signal_nbi_on_stream, 4, 3687
GPUTAP_EXPORT 2203, nvshmemx_short_put_signal_on_stream, 4, 3688
GPUTAP_EXPORT 2204, nvshmemx_short_sum_reduce_on_stream, 4, 3689
GPUTAP_EXPORT 2205, nvshmemx_short_sum_reducescatter_on_stream, 4, 3690
GPUTAP_EXPORT 2206, nvshmemx_short_wait_until_all_on_stream, 4, 3691
GPUTAP_EXPORT 2207, nvshmemx_short_wait_until_all_vector_on_stream, 4, 3692
GPUTAP_EXPORT 2208, nvshmemx_short_wait_until_on_stream, 4, 3693
GPUTAP_EXPORT 2209, nvshmemx_signal_counted_reset, 4, 3694
GPUTAP_EXPORT 2210, nvshmemx_signal_op_on_stream, 4, 3695
GPUTAP_EXPORT 2211, nvshmemx_signal_wait_until_on_stream, 4, 3696
GPUTAP_EXPORT 2212, nvshmemx_size_alltoall_on_stream, 4, 3697
GPUTAP_EXPORT 2213, nvshmemx_size_and_reduce_on_stream, 4, 3698
GPUTAP_EXPORT 2214, nvshmemx_size_and_reducescatter_on_stream, 4, 3699
GPUTAP_EXPORT 2215, nvshmemx_size_broadcast_on_stream, 4, 3700
GPUTAP_EXPORT 2216, nvshmemx_size_fcollect_on_stream, 4, 3701
GPUTAP_EXPORT 2217, nvshmemx_size_g_on_stream, 4, 3702
GPUTAP_EXPORT 2218, nvshmemx_size_get_nbi_on_stream, 4, 3703
GPUTAP_EXPORT 2219, nvshmemx_size_get_on_stream, 4, 3704
GPUTAP_EXPORT 2220, nvshmemx_size_iget_on_stream, 4, 3705
GPUTAP_EXPORT 2221, nvshmemx_size_iput_on_stream, 4, 3706
GPUTAP_EXPORT 2222, nvshmemx_size_max_reduce_on_stream, 4, 3707
GPUTAP_EXPORT 2223, nvshmemx_size_max_reducescatter_on_stream, 4, 3708
GPUTAP_EXPORT 2224, nvshmemx_size_min_reduce_on_stream, 4, 3709
GPUTAP_EXPORT 2225, nvshmemx_size_min_reducescatter_on_stream, 4, 3710
GPUTAP_EXPORT 2226, nvshmemx_size_or_reduce_on_stream, 4, 3711
GPUTAP_EXPORT 2227, nvshmemx_size_or_reducescatter_on_stream, 4, 3712
GPUTAP_EXPORT 2228, nvshmemx_size_p_on_stream, 4, 3713
GPUTAP_EXPORT 2229, nvshmemx_size_prod_reduce_on_stream, 4, 3714
GPUTAP_EXPORT 2230, nvshmemx_size_prod_reducescatter_on_stream, 4, 3715
GPUTAP_EXPORT 2231, nvshmemx_size_put_nbi_on_stream, 4, 3716
GPUTAP_EXPORT 2232, nvshmemx_size_put_on_stream, 4, 3717
GPUTAP_EXPORT 2233, nvshmemx_size_put_signal_nbi_on_stream, 4, 3718
GPUTAP_EXPORT 2234, nvshmemx_size_put_signal_on_stream, 4, 3719
GPUTAP_EXPORT 2235, nvshmemx_size_sum_reduce_on_stream, 4, 3720
GPUTAP_EXPORT 2236, nvshmemx_size_sum_reducescatter_on_stream, 4, 3721
GPUTAP_EXPORT 2237, nvshmemx_size_wait_until_all_on_stream, 4, 3722
GPUTAP_EXPORT 2238, nvshmemx_size_wait_until_all_vector_on_stream, 4, 3723
GPUTAP_EXPORT 2239, nvshmemx_size_wait_until_on_stream, 4, 3724
GPUTAP_EXPORT 2240, nvshmemx_size_xor_reduce_on_stream, 4, 3725
GPUTAP_EXPORT 2241, nvshmemx_size_xor_reducescatter_on_stream, 4, 3726
GPUTAP_EXPORT 2242, nvshmemx_sync_all_on_stream, 4, 3727
GPUTAP_EXPORT 2243, nvshmemx_team_get_uniqueid, 4, 3728
GPUTAP_EXPORT 2244, nvshmemx_team_init, 4, 3729
GPUTAP_EXPORT 2245, nvshmemx_team_sync_on_stream, 4, 3730
GPUTAP_EXPORT 2246, nvshmemx_uchar_alltoall_on_stream, 4, 3731
GPUTAP_EXPORT 2247, nvshmemx_uchar_and_reduce_on_stream, 4, 3732
GPUTAP_EXPORT 2248, nvshmemx_uchar_and_reducescatter_on_stream, 4, 3733
GPUTAP_EXPORT 2249, nvshmemx_uchar_broadcast_on_stream, 4, 3734
GPUTAP_EXPORT 2250, nvshmemx_uchar_fcollect_on_stream, 4, 3735
GPUTAP_EXPORT 2251, nvshmemx_uchar_g_on_stream, 4, 3736
GPUTAP_EXPORT 2252, nvshmemx_uchar_get_nbi_on_stream, 4, 3737
GPUTAP_EXPORT 2253, nvshmemx_uchar_get_on_stream, 4, 3738
GPUTAP_EXPORT 2254, nvshmemx_uchar_iget_on_stream, 4, 3739
GPUTAP_EXPORT 2255, nvshmemx_uchar_iput_on_stream, 4, 3740
GPUTAP_EXPORT 2256, nvshmemx_uchar_max_reduce_on_stream, 4, 3741
GPUTAP_EXPORT 2257, nvshmemx_uchar_max_reducescatter_on_stream, 4, 3742
GPUTAP_EXPORT 2258, nvshmemx_uchar_min_reduce_on_stream, 4, 3743
GPUTAP_EXPORT 2259, nvshmemx_uchar_min_reducescatter_on_stream, 4, 3744
GPUTAP_EXPORT 2260, nvshmemx_uchar_or_reduce_on_stream, 4, 3745
GPUTAP_EXPORT 2261, nvshmemx_uchar_or_reducescatter_on_stream, 4, 3746
GPUTAP_EXPORT 2262, nvshmemx_uchar_p_on_stream, 4, 3747
GPUTAP_EXPORT 2263, nvshmemx_uchar_prod_reduce_on_stream, 4, 3748
GPUTAP_EXPORT 2264, nvshmemx_uchar_prod_reducescatter_on_stream, 4, 3749
GPUTAP_EXPORT 2265, nvshmemx_uchar_put_nbi_on_stream, 4, 3750
GPUTAP_EXPORT 2266, nvshmemx_uchar_put_on_stream, 4, 3751
GPUTAP_EXPORT 2267, nvshmemx_uchar_put_signal_nbi_on_stream, 4, 3752
GPUTAP_EXPORT 2268, nvshmemx_uchar_put_signal_on_stream, 4, 3753
GPUTAP_EXPORT 2269, nvshmemx_uchar_sum_reduce_on_stream, 4, 3754
GPUTAP_EXPORT 2270, nvshmemx_uchar_sum_reducescatter_on_stream, 4, 3755
GPUTAP_EXPORT 2271, nvshmemx_uchar_xor_reduce_on_stream, 4, 3756
GPUTAP_EXPORT 2272, nvshmemx_uchar_xor_reducescatter_on_stream, 4, 3757
GPUTAP_EXPORT 2273, nvshmemx_uint16_alltoall_on_stream, 4, 3758
GPUTAP_EXPORT 2274, nvshmemx_uint16_and_reduce_on_stream, 4, 3759
GPUTAP_EXPORT 2275, nvshmemx_uint16_and_reducescatter_on_stream, 4, 3760
GPUTAP_EXPORT 2276, nvshmemx_uint16_broadcast_on_stream, 4, 3761
GPUTAP_EXPORT 2277, nvshmemx_uint16_fcollect_on_stream, 4, 3762
GPUTAP_EXPORT 2278, nvshmemx_uint16_g_on_stream, 4, 3763
GPUTAP_EXPORT 2279, nvshmemx_uint16_get_nbi_on_stream, 4, 3764
GPUTAP_EXPORT 2280, nvshmemx_uint16_get_on_stream, 4, 3765
GPUTAP_EXPORT 2281, nvshmemx_uint16_iget_on_stream, 4, 3766
GPUTAP_EXPORT 2282, nvshmemx_uint16_iput_on_stream, 4, 3767
GPUTAP_EXPORT 2283, nvshmemx_uint16_max_reduce_on_stream, 4, 3768
GPUTAP_EXPORT 2284, nvshmemx_uint16_max_reducescatter_on_stream, 4, 3769
GPUTAP_EXPORT 2285, nvshmemx_uint16_min_reduce_on_stream, 4, 3770
GPUTAP_EXPORT 2286, nvshmemx_uint16_min_reducescatter_on_stream, 4, 3771
GPUTAP_EXPORT 2287, nvshmemx_uint16_or_reduce_on_stream, 4, 3772
GPUTAP_EXPORT 2288, nvshmemx_uint16_or_reducescatter_on_stream, 4, 3773
GPUTAP_EXPORT 2289, nvshmemx_uint16_p_on_stream, 4, 3774
GPUTAP_EXPORT 2290, nvshmemx_uint16_prod_reduce_on_stream, 4, 3775
GPUTAP_EXPORT 2291, nvshmemx_uint16_prod_reducescatter_on_stream, 4, 3776
GPUTAP_EXPORT 2292, nvshmemx_uint16_put_nbi_on_stream, 4, 3777
GPUTAP_EXPORT 2293, nvshmemx_uint16_put_on_stream, 4, 3778
GPUTAP_EXPORT 2294, nvshmemx_uint16_put_signal_nbi_on_stream, 4, 3779
GPUTAP_EXPORT 2295, nvshmemx_uint16_put_signal_on_stream, 4, 3780
GPUTAP_EXPORT 2296, nvshmemx_uint16_sum_reduce_on_stream, 4, 3781
GPUTAP_EXPORT 2297, nvshmemx_uint16_sum_reducescatter_on_stream, 4, 3782
GPUTAP_EXPORT 2298, nvshmemx_uint16_xor_reduce_on_stream, 4, 3783
GPUTAP_EXPORT 2299, nvshmemx_uint16_xor_reducescatter_on_stream, 4, 3784
GPUTAP_EXPORT 2300, nvshmemx_uint32_alltoall_on_stream, 4, 3785
GPUTAP_EXPORT 2301, nvshmemx_uint32_and_reduce_on_stream, 4, 3786
GPUTAP_EXPORT 2302, nvshmemx_uint32_and_reducescatter_on_stream, 4, 3787
GPUTAP_EXPORT 2303, nvshmemx_uint32_broadcast_on_stream, 4, 3788
GPUTAP_EXPORT 2304, nvshmemx_uint32_fcollect_on_stream, 4, 3789
GPUTAP_EXPORT 2305, nvshmemx_uint32_g_on_stream, 4, 3790
GPUTAP_EXPORT 2306, nvshmemx_uint32_get_nbi_on_stream, 4, 3791
GPUTAP_EXPORT 2307, nvshmemx_uint32_get_on_stream, 4, 3792
GPUTAP_EXPORT 2308, nvshmemx_uint32_iget_on_stream, 4, 3793
GPUTAP_EXPORT 2309, nvshmemx_uint32_iput_on_stream, 4, 3794
GPUTAP_EXPORT 2310, nvshmemx_uint32_max_reduce_on_stream, 4, 3795
GPUTAP_EXPORT 2311, nvshmemx_uint32_max_reducescatter_on_stream, 4, 3796
GPUTAP_EXPORT 2312, nvshmemx_uint32_min_reduce_on_stream, 4, 3797
GPUTAP_EXPORT 2313, nvshmemx_uint32_min_reducescatter_on_stream, 4, 3798
GPUTAP_EXPORT 2314, nvshmemx_uint32_or_reduce_on_stream, 4, 3799
GPUTAP_EXPORT 2315, nvshmemx_uint32_or_reducescatter_on_stream, 4, 3800
GPUTAP_EXPORT 2316, nvshmemx_uint32_p_on_stream, 4, 3801
GPUTAP_EXPORT 2317, nvshmemx_uint32_prod_reduce_on_stream, 4, 3802
GPUTAP_EXPORT 2318, nvshmemx_uint32_prod_reducescatter_on_stream, 4, 3803
GPUTAP_EXPORT 2319, nvshmemx_uint32_put_nbi_on_stream, 4, 3804
GPUTAP_EXPORT 2320, nvshmemx_uint32_put_on_stream, 4, 3805
GPUTAP_EXPORT 2321, nvshmemx_uint32_put_signal_nbi_on_stream, 4, 3806
GPUTAP_EXPORT 2322, nvshmemx_uint32_put_signal_on_stream, 4, 3807
GPUTAP_EXPORT 2323, nvshmemx_uint32_sum_reduce_on_stream, 4, 3808
GPUTAP_EXPORT 2324, nvshmemx_uint32_sum_reducescatter_on_stream, 4, 3809
GPUTAP_EXPORT 2325, nvshmemx_uint32_wait_until_all_on_stream, 4, 3810
GPUTAP_EXPORT 2326, nvshmemx_uint32_wait_until_all_vector_on_stream, 4, 3811
GPUTAP_EXPORT 2327, nvshmemx_uint32_wait_until_on_stream, 4, 3812
GPUTAP_EXPORT 2328, nvshmemx_uint32_xor_reduce_on_stream, 4, 3813
GPUTAP_EXPORT 2329, nvshmemx_uint32_xor_reducescatter_on_stream, 4, 3814
GPUTAP_EXPORT 2330, nvshmemx_uint64_alltoall_on_stream, 4, 3815
GPUTAP_EXPORT 2331, nvshmemx_uint64_and_reduce_on_stream, 4, 3816
GPUTAP_EXPORT 2332, nvshmemx_uint64_and_reducescatter_on_stream, 4, 3817
GPUTAP_EXPORT 2333, nvshmemx_uint64_broadcast_on_stream, 4, 3818
GPUTAP_EXPORT 2334, nvshmemx_uint64_fcollect_on_stream, 4, 3819
GPUTAP_EXPORT 2335, nvshmemx_uint64_g_on_stream, 4, 3820
GPUTAP_EXPORT 2336, nvshmemx_uint64_get_nbi_on_stream, 4, 3821
GPUTAP_EXPORT 2337, nvshmemx_uint64_get_on_stream, 4, 3822
GPUTAP_EXPORT 2338, nvshmemx_uint64_iget_on_stream, 4, 3823
GPUTAP_EXPORT 2339, nvshmemx_uint64_iput_on_stream, 4, 3824
GPUTAP_EXPORT 2340, nvshmemx_uint64_max_reduce_on_stream, 4, 3825
GPUTAP_EXPORT 2341, nvshmemx_uint64_max_reducescatter_on_stream, 4, 3826
GPUTAP_EXPORT 2342, nvshmemx_uint64_min_reduce_on_stream, 4, 3827
GPUTAP_EXPORT 2343, nvshmemx_uint64_min_reducescatter_on_stream, 4, 3828
GPUTAP_EXPORT 2344, nvshmemx_uint64_or_reduce_on_stream, 4, 3829
GPUTAP_EXPORT 2345, nvshmemx_uint64_or_reducescatter_on_stream, 4, 3830
GPUTAP_EXPORT 2346, nvshmemx_uint64_p_on_stream, 4, 3831
GPUTAP_EXPORT 2347, nvshmemx_uint64_prod_reduce_on_stream, 4, 3832
GPUTAP_EXPORT 2348, nvshmemx_uint64_prod_reducescatter_on_stream, 4, 3833
GPUTAP_EXPORT 2349, nvshmemx_uint64_put_nbi_on_stream, 4, 3834
GPUTAP_EXPORT 2350, nvshmemx_uint64_put_on_stream, 4, 3835
GPUTAP_EXPORT 2351, nvshmemx_uint64_put_signal_nbi_on_stream, 4, 3836
GPUTAP_EXPORT 2352, nvshmemx_uint64_put_signal_on_stream, 4, 3837
GPUTAP_EXPORT 2353, nvshmemx_uint64_sum_reduce_on_stream, 4, 3838
GPUTAP_EXPORT 2354, nvshmemx_uint64_sum_reducescatter_on_stream, 4, 3839
GPUTAP_EXPORT 2355, nvshmemx_uint64_wait_until_all_on_stream, 4, 3840
GPUTAP_EXPORT 2356, nvshmemx_uint64_wait_until_all_vector_on_stream, 4, 3841
GPUTAP_EXPORT 2357, nvshmemx_uint64_wait_until_on_stream, 4, 3842
GPUTAP_EXPORT 2358, nvshmemx_uint64_xor_reduce_on_stream, 4, 3843
GPUTAP_EXPORT 2359, nvshmemx_uint64_xor_reducescatter_on_stream, 4, 3844
GPUTAP_EXPORT 2360, nvshmemx_uint8_alltoall_on_stream, 4, 3845
GPUTAP_EXPORT 2361, nvshmemx_uint8_and_reduce_on_stream, 4, 3846
GPUTAP_EXPORT 2362, nvshmemx_uint8_and_reducescatter_on_stream, 4, 3847
GPUTAP_EXPORT 2363, nvshmemx_uint8_broadcast_on_stream, 4, 3848
GPUTAP_EXPORT 2364, nvshmemx_uint8_fcollect_on_stream, 4, 3849
GPUTAP_EXPORT 2365, nvshmemx_uint8_g_on_stream, 4, 3850
GPUTAP_EXPORT 2366, nvshmemx_uint8_get_nbi_on_stream, 4, 3851
GPUTAP_EXPORT 2367, nvshmemx_uint8_get_on_stream, 4, 3852
GPUTAP_EXPORT 2368, nvshmemx_uint8_iget_on_stream, 4, 3853
GPUTAP_EXPORT 2369, nvshmemx_uint8_iput_on_stream, 4, 3854
GPUTAP_EXPORT 2370, nvshmemx_uint8_max_reduce_on_stream, 4, 3855
GPUTAP_EXPORT 2371, nvshmemx_uint8_max_reducescatter_on_stream, 4, 3856
GPUTAP_EXPORT 2372, nvshmemx_uint8_min_reduce_on_stream, 4, 3857
GPUTAP_EXPORT 2373, nvshmemx_uint8_min_reducescatter_on_stream, 4, 3858
GPUTAP_EXPORT 2374, nvshmemx_uint8_or_reduce_on_stream, 4, 3859
GPUTAP_EXPORT 2375, nvshmemx_uint8_or_reducescatter_on_stream, 4, 3860
GPUTAP_EXPORT 2376, nvshmemx_uint8_p_on_stream, 4, 3861
GPUTAP_EXPORT 2377, nvshmemx_uint8_prod_reduce_on_stream, 4, 3862
GPUTAP_EXPORT 2378, nvshmemx_uint8_prod_reducescatter_on_stream, 4, 3863
GPUTAP_EXPORT 2379, nvshmemx_uint8_put_nbi_on_stream, 4, 3864
GPUTAP_EXPORT 2380, nvshmemx_uint8_put_on_stream, 4, 3865
GPUTAP_EXPORT 2381, nvshmemx_uint8_put_signal_nbi_on_stream, 4, 3866
GPUTAP_EXPORT 2382, nvshmemx_uint8_put_signal_on_stream, 4, 3867
GPUTAP_EXPORT 2383, nvshmemx_uint8_sum_reduce_on_stream, 4, 3868
GPUTAP_EXPORT 2384, nvshmemx_uint8_sum_reducescatter_on_stream, 4, 3869
GPUTAP_EXPORT 2385, nvshmemx_uint8_xor_reduce_on_stream, 4, 3870
GPUTAP_EXPORT 2386, nvshmemx_uint8_xor_reducescatter_on_stream, 4, 3871
GPUTAP_EXPORT 2387, nvshmemx_uint_alltoall_on_stream, 4, 3872
GPUTAP_EXPORT 2388, nvshmemx_uint_and_reduce_on_stream, 4, 3873
GPUTAP_EXPORT 2389, nvshmemx_uint_and_reducescatter_on_stream, 4, 3874
GPUTAP_EXPORT 2390, nvshmemx_uint_broadcast_on_stream, 4, 3875
GPUTAP_EXPORT 2391, nvshmemx_uint_fcollect_on_stream, 4, 3876
GPUTAP_EXPORT 2392, nvshmemx_uint_g_on_stream, 4, 3877
GPUTAP_EXPORT 2393, nvshmemx_uint_get_nbi_on_stream, 4, 3878
GPUTAP_EXPORT 2394, nvshmemx_uint_get_on_stream, 4, 3879
GPUTAP_EXPORT 2395, nvshmemx_uint_iget_on_stream, 4, 3880
GPUTAP_EXPORT 2396, nvshmemx_uint_iput_on_stream, 4, 3881
GPUTAP_EXPORT 2397, nvshmemx_uint_max_reduce_on_stream, 4, 3882
GPUTAP_EXPORT 2398, nvshmemx_uint_max_reducescatter_on_stream, 4, 3883
GPUTAP_EXPORT 2399, nvshmemx_uint_min_reduce_on_stream, 4, 3884
GPUTAP_EXPORT 2400, nvshmemx_uint_min_reducescatter_on_stream, 4, 3885
GPUTAP_EXPORT 2401, nvshmemx_uint_or_reduce_on_stream, 4, 3886
GPUTAP_EXPORT 2402, nvshmemx_uint_or_reducescatter_on_stream, 4, 3887
GPUTAP_EXPORT 2403, nvshmemx_uint_p_on_stream, 4, 3888
GPUTAP_EXPORT 2404, nvshmemx_uint_prod_reduce_on_stream, 4, 3889
GPUTAP_EXPORT 2405, nvshmemx_uint_prod_reducescatter_on_stream, 4, 3890
GPUTAP_EXPORT 2406, nvshmemx_uint_put_nbi_on_stream, 4, 3891
GPUTAP_EXPORT 2407, nvshmemx_uint_put_on_stream, 4, 3892
GPUTAP_EXPORT 2408, nvshmemx_uint_put_signal_nbi_on_stream, 4, 3893
GPUTAP_EXPORT 2409, nvshmemx_uint_put_signal_on_stream, 4, 3894
GPUTAP_EXPORT 2410, nvshmemx_uint_sum_reduce_on_stream, 4, 3895
GPUTAP_EXPORT 2411, nvshmemx_uint_sum_reducescatter_on_stream, 4, 3896
GPUTAP_EXPORT 2412, nvshmemx_uint_wait_until_all_on_stream, 4, 3897
GPUTAP_EXPORT 2413, nvshmemx_uint_wait_until_all_vector_on_stream, 4, 3898
GPUTAP_EXPORT 2414, nvshmemx_uint_wait_until_on_stream, 4, 3899
GPUTAP_EXPORT 2415, nvshmemx_uint_xor_reduce_on_stream, 4, 3900
GPUTAP_EXPORT 2416, nvshmemx_uint_xor_reducescatter_on_stream, 4, 3901
GPUTAP_EXPORT 2417, nvshmemx_ulong_alltoall_on_stream, 4, 3902
GPUTAP_EXPORT 2418, nvshmemx_ulong_and_reduce_on_stream, 4, 3903
GPUTAP_EXPORT 2419, nvshmemx_ulong_and_reducescatter_on_stream, 4, 3904
GPUTAP_EXPORT 2420, nvshmemx_ulong_broadcast_on_stream, 4, 3905
GPUTAP_EXPORT 2421, nvshmemx_ulong_fcollect_on_stream, 4, 3906
GPUTAP_EXPORT 2422, nvshmemx_ulong_g_on_stream, 4, 3907
GPUTAP_EXPORT 2423, nvshmemx_ulong_get_nbi_on_stream, 4, 3908
GPUTAP_EXPORT 2424, nvshmemx_ulong_get_on_stream, 4, 3909
GPUTAP_EXPORT 2425, nvshmemx_ulong_iget_on_stream, 4, 3910
GPUTAP_EXPORT 2426, nvshmemx_ulong_iput_on_stream, 4, 3911
GPUTAP_EXPORT 2427, nvshmemx_ulong_max_reduce_on_stream, 4, 3912
GPUTAP_EXPORT 2428, nvshmemx_ulong_max_reducescatter_on_stream, 4, 3913
GPUTAP_EXPORT 2429, nvshmemx_ulong_min_reduce_on_stream, 4, 3914
GPUTAP_EXPORT 2430, nvshmemx_ulong_min_reducescatter_on_stream, 4, 3915
GPUTAP_EXPORT 2431, nvshmemx_ulong_or_reduce_on_stream, 4, 3916
GPUTAP_EXPORT 2432, nvshmemx_ulong_or_reducescatter_on_stream, 4, 3917
GPUTAP_EXPORT 2433, nvshmemx_ulong_p_on_stream, 4, 3918
GPUTAP_EXPORT 2434, nvshmemx_ulong_prod_reduce_on_stream, 4, 3919
GPUTAP_EXPORT 2435, nvshmemx_ulong_prod_reducescatter_on_stream, 4, 3920
GPUTAP_EXPORT 2436, nvshmemx_ulong_put_nbi_on_stream, 4, 3921
GPUTAP_EXPORT 2437, nvshmemx_ulong_put_on_stream, 4, 3922
GPUTAP_EXPORT 2438, nvshmemx_ulong_put_signal_nbi_on_stream, 4, 3923
GPUTAP_EXPORT 2439, nvshmemx_ulong_put_signal_on_stream, 4, 3924
GPUTAP_EXPORT 2440, nvshmemx_ulong_sum_reduce_on_stream, 4, 3925
GPUTAP_EXPORT 2441, nvshmemx_ulong_sum_reducescatter_on_stream, 4, 3926
GPUTAP_EXPORT 2442, nvshmemx_ulong_wait_until_all_on_stream, 4, 3927
GPUTAP_EXPORT 2443, nvshmemx_ulong_wait_until_all_vector_on_stream, 4, 3928
GPUTAP_EXPORT 2444, nvshmemx_ulong_wait_until_on_stream, 4, 3929
GPUTAP_EXPORT 2445, nvshmemx_ulong_xor_reduce_on_stream, 4, 3930
GPUTAP_EXPORT 2446, nvshmemx_ulong_xor_reducescatter_on_stream, 4, 3931
GPUTAP_EXPORT 2447, nvshmemx_ulonglong_alltoall_on_stream, 4, 3932
GPUTAP_EXPORT 2448, nvshmemx_ulonglong_and_reduce_on_stream, 4, 3933
GPUTAP_EXPORT 2449, nvshmemx_ulonglong_and_reducescatter_on_stream, 4, 3934
GPUTAP_EXPORT 2450, nvshmemx_ulonglong_broadcast_on_stream, 4, 3935
GPUTAP_EXPORT 2451, nvshmemx_ulonglong_fcollect_on_stream, 4, 3936
GPUTAP_EXPORT 2452, nvshmemx_ulonglong_g_on_stream, 4, 3937
GPUTAP_EXPORT 2453, nvshmemx_ulonglong_get_nbi_on_stream, 4, 3938
GPUTAP_EXPORT 2454, nvshmemx_ulonglong_get_on_stream, 4, 3939
GPUTAP_EXPORT 2455, nvshmemx_ulonglong_iget_on_stream, 4, 3940
GPUTAP_EXPORT 2456, nvshmemx_ulonglong_iput_on_stream, 4, 3941
GPUTAP_EXPORT 2457, nvshmemx_ulonglong_max_reduce_on_stream, 4, 3942
GPUTAP_EXPORT 2458, nvshmemx_ulonglong_max_reducescatter_on_stream, 4, 3943
GPUTAP_EXPORT 2459, nvshmemx_ulonglong_min_reduce_on_stream, 4, 3944
GPUTAP_EXPORT 2460, nvshmemx_ulonglong_min_reducescatter_on_stream, 4, 3945
GPUTAP_EXPORT 2461, nvshmemx_ulonglong_or_reduce_on_stream, 4, 3946
GPUTAP_EXPORT 2462, nvshmemx_ulonglong_or_reducescatter_on_stream, 4, 3947
GPUTAP_EXPORT 2463, nvshmemx_ulonglong_p_on_stream, 4, 3948
GPUTAP_EXPORT 2464, nvshmemx_ulonglong_prod_reduce_on_stream, 4, 3949
GPUTAP_EXPORT 2465, nvshmemx_ulonglong_prod_reducescatter_on_stream, 4, 3950
GPUTAP_EXPORT 2466, nvshmemx_ulonglong_put_nbi_on_stream, 4, 3951
GPUTAP_EXPORT 2467, nvshmemx_ulonglong_put_on_stream, 4, 3952
GPUTAP_EXPORT 2468, nvshmemx_ulonglong_put_signal_nbi_on_stream, 4, 3953
GPUTAP_EXPORT 2469, nvshmemx_ulonglong_put_signal_on_stream, 4, 3954
GPUTAP_EXPORT 2470, nvshmemx_ulonglong_sum_reduce_on_stream, 4, 3955
GPUTAP_EXPORT 2471, nvshmemx_ulonglong_sum_reducescatter_on_stream, 4, 3956
GPUTAP_EXPORT 2472, nvshmemx_ulonglong_wait_until_all_on_stream, 4, 3957
GPUTAP_EXPORT 2473, nvshmemx_ulonglong_wait_until_all_vector_on_stream, 4, 3958
GPUTAP_EXPORT 2474, nvshmemx_ulonglong_wait_until_on_stream, 4, 3959
GPUTAP_EXPORT 2475, nvshmemx_ulonglong_xor_reduce_on_stream, 4, 3960
GPUTAP_EXPORT 2476, nvshmemx_ulonglong_xor_reducescatter_on_stream, 4, 3961
GPUTAP_EXPORT 2477, nvshmemx_ushort_alltoall_on_stream, 4, 3962
GPUTAP_EXPORT 2478, nvshmemx_ushort_and_reduce_on_stream, 4, 3963
GPUTAP_EXPORT 2479, nvshmemx_ushort_and_reducescatter_on_stream, 4, 3964
GPUTAP_EXPORT 2480, nvshmemx_ushort_broadcast_on_stream, 4, 3965
GPUTAP_EXPORT 2481, nvshmemx_ushort_fcollect_on_stream, 4, 3966
GPUTAP_EXPORT 2482, nvshmemx_ushort_g_on_stream, 4, 3967
GPUTAP_EXPORT 2483, nvshmemx_ushort_get_nbi_on_stream, 4, 3968
GPUTAP_EXPORT 2484, nvshmemx_ushort_get_on_stream, 4, 3969
GPUTAP_EXPORT 2485, nvshmemx_ushort_iget_on_stream, 4, 3970
GPUTAP_EXPORT 2486, nvshmemx_ushort_iput_on_stream, 4, 3971
GPUTAP_EXPORT 2487, nvshmemx_ushort_max_reduce_on_stream, 4, 3972
GPUTAP_EXPORT 2488, nvshmemx_ushort_max_reducescatter_on_stream, 4, 3973
GPUTAP_EXPORT 2489, nvshmemx_ushort_min_reduce_on_stream, 4, 3974
GPUTAP_EXPORT 2490, nvshmemx_ushort_min_reducescatter_on_stream, 4, 3975
GPUTAP_EXPORT 2491, nvshmemx_ushort_or_reduce_on_stream, 4, 3976
GPUTAP_EXPORT 2492, nvshmemx_ushort_or_reducescatter_on_stream, 4, 3977
GPUTAP_EXPORT 2493, nvshmemx_ushort_p_on_stream, 4, 3978
GPUTAP_EXPORT 2494, nvshmemx_ushort_prod_reduce_on_stream, 4, 3979
GPUTAP_EXPORT 2495, nvshmemx_ushort_prod_reducescatter_on_stream, 4, 3980
GPUTAP_EXPORT 2496, nvshmemx_ushort_put_nbi_on_stream, 4, 3981
GPUTAP_EXPORT 2497, nvshmemx_ushort_put_on_stream, 4, 3982
GPUTAP_EXPORT 2498, nvshmemx_ushort_put_signal_nbi_on_stream, 4, 3983
GPUTAP_EXPORT 2499, nvshmemx_ushort_put_signal_on_stream, 4, 3984
GPUTAP_EXPORT 2500, nvshmemx_ushort_sum_reduce_on_stream, 4, 3985
GPUTAP_EXPORT 2501, nvshmemx_ushort_sum_reducescatter_on_stream, 4, 3986
GPUTAP_EXPORT 2502, nvshmemx_ushort_wait_until_all_on_stream, 4, 3987
GPUTAP_EXPORT 2503, nvshmemx_ushort_wait_until_all_vector_on_stream, 4, 3988
GPUTAP_EXPORT 2504, nvshmemx_ushort_wait_until_on_stream, 4, 3989
GPUTAP_EXPORT 2505, nvshmemx_ushort_xor_reduce_on_stream, 4, 3990
GPUTAP_EXPORT 2506, nvshmemx_ushort_xor_reducescatter_on_stream, 4, 3991
GPUTAP_EXPORT 2507, nvshmemx_vendor_get_version_info, 4, 3992
# GPUTAP_VERSION index, exported name, its version, family in the layer, id
GPUTAP_VERSION 0, __cudaLaunchKernel, libcudart.so.12, 1, 1105
GPUTAP_VERSION 0, __cudaLaunchKernel, libcudart.so.13, 2, 1527
GPUTAP_VERSION 1, __cudaLaunchKernel_ptsz, libcudart.so.12, 1, 1106
GPUTAP_VERSION 1, __cudaLaunchKernel_ptsz, libcudart.so.13, 2, 1528
GPUTAP_VERSION 2, cudaArrayGetInfo, libcudart.so.11.0, 0, 723
GPUTAP_VERSION 2, cudaArrayGetInfo, libcudart.so.12, 1, 1107
GPUTAP_VERSION 2, cudaArrayGetInfo, libcudart.so.13, 2, 1529
GPUTAP_VERSION 3, cudaArrayGetMemoryRequirements, libcudart.so.11.0, 0, 724
GPUTAP_VERSION 3, cudaArrayGetMemoryRequirements, libcudart.so.12, 1, 1108
GPUTAP_VERSION 3, cudaArrayGetMemoryRequirements, libcudart.so.13, 2, 1530
GPUTAP_VERSION 4, cudaArrayGetPlane, libcudart.so.11.0, 0, 725
GPUTAP_VERSION 4, cudaArrayGetPlane, libcudart.so.12, 1, 1109
GPUTAP_VERSION 4, cudaArrayGetPlane, libcudart.so.13, 2, 1531
GPUTAP_VERSION 5, cudaArrayGetSparseProperties, libcudart.so.11.0, 0, 726
GPUTAP_VERSION 5, cudaArrayGetSparseProperties, libcudart.so.12, 1, 1110
GPUTAP_VERSION 5, cudaArrayGetSparseProperties, libcudart.so.13, 2, 1532
GPUTAP_VERSION 6, cudaBindSurfaceToArray, libcudart.so.11.0, 0, 727
GPUTAP_VERSION 7, cudaBindTexture, libcudart.so.11.0, 0, 728
GPUTAP_VERSION 8, cudaBindTexture2D, libcudart.so.11.0, 0, 729
GPUTAP_VERSION 9, cudaBindTextureToArray, libcudart.so.11.0, 0, 730
GPUTAP_VERSION 10, cudaBindTextureToMipmappedArray, libcudart.so.11.0, 0, 731
GPUTAP_VERSION 11, cudaChooseDevice, libcudart.so.11.0, 0, 732
GPUTAP_VERSION 11, cudaChooseDevice, libcudart.so.12, 1, 1111
GPUTAP_VERSION 11, cudaChooseDevice, libcudart.so.13, 2, 1533
GPUTAP_VERSION 12, cudaCreateChannelDesc, libcudart.so.11.0, 0, 733
GPUTAP_VERSION 12, cudaCreateChannelDesc, libcudart.so.12, 1, 1112
GPUTAP_VERSION 12, cudaCreateChannelDesc, libcudart.so.13, 2, 1534
GPUTAP_VERSION 13, cudaCreateSurfaceObject, libcudart.so.11.0, 0, 734
GPUTAP_VERSION 13, cudaCreateSurfaceObject, libcudart.so.12, 1, 1113
GPUTAP_VERSION 13, cudaCreateSurfaceObject, libcudart.so.13, 2, 1535
GPUTAP_VERSION 14, cudaCreateTextureObject, libcudart.so.11.0, 0, 735
GPUTAP_VERSION 14, cudaCreateTextureObject, libcudart.so.12, 1, 1114
GPUTAP_VERSION 14, cudaCreateTextureObject, libcudart.so.13, 2, 1536
GPUTAP_VERSION 15, cudaCreateTextureObject_v2, libcudart.so.11.0, 0, 736
GPUTAP_VERSION 16, cudaCtxResetPersistingL2Cache, libcudart.so.11.0, 0, 737
GPUTAP_VERSION 16, cudaCtxResetPersistingL2Cache, libcudart.so.12, 1, 1115
GPUTAP_VERSION 16, cudaCtxResetPersistingL2Cache, libcudart.so.13, 2, 1537
GPUTAP_VERSION 17, cudaDestroyExternalMemory, libcudart.so.11.0, 0, 738
GPUTAP_VERSION 17, cudaDestroyExternalMemory, libcudart.so.12, 1, 1116
GPUTAP_VERSION 17, cudaDestroyExternalMemory, libcudart.so.13, 2, 1538
GPUTAP_VERSION 18, cudaDestroyExternalSemaphore, libcudart.so.11.0, 0, 739
GPUTAP_VERSION 18, cudaDestroyExternalSemaphore, libcudart.so.12, 1, 1117
GPUTAP_VERSION 18, cudaDestroyExternalSemaphore, libcudart.so.13, 2, 1539
GPUTAP_VERSION 19, cudaDestroySurfaceObject, libcudart.so.11.0, 0, 740
GPUTAP_VERSION 19, cudaDestroySurfaceObject, libcudart.so.12, 1, 1118
GPUTAP_VERSION 19, cudaDestroySurfaceObject, libcudart.so.13, 2, 1540
GPUTAP_VERSION 20, cudaDestroyTextureObject, libcudart.so.11.0, 0, 741
GPUTAP_VERSION 20, cudaDestroyTextureObject, libcudart.so.12, 1, 1119
GPUTAP_VERSION 20, cudaDestroyTextureObject, libcudart.so.13, 2, 1541
GPUTAP_VERSION 21, cudaDevResourceGenerateDesc, libcudart.so.13, 2, 1542
GPUTAP_VERSION 22, cudaDevSmResourceSplit, libcudart.so.13, 2, 1543
GPUTAP_VERSION 23, cudaDevSmResourceSplitByCount, libcudart.so.13, 2, 1544
GPUTAP_VERSION 24, cudaDeviceCanAccessPeer, libcudart.so.11.0, 0, 742
GPUTAP_VERSION 24, cudaDeviceCanAccessPeer, libcudart.so.12, 1, 1120
GPUTAP_VERSION 24, cudaDeviceCanAccessPeer, libcudart.so.13, 2, 1545
GPUTAP_VERSION 25, cudaDeviceDisablePeerAccess, libcudart.so.11.0, 0, 743
GPUTAP_VERSION 25, cudaDeviceDisablePeerAccess, libcudart.so.12, 1, 1121
GPUTAP_VERSION 25, cudaDeviceDisablePeerAccess, libcudart.so.13, 2, 1546
GPUTAP_VERSION 26, cudaDeviceEnablePeerAccess, libcudart.so.11.0, 0, 744
GPUTAP_VERSION 26, cudaDeviceEnablePeerAccess, libcudart.so.12, 1, 1122
GPUTAP_VERSION 26, cudaDeviceEnablePeerAccess, libcudart.so.13, 2, 1547
GPUTAP_VERSION 27, cudaDeviceFlushGPUDirectRDMAWrites, libcudart.so.11.0, 0, 745
GPUTAP_VERSION 27, cudaDeviceFlushGPUDirectRDMAWrites, libcudart.so.12, 1, 1123
GPUTAP_VERSION 27, cudaDeviceFlushGPUDirectRDMAWrites, libcudart.so.13, 2, 1548
GPUTAP_VERSION 28, cudaDeviceGetAttribute, libcudart.so.11.0, 0, 746
GPUTAP_VERSION 28, cudaDeviceGetAttribute, libcudart.so.12, 1, 1124
GPUTAP_VERSION 28, cudaDeviceGetAttribute, libcudart.so.13, 2, 1549
GPUTAP_VERSION 29, cudaDeviceGetByPCIBusId, libcudart.so.11.0, 0, 747
GPUTAP_VERSION 29, cudaDeviceGetByPCIBusId, libcudart.so.12, 1, 1125
GPUTAP_VERSION 29, cudaDeviceGetByPCIBusId, libcudart.so.13, 2, 1550
GPUTAP_VERSION 30, cudaDeviceGetCacheConfig, libcudart.so.11.0, 0, 748
GPUTAP_VERSION 30, cudaDeviceGetCacheConfig, libcudart.so.12, 1, 1126
GPUTAP_VERSION 30, cudaDeviceGetCacheConfig, libcudart.so.13, 2, 1551
GPUTAP_VERSION 31, cudaDeviceGetDefaultMemPool, libcudart.so.11.0, 0, 749
GPUTAP_VERSION 31, cudaDeviceGetDefaultMemPool, libcudart.so.12, 1, 1127
GPUTAP_VERSION 31, cudaDeviceGetDefaultMemPool, libcudart.so.13, 2, 1552
GPUTAP_VERSION 32, cudaDeviceGetDevResource, libcudart.so.13, 2, 1553
GPUTAP_VERSION 33, cudaDeviceGetExecutionCtx, libcudart.so.13, 2, 1554
GPUTAP_VERSION 34, cudaDeviceGetGraphMemAttribute, libcudart.so.11.0, 0, 750
GPUTAP_VERSION 34, cudaDeviceGetGraphMemAttribute, libcudart.so.12, 1, 1128
GPUTAP_VERSION 34, cudaDeviceGetGraphMemAttribute, libcudart.so.13, 2, 1555
GPUTAP_VERSION 35, cudaDeviceGetHostAtomicCapabilities, libcudart.so.13, 2, 1556
GPUTAP_VERSION 36, cudaDeviceGetLimit, libcudart.so.11.0, 0, 751
GPUTAP_VERSION 36, cudaDeviceGetLimit, libcudart.so.12, 1, 1129
GPUTAP_VERSION 36, cudaDeviceGetLimit, libcudart.so.13, 2, 1557
GPUTAP_VERSION 37, cudaDeviceGetMemPool, libcudart.so.11.0, 0, 752
GPUTAP_VERSION 37, cudaDeviceGetMemPool, libcudart.so.12, 1, 1130
GPUTAP_VERSION 37, cudaDeviceGetMemPool, libcudart.so.13, 2, 1558
GPUTAP_VERSION 38, cudaDeviceGetNvSciSyncAttributes, libcudart.so.11.0, 0, 753
GPUTAP_VERSION 38, cudaDeviceGetNvSciSyncAttributes, libcudart.so.12, 1, 1131
GPUTAP_VERSION 38, cudaDeviceGetNvSciSyncAttributes, libcudart.so.13, 2, 1559
GPUTAP_VERSION 39, cudaDeviceGetP2PAtomicCapabilities, libcudart.so.13, 2, 1560
GPUTAP_VERSION 40, cudaDeviceGetP2PAttribute, libcudart.so.11.0, 0, 754
GPUTAP_VERSION 40, cudaDeviceGetP2PAttribute, libcudart.so.12, 1, 1132
GPUTAP_VERSION 40, cudaDeviceGetP2PAttribute, libcudart.so.13, 2, 1561
GPUTAP_VERSION 41, cudaDeviceGetPCIBusId, libcudart.so.11.0, 0, 755
GPUTAP_VERSION 41, cudaDeviceGetPCIBusId, libcudart.so.12, 1, 1133
GPUTAP_VERSION 41, cudaDeviceGetPCIBusId, libcudart.so.13, 2, 1562
GPUTAP_VERSION 42, cudaDeviceGetSharedMemConfig, libcudart.so.11.0, 0, 756
GPUTAP_VERSION 42, cudaDeviceGetSharedMemConfig, libcudart.so.12, 1, 1134
GPUTAP_VERSION 42, cudaDeviceGetSharedMemConfig, libcudart.so.13, 2, 1563
GPUTAP_VERSION 43, cudaDeviceGetStreamPriorityRange, libcudart.so.11.0, 0, 757
GPUTAP_VERSION 43, cudaDeviceGetStreamPriorityRange, libcudart.so.12, 1, 1135
GPUTAP_VERSION 43, cudaDeviceGetStreamPriorityRange, libcudart.so.13, 2, 1564
GPUTAP_VERSION 44, cudaDeviceGetTexture1DLinearMaxWidth, libcudart.so.11.0, 0, 758
GPUTAP_VERSION 44, cudaDeviceGetTexture1DLinearMaxWidth, libcudart.so.12, 1, 1136
GPUTAP_VERSION 44, cudaDeviceGetTexture1DLinearMaxWidth, libcudart.so.13, 2, 1565
GPUTAP_VERSION 45, cudaDeviceGraphMemTrim, libcudart.so.11.0, 0, 759
GPUTAP_VERSION 45, cudaDeviceGraphMemTrim, libcudart.so.12, 1, 1137
GPUTAP_VERSION 45, cudaDeviceGraphMemTrim, libcudart.so.13, 2, 1566
GPUTAP_VERSION 46, cudaDeviceRegisterAsyncNotification, libcudart.so.12, 1, 1138
GPUTAP_VERSION 46, cudaDeviceRegisterAsyncNotification, libcudart.so.13, 2, 1567
GPUTAP_VERSION 47, cudaDeviceReset, libcudart.so.11.0, 0, 760
GPUTAP_VERSION 47, cudaDeviceReset, libcudart.so.12, 1, 1139
GPUTAP_VERSION 47, cudaDeviceReset, libcudart.so.13, 2, 1568
GPUTAP_VERSION 48, cudaDeviceSetCacheConfig, libcudart.so.11.0, 0, 761
GPUTAP_VERSION 48, cudaDeviceSetCacheConfig, libcudart.so.12, 1, 1140
GPUTAP_VERSION 48, cudaDeviceSetCacheConfig, libcudart.so.13, 2, 1569
GPUTAP_VERSION 49, cudaDeviceSetGraphMemAttribute, libcudart.so.11.0, 0, 762
GPUTAP_VERSION 49, cudaDeviceSetGraphMemAttribute, libcudart.so.12, 1, 1141
GPUTAP_VERSION 49, cudaDeviceSetGraphMemAttribute, libcudart.so.13, 2, 1570
GPUTAP_VERSION 50, cudaDeviceSetLimit, libcudart.so.11.0, 0, 763
GPUTAP_VERSION 50, cudaDeviceSetLimit, libcudart.so.12, 1, 1142
GPUTAP_VERSION 50, cudaDeviceSetLimit, libcudart.so.13, 2, 1571
GPUTAP_VERSION 51, cudaDeviceSetMemPool, libcudart.so.11.0, 0, 764
GPUTAP_VERSION 51, cudaDeviceSetMemPool, libcudart.so.12, 1, 1143
GPUTAP_VERSION 51, cudaDeviceSetMemPool, libcudart.so.13, 2, 1572
GPUTAP_VERSION 52, cudaDeviceSetSharedMemConfig, libcudart.so.11.0, 0, 765
GPUTAP_VERSION 52, cudaDeviceSetSharedMemConfig, libcudart.so.12, 1, 1144
GPUTAP_VERSION 52, cudaDeviceSetSharedMemConfig, libcudart.so.13, 2, 1573
GPUTAP_VERSION 53, cudaDeviceSynchronize, libcudart.so.11.0, 0, 766
GPUTAP_VERSION 53, cudaDeviceSynchronize, libcudart.so.12, 1, 1145
GPUTAP_VERSION 53, cudaDeviceSynchronize, libcudart.so.13, 2, 1574
GPUTAP_VERSION 54, cudaDeviceUnregisterAsyncNotification, libcudart.so.12, 1, 1146
GPUTAP_VERSION 54, cudaDeviceUnregisterAsyncNotification, libcudart.so.13, 2, 1575
GPUTAP_VERSION 55, cudaDriverGetVersion, libcudart.so.11.0, 0, 767
GPUTAP_VERSION 55, cudaDriverGetVersion, libcudart.so.12, 1, 1147
GPUTAP_VERSION 55, cudaDriverGetVersion, libcudart.so.13, 2, 1576
GPUTAP_VERSION 56, cudaEGLStreamConsumerAcquireFrame, libcudart.so.11.0, 0, 768
GPUTAP_VERSION 56, cudaEGLStreamConsumerAcquireFrame, libcudart.so.12, 1, 1148
GPUTAP_VERSION 56, cudaEGLStreamConsumerAcquireFrame, libcudart.so.13, 2, 1577
GPUTAP_VERSION 57, cudaEGLStreamConsumerConnect, libcudart.so.11.0, 0, 769
GPUTAP_VERSION 57, cudaEGLStreamConsumerConnect, libcudart.so.12, 1, 1149
GPUTAP_VERSION 57, cudaEGLStreamConsumerConnect, libcudart.so.13, 2, 1578
GPUTAP_VERSION 58, cudaEGLStreamConsumerConnectWithFlags, libcudart.so.11.0, 0, 770
GPUTAP_VERSION 58, cudaEGLStreamConsumerConnectWithFlags, libcudart.so.12, 1, 1150
GPUTAP_VERSION 58, cudaEGLStreamConsumerConnectWithFlags, libcudart.so.13, 2, 1579
GPUTAP_VERSION 59, cudaEGLStreamConsumerDisconnect, libcudart.so.11.0, 0, 771
GPUTAP_VERSION 59, cudaEGLStreamConsumerDisconnect, libcudart.so.12, 1, 1151
GPUTAP_VERSION 59, cudaEGLStreamConsumerDisconnect, libcudart.so.13, 2, 1580
GPUTAP_VERSION 60, cudaEGLStreamConsumerReleaseFrame, libcudart.so.11.0, 0, 772
GPUTAP_VERSION 60, cudaEGLStreamConsumerReleaseFrame, libcudart.so.12, 1, 1152
GPUTAP_VERSION 60, cudaEGLStreamConsumerReleaseFrame, libcudart.so.13, 2, 1581
GPUTAP_VERSION 61, cudaEGLStreamProducerConnect, libcudart.so.11.0, 0, 773
GPUTAP_VERSION 61, cudaEGLStreamProducerConnect, libcudart.so.12, 1, 1153
GPUTAP_VERSION 61, cudaEGLStreamProducerConnect, libcudart.so.13, 2, 1582
GPUTAP_VERSION 62, cudaEGLStreamProducerDisconnect, libcudart.so.11.0, 0, 774
GPUTAP_VERSION 62, cudaEGLStreamProducerDisconnect, libcudart.so.12, 1, 1154
GPUTAP_VERSION 62, cudaEGLStreamProducerDisconnect, libcudart.so.13, 2, 1583
GPUTAP_VERSION 63, cudaEGLStreamProducerReturnFrame, libcudart.so.11.0, 0, 775
GPUTAP_VERSION 63, cudaEGLStreamProducerReturnFrame, libcudart.so.12, 1, 1155
GPUTAP_VERSION 63, cudaEGLStreamProducerReturnFrame, libcudart.so.13, 2, 1584
GPUTAP_VERSION 64, cudaEventCreate, libcudart.so.11.0, 0, 776
GPUTAP_VERSION 64, cudaEventCreate, libcudart.so.12, 1, 1156
GPUTAP_VERSION 64, cudaEventCreate, libcudart.so.13, 2, 1585
GPUTAP_VERSION 65, cudaEventCreateFromEGLSync, libcudart.so.11.0, 0, 777
GPUTAP_VERSION 65, cudaEventCreateFromEGLSync, libcudart.so.12, 1, 1157
GPUTAP_VERSION 65, cudaEventCreateFromEGLSync, libcudart.so.13, 2, 1586
GPUTAP_VERSION 66, cudaEventCreateWithFlags, libcudart.so.11.0, 0, 778
GPUTAP_VERSION 66, cudaEventCreateWithFlags, libcudart.so.12, 1, 1158
GPUTAP_VERSION 66, cudaEventCreateWithFlags, libcudart.so.13, 2, 1587
GPUTAP_VERSION 67, cudaEventDestroy, libcudart.so.11.0, 0, 779
GPUTAP_VERSION 67, cudaEventDestroy, libcudart.so.12, 1, 1159
GPUTAP_VERSION 67, cudaEventDestroy, libcudart.so.13, 2, 1588
GPUTAP_VERSION 68, cudaEventElapsedTime, libcudart.so.11.0, 0, 780
GPUTAP_VERSION 68, cudaEventElapsedTime, libcudart.so.12, 1, 1160
GPUTAP_VERSION 68, cudaEventElapsedTime, libcudart.so.13, 2, 1589
GPUTAP_VERSION 69, cudaEventElapsedTime_v2, libcudart.so.12, 1, 1161
GPUTAP_VERSION 70, cudaEventQuery, libcudart.so.11.0, 0, 781
GPUTAP_VERSION 70, cudaEventQuery, libcudart.so.12, 1, 1162
GPUTAP_VERSION 70, cudaEventQuery, libcudart.so.13, 2, 1590
GPUTAP_VERSION 71, cudaEventRecord, libcudart.so.11.0, 0, 782
GPUTAP_VERSION 71, cudaEventRecord, libcudart.so.12, 1, 1163
GPUTAP_VERSION 71, cudaEventRecord, libcudart.so.13, 2, 1591
GPUTAP_VERSION 72, cudaEventRecordWithFlags, libcudart.so.11.0, 0, 783
GPUTAP_VERSION 72, cudaEventRecordWithFlags, libcudart.so.12, 1, 1164
GPUTAP_VERSION 72, cudaEventRecordWithFlags, libcudart.so.13, 2, 1592
GPUTAP_VERSION 73, cudaEventRecordWithFlags_ptsz, libcudart.so.11.0, 0, 784
GPUTAP_VERSION 73, cudaEventRecordWithFlags_ptsz, libcudart.so.12, 1, 1165
GPUTAP_VERSION 73, cudaEventRecordWithFlags_ptsz, libcudart.so.13, 2, 1593
GPUTAP_VERSION 74, cudaEventRecord_ptsz, libcudart.so.11.0, 0, 785
GPUTAP_VERSION 74, cudaEventRecord_ptsz, libcudart.so.12, 1, 1166
GPUTAP_VERSION 74, cudaEventRecord_ptsz, libcudart.so.13, 2, 1594
GPUTAP_VERSION 75, cudaEventSynchronize, libcudart.so.11.0, 0, 786
GPUTAP_VERSION 75, cudaEventSynchronize, libcudart.so.12, 1, 1167
GPUTAP_VERSION 75, cudaEventSynchronize, libcudart.so.13, 2, 1595
GPUTAP_VERSION 76, cudaExecutionCtxDestroy, libcudart.so.13, 2, 1596
GPUTAP_VERSION 77, cudaExecutionCtxGetDevResource, libcudart.so.13, 2, 1597
GPUTAP_VERSION 78, cudaExecutionCtxGetDevice, libcudart.so.13, 2, 1598
GPUTAP_VERSION 79, cudaExecutionCtxGetId, libcudart.so.13, 2, 1599
GPUTAP_VERSION 80, cudaExecutionCtxRecordEvent, libcudart.so.13, 2, 1600
GPUTAP_VERSION 81, cudaExecutionCtxStreamCreate, libcudart.so.13, 2, 1601
GPUTAP_VERSION 82, cudaExecutionCtxSynchronize, libcudart.so.13, 2, 1602
GPUTAP_VERSION 83, cudaExecutionCtxWaitEvent, libcudart.so.13, 2, 1603
GPUTAP_VERSION 84, cudaExternalMemoryGetMappedBuffer, libcudart.so.11.0, 0, 787
GPUTAP_VERSION 84, cudaExternalMemoryGetMappedBuffer, libcudart.so.12, 1, 1168
GPUTAP_VERSION 84, cudaExternalMemoryGetMappedBuffer, libcudart.so.13, 2, 1604
GPUTAP_VERSION 85, cudaExternalMemoryGetMappedMipmappedArray, libcudart.so.11.0, 0, 788
GPUTAP_VERSION 85, cudaExternalMemoryGetMappedMipmappedArray, libcudart.so.12, 1, 1169
GPUTAP_VERSION 85, cudaExternalMemoryGetMappedMipmappedArray, libcudart.so.13, 2, 1605
GPUTAP_VERSION 86, cudaFree, libcudart.so.11.0, 0, 789
GPUTAP_VERSION 86, cudaFree, libcudart.so.12, 1, 1170
GPUTAP_VERSION 86, cudaFree, libcudart.so.13, 2, 1606
GPUTAP_VERSION 87, cudaFreeArray, libcudart.so.11.0, 0, 790
GPUTAP_VERSION 87, cudaFreeArray, libcudart.so.12, 1, 1171
GPUTAP_VERSION 87, cudaFreeArray, libcudart.so.13, 2, 1607
GPUTAP_VERSION 88, cudaFreeAsync, libcudart.so.11.0, 0, 791
GPUTAP_VERSION 88, cudaFreeAsync, libcudart.so.12, 1, 1172
GPUTAP_VERSION 88, cudaFreeAsync, libcudart.so.13, 2, 1608
GPUTAP_VERSION 89, cudaFreeAsync_ptsz, libcudart.so.11.0, 0, 792
GPUTAP_VERSION 89, cudaFreeAsync_ptsz, libcudart.so.12, 1, 1173
GPUTAP_VERSION 89, cudaFreeAsync_ptsz, libcudart.so.13, 2, 1609
GPUTAP_VERSION 90, cudaFreeHost, libcudart.so.11.0, 0, 793
GPUTAP_VERSION 90, cudaFreeHost, libcudart.so.12, 1, 1174
GPUTAP_VERSION 90, cudaFreeHost, libcudart.so.13, 2, 1610
GPUTAP_VERSION 91, cudaFreeMipmappedArray, libcudart.so.11.0, 0, 794
GPUTAP_VERSION 91, cudaFreeMipmappedArray, libcudart.so.12, 1, 1175
GPUTAP_VERSION 91, cudaFreeMipmappedArray, libcudart.so.13, 2, 1611
GPUTAP_VERSION 92, cudaFuncGetAttributes, libcudart.so.11.0, 0, 795
GPUTAP_VERSION 92, cudaFuncGetAttributes, libcudart.so.12, 1, 1176
GPUTAP_VERSION 92, cudaFuncGetAttributes, libcudart.so.13, 2, 1612
GPUTAP_VERSION 93, cudaFuncGetName, libcudart.so.12, 1, 1177
GPUTAP_VERSION 93, cudaFuncGetName, libcudart.so.13, 2, 1613
GPUTAP_VERSION 94, cudaFuncGetParamCount, libcudart.so.13, 2, 1614
GPUTAP_VERSION 95, cudaFuncGetParamInfo, libcudart.so.12, 1, 1178
GPUTAP_VERSION 95, cudaFuncGetParamInfo, libcudart.so.13, 2, 1615
GPUTAP_VERSION 96, cudaFuncSetAttribute, libcudart.so.11.0, 0, 796
GPUTAP_VERSION 96, cudaFuncSetAttribute, libcudart.so.12, 1, 1179
GPUTAP_VERSION 96, cudaFuncSetAttribute, libcudart.so.13, 2, 1616
GPUTAP_VERSION 97, cudaFuncSetCacheConfig, libcudart.so.11.0, 0, 797
GPUTAP_VERSION 97, cudaFuncSetCacheConfig, libcudart.so.12, 1, 1180
GPUTAP_VERSION 97, cudaFuncSetCacheConfig, libcudart.so.13, 2, 1617
GPUTAP_VERSION 98, cudaFuncSetSharedMemConfig, libcudart.so.11.0, 0, 798
GPUTAP_VERSION 98, cudaFuncSetSharedMemConfig, libcudart.so.12, 1, 1181
GPUTAP_VERSION 98, cudaFuncSetSharedMemConfig, libcudart.so.13, 2, 1618
GPUTAP_VERSION 99, cudaGLGetDevices, libcudart.so.11.0, 0, 799
GPUTAP_VERSION 99, cudaGLGetDevices, libcudart.so.12, 1, 1182
GPUTAP_VERSION 99, cudaGLGetDevices, libcudart.so.13, 2, 1619
GPUTAP_VERSION 100, cudaGLMapBufferObject, libcudart.so.11.0, 0, 800
GPUTAP_VERSION 100, cudaGLMapBufferObject, libcudart.so.12, 1, 1183
GPUTAP_VERSION 100, cudaGLMapBufferObject, libcudart.so.13, 2, 1620
GPUTAP_VERSION 101, cudaGLMapBufferObjectAsync, libcudart.so.11.0, 0, 801
GPUTAP_VERSION 101, cudaGLMapBufferObjectAsync, libcudart.so.12, 1, 1184
GPUTAP_VERSION 101, cudaGLMapBufferObjectAsync, libcudart.so.13, 2, 1621
GPUTAP_VERSION 102, cudaGLRegisterBufferObject, libcudart.so.11.0, 0, 802
GPUTAP_VERSION 102, cudaGLRegisterBufferObject, libcudart.so.12, 1, 1185
GPUTAP_VERSION 102, cudaGLRegisterBufferObject, libcudart.so.13, 2, 1622
GPUTAP_VERSION 103, cudaGLSetBufferObjectMapFlags, libcudart.so.11.0, 0, 803
GPUTAP_VERSION 103, cudaGLSetBufferObjectMapFlags, libcudart.so.12, 1, 1186
GPUTAP_VERSION 103, cudaGLSetBufferObjectMapFlags, libcudart.so.13, 2, 1623
GPUTAP_VERSION 104, cudaGLSetGLDevice, libcudart.so.11.0, 0, 804
GPUTAP_VERSION 104, cudaGLSetGLDevice, libcudart.so.12, 1, 1187
GPUTAP_VERSION 104, cudaGLSetGLDevice, libcudart.so.13, 2, 1624
GPUTAP_VERSION 105, cudaGLUnmapBufferObject, libcudart.so.11.0, 0, 805
GPUTAP_VERSION 105, cudaGLUnmapBufferObject, libcudart.so.12, 1, 1188
GPUTAP_VERSION 105, cudaGLUnmapBufferObject, libcudart.so.13, 2, 1625
GPUTAP_VERSION 106, cudaGLUnmapBufferObjectAsync, libcudart.so.11.0, 0, 806
GPUTAP_VERSION 106, cudaGLUnmapBufferObjectAsync, libcudart.so.12, 1, 1189
GPUTAP_VERSION 106, cudaGLUnmapBufferObjectAsync, libcudart.so.13, 2, 1626
GPUTAP_VERSION 107, cudaGLUnregisterBufferObject, libcudart.so.11.0, 0, 807
GPUTAP_VERSION 107, cudaGLUnregisterBufferObject, libcudart.so.12, 1, 1190
GPUTAP_VERSION 107, cudaGLUnregisterBufferObject, libcudart.so.13, 2, 1627
GPUTAP_VERSION 108, cudaGetChannelDesc, libcudart.so.11.0, 0, 808
GPUTAP_VERSION 108, cudaGetChannelDesc, libcudart.so.12, 1, 1191
GPUTAP_VERSION 108, cudaGetChannelDesc, libcudart.so.13, 2, 1628
GPUTAP_VERSION 109, cudaGetDevice, libcudart.so.11.0, 0, 809
GPUTAP_VERSION 109, cudaGetDevice, libcudart.so.12, 1, 1192
GPUTAP_VERSION 109, cudaGetDevice, libcudart.so.13, 2, 1629
GPUTAP_VERSION 110, cudaGetDeviceCount, libcudart.so.11.0, 0, 810
GPUTAP_VERSION 110, cudaGetDeviceCount, libcudart.so.12, 1, 1193
GPUTAP_VERSION 110, cudaGetDeviceCount, libcudart.so.13, 2, 1630
GPUTAP_VERSION 111, cudaGetDeviceFlags, libcudart.so.11.0, 0, 811
GPUTAP_VERSION 111, cudaGetDeviceFlags, libcudart.so.12, 1, 1194
GPUTAP_VERSION 111, cudaGetDeviceFlags, libcudart.so.13, 2, 1631
GPUTAP_VERSION 112, cudaGetDeviceProperties, libcudart.so.11.0, 0, 812
GPUTAP_VERSION 112, cudaGetDeviceProperties, libcudart.so.12, 1, 1195
GPUTAP_VERSION 112, cudaGetDeviceProperties, libcudart.so.13, 2, 1632
GPUTAP_VERSION 113, cudaGetDeviceProperties_v2, libcudart.so.12, 1, 1196
GPUTAP_VERSION 114, cudaGetDriverEntryPoint, libcudart.so.11.0, 0, 813
GPUTAP_VERSION 114, cudaGetDriverEntryPoint, libcudart.so.12, 1, 1197
GPUTAP_VERSION 114, cudaGetDriverEntryPoint, libcudart.so.13, 2, 1633
GPUTAP_VERSION 115, cudaGetDriverEntryPointByVersion, libcudart.so.12, 1, 1198
GPUTAP_VERSION 115, cudaGetDriverEntryPointByVersion, libcudart.so.13, 2, 1634
GPUTAP_VERSION 116, cudaGetDriverEntryPointByVersion_ptsz, libcudart.so.12, 1, 1199
GPUTAP_VERSION 116, cudaGetDriverEntryPointByVersion_ptsz, libcudart.so.13, 2, 1635
GPUTAP_VERSION 117, cudaGetDriverEntryPoint_ptsz, libcudart.so.11.0, 0, 814
GPUTAP_VERSION 117, cudaGetDriverEntryPoint_ptsz, libcudart.so.12, 1, 1200
GPUTAP_VERSION 117, cudaGetDriverEntryPoint_ptsz, libcudart.so.13, 2, 1636
GPUTAP_VERSION 118, cudaGetErrorName, libcudart.so.11.0, 0, 815
GPUTAP_VERSION 118, cudaGetErrorName, libcudart.so.12, 1, 1201
GPUTAP_VERSION 118, cudaGetErrorName, libcudart.so.13, 2, 1637
GPUTAP_VERSION 119, cudaGetErrorString, libcudart.so.11.0, 0, 816
GPUTAP_VERSION 119, cudaGetErrorString, libcudart.so.12, 1, 1202
GPUTAP_VERSION 119, cudaGetErrorString, libcudart.so.13, 2, 1638
GPUTAP_VERSION 120, cudaGetExportTable, libcudart.so.11.0, 0, 817
GPUTAP_VERSION 120, cudaGetExportTable, libcudart.so.12, 1, 1203
GPUTAP_VERSION 120, cudaGetExportTable, libcudart.so.13, 2, 1639
GPUTAP_VERSION 121, cudaGetFuncBySymbol, libcudart.so.11.0, 0, 818
GPUTAP_VERSION 121, cudaGetFuncBySymbol, libcudart.so.12, 1, 1204
GPUTAP_VERSION 121, cudaGetFuncBySymbol, libcudart.so.13, 2, 1640
GPUTAP_VERSION 122, cudaGetKernel, libcudart.so.12, 1, 1205
GPUTAP_VERSION 122, cudaGetKernel, libcudart.so.13, 2, 1641
GPUTAP_VERSION 123, cudaGetLastError, libcudart.so.11.0, 0, 819
GPUTAP_VERSION 123, cudaGetLastError, libcudart.so.12, 1, 1206
GPUTAP_VERSION 123, cudaGetLastError, libcudart.so.13, 2, 1642
GPUTAP_VERSION 124, cudaGetMipmappedArrayLevel, libcudart.so.11.0, 0, 820
GPUTAP_VERSION 124, cudaGetMipmappedArrayLevel, libcudart.so.12, 1, 1207
GPUTAP_VERSION 124, cudaGetMipmappedArrayLevel, libcudart.so.13, 2, 1643
GPUTAP_VERSION 125, cudaGetSurfaceObjectResourceDesc, libcudart.so.11.0, 0, 821
GPUTAP_VERSION 125, cudaGetSurfaceObjectResourceDesc, libcudart.so.12, 1, 1208
GPUTAP_VERSION 125, cudaGetSurfaceObjectResourceDesc, libcudart.so.13, 2, 1644
GPUTAP_VERSION 126, cudaGetSurfaceReference, libcudart.so.11.0, 0, 822
GPUTAP_VERSION 127, cudaGetSymbolAddress, libcudart.so.11.0, 0, 823
GPUTAP_VERSION 127, cudaGetSymbolAddress, libcudart.so.12, 1, 1209
GPUTAP_VERSION 127, cudaGetSymbolAddress, libcudart.so.13, 2, 1645
GPUTAP_VERSION 128, cudaGetSymbolSize, libcudart.so.11.0, 0, 824
GPUTAP_VERSION 128, cudaGetSymbolSize, libcudart.so.12, 1, 1210
GPUTAP_VERSION 128, cudaGetSymbolSize, libcudart.so.13, 2, 1646
GPUTAP_VERSION 129, cudaGetTextureAlignmentOffset, libcudart.so.11.0, 0, 825
GPUTAP_VERSION 130, cudaGetTextureObjectResourceDesc, libcudart.so.11.0, 0, 826
GPUTAP_VERSION 130, cudaGetTextureObjectResourceDesc, libcudart.so.12, 1, 1211
GPUTAP_VERSION 130, cudaGetTextureObjectResourceDesc, libcudart.so.13, 2, 1647
GPUTAP_VERSION 131, cudaGetTextureObjectResourceViewDesc, libcudart.so.11.0, 0, 827
GPUTAP_VERSION 131, cudaGetTextureObjectResourceViewDesc, libcudart.so.12, 1, 1212
GPUTAP_VERSION 131, cudaGetTextureObjectResourceViewDesc, libcudart.so.13, 2, 1648
GPUTAP_VERSION 132, cudaGetTextureObjectTextureDesc, libcudart.so.11.0, 0, 828
GPUTAP_VERSION 132, cudaGetTextureObjectTextureDesc, libcudart.so.12, 1, 1213
GPUTAP_VERSION 132, cudaGetTextureObjectTextureDesc, libcudart.so.13, 2, 1649
GPUTAP_VERSION 133, cudaGetTextureObjectTextureDesc_v2, libcudart.so.11.0, 0, 829
GPUTAP_VERSION 134, cudaGetTextureReference, libcudart.so.11.0, 0, 830
GPUTAP_VERSION 135, cudaGraphAddChildGraphNode, libcudart.so.11.0, 0, 831
GPUTAP_VERSION 135, cudaGraphAddChildGraphNode, libcudart.so.12, 1, 1214
GPUTAP_VERSION 135, cudaGraphAddChildGraphNode, libcudart.so.13, 2, 1650
GPUTAP_VERSION 136, cudaGraphAddDependencies, libcudart.so.11.0, 0, 832
GPUTAP_VERSION 136, cudaGraphAddDependencies, libcudart.so.12, 1, 1215
GPUTAP_VERSION 136, cudaGraphAddDependencies, libcudart.so.13, 2, 1651
GPUTAP_VERSION 137, cudaGraphAddDependencies_v2, libcudart.so.12, 1, 1216
GPUTAP_VERSION 138, cudaGraphAddEmptyNode, libcudart.so.11.0, 0, 833
GPUTAP_VERSION 138, cudaGraphAddEmptyNode, libcudart.so.12, 1, 1217
GPUTAP_VERSION 138, cudaGraphAddEmptyNode, libcudart.so.13, 2, 1652
GPUTAP_VERSION 139, cudaGraphAddEventRecordNode, libcudart.so.11.0, 0, 834
GPUTAP_VERSION 139, cudaGraphAddEventRecordNode, libcudart.so.12, 1, 1218
GPUTAP_VERSION 139, cudaGraphAddEventRecordNode, libcudart.so.13, 2, 1653
GPUTAP_VERSION 140, cudaGraphAddEventWaitNode, libcudart.so.11.0, 0, 835
GPUTAP_VERSION 140, cudaGraphAddEventWaitNode, libcudart.so.12, 1, 1219
GPUTAP_VERSION 140, cudaGraphAddEventWaitNode, libcudart.so.13, 2, 1654
GPUTAP_VERSION 141, cudaGraphAddExternalSemaphoresSignalNode, libcudart.so.11.0, 0, 836
GPUTAP_VERSION 141, cudaGraphAddExternalSemaphoresSignalNode, libcudart.so.12, 1, 1220
GPUTAP_VERSION 141, cudaGraphAddExternalSemaphoresSignalNode, libcudart.so.13, 2, 1655
GPUTAP_VERSION 142, cudaGraphAddExternalSemaphoresWaitNode, libcudart.so.11.0, 0, 837
GPUTAP_VERSION 142, cudaGraphAddExternalSemaphoresWaitNode, libcudart.so.12, 1, 1221
GPUTAP_VERSION 142, cudaGraphAddExternalSemaphoresWaitNode, libcudart.so.13, 2, 1656
GPUTAP_VERSION 143, cudaGraphAddHostNode, libcudart.so.11.0, 0, 838
GPUTAP_VERSION 143, cudaGraphAddHostNode, libcudart.so.12, 1, 1222
GPUTAP_VERSION 143, cudaGraphAddHostNode, libcudart.so.13, 2, 1657
GPUTAP_VERSION 144, cudaGraphAddKernelNode, libcudart.so.11.0, 0, 839
GPUTAP_VERSION 144, cudaGraphAddKernelNode, libcudart.so.12, 1, 1223
GPUTAP_VERSION 144, cudaGraphAddKernelNode, libcudart.so.13, 2, 1658
GPUTAP_VERSION 145, cudaGraphAddMemAllocNode, libcudart.so.11.0, 0, 840
GPUTAP_VERSION 145, cudaGraphAddMemAllocNode, libcudart.so.12, 1, 1224
GPUTAP_VERSION 145, cudaGraphAddMemAllocNode, libcudart.so.13, 2, 1659
GPUTAP_VERSION 146, cudaGraphAddMemFreeNode, libcudart.so.11.0, 0, 841
GPUTAP_VERSION 146, cudaGraphAddMemFreeNode, libcudart.so.12, 1, 1225
GPUTAP_VERSION 146, cudaGraphAddMemFreeNode, libcudart.so.13, 2, 1660
GPUTAP_VERSION 147, cudaGraphAddMemcpyNode, libcudart.so.11.0, 0, 842
GPUTAP_VERSION 147, cudaGraphAddMemcpyNode, libcudart.so.12, 1, 1226
GPUTAP_VERSION 147, cudaGraphAddMemcpyNode, libcudart.so.13, 2, 1661
GPUTAP_VERSION 148, cudaGraphAddMemcpyNode1D, libcudart.so.11.0, 0, 843
GPUTAP_VERSION 148, cudaGraphAddMemcpyNode1D, libcudart.so.12, 1, 1227
GPUTAP_VERSION 148, cudaGraphAddMemcpyNode1D, libcudart.so.13, 2, 1662
GPUTAP_VERSION 149, cudaGraphAddMemcpyNodeFromSymbol, libcudart.so.11.0, 0, 844
GPUTAP_VERSION 149, cudaGraphAddMemcpyNodeFromSymbol, libcudart.so.12, 1, 1228
GPUTAP_VERSION 149, cudaGraphAddMemcpyNodeFromSymbol, libcudart.so.13, 2, 1663
GPUTAP_VERSION 150, cudaGraphAddMemcpyNodeToSymbol, libcudart.so.11.0, 0, 845
GPUTAP_VERSION 150, cudaGraphAddMemcpyNodeToSymbol, libcudart.so.12, 1, 1229
GPUTAP_VERSION 150, cudaGraphAddMemcpyNodeToSymbol, libcudart.so.13, 2, 1664
GPUTAP_VERSION 151, cudaGraphAddMemsetNode, libcudart.so.11.0, 0, 846
GPUTAP_VERSION 151, cudaGraphAddMemsetNode, libcudart.so.12, 1, 1230
GPUTAP_VERSION 151, cudaGraphAddMemsetNode, libcudart.so.13, 2, 1665
GPUTAP_VERSION 152, cudaGraphAddNode, libcudart.so.12, 1, 1231
GPUTAP_VERSION 152, cudaGraphAddNode, libcudart.so.13, 2, 1666
GPUTAP_VERSION 153, cudaGraphAddNode_v2, libcudart.so.12, 1, 1232
GPUTAP_VERSION 154, cudaGraphChildGraphNodeGetGraph, libcudart.so.11.0, 0, 847
GPUTAP_VERSION 154, cudaGraphChildGraphNodeGetGraph, libcudart.so.12, 1, 1233
GPUTAP_VERSION 154, cudaGraphChildGraphNodeGetGraph, libcudart.so.13, 2, 1667
GPUTAP_VERSION 155, cudaGraphClone, libcudart.so.11.0, 0, 848
GPUTAP_VERSION 155, cudaGraphClone, libcudart.so.12, 1, 1234
GPUTAP_VERSION 155, cudaGraphClone, libcudart.so.13, 2, 1668
GPUTAP_VERSION 156, cudaGraphConditionalHandleCreate, libcudart.so.12, 1, 1235
GPUTAP_VERSION 156, cudaGraphConditionalHandleCreate, libcudart.so.13, 2, 1669
GPUTAP_VERSION 157, cudaGraphConditionalHandleCreate_v2, libcudart.so.13, 2, 1670
GPUTAP_VERSION 158, cudaGraphCreate, libcudart.so.11.0, 0, 849
GPUTAP_VERSION 158, cudaGraphCreate, libcudart.so.12, 1, 1236
GPUTAP_VERSION 158, cudaGraphCreate, libcudart.so.13, 2, 1671
GPUTAP_VERSION 159, cudaGraphDebugDotPrint, libcudart.so.11.0, 0, 850
GPUTAP_VERSION 159, cudaGraphDebugDotPrint, libcudart.so.12, 1, 1237
GPUTAP_VERSION 159, cudaGraphDebugDotPrint, libcudart.so.13, 2, 1672
GPUTAP_VERSION 160, cudaGraphDestroy, libcudart.so.11.0, 0, 851
GPUTAP_VERSION 160, cudaGraphDestroy, libcudart.so.12, 1, 1238
GPUTAP_VERSION 160, cudaGraphDestroy, libcudart.so.13, 2, 1673
GPUTAP_VERSION 161, cudaGraphDestroyNode, libcudart.so.11.0, 0, 852
GPUTAP_VERSION 161, cudaGraphDestroyNode, libcudart.so.12, 1, 1239
GPUTAP_VERSION 161, cudaGraphDestroyNode, libcudart.so.13, 2, 1674
GPUTAP_VERSION 162, cudaGraphEventRecordNodeGetEvent, libcudart.so.11.0, 0, 853
GPUTAP_VERSION 162, cudaGraphEventRecordNodeGetEvent, libcudart.so.12, 1, 1240
GPUTAP_VERSION 162, cudaGraphEventRecordNodeGetEvent, libcudart.so.13, 2, 1675
GPUTAP_VERSION 163, cudaGraphEventRecordNodeSetEvent, libcudart.so.11.0, 0, 854
GPUTAP_VERSION 163, cudaGraphEventRecordNodeSetEvent, libcudart.so.12, 1, 1241
GPUTAP_VERSION 163, cudaGraphEventRecordNodeSetEvent, libcudart.so.13, 2, 1676
GPUTAP_VERSION 164, cudaGraphEventWaitNodeGetEvent, libcudart.so.11.0, 0, 855
GPUTAP_VERSION 164, cudaGraphEventWaitNodeGetEvent, libcudart.so.12, 1, 1242
GPUTAP_VERSION 164, cudaGraphEventWaitNodeGetEvent, libcudart.so.13, 2, 1677
GPUTAP_VERSION 165, cudaGraphEventWaitNodeSetEvent, libcudart.so.11.0, 0, 856
GPUTAP_VERSION 165, cudaGraphEventWaitNodeSetEvent, libcudart.so.12, 1, 1243
GPUTAP_VERSION 165, cudaGraphEventWaitNodeSetEvent, libcudart.so.13, 2, 1678
GPUTAP_VERSION 166, cudaGraphExecChildGraphNodeSetParams, libcudart.so.11.0, 0, 857
GPUTAP_VERSION 166, cudaGraphExecChildGraphNodeSetParams, libcudart.so.12, 1, 1244
GPUTAP_VERSION 166, cudaGraphExecChildGraphNodeSetParams, libcudart.so.13, 2, 1679
GPUTAP_VERSION 167, cudaGraphExecDestroy, libcudart.so.11.0, 0, 858
GPUTAP_VERSION 167, cudaGraphExecDestroy, libcudart.so.12, 1, 1245
GPUTAP_VERSION 167, cudaGraphExecDestroy, libcudart.so.13, 2, 1680
GPUTAP_VERSION 168, cudaGraphExecEventRecordNodeSetEvent, libcudart.so.11.0, 0, 859
GPUTAP_VERSION 168, cudaGraphExecEventRecordNodeSetEvent, libcudart.so.12, 1, 1246
GPUTAP_VERSION 168, cudaGraphExecEventRecordNodeSetEvent, libcudart.so.13, 2, 1681
GPUTAP_VERSION 169, cudaGraphExecEventWaitNodeSetEvent, libcudart.so.11.0, 0, 860
GPUTAP_VERSION 169, cudaGraphExecEventWaitNodeSetEvent, libcudart.so.12, 1, 1247
GPUTAP_VERSION 169, cudaGraphExecEventWaitNodeSetEvent, libcudart.so.13, 2, 1682
GPUTAP_VERSION 170, cudaGraphExecExternalSemaphoresSignalNodeSetParams, libcudart.so.11.0, 0, 861
GPUTAP_VERSION 170, cudaGraphExecExternalSemaphoresSignalNodeSetParams, libcudart.so.12, 1, 1248
GPUTAP_VERSION 170, cudaGraphExecExternalSemaphoresSignalNodeSetParams, libcudart.so.13, 2, 1683
GPUTAP_VERSION 171, cudaGraphExecExternalSemaphoresWaitNodeSetParams, libcudart.so.11.0, 0, 862
GPUTAP_VERSION 171, cudaGraphExecExternalSemaphoresWaitNodeSetParams, libcudart.so.12, 1, 1249
GPUTAP_VERSION 171, cudaGraphExecExternalSemaphoresWaitNodeSetParams, libcudart.so.13, 2, 1684
GPUTAP_VERSION 172, cudaGraphExecGetFlags, libcudart.so.12, 1, 1250
GPUTAP_VERSION 172, cudaGraphExecGetFlags, libcudart.so.13, 2, 1685
GPUTAP_VERSION 173, cudaGraphExecGetId, libcudart.so.13, 2, 1686
GPUTAP_VERSION 174, cudaGraphExecHostNodeSetParams, libcudart.so.11.0, 0, 863
GPUTAP_VERSION 174, cudaGraphExecHostNodeSetParams, libcudart.so.12, 1, 1251
GPUTAP_VERSION 174, cudaGraphExecHostNodeSetParams, libcudart.so.13, 2, 1687
GPUTAP_VERSION 175, cudaGraphExecKernelNodeSetParams, libcudart.so.11.0, 0, 864
GPUTAP_VERSION 175, cudaGraphExecKernelNodeSetParams, libcudart.so.12, 1, 1252
GPUTAP_VERSION 175, cudaGraphExecKernelNodeSetParams, libcudart.so.13, 2, 1688
GPUTAP_VERSION 176, cudaGraphExecMemcpyNodeSetParams, libcudart.so.11.0, 0, 865
GPUTAP_VERSION 176, cudaGraphExecMemcpyNodeSetParams, libcudart.so.12, 1, 1253
GPUTAP_VERSION 176, cudaGraphExecMemcpyNodeSetParams, libcudart.so.13, 2, 1689
GPUTAP_VERSION 177, cudaGraphExecMemcpyNodeSetParams1D, libcudart.so.11.0, 0, 866
GPUTAP_VERSION 177, cudaGraphExecMemcpyNodeSetParams1D, libcudart.so.12, 1, 1254
GPUTAP_VERSION 177, cudaGraphExecMemcpyNodeSetParams1D, libcudart.so.13, 2, 1690
GPUTAP_VERSION 178, cudaGraphExecMemcpyNodeSetParamsFromSymbol, libcudart.so.11.0, 0, 867
GPUTAP_VERSION 178, cudaGraphExecMemcpyNodeSetParamsFromSymbol, libcudart.so.12, 1, 1255
GPUTAP_VERSION 178, cudaGraphExecMemcpyNodeSetParamsFromSymbol, libcudart.so.13, 2, 1691
GPUTAP_VERSION 179, cudaGraphExecMemcpyNodeSetParamsToSymbol, libcudart.so.11.0, 0, 868
GPUTAP_VERSION 179, cudaGraphExecMemcpyNodeSetParamsToSymbol, libcudart.so.12, 1, 1256
GPUTAP_VERSION 179, cudaGraphExecMemcpyNodeSetParamsToSymbol, libcudart.so.13, 2, 1692
GPUTAP_VERSION 180, cudaGraphExecMemsetNodeSetParams, libcudart.so.11.0, 0, 869
GPUTAP_VERSION 180, cudaGraphExecMemsetNodeSetParams, libcudart.so.12, 1, 1257
GPUTAP_VERSION 180, cudaGraphExecMemsetNodeSetParams, libcudart.so.13, 2, 1693
GPUTAP_VERSION 181, cudaGraphExecNodeSetParams, libcudart.so.12, 1, 1258
GPUTAP_VERSION 181, cudaGraphExecNodeSetParams, libcudart.so.13, 2, 1694
GPUTAP_VERSION 182, cudaGraphExecUpdate, libcudart.so.11.0, 0, 870
GPUTAP_VERSION 182, cudaGraphExecUpdate, libcudart.so.12, 1, 1259
GPUTAP_VERSION 182, cudaGraphExecUpdate, libcudart.so.13, 2, 1695
GPUTAP_VERSION 183, cudaGraphExternalSemaphoresSignalNodeGetParams, libcudart.so.11.0, 0, 871
GPUTAP_VERSION 183, cudaGraphExternalSemaphoresSignalNodeGetParams, libcudart.so.12, 1, 1260
GPUTAP_VERSION 183, cudaGraphExternalSemaphoresSignalNodeGetParams, libcudart.so.13, 2, 1696
GPUTAP_VERSION 184, cudaGraphExternalSemaphoresSignalNodeSetParams, libcudart.so.11.0, 0, 872
GPUTAP_VERSION 184, cudaGraphExternalSemaphoresSignalNodeSetParams, libcudart.so.12, 1, 1261
GPUTAP_VERSION 184, cudaGraphExternalSemaphoresSignalNodeSetParams, libcudart.so.13, 2, 1697
GPUTAP_VERSION 185, cudaGraphExternalSemaphoresWaitNodeGetParams, libcudart.so.11.0, 0, 873
GPUTAP_VERSION 185, cudaGraphExternalSemaphoresWaitNodeGetParams, libcudart.so.12, 1, 1262
GPUTAP_VERSION 185, cudaGraphExternalSemaphoresWaitNodeGetParams, libcudart.so.13, 2, 1698
GPUTAP_VERSION 186, cudaGraphExternalSemaphoresWaitNodeSetParams, libcudart.so.11.0, 0, 874
GPUTAP_VERSION 186, cudaGraphExternalSemaphoresWaitNodeSetParams, libcudart.so.12, 1, 1263
GPUTAP_VERSION 186, cudaGraphExternalSemaphoresWaitNodeSetParams, libcudart.so.13, 2, 1699
GPUTAP_VERSION 187, cudaGraphGetEdges, libcudart.so.11.0, 0, 875
GPUTAP_VERSION 187, cudaGraphGetEdges, libcudart.so.12, 1, 1264
GPUTAP_VERSION 187, cudaGraphGetEdges, libcudart.so.13, 2, 1700
GPUTAP_VERSION 188, cudaGraphGetEdges_v2, libcudart.so.12, 1, 1265
GPUTAP_VERSION 189, cudaGraphGetId, libcudart.so.13, 2, 1701
GPUTAP_VERSION 190, cudaGraphGetNodes, libcudart.so.11.0, 0, 876
GPUTAP_VERSION 190, cudaGraphGetNodes, libcudart.so.12, 1, 1266
GPUTAP_VERSION 190, cudaGraphGetNodes, libcudart.so.13, 2, 1702
GPUTAP_VERSION 191, cudaGraphGetRootNodes, libcudart.so.11.0, 0, 877
GPUTAP_VERSION 191, cudaGraphGetRootNodes, libcudart.so.12, 1, 1267
GPUTAP_VERSION 191, cudaGraphGetRootNodes, libcudart.so.13, 2, 1703
GPUTAP_VERSION 192, cudaGraphHostNodeGetParams, libcudart.so.11.0, 0, 878
GPUTAP_VERSION 192, cudaGraphHostNodeGetParams, libcudart.so.12, 1, 1268
GPUTAP_VERSION 192, cudaGraphHostNodeGetParams, libcudart.so.13, 2, 1704
GPUTAP_VERSION 193, cudaGraphHostNodeSetParams, libcudart.so.11.0, 0, 879
GPUTAP_VERSION 193, cudaGraphHostNodeSetParams, libcudart.so.12, 1, 1269
GPUTAP_VERSION 193, cudaGraphHostNodeSetParams, libcudart.so.13, 2, 1705
GPUTAP_VERSION 194, cudaGraphInstantiate, libcudart.so.11.0, 0, 880
GPUTAP_VERSION 194, cudaGraphInstantiate, libcudart.so.12, 1, 1270
GPUTAP_VERSION 194, cudaGraphInstantiate, libcudart.so.13, 2, 1706
GPUTAP_VERSION 195, cudaGraphInstantiateWithFlags, libcudart.so.11.0, 0, 881
GPUTAP_VERSION 195, cudaGraphInstantiateWithFlags, libcudart.so.12, 1, 1271
GPUTAP_VERSION 195, cudaGraphInstantiateWithFlags, libcudart.so.13, 2, 1707
GPUTAP_VERSION 196, cudaGraphInstantiateWithParams, libcudart.so.12, 1, 1272
GPUTAP_VERSION 196, cudaGraphInstantiateWithParams, libcudart.so.13, 2, 1708
GPUTAP_VERSION 197, cudaGraphInstantiateWithParams_ptsz, libcudart.so.12, 1, 1273
GPUTAP_VERSION 197, cudaGraphInstantiateWithParams_ptsz, libcudart.so.13, 2, 1709
GPUTAP_VERSION 198, cudaGraphKernelNodeCopyAttributes, libcudart.so.11.0, 0, 882
GPUTAP_VERSION 198, cudaGraphKernelNodeCopyAttributes, libcudart.so.12, 1, 1274
GPUTAP_VERSION 198, cudaGraphKernelNodeCopyAttributes, libcudart.so.13, 2, 1710
GPUTAP_VERSION 199, cudaGraphKernelNodeGetAttribute, libcudart.so.11.0, 0, 883
GPUTAP_VERSION 199, cudaGraphKernelNodeGetAttribute, libcudart.so.12, 1, 1275
GPUTAP_VERSION 199, cudaGraphKernelNodeGetAttribute, libcudart.so.13, 2, 1711
GPUTAP_VERSION 200, cudaGraphKernelNodeGetParams, libcudart.so.11.0, 0, 884
GPUTAP_VERSION 200, cudaGraphKernelNodeGetParams, libcudart.so.12, 1, 1276
GPUTAP_VERSION 200, cudaGraphKernelNodeGetParams, libcudart.so.13, 2, 1712
GPUTAP_VERSION 201, cudaGraphKernelNodeSetAttribute, libcudart.so.11.0, 0, 885
GPUTAP_VERSION 201, cudaGraphKernelNodeSetAttribute, libcudart.so.12, 1, 1277
GPUTAP_VERSION 201, cudaGraphKernelNodeSetAttribute, libcudart.so.13, 2, 1713
GPUTAP_VERSION 202, cudaGraphKernelNodeSetParams, libcudart.so.11.0, 0, 886
GPUTAP_VERSION 202, cudaGraphKernelNodeSetParams, libcudart.so.12, 1, 1278
GPUTAP_VERSION 202, cudaGraphKernelNodeSetParams, libcudart.so.13, 2, 1714
GPUTAP_VERSION 203, cudaGraphLaunch, libcudart.so.11.0, 0, 887
GPUTAP_VERSION 203, cudaGraphLaunch, libcudart.so.12, 1, 1279
GPUTAP_VERSION 203, cudaGraphLaunch, libcudart.so.13, 2, 1715
GPUTAP_VERSION 204, cudaGraphLaunch_ptsz, libcudart.so.11.0, 0, 888
GPUTAP_VERSION 204, cudaGraphLaunch_ptsz, libcudart.so.12, 1, 1280
GPUTAP_VERSION 204, cudaGraphLaunch_ptsz, libcudart.so.13, 2, 1716
GPUTAP_VERSION 205, cudaGraphMemAllocNodeGetParams, libcudart.so.11.0, 0, 889
GPUTAP_VERSION 205, cudaGraphMemAllocNodeGetParams, libcudart.so.12, 1, 1281
GPUTAP_VERSION 205, cudaGraphMemAllocNodeGetParams, libcudart.so.13, 2, 1717
GPUTAP_VERSION 206, cudaGraphMemFreeNodeGetParams, libcudart.so.11.0, 0, 890
GPUTAP_VERSION 206, cudaGraphMemFreeNodeGetParams, libcudart.so.12, 1, 1282
GPUTAP_VERSION 206, cudaGraphMemFreeNodeGetParams, libcudart.so.13, 2, 1718
GPUTAP_VERSION 207, cudaGraphMemcpyNodeGetParams, libcudart.so.11.0, 0, 891
GPUTAP_VERSION 207, cudaGraphMemcpyNodeGetParams, libcudart.so.12, 1, 1283
GPUTAP_VERSION 207, cudaGraphMemcpyNodeGetParams, libcudart.so.13, 2, 1719
GPUTAP_VERSION 208, cudaGraphMemcpyNodeSetParams, libcudart.so.11.0, 0, 892
GPUTAP_VERSION 208, cudaGraphMemcpyNodeSetParams, libcudart.so.12, 1, 1284
GPUTAP_VERSION 208, cudaGraphMemcpyNodeSetParams, libcudart.so.13, 2, 1720
GPUTAP_VERSION 209, cudaGraphMemcpyNodeSetParams1D, libcudart.so.11.0, 0, 893
GPUTAP_VERSION 209, cudaGraphMemcpyNodeSetParams1D, libcudart.so.12, 1, 1285
GPUTAP_VERSION 209, cudaGraphMemcpyNodeSetParams1D, libcudart.so.13, 2, 1721
GPUTAP_VERSION 210, cudaGraphMemcpyNodeSetParamsFromSymbol, libcudart.so.11.0, 0, 894
GPUTAP_VERSION 210, cudaGraphMemcpyNodeSetParamsFromSymbol, libcudart.so.12, 1, 1286
GPUTAP_VERSION 210, cudaGraphMemcpyNodeSetParamsFromSymbol, libcudart.so.13, 2, 1722
GPUTAP_VERSION 211, cudaGraphMemcpyNodeSetParamsToSymbol, libcudart.so.11.0, 0, 895
GPUTAP_VERSION 211, cudaGraphMemcpyNodeSetParamsToSymbol, libcudart.so.12, 1, 1287
GPUTAP_VERSION 211, cudaGraphMemcpyNodeSetParamsToSymbol, libcudart.so.13, 2, 1723
GPUTAP_VERSION 212, cudaGraphMemsetNodeGetParams, libcudart.so.11.0, 0, 896
GPUTAP_VERSION 212, cudaGraphMemsetNodeGetParams, libcudart.so.12, 1, 1288
GPUTAP_VERSION 212, cudaGraphMemsetNodeGetParams, libcudart.so.13, 2, 1724
GPUTAP_VERSION 213, cudaGraphMemsetNodeSetParams, libcudart.so.11.0, 0, 897
GPUTAP_VERSION 213, cudaGraphMemsetNodeSetParams, libcudart.so.12, 1, 1289
GPUTAP_VERSION 213, cudaGraphMemsetNodeSetParams, libcudart.so.13, 2, 1725
GPUTAP_VERSION 214, cudaGraphNodeFindInClone, libcudart.so.11.0, 0, 898
GPUTAP_VERSION 214, cudaGraphNodeFindInClone, libcudart.so.12, 1, 1290
GPUTAP_VERSION 214, cudaGraphNodeFindInClone, libcudart.so.13, 2, 1726
GPUTAP_VERSION 215, cudaGraphNodeGetContainingGraph, libcudart.so.13, 2, 1727
GPUTAP_VERSION 216, cudaGraphNodeGetDependencies, libcudart.so.11.0, 0, 899
GPUTAP_VERSION 216, cudaGraphNodeGetDependencies, libcudart.so.12, 1, 1291
GPUTAP_VERSION 216, cudaGraphNodeGetDependencies, libcudart.so.13, 2, 1728
GPUTAP_VERSION 217, cudaGraphNodeGetDependencies_v2, libcudart.so.12, 1, 1292
GPUTAP_VERSION 218, cudaGraphNodeGetDependentNodes, libcudart.so.11.0, 0, 900
GPUTAP_VERSION 218, cudaGraphNodeGetDependentNodes, libcudart.so.12, 1, 1293
GPUTAP_VERSION 218, cudaGraphNodeGetDependentNodes, libcudart.so.13, 2, 1729
GPUTAP_VERSION 219, cudaGraphNodeGetDependentNodes_v2, libcudart.so.12, 1, 1294
GPUTAP_VERSION 220, cudaGraphNodeGetEnabled, libcudart.so.11.0, 0, 901
GPUTAP_VERSION 220, cudaGraphNodeGetEnabled, libcudart.so.12, 1, 1295
GPUTAP_VERSION 220, cudaGraphNodeGetEnabled, libcudart.so.13, 2, 1730
GPUTAP_VERSION 221, cudaGraphNodeGetLocalId, libcudart.so.13, 2, 1731
GPUTAP_VERSION 222, cudaGraphNodeGetParams, libcudart.so.13, 2, 1732
GPUTAP_VERSION 223, cudaGraphNodeGetToolsId, libcudart.so.13, 2, 1733
GPUTAP_VERSION 224, cudaGraphNodeGetType, libcudart.so.11.0, 0, 902
GPUTAP_VERSION 224, cudaGraphNodeGetType, libcudart.so.12, 1, 1296
GPUTAP_VERSION 224, cudaGraphNodeGetType, libcudart.so.13, 2, 1734
GPUTAP_VERSION 225, cudaGraphNodeSetEnabled, libcudart.so.11.0, 0, 903
GPUTAP_VERSION 225, cudaGraphNodeSetEnabled, libcudart.so.12, 1, 1297
GPUTAP_VERSION 225, cudaGraphNodeSetEnabled, libcudart.so.13, 2, 1735
GPUTAP_VERSION 226, cudaGraphNodeSetParams, libcudart.so.12, 1, 1298
GPUTAP_VERSION 226, cudaGraphNodeSetParams, libcudart.so.13, 2, 1736
GPUTAP_VERSION 227, cudaGraphReleaseUserObject, libcudart.so.11.0, 0, 904
GPUTAP_VERSION 227, cudaGraphReleaseUserObject, libcudart.so.12, 1, 1299
GPUTAP_VERSION 227, cudaGraphReleaseUserObject, libcudart.so.13, 2, 1737
GPUTAP_VERSION 228, cudaGraphRemoveDependencies, libcudart.so.11.0, 0, 905
GPUTAP_VERSION 228, cudaGraphRemoveDependencies, libcudart.so.12, 1, 1300
GPUTAP_VERSION 228, cudaGraphRemoveDependencies, libcudart.so.13, 2, 1738
GPUTAP_VERSION 229, cudaGraphRemoveDependencies_v2, libcudart.so.12, 1, 1301
GPUTAP_VERSION 230, cudaGraphRetainUserObject, libcudart.so.11.0, 0, 906
GPUTAP_VERSION 230, cudaGraphRetainUserObject, libcudart.so.12, 1, 1302
GPUTAP_VERSION 230, cudaGraphRetainUserObject, libcudart.so.13, 2, 1739
GPUTAP_VERSION 231, cudaGraphUpload, libcudart.so.11.0, 0, 907
GPUTAP_VERSION 231, cudaGraphUpload, libcudart.so.12, 1, 1303
GPUTAP_VERSION 231, cudaGraphUpload, libcudart.so.13, 2, 1740
GPUTAP_VERSION 232, cudaGraphUpload_ptsz, libcudart.so.11.0, 0, 908
GPUTAP_VERSION 232, cudaGraphUpload_ptsz, libcudart.so.12, 1, 1304
GPUTAP_VERSION 232, cudaGraphUpload_ptsz, libcudart.so.13, 2, 1741
GPUTAP_VERSION 233, cudaGraphicsEGLRegisterImage, libcudart.so.11.0, 0, 909
GPUTAP_VERSION 233, cudaGraphicsEGLRegisterImage, libcudart.so.12, 1, 1305
GPUTAP_VERSION 233, cudaGraphicsEGLRegisterImage, libcudart.so.13, 2, 1742
GPUTAP_VERSION 234, cudaGraphicsGLRegisterBuffer, libcudart.so.11.0, 0, 910
GPUTAP_VERSION 234, cudaGraphicsGLRegisterBuffer, libcudart.so.12, 1, 1306
GPUTAP_VERSION 234, cudaGraphicsGLRegisterBuffer, libcudart.so.13, 2, 1743
GPUTAP_VERSION 235, cudaGraphicsGLRegisterImage, libcudart.so.11.0, 0, 911
GPUTAP_VERSION 235, cudaGraphicsGLRegisterImage, libcudart.so.12, 1, 1307
GPUTAP_VERSION 235, cudaGraphicsGLRegisterImage, libcudart.so.13, 2, 1744
GPUTAP_VERSION 236, cudaGraphicsMapResources, libcudart.so.11.0, 0, 912
GPUTAP_VERSION 236, cudaGraphicsMapResources, libcudart.so.12, 1, 1308
GPUTAP_VERSION 236, cudaGraphicsMapResources, libcudart.so.13, 2, 1745
GPUTAP_VERSION 237, cudaGraphicsResourceGetMappedEglFrame, libcudart.so.11.0, 0, 913
GPUTAP_VERSION 237, cudaGraphicsResourceGetMappedEglFrame, libcudart.so.12, 1, 1309
GPUTAP_VERSION 237, cudaGraphicsResourceGetMappedEglFrame, libcudart.so.13, 2, 1746
GPUTAP_VERSION 238, cudaGraphicsResourceGetMappedMipmappedArray, libcudart.so.11.0, 0, 914
GPUTAP_VERSION 238, cudaGraphicsResourceGetMappedMipmappedArray, libcudart.so.12, 1, 1310
GPUTAP_VERSION 238, cudaGraphicsResourceGetMappedMipmappedArray, libcudart.so.13, 2, 1747
GPUTAP_VERSION 239, cudaGraphicsResourceGetMappedPointer, libcudart.so.11.0, 0, 915
GPUTAP_VERSION 239, cudaGraphicsResourceGetMappedPointer, libcudart.so.12, 1, 1311
GPUTAP_VERSION 239, cudaGraphicsResourceGetMappedPointer, libcudart.so.13, 2, 1748
GPUTAP_VERSION 240, cudaGraphicsResourceSetMapFlags, libcudart.so.11.0, 0, 916
GPUTAP_VERSION 240, cudaGraphicsResourceSetMapFlags, libcudart.so.12, 1, 1312
GPUTAP_VERSION 240, cudaGraphicsResourceSetMapFlags, libcudart.so.13, 2, 1749
GPUTAP_VERSION 241, cudaGraphicsSubResourceGetMappedArray, libcudart.so.11.0, 0, 917
GPUTAP_VERSION 241, cudaGraphicsSubResourceGetMappedArray, libcudart.so.12, 1, 1313
GPUTAP_VERSION 241, cudaGraphicsSubResourceGetMappedArray, libcudart.so.13, 2, 1750
GPUTAP_VERSION 242, cudaGraphicsUnmapResources, libcudart.so.11.0, 0, 918
GPUTAP_VERSION 242, cudaGraphicsUnmapResources, libcudart.so.12, 1, 1314
GPUTAP_VERSION 242, cudaGraphicsUnmapResources, libcudart.so.13, 2, 1751
GPUTAP_VERSION 243, cudaGraphicsUnregisterResource, libcudart.so.11.0, 0, 919
GPUTAP_VERSION 243, cudaGraphicsUnregisterResource, libcudart.so.12, 1, 1315
GPUTAP_VERSION 243, cudaGraphicsUnregisterResource, libcudart.so.13, 2, 1752
GPUTAP_VERSION 244, cudaGraphicsVDPAURegisterOutputSurface, libcudart.so.11.0, 0, 920
GPUTAP_VERSION 244, cudaGraphicsVDPAURegisterOutputSurface, libcudart.so.12, 1, 1316
GPUTAP_VERSION 244, cudaGraphicsVDPAURegisterOutputSurface, libcudart.so.13, 2, 1753
GPUTAP_VERSION 245, cudaGraphicsVDPAURegisterVideoSurface, libcudart.so.11.0, 0, 921
GPUTAP_VERSION 245, cudaGraphicsVDPAURegisterVideoSurface, libcudart.so.12, 1, 1317
GPUTAP_VERSION 245, cudaGraphicsVDPAURegisterVideoSurface, libcudart.so.13, 2, 1754
GPUTAP_VERSION 246, cudaGreenCtxCreate, libcudart.so.13, 2, 1755
GPUTAP_VERSION 247, cudaHostAlloc, libcudart.so.11.0, 0, 922
GPUTAP_VERSION 247, cudaHostAlloc, libcudart.so.12, 1, 1318
GPUTAP_VERSION 247, cudaHostAlloc, libcudart.so.13, 2, 1756
GPUTAP_VERSION 248, cudaHostGetDevicePointer, libcudart.so.11.0, 0, 923
GPUTAP_VERSION 248, cudaHostGetDevicePointer, libcudart.so.12, 1, 1319
GPUTAP_VERSION 248, cudaHostGetDevicePointer, libcudart.so.13, 2, 1757
GPUTAP_VERSION 249, cudaHostGetFlags, libcudart.so.11.0, 0, 924
GPUTAP_VERSION 249, cudaHostGetFlags, libcudart.so.12, 1, 1320
GPUTAP_VERSION 249, cudaHostGetFlags, libcudart.so.13, 2, 1758
GPUTAP_VERSION 250, cudaHostRegister, libcudart.so.11.0, 0, 925
GPUTAP_VERSION 250, cudaHostRegister, libcudart.so.12, 1, 1321
GPUTAP_VERSION 250, cudaHostRegister, libcudart.so.13, 2, 1759
GPUTAP_VERSION 251, cudaHostUnregister, libcudart.so.11.0, 0, 926
GPUTAP_VERSION 251, cudaHostUnregister, libcudart.so.12, 1, 1322
GPUTAP_VERSION 251, cudaHostUnregister, libcudart.so.13, 2, 1760
GPUTAP_VERSION 252, cudaImportExternalMemory, libcudart.so.11.0, 0, 927
GPUTAP_VERSION 252, cudaImportExternalMemory, libcudart.so.12, 1, 1323
GPUTAP_VERSION 252, cudaImportExternalMemory, libcudart.so.13, 2, 1761
GPUTAP_VERSION 253, cudaImportExternalSemaphore, libcudart.so.11.0, 0, 928
GPUTAP_VERSION 253, cudaImportExternalSemaphore, libcudart.so.12, 1, 1324
GPUTAP_VERSION 253, cudaImportExternalSemaphore, libcudart.so.13, 2, 1762
GPUTAP_VERSION 254, cudaInitDevice, libcudart.so.12, 1, 1325
GPUTAP_VERSION 254, cudaInitDevice, libcudart.so.13, 2, 1763
GPUTAP_VERSION 255, cudaIpcCloseMemHandle, libcudart.so.11.0, 0, 929
GPUTAP_VERSION 255, cudaIpcCloseMemHandle, libcudart.so.12, 1, 1326
GPUTAP_VERSION 255, cudaIpcCloseMemHandle, libcudart.so.13, 2, 1764
GPUTAP_VERSION 256, cudaIpcGetEventHandle, libcudart.so.11.0, 0, 930
GPUTAP_VERSION 256, cudaIpcGetEventHandle, libcudart.so.12, 1, 1327
GPUTAP_VERSION 256, cudaIpcGetEventHandle, libcudart.so.13, 2, 1765
GPUTAP_VERSION 257, cudaIpcGetMemHandle, libcudart.so.11.0, 0, 931
GPUTAP_VERSION 257, cudaIpcGetMemHandle, libcudart.so.12, 1, 1328
GPUTAP_VERSION 257, cudaIpcGetMemHandle, libcudart.so.13, 2, 1766
GPUTAP_VERSION 258, cudaIpcOpenEventHandle, libcudart.so.11.0, 0, 932
GPUTAP_VERSION 258, cudaIpcOpenEventHandle, libcudart.so.12, 1, 1329
GPUTAP_VERSION 258, cudaIpcOpenEventHandle, libcudart.so.13, 2, 1767
GPUTAP_VERSION 259, cudaIpcOpenMemHandle, libcudart.so.11.0, 0, 933
GPUTAP_VERSION 259, cudaIpcOpenMemHandle, libcudart.so.12, 1, 1330
GPUTAP_VERSION 259, cudaIpcOpenMemHandle, libcudart.so.13, 2, 1768
GPUTAP_VERSION 260, cudaKernelSetAttributeForDevice, libcudart.so.12, 1, 1331
GPUTAP_VERSION 260, cudaKernelSetAttributeForDevice, libcudart.so.13, 2, 1769
GPUTAP_VERSION 261, cudaLaunchCooperativeKernel, libcudart.so.11.0, 0, 934
GPUTAP_VERSION 261, cudaLaunchCooperativeKernel, libcudart.so.12, 1, 1332
GPUTAP_VERSION 261, cudaLaunchCooperativeKernel, libcudart.so.13, 2, 1770
GPUTAP_VERSION 262, cudaLaunchCooperativeKernelMultiDevice, libcudart.so.11.0, 0, 935
GPUTAP_VERSION 262, cudaLaunchCooperativeKernelMultiDevice, libcudart.so.12, 1, 1333
GPUTAP_VERSION 263, cudaLaunchCooperativeKernel_ptsz, libcudart.so.11.0, 0, 936
GPUTAP_VERSION 263, cudaLaunchCooperativeKernel_ptsz, libcudart.so.12, 1, 1334
GPUTAP_VERSION 263, cudaLaunchCooperativeKernel_ptsz, libcudart.so.13, 2, 1771
GPUTAP_VERSION 264, cudaLaunchHostFunc, libcudart.so.11.0, 0, 937
GPUTAP_VERSION 264, cudaLaunchHostFunc, libcudart.so.12, 1, 1335
GPUTAP_VERSION 264, cudaLaunchHostFunc, libcudart.so.13, 2, 1772
GPUTAP_VERSION 265, cudaLaunchHostFunc_ptsz, libcudart.so.11.0, 0, 938
GPUTAP_VERSION 265, cudaLaunchHostFunc_ptsz, libcudart.so.12, 1, 1336
GPUTAP_VERSION 265, cudaLaunchHostFunc_ptsz, libcudart.so.13, 2, 1773
GPUTAP_VERSION 266, cudaLaunchHostFunc_v2, libcudart.so.13, 2, 1774
GPUTAP_VERSION 267, cudaLaunchHostFunc_v2_ptsz, libcudart.so.13, 2, 1775
GPUTAP_VERSION 268, cudaLaunchKernel, libcudart.so.11.0, 0, 939
GPUTAP_VERSION 268, cudaLaunchKernel, libcudart.so.12, 1, 1337
GPUTAP_VERSION 268, cudaLaunchKernel, libcudart.so.13, 2, 1776
GPUTAP_VERSION 269, cudaLaunchKernelExC, libcudart.so.11.0, 0, 940
GPUTAP_VERSION 269, cudaLaunchKernelExC, libcudart.so.12, 1, 1338
GPUTAP_VERSION 269, cudaLaunchKernelExC, libcudart.so.13, 2, 1777
GPUTAP_VERSION 270, cudaLaunchKernelExC_ptsz, libcudart.so.11.0, 0, 941
GPUTAP_VERSION 270, cudaLaunchKernelExC_ptsz, libcudart.so.12, 1, 1339
GPUTAP_VERSION 270, cudaLaunchKernelExC_ptsz, libcudart.so.13, 2, 1778
GPUTAP_VERSION 271, cudaLaunchKernel_ptsz, libcudart.so.11.0, 0, 942
GPUTAP_VERSION 271, cudaLaunchKernel_ptsz, libcudart.so.12, 1, 1340
GPUTAP_VERSION 271, cudaLaunchKernel_ptsz, libcudart.so.13, 2, 1779
GPUTAP_VERSION 272, cudaLibraryEnumerateKernels, libcudart.so.12, 1, 1341
GPUTAP_VERSION 272, cudaLibraryEnumerateKernels, libcudart.so.13, 2, 1780
GPUTAP_VERSION 273, cudaLibraryGetGlobal, libcudart.so.12, 1, 1342
GPUTAP_VERSION 273, cudaLibraryGetGlobal, libcudart.so.13, 2, 1781
GPUTAP_VERSION 274, cudaLibraryGetKernel, libcudart.so.12, 1, 1343
GPUTAP_VERSION 274, cudaLibraryGetKernel, libcudart.so.13, 2, 1782
GPUTAP_VERSION 275, cudaLibraryGetKernelCount, libcudart.so.12, 1, 1344
GPUTAP_VERSION 275, cudaLibraryGetKernelCount, libcudart.so.13, 2, 1783
GPUTAP_VERSION 276, cudaLibraryGetManaged, libcudart.so.12, 1, 1345
GPUTAP_VERSION 276, cudaLibraryGetManaged, libcudart.so.13, 2, 1784
GPUTAP_VERSION 277, cudaLibraryGetUnifiedFunction, libcudart.so.12, 1, 1346
GPUTAP_VERSION 277, cudaLibraryGetUnifiedFunction, libcudart.so.13, 2, 1785
GPUTAP_VERSION 278, cudaLibraryLoadData, libcudart.so.12, 1, 1347
GPUTAP_VERSION 278, cudaLibraryLoadData, libcudart.so.13, 2, 1786
GPUTAP_VERSION 279, cudaLibraryLoadFromFile, libcudart.so.12, 1, 1348
GPUTAP_VERSION 279, cudaLibraryLoadFromFile, libcudart.so.13, 2, 1787
GPUTAP_VERSION 280, cudaLibraryUnload, libcudart.so.12, 1, 1349
GPUTAP_VERSION 280, cudaLibraryUnload, libcudart.so.13, 2, 1788
GPUTAP_VERSION 281, cudaLogsCurrent, libcudart.so.13, 2, 1789
GPUTAP_VERSION 282, cudaLogsDumpToFile, libcudart.so.13, 2, 1790
GPUTAP_VERSION 283, cudaLogsDumpToMemory, libcudart.so.13, 2, 1791
GPUTAP_VERSION 284, cudaLogsRegisterCallback, libcudart.so.13, 2, 1792
GPUTAP_VERSION 285, cudaLogsUnregisterCallback, libcudart.so.13, 2, 1793
GPUTAP_VERSION 286, cudaMalloc, libcudart.so.11.0, 0, 943
GPUTAP_VERSION 286, cudaMalloc, libcudart.so.12, 1, 1350
GPUTAP_VERSION 286, cudaMalloc, libcudart.so.13, 2, 1794
GPUTAP_VERSION 287, cudaMalloc3D, libcudart.so.11.0, 0, 944
GPUTAP_VERSION 287, cudaMalloc3D, libcudart.so.12, 1, 1351
GPUTAP_VERSION 287, cudaMalloc3D, libcudart.so.13, 2, 1795
GPUTAP_VERSION 288, cudaMalloc3DArray, libcudart.so.11.0, 0, 945
GPUTAP_VERSION 288, cudaMalloc3DArray, libcudart.so.12, 1, 1352
GPUTAP_VERSION 288, cudaMalloc3DArray, libcudart.so.13, 2, 1796
GPUTAP_VERSION 289, cudaMallocArray, libcudart.so.11.0, 0, 946
GPUTAP_VERSION 289, cudaMallocArray, libcudart.so.12, 1, 1353
GPUTAP_VERSION 289, cudaMallocArray, libcudart.so.13, 2, 1797
GPUTAP_VERSION 290, cudaMallocAsync, libcudart.so.11.0, 0, 947
GPUTAP_VERSION 290, cudaMallocAsync, libcudart.so.12, 1, 1354
GPUTAP_VERSION 290, cudaMallocAsync, libcudart.so.13, 2, 1798
GPUTAP_VERSION 291, cudaMallocAsync_ptsz, libcudart.so.11.0, 0, 948
GPUTAP_VERSION 291, cudaMallocAsync_ptsz, libcudart.so.12, 1, 1355
GPUTAP_VERSION 291, cudaMallocAsync_ptsz, libcudart.so.13, 2, 1799
GPUTAP_VERSION 292, cudaMallocFromPoolAsync, libcudart.so.11.0, 0, 949
GPUTAP_VERSION 292, cudaMallocFromPoolAsync, libcudart.so.12, 1, 1356
GPUTAP_VERSION 292, cudaMallocFromPoolAsync, libcudart.so.13, 2, 1800
GPUTAP_VERSION 293, cudaMallocFromPoolAsync_ptsz, libcudart.so.11.0, 0, 950
GPUTAP_VERSION 293, cudaMallocFromPoolAsync_ptsz, libcudart.so.12, 1, 1357
GPUTAP_VERSION 293, cudaMallocFromPoolAsync_ptsz, libcudart.so.13, 2, 1801
GPUTAP_VERSION 294, cudaMallocHost, libcudart.so.11.0, 0, 951
GPUTAP_VERSION 294, cudaMallocHost, libcudart.so.12, 1, 1358
GPUTAP_VERSION 294, cudaMallocHost, libcudart.so.13, 2, 1802
GPUTAP_VERSION 295, cudaMallocManaged, libcudart.so.11.0, 0, 952
GPUTAP_VERSION 295, cudaMallocManaged, libcudart.so.12, 1, 1359
GPUTAP_VERSION 295, cudaMallocManaged, libcudart.so.13, 2, 1803
GPUTAP_VERSION 296, cudaMallocMipmappedArray, libcudart.so.11.0, 0, 953
GPUTAP_VERSION 296, cudaMallocMipmappedArray, libcudart.so.12, 1, 1360
GPUTAP_VERSION 296, cudaMallocMipmappedArray, libcudart.so.13, 2, 1804
GPUTAP_VERSION 297, cudaMallocPitch, libcudart.so.11.0, 0, 954
GPUTAP_VERSION 297, cudaMallocPitch, libcudart.so.12, 1, 1361
GPUTAP_VERSION 297, cudaMallocPitch, libcudart.so.13, 2, 1805
GPUTAP_VERSION 298, cudaMemAdvise, libcudart.so.11.0, 0, 955
GPUTAP_VERSION 298, cudaMemAdvise, libcudart.so.12, 1, 1362
GPUTAP_VERSION 298, cudaMemAdvise, libcudart.so.13, 2, 1806
GPUTAP_VERSION 299, cudaMemAdvise_v2, libcudart.so.12, 1, 1363
GPUTAP_VERSION 300, cudaMemDiscardAndPrefetchBatchAsync, libcudart.so.13, 2, 1807
GPUTAP_VERSION 301, cudaMemDiscardAndPrefetchBatchAsync_ptsz, libcudart.so.13, 2, 1808
GPUTAP_VERSION 302, cudaMemDiscardBatchAsync, libcudart.so.13, 2, 1809
GPUTAP_VERSION 303, cudaMemDiscardBatchAsync_ptsz, libcudart.so.13, 2, 1810
GPUTAP_VERSION 304, cudaMemGetDefaultMemPool, libcudart.so.13, 2, 1811
GPUTAP_VERSION 305, cudaMemGetInfo, libcudart.so.11.0, 0, 956
GPUTAP_VERSION 305, cudaMemGetInfo, libcudart.so.12, 1, 1364
GPUTAP_VERSION 305, cudaMemGetInfo, libcudart.so.13, 2, 1812
GPUTAP_VERSION 306, cudaMemGetLocationInfo, libcudart.so.13, 2, 1813
GPUTAP_VERSION 307, cudaMemGetMemPool, libcudart.so.13, 2, 1814
GPUTAP_VERSION 308, cudaMemPoolCreate, libcudart.so.11.0, 0, 957
GPUTAP_VERSION 308, cudaMemPoolCreate, libcudart.so.12, 1, 1365
GPUTAP_VERSION 308, cudaMemPoolCreate, libcudart.so.13, 2, 1815
GPUTAP_VERSION 309, cudaMemPoolDestroy, libcudart.so.11.0, 0, 958
GPUTAP_VERSION 309, cudaMemPoolDestroy, libcudart.so.12, 1, 1366
GPUTAP_VERSION 309, cudaMemPoolDestroy, libcudart.so.13, 2, 1816
GPUTAP_VERSION 310, cudaMemPoolExportPointer, libcudart.so.11.0, 0, 959
GPUTAP_VERSION 310, cudaMemPoolExportPointer, libcudart.so.12, 1, 1367
GPUTAP_VERSION 310, cudaMemPoolExportPointer, libcudart.so.13, 2, 1817
GPUTAP_VERSION 311, cudaMemPoolExportToShareableHandle, libcudart.so.11.0, 0, 960
GPUTAP_VERSION 311, cudaMemPoolExportToShareableHandle, libcudart.so.12, 1, 1368
GPUTAP_VERSION 311, cudaMemPoolExportToShareableHandle, libcudart.so.13, 2, 1818
GPUTAP_VERSION 312, cudaMemPoolGetAccess, libcudart.so.11.0, 0, 961
GPUTAP_VERSION 312, cudaMemPoolGetAccess, libcudart.so.12, 1, 1369
GPUTAP_VERSION 312, cudaMemPoolGetAccess, libcudart.so.13, 2, 1819
GPUTAP_VERSION 313, cudaMemPoolGetAttribute, libcudart.so.11.0, 0, 962
GPUTAP_VERSION 313, cudaMemPoolGetAttribute, libcudart.so.12, 1, 1370
GPUTAP_VERSION 313, cudaMemPoolGetAttribute, libcudart.so.13, 2, 1820
GPUTAP_VERSION 314, cudaMemPoolImportFromShareableHandle, libcudart.so.11.0, 0, 963
GPUTAP_VERSION 314, cudaMemPoolImportFromShareableHandle, libcudart.so.12, 1, 1371
GPUTAP_VERSION 314, cudaMemPoolImportFromShareableHandle, libcudart.so.13, 2, 1821
GPUTAP_VERSION 315, cudaMemPoolImportPointer, libcudart.so.11.0, 0, 964
GPUTAP_VERSION 315, cudaMemPoolImportPointer, libcudart.so.12, 1, 1372
GPUTAP_VERSION 315, cudaMemPoolImportPointer, libcudart.so.13, 2, 1822
GPUTAP_VERSION 316, cudaMemPoolSetAccess, libcudart.so.11.0, 0, 965
GPUTAP_VERSION 316, cudaMemPoolSetAccess, libcudart.so.12, 1, 1373
GPUTAP_VERSION 316, cudaMemPoolSetAccess, libcudart.so.13, 2, 1823
GPUTAP_VERSION 317, cudaMemPoolSetAttribute, libcudart.so.11.0, 0, 966
GPUTAP_VERSION 317, cudaMemPoolSetAttribute, libcudart.so.12, 1, 1374
GPUTAP_VERSION 317, cudaMemPoolSetAttribute, libcudart.so.13, 2, 1824
GPUTAP_VERSION 318, cudaMemPoolTrimTo, libcudart.so.11.0, 0, 967
GPUTAP_VERSION 318, cudaMemPoolTrimTo, libcudart.so.12, 1, 1375
GPUTAP_VERSION 318, cudaMemPoolTrimTo, libcudart.so.13, 2, 1825
GPUTAP_VERSION 319, cudaMemPrefetchAsync, libcudart.so.11.0, 0, 968
GPUTAP_VERSION 319, cudaMemPrefetchAsync, libcudart.so.12, 1, 1376
GPUTAP_VERSION 319, cudaMemPrefetchAsync, libcudart.so.13, 2, 1826
GPUTAP_VERSION 320, cudaMemPrefetchAsync_ptsz, libcudart.so.11.0, 0, 969
GPUTAP_VERSION 320, cudaMemPrefetchAsync_ptsz, libcudart.so.12, 1, 1377
GPUTAP_VERSION 320, cudaMemPrefetchAsync_ptsz, libcudart.so.13, 2, 1827
GPUTAP_VERSION 321, cudaMemPrefetchAsync_v2, libcudart.so.12, 1, 1378
GPUTAP_VERSION 322, cudaMemPrefetchAsync_v2_ptsz, libcudart.so.12, 1, 1379
GPUTAP_VERSION 323, cudaMemPrefetchBatchAsync, libcudart.so.13, 2, 1828
GPUTAP_VERSION 324, cudaMemPrefetchBatchAsync_ptsz, libcudart.so.13, 2, 1829
GPUTAP_VERSION 325, cudaMemRangeGetAttribute, libcudart.so.11.0, 0, 970
GPUTAP_VERSION 325, cudaMemRangeGetAttribute, libcudart.so.12, 1, 1380
GPUTAP_VERSION 325, cudaMemRangeGetAttribute, libcudart.so.13, 2, 1830
GPUTAP_VERSION 326, cudaMemRangeGetAttributes, libcudart.so.11.0, 0, 971
GPUTAP_VERSION 326, cudaMemRangeGetAttributes, libcudart.so.12, 1, 1381
GPUTAP_VERSION 326, cudaMemRangeGetAttributes, libcudart.so.13, 2, 1831
GPUTAP_VERSION 327, cudaMemSetMemPool, libcudart.so.13, 2, 1832
GPUTAP_VERSION 328, cudaMemcpy, libcudart.so.11.0, 0, 972
GPUTAP_VERSION 328, cudaMemcpy, libcudart.so.12, 1, 1382
GPUTAP_VERSION 328, cudaMemcpy, libcudart.so.13, 2, 1833
GPUTAP_VERSION 329, cudaMemcpy2D, libcudart.so.11.0, 0, 973
GPUTAP_VERSION 329, cudaMemcpy2D, libcudart.so.12, 1, 1383
GPUTAP_VERSION 329, cudaMemcpy2D, libcudart.so.13, 2, 1834
GPUTAP_VERSION 330, cudaMemcpy2DArrayToArray, libcudart.so.11.0, 0, 974
GPUTAP_VERSION 330, cudaMemcpy2DArrayToArray, libcudart.so.12, 1, 1384
GPUTAP_VERSION 330, cudaMemcpy2DArrayToArray, libcudart.so.13, 2, 1835
GPUTAP_VERSION 331, cudaMemcpy2DArrayToArray_ptds, libcudart.so.11.0, 0, 975
GPUTAP_VERSION 331, cudaMemcpy2DArrayToArray_ptds, libcudart.so.12, 1, 1385
GPUTAP_VERSION 331, cudaMemcpy2DArrayToArray_ptds, libcudart.so.13, 2, 1836
GPUTAP_VERSION 332, cudaMemcpy2DAsync, libcudart.so.11.0, 0, 976
GPUTAP_VERSION 332, cudaMemcpy2DAsync, libcudart.so.12, 1, 1386
GPUTAP_VERSION 332, cudaMemcpy2DAsync, libcudart.so.13, 2, 1837
GPUTAP_VERSION 333, cudaMemcpy2DAsync_ptsz, libcudart.so.11.0, 0, 977
GPUTAP_VERSION 333, cudaMemcpy2DAsync_ptsz, libcudart.so.12, 1, 1387
GPUTAP_VERSION 333, cudaMemcpy2DAsync_ptsz, libcudart.so.13, 2, 1838
GPUTAP_VERSION 334, cudaMemcpy2DFromArray, libcudart.so.11.0, 0, 978
GPUTAP_VERSION 334, cudaMemcpy2DFromArray, libcudart.so.12, 1, 1388
GPUTAP_VERSION 334, cudaMemcpy2DFromArray, libcudart.so.13, 2, 1839
GPUTAP_VERSION 335, cudaMemcpy2DFromArrayAsync, libcudart.so.11.0, 0, 979
GPUTAP_VERSION 335, cudaMemcpy2DFromArrayAsync, libcudart.so.12, 1, 1389
GPUTAP_VERSION 335, cudaMemcpy2DFromArrayAsync, libcudart.so.13, 2, 1840
GPUTAP_VERSION 336, cudaMemcpy2DFromArrayAsync_ptsz, libcudart.so.11.0, 0, 980
GPUTAP_VERSION 336, cudaMemcpy2DFromArrayAsync_ptsz, libcudart.so.12, 1, 1390
GPUTAP_VERSION 336, cudaMemcpy2DFromArrayAsync_ptsz, libcudart.so.13, 2, 1841
GPUTAP_VERSION 337, cudaMemcpy2DFromArray_ptds, libcudart.so.11.0, 0, 981
GPUTAP_VERSION 337, cudaMemcpy2DFromArray_ptds, libcudart.so.12, 1, 1391
GPUTAP_VERSION 337, cudaMemcpy2DFromArray_ptds, libcudart.so.13, 2, 1842
GPUTAP_VERSION 338, cudaMemcpy2DToArray, libcudart.so.11.0, 0, 982
GPUTAP_VERSION 338, cudaMemcpy2DToArray, libcudart.so.12, 1, 1392
GPUTAP_VERSION 338, cudaMemcpy2DToArray, libcudart.so.13, 2, 1843
GPUTAP_VERSION 339, cudaMemcpy2DToArrayAsync, libcudart.so.11.0, 0, 983
GPUTAP_VERSION 339, cudaMemcpy2DToArrayAsync, libcudart.so.12, 1, 1393
GPUTAP_VERSION 339, cudaMemcpy2DToArrayAsync, libcudart.so.13, 2, 1844
GPUTAP_VERSION 340, cudaMemcpy2DToArrayAsync_ptsz, libcudart.so.11.0, 0, 984
GPUTAP_VERSION 340, cudaMemcpy2DToArrayAsync_ptsz, libcudart.so.12, 1, 1394
GPUTAP_VERSION 340, cudaMemcpy2DToArrayAsync_ptsz, libcudart.so.13, 2, 1845
GPUTAP_VERSION 341, cudaMemcpy2DToArray_ptds, libcudart.so.11.0, 0, 985
GPUTAP_VERSION 341, cudaMemcpy2DToArray_ptds, libcudart.so.12, 1, 1395
GPUTAP_VERSION 341, cudaMemcpy2DToArray_ptds, libcudart.so.13, 2, 1846
GPUTAP_VERSION 342, cudaMemcpy2D_ptds, libcudart.so.11.0, 0, 986
GPUTAP_VERSION 342, cudaMemcpy2D_ptds, libcudart.so.12, 1, 1396
GPUTAP_VERSION 342, cudaMemcpy2D_ptds, libcudart.so.13, 2, 1847
GPUTAP_VERSION 343, cudaMemcpy3D, libcudart.so.11.0, 0, 987
GPUTAP_VERSION 343, cudaMemcpy3D, libcudart.so.12, 1, 1397
GPUTAP_VERSION 343, cudaMemcpy3D, libcudart.so.13, 2, 1848
GPUTAP_VERSION 344, cudaMemcpy3DAsync, libcudart.so.11.0, 0, 988
GPUTAP_VERSION 344, cudaMemcpy3DAsync, libcudart.so.12, 1, 1398
GPUTAP_VERSION 344, cudaMemcpy3DAsync, libcudart.so.13, 2, 1849
GPUTAP_VERSION 345, cudaMemcpy3DAsync_ptsz, libcudart.so.11.0, 0, 989
GPUTAP_VERSION 345, cudaMemcpy3DAsync_ptsz, libcudart.so.12, 1, 1399
GPUTAP_VERSION 345, cudaMemcpy3DAsync_ptsz, libcudart.so.13, 2, 1850
GPUTAP_VERSION 346, cudaMemcpy3DBatchAsync, libcudart.so.12, 1, 1400
GPUTAP_VERSION 346, cudaMemcpy3DBatchAsync, libcudart.so.13, 2, 1851
GPUTAP_VERSION 347, cudaMemcpy3DBatchAsync_ptsz, libcudart.so.12, 1, 1401
GPUTAP_VERSION 347, cudaMemcpy3DBatchAsync_ptsz, libcudart.so.13, 2, 1852
GPUTAP_VERSION 348, cudaMemcpy3DPeer, libcudart.so.11.0, 0, 990
GPUTAP_VERSION 348, cudaMemcpy3DPeer, libcudart.so.12, 1, 1402
GPUTAP_VERSION 348, cudaMemcpy3DPeer, libcudart.so.13, 2, 1853
GPUTAP_VERSION 349, cudaMemcpy3DPeerAsync, libcudart.so.11.0, 0, 991
GPUTAP_VERSION 349, cudaMemcpy3DPeerAsync, libcudart.so.12, 1, 1403
GPUTAP_VERSION 349, cudaMemcpy3DPeerAsync, libcudart.so.13, 2, 1854
GPUTAP_VERSION 350, cudaMemcpy3DPeerAsync_ptsz, libcudart.so.11.0, 0, 992
GPUTAP_VERSION 350, cudaMemcpy3DPeerAsync_ptsz, libcudart.so.12, 1, 1404
GPUTAP_VERSION 350, cudaMemcpy3DPeerAsync_ptsz, libcudart.so.13, 2, 1855
GPUTAP_VERSION 351, cudaMemcpy3DPeer_ptds, libcudart.so.11.0, 0, 993
GPUTAP_VERSION 351, cudaMemcpy3DPeer_ptds, libcudart.so.12, 1, 1405
GPUTAP_VERSION 351, cudaMemcpy3DPeer_ptds, libcudart.so.13, 2, 1856
GPUTAP_VERSION 352, cudaMemcpy3DWithAttributesAsync, libcudart.so.13, 2, 1857
GPUTAP_VERSION 353, cudaMemcpy3DWithAttributesAsync_ptsz, libcudart.so.13, 2, 1858
GPUTAP_VERSION 354, cudaMemcpy3D_ptds, libcudart.so.11.0, 0, 994
GPUTAP_VERSION 354, cudaMemcpy3D_ptds, libcudart.so.12, 1, 1406
GPUTAP_VERSION 354, cudaMemcpy3D_ptds, libcudart.so.13, 2, 1859
GPUTAP_VERSION 355, cudaMemcpyArrayToArray, libcudart.so.11.0, 0, 995
GPUTAP_VERSION 355, cudaMemcpyArrayToArray, libcudart.so.12, 1, 1407
GPUTAP_VERSION 355, cudaMemcpyArrayToArray, libcudart.so.13, 2, 1860
GPUTAP_VERSION 356, cudaMemcpyArrayToArray_ptds, libcudart.so.11.0, 0, 996
GPUTAP_VERSION 356, cudaMemcpyArrayToArray_ptds, libcudart.so.12, 1, 1408
GPUTAP_VERSION 356, cudaMemcpyArrayToArray_ptds, libcudart.so.13, 2, 1861
GPUTAP_VERSION 357, cudaMemcpyAsync, libcudart.so.11.0, 0, 997
GPUTAP_VERSION 357, cudaMemcpyAsync, libcudart.so.12, 1, 1409
GPUTAP_VERSION 357, cudaMemcpyAsync, libcudart.so.13, 2, 1862
GPUTAP_VERSION 358, cudaMemcpyAsync_ptsz, libcudart.so.11.0, 0, 998
GPUTAP_VERSION 358, cudaMemcpyAsync_ptsz, libcudart.so.12, 1, 1410
GPUTAP_VERSION 358, cudaMemcpyAsync_ptsz, libcudart.so.13, 2, 1863
GPUTAP_VERSION 359, cudaMemcpyBatchAsync, libcudart.so.12, 1, 1411
GPUTAP_VERSION 359, cudaMemcpyBatchAsync, libcudart.so.13, 2, 1864
GPUTAP_VERSION 360, cudaMemcpyBatchAsync_ptsz, libcudart.so.12, 1, 1412
GPUTAP_VERSION 360, cudaMemcpyBatchAsync_ptsz, libcudart.so.13, 2, 1865
GPUTAP_VERSION 361, cudaMemcpyFromArray, libcudart.so.11.0, 0, 999
GPUTAP_VERSION 361, cudaMemcpyFromArray, libcudart.so.12, 1, 1413
GPUTAP_VERSION 361, cudaMemcpyFromArray, libcudart.so.13, 2, 1866
GPUTAP_VERSION 362, cudaMemcpyFromArrayAsync, libcudart.so.11.0, 0, 1000
GPUTAP_VERSION 362, cudaMemcpyFromArrayAsync, libcudart.so.12, 1, 1414
GPUTAP_VERSION 362, cudaMemcpyFromArrayAsync, libcudart.so.13, 2, 1867
GPUTAP_VERSION 363, cudaMemcpyFromArrayAsync_ptsz, libcudart.so.11.0, 0, 1001
GPUTAP_VERSION 363, cudaMemcpyFromArrayAsync_ptsz, libcudart.so.12, 1, 1415
GPUTAP_VERSION 363, cudaMemcpyFromArrayAsync_ptsz, libcudart.so.13, 2, 1868
GPUTAP_VERSION 364, cudaMemcpyFromArray_ptds, libcudart.so.11.0, 0, 1002
GPUTAP_VERSION 364, cudaMemcpyFromArray_ptds, libcudart.so.12, 1, 1416
GPUTAP_VERSION 364, cudaMemcpyFromArray_ptds, libcudart.so.13, 2, 1869
GPUTAP_VERSION 365, cudaMemcpyFromSymbol, libcudart.so.11.0, 0, 1003
GPUTAP_VERSION 365, cudaMemcpyFromSymbol, libcudart.so.12, 1, 1417
GPUTAP_VERSION 365, cudaMemcpyFromSymbol, libcudart.so.13, 2, 1870
GPUTAP_VERSION 366, cudaMemcpyFromSymbolAsync, libcudart.so.11.0, 0, 1004
GPUTAP_VERSION 366, cudaMemcpyFromSymbolAsync, libcudart.so.12, 1, 1418
GPUTAP_VERSION 366, cudaMemcpyFromSymbolAsync, libcudart.so.13, 2, 1871
GPUTAP_VERSION 367, cudaMemcpyFromSymbolAsync_ptsz, libcudart.so.11.0, 0, 1005
GPUTAP_VERSION 367, cudaMemcpyFromSymbolAsync_ptsz, libcudart.so.12, 1, 1419
GPUTAP_VERSION 367, cudaMemcpyFromSymbolAsync_ptsz, libcudart.so.13, 2, 1872
GPUTAP_VERSION 368, cudaMemcpyFromSymbol_ptds, libcudart.so.11.0, 0, 1006
GPUTAP_VERSION 368, cudaMemcpyFromSymbol_ptds, libcudart.so.12, 1, 1420
GPUTAP_VERSION 368, cudaMemcpyFromSymbol_ptds, libcudart.so.13, 2, 1873
GPUTAP_VERSION 369, cudaMemcpyPeer, libcudart.so.11.0, 0, 1007
GPUTAP_VERSION 369, cudaMemcpyPeer, libcudart.so.12, 1, 1421
GPUTAP_VERSION 369, cudaMemcpyPeer, libcudart.so.13, 2, 1874
GPUTAP_VERSION 370, cudaMemcpyPeerAsync, libcudart.so.11.0, 0, 1008
GPUTAP_VERSION 370, cudaMemcpyPeerAsync, libcudart.so.12, 1, 1422
GPUTAP_VERSION 370, cudaMemcpyPeerAsync, libcudart.so.13, 2, 1875
GPUTAP_VERSION 371, cudaMemcpyToArray, libcudart.so.11.0, 0, 1009
GPUTAP_VERSION 371, cudaMemcpyToArray, libcudart.so.12, 1, 1423
GPUTAP_VERSION 371, cudaMemcpyToArray, libcudart.so.13, 2, 1876
GPUTAP_VERSION 372, cudaMemcpyToArrayAsync, libcudart.so.11.0, 0, 1010
GPUTAP_VERSION 372, cudaMemcpyToArrayAsync, libcudart.so.12, 1, 1424
GPUTAP_VERSION 372, cudaMemcpyToArrayAsync, libcudart.so.13, 2, 1877
GPUTAP_VERSION 373, cudaMemcpyToArrayAsync_ptsz, libcudart.so.11.0, 0, 1011
GPUTAP_VERSION 373, cudaMemcpyToArrayAsync_ptsz, libcudart.so.12, 1, 1425
GPUTAP_VERSION 373, cudaMemcpyToArrayAsync_ptsz, libcudart.so.13, 2, 1878
GPUTAP_VERSION 374, cudaMemcpyToArray_ptds, libcudart.so.11.0, 0, 1012
GPUTAP_VERSION 374, cudaMemcpyToArray_ptds, libcudart.so.12, 1, 1426
GPUTAP_VERSION 374, cudaMemcpyToArray_ptds, libcudart.so.13, 2, 1879
GPUTAP_VERSION 375, cudaMemcpyToSymbol, libcudart.so.11.0, 0, 1013
GPUTAP_VERSION 375, cudaMemcpyToSymbol, libcudart.so.12, 1, 1427
GPUTAP_VERSION 375, cudaMemcpyToSymbol, libcudart.so.13, 2, 1880
GPUTAP_VERSION 376, cudaMemcpyToSymbolAsync, libcudart.so.11.0, 0, 1014
GPUTAP_VERSION 376, cudaMemcpyToSymbolAsync, libcudart.so.12, 1, 1428
GPUTAP_VERSION 376, cudaMemcpyToSymbolAsync, libcudart.so.13, 2, 1881
GPUTAP_VERSION 377, cudaMemcpyToSymbolAsync_ptsz, libcudart.so.11.0, 0, 1015
GPUTAP_VERSION 377, cudaMemcpyToSymbolAsync_ptsz, libcudart.so.12, 1, 1429
GPUTAP_VERSION 377, cudaMemcpyToSymbolAsync_ptsz, libcudart.so.13, 2, 1882
GPUTAP_VERSION 378, cudaMemcpyToSymbol_ptds, libcudart.so.11.0, 0, 1016
GPUTAP_VERSION 378, cudaMemcpyToSymbol_ptds, libcudart.so.12, 1, 1430
GPUTAP_VERSION 378, cudaMemcpyToSymbol_ptds, libcudart.so.13, 2, 1883
GPUTAP_VERSION 379, cudaMemcpyWithAttributesAsync, libcudart.so.13, 2, 1884
GPUTAP_VERSION 380, cudaMemcpyWithAttributesAsync_ptsz, libcudart.so.13, 2, 1885
GPUTAP_VERSION 381, cudaMemcpy_ptds, libcudart.so.11.0, 0, 1017
GPUTAP_VERSION 381, cudaMemcpy_ptds, libcudart.so.12, 1, 1431
GPUTAP_VERSION 381, cudaMemcpy_ptds, libcudart.so.13, 2, 1886
GPUTAP_VERSION 382, cudaMemset, libcudart.so.11.0, 0, 1018
GPUTAP_VERSION 382, cudaMemset, libcudart.so.12, 1, 1432
GPUTAP_VERSION 382, cudaMemset, libcudart.so.13, 2, 1887
GPUTAP_VERSION 383, cudaMemset2D, libcudart.so.11.0, 0, 1019
GPUTAP_VERSION 383, cudaMemset2D, libcudart.so.12, 1, 1433
GPUTAP_VERSION 383, cudaMemset2D, libcudart.so.13, 2, 1888
GPUTAP_VERSION 384, cudaMemset2DAsync, libcudart.so.11.0, 0, 1020
GPUTAP_VERSION 384, cudaMemset2DAsync, libcudart.so.12, 1, 1434
GPUTAP_VERSION 384, cudaMemset2DAsync, libcudart.so.13, 2, 1889
GPUTAP_VERSION 385, cudaMemset2DAsync_ptsz, libcudart.so.11.0, 0, 1021
GPUTAP_VERSION 385, cudaMemset2DAsync_ptsz, libcudart.so.12, 1, 1435
GPUTAP_VERSION 385, cudaMemset2DAsync_ptsz, libcudart.so.13, 2, 1890
GPUTAP_VERSION 386, cudaMemset2D_ptds, libcudart.so.11.0, 0, 1022
GPUTAP_VERSION 386, cudaMemset2D_ptds, libcudart.so.12, 1, 1436
GPUTAP_VERSION 386, cudaMemset2D_ptds, libcudart.so.13, 2, 1891
GPUTAP_VERSION 387, cudaMemset3D, libcudart.so.11.0, 0, 1023
GPUTAP_VERSION 387, cudaMemset3D, libcudart.so.12, 1, 1437
GPUTAP_VERSION 387, cudaMemset3D, libcudart.so.13, 2, 1892
GPUTAP_VERSION 388, cudaMemset3DAsync, libcudart.so.11.0, 0, 1024
GPUTAP_VERSION 388, cudaMemset3DAsync, libcudart.so.12, 1, 1438
GPUTAP_VERSION 388, cudaMemset3DAsync, libcudart.so.13, 2, 1893
GPUTAP_VERSION 389, cudaMemset3DAsync_ptsz, libcudart.so.11.0, 0, 1025
GPUTAP_VERSION 389, cudaMemset3DAsync_ptsz, libcudart.so.12, 1, 1439
GPUTAP_VERSION 389, cudaMemset3DAsync_ptsz, libcudart.so.13, 2, 1894
GPUTAP_VERSION 390, cudaMemset3D_ptds, libcudart.so.11.0, 0, 1026
GPUTAP_VERSION 390, cudaMemset3D_ptds, libcudart.so.12, 1, 1440
GPUTAP_VERSION 390, cudaMemset3D_ptds, libcudart.so.13, 2, 1895
GPUTAP_VERSION 391, cudaMemsetAsync, libcudart.so.11.0, 0, 1027
GPUTAP_VERSION 391, cudaMemsetAsync, libcudart.so.12, 1, 1441
GPUTAP_VERSION 391, cudaMemsetAsync, libcudart.so.13, 2, 1896
GPUTAP_VERSION 392, cudaMemsetAsync_ptsz, libcudart.so.11.0, 0, 1028
GPUTAP_VERSION 392, cudaMemsetAsync_ptsz, libcudart.so.12, 1, 1442
GPUTAP_VERSION 392, cudaMemsetAsync_ptsz, libcudart.so.13, 2, 1897
GPUTAP_VERSION 393, cudaMemset_ptds, libcudart.so.11.0, 0, 1029
GPUTAP_VERSION 393, cudaMemset_ptds, libcudart.so.12, 1, 1443
GPUTAP_VERSION 393, cudaMemset_ptds, libcudart.so.13, 2, 1898
GPUTAP_VERSION 394, cudaMipmappedArrayGetMemoryRequirements, libcudart.so.11.0, 0, 1030
GPUTAP_VERSION 394, cudaMipmappedArrayGetMemoryRequirements, libcudart.so.12, 1, 1444
GPUTAP_VERSION 394, cudaMipmappedArrayGetMemoryRequirements, libcudart.so.13, 2, 1899
GPUTAP_VERSION 395, cudaMipmappedArrayGetSparseProperties, libcudart.so.11.0, 0, 1031
GPUTAP_VERSION 395, cudaMipmappedArrayGetSparseProperties, libcudart.so.12, 1, 1445
GPUTAP_VERSION 395, cudaMipmappedArrayGetSparseProperties, libcudart.so.13, 2, 1900
GPUTAP_VERSION 396, cudaOccupancyAvailableDynamicSMemPerBlock, libcudart.so.11.0, 0, 1032
GPUTAP_VERSION 396, cudaOccupancyAvailableDynamicSMemPerBlock, libcudart.so.12, 1, 1446
GPUTAP_VERSION 396, cudaOccupancyAvailableDynamicSMemPerBlock, libcudart.so.13, 2, 1901
GPUTAP_VERSION 397, cudaOccupancyMaxActiveBlocksPerMultiprocessor, libcudart.so.11.0, 0, 1033
GPUTAP_VERSION 397, cudaOccupancyMaxActiveBlocksPerMultiprocessor, libcudart.so.12, 1, 1447
GPUTAP_VERSION 397, cudaOccupancyMaxActiveBlocksPerMultiprocessor, libcudart.so.13, 2, 1902
GPUTAP_VERSION 398, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, libcudart.so.11.0, 0, 1034
GPUTAP_VERSION 398, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, libcudart.so.12, 1, 1448
GPUTAP_VERSION 398, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, libcudart.so.13, 2, 1903
GPUTAP_VERSION 399, cudaOccupancyMaxActiveClusters, libcudart.so.11.0, 0, 1035
GPUTAP_VERSION 399, cudaOccupancyMaxActiveClusters, libcudart.so.12, 1, 1449
GPUTAP_VERSION 399, cudaOccupancyMaxActiveClusters, libcudart.so.13, 2, 1904
GPUTAP_VERSION 400, cudaOccupancyMaxPotentialClusterSize, libcudart.so.11.0, 0, 1036
GPUTAP_VERSION 400, cudaOccupancyMaxPotentialClusterSize, libcudart.so.12, 1, 1450
GPUTAP_VERSION 400, cudaOccupancyMaxPotentialClusterSize, libcudart.so.13, 2, 1905
GPUTAP_VERSION 401, cudaPeekAtLastError, libcudart.so.11.0, 0, 1037
GPUTAP_VERSION 401, cudaPeekAtLastError, libcudart.so.12, 1, 1451
GPUTAP_VERSION 401, cudaPeekAtLastError, libcudart.so.13, 2, 1906
GPUTAP_VERSION 402, cudaPointerGetAttributes, libcudart.so.11.0, 0, 1038
GPUTAP_VERSION 402, cudaPointerGetAttributes, libcudart.so.12, 1, 1452
GPUTAP_VERSION 402, cudaPointerGetAttributes, libcudart.so.13, 2, 1907
GPUTAP_VERSION 403, cudaProfilerInitialize, libcudart.so.11.0, 0, 1039
GPUTAP_VERSION 404, cudaProfilerStart, libcudart.so.11.0, 0, 1040
GPUTAP_VERSION 404, cudaProfilerStart, libcudart.so.12, 1, 1453
GPUTAP_VERSION 404, cudaProfilerStart, libcudart.so.13, 2, 1908
GPUTAP_VERSION 405, cudaProfilerStop, libcudart.so.11.0, 0, 1041
GPUTAP_VERSION 405, cudaProfilerStop, libcudart.so.12, 1, 1454
GPUTAP_VERSION 405, cudaProfilerStop, libcudart.so.13, 2, 1909
GPUTAP_VERSION 406, cudaRuntimeGetVersion, libcudart.so.11.0, 0, 1042
GPUTAP_VERSION 406, cudaRuntimeGetVersion, libcudart.so.12, 1, 1455
GPUTAP_VERSION 406, cudaRuntimeGetVersion, libcudart.so.13, 2, 1910
GPUTAP_VERSION 407, cudaSetDevice, libcudart.so.11.0, 0, 1043
GPUTAP_VERSION 407, cudaSetDevice, libcudart.so.12, 1, 1456
GPUTAP_VERSION 407, cudaSetDevice, libcudart.so.13, 2, 1911
GPUTAP_VERSION 408, cudaSetDeviceFlags, libcudart.so.11.0, 0, 1044
GPUTAP_VERSION 408, cudaSetDeviceFlags, libcudart.so.12, 1, 1457
GPUTAP_VERSION 408, cudaSetDeviceFlags, libcudart.so.13, 2, 1912
GPUTAP_VERSION 409, cudaSetDoubleForDevice, libcudart.so.11.0, 0, 1045
GPUTAP_VERSION 409, cudaSetDoubleForDevice, libcudart.so.12, 1, 1458
GPUTAP_VERSION 410, cudaSetDoubleForHost, libcudart.so.11.0, 0, 1046
GPUTAP_VERSION 410, cudaSetDoubleForHost, libcudart.so.12, 1, 1459
GPUTAP_VERSION 411, cudaSetValidDevices, libcudart.so.11.0, 0, 1047
GPUTAP_VERSION 411, cudaSetValidDevices, libcudart.so.12, 1, 1460
GPUTAP_VERSION 411, cudaSetValidDevices, libcudart.so.13, 2, 1913
GPUTAP_VERSION 412, cudaSignalExternalSemaphoresAsync, libcudart.so.11.0, 0, 1048
GPUTAP_VERSION 412, cudaSignalExternalSemaphoresAsync, libcudart.so.12, 1, 1461
GPUTAP_VERSION 412, cudaSignalExternalSemaphoresAsync, libcudart.so.13, 2, 1914
GPUTAP_VERSION 413, cudaSignalExternalSemaphoresAsync_ptsz, libcudart.so.11.0, 0, 1049
GPUTAP_VERSION 413, cudaSignalExternalSemaphoresAsync_ptsz, libcudart.so.12, 1, 1462
GPUTAP_VERSION 413, cudaSignalExternalSemaphoresAsync_ptsz, libcudart.so.13, 2, 1915
GPUTAP_VERSION 414, cudaSignalExternalSemaphoresAsync_v2, libcudart.so.11.0, 0, 1050
GPUTAP_VERSION 414, cudaSignalExternalSemaphoresAsync_v2, libcudart.so.12, 1, 1463
GPUTAP_VERSION 415, cudaSignalExternalSemaphoresAsync_v2_ptsz, libcudart.so.11.0, 0, 1051
GPUTAP_VERSION 415, cudaSignalExternalSemaphoresAsync_v2_ptsz, libcudart.so.12, 1, 1464
GPUTAP_VERSION 416, cudaStreamAddCallback, libcudart.so.11.0, 0, 1052
GPUTAP_VERSION 416, cudaStreamAddCallback, libcudart.so.12, 1, 1465
GPUTAP_VERSION 416, cudaStreamAddCallback, libcudart.so.13, 2, 1916
GPUTAP_VERSION 417, cudaStreamAddCallback_ptsz, libcudart.so.11.0, 0, 1053
GPUTAP_VERSION 417, cudaStreamAddCallback_ptsz, libcudart.so.12, 1, 1466
GPUTAP_VERSION 417, cudaStreamAddCallback_ptsz, libcudart.so.13, 2, 1917
GPUTAP_VERSION 418, cudaStreamAttachMemAsync, libcudart.so.11.0, 0, 1054
GPUTAP_VERSION 418, cudaStreamAttachMemAsync, libcudart.so.12, 1, 1467
GPUTAP_VERSION 418, cudaStreamAttachMemAsync, libcudart.so.13, 2, 1918
GPUTAP_VERSION 419, cudaStreamAttachMemAsync_ptsz, libcudart.so.11.0, 0, 1055
GPUTAP_VERSION 419, cudaStreamAttachMemAsync_ptsz, libcudart.so.12, 1, 1468
GPUTAP_VERSION 419, cudaStreamAttachMemAsync_ptsz, libcudart.so.13, 2, 1919
GPUTAP_VERSION 420, cudaStreamBeginCapture, libcudart.so.11.0, 0, 1056
GPUTAP_VERSION 420, cudaStreamBeginCapture, libcudart.so.12, 1, 1469
GPUTAP_VERSION 420, cudaStreamBeginCapture, libcudart.so.13, 2, 1920
GPUTAP_VERSION 421, cudaStreamBeginCaptureToGraph, libcudart.so.12, 1, 1470
GPUTAP_VERSION 421, cudaStreamBeginCaptureToGraph, libcudart.so.13, 2, 1921
GPUTAP_VERSION 422, cudaStreamBeginCaptureToGraph_ptsz, libcudart.so.12, 1, 1471
GPUTAP_VERSION 422, cudaStreamBeginCaptureToGraph_ptsz, libcudart.so.13, 2, 1922
GPUTAP_VERSION 423, cudaStreamBeginCapture_ptsz, libcudart.so.11.0, 0, 1057
GPUTAP_VERSION 423, cudaStreamBeginCapture_ptsz, libcudart.so.12, 1, 1472
GPUTAP_VERSION 423, cudaStreamBeginCapture_ptsz, libcudart.so.13, 2, 1923
GPUTAP_VERSION 424, cudaStreamBeginRecaptureToGraph, libcudart.so.13, 2, 1924
GPUTAP_VERSION 425, cudaStreamBeginRecaptureToGraph_ptsz, libcudart.so.13, 2, 1925
GPUTAP_VERSION 426, cudaStreamCopyAttributes, libcudart.so.11.0, 0, 1058
GPUTAP_VERSION 426, cudaStreamCopyAttributes, libcudart.so.12, 1, 1473
GPUTAP_VERSION 426, cudaStreamCopyAttributes, libcudart.so.13, 2, 1926
GPUTAP_VERSION 427, cudaStreamCopyAttributes_ptsz, libcudart.so.11.0, 0, 1059
GPUTAP_VERSION 427, cudaStreamCopyAttributes_ptsz, libcudart.so.12, 1, 1474
GPUTAP_VERSION 427, cudaStreamCopyAttributes_ptsz, libcudart.so.13, 2, 1927
GPUTAP_VERSION 428, cudaStreamCreate, libcudart.so.11.0, 0, 1060
GPUTAP_VERSION 428, cudaStreamCreate, libcudart.so.12, 1, 1475
GPUTAP_VERSION 428, cudaStreamCreate, libcudart.so.13, 2, 1928
GPUTAP_VERSION 429, cudaStreamCreateWithFlags, libcudart.so.11.0, 0, 1061
GPUTAP_VERSION 429, cudaStreamCreateWithFlags, libcudart.so.12, 1, 1476
GPUTAP_VERSION 429, cudaStreamCreateWithFlags, libcudart.so.13, 2, 1929
GPUTAP_VERSION 430, cudaStreamCreateWithPriority, libcudart.so.11.0, 0, 1062
GPUTAP_VERSION 430, cudaStreamCreateWithPriority, libcudart.so.12, 1, 1477
GPUTAP_VERSION 430, cudaStreamCreateWithPriority, libcudart.so.13, 2, 1930
GPUTAP_VERSION 431, cudaStreamDestroy, libcudart.so.11.0, 0, 1063
GPUTAP_VERSION 431, cudaStreamDestroy, libcudart.so.12, 1, 1478
GPUTAP_VERSION 431, cudaStreamDestroy, libcudart.so.13, 2, 1931
GPUTAP_VERSION 432, cudaStreamEndCapture, libcudart.so.11.0, 0, 1064
GPUTAP_VERSION 432, cudaStreamEndCapture, libcudart.so.12, 1, 1479
GPUTAP_VERSION 432, cudaStreamEndCapture, libcudart.so.13, 2, 1932
GPUTAP_VERSION 433, cudaStreamEndCapture_ptsz, libcudart.so.11.0, 0, 1065
GPUTAP_VERSION 433, cudaStreamEndCapture_ptsz, libcudart.so.12, 1, 1480
GPUTAP_VERSION 433, cudaStreamEndCapture_ptsz, libcudart.so.13, 2, 1933
GPUTAP_VERSION 434, cudaStreamGetAttribute, libcudart.so.11.0, 0, 1066
GPUTAP_VERSION 434, cudaStreamGetAttribute, libcudart.so.12, 1, 1481
GPUTAP_VERSION 434, cudaStreamGetAttribute, libcudart.so.13, 2, 1934
GPUTAP_VERSION 435, cudaStreamGetAttribute_ptsz, libcudart.so.11.0, 0, 1067
GPUTAP_VERSION 435, cudaStreamGetAttribute_ptsz, libcudart.so.12, 1, 1482
GPUTAP_VERSION 435, cudaStreamGetAttribute_ptsz, libcudart.so.13, 2, 1935
GPUTAP_VERSION 436, cudaStreamGetCaptureInfo, libcudart.so.11.0, 0, 1068
GPUTAP_VERSION 436, cudaStreamGetCaptureInfo, libcudart.so.12, 1, 1483
GPUTAP_VERSION 436, cudaStreamGetCaptureInfo, libcudart.so.13, 2, 1936
GPUTAP_VERSION 437, cudaStreamGetCaptureInfo_ptsz, libcudart.so.11.0, 0, 1069
GPUTAP_VERSION 437, cudaStreamGetCaptureInfo_ptsz, libcudart.so.12, 1, 1484
GPUTAP_VERSION 437, cudaStreamGetCaptureInfo_ptsz, libcudart.so.13, 2, 1937
GPUTAP_VERSION 438, cudaStreamGetCaptureInfo_v2, libcudart.so.11.0, 0, 1070
GPUTAP_VERSION 438, cudaStreamGetCaptureInfo_v2, libcudart.so.12, 1, 1485
GPUTAP_VERSION 439, cudaStreamGetCaptureInfo_v2_ptsz, libcudart.so.11.0, 0, 1071
GPUTAP_VERSION 439, cudaStreamGetCaptureInfo_v2_ptsz, libcudart.so.12, 1, 1486
GPUTAP_VERSION 440, cudaStreamGetCaptureInfo_v3, libcudart.so.12, 1, 1487
GPUTAP_VERSION 441, cudaStreamGetCaptureInfo_v3_ptsz, libcudart.so.12, 1, 1488
GPUTAP_VERSION 442, cudaStreamGetDevResource, libcudart.so.13, 2, 1938
GPUTAP_VERSION 443, cudaStreamGetDevResource_ptsz, libcudart.so.13, 2, 1939
GPUTAP_VERSION 444, cudaStreamGetDevice, libcudart.so.12, 1, 1489
GPUTAP_VERSION 444, cudaStreamGetDevice, libcudart.so.13, 2, 1940
GPUTAP_VERSION 445, cudaStreamGetDevice_ptsz, libcudart.so.12, 1, 1490
GPUTAP_VERSION 445, cudaStreamGetDevice_ptsz, libcudart.so.13, 2, 1941
GPUTAP_VERSION 446, cudaStreamGetFlags, libcudart.so.11.0, 0, 1072
GPUTAP_VERSION 446, cudaStreamGetFlags, libcudart.so.12, 1, 1491
GPUTAP_VERSION 446, cudaStreamGetFlags, libcudart.so.13, 2, 1942
GPUTAP_VERSION 447, cudaStreamGetFlags_ptsz, libcudart.so.11.0, 0, 1073
GPUTAP_VERSION 447, cudaStreamGetFlags_ptsz, libcudart.so.12, 1, 1492
GPUTAP_VERSION 447, cudaStreamGetFlags_ptsz, libcudart.so.13, 2, 1943
GPUTAP_VERSION 448, cudaStreamGetId, libcudart.so.12, 1, 1493
GPUTAP_VERSION 448, cudaStreamGetId, libcudart.so.13, 2, 1944
GPUTAP_VERSION 449, cudaStreamGetId_ptsz, libcudart.so.12, 1, 1494
GPUTAP_VERSION 449, cudaStreamGetId_ptsz, libcudart.so.13, 2, 1945
GPUTAP_VERSION 450, cudaStreamGetPriority, libcudart.so.11.0, 0, 1074
GPUTAP_VERSION 450, cudaStreamGetPriority, libcudart.so.12, 1, 1495
GPUTAP_VERSION 450, cudaStreamGetPriority, libcudart.so.13, 2, 1946
GPUTAP_VERSION 451, cudaStreamGetPriority_ptsz, libcudart.so.11.0, 0, 1075
GPUTAP_VERSION 451, cudaStreamGetPriority_ptsz, libcudart.so.12, 1, 1496
GPUTAP_VERSION 451, cudaStreamGetPriority_ptsz, libcudart.so.13, 2, 1947
GPUTAP_VERSION 452, cudaStreamIsCapturing, libcudart.so.11.0, 0, 1076
GPUTAP_VERSION 452, cudaStreamIsCapturing, libcudart.so.12, 1, 1497
GPUTAP_VERSION 452, cudaStreamIsCapturing, libcudart.so.13, 2, 1948
GPUTAP_VERSION 453, cudaStreamIsCapturing_ptsz, libcudart.so.11.0, 0, 1077
GPUTAP_VERSION 453, cudaStreamIsCapturing_ptsz, libcudart.so.12, 1, 1498
GPUTAP_VERSION 453, cudaStreamIsCapturing_ptsz, libcudart.so.13, 2, 1949
GPUTAP_VERSION 454, cudaStreamQuery, libcudart.so.11.0, 0, 1078
GPUTAP_VERSION 454, cudaStreamQuery, libcudart.so.12, 1, 1499
GPUTAP_VERSION 454, cudaStreamQuery, libcudart.so.13, 2, 1950
GPUTAP_VERSION 455, cudaStreamQuery_ptsz, libcudart.so.11.0, 0, 1079
GPUTAP_VERSION 455, cudaStreamQuery_ptsz, libcudart.so.12, 1, 1500
GPUTAP_VERSION 455, cudaStreamQuery_ptsz, libcudart.so.13, 2, 1951
GPUTAP_VERSION 456, cudaStreamSetAttribute, libcudart.so.11.0, 0, 1080
GPUTAP_VERSION 456, cudaStreamSetAttribute, libcudart.so.12, 1, 1501
GPUTAP_VERSION 456, cudaStreamSetAttribute, libcudart.so.13, 2, 1952
GPUTAP_VERSION 457, cudaStreamSetAttribute_ptsz, libcudart.so.11.0, 0, 1081
GPUTAP_VERSION 457, cudaStreamSetAttribute_ptsz, libcudart.so.12, 1, 1502
GPUTAP_VERSION 457, cudaStreamSetAttribute_ptsz, libcudart.so.13, 2, 1953
GPUTAP_VERSION 458, cudaStreamSynchronize, libcudart.so.11.0, 0, 1082
GPUTAP_VERSION 458, cudaStreamSynchronize, libcudart.so.12, 1, 1503
GPUTAP_VERSION 458, cudaStreamSynchronize, libcudart.so.13, 2, 1954
GPUTAP_VERSION 459, cudaStreamSynchronize_ptsz, libcudart.so.11.0, 0, 1083
GPUTAP_VERSION 459, cudaStreamSynchronize_ptsz, libcudart.so.12, 1, 1504
GPUTAP_VERSION 459, cudaStreamSynchronize_ptsz, libcudart.so.13, 2, 1955
GPUTAP_VERSION 460, cudaStreamUpdateCaptureDependencies, libcudart.so.11.0, 0, 1084
GPUTAP_VERSION 460, cudaStreamUpdateCaptureDependencies, libcudart.so.12, 1, 1505
GPUTAP_VERSION 460, cudaStreamUpdateCaptureDependencies, libcudart.so.13, 2, 1956
GPUTAP_VERSION 461, cudaStreamUpdateCaptureDependencies_ptsz, libcudart.so.11.0, 0, 1085
GPUTAP_VERSION 461, cudaStreamUpdateCaptureDependencies_ptsz, libcudart.so.12, 1, 1506
GPUTAP_VERSION 461, cudaStreamUpdateCaptureDependencies_ptsz, libcudart.so.13, 2, 1957
GPUTAP_VERSION 462, cudaStreamUpdateCaptureDependencies_v2, libcudart.so.12, 1, 1507
GPUTAP_VERSION 463, cudaStreamUpdateCaptureDependencies_v2_ptsz, libcudart.so.12, 1, 1508
GPUTAP_VERSION 464, cudaStreamWaitEvent, libcudart.so.11.0, 0, 1086
GPUTAP_VERSION 464, cudaStreamWaitEvent, libcudart.so.12, 1, 1509
GPUTAP_VERSION 464, cudaStreamWaitEvent, libcudart.so.13, 2, 1958
GPUTAP_VERSION 465, cudaStreamWaitEvent_ptsz, libcudart.so.11.0, 0, 1087
GPUTAP_VERSION 465, cudaStreamWaitEvent_ptsz, libcudart.so.12, 1, 1510
GPUTAP_VERSION 465, cudaStreamWaitEvent_ptsz, libcudart.so.13, 2, 1959
GPUTAP_VERSION 466, cudaSubgridCreate, libcudart.so.13, 2, 1960
GPUTAP_VERSION 467, cudaSubgridWorkerGridCreate, libcudart.so.13, 2, 1961
GPUTAP_VERSION 468, cudaSubgridWorksetCreate, libcudart.so.13, 2, 1962
GPUTAP_VERSION 469, cudaThreadExchangeStreamCaptureMode, libcudart.so.11.0, 0, 1088
GPUTAP_VERSION 469, cudaThreadExchangeStreamCaptureMode, libcudart.so.12, 1, 1511
GPUTAP_VERSION 469, cudaThreadExchangeStreamCaptureMode, libcudart.so.13, 2, 1963
GPUTAP_VERSION 470, cudaThreadExit, libcudart.so.11.0, 0, 1089
GPUTAP_VERSION 470, cudaThreadExit, libcudart.so.12, 1, 1512
GPUTAP_VERSION 471, cudaThreadGetCacheConfig, libcudart.so.11.0, 0, 1090
GPUTAP_VERSION 471, cudaThreadGetCacheConfig, libcudart.so.12, 1, 1513
GPUTAP_VERSION 472, cudaThreadGetLimit, libcudart.so.11.0, 0, 1091
GPUTAP_VERSION 472, cudaThreadGetLimit, libcudart.so.12, 1, 1514
GPUTAP_VERSION 473, cudaThreadSetCacheConfig, libcudart.so.11.0, 0, 1092
GPUTAP_VERSION 473, cudaThreadSetCacheConfig, libcudart.so.12, 1, 1515
GPUTAP_VERSION 474, cudaThreadSetLimit, libcudart.so.11.0, 0, 1093
GPUTAP_VERSION 474, cudaThreadSetLimit, libcudart.so.12, 1, 1516
GPUTAP_VERSION 475, cudaThreadSynchronize, libcudart.so.11.0, 0, 1094
GPUTAP_VERSION 475, cudaThreadSynchronize, libcudart.so.12, 1, 1517
GPUTAP_VERSION 476, cudaUnbindTexture, libcudart.so.11.0, 0, 1095
GPUTAP_VERSION 477, cudaUserObjectCreate, libcudart.so.11.0, 0, 1096
GPUTAP_VERSION 477, cudaUserObjectCreate, libcudart.so.12, 1, 1518
GPUTAP_VERSION 477, cudaUserObjectCreate, libcudart.so.13, 2, 1964
GPUTAP_VERSION 478, cudaUserObjectRelease, libcudart.so.11.0, 0, 1097
GPUTAP_VERSION 478, cudaUserObjectRelease, libcudart.so.12, 1, 1519
GPUTAP_VERSION 478, cudaUserObjectRelease, libcudart.so.13, 2, 1965
GPUTAP_VERSION 479, cudaUserObjectRetain, libcudart.so.11.0, 0, 1098
GPUTAP_VERSION 479, cudaUserObjectRetain, libcudart.so.12, 1, 1520
GPUTAP_VERSION 479, cudaUserObjectRetain, libcudart.so.13, 2, 1966
GPUTAP_VERSION 480, cudaVDPAUGetDevice, libcudart.so.11.0, 0, 1099
GPUTAP_VERSION 480, cudaVDPAUGetDevice, libcudart.so.12, 1, 1521
GPUTAP_VERSION 480, cudaVDPAUGetDevice, libcudart.so.13, 2, 1967
GPUTAP_VERSION 481, cudaVDPAUSetVDPAUDevice, libcudart.so.11.0, 0, 1100
GPUTAP_VERSION 481, cudaVDPAUSetVDPAUDevice, libcudart.so.12, 1, 1522
GPUTAP_VERSION 481, cudaVDPAUSetVDPAUDevice, libcudart.so.13, 2, 1968
GPUTAP_VERSION 482, cudaWaitExternalSemaphoresAsync, libcudart.so.11.0, 0, 1101
GPUTAP_VERSION 482, cudaWaitExternalSemaphoresAsync, libcudart.so.12, 1, 1523
GPUTAP_VERSION 482, cudaWaitExternalSemaphoresAsync, libcudart.so.13, 2, 1969
GPUTAP_VERSION 483, cudaWaitExternalSemaphoresAsync_ptsz, libcudart.so.11.0, 0, 1102
GPUTAP_VERSION 483, cudaWaitExternalSemaphoresAsync_ptsz, libcudart.so.12, 1, 1524
GPUTAP_VERSION 483, cudaWaitExternalSemaphoresAsync_ptsz, libcudart.so.13, 2, 1970
GPUTAP_VERSION 484, cudaWaitExternalSemaphoresAsync_v2, libcudart.so.11.0, 0, 1103
GPUTAP_VERSION 484, cudaWaitExternalSemaphoresAsync_v2, libcudart.so.12, 1, 1525
GPUTAP_VERSION 485, cudaWaitExternalSemaphoresAsync_v2_ptsz, libcudart.so.11.0, 0, 1104
GPUTAP_VERSION 485, cudaWaitExternalSemaphoresAsync_v2_ptsz, libcudart.so.12, 1, 1526
