// A runtime that finds no driver that it can use.
#include "check.h"
#include "cudart.h"

int main(void) {
    int count = -1, expected = atoi(getenv("EXPECTED"));
    void *memory;
    CHECK(expected, cudaGetDeviceCount(&count));
    CHECK(expected, cudaMalloc(&memory, 16));
    CHECK(expected, cudaGetLastError());
    return 0;
}
