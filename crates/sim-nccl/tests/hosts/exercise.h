// What every rank does in a communicator, whoever its peers are: all collectives with all results checked.
#pragma once
#include "check.h"
#include "cudart.h"
#include "nccl.h"

enum { N = 1000 };

static float *device_floats(size_t count) {
    void *memory;
    OK(cudaMalloc(&memory, count * sizeof(float)));
    return memory;
}

static inline void put(float *device, size_t count, float first, float step) {
    float *host = malloc(count * sizeof *host);
    for (size_t i = 0; i < count; i++) host[i] = first + step * (float)i;
    OK(cudaMemcpy(device, host, count * sizeof *host, H2D));
    free(host);
}

static inline float at(const float *device, size_t index) {
    float value;
    OK(cudaMemcpy(&value, device + index, sizeof value, D2H));
    return value;
}

static inline void collectives(ncclComm_t comm, void *stream) {
    int rank, n, error;
    OK(ncclCommUserRank(comm, &rank));
    OK(ncclCommCount(comm, &n));
    float *send = device_floats((size_t)N * n), *recv = device_floats((size_t)N * n);
    float sum = (float)n * (n - 1) / 2, last = N - 1;

    put(send, N, rank, 1);
    OK(ncclAllReduce(send, recv, N, ncclFloat32, ncclSum, comm, stream));
    CHECK(sum, at(recv, 0));
    CHECK(sum + n * last, at(recv, N - 1));
    OK(pncclAllReduce(send, recv, N, ncclFloat32, ncclMax, comm, stream));
    CHECK(n - 1 + last, at(recv, N - 1));
    OK(ncclAllReduce(send, recv, N, ncclFloat32, ncclMin, comm, stream));
    CHECK(last, at(recv, N - 1));
    put(send, N, rank * 2 + 2, 0);
    OK(ncclAllReduce(send, send, N, ncclFloat32, ncclAvg, comm, stream));
    CHECK(n + 1, at(send, 5));

    float half = 0.5f;
    int scaled;
    OK(ncclRedOpCreatePreMulSum(&scaled, &half, ncclFloat32, 1, comm));
    put(send, N, 4, 0);
    OK(ncclAllReduce(send, recv, N, ncclFloat32, scaled, comm, stream));
    CHECK(2 * n, at(recv, 7));
    OK(ncclRedOpDestroy(scaled, comm));
    CHECK(4, ncclAllReduce(send, recv, N, ncclFloat32, scaled, comm, stream));

    int root = n - 1;
    put(send, N, rank * 10, 1);
    put(recv, N, -1, 0);
    OK(ncclBroadcast(send, recv, N, ncclFloat32, root, comm, stream));
    CHECK(root * 10 + last, at(recv, N - 1));
    OK(ncclBcast(send, N, ncclFloat32, 0, comm, stream));
    CHECK(3, at(send, 3));
    put(send, N, rank, 0);
    put(recv, N, -1, 0);
    OK(ncclReduce(send, recv, N, ncclFloat32, ncclSum, root, comm, stream));
    CHECK(rank == root ? sum : -1, at(recv, N - 1));

    OK(ncclAllGather(send, recv, N, ncclFloat32, comm, stream));
    for (int r = 0; r < n; r++) CHECK(r, at(recv, (size_t)N * r + N - 1));
    put(send, (size_t)N * n, rank, 1);
    OK(ncclReduceScatter(send, recv, N, ncclFloat32, ncclSum, comm, stream));
    CHECK(sum + (float)n * N * rank, at(recv, 0));
    for (int r = 0; r < n; r++) put(send + (size_t)N * r, N, rank * 100 + r, 0);
    OK(ncclAlltoAll(send, recv, N, ncclFloat32, comm, stream));
    for (int r = 0; r < n; r++) CHECK(r * 100 + rank, at(recv, (size_t)N * r));
    OK(ncclScatter(send, recv, N, ncclFloat32, root, comm, stream));
    CHECK(root * 100 + rank, at(recv, N - 1));
    put(recv, (size_t)N * n, -1, 0);
    OK(ncclGather(send, recv, N, ncclFloat32, root, comm, stream));
    for (int r = 0; r < n; r++) CHECK(rank == root ? r * 100 : -1, at(recv, (size_t)N * r));

    // Once around the ring, in the order that would be a deadlock without a group.
    int next = (rank + 1) % n, before = (rank + n - 1) % n;
    put(send, N, rank, 1);
    OK(ncclGroupStart());
    OK(ncclGroupStart());
    OK(ncclRecv(recv, N, ncclFloat32, before, comm, stream));
    OK(ncclSend(send, N, ncclFloat32, next, comm, stream));
    OK(ncclGroupEnd());
    OK(ncclGroupEnd());
    CHECK(before + last, at(recv, N - 1));
    // Two operations in one group come one after the other.
    put(send, N, 1, 0);
    OK(ncclGroupStart());
    OK(ncclAllReduce(send, recv, N, ncclFloat32, ncclSum, comm, stream));
    OK(ncclAllReduce(recv, recv, N, ncclFloat32, ncclSum, comm, stream));
    OK(ncclGroupEnd());
    CHECK(n * n, at(recv, 0));

    OK(ncclCommGetAsyncError(comm, &error));
    CHECK(0, error);
    CHECK(4, ncclAllReduce(send, recv, N, 99, ncclSum, comm, stream));
    CHECK(4, ncclBroadcast(send, recv, N, ncclFloat32, n, comm, stream));
    OK(cudaFree(send));
    OK(cudaFree(recv));
}
