// A preloaded library whose stand-ins for functions of the C library call the driver: those that allocate, those for
// threads, and those that look things up. Each passes on what it was asked.
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static __thread int inside __attribute__((tls_model("initial-exec")));
static int (*version)(int *);
static unsigned long calls;

// The program has opened the driver: from now on every stand-in calls it.
void driver_is_open(int (*its_version)(int *)) {
    version = its_version;
}

static void call_driver(void) {
    int number;
    if (inside++ == 0 && version) {
        version(&number);
        calls++;
    }
    inside--;
}

#define NEXT(name) static __typeof__(name) *next; if (!next) next = dlsym(RTLD_NEXT, #name)

#ifdef ALLOCATION
void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void __libc_free(void *);

void *malloc(size_t bytes) {
    call_driver();
    return __libc_malloc(bytes);
}

void *calloc(size_t n, size_t bytes) {
    call_driver();
    return __libc_calloc(n, bytes);
}

void *realloc(void *p, size_t bytes) {
    call_driver();
    return __libc_realloc(p, bytes);
}

void free(void *p) {
    call_driver();
    __libc_free(p);
}
#endif

#ifdef THREADS
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
    NEXT(pthread_key_create);
    call_driver();
    return next(key, destructor);
}

int pthread_setspecific(pthread_key_t key, const void *value) {
    NEXT(pthread_setspecific);
    call_driver();
    return next(key, value);
}

int pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*f)(void *), void *argument) {
    NEXT(pthread_create);
    call_driver();
    return next(t, a, f, argument);
}

pid_t fork(void) {
    NEXT(fork);
    call_driver();
    pid_t pid = next();
    call_driver();
    return pid;
}
#endif

#ifdef LOOK_UPS
void *dlopen(const char *file, int flags) {
    NEXT(dlopen);
    void *opened = next(file, flags);
    call_driver();
    return opened;
}

int dlclose(void *handle) {
    NEXT(dlclose);
    call_driver();
    return next(handle);
}

int dl_iterate_phdr(int (*callback)(struct dl_phdr_info *, size_t, void *), void *data) {
    NEXT(dl_iterate_phdr);
    call_driver();
    return next(callback, data);
}

char *getenv(const char *name) {
    NEXT(getenv);
    call_driver();
    return next(name);
}
#endif

__attribute__((destructor)) static void report(void) {
    if (!calls)
        dprintf(2, "the stand-ins were never used\n");
}
