// memory MIB: uses that much memory, and records in several threads.
#include "cuda.h"
#include <pthread.h>

static void *body(void *unused) {
    (void)unused;
    cu.set_current(context);
    return (void *)(intptr_t)work(40000);
}

int main(int argc, char **argv) {
    size_t bytes = (argc > 1 ? atoi(argv[1]) : 1) * (size_t)(1 << 20);
    char *memory = malloc(bytes);
    memset(memory, 1, bytes);
    set_up();
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        must(pthread_create(&t[i], 0, body, 0), "pthread_create");
    for (int i = 0; i < 4; i++) {
        void *result;
        pthread_join(t[i], &result);
        printf("thread: %ld\n", (long)(intptr_t)result);
    }
    printf("memory: %d\n", memory[bytes / 2]);
    return 0;
}
