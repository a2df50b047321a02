//! A process in our group that does nothing but say which signals it gets.
//!
//! A signal for the group (Ctrl-C, `kill -- -PGID`, `timeout`) reaches the job by itself, and a signal for us alone does not:
//! only the second kind must be sent on, and nothing in a signal says which one it is. What the witness has got as well was
//! for the group, or for everybody in a control group. (A group of our own would escape `killpg`; looking at the sender's
//! group would lose `kill $!` of a shell script.)
//!
//! The witness also sees to what a process that is stopped can't: SIGSTOP can neither be blocked nor sent on, so when we are
//! stopped the witness stops the job; and when we have stopped ourselves because the job was stopped ([`Witness::mirror`]),
//! and somebody continues the job alone, it continues us. For that it looks at both in /proc.
//!
//! It is a fork that never executes anything, and it allocates nothing, because other threads may have held locks. It holds
//! none of our descriptors, and ends when we do.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed};

use crate::kernel;

/// How often processes are looked at that may be stopped.
const LOOK_MS: i32 = 50;
/// Looks in a row that must agree before something is done: a group that is continued is not continued at one moment.
const LOOKS: u32 = 2;

/// What both sides see.
#[repr(C)]
struct Shared {
    /// The job while it lives, or 0.
    job: AtomicI32,
    /// We are stopped because the job is.
    mirrored: AtomicBool,
    /// The job is stopped because we were.
    followed: AtomicBool,
}

/// The witness, as we know it.
#[derive(Debug)]
pub struct Witness {
    pid: i32,
    shared: &'static Shared,
    /// The witness ends when this is closed.
    _life: OwnedFd,
}

/// What the witness says.
#[derive(Debug)]
pub struct Reports(File);

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("job", &self.job).field("mirrored", &self.mirrored).finish()
    }
}

impl Witness {
    /// Starts it. All signals must be blocked ([`crate::signal::Signals::take`]), or one could end it before it has begun.
    pub fn start() -> io::Result<(Witness, Reports)> {
        let shared = shared()?;
        let (reports, report) = io::pipe()?;
        let (life, life_end) = io::pipe()?;
        let us = std::process::id() as i32;
        // SAFETY: the child calls `stand_by`, which allocates nothing, takes no lock and never returns.
        match unsafe { libc::fork() } {
            -1 => Err(io::Error::last_os_error()),
            0 => stand_by(us, shared, life.as_raw_fd(), report.as_raw_fd()),
            pid => {
                let witness = Witness { pid, shared, _life: life_end.into() };
                Ok((witness, Reports(OwnedFd::from(reports).into())))
            }
        }
    }

    /// The job lives and has this pid, or (0) does not live any more.
    pub fn watch(&self, job: i32) {
        self.shared.job.store(job, Relaxed);
    }

    /// Whether we stop because the job is stopped.
    pub fn mirror(&self, on: bool) {
        self.shared.mirrored.store(on, Relaxed);
    }

    /// Pid of the witness.
    pub fn pid(&self) -> i32 {
        self.pid
    }

    /// Whether it has stopped the job because we were stopped; asked once for each time.
    pub fn has_stopped_job(&self) -> bool {
        self.shared.followed.swap(false, Relaxed)
    }

    /// Whether a process is stopped.
    pub fn is_stopped(pid: i32) -> bool {
        state(pid) == b'T'
    }

    /// Whether it has got this signal and not come to say so yet.
    pub fn has_waiting(&self, signal: i32) -> bool {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).unwrap_or_default();
        let sets = status.lines().filter_map(|l| l.strip_prefix("ShdPnd:"));
        sets.filter_map(|set| u64::from_str_radix(set.trim(), 16).ok())
            .any(|set| set & kernel::bit(signal) != 0)
    }
}

impl Reports {
    /// The next signal that the witness got; waits for one unless [`AsFd`] is readable. An error says that it is gone.
    pub fn wait(&mut self) -> io::Result<i32> {
        let mut number = [0; 4];
        self.0.read_exact(&mut number)?;
        Ok(i32::from_ne_bytes(number))
    }
}

impl AsFd for Reports {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

/// Memory that stays the same after a fork.
fn shared() -> io::Result<&'static Shared> {
    let (access, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED | libc::MAP_ANONYMOUS);
    // SAFETY: asks for new memory at no place in particular.
    let page = unsafe { libc::mmap(std::ptr::null_mut(), size_of::<Shared>(), access, kind, -1, 0) };
    if page == libc::MAP_FAILED {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: a page of zeros, which are good values of both fields; it is never unmapped, and changed by atomics only.
    Ok(unsafe { &*page.cast::<Shared>() })
}

/// The witness itself. Only system calls from here on.
fn stand_by(us: i32, shared: &Shared, life: i32, report: i32) -> ! {
    const LIFE: i32 = 0;
    const REPORT: i32 = 1;
    const SIGNALS: i32 = 2;
    // SAFETY: gives this process three descriptors in the place of the standard streams, a name and a directory that keeps no
    // file system busy; all arguments are numbers or texts that end with a zero.
    unsafe {
        libc::dup2(life, LIFE);
        libc::dup2(report, REPORT);
        libc::prctl(libc::PR_SET_NAME, c"gputap-witness".as_ptr());
        libc::chdir(c"/".as_ptr());
    }
    let signals = kernel::signal_descriptor().unwrap_or(-1);
    // SAFETY: as above; the rest of our descriptors is the job's and ours, and nothing here needs it.
    unsafe {
        libc::dup2(signals, SIGNALS);
        if libc::syscall(libc::SYS_close_range, 3u32, u32::MAX, 0u32) < 0 {
            (3..4096).for_each(|fd| _ = libc::close(fd));
        }
    }
    let mut stopped = Stopped::default();
    loop {
        let of = |fd| libc::pollfd { fd, events: libc::POLLIN, revents: 0 };
        let mut ready = [of(LIFE), of(SIGNALS)];
        // SAFETY: two structs, as said.
        unsafe { libc::poll(ready.as_mut_ptr(), 2, LOOK_MS) };
        if ready[0].revents != 0 {
            // SAFETY: ends this process, without what is for its parent to do at the end.
            unsafe { libc::_exit(0) };
        }
        while let Some(info) = kernel::read_signal(SIGNALS) {
            let number = (info.ssi_signo as i32).to_ne_bytes();
            // SAFETY: writes four bytes. If nobody reads them any more, the end comes with the next poll.
            unsafe { libc::write(REPORT, number.as_ptr().cast(), number.len()) };
            if info.ssi_signo as i32 == libc::SIGCONT {
                stopped = Stopped::default();
            }
        }
        stopped.look(us, shared);
    }
}

/// How often in a row something was seen.
#[derive(Default)]
struct Stopped {
    alone: u32,
    too_long: u32,
}

impl Stopped {
    fn look(&mut self, us: i32, shared: &Shared) {
        let job = shared.job.load(Relaxed);
        if job == 0 || state(us) != b'T' {
            *self = Stopped::default();
            return;
        }
        let job_is_stopped = state(job) == b'T';
        let mirrored = shared.mirrored.load(Relaxed);
        self.alone = if !mirrored && !job_is_stopped { self.alone + 1 } else { 0 };
        self.too_long = if mirrored && !job_is_stopped { self.too_long + 1 } else { 0 };
        if self.alone == LOOKS {
            shared.followed.store(true, Relaxed);
            // SAFETY: takes two numbers. While we are stopped nobody waits for the job, so the pid is still its own.
            unsafe { libc::kill(job, libc::SIGSTOP) };
        }
        if self.too_long == LOOKS {
            // SAFETY: takes two numbers. A parent that had ended would have closed `LIFE`.
            unsafe { libc::kill(us, libc::SIGCONT) };
        }
    }
}

/// The letter that /proc has for what a process does; 0 if it has none.
fn state(pid: i32) -> u8 {
    let mut path = *b"/proc/0000000000/stat\0";
    let mut rest = pid;
    for digit in path[6..16].iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    // /proc knows no leading zeros.
    let zeros = path[6..15].iter().take_while(|d| **d == b'0').count();
    path.copy_within(6 + zeros..22, 6);
    let mut text = [0u8; 512];
    // SAFETY: the path ends with a zero, and no more is read than fits.
    let read = unsafe {
        let fd = libc::open(path.as_ptr().cast(), libc::O_RDONLY | libc::O_CLOEXEC);
        if fd < 0 {
            return 0;
        }
        let read = libc::read(fd, text.as_mut_ptr().cast(), text.len());
        libc::close(fd);
        read
    };
    let text = &text[..usize::try_from(read).unwrap_or(0)];
    // The name before it may hold anything, brackets too.
    let name_end = text.iter().rposition(|b| *b == b')');
    name_end.and_then(|at| text.get(at + 2)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_found_in_proc() {
        assert!([b'S', b'R'].contains(&state(std::process::id() as i32)));
        assert_eq!(state(i32::MAX), 0);
        assert!([b'S', b'R', b'I'].contains(&state(1)), "{}", state(1));
    }
}
