//! The traced command: starting it with the library and with all that we were given, waiting for it, and ending as it did.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use gputap_host::{inherited, signal};
use rustix::process::{Pid, WaitId, WaitIdOptions, WaitOptions, waitid, waitpid};

use super::Session;
use super::relay::{Relay, Taken};
use crate::output;

/// How long the end of a command is waited for at once.
const WAIT: Duration = Duration::from_millis(16);

/// The running command.
#[derive(Debug)]
pub struct Child {
    pid: Pid,
    program: Option<PathBuf>,
    relay: Relay,
}

/// How the command ended.
#[derive(Clone, Copy, Debug)]
pub struct Ended(ExitStatus);

impl Child {
    /// Starts the command with what [`preload`] answered, and the variables that say where its rings go.
    pub fn start(session: &Session, preload: &OsStr, rings: &[(&str, &Path)]) -> Result<Child> {
        let (program, arguments) = session.command.split_first().context("no command given")?;
        let mut command = Command::new(program);
        command.args(arguments);
        let path = find(program);
        match path.as_deref().map(Elf::read) {
            // The loader would complain into the job's stderr.
            Some(Elf::Other(what)) => {
                errln!("gputap: {} is {what}: it runs, but not traced", program.display())
            }
            _ => {
                command.env("LD_PRELOAD", preload);
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
    pub fn plain(words: &[OsString], environment: &[(OsString, OsString)]) -> Result<Child> {
        let (program, arguments) = words.split_first().context("no command given")?;
        let mut command = Command::new(program);
        command.args(arguments).envs(environment.iter().map(|(k, v)| (k, v)));
        Child::spawn(command, program, None)
    }

    fn spawn(mut command: Command, program: &OsStr, path: Option<PathBuf>) -> Result<Child> {
        let signals = Taken::now();
        // A program that this machine may refuse is left to std's own way: the other one would hand it to a shell.
        if !matches!(path.as_deref().map(Elf::read), Some(Elf::Other(_))) {
            inherited::give(&mut command);
        }
        let child = command.spawn().map_err(|e| cannot_start(program, e))?;
        let relay = signals.relay_to(child.id() as i32);
        Ok(Child { pid: Pid::from_child(&child), program: path, relay })
    }

    /// Whether it has ended. When it was stopped, this process stops too, until it is continued.
    pub fn ended(&mut self) -> Result<Option<Ended>> {
        let look = |what| waitid(WaitId::Pid(self.pid), WaitIdOptions::NOHANG | what);
        let any = WaitIdOptions::EXITED | WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT;
        let Some(seen) = look(any).context("waiting for the command")? else { return Ok(None) };
        if let Some(signal) = seen.stopping_signal() {
            // Taken, so that it is seen once. There is nothing to take from one that was continued or killed meanwhile.
            if look(WaitIdOptions::STOPPED).is_ok_and(|taken| taken.is_some()) {
                self.relay.stop_by(signal);
            }
            return Ok(None);
        }
        // Before its pid can be another process's.
        self.relay.end();
        let ended = waitpid(Some(self.pid), WaitOptions::NOHANG).context("waiting for the command")?;
        Ok(ended.map(|(_, status)| Ended(ExitStatus::from_raw(status.as_raw()))))
    }

    /// Waits for its end.
    pub fn end(&mut self) -> Result<Ended> {
        loop {
            if let Some(ended) = self.ended()? {
                return Ok(ended);
            }
            self.wait(WAIT);
        }
    }

    /// Waits for a while, or until something happened to the command.
    pub fn wait(&mut self, time: Duration) {
        self.relay.wait(time);
    }

    /// Why a command may show no CUDA call at all.
    pub fn why_nothing(&self) -> String {
        let Some(path) = &self.program else { return String::new() };
        match Elf::read(path) {
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
        if let Some(by) = self.0.signal() {
            // The command's own core dump is enough.
            signal::die_by(by);
            return ExitCode::from(128u8.wrapping_add(by as u8));
        }
        ExitCode::from(self.0.code().unwrap_or(1) as u8)
    }
}

/// The library goes behind what the user preloads himself, so that his order stays what it was.
pub fn preload(library: &Path) -> Result<OsString> {
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

/// Why a command could not be started, with the exit code that shells have for it.
pub fn cannot_start(program: &OsStr, e: std::io::Error) -> anyhow::Error {
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
    fn read(path: &Path) -> Elf {
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
