// A program of parts that are linked to different majors of the runtime.
#include "cases.h"
#include "check.h"
#include <dlfcn.h>
#include <pthread.h>

struct part {
    int major;
    int (*version)(int *), (*work)(int), (*thread)(void);
    void *(*pointer)(void);
};

static void *look_up(void *library, const char *part, const char *name) {
    char text[64];
    snprintf(text, sizeof text, "%s%s", part, name);
    return dlsym(library, text);
}

static struct part open_part(const char *path, const char *name, int major, int flags) {
    void *library = dlopen(path, flags);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    struct part part = {major, look_up(library, name, "_version"), look_up(library, name, "_work"),
                        look_up(library, name, "_thread"), look_up(library, name, "_pointer")};
    return part;
}

static struct part parts[2];

#ifdef LINKED
int part12_version(int *), part12_work(int), part12_thread(void), part13_version(int *), part13_work(int), part13_thread(void);
void *part12_pointer(void), *part13_pointer(void);

static void open_parts(int flags) {
    (void)flags;
    (void)open_part;
    parts[0] = (struct part){12, part12_version, part12_work, part12_thread, part12_pointer};
    parts[1] = (struct part){13, part13_version, part13_work, part13_thread, part13_pointer};
}
#else
static void open_parts(int flags) {
    parts[0] = open_part(arguments[0], "part12", 12, flags);
    parts[1] = open_part(arguments[1], "part13", 13, flags);
}
#endif

static void say(void) {
    for (int i = 0; i < 2; i++) {
        int version = 0;
        OK(parts[i].version(&version));
        printf("%d: %d, on a thread %d\n", parts[i].major, version / 1000, parts[i].thread());
    }
}

static void alternates(void) {
    open_parts(RTLD_NOW | RTLD_LOCAL);
    say();
    int wrong = 0;
    for (int i = 0; i < 50; i++)
        wrong += parts[i % 2].work(2);
    printf("wrong: %d\n", wrong);
}

static void *body(void *n) {
    long wrong = 0;
    for (int i = 0; i < 200; i++)
        wrong += parts[((long)n + i) % 2].work(1);
    return (void *)wrong;
}

static void threads(void) {
    open_parts(RTLD_NOW | RTLD_LOCAL);
    pthread_t t[6];
    long wrong = 0;
    void *of;
    for (long i = 0; i < 6; i++)
        pthread_create(&t[i], 0, body, (void *)i);
    for (int i = 0; i < 6; i++) {
        pthread_join(t[i], &of);
        wrong += (long)of;
    }
    printf("wrong: %ld\n", wrong);
}

static void global(void) {
    open_parts(RTLD_NOW | RTLD_GLOBAL);
    say();
    printf("wrong: %d\n", parts[0].work(5) + parts[1].work(5));
}

static void deep(void) {
    open_parts(RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    say();
    // By itself, so that somebody is there to tell.
    int version = 0, (*own)(int *) = dlsym(dlopen("libcudart.so.13", RTLD_NOW), "cudaRuntimeGetVersion");
    OK(own(&version));
    printf("wrong: %d\n", parts[0].work(5) + parts[1].work(5));
}

// Addresses that one part has and another calls.
static void pointers(void) {
    open_parts(RTLD_NOW | RTLD_LOCAL);
    for (int i = 0; i < 2; i++) {
        int version = 0, (*f)(int *) = parts[i].pointer();
        OK(f(&version));
        printf("%d: %d\n", parts[i].major, version / 1000);
    }
}

// Only the versions: for parts that jump.
static void versions(void) {
    open_parts(RTLD_NOW | RTLD_LOCAL);
    for (int round = 0; round < 10; round++)
        for (int i = 0; i < 2; i++) {
            int version = 0;
            OK(parts[i].version(&version));
            CHECK(parts[i].major, version / 1000);
        }
    printf("all right\n");
}

static const struct host_case cases[] = {
    {"alternates", alternates}, {"threads", threads},   {"global", global}, {"deep", deep},
    {"pointers", pointers},     {"versions", versions}, {},
};

int main(int argc, char **argv) {
    (void)argc;
    return run_case(cases, argv);
}
