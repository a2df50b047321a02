// One rank of several processes: RANK RANKS FILE.
#include "exercise.h"

static void captured(ncclComm_t comm, int rank, int n) {
    void *stream, *graph, *exec;
    float *data = device_floats(N);
    size_t nodes;
    OK(cudaStreamCreateWithFlags(&stream, 1));
    OK(cudaStreamBeginCapture(stream, 1));
    OK(ncclAllReduce(data, data, N, ncclFloat32, ncclSum, comm, stream));
    OK(ncclGroupStart());
    OK(ncclRecv(data, 1, ncclFloat32, (rank + n - 1) % n, comm, stream));
    OK(ncclSend(data, 1, ncclFloat32, (rank + 1) % n, comm, stream));
    OK(ncclGroupEnd());
    OK(cudaStreamEndCapture(stream, &graph));
    OK(cudaGraphGetNodes(graph, 0, &nodes));
    CHECK(5, nodes);
    OK(cudaGraphInstantiate(&exec, graph, 0));
    for (int i = 0; i < 3; i++) {
        put(data, N, 1 + i, 0);
        OK(cudaGraphLaunch(exec, stream));
        CHECK(n * (1 + i), at(data, N - 1));
    }
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    OK(cudaStreamDestroy(stream));
    OK(cudaFree(data));
}

int main(int argc, char **argv) {
    int rank = atoi(argv[1]), n = atoi(argv[2]), device, version;
    ncclComm_t comm, part;
    void *stream, *memory, *registration;
    OK(ncclGetVersion(&version));
    TRUE(version > 20000);
    OK(cudaSetDevice(rank % 8));
    OK(cudaStreamCreate(&stream));
    OK(ncclCommInitRank(&comm, n, shared_id(rank, argv[3]), rank));
    OK(ncclCommCuDevice(comm, &device));
    CHECK(rank % 8, device);
    collectives(comm, stream);
    captured(comm, rank, n);

    // Odd and even ranks by themselves, the last rank first.
    int size, place;
    OK(ncclCommSplit(comm, rank % 2, -rank, &part, 0));
    OK(ncclCommCount(part, &size));
    OK(ncclCommUserRank(part, &place));
    CHECK((n + 1 - rank % 2) / 2, size);
    CHECK(size - 1 - rank / 2, place);
    collectives(part, stream);
    OK(ncclCommDestroy(part));
    // All but the last.
    OK(ncclCommSplit(comm, rank == n - 1 ? -1 : 5, rank, &part, 0));
    if (rank == n - 1)
        TRUE(part == 0);
    else
        OK(ncclCommDestroy(part));

    OK(ncclMemAlloc(&memory, 4096));
    OK(ncclCommRegister(comm, memory, 4096, &registration));
    OK(ncclCommDeregister(comm, registration));
    OK(ncclMemFree(memory));
    CHECK(5, ncclDevCommCreate(comm, 0, 0));
    OK(ncclCommFinalize(comm));
    OK(ncclCommDestroy(comm));
    CHECK(4, ncclCommDestroy(comm));
    return 0;
}
