// Preloaded: a wall clock that jumps an hour back and forth between any two questions.
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

static long jump(void) {
    static long n;
    return __atomic_add_fetch(&n, 1, __ATOMIC_RELAXED) % 2 ? 3600 : -3600;
}

int clock_gettime(clockid_t id, struct timespec *t) {
    static int (*next)(clockid_t, struct timespec *);
    if (!next)
        next = dlsym(RTLD_NEXT, "clock_gettime");
    int result = next(id, t);
    if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)
        t->tv_sec += jump();
    return result;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone) {
    (void)zone;
    struct timespec now;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    t->tv_sec = now.tv_sec;
    t->tv_usec = now.tv_nsec / 1000;
    return result;
}

time_t time(time_t *t) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return t ? *t = now.tv_sec : now.tv_sec;
}
