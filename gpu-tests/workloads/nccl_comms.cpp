// One rank, four communicators made in four ways, and on each of them every collective with every data type and several
// sizes; groups over several communicators; a rank that sends to itself. Each communicator does a different number of calls.
// Prints what it did, one JSON line for each communicator and collective: {"comm", "collective", "calls", "bytes"}.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <cuda_runtime.h>
#include <nccl.h>

#define CUDA(call) expect((call) == cudaSuccess, #call)
#define NCCL(call) expect((call) == ncclSuccess, #call)

static void expect(bool good, const char *what)
{
    if (!good) {
        std::printf("failed: %s\n", what);
        std::exit(1);
    }
}

constexpr size_t MOST = 1 << 20; // elements of the largest call
struct Type { ncclDataType_t type; size_t size; };
static const Type types[] = {{ncclInt8, 1},    {ncclUint8, 1},  {ncclInt32, 4},   {ncclUint32, 4},  {ncclInt64, 8},
                             {ncclUint64, 8}, {ncclFloat16, 2}, {ncclFloat32, 4}, {ncclFloat64, 8}, {ncclBfloat16, 2}};
static const size_t sizes[] = {1, 1000, MOST};

static char *from, *to;
static cudaStream_t stream;

struct Comm { std::string name; ncclComm_t handle; };
static std::map<std::pair<std::string, std::string>, std::pair<size_t, size_t>> done;

static void count(const Comm &comm, const char *collective, size_t bytes)
{
    auto &row = done[{comm.name, collective}];
    row.first++;
    row.second += bytes;
}

static void all_reduce(const Comm &comm, size_t n, Type t, ncclRedOp_t op = ncclSum)
{
    NCCL(ncclAllReduce(from, to, n, t.type, op, comm.handle, stream));
    count(comm, "AllReduce", n * t.size);
}

static void every_collective(const Comm &comm, size_t n, Type t)
{
    all_reduce(comm, n, t);
    all_reduce(comm, n, t, ncclMax);
    NCCL(ncclReduce(from, to, n, t.type, ncclSum, 0, comm.handle, stream));
    count(comm, "Reduce", n * t.size);
    NCCL(ncclBroadcast(from, to, n, t.type, 0, comm.handle, stream));
    count(comm, "Broadcast", n * t.size);
    NCCL(ncclBcast(to, n, t.type, 0, comm.handle, stream));
    count(comm, "Broadcast", n * t.size);
    NCCL(ncclAllGather(from, to, n, t.type, comm.handle, stream));
    count(comm, "AllGather", n * t.size);
    NCCL(ncclReduceScatter(from, to, n, t.type, ncclSum, comm.handle, stream));
    count(comm, "ReduceScatter", n * t.size);
#if NCCL_VERSION_CODE >= NCCL_VERSION(2, 28, 0)
    NCCL(ncclAlltoAll(from, to, n, t.type, comm.handle, stream));
    count(comm, "AlltoAll", n * t.size);
    NCCL(ncclGather(from, to, n, t.type, 0, comm.handle, stream));
    count(comm, "Gather", n * t.size);
    NCCL(ncclScatter(from, to, n, t.type, 0, comm.handle, stream));
    count(comm, "Scatter", n * t.size);
#endif
}

static void to_itself(const Comm &comm, size_t n, Type t)
{
    NCCL(ncclGroupStart());
    NCCL(ncclSend(from, n, t.type, 0, comm.handle, stream));
    NCCL(ncclRecv(to, n, t.type, 0, comm.handle, stream));
    NCCL(ncclGroupEnd());
    count(comm, "Send", n * t.size);
    count(comm, "Recv", n * t.size);
}

static void grouped(const std::vector<Comm> &comms)
{
    NCCL(ncclGroupStart());
    for (const Comm &comm : comms)
        for (size_t n : sizes)
            all_reduce(comm, n, types[7]);
    NCCL(ncclGroupEnd());
}

static void own_operation(const Comm &comm)
{
    float half = 0.5f;
    ncclRedOp_t op;
    NCCL(ncclRedOpCreatePreMulSum(&op, &half, ncclFloat32, ncclScalarHostImmediate, comm.handle));
    all_reduce(comm, 1000, types[7], op);
    NCCL(ncclRedOpDestroy(op, comm.handle));
    float first = 0;
    CUDA(cudaMemcpyAsync(&first, to, sizeof first, cudaMemcpyDeviceToHost, stream));
    CUDA(cudaStreamSynchronize(stream));
    std::printf("%s: half of 3 is %.2f\n", comm.name.c_str(), first);
}

static std::vector<Comm> communicators()
{
    std::vector<Comm> comms{{"rank", nullptr}, {"all", nullptr}, {"split", nullptr}, {"config", nullptr}};
    ncclUniqueId id;
    int device = 0;
    NCCL(ncclGetUniqueId(&id));
    NCCL(ncclCommInitRank(&comms[0].handle, 1, id, 0));
    NCCL(ncclCommInitAll(&comms[1].handle, 1, &device));
    NCCL(ncclCommSplit(comms[0].handle, 0, 0, &comms[2].handle, nullptr));
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    NCCL(ncclGetUniqueId(&id));
    NCCL(ncclCommInitRankConfig(&comms[3].handle, 1, id, 0, &config));
    return comms;
}

int main()
{
    CUDA(cudaSetDevice(0));
    CUDA(cudaStreamCreate(&stream));
    CUDA(cudaMalloc(&from, MOST * 8));
    CUDA(cudaMalloc(&to, MOST * 8));
    std::vector<float> threes(1000, 3.0f);
    CUDA(cudaMemcpy(from, threes.data(), threes.size() * sizeof(float), cudaMemcpyHostToDevice));
    std::vector<Comm> comms = communicators();
    for (size_t i = 0; i < comms.size(); i++) {
        for (size_t round = 0; round <= i; round++)
            for (Type t : types)
                for (size_t n : sizes)
                    every_collective(comms[i], n, t);
        for (Type t : types)
            to_itself(comms[i], 1000 * (i + 1), t);
        own_operation(comms[i]);
    }
    grouped(comms);
    CUDA(cudaStreamSynchronize(stream));
    for (auto &[key, row] : done)
        std::printf("{\"comm\": \"%s\", \"collective\": \"%s\", \"calls\": %zu, \"bytes\": %zu}\n", key.first.c_str(),
                    key.second.c_str(), row.first, row.second);
    for (Comm &comm : comms) {
        NCCL(ncclCommFinalize(comm.handle));
        NCCL(ncclCommDestroy(comm.handle));
    }
    CUDA(cudaFree(from));
    CUDA(cudaFree(to));
    CUDA(cudaDeviceSynchronize());
    return 0;
}
