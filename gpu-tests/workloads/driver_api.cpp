// The driver API called directly, linked against libcuda: modules from PTX text, virtual memory, pools, IPC handles,
// arrays and copies of every shape, launches with attributes. Everything printed is deterministic.
#include <cuda.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static const char *name_of(CUresult status)
{
    const char *name = "?";
    cuGetErrorName(status, &name);
    return name;
}

#define CHECK(call)                                                                        \
    do {                                                                                   \
        CUresult status = (call);                                                          \
        if (status != CUDA_SUCCESS) {                                                      \
            std::printf("%s: %s\n", #call, name_of(status));                               \
            std::exit(1);                                                                  \
        }                                                                                  \
    } while (0)

static const char ptx[] = R"(
.version 7.0
.target sm_75
.address_size 64

.visible .global .align 4 .u32 bias = 5;

.visible .entry add_bias(.param .u64 data, .param .u32 count)
{
    .reg .pred %p;
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r1, [count];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.u32 %r2, %r2, %r3, %r4;
    setp.ge.u32 %p, %r2, %r1;
    @%p bra done;
    cvta.to.global.u64 %d1, %d1;
    mul.wide.u32 %d2, %r2, 4;
    add.u64 %d1, %d1, %d2;
    ld.global.u32 %r3, [%d1];
    ld.global.u32 %r5, [bias];
    add.u32 %r3, %r3, %r5;
    st.global.u32 [%d1], %r3;
done:
    ret;
}

.visible .entry nothing()
{
    ret;
}
)";

constexpr unsigned N = 1 << 15;
constexpr size_t BYTES = N * sizeof(uint32_t);
static CUfunction add_bias, nothing;
static CUstream stream;
static int compute_major;

static void print_sum(const char *what, const void *bytes, size_t size)
{
    uint64_t sum = 1469598103934665603u;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ static_cast<const unsigned char *>(bytes)[i]) * 1099511628211u;
    std::printf("%-10s %016llx\n", what, (unsigned long long)sum);
}

static void print_device(const char *what, CUdeviceptr data)
{
    std::vector<uint32_t> host(N);
    CHECK(cuMemcpyDtoH(host.data(), data, BYTES));
    print_sum(what, host.data(), BYTES);
}

static void launch(CUdeviceptr data)
{
    unsigned count = N;
    void *arguments[] = {&data, &count};
    CHECK(cuLaunchKernel(add_bias, N / 256, 1, 1, 256, 1, 1, 0, stream, arguments, nullptr));
}

static void launches()
{
    CUdeviceptr data, bias;
    size_t bias_bytes;
    unsigned seven = 7;
    CHECK(cuMemAlloc(&data, BYTES));
    CHECK(cuMemsetD32(data, 1, N));
    for (int i = 0; i < 100; i++)
        launch(data);
    CHECK(cuStreamSynchronize(stream));
    CUmodule owner;
    CHECK(cuFuncGetModule(&owner, add_bias));
    CHECK(cuModuleGetGlobal(&bias, &bias_bytes, owner, "bias"));
    CHECK(cuMemcpyHtoD(bias, &seven, sizeof seven));
    launch(data);

    CUlaunchAttribute attributes[2] = {};
    attributes[0].id = CU_LAUNCH_ATTRIBUTE_PRIORITY;
    attributes[1].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
    attributes[1].value.clusterDim.x = 2;
    attributes[1].value.clusterDim.y = attributes[1].value.clusterDim.z = 1;
    CUlaunchConfig config = {};
    config.gridDimX = 8;
    config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
    config.blockDimX = 64;
    config.hStream = stream;
    config.attrs = attributes;
    config.numAttrs = compute_major >= 9 ? 2 : 1;
    std::printf("cluster    %s\n", name_of(cuLaunchKernelEx(&config, nothing, nullptr, nullptr)));
    CHECK(cuLaunchCooperativeKernel(nothing, 4, 1, 1, 64, 1, 1, 0, stream, nullptr));
    std::printf("too wide   %s\n", name_of(cuLaunchKernel(nothing, 1, 1, 1, 4096, 1, 1, 0, stream, nullptr, nullptr)));
    CHECK(cuCtxSynchronize());
    print_device("launches", data);
    CHECK(cuMemFree(data));
}

static void virtual_memory(CUdevice device)
{
    CUmemAllocationProp properties = {};
    properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    properties.location.id = device;
    size_t granularity = 0;
    CHECK(cuMemGetAllocationGranularity(&granularity, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
    CUmemGenericAllocationHandle memory;
    CUdeviceptr range;
    CHECK(cuMemCreate(&memory, granularity, &properties, 0));
    CHECK(cuMemAddressReserve(&range, granularity, 0, 0, 0));
    CHECK(cuMemMap(range, granularity, 0, memory, 0));
    CUmemAccessDesc access = {properties.location, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    CHECK(cuMemSetAccess(range, granularity, &access, 1));
    CHECK(cuMemsetD8Async(range, 3, BYTES, stream));
    launch(range);
    CHECK(cuStreamSynchronize(stream));
    print_device("virtual", range);
    CHECK(cuMemUnmap(range, granularity));
    CHECK(cuMemRelease(memory));
    CHECK(cuMemAddressFree(range, granularity));
}

static void pools(CUdevice device)
{
    CUmemPoolProps properties = {};
    properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    properties.location.id = device;
    CUmemoryPool pool;
    CUdeviceptr data, plain;
    CHECK(cuMemPoolCreate(&pool, &properties));
    CHECK(cuMemAllocFromPoolAsync(&data, BYTES, pool, stream));
    CHECK(cuMemAllocAsync(&plain, BYTES, stream));
    CHECK(cuMemsetD16Async(data, 0x1234, BYTES / 2, stream));
    CHECK(cuMemcpyDtoDAsync(plain, data, BYTES, stream));
    launch(plain);
    CHECK(cuStreamSynchronize(stream));
    print_device("pools", plain);
    CHECK(cuMemFreeAsync(data, stream));
    CHECK(cuMemFreeAsync(plain, stream));
    CHECK(cuStreamSynchronize(stream));
    CHECK(cuMemPoolTrimTo(pool, 0));
    CHECK(cuMemPoolDestroy(pool));
}

static void sharing()
{
    CUdeviceptr data, opened = 0;
    CUipcMemHandle memory;
    CUipcEventHandle event_handle;
    CUevent event;
    CHECK(cuMemAlloc(&data, BYTES));
    CHECK(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
    CHECK(cuIpcGetMemHandle(&memory, data));
    CHECK(cuIpcGetEventHandle(&event_handle, event));
    // A process can't open its own handle; the call takes the handle by value, which is what matters here.
    CUresult status = cuIpcOpenMemHandle(&opened, memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    std::printf("own handle %s\n", name_of(status));
    if (status == CUDA_SUCCESS)
        CHECK(cuIpcCloseMemHandle(opened));
    CHECK(cuEventDestroy(event));
    CHECK(cuMemFree(data));
}

static void shapes()
{
    constexpr size_t WIDTH = 300, HEIGHT = 40, DEPTH = 4;
    std::vector<unsigned char> in(WIDTH * HEIGHT * DEPTH), out(in.size());
    for (size_t i = 0; i < in.size(); i++)
        in[i] = (unsigned char)(i * 13);
    CUdeviceptr pitched;
    size_t pitch;
    CHECK(cuMemAllocPitch(&pitched, &pitch, WIDTH, HEIGHT * DEPTH, 4));
    CUDA_MEMCPY2D flat = {};
    flat.srcMemoryType = CU_MEMORYTYPE_HOST;
    flat.srcHost = in.data();
    flat.srcPitch = WIDTH;
    flat.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    flat.dstDevice = pitched;
    flat.dstPitch = pitch;
    flat.WidthInBytes = WIDTH;
    flat.Height = HEIGHT;
    CHECK(cuMemcpy2D(&flat));
    CHECK(cuMemcpy2DUnaligned(&flat));
    CHECK(cuMemcpy2DAsync(&flat, stream));
    CUDA_MEMCPY3D box = {};
    box.srcMemoryType = CU_MEMORYTYPE_HOST;
    box.srcHost = in.data();
    box.srcPitch = WIDTH;
    box.srcHeight = HEIGHT;
    box.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    box.dstDevice = pitched;
    box.dstPitch = pitch;
    box.dstHeight = HEIGHT;
    box.WidthInBytes = WIDTH;
    box.Height = HEIGHT;
    box.Depth = DEPTH;
    CHECK(cuMemcpy3D(&box));
    // A copy from pageable memory returns before its last bytes are on the device, and the other stream does not wait for it.
    CHECK(cuStreamSynchronize(nullptr));
    CUDA_MEMCPY3D back = {};
    back.srcMemoryType = CU_MEMORYTYPE_DEVICE;
    back.srcDevice = pitched;
    back.srcPitch = pitch;
    back.srcHeight = HEIGHT;
    back.dstMemoryType = CU_MEMORYTYPE_HOST;
    back.dstHost = out.data();
    back.dstPitch = WIDTH;
    back.dstHeight = HEIGHT;
    back.WidthInBytes = WIDTH;
    back.Height = HEIGHT;
    back.Depth = DEPTH;
    CHECK(cuMemcpy3DAsync(&back, stream));
    CHECK(cuStreamSynchronize(stream));
    print_sum("box", out.data(), out.size());
    CHECK(cuMemsetD2D32(pitched, pitch, 9, WIDTH / 4, HEIGHT));
    CHECK(cuMemsetD2D8(pitched, pitch, 1, WIDTH, HEIGHT));

    CUarray array;
    CUDA_ARRAY_DESCRIPTOR shape = {};
    shape.Width = 256;
    shape.Height = 0;
    shape.Format = CU_AD_FORMAT_UNSIGNED_INT32;
    shape.NumChannels = 1;
    CHECK(cuArrayCreate(&array, &shape));
    CHECK(cuMemcpyHtoA(array, 0, in.data(), 1024));
    CHECK(cuMemcpyAtoD(pitched, array, 0, 1024));
    CHECK(cuMemcpyDtoA(array, 0, pitched, 512));
    CHECK(cuMemcpyAtoH(out.data(), array, 0, 1024));
    print_sum("array", out.data(), 1024);
    CHECK(cuArrayDestroy(array));
    CHECK(cuMemFree(pitched));
}

static void host_memory()
{
    void *pinned, *page = nullptr;
    CUdeviceptr data, seen_from_device;
    CHECK(cuMemHostAlloc(&pinned, BYTES, CU_MEMHOSTALLOC_DEVICEMAP));
    CHECK(cuMemHostGetDevicePointer(&seen_from_device, pinned, 0));
    std::memset(pinned, 2, BYTES);
    launch(seen_from_device);
    CHECK(cuStreamSynchronize(stream));
    print_sum("mapped", pinned, BYTES);
    if (posix_memalign(&page, 4096, BYTES) != 0)
        std::exit(1);
    std::memset(page, 6, BYTES);
    CHECK(cuMemHostRegister(page, BYTES, 0));
    CHECK(cuMemAlloc(&data, BYTES));
    CHECK(cuMemcpyHtoDAsync(data, page, BYTES, stream));
    CHECK(cuMemcpyAsync((CUdeviceptr)pinned, data, BYTES, stream));
    CHECK(cuStreamSynchronize(stream));
    CHECK(cuMemcpy(data, (CUdeviceptr)pinned, BYTES));
    print_device("registered", data);
    CHECK(cuMemHostUnregister(page));
    std::free(page);
    CHECK(cuMemFreeHost(pinned));
    CHECK(cuMemFree(data));
}

static void events()
{
    CUevent first, last;
    float elapsed = -1;
    CHECK(cuEventCreate(&first, CU_EVENT_DEFAULT));
    CHECK(cuEventCreate(&last, CU_EVENT_DEFAULT));
    CHECK(cuEventRecord(first, stream));
    CHECK(cuLaunchKernel(nothing, 1, 1, 1, 32, 1, 1, 0, stream, nullptr, nullptr));
    CHECK(cuEventRecordWithFlags(last, stream, 0));
    CHECK(cuStreamWaitEvent(stream, last, 0));
    CHECK(cuEventSynchronize(last));
    CHECK(cuEventQuery(last));
    CHECK(cuEventElapsedTime(&elapsed, first, last));
    std::printf("events     %s\n", elapsed >= 0 ? "in order" : "out of order");
    CHECK(cuEventDestroy(first));
    CHECK(cuEventDestroy(last));
}

int main()
{
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDeviceGetAttribute(&compute_major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxPushCurrent(context));
    CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    CHECK(cuModuleLoadData(&module, ptx));
    CHECK(cuModuleGetFunction(&add_bias, module, "add_bias"));
    CHECK(cuModuleGetFunction(&nothing, module, "nothing"));
    launches();
    virtual_memory(device);
    pools(device);
    sharing();
    shapes();
    host_memory();
    events();
    CHECK(cuModuleUnload(module));
    CHECK(cuStreamDestroy(stream));
    CHECK(cuCtxSynchronize());
    CHECK(cuCtxPopCurrent(&context));
    CHECK(cuDevicePrimaryCtxRelease(device));
    return 0;
}
