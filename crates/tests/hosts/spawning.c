// More ways to make a process or a thread than processes.c has: storms, chains, and those that the C library never sees.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/syscall.h>

extern char **environ;
static const char *self = "/proc/self/exe";

static pid_t spawn_leaf(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes) {
    pid_t pid = 0;
    char *argv[] = {(char *)self, "leaf", 0};
    must(posix_spawn(&pid, self, actions, attributes, argv, environ), "posix_spawn");
    return pid;
}

static void vfork_storm(void) {
    for (int i = 0; i < 60; i++) {
        pid_t pid = vfork();
        if (!pid) {
            execl(self, self, "leaf", (char *)0);
            _exit(127);
        }
        work(5);
        await(pid, "leaf");
    }
}

static void spawn_storm(void) {
    for (int batch = 0; batch < 10; batch++) {
        pid_t pids[6];
        for (int i = 0; i < 6; i++)
            pids[i] = spawn_leaf(0, 0);
        work(10);
        for (int i = 0; i < 6; i++)
            await(pids[i], "leaf");
    }
}

// All descriptors but the standard ones closed, a session of its own, signals at their defaults.
static void spawn_closed(void) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawn_file_actions_addclose(&actions, 0);
    posix_spawnattr_init(&attributes);
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);
    work(10);
    await(spawn_leaf(&actions, &attributes), "leaf");
}

static pid_t clone3_fork(void) {
    uint64_t arguments[8] = {0, 0, 0, 0, SIGCHLD};
    return syscall(SYS_clone3, arguments, sizeof arguments);
}

static void clone3_child(void) {
    work(50);
    pid_t pid = clone3_fork();
    if (!pid)
        _exit(work(50) & 0xff);
    await(pid, "child");
    printf("after: %d\n", work(50));
}

// The child shares all memory with its suspended parent, and calls.
static void vfork_calls(void) {
    work(50);
    volatile int result = -1;
    pid_t pid = vfork();
    if (!pid) {
        result = work(50);
        _exit(0);
    }
    await(pid, "child");
    printf("child's calls: %d, after: %d\n", result, work(50));
}

static void generation(int left) {
    work(20);
    if (!left)
        return;
    pid_t pid = fork();
    if (!pid) {
        generation(left - 1);
        _exit(left);
    }
    await(pid, "generation");
    work(20);
}

static void generations(void) {
    generation(8);
}

static void null_streams(void) {
    int null = open("/dev/null", O_RDWR);
    for (int i = 0; i < 3; i++)
        dup2(null, i);
}

// Forks twice, leaves the session, closes everything; the first process hears of the end through a pipe.
static void become_daemon(void) {
    int ends[2];
    must(pipe(ends), "pipe");
    work(20);
    pid_t pid = fork();
    if (!pid) {
        setsid();
        if (fork())
            _exit(0);
        close(ends[0]);
        null_streams();
        umask(0);
        char result = work(3000) ? 'b' : 'g';
        if (chdir("/") || write(ends[1], &result, 1) != 1)
            _exit(1);
        _exit(0);
    }
    await(pid, "first child");
    close(ends[1]);
    char result = '?';
    ssize_t n = read(ends[0], &result, 1);
    printf("daemon: %zd %c\n", n, result);
}

static void forks_then(void) {
    pid_t pid = fork();
    if (!pid)
        _exit(work(30) & 0xff);
    await(pid, "at exit");
    work(30);
}

static void fork_at_exit(void) {
    atexit(forks_then);
    work(10);
}

static void *fork_here(void *unused) {
    (void)unused;
    cu.set_current(context);
    work(10);
    pid_t pid = fork();
    if (!pid) {
        work(10);
        // The only thread of the child ends as a thread does, and the process with it.
        pthread_exit(0);
    }
    int status;
    waitpid(pid, &status, 0);
    return (void *)(intptr_t)status;
}

static void forks_in_threads(int n) {
    pthread_t t[8];
    for (int i = 0; i < n; i++)
        pthread_create(&t[i], 0, fork_here, 0);
    for (int i = 0; i < n; i++) {
        void *status;
        pthread_join(t[i], &status);
        printf("child: %p\n", status);
    }
}

static void fork_in_thread(void) {
    forks_in_threads(1);
}

static void forks_at_once(void) {
    forks_in_threads(8);
}

static void *short_lived(void *unused) {
    (void)unused;
    cu.set_current(context);
    work(3);
    return 0;
}

static void fork_beside_leaving_threads(void) {
    for (int i = 0; i < 40; i++) {
        pthread_t t[4];
        for (int k = 0; k < 4; k++)
            pthread_create(&t[k], 0, short_lived, 0);
        pid_t pid = fork();
        if (!pid)
            _exit(work(10) & 0xff);
        await(pid, "child");
        for (int k = 0; k < 4; k++)
            pthread_join(t[k], 0);
    }
}

static void child_killed(void) {
    for (int i = 0; i < 10; i++) {
        pid_t pid = fork();
        if (!pid) {
            work(20);
            raise(i % 2 ? SIGKILL : SIGTERM);
        }
        await(pid, "child");
        work(5);
    }
}

// The child goes on when its parent is gone; whoever waits for the pipe's end hears of both.
static void orphan(void) {
    int ends[2];
    must(pipe(ends), "pipe");
    pid_t pid = fork();
    if (!pid) {
        pid_t parent = getpid();
        if (!fork()) {
            for (; getppid() == parent; usleep(1000))
                work(5);
            char result = work(500) ? 'b' : 'g';
            _exit(write(ends[1], &result, 1) != 1);
        }
        usleep(2000);
        _exit(0);
    }
    await(pid, "parent");
    close(ends[1]);
    char result = '?';
    ssize_t n = read(ends[0], &result, 1);
    printf("orphan: %zd %c\n", n, result);
}

static void leaf(void) {
    printf("leaf: %d\n", work(7));
}

static const struct host_case cases[] = {
    {"leaf", leaf},
    {"vfork-storm", vfork_storm},
    {"spawn-storm", spawn_storm},
    {"spawn-closed", spawn_closed},
    {"clone3", clone3_child},
    {"vfork-calls", vfork_calls},
    {"generations", generations},
    {"daemon", become_daemon},
    {"fork-at-exit", fork_at_exit},
    {"fork-in-thread", fork_in_thread},
    {"forks-at-once", forks_at_once},
    {"fork-beside-leaving-threads", fork_beside_leaving_threads},
    {"child-killed", child_killed},
    {"orphan", orphan},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    set_up();
    return run_case(cases, argv);
}
