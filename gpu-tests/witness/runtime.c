/* Calls of the CUDA runtime, by name and by the copy of the runtime that they arrived at.
 *
 * CUPTI reports the calls of every copy: libcudart.so, and the static ones inside libcublas, libnccl or the program itself.
 * Only those of libcudart.so can be interposed, so the two must be told apart. A copy calls CUPTI from the body of its
 * API function: going up the stack, the first frame that belongs neither to CUPTI, nor to the driver, nor to the witness is in
 * that copy. Where the driver cannot be unwound, the frame of that function is found by its correlation word, which lies in it:
 * the first pointer into code below that word is where it will return to from CUPTI. Calls that libcudart.so makes to itself bypass the dynamic linker and are counted apart: they are those that
 * begin while another call of the same thread is in progress, without a foreign frame between the two. */
#define _GNU_SOURCE
#include "witness.h"
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <unwind.h>

#define MOST_IDS 1024
#define MOST_COPIES 64
#define MOST_FRAMES 64
#define MOST_DEPTH 16

/* Copies 0 to 3 are fixed; the others are named in order of appearance. */
enum { PASSED, SHARED, INNER, UNKNOWN, FIRST_STATIC };

static atomic_ulong counts[MOST_COPIES][MOST_IDS];
static char names[MOST_COPIES][128];
static atomic_int copies = FIRST_STATIC;
static atomic_ulong scanned;
static atomic_flag naming = ATOMIC_FLAG_INIT;

/* Return address to copy: `address << 8 | copy + 1`, so that one store publishes both. */
static _Atomic uint64_t known[4096];

/* Calls in progress on this thread: where the frame of each API function is. */
static __thread struct { int depth; uintptr_t frame[MOST_DEPTH]; } active;

/* ---- which copy --------------------------------------------------------------------------------------- */

static int begins_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static int static_copy(const char *name)
{
    int found = UNKNOWN;
    while (atomic_flag_test_and_set_explicit(&naming, memory_order_acquire))
        ;
    int used = atomic_load(&copies);
    for (int i = FIRST_STATIC; i < used; i++)
        if (strcmp(names[i], name) == 0)
            found = i;
    if (found == UNKNOWN && used < MOST_COPIES) {
        snprintf(names[used], sizeof names[used], "%s", name);
        found = used;
        atomic_store(&copies, used + 1);
    }
    atomic_flag_clear_explicit(&naming, memory_order_release);
    return found;
}

static int copy_at(uintptr_t address)
{
    static const char *const passed[] = {"libwitness", "libcupti", "libcuda.so", "libnvidia-", "libnvperf"};
    Dl_info info;
    if (!dladdr((void *)address, &info) || !info.dli_fname)
        return UNKNOWN;
    const char *slash = strrchr(info.dli_fname, '/'), *base = slash ? slash + 1 : info.dli_fname;
    for (size_t i = 0; i < sizeof passed / sizeof *passed; i++)
        if (begins_with(base, passed[i]))
            return PASSED;
    return begins_with(base, "libcudart.so") || begins_with(base, "libcudart-") ? SHARED : static_copy(base);
}

static int copy_of(uintptr_t address)
{
    if (address >> 48)
        return UNKNOWN;
    _Atomic uint64_t *slot = &known[(address ^ address >> 12) % (sizeof known / sizeof *known)];
    uint64_t value = atomic_load_explicit(slot, memory_order_relaxed);
    if (value >> 8 == address)
        return (int)(value & 0xFF) - 1;
    int copy = copy_at(address);
    atomic_store_explicit(slot, (uint64_t)address << 8 | (unsigned)(copy + 1), memory_order_relaxed);
    return copy;
}

struct search { int copy, frames; uintptr_t frame; };

/* Goes up to the first frame of a runtime, and on to the last one of the same object that follows without a gap. */
static _Unwind_Reason_Code look(struct _Unwind_Context *context, void *argument)
{
    struct search *search = argument;
    int copy = copy_of(_Unwind_GetIP(context) - 1);
    if (search->copy == PASSED)
        search->copy = copy;
    else if (copy != search->copy)
        return _URC_END_OF_STACK;
    search->frame = _Unwind_GetCFA(context);
    return ++search->frames < MOST_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/* The copy whose frame holds `word`, read from the stack itself. */
static int copy_below(const uint64_t *word)
{
    const uint64_t *here = __builtin_frame_address(0);
    for (int i = 0; i < MOST_FRAMES && word > here; i++) {
        int copy = copy_of((uintptr_t)*--word);
        if (copy == SHARED || copy >= FIRST_STATIC)
            return copy;
    }
    return UNKNOWN;
}

/* ---- counting ----------------------------------------------------------------------------------------- */

static int entered(const uint64_t *word)
{
    struct search search = {PASSED, 0, 0};
    _Unwind_Backtrace(look, &search);
    int copy = search.copy;
    if (copy == PASSED || copy == UNKNOWN) {
        copy = copy_below(word);
        atomic_fetch_add_explicit(&scanned, 1, memory_order_relaxed);
    }
    int outer = active.depth - 1;
    int inner = copy == SHARED && outer >= 0 && outer < MOST_DEPTH && active.frame[outer] == search.frame;
    if (active.depth < MOST_DEPTH)
        active.frame[active.depth] = search.frame;
    active.depth++;
    return inner ? INNER : copy;
}

/* The copy is found at entry and counted at exit, as the driver's calls are: a call that never returns is not counted. */
void runtime_callback(CUpti_CallbackId id, const CUpti_CallbackData *data)
{
    if (data->callbackSite == CUPTI_API_ENTER) {
        *data->correlationData = (uint64_t)entered(data->correlationData);
        return;
    }
    uint64_t copy = *data->correlationData;
    active.depth -= active.depth > 0;
    atomic_fetch_add_explicit(&counts[copy && copy < MOST_COPIES ? copy : UNKNOWN][id < MOST_IDS ? id : 0], 1,
                              memory_order_relaxed);
}

void runtime_reset(void)
{
    for (int copy = 0; copy < MOST_COPIES; copy++)
        for (int id = 0; id < MOST_IDS; id++)
            atomic_store_explicit(&counts[copy][id], 0, memory_order_relaxed);
    atomic_store(&scanned, 0);
    active.depth = 0;
    atomic_flag_clear(&naming);
}

static int any(int copy)
{
    unsigned long total = 0;
    for (int id = 0; id < MOST_IDS; id++)
        total += atomic_load(&counts[copy][id]);
    return total != 0;
}

int runtime_saw_anything(void)
{
    for (int copy = 0; copy < MOST_COPIES; copy++)
        if (any(copy))
            return 1;
    return 0;
}

void runtime_put(FILE *file)
{
    const char *comma = "";
    fprintf(file, "\"runtime_scanned\": %lu,\n\"runtime\": {", atomic_load(&scanned));
    put_counts(file, CUPTI_CB_DOMAIN_RUNTIME_API, counts[SHARED], MOST_IDS);
    fputs("},\n\"runtime_inner\": {", file);
    put_counts(file, CUPTI_CB_DOMAIN_RUNTIME_API, counts[INNER], MOST_IDS);
    fputs("},\n\"runtime_static\": {", file);
    strcpy(names[UNKNOWN], "unknown");
    for (int copy = UNKNOWN; copy < atomic_load(&copies); copy++) {
        if (!any(copy))
            continue;
        fputs(comma, file);
        put_string(file, names[copy]);
        fputs(": {", file);
        put_counts(file, CUPTI_CB_DOMAIN_RUNTIME_API, counts[copy], MOST_IDS);
        fputs("}", file);
        comma = ", ";
    }
    fputs("},\n", file);
}
