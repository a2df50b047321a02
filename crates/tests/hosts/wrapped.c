// Calls what others like to wrap, in every way that there is.
#include "runtime.h"
#include <dlfcn.h>

int main(void) {
    static char host[4096];
    void *a;
    ncclComm_t comm = alone();
    OK(cudaMalloc(&a, 4096));
    int (*pointer)(void *, const void *, size_t, int) = cudaMemcpy;
    int (*found)(void *, const void *, size_t, int) = dlsym(RTLD_DEFAULT, "cudaMemcpy");
    for (int i = 0; i < 10; i++) {
        OK(cudaMemcpy(a, host, 100 + i, H2D));
        OK(pointer(host, a, 200 + i, D2H));
        OK(found(host, a, 300 + i, D2H));
        OK(ncclAllReduce(a, a, 64, ncclInt8, ncclSum, comm, 0));
    }
    return 0;
}
