// What caller and driver of the argument test agree on.
#pragma once
#include <stdint.h>

#ifndef ABI_WORDS
#define ABI_WORDS 16
#endif

// Every argument word points into memory at a fixed address: word i of function id at (ABI_WORDS * id + i) * 64.
#define ARENA 0x200000000ull
#define ARENA_BYTES (8192ull * ABI_WORDS * 64)
#define CALLS 4

static inline uint64_t abi_word(int id, int i) {
    return ARENA + (uint64_t)(ABI_WORDS * id + i) * 64;
}

// What stands there.
static inline uint64_t abi_content(int id, int i) {
    return 0x5a00000000ull + (uint64_t)(ABI_WORDS * id + i);
}

// The third call of each function fails.
static inline int abi_result(int id, int call) {
    return call == 2 ? 7000 + id : 0;
}

// What is returned besides, where a function returns more than a status.
#define ABI_HIGH 0x1234500000000ull
#define ABI_SECOND 0x6789abcdef01ull
#define ABI_FLOAT 0x3ff1234540490fdbull

enum abi_kind { ABI_STATUS, ABI_IN_XMM, ABI_IN_TWO, ABI_WIDE };

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

#ifdef KINDS
#define KIND(id, kind) [id] = kind,
static const unsigned char abi_kinds[ABI_COUNT] = {
#include "abi_kinds.h"
};
#undef KIND
#define ABI_KIND(id) abi_kinds[id]
#else
#define ABI_KIND(id) ABI_STATUS
#endif
