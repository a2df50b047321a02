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

/// Signals that the C library unblocks in every thread that it starts, whatever the starter blocks.
const UNBLOCKED: [i32; 2] = [32, 33];

/// Makes the signals that a thread can't be started without go back to the process, blocked in the thread that had got them:
/// then they can be read, as all others. The C library has its own handler for one of them, which it sets when the first
/// thread is started; so there must have been one.
pub fn block_in_threads() {
    // The kernel wants to be told how to leave a handler, and the C library knows.
    let Some(restorer) = restorer() else { return };
    let flags = libc::SA_SIGINFO | libc::SA_RESTART | SA_RESTORER;
    let new = Action { handler: send_back as *const () as usize, flags: flags as u64, restorer, mask: ALL };
    for signal in UNBLOCKED {
        // SAFETY: `send_back` has the form of a handler, and only makes a system call.
        unsafe {
            libc::syscall(
                libc::SYS_rt_sigaction,
                signal,
                &raw const new,
                std::ptr::null::<Action>(),
                SET_BYTES,
            );
        }
    }
}

/// The flag that says that there is a restorer.
const SA_RESTORER: i32 = 0x0400_0000;

/// Where handlers of this process return to: as in the one that the C library has set.
fn restorer() -> Option<usize> {
    let mut set = NOTHING;
    // SAFETY: only reads the disposition, into a struct of the kernel's layout.
    unsafe {
        let [.., of_c_library] = UNBLOCKED;
        let none = std::ptr::null::<Action>();
        libc::syscall(libc::SYS_rt_sigaction, of_c_library, none, &raw mut set, SET_BYTES);
    }
    (set.restorer != 0).then_some(set.restorer)
}

extern "C" fn send_back(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the kernel's own pointers, good until this returns; the C library's set begins with the kernel's. errno stays
    // as the interrupted code left it.
    unsafe {
        let errno = libc::__errno_location();
        let before = *errno;
        let blocked = (&raw mut (*context.cast::<libc::ucontext_t>()).uc_sigmask).cast::<u64>();
        *blocked |= bit(signal);
        // With its value, unless it was sent by `kill`, which has none and which only the first thread may pretend.
        if libc::syscall(libc::SYS_rt_sigqueueinfo, libc::getpid(), signal, info) != 0 {
            libc::syscall(libc::SYS_kill, libc::getpid(), signal);
        }
        *errno = before;
    }
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
