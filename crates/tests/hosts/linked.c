// Linked to the driver as programs built with a toolkit are; with LIBRARY a library that is, with WEAK one that may be.
#include <stdint.h>
#include <stdio.h>

#ifdef WEAK
#pragma weak cuInit
#pragma weak cuDriverGetVersion
#endif

int cuInit(unsigned);
int cuDriverGetVersion(int *);
#ifndef WEAK
int cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);

int library_work(int n) {
    void *context, *module, *kernel;
    int sum = cuInit(0) + cuDevicePrimaryCtxRetain(&context, 0) + cuCtxSetCurrent(context);
    sum += cuModuleLoadData(&module, "//gputap-sim\nkernel\n") + cuModuleGetFunction(&kernel, module, "kernel");
    for (int i = 0; i < n; i++)
        sum += cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0);
    return sum;
}
#endif

#ifndef LIBRARY
int main(void) {
#ifdef WEAK
    int version = -1;
    printf("cuInit: %d\n", cuInit ? cuInit(0) : -1);
    printf("cuDriverGetVersion: %d\n", cuDriverGetVersion ? cuDriverGetVersion(&version) : -1);
#else
    printf("work: %d\n", library_work(100));
#endif
    return 0;
}
#endif
