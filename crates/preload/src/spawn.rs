//! GPUTAP_COLLECT, GPUTAP_LOG, PFLOG: one detached `gputap collect` per directory, started at a process's first call into the driver.
//!
//! The job must not notice. A child that shares our memory (like vfork's, on a stack of its own, with an exit signal of 0)
//! prepares everything and makes the collector's process, which becomes nobody's child as soon as the first one has
//! ended and was waited for. Nothing of the job's is passed on: descriptors, signals, session, affinity, environment.
//! The first child takes the directory's lock and hands it on as standard input, so that of many processes that start at
//! once only one starts a program.

use core::ffi::{CStr, c_char};
use core::fmt::Write;
use core::ptr::null;

use crate::config::{self, Text, env};
use crate::sys::{self, Errno, call};

/// How the collector of a process came about; an attribute of the process.
const STARTED: &[u8] = b"started";
/// The same in a container, whose end it does not survive.
const STARTED_INSIDE: &[u8] = b"started, and ends with the first process of this pid namespace";
/// Inode of the machine's own pid namespace, which the kernel fixes.
const INITIAL_NAMESPACE: &[u8] = b"4026531836";

/// Variables that the collector gets, where the job has them.
const PASSED_ON: [&str; 12] = [
    "PATH",
    "HOME",
    "LANG",
    "TZ",
    "TMPDIR",
    "GPUTAP_OUT",
    "GPUTAP_KEEP_LAST",
    "GPUTAP_MAX_SIZE",
    "GPUTAP_FORCE_DIR",
    "GPUTAP_LOG",
    "GPUTAP_LOG_DIR",
    "PFLOG",
];

/// How long it stays when nobody is there any more, unless GPUTAP_COLLECT says it.
const STAY: &str = "5s";

/// Bytes of each of the two stacks.
const STACK: usize = 32 << 10;

/// Everything that the children need. It lies in a mapping of its own: the calling thread's stack may be tiny.
#[repr(C)]
struct Plan {
    stacks: [[u8; STACK]; 2],
    /// GPUTAP_DIR, its lock, its log.
    dir: Text,
    lock: Text,
    log: Text,
    stay: Text,
    /// Where this library lies, without its name.
    beside: Text,
    /// A program to try.
    program: Text,
    argv: [*const c_char; 10],
    envp: [*const c_char; PASSED_ON.len() + 1],
    /// What the children tell.
    result: &'static [u8],
}

/// Starts the collector if it is wanted and not there; what became of that.
pub fn collector(dir: &Text) -> Option<&'static [u8]> {
    let asked = asked()?;
    // It would become our own child, and wait() of the job would see it.
    if sys::getpid() == 1 || is_subreaper() {
        return Some(b"not started by a process that adopts orphans");
    }
    let size = size_of::<Plan>();
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    // SAFETY: a fresh mapping.
    let at = unsafe { sys::mmap(0, size, libc::PROT_READ | libc::PROT_WRITE, flags, None, 0) }.ok()?;
    let plan = at as *mut Plan;
    // SAFETY: zeroed memory of the right size and alignment; what zero is not valid for is written first.
    let told = unsafe {
        (&raw mut (*plan).result).write(b"not started");
        let plan = &mut *plan;
        prepare(plan, dir, asked).map(|()| {
            start(plan);
            plan.result
        })
    };
    // SAFETY: both children have left it: the second by exec or exit, the first by exit.
    unsafe { sys::munmap(at, size) };
    told
}

/// How long it is to stay. Who asks for a log asks for whoever writes it, unless GPUTAP_COLLECT says no.
fn asked() -> Option<&'static [u8]> {
    match env("GPUTAP_COLLECT").filter(|v| !v.is_empty()) {
        Some(b"0") => None,
        Some(stay) => Some(stay),
        None => {
            let set = |name| env(name).is_some_and(|v| !v.is_empty() && v != b"0");
            (set("GPUTAP_LOG") || set("PFLOG")).then_some(b"1")
        }
    }
}

fn is_subreaper() -> bool {
    let mut flag = 0i32;
    let args = [libc::PR_GET_CHILD_SUBREAPER as usize, &raw mut flag as usize, 0, 0, 0, 0];
    // SAFETY: the kernel writes one int.
    unsafe { call(libc::SYS_prctl, args) }.is_ok() && flag != 0
}

fn prepare(plan: &mut Plan, dir: &Text, asked: &[u8]) -> Option<()> {
    write!(plan.dir, "{dir}").ok()?;
    write!(plan.lock, "{dir}/lock").ok()?;
    write!(plan.log, "{dir}/collect.log").ok()?;
    let stay = if asked == b"1" { STAY } else { core::str::from_utf8(asked).ok()? };
    write!(plan.stay, "{stay}").ok()?;
    // Without it, only GPUTAP_BIN and PATH are left.
    let _ = own_directory(&mut plan.beside);
    let words = [c"gputap", c"collect", plan.dir.c_str()?, c"--quiet", c"--detached", c"--until-idle"];
    for (to, word) in plan.argv.iter_mut().zip(words.into_iter().chain(plan.stay.c_str())) {
        *to = word.as_ptr();
    }
    let passed = PASSED_ON.iter().filter_map(|name| config::entry(name));
    for (to, entry) in plan.envp.iter_mut().zip(passed) {
        *to = entry;
    }
    Some(())
}

/// The directory that this library was loaded from, as the kernel knows it.
fn own_directory(out: &mut Text) -> Option<()> {
    let own = own_directory as *const () as usize;
    let file = sys::open(c"/proc/self/maps", libc::O_RDONLY, 0).ok()?;
    let (mut buf, mut len) = ([0u8; 1024], 0);
    loop {
        let n = sys::read(&file, buf.get_mut(len..)?).ok()?;
        len += n;
        let Some(end) = buf.get(..len)?.iter().position(|b| *b == b'\n') else {
            // A line that does not fit is not ours.
            len = if len == buf.len() || n == 0 { 0 } else { len };
            if n == 0 {
                return None;
            }
            continue;
        };
        let line = core::str::from_utf8(buf.get(..end)?).unwrap_or("");
        if let Some(path) = path_of(line, own) {
            let (dir, _) = path.rsplit_once('/')?;
            return write!(out, "{dir}").ok();
        }
        buf.copy_within(end + 1..len, 0);
        len -= end + 1;
    }
}

/// The file of a line of /proc/self/maps, if the address is in it.
fn path_of(line: &str, address: usize) -> Option<&str> {
    let (range, rest) = line.split_once(' ')?;
    let (from, to) = range.split_once('-')?;
    let hex = |digits| usize::from_str_radix(digits, 16).ok();
    if !(hex(from)?..hex(to)?).contains(&address) {
        return None;
    }
    rest.find('/').and_then(|at| rest.get(at..))
}

/// Mask that has all signals in it.
const ALL: u64 = !0;

/// Sets the calling thread's mask of blocked signals; what it was.
fn block(mask: u64) -> u64 {
    let mut old = 0u64;
    let args = [libc::SIG_SETMASK as usize, &raw const mask as usize, &raw mut old as usize, 8, 0, 0];
    // SAFETY: both are 8 bytes, as the last argument says.
    let _ = unsafe { call(libc::SYS_rt_sigprocmask, args) };
    old
}

fn start(plan: &mut Plan) {
    // A handler of the job's that ran in a child would run in the job's memory.
    let old = block(ALL);
    let top = plan.stacks[0].as_ptr_range().end as usize;
    // SAFETY: the stack is the child's alone, and `first` does not return.
    let child = unsafe { clone(first, plan, top) };
    if let Ok(child) = child {
        const WALL: usize = 0x4000_0000;
        // SAFETY: no status is asked for. It has ended already: our own memory was given back to us.
        let _ = unsafe { call(libc::SYS_wait4, [child, 0, WALL, 0, 0, 0]) };
    }
    block(old);
}

/// Makes a process that shares our memory, and waits until it has ended or has left that memory by exec. Nobody is
/// signalled when it ends.
///
/// # Safety
/// `top` must be the end of memory that nobody else uses, and `body` must not return.
unsafe fn clone(body: extern "C" fn(&mut Plan) -> !, plan: &mut Plan, top: usize) -> Result<usize, Errno> {
    let flags = libc::CLONE_VM | libc::CLONE_VFORK;
    let mut ret = libc::SYS_clone as isize;
    // SAFETY: the parent finds its registers and stack as they were; the child starts on its own stack, aligned as a
    // call expects it, and stays in `body`.
    unsafe {
        core::arch::asm!(
            "syscall",
            "test rax, rax",
            "jnz 2f",
            "xor ebp, ebp",
            "mov rdi, r12",
            "call r13",
            "ud2",
            "2:",
            inlateout("rax") ret,
            in("rdi") flags as usize,
            in("rsi") top & !15,
            in("rdx") 0usize,
            in("r10") 0usize,
            in("r8") 0usize,
            in("r12") core::ptr::from_mut(plan),
            in("r13") body,
            lateout("rcx") _,
            lateout("r11") _,
        );
    }
    sys::check(ret)
}

fn exit(code: usize) -> ! {
    loop {
        // SAFETY: ends this process, which has one thread, and touches no memory.
        let _ = unsafe { call(libc::SYS_exit, [code, 0, 0, 0, 0, 0]) };
    }
}

/// The first child: leaves everything of the job's behind, takes the lock, makes the collector's process.
extern "C" fn first(plan: &mut Plan) -> ! {
    default_signals();
    close_all();
    // Descriptors are given out from 0 on: the lock, standard output, standard error.
    if let Err(why) = take_lock(plan.lock.c_str()) {
        plan.result = why;
        exit(0);
    }
    open(Some(c"/dev/null"), libc::O_RDWR, 0);
    if open(plan.log.c_str(), libc::O_WRONLY | libc::O_CREAT | libc::O_APPEND | libc::O_NOFOLLOW, 0o600) < 0 {
        open(Some(c"/dev/null"), libc::O_RDWR, 0);
    }
    leave_job();
    let inside = config::pid_namespace().bytes() != INITIAL_NAMESPACE;
    plan.result = if inside { STARTED_INSIDE } else { STARTED };
    let top = plan.stacks[1].as_ptr_range().end as usize;
    // SAFETY: the second stack is that child's alone, and `second` does not return.
    if unsafe { clone(second, plan, top) }.is_err() {
        plan.result = b"no process could be made";
    }
    exit(0);
}

/// The second one: becomes the collector.
extern "C" fn second(plan: &mut Plan) -> ! {
    block(0);
    if let Some(given) = env("GPUTAP_BIN").filter(|b| !b.is_empty()) {
        attempt(plan, given, "");
        plan.result = b"GPUTAP_BIN can't be started";
        exit(127);
    }
    for place in ["/gputap", "/../../bin/gputap"] {
        let mut beside = Text::new();
        if write!(beside, "{}", plan.beside).is_ok() && !plan.beside.is_empty() {
            attempt(plan, beside.bytes(), place);
        }
    }
    for dir in env("PATH").unwrap_or(&[]).split(|b| *b == b':').filter(|d| d.starts_with(b"/")) {
        attempt(plan, dir, "/gputap");
    }
    plan.result = b"gputap not found: neither beside the library nor in PATH";
    exit(127);
}

/// Becomes this program; returns where that is not possible.
fn attempt(plan: &mut Plan, dir: &[u8], name: &str) {
    plan.program = Text::new();
    let Ok(dir) = core::str::from_utf8(dir) else { return };
    if write!(plan.program, "{dir}{name}").is_err() {
        return;
    }
    if let Some(program) = plan.program.c_str() {
        let args =
            [program.as_ptr() as usize, plan.argv.as_ptr() as usize, plan.envp.as_ptr() as usize, 0, 0, 0];
        // SAFETY: a C string and two lists that end with a null pointer.
        let _ = unsafe { call(libc::SYS_execve, args) };
    }
}

/// Whatever the job handles or ignores: exec keeps what is ignored.
fn default_signals() {
    // Handler, flags, restorer, mask: all zero is the default.
    let default = [0u64; 4];
    for signal in 1..=64 {
        // SAFETY: the kernel reads one struct; the table is this process's own, not the job's.
        let _ = unsafe { call(libc::SYS_rt_sigaction, [signal, default.as_ptr() as usize, 0, 8, 0, 0]) };
    }
}

/// Closes every descriptor: the table is this process's own.
fn close_all() {
    // SAFETY: no pointers.
    if unsafe { call(libc::SYS_close_range, [0, u32::MAX as usize, 0, 0, 0, 0]) }.is_ok() {
        return;
    }
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    let args = [0, libc::RLIMIT_NOFILE as usize, 0, &raw mut limit as usize, 0, 0];
    // SAFETY: the kernel fills the struct.
    let _ = unsafe { call(libc::SYS_prlimit64, args) };
    for fd in 0..limit.rlim_cur.min(1 << 16) as usize {
        // SAFETY: no pointers.
        let _ = unsafe { call(libc::SYS_close, [fd, 0, 0, 0, 0, 0]) };
    }
}

/// Opens a file that survives exec; a negative number where that is not possible.
fn open(path: Option<&CStr>, flags: i32, mode: u32) -> isize {
    let path = path.map_or(null(), CStr::as_ptr);
    let args = [libc::AT_FDCWD as usize, path as usize, flags as usize, mode as usize, 0, 0];
    // SAFETY: a C string, or null, which the kernel refuses.
    unsafe { call(libc::SYS_openat, args) }.map_or(-1, |fd| fd as isize)
}

/// Takes the directory's lock on descriptor 0.
fn take_lock(path: Option<&CStr>) -> Result<(), &'static [u8]> {
    let flags = libc::O_NOFOLLOW;
    let fd = open(path, flags | libc::O_RDWR | libc::O_CREAT, 0o644);
    // One that another user made can be locked all the same.
    let fd = if fd < 0 { open(path, flags | libc::O_RDONLY, 0) } else { fd };
    if fd != 0 {
        return Err(b"no lock could be made");
    }
    let lock = (libc::LOCK_EX | libc::LOCK_NB) as usize;
    // SAFETY: no pointers.
    match unsafe { call(libc::SYS_flock, [0, lock, 0, 0, 0, 0]) } {
        Ok(_) => Ok(()),
        Err(_) => Err(b"already there"),
    }
}

/// A session of its own, any processor, no special priority but a little less than others.
fn leave_job() {
    let every = [!0u64; 16];
    let normal = 0i32;
    // SAFETY: no pointers but to the mask and the parameter, which are as long as they say.
    unsafe {
        let _ = call(libc::SYS_setsid, [0; 6]);
        let _ = call(libc::SYS_sched_setscheduler, [0, 0, &raw const normal as usize, 0, 0, 0]);
        let _ = call(libc::SYS_sched_setaffinity, [0, 128, every.as_ptr() as usize, 0, 0, 0]);
        let _ = call(libc::SYS_setpriority, [libc::PRIO_PROCESS as usize, 0, 5, 0, 0, 0]);
    }
}
