// What caller and driver of the argument test agree on.
#pragma once
#include <stdint.h>

// Every argument word points into memory at a fixed address: word i of function id at (16 * id + i) * 64.
#define ARENA 0x200000000ull
#define ARENA_BYTES (4096ull * 16 * 64)
#define CALLS 4

static inline uint64_t abi_word(int id, int i) {
    return ARENA + (uint64_t)(16 * id + i) * 64;
}

// What stands there.
static inline uint64_t abi_content(int id, int i) {
    return 0x5a00000000ull + (uint64_t)(16 * id + i);
}

// The third call of each function fails.
static inline int abi_result(int id, int call) {
    return call == 2 ? 7000 + id : 0;
}

struct abi_function {
    const char *name;
    int regs, stack, floats;
};

#define FUNCTION(id, name, regs, stack, floats) [id] = {#name, regs, stack, floats},
static const struct abi_function abi_functions[] = {
#include "abi_table.h"
};
#undef FUNCTION

#define ABI_COUNT ((int)(sizeof abi_functions / sizeof *abi_functions))
