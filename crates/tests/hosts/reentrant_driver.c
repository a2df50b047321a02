// A libcuda whose functions call other functions of it by their public names, so that the calls come back through whatever
// stands in front of it. Writes to $TEST_DIR/counted how often each was called. With LOCKED it does all of that while it
// holds a lock of its own. Calls that it makes through pointers which it looked up itself are counted apart: whether those
// come back is not for the driver to say.
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

// A call of itself that also goes by the public name.
int cuInit_again(unsigned) __asm__("cuInit");
int cuInit(unsigned), cuDriverGetVersion(int *), cuCtxGetCurrent(void **), cuCtxSetCurrent(void *);
int cuMemAlloc_v2(uint64_t *, size_t), cuMemFree_v2(uint64_t), cuStreamQuery(void *), cuModuleUnload(void *);
int cuGetProcAddress_v2(const char *, void **, int, uint64_t, int *);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);

#define FUNCTIONS(F)                                                                                                   \
    F(cuInit) F(cuDriverGetVersion) F(cuDevicePrimaryCtxRetain) F(cuCtxSetCurrent) F(cuCtxGetCurrent)                  \
    F(cuCtxGetDevice) F(cuDeviceGetName) F(cuModuleLoadData) F(cuModuleGetFunction) F(cuModuleUnload)                  \
    F(cuFuncGetName) F(cuLaunchKernel) F(cuMemAlloc_v2) F(cuMemFree_v2) F(cuStreamCreate) F(cuStreamSynchronize)       \
    F(cuStreamQuery) F(cuGetProcAddress) F(cuGetProcAddress_v2)

#define NUMBER(name) N_##name,
enum { FUNCTIONS(NUMBER) ALL };
#define NAME(name) #name,
static const char *const names[] = {FUNCTIONS(NAME)};
static unsigned long counted[ALL], looked_up;

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static __thread int depth, through_pointer;

// Counts the call; whether it may make others, which stop below a few levels.
static int enter(int function) {
    __atomic_add_fetch(through_pointer ? &looked_up : &counted[function], 1, __ATOMIC_RELAXED);
#ifdef LOCKED
    pthread_mutex_lock(&lock);
#endif
    return depth++ < 3;
}

static int leave(int status) {
    depth--;
#ifdef LOCKED
    pthread_mutex_unlock(&lock);
#else
    (void)lock;
#endif
    return status;
}

static void small_calls(void) {
    int version;
    void *context;
    cuDriverGetVersion(&version);
    cuStreamQuery(0);
    cuCtxGetCurrent(&context);
    free(malloc(100));
}

static void look_ups(void) {
    void *f = 0;
    int (*version[3])(int *) = {dlsym(RTLD_DEFAULT, "cuDriverGetVersion")}, number;
    void *self = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    version[1] = self ? dlsym(self, "cuDriverGetVersion") : 0;
    if (!cuGetProcAddress_v2("cuDriverGetVersion", &f, 12000, 0, 0))
        version[2] = f;
    through_pointer++;
    for (int i = 0; i < 3; i++)
        if (version[i])
            version[i](&number);
    through_pointer--;
    if (self)
        dlclose(self);
}

static int launch_again(void *f) {
    return cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0);
}

EXPORT int cuInit(unsigned flags) {
    if (enter(N_cuInit)) {
        cuInit_again(flags);
        small_calls();
        look_ups();
    }
    return leave(0);
}

EXPORT int cuDriverGetVersion(int *version) {
    enter(N_cuDriverGetVersion);
    *version = 13000;
    return leave(0);
}

EXPORT int cuDevicePrimaryCtxRetain(void **context, int device) {
    if (enter(N_cuDevicePrimaryCtxRetain))
        small_calls();
    *context = (void *)0x1000;
    return leave(device);
}

EXPORT int cuCtxSetCurrent(void *context) {
    (void)context;
    if (enter(N_cuCtxSetCurrent))
        small_calls();
    return leave(0);
}

// The library itself asks this, and the three that follow.
EXPORT int cuCtxGetCurrent(void **context) {
    if (enter(N_cuCtxGetCurrent)) {
        int version;
        cuDriverGetVersion(&version);
        cuCtxSetCurrent((void *)0x1000);
    }
    *context = (void *)0x1000;
    return leave(0);
}

EXPORT int cuCtxGetDevice(int *device) {
    if (enter(N_cuCtxGetDevice))
        small_calls();
    *device = 0;
    return leave(0);
}

EXPORT int cuDeviceGetName(char *name, int room, int device) {
    (void)device;
    if (enter(N_cuDeviceGetName))
        look_ups();
    strncpy(name, "calls back", room);
    return leave(0);
}

EXPORT int cuFuncGetName(const char **name, void *function) {
    if (enter(N_cuFuncGetName)) {
        small_calls();
        launch_again((char *)function + 0x10000);
    }
    *name = "kernel";
    return leave(0);
}

EXPORT int cuModuleLoadData(void **module, const void *image) {
    (void)image;
    uint64_t p;
    if (enter(N_cuModuleLoadData) && !cuMemAlloc_v2(&p, 64))
        cuMemFree_v2(p);
    *module = (void *)0x2000;
    return leave(0);
}

EXPORT int cuModuleGetFunction(void **function, void *module, const char *name) {
    (void)module;
    (void)name;
    if (enter(N_cuModuleGetFunction))
        look_ups();
    *function = (void *)0x3000;
    return leave(0);
}

EXPORT int cuModuleUnload(void *module) {
    (void)module;
    if (enter(N_cuModuleUnload))
        small_calls();
    return leave(0);
}

EXPORT int cuLaunchKernel(void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned shared,
                          void *stream, void **parameters, void **extra) {
    (void)(a + b + c + d + e + g + shared), (void)stream, (void)parameters, (void)extra;
    if (enter(N_cuLaunchKernel)) {
        // Other kernels, so that their names are asked for in here.
        static unsigned long next;
        small_calls();
        launch_again((void *)(0x100000 + __atomic_add_fetch(&next, 64, __ATOMIC_RELAXED)));
        cuModuleUnload(f);
    }
    return leave(0);
}

EXPORT int cuMemAlloc_v2(uint64_t *p, size_t bytes) {
    if (enter(N_cuMemAlloc_v2))
        small_calls();
    *p = bytes;
    return leave(0);
}

EXPORT int cuMemFree_v2(uint64_t p) {
    (void)p;
    if (enter(N_cuMemFree_v2))
        look_ups();
    return leave(0);
}

EXPORT int cuStreamCreate(void **stream, unsigned flags) {
    (void)flags;
    enter(N_cuStreamCreate);
    *stream = (void *)0x4000;
    return leave(0);
}

EXPORT int cuStreamSynchronize(void *stream) {
    if (enter(N_cuStreamSynchronize)) {
        cuStreamQuery(stream);
        launch_again((void *)0x3000);
    }
    return leave(0);
}

EXPORT int cuStreamQuery(void *stream) {
    (void)stream;
    enter(N_cuStreamQuery);
    return leave(0);
}

EXPORT int cuGetProcAddress_v2(const char *name, void **f, int version, uint64_t flags, int *status) {
    (void)version;
    (void)flags;
    if (enter(N_cuGetProcAddress_v2)) {
        // As wrappers do that find their answer by looking themselves up.
        small_calls();
        dlsym(RTLD_DEFAULT, name);
        dlsym(RTLD_NEXT, name);
    }
    void *self = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    *f = self ? dlsym(self, name) : 0;
    if (self)
        dlclose(self);
    if (status)
        *status = *f ? 0 : 1;
    return leave(*f ? 0 : 500);
}

EXPORT int cuGetProcAddress(const char *name, void **f, int version, uint64_t flags) {
    enter(N_cuGetProcAddress);
    return leave(cuGetProcAddress_v2(name, f, version, flags, 0));
}

__attribute__((constructor)) static void loaded(void) {
    int version;
    cuDriverGetVersion(&version);
    dlsym(RTLD_DEFAULT, "cuInit");
}

__attribute__((destructor)) static void tell(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/counted", getenv("TEST_DIR"));
    FILE *f = fopen(path, "w");
    for (int i = 0; i < ALL; i++)
        if (counted[i])
            fprintf(f, "%s %lu\n", names[i], counted[i]);
    fprintf(f, "looked-up %lu\n", looked_up);
    fclose(f);
}
