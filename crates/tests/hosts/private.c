// Opens each library that it is given for itself alone, and uses it through pointers.
#include "check.h"
#include <dlfcn.h>

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        void *own = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL), *p;
        if (!own) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        int (*allocate)(void **, size_t) = dlsym(own, "cudaMalloc"), allocated = 0, copied = 0, version = 0;
        int (*copy)(void *, const void *, size_t, int) = dlsym(own, "cudaMemcpy");
        int (*ask)(int *) = dlsym(own, "cudaRuntimeGetVersion");
        TRUE(dlsym(RTLD_DEFAULT, "cudaMalloc") == 0);
        for (int k = 0; k < 20; k++) {
            allocated += !allocate(&p, 4096);
            copied += !copy(p, p, 64, 3);
        }
        OK(ask(&version));
        printf("allocated: %d\ncopied: %d\nversion: %d\n", allocated, copied, version);
    }
    return 0;
}
