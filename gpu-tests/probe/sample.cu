// The probe's subject: a few runtime calls and 1,000 launches, then SIGUSR2 so that the probe takes its look.
#include <csignal>
#include <cstdio>
#include <cstdlib>

__global__ void nothing() {}

int main()
{
    int *memory = nullptr, value = 7;
    if (cudaMalloc(&memory, sizeof value) != cudaSuccess) {
        std::puts("no usable device");
        return 1;
    }
    cudaMemcpy(memory, &value, sizeof value, cudaMemcpyHostToDevice);
    for (int i = 0; i < 1000; i++)
        nothing<<<1, 32>>>();
    cudaError_t status = cudaDeviceSynchronize();
    if (std::getenv("PROBE_OUT"))
        std::raise(SIGUSR2);
    cudaFree(memory);
    std::printf("launched 1000, status %d\n", (int)status);
    return status != cudaSuccess;
}
