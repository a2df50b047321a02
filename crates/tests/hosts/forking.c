// Handlers of fork that call the driver, before and behind those of others.
#include "cases.h"
#include "cuda.h"
#include <pthread.h>

static int bad;

static void calls(void) {
    int version = 0;
    bad += cu.version(&version) || version != 13000;
    launch();
}

static void *body(void *unused) {
    (void)unused;
    cu.set_current(context);
    for (int i = 0; i < 5; i++) {
        pid_t pid = fork();
        if (!pid)
            _exit(bad ? 9 : 4);
        int status;
        waitpid(pid, &status, 0);
        bad += WEXITSTATUS(status) != 4;
    }
    return 0;
}

int main(void) {
    open_driver();
    // Registered before the library's own, which comes with the first call, and after it.
    pthread_atfork(calls, calls, calls);
    set_up();
    pthread_atfork(calls, calls, calls);
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, body, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    printf("bad: %d\n", bad);
    return 0;
}
