//! A job whose library meets an error of the kernel at a chosen one of its system calls.
//!
//! The job runs below ptrace. A system call is the library's when the instruction that makes it lies in libgputap.so: it
//! makes them itself, not through the C library. The chosen one is not made at all, except where the kernel would also
//! have done it in spite of the error, and answers with the error.

use std::collections::HashMap;
use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;

use crate::{Ended, Host, Job, library};

/// Which system call of the library fails.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// The how many-th, from 1, over all threads and processes of the job.
    pub nth: u64,
    /// The errno that it fails with.
    pub errno: i32,
    /// Whether all that follow fail as well.
    pub lasting: bool,
}

/// How the job went.
#[derive(Debug)]
pub struct Faulted {
    /// How it ended.
    pub ended: Ended,
    /// Names of the library's system calls that failed.
    pub failed: Vec<i64>,
}

/// close and munmap: even when they say that they failed, what they were given is gone.
const DONE_ANYWAY: [i64; 2] = [3, 11];
const LIMIT: Duration = Duration::from_secs(60);

/// Runs `program` with the library and rings in `dir`, on the driver in `driver`.
pub fn run_with_fault(program: &Path, driver: &Path, dir: &Path, fault: Fault) -> Faulted {
    let job = Job::new(Host::new("seized.c").build()).arg(program).driver(Some(driver));
    let mut command: Command = job.env("TEST_PRELOAD", library()).command(false, dir);
    let file = |name: &str| Stdio::from(File::create(dir.join(name)).unwrap());
    let child = command.stdin(Stdio::null()).stdout(file("stdout")).stderr(file("stderr")).process_group(0);
    let pid = Pid::from_raw(child.spawn().unwrap().id() as i32);
    let mut tracer = Tracer::new(pid, fault);
    let (done, ended) = mpsc::channel::<()>();
    let code = std::thread::scope(|scope| {
        scope.spawn(move || {
            // The other end is closed when the job has ended in time.
            if ended.recv_timeout(LIMIT) == Err(mpsc::RecvTimeoutError::Timeout) {
                let _ = kill(Pid::from_raw(-pid.as_raw()), Signal::SIGKILL);
            }
        });
        let code = tracer.follow();
        drop(done);
        code
    });
    let text = |name: &str| String::from_utf8_lossy(&std::fs::read(dir.join(name)).unwrap()).into_owned();
    Faulted { ended: Ended { code, stdout: text("stdout"), stderr: text("stderr") }, failed: tracer.failed }
}

struct Tracer {
    root: Pid,
    fault: Fault,
    /// The threads, and for those inside a system call that is to fail, how.
    threads: HashMap<Pid, Thread>,
    /// Where the library is; the same in all processes of the job, which come from one by fork.
    library: Option<(u64, u64)>,
    calls: u64,
    failed: Vec<i64>,
}

#[derive(Clone, Copy, Default)]
struct Thread {
    inside: bool,
    fails: bool,
}

impl Tracer {
    fn new(root: Pid, fault: Fault) -> Tracer {
        let threads = [(root, Thread::default())].into();
        Tracer { root, fault, threads, library: None, calls: 0, failed: Vec::new() }
    }

    /// Lets the job run to its end; how its first process ended.
    fn follow(&mut self) -> i32 {
        // It waits for us in front of the program.
        assert!(matches!(waitpid(self.root, None).unwrap(), WaitStatus::Stopped(_, Signal::SIGSTOP)));
        let options = Options::PTRACE_O_TRACESYSGOOD
            | Options::PTRACE_O_TRACEFORK
            | Options::PTRACE_O_TRACEVFORK
            | Options::PTRACE_O_TRACECLONE
            | Options::PTRACE_O_TRACEEXEC
            | Options::PTRACE_O_EXITKILL;
        ptrace::setoptions(self.root, options).unwrap();
        go_on(self.root, None);
        let mut code = None;
        loop {
            // Only the children of this thread: other threads of the test have their own.
            let any = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
            match waitpid(Pid::from_raw(-1), Some(any)) {
                Ok(WaitStatus::Exited(pid, status)) if pid == self.root => code = Some(status),
                Ok(WaitStatus::Signaled(pid, signal, _)) if pid == self.root => code = Some(-(signal as i32)),
                Ok(WaitStatus::PtraceSyscall(pid)) => self.system_call(pid),
                Ok(WaitStatus::PtraceEvent(pid, _, event)) => self.event(pid, event),
                Ok(WaitStatus::Stopped(pid, signal)) => {
                    // A new thread or process starts with a stop that is meant for us.
                    let is_new =
                        self.threads.insert(pid, self.threads.get(&pid).copied().unwrap_or_default());
                    let for_us = is_new.is_none() && signal == Signal::SIGSTOP;
                    go_on(pid, (!for_us).then_some(signal));
                }
                Ok(_) => {}
                Err(Errno::ECHILD) => return code.expect("the first process has ended"),
                Err(e) => panic!("waiting for the job: {e}"),
            }
        }
    }

    fn event(&mut self, pid: Pid, event: i32) {
        if event == ptrace::Event::PTRACE_EVENT_EXEC as i32 {
            self.library = None;
        }
        go_on(pid, None);
    }

    fn system_call(&mut self, pid: Pid) {
        let mut thread = self.threads.get(&pid).copied().unwrap_or_default();
        thread.inside = !thread.inside;
        if thread.inside {
            thread.fails = self.enters(pid);
        } else if thread.fails {
            thread.fails = false;
            answer(pid, self.fault.errno);
        }
        self.threads.insert(pid, thread);
        go_on(pid, None);
    }

    /// Counts a system call of the library; whether it is to fail.
    fn enters(&mut self, pid: Pid) -> bool {
        let Some(mut regs) = unless_gone(ptrace::getregs(pid)) else { return false };
        if !self.is_librarys(pid, regs.rip) {
            return false;
        }
        self.calls += 1;
        let Fault { nth, lasting, .. } = self.fault;
        if self.calls != nth && !(lasting && self.calls > nth) {
            return false;
        }
        let number = regs.orig_rax as i64;
        self.failed.push(number);
        if !DONE_ANYWAY.contains(&number) {
            regs.orig_rax = u64::MAX;
            unless_gone(ptrace::setregs(pid, regs));
        }
        true
    }

    fn is_librarys(&mut self, pid: Pid, address: u64) -> bool {
        if self.library.is_none() {
            self.library = mapped(pid);
        }
        self.library.is_some_and(|(from, to)| (from..to).contains(&address))
    }
}

/// The executable part of our library.
fn mapped(pid: Pid) -> Option<(u64, u64)> {
    let maps = std::fs::read_to_string(format!("/proc/{pid}/maps")).ok()?;
    let line = maps.lines().find(|l| l.ends_with("/libgputap.so") && l.contains(" r-xp "))?;
    let (from, to) = line.split_once(' ')?.0.split_once('-')?;
    Some((u64::from_str_radix(from, 16).ok()?, u64::from_str_radix(to, 16).ok()?))
}

fn answer(pid: Pid, errno: i32) {
    if let Some(mut regs) = unless_gone(ptrace::getregs(pid)) {
        regs.rax = i64::from(-errno) as u64;
        unless_gone(ptrace::setregs(pid, regs));
    }
}

fn go_on(pid: Pid, signal: Option<Signal>) {
    unless_gone(ptrace::syscall(pid, signal));
}

/// A thread that was killed meanwhile is no error.
fn unless_gone<T>(result: nix::Result<T>) -> Option<T> {
    match result {
        Err(Errno::ESRCH) => None,
        other => Some(other.unwrap()),
    }
}
