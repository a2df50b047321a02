// What a process can see of children: waits WHAT. Prints the same whether or not somebody started a program behind its
// back.
#include "cuda.h"
#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

static volatile int signalled;

static void on_child(int signal) {
    (void)signal;
    signalled++;
}

static int open_files(void) {
    int n = 0;
    DIR *dir = opendir("/proc/self/fd");
    while (dir && readdir(dir))
        n++;
    if (dir)
        closedir(dir);
    return n;
}

static int threads(void) {
    int n = 0;
    DIR *dir = opendir("/proc/self/task");
    while (dir && readdir(dir))
        n++;
    if (dir)
        closedir(dir);
    return n;
}

static void no_children(const char *when) {
    int status = 77;
    errno = 0;
    pid_t plain = waitpid(-1, &status, WNOHANG);
    int why = errno;
    errno = 0;
    pid_t all = waitpid(-1, &status, WNOHANG | __WALL);
    printf("%s: %d %d, of any kind %d %d, status %d, signalled %d\n", when, plain, why, all, errno, status, signalled);
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    signal(SIGCHLD, on_child);
    if (IS("subreaper"))
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    if (IS("deaf")) {
        for (int s = 1; s < 32; s++)
            if (s != SIGCHLD)
                signal(s, SIG_IGN);
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, 0);
    }
    if (IS("pinned")) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(0, &one);
        sched_setaffinity(0, sizeof one, &one);
    }
    no_children("before");
    int files = open_files(), tasks = threads();
    set_up();
    work(50);
    no_children("after");
    printf("files %d, threads %d\n", open_files() - files, threads() - tasks);
    sigset_t now;
    sigprocmask(SIG_BLOCK, 0, &now);
    int blocked = 0;
    for (int s = 1; s < 65; s++)
        blocked += sigismember(&now, s) == 1;
    printf("blocked %d, priority %d, session %d\n", blocked, getpriority(PRIO_PROCESS, 0), getsid(0) == getpid());
    fflush(stdout);
    pid_t pid = fork();
    // What a child starts becomes the child of whoever adopts orphans, who must expect that.
    if (!pid)
        _exit(IS("subreaper") || IS("init") ? 6 : work(20) ? 1 : 5);
    int status;
    while (wait(&status) < 0 && errno == EINTR)
        ;
    printf("child: %x\n", status);
    no_children("at the end");
    return IS("fails") ? 7 : 0;
}
