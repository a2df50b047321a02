/* An independent witness: counts, through CUPTI and in the process itself, what the driver and the runtime were asked to do.
 *
 * Loaded by LD_PRELOAD (beside gputap or alone) or named in CUDA_INJECTION64_PATH. WITNESS chooses what is
 * counted: `callbacks` (every driver and runtime API call, by name), `kernels` (kernels, copies and memsets that ran on the
 * device), or `both`. One file per process that used CUDA, $WITNESS_OUT.<pid>.json:
 *
 *   {"pid", "exe", "mode", "errors", "dropped",
 *    "driver":         {name: calls that returned},
 *    "runtime":        {name: calls that arrived at libcudart.so and returned},
 *    "runtime_inner":  {name: the same, made by libcudart.so itself},
 *    "runtime_scanned": calls whose copy of the runtime was found by reading the stack instead of unwinding it,
 *    "runtime_static": {object: {name: calls that arrived at the copy of the runtime inside that object}},
 *    "kernels": {mangled name: times run}, "graph_kernels": {the part of it that came from graphs},
 *    "memcpy":  {kind: {"count", "bytes", "graph_count", "graph_bytes"}}, "memset": the same under "set"}
 *
 * Names are CUPTI's: those of the runtime end in the version that introduced them (cudaMalloc_v3020).
 *
 * What it does not do: a process that ends without exit handlers (os._exit, a signal) leaves no file, and a
 * forked child starts from zero and writes only if it used CUDA itself. CUPTI does not report the driver calls
 * it makes on its own account, so nothing has to be subtracted here; an interposer may see those calls, though,
 * because CUPTI finds the driver with dlsym like everybody else. */
#define _GNU_SOURCE
#include "witness.h"
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_CALLBACKS 4096

atomic_ulong witness_errors, witness_dropped;
static atomic_ulong calls[MOST_CALLBACKS];
static atomic_ulong calls_beyond;
static atomic_int started, at_exit_set;
static int want_callbacks, want_kernels;

/* ---- CUPTI's calls into us ---------------------------------------------------------------------------- */

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
    if (domain == CUPTI_CB_DOMAIN_RUNTIME_API)
        runtime_callback(id, data);
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
    atomic_fetch_add(&witness_errors, 1);
    return 0;
}

static void start_activities(void)
{
    static const CUpti_ActivityKind kinds[] = {CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_MEMCPY,
                                               CUPTI_ACTIVITY_KIND_MEMCPY2, CUPTI_ACTIVITY_KIND_MEMSET};
    if (!check(cuptiActivityRegisterCallbacks(device_give_buffer, device_take_buffer), "activity buffers"))
        return;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        check(cuptiActivityEnable(kinds[i]), "activity kind");
}

/* A forked child has not done what its parent did. */
static void in_child(void)
{
    for (int i = 0; i < MOST_CALLBACKS; i++)
        atomic_store_explicit(&calls[i], 0, memory_order_relaxed);
    runtime_reset();
    device_reset();
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
    if (want_callbacks) {
        check(cuptiEnableDomain(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API), "driver callbacks");
        check(cuptiEnableDomain(1, subscriber, CUPTI_CB_DOMAIN_RUNTIME_API), "runtime callbacks");
    }
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

__attribute__((visibility("default"))) int InitializeInjection(void)
{
    start();
    /* The call of cuInit that brought us here is not reported to us. */
    if (!atomic_exchange(&at_exit_set, 1))
        atexit(at_exit);
    return 1;
}

/* ---- report ------------------------------------------------------------------------------------------- */

void put_string(FILE *file, const char *text)
{
    fputc('"', file);
    for (; *text; text++)
        if ((unsigned char)*text < 0x20)
            fprintf(file, "\\u%04x", *text);
        else
            fprintf(file, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    fputc('"', file);
}

void put_counts(FILE *file, CUpti_CallbackDomain domain, const atomic_ulong *counts, uint32_t most)
{
    const char *comma = "";
    for (uint32_t id = 0; id < most; id++) {
        unsigned long count = atomic_load(&counts[id]);
        const char *name = NULL;
        char number[32];
        if (!count)
            continue;
        if (cuptiGetCallbackName(domain, id, &name) != CUPTI_SUCCESS || !name) {
            snprintf(number, sizeof number, "cbid %u", id);
            name = number;
        }
        fputs(comma, file);
        put_string(file, name);
        fprintf(file, ": %lu", count);
        comma = ", ";
    }
}

static int saw_anything(void)
{
    unsigned long total = 0;
    for (int i = 0; i < MOST_CALLBACKS; i++)
        total += atomic_load(&calls[i]);
    return total != 0 || runtime_saw_anything() || device_saw_anything();
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
    fprintf(file, "{\"pid\": %d, \"exe\": ", (int)getpid());
    put_string(file, exe);
    fprintf(file, ", \"mode\": \"%s\", \"errors\": %lu, \"dropped\": %lu, \"beyond\": %lu,\n",
            want_callbacks ? (want_kernels ? "both" : "callbacks") : "kernels", atomic_load(&witness_errors),
            atomic_load(&witness_dropped), atomic_load(&calls_beyond));
    fputs("\"driver\": {", file);
    put_counts(file, CUPTI_CB_DOMAIN_DRIVER_API, calls, MOST_CALLBACKS);
    fputs("},\n", file);
    runtime_put(file);
    device_put(file);
    fputs("}\n", file);
    if (fclose(file) == 0)
        rename(temporary, path);
}

__attribute__((destructor)) static void on_unload(void)
{
    write_report();
}
