// A libcuda whose functions call each other by their public names at random, up to four deep and now and then by the thousand.
// Writes to $TEST_DIR/made every call of a thread behind its first (cuCtxSetCurrent), in the order of entry: thread, its number and
// that of the call that it was inside of, function, words. What is written through pointers is there in their place.
// With FORK=N it forks inside every N-th call; the child makes a few calls at once and returns. With SCRIBBLE it writes over what the
// rings hold in every call, as others that may write to them could.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))

struct attribute {
    uint64_t words[9];
};

struct config {
    uint32_t grid[3], block[3], shared, pad;
    void *stream;
    struct attribute *attributes;
    uint32_t count, pad2;
};

int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int cuLaunchKernelEx(const struct config *, void *, void **, void **);
int cuMemAlloc_v2(uint64_t *, size_t), cuMemsetD8Async(uint64_t, unsigned char, size_t, void *), cuEventRecord(void *, void *);

static FILE *made;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int depth, logging, calls, inside;
static __thread uint64_t seed;

static uint32_t chance(uint32_t most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % most;
}

static void any_call(void);

#ifdef SCRIBBLE
// Over the data of all rings, which are mapped behind their headers.
static void scribble(void) {
    char line[4096];
    unsigned long from, to;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps))
        if (strstr(line, "rw-s") && strstr(line, "/ring-") && sscanf(line, "%lx-%lx %*s %*x", &from, &to) == 2)
            for (char *at = (char *)from + (strstr(line, " 00000000 ") ? 4096 : 0); at < (char *)to; at += 64)
                memset(at, 0x41 + chance(128), 64);
    fclose(maps);
}
#endif

// Writes the call down, makes others, and answers with a status of its own.
static int call(const char *name, int n, const uint64_t *words) {
    if (!logging)
        return 0;
    int around = inside;
    inside = ++calls;
    pthread_mutex_lock(&lock);
    fprintf(made, "%d %d %d %s", gettid(), inside, around, name);
    for (int i = 0; i < n; i++)
        fprintf(made, " %lx", words[i]);
    fprintf(made, "\n");
    pthread_mutex_unlock(&lock);
#ifdef SCRIBBLE
    if (chance(8) == 0)
        scribble();
#endif
#ifdef FORK
    if (calls % FORK == 0 && fork() == 0) {
        logging = 0;
        for (int i = 0; i < 3; i++)
            any_call();
        return 0;
    }
#endif
    int others = depth == 3 ? 0 : depth == 0 && chance(800) == 0 ? 3000 : chance(4) == 0 ? chance(6) : 0;
    depth++;
    for (int i = 0; i < others; i++)
        any_call();
    depth--;
    inside = around;
    return 0;
}

static void any_call(void) {
    uint64_t w = (uint64_t)chance(1 << 28) << 3, p;
    struct attribute attributes[2] = {{{w + 1, w + 2, w + 3}}, {{w + 4, w + 5, w + 6}}};
    struct config config = {{w, 2, 3}, {4, 5, 6}, 7, 0, (void *)w, attributes, chance(3), 0};
    void *kernel = (void *)0x3000;
    switch (chance(6)) {
    case 0:
    case 1:
        cuLaunchKernel(kernel, w, w + 1, w + 2, w + 3, w + 4, w + 5, w + 6, (void *)(w + 7), (void *)(w + 8), (void *)(w + 9));
        break;
    case 2:
        cuLaunchKernelEx(&config, kernel, (void *)(w + 1), (void *)(w + 2));
        break;
    case 3:
        cuMemAlloc_v2(&p, w);
        break;
    case 4:
        cuMemsetD8Async(w, 5, w + 2, (void *)(w + 3));
        break;
    default:
        cuEventRecord((void *)w, (void *)(w + 1));
    }
}

#define WORDS(...) (sizeof(uint64_t[]){__VA_ARGS__} / 8), (uint64_t[]){__VA_ARGS__}
#define W(x) (uint64_t)(x)

EXPORT int cuLaunchKernel(void *f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned shared,
                          void *stream, void **parameters, void **extra) {
    return call("cuLaunchKernel", WORDS(W(f), a, b, c, d, e, g, shared, W(stream), W(parameters), W(extra)));
}

EXPORT int cuLaunchKernelEx(const struct config *config, void *f, void **parameters, void **extra) {
    return call("cuLaunchKernelEx", WORDS(W(config), W(f), W(parameters), W(extra), config->grid[0], config->count));
}

EXPORT int cuMemAlloc_v2(uint64_t *p, size_t bytes) {
    *p = 3 * bytes;
    return call("cuMemAlloc_v2", WORDS(3 * bytes, bytes));
}

EXPORT int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, void *stream) {
    return call("cuMemsetD8Async", WORDS(to, value, bytes, W(stream)));
}

EXPORT int cuEventRecord(void *event, void *stream) {
    return call("cuEventRecord", WORDS(W(event), W(stream)));
}

EXPORT int cuInit(unsigned flags) {
    return flags;
}

EXPORT int cuDriverGetVersion(int *version) {
    *version = 13000;
    return 0;
}

EXPORT int cuCtxGetCurrent(void **context) {
    *context = (void *)0x1000;
    return 0;
}

EXPORT int cuCtxGetDevice(int *device) {
    *device = 0;
    return 0;
}

EXPORT int cuFuncGetName(const char **name, void *function) {
    (void)function;
    *name = "kernel";
    return 0;
}

// The first call of each thread of a program that wants more.
EXPORT int cuCtxSetCurrent(void *context) {
    logging = calls = 1;
    seed = W(context);
    return 0;
}

__attribute__((constructor)) static void loaded(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/made", getenv("TEST_DIR"));
    made = fopen(path, "w");
}

__attribute__((destructor)) static void unloaded(void) {
    fclose(made);
}
