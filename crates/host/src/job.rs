//! A job: starting it with all that we were given, sending on the signals that are meant for it, and ending as it did.

mod relay;

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitCode, ExitStatus};
use std::time::Duration;

use rustix::io::Errno;
use rustix::process::{Pid, WaitId, WaitIdOptions, WaitOptions, waitid, waitpid};

use crate::program::Program;
use crate::{inherited, program, signal};
use relay::{Relay, Taken};

/// How long the end of a job is waited for at once.
const WAIT: Duration = Duration::from_millis(16);

/// A running job.
#[derive(Debug)]
pub struct Job {
    pid: Pid,
    relay: Relay,
}

/// How a job ended.
#[derive(Clone, Copy, Debug)]
pub struct Ended(ExitStatus);

impl Job {
    /// Starts a command.
    pub fn start(mut command: Command) -> Result<Job, NotStarted> {
        let signals = Taken::now();
        let file = program::find(command.get_program());
        // A program that this machine may refuse is left to std's own way: the other one would hand it to a shell.
        if !matches!(file.as_deref().map(Program::read), Some(Program::Other(_))) {
            inherited::give(&mut command);
        }
        let child = command.spawn().map_err(|e| NotStarted::new(command.get_program(), &e))?;
        let relay = signals.relay_to(child.id() as i32);
        Ok(Job { pid: Pid::from_child(&child), relay })
    }

    /// Whether it has ended. When it was stopped, this process stops too, until it is continued.
    pub fn ended(&mut self) -> io::Result<Option<Ended>> {
        let waiting = |e: Errno| io::Error::other(format!("waiting for the command: {e}"));
        let look = |what| waitid(WaitId::Pid(self.pid), WaitIdOptions::NOHANG | what).map_err(waiting);
        let any = WaitIdOptions::EXITED | WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT;
        let Some(seen) = look(any)? else { return Ok(None) };
        if let Some(signal) = seen.stopping_signal() {
            // Taken, so that it is seen once. There is nothing to take from one that was continued or killed meanwhile.
            if look(WaitIdOptions::STOPPED).is_ok_and(|taken| taken.is_some()) {
                self.relay.stop_by(signal);
            }
            return Ok(None);
        }
        // Before its pid can be another process's.
        self.relay.end();
        let ended = waitpid(Some(self.pid), WaitOptions::NOHANG).map_err(waiting)?;
        Ok(ended.map(|(_, status)| Ended(ExitStatus::from_raw(status.as_raw()))))
    }

    /// Waits for its end.
    pub fn end(&mut self) -> io::Result<Ended> {
        loop {
            if let Some(ended) = self.ended()? {
                return Ok(ended);
            }
            self.wait(WAIT);
        }
    }

    /// Waits for a while, or until something happened to the job.
    pub fn wait(&mut self, time: Duration) {
        self.relay.wait(time);
    }
}

impl Ended {
    /// Ends this process by the signal that ended the job, if one did; the job's exit code otherwise.
    pub fn pass_on(self) -> ExitCode {
        if let Some(by) = self.0.signal() {
            // The job's own core dump is enough.
            signal::die_by(by);
            return ExitCode::from(128u8.wrapping_add(by as u8));
        }
        ExitCode::from(self.0.code().unwrap_or(1) as u8)
    }
}

/// The command could not be started; shells have exit codes for that.
#[derive(Debug)]
pub struct NotStarted {
    /// 127 for no such command, 126 for one that can't be executed.
    pub code: u8,
    why: String,
}

impl NotStarted {
    /// Why the system did not start a program.
    pub fn new(program: &OsStr, e: &io::Error) -> NotStarted {
        let program = program.to_string_lossy();
        match e.kind() {
            ErrorKind::NotFound => NotStarted { code: 127, why: format!("{program}: no such command") },
            ErrorKind::PermissionDenied => {
                NotStarted { code: 126, why: format!("{program}: not executable, or not allowed") }
            }
            _ => NotStarted { code: 126, why: format!("{program}: {e}") },
        }
    }
}

impl std::fmt::Display for NotStarted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for NotStarted {}
