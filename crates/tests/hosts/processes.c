// Processes that make processes, and ways to end.
#include "cuda.h"
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>

extern char **environ;
static const char *self;

static void await(pid_t pid) {
    int status;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    printf("child: exit %d signal %d\n", WEXITSTATUS(status), WIFSIGNALED(status) ? WTERMSIG(status) : 0);
    fflush(stdout);
}

static void child(int calls) {
    if (calls)
        printf("child works: %d\n", work(calls));
    fflush(stdout);
    _exit(5);
}

static pid_t raw_clone(void) {
    return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

static pid_t bare_fork(void) {
    pid_t _Fork(void);
    return _Fork();
}

// Works, makes a child by `make` that does `calls`, works on.
static void around(pid_t (*make)(void), int calls) {
    printf("before: %d\n", work(100));
    fflush(stdout);
    pid_t pid = make();
    if (!pid)
        child(calls);
    await(pid);
    printf("after: %d\n", work(100));
}

static void vfork_exec(void) {
    printf("before: %d\n", work(100));
    fflush(stdout);
    pid_t pid = vfork();
    if (!pid) {
        execl(self, self, "leaf", (char *)0);
        _exit(127);
    }
    await(pid);
    printf("after: %d\n", work(100));
}

static void spawn(void) {
    printf("before: %d\n", work(100));
    fflush(stdout);
    pid_t pid;
    char *argv[] = {(char *)self, "leaf", 0};
    int failed = posix_spawn(&pid, self, 0, 0, argv, environ);
    await(pid);
    printf("spawn: %d\n", failed);
    printf("after: %d\n", work(100));
}

static void storm(pid_t (*make)(void)) {
    for (int batch = 0; batch < 20; batch++) {
        pid_t pids[10];
        for (int i = 0; i < 10; i++) {
            pids[i] = make();
            if (!pids[i])
                _exit(work(20) ? 1 : 0);
        }
        for (int i = 0; i < 10; i++) {
            int status;
            waitpid(pids[i], &status, 0);
            printf("%x ", status);
        }
        work(10);
    }
    printf("\n");
}

static volatile int stop;

static void *loop(void *unused) {
    (void)unused;
    cu.set_current(context);
    int bad = 0;
    while (!stop)
        bad |= work(100);
    return (void *)(intptr_t)bad;
}

static void fork_beside_threads(void) {
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, loop, 0);
    for (int i = 0; i < 50; i++) {
        usleep(2000);
        pid_t pid = fork();
        if (!pid)
            _exit(work(20) & 0xff);
        int status;
        waitpid(pid, &status, 0);
        printf("%x ", status);
    }
    stop = 1;
    for (int i = 0; i < 4; i++) {
        void *bad;
        pthread_join(t[i], &bad);
        printf("thread %p ", bad);
    }
    printf("\n");
}

static pid_t forked;

// The child returns into whatever was interrupted.
static void fork_in_handler(int signal) {
    (void)signal;
    if (!forked)
        forked = fork();
}

static void fork_from_signal(void) {
    signal(SIGALRM, fork_in_handler);
    int crashed = 0;
    for (int i = 0; i < 400; i++) {
        forked = 0;
        pid_t me = getpid();
        struct itimerval in = {.it_value = {.tv_usec = 50 + i}};
        setitimer(ITIMER_REAL, &in, 0);
        while (!forked && getpid() == me)
            launch();
        if (getpid() != me) {
            work(20);
            _exit(0);
        }
        int status;
        while (waitpid(forked, &status, 0) < 0)
            ;
        crashed += status != 0;
    }
    printf("crashed: %d\n", crashed);
}

static void *leave(void *unused) {
    (void)unused;
    usleep(20000);
    printf("leaving\n");
    exit(3);
}

static void at_exit(void) {
    printf("at exit: %d\n", work(30));
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    self = "/proc/self/exe";
    set_up();
    if (IS("leaf"))
        printf("leaf: %d\n", work(70));
    else if (IS("fork"))
        around(fork, 50);
    else if (IS("fork-silent"))
        around(fork, 0);
    else if (IS("clone"))
        around(raw_clone, 50);
    else if (IS("_Fork"))
        around(bare_fork, 50);
    else if (IS("vfork"))
        vfork_exec();
    else if (IS("spawn"))
        spawn();
    else if (IS("storm"))
        storm(fork);
    else if (IS("clone-storm"))
        storm(raw_clone);
    else if (IS("fork-beside-threads"))
        fork_beside_threads();
    else if (IS("fork-in-handler"))
        fork_from_signal();
    else if (IS("exec")) {
        printf("before: %d\n", work(100));
        fflush(stdout);
        execl(self, self, "leaf", (char *)0);
    } else if (IS("_exit")) {
        work(100);
        _exit(7);
    } else if (IS("abort")) {
        work(100);
        abort();
    } else if (IS("segfault")) {
        work(100);
        *(volatile int *)8 = 1;
    } else if (IS("atexit")) {
        atexit(at_exit);
        printf("main: %d\n", work(100));
        return 4;
    } else if (IS("exit-from-thread")) {
        pthread_t t[3];
        for (int i = 0; i < 2; i++)
            pthread_create(&t[i], 0, loop, 0);
        pthread_create(&t[2], 0, leave, 0);
        pthread_join(t[2], 0);
    } else if (IS("main-thread-leaves")) {
        pthread_t t;
        pthread_create(&t, 0, leave, 0);
        work(10);
        pthread_exit(0);
    } else
        return 96;
    return 0;
}
