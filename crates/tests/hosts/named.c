// Asks libraries by the names it is given what they are, and says it in a line each. Compiled with LINKED it opens none:
// they must be there already.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef int Status(int *);

static void *find(void *library, const char *name) {
    void *function = dlsym(library, name);
    if (!function) fprintf(stderr, "%s\n", dlerror());
    return function;
}

/* The number that a function of a library writes; -1 where it says that it failed. */
static int number(void *library, const char *name) {
    Status *ask = (Status *)find(library, name);
    int answer = -1;
    return ask && ask(&answer) == 0 ? answer : -1;
}

static int started(void *library, const char *name) {
    int (*start)(unsigned) = (int (*)(unsigned))find(library, name);
    return start ? start(0) : -1;
}

int main(int argc, char **argv) {
#ifdef LINKED
    int how = RTLD_NOW | RTLD_NOLOAD;
#else
    int how = RTLD_NOW | RTLD_LOCAL;
#endif
    for (int i = 1; i < argc; i++) {
        void *library = dlopen(argv[i], how);
        if (!library) {
            fprintf(stderr, "%s: %s\n", argv[i], dlerror());
            return 1;
        }
        if (strstr(argv[i], "libcudart"))
            printf("%s %d devices, version %d\n", argv[i], number(library, "cudaGetDeviceCount"),
                   number(library, "cudaRuntimeGetVersion") / 1000);
        else if (strstr(argv[i], "libcuda")) {
            int start = started(library, "cuInit");
            printf("%s started %d, %d devices\n", argv[i], start, number(library, "cuDeviceGetCount"));
        }
        else if (strstr(argv[i], "libnccl"))
            printf("%s version %d\n", argv[i], number(library, "ncclGetVersion") / 10000);
        else if (strstr(argv[i], "libnvidia-ml")) {
            int start = started(library, "nvmlInitWithFlags");
            printf("%s started %d, %d devices\n", argv[i], start, number(library, "nvmlDeviceGetCount_v2"));
        }
        else {
            void (*version)(int *, int *) = (void (*)(int *, int *))find(library, "nvshmem_info_get_version");
            int major = -1, minor = -1;
            if (version) version(&major, &minor);
            printf("%s version %d\n", argv[i], major);
        }
    }
    return 0;
}
