// A runtime that finds no driver that it can use.
#include "check.h"
#include "cudart.h"

int main(void) {
    int count = -1, expected = atoi(getenv("EXPECTED"));
    void *memory;
    CHECK(expected, cudaGetDeviceCount(&count));
    CHECK(expected, cudaMalloc(&memory, 16));
    CHECK(expected, cudaGetLastError());
    OK(strcmp("cudaErrorMemoryAllocation", cudaGetErrorName(2)));
    OK(strcmp("unrecognized error code", cudaGetErrorName(12345)));
    return 0;
}
