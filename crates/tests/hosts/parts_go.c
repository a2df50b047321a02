// Opens and closes parts that bring their runtimes with them.
#include "check.h"
#include <dlfcn.h>

int main(int argc, char **argv) {
    int wrong = 0;
    for (int round = 0; round < 20; round++)
        for (int i = 1; i < argc; i++) {
            void *library = dlopen(argv[i], (round % 2 ? RTLD_NOW : RTLD_LAZY) | RTLD_LOCAL);
            if (!library) {
                fprintf(stderr, "%s\n", dlerror());
                return 1;
            }
            int (*work)(int) = dlsym(library, "part_work");
            wrong += work(3);
            dlclose(library);
        }
    printf("wrong: %d\n", wrong);
    return 0;
}
