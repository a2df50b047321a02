//! System calls without libc: its wrappers set `errno`, which belongs to the job.

use core::arch::asm;
use core::ffi::CStr;
use core::sync::atomic::{AtomicI32, Ordering};

/// The number of an error, as errno has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Errno(pub i32);

/// The last refusal of the kernel.
static LAST: AtomicI32 = AtomicI32::new(0);

/// The result of a system call.
pub fn check(ret: isize) -> Result<usize, Errno> {
    if !(-4095..0).contains(&ret) {
        return Ok(ret as usize);
    }
    let errno = -ret as i32;
    // What is there already was not refused.
    if errno != libc::EEXIST {
        LAST.store(errno, Ordering::Relaxed);
    }
    Err(Errno(errno))
}

/// The last refusal of the kernel, 0 for none since it was forgotten.
pub fn last_error() -> i32 {
    LAST.load(Ordering::Relaxed)
}

/// Forgets the last refusal of the kernel.
pub fn forget_error() {
    LAST.store(0, Ordering::Relaxed);
}

/// Makes system call `n`.
///
/// # Safety
/// The arguments must be right for that call: pointers valid for what the kernel does with them.
pub unsafe fn call(n: i64, a: [usize; 6]) -> Result<usize, Errno> {
    let mut ret = n as isize;
    // SAFETY: the system call ABI of x86-64 Linux; the caller vouches for the arguments.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") ret,
            in("rdi") a[0], in("rsi") a[1], in("rdx") a[2], in("r10") a[3], in("r8") a[4], in("r9") a[5],
            lateout("rcx") _, lateout("r11") _,
            options(nostack),
        );
    }
    check(ret)
}

/// A file descriptor that is closed on drop; none outlives the function that opened it.
#[derive(Debug)]
pub struct Fd(i32);

impl Drop for Fd {
    fn drop(&mut self) {
        // SAFETY: closes a descriptor that only this value knows.
        let _ = unsafe { call(libc::SYS_close, [self.0 as usize, 0, 0, 0, 0, 0]) };
    }
}

/// Opens `path`, unless it is a symbolic link; a program that is executed does not inherit it.
pub fn open(path: &CStr, flags: i32, mode: u32) -> Result<Fd, Errno> {
    let at = libc::AT_FDCWD as usize;
    let flags = (flags | libc::O_CLOEXEC | libc::O_NOFOLLOW) as usize;
    // SAFETY: `path` is a C string.
    unsafe { call(libc::SYS_openat, [at, path.as_ptr() as usize, flags, mode as usize, 0, 0]) }
        .map(|fd| Fd(fd as i32))
}

/// Reads up to `buf.len()` bytes.
pub fn read(fd: &Fd, buf: &mut [u8]) -> Result<usize, Errno> {
    // SAFETY: the buffer is valid for writes of its length.
    unsafe { call(libc::SYS_read, [fd.0 as usize, buf.as_mut_ptr() as usize, buf.len(), 0, 0, 0]) }
}

/// Writes all of a few bytes to the end of a file that was opened for that, or none.
pub fn append(fd: &Fd, bytes: &[u8]) -> Result<(), Errno> {
    // Above this limit the kernel does not only refuse, it sends SIGXFSZ. Others append, too.
    const OTHERS: u64 = 4096;
    // SAFETY: no pointers.
    let end = unsafe { call(libc::SYS_lseek, [fd.0 as usize, 0, libc::SEEK_END as usize, 0, 0, 0]) }?;
    if file_size_limit() < (end + bytes.len()) as u64 + OTHERS {
        return Err(Errno(libc::EFBIG));
    }
    // SAFETY: the bytes are valid for reads of their length.
    unsafe { call(libc::SYS_write, [fd.0 as usize, bytes.as_ptr() as usize, bytes.len(), 0, 0, 0]) }.map(drop)
}

/// Reads a whole small file into `buf`.
pub fn slurp<'a>(path: &CStr, buf: &'a mut [u8]) -> &'a [u8] {
    let mut n = 0;
    if let Ok(fd) = open(path, libc::O_RDONLY, 0) {
        while let Some(Ok(k @ 1..)) = buf.get_mut(n..).map(|rest| read(&fd, rest)) {
            n += k;
        }
    }
    buf.get(..n).unwrap_or(&[])
}

/// Reads a symbolic link.
pub fn readlink<'a>(path: &CStr, buf: &'a mut [u8]) -> &'a [u8] {
    let at = libc::AT_FDCWD as usize;
    // SAFETY: both pointers are valid for their lengths.
    let n = unsafe {
        call(libc::SYS_readlinkat, [at, path.as_ptr() as usize, buf.as_mut_ptr() as usize, buf.len(), 0, 0])
    };
    buf.get(..n.unwrap_or(0)).unwrap_or(&[])
}

/// Makes a directory.
pub fn mkdir(path: &CStr, mode: u32) -> Result<(), Errno> {
    let at = libc::AT_FDCWD as usize;
    // SAFETY: `path` is a C string.
    unsafe { call(libc::SYS_mkdirat, [at, path.as_ptr() as usize, mode as usize, 0, 0, 0]) }.map(drop)
}

/// Sets the mode of an open file or directory. Where that is refused, it keeps the one it has.
pub fn chmod(fd: &Fd, mode: u32) {
    // SAFETY: no pointers.
    let _ = unsafe { call(libc::SYS_fchmod, [fd.0 as usize, mode as usize, 0, 0, 0, 0]) };
}

/// Renames without replacing.
pub fn rename_new(from: &CStr, to: &CStr) -> Result<(), Errno> {
    let at = libc::AT_FDCWD as usize;
    let args = [at, from.as_ptr() as usize, at, to.as_ptr() as usize, libc::RENAME_NOREPLACE as usize, 0];
    // SAFETY: both are C strings.
    unsafe { call(libc::SYS_renameat2, args) }.map(drop)
}

/// Removes a file or, with `AT_REMOVEDIR`, a directory: cleaning up, so that the reason for it stays the last refusal.
pub fn unlink(path: &CStr, flags: i32) {
    let at = libc::AT_FDCWD as usize;
    let reason = last_error();
    // SAFETY: `path` is a C string.
    let _ = unsafe { call(libc::SYS_unlinkat, [at, path.as_ptr() as usize, flags as usize, 0, 0, 0]) };
    LAST.store(reason, Ordering::Relaxed);
}

/// Gives a file real pages: a sparse file on a full tmpfs would be a SIGBUS in the job.
pub fn allocate(fd: &Fd, len: usize) -> Result<(), Errno> {
    // Above this limit the kernel does not only refuse, it sends SIGXFSZ.
    if file_size_limit() < len as u64 {
        return check(-libc::EFBIG as isize).map(drop);
    }
    // SAFETY: no pointers.
    unsafe { call(libc::SYS_fallocate, [fd.0 as usize, 0, 0, len, 0, 0]) }.map(drop)
}

/// How large a file may become (RLIMIT_FSIZE), in bytes.
fn file_size_limit() -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let args = [0, libc::RLIMIT_FSIZE as usize, 0, &raw mut limit as usize, 0, 0];
    // SAFETY: the kernel fills the struct.
    unsafe { call(libc::SYS_prlimit64, args) }.map_or(u64::MAX, |_| limit.rlim_cur)
}

/// What `stat` says of a path, links not followed.
pub fn lstat(path: &CStr) -> Option<libc::stat> {
    let mut st = core::mem::MaybeUninit::<libc::stat>::zeroed();
    let at = libc::AT_FDCWD as usize;
    let flags = libc::AT_SYMLINK_NOFOLLOW as usize;
    // SAFETY: the kernel fills the struct.
    let r = unsafe {
        call(libc::SYS_newfstatat, [at, path.as_ptr() as usize, st.as_mut_ptr() as usize, flags, 0, 0])
    };
    // SAFETY: zeroed memory is a valid stat, and the call filled it.
    r.ok().map(|_| unsafe { st.assume_init() })
}

/// Type of the file system that holds `path`, and how many bytes of it are free.
pub fn statfs(path: &CStr) -> Option<(i64, u64)> {
    let mut st = core::mem::MaybeUninit::<libc::statfs>::zeroed();
    // SAFETY: the kernel fills the struct.
    let r = unsafe { call(libc::SYS_statfs, [path.as_ptr() as usize, st.as_mut_ptr() as usize, 0, 0, 0, 0]) };
    // SAFETY: zeroed memory is a valid statfs, and the call filled it.
    r.ok().map(|_| unsafe { st.assume_init() }).map(|st| (st.f_type, st.f_bavail * st.f_bsize as u64))
}

/// Maps memory.
///
/// # Safety
/// With MAP_FIXED, the range at `at` must be the caller's to replace.
pub unsafe fn mmap(
    at: usize,
    len: usize,
    prot: i32,
    flags: i32,
    fd: Option<&Fd>,
    off: usize,
) -> Result<usize, Errno> {
    let fd = fd.map_or(usize::MAX, |fd| fd.0 as usize);
    // SAFETY: the caller vouches for the range.
    unsafe { call(libc::SYS_mmap, [at, len, prot as usize, flags as usize, fd, off]) }
}

/// Unmaps memory.
///
/// # Safety
/// Nobody may use the range any more.
pub unsafe fn munmap(at: usize, len: usize) {
    // SAFETY: the caller vouches for the range.
    let _ = unsafe { call(libc::SYS_munmap, [at, len, 0, 0, 0, 0]) };
}

/// Gives advice about memory.
pub fn madvise(at: usize, len: usize, advice: i32) -> Result<(), Errno> {
    // SAFETY: the kinds of advice used here keep the contents of shared mappings.
    unsafe { call(libc::SYS_madvise, [at, len, advice as usize, 0, 0, 0]) }.map(drop)
}

/// A clock in nanoseconds.
pub fn clock_ns(clock: i32) -> u64 {
    let mut ts = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the kernel fills the struct.
    let _ = unsafe { call(libc::SYS_clock_gettime, [clock as usize, &raw mut ts as usize, 0, 0, 0, 0]) };
    ts.tv_sec as u64 * 1_000_000_000 + ts.tv_nsec as u64
}

fn number(n: i64) -> u32 {
    // SAFETY: these calls take no arguments.
    unsafe { call(n, [0; 6]) }.unwrap_or(0) as u32
}

/// Id of this process in its own namespace.
pub fn getpid() -> u32 {
    number(libc::SYS_getpid)
}

/// Parent's process id.
pub fn getppid() -> u32 {
    number(libc::SYS_getppid)
}

/// Id of the calling thread.
pub fn gettid() -> u32 {
    number(libc::SYS_gettid)
}

/// Whether a thread of this process has this id.
pub fn is_thread(tid: u32) -> bool {
    // SAFETY: no pointers; signal 0 is not sent.
    let r = unsafe { call(libc::SYS_tgkill, [getpid() as usize, tid as usize, 0, 0, 0, 0]) };
    r != Err(Errno(libc::ESRCH))
}

/// Id of the real user.
pub fn getuid() -> u32 {
    number(libc::SYS_getuid)
}

/// Name of the calling thread.
pub fn thread_name() -> [u8; 16] {
    let mut name = [0u8; 16];
    // SAFETY: the kernel writes at most 16 bytes.
    let _ = unsafe {
        call(libc::SYS_prctl, [libc::PR_GET_NAME as usize, name.as_mut_ptr() as usize, 0, 0, 0, 0])
    };
    name
}

/// Whether this process may read the TSC: where it may not, reading it is a SIGSEGV.
pub fn may_read_tsc() -> bool {
    let mut mode = libc::PR_TSC_ENABLE;
    let args = [libc::PR_GET_TSC as usize, &raw mut mode as usize, 0, 0, 0, 0];
    // SAFETY: the kernel writes one int.
    let asked = unsafe { call(libc::SYS_prctl, args) };
    asked.is_err() || mode == libc::PR_TSC_ENABLE
}

/// Name of the machine or container.
pub fn host_name(buf: &mut [u8; 65]) -> &[u8] {
    let mut names = core::mem::MaybeUninit::<libc::utsname>::zeroed();
    // SAFETY: the kernel fills the struct; zeroed memory is a valid one.
    let names = unsafe {
        let _ = call(libc::SYS_uname, [names.as_mut_ptr() as usize, 0, 0, 0, 0, 0]);
        names.assume_init()
    };
    for (to, from) in buf.iter_mut().zip(names.nodename) {
        *to = from as u8;
    }
    let len = buf.iter().position(|b| *b == 0).unwrap_or(0);
    buf.get(..len).unwrap_or(&[])
}

/// Lets another thread run.
pub fn sched_yield() {
    number(libc::SYS_sched_yield);
}

/// Ends the process with SIGABRT.
pub fn abort() -> ! {
    loop {
        // SAFETY: no pointers.
        let _ = unsafe { call(libc::SYS_kill, [getpid() as usize, libc::SIGABRT as usize, 0, 0, 0, 0]) };
    }
}

/// Changes the protection of pages.
pub fn protect(at: usize, len: usize, prot: i32) -> Result<(), Errno> {
    // SAFETY: only used to open a page for one word and to close it again.
    unsafe { call(libc::SYS_mprotect, [at, len, prot as usize, 0, 0, 0]) }.map(drop)
}
