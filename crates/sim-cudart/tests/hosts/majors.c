// Two majors in one process, as two frameworks would bring them: each keeps its own state, the memory is shared.
#include <dlfcn.h>

#include "check.h"

typedef int Version(int *);
typedef int Malloc(void **, size_t);
typedef int Copy(void *, const void *, size_t, int);
typedef int Free(void *);
typedef int Error(void);

struct Runtime {
    Version *version;
    Malloc *malloc;
    Copy *copy;
    Free *free;
    Error *last;
};

static struct Runtime load(const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) fprintf(stderr, "%s\n", dlerror());
    TRUE(library != 0);
    return (struct Runtime){dlsym(library, "cudaRuntimeGetVersion"), dlsym(library, "cudaMalloc"),
                            dlsym(library, "cudaMemcpy"), dlsym(library, "cudaFree"),
                            dlsym(library, "cudaGetLastError")};
}

int main(void) {
    struct Runtime old = load("libcudart.so.12"), new = load("libcudart.so.13");
    int a = 0, b = 0;
    OK(old.version(&a));
    OK(new.version(&b));
    CHECK(12, a / 1000);
    CHECK(13, b / 1000);
    void *memory;
    long in = 42, out = 0;
    OK(old.malloc(&memory, 64));
    OK(new.copy(memory, &in, sizeof in, 1));
    OK(old.copy(&out, memory, sizeof out, 2));
    CHECK(42, out);
    OK(new.free(memory));
    CHECK(1, old.free(memory));
    CHECK(0, new.last());
    CHECK(1, old.last());
    return 0;
}
