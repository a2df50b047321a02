// Signal handlers, jumps and cancellation in and around traced calls.
#include "cuda.h"
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>

static volatile long handled;
static handle stream;

static void calls_in_handler(int signal) {
    (void)signal;
    int saved = errno, version;
    launch();
    // These two take no lock in the driver either: a handler could not call others at all.
    cu.query(0);
    cu.version(&version);
    handled++;
    errno = saved;
}

// As many calls as the largest ring holds, with what handlers add.
static void *busy_thread(void *unused) {
    (void)unused;
    cu.set_current(context);
    for (int i = 0; i < 20000 && handled < 20000; i++) {
        launch();
        cu.query(0);
        uint64_t p = 0;
        cu.alloc(&p, 64);
        cu.release(p);
        if (i % 1000 == 0)
            usleep(1000);
    }
    while (handled < 200)
        usleep(1000);
    return 0;
}

// A profiler: 10,000 signals a second of the process's time, to whichever thread runs.
static void profiler(void) {
    struct sigaction action = {.sa_handler = calls_in_handler, .sa_flags = SA_RESTART};
    sigaction(SIGPROF, &action, 0);
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGPROF};
    timer_t timer;
    must(timer_create(CLOCK_MONOTONIC, &event, &timer), "timer_create");
    struct itimerspec every = {.it_interval = {.tv_nsec = 100000}, .it_value = {.tv_nsec = 100000}};
    must(timer_settime(timer, 0, &every, 0), "timer_settime");
    pthread_t t;
    pthread_create(&t, 0, busy_thread, 0);
    busy_thread(0);
    pthread_join(t, 0);
    timer_delete(timer);
    printf("%s\n", handled > 100 ? "handled" : "too few signals");
}

// Signals from another thread as fast as they go, so that handlers interrupt every instruction of the recorder.
static volatile int stop;

static void *sender(void *to) {
    while (!stop) {
        long before = handled;
        pthread_kill(*(pthread_t *)to, SIGUSR1);
        while (handled == before && !stop)
            sched_yield();
    }
    return 0;
}

static void bombarded(void) {
    struct sigaction action = {.sa_handler = calls_in_handler};
    sigaction(SIGUSR1, &action, 0);
    pthread_t me = pthread_self(), t;
    pthread_create(&t, 0, sender, &me);
    busy_thread(0);
    stop = 1;
    pthread_join(t, 0);
    printf("%s\n", handled > 100 ? "handled" : "too few signals");
}

static sigjmp_buf back;

static void on_segv(int signal) {
    (void)signal;
    // On a stack of its own, and calling.
    int status = work(3);
    if (status)
        printf("in handler: %d\n", status);
    siglongjmp(back, 1);
}

static void alternate_stack(void) {
    static char memory[65536];
    stack_t alternate = {.ss_sp = memory, .ss_size = sizeof memory};
    must(sigaltstack(&alternate, 0), "sigaltstack");
    struct sigaction action = {.sa_handler = on_segv, .sa_flags = SA_ONSTACK};
    sigaction(SIGSEGV, &action, 0);
    for (volatile int i = 0; i < 100; i++) {
        work(3);
        if (!sigsetjmp(back, 1))
            *(volatile int *)16 = 1;
    }
    printf("survived\n");
}

static void on_alarm(int signal) {
    (void)signal;
    siglongjmp(back, 1);
}

// A call that never returns, left by a jump: a watchdog.
static void jump_out(int (*call)(handle)) {
    struct sigaction action = {.sa_handler = on_alarm};
    sigaction(SIGALRM, &action, 0);
    for (volatile int i = 0; i < 20; i++) {
        if (!sigsetjmp(back, 1)) {
            ualarm(2000, 0);
            call(stream);
        }
        work(20);
    }
    printf("out: %d\n", work(100));
}

static void cleaned_up(void *what) {
    printf("clean-up: %s\n", (char *)what);
}

static void *waits(void *call) {
    pthread_cleanup_push(cleaned_up, "outer");
    pthread_cleanup_push(cleaned_up, "inner");
    ((int (*)(handle))call)(stream);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return 0;
}

static void cancelled(int (*call)(handle)) {
    for (int i = 0; i < 20; i++) {
        pthread_t t;
        void *result;
        pthread_create(&t, 0, waits, call);
        usleep(2000);
        pthread_cancel(t);
        pthread_join(t, &result);
        printf("%s\n", result == PTHREAD_CANCELED ? "cancelled" : "returned");
    }
    printf("after: %d\n", work(100));
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    set_up();
    must(cu.stream(&stream, 0), "cuStreamCreate");
    if (IS("profiler"))
        profiler();
    else if (IS("bombarded"))
        bombarded();
    else if (IS("alternate-stack"))
        alternate_stack();
    else if (IS("jump-out-of-wait"))
        jump_out(cu.synchronize);
    else if (IS("jump-out"))
        jump_out(cu.query);
    else if (IS("cancel-wait"))
        cancelled(cu.synchronize);
    else if (IS("cancel"))
        cancelled(cu.query);
    else
        return 96;
    return 0;
}
