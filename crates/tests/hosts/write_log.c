// Preloaded into a program that writes a trace: logs to $WRITE_LOG, in order, all that it does to files below $WRITE_ROOT.
// An entry is `u8 what, u32 length of the path, path, u64 where, u32 length of the bytes, bytes`; paths are relative to the root.
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum what { CREATE = 1, WRITE, CUT, RENAME, REMOVE, SYNC, DIRECTORY };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int out = -1;
static char root[4096];

static void put(const void *bytes, size_t n) {
    if (syscall(SYS_write, out, bytes, n) != (ssize_t)n)
        abort();
}

__attribute__((constructor)) static void start(void) {
    const char *file = getenv("WRITE_LOG"), *dir = getenv("WRITE_ROOT");
    if (!file || !dir || !realpath(dir, root))
        abort();
    out = syscall(SYS_openat, AT_FDCWD, file, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
}

// The part of a path below the root, or NULL.
static const char *below(const char *path) {
    static __thread char whole[4096];
    char parent[4096];
    snprintf(parent, sizeof parent, "%s", path);
    char *name = strrchr(parent, '/');
    if (!name)
        return 0;
    *name++ = 0;
    if (!realpath(*parent ? parent : "/", whole))
        return 0;
    size_t n = strlen(root), length = strlen(whole);
    snprintf(whole + length, sizeof whole - length, "/%s", name);
    return !strncmp(whole, root, n) && whole[n] == '/' ? whole + n + 1 : 0;
}

static const char *of_descriptor(int fd) {
    char link[64];
    static __thread char path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path - 1);
    if (n <= 0)
        return 0;
    path[n] = 0;
    n = strlen(root);
    if (strncmp(path, root, n))
        return 0;
    return path[n] == '/' ? path + n + 1 : path[n] ? 0 : "";
}

static void tell(enum what what, const char *path, uint64_t where, const struct iovec *bytes, int pieces) {
    uint8_t kind = what;
    uint32_t length = strlen(path), all = 0;
    for (int i = 0; i < pieces; i++)
        all += bytes[i].iov_len;
    put(&kind, 1);
    put(&length, 4);
    put(path, length);
    put(&where, 8);
    put(&all, 4);
    for (int i = 0; i < pieces; i++)
        put(bytes[i].iov_base, bytes[i].iov_len);
}

#define NEXT(name) static __typeof__(name) *next; if (!next) next = dlsym(RTLD_NEXT, #name)
#define LOGGED(call, failed, ...)                                                                                      \
    pthread_mutex_lock(&lock);                                                                                         \
    __typeof__(call) result = (call);                                                                                  \
    if (path && result != (failed))                                                                                    \
        tell(__VA_ARGS__);                                                                                             \
    pthread_mutex_unlock(&lock);                                                                                       \
    return result

int open64(const char *file, int flags, ...) {
    NEXT(open64);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    const char *path = flags & (O_CREAT | O_TRUNC) ? below(file) : 0;
    LOGGED(next(file, flags, mode), -1, CREATE, path, 0, 0, 0);
}

ssize_t writev(int fd, const struct iovec *bytes, int pieces) {
    NEXT(writev);
    const char *path = of_descriptor(fd);
    uint64_t where = path ? lseek(fd, 0, SEEK_CUR) : 0;
    pthread_mutex_lock(&lock);
    ssize_t result = next(fd, bytes, pieces);
    // What was written of them; a memory file system takes all.
    if (path && result > 0) {
        size_t all = 0;
        for (int i = 0; i < pieces; i++)
            all += bytes[i].iov_len;
        if ((size_t)result != all)
            abort();
        tell(WRITE, path, where, bytes, pieces);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t write(int fd, const void *bytes, size_t n) {
    if (!of_descriptor(fd))
        return syscall(SYS_write, fd, bytes, n);
    return writev(fd, &(struct iovec){(void *)bytes, n}, 1);
}

int ftruncate64(int fd, off64_t length) {
    NEXT(ftruncate64);
    const char *path = of_descriptor(fd);
    LOGGED(next(fd, length), -1, CUT, path, length, 0, 0);
}

int rename(const char *from, const char *to) {
    NEXT(rename);
    char old[4096] = "";
    const char *path = below(from);
    if (path)
        snprintf(old, sizeof old, "%s", path);
    path = below(to);
    struct iovec source = {old, strlen(old)};
    LOGGED(next(from, to), -1, RENAME, path, 0, &source, 1);
}

int unlink(const char *file) {
    NEXT(unlink);
    const char *path = below(file);
    LOGGED(next(file), -1, REMOVE, path, 0, 0, 0);
}

int mkdir(const char *dir, mode_t mode) {
    NEXT(mkdir);
    const char *path = below(dir);
    LOGGED(next(dir, mode), -1, DIRECTORY, path, 0, 0, 0);
}

int fsync(int fd) {
    NEXT(fsync);
    const char *path = of_descriptor(fd);
    LOGGED(next(fd), -1, SYNC, path, 0, 0, 0);
}

int fdatasync(int fd) {
    NEXT(fdatasync);
    const char *path = of_descriptor(fd);
    LOGGED(next(fd), -1, SYNC, path, 0, 0, 0);
}
