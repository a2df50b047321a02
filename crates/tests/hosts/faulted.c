// All that makes the library enter the kernel: its start, a larger ring, threads that come and go, a child of fork, an exit.
// Each process writes how many calls it made to $TEST_DIR/made-PID.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>

static long made;

#define CALL(call) (made++, (call))

static void tell(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/made-%d", getenv("TEST_DIR"), getpid());
    FILE *f = fopen(path, "w");
    fprintf(f, "%ld", made);
    fclose(f);
}

static int launches(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += CALL(launch());
    return sum;
}

static void *body(void *unused) {
    (void)unused;
    uint64_t p;
    int sum = CALL(cu.set_current(context)) + launches(8) + CALL(cu.alloc(&p, 64)) + CALL(cu.release(p));
    return (void *)(intptr_t)(sum + CALL(cu.synchronize(0)));
}

static void in_thread(void) {
    pthread_t t;
    void *sum;
    must(pthread_create(&t, 0, body, 0), "pthread_create");
    pthread_join(t, &sum);
    printf("thread: %ld\n", (long)(intptr_t)sum);
}

int main(void) {
    setvbuf(stdout, 0, _IONBF, 0);
    open_driver();
    handle module;
    int sum = CALL(cu.init(0)) + CALL(cu.retain(&context, 0)) + CALL(cu.set_current(context));
    sum += CALL(cu.load(&module, "image")) + CALL(cu.function(&kernel, module, "kernel"));
    printf("first: %d\n", sum);
    printf("more than the first ring holds: %d\n", launches(700));
    in_thread();
    in_thread();
    pid_t pid = fork();
    if (!pid) {
        made = 0;
        sum = launches(20) + CALL(cu.synchronize(0));
        in_thread();
        tell();
        _exit(sum);
    }
    await(pid, "child");
    printf("after: %d\n", launches(20));
    tell();
    return 0;
}
