/* A look at one process from inside: when does an injected object get to run, who asks the loader for
 * driver names, and where do pointers to driver functions lie at that moment?
 *
 * The object is loaded by LD_PRELOAD, by CUDA_INJECTION64_PATH, or both. It writes one log per process,
 * $PROBE_OUT.<pid>, of lines `<ms> <event> key=value ...`, and all names libcuda exports to $PROBE_OUT.names.
 * It scans the process three times: in InitializeInjection, on SIGUSR2 (the sample programs raise it when
 * their work is done) and at exit.
 *
 * With PROBE_SWAP=1 every word of a writable segment that equals one of a few driver functions is replaced
 * in InitializeInjection by a counting stub; the counts are the answer to "can pointers that the runtime
 * has already cached still be redirected?".
 *
 * dlsym and dlopen are observed and then tail-jumped to, so that RTLD_NEXT and $ORIGIN keep meaning the
 * caller. That part is x86-64 only; elsewhere the probe exports neither. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#if defined(__x86_64__)
#define LIBC_VERSION "GLIBC_2.2.5"
#else
#define LIBC_VERSION "GLIBC_2.17"
#endif

/* Read by the assembler stubs below, hence not static. */
__attribute__((visibility("hidden"))) void *probe_real_dlsym;
__attribute__((visibility("hidden"))) void *probe_real_dlopen;
static struct timespec started;
static int constructed;

/* ---- log ------------------------------------------------------------------------------------------- */

static void note(const char *format, ...)
{
    const char *out = getenv("PROBE_OUT");
    char path[4096], line[2048];
    struct timespec now;
    va_list arguments;

    if (!out)
        return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double ms = (now.tv_sec - started.tv_sec) * 1e3 + (now.tv_nsec - started.tv_nsec) / 1e6;
    int used = snprintf(line, sizeof line, "%.3f ", ms);
    va_start(arguments, format);
    int more = vsnprintf(line + used, sizeof line - used - 1, format, arguments);
    va_end(arguments);
    used += more < 0 ? 0 : more;
    if (used > (int)sizeof line - 2)
        used = sizeof line - 2;
    line[used++] = '\n';
    snprintf(path, sizeof path, "%s.%d", out, (int)getpid());
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (fd >= 0) {
        ssize_t ignored = write(fd, line, used);
        (void)ignored;
        close(fd);
    }
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static const char *object_of(const void *address)
{
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname || !*info.dli_fname)
        return "?";
    return base_name(info.dli_fname);
}

/* ---- what libcuda exports -------------------------------------------------------------------------- */

#define MOST_EXPORTS 8192
struct export { uintptr_t address; const char *name; };
static struct export exports[MOST_EXPORTS];
static int export_count;
static uintptr_t cuda_base, cuda_low, cuda_high;

static int by_address(const void *a, const void *b)
{
    uintptr_t x = ((const struct export *)a)->address, y = ((const struct export *)b)->address;
    return x < y ? -1 : x > y;
}

static const struct export *find_export(uintptr_t word)
{
    struct export key = {word, NULL};
    if (word < cuda_low || word >= cuda_high)
        return NULL;
    return bsearch(&key, exports, export_count, sizeof key, by_address);
}

static uint32_t symbol_count(const uint32_t *gnu_hash, const uint32_t *sysv_hash)
{
    if (sysv_hash)
        return sysv_hash[1];
    if (!gnu_hash)
        return 0;
    uint32_t buckets = gnu_hash[0], first = gnu_hash[1], bloom = gnu_hash[2], last = 0;
    const uint32_t *bucket = gnu_hash + 4 + bloom * (sizeof(ElfW(Addr)) / 4), *chain = bucket + buckets;
    for (uint32_t i = 0; i < buckets; i++)
        if (bucket[i] > last)
            last = bucket[i];
    if (last < first)
        return first;
    while (!(chain[last - first] & 1))
        last++;
    return last + 1;
}

static int is_libcuda(const char *path)
{
    return strncmp(base_name(path), "libcuda.so", 10) == 0;
}

static int read_exports(struct dl_phdr_info *info, size_t size, void *unused)
{
    const ElfW(Sym) *symbols = NULL;
    const char *strings = NULL;
    const uint32_t *gnu_hash = NULL, *sysv_hash = NULL;
    (void)size, (void)unused;
    if (!info->dlpi_name || !is_libcuda(info->dlpi_name))
        return 0;
    cuda_base = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_LOAD && segment->p_flags & PF_X) {
            if (!cuda_low || start < cuda_low)
                cuda_low = start;
            if (start + segment->p_memsz > cuda_high)
                cuda_high = start + segment->p_memsz;
        }
        if (segment->p_type != PT_DYNAMIC)
            continue;
        for (const ElfW(Dyn) *entry = (void *)start; entry->d_tag != DT_NULL; entry++) {
            /* glibc relocates these in place, other loaders may not. */
            uintptr_t value = entry->d_un.d_ptr;
            if (value < info->dlpi_addr)
                value += info->dlpi_addr;
            switch (entry->d_tag) {
            case DT_SYMTAB: symbols = (void *)value; break;
            case DT_STRTAB: strings = (void *)value; break;
            case DT_GNU_HASH: gnu_hash = (void *)value; break;
            case DT_HASH: sysv_hash = (void *)value; break;
            }
        }
    }
    uint32_t count = symbols && strings ? symbol_count(gnu_hash, sysv_hash) : 0;
    for (uint32_t i = 0; i < count && export_count < MOST_EXPORTS; i++) {
        const char *name = strings + symbols[i].st_name;
        if (symbols[i].st_shndx == SHN_UNDEF || ELF64_ST_TYPE(symbols[i].st_info) != STT_FUNC)
            continue;
        if (strncmp(name, "cu", 2) == 0)
            exports[export_count++] = (struct export){info->dlpi_addr + symbols[i].st_value, name};
    }
    qsort(exports, export_count, sizeof *exports, by_address);
    return 1;
}

static int know_exports(void)
{
    uintptr_t before = cuda_base;
    int had = export_count;
    export_count = 0;
    cuda_base = cuda_low = cuda_high = 0;
    dl_iterate_phdr(read_exports, NULL);
    if (!export_count || (had == export_count && before == cuda_base))
        return export_count;
    const char *out = getenv("PROBE_OUT");
    char path[4096];
    snprintf(path, sizeof path, "%s.names", out ? out : "/dev/null");
    FILE *file = out ? fopen(path, "w") : NULL;
    for (int i = 0; file && i < export_count; i++)
        fprintf(file, "%s\n", exports[i].name);
    if (file)
        fclose(file);
    note("exports count=%d", export_count);
    return export_count;
}

/* ---- counting stubs -------------------------------------------------------------------------------- */

#define SWAPPED(X) X(cuLaunchKernel) X(cuLaunchKernelEx) X(cuMemAlloc_v2) X(cuMemcpyHtoD_v2) X(cuCtxSynchronize)
struct stub { uint64_t calls; void *real; };
#if defined(__x86_64__)
#define STUB(name)                                                                                          \
    __attribute__((visibility("hidden"))) struct stub probe_stub_##name;                                    \
    void probe_count_##name(void) __attribute__((visibility("hidden")));                                    \
    __asm__(".text\n.type probe_count_" #name ",@function\nprobe_count_" #name ":\n"                        \
            "  lock incq probe_stub_" #name "(%rip)\n  jmp *probe_stub_" #name "+8(%rip)\n");
#else
#define STUB(name)                                                                                          \
    static struct stub probe_stub_##name;                                                                   \
    static void probe_count_##name(void) {}
#endif
SWAPPED(STUB)

static const struct { const char *name; struct stub *stub; void (*entry)(void); } swaps[] = {
#define ROW(name) {#name, &probe_stub_##name, probe_count_##name},
    SWAPPED(ROW)
};
#define SWAPS (int)(sizeof swaps / sizeof *swaps)
static int words_swapped;

static void swap_word(uintptr_t *word, const struct export *target, int in_relro)
{
    for (int i = 0; i < SWAPS; i++) {
        if (strcmp(swaps[i].name, target->name) != 0)
            continue;
        uintptr_t page = (uintptr_t)word & ~(uintptr_t)4095;
        swaps[i].stub->real = (void *)target->address;
        if (in_relro && mprotect((void *)page, 4096, PROT_READ | PROT_WRITE) != 0)
            return;
        *word = (uintptr_t)swaps[i].entry;
        if (in_relro)
            mprotect((void *)page, 4096, PROT_READ);
        words_swapped++;
    }
}

/* ---- scan ------------------------------------------------------------------------------------------ */

struct tally {
    int words, relro_words, distinct, inner;
    unsigned char seen[MOST_EXPORTS];
};
struct scan { const char *when; int memory, swap; };

/* Reads through /proc/self/mem: a page that vanishes or can't be read ends the range instead of the process. */
static void scan_range(const struct scan *scan, uintptr_t from, uintptr_t to, uintptr_t relro_from,
                       uintptr_t relro_to, struct tally *tally)
{
    static uintptr_t buffer[1 << 16];
    from = (from + 7) & ~(uintptr_t)7;
    while (from + 8 <= to) {
        size_t want = to - from < sizeof buffer ? to - from : sizeof buffer;
        ssize_t got = pread(scan->memory, buffer, want, (off_t)from);
        if (got < 8)
            return;
        for (ssize_t i = 0; i < got / 8; i++) {
            uintptr_t word = buffer[i], at = from + i * 8;
            if (word < cuda_low || word >= cuda_high)
                continue;
            const struct export *target = find_export(word);
            if (!target) {
                tally->inner++;
                continue;
            }
            int in_relro = at >= relro_from && at < relro_to;
            tally->words++;
            tally->relro_words += in_relro;
            if (!tally->seen[target - exports]) {
                tally->seen[target - exports] = 1;
                tally->distinct++;
            }
            if (scan->swap)
                swap_word((uintptr_t *)at, target, in_relro);
        }
        from += got & ~(ssize_t)7;
    }
}

static int is_mine(uintptr_t from, uintptr_t to)
{
    return from < (uintptr_t)(exports + MOST_EXPORTS) && (uintptr_t)exports < to;
}

static int scan_object(struct dl_phdr_info *info, size_t size, void *argument)
{
    static struct tally tally;
    const struct scan *scan = argument;
    uintptr_t relro_from = 0, relro_to = 0;
    (void)size;
    memset(&tally, 0, sizeof tally);
    if (info->dlpi_addr == cuda_base)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_GNU_RELRO) {
            relro_from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            relro_to = relro_from + info->dlpi_phdr[i].p_memsz;
        }
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        uintptr_t from = info->dlpi_addr + segment->p_vaddr, to = from + segment->p_memsz;
        if (segment->p_type == PT_LOAD && segment->p_flags & PF_W && !is_mine(from, to))
            scan_range(scan, from, to, relro_from, relro_to, &tally);
    }
    if (tally.words || tally.inner > 8)
        note("pointers when=%s object=%s words=%d relro=%d distinct=%d inner=%d", scan->when,
             info->dlpi_name && *info->dlpi_name ? base_name(info->dlpi_name) : "(program)", tally.words,
             tally.relro_words, tally.distinct, tally.inner);
    return 0;
}

/* Pointers that are kept on the heap rather than in a library's own data. */
static void scan_anonymous(const struct scan *scan)
{
    static struct tally tally;
    struct scan only_count = *scan;
    char line[1024];
    size_t skipped = 0, looked_at = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    memset(&tally, 0, sizeof tally);
    only_count.swap = 0;
    while (maps && fgets(line, sizeof line, maps)) {
        unsigned long from, to, inode;
        char mode[8], path[512] = "";
        if (sscanf(line, "%lx-%lx %7s %*s %*s %lu %511s", &from, &to, mode, &inode, path) < 4)
            continue;
        if (mode[0] != 'r' || mode[1] != 'w' || inode != 0 || is_mine(from, to))
            continue;
        if (path[0] && strcmp(path, "[heap]") != 0)
            continue;
        if (to - from > (256ul << 20) || looked_at > (2ul << 30)) {
            skipped += to - from;
            continue;
        }
        looked_at += to - from;
        scan_range(&only_count, from, to, 0, 0, &tally);
    }
    if (maps)
        fclose(maps);
    note("pointers when=%s object=(heap+bss) words=%d relro=0 distinct=%d inner=%d skipped_mib=%zu", scan->when,
         tally.words, tally.distinct, tally.inner, skipped >> 20);
}

static int list_library(struct dl_phdr_info *info, size_t size, void *when)
{
    const char *name = info->dlpi_name ? base_name(info->dlpi_name) : "";
    (void)size;
    if (strstr(name, "cuda") || strstr(name, "cupti") || strstr(name, "nvidia") || strstr(name, "torch"))
        note("library when=%s name=%s", (const char *)when, name);
    return 0;
}

static void global_lookups(const char *when)
{
    void *(*look)(void *, const char *) = (void *(*)(void *, const char *))probe_real_dlsym;
    static const char *const names[] = {"cuInit", "cudaMalloc", "ncclAllReduce"};
    for (int i = 0; look && i < 3; i++) {
        void *everywhere = look(RTLD_DEFAULT, names[i]), *next = look(RTLD_NEXT, names[i]);
        note("lookup when=%s name=%s default=%s next=%s", when, names[i],
             everywhere ? object_of(everywhere) : "NULL", next ? object_of(next) : "NULL");
    }
}

static void look_around(const char *when, int swap)
{
    struct scan scan = {when, open("/proc/self/mem", O_RDONLY | O_CLOEXEC), swap};
    dl_iterate_phdr(list_library, (void *)when);
    global_lookups(when);
    if (scan.memory < 0 || !know_exports()) {
        note("noscan when=%s reason=%s", when, scan.memory < 0 ? "mem" : "libcuda-not-loaded");
    } else {
        dl_iterate_phdr(scan_object, &scan);
        if (strcmp(when, "exit") != 0)
            scan_anonymous(&scan);
    }
    if (scan.memory >= 0)
        close(scan.memory);
    for (int i = 0; i < SWAPS; i++)
        if (swaps[i].stub->real)
            note("swap when=%s name=%s calls=%llu", when, swaps[i].name,
                 (unsigned long long)swaps[i].stub->calls);
}

/* ---- ways in --------------------------------------------------------------------------------------- */

static void find_real(void)
{
    if (!probe_real_dlsym)
        probe_real_dlsym = dlvsym(RTLD_NEXT, "dlsym", LIBC_VERSION);
    if (!probe_real_dlopen)
        probe_real_dlopen = dlvsym(RTLD_NEXT, "dlopen", LIBC_VERSION);
    /* An object opened by the driver has nothing "next" to it. */
    if (!probe_real_dlsym)
        probe_real_dlsym = dlvsym(RTLD_DEFAULT, "dlsym", LIBC_VERSION);
}

#if defined(__x86_64__)
__attribute__((visibility("hidden"), used)) void probe_saw_dlsym(void *handle, const char *name, void *caller)
{
    find_real();
    if (name && strncmp(name, "cu", 2) == 0)
        note("dlsym name=%s caller=%s handle=%s", name, object_of(caller),
             handle == RTLD_NEXT ? "next" : handle == RTLD_DEFAULT ? "default" : "library");
}

__attribute__((visibility("hidden"), used)) void probe_saw_dlopen(const char *path, long flags, void *caller)
{
    find_real();
    if (path && (strstr(path, "cuda") || strstr(path, "nvidia") || strstr(path, "cupti")))
        note("dlopen path=%s flags=0x%x caller=%s", path, (unsigned)flags, object_of(caller));
}

#define FORWARD(function)                                                                                   \
    __asm__(".text\n.globl " #function "\n.type " #function ",@function\n" #function ":\n"                  \
            "  push %rdi\n  push %rsi\n  mov 16(%rsp), %rdx\n  sub $8, %rsp\n"                              \
            "  call probe_saw_" #function "\n"                                                              \
            "  add $8, %rsp\n  pop %rsi\n  pop %rdi\n  jmp *probe_real_" #function "(%rip)\n");
FORWARD(dlsym)
FORWARD(dlopen)
#endif

static void on_signal(int number)
{
    (void)number;
    look_around("checkpoint", 0);
}

__attribute__((constructor)) static void probe_start(void)
{
    char exe[512] = "?";
    ssize_t length = readlink("/proc/self/exe", exe, sizeof exe - 1);
    clock_gettime(CLOCK_MONOTONIC, &started);
    find_real();
    if (length > 0)
        exe[length] = 0;
    note("constructor nth=%d exe=%s preload=%d injection=%d", ++constructed, exe, getenv("LD_PRELOAD") != NULL,
         getenv("CUDA_INJECTION64_PATH") != NULL);
    dl_iterate_phdr(list_library, "constructor");
    signal(SIGUSR2, on_signal);
}

int InitializeInjection(void)
{
    void *frames[24];
    int depth = backtrace(frames, 24), used = 0;
    char chain[768] = "";
    for (int i = 1; i < depth && used < (int)sizeof chain - 80; i++) {
        Dl_info info = {0};
        dladdr(frames[i], &info);
        used += snprintf(chain + used, sizeof chain - used, "%s%.40s:%.32s", i > 1 ? "<" : "",
                         info.dli_fname ? base_name(info.dli_fname) : "?", info.dli_sname ? info.dli_sname : "?");
    }
    note("injection constructors=%d stack=%s", constructed, chain);
    const char *swap = getenv("PROBE_SWAP");
    look_around("injection", swap && *swap == '1');
    if (words_swapped)
        note("swapped words=%d", words_swapped);
    return 1;
}

__attribute__((destructor)) static void probe_end(void)
{
    /* Only a process that had CUDA in it has anything left to say. */
    if (export_count)
        look_around("exit", 0);
    note("end");
}
