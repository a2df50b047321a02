// A libnccl of few functions. MORE gives it some that no catalogue has. Any handle but NULL is a communicator of one rank.
// With ASKS its questions ask others of its functions by their names, as NCCL's own do.
#include <stddef.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int ncclGetVersion(int *version) {
    *version = 21000;
    return 0;
}

struct id {
    char bytes[128];
};

EXPORT int ncclCommInitRank(void **comm, int size, struct id id, int rank) {
    (void)id;
    *comm = (void *)0x7000;
    return size == 1 && rank == 0 ? 0 : 4;
}

EXPORT int ncclCommGetAsyncError(void *comm, int *error) {
    *error = 0;
    return comm ? 0 : 4;
}

EXPORT int ncclGroupStart(void) {
    return 0;
}

EXPORT int ncclGroupEnd(void) {
    return 0;
}

static void ask(void *comm) {
#ifdef ASKS
    int error;
    ncclGroupStart();
    ncclCommGetAsyncError(comm, &error);
    ncclGroupEnd();
#else
    (void)comm;
#endif
}

EXPORT int ncclCommCount(void *comm, int *n) {
    ask(comm);
    *n = 1;
    return comm ? 0 : 4;
}

EXPORT int ncclCommUserRank(void *comm, int *n) {
    ask(comm);
    *n = 0;
    return comm ? 0 : 4;
}

EXPORT int ncclAllReduce(const void *from, void *to, size_t count, int type, int op, void *comm, void *stream) {
    (void)from;
    (void)to;
    return count == 5 && type == 7 && op == 0 && comm && !stream ? 0 : 4;
}

#ifdef MORE
EXPORT int ncclTeleport(long a, double b, const char *c) {
    return a == 7 && b == 2.5 && c[0] == 'x' ? 11 : 12;
}

EXPORT int ncclNoSuchThingYet(void) {
    return 13;
}
#endif
