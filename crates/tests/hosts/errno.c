// errno after every call, as the driver left it.
#include "cuda.h"
#include <errno.h>
#include <pthread.h>

#define SHOW(call)                                                                                                     \
    do {                                                                                                               \
        errno = 77;                                                                                                    \
        int status = (call);                                                                                           \
        int left = errno;                                                                                              \
        printf("%s: %d, errno %d\n", #call, status, left);                                                             \
    } while (0)

static void *body(void *unused) {
    (void)unused;
    // The first call of a thread makes a ring.
    SHOW(launch());
    SHOW(cu.release(0));
    for (int i = 0; i < 3000; i++)
        launch();
    SHOW(launch());
    SHOW(cu.set_current(context));
    return 0;
}

int main(void) {
    errno = 78;
    open_driver();
    printf("open: errno %d\n", errno);
    handle module;
    SHOW(cu.init(0));
    SHOW(cu.retain(&context, 0));
    SHOW(cu.set_current(context));
    SHOW(cu.load(&module, "image"));
    SHOW(cu.function(&kernel, module, "kernel"));
    uint64_t p;
    SHOW(cu.alloc(&p, 4));
    SHOW(cu.release(p));
    SHOW(launch());
    SHOW(launch());
    body(0);
    pthread_t t;
    pthread_create(&t, 0, body, 0);
    pthread_join(t, 0);
    errno = 79;
    dlsym(RTLD_DEFAULT, "cuNoSuchFunction");
    dlsym(driver, "cuNoSuchFunction");
    dlsym(RTLD_NEXT, "cuInit");
    printf("look-ups: errno %d\n", errno);
    return 0;
}
