// A program with many cases: `main` runs the one that its first argument names.
#pragma once
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct host_case {
    const char *name;
    void (*run)(void);
};

// What follows the case's name.
static char **arguments;

static inline int run_case(const struct host_case *cases, char **argv) {
    // A child must not write what its parent has printed.
    setvbuf(stdout, 0, _IONBF, 0);
    arguments = argv[0] && argv[1] ? argv + 2 : argv;
    for (; cases->name; cases++) {
        if (argv[0] && argv[1] && !strcmp(argv[1], cases->name)) {
            cases->run();
            return 0;
        }
    }
    return 96;
}

// Waits for a child, whatever interrupts, and says how it ended.
static inline void await(pid_t pid, const char *what) {
    int status = 0;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    printf("%s: %x\n", what, status);
    fflush(stdout);
}
