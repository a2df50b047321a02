// Memory of every kind, and copies in every direction: what was written must arrive.
#include "check.h"
#include "cudart.h"

enum { BYTES = 4096 };

static void fill(unsigned char *bytes, int seed) {
    for (int i = 0; i < BYTES; i++) bytes[i] = (unsigned char)(i * 31 + seed);
}

static void directions(void) {
    unsigned char in[BYTES], out[BYTES];
    void *a, *b, *pinned, *managed;
    OK(cudaMalloc(&a, BYTES));
    OK(cudaMalloc(&b, BYTES));
    OK(cudaMallocHost(&pinned, BYTES));
    OK(cudaMallocManaged(&managed, BYTES, 1));
    fill(in, 1);
    OK(cudaMemcpy(a, in, BYTES, H2D));
    OK(cudaMemcpy(b, a, BYTES, D2D));
    OK(cudaMemcpy(pinned, b, BYTES, D2H));
    OK(memcmp(in, pinned, BYTES));
    OK(cudaMemcpy(managed, pinned, BYTES, ANY));
    OK(memcmp(in, managed, BYTES));
    OK(cudaMemcpy(out, pinned, BYTES, H2H));
    OK(memcmp(in, out, BYTES));
    fill(in, 2);
    OK(cudaMemcpyAsync(a, in, BYTES, H2D, 0));
    OK(cudaMemcpyAsync_ptsz(b, a, BYTES, D2D, 0));
    OK(cudaMemcpy_ptds(out, b, BYTES, ANY));
    OK(memcmp(in, out, BYTES));
    CHECK(21, cudaMemcpy(out, b, BYTES, 7));
    CHECK(1, cudaMemcpy(out, (char *)b + 1, BYTES, D2H));
    OK(cudaHostRegister(in, BYTES, 0));
    OK(cudaHostUnregister(in));
    OK(cudaFree(a));
    OK(cudaFree(b));
    OK(cudaFree(0));
    OK(cudaFree(managed));
    OK(cudaFreeHost(pinned));
    CHECK(1, cudaFree(a));
}

static void shapes(void) {
    enum { W = 100, H = 7, D = 3 };
    unsigned char in[W * H * D], out[W * H * D];
    for (int i = 0; i < W * H * D; i++) in[i] = (unsigned char)(i * 7);
    void *rows;
    size_t pitch;
    OK(cudaMallocPitch(&rows, &pitch, W, H));
    TRUE(pitch >= W);
    OK(cudaMemcpy2D(rows, pitch, in, W, W, H, H2D));
    memset(out, 0, sizeof out);
    OK(cudaMemcpy2DAsync(out, W, rows, pitch, W, H, D2H, 0));
    OK(memcmp(in, out, W * H));
    CHECK(12, cudaMemcpy2D(rows, W - 1, in, W, W, H, H2D));
    OK(cudaMemset2D(rows, pitch, 9, W, H));
    OK(cudaMemcpy(out, (char *)rows + pitch, 1, D2H));
    CHECK(9, out[0]);
    OK(cudaFree(rows));

    cudaPitchedPtr box;
    cudaExtent extent = {W, H, D};
    OK(cudaMalloc3D(&box, extent));
    CHECK(H, box.ysize);
    cudaMemcpy3DParms copy = {.extent = extent, .kind = H2D};
    copy.src.ptr = (cudaPitchedPtr){in, W, W, H};
    copy.dst.ptr = box;
    OK(cudaMemcpy3D(&copy));
    copy.src.ptr = box;
    copy.dst.ptr = (cudaPitchedPtr){out, W, W, H};
    copy.kind = D2H;
    OK(cudaMemcpy3D(&copy));
    OK(memcmp(in, out, sizeof in));
    OK(cudaMemset3D(box, 5, (cudaExtent){W, 1, D}));
    OK(cudaMemcpy3D(&copy));
    CHECK(5, out[W * H]);
    CHECK(in[W * H + W], out[W * H + W]);
    OK(cudaFree(box.ptr));
}

static void arrays(void) {
    cudaChannelFormatDesc desc = cudaCreateChannelDesc(32, 0, 0, 0, 2);
    CHECK(32, desc.bits[0]);
    CHECK(2, desc.kind);
    float in[4][8], out[4][8];
    void *array;
    for (int i = 0; i < 32; i++) in[i / 8][i % 8] = (float)i;
    OK(cudaMallocArray(&array, &desc, 8, 4, 0));
    OK(cudaMemcpy2DToArray(array, 0, 0, in, 32, 32, 4, H2D));
    OK(cudaMemcpy2DFromArray(out, 32, array, 0, 0, 32, 4, D2H));
    OK(memcmp(in, out, sizeof in));
    OK(cudaFreeArray(array));
}

static void peers(void) {
    unsigned char in[BYTES], out[BYTES];
    void *here, *there;
    int can;
    OK(cudaDeviceCanAccessPeer(&can, 0, 1));
    CHECK(1, can);
    OK(cudaDeviceEnablePeerAccess(1, 0));
    CHECK(704, cudaDeviceEnablePeerAccess(1, 0));
    OK(cudaMalloc(&here, BYTES));
    OK(cudaSetDevice(1));
    OK(cudaMalloc(&there, BYTES));
    fill(in, 3);
    OK(cudaMemcpy(there, in, BYTES, H2D));
    OK(cudaMemcpyPeer(here, 0, there, 1, BYTES));
    OK(cudaSetDevice(0));
    OK(cudaMemcpy(out, here, BYTES, D2H));
    OK(memcmp(in, out, BYTES));
    OK(cudaMemsetAsync(here, 1, BYTES, 0));
    OK(cudaMemcpyPeerAsync(there, 1, here, 0, BYTES, 0));
    OK(cudaMemcpy(out, there, BYTES, ANY));
    CHECK(1, out[BYTES - 1]);
    cudaMemcpy3DPeerParms copy = {.srcDevice = 1, .dstDevice = 0, .extent = {BYTES, 1, 1}};
    copy.src.ptr = (cudaPitchedPtr){there, BYTES, BYTES, 1};
    copy.dst.ptr = (cudaPitchedPtr){here, BYTES, BYTES, 1};
    OK(cudaMemcpy3DPeer(&copy));
    OK(cudaFree(here));
    OK(cudaFree(there));
}

static void hints(void) {
    void *managed, *pool;
    OK(cudaMallocManaged(&managed, BYTES, 1));
#if MAJOR >= 12
    cudaMemLocation device = {1, 0};
#endif
#if MAJOR >= 13
    OK(cudaMemPrefetchAsync(managed, BYTES, device, 0, 0));
    OK(cudaMemAdvise(managed, BYTES, 1, device));
#else
    OK(cudaMemPrefetchAsync(managed, BYTES, 0, 0));
#if MAJOR >= 12
    OK(cudaMemPrefetchAsync_v2(managed, BYTES, device, 0, 0));
#endif
    OK(cudaMemAdvise(managed, BYTES, 1, 0));
#endif
    OK(cudaFree(managed));
    OK(cudaMallocAsync(&pool, BYTES, 0));
    OK(cudaFreeAsync(pool, 0));
    OK(cudaMallocAsync_ptsz(&pool, BYTES, 0));
    OK(cudaFreeAsync_ptsz(pool, 0));
}

static void devices(void) {
    int count, device, version;
    char properties[1100];
    OK(cudaGetDeviceCount(&count));
    CHECK(8, count);
    OK(cudaGetDevice(&device));
    CHECK(0, device);
    CHECK(101, cudaSetDevice(8));
    CHECK(101, cudaPeekAtLastError());
    CHECK(101, cudaGetLastError());
    CHECK(0, cudaGetLastError());
    memset(properties, 0x5a, sizeof properties);
    OK(cudaGetDeviceProperties(properties, 3));
    OK(strcmp("gputap simulated GPU", properties));
    CHECK(108, *(int *)(properties + (MAJOR >= 13 ? 384 : 388)));
    CHECK(0x13, *(int *)(properties + (MAJOR >= 13 ? 568 : 584)));
    CHECK(0x5a, properties[MAJOR >= 13 ? 1008 : MAJOR == 12 ? 1032 : 728]);
    OK(cudaRuntimeGetVersion(&version));
    CHECK(MAJOR, version / 1000);
    CHECK(801, cudaCreateTextureObject(0, 0, 0, 0));
}

int main(void) {
    devices();
    directions();
    shapes();
    arrays();
    peers();
    hints();
    OK(cudaDeviceSynchronize());
    return 0;
}
