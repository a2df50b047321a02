// observed SECONDS: works for a while in a few threads, for somebody to attach to it.
#include "cuda.h"
#include <pthread.h>
#include <time.h>

static int seconds;

static void *body(void *unused) {
    (void)unused;
    struct timespec now, start;
    clock_gettime(CLOCK_MONOTONIC, &start);
    cu.set_current(context);
    intptr_t sum = 0;
    do {
        sum += work(20);
        usleep(1000);
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while (now.tv_sec < start.tv_sec + seconds);
    return (void *)sum;
}

int main(int argc, char **argv) {
    seconds = argc > 1 ? atoi(argv[1]) : 1;
    set_up();
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        must(pthread_create(&t[i], 0, body, 0), "pthread_create");
    for (int i = 0; i < 4; i++) {
        void *sum;
        pthread_join(t[i], &sum);
        printf("%ld\n", (long)(intptr_t)sum);
    }
    return 0;
}
