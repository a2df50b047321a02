// Threads that come and go.
#include "cuda.h"
#include <pthread.h>
#include <sys/mman.h>

static pthread_barrier_t barrier;
static pthread_key_t key;
static int bad;

static void count(int status) {
    if (status)
        __atomic_add_fetch(&bad, 1, __ATOMIC_RELAXED);
}

static void *few_calls(void *unused) {
    (void)unused;
    count(cu.set_current(context));
    count(work(10));
    return 0;
}

static void *calls_at_once(void *unused) {
    (void)unused;
    count(cu.set_current(context));
    pthread_barrier_wait(&barrier);
    count(work(20));
    pthread_barrier_wait(&barrier);
    count(work(5));
    return 0;
}

// Arms itself again until the last round that POSIX promises, so that it also runs behind everybody else's.
static void at_thread_exit(void *round) {
    intptr_t n = (intptr_t)round;
    count(cu.set_current(context));
    count(work(3));
    if (n < 4)
        pthread_setspecific(key, (void *)(n + 1));
}

static void *with_destructor(void *unused) {
    (void)unused;
    pthread_setspecific(key, (void *)1);
    count(cu.set_current(context));
    count(work(5));
    return 0;
}

// The first call of the thread is in its destructor.
static void *only_destructor(void *unused) {
    (void)unused;
    pthread_setspecific(key, (void *)1);
    return 0;
}

static void one_after_the_other(void *(*body)(void *), int n, int together) {
    for (int i = 0; i < n; i += together) {
        pthread_t t[64];
        for (int k = 0; k < together; k++)
            must(pthread_create(&t[k], 0, body, 0), "pthread_create");
        for (int k = 0; k < together; k++)
            pthread_join(t[k], 0);
    }
}

static void all_at_once(int n) {
    pthread_t *t = calloc(n, sizeof *t);
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 64 << 10);
    pthread_barrier_init(&barrier, 0, n);
    for (int i = 0; i < n; i++)
        must(pthread_create(&t[i], &small, calls_at_once, 0), "pthread_create");
    for (int i = 0; i < n; i++)
        pthread_join(t[i], 0);
}

// A thread with the smallest stack that the C library gives.
static void small_stacks(void) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    must(pthread_attr_setstacksize(&small, 16384), "pthread_attr_setstacksize");
    for (int i = 0; i < 50; i++) {
        pthread_t t;
        must(pthread_create(&t, &small, few_calls, 0), "pthread_create");
        pthread_join(t, 0);
    }
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    // Destructors of one round run in the order in which keys were made, so this one is before or behind the library's.
    if (!IS("late-destructors"))
        pthread_key_create(&key, at_thread_exit);
    set_up();
    if (IS("late-destructors"))
        pthread_key_create(&key, at_thread_exit);
    if (IS("2000"))
        one_after_the_other(few_calls, 2000, 20);
    else if (IS("1500-at-once"))
        all_at_once(1500);
    else if (IS("destructors") || IS("late-destructors"))
        one_after_the_other(with_destructor, 200, 10);
    else if (IS("only-destructors"))
        one_after_the_other(only_destructor, 200, 10);
    else if (IS("small-stacks"))
        small_stacks();
    else
        return 96;
    printf("bad: %d\n", bad);
    return 0;
}
