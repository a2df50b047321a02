//! What the daemon forbids itself once its sockets are open: writing anywhere but where it keeps things, executing programs,
//! opening connections, and what only intruders call.
//!
//! Threads inherit what holds for the one that starts them. Those that look at processes are started in between: no call of
//! intruders is left to them, but Landlock would hide every process from them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetStatus,
};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};

/// The newest rules that are known here; an older kernel does what it can.
const RULES: ABI = ABI::V5;

/// What is said of a kernel without Landlock.
pub const ABSENT: &str = "this kernel has none, or it is switched off";

/// Calls that nothing in the daemon makes.
const CALLS: [i64; 36] = [
    libc::SYS_execve,
    libc::SYS_execveat,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_io_uring_setup,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_open_by_handle_at,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_acct,
    libc::SYS_quotactl,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_adjtimex,
    libc::SYS_clock_adjtime,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_personality,
    libc::SYS_pidfd_getfd,
];

/// Forbids writing, executing and connecting to this thread and all that it starts, after [`calls`]; tries whether both hold, and
/// says what does.
pub fn files(writable: &[PathBuf]) -> Result<String> {
    let how = landlock(writable).context("Landlock")?;
    test(writable)?;
    Ok(how)
}

fn landlock(writable: &[PathBuf]) -> Result<String> {
    let forbidden = AccessFs::from_write(RULES) | AccessFs::Execute;
    let mut rules = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(forbidden)?
        .handle_access(AccessNet::from_all(RULES))?
        .create()?;
    for dir in writable {
        let dir = PathFd::new(dir).with_context(|| dir.display().to_string())?;
        rules = rules.add_rule(PathBeneath::new(dir, AccessFs::from_write(RULES)))?;
    }
    match rules.restrict_self()?.ruleset {
        RulesetStatus::FullyEnforced => Ok("landlock, seccomp".into()),
        RulesetStatus::PartiallyEnforced => Ok("landlock as far as this kernel has it, seccomp".into()),
        RulesetStatus::NotEnforced => bail!(ABSENT),
    }
}

/// Forbids calls that nothing in the daemon makes.
pub fn calls() -> Result<()> {
    let rules: BTreeMap<i64, Vec<_>> = CALLS.iter().map(|call| (*call, Vec::new())).collect();
    let errno = SeccompAction::Errno(libc::EPERM as u32);
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, errno, std::env::consts::ARCH.try_into()?)?;
    let program: BpfProgram = filter.try_into()?;
    seccompiler::apply_filter(&program).context("seccomp")
}

/// Calls of a helper that reads /proc and answers on a socket that it has.
const LOOKS: [i64; 35] = [
    libc::SYS_read,
    libc::SYS_pread64,
    libc::SYS_write,
    libc::SYS_close,
    libc::SYS_fstat,
    libc::SYS_newfstatat,
    libc::SYS_statx,
    libc::SYS_lseek,
    libc::SYS_getdents64,
    libc::SYS_readlink,
    libc::SYS_readlinkat,
    libc::SYS_recvmsg,
    libc::SYS_sendmsg,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_brk,
    libc::SYS_madvise,
    libc::SYS_futex,
    libc::SYS_sigaltstack,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_restart_syscall,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_getpid,
    libc::SYS_gettid,
    libc::SYS_getrandom,
    libc::SYS_sched_yield,
    libc::SYS_fcntl,
    libc::SYS_poll,
    libc::SYS_ppoll,
    libc::SYS_tgkill,
];

/// Forbids everything but looking to this process: files are opened for reading only, and no memory can be executed that
/// could not before.
pub fn only_look() -> Result<()> {
    let zero = |argument: u8, bits: i32| {
        let of = SeccompCmpOp::MaskedEq(bits as u64);
        let condition = SeccompCondition::new(argument, SeccompCmpArgLen::Dword, of, 0)?;
        SeccompRule::new(vec![condition]).map(|rule| vec![rule])
    };
    let mut rules: BTreeMap<i64, Vec<_>> = LOOKS.iter().map(|call| (*call, Vec::new())).collect();
    rules.insert(libc::SYS_openat, zero(2, libc::O_ACCMODE | libc::O_CREAT | libc::O_TRUNC)?);
    rules.insert(libc::SYS_mmap, zero(2, libc::PROT_EXEC)?);
    rules.insert(libc::SYS_mprotect, zero(2, libc::PROT_EXEC)?);
    let errno = SeccompAction::Errno(libc::EPERM as u32);
    let filter = SeccompFilter::new(rules, errno, SeccompAction::Allow, std::env::consts::ARCH.try_into()?)?;
    let program: BpfProgram = filter.try_into()?;
    seccompiler::apply_filter(&program).context("seccomp")
}

/// Tries what must fail now.
fn test(writable: &[PathBuf]) -> Result<()> {
    let outside = ["/var/tmp", "/dev/shm", "/"].map(Path::new);
    for dir in outside.iter().filter(|dir| !writable.iter().any(|w| dir.starts_with(w))) {
        use rustix::fs::{Mode, OFlags, open};
        if open(*dir, OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC, Mode::RUSR).is_ok() {
            bail!("a file could be made in {}", dir.display());
        }
    }
    match std::process::Command::new("/proc/self/exe").arg("--version").status() {
        Ok(_) => bail!("a program could be executed"),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A thread's own affair, so that the other tests go on.
    fn inside<T: Send>(writable: &[PathBuf], then: impl FnOnce(String) -> T + Send) -> Option<T> {
        let enter = || match calls().and_then(|()| files(writable)) {
            Ok(how) => Some(then(how)),
            // Whether the kernel has it is not ours to choose.
            Err(e) if format!("{e:#}").contains(ABSENT) => None,
            Err(e) => panic!("{e:#}"),
        };
        std::thread::scope(|scope| scope.spawn(enter).join().unwrap())
    }

    #[test]
    fn what_only_intruders_do_fails() {
        let (dir, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let entered = inside(&[dir.path().to_owned()], |_| {
            std::fs::write(dir.path().join("state"), "x").unwrap();
            std::fs::rename(dir.path().join("state"), dir.path().join("renamed")).unwrap();
            std::fs::create_dir(dir.path().join("made")).unwrap();
            std::fs::remove_dir(dir.path().join("made")).unwrap();
            assert!(std::fs::read("/proc/self/status").is_ok(), "reading is not restricted");
            let outside = other.path().join("file");
            assert!(std::fs::write(&outside, "x").is_err(), "another directory");
            assert!(std::fs::create_dir(&outside).is_err());
            assert!(std::process::Command::new("true").status().is_err(), "execution");
            assert!(
                std::net::TcpStream::connect("127.0.0.1:1")
                    .is_err_and(|e| e.raw_os_error() == Some(libc::EACCES))
            );
            let pid = nix::unistd::Pid::from_raw(std::process::id() as i32);
            assert_eq!(nix::sys::ptrace::attach(pid), Err(nix::errno::Errno::EPERM));
            assert_eq!(nix::sched::unshare(nix::sched::CloneFlags::CLONE_FS), Err(nix::errno::Errno::EPERM));
            // A thread that is started later is as confined.
            let later = std::thread::spawn(move || std::fs::write(outside, "x").is_err());
            assert!(later.join().unwrap());
        });
        if entered.is_none() {
            eprintln!("skipped: what_only_intruders_do_fails: this kernel has no Landlock");
        }
    }
}
