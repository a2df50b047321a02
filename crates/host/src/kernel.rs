//! System calls about signals as the kernel has them: the C library's wrappers leave out signals 32 and 33, which it keeps
//! for itself and a job may well use.

use std::io;

/// Bytes of a set of signals.
const SET_BYTES: usize = 8;
/// The last signal.
pub const LAST: i32 = 64;
/// Every signal, as a set.
pub const ALL: u64 = u64::MAX;

/// A set of one signal.
pub fn bit(signal: i32) -> u64 {
    1 << (signal - 1)
}

/// The kernel's `struct sigaction`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Action {
    handler: usize,
    flags: u64,
    restorer: usize,
    mask: u64,
}

const NOTHING: Action = Action { handler: 0, flags: 0, restorer: 0, mask: 0 };

/// Whether a signal is ignored.
pub fn is_ignored(signal: i32) -> bool {
    let mut now = NOTHING;
    // SAFETY: only reads the disposition, into a struct of the kernel's layout.
    let failed = unsafe {
        libc::syscall(libc::SYS_rt_sigaction, signal, std::ptr::null::<Action>(), &raw mut now, SET_BYTES)
    };
    failed == 0 && now.handler == libc::SIG_IGN
}

/// Ignores a signal, or does with it what is usual. Nothing changes for SIGKILL and SIGSTOP.
pub fn ignore(signal: i32, ignored: bool) {
    let new = Action { handler: if ignored { libc::SIG_IGN } else { libc::SIG_DFL }, ..NOTHING };
    // SAFETY: neither of the two dispositions is a function, so no code of ours can run in a handler.
    unsafe {
        libc::syscall(libc::SYS_rt_sigaction, signal, &raw const new, std::ptr::null::<Action>(), SET_BYTES);
    }
}

/// Changes the signals that this thread blocks (`how` is SIG_BLOCK, SIG_UNBLOCK or SIG_SETMASK); those before.
pub fn mask(how: i32, set: u64) -> u64 {
    let mut before = 0u64;
    // SAFETY: both sets are eight bytes, as the call says; signals that wait are no business of memory safety.
    unsafe {
        libc::syscall(libc::SYS_rt_sigprocmask, how, &raw const set, &raw mut before, SET_BYTES);
    }
    before
}

/// The signals that this thread blocks.
pub fn blocked() -> u64 {
    mask(libc::SIG_BLOCK, 0)
}

/// A descriptor that all signals can be read from while they are blocked. Close-on-exec and non-blocking.
pub fn signal_descriptor() -> io::Result<i32> {
    let all = ALL;
    let flags = libc::SFD_CLOEXEC | libc::SFD_NONBLOCK;
    // SAFETY: makes a new descriptor; the set is eight bytes, as the call says.
    let fd = unsafe { libc::syscall(libc::SYS_signalfd4, -1, &raw const all, SET_BYTES, flags) };
    if fd < 0 { Err(io::Error::last_os_error()) } else { Ok(fd as i32) }
}

/// Reads one signal from such a descriptor; nothing if none is there.
pub fn read_signal(fd: i32) -> Option<libc::signalfd_siginfo> {
    const BYTES: usize = size_of::<libc::signalfd_siginfo>();
    // SAFETY: a struct of numbers, for which all bytes may be zero.
    let mut info: libc::signalfd_siginfo = unsafe { std::mem::zeroed() };
    // SAFETY: reads no more bytes than the struct has.
    let read = unsafe { libc::read(fd, (&raw mut info).cast(), BYTES) };
    (read == BYTES as isize).then_some(info)
}
