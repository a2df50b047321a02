/* An independent witness: counts, through CUPTI and in the process itself, what the driver was asked to do.
 *
 * Loaded by LD_PRELOAD (beside gputap or alone) or named in CUDA_INJECTION64_PATH. WITNESS chooses what is
 * counted: `callbacks` (every driver API call, by name), `kernels` (kernels, copies and memsets that ran on the
 * device), or `both`. One file per process that used CUDA, $WITNESS_OUT.<pid>.json:
 *
 *   {"pid", "exe", "mode", "errors", "dropped",
 *    "driver":  {name: calls that returned},
 *    "kernels": {mangled name: times run}, "graph_kernels": {the part of it that came from graphs},
 *    "memcpy":  {kind: {"count", "bytes", "graph_count", "graph_bytes"}}, "memset": the same under "set"}
 *
 * What it does not do: a process that ends without exit handlers (os._exit, a signal) leaves no file, and a
 * forked child starts from zero and writes only if it used CUDA itself. CUPTI does not report the driver calls
 * it makes on its own account, so nothing has to be subtracted here; an interposer may see those calls, though,
 * because CUPTI finds the driver with dlsym like everybody else.
 *
 * The record types differ between toolkits and are chosen by the build script from the header in use. */
#define _GNU_SOURCE
#include <cupti.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef WITNESS_KERNEL
#define WITNESS_KERNEL CUpti_ActivityKernel10
#define WITNESS_MEMCPY CUpti_ActivityMemcpy6
#define WITNESS_PEER CUpti_ActivityMemcpyPtoP4
#define WITNESS_MEMSET CUpti_ActivityMemset4
#endif

#define MOST_CALLBACKS 4096
#define BUFFER_BYTES (8u << 20)
#define COPY_KINDS 12 /* CUPTI's copy kinds, and one row for memsets */
#define SET_ROW 11

static atomic_ulong calls[MOST_CALLBACKS];
static atomic_ulong calls_beyond, dropped, errors;
static atomic_int started, at_exit_set;
static int want_callbacks, want_kernels;

/* ---- tables of what ran on the device ---------------------------------------------------------------- */

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
        atomic_fetch_add(&errors, 1);
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

/* ---- CUPTI's calls into us ---------------------------------------------------------------------------- */

static void CUPTIAPI give_buffer(uint8_t **buffer, size_t *size, size_t *most_records)
{
    *buffer = aligned_alloc(8, BUFFER_BYTES);
    *size = *buffer ? BUFFER_BYTES : 0;
    *most_records = 0;
}

static void CUPTIAPI take_buffer(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid)
{
    CUpti_Activity *record = NULL;
    size_t lost = 0;
    (void)size;
    pthread_mutex_lock(&table_lock);
    while (valid && cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
        count_record(record);
    pthread_mutex_unlock(&table_lock);
    if (cuptiActivityGetNumDroppedRecords(context, stream, &lost) == CUPTI_SUCCESS)
        atomic_fetch_add(&dropped, lost);
    free(buffer);
}

static void write_report(void);

static void at_exit(void)
{
    if (want_kernels)
        cuptiActivityFlushAll(1);
    write_report();
}

static void CUPTIAPI on_callback(void *unused, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *data)
{
    (void)unused;
    /* Exit handlers run last in, first out: one registered when there is a context runs before the driver's own. The
     * first cuInit of a process is not reported. */
    if (domain == CUPTI_CB_DOMAIN_RESOURCE && !atomic_exchange(&at_exit_set, 1))
        atexit(at_exit);
    if (domain != CUPTI_CB_DOMAIN_DRIVER_API || ((const CUpti_CallbackData *)data)->callbackSite != CUPTI_API_EXIT)
        return;
    if (id < MOST_CALLBACKS)
        atomic_fetch_add_explicit(&calls[id], 1, memory_order_relaxed);
    else
        atomic_fetch_add_explicit(&calls_beyond, 1, memory_order_relaxed);
}

/* ---- start -------------------------------------------------------------------------------------------- */

static int check(CUptiResult result, const char *what)
{
    const char *text = "?";
    if (result == CUPTI_SUCCESS)
        return 1;
    cuptiGetResultString(result, &text);
    fprintf(stderr, "witness: %s: %s\n", what, text);
    atomic_fetch_add(&errors, 1);
    return 0;
}

static void start_activities(void)
{
    static const CUpti_ActivityKind kinds[] = {CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_MEMCPY,
                                               CUPTI_ACTIVITY_KIND_MEMCPY2, CUPTI_ACTIVITY_KIND_MEMSET};
    if (!check(cuptiActivityRegisterCallbacks(give_buffer, take_buffer), "activity buffers"))
        return;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        check(cuptiActivityEnable(kinds[i]), "activity kind");
}

/* A forked child has not done what its parent did. */
static void in_child(void)
{
    for (int i = 0; i < MOST_CALLBACKS; i++)
        atomic_store_explicit(&calls[i], 0, memory_order_relaxed);
    memset(copies, 0, sizeof copies);
    for (size_t i = 0; i < kernel_slots; i++)
        kernels[i].count = kernels[i].graph_count = 0;
    pthread_mutex_init(&table_lock, NULL);
}

static void start(void)
{
    CUpti_SubscriberHandle subscriber;
    const char *mode = getenv("WITNESS");
    if (!getenv("WITNESS_OUT") || atomic_exchange(&started, 1))
        return;
    want_kernels = mode && (!strcmp(mode, "kernels") || !strcmp(mode, "both"));
    want_callbacks = !want_kernels || !strcmp(mode, "both");
    if (!check(cuptiSubscribe(&subscriber, on_callback, NULL), "subscribe"))
        return;
    pthread_atfork(NULL, NULL, in_child);
    if (want_callbacks)
        check(cuptiEnableDomain(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API), "driver callbacks");
    if (want_kernels)
        start_activities();
    check(cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_CONTEXT_CREATED),
          "context callback");
}

/* Programs that a job starts in passing and that never touch a GPU: CUPTI would only slow them down. */
static int is_bystander(void)
{
    static const char *const names[] = {"sh",  "bash", "dash",     "env",   "gcc",      "g++",       "cc1",   "cc1plus",
                                        "as",  "ld",   "collect2", "ptxas", "ldconfig", "nvidia-smi", "uname", "lscpu",
                                        "git", "file", "timeout",  "clang", "x86_64-linux-gnu-gcc-13", "gputap"};
    char exe[1024];
    ssize_t length = readlink("/proc/self/exe", exe, sizeof exe - 1);
    if (length <= 0)
        return 0;
    exe[length] = 0;
    const char *slash = strrchr(exe, '/'), *base = slash ? slash + 1 : exe;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(base, names[i]) == 0)
            return 1;
    return strstr(base, "-linux-gnu-") != NULL;
}

__attribute__((constructor)) static void on_load(void)
{
    const char *preload = getenv("LD_PRELOAD");
    if (preload && strstr(preload, "libwitness") && !is_bystander())
        start();
}

int InitializeInjection(void)
{
    start();
    /* The call of cuInit that brought us here is not reported to us. */
    if (!atomic_exchange(&at_exit_set, 1))
        atexit(at_exit);
    return 1;
}

/* ---- report ------------------------------------------------------------------------------------------- */

static void put_string(FILE *file, const char *text)
{
    fputc('"', file);
    for (; *text; text++)
        if ((unsigned char)*text < 0x20)
            fprintf(file, "\\u%04x", *text);
        else
            fprintf(file, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    fputc('"', file);
}

static void put_calls(FILE *file)
{
    const char *comma = "";
    fputs("\"driver\": {", file);
    for (uint32_t id = 0; id < MOST_CALLBACKS; id++) {
        unsigned long count = atomic_load(&calls[id]);
        const char *name = NULL;
        char number[32];
        if (!count)
            continue;
        if (cuptiGetCallbackName(CUPTI_CB_DOMAIN_DRIVER_API, id, &name) != CUPTI_SUCCESS || !name) {
            snprintf(number, sizeof number, "cbid %u", id);
            name = number;
        }
        fputs(comma, file);
        put_string(file, name);
        fprintf(file, ": %lu", count);
        comma = ", ";
    }
    fputs("},\n", file);
}

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

static int saw_anything(void)
{
    unsigned long total = kernel_used;
    for (int i = 0; i < MOST_CALLBACKS; i++)
        total += atomic_load(&calls[i]);
    for (int i = 0; i < COPY_KINDS; i++)
        total += copies[i].count;
    return total != 0;
}

/* Called twice, by the exit handler and at unload: the second writing has the calls that tear-down itself made. */
static void write_report(void)
{
    const char *out = getenv("WITNESS_OUT");
    char path[4096], temporary[4200], exe[1024] = "?";
    if (!out || !atomic_load(&started) || !saw_anything())
        return;
    ssize_t length = readlink("/proc/self/exe", exe, sizeof exe - 1);
    exe[length > 0 ? length : 1] = 0;
    snprintf(path, sizeof path, "%s.%d.json", out, (int)getpid());
    snprintf(temporary, sizeof temporary, "%s.part", path);
    FILE *file = fopen(temporary, "w");
    if (!file)
        return;
    pthread_mutex_lock(&table_lock);
    fprintf(file, "{\"pid\": %d, \"exe\": ", (int)getpid());
    put_string(file, exe);
    fprintf(file, ", \"mode\": \"%s\", \"errors\": %lu, \"dropped\": %lu, \"beyond\": %lu,\n",
            want_callbacks ? (want_kernels ? "both" : "callbacks") : "kernels", atomic_load(&errors),
            atomic_load(&dropped), atomic_load(&calls_beyond));
    put_calls(file);
    put_kernels(file, "kernels", 0);
    put_kernels(file, "graph_kernels", 1);
    put_copies(file);
    fputs("}\n", file);
    pthread_mutex_unlock(&table_lock);
    if (fclose(file) == 0)
        rename(temporary, path);
}

__attribute__((destructor)) static void on_unload(void)
{
    write_report();
}
