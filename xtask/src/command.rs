//! Running other programs and saying what went wrong with them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};

/// Exit code of a task that could not be done here, for want of a program or a network.
pub const SKIPPED: u8 = 3;

/// The cargo that runs us. It builds where this program lies, whoever started it and however that directory was chosen:
/// what it builds is looked for there.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if let Ok(target) = target_dir() {
        command.env("CARGO_TARGET_DIR", target);
    }
    command
}

/// Where cargo puts what it builds: this program lies in `<target>/<profile>/`.
pub fn target_dir() -> Result<PathBuf> {
    let program = std::env::current_exe().context("where is this program?")?;
    let target =
        program.parent().and_then(Path::parent).context("this program lies in a target directory")?;
    Ok(target.to_owned())
}

/// The program called `name` on the PATH.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(name)).find(|file| file.is_file())
}

/// Runs a command with our own output; an exit code other than 0 is an error.
pub fn check(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {}", shown(command)))?;
    if !status.success() {
        bail!("{}: {status}", shown(command));
    }
    Ok(())
}

/// Runs a command and hands out what it prints; an exit code other than 0 is an error that ends with its last words.
pub fn output(command: &mut Command) -> Result<String> {
    let Output { status, stdout, stderr } =
        command.output().with_context(|| format!("starting {}", shown(command)))?;
    if !status.success() {
        let stderr = String::from_utf8_lossy(&stderr);
        let last: Vec<&str> = stderr.trim().lines().rev().take(5).collect();
        bail!("{}: {status}: {}", shown(command), last.into_iter().rev().collect::<Vec<_>>().join("; "));
    }
    Ok(String::from_utf8_lossy(&stdout).into_owned())
}

/// The command as a person would type it: without its environment, and without the program's directory.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_says_which_and_why() {
        let error =
            output(Command::new("sh").args(["-c", "echo first >&2; echo last >&2; exit 7"])).unwrap_err();
        let text = error.to_string();
        assert!(text.starts_with("sh -c"), "{text}");
        assert!(text.contains("exit status: 7") && text.ends_with("first; last"), "{text}");
    }
}
