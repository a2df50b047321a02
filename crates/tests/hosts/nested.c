// nested THREADS LAUNCHES PAUSE_US: launches of a driver that calls itself; each thread pauses after ten.
#include "cuda.h"
#include <pthread.h>

static unsigned long launches, pause_us;

static void *body(void *seed) {
    intptr_t sum = cu.set_current(seed);
    for (uint64_t i = 0; i < launches; i++) {
        uint64_t w = 16 * i;
        sum += cu.launch((handle)0x3000, w, w + 1, w + 2, w + 3, w + 4, w + 5, w + 6, (handle)(w + 7), (void **)(w + 8),
                         (void **)(w + 9));
        if (pause_us && i % 10 == 9)
            usleep(pause_us);
    }
    return (void *)sum;
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 1;
    launches = argc > 2 ? atol(argv[2]) : 1;
    pause_us = argc > 3 ? atol(argv[3]) : 0;
    driver = dlopen("libcuda.so.1", RTLD_NOW);
    LOOK_UP(init, cuInit);
    LOOK_UP(set_current, cuCtxSetCurrent);
    LOOK_UP(launch, cuLaunchKernel);
    must(cu.init(0), "cuInit");
    pthread_t t[16];
    for (intptr_t i = 0; i < threads; i++)
        must(pthread_create(&t[i], 0, body, (void *)(i + 1)), "pthread_create");
    for (int i = 0; i < threads; i++) {
        void *sum;
        pthread_join(t[i], &sum);
        printf("thread: %ld\n", (long)(intptr_t)sum);
    }
    return 0;
}
