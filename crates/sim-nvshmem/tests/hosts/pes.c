// One PE of several: RANK RANKS, met by the environment; or with a third argument by the unique id in that file.
#include <time.h>

#include "check.h"
#include "cudart.h"
#include "nvshmem.h"

static int me, n, next, before;

static void start(char **argv, const char *path) {
    nvshmemx_init_attr_t attributes = {0};
    nvshmemx_uniqueid_t id = {0};
    me = atoi(argv[1]);
    n = atoi(argv[2]);
    if (!path) {
        setenv("RANK", argv[1], 1);
        setenv("WORLD_SIZE", argv[2], 1);
        OK(nvshmemx_hostlib_init_attr(0, 0));
        return;
    }
    char fresh[4096];
    snprintf(fresh, sizeof fresh, "%s.new", path);
    FILE *file;
    if (me == 0) {
        OK(nvshmemx_get_uniqueid(&id));
        TRUE((file = fopen(fresh, "w")) && fwrite(&id, sizeof id, 1, file) == 1 && !fclose(file));
        OK(rename(fresh, path));
    }
    while (!(file = fopen(path, "r"))) nanosleep(&(struct timespec){0, 2000000}, 0);
    TRUE(fread(&id, sizeof id, 1, file) == 1);
    fclose(file);
    OK(nvshmemx_set_attr_uniqueid_args(me, n, &id, &attributes));
    OK(nvshmemx_hostlib_init_attr(INIT_WITH_UNIQUEID, &attributes));
}

static void moves(void *stream) {
    float *floats = nvshmem_calloc(64, sizeof *floats), local[64];
    double *doubles = nvshmem_align(4096, 64 * sizeof *doubles), got[64];
    TRUE(floats && doubles && (uintptr_t)doubles % 512 == 0);
    for (int i = 0; i < 64; i++) local[i] = (float)(me * 100 + i), doubles[i] = me + i / 64.0;
    nvshmem_barrier_all();
    nvshmem_float_put(floats, local, 64, next);
    nvshmem_quiet();
    nvshmem_barrier_all();
    CHECK(before * 100 + 63, floats[63]);
    nvshmem_double_get(got, doubles, 64, next);
    TRUE(got[32] == next + 0.5);
    // The heap is device memory to the driver, the own one and the others'.
    OK(cudaMemcpy(local, floats, sizeof local, D2H));
    CHECK(before * 100, local[0]);
    TRUE(nvshmem_ptr(floats, me) == floats);
    OK(cudaMemcpy(local, nvshmem_ptr(floats, next), 4, D2H));
    CHECK(me * 100, local[0]);
    TRUE(nvshmem_ptr(local, next) == 0);
    TRUE(nvshmem_ptr(floats, n) == 0);
    nvshmem_barrier_all();

    // One element by value: floats in float registers, both ways.
    nvshmem_float_p(floats + 1, me + 0.25f, next);
    nvshmem_double_p(doubles + 1, me - 0.125, next);
    nvshmem_schar_p((signed char *)(floats + 2), -5, next);
    nvshmem_ulong_p((unsigned long *)(doubles + 2), 1ul << 40 | me, next);
    nvshmemx_float_p_on_stream(floats + 3, 7.5f, next, stream);
    nvshmem_barrier_all();
    TRUE(floats[1] == before + 0.25f && doubles[1] == before - 0.125 && floats[3] == 7.5f);
    TRUE(nvshmem_float_g(floats + 1, next) == me + 0.25f);
    TRUE(nvshmem_double_g(doubles + 1, next) == me - 0.125);
    TRUE(nvshmemx_float_g_on_stream(floats + 3, next, stream) == 7.5f);
    CHECK(-5, nvshmem_schar_g((signed char *)(floats + 2), next));
    CHECK(1ul << 40 | before, *(unsigned long *)(doubles + 2));
    nvshmem_barrier_all();
    nvshmem_put64(doubles, got, 64, next);
    nvshmem_barrier_all();
    TRUE(doubles[32] == me + 0.5);

    int *ints = nvshmem_calloc(64, sizeof *ints), spread[8] = {1, -1, 2, -1, 3, -1, 4, -1};
    nvshmem_int_iput(ints, spread, 3, 2, 4, next);
    nvshmem_barrier_all();
    CHECK(1, ints[0]);
    CHECK(4, ints[9]);
    CHECK(0, ints[1]);
    nvshmem_int_iget(spread, ints, 1, 3, 4, next);
    CHECK(4, spread[3]);
    nvshmem_barrier_all();
    nvshmem_free(ints);
    nvshmem_free(doubles);
    nvshmem_free(floats);
}

static void signals(void *stream) {
    float *data = nvshmem_calloc(16, sizeof *data), local[16];
    uint64_t *signal = nvshmem_calloc(1, sizeof *signal);
    for (int i = 0; i < 16; i++) local[i] = (float)(me + i);
    nvshmemx_float_put_signal_on_stream(data, local, 16, signal, 5, SIGNAL_SET, next, stream);
    nvshmemx_signal_wait_until_on_stream(signal, CMP_EQ, 5, stream);
    CHECK(before + 15, data[15]);
    nvshmem_barrier_all();
    nvshmemx_signal_op_on_stream(signal, 2, SIGNAL_ADD, next, stream);
    nvshmemx_signal_wait_until_on_stream(signal, CMP_GE, 7, stream);
    CHECK(7, nvshmem_signal_fetch(signal));
    nvshmem_barrier_all();

    // Captured: puts and signals happen when the graph runs.
    void *graph, *exec;
    OK(cudaStreamBeginCapture(stream, 1));
    nvshmemx_putmem_on_stream(data, local, 64, next, stream);
    nvshmemx_signal_op_on_stream(signal, 100, SIGNAL_ADD, next, stream);
    nvshmemx_barrier_all_on_stream(stream);
    OK(cudaStreamEndCapture(stream, &graph));
    CHECK(7, *signal);
    nvshmem_barrier_all();
    OK(cudaGraphInstantiate(&exec, graph, 0));
    OK(cudaGraphLaunch(exec, stream));
    OK(cudaGraphLaunch(exec, stream));
    CHECK(207, *signal);
    OK(cudaGraphExecDestroy(exec));
    OK(cudaGraphDestroy(graph));
    nvshmem_free(signal);
    nvshmem_free(data);
}

static void atomics(void) {
    struct { int sum, turn; long ticket; unsigned bits; float swapped; double total; } *shared = nvshmem_calloc(1, 64);
    for (int i = 0; i < 1000; i++) nvshmem_int_atomic_add(&shared->sum, 1, 0);
    nvshmem_int_atomic_fetch_add(&shared->sum, me, 0);
    nvshmem_long_atomic_fetch_inc(&shared->ticket, 0);
    nvshmem_uint_atomic_fetch_xor(&shared->bits, 1u << me, 0);
    nvshmemx_double_atomic_add(&shared->total, 0.5, 0);
    if (me == 0) nvshmem_int_atomic_compare_swap(&shared->turn, 0, 42, 0);
    nvshmem_barrier_all();
    if (me == 0) {
        CHECK(1000 * n + n * (n - 1) / 2, shared->sum);
        CHECK(n, shared->ticket);
        CHECK((1u << n) - 1, shared->bits);
        TRUE(shared->total == 0.5 * n);
        CHECK(42, nvshmem_int_atomic_compare_swap(&shared->turn, 7, 8, 0));
        CHECK(42, shared->turn);
    }
    if (me == n - 1) TRUE(nvshmem_float_atomic_swap(&shared->swapped, 2.5f, 0) == 0.0f);
    nvshmem_barrier_all();
    if (me == 0) TRUE(shared->swapped == 2.5f);
    nvshmem_barrier_all();
    nvshmem_free(shared);
}

static void collectives(int team, void *stream) {
    int size = nvshmem_team_n_pes(team), place = nvshmem_team_my_pe(team);
    int in[16], out[16];
    long longs[16];
    short shorts[16], exchanged[16];
    float large = (float)place, largest;
    unsigned bit = 1u << place, bits;
    double word = place == size - 1 ? 0.75 : 0, said = 0;
    for (int i = 0; i < 16; i++) in[i] = place + i;
    OK(nvshmem_int_sum_reduce(team, out, in, 16));
    CHECK(size * (size - 1) / 2 + 15 * size, out[15]);
    OK(nvshmem_int_sum_reducescatter(team, out, in, 2));
    CHECK(size * (size - 1) / 2 + (2 * place + 1) * size, out[1]);
    OK(nvshmemx_int_sum_reduce_on_stream(team, out, in, 1, stream));
    CHECK(size * (size - 1) / 2, out[0]);
    OK(nvshmem_float_max_reduce(team, &largest, &large, 1));
    CHECK(size - 1, largest);
    OK(nvshmem_uint_or_reduce(team, &bits, &bit, 1));
    CHECK((1u << size) - 1, bits);
    long mine = place * 3;
    OK(nvshmem_long_fcollect(team, longs, &mine, 1));
    for (int i = 0; i < size; i++) CHECK(3 * i, longs[i]);
    for (int i = 0; i < size; i++) shorts[i] = (short)(10 * place + i);
    OK(nvshmem_short_alltoall(team, exchanged, shorts, 1));
    for (int i = 0; i < size; i++) CHECK(10 * i + place, exchanged[i]);
    OK(nvshmem_double_broadcast(team, &said, &word, 1, size - 1));
    TRUE(said == 0.75);
    CHECK(1, nvshmem_double_broadcast(team, &said, &word, 1, size));
    OK(nvshmem_barrier(team));
    OK(nvshmem_team_sync(team));
}

static void teams(void *stream) {
    int even, rows, columns;
    collectives(WORLD, stream);
    collectives(NODE, stream);
    OK(nvshmem_team_split_strided(WORLD, 0, 2, (n + 1) / 2, 0, 0, &even));
    if (me % 2 == 0) {
        CHECK(me / 2, nvshmem_team_my_pe(even));
        CHECK(2, nvshmem_team_translate_pe(even, 1, WORLD));
        collectives(even, stream);
        nvshmem_team_destroy(even);
        CHECK(-1, nvshmem_team_n_pes(even));
    } else {
        CHECK(-1, even);
    }
    OK(nvshmem_team_split_2d(WORLD, 2, 0, 0, &rows, 0, 0, &columns));
    CHECK(me % 2, nvshmem_team_my_pe(rows));
    CHECK(me / 2, nvshmem_team_my_pe(columns));
    collectives(rows, stream);
    collectives(columns, stream);
    CHECK(1, nvshmem_team_split_strided(WORLD, 0, 1, n + 1, 0, 0, &even));
}

int main(int argc, char **argv) {
    void *stream;
    CHECK(0, nvshmemx_init_status());
    CHECK(-1, nvshmem_my_pe());
    OK(cudaSetDevice(atoi(argv[1]) % 8));
    OK(cudaStreamCreateWithFlags(&stream, 1));
    start(argv, argc > 3 ? argv[3] : 0);
    CHECK(2, nvshmemx_init_status());
    CHECK(me, nvshmem_my_pe());
    CHECK(n, nvshmem_n_pes());
    next = (me + 1) % n;
    before = (me + n - 1) % n;
    moves(stream);
    signals(stream);
    atomics();
    teams(stream);
    CHECK(7, nvshmemx_buffer_register(0, 0));
    TRUE(nvshmem_malloc(1ull << 40) == 0);
    nvshmemx_hostlib_finalize();
    CHECK(0, nvshmemx_init_status());
    return 0;
}
