/* A disk that can be watched and that can fail: stands between a process and the C library (LD_PRELOAD).

   What happens beneath one folder is counted, written to a trace, and fails when it is told to. Flushing does nothing
   there: what would survive a power cut is worked out from the trace. tests/campaigns/preload.py builds and steers it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#undef open64
#undef openat64
#undef pread64
#undef pwrite64
#undef ftruncate64
#undef sendfile64
#undef stat64
#undef fstat64
#undef fcntl64

enum { OPEN = 1, READ = 2, WRITE = 4, TRUNCATE = 8, SYNC = 16, UNLINK = 32, RENAME = 64, MKDIR = 128, LOOK = 256, LOCK = 512, CLOSE = 1024 };
enum { T_OPEN, T_CLOSE, T_WRITE, T_TRUNCATE, T_SYNC, T_UNLINK, T_RENAME, T_MKDIR, T_RMDIR, T_MARK };
enum { PLAIN, SHORT, DONE }; /* not done, with an error; half done, without one; done (half of what is written), with one */
#define FDS 65536

struct head {
    uint8_t kind, failed;
    uint16_t unused;
    int32_t fd;
    int64_t offset;
    uint32_t flags, path, other, data;
};

static pthread_mutex_t gate = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static char folder[4096];
static size_t folder_length;
static char watched[FDS];
static int trace = -1;
static int fail_kinds, fail_error, fail_way;
static long fail_after, fail_times, failed;
static long calls[16];

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

static int inside(const char *path)
{
    return folder_length && path && !strncmp(path, folder, folder_length)
        && (path[folder_length] == '/' || !path[folder_length]);
}

static int known(int fd) { return fd >= 0 && fd < FDS && watched[fd]; }

static void put(const void *data, size_t length)
{
    const char *at = data;
    while (length) {
        ssize_t done = REAL(write)(trace, at, length);
        if (done <= 0) abort();
        at += done;
        length -= done;
    }
}

static void tell(int kind, int bad, int fd, int64_t offset, int flags, const char *path, const char *other, const void *data, size_t length)
{
    if (trace < 0) return;
    int kept = errno;
    struct head head = { kind, bad, 0, fd, offset, flags, path ? strlen(path) : 0, other ? strlen(other) : 0, length };
    put(&head, sizeof head);
    put(path, head.path);
    put(other, head.other);
    put(data, length);
    errno = kept;
}

/* Counts a call; whether it is to fail, and how: -1 if not. */
static int fails(int kind)
{
    for (int at = 0; at < 16; at++)
        if (kind == 1 << at) calls[at]++;
    if (!(fail_kinds & kind) || !fail_times) return -1;
    if (fail_after) {
        fail_after--;
        return -1;
    }
    fail_times--;
    failed++;
    errno = fail_error;
    return fail_way;
}

/* --- for the campaign */

void disk_watch(const char *path)
{
    pthread_mutex_lock(&gate);
    folder_length = 0;
    if (path) {
        snprintf(folder, sizeof folder, "%s", path);
        folder_length = strlen(folder);
    }
    memset(watched, 0, sizeof watched);
    memset(calls, 0, sizeof calls);
    fail_times = 0;
    pthread_mutex_unlock(&gate);
}

void disk_record(const char *path)
{
    pthread_mutex_lock(&gate);
    if (trace >= 0) REAL(close)(trace);
    trace = path ? REAL(open)(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (path && trace < 0) abort();
    pthread_mutex_unlock(&gate);
}

void disk_mark(const char *words)
{
    pthread_mutex_lock(&gate);
    tell(T_MARK, 0, -1, 0, 0, NULL, NULL, words, strlen(words));
    pthread_mutex_unlock(&gate);
}

void disk_fail(int kinds, long after, long times, int error, int way)
{
    pthread_mutex_lock(&gate);
    fail_kinds = kinds;
    fail_after = after;
    fail_times = times;
    fail_error = error;
    fail_way = way;
    failed = 0;
    memset(calls, 0, sizeof calls);
    pthread_mutex_unlock(&gate);
}

long disk_failed(void) { return failed; }

long disk_calls(int kind)
{
    long sum = 0;
    for (int at = 0; at < 16; at++)
        if (kind & 1 << at) sum += calls[at];
    return sum;
}

/* Does a call, unless it is to fail; `after` sees its `result` where it went well. */
#define CALL(type, here, kind, call, after)                             \
    int way = -1;                                                       \
    if (!(here)) return call;                                           \
    pthread_mutex_lock(&gate);                                          \
    way = fails(kind);                                                  \
    int error = errno;                                                  \
    type result = -1;                                                   \
    if (way != PLAIN) {                                                 \
        result = call;                                                  \
        if (result >= 0) { int kept = errno; after; errno = kept; }     \
    }                                                                   \
    if (way == PLAIN || way == DONE) { result = -1; errno = error; }    \
    pthread_mutex_unlock(&gate);                                        \
    return result

/* --- files */

static int opened(int (*call)(int, const char *, int, ...), int at, const char *path, int flags, mode_t mode)
{
    int result = -1;
    if (!inside(path)) {
        result = call(at, path, flags, mode);
        if (known(result)) watched[result] = 0; /* closed where nobody saw it */
        return result;
    }
    pthread_mutex_lock(&gate);
    if (fails(OPEN) < 0) {
        result = call(at, path, flags, mode);
        if (result >= 0 && result < FDS) {
            watched[result] = 1;
            tell(T_OPEN, 0, result, 0, flags, path, NULL, NULL, 0);
        }
    }
    pthread_mutex_unlock(&gate);
    return result;
}

#define OPENING(name, first, at)                         \
    int name(first const char *path, int flags, ...)     \
    {                                                    \
        va_list more;                                    \
        va_start(more, flags);                           \
        mode_t mode = va_arg(more, mode_t);              \
        va_end(more);                                    \
        return opened(REAL(openat), at, path, flags, mode); \
    }
#define NOTHING
#define DIRECTORY int directory,
OPENING(open, NOTHING, AT_FDCWD)
OPENING(open64, NOTHING, AT_FDCWD)
OPENING(openat, DIRECTORY, directory)
OPENING(openat64, DIRECTORY, directory)

int close(int fd)
{
    if (!known(fd)) return REAL(close)(fd);
    pthread_mutex_lock(&gate);
    watched[fd] = 0;
    tell(T_CLOSE, 0, fd, 0, 0, NULL, NULL, NULL, 0);
    int bad = fails(CLOSE) >= 0, error = errno;
    int result = REAL(close)(fd); /* also one that fails has closed */
    if (bad) { result = -1; errno = error; }
    pthread_mutex_unlock(&gate);
    return result;
}

static size_t half(size_t length, int way) { return way == SHORT || way == DONE ? (length + 1) / 2 : length; }

ssize_t read(int fd, void *buffer, size_t length)
{
    CALL(ssize_t, known(fd), READ, REAL(read)(fd, buffer, half(length, way)), );
}

ssize_t pread(int fd, void *buffer, size_t length, off_t offset)
{
    CALL(ssize_t, known(fd), READ, REAL(pread)(fd, buffer, half(length, way), offset), );
}

ssize_t pread64(int fd, void *buffer, size_t length, off_t offset) { return pread(fd, buffer, length, offset); }

ssize_t write(int fd, const void *data, size_t length)
{
    CALL(ssize_t, known(fd), WRITE, REAL(write)(fd, data, half(length, way)),
        tell(T_WRITE, 0, fd, lseek(fd, 0, SEEK_CUR) - result, 0, NULL, NULL, data, result));
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset)
{
    CALL(ssize_t, known(fd), WRITE, REAL(pwrite)(fd, data, half(length, way), offset),
        tell(T_WRITE, 0, fd, offset, 0, NULL, NULL, data, result));
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) { return pwrite(fd, data, length, offset); }

ssize_t sendfile(int to, int from, off_t *offset, size_t length)
{
    if (!known(to)) return REAL(sendfile)(to, from, offset, length);
    errno = ENOTSOCK; /* whoever copies reads and writes instead, which can be seen */
    return -1;
}

ssize_t sendfile64(int to, int from, off_t *offset, size_t length) { return sendfile(to, from, offset, length); }

ssize_t copy_file_range(int from, off_t *start, int to, off_t *offset, size_t length, unsigned flags)
{
    if (!known(to)) return REAL(copy_file_range)(from, start, to, offset, length, flags);
    errno = ENOSYS;
    return -1;
}

int ftruncate(int fd, off_t length)
{
    CALL(int, known(fd), TRUNCATE, REAL(ftruncate)(fd, length), tell(T_TRUNCATE, 0, fd, length, 0, NULL, NULL, NULL, 0));
}

int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

static int flushed(int fd)
{
    pthread_mutex_lock(&gate);
    int bad = fails(SYNC) >= 0;
    if (!bad || errno != EINTR) tell(T_SYNC, bad, fd, 0, 0, NULL, NULL, NULL, 0); /* interrupted, it can be done again */
    pthread_mutex_unlock(&gate);
    return bad ? -1 : 0;
}

int fsync(int fd) { return known(fd) ? flushed(fd) : REAL(fsync)(fd); }
int fdatasync(int fd) { return known(fd) ? flushed(fd) : REAL(fdatasync)(fd); }

/* --- folders */

int unlink(const char *path)
{
    CALL(int, inside(path), UNLINK, REAL(unlink)(path), tell(T_UNLINK, 0, -1, 0, 0, path, NULL, NULL, 0));
}

int rename(const char *path, const char *other)
{
    CALL(int, inside(path) || inside(other), RENAME, REAL(rename)(path, other), tell(T_RENAME, 0, -1, 0, 0, path, other, NULL, 0));
}

int mkdir(const char *path, mode_t mode)
{
    CALL(int, inside(path), MKDIR, REAL(mkdir)(path, mode), tell(T_MKDIR, 0, -1, 0, 0, path, NULL, NULL, 0));
}

int rmdir(const char *path)
{
    CALL(int, inside(path), UNLINK, REAL(rmdir)(path), tell(T_RMDIR, 0, -1, 0, 0, path, NULL, NULL, 0));
}

/* --- what is asked about files, and locks */

int stat(const char *restrict path, struct stat *restrict found) { CALL(int, inside(path), LOOK, REAL(stat)(path, found), ); }
int fstat(int fd, struct stat *found) { CALL(int, known(fd), LOOK, REAL(fstat)(fd, found), ); }
int stat64(const char *restrict path, struct stat64 *restrict found) { return stat(path, (struct stat *)found); }
int fstat64(int fd, struct stat64 *found) { return fstat(fd, (struct stat *)found); }

static int locks(int wish, const struct flock *with)
{
    int asked = wish == F_SETLK || wish == F_SETLKW || wish == F_OFD_SETLK || wish == F_OFD_SETLKW;
    return asked && with->l_type != F_UNLCK;
}

int fcntl(int fd, int wish, ...)
{
    va_list more;
    va_start(more, wish);
    void *with = va_arg(more, void *);
    va_end(more);
    CALL(int, known(fd) && locks(wish, with), LOCK, REAL(fcntl)(fd, wish, with), );
}

int fcntl64(int fd, int wish, ...)
{
    va_list more;
    va_start(more, wish);
    void *with = va_arg(more, void *);
    va_end(more);
    return fcntl(fd, wish, with);
}

int flock(int fd, int wish)
{
    CALL(int, known(fd) && !(wish & LOCK_UN), LOCK, REAL(flock)(fd, wish), );
}
