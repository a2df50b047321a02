// nested THREADS CALLS PAUSE_US: calls of a driver that calls itself; each thread pauses after ten. Children that the driver forks
// inside a call go on for fifty calls.
#include "nested.h"
#include <pthread.h>
#include <sys/wait.h>

static unsigned long calls, pause_us;
static pid_t parent;

static int make(uint64_t i) {
    uint64_t w = 16 * i, p = 0;
    uint64_t attributes[2 * 9] = {w + 1, 2, 3, [9] = w + 4, 5, 6};
    struct config config = {{w, 2, 3}, {4, 5, 6}, 7, 0, (void *)w, attributes, i / 5 % 3, 0};
    switch (i % 5) {
    case 0:
        return launch_ex(&config, (handle)0x3000, (void **)(w + 1), (void **)(w + 2));
    case 1:
        return cu.alloc(&p, w) || p != 3 * w;
    case 2:
        return set(w, 5, w + 2, (handle)(w + 3));
    case 3:
        return record((handle)w, (handle)(w + 1));
    default:
        return cu.launch((handle)0x3000, w, w + 1, w + 2, w + 3, w + 4, w + 5, w + 6, (handle)(w + 7), (void **)(w + 8),
                         (void **)(w + 9));
    }
}

static void *body(void *seed) {
    intptr_t sum = cu.set_current(seed);
    for (uint64_t i = 0; i < calls; i++) {
        sum += make(i);
        if (getpid() != parent) {
            for (uint64_t more = 0; more < 50; more++)
                sum += make(more);
            _exit(sum != 0);
        }
        if (pause_us && i % 10 == 9)
            usleep(pause_us);
    }
    return (void *)sum;
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 1, status, bad = 0;
    calls = argc > 2 ? atol(argv[2]) : 1;
    pause_us = argc > 3 ? atol(argv[3]) : 0;
    parent = getpid();
    open_nested_driver();
    pthread_t t[16];
    for (intptr_t i = 0; i < threads; i++)
        must(pthread_create(&t[i], 0, body, (void *)(i + 1)), "pthread_create");
    for (int i = 0; i < threads; i++) {
        void *sum;
        pthread_join(t[i], &sum);
        printf("thread: %ld\n", (long)(intptr_t)sum);
    }
    int children = 0;
    for (; wait(&status) > 0; children++)
        bad += status != 0;
    printf("%d children, %d bad\n", children, bad);
    return 0;
}
