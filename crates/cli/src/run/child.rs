//! The traced command: starting it with the library, waiting for it, passing signals and its end on.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use nix::sys::signal::{self, SigSet, Signal, Signal::*};
use nix::unistd::Pid;

use super::Session;
use crate::{output, signals};

/// Signals that somebody sends to stop or steer a job.
const PASSED_ON: [Signal; 6] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2];

/// The running command.
#[derive(Debug)]
pub struct Child {
    process: std::process::Child,
    program: Option<PathBuf>,
    signals: Receiver<Signal>,
}

/// How the command ended.
#[derive(Clone, Copy, Debug)]
pub struct Ended(ExitStatus);

impl Child {
    /// Starts the command.
    pub fn start(session: &Session, library: &Path, rings: &[(&str, &Path)]) -> Result<Child> {
        let (program, arguments) = session.command.split_first().context("no command given")?;
        let mut command = Command::new(program);
        command.args(arguments);
        let path = find(program);
        match path.as_deref().map(Elf::of) {
            // The loader would complain into the job's stderr.
            Some(Elf::Other(what)) => {
                errln!("gputap: {} is {what}: it runs, but not traced", program.display())
            }
            _ => {
                command.env("LD_PRELOAD", preload(library)?);
            }
        }
        // This process is the collector.
        command.envs(rings.iter().copied()).env("GPUTAP_COLLECT", "0");
        command.env("GPUTAP_API", &session.api);
        if session.paused {
            command.env("GPUTAP_PAUSED", "1");
        }
        command.envs(session.environment.iter().map(|(k, v)| (k, v)));
        Child::spawn(command, program, path)
    }

    /// Starts a command as it is, with further variables.
    pub fn plain(words: &[OsString], environment: &[(&str, OsString)]) -> Result<Child> {
        let (program, arguments) = words.split_first().context("no command given")?;
        let mut command = Command::new(program);
        command.args(arguments).envs(environment.iter().map(|(k, v)| (k, v)));
        Child::spawn(command, program, None)
    }

    fn spawn(mut command: Command, program: &OsStr, path: Option<PathBuf>) -> Result<Child> {
        let process = command.spawn().map_err(|e| cannot_start(program, e))?;
        // Only now: what is blocked here would be blocked in the command too.
        // A Ctrl-C reaches the command by itself, being in the same process group.
        let signals = signals::watch(&PASSED_ON, signals::From::Processes)?;
        Ok(Child { process, program: path, signals })
    }

    /// Whether it has ended.
    pub fn ended(&mut self) -> Result<Option<Ended>> {
        Ok(self.process.try_wait().context("waiting for the command")?.map(Ended))
    }

    /// Waits for its end, passing signals on.
    pub fn end(&mut self) -> Result<Ended> {
        loop {
            if let Some(ended) = self.ended()? {
                return Ok(ended);
            }
            self.wait(Duration::from_millis(16));
        }
    }

    /// Waits for a while, or until a signal was passed on.
    pub fn wait(&mut self, time: Duration) {
        match self.signals.recv_timeout(time) {
            Ok(s) => {
                let _ = signal::kill(Pid::from_raw(self.process.id() as i32), s);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => std::thread::sleep(time),
        }
    }

    /// Why a command may show no CUDA call at all.
    pub fn why_nothing(&self) -> String {
        let Some(path) = &self.program else { return String::new() };
        match Elf::of(path) {
            Elf::Static => {
                format!("{} is statically linked, and nothing can be injected into it.", path.display())
            }
            Elf::Other(what) => format!("{} is {what}, and the library is for 64-bit x86.", path.display()),
            Elf::Dynamic => {
                "The command, or what it started, may run without CUDA, find no driver, or be set-user-id; \
                             `gputap demo` shows a run that works."
                    .into()
            }
        }
    }
}

impl Ended {
    /// Ends this process the way the command ended.
    pub fn pass_on(self) -> ExitCode {
        output::wait();
        if let Some(s) = self.0.signal().and_then(|s| Signal::try_from(s).ok()) {
            // The command's own core dump is enough.
            let _ = nix::sys::resource::setrlimit(nix::sys::resource::Resource::RLIMIT_CORE, 0, 0);
            let mut this = SigSet::empty();
            this.add(s);
            let _ = this.thread_unblock();
            // Rust's own handler of SIGSEGV and SIGBUS takes the first and leaves the default for the second.
            for _ in 0..2 {
                let _ = signal::kill(Pid::this(), s);
            }
            std::thread::sleep(Duration::from_millis(100));
            return ExitCode::from(128u8.wrapping_add(s as u8));
        }
        ExitCode::from(self.0.code().unwrap_or(1) as u8)
    }
}

/// The library goes behind what the user preloads himself, so that his order stays what it was.
fn preload(library: &Path) -> Result<OsString> {
    // The loader splits the list at colons and blanks, and knows no quoting.
    if library.as_os_str().as_encoded_bytes().iter().any(|b| b" :".contains(b)) {
        return Err(anyhow!(
            "{} has a blank or a colon in its path, which LD_PRELOAD can't express: move gputap elsewhere",
            library.display()
        ));
    }
    let mut list = std::env::var_os("LD_PRELOAD").unwrap_or_default();
    if !list.is_empty() {
        list.push(":");
    }
    list.push(library);
    Ok(list)
}

fn cannot_start(program: &OsStr, e: std::io::Error) -> anyhow::Error {
    let program = program.to_string_lossy();
    match e.kind() {
        ErrorKind::NotFound => NotStarted { code: 127, why: format!("{program}: no such command") }.into(),
        ErrorKind::PermissionDenied => {
            NotStarted { code: 126, why: format!("{program}: not executable, or not allowed") }.into()
        }
        _ => NotStarted { code: 126, why: format!("{program}: {e}") }.into(),
    }
}

/// The command could not be started; shells have exit codes for that.
#[derive(Debug)]
pub struct NotStarted {
    /// 127 for no such command, 126 for one that can't be executed.
    pub code: u8,
    why: String,
}

impl std::fmt::Display for NotStarted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for NotStarted {}

/// The file that a command name means.
fn find(program: &OsStr) -> Option<PathBuf> {
    if program.as_encoded_bytes().contains(&b'/') {
        return Some(PathBuf::from(program));
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(program)).find(|p| p.is_file())
}

/// What kind of program a file is.
#[derive(Debug, PartialEq, Eq)]
enum Elf {
    Dynamic,
    Static,
    Other(&'static str),
}

impl Elf {
    fn of(path: &Path) -> Elf {
        let Ok(bytes) = std::fs::read(path) else { return Elf::Dynamic };
        if !bytes.starts_with(b"\x7fELF") {
            return Elf::Dynamic;
        }
        if bytes.get(4) == Some(&1) {
            return Elf::Other("a 32-bit program");
        }
        if bytes.get(18..20) != Some(&[0x3e, 0]) {
            return Elf::Other("a program for another processor");
        }
        let u16_at =
            |at: usize| bytes.get(at..at + 2).map_or(0, |b| usize::from(u16::from_le_bytes([b[0], b[1]])));
        let start = bytes.get(32..40).and_then(|b| b.try_into().ok()).map_or(0, u64::from_le_bytes) as usize;
        let (size, count) = (u16_at(54), u16_at(56));
        const INTERPRETER: u8 = 3;
        let dynamic = (0..count).any(|i| bytes.get(start + i * size) == Some(&INTERPRETER));
        if dynamic { Elf::Dynamic } else { Elf::Static }
    }
}
