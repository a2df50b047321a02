// Ranks that hang, disagree or die: RANK RANKS FILE EXPECTED. Another thread aborts after a while where "abort" is given.
#include <pthread.h>
#include <unistd.h>

#include "exercise.h"

static ncclComm_t comm;
// A file that is there once some rank gave up.
static char gave_up[4096];

static void *aborter(void *delay) {
    usleep((intptr_t)delay);
    fclose(fopen(gave_up, "w"));
    OK(ncclCommAbort(comm));
    return 0;
}

int main(int argc, char **argv) {
    int rank = atoi(argv[1]), n = atoi(argv[2]), expected = atoi(argv[4]), error;
    pthread_t thread;
    OK(cudaSetDevice(rank));
    OK(ncclCommInitRank(&comm, n, shared_id(rank, argv[3]), rank));
    float *data = device_floats(N);
    OK(ncclAllReduce(data, data, N, ncclFloat32, ncclSum, comm, 0));
    if (argc > 5 && !strcmp(argv[5], "die") && rank == 1) _exit(0);
    int abort = argc > 5 && !strcmp(argv[5], "abort");
    snprintf(gave_up, sizeof gave_up, "%s.gave-up", argv[3]);
    if (abort) {
        pthread_create(&thread, 0, aborter, (void *)(intptr_t)300000);
        int result = ncclAllReduce(data, data, N, ncclFloat32, ncclSum, comm, 0);
        // Its own abort ended the wait, or that of another rank, which is gone then.
        TRUE(result == expected || result == 6);
        OK(access(gave_up, F_OK));
        pthread_join(thread, 0);
        return 0;
    }
    CHECK(expected, ncclAllReduce(data, data, N, ncclFloat32, ncclSum, comm, 0));
    OK(ncclCommGetAsyncError(comm, &error));
    CHECK(expected, error);
    TRUE(strlen(ncclGetErrorString(error)) > 0);
    OK(ncclCommDestroy(comm));
    return 0;
}
