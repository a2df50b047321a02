/* What ran on the device: kernels by name, copies by kind, memsets.
 *
 * The record types differ between toolkits and are chosen by the build script from the header in use. */
#include "witness.h"
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef WITNESS_KERNEL
#define WITNESS_KERNEL CUpti_ActivityKernel10
#define WITNESS_MEMCPY CUpti_ActivityMemcpy6
#define WITNESS_PEER CUpti_ActivityMemcpyPtoP4
#define WITNESS_MEMSET CUpti_ActivityMemset4
#endif

#define BUFFER_BYTES (8u << 20)
#define COPY_KINDS 12 /* CUPTI's copy kinds, and one row for memsets */
#define SET_ROW 11

/* ---- tables ------------------------------------------------------------------------------------------- */

struct kernel { char *name; uint64_t hash, count, graph_count; };
static struct kernel *kernels;
static size_t kernel_slots, kernel_used;
static struct { uint64_t count, bytes, graph_count, graph_bytes; } copies[COPY_KINDS];
static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;

static const char *const copy_names[COPY_KINDS] = {"unknown", "HtoD", "DtoH", "HtoA", "AtoH", "AtoA",
                                                   "AtoD",    "DtoA", "DtoD", "HtoH", "PtoP", "set"};

static uint64_t hash_of(const char *text)
{
    uint64_t hash = 1469598103934665603u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return hash;
}

static struct kernel *slot_of(struct kernel *table, size_t slots, const char *name, uint64_t hash)
{
    size_t at = hash & (slots - 1);
    while (table[at].name && (table[at].hash != hash || strcmp(table[at].name, name) != 0))
        at = (at + 1) & (slots - 1);
    return &table[at];
}

static int grow_kernels(void)
{
    size_t slots = kernel_slots ? kernel_slots * 2 : 4096;
    struct kernel *table = calloc(slots, sizeof *table);
    if (!table)
        return 0;
    for (size_t i = 0; i < kernel_slots; i++)
        if (kernels[i].name)
            *slot_of(table, slots, kernels[i].name, kernels[i].hash) = kernels[i];
    free(kernels);
    kernels = table;
    kernel_slots = slots;
    return 1;
}

static void count_kernel(const char *name, int in_graph)
{
    uint64_t hash = hash_of(name = name ? name : "(null)");
    if (kernel_used * 2 >= kernel_slots && !grow_kernels()) {
        atomic_fetch_add(&witness_errors, 1);
        return;
    }
    struct kernel *kernel = slot_of(kernels, kernel_slots, name, hash);
    if (!kernel->name) {
        kernel->name = strdup(name);
        kernel->hash = hash;
        kernel_used++;
    }
    kernel->count++;
    kernel->graph_count += in_graph;
}

static void count_copy(unsigned kind, uint64_t bytes, int in_graph)
{
    kind = kind < COPY_KINDS ? kind : 0;
    copies[kind].count++;
    copies[kind].bytes += bytes;
    copies[kind].graph_count += in_graph;
    copies[kind].graph_bytes += in_graph ? bytes : 0;
}

static void count_record(const CUpti_Activity *record)
{
    switch (record->kind) {
    case CUPTI_ACTIVITY_KIND_KERNEL:
    case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: {
        const WITNESS_KERNEL *kernel = (const void *)record;
        count_kernel(kernel->name, kernel->graphNodeId != 0);
        break;
    }
    case CUPTI_ACTIVITY_KIND_MEMCPY: {
        const WITNESS_MEMCPY *copy = (const void *)record;
        count_copy(copy->copyKind, copy->bytes, copy->graphNodeId != 0);
        break;
    }
    case CUPTI_ACTIVITY_KIND_MEMCPY2: {
        const WITNESS_PEER *copy = (const void *)record;
        count_copy(copy->copyKind, copy->bytes, copy->graphNodeId != 0);
        break;
    }
    case CUPTI_ACTIVITY_KIND_MEMSET: {
        const WITNESS_MEMSET *set = (const void *)record;
        count_copy(SET_ROW, set->bytes, set->graphNodeId != 0);
        break;
    }
    default:
        break;
    }
}

/* ---- records ------------------------------------------------------------------------------------------ */

void CUPTIAPI device_give_buffer(uint8_t **buffer, size_t *size, size_t *most_records)
{
    *buffer = aligned_alloc(8, BUFFER_BYTES);
    *size = *buffer ? BUFFER_BYTES : 0;
    *most_records = 0;
}

void CUPTIAPI device_take_buffer(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid)
{
    CUpti_Activity *record = NULL;
    size_t lost = 0;
    (void)size;
    pthread_mutex_lock(&table_lock);
    while (valid && cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
        count_record(record);
    pthread_mutex_unlock(&table_lock);
    if (cuptiActivityGetNumDroppedRecords(context, stream, &lost) == CUPTI_SUCCESS)
        atomic_fetch_add(&witness_dropped, lost);
    free(buffer);
}

void device_reset(void)
{
    memset(copies, 0, sizeof copies);
    for (size_t i = 0; i < kernel_slots; i++)
        kernels[i].count = kernels[i].graph_count = 0;
    pthread_mutex_init(&table_lock, NULL);
}

int device_saw_anything(void)
{
    uint64_t total = kernel_used;
    for (int i = 0; i < COPY_KINDS; i++)
        total += copies[i].count;
    return total != 0;
}

/* ---- report ------------------------------------------------------------------------------------------- */

static void put_kernels(FILE *file, const char *key, int of_graphs)
{
    const char *comma = "";
    fprintf(file, "\"%s\": {", key);
    for (size_t i = 0; i < kernel_slots; i++) {
        uint64_t count = of_graphs ? kernels[i].graph_count : kernels[i].count;
        if (!kernels[i].name || !count)
            continue;
        fputs(comma, file);
        put_string(file, kernels[i].name);
        fprintf(file, ": %llu", (unsigned long long)count);
        comma = ", ";
    }
    fputs("},\n", file);
}

static void put_copies(FILE *file)
{
    const char *comma = "";
    fputs("\"memcpy\": {", file);
    for (int i = 0; i < COPY_KINDS; i++) {
        if (!copies[i].count)
            continue;
        fprintf(file, "%s\"%s\": {\"count\": %llu, \"bytes\": %llu, \"graph_count\": %llu, \"graph_bytes\": %llu}",
                comma, copy_names[i], (unsigned long long)copies[i].count, (unsigned long long)copies[i].bytes,
                (unsigned long long)copies[i].graph_count, (unsigned long long)copies[i].graph_bytes);
        comma = ", ";
    }
    fputs("}", file);
}

void device_put(FILE *file)
{
    pthread_mutex_lock(&table_lock);
    put_kernels(file, "kernels", 0);
    put_kernels(file, "graph_kernels", 1);
    put_copies(file);
    pthread_mutex_unlock(&table_lock);
}
