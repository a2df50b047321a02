// Signals where they hurt most: while the library starts, nested, on small stacks, at every instruction.
#include "cases.h"
#include "cuda.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/time.h>
#include <time.h>

static volatile long handled;

static void on(int signal, void (*handler)(int), int flags) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    must(sigaction(signal, &action, 0), "sigaction");
}

static void calls(int signal) {
    (void)signal;
    int saved = errno, version;
    cu.version(&version);
    handled++;
    errno = saved;
}

// The first call of a process, hit by a timer that expires later and later in it. Nothing was called before.
static void during_start(void) {
    open_driver();
    on(SIGALRM, calls, 0);
    for (int i = 0; i < 120; i++) {
        pid_t pid = fork();
        if (!pid) {
            struct itimerval in = {.it_value = {.tv_usec = 1 + i * 10}};
            setitimer(ITIMER_REAL, &in, 0);
            int version = 0, status = cu.version(&version);
            while (!handled)
                status |= cu.version(&version);
            _exit(status);
        }
        int status;
        waitpid(pid, &status, 0);
        printf("%x ", status);
    }
    printf("\n");
}

// A child that is killed while it starts.
static void killed_during_start(void) {
    open_driver();
    int killed = 0;
    for (int i = 0; i < 120; i++) {
        pid_t pid = fork();
        if (!pid) {
            struct itimerval in = {.it_value = {.tv_usec = 1 + i * 10}};
            setitimer(ITIMER_REAL, &in, 0);
            int version;
            for (;;)
                cu.version(&version);
        }
        int status;
        waitpid(pid, &status, 0);
        killed += WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
    }
    printf("killed: %d\n", killed);
    must(cu.init(0), "cuInit");
}

static volatile int depth, deepest;

static void nests(int signal) {
    if (++depth > deepest)
        deepest = depth;
    int version;
    cu.version(&version);
    if (depth < 12)
        raise(signal);
    cu.version(&version);
    depth--;
    handled++;
}

static void nested(void) {
    set_up();
    on(SIGUSR1, nests, SA_NODEFER);
    for (int i = 0; i < 50; i++) {
        raise(SIGUSR1);
        work(3);
    }
    printf("deepest %d, handled %ld\n", deepest, handled);
}

static void small_alternate_stack(void) {
    set_up();
    // What the kernel needs for the frame, and as much again as a small handler takes.
    size_t bytes = getauxval(AT_MINSIGSTKSZ) + 12288;
    char *memory = mmap(0, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    bytes = (bytes + 4095) & -4096ul;
    must(mprotect(memory + 4096, bytes, PROT_READ | PROT_WRITE), "mprotect");
    stack_t alternate = {.ss_sp = memory + 4096, .ss_size = bytes};
    must(sigaltstack(&alternate, 0), "sigaltstack");
    on(SIGUSR1, calls, SA_ONSTACK);
    for (int i = 0; i < 200; i++) {
        raise(SIGUSR1);
        work(2);
    }
    printf("handled %ld\n", handled);
}

static void reaps(int signal) {
    (void)signal;
    int saved = errno, version;
    while (waitpid(-1, 0, WNOHANG) > 0)
        handled++;
    cu.version(&version);
    errno = saved;
}

static void reaper(void) {
    set_up();
    on(SIGCHLD, reaps, SA_RESTART);
    for (int i = 0; i < 40; i++) {
        if (!fork())
            _exit(0);
        work(20);
    }
    while (handled < 40)
        work(1);
    printf("reaped %ld\n", handled);
}

static void queued(void) {
    set_up();
    on(SIGRTMIN, calls, SA_SIGINFO);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, SIGRTMIN);
    for (int round = 0; round < 20; round++) {
        sigprocmask(SIG_BLOCK, &one, 0);
        for (int i = 0; i < 20; i++)
            must(sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = i}), "sigqueue");
        work(2);
        sigprocmask(SIG_UNBLOCK, &one, 0);
    }
    printf("handled %ld\n", handled);
}

static void *all_blocked(void *unused) {
    (void)unused;
    sigset_t all, after;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, 0);
    cu.set_current(context);
    int status = work(2000);
    pthread_sigmask(SIG_SETMASK, 0, &after);
    int left = 0;
    for (int i = 1; i < 32; i++)
        left += sigismember(&after, i);
    return (void *)(intptr_t)(status * 100 + left);
}

static void blocked(void) {
    set_up();
    pthread_t t;
    void *left;
    pthread_create(&t, 0, all_blocked, 0);
    pthread_join(t, &left);
    printf("blocked in the thread: %ld\n", (long)(intptr_t)left);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, SIGUSR1);
    sigprocmask(SIG_BLOCK, &one, 0);
    int fd = signalfd(-1, &one, 0);
    raise(SIGUSR1);
    work(100);
    struct signalfd_siginfo info;
    printf("through a descriptor: %d\n", read(fd, &info, sizeof info) == sizeof info && info.ssi_signo == SIGUSR1);
}

// Stopped and continued from outside while it works.
static void stopped(void) {
    set_up();
    pid_t me = getpid(), pid = fork();
    if (!pid) {
        for (int i = 0; i < 50; i++) {
            kill(me, SIGSTOP);
            usleep(200);
            kill(me, SIGCONT);
            usleep(500);
        }
        _exit(0);
    }
    int status, sum = 0;
    while (waitpid(pid, &status, WNOHANG) == 0)
        sum += work(50);
    printf("%x, %d\n", status, sum);
}

// The trap flag stops the thread after each of its instructions, also those of the recorder.
static void counts(int signal) {
    (void)signal;
    handled++;
}

static void trap_flag(void) {
    set_up();
    on(SIGTRAP, counts, 0);
    work(2);
    __asm__ volatile("sub $128, %%rsp; pushfq; orq $0x100, (%%rsp); popfq; add $128, %%rsp" ::: "memory", "cc");
    int sum = work(5);
    __asm__ volatile("sub $128, %%rsp; pushfq; andq $~0x100, (%%rsp); popfq; add $128, %%rsp" ::: "memory", "cc");
    printf("%d, %s\n", sum, handled > 1000 ? "stepped" : "not stepped");
}

// A timer of the whole process that interrupts restartable and other calls of the driver.
static void interrupted_waits(void) {
    set_up();
    handle stream;
    must(cu.stream(&stream, 0), "cuStreamCreate");
    on(SIGALRM, calls, SA_RESTART);
    struct itimerval every = {{0, 300}, {0, 300}};
    setitimer(ITIMER_REAL, &every, 0);
    int sum = 0;
    for (int i = 0; i < 2000 || handled < 50; i++)
        sum += cu.synchronize(stream) + cu.query(stream);
    setitimer(ITIMER_REAL, &(struct itimerval){}, 0);
    printf("%d\n", sum);
}

static const struct host_case cases[] = {
    {"during-start", during_start},
    {"killed-during-start", killed_during_start},
    {"nested", nested},
    {"small-alternate-stack", small_alternate_stack},
    {"reaper", reaper},
    {"queued", queued},
    {"blocked", blocked},
    {"stopped", stopped},
    {"trap-flag", trap_flag},
    {"interrupted-waits", interrupted_waits},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    return run_case(cases, argv);
}
