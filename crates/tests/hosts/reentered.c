// reentered THREADS: all that a driver which calls itself can be asked.
#include "cuda.h"
#include <pthread.h>

static int (*find)(const char *, void **, int, uint64_t, int *);
static int (*unload)(handle);

static void *body(void *unused) {
    (void)unused;
    intptr_t sum = cu.set_current(context);
    for (int i = 0; i < 60; i++) {
        // Every launch is of a kernel that has not been seen.
        static unsigned long next;
        handle fresh = (handle)(0x50000000 + __atomic_add_fetch(&next, 64, __ATOMIC_RELAXED));
        sum += cu.launch(fresh, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0) + cu.synchronize(0);
        void *f = 0;
        sum += find("cuLaunchKernel", &f, 12000, 0, 0) + !f;
        uint64_t p;
        sum += cu.alloc(&p, 64) + cu.release(p);
        if (i % 20 == 0)
            sum += unload((handle)0x2000);
    }
    return (void *)sum;
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 1;
    set_up();
    LOOK_UP(stream, cuStreamCreate);
    find = look_up("cuGetProcAddress_v2");
    unload = look_up("cuModuleUnload");
    pthread_t t[16];
    for (int i = 0; i < threads; i++)
        must(pthread_create(&t[i], 0, body, 0), "pthread_create");
    for (int i = 0; i < threads; i++) {
        void *sum;
        pthread_join(t[i], &sum);
        printf("thread: %ld\n", (long)(intptr_t)sum);
    }
    printf("main: %ld\n", (long)(intptr_t)body(0));
    return 0;
}
