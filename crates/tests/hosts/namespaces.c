// Processes that leave the namespaces they started in.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>

static void child_of(int flags) {
    must(unshare(flags), "unshare");
    printf("after: %d\n", work(3000));
    pid_t pid = fork();
    if (!pid)
        _exit(work(50) & 0xff);
    await(pid, "child");
}

static void pids(void) {
    child_of(CLONE_NEWPID);
}

static void users(void) {
    child_of(CLONE_NEWUSER);
}

static void most(void) {
    child_of(CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWNET | CLONE_NEWCGROUP);
}

// The clocks of children are a year ahead.
static void clocks(void) {
    must(unshare(CLONE_NEWTIME), "unshare");
    int fd = open("/proc/self/timens_offsets", O_WRONLY);
    static const char ahead[] = "monotonic 31536000 7\nboottime 31536000 7\n";
    if (fd < 0 || write(fd, ahead, sizeof ahead - 1) < 0)
        exit(95);
    close(fd);
    pid_t pid = fork();
    if (!pid)
        _exit(work(50) & 0xff);
    await(pid, "child");
    printf("after: %d\n", work(100));
}

// The rings' file system goes away under the process.
static void rings_unmounted(void) {
    must(unshare(CLONE_NEWNS), "unshare");
    must(mount("none", "/", 0, MS_REC | MS_PRIVATE, 0), "mount");
    must(umount2("/dev/shm", MNT_DETACH), "umount2");
    printf("after: %d\n", work(3000));
    pid_t pid = fork();
    if (!pid)
        _exit(work(50) & 0xff);
    await(pid, "child");
}

static void *own_files(void *unused) {
    (void)unused;
    // Descriptors and working directory of this thread alone.
    int failed = unshare(CLONE_FILES | CLONE_FS);
    failed |= chdir("/");
    for (int fd = 3; fd < 64; fd++)
        close(fd);
    cu.set_current(context);
    return (void *)(intptr_t)(failed + work(3000));
}

static void thread_of_its_own(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, own_files, 0);
    pthread_join(t, &result);
    printf("thread: %ld, after: %d\n", (long)(intptr_t)result, work(100));
}

// Into the namespaces of another process and back again.
static void joined(void) {
    int back = open("/proc/self/ns/mnt", O_RDONLY), ready[2];
    must(pipe(ready), "pipe");
    pid_t pid = fork();
    if (!pid) {
        int failed = unshare(CLONE_NEWNS) || mount("none", "/", 0, MS_REC | MS_PRIVATE, 0) ||
                     mount("none", "/dev/shm", "tmpfs", 0, 0);
        if (write(ready[1], failed ? "b" : "g", 1) != 1)
            _exit(1);
        pause();
    }
    char byte = '?', path[64];
    if (read(ready[0], &byte, 1) != 1)
        exit(94);
    snprintf(path, sizeof path, "/proc/%d/ns/mnt", pid);
    int there = open(path, O_RDONLY), moved = setns(there, CLONE_NEWNS);
    printf("%c %d, there: %d\n", byte, moved, work(3000));
    moved = setns(back, CLONE_NEWNS);
    printf("%d, back: %d\n", moved, work(3000));
    kill(pid, SIGKILL);
    await(pid, "other");
}

// Another root directory before anything was called.
static int other_root(const char *path) {
    open_driver();
    must(chroot(path) || chdir("/"), "chroot");
    int version = 0, sum = 0;
    for (int i = 0; i < 3000; i++)
        sum += cu.version(&version);
    printf("in another root: %d %d\n", version, sum);
    return 0;
}

static const struct host_case cases[] = {
    {"pids", pids},
    {"users", users},
    {"most", most},
    {"clocks", clocks},
    {"rings-unmounted", rings_unmounted},
    {"thread-of-its-own", thread_of_its_own},
    {"joined", joined},
    {},
};

int main(int argc, char **argv) {
    if (argc > 2 && !strcmp(argv[1], "root"))
        return other_root(argv[2]);
    set_up();
    printf("before: %d\n", work(50));
    return run_case(cases, argv);
}
