// The driver opened by other names, and things done to our library by the program.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>

static void use(void *opened) {
    if (!opened) {
        printf("%s\n", dlerror());
        return;
    }
    int (*version)(int *) = dlsym(opened, "cuDriverGetVersion");
    int number = 0, sum = 0;
    for (int i = 0; i < 50; i++)
        sum += version(&number);
    printf("%d %d\n", number, sum);
}

static const char *full_path(void) {
    void *opened = dlopen("libcuda.so.1", RTLD_NOW);
    struct link_map *map;
    dlinfo(opened, RTLD_DI_LINKMAP, &map);
    return strdup(map->l_name);
}

static void by_path(void) {
    use(dlopen(full_path(), RTLD_NOW));
}

// Opened once under its path and once under another name: one library all the same.
static void by_link(void) {
    char link[4096];
    snprintf(link, sizeof link, "%s/other-name.so", getenv("TEST_DIR"));
    unlink(link);
    if (symlink(full_path(), link))
        exit(95);
    use(dlopen(link, RTLD_NOW | RTLD_GLOBAL));
    use(dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD));
}

// A copy in memory that has no name at all.
static void nameless(void) {
    int from = open(arguments[0], O_RDONLY), to = memfd_create("driver", 0);
    char block[65536], name[64];
    for (ssize_t n; (n = read(from, block, sizeof block)) > 0;)
        if (write(to, block, n) != n)
            exit(91);
    snprintf(name, sizeof name, "/proc/self/fd/%d", to);
    use(dlopen(name, RTLD_NOW));
}

static void flags(void) {
    use(dlopen("libcuda.so.1", RTLD_LAZY));
    use(dlopen("libcuda.so.1", RTLD_LAZY | RTLD_GLOBAL | RTLD_NODELETE));
    use(dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD));
    printf("bad flags: %d\n", dlopen("libcuda.so.1", 0) == 0);
    printf("bad name: %d\n", dlopen("", RTLD_NOW) != 0);
    printf("bad handle: %d\n", dlsym(0, "cuNoSuchName") != 0);
}

// Our library opened again, and closed more often than opened.
static void closes_us(void) {
    set_up();
    work(20);
    void *ours = arguments[0] ? dlopen(arguments[0], RTLD_NOW) : 0;
    if (ours)
        for (int i = 0; i < 3; i++)
            dlclose(ours);
    printf("after: %d\n", work(3000));
}

static void many_libraries(void) {
    int opened = 0;
    for (char **path = arguments; *path; path++)
        opened += dlopen(*path, RTLD_NOW | RTLD_LOCAL) != 0;
    set_up();
    printf("%d libraries, %d\n", opened, work(100));
}

static void *closer(void *unused) {
    (void)unused;
    for (int i = 0; i < 100; i++) {
        void *opened = dlopen("libcuda.so.1", RTLD_NOW);
        int (*version)(int *) = dlsym(opened, "cuDriverGetVersion"), number;
        version(&number);
        dlclose(opened);
    }
    return 0;
}

// The driver comes and goes while threads look things up in it: each holds it open while it calls.
static void comes_and_goes(void) {
    pthread_t t[6];
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], 0, closer, 0);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], 0);
    use(dlopen("libcuda.so.1", RTLD_NOW));
}

static int visit(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)info;
    (void)size;
    (void)unused;
    return 0;
}

// Everything that looks something up, between calls.
static void looks_up(void) {
    set_up();
    int sum = 0;
    for (int i = 0; i < 50; i++) {
        void *opened = dlopen("libcuda.so.1", RTLD_NOW);
        int (*version)(int *) = dlsym(opened, "cuDriverGetVersion"), number;
        sum += version(&number) + work(2) + dl_iterate_phdr(visit, 0) + (getenv("TEST_DIR") == 0);
        dlclose(opened);
    }
    printf("%d\n", sum);
}

static const struct host_case cases[] = {
    {"looks-up", looks_up},
    {"by-path", by_path},
    {"by-link", by_link},
    {"nameless", nameless},
    {"flags", flags},
    {"closes-us", closes_us},
    {"many-libraries", many_libraries},
    {"comes-and-goes", comes_and_goes},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    return run_case(cases, argv);
}
