// Preloaded behind: says how often somebody in front asked for a symbol or opened a library.
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

static unsigned long look_ups, opens;

static void *real(const char *name) {
    return dlvsym(RTLD_NEXT, name, "GLIBC_2.34");
}

void *dlsym(void *handle, const char *name) {
    static void *(*next)(void *, const char *);
    __atomic_add_fetch(&look_ups, 1, __ATOMIC_RELAXED);
    if (!next)
        next = real("dlsym");
    return next(handle, name);
}

void *dlopen(const char *file, int flags) {
    static void *(*next)(const char *, int);
    __atomic_add_fetch(&opens, 1, __ATOMIC_RELAXED);
    if (!next)
        next = real("dlopen");
    return next(file, flags);
}

__attribute__((destructor)) static void report(void) {
    dprintf(2, "asked: %lu %lu\n", look_ups, opens);
}
