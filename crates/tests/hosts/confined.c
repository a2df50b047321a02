// Sandboxes: filters of system calls, file access, tracing. The driver must make no system calls of its own.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <ucontext.h>

// The filter decides about one system call, or with -1 about all but the few that the program itself needs.
static void install(int number, unsigned verdict) {
#define ALLOW(n) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, n, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
    struct sock_filter all[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        ALLOW(SYS_write),
        ALLOW(SYS_exit_group),
        ALLOW(SYS_rt_sigreturn),
        BPF_STMT(BPF_RET | BPF_K, verdict),
    };
    struct sock_filter one[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, verdict),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof all / sizeof *all, all};
    if (number >= 0)
        program = (struct sock_fprog){sizeof one / sizeof *one, one};
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "PR_SET_NO_NEW_PRIVS");
    must(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), "PR_SET_SECCOMP");
}

static int first_calls(void) {
    handle module;
    return cu.init(0) + cu.retain(&context, 0) + cu.set_current(context) + cu.load(&module, "image") +
           cu.function(&kernel, module, "kernel") + work(50);
}

static void report(int first, int more) {
    int later = work(more);
    printf("first: %d, later: %d\n", first, later);
}

// Every system call there is, one in each child: before the library has started, and when it is recording.
static void one_by_one(int error) {
    for (int later = 0; later < 2; later++) {
        for (int number = 0; number < 470; number++) {
            if (number == SYS_exit_group || number == SYS_rt_sigreturn)
                continue;
            pid_t pid = fork();
            if (!pid) {
                int sum = later ? first_calls() : 0;
                install(number, SECCOMP_RET_ERRNO | error);
                sum += first_calls() + work(2000);
                syscall(SYS_exit_group, sum ? 1 : 0);
            }
            int status;
            waitpid(pid, &status, 0);
            if (status)
                printf("%s %d: %x\n", later ? "later" : "first", number, status);
        }
    }
    printf("done\n");
}

static void not_permitted(void) {
    one_by_one(EPERM);
}

static void not_implemented(void) {
    one_by_one(ENOSYS);
}

static void all_denied(void) {
    install(-1, SECCOMP_RET_ERRNO | EACCES);
    report(first_calls(), 3000);
}

static void all_denied_later(void) {
    int first = first_calls();
    install(-1, SECCOMP_RET_ERRNO | EPERM);
    report(first, 30000);
}

static volatile int trapped;

// As browsers do: a handler answers for the kernel, and calls the driver on the way.
static void answers(int signal, siginfo_t *info, void *at) {
    (void)signal;
    (void)info;
    static volatile int inside;
    int version;
    if (!inside++)
        cu.version(&version);
    inside--;
    trapped++;
    ((ucontext_t *)at)->uc_mcontext.gregs[REG_RAX] = -EPERM;
}

static void trap(void) {
    struct sigaction action = {.sa_sigaction = answers, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigaction(SIGSYS, &action, 0);
}

static void all_trapped(void) {
    trap();
    install(-1, SECCOMP_RET_TRAP);
    report(first_calls(), 3000);
}

static void all_trapped_later(void) {
    trap();
    int first = first_calls();
    install(-1, SECCOMP_RET_TRAP);
    report(first, 30000);
}

// No file may be made or written below any directory.
static void landlocked(void) {
    uint64_t rights = 0x1fff & ~0xdull;
    int rules = syscall(444, &rights, sizeof rights, 0);
    if (rules < 0)
        printf("not here\n");
    else {
        must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "PR_SET_NO_NEW_PRIVS");
        must(syscall(446, rules, 0), "landlock_restrict_self");
    }
    report(first_calls(), 3000);
}

// A child traces its own parent, as programs do that do not want to be debugged.
static void traced_by_child(void) {
    first_calls();
    int ready[2];
    must(pipe(ready), "pipe");
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    pid_t me = getpid(), pid = fork();
    if (!pid) {
        int status = ptrace(PTRACE_SEIZE, me, 0, 0);
        if (write(ready[1], "!", 1) != 1)
            _exit(1);
        close(ready[0]);
        close(ready[1]);
        while (waitpid(me, &status, __WALL) > 0 && WIFSTOPPED(status)) {
            int signal = WSTOPSIG(status);
            ptrace(PTRACE_CONT, me, 0, signal == SIGTRAP ? 0 : signal);
        }
        _exit(0);
    }
    char byte;
    if (read(ready[0], &byte, 1) != 1)
        exit(94);
    signal(SIGUSR1, SIG_IGN);
    int sum = 0;
    for (int i = 0; i < 50; i++) {
        raise(SIGUSR1);
        sum += work(20);
    }
    printf("%d\n", sum);
}

static void traces_itself(void) {
    must(ptrace(PTRACE_TRACEME, 0, 0, 0), "PTRACE_TRACEME");
    printf("again: %ld\n", ptrace(PTRACE_TRACEME, 0, 0, 0));
    report(first_calls(), 3000);
}

static const struct host_case cases[] = {
    {"not-permitted", not_permitted},
    {"not-implemented", not_implemented},
    {"all-denied", all_denied},
    {"all-denied-later", all_denied_later},
    {"all-trapped", all_trapped},
    {"all-trapped-later", all_trapped_later},
    {"landlocked", landlocked},
    {"traced-by-child", traced_by_child},
    {"traces-itself", traces_itself},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    open_driver();
    return run_case(cases, argv);
}
