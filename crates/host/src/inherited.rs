//! What this process had when it was started: Rust's start-up ignores SIGPIPE and opens /dev/null in the place of standard
//! streams that are closed, and a job must get neither.
//!
//! The place to read it is `.init_array`, which the C library goes through before `main`. There SIGCHLD gets its usual
//! disposition, too: whoever ignores it makes children's exit codes vanish.

use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::atomic::{AtomicI32, AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::kernel;

static IGNORED: AtomicU64 = AtomicU64::new(0);
static BLOCKED: AtomicU64 = AtomicU64::new(0);
/// A bit for each standard stream.
static CLOSED: AtomicU32 = AtomicU32::new(0);
static DEATH_SIGNAL: AtomicI32 = AtomicI32::new(0);

#[used]
// SAFETY: the section holds addresses of functions without arguments, and this is one; it needs nothing that Rust's own
// start-up prepares.
#[unsafe(link_section = ".init_array")]
static READ: extern "C" fn() = read;

extern "C" fn read() {
    let ignored = (1..=kernel::LAST).filter(|s| kernel::is_ignored(*s)).map(kernel::bit).sum();
    IGNORED.store(ignored, Relaxed);
    BLOCKED.store(kernel::blocked(), Relaxed);
    // SAFETY: asks for the flags of a descriptor, which may be a closed one.
    let is_closed = |fd: &i32| unsafe { libc::fcntl(*fd, libc::F_GETFD) } < 0;
    CLOSED.store((0..3).filter(is_closed).map(|fd| 1 << fd).sum(), Relaxed);
    let mut death_signal = 0;
    // SAFETY: writes one int, where it may.
    unsafe { libc::prctl(libc::PR_GET_PDEATHSIG, &raw mut death_signal) };
    DEATH_SIGNAL.store(death_signal, Relaxed);
    kernel::ignore(libc::SIGCHLD, false);
}

/// Whether the caller ignored this signal.
pub fn ignores(signal: i32) -> bool {
    IGNORED.load(Relaxed) & kernel::bit(signal) != 0
}

/// Gives the command what this process was given, whatever this process has done with it since: which signals are ignored and
/// blocked, the signal at the parent's death, and standard streams that are closed.
pub fn give(command: &mut Command) {
    let child = || {
        for signal in 1..=kernel::LAST {
            kernel::ignore(signal, ignores(signal));
        }
        for fd in (0..3).filter(|fd| CLOSED.load(Relaxed) & (1 << fd) != 0) {
            // SAFETY: a standard stream of the child, which std opened for want of one.
            unsafe { libc::close(fd) };
        }
        let death_signal = DEATH_SIGNAL.load(Relaxed);
        if death_signal != 0 {
            // SAFETY: takes one number.
            unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, death_signal) };
        }
        // Last, so that nothing is delivered before it is as the caller wants it.
        kernel::mask(libc::SIG_SETMASK, BLOCKED.load(Relaxed));
        Ok(())
    };
    // SAFETY: between fork and exec there are only system calls and atomic loads: no allocation, no lock. That there is such a
    // function also keeps std from posix_spawn, which leaves signals 32 and 33 ignored.
    unsafe { command.pre_exec(child) };
}
