// Small jobs of the runtime and NCCL, each with what some tracer is known to get wrong.
#include "runtime.h"
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void *device(size_t bytes) {
    void *p;
    OK(cudaMalloc(&p, bytes));
    return p;
}

// Says what it passes, so that the test knows what must be printed.
static void values(void) {
    void *stream, *a = device(4096);
    static char host[4096];
    ncclComm_t comm = alone();
    OK(cudaStreamCreate(&stream));
    OK(cudaMemcpyAsync(a, host, 4096, H2D, stream));
    OK(ncclAllReduce(a, a, 1024, ncclFloat32, ncclMax, comm, stream));
    OK(scale(3, stream));
    printf("%p %p %p %p %p\n", a, (void *)host, stream, comm, (void *)&host_scale);
}

static void nccl_bytes(void) {
    void *a = device(1 << 16);
    ncclComm_t comm = alone();
    for (int type = ncclInt8; type <= ncclBfloat16; type++)
        OK(ncclAllReduce(a, a, 100 + type, type, ncclSum, comm, 0));
    OK(ncclAllGather(a, a, 1000, ncclFloat64, comm, 0));
    OK(ncclReduceScatter(a, a, 2000, ncclFloat16, ncclSum, comm, 0));
    OK(ncclReduce(a, a, 3000, ncclInt8, ncclSum, 0, comm, 0));
    OK(ncclBroadcast(a, a, 400, ncclInt64, 0, comm, 0));
}

static void messages(void) {
    char *a = device(1 << 16);
    ncclComm_t comm = alone();
    for (int i = 1; i <= 5; i++)
        OK(ncclBcast(a, 100 * i, ncclFloat64, 0, comm, 0));
    for (int i = 0; i < 7; i++) {
        OK(ncclGroupStart());
        OK(ncclSend(a, 500, ncclInt32, 0, comm, 0));
        OK(ncclRecv(a + 4096, 500, ncclInt32, 0, comm, 0));
        OK(ncclGroupEnd());
    }
}

static void small_allocations(void) {
    void *kept[100];
    for (int i = 0; i < 100; i++)
        kept[i] = device(1000);
    // In place of the first half something else; the peak is while both are there.
    void *large = device(500000);
    for (int i = 0; i < 50; i++)
        OK(cudaFree(kept[i]));
    OK(cudaFree(large));
}

static void failures(void) {
    void *p = 0;
    // Every second one fails by script.
    for (int i = 0; i < 10; i++)
        printf("%d", cudaMalloc(&p, 4096));
    printf(" %d %d %d\n", cudaMemcpy(p, p, 10, 77), ncclGroupEnd(), ncclCommDestroy((void *)0x1234));
}

static void repeated(void) {
    void *a = device(4096);
    static char host[64];
    for (int i = atoi(arguments[0]); i > 0; i--) {
        OK(scale(1, 0));
        OK(cudaMemcpyAsync(a, host, 64, H2D, 0));
    }
}

static pthread_barrier_t together;

// Everything a thread does has its own size.
static void *thread_of_its_own(void *argument) {
    long size = (long)argument;
    void *a = device(size), *stream;
    char *host = malloc(size);
    OK(cudaStreamCreateWithFlags(&stream, 1));
    pthread_barrier_wait(&together);
    for (int i = 0; i < 500; i++) {
        OK(cudaMemcpyAsync(a, host, size, H2D, stream));
        OK(cudaMemcpy(host, a, size, D2H));
    }
    printf("%ld %ld\n", (long)syscall(SYS_gettid), size);
    return 0;
}

static void threads(void) {
    pthread_t t[8];
    pthread_barrier_init(&together, 0, 8);
    for (long i = 0; i < 8; i++)
        pthread_create(&t[i], 0, thread_of_its_own, (void *)(1000 + i));
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], 0);
}

static void leaves(void) {
    for (int i = 0; i < 500; i++)
        OK(scale(1 + i, 0));
    if (!strcmp(arguments[0], "_exit"))
        _exit(0);
    if (!strcmp(arguments[0], "kill"))
        kill(getpid(), SIGKILL);
    if (!strcmp(arguments[0], "crash"))
        *(volatile int *)0 = 1;
}

static void forks(void) {
    for (int i = 0; i < 100; i++)
        OK(scale(1, 0));
    pid_t pid = fork();
    for (int i = 0; i < (pid ? 40 : 70); i++)
        scale(pid ? 2 : 3, 0);
    if (!pid)
        exit(0);
    await(pid, "child");
}

static void long_sums(void) {
    for (int i = 0; i < 5; i++) {
        void *p = device(3ul << 30);
        OK(cudaFree(p));
    }
    OK(cudaDeviceSynchronize());
    OK(cudaDeviceSynchronize());
    // Far more elements than 32 bits hold; the communicator is none, so nothing is touched.
    CHECK(4, ncclAllReduce(0, 0, 5ul << 32, ncclFloat32, ncclSum, (void *)0x1234, 0));
}

static void directions(void) {
    static char host[4096], more[4096];
    void *a = device(4096), *b = device(4096), *c, *pinned, *stream;
    OK(cudaMallocHost(&pinned, 4096));
    OK(cudaStreamCreate(&stream));
    OK(cudaSetDevice(1));
    c = device(4096);
    OK(cudaSetDevice(0));
    OK(cudaMemcpy(a, host, 1001, H2D));
    OK(cudaMemcpy(host, a, 1002, D2H));
    OK(cudaMemcpy(b, a, 1003, D2D));
    OK(cudaMemcpy(more, host, 1004, H2H));
    OK(cudaMemcpyPeer(c, 1, a, 0, 1005));
    OK(cudaMemcpyAsync(a, pinned, 2001, H2D, stream));
    OK(cudaMemcpyAsync(pinned, a, 2002, D2H, stream));
    OK(cudaMemcpyAsync(b, a, 2003, D2D, stream));
    OK(cudaMemcpyPeerAsync(c, 1, a, 0, 2005, stream));
    OK(cudaMemcpy(b, host, 3001, ANY));
    OK(cudaMemcpy2D(a, 64, host, 64, 10, 20, H2D));
    OK(cudaMemset(a, 1, 3333));
    OK(cudaMemsetAsync(a, 1, 333, stream));
}

static void *launching_thread(void *stream) {
    OK(cudaSetDevice(1));
    OK(scale(7, stream));
    printf("%ld\n", (long)syscall(SYS_gettid));
    return 0;
}

static void launches(void) {
    void *stream, *other;
    OK(cudaStreamCreate(&stream));
    OK(scale(5, stream));
    CHECK(1, scale(0, stream));
    OK(cudaSetDevice(1));
    OK(cudaStreamCreate(&other));
    printf("%p %p\n%ld\n", stream, other, (long)syscall(SYS_gettid));
    pthread_t t;
    pthread_create(&t, 0, launching_thread, other);
    pthread_join(t, 0);
}

// Addresses that no host can read.
static void frees(void) {
    void *p = device(4096);
    for (long address = 16; address < 1l << 46; address *= 2)
        printf("%d ", cudaFree((void *)address));
    OK(cudaFree(p));
    CHECK(1, cudaFree(p));
    OK(cudaFree(0));
}

static void looks_up(void) {
    static const char *const names[] = {"cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2", "cuMemAlloc_v2", "cuStreamCreate"};
    void *driver = dlopen("libcuda.so.1", RTLD_NOW), *found;
    int (*ask)(const char *, void **, int, uint64_t, int *) = dlsym(driver, "cuGetProcAddress_v2"), status;
    for (int i = 0; i < 1000; i++) {
        TRUE(dlsym(driver, names[i % 4]) != 0);
        TRUE(dlsym(RTLD_DEFAULT, "cudaMemset") != 0);
        OK(ask("cuMemsetD8", &found, 12000, 0, &status));
        OK(cudaGetDriverEntryPoint("cuMemHostAlloc", &found, 0, &status));
    }
}

static int calls_at_the_end;

__attribute__((destructor)) static void at_the_end(void) {
    for (int i = 0; i < calls_at_the_end; i++)
        scale(1000 + i, 0);
}

static void at_exit(void) {
    for (int i = 0; i < calls_at_the_end; i++)
        scale(2000 + i, 0);
}

static void ends(void) {
    calls_at_the_end = 25;
    atexit(at_exit);
    OK(scale(1, 0));
}

// Ticks by itself until it is told to stop.
static void until_told(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/stop", getenv("TEST_DIR"));
    while (access(path, F_OK)) {
        for (int i = 0; i < 100; i++)
            OK(scale(1, 0));
        usleep(200);
    }
}

// The same without haste.
static void gently(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/stop", getenv("TEST_DIR"));
    while (access(path, F_OK)) {
        OK(scale(1, 0));
        usleep(1000);
    }
}

// A given number of launches as fast as they go, with a breath after a few where a second argument asks for it.
static void hot(void) {
    int breathes = arguments[1] != NULL;
    for (long i = atol(arguments[0]); i > 0; i--) {
        OK(scale(1, 0));
        if (breathes && i % 200 == 0)
            usleep(1000);
    }
}

// Memory that ends with its context, beside some that does not.
static void contexts(void) {
    void *driver = dlopen("libcuda.so.1", RTLD_NOW);
    int (*create)(void **, unsigned, int) = dlsym(driver, "cuCtxCreate_v2");
    int (*allocate)(void **, size_t) = dlsym(driver, "cuMemAlloc_v2");
    int (*destroy)(void *) = dlsym(driver, "cuCtxDestroy_v2");
    void *context, *memory;
    device(1 << 16);
    OK(create(&context, 0, 0));
    OK(allocate(&memory, 1 << 20));
    usleep(50000);
    OK(destroy(context));
}

// A little of everything that logs have totals of, and each total is known.
static void logged(void) {
    static char host[4096];
    void *a = device(1 << 19), *b = device(4000000), *p;
    ncclComm_t comm = alone();
    OK(cudaMemcpy(a, host, 4096, H2D));
    OK(cudaMemcpyAsync(host, a, 1024, D2H, 0));
    OK(cudaMemcpy(b, a, 100000, 4));
    OK(cudaMemset(b, 1, 5000));
    OK(scale(2, 0));
    OK(ncclAllReduce(a, a, 1000, ncclFloat32, ncclSum, comm, 0));
    OK(ncclBcast(a, 500, ncclFloat64, 0, comm, 0));
    OK(ncclGroupStart());
    OK(ncclSend(a, 300, ncclFloat16, 0, comm, 0));
    OK(ncclRecv(b, 300, ncclFloat16, 0, comm, 0));
    OK(ncclGroupEnd());
    printf("%d\n", cudaMalloc(&p, 1ul << 50));
    OK(cudaFree(b));
}

static const struct host_case cases[] = {
    {"values", values},       {"nccl-bytes", nccl_bytes}, {"messages", messages},     {"small-allocations", small_allocations},
    {"failures", failures},   {"repeated", repeated},     {"threads", threads},       {"leaves", leaves},
    {"forks", forks},         {"long-sums", long_sums},   {"directions", directions}, {"launches", launches},
    {"frees", frees},         {"looks-up", looks_up},     {"ends", ends},             {"until-told", until_told},
    {"logged", logged},       {"gently", gently},          {"hot", hot},
    {"contexts", contexts},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    return run_case(cases, argv);
}
