// Steps through calls one instruction at a time, and asks at each one that is ours who called: from every one of them an unwinder
// must find the way back to the program.
#include "nested.h"
#include <link.h>
#include <signal.h>
#include <ucontext.h>
#include <unwind.h>

typedef struct { unsigned x, y, z; } dim3;
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaLaunchKernel_ptsz(const void *, dim3, dim3, void **, size_t, void *);

static uintptr_t from, to;
static volatile long ours, lost;
static int status;

static int find_ours(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size, (void)unused;
    if (!strstr(info->dlpi_name, "libgputap.so"))
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_flags & PF_X) {
            from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            to = from + info->dlpi_phdr[i].p_memsz;
        }
    return 1;
}

__attribute__((noinline)) static void step(int (*call)(void)) {
    __asm__ volatile("sub $128, %%rsp\n pushfq\n orq $256, (%%rsp)\n popfq\n add $128, %%rsp" ::: "cc", "memory");
    status |= call();
    __asm__ volatile("sub $128, %%rsp\n pushfq\n andq $-257, (%%rsp)\n popfq\n add $128, %%rsp" ::: "cc", "memory");
}

static _Unwind_Reason_Code is_step(struct _Unwind_Context *context, void *found) {
    *(int *)found |= _Unwind_FindEnclosingFunction((void *)(_Unwind_GetIP(context) - 1)) == (void *)step;
    return *(int *)found ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static void trapped(int signal, siginfo_t *info, void *context) {
    (void)signal, (void)info;
    uintptr_t at = ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
    if (at < from || at >= to)
        return;
    // Linkers describe the jumps to other libraries for no unwinder.
    if (!_Unwind_FindEnclosingFunction((void *)at) && !memcmp((void *)at, "\xff\x25", 2))
        return;
    int found = 0;
    _Unwind_Backtrace(is_step, &found);
    ours++;
    if (!found && lost++ == 0)
        fprintf(stderr, "no way back from %lx of the library\n", (unsigned long)(at - from));
}

static int fast_launch(void) {
    return cu.launch((handle)0x3000, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0);
}
static int new_kernel(void) {
    static uintptr_t kernel = 0x100000;
    return cu.launch((handle)(kernel += 64), 1, 1, 1, 1, 1, 1, 0, 0, 0, 0);
}
static int fast_config(void) {
    uint64_t attributes[27] = {0};
    static uint32_t count;
    struct config config = {{1, 1, 1}, {1, 1, 1}, 0, 0, 0, attributes, count++ % 4, 0};
    return launch_ex(&config, (handle)0x3000, 0, 0);
}
static int fast_out(void) {
    uint64_t p;
    return cu.alloc(&p, 64);
}
static int fast_six(void) {
    return set(64, 1, 64, 0);
}
static int fast_three(void) {
    return record((handle)64, 0);
}
static int slow(void) {
    return cu.set_current((handle)1);
}
// Passed on once, kept, passed on twice.
static int outer(void) {
    static size_t how;
    return cudaLaunchKernel((void *)0x3000, (dim3){1, 1, 1}, (dim3){1, 1, 1}, 0, how++ % 3, 0);
}
static int rare_outer(void) {
    static size_t how;
    return cudaLaunchKernel_ptsz((void *)0x3000, (dim3){1, 1, 1}, (dim3){1, 1, 1}, 0, how++ % 3, 0);
}

int main(void) {
    open_nested_driver();
    dl_iterate_phdr(find_ours, 0);
    struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO};
    sigaction(SIGTRAP, &action, 0);
    int (*const calls[])(void) = {fast_launch, new_kernel, fast_config, fast_out, fast_six, fast_three, outer, rare_outer,
                                  slow};
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) {
        // What is learned at the first call takes a million instructions.
        status |= calls[i]();
        for (int round = 0; round < 8; round++)
            step(calls[i]);
    }
    printf("status %d, %ld lost, %s\n", status, lost, !from || ours > 5000 ? "enough" : "too few");
    return 0;
}
