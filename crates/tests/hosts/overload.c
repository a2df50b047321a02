// More calls than rings hold: overload SEED THREADS BURSTS CALLS PAUSE_US. Writes per thread what it called.
#include "cuda.h"
#include <pthread.h>
#include <sys/syscall.h>

static int bursts, calls, pause_us;
static uint64_t seed;
static struct {
    long tid, made;
} done[64];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545f4914f6cdd1dull;
}

static long burst(uint64_t *state) {
    long made = 0;
    uint64_t p = 0;
    int version;
    for (int i = 0; i < calls; i++) {
        switch (next_random(state) % 8) {
        case 0:
            made += 1 + (cu.alloc(&p, 256) == 0 && (cu.release(p), 1));
            break;
        case 1:
            cu.query(0);
            made++;
            break;
        case 2:
            cu.synchronize(0);
            made++;
            break;
        case 3:
            cu.version(&version);
            made++;
            break;
        default:
            launch();
            made++;
        }
    }
    return made;
}

static void *body(void *argument) {
    long i = (intptr_t)argument;
    uint64_t state = (seed * 64 + i) * 0x9e3779b97f4a7c15ull | 1;
    done[i].tid = syscall(SYS_gettid);
    done[i].made = 1;
    cu.set_current(context);
    for (int b = 0; b < bursts; b++) {
        done[i].made += burst(&state);
        if (pause_us)
            usleep(next_random(&state) % pause_us);
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 6)
        return 96;
    seed = strtoull(argv[1], 0, 10);
    int threads = atoi(argv[2]);
    bursts = atoi(argv[3]);
    calls = atoi(argv[4]);
    pause_us = atoi(argv[5]);
    set_up();
    pthread_t t[64];
    for (long i = 0; i < threads; i++)
        must(pthread_create(&t[i], 0, body, (void *)i), "pthread_create");
    for (int i = 0; i < threads; i++)
        pthread_join(t[i], 0);
    for (int i = 0; i < threads; i++)
        printf("%ld %ld\n", done[i].tid, done[i].made);
    return 0;
}
