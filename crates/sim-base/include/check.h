// What the C programs of the simulated libraries' tests share: a check that says what it found and where.
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(expected, found)                                                                                     \
    do {                                                                                                           \
        long long e_ = (long long)(expected), f_ = (long long)(found);                                             \
        if (e_ != f_) {                                                                                            \
            fprintf(stderr, "%s:%d: %s is %lld, not %lld\n", __FILE__, __LINE__, #found, f_, e_);                  \
            exit(1);                                                                                               \
        }                                                                                                          \
    } while (0)

#define OK(call) CHECK(0, call)
#define TRUE(what) CHECK(1, !!(what))
