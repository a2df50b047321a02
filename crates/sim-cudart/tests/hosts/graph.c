// Graphs: captured, built by hand, changed; launching one does what it says.
#include "check.h"
#include "cudart.h"

static const char image[] = "//gputap-sim\nstep: 8\n";
static FatBinary binary = {0x466243b1, 1, image, 0};
static char host_step;

int main(void) {
    void **handle = __cudaRegisterFatBinary(&binary);
    __cudaRegisterFunction(handle, &host_step, "step", "step", -1, 0, 0, 0, 0, 0);
    void *stream, *graph, *exec, *a, *b, *args[] = {&a};
    char in[256], out[256];
    int capturing;
    size_t nodes = 0;
    OK(cudaStreamCreateWithFlags(&stream, 1));
    OK(cudaMalloc(&a, 256));
    OK(cudaMalloc(&b, 256));

    memset(in, 7, sizeof in);
    OK(cudaStreamBeginCapture(stream, 1));
    OK(cudaStreamIsCapturing(stream, &capturing));
    CHECK(1, capturing);
    OK(cudaMemcpyAsync(a, in, 256, H2D, stream));
    OK(cudaLaunchKernel(&host_step, (dim3){1, 1, 1}, (dim3){32, 1, 1}, args, 0, stream));
    OK(cudaMemcpyAsync(b, a, 256, D2D, stream));
    OK(cudaMemsetAsync(a, 1, 128, stream));
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaGraphGetNodes(graph, 0, &nodes));
    CHECK(4, nodes);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaMemset(b, 0, 256));
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaStreamSynchronize(stream));
    OK(cudaMemcpy(out, b, 256, D2H));
    OK(memcmp(in, out, 256));
    OK(cudaMemcpy(out, a, 256, D2H));
    CHECK(1, out[127]);
    CHECK(7, out[128]);
    // The source is read when the graph runs, not when it was captured.
    memset(in, 8, sizeof in);
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaMemcpy(out, b, 256, D2H));
    CHECK(8, out[0]);
    long info[3];
    OK(cudaGraphExecUpdate(exec, graph, info));
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));

    void *set, *copy, *kernel;
    cudaMemsetParams fill = {a, 0, 0x55, 1, 256, 1};
    cudaKernelNodeParams params = {&host_step, {2, 1, 1}, {64, 1, 1}, 0, args, 0}, read;
    OK(cudaGraphCreate(&graph, 0));
    OK(cudaGraphAddMemsetNode(&set, graph, 0, 0, &fill));
    OK(cudaGraphAddMemcpyNode1D(&copy, graph, &set, 1, b, a, 256, D2D));
    OK(cudaGraphAddKernelNode(&kernel, graph, &copy, 1, &params));
    OK(cudaGraphKernelNodeGetParams(kernel, &read));
    TRUE(read.func == &host_step);
    CHECK(64, read.block.x);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphLaunch(exec, 0));
    OK(cudaMemcpy(out, b, 256, D2H));
    CHECK(0x55, out[255]);
    OK(cudaGraphExecMemcpyNodeSetParams1D(exec, copy, b, a, 16, D2D));
    OK(cudaMemset(b, 0, 256));
    OK(cudaGraphLaunch(exec, 0));
    OK(cudaMemcpy(out, b, 256, D2H));
    CHECK(0x55, out[15]);
    CHECK(0, out[16]);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));

#if MAJOR >= 12
    // The general form, whose parameters say what they are.
    void *node;
    cudaGraphNodeParams any = {.kind = 2, .fill = {a, 0, 0x66, 1, 256, 1}};
    OK(cudaGraphCreate(&graph, 0));
    OK(ADD_NODE(&set, graph, 0, 0, &any));
    any = (cudaGraphNodeParams){.kind = 1};
    any.copy.params = (cudaMemcpy3DParms){.extent = {256, 1, 1}, .kind = D2D};
    any.copy.params.src.ptr = (cudaPitchedPtr){a, 256, 256, 1};
    any.copy.params.dst.ptr = (cudaPitchedPtr){b, 256, 256, 1};
    OK(ADD_NODE(&copy, graph, &set, 1, &any));
    any = (cudaGraphNodeParams){.kind = 0, .kernel = params};
    OK(ADD_NODE(&kernel, graph, &copy, 1, &any));
    any = (cudaGraphNodeParams){.kind = 13};
    CHECK(801, ADD_NODE(&node, graph, 0, 0, &any));
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphLaunch(exec, 0));
    OK(cudaMemcpy(out, b, 256, D2H));
    CHECK(0x66, out[255]);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
#endif
    return 0;
}
