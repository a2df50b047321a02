// Two functions whose signatures CUDA 13 changed.
#include "check.h"
#include "cudart.h"

int main(void) {
    void *managed, *legacy = (void *)1;
    OK(cudaMallocManaged(&managed, 4096, 1));
#if MAJOR >= 13
    cudaMemLocation device = {1, 0};
    OK(cudaMemAdvise(managed, 4096, 1, device));
    OK(cudaMemPrefetchAsync(managed, 4096, device, 0, legacy));
#else
    OK(cudaMemAdvise(managed, 4096, 1, 0));
    OK(cudaMemPrefetchAsync(managed, 4096, 0, legacy));
#endif
    return 0;
}
