// Processes that may not do much.
#include "cuda.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>

static void limit(int what, rlim_t value) {
    struct rlimit l = {value, value};
    must(setrlimit(what, &l), "setrlimit");
}

static void take_all_descriptors(void) {
    while (dup(0) >= 0)
        ;
}

static int first_calls(void) {
    must(cu.init(0), "cuInit");
    must(cu.retain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(cu.set_current(context), "cuCtxSetCurrent");
    handle module;
    must(cu.load(&module, "//gputap-sim\nkernel\n"), "cuModuleLoadData");
    must(cu.function(&kernel, module, "kernel"), "cuModuleGetFunction");
    return work(200);
}

static void *thread_work(void *unused) {
    (void)unused;
    cu.set_current(context);
    return (void *)(intptr_t)work(200);
}

static void in_thread(const char *when) {
    pthread_t t;
    void *result;
    must(pthread_create(&t, 0, thread_work, 0), "pthread_create");
    pthread_join(t, &result);
    printf("%s: %ld\n", when, (long)(intptr_t)result);
}

// Less address space than a ring wants: what is mapped now and a little.
static void tight_address_space(long more) {
    FILE *f = fopen("/proc/self/statm", "r");
    long pages = 0;
    if (!f || fscanf(f, "%ld", &pages) != 1)
        exit(92);
    fclose(f);
    limit(RLIMIT_AS, pages * 4096 + more);
}

static void close_everything(void) {
    printf("before: %d\n", work(200));
    fflush(stdout);
    int out = fcntl(1, F_DUPFD, 100);
    for (int fd = 0; fd < 256; fd++)
        if (fd != out)
            close(fd);
    int r = work(2000);
    // The lowest numbers are free, as a program that daemonises expects.
    int null = open("/dev/null", O_RDWR);
    dprintf(out, "after: %d, first free %d\n", r, null);
    pthread_t t;
    pthread_create(&t, 0, thread_work, 0);
    pthread_join(t, 0);
    dprintf(out, "next free %d\n", dup(null));
}

static void in_chroot(const char *dir) {
    printf("before: %d\n", work(50));
    must(chdir(dir), "chdir");
    must(chroot(dir), "chroot");
    printf("after: %d\n", work(2000));
    in_thread("thread after");
    pid_t pid = fork();
    if (!pid)
        _exit(work(10) ? 1 : 0);
    int status;
    waitpid(pid, &status, 0);
    printf("child: %x\n", status);
}

static void strict(void) {
    int r = work(50);
    pid_t pid = fork();
    if (!pid) {
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT);
        static const char text[] = "strict child\n";
        ssize_t n = write(1, text, sizeof text - 1);
        syscall(SYS_exit, n == sizeof text - 1 ? 6 : 7);
    }
    int status;
    waitpid(pid, &status, 0);
    printf("%d, child %x\n", r, status);
}

// Fills the file system of the rings while calls go on.
static void fill(const char *dir) {
    char path[4096];
    snprintf(path, sizeof path, "%s/filler", dir);
    printf("before: %d\n", work(50));
    int fd = open(path, O_CREAT | O_WRONLY, 0600);
    static char block[4096];
    int sum = 0;
    while (write(fd, block, sizeof block) == sizeof block)
        sum += launch();
    printf("while: %d\n", sum);
    printf("after: %d\n", work(20000));
    in_thread("thread after");
    pid_t pid = fork();
    if (!pid)
        _exit(work(10) ? 0 : 1);
    int status;
    waitpid(pid, &status, 0);
    printf("child: %d\n", WIFEXITED(status));
    close(fd);
    unlink(path);
    in_thread("thread with room again");
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    open_driver();
    if (IS("nothing"))
        printf("%d\n", first_calls());
    else if (IS("nofile")) {
        limit(RLIMIT_NOFILE, 8);
        take_all_descriptors();
        printf("%d\n", first_calls());
        in_thread("thread");
    } else if (IS("nofile-child")) {
        printf("%d\n", first_calls());
        pid_t pid = fork();
        if (!pid) {
            limit(RLIMIT_NOFILE, 8);
            take_all_descriptors();
            _exit(work(10) & 0xff);
        }
        int status;
        waitpid(pid, &status, 0);
        printf("child: %x, after: %d\n", status, work(10));
    } else if (IS("nofile-later")) {
        printf("%d\n", first_calls());
        limit(RLIMIT_NOFILE, 8);
        take_all_descriptors();
        printf("%d\n", work(20000));
        in_thread("thread");
    } else if (IS("address-space")) {
        tight_address_space(atol(argv[2]));
        printf("%d\n", first_calls());
        printf("%d\n", work(20000));
    } else if (IS("address-space-later")) {
        printf("%d\n", first_calls());
        tight_address_space(atol(argv[2]));
        printf("%d\n", work(20000));
    } else if (IS("fsize")) {
        limit(RLIMIT_FSIZE, 0);
        // Even the output is a file.
        return first_calls() + work(20000);
    } else if (IS("fsize-later")) {
        int r = first_calls();
        limit(RLIMIT_FSIZE, 100000);
        return r + work(20000);
    } else if (IS("closefrom")) {
        first_calls();
        close_everything();
    } else if (IS("chroot")) {
        first_calls();
        in_chroot(argv[2]);
    } else if (IS("strict")) {
        first_calls();
        strict();
    } else if (IS("fill")) {
        first_calls();
        fill(argv[2]);
    } else
        return 96;
    return 0;
}
