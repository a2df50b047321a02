/* The traced side of `cargo xtask bench hook --cold`.
 *
 *   cold lines KIND       calls KIND once between two stores to a word, for valgrind's lackey; prints the word's address and
 *                         /proc/self/maps first
 *   cold time ROUNDS      prints, one line a round, ns per call of each kind with the caches emptied before each call
 *
 * The kinds are in NAMES. A program reaches the driver through pointers that the runtime looked up, and the runtime through the
 * versions of its symbols; so does this one.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *handle;
typedef struct {
    unsigned x, y, z;
} dim3;
typedef int launch(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);

int cuInit(unsigned);
int base_launch(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
int cudaGetDevice(int *);
int cudaLaunchKernel(const void *, dim3, dim3, void **, uint64_t, handle);
launch *looked_up_launch(void);

enum { BASE, LAUNCH, QUESTION, BOTH, KINDS };
static const char *const NAMES[KINDS] = {"base", "launch", "question", "both"};

/* Calls before the one that counts: the thread has its ring, and the kernel its name. */
enum { WARM_UP = 200 };

static volatile uint64_t marker;
static launch *looked_up;
static void *params[1];
static int device;

__attribute__((noinline)) static void call(int kind) {
    dim3 grid = {128, 1, 1}, block = {256, 1, 1};
    switch (kind) {
    case BASE: base_launch((handle)0x5000, 128, 1, 1, 256, 1, 1, 0, (handle)0x77, params, NULL); break;
    case LAUNCH: looked_up((handle)0x5000, 128, 1, 1, 256, 1, 1, 0, (handle)0x77, params, NULL); break;
    case QUESTION: cudaGetDevice(&device); break;
    case BOTH: cudaLaunchKernel((void *)0x6000, grid, block, params, 0, (handle)0x77); break;
    }
}

/* Says whose the addresses are. */
static void print_mappings(void) {
    char line[4096];
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps)) fputs(line, stdout);
}

static int lines(const char *name) {
    for (int kind = 0; kind < KINDS; kind++)
        if (strcmp(name, NAMES[kind]) == 0) {
            /* All kinds, so that what one of them leaves to another's first call is done. */
            for (int i = 0; i < WARM_UP; i++)
                for (int k = 0; k < KINDS; k++) call(k);
            printf("marker %lx\nstack %lx\n", (unsigned long)&marker, (unsigned long)&kind);
            print_mappings();
            fflush(stdout);
            marker = 1;
            call(kind);
            marker = 2;
            return 0;
        }
    fprintf(stderr, "cold: no kind is called %s\n", name);
    return 2;
}

static inline uint64_t ticks(void) {
    uint32_t low, high;
    __asm__ volatile("lfence; rdtsc; lfence" : "=a"(low), "=d"(high)::"memory");
    return (uint64_t)high << 32 | low;
}

/* More than the caches that one core has for itself. */
enum { EVICTED = 8 << 20, CALLS = 200 };

static double time_of(int kind, volatile uint8_t *memory) {
    uint64_t total = 0;
    for (int i = 0; i < CALLS; i++) {
        for (long at = 0; at < EVICTED; at += 64) memory[at]++;
        uint64_t start = ticks();
        call(kind);
        total += ticks() - start;
    }
    return (double)total / CALLS;
}

static int time_all(long rounds) {
    volatile uint8_t *memory = malloc(EVICTED);
    for (int i = 0; i < WARM_UP; i++)
        for (int k = 0; k < KINDS; k++) call(k);
    for (long round = 0; round < rounds; round++)
        for (int kind = 0; kind < KINDS; kind++)
            printf("%.1f%c", time_of(kind, memory), kind + 1 < KINDS ? ' ' : '\n');
    return 0;
}

int main(int argc, char **argv) {
    cuInit(0);
    looked_up = looked_up_launch();
    if (argc == 3 && strcmp(argv[1], "lines") == 0)
        return lines(argv[2]);
    if (argc == 3 && strcmp(argv[1], "time") == 0)
        return time_all(atol(argv[2]));
    fprintf(stderr, "usage: cold lines KIND | cold time ROUNDS\n");
    return 2;
}
