// A libcuda with functions that no catalogue has, by name and by cuGetProcAddress.
#include "small_driver.c"

EXPORT int cuTeleport(long a, double b, const char *c) {
    return a == 7 && b == 2.5 && c[0] == 'x' ? 11 : 12;
}

EXPORT int cuLaunchKernel_v9(int a) {
    return 20 + a;
}

EXPORT int cuGetProcAddress_v2(const char *name, void **f, int version, uint64_t flags, int *status) {
    (void)version;
    (void)flags;
    *f = strcmp(name, "cuTeleport") ? strcmp(name, "cuLaunchKernel") ? 0 : (void *)cuLaunchKernel_v9 : (void *)cuTeleport;
    if (status)
        *status = !*f;
    return *f ? 0 : 500;
}
