// Look-ups that must find nothing, and those that must find the one that was asked.
#include "check.h"
#include <dlfcn.h>

int cudaRuntimeGetVersion(int *);

int main(int argc, char **argv) {
    int version = 0;
    OK(cudaRuntimeGetVersion(&version));
    void *math = dlopen("libm.so.6", RTLD_NOW), *self = dlopen(0, RTLD_NOW), *other = dlopen(argv[argc - 1], RTLD_NOW | RTLD_LOCAL);
    TRUE(math && self && other);
    printf("in another library: %d\n", dlsym(math, "cudaMalloc") != 0);
    printf("in this program: %d\n", dlsym(self, "cudaMalloc") != 0);
    printf("not in this library: %d\n", dlsym(other, "cudaStreamCreate") != 0);
    int (*ask)(int *) = dlsym(other, "cudaRuntimeGetVersion");
    OK(ask(&version));
    printf("version: %d\n", version / 1000);
    ask = dlsym(self, "cudaRuntimeGetVersion");
    OK(ask(&version));
    printf("own version: %d\n", version / 1000);
    ask = dlvsym(RTLD_DEFAULT, "cudaRuntimeGetVersion", "libcudart.so.13");
    printf("by version: %d\n", ask && !ask(&version) ? version / 1000 : -1);
    printf("by another: %d\n", dlvsym(RTLD_DEFAULT, "cudaRuntimeGetVersion", "libcudart.so.77") != 0);
    return 0;
}
