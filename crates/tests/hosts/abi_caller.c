// Calls every function of a library (LIBRARY, or the driver) with words of its own in every register and stack slot.
#include "abi.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#ifndef LIBRARY
#define LIBRARY "libcuda.so.1"
#endif

// What came back in rax, rdx and xmm0.
uint64_t abi_returned[3];

// long abi_call(f, regs, floats, stack, n): the result, or 1 << 40 when a register that belongs to us was changed.
long abi_call(void *f, const uint64_t *regs, const uint64_t *floats, const uint64_t *stack, long n);
asm("abi_call:\n"
    "push %rbp\n mov %rsp, %rbp\n push %rbx\n push %r12\n push %r13\n push %r14\n push %r15\n sub $8, %rsp\n"
    "mov %rdi, %r11\n mov %rsi, %r10\n"
    "test $1, %r8\n jz 1f\n sub $8, %rsp\n"
    "1: test %r8, %r8\n jz 2f\n dec %r8\n push (%rcx, %r8, 8)\n jmp 1b\n"
    "2: movq (%rdx), %xmm0\n movq 8(%rdx), %xmm1\n movq 16(%rdx), %xmm2\n movq 24(%rdx), %xmm3\n"
    "mov (%r10), %rdi\n mov 8(%r10), %rsi\n mov 16(%r10), %rdx\n mov 24(%r10), %rcx\n mov 32(%r10), %r8\n"
    "mov 40(%r10), %r9\n"
    "mov $0x1b, %rbx\n mov $0x1c, %r12\n mov $0x1d, %r13\n mov $0x1e, %r14\n mov $0x1f, %r15\n"
    "call *%r11\n"
    "mov %rax, abi_returned(%rip)\n mov %rdx, 8 + abi_returned(%rip)\n movq %xmm0, 16 + abi_returned(%rip)\n"
    "mov %eax, %eax\n"
    "cmp $0x1b, %rbx\n jne 3f\n cmp $0x1c, %r12\n jne 3f\n cmp $0x1d, %r13\n jne 3f\n cmp $0x1e, %r14\n jne 3f\n"
    "cmp $0x1f, %r15\n je 4f\n"
    "3: mov $1, %eax\n shl $40, %rax\n"
    "4: lea -40(%rbp), %rsp\n pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbx\n pop %rbp\n ret\n");

#ifdef LINKED
#define FUNCTION(id, name, regs, stack, floats) extern int name(void);
#include "abi_table.h"
#undef FUNCTION
#define FUNCTION(id, name, regs, stack, floats) [id] = name,
static int (*const linked[])(void) = {
#include "abi_table.h"
};
#undef FUNCTION
#endif

static void *address(void *driver, int id) {
#ifdef LINKED
    (void)driver;
    return linked[id];
#else
    return dlsym(driver, abi_functions[id].name);
#endif
}

static int right(int id, int number) {
    const uint64_t *r = abi_returned;
    switch (ABI_KIND(id)) {
    case ABI_IN_XMM:
        return r[2] == ABI_FLOAT;
    case ABI_IN_TWO:
        return r[0] == (uint64_t)abi_result(id, number) && r[1] == ABI_SECOND;
    case ABI_WIDE:
        return r[0] == (ABI_HIGH | abi_result(id, number));
    default:
        return 1;
    }
}

static int call(void *f, int id, int number) {
    const struct abi_function *a = &abi_functions[id];
    uint64_t words[32] = {0}, regs[6] = {0};
    for (int i = 0; i < a->regs + a->stack + a->floats; i++)
        words[i] = abi_word(id, i);
    memcpy(regs, words, 8 * a->regs);
    errno = 4000 + number;
    long result = abi_call(f, regs, words + a->regs + a->stack, words + a->regs, a->stack);
    if (result == abi_result(id, number) && errno == 4000 + number && right(id, number))
        return 0;
    printf("%s: call %d gave %lx, errno %d\n", a->name, number, result, errno);
    return 1;
}

int main(void) {
    void *arena = mmap((void *)ARENA, ARENA_BYTES, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (arena != (void *)ARENA)
        return 95;
    for (int id = 0; id < ABI_COUNT; id++)
        for (int i = 0; i < ABI_WORDS; i++)
            *(uint64_t *)abi_word(id, i) = abi_content(id, i);
    void *driver = dlopen(LIBRARY, RTLD_NOW);
    int bad = 0, done = 0;
    for (int id = 0; id < ABI_COUNT; id++) {
        if (!abi_functions[id].name)
            continue;
        void *f = address(driver, id);
        if (!f) {
            printf("%s: not found\n", abi_functions[id].name);
            return 94;
        }
        for (int i = 0; i < CALLS; i++, done++)
            bad += call(f, id, i);
    }
    printf("%d calls, %d bad\n", done, bad);
    return bad != 0;
}
