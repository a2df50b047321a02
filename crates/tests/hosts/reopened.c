// Opens, uses and closes libraries again and again; each must answer for itself, wherever it comes to lie.
#include "check.h"
#include <dlfcn.h>
#include <link.h>

static unsigned long total;

static int use(const char *path, int version) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    int (*ask)(int *) = dlsym(library, "cudaRuntimeGetVersion"), found = 0, wrong = 0;
    unsigned long (*calls)(void) = dlsym(library, "small_runtime_calls");
    for (int i = 0; i < 10; i++)
        wrong += ask(&found) || found != version;
    total += calls();
    dlclose(library);
    return wrong;
}

int main(int argc, char **argv) {
    int wrong = 0;
    for (int round = 0; round < 20; round++)
        for (int i = 1; i + 1 < argc; i += 2)
            wrong += use(argv[i], atoi(argv[i + 1]));
    printf("wrong: %d, calls: %lu\n", wrong, total);
    return 0;
}
