// What a compiler makes of device code: a registered binary, its kernels and variables, launches of every form.
#include "check.h"
#include "cudart.h"

static const char image[] = "//gputap-sim\n_Z5scalePfi: 8 4\n.global table 64\n";
static FatBinary binary = {0x466243b1, 1, image, 0};
static char host_scale, host_missing, host_table;
static void **handle;

__attribute__((constructor)) static void registered(void) {
    handle = __cudaRegisterFatBinary(&binary);
    __cudaRegisterFunction(handle, &host_scale, "_Z5scalePfi", "_Z5scalePfi", -1, 0, 0, 0, 0, 0);
    __cudaRegisterFunction(handle, &host_missing, "_Z7missingv", "_Z7missingv", -1, 0, 0, 0, 0, 0);
    __cudaRegisterVar(handle, &host_table, "table", "table", 0, 64, 0, 0);
    __cudaRegisterFatBinaryEnd(handle);
}

static void launches(void) {
    float *data;
    int n = 16;
    void *stream, *args[] = {&data, &n};
#if MAJOR >= 12
    void *kernel;
#endif
    dim3 grid = {4, 1, 1}, block = {128, 1, 1}, g, b;
    size_t shared;
    OK(cudaMalloc((void **)&data, 64));
    OK(cudaStreamCreateWithFlags(&stream, 1));
    OK(cudaLaunchKernel(&host_scale, grid, block, args, 0, 0));
    OK(cudaLaunchKernel_ptsz(&host_scale, grid, block, args, 1024, stream));
    OK(cudaLaunchCooperativeKernel(&host_scale, grid, block, args, 0, stream));
    cudaLaunchConfig_t config = {grid, block, 0, stream, 0, 0};
    OK(cudaLaunchKernelExC(&config, &host_scale, args));
    // As the compiler writes <<<grid, block, 256, stream>>> for CUDA 12 and later.
    OK(__cudaPushCallConfiguration(grid, block, 256, stream));
    OK(__cudaPopCallConfiguration(&g, &b, &shared, &stream));
#if MAJOR >= 12
    OK(__cudaGetKernel(&kernel, &host_scale));
    OK(__cudaLaunchKernel(kernel, g, b, args, shared, stream));
#else
    OK(cudaLaunchKernel(&host_scale, g, b, args, shared, stream));
#endif
    CHECK(4, g.x);
    CHECK(128, b.x);
    CHECK(256, shared);
    CHECK(9, __cudaPopCallConfiguration(&g, &b, &shared, &stream));
    CHECK(98, cudaLaunchKernel("not a kernel", grid, block, args, 0, 0));
    CHECK(500, cudaLaunchKernel(&host_missing, grid, block, args, 0, 0));
    CHECK(1, cudaLaunchKernel(&host_scale, (dim3){0, 1, 1}, block, args, 0, 0));
#if MAJOR >= 12
    const char *name;
    OK(cudaFuncGetName(&name, &host_scale));
    OK(strcmp("_Z5scalePfi", name));
#endif
    OK(cudaStreamDestroy(stream));
    OK(cudaFree(data));
}

static void variables(void) {
    char in[64], out[64];
    size_t bytes;
    memset(in, 3, sizeof in);
    OK(cudaGetSymbolSize(&bytes, &host_table));
    CHECK(64, bytes);
    OK(cudaMemcpyToSymbol(&host_table, in, 32, 32, H2D));
    OK(cudaMemcpyFromSymbol(out, &host_table, 64, 0, D2H));
    CHECK(0, out[31]);
    CHECK(3, out[32]);
    CHECK(1, cudaMemcpyToSymbol(&host_table, in, 64, 32, H2D));
    CHECK(13, cudaGetSymbolSize(&bytes, in));
}

static void entry_points(void) {
    void *function;
#if MAJOR >= 12
    int status = -1;
    OK(cudaGetDriverEntryPointByVersion("cuMemAlloc", &function, 12000, 0, &status));
    CHECK(0, status);
    TRUE(function != 0);
    OK(cudaGetDriverEntryPoint("cuNoSuchThing", &function, 0, &status));
    CHECK(1, status);
    CHECK(500, cudaGetDriverEntryPoint("cuNoSuchThing", &function, 0, 0));
#else
    OK(cudaGetDriverEntryPoint("cuMemAlloc", &function, 0));
    TRUE(function != 0);
    CHECK(500, cudaGetDriverEntryPoint("cuNoSuchThing", &function, 0));
#endif
}

static void times(void) {
    void *stream, *start, *end;
    float ms = -1;
    OK(cudaStreamCreate(&stream));
    OK(cudaEventCreate(&start));
    OK(cudaEventCreateWithFlags(&end, 0));
    OK(cudaEventRecord(start, stream));
    OK(cudaEventRecord(end, stream));
    OK(cudaStreamWaitEvent(stream, end, 0));
    OK(cudaEventSynchronize(end));
    OK(cudaEventQuery(end));
    OK(cudaStreamQuery(stream));
    OK(cudaStreamSynchronize(stream));
    OK(cudaEventElapsedTime(&ms, start, end));
    TRUE(ms >= 0);
    OK(cudaEventDestroy(start));
    OK(cudaEventDestroy(end));
    OK(cudaStreamDestroy(stream));
    CHECK(400, cudaStreamSynchronize(stream));
}

int main(void) {
    launches();
    variables();
    entry_points();
    times();
    __cudaUnregisterFatBinary(handle);
    return 0;
}
