// A libcuda in plain C with a few functions: it blocks where it is asked to, can be unwound, and leaves its own errno.
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int cuInit(unsigned flags) {
    errno = 1001;
    return flags ? 1 : 0;
}

EXPORT int cuDriverGetVersion(int *version) {
    *version = 13000;
    return 0;
}

EXPORT int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = (void *)0x1000;
    errno = 1002;
    return device;
}

EXPORT int cuCtxSetCurrent(void *context) {
    (void)context;
    errno = 1003;
    return 0;
}

EXPORT int cuModuleLoadData(void **module, const void *image) {
    (void)image;
    *module = (void *)0x2000;
    errno = 1004;
    return 0;
}

EXPORT int cuModuleGetFunction(void **function, void *module, const char *name) {
    (void)module;
    (void)name;
    *function = (void *)0x3000;
    errno = 1005;
    return 0;
}

EXPORT int cuLaunchKernel(void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned shared,
                          void *stream, void **parameters, void **extra) {
    errno = 1006;
    return (intptr_t)f == 0x3000 && a && b && c && d && e && g && !shared && !stream && !parameters && !extra ? 0 : 1;
}

EXPORT int cuMemAlloc_v2(uint64_t *p, size_t bytes) {
    *p = bytes;
    errno = 1007;
    return 0;
}

EXPORT int cuMemFree_v2(uint64_t p) {
    (void)p;
    return 0;
}

EXPORT int cuStreamCreate(void **stream, unsigned flags) {
    (void)flags;
    *stream = (void *)0x4000;
    return 0;
}

// Calls of the program's functions, on the caller's own stack.
EXPORT int cuLaunchHostFunc(void *stream, void (*function)(void *), void *data) {
    (void)stream;
    function(data);
    return 0;
}

static void (*at_synchronize)(void *, int, void *);
static void *its_data;

EXPORT int cuStreamAddCallback(void *stream, void (*callback)(void *, int, void *), void *data, unsigned flags) {
    (void)stream;
    at_synchronize = callback;
    its_data = data;
    return flags;
}

// Calls back, or waits for ever: then a signal handler or a cancellation gets out.
EXPORT int cuStreamSynchronize(void *stream) {
    if (stream == (void *)0x5000 && at_synchronize)
        at_synchronize(stream, 0, its_data);
    else if (stream)
        for (;;)
            pause();
    return 0;
}

#ifdef IFUNC
// Chosen by a function that runs when the symbol is bound.
static int query(void *stream) {
    return stream ? 600 : 0;
}

static int (*choose_query(void))(void *) {
    return query;
}

EXPORT int cuStreamQuery(void *stream) __attribute__((ifunc("choose_query")));
#else
EXPORT int cuStreamQuery(void *stream) {
    if (stream)
        for (;;)
            pause();
    return 0;
}
#endif

// Data that a program which is not relocatable copies into itself.
EXPORT int gputap_test_data = 7;

// What the library asks on its own account: it must not be seen in errno.
EXPORT int cuCtxGetCurrent(void **context) {
    *context = (void *)0x1000;
    errno = 2001;
    return 0;
}

EXPORT int cuCtxGetDevice(int *device) {
    *device = 0;
    errno = 2002;
    return 0;
}

EXPORT int cuDeviceGetName(char *name, int room, int device) {
    (void)device;
    strncpy(name, "small", room);
    errno = 2003;
    return 0;
}

EXPORT int cuFuncGetName(const char **name, void *function) {
    (void)function;
    *name = "kernel";
    errno = 2004;
    return 0;
}
