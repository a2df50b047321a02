/* The traced side of `cargo xtask bench hook`.
 *
 *   hook count FUNCTION CALLS      calls FUNCTION that often inside measured(), for callgrind
 *   hook time ROUNDS BATCH         prints ns per call of each kind, one line a round
 *   hook pace RATE SECONDS         RATE calls a second with the peer's two events around each; prints how many it made
 *
 * All kinds of one round run in one process and one after the other, so that whatever disturbs the machine disturbs all of
 * them. Times are CPU time of the thread: other programs on the machine are not counted.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <glob.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifdef WITH_LTTNG
#include "lttng.h"
#endif

typedef void *handle;
int cuInit(unsigned);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuStreamQuery(handle);
int cuStreamSynchronize(handle);
int cuLaunchKernel(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
int base_launch(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
int cuLaunchKernelEx(const void *, handle, void **, void **);
typedef struct {
    unsigned x, y, z;
} dim3;
int cudaLaunchKernel(const void *, dim3, dim3, void **, uint64_t, handle);

/* Enough calls for the library to reach its largest ring, whichever function is called. */
enum { WARM_UP = 20000 };
/* Longer than the drainer's period: a batch must be gone before the next one of its kind. */
enum { REST_US = 3000 };
enum { SWITCHES_AT = 4096, SWITCHES = 8192, OFF = 1, ON = 2 };

/* Mirrors CUlaunchConfig, with one attribute. */
static uint8_t attribute[72] = {4};
static struct {
    unsigned grid[3], block[3], shared;
    handle stream;
    void *attributes;
    unsigned count;
} config = {{128, 1, 1}, {256, 1, 1}, 0, (handle)0x77, attribute, 1};

static void *params[1];
static volatile uint64_t sink;

#define CALL_LAUNCH(function) function((handle)0x5000, 128, 1, 1, 256, 1, 1, 0, (handle)0x77, params, NULL)

#define CALL_BOTH() cudaLaunchKernel((void *)0x6000, (dim3){128, 1, 1}, (dim3){256, 1, 1}, params, 0, (handle)0x77)

/* callgrind counts inside this function only. */
__attribute__((noinline)) void measured(int function, long calls) {
    uint64_t address;
    switch (function) {
    case 0:
        for (long i = 0; i < calls; i++) CALL_LAUNCH(cuLaunchKernel);
        break;
    case 1:
        for (long i = 0; i < calls; i++) cuStreamQuery((handle)0x77);
        break;
    case 2:
        for (long i = 0; i < calls; i++) cuMemAlloc_v2(&address, 4096);
        break;
    case 3:
        for (long i = 0; i < calls; i++) cuLaunchKernelEx(&config, (handle)0x5000, params, NULL);
        break;
    case 4:
        for (long i = 0; i < calls; i++) cuStreamSynchronize((handle)0x77);
        break;
    case 5:
        for (long i = 0; i < calls; i++) CALL_BOTH();
        break;
    }
}

/* The same, outside of what is counted. */
__attribute__((noinline)) static void warm_up(int function) {
    uint64_t address;
    for (long i = 0; i < WARM_UP; i++) switch (function) {
        case 0: CALL_LAUNCH(cuLaunchKernel); break;
        case 1: cuStreamQuery((handle)0x77); break;
        case 2: cuMemAlloc_v2(&address, 4096); break;
        case 3: cuLaunchKernelEx(&config, (handle)0x5000, params, NULL); break;
        case 4: cuStreamSynchronize((handle)0x77); break;
        case 5: CALL_BOTH(); break;
    }
}

static int count(const char *name, long calls) {
    static const char *const NAMES[] = {"cuLaunchKernel", "cuStreamQuery", "cuMemAlloc_v2", "cuLaunchKernelEx",
                                        "cuStreamSynchronize", "cudaLaunchKernel"};
    for (int i = 0; i < 6; i++)
        if (strcmp(NAMES[i], name) == 0) {
            warm_up(i);
            measured(i, calls);
            return 0;
        }
    fprintf(stderr, "hook: no function is called %s here\n", name);
    return 2;
}

static inline uint64_t ticks(void) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}

static double now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* Switches everything in the process file on or off, whatever was configured: this program calls one function. */
static void record(int on) {
    static uint8_t switches[SWITCHES];
    char pattern[4096];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/v*/*/process", getenv("GPUTAP_DIR"));
    if (glob(pattern, 0, NULL, &found) != 0 || found.gl_pathc != 1) {
        fprintf(stderr, "hook: %s does not match one process file; is libgputap.so preloaded?\n", pattern);
        exit(2);
    }
    int fd = open(found.gl_pathv[0], O_RDWR);
    int read = fd >= 0 && pread(fd, switches, SWITCHES, SWITCHES_AT) == SWITCHES;
    for (int i = 0; i < SWITCHES; i++)
        if (switches[i] == (on ? OFF : ON))
            switches[i] = on ? ON : OFF;
    if (!read || pwrite(fd, switches, SWITCHES, SWITCHES_AT) != SWITCHES) {
        perror(found.gl_pathv[0]);
        exit(2);
    }
    close(fd);
    globfree(&found);
}

enum { BASE, DISABLED, RECORDED, RDTSC, PEER, KINDS };

__attribute__((noinline)) static void batch_of(int kind, long calls) {
    switch (kind) {
    case BASE:
        for (long i = 0; i < calls; i++) CALL_LAUNCH(base_launch);
        break;
    case DISABLED:
    case RECORDED:
        for (long i = 0; i < calls; i++) CALL_LAUNCH(cuLaunchKernel);
        break;
    case RDTSC:
        for (long i = 0; i < calls; i++) {
            uint64_t start = ticks();
            sink = ticks() - start;
        }
        break;
#ifdef WITH_LTTNG
    case PEER:
        for (long i = 0; i < calls; i++) {
            lttng_ust_tracepoint(gputap_bench, launch_entry, 0x5000, 128, 256, 0, 0x77, (uintptr_t)params);
            int result = CALL_LAUNCH(base_launch);
            lttng_ust_tracepoint(gputap_bench, launch_exit, result);
        }
        break;
#endif
    }
}

static double time_of(int kind, long calls) {
    if (kind == DISABLED || kind == RECORDED)
        record(kind == RECORDED);
    batch_of(kind, calls / 20);
    double start = now_ns();
    batch_of(kind, calls);
    double ns = (now_ns() - start) / (double)calls;
    usleep(REST_US);
    return ns;
}

static int has_peer(void) {
#ifdef WITH_LTTNG
    return lttng_ust_tracepoint_enabled(gputap_bench, launch_entry) && lttng_ust_tracepoint_enabled(gputap_bench, launch_exit);
#else
    return 0;
#endif
}

static int time_all(long rounds, long calls) {
    int kinds = has_peer() ? KINDS : PEER;
    warm_up(0);
    printf("base disabled recorded rdtsc%s\n", kinds == KINDS ? " peer" : "");
    for (long round = 0; round < rounds; round++) {
        double ns[KINDS];
        for (int i = 0; i < kinds; i++) {
            int kind = (int)((i + round) % kinds);
            ns[kind] = time_of(kind, calls);
        }
        for (int i = 0; i < kinds; i++)
            printf("%.3f%c", ns[i], i + 1 < kinds ? ' ' : '\n');
    }
    return 0;
}

static double seconds_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int pace(double rate, double seconds) {
    if (!has_peer()) {
        fprintf(stderr, "hook: LTTng does not record the benchmark's events\n");
        return 2;
    }
    double start = seconds_now(), passed = 0;
    long made = 0;
    while ((passed = seconds_now() - start) < seconds) {
        long due = (long)(passed * rate) - made;
        batch_of(PEER, due);
        made += due;
        usleep(500);
    }
    printf("%ld %.6f\n", made, passed);
    return 0;
}

int main(int argc, char **argv) {
    cuInit(0);
    if (argc == 4 && strcmp(argv[1], "count") == 0)
        return count(argv[2], atol(argv[3]));
    if (argc == 4 && strcmp(argv[1], "time") == 0)
        return time_all(atol(argv[2]), atol(argv[3]));
    if (argc == 4 && strcmp(argv[1], "pace") == 0)
        return pace(atof(argv[2]), atof(argv[3]));
    fprintf(stderr, "usage: hook count FUNCTION CALLS | hook time ROUNDS BATCH | hook pace RATE SECONDS\n");
    return 2;
}
