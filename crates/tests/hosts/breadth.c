// Everything that is easily forgotten: launches of every form, graphs, streams, events, waiting, pools, shared memory,
// virtual memory, and the life of communicators. What matters is that every call is seen, not what it answers.
#include "cuda.h"
#include "runtime.h"

int cudaMemPoolCreate(void **, const void *);
int cudaMemPoolDestroy(void *);
int cudaMallocFromPoolAsync(void **, size_t, void *, void *);
int cudaMemcpy2DToArray(void *, size_t, size_t, const void *, size_t, size_t, size_t, int);
int ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, void *);

static void runtime(void) {
    void *stream, *event, *other, *graph, *exec, *p, *q, *pool;
    float ms;
    cudaIpcMemHandle_t shared;
    OK(cudaStreamCreateWithFlags(&stream, 1));
    OK(cudaEventCreate(&event));
    OK(cudaEventCreate(&other));
    cudaLaunchConfig_t config = {{1, 1, 1}, {32, 1, 1}, 0, stream, 0, 0};
    void *args[] = {&p, &ms};
    OK(cudaLaunchKernelExC(&config, &host_scale, args));
    OK(cudaLaunchKernel_ptsz(&host_scale, config.grid, config.block, args, 0, stream));
    OK(cudaLaunchCooperativeKernel(&host_scale, config.grid, config.block, args, 0, stream));
    OK(cudaStreamBeginCapture(stream, 1));
    OK(scale(1, stream));
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaEventRecord(event, stream));
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaEventRecord(other, stream));
    OK(cudaStreamWaitEvent(stream, event, 0));
    OK(cudaEventSynchronize(other));
    OK(cudaStreamSynchronize(stream));
    OK(cudaDeviceSynchronize());
    OK(cudaEventElapsedTime(&ms, event, other));
    OK(cudaMallocAsync(&p, 4096, stream));
    OK(cudaMemsetAsync(p, 0, 4096, stream));
    OK(cudaFreeAsync(p, stream));
    OK(cudaMallocAsync_ptsz(&p, 4096, stream));
    OK(cudaMemcpyAsync_ptsz(p, p, 64, D2D, stream));
    OK(cudaMemcpy_ptds(p, p, 64, D2D));
    OK(cudaFreeAsync_ptsz(p, stream));
    struct { int allocation, handles; cudaMemLocation at; void *security; size_t most; char rest[64]; } properties = {1, 0, {1, 0}};
    OK(cudaMemPoolCreate(&pool, &properties));
    OK(cudaMallocFromPoolAsync(&p, 4096, pool, stream));
    OK(cudaFreeAsync(p, stream));
    OK(cudaMemPoolDestroy(pool));
    OK(cudaMalloc(&p, 4096));
    OK(cudaIpcGetMemHandle(&shared, p));
    if (!cudaIpcOpenMemHandle(&q, shared, 1))
        cudaIpcCloseMemHandle(q);
    cudaMemcpy2DToArray((void *)1, 0, 0, &shared, 16, 16, 1, H2D);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaEventDestroy(event));
    OK(cudaStreamDestroy(stream));
}

static void virtual_memory(void) {
    int (*reserve)(uint64_t *, size_t, size_t, uint64_t, uint64_t) = look_up("cuMemAddressReserve");
    int (*create)(uint64_t *, size_t, const void *, uint64_t) = look_up("cuMemCreate");
    int (*map)(uint64_t, size_t, size_t, uint64_t, uint64_t) = look_up("cuMemMap");
    int (*unmap)(uint64_t, size_t) = look_up("cuMemUnmap");
    int (*forget)(uint64_t) = look_up("cuMemRelease");
    int (*give_back)(uint64_t, size_t) = look_up("cuMemAddressFree");
    struct { int type, handles, where, id; void *meta; char flags[8]; } properties = {1, 0, 1, 0};
    uint64_t address, memory;
    OK(reserve(&address, 2 << 20, 0, 0, 0));
    OK(create(&memory, 2 << 20, &properties, 0));
    OK(map(address, 2 << 20, 0, memory, 0));
    OK(unmap(address, 2 << 20));
    OK(forget(memory));
    OK(give_back(address, 2 << 20));
}

static void communicators(void) {
    ncclUniqueId id;
    ncclComm_t comm, part;
    void *p;
    OK(cudaMalloc(&p, 4096));
    OK(ncclGetUniqueId(&id));
    OK(ncclCommInitRankConfig(&comm, 1, id, 0, 0));
    OK(ncclCommSplit(comm, 0, 0, &part, 0));
    OK(ncclAlltoAll(p, p, 64, ncclInt8, part, 0));
    OK(ncclCommFinalize(part));
    OK(ncclCommDestroy(part));
    OK(ncclCommAbort(comm));
    OK(ncclGetUniqueId(&id));
    OK(ncclCommInitRankScalable(&comm, 1, 0, 1, &id, 0));
    OK(ncclGroupStart());
    OK(ncclGather(p, p, 64, ncclInt8, 0, comm, 0));
    OK(ncclGroupEnd());
    OK(ncclCommDestroy(comm));
}

int main(void) {
    runtime();
    open_driver();
    virtual_memory();
    communicators();
    return 0;
}
