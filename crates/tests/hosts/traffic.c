// One rank of several, with traffic that it knows and says: RANK RANKS FILE. With THREADS all ranks are in one process.
#include "runtime.h"

enum { STEPS = 10 };

// What a rank did: calls and bytes of each function in each communicator.
struct entry {
    const char *function;
    ncclComm_t comm;
    unsigned long calls, bytes;
};

static __thread struct entry book[64];

static void enter(const char *function, ncclComm_t comm, size_t bytes) {
    struct entry *e = book;
    while (e->function && (strcmp(e->function, function) || e->comm != comm))
        e++;
    e->function = function;
    e->comm = comm;
    e->calls++;
    e->bytes += bytes;
}

#define CALL(function, comm, bytes, ...)                                                                               \
    do {                                                                                                               \
        OK(function(__VA_ARGS__));                                                                                     \
        enter(#function, comm, bytes);                                                                                 \
    } while (0)

static pthread_mutex_t saying = PTHREAD_MUTEX_INITIALIZER;

// A communicator, and what was done in it since it was made.
static void say(ncclComm_t comm, int size, int rank, int device) {
    pthread_mutex_lock(&saying);
    printf("comm %lu %d %d %d\n", (unsigned long)comm, size, rank, device);
    for (struct entry *e = book; e->function; e++)
        if (e->comm == comm && e->calls) {
            printf("%s %lu %lu %lu\n", e->function, (unsigned long)comm, e->calls, e->bytes);
            e->calls = e->bytes = 0;
        }
    fflush(stdout);
    pthread_mutex_unlock(&saying);
}

static void world(ncclComm_t comm, int rank, int n, char *a, char *b, void *stream) {
    for (int step = 0; step < STEPS; step++) {
        size_t count = 1000 + step;
        CALL(ncclAllReduce, comm, 4 * count, a, b, count, ncclFloat32, ncclSum, comm, stream);
        CALL(ncclAllReduce, comm, 2 * count, a, b, count, ncclBfloat16, ncclAvg, comm, stream);
        CALL(ncclAllGather, comm, 2 * 500, a, b, 500, ncclFloat16, comm, stream);
        CALL(ncclReduceScatter, comm, 4 * 250, a, b, 250, ncclInt32, ncclSum, comm, stream);
        CALL(ncclReduce, comm, 8 * 77, a, b, 77, ncclUint64, ncclMax, step % n, comm, stream);
    }
    // Every rank sends as much as it is high, to the next one.
    for (int step = 0; step < STEPS; step++) {
        int next = (rank + 1) % n, before = (rank + n - 1) % n;
        OK(ncclGroupStart());
        CALL(ncclSend, comm, 4 * (100 + rank), a, 100 + rank, ncclInt32, next, comm, stream);
        CALL(ncclRecv, comm, 4 * (100 + before), b, 100 + before, ncclInt32, before, comm, stream);
        OK(ncclGroupEnd());
    }
}

static void part(ncclComm_t comm, int size, char *a, char *b, void *stream) {
    for (int step = 0; step < STEPS; step++) {
        CALL(ncclBroadcast, comm, 8 * 33, a, b, 33, ncclFloat64, step % size, comm, stream);
        CALL(ncclBcast, comm, 21, a, 21, ncclInt8, step % size, comm, stream);
        CALL(ncclAlltoAll, comm, 8 * 16, a, b, 16, ncclInt64, comm, stream);
        CALL(ncclAllReduce, comm, 4 * 10, a, b, 10, ncclFloat32, ncclSum, comm, stream);
    }
}

static void rank_of(int rank, int n, ncclUniqueId id) {
    ncclComm_t comm, sub;
    void *stream;
    char *a, *b;
    OK(cudaSetDevice(rank));
    OK(cudaMalloc((void **)&a, 1 << 20));
    OK(cudaMalloc((void **)&b, 1 << 20));
    OK(cudaStreamCreate(&stream));
    OK(ncclCommInitRank(&comm, n, id, rank));
    world(comm, rank, n, a, b, stream);
    // Odd and even ranks, the last one first; then the lower and the upper half: handles may come again.
    OK(ncclCommSplit(comm, rank % 2, -rank, &sub, 0));
    part(sub, n / 2, a, b, stream);
    say(sub, n / 2, n / 2 - 1 - rank / 2, rank);
    OK(ncclCommDestroy(sub));
    OK(ncclCommSplit(comm, rank / (n / 2), rank, &sub, 0));
    part(sub, n / 2, a, b, stream);
    say(sub, n / 2, rank % (n / 2), rank);
    OK(ncclCommDestroy(sub));
    say(comm, n, rank, rank);
    OK(ncclCommDestroy(comm));
}

#ifdef THREADS
static int ranks;
static ncclUniqueId common;

static void *body(void *rank) {
    rank_of((long)rank, ranks, common);
    return 0;
}

int main(int argc, char **argv) {
    (void)argc;
    pthread_t t[64];
    ranks = atoi(argv[2]);
    OK(ncclGetUniqueId(&common));
    for (long i = 0; i < ranks; i++)
        pthread_create(&t[i], 0, body, (void *)i);
    for (int i = 0; i < ranks; i++)
        pthread_join(t[i], 0);
    return 0;
}
#else
int main(int argc, char **argv) {
    (void)argc;
    int rank = atoi(argv[1]);
    rank_of(rank, atoi(argv[2]), shared_id(rank, argv[3]));
    return 0;
}
#endif
