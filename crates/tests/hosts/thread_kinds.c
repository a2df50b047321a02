// Threads of every kind and size.
#include "cases.h"
#include "cuda.h"
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <threads.h>

static int bad;

static void count(int status) {
    if (status)
        __atomic_add_fetch(&bad, 1, __ATOMIC_RELAXED);
}

static void *body(void *unused) {
    (void)unused;
    count(cu.set_current(context));
    count(work(20));
    return 0;
}

static void run(pthread_attr_t *attributes, void *(*f)(void *)) {
    pthread_t t;
    must(pthread_create(&t, attributes, f, 0), "pthread_create");
    pthread_join(t, 0);
}

static void huge_stacks(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    must(pthread_attr_setstacksize(&attributes, 4ul << 30), "pthread_attr_setstacksize");
    for (int i = 0; i < 10; i++)
        run(&attributes, body);
}

// A stack that the program made, between two pages that may not be touched.
static void own_stacks(void) {
    size_t bytes = 32768;
    char *memory = mmap(0, bytes + 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    must(mprotect(memory + 4096, bytes, PROT_READ | PROT_WRITE), "mprotect");
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    must(pthread_attr_setstack(&attributes, memory + 4096, bytes), "pthread_attr_setstack");
    for (int i = 0; i < 50; i++)
        run(&attributes, body);
}

static int left = 100;

static void *leaves(void *unused) {
    body(unused);
    __atomic_sub_fetch(&left, 1, __ATOMIC_RELEASE);
    return 0;
}

static void detached(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < 100; i++) {
        pthread_t t;
        must(pthread_create(&t, &attributes, leaves, 0), "pthread_create");
    }
    while (__atomic_load_n(&left, __ATOMIC_ACQUIRE))
        usleep(100);
}

static int standard_body(void *unused) {
    body(unused);
    return 7;
}

static void standard(void) {
    for (int i = 0; i < 50; i++) {
        thrd_t t;
        int result = 0;
        thrd_create(&t, standard_body, 0);
        thrd_join(t, &result);
        count(result != 7);
    }
}

static void *named(void *name) {
    prctl(PR_SET_NAME, name);
    body(0);
    char after[16] = "";
    prctl(PR_GET_NAME, after);
    count(strncmp(name, after, 15));
    return 0;
}

static void names(void) {
    char *all[] = {"", "fifteen letters", "\xff\xfe\x01\n", "a) S 1 (b", "more than sixteen letters"};
    for (int i = 0; i < 5; i++) {
        pthread_t t;
        pthread_create(&t, 0, named, all[i]);
        pthread_join(t, 0);
    }
}

static pthread_barrier_t barrier;

static void *at_once(void *unused) {
    (void)unused;
    count(cu.set_current(context));
    pthread_barrier_wait(&barrier);
    count(work(5));
    return 0;
}

static void two_thousand(void) {
    static pthread_t t[2000];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 10);
    pthread_barrier_init(&barrier, 0, 2000);
    for (int i = 0; i < 2000; i++)
        must(pthread_create(&t[i], &attributes, at_once, 0), "pthread_create");
    for (int i = 0; i < 2000; i++)
        pthread_join(t[i], 0);
}

// Ends threads where another one makes them.
static void *makes_others(void *unused) {
    for (int i = 0; i < 60; i++) {
        pthread_t t;
        must(pthread_create(&t, 0, body, unused), "pthread_create");
        pthread_join(t, 0);
    }
    return 0;
}

static void storm(void) {
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        must(pthread_create(&t[i], 0, makes_others, 0), "pthread_create");
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], 0);
}

// All keys for thread-specific data are taken before the library asks for one.
static void no_keys(void) {
    pthread_key_t key;
    int keys = 0;
    while (!pthread_key_create(&key, 0))
        keys++;
    set_up();
    storm();
    printf("keys: %s\n", keys > 900 ? "all" : "few");
}

#ifdef LARGE_TLS
#define LARGE (1 << 20)
#else
#define LARGE 64
#endif
static __thread char large[LARGE] = {1};

static void *with_large(void *unused) {
    large[5] = 2;
    body(unused);
    count(large[0] != 1 || large[5] != 2);
    return 0;
}

static void large_tls(void) {
    for (int i = 0; i < 20; i++)
        run(0, with_large);
}

static pthread_key_t again;

static void makes_thread(void *unused) {
    run(0, body);
    body(unused);
}

static void *with_key(void *unused) {
    pthread_setspecific(again, &again);
    return body(unused);
}

// A destructor that makes a thread, and calls.
static void thread_in_destructor(void) {
    pthread_key_create(&again, makes_thread);
    for (int i = 0; i < 30; i++)
        run(0, with_key);
}

static void *until_cancelled(void *how) {
    pthread_setcanceltype((int)(intptr_t)how, 0);
    cu.set_current(context);
    for (;;) {
        launch();
        pthread_testcancel();
    }
    return 0;
}

// Cancelled between calls, at points that allow it.
static void cancelled(void) {
    for (int i = 0; i < 60; i++) {
        pthread_t t;
        void *result;
        pthread_create(&t, 0, until_cancelled, (void *)PTHREAD_CANCEL_DEFERRED);
        usleep(i * 20);
        pthread_cancel(t);
        pthread_join(t, &result);
        count(result != PTHREAD_CANCELED);
    }
}

static const struct host_case cases[] = {
    {"huge-stacks", huge_stacks},
    {"own-stacks", own_stacks},
    {"detached", detached},
    {"standard", standard},
    {"names", names},
    {"two-thousand", two_thousand},
    {"storm", storm},
    {"no-keys", no_keys},
    {"large-tls", large_tls},
    {"thread-in-destructor", thread_in_destructor},
    {"cancelled", cancelled},
    {},
};

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "no-keys"))
        set_up();
    int code = run_case(cases, argv);
    printf("bad: %d\n", bad);
    return code;
}
