// A libcudart in plain C that answers VERSION and keeps its own books, so that it can be of any major, be copied, and be
// closed.
#include <stddef.h>
#include <stdlib.h>

#define EXPORT __attribute__((visibility("default")))

static unsigned long calls;

EXPORT int cudaRuntimeGetVersion(int *version) {
    calls++;
    *version = VERSION;
    return 0;
}

EXPORT int cudaMalloc(void **p, size_t bytes) {
    calls++;
    *p = malloc(bytes);
    return !*p;
}

EXPORT int cudaFree(void *p) {
    calls++;
    free(p);
    return 0;
}

EXPORT int cudaMemcpy(void *to, const void *from, size_t bytes, int kind) {
    (void)kind;
    calls++;
    __builtin_memcpy(to, from, bytes);
    return 0;
}

EXPORT int cudaGetDevice(int *device) {
    calls++;
    *device = 5;
    return 0;
}

// How often it was called; no name of the runtime's.
EXPORT unsigned long small_runtime_calls(void) {
    return calls;
}

#ifdef MORE
EXPORT int cudaTeleport(long a, double b) {
    calls++;
    return a == 7 && b == 2.5 ? 11 : 12;
}
#endif
