// Two libraries that are linked to different copies of the same major.
#include "check.h"
#include <dlfcn.h>

int main(int argc, char **argv) {
    int (*version[2])(int *), (*work[2])(int), wrong = 0, found;
    for (int i = 0; i < 2 && i + 1 < argc; i++) {
        void *library = dlopen(argv[i + 1], RTLD_NOW | RTLD_LOCAL);
        if (!library) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        version[i] = dlsym(library, "part13_version");
        work[i] = dlsym(library, "part13_work");
        if (!version[i]) {
            version[i] = dlsym(library, "part12_version");
            work[i] = dlsym(library, "part12_work");
        }
    }
    OK(version[0](&found));
    printf("%d", found);
    OK(version[1](&found));
    printf(" %d\n", found);
    for (int i = 0; i < 40; i++)
        wrong += work[i % 2](1);
    printf("wrong: %d\n", wrong);
    return 0;
}
