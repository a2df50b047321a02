// What programs of nested_driver.c call.
#pragma once
#include "cuda.h"

struct config {
    uint32_t grid[3], block[3], shared, pad;
    void *stream;
    uint64_t *attributes;
    uint32_t count, pad2;
};

static int (*launch_ex)(struct config *, handle, void **, void **);
static int (*set)(uint64_t, unsigned char, size_t, handle);
static int (*record)(handle, handle);

static inline void open_nested_driver(void) {
    driver = dlopen("libcuda.so.1", RTLD_NOW);
    LOOK_UP(init, cuInit);
    LOOK_UP(set_current, cuCtxSetCurrent);
    LOOK_UP(launch, cuLaunchKernel);
    LOOK_UP(alloc, cuMemAlloc_v2);
    launch_ex = look_up("cuLaunchKernelEx");
    set = look_up("cuMemsetD8Async");
    record = look_up("cuEventRecord");
    must(cu.init(0), "cuInit");
}
