// Records until it is killed: killed THREADS. Every argument follows from the thread and the number of the launch, and
// a page that others can read says how far each thread is.
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>

struct progress {
    uint64_t tid, started, done;
    uint64_t pad[5];
};

static struct progress *progress;

static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdull;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ull;
    return x ^ x >> 33;
}

static void *body(void *argument) {
    struct progress *p = argument;
    cu.set_current(context);
    p->tid = syscall(SYS_gettid);
    for (uint64_t n = 1;; n++) {
        uint64_t m = mix(p->tid << 32 | n);
        __atomic_store_n(&p->started, n, __ATOMIC_SEQ_CST);
        int status = cu.launch(kernel, 1 + (m & 0xffff), 1 + (m >> 16 & 0xff), 1, 1 + (m >> 24 & 0x1f), 1 + (m >> 29 & 7), 1,
                               m >> 32 & 0x3fff, 0, (void **)m, (void **)(n * 8));
        __atomic_store_n(&p->done, n, __ATOMIC_SEQ_CST);
        if (status)
            abort();
    }
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 1;
    char path[4096];
    snprintf(path, sizeof path, "%s/progress", getenv("TEST_DIR"));
    int fd = open(path, O_RDWR | O_CREAT, 0600);
    size_t bytes = 64 * sizeof *progress;
    if (fd < 0 || ftruncate(fd, bytes))
        return 90;
    progress = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    set_up();
    if (write(1, "!", 1) < 0)
        return 89;
    for (int i = 1; i < threads; i++) {
        pthread_t t;
        must(pthread_create(&t, 0, body, &progress[i]), "pthread_create");
    }
    body(&progress[0]);
}
