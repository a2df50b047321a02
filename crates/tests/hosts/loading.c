// The many ways to get hold of a driver, or not to.
#include "cuda.h"
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>

// What a look-up found, and where: in the driver or, traced, in the library that stands for it.
static void say(const char *what, void *address) {
    printf("%s: %s\n", what, address ? "found" : "NULL");
    if (!address) {
        const char *why = dlerror();
        printf("  %s\n", why ? why : "no error");
    }
}

static void no_driver(void) {
    say("RTLD_DEFAULT cuInit", dlsym(RTLD_DEFAULT, "cuInit"));
    say("RTLD_NEXT cuInit", dlsym(RTLD_NEXT, "cuInit"));
    say("program cuInit", dlsym(dlopen(0, RTLD_NOW), "cuInit"));
    say("RTLD_DEFAULT cuNoSuch", dlsym(RTLD_DEFAULT, "cuNoSuch"));
    say("RTLD_DEFAULT cuda", dlsym(RTLD_DEFAULT, "cudaMalloc"));
    say("RTLD_DEFAULT puts", dlsym(RTLD_DEFAULT, "puts"));
    say("dlvsym", dlvsym(RTLD_DEFAULT, "puts", "GLIBC_2.2.5"));
    void *h = dlopen("libcuda.so.1", RTLD_NOW);
    say("libcuda.so.1", h);
    h = dlopen("libcuda.so", RTLD_NOW);
    say("libcuda.so", h);

}

// Opened for the whole process, and not.
static void global(void) {
    driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    say("local: RTLD_DEFAULT cuInit", dlsym(RTLD_DEFAULT, "cuInit"));
    say("local: handle cuNoSuch", dlsym(driver, "cuNoSuch"));
    driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
    say("global: RTLD_DEFAULT cuInit", dlsym(RTLD_DEFAULT, "cuInit"));
    int (*init)(unsigned) = dlsym(RTLD_DEFAULT, "cuInit");
    printf("cuInit: %d\n", init ? init(0) : -1);
    say("cuNoSuch", dlsym(RTLD_DEFAULT, "cuNoSuch"));
    printf("same: %d\n", dlsym(driver, "cuInit") == (void *)init);
}

static void use(const char *when) {
    set_up();
    printf("%s: %d\n", when, work(50));
}

static struct {
    uintptr_t start, end;
} range;

static int find_driver(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    if (!strstr(info->dlpi_name, "libcuda.so.1"))
        return 0;
    range.start = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && info->dlpi_addr + p->p_vaddr + p->p_memsz > range.end)
            range.end = info->dlpi_addr + p->p_vaddr + p->p_memsz;
    }
    return 1;
}

// The kernel aligns what large files are mapped to: a library would first fit into the room that leaves, and then not.
static void fill_holes(void) {
    enum { HUGE_PAGE = 2 << 20, PAGE = 4096 };
    for (int i = 0; i < 2 * HUGE_PAGE / PAGE; i++)
        mmap(0, PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

// Closed, and opened where it was, a bit lower, or elsewhere.
static void again(long gap) {
    if (gap)
        fill_holes();
    // Without calls there are no rings below the driver, and it moves by the gap alone.
    if (gap)
        open_driver();
    else
        use("first");
    dl_iterate_phdr(find_driver, 0);
    uintptr_t first = range.start;
    uintptr_t end = (range.end + 4095) & -4096ul;
    dlclose(driver);
    if (gap) {
        void *at = (void *)(end - gap);
        if (mmap(at, gap, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) != at) {
            printf("the driver stayed\n");
            return;
        }
    }
    use("second");
    dl_iterate_phdr(find_driver, 0);
    if (gap)
        printf("moved by %ld\n", (long)(first - range.start));
    dlclose(driver);
    use("third");
}

// A namespace of its own, which nothing preloaded is in.
static void namespace(void) {
    driver = dlmopen(LM_ID_NEWLM, "libcuda.so.1", RTLD_NOW);
    if (!driver) {
        printf("%s\n", dlerror());
        return;
    }
    int (*version)(int *) = look_up("cuDriverGetVersion");
    int v = 0;
    printf("version: %d", version(&v));
    printf(" %d\n", v);
    use("base");
}

static void library(const char *path, int flags) {
    void *h = dlopen(path, flags);
    if (!h) {
        printf("%s\n", dlerror());
        return;
    }
    int (*use_library)(int) = dlsym(h, "library_work");
    printf("library: %d\n", use_library(30));
}

// Everything through cuGetProcAddress, both forms.
static void proc(void) {
    open_driver();
    int (*one)(const char *, void **, int, uint64_t) = look_up("cuGetProcAddress");
    int (*two)(const char *, void **, int, uint64_t, int *) = look_up("cuGetProcAddress_v2");
    static const char *const names[] = {"cuInit", "cuMemAlloc", "cuLaunchKernel", "cuStreamSynchronize", "cuNoSuch", "", 0};
    for (const char *const *name = names; *name; name++) {
        for (uint64_t flags = 0; flags < 4; flags++) {
            for (int version = 2000; version <= 13000; version += 5500) {
                void *a = (void *)1, *b = (void *)2;
                int status = 9;
                int r = one(*name, &a, version, flags);
                int s = two(*name, &b, version, flags, &status);
                printf("%s %lu %d: %d %d %d same %d null %d\n", *name, flags, version, r, s, status, a == b, !b);
                two(*name, &b, version, flags, 0);
            }
        }
    }
    printf("nulls: %d", one(0, (void **)&driver, 12000, 0));
    printf(" %d", one("cuInit", 0, 12000, 0));
    printf(" %d\n", two("cuInit", 0, 12000, 0, 0));
    int (*init)(unsigned) = 0;
    must(two("cuInit", (void **)&init, 12000, 0, 0), "cuInit");
    cu.init = init;
    must(two("cuDevicePrimaryCtxRetain", (void **)&cu.retain, 12000, 0, 0), "cuDevicePrimaryCtxRetain");
    must(one("cuLaunchKernel", (void **)&cu.launch, 12000, 0), "cuLaunchKernel");
    must(one("cuMemAlloc", (void **)&cu.alloc, 12000, 0), "cuMemAlloc");
    void *again = 0;
    must(two("cuGetProcAddress", &again, 12000, 0, 0), "cuGetProcAddress");
    printf("itself: %d\n", ((int (*)(const char *, void **, int, uint64_t, int *))again)("cuInit", &again, 12000, 0, 0));
    must(cu.init(0), "cuInit");
    must(cu.retain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(cu.set_current(context), "cuCtxSetCurrent");
    handle module;
    must(cu.load(&module, "//gputap-sim\nkernel\n"), "cuModuleLoadData");
    must(cu.function(&kernel, module, "kernel"), "cuModuleGetFunction");
    printf("work: %d\n", work(100));
}

static void *one_opener(void *unused) {
    (void)unused;
    for (int i = 0; i < 200; i++) {
        void *h = dlopen("libcuda.so.1", RTLD_NOW);
        int (*version)(int *) = dlsym(h, "cuDriverGetVersion");
        int v;
        if (version(&v) || v != 13000)
            abort();
        dlclose(h);
    }
    return 0;
}

// First use of the driver by several threads at once.
static void race(void) {
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], 0, one_opener, 0);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], 0);
    printf("opened\n");
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
#define IS(name) (!strcmp(what, name))
    if (IS("no-driver"))
        no_driver();
    else if (IS("global"))
        global();
    else if (IS("again"))
        again(argc > 2 ? atol(argv[2]) : 0);
    else if (IS("namespace"))
        namespace();
    else if (IS("deep"))
        library(argv[2], RTLD_NOW | RTLD_DEEPBIND);
    else if (IS("local"))
        library(argv[2], RTLD_NOW | RTLD_LOCAL);
    else if (IS("proc"))
        proc();
    else if (IS("race"))
        race();
    else if (IS("must-open"))
        set_up();
    else
        return 96;
    return 0;
}
