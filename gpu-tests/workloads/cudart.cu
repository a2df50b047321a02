// The runtime API as ordinary programs use it; built with the static runtime, the shared one, and with per-thread
// default streams. Everything printed is deterministic.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#define CHECK(call)                                                                        \
    do {                                                                                   \
        cudaError_t status = (call);                                                       \
        if (status != cudaSuccess) {                                                       \
            std::printf("%s: %s\n", #call, cudaGetErrorName(status));                      \
            std::exit(1);                                                                  \
        }                                                                                  \
    } while (0)

constexpr int N = 1 << 16;
__constant__ float scale_by[4];
__device__ int hits;

__global__ void fill(int *data, int n, int seed)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = i * 31 + seed;
}

template <typename T> __global__ void scale(T *data, int n, T factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = data[i] * factor;
}

__global__ void count_hits(const int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && data[i] % 7 == 0)
        atomicAdd(&hits, 1);
}

__global__ void use_constant(float *out) { out[threadIdx.x] = scale_by[threadIdx.x % 4] * threadIdx.x; }

static uint64_t checksum(const void *bytes, size_t size)
{
    uint64_t sum = 1469598103934665603u;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ static_cast<const unsigned char *>(bytes)[i]) * 1099511628211u;
    return sum;
}

static void print_sum(const char *what, const void *bytes, size_t size)
{
    std::printf("%-12s %016llx\n", what, (unsigned long long)checksum(bytes, size));
}

static void plain()
{
    std::vector<int> host(N);
    int *device, *other;
    CHECK(cudaMalloc(&device, N * sizeof(int)));
    CHECK(cudaMalloc(&other, N * sizeof(int)));
    fill<<<N / 256, 256>>>(device, N, 3);
    scale<int><<<N / 256, 256>>>(device, N, 5);
    CHECK(cudaMemcpy(other, device, N * sizeof(int), cudaMemcpyDeviceToDevice));
    CHECK(cudaMemcpy(host.data(), other, N * sizeof(int), cudaMemcpyDeviceToHost));
    print_sum("plain", host.data(), N * sizeof(int));
    CHECK(cudaMemcpy(device, host.data(), N * sizeof(int), cudaMemcpyHostToDevice));
    count_hits<<<N / 256, 256>>>(device, N);
    int count = 0;
    CHECK(cudaMemcpyFromSymbol(&count, hits, sizeof count));
    std::printf("hits         %d\n", count);
    CHECK(cudaMemset(device, 0x5a, N));
    CHECK(cudaMemcpyPeer(other, 0, device, 0, N));
    CHECK(cudaMemcpy(host.data(), other, N, cudaMemcpyDefault));
    print_sum("memset", host.data(), N);
    CHECK(cudaFree(device));
    CHECK(cudaFree(other));
}

static void constants()
{
    const float factors[4] = {1, 2, 3, 4};
    float *device, host[64];
    CHECK(cudaMemcpyToSymbol(scale_by, factors, sizeof factors));
    CHECK(cudaMalloc(&device, sizeof host));
    use_constant<<<1, 64>>>(device);
    CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
    print_sum("constants", host, sizeof host);
    CHECK(cudaFree(device));
}

static void CUDART_CB on_host(void *flag) { *static_cast<int *>(flag) += 1; }

static void streams()
{
    constexpr int STREAMS = 3, ROUNDS = 20;
    cudaStream_t stream[STREAMS];
    cudaEvent_t done[STREAMS], first, last;
    int *device[STREAMS], *pinned, called = 0;
    CHECK(cudaMallocHost(&pinned, STREAMS * N * sizeof(int)));
    CHECK(cudaEventCreate(&first));
    CHECK(cudaEventCreate(&last));
    for (int s = 0; s < STREAMS; s++) {
        CHECK(s ? cudaStreamCreateWithFlags(&stream[s], cudaStreamNonBlocking) : cudaStreamCreate(&stream[s]));
        CHECK(cudaEventCreateWithFlags(&done[s], cudaEventDisableTiming));
        CHECK(cudaMallocAsync(&device[s], N * sizeof(int), stream[s]));
    }
    CHECK(cudaEventRecord(first, stream[0]));
    for (int round = 0; round < ROUNDS; round++)
        for (int s = 0; s < STREAMS; s++) {
            fill<<<N / 256, 256, 0, stream[s]>>>(device[s], N, round + s);
            CHECK(cudaMemcpyAsync(pinned + s * N, device[s], N * sizeof(int), cudaMemcpyDeviceToHost, stream[s]));
        }
    for (int s = 0; s < STREAMS; s++) {
        CHECK(cudaEventRecord(done[s], stream[s]));
        CHECK(cudaStreamWaitEvent(stream[0], done[s], 0));
    }
    CHECK(cudaLaunchHostFunc(stream[0], on_host, &called));
    CHECK(cudaEventRecord(last, stream[0]));
    CHECK(cudaEventSynchronize(last));
    float elapsed = 0;
    CHECK(cudaEventElapsedTime(&elapsed, first, last));
    std::printf("streams      host function %d, time %s\n", called, elapsed > 0 ? "passed" : "stood still");
    print_sum("streams", pinned, STREAMS * N * sizeof(int));
    for (int s = 0; s < STREAMS; s++) {
        CHECK(cudaMemsetAsync(device[s], 0, N, stream[s]));
        CHECK(cudaFreeAsync(device[s], stream[s]));
        CHECK(cudaStreamSynchronize(stream[s]));
        CHECK(cudaEventDestroy(done[s]));
        CHECK(cudaStreamDestroy(stream[s]));
    }
    CHECK(cudaEventDestroy(first));
    CHECK(cudaEventDestroy(last));
    CHECK(cudaFreeHost(pinned));
}

static void shapes()
{
    constexpr int WIDTH = 300, HEIGHT = 40, DEPTH = 5;
    std::vector<unsigned char> in(WIDTH * HEIGHT * DEPTH), out(in.size());
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (unsigned char)(i * 7);
    void *pitched;
    size_t pitch;
    CHECK(cudaMallocPitch(&pitched, &pitch, WIDTH, HEIGHT));
    CHECK(cudaMemcpy2D(pitched, pitch, in.data(), WIDTH, WIDTH, HEIGHT, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy2D(out.data(), WIDTH, pitched, pitch, WIDTH, HEIGHT, cudaMemcpyDeviceToHost));
    print_sum("pitched", out.data(), WIDTH * HEIGHT);
    CHECK(cudaFree(pitched));

    cudaPitchedPtr box;
    cudaExtent extent = make_cudaExtent(WIDTH, HEIGHT, DEPTH);
    CHECK(cudaMalloc3D(&box, extent));
    CHECK(cudaMemset3D(box, 0, extent));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(in.data(), WIDTH, WIDTH, HEIGHT);
    copy.dstPtr = box;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
    copy.srcPtr = box;
    copy.dstPtr = make_cudaPitchedPtr(out.data(), WIDTH, WIDTH, HEIGHT);
    copy.kind = cudaMemcpyDeviceToHost;
    CHECK(cudaMemcpy3D(&copy));
    print_sum("box", out.data(), out.size());
    CHECK(cudaFree(box.ptr));
}

static void managed()
{
    int *data;
    CHECK(cudaMallocManaged(&data, N * sizeof(int)));
    fill<<<N / 256, 256>>>(data, N, 11);
    CHECK(cudaDeviceSynchronize());
    print_sum("managed", data, N * sizeof(int));
    CHECK(cudaFree(data));
}

static void launches()
{
    int *device;
    std::vector<int> host(N);
    CHECK(cudaMalloc(&device, N * sizeof(int)));
    cudaLaunchConfig_t config = {};
    config.gridDim = N / 256;
    config.blockDim = 256;
    cudaLaunchAttribute attribute = {};
    attribute.id = cudaLaunchAttributePriority;
    attribute.val.priority = 0;
    config.attrs = &attribute;
    config.numAttrs = 1;
    CHECK(cudaLaunchKernelEx(&config, fill, device, N, 17));
    int n = N, seed = 4;
    void *arguments[] = {&device, &n, &seed};
    CHECK(cudaLaunchCooperativeKernel((const void *)fill, dim3(8), dim3(256), arguments, 0, nullptr));
    CHECK(cudaLaunchKernel((const void *)fill, dim3(N / 256), dim3(256), arguments, 0, nullptr));
    int blocks = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fill, 256, 0));
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, (const void *)fill));
    CHECK(cudaMemcpy(host.data(), device, N * sizeof(int), cudaMemcpyDeviceToHost));
    print_sum("launches", host.data(), N * sizeof(int));
    // A launch that the driver refuses runs no kernel, and an allocation that can't be had changes nothing.
    fill<<<1, 4096>>>(device, N, 0);
    std::printf("too wide     %s\n", cudaGetErrorName(cudaGetLastError()));
    void *much;
    std::printf("too much     %s\n", cudaGetErrorName(cudaMalloc(&much, (size_t)1 << 50)));
    cudaGetLastError();
    CHECK(cudaFree(device));
}

static void threads()
{
    constexpr int THREADS = 4, LAUNCHES = 250;
    std::vector<uint64_t> sums(THREADS);
    std::vector<std::thread> workers;
    for (int t = 0; t < THREADS; t++)
        workers.emplace_back([t, &sums] {
            std::vector<int> host(1024);
            cudaStream_t stream;
            int *device;
            CHECK(cudaSetDevice(0));
            CHECK(cudaStreamCreate(&stream));
            CHECK(cudaMalloc(&device, 1024 * sizeof(int)));
            for (int i = 0; i < LAUNCHES; i++)
                fill<<<4, 256, 0, stream>>>(device, 1024, i * t);
            CHECK(cudaMemcpyAsync(host.data(), device, 1024 * sizeof(int), cudaMemcpyDeviceToHost, stream));
            CHECK(cudaStreamSynchronize(stream));
            sums[t] = checksum(host.data(), 1024 * sizeof(int));
            CHECK(cudaFree(device));
            CHECK(cudaStreamDestroy(stream));
        });
    for (auto &worker : workers)
        worker.join();
    print_sum("threads", sums.data(), THREADS * sizeof(uint64_t));
}

int main()
{
    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    CHECK(cudaSetDevice(0));
    plain();
    constants();
    streams();
    shapes();
    managed();
    launches();
    threads();
    CHECK(cudaDeviceSynchronize());
    return 0;
}
