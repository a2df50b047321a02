// A program with a runtime of its own inside, as the compiler's default is: its calls are seen where they reach the driver.
#include "cuda.h"

__attribute__((visibility("hidden"))) int cudaMalloc(void **p, size_t bytes) {
    static int (*ask)(const char *, void **, int, uint64_t, int *);
    static int (*alloc)(uint64_t *, size_t);
    int status;
    if (!ask) {
        set_up();
        ask = look_up("cuGetProcAddress_v2");
        ask("cuMemAlloc", (void **)&alloc, 12000, 0, &status);
    }
    return alloc((uint64_t *)p, bytes);
}

int main(void) {
    void *p;
    int sum = 0;
    for (int i = 0; i < 50; i++)
        sum += cudaMalloc(&p, 4096);
    printf("%d\n", sum);
    return 0;
}
