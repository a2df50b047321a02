//! How a part ended.

use std::fmt;
use std::fs::File;
use std::path::Path;
use std::process::Command;

use crate::command::shown;

/// What was counted, and what went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    counted: Vec<String>,
    failed: Option<String>,
    /// The last lines that a command printed that went wrong.
    said: String,
    skipped: Option<String>,
}

impl Ended {
    /// Nothing was done yet.
    pub fn none() -> Ended {
        Ended { counted: Vec::new(), failed: None, said: String::new(), skipped: None }
    }

    /// It went wrong.
    pub fn failed(why: impl Into<String>) -> Ended {
        Ended { failed: Some(why.into()), ..Ended::none() }
    }

    /// It can't be done here.
    pub fn skipped(why: impl Into<String>) -> Ended {
        Ended { skipped: Some(why.into()), ..Ended::none() }
    }

    /// With something that was counted.
    pub fn counting(mut self, what: String) -> Ended {
        self.counted.push(what);
        self
    }

    /// Joins how two parts ended; of two failures the first one is kept.
    pub fn and(mut self, other: Ended) -> Ended {
        self.counted.extend(other.counted);
        self.failed = self.failed.or(other.failed);
        self.said += &other.said;
        self.skipped = self.skipped.or(other.skipped);
        self
    }

    /// Prints what the commands that went wrong said last, since their logs stay on the machine that ran them.
    pub fn show_log(&self) {
        self.said.lines().for_each(|line| println!("  {line}"));
    }

    /// Whether it went wrong.
    pub fn has_failed(&self) -> bool {
        self.failed.is_some()
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = self.counted.clone();
        parts.dedup();
        parts.extend(self.skipped.iter().map(|why| format!("skipped: {why}")));
        parts.extend(self.failed.iter().map(|why| format!("FAILED: {why}")));
        if parts.is_empty() {
            parts.push("passed".to_owned());
        }
        f.write_str(&parts.join("; "))
    }
}

/// Runs a command with its output in `log`. Lines that begin with a number are what was counted; `skipped:` lines are said
/// as well.
pub fn run_logged(mut command: Command, log: &Path) -> Ended {
    let status = File::create(log).and_then(|out| {
        command.stdout(out.try_clone()?).stderr(out);
        command.status()
    });
    let text = std::fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let counted = text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit()) && l.contains(' '));
    let counted: Vec<String> = counted.map(str::to_owned).chain(results(&text)).collect();
    let skipped: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("skipped: ")).collect();
    let failed = match status {
        Ok(status) if status.success() => None,
        Ok(status) => Some(format!("{}: {status}: see {}", shown(&command), log.display())),
        Err(e) => Some(format!("{}: {e}", shown(&command))),
    };
    let said = if failed.is_some() { last_lines(&text) } else { String::new() };
    Ended { counted, failed, said, skipped: (!skipped.is_empty()).then(|| skipped.join(", ")) }
}

/// The last forty lines.
fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(40)..].iter().map(|line| format!("{line}\n")).collect()
}

/// `12 tests` for a run that prints no other number.
fn results(text: &str) -> Option<String> {
    let passed = text
        .lines()
        .filter_map(|l| l.strip_prefix("test result: ok. ")?.split(' ').next()?.parse::<u64>().ok());
    let sum: u64 = passed.sum();
    (sum > 1).then(|| format!("{sum} tests"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Ended {
        let log = tempfile::NamedTempFile::new().unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        run_logged(command, log.path())
    }

    #[test]
    fn numbers_are_shown_and_codes_decide() {
        let ended =
            shell("echo running; echo 12 kills from seed 3; echo 'test result: ok. 1 passed; 0 failed'");
        assert_eq!((ended.to_string().as_str(), ended.has_failed()), ("12 kills from seed 3", false));
        let failed = shell("echo 5 things; exit 1");
        assert_eq!((failed.has_failed(), failed.said.as_str()), (true, "5 things\n"));
        assert_eq!(shell("echo skipped: musl: no musl-gcc").to_string(), "skipped: musl: no musl-gcc");
        assert_eq!(shell("true").to_string(), "passed");
    }
}
