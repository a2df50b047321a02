// Ranks as threads of one process, and one thread that is all ranks.
#include <pthread.h>

#include "exercise.h"

enum { RANKS = 4 };
static ncclUniqueId id;

static void *rank(void *number) {
    int rank = (int)(intptr_t)number;
    ncclComm_t comm;
    OK(cudaSetDevice(rank));
    OK(ncclCommInitRankConfig(&comm, RANKS, id, rank, 0));
    collectives(comm, 0);
    OK(ncclCommDestroy(comm));
    return 0;
}

int main(void) {
    pthread_t threads[RANKS];
    OK(ncclGetUniqueId(&id));
    for (intptr_t i = 0; i < RANKS; i++) pthread_create(&threads[i], 0, rank, (void *)i);
    for (int i = 0; i < RANKS; i++) pthread_join(threads[i], 0);

    ncclComm_t comms[RANKS], parts[RANKS];
    float *data[RANKS];
    int devices[RANKS] = {3, 2, 1, 0}, device;
    OK(ncclCommInitAll(comms, RANKS, devices));
    for (int i = 0; i < RANKS; i++) {
        OK(ncclCommCuDevice(comms[i], &device));
        CHECK(3 - i, device);
        OK(cudaSetDevice(device));
        data[i] = device_floats(N);
        put(data[i], N, i, 1);
    }
    for (int again = 0; again < 2; again++) {
        OK(ncclGroupStart());
        for (int i = 0; i < RANKS; i++) OK(ncclAllReduce(data[i], data[i], N, ncclFloat32, ncclSum, comms[i], 0));
        OK(ncclGroupEnd());
    }
    for (int i = 0; i < RANKS; i++) CHECK(4 * (6 + 4 * (N - 1)), at(data[i], N - 1));
    OK(ncclGroupStart());
    for (int i = 0; i < RANKS; i++) OK(ncclCommSplit(comms[i], i / 2, 0, &parts[i], 0));
    OK(ncclGroupEnd());
    OK(ncclGroupStart());
    for (int i = 0; i < RANKS; i++) {
        OK(ncclSend(data[i], 1, ncclFloat32, 1 - i % 2, parts[i], 0));
        OK(ncclRecv(data[i] + 1, 1, ncclFloat32, 1 - i % 2, parts[i], 0));
    }
    OK(ncclGroupEnd());
    for (int i = 0; i < RANKS; i++) {
        CHECK(4 * 6, at(data[i], 1));
        OK(ncclCommDestroy(parts[i]));
        OK(ncclCommDestroy(comms[i]));
    }
    CHECK(5, ncclGroupEnd());
    return 0;
}
