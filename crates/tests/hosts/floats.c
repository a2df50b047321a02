// Floats that must arrive bit by bit, in both directions.
#include "check.h"
#include <math.h>

void *nvshmem_malloc(size_t);
void nvshmem_float_p(float *, float, int);
float nvshmem_float_g(const float *, int);
void nvshmem_double_p(double *, double, int);
double nvshmem_double_g(const double *, int);
uint64_t nvshmem_uint64_g(const uint64_t *, int);
int nvshmem_my_pe(void);
void nvshmem_quiet(void);
void nvshmem_float_put(float *, const float *, size_t, int);

int main(void) {
    char *heap = nvshmem_malloc(64);
    static const float floats[] = {0, -0.0f, 1.5f, -3.25e30f, 1e-42f, INFINITY};
    static const double doubles[] = {0, -0.0, 0.1, -1e300, 4e-320, -INFINITY};
    for (int i = 0; i < 6; i++) {
        nvshmem_float_p((float *)heap, floats[i], 3);
        float f = nvshmem_float_g((float *)heap, 3);
        OK(memcmp(&f, &floats[i], sizeof f));
        nvshmem_double_p((double *)heap, doubles[i], 3);
        double d = nvshmem_double_g((double *)heap, 3);
        OK(memcmp(&d, &doubles[i], sizeof d));
    }
    CHECK(0x123456789abcdef1ull, nvshmem_uint64_g((uint64_t *)heap, 1));
    CHECK(3, nvshmem_my_pe());
    nvshmem_float_put((float *)heap, floats, 4, 2);
    OK(memcmp(heap, floats, 16));
    nvshmem_quiet();
    printf("%p\n", (void *)heap);
    return 0;
}
