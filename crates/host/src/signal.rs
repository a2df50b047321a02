//! Signals as messages, with what came with them, and signals to oneself.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

use crate::kernel;

/// A signal that arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// Number of the signal.
    pub signal: i32,
    /// Who sent it: `SI_USER` and numbers below are processes, numbers above are the kernel.
    pub code: i32,
    sender: i32,
    uid: u32,
    value: u64,
}

impl Arrived {
    /// Sent by `kill`.
    pub fn plain(signal: i32) -> Arrived {
        Arrived { signal, code: libc::SI_USER, sender: 0, uid: 0, value: 0 }
    }

    /// Sent by a process rather than by the kernel.
    pub fn is_from_process(&self) -> bool {
        self.code <= libc::SI_USER
    }

    /// Sent by this process.
    pub fn is_from(&self, pid: i32) -> bool {
        self.is_from_process() && self.sender == pid
    }

    /// Sends it on. The value of `sigqueue` goes with it, and then the sender, too; of `kill` this process is the sender.
    pub fn send_to(&self, pid: i32) -> io::Result<()> {
        let failed = if self.code == libc::SI_QUEUE {
            let info = Queued {
                signal: self.signal,
                errno: 0,
                code: self.code,
                pad: 0,
                sender: self.sender,
                uid: self.uid,
                value: self.value,
                rest: [0; 12],
            };
            // SAFETY: the kernel copies the struct, which has the size and layout of its siginfo.
            unsafe { libc::syscall(libc::SYS_rt_sigqueueinfo, pid, self.signal, &raw const info) }
        } else {
            // SAFETY: takes two numbers.
            unsafe { libc::syscall(libc::SYS_kill, pid, self.signal) }
        };
        if failed == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
    }
}

/// The kernel's siginfo of a queued signal.
#[repr(C)]
struct Queued {
    signal: i32,
    errno: i32,
    code: i32,
    pad: i32,
    sender: i32,
    uid: u32,
    value: u64,
    rest: [u64; 12],
}

const _: () = assert!(size_of::<Queued>() == size_of::<libc::siginfo_t>());

/// All signals of this process, to be read.
#[derive(Debug)]
pub struct Signals(OwnedFd);

impl Signals {
    /// Blocks every signal in this thread, and in those that it starts from now on. Threads that were started before must
    /// have been started [`blocked`].
    pub fn take() -> io::Result<Signals> {
        std::thread::Builder::new().spawn(|| ())?.join().ok();
        kernel::block_in_threads();
        let fd = kernel::signal_descriptor()?;
        // SAFETY: nobody else has this descriptor.
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        kernel::mask(libc::SIG_SETMASK, kernel::ALL);
        Ok(Signals(fd))
    }

    /// The next one that has arrived.
    pub fn next(&self) -> Option<Arrived> {
        let info = kernel::read_signal(self.0.as_raw_fd())?;
        Some(Arrived {
            signal: info.ssi_signo as i32,
            code: info.ssi_code,
            sender: info.ssi_pid as i32,
            uid: info.ssi_uid,
            value: info.ssi_ptr,
        })
    }
}

impl AsFd for Signals {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

/// Does something while every signal is blocked: threads that are started in it never see one.
pub fn blocked<T>(work: impl FnOnce() -> T) -> T {
    let before = kernel::mask(libc::SIG_SETMASK, kernel::ALL);
    let result = work();
    kernel::mask(libc::SIG_SETMASK, before);
    result
}

/// Ends this process by a signal, without a core dump. Comes back only if the signal ends nobody.
pub fn die_by(signal: i32) {
    let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: reads one struct.
    unsafe { libc::setrlimit(libc::RLIMIT_CORE, &raw const none) };
    // SAFETY: takes one number; a program that is piped core dumps would get one whatever the limit says.
    unsafe { libc::prctl(libc::PR_SET_DUMPABLE, 0) };
    kernel::ignore(signal, false);
    raise(signal);
}

/// Stops this process by a signal, until it is continued.
pub fn stop_by(signal: i32) {
    let ignored = kernel::is_ignored(signal);
    kernel::ignore(signal, false);
    raise(signal);
    kernel::ignore(signal, ignored);
}

/// To this thread, which unblocks it.
fn raise(signal: i32) {
    let before = kernel::mask(libc::SIG_UNBLOCK, kernel::bit(signal));
    // SAFETY: takes numbers. The signal has its usual disposition, so no code runs.
    unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), libc::gettid(), signal) };
    kernel::mask(libc::SIG_SETMASK, before);
}
