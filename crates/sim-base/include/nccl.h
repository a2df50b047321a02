// NCCL's functions that the tests call, declared by hand, and how their ranks tell each other the id.
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void *ncclComm_t;
typedef struct { char internal[128]; } ncclUniqueId;
enum { ncclInt8, ncclUint8, ncclInt32, ncclUint32, ncclInt64, ncclUint64, ncclFloat16, ncclFloat32, ncclFloat64, ncclBfloat16 };
enum { ncclSum, ncclProd, ncclMax, ncclMin, ncclAvg };

int ncclGetVersion(int *);
int ncclGetUniqueId(ncclUniqueId *);
int ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
int ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, void *);
int ncclCommInitAll(ncclComm_t *, int, const int *);
int ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, void *);
int ncclCommFinalize(ncclComm_t);
int ncclCommDestroy(ncclComm_t);
int ncclCommAbort(ncclComm_t);
int ncclCommCount(ncclComm_t, int *);
int ncclCommUserRank(ncclComm_t, int *);
int ncclCommCuDevice(ncclComm_t, int *);
int ncclCommGetAsyncError(ncclComm_t, int *);
int ncclCommRegister(ncclComm_t, void *, size_t, void **);
int ncclCommDeregister(ncclComm_t, void *);
const char *ncclGetErrorString(int);
int ncclMemAlloc(void **, size_t);
int ncclMemFree(void *);
int ncclGroupStart(void);
int ncclGroupEnd(void);
int ncclRedOpCreatePreMulSum(int *, void *, int, int, ncclComm_t);
int ncclRedOpDestroy(int, ncclComm_t);
int ncclAllReduce(const void *, void *, size_t, int, int, ncclComm_t, void *);
int pncclAllReduce(const void *, void *, size_t, int, int, ncclComm_t, void *);
int ncclBroadcast(const void *, void *, size_t, int, int, ncclComm_t, void *);
int ncclBcast(void *, size_t, int, int, ncclComm_t, void *);
int ncclReduce(const void *, void *, size_t, int, int, int, ncclComm_t, void *);
int ncclAllGather(const void *, void *, size_t, int, ncclComm_t, void *);
int ncclReduceScatter(const void *, void *, size_t, int, int, ncclComm_t, void *);
int ncclAlltoAll(const void *, void *, size_t, int, ncclComm_t, void *);
int ncclGather(const void *, void *, size_t, int, int, ncclComm_t, void *);
int ncclScatter(const void *, void *, size_t, int, int, ncclComm_t, void *);
int ncclSend(const void *, size_t, int, int, ncclComm_t, void *);
int ncclRecv(void *, size_t, int, int, ncclComm_t, void *);
int ncclDevCommCreate(ncclComm_t, void *, void *);

// Rank 0 makes an id and leaves it in a file; the others wait for the file.
static inline ncclUniqueId shared_id(int rank, const char *path) {
    ncclUniqueId id;
    if (rank == 0) {
        char fresh[4096];
        snprintf(fresh, sizeof fresh, "%s.new", path);
        if (ncclGetUniqueId(&id)) exit(2);
        FILE *file = fopen(fresh, "w");
        if (!file || fwrite(&id, sizeof id, 1, file) != 1 || fclose(file) || rename(fresh, path)) exit(3);
        return id;
    }
    for (;;) {
        FILE *file = fopen(path, "r");
        if (file && fread(&id, sizeof id, 1, file) == 1) {
            fclose(file);
            return id;
        }
        if (file) fclose(file);
        nanosleep(&(struct timespec){0, 2000000}, 0);
    }
}
