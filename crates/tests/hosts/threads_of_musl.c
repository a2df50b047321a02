// Threads and look-ups with whatever C library this was compiled for.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static void *body(void *argument) {
    return argument;
}

int main(void) {
    pthread_t t;
    void *result = 0;
    pthread_create(&t, 0, body, &result);
    pthread_join(t, &result);
    printf("thread: %s\n", result ? "ran" : "did not run");
    printf("puts: %s\n", dlsym(RTLD_DEFAULT, "puts") ? "found" : "missing");
    printf("cuInit: %s\n", dlsym(RTLD_DEFAULT, "cuInit") ? "found" : "missing");
    printf("libcuda: %s\n", dlopen("libcuda.so.1", RTLD_NOW) ? "found" : "missing");
    return 0;
}
