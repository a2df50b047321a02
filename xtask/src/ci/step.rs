//! How a step ended, and what is said about all of them at the end.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::command::{SKIPPED, shown};

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What the step has checked is as it should be.
    Passed,
    /// It does not hold, and what was seen.
    Failed(String),
    /// It could not be tried here, and why.
    Skipped(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => f.write_str("passed"),
            Outcome::Failed(what) => write!(f, "FAILED: {what}"),
            Outcome::Skipped(why) => write!(f, "skipped: {why}"),
        }
    }
}

/// Runs a command. Exit code 3 is how our own tasks say that they could not do their work here; a line that starts with
/// `skipped:` says why.
pub fn run(mut command: Command) -> Outcome {
    let name = shown(&command);
    let failed = |e: std::io::Error| Outcome::Failed(format!("{name}: {e}"));
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(e) => return failed(e),
    };
    let mut reason = None;
    for line in
        child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).map_while(Result::ok)
    {
        println!("{line}");
        if let Some(why) = line.strip_prefix("skipped: ") {
            reason = Some(why.to_owned());
        }
    }
    match child.wait() {
        Ok(status) if status.success() => Outcome::Passed,
        Ok(status) if status.code() == Some(i32::from(SKIPPED)) && reason.is_some() => {
            Outcome::Skipped(reason.unwrap_or_default())
        }
        Ok(status) => Outcome::Failed(format!("{name}: {status}")),
        Err(e) => failed(e),
    }
}

/// All steps so far.
#[derive(Debug, Default)]
pub struct Summary {
    steps: Vec<(&'static str, Outcome)>,
    notes: Vec<String>,
}

impl Summary {
    /// Adds a step that ended.
    pub fn add(&mut self, name: &'static str, outcome: Outcome) {
        self.steps.push((name, outcome));
    }

    /// Adds a sentence about a part of a step that could not be done.
    pub fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    /// Whether any step failed.
    pub fn has_failed(&self) -> bool {
        self.steps.iter().any(|(_, outcome)| matches!(outcome, Outcome::Failed(_)))
    }

    /// Names everything that is not simply passed, and ends with the counts.
    pub fn print(&self) {
        for note in &self.notes {
            println!("{note}");
        }
        for (name, outcome) in self.steps.iter().filter(|(_, outcome)| *outcome != Outcome::Passed) {
            println!("{name}: {outcome}");
        }
        println!("{}", self.counts());
    }

    fn counts(&self) -> String {
        let count = |is: fn(&Outcome) -> bool| self.steps.iter().filter(|(_, outcome)| is(outcome)).count();
        format!(
            "{} passed, {} failed, {} skipped",
            count(|o| matches!(o, Outcome::Passed)),
            count(|o| matches!(o, Outcome::Failed(_))),
            count(|o| matches!(o, Outcome::Skipped(_)))
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Outcome {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        run(command)
    }

    #[test]
    fn exit_codes_and_reasons_decide() {
        assert_eq!(shell("exit 0"), Outcome::Passed);
        assert!(matches!(shell("exit 1"), Outcome::Failed(_)));
        assert_eq!(shell("echo skipped: no network; exit 3"), Outcome::Skipped("no network".into()));
        assert!(matches!(shell("exit 3"), Outcome::Failed(_)), "a skip without a reason is a failure");
        assert_eq!(shell("echo skipped: a part; exit 0"), Outcome::Passed);
    }

    #[test]
    fn a_skipped_step_is_not_a_passed_one() {
        let mut summary = Summary::default();
        summary.add("a", Outcome::Passed);
        summary.add("b", Outcome::Skipped("why".into()));
        assert!(!summary.has_failed());
        assert_eq!(summary.counts(), "1 passed, 0 failed, 1 skipped");
        summary.add("c", Outcome::Failed("what".into()));
        assert!(summary.has_failed());
        assert_eq!(summary.counts(), "1 passed, 1 failed, 1 skipped");
    }
}
