// Calls that a runtime passes on, and signal handlers that make such calls while others are under way.
#include "cases.h"
#include "cuda.h"
#include <signal.h>
#include <sys/time.h>

typedef struct { unsigned x, y, z; } dim3;
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
void launches_made(long *, long *);

static volatile long handled;
static volatile int ticking;

// Once more in 20 µs: a timer that went on while it is handled could leave the program no time of its own.
static void tick(void) {
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 0}, {0, 20}}, 0);
}

static int pass(size_t how) {
    return cudaLaunchKernel(kernel, (dim3){1, 1, 1}, (dim3){32, 1, 1}, 0, how, 0);
}

// Of every kind: passed on once, kept, passed on twice; and one that always takes the slow path.
static void calls(int signal) {
    (void)signal;
    static const size_t how[] = {1, 0, 2, 1};
    pass(how[handled++ & 3]);
    if ((handled & 7) == 0)
        cu.synchronize(0);
    if (ticking)
        tick();
}

static void handles(int signal) {
    struct sigaction action = {.sa_handler = calls};
    sigaction(signal, &action, 0);
}

static void say(void) {
    long outer, inner;
    launches_made(&outer, &inner);
    printf("%ld %ld\n", outer, inner);
}

static void made(void) {
    long bad = 0;
    set_up();
    for (int i = 0; i < 3000; i++) {
        size_t how = i % 4;
        bad += pass(how | (i % 5 == 0 ? 0x40 : 0)) != (i % 5 == 0 ? 719 : 0);
    }
    printf("%ld bad\n", bad);
    say();
}

static void raised(void) {
    set_up();
    handles(SIGUSR1);
    for (int i = 0; i < 3000; i++)
        pass(i % 128);
    say();
}

static void timed(void) {
    set_up();
    handles(SIGALRM);
    ticking = 1;
    tick();
    for (long i = 0; i < 60000 || handled < 250; i++)
        pass(1);
    ticking = 0;
    setitimer(ITIMER_REAL, &(struct itimerval){0}, 0);
    say();
}

static volatile int child;

static void forks(int signal) {
    (void)signal;
    child |= fork() == 0;
}

// A child goes on in the call that was under way, and in some more.
static void forked(void) {
    set_up();
    struct sigaction action = {.sa_handler = forks};
    sigaction(SIGUSR1, &action, 0);
    int bad = 0, n = 0;
    for (int i = 0; i < 40; i++) {
        bad += pass(i % 2 ? 0x11 : 0x21);
        if (child)
            _exit(bad + pass(1) + pass(2) + pass(1));
        int status;
        while (waitpid(-1, &status, WNOHANG) > 0)
            n++, bad += status;
    }
    int status;
    while (wait(&status) > 0)
        n++, bad += status;
    printf("%d children, %d bad\n", n, bad);
    say();
}

int main(int argc, char **argv) {
    static const struct host_case cases[] = {{"made", made}, {"raised", raised}, {"timed", timed}, {"forked", forked}, {0, 0}};
    (void)argc;
    return run_case(cases, argv);
}
