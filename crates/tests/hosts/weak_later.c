// A function that is not there when the program starts, and comes later for all.
#include "check.h"
#include <dlfcn.h>

#pragma weak cudaRuntimeGetVersion
int cudaRuntimeGetVersion(int *);

int main(int argc, char **argv) {
    (void)argc;
    int version = 7;
    printf("before: %d %d\n", cudaRuntimeGetVersion ? cudaRuntimeGetVersion(&version) : 500, version);
    TRUE(dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL));
    int (*found)(int *) = dlsym(RTLD_DEFAULT, "cudaRuntimeGetVersion");
    printf("found: %d", found ? found(&version) : -1);
    printf(" %d\n", version / 1000);
    if (cudaRuntimeGetVersion) {
        version = 7;
        fprintf(stderr, "by reference: %d", cudaRuntimeGetVersion(&version));
        fprintf(stderr, " %d\n", version / 1000);
    }
    return 0;
}
