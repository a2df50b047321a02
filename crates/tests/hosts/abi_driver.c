// A libcuda, or another library, that exports every function of the catalogue and checks every word that it is passed.
#include "abi.h"
#include <stdio.h>
#include <string.h>

#define FUNCTION(id, name, regs, stack, floats)                                                                        \
    asm(".globl " #name "\n.type " #name ", @function\n" #name ": mov $" #id ", %eax\n jmp abi_entry\n");
#include "abi_table.h"

// Saves all words where abi_check can look at them.
asm("abi_entry:\n"
    "push %rbp\n mov %rsp, %rbp\n sub $112, %rsp\n"
    "mov %rdi, (%rsp)\n mov %rsi, 8(%rsp)\n mov %rdx, 16(%rsp)\n"
    "mov %rcx, 24(%rsp)\n mov %r8, 32(%rsp)\n mov %r9, 40(%rsp)\n"
    "movq %xmm0, 48(%rsp)\n movq %xmm1, 56(%rsp)\n movq %xmm2, 64(%rsp)\n movq %xmm3, 72(%rsp)\n"
    "mov %eax, %edi\n mov %rsp, %rsi\n lea 16(%rbp), %rdx\n"
    "call abi_check\n mov abi_float(%rip), %rdx\n movq %rdx, %xmm0\n mov abi_second(%rip), %rdx\n leave\n ret\n");

__attribute__((used)) static const uint64_t abi_float = ABI_FLOAT, abi_second = ABI_SECOND;

// The library asks these on its own account, with its own arguments.
static const char *const asked[] = {"cuCtxGetCurrent", "cuCtxGetDevice", "cuDeviceGetName", "cuFuncGetName",
                                    "cuKernelGetName", "cuGraphGetNodes", "ncclCommCount", "ncclCommUserRank",
                                    "ncclCommCuDevice", 0};

static int is_asked(int id) {
    for (const char *const *name = asked; *name; name++)
        if (!strcmp(*name, abi_functions[id].name))
            return 1;
    return 0;
}

static int calls[ABI_COUNT];

__attribute__((used)) long abi_check(int id, const uint64_t *saved, const uint64_t *stack) {
    const struct abi_function *f = &abi_functions[id];
    int total = f->regs + f->stack + f->floats, wrong = -1;
    uint64_t got = 0;
    for (int i = total; i-- > 0;) {
        uint64_t word = i < f->regs              ? saved[i]
                        : i < f->regs + f->stack ? stack[i - f->regs]
                                                 : saved[6 + i - f->regs - f->stack];
        if (word != abi_word(id, i)) {
            wrong = i;
            got = word;
        }
    }
    if (wrong >= 0) {
        if (is_asked(id))
            return 999;
        printf("%s: word %d is %llx\n", f->name, wrong, (unsigned long long)got);
    }
    if ((uintptr_t)stack % 16)
        printf("%s: the stack is not aligned\n", f->name);
    long result = abi_result(id, calls[id]++);
    return ABI_KIND(id) == ABI_WIDE ? (long)ABI_HIGH | result : result;
}
