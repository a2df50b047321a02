// The part of the driver API that the test programs use, reached as programs without a CUDA toolkit do.
#pragma once
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void *handle;

static struct {
    int (*init)(unsigned);
    int (*version)(int *);
    int (*retain)(handle *, int);
    int (*set_current)(handle);
    int (*load)(handle *, const void *);
    int (*function)(handle *, handle, const char *);
    int (*launch)(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
    int (*alloc)(uint64_t *, size_t);
    int (*release)(uint64_t);
    int (*stream)(handle *, unsigned);
    int (*synchronize)(handle);
    int (*query)(handle);
} cu;

static handle kernel, context, driver;

static void *look_up(const char *name) {
    void *f = dlsym(driver, name);
    if (!f) {
        fprintf(stderr, "%s: %s\n", name, dlerror());
        exit(99);
    }
    return f;
}

// A preloaded library that calls the driver as well may want to know that it is there.
#pragma weak driver_is_open
void driver_is_open(int (*version)(int *));

#define LOOK_UP(field, name) (cu.field = (__typeof__(cu.field))look_up(#name))

// Opens the driver and looks everything up; calls nothing.
static inline void open_driver(void) {
    driver = dlopen("libcuda.so.1", RTLD_NOW);
    if (!driver) {
        fprintf(stderr, "%s\n", dlerror());
        exit(98);
    }
    LOOK_UP(init, cuInit);
    LOOK_UP(version, cuDriverGetVersion);
    LOOK_UP(retain, cuDevicePrimaryCtxRetain);
    LOOK_UP(set_current, cuCtxSetCurrent);
    LOOK_UP(load, cuModuleLoadData);
    LOOK_UP(function, cuModuleGetFunction);
    LOOK_UP(launch, cuLaunchKernel);
    LOOK_UP(alloc, cuMemAlloc_v2);
    LOOK_UP(release, cuMemFree_v2);
    LOOK_UP(stream, cuStreamCreate);
    LOOK_UP(synchronize, cuStreamSynchronize);
    LOOK_UP(query, cuStreamQuery);
    if (driver_is_open)
        driver_is_open(cu.version);
}

static void must(int status, const char *what) {
    if (status) {
        fprintf(stderr, "%s: %d\n", what, status);
        exit(97);
    }
}

// Gets a kernel to launch.
static inline void set_up(void) {
    open_driver();
    must(cu.init(0), "cuInit");
    must(cu.retain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(cu.set_current(context), "cuCtxSetCurrent");
    handle module;
    must(cu.load(&module, "//gputap-sim\nkernel\n"), "cuModuleLoadData");
    must(cu.function(&kernel, module, "kernel"), "cuModuleGetFunction");
}

static inline int launch(void) {
    return cu.launch(kernel, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0);
}

// Launches `n` times, allocates and frees now and then; the sum of all statuses.
static inline int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += launch();
        if (i % 16 == 0) {
            uint64_t p = 0;
            int status = cu.alloc(&p, 256);
            sum += status ? status : cu.release(p);
        }
    }
    return sum;
}
