// Calls through pointers: taken before main, before and after another runtime is opened, bound, and passed to the library.
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <functional>
#include <memory>
#include <thread>

extern "C" {
int cudaRuntimeGetVersion(int *);
int cudaMalloc(void **, size_t);
int cudaFree(void *);
}

static int (*const early)(int *) = cudaRuntimeGetVersion;
static int (*volatile changing)(int *) = cudaRuntimeGetVersion;

static int ask(int (*f)(int *)) {
    int version = 0;
    return f(&version) ? -1 : version / 1000;
}

struct Table {
    int (*version)(int *);
    virtual int get() { return ask(version); }
    virtual ~Table() = default;
};

int main(int, char **argv) {
    Table own;
    own.version = &cudaRuntimeGetVersion;
    std::function<int(int *)> bound = cudaRuntimeGetVersion;
    std::printf("before: %d %d %d\n", ask(early), ask(changing), own.get());
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        std::fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    auto other = reinterpret_cast<int (*)(int *)>(dlsym(library, "cudaRuntimeGetVersion"));
    std::printf("other: %d, not the same: %d\n", ask(other), other != early);
    changing = other;
    Table theirs;
    theirs.version = other;
    int version = 0;
    bound(&version);
    std::printf("after: %d %d %d %d %d\n", ask(early), ask(changing), own.get(), theirs.get(), version / 1000);
    // Called straight from a library that knows nothing of CUDA.
    int on_thread = 0, of_other = 0;
    std::thread(cudaRuntimeGetVersion, &on_thread).join();
    std::thread(other, &of_other).join();
    std::printf("threads: %d %d\n", on_thread / 1000, of_other / 1000);
    void *p = nullptr;
    if (cudaMalloc(&p, 64))
        return 2;
    std::unique_ptr<void, int (*)(void *)> owner(p, cudaFree);
    return 0;
}
