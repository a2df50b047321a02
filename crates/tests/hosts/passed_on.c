// Calls of the runtime that it passes on to the driver, and some that it keeps to itself. Prints what it called, one line each:
//   copy DST SRC BYTES KIND STREAM RESULT
//   set DST VALUE BYTES STREAM RESULT
//   launch GRID.X GRID.Y GRID.Z BLOCK.X BLOCK.Y BLOCK.Z SHARED STREAM RESULT
// all in hexadecimal.
#include "runtime.h"
#include <stdint.h>

#define BYTES 65536
static char *device, *other, *pinned, pageable[BYTES];
static void *stream;

static void copy(void *to, const void *from, size_t bytes, int kind) {
    int result = cudaMemcpyAsync(to, from, bytes, kind, stream);
    printf("copy %lx %lx %zx %x %lx %x\n", (uintptr_t)to, (uintptr_t)from, bytes, kind, (uintptr_t)stream, result);
}

static void set(void *to, int value, size_t bytes) {
    int result = cudaMemsetAsync(to, value, bytes, stream);
    printf("set %lx %x %zx %lx %x\n", (uintptr_t)to, value, bytes, (uintptr_t)stream, result);
}

static void launch(dim3 grid, dim3 block, size_t shared, int extended) {
    static float *data;
    static int n;
    void *args[] = {&data, &n};
    cudaLaunchConfig_t config = {grid, block, shared, stream, 0, 0};
    int result = extended ? cudaLaunchKernelExC(&config, &host_scale, args) : cudaLaunchKernel(&host_scale, grid, block, args, shared, stream);
    printf("launch %x %x %x %x %x %x %zx %lx %x\n", grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, (uintptr_t)stream, result);
}

static void set_up(void) {
    OK(cudaMalloc((void **)&device, BYTES));
    OK(cudaMalloc((void **)&other, BYTES));
    OK(cudaMallocHost((void **)&pinned, BYTES));
    OK(cudaStreamCreateWithFlags(&stream, 1));
}

static void calls(void) {
    set_up();
    for (int round = 0; round < 3; round++) {
        launch((dim3){3, 2, 1}, (dim3){4, 1, 2}, 128, 0);
        launch((dim3){5, 1, 2}, (dim3){32, 2, 1}, 0, 1);
        launch((dim3){1, 1, 1}, (dim3){4096, 1, 1}, 0, 0);
        for (size_t bytes = 0; bytes <= BYTES; bytes = bytes ? 16 * bytes : 4) {
            copy(device, pinned, bytes, H2D);
            copy(pageable, device, bytes, D2H);
            copy(other, device, bytes, D2D);
            copy(pageable, pinned, bytes, H2H);
            copy(device, pinned, bytes, ANY);
            set(device, 0x5A, bytes);
        }
        set(other, -1, 512);
        copy(device, pinned, 4, 9);
        copy(device, 0, 4, H2D);
        stream = round ? 0 : (void *)2;
    }
}

static void *many(void *unused) {
    for (int i = 0; i < 20000; i++) {
        scale(1 + i % 7, stream);
        cudaMemsetAsync(device, 0, 64, stream);
    }
    return unused;
}

static void threads(void) {
    set_up();
    pthread_t thread[4];
    for (int i = 0; i < 4; i++)
        OK(pthread_create(&thread[i], 0, many, 0));
    for (int i = 0; i < 4; i++)
        pthread_join(thread[i], 0);
    printf("done\n");
}

int main(int argc, char **argv) {
    static const struct host_case cases[] = {
        {"calls", calls}, {"threads", threads}, {0, 0},
    };
    (void)argc;
    return run_case(cases, argv);
}
