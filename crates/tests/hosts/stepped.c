// stepped CALL: makes the calls 1, 2, 3 … up to CALL, whose arguments all follow from their numbers, and stops for its
// tracer right before and right after the last one.
#include "cuda.h"
#include <signal.h>
#include <sys/ptrace.h>

static handle module;

static int make(uintptr_t n) {
    uint64_t p = 0;
    switch (n) {
    case 1:
        return cu.init(0);
    case 2:
        return cu.retain(&context, 0);
    case 3:
        return cu.set_current(context);
    case 4:
        return cu.load(&module, "//gputap-sim\nkernel\n");
    case 5:
        return cu.function(&kernel, module, "kernel");
    }
    switch (n < 100 ? n % 5 : 1) {
    case 1:
        return cu.launch(kernel, n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, (handle)(n * 64), (void **)(n * 16),
                         (void **)(n * 24));
    case 2:
        return cu.query((handle)(n * 64)) == (n & 1 ? 600 : 0) ? 0 : 1;
    case 3:
        return cu.alloc(&p, n * 256) || p != (n * 256 ^ 0x7f0000000000);
    case 4:
        return cu.synchronize((handle)(n * 64)) == (n & 1 ? 700 : 0) ? 0 : 1;
    default:
        return cu.set_current((handle)(0x1000 + n % 4 * 16));
    }
}

int main(int argc, char **argv) {
    uintptr_t last = argc > 1 ? strtoul(argv[1], 0, 10) : 1;
    open_driver();
    for (uintptr_t n = 1; n < last; n++)
        must(make(n), "a call");
    if (ptrace(PTRACE_TRACEME, 0, 0, 0))
        return 96;
    raise(SIGSTOP);
    must(make(last), "the last call");
    raise(SIGSTOP);
    return 0;
}
