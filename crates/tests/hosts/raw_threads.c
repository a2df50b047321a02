// Threads and processes by bare clone(), as runtimes with their own threads make them: the C library never hears of them.
#include "cases.h"
#include "cuda.h"
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>

// What a thread that the C library did not make needs: its own thread control block, and a stack.
static volatile int gone, raw_result;

static void *control_block(void) {
    void *(*allocate)(void *) = dlsym(RTLD_DEFAULT, "_dl_allocate_tls");
    uintptr_t *block = allocate ? allocate(0) : 0, *mine;
    if (!block)
        exit(90);
    __asm__("mov %%fs:0, %0" : "=r"(mine));
    block[0] = block[2] = (uintptr_t)block;
    // The guards of stacks and pointers.
    block[5] = mine[5];
    block[6] = mine[6];
    return block;
}

static int raw_body(void *unused) {
    (void)unused;
    raw_result = cu.set_current(context) + work(100);
    return 0;
}

static int idle_body(void *unused) {
    (void)unused;
    for (int i = 0; i < 200; i++)
        syscall(SYS_sched_yield);
    raw_result = 0;
    syscall(SYS_exit, 0);
    return 0;
}

static void started(int (*body)(void *), int flags, int is_thread) {
    char *stack = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    gone = 1;
    raw_result = -1;
    int with = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_CHILD_CLEARTID | flags;
    void *block = flags & CLONE_SETTLS ? control_block() : 0;
    pid_t pid = clone(body, stack + (1 << 20), with, 0, (void *)0, block, (void *)&gone);
    if (pid < 0)
        exit(89);
    if (is_thread) {
        while (gone)
            syscall(SYS_futex, &gone, FUTEX_WAIT, 1, &(struct timespec){.tv_nsec = 1000000}, 0, 0);
    } else
        await(pid, "process that shares memory");
    printf("its calls: %d, after: %d\n", raw_result, work(50));
}

static void thread(void) {
    started(raw_body, CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS, 1);
}

static void threads(void) {
    for (int i = 0; i < 40; i++)
        thread();
}

static void idle_thread(void) {
    started(idle_body, CLONE_THREAD | CLONE_SYSVSEM, 1);
}

static void shared_memory(void) {
    started(raw_body, CLONE_SETTLS | SIGCHLD, 0);
}

static const struct host_case cases[] = {
    {"thread", thread},
    {"threads", threads},
    {"idle-thread", idle_thread},
    {"shared-memory", shared_memory},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    set_up();
    return run_case(cases, argv);
}
