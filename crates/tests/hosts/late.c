// The library opened late, by the program itself: late PATH-OF-LIBRARY [other libraries …]
#include "cuda.h"

int main(int argc, char **argv) {
    set_up();
    printf("before: %d\n", work(50));
    // Libraries that take static TLS, until there is none left.
    int opened = 0;
    for (int i = 2; i < argc; i++)
        opened += dlopen(argv[i], RTLD_NOW) != 0;
    if (argc > 2)
        printf("static TLS: %s\n", opened < argc - 2 ? "none left" : "plenty");
    void *late = dlopen(argv[1], RTLD_NOW);
    if (late) {
        int (*initialize)(void) = dlsym(late, "InitializeInjection");
        printf("injection: %d\n", initialize ? initialize() : -1);
    } else {
        const char *why = dlerror();
        printf("refused: %s\n", strstr(why, "static TLS") ? "static TLS" : why);
    }
    printf("after: %d\n", work(50));
    return 0;
}
