// CUDA graphs: one captured, one built by hand with a child graph, each launched many times; then a kernel node
// of the executable graph is given another function.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#define CHECK(call)                                                                        \
    do {                                                                                   \
        cudaError_t status = (call);                                                       \
        if (status != cudaSuccess) {                                                       \
            std::printf("%s: %s\n", #call, cudaGetErrorName(status));                      \
            std::exit(1);                                                                  \
        }                                                                                  \
    } while (0)

constexpr int N = 4096, LAUNCHES = 50;

__global__ void add_one(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += 1;
}

__global__ void add_two(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += 2;
}

__global__ void twice(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = data[i] * 2 % 1000003;
}

static int *device, *scratch, *pinned;

static void print_sum(const char *what)
{
    long long sum = 0;
    for (int i = 0; i < N; i++)
        sum = (sum * 31 + pinned[i]) % 1000000007;
    std::printf("%-10s %lld\n", what, sum);
}

static cudaGraphExec_t instantiate(cudaGraph_t graph)
{
    cudaGraphExec_t exec;
    CHECK(cudaGraphInstantiateWithFlags(&exec, graph, 0));
    return exec;
}

// memset and copy in, a fork over two streams, a join, copy out: 4 kernels, 2 copies, 1 memset.
static cudaGraph_t capture(cudaStream_t stream)
{
    cudaStream_t side;
    cudaEvent_t fork, join;
    cudaGraph_t graph;
    CHECK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
    CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
    CHECK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaMemcpyAsync(device, pinned, N * sizeof(int), cudaMemcpyHostToDevice, stream));
    CHECK(cudaEventRecord(fork, stream));
    CHECK(cudaStreamWaitEvent(side, fork, 0));
    CHECK(cudaMemsetAsync(scratch, 0, N * sizeof(int), side));
    add_one<<<N / 256, 256, 0, side>>>(scratch, N);
    add_one<<<N / 256, 256, 0, stream>>>(device, N);
    twice<<<N / 256, 256, 0, stream>>>(device, N);
    CHECK(cudaEventRecord(join, side));
    CHECK(cudaStreamWaitEvent(stream, join, 0));
    add_one<<<N / 256, 256, 0, stream>>>(device, N);
    CHECK(cudaMemcpyAsync(pinned, device, N * sizeof(int), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaEventDestroy(fork));
    CHECK(cudaEventDestroy(join));
    CHECK(cudaStreamDestroy(side));
    return graph;
}

static cudaKernelNodeParams kernel_of(void *function, void **arguments)
{
    cudaKernelNodeParams params = {};
    params.func = function;
    params.gridDim = dim3(N / 256);
    params.blockDim = dim3(256);
    params.kernelParams = arguments;
    return params;
}

// copy in → add_one → child graph (twice, twice) → copy out.
static cudaGraph_t build(cudaGraphNode_t *changeable, void **arguments)
{
    cudaGraph_t graph, child;
    cudaGraphNode_t in, inner, second, nested, out;
    cudaKernelNodeParams one = kernel_of((void *)add_one, arguments), two = kernel_of((void *)twice, arguments);
    CHECK(cudaGraphCreate(&child, 0));
    CHECK(cudaGraphAddKernelNode(&inner, child, nullptr, 0, &two));
    CHECK(cudaGraphAddKernelNode(&second, child, &inner, 1, &two));
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphAddMemcpyNode1D(&in, graph, nullptr, 0, device, pinned, N * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaGraphAddKernelNode(changeable, graph, &in, 1, &one));
    CHECK(cudaGraphAddChildGraphNode(&nested, graph, changeable, 1, child));
    CHECK(cudaGraphAddMemcpyNode1D(&out, graph, &nested, 1, pinned, device, N * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaGraphDestroy(child));
    return graph;
}

int main()
{
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaMalloc(&device, N * sizeof(int)));
    CHECK(cudaMalloc(&scratch, N * sizeof(int)));
    CHECK(cudaMallocHost(&pinned, N * sizeof(int)));
    for (int i = 0; i < N; i++)
        pinned[i] = i;
    add_one<<<N / 256, 256, 0, stream>>>(device, N);

    cudaGraph_t captured = capture(stream);
    cudaGraphExec_t exec = instantiate(captured);
    CHECK(cudaGraphUpload(exec, stream));
    for (int i = 0; i < LAUNCHES; i++)
        CHECK(cudaGraphLaunch(exec, stream));
    CHECK(cudaStreamSynchronize(stream));
    print_sum("captured");

    int n = N;
    void *arguments[] = {&device, &n};
    cudaGraphNode_t changeable;
    cudaGraph_t built = build(&changeable, arguments);
    cudaGraphExec_t second = instantiate(built);
    for (int i = 0; i < LAUNCHES; i++)
        CHECK(cudaGraphLaunch(second, stream));
    CHECK(cudaStreamSynchronize(stream));
    print_sum("built");

    cudaKernelNodeParams other = kernel_of((void *)add_two, arguments);
    CHECK(cudaGraphExecKernelNodeSetParams(second, changeable, &other));
    for (int i = 0; i < LAUNCHES; i++)
        CHECK(cudaGraphLaunch(second, stream));
    CHECK(cudaStreamSynchronize(stream));
    print_sum("changed");

    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaGraphExecDestroy(second));
    CHECK(cudaGraphDestroy(captured));
    CHECK(cudaGraphDestroy(built));
    CHECK(cudaFree(device));
    CHECK(cudaFree(scratch));
    CHECK(cudaFreeHost(pinned));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaDeviceSynchronize());
    return 0;
}
