// Communicators in turn, whose handles lie at a distance.
#include "check.h"

int ncclAllReduce(const void *, void *, size_t, int, int, void *, void *);

int main(int argc, char **argv) {
    (void)argc;
    long distance = strtol(argv[1], 0, 0), n = strtol(argv[2], 0, 0), uses = strtol(argv[3], 0, 0);
    for (long i = 0; i < n * uses; i++)
        OK(ncclAllReduce(0, 0, 5, 7, 0, (void *)(0x7f0000000010 + distance * (i % n)), 0));
    return 0;
}
