// A program's or another tool's own wrappers of driver functions: virtual GPUs and accounting are made like this. With
// DLSYM it also answers look-ups, and hands out its own functions through cuGetProcAddress.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static unsigned long launches, allocations, look_ups;

#define NEXT(name) ((__typeof__(&name))next(#name))

static void *libc_dlsym(void *handle, const char *name) {
    static void *(*real)(void *, const char *);
    if (!real)
        real = dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
    return real(handle, name);
}

static void *next(const char *name) {
    void *f = libc_dlsym(RTLD_NEXT, name);
    // A driver that was opened for one library only is not behind us; it is asked directly.
    if (!f) {
        void *driver = dlopen("libcuda.so.1", RTLD_NOW);
        f = driver ? libc_dlsym(driver, name) : 0;
    }
    return f;
}

int cuLaunchKernel(void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned shared,
                   void *stream, void **parameters, void **extra) {
    __atomic_add_fetch(&launches, 1, __ATOMIC_RELAXED);
    return NEXT(cuLaunchKernel)(f, a, b, c, d, e, g, shared, stream, parameters, extra);
}

int cuMemAlloc_v2(uint64_t *p, size_t bytes) {
    __atomic_add_fetch(&allocations, 1, __ATOMIC_RELAXED);
    return NEXT(cuMemAlloc_v2)(p, bytes);
}

#ifdef DLSYM
static void *ours(const char *name) {
    if (!strcmp(name, "cuLaunchKernel"))
        return cuLaunchKernel;
    return strcmp(name, "cuMemAlloc") && strcmp(name, "cuMemAlloc_v2") ? 0 : cuMemAlloc_v2;
}

int cuGetProcAddress_v2(const char *name, void **f, int version, uint64_t flags, int *status) {
    int result = NEXT(cuGetProcAddress_v2)(name, f, version, flags, status);
    if (!result && f && *f && ours(name))
        *f = ours(name);
    return result;
}

void *dlsym(void *handle, const char *name) {
    __atomic_add_fetch(&look_ups, 1, __ATOMIC_RELAXED);
    if (handle != RTLD_NEXT && ours(name))
        return ours(name);
    return !strcmp(name, "cuGetProcAddress_v2") ? (void *)cuGetProcAddress_v2 : libc_dlsym(handle, name);
}
#endif

__attribute__((destructor)) static void report(void) {
    dprintf(2, "wrapper: %lu launches, %lu allocations\n", launches, allocations);
    (void)look_ups;
}
