// inherited show FILE: writes everything to FILE that a process inherits, but for what no two processes have in common.
// inherited in WHAT COMMAND...: executes a command in surroundings that differ from the usual ones.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

extern char **environ;

struct action {
    uintptr_t handler;
    uint64_t flags;
    uintptr_t restorer;
    uint64_t mask;
};

static FILE *out;

static void file(const char *path) {
    char text[65536];
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    close(fd);
    text[n < 0 ? 0 : n] = 0;
    fprintf(out, "%s: %s\n", path, text);
}

// What each process has for itself, and what changes while it runs.
static const char *const OWN[] = {"Name:",  "State:",  "Tgid:", "Ngid:", "Pid:",  "PPid:", "TracerPid:", "FDSize:",     "NStgid:",
                                  "NSpid:", "NSpgid:", "Vm",    "Rss",   "SigQ:", "Hugetlb", "voluntary", "nonvoluntary"};

static void status(void) {
    char line[4096];
    FILE *status = fopen("/proc/self/status", "re");
    while (status && fgets(line, sizeof line, status)) {
        int own = 0;
        for (size_t i = 0; i < sizeof OWN / sizeof *OWN; i++)
            own |= !strncmp(line, OWN[i], strlen(OWN[i]));
        if (!own)
            fputs(line, out);
    }
    fclose(status);
}

static void signals(void) {
    for (int s = 1; s <= 64; s++) {
        struct action a = {0};
        syscall(SYS_rt_sigaction, s, 0, &a, 8);
        fprintf(out, "signal %d: %s\n", s, a.handler == 0 ? "default" : a.handler == 1 ? "ignored" : "handled");
    }
    uint64_t mask = 0;
    syscall(SYS_rt_sigprocmask, SIG_BLOCK, 0, &mask, 8);
    fprintf(out, "blocked: %016llx\n", (unsigned long long)mask);
    stack_t stack;
    sigaltstack(0, &stack);
    fprintf(out, "alternate stack: %d\n", stack.ss_flags);
}

static void descriptors(void) {
    DIR *dir = opendir("/proc/self/fd");
    char path[64], to[4096];
    int last = dir ? dirfd(dir) : -1;
    for (int fd = 0; fd < 1024; fd++) {
        if (fd == last || fd == fileno(out) || fcntl(fd, F_GETFD) < 0)
            continue;
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        ssize_t n = readlink(path, to, sizeof to - 1);
        to[n < 0 ? 0 : n] = 0;
        fprintf(out, "descriptor %d: %s flags %x %x at %ld\n", fd, to, fcntl(fd, F_GETFD), fcntl(fd, F_GETFL),
                (long)lseek(fd, 0, SEEK_CUR));
        fprintf(out, "terminal %d: %d, of its foreground %d\n", fd, isatty(fd), tcgetpgrp(fd) == getpgrp());
    }
    closedir(dir);
}

static int compare(const void *a, const void *b) {
    return strcmp(*(char **)a, *(char **)b);
}

static void environment(void) {
    size_t n = 0;
    while (environ[n])
        n++;
    qsort(environ, n, sizeof *environ, compare);
    for (size_t i = 0; i < n; i++)
        if (strncmp(environ[i], "GPUTAP_", 7) && strncmp(environ[i], "LD_PRELOAD=", 11) && strncmp(environ[i], "KINETO_", 7))
            fprintf(out, "variable %s\n", environ[i]);
}

static int show(const char *to) {
    int fd = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    // Behind all that may be inherited, so that it has the same number.
    int high = fcntl(fd, F_DUPFD_CLOEXEC, 60);
    close(fd);
    out = fdopen(high, "w");
    signals();
    descriptors();
    for (int r = 0; r < RLIM_NLIMITS; r++) {
        struct rlimit l;
        getrlimit(r, &l);
        fprintf(out, "limit %d: %llx %llx\n", r, (unsigned long long)l.rlim_cur, (unsigned long long)l.rlim_max);
    }
    mode_t mask = umask(0);
    umask(mask);
    gid_t groups[512];
    int n = getgroups(512, groups);
    fprintf(out, "umask %o, ids %d %d %d %d, %d groups\n", mask, getuid(), geteuid(), getgid(), getegid(), n);
    for (int i = 0; i < n; i++)
        fprintf(out, "group %d\n", groups[i]);
    cpu_set_t set;
    CPU_ZERO(&set);
    sched_getaffinity(0, sizeof set, &set);
    fprintf(out, "nice %d, policy %d, processors %d (first %d), io %ld\n", getpriority(PRIO_PROCESS, 0), sched_getscheduler(0),
            CPU_COUNT(&set), CPU_ISSET(0, &set), syscall(SYS_ioprio_get, 1, 0));
    int death = 0, reaper = 0;
    prctl(PR_GET_PDEATHSIG, &death);
    prctl(PR_GET_CHILD_SUBREAPER, &reaper);
    fprintf(out, "death signal %d, subreaper %d, dumpable %d, keep %d, bits %d, privileges %d, slack %d, pages %d\n", death, reaper,
            prctl(PR_GET_DUMPABLE), prctl(PR_GET_KEEPCAPS), prctl(PR_GET_SECUREBITS), prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0),
            prctl(PR_GET_TIMERSLACK), prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0));
    fprintf(out, "personality %x, session %d\n", personality(0xffffffff), getsid(0) == getpid() || getsid(0) == getpgrp());
    char here[4096];
    fprintf(out, "directory %s\n", getcwd(here, sizeof here));
    file("/proc/self/oom_score_adj");
    file("/proc/self/coredump_filter");
    file("/proc/self/cgroup");
    file("/proc/self/timerslack_ns");
    file("/proc/self/loginuid");
    status();
    environment();
    return fclose(out) ? 99 : 7;
}

static void write_to(const char *path, const char *text) {
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || write(fd, text, strlen(text)) < 0)
        perror(path);
    close(fd);
}

static void surround(const char *what) {
    if (!strcmp(what, "ignored"))
        for (int s = 1; s <= 64; s++) {
            struct action a = {.handler = 1};
            syscall(SYS_rt_sigaction, s, &a, 0, 8);
        }
    else if (!strcmp(what, "default"))
        for (int s = 1; s <= 64; s++) {
            struct action a = {0};
            syscall(SYS_rt_sigaction, s, &a, 0, 8);
        }
    else if (!strcmp(what, "blocked")) {
        uint64_t all = ~0ull;
        syscall(SYS_rt_sigprocmask, SIG_SETMASK, &all, 0, 8);
    } else if (!strncmp(what, "closed", 6)) {
        for (const char *fd = what + 6; *fd; fd++)
            close(*fd - '0');
    } else if (!strcmp(what, "descriptors")) {
        int null = open("/dev/null", O_RDWR | O_APPEND);
        dup2(null, 5);
        dup2(null, 40);
        close(null);
        fcntl(open("/dev/zero", O_RDONLY | O_NONBLOCK), F_SETFD, 0);
    } else if (!strcmp(what, "limits")) {
        struct rlimit files = {64, 128}, core = {0, 1 << 20}, stack = {4 << 20, 16 << 20}, locked = {4096, 65536};
        setrlimit(RLIMIT_NOFILE, &files);
        setrlimit(RLIMIT_CORE, &core);
        setrlimit(RLIMIT_STACK, &stack);
        setrlimit(RLIMIT_MEMLOCK, &locked);
    } else if (!strcmp(what, "rights")) {
        umask(027);
        gid_t groups[] = {4, 24, 100};
        if (!getuid())
            setgroups(3, groups);
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        write_to("/proc/self/oom_score_adj", "300");
        write_to("/proc/self/coredump_filter", "0x11");
    } else if (!strcmp(what, "schedule")) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(0, &one);
        sched_setaffinity(0, sizeof one, &one);
        struct sched_param none = {0};
        sched_setscheduler(0, SCHED_BATCH, &none);
        if (nice(5) < 0)
            perror("nice");
        syscall(SYS_ioprio_set, 1, 0, 2 << 13 | 6);
        prctl(PR_SET_TIMERSLACK, 123456);
    } else if (!strcmp(what, "death")) {
        prctl(PR_SET_PDEATHSIG, SIGUSR1);
        prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
        personality(ADDR_NO_RANDOMIZE);
    }
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "show"))
        return show(argv[2]);
    surround(argv[2]);
    execvp(argv[3], argv + 3);
    return 98;
}
