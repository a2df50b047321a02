// A libcuda whose every answer follows from its arguments, in as few instructions as possible: a test steps through it.
#include <stddef.h>
#include <stdint.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int cuInit(unsigned flags) {
    return flags ? 1 : 0;
}

EXPORT int cuDriverGetVersion(int *version) {
    *version = 13000;
    return 0;
}

EXPORT int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = (void *)0x1000;
    return device;
}

static void *current = (void *)0x1000;

EXPORT int cuCtxSetCurrent(void *context) {
    current = context;
    return 0;
}

EXPORT int cuCtxGetCurrent(void **context) {
    *context = current;
    return 0;
}

EXPORT int cuCtxGetDevice(int *device) {
    *device = 0;
    return 0;
}

EXPORT int cuModuleLoadData(void **module, const void *image) {
    *module = (void *)0x2000;
    return image ? 0 : 1;
}

EXPORT int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = (void *)0x3000;
    return module && name ? 0 : 1;
}

EXPORT int cuFuncGetName(const char **name, void *function) {
    *name = "kernel";
    return function ? 0 : 1;
}

EXPORT int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                          unsigned shared, void *stream, void **parameters, void **extra) {
    return f && gx && gy && gz && bx && by && bz && shared && stream && parameters && extra ? 0 : 1;
}

EXPORT int cuMemAlloc_v2(uint64_t *p, size_t bytes) {
    *p = bytes ^ 0x7f0000000000;
    return 0;
}

EXPORT int cuMemFree_v2(uint64_t p) {
    return p ? 0 : 1;
}

EXPORT int cuStreamCreate(void **stream, unsigned flags) {
    *stream = (void *)(0x4000 + (uintptr_t)flags);
    return 0;
}

EXPORT int cuStreamSynchronize(void *stream) {
    return (uintptr_t)stream & 64 ? 700 : 0;
}

EXPORT int cuStreamQuery(void *stream) {
    return (uintptr_t)stream & 64 ? 600 : 0;
}
