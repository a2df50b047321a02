// The runtime's functions that the tests call, declared by hand.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct { unsigned x, y, z; } dim3;
typedef struct { size_t width, height, depth; } cudaExtent;
typedef struct { void *ptr; size_t pitch, xsize, ysize; } cudaPitchedPtr;
typedef struct { void *array; cudaExtent pos; cudaPitchedPtr ptr; } cudaEnd;
typedef struct { cudaEnd src, dst; cudaExtent extent; int kind; } cudaMemcpy3DParms;
typedef struct { cudaEnd src; int srcDevice; cudaEnd dst; int dstDevice; cudaExtent extent; } cudaMemcpy3DPeerParms;
typedef struct { int type, id; } cudaMemLocation;
typedef struct { char reserved[64]; } cudaIpcMemHandle_t;
typedef struct { dim3 grid, block; size_t shared; void *stream; void *attrs; unsigned count; } cudaLaunchConfig_t;
typedef struct { void *func; dim3 grid, block; unsigned shared; void **args; void **extra; } cudaKernelNodeParams;
typedef struct { void *dst; size_t pitch; unsigned value, element; size_t width, height; } cudaMemsetParams;
typedef struct { int bits[4], kind; } cudaChannelFormatDesc;
typedef struct { int kind, reserved[3]; union { cudaKernelNodeParams kernel; cudaMemsetParams fill; struct { int flags[2]; void *ctx; cudaMemcpy3DParms params; } copy; long words[30]; }; } cudaGraphNodeParams;
typedef struct { int magic, version; const void *data; void *more; } FatBinary;
enum { H2H, H2D, D2H, D2D, ANY };

int cudaRuntimeGetVersion(int *);
int cudaDriverGetVersion(int *);
int cudaGetDeviceCount(int *);
int cudaSetDevice(int);
int cudaGetDevice(int *);
int cudaDeviceGetAttribute(int *, int, int);
int cudaDeviceSynchronize(void);
int cudaGetLastError(void);
int cudaPeekAtLastError(void);
const char *cudaGetErrorName(int);
const char *cudaGetErrorString(int);
int cudaMalloc(void **, size_t);
int cudaFree(void *);
int cudaMallocHost(void **, size_t);
int cudaHostAlloc(void **, size_t, unsigned);
int cudaFreeHost(void *);
int cudaHostRegister(void *, size_t, unsigned);
int cudaHostUnregister(void *);
int cudaMallocManaged(void **, size_t, unsigned);
int cudaMallocPitch(void **, size_t *, size_t, size_t);
int cudaMalloc3D(cudaPitchedPtr *, cudaExtent);
int cudaMallocAsync(void **, size_t, void *);
int cudaFreeAsync(void *, void *);
int cudaMallocAsync_ptsz(void **, size_t, void *);
int cudaFreeAsync_ptsz(void *, void *);
int cudaMemGetInfo(size_t *, size_t *);
int cudaMemcpy(void *, const void *, size_t, int);
int cudaMemcpy_ptds(void *, const void *, size_t, int);
int cudaMemcpyAsync(void *, const void *, size_t, int, void *);
int cudaMemcpyAsync_ptsz(void *, const void *, size_t, int, void *);
int cudaMemcpyPeer(void *, int, const void *, int, size_t);
int cudaMemcpyPeerAsync(void *, int, const void *, int, size_t, void *);
int cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, int);
int cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, int, void *);
int cudaMemcpy3D(const cudaMemcpy3DParms *);
int cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *);
int cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int);
int cudaMemcpyFromSymbol(void *, const void *, size_t, size_t, int);
int cudaGetSymbolSize(size_t *, const void *);
int cudaMemset(void *, int, size_t);
int cudaMemsetAsync(void *, int, size_t, void *);
int cudaMemset2D(void *, size_t, int, size_t, size_t);
int cudaMemset3D(cudaPitchedPtr, int, cudaExtent);
int cudaStreamCreate(void **);
int cudaStreamCreateWithFlags(void **, unsigned);
int cudaStreamDestroy(void *);
int cudaStreamQuery(void *);
int cudaStreamSynchronize(void *);
int cudaStreamWaitEvent(void *, void *, unsigned);
int cudaStreamBeginCapture(void *, int);
int cudaStreamEndCapture(void *, void **);
int cudaStreamIsCapturing(void *, int *);
int cudaEventCreate(void **);
int cudaEventCreateWithFlags(void **, unsigned);
int cudaEventDestroy(void *);
int cudaEventRecord(void *, void *);
int cudaEventQuery(void *);
int cudaEventSynchronize(void *);
int cudaEventElapsedTime(float *, void *, void *);
int cudaGraphCreate(void **, unsigned);
int cudaGraphDestroy(void *);
int cudaGraphGetNodes(void *, void **, size_t *);
int cudaGraphLaunch(void *, void *);
int cudaGraphExecDestroy(void *);
int cudaGraphAddMemcpyNode1D(void **, void *, void *const *, size_t, void *, const void *, size_t, int);
int cudaGraphAddMemsetNode(void **, void *, void *const *, size_t, const cudaMemsetParams *);
int cudaGraphAddKernelNode(void **, void *, void *const *, size_t, const cudaKernelNodeParams *);
int cudaGraphKernelNodeGetParams(void *, cudaKernelNodeParams *);
int cudaGraphExecMemcpyNodeSetParams1D(void *, void *, void *, const void *, size_t, int);
cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, int);
int cudaMallocArray(void **, const cudaChannelFormatDesc *, size_t, size_t, unsigned);
int cudaFreeArray(void *);
int cudaMemcpy2DToArray(void *, size_t, size_t, const void *, size_t, size_t, size_t, int);
int cudaMemcpy2DFromArray(void *, size_t, void *, size_t, size_t, size_t, size_t, int);
int cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *);
int cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned);
int cudaIpcCloseMemHandle(void *);
int cudaDeviceCanAccessPeer(int *, int, int);
int cudaDeviceEnablePeerAccess(int, unsigned);
int cudaGetDriverEntryPointByVersion(const char *, void **, unsigned, unsigned long long, int *);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaLaunchKernel_ptsz(const void *, dim3, dim3, void **, size_t, void *);
int cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
int cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaFuncGetName(const char **, const void *);
int cudaCreateTextureObject(void *, void *, void *, void *);
void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void **);
void __cudaUnregisterFatBinary(void **);
void __cudaRegisterFunction(void **, const char *, char *, const char *, int, void *, void *, void *, void *, int *);
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int);
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t, void *);
int __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);
int __cudaLaunchKernel(void *, dim3, dim3, void **, size_t, void *);
int __cudaGetKernel(void **, const void *);
#if defined MAJOR && MAJOR < 12
int cudaGraphInstantiate(void **, void *, void **, char *, size_t);
#define cudaGraphInstantiate(exec, graph, flags) cudaGraphInstantiate(exec, graph, 0, 0, 0)
int cudaGraphExecUpdate(void *, void *, void **, int *);
#define cudaGraphExecUpdate(exec, graph, info) cudaGraphExecUpdate(exec, graph, (void **)(info), (int *)((info) + 1))
int cudaGetDriverEntryPoint(const char *, void **, unsigned long long);
#else
int cudaGraphInstantiate(void **, void *, unsigned long long);
int cudaGraphExecUpdate(void *, void *, void *);
int cudaGetDriverEntryPoint(const char *, void **, unsigned long long, int *);
#endif
#if MAJOR >= 13
int cudaGraphAddNode(void **, void *, void *const *, const void *, size_t, cudaGraphNodeParams *);
#define ADD_NODE(node, graph, after, count, params) cudaGraphAddNode(node, graph, after, 0, count, params)
int cudaMemPrefetchAsync(const void *, size_t, cudaMemLocation, unsigned, void *);
int cudaMemAdvise(const void *, size_t, int, cudaMemLocation);
int cudaGetDeviceProperties(void *, int);
#else
int cudaGraphAddNode(void **, void *, void *const *, size_t, cudaGraphNodeParams *);
#define ADD_NODE(node, graph, after, count, params) cudaGraphAddNode(node, graph, after, count, params)
int cudaMemPrefetchAsync(const void *, size_t, int, void *);
int cudaMemPrefetchAsync_v2(const void *, size_t, cudaMemLocation, unsigned, void *);
int cudaMemAdvise(const void *, size_t, int, int);
#if defined MAJOR && MAJOR < 12
int cudaGetDeviceProperties(void *, int);
#else
int cudaGetDeviceProperties_v2(void *, int);
#define cudaGetDeviceProperties cudaGetDeviceProperties_v2
#endif
#endif
