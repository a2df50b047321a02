// Uses functions that only a newer library has: linked, by name, and through the driver's own look-up.
#include "check.h"
#include <dlfcn.h>

int ncclTeleport(long, double, const char *);
int ncclGetVersion(int *);
int cudaTeleport(long, double);
int cudaRuntimeGetVersion(int *);
int cuInit(unsigned);
int cuTeleport(long, double, const char *);

int main(void) {
    int version = 0, status = 9;
    OK(cuInit(0));
    OK(ncclGetVersion(&version));
    OK(cudaRuntimeGetVersion(&version));
    CHECK(11, ncclTeleport(7, 2.5, "x"));
    CHECK(11, cudaTeleport(7, 2.5));
    CHECK(11, cuTeleport(7, 2.5, "x"));
    int (*found)(void) = dlsym(dlopen("libnccl.so.2", RTLD_NOW), "ncclNoSuchThingYet");
    CHECK(13, found());
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);
    int (*teleport)(long, double, const char *) = dlsym(driver, "cuTeleport");
    CHECK(11, teleport(7, 2.5, "x"));
    int (*ask)(const char *, void **, int, uint64_t, int *) = dlsym(driver, "cuGetProcAddress_v2");
    teleport = 0;
    OK(ask("cuTeleport", (void **)&teleport, 14000, 0, &status));
    CHECK(11, teleport(7, 2.5, "x"));
    int (*launch)(int) = 0;
    OK(ask("cuLaunchKernel", (void **)&launch, 14000, 0, &status));
    CHECK(25, launch(5));
    CHECK(500, ask("cuNoSuchThing", (void **)&launch, 14000, 0, &status));
    puts("all there");
    return 0;
}
