/* A driver that does next to nothing, so that what a hook adds is all there is to count.
 *
 * It has the soname of the real one and the functions that the benchmark and the injected library call. The function
 * base_launch is cuLaunchKernel under a name that no catalogue knows: the same call without a hook, in the same process.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { SUCCESS = 0, NOT_FOUND = 500 };

typedef void *handle;

static const char NAME[] = "Benchmark stub (no GPU)";
static uint64_t next_address = 0x7f0000000000;

int cuInit(unsigned flags) {
    (void)flags;
    return SUCCESS;
}

int cuCtxGetCurrent(handle *context) {
    *context = (handle)0x1000;
    return SUCCESS;
}

int cuCtxGetDevice(int *device) {
    *device = 0;
    return SUCCESS;
}

int cuDeviceGetName(char *name, int len, int device) {
    (void)device;
    strncpy(name, NAME, (size_t)len);
    return SUCCESS;
}

int cuFuncGetName(const char **name, handle function) {
    (void)function;
    *name = "_Z6vecaddPfS_S_i";
    return SUCCESS;
}

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
    *address = next_address;
    next_address += bytes;
    return SUCCESS;
}

int cuStreamQuery(handle stream) {
    (void)stream;
    return SUCCESS;
}

int cuStreamSynchronize(handle stream) {
    (void)stream;
    return SUCCESS;
}

#define LAUNCH(name)                                                                                                 \
    int name(handle f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,                 \
             unsigned shared, handle stream, void **params, void **extra) {                                          \
        (void)f, (void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz;                                         \
        (void)shared, (void)stream, (void)params, (void)extra;                                                       \
        return SUCCESS;                                                                                              \
    }

LAUNCH(cuLaunchKernel)
LAUNCH(base_launch)

int cuLaunchKernelEx(const void *config, handle f, void **params, void **extra) {
    (void)config, (void)f, (void)params, (void)extra;
    return SUCCESS;
}

int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status);

static const struct {
    const char *name;
    void *function;
} TABLE[] = {
    {"cuInit", cuInit},
    {"cuCtxGetCurrent", cuCtxGetCurrent},
    {"cuCtxGetDevice", cuCtxGetDevice},
    {"cuDeviceGetName", cuDeviceGetName},
    {"cuFuncGetName", cuFuncGetName},
    {"cuMemAlloc", cuMemAlloc_v2},
    {"cuStreamQuery", cuStreamQuery},
    {"cuStreamSynchronize", cuStreamSynchronize},
    {"cuLaunchKernel", cuLaunchKernel},
    {"cuLaunchKernelEx", cuLaunchKernelEx},
    {"cuGetProcAddress", cuGetProcAddress_v2},
};

int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status) {
    (void)version, (void)flags;
    *function = NULL;
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++)
        if (strcmp(TABLE[i].name, name) == 0)
            *function = TABLE[i].function;
    if (status)
        *status = *function ? 0 : 1;
    return *function ? SUCCESS : NOT_FOUND;
}
