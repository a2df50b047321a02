// Functions that this program uses where they are there: it is linked to none of their libraries.
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

#pragma weak cudaMalloc
#pragma weak cudaGetDevice
#pragma weak ncclAllReduce
#pragma weak ncclCommCount
#pragma weak nvmlInit_v2
#pragma weak nvshmem_malloc
int cudaMalloc(void **, size_t);
int cudaGetDevice(int *);
int ncclAllReduce(const void *, void *, size_t, int, int, void *, void *);
int ncclCommCount(void *, int *);
int nvmlInit_v2(void);
void *nvshmem_malloc(size_t);

int main(void) {
    void *p = 0;
    int n = 7;
    for (int i = 0; i < 3; i++) {
        printf("cudaMalloc: %d\n", cudaMalloc ? cudaMalloc(&p, 16) : -1);
        printf("cudaGetDevice: %d\n", cudaGetDevice ? cudaGetDevice(&n) : -1);
        printf("ncclAllReduce: %d\n", ncclAllReduce ? ncclAllReduce(0, 0, 0, 0, 0, 0, 0) : -1);
        printf("ncclCommCount: %d\n", ncclCommCount ? ncclCommCount(0, &n) : -1);
        printf("nvmlInit_v2: %d\n", nvmlInit_v2 ? nvmlInit_v2() : -1);
        printf("nvshmem_malloc: %p\n", nvshmem_malloc ? nvshmem_malloc(16) : (void *)-1);
    }
    printf("%p %d\n", p, n);
    const char *names[] = {"cudaMalloc", "ncclAllReduce", "nvmlInit_v2", "nvshmem_malloc", "cuInit"};
    for (int i = 0; i < 5; i++)
        printf("dlsym %s: %d\n", names[i], dlsym(RTLD_DEFAULT, names[i]) != 0);
    return 0;
}
