//! The traced command: starting it with the library, and why it may show no call.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use gputap_host::job::Job;
use gputap_host::program::{self, Program};

use super::Session;

/// Starts the command of a session with what [`preload`] answered, and the variables that say where its rings go.
pub fn start(session: &Session, preload: &OsStr, rings: &[(&str, &Path)]) -> Result<Job> {
    let mut command = command(&session.command)?;
    match file(&session.command).as_deref().map(Program::read) {
        // The loader would complain into the job's stderr.
        Some(Program::Other(what)) => {
            errln!("gputap: {} is {what}: it runs, but not traced", command.get_program().display())
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
    Ok(Job::start(command)?)
}

/// Starts a command as it is, with further variables.
pub fn start_plain(words: &[OsString], environment: &[(OsString, OsString)]) -> Result<Job> {
    let mut command = command(words)?;
    command.envs(environment.iter().map(|(k, v)| (k, v)));
    Ok(Job::start(command)?)
}

fn command(words: &[OsString]) -> Result<Command> {
    let (program, arguments) = words.split_first().context("no command given")?;
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(command)
}

fn file(words: &[OsString]) -> Option<PathBuf> {
    program::find(words.first()?)
}

/// Why a command may show no CUDA call at all.
pub fn why_nothing(words: &[OsString]) -> String {
    let Some(path) = file(words) else { return String::new() };
    match Program::read(&path) {
        Program::Static => {
            format!("{} is statically linked, and nothing can be injected into it.", path.display())
        }
        Program::Other(what) => format!("{} is {what}, and the library is for 64-bit x86.", path.display()),
        Program::Dynamic => {
            "The command, or what it started, may run without CUDA, find no driver, or be set-user-id; \
             `gputap demo` shows a run that works."
                .into()
        }
    }
}

/// The library goes behind what the user preloads himself, so that his order stays what it was.
pub fn preload(library: &Path) -> Result<OsString> {
    // The loader splits the list at colons and blanks, and knows no quoting.
    if library.as_os_str().as_encoded_bytes().iter().any(|b| b" :".contains(b)) {
        bail!(
            "{} has a blank or a colon in its path, which LD_PRELOAD can't express: move gputap elsewhere",
            library.display()
        );
    }
    let mut list = std::env::var_os("LD_PRELOAD").unwrap_or_default();
    if !list.is_empty() {
        list.push(":");
    }
    list.push(library);
    Ok(list)
}
