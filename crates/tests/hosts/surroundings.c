// A process whose surroundings are odd when it first calls the driver, or become so later.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>

extern char **environ;

static void first_calls(void) {
    must(cu.init(0), "cuInit");
    must(cu.retain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(cu.set_current(context), "cuCtxSetCurrent");
    handle module;
    must(cu.load(&module, "//gputap-sim\nkernel\n"), "cuModuleLoadData");
    must(cu.function(&kernel, module, "kernel"), "cuModuleGetFunction");
    printf("first: %d\n", work(100));
}

static void *thread_body(void *unused) {
    (void)unused;
    cu.set_current(context);
    return (void *)(intptr_t)work(100);
}

static void later(void) {
    pthread_t t;
    void *result;
    printf("later: %d\n", work(3000));
    must(pthread_create(&t, 0, thread_body, 0), "pthread_create");
    pthread_join(t, &result);
    printf("thread: %ld\n", (long)(intptr_t)result);
}

static void nothing(void) {
    first_calls();
    later();
}

static void no_environment(void) {
    clearenv();
    nothing();
}

static void environment_gone(void) {
    environ = 0;
    nothing();
}

static void environment_of_nonsense(void) {
    static char *nonsense[] = {"", "=", "=x", "GPUTAP_DIR", "GPUTAP_RING_BYTES=\xff\xfe", "GPUTAP_API=\xff,,,!", "A=B", 0};
    environ = nonsense;
    nothing();
}

static void large_environment(void) {
    static char *many[4002];
    for (int i = 0; i < 4000; i++) {
        many[i] = malloc(300);
        snprintf(many[i], 300, "FILLER_%d=%0280d", i, i);
    }
    char *directory = malloc(4096);
    snprintf(directory, 4096, "GPUTAP_DIR=%s", getenv("GPUTAP_DIR"));
    many[4000] = directory;
    environ = many;
    nothing();
}

static void no_streams(void) {
    for (int fd = 0; fd < 3; fd++)
        close(fd);
    first_calls();
    // Descriptors 0 to 2 are as free as they were: what is opened next must get them.
    int lowest = open("/dev/null", O_RDWR);
    int result = work(3000);
    _exit(lowest == 0 && result == 0 ? 12 : 13);
}

static void directory_gone(void) {
    char path[] = "/tmp/gputap-test-gone-XXXXXX";
    if (!mkdtemp(path) || chdir(path) || rmdir(path))
        exit(95);
    nothing();
}

static void strict_mask(void) {
    umask(0777);
    nothing();
}

static void open_mask(void) {
    umask(0);
    nothing();
}

static void odd_name(void) {
    prctl(PR_SET_NAME, ") R 1 (x) \n");
    nothing();
    char name[16];
    prctl(PR_GET_NAME, name);
    printf("still: %d\n", strcmp(name, ") R 1 (x) \n"));
}

static void undumpable(void) {
    must(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0), "PR_SET_DUMPABLE");
    nothing();
    printf("dumpable: %d\n", prctl(PR_GET_DUMPABLE, 0, 0, 0, 0));
}

static void no_new_privileges(void) {
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "PR_SET_NO_NEW_PRIVS");
    nothing();
}

// Memory may not become executable any more.
static void deny_write_execute(void) {
    if (prctl(65 /* PR_SET_MDWE */, 1, 0, 0, 0))
        printf("not here\n");
    nothing();
}

static void no_time_stamps(void) {
    must(prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0), "PR_SET_TSC");
    nothing();
}

static void all_locked(void) {
    must(mlockall(MCL_CURRENT | MCL_FUTURE), "mlockall");
    nothing();
}

// Without the right to lock more than a page, every new mapping fails.
static void little_locked(void) {
    uint32_t header[2] = {0x20080522, 0}, sets[6];
    must(syscall(SYS_capget, header, sets), "capget");
    sets[0] &= ~(1u << 14); // CAP_IPC_LOCK
    must(syscall(SYS_capset, header, sets), "capset");
    struct rlimit page = {65536, 65536};
    must(setrlimit(RLIMIT_MEMLOCK, &page), "RLIMIT_MEMLOCK");
    must(mlockall(MCL_FUTURE), "mlockall");
    printf("locked: %d\n", mmap(0, 1 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
    first_calls();
    printf("later: %d\n", work(3000));
}

static void little_data(void) {
    struct rlimit now = {1 << 20, 1 << 20};
    first_calls();
    setrlimit(RLIMIT_DATA, &now);
    printf("later: %d\n", work(3000));
}

static void other_user_first(void) {
    must(setresgid(65534, 65534, 65534), "setresgid");
    must(setresuid(65534, 65534, 65534), "setresuid");
    nothing();
}

static void other_user_later(void) {
    first_calls();
    must(setresgid(65534, 65534, 65534), "setresgid");
    must(setresuid(65534, 65534, 65534), "setresuid");
    later();
}

static void moves_between_cores(void) {
    first_calls();
    cpu_set_t all;
    sched_getaffinity(0, sizeof all, &all);
    int cores = CPU_COUNT(&all), sum = 0;
    for (int i = 0; i < 400; i++) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(i % cores, &one);
        sched_setaffinity(0, sizeof one, &one);
        sum += work(5);
    }
    sched_setaffinity(0, sizeof all, &all);
    printf("moved: %d\n", sum);
}

static void odd_schedules(void) {
    first_calls();
    struct sched_param zero = {0}, one = {1};
    int policies[] = {SCHED_BATCH, SCHED_IDLE, SCHED_FIFO, SCHED_RR, SCHED_OTHER}, sum = 0;
    for (int i = 0; i < 5; i++) {
        int real_time = policies[i] == SCHED_FIFO || policies[i] == SCHED_RR;
        sched_setscheduler(0, policies[i], real_time ? &one : &zero);
        sum += work(100);
    }
    printf("scheduled: %d, nice: %d\n", sum, setpriority(PRIO_PROCESS, 0, 19));
    later();
}

// What ps shows is memory of the program.
static void title_overwritten(void) {
    char *start = program_invocation_name;
    memset(start, 'x', strlen(start));
    for (char *p = start; *p; p++)
        *p = 'y';
    nothing();
}

static const struct host_case cases[] = {
    {"nothing", nothing},
    {"no-environment", no_environment},
    {"environment-gone", environment_gone},
    {"environment-of-nonsense", environment_of_nonsense},
    {"large-environment", large_environment},
    {"no-streams", no_streams},
    {"directory-gone", directory_gone},
    {"strict-mask", strict_mask},
    {"open-mask", open_mask},
    {"odd-name", odd_name},
    {"undumpable", undumpable},
    {"no-new-privileges", no_new_privileges},
    {"deny-write-execute", deny_write_execute},
    {"no-time-stamps", no_time_stamps},
    {"all-locked", all_locked},
    {"little-locked", little_locked},
    {"little-data", little_data},
    {"other-user-first", other_user_first},
    {"other-user-later", other_user_later},
    {"moves-between-cores", moves_between_cores},
    {"odd-schedules", odd_schedules},
    {"title-overwritten", title_overwritten},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    open_driver();
    return run_case(cases, argv);
}
