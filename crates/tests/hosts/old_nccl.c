// Uses an old NCCL, and asks before it uses what came later.
#include <dlfcn.h>
#include <stdio.h>
#include <stddef.h>

int ncclAllReduce(const void *, void *, size_t, int, int, void *, void *);

int main(void) {
    printf("reduced: %d\n", ncclAllReduce(0, 0, 5, 7, 0, (void *)0x7000, 0));
    void *nccl = dlopen("libnccl.so.2", RTLD_NOW);
    printf("split: %s\n", dlsym(nccl, "ncclCommSplit") ? "there" : "absent");
    printf("allocates: %s\n", dlsym(RTLD_DEFAULT, "ncclMemAlloc") ? "there" : "absent");
    return 0;
}
