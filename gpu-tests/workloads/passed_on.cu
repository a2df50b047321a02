// Calls of the runtime that it passes on to the driver, and some that it keeps to itself. Prints what it called, one line each:
//   copy DST SRC BYTES KIND STREAM RESULT
//   set DST VALUE BYTES STREAM RESULT
//   launch GRID.X GRID.Y GRID.Z BLOCK.X BLOCK.Y BLOCK.Z SHARED STREAM RESULT
// Addresses and streams in hexadecimal, all else in decimal.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                             \
    do {                                                                                        \
        cudaError_t status = (call);                                                            \
        if (status != cudaSuccess) {                                                            \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));                     \
            exit(1);                                                                            \
        }                                                                                       \
    } while (0)

__global__ void add(int *data, int value) {
    data[threadIdx.x + blockIdx.x * blockDim.x] += value;
}

static void copy(void *to, const void *from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
    int result = cudaMemcpyAsync(to, from, bytes, kind, stream);
    printf("copy %llx %llx %zu %d %llx %d\n", (unsigned long long)(uintptr_t)to, (unsigned long long)(uintptr_t)from, bytes, kind,
           (unsigned long long)(uintptr_t)stream, result);
}

static void set(void *to, int value, size_t bytes, cudaStream_t stream) {
    int result = cudaMemsetAsync(to, value, bytes, stream);
    printf("set %llx %d %zu %llx %d\n", (unsigned long long)(uintptr_t)to, value, bytes, (unsigned long long)(uintptr_t)stream, result);
}

static void launch(dim3 grid, dim3 block, size_t shared, cudaStream_t stream, int *data, bool extended, bool attribute) {
    int value = 1;
    void *args[] = {&data, &value};
    int result;
    if (extended) {
        cudaLaunchConfig_t config = {};
        config.gridDim = grid;
        config.blockDim = block;
        config.dynamicSmemBytes = shared;
        config.stream = stream;
        cudaLaunchAttribute one[1] = {};
        one[0].id = cudaLaunchAttributePriority;
        one[0].val.priority = 0;
        config.attrs = attribute ? one : nullptr;
        config.numAttrs = attribute ? 1 : 0;
        result = cudaLaunchKernelExC(&config, (const void *)add, args);
    } else {
        result = cudaLaunchKernel((const void *)add, grid, block, args, shared, stream);
    }
    cudaGetLastError();
    printf("launch %u %u %u %u %u %u %zu %llx %d\n", grid.x, grid.y, grid.z, block.x, block.y, block.z, shared,
           (unsigned long long)(uintptr_t)stream, result);
}

int main() {
    const size_t n = 1 << 16;
    int *device, *other, *pinned;
    std::vector<int> pageable(n);
    cudaStream_t own, streams[4];
    CHECK(cudaMalloc(&device, n * sizeof(int)));
    CHECK(cudaMalloc(&other, n * sizeof(int)));
    CHECK(cudaMallocHost(&pinned, n * sizeof(int)));
    CHECK(cudaStreamCreate(&own));
    streams[0] = own, streams[1] = nullptr, streams[2] = cudaStreamLegacy, streams[3] = cudaStreamPerThread;
    // The first launch loads the kernel.
    launch(dim3(1), dim3(1), 0, own, device, false, false);
    for (int round = 0; round < 3; round++) {
        for (cudaStream_t stream : streams) {
            launch(dim3(3, 2, 1), dim3(4, 1, 2), 128, stream, device, false, false);
            launch(dim3(5, 1, 2), dim3(32, 2, 1), 0, stream, device, true, false);
            launch(dim3(2), dim3(64), 256, stream, device, true, true);
            // No block has so many threads: the runtime or the driver says so.
            launch(dim3(1), dim3(4096), 0, stream, device, false, false);
            launch(dim3(0), dim3(32), 0, stream, device, false, false);
            for (size_t bytes : {size_t(0), size_t(4), size_t(4096), n * sizeof(int)}) {
                copy(device, pinned, bytes, cudaMemcpyHostToDevice, stream);
                copy(device, pageable.data(), bytes, cudaMemcpyHostToDevice, stream);
                copy(pinned, device, bytes, cudaMemcpyDeviceToHost, stream);
                copy(pageable.data(), device, bytes, cudaMemcpyDeviceToHost, stream);
                copy(other, device, bytes, cudaMemcpyDeviceToDevice, stream);
                copy(pageable.data(), pinned, bytes, cudaMemcpyHostToHost, stream);
                copy(other, device, bytes, cudaMemcpyDefault, stream);
                copy(device, pinned, bytes, cudaMemcpyDefault, stream);
                copy(pinned, device, bytes, cudaMemcpyDefault, stream);
                set(device, 0x5A, bytes, stream);
            }
            set(other, -1, 512, stream);
            copy(device, pinned, 4, (cudaMemcpyKind)9, stream);
            cudaGetLastError();
        }
    }
    CHECK(cudaDeviceSynchronize());
    return 0;
}
