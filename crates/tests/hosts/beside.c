// Calls the driver, with a library beside it that it is linked to, or opens before its first call or after it.
#include "check.h"
#include <dlfcn.h>
#include <string.h>

int cuInit(unsigned);
int cuDriverGetVersion(int *);

int main(int argc, char **argv) {
    int version;
    if (argc > 2 && !strcmp(argv[1], "before") && !dlopen(argv[2], RTLD_NOW))
        return 1;
    OK(cuInit(0));
    if (argc > 2 && !strcmp(argv[1], "after") && !dlopen(argv[2], RTLD_NOW))
        return 1;
    OK(cuDriverGetVersion(&version));
    puts("done");
    return 0;
}
