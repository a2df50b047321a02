//! The workspace's tests, and which of them said that they could not run here.

use crate::ci::Ci;
use crate::ci::step::{self, Outcome, Summary};

/// Runs all tests, with nextest where it is installed.
pub fn run(ci: &Ci, summary: &mut Summary) -> Outcome {
    if !ci.has("nextest") {
        // libtest passes on what tests write past it, so skipped ones are at least seen.
        return step::run(ci.cargo(&["test", "--workspace", "--no-fail-fast"]));
    }
    // nextest keeps its own files below the workspace, wherever the target directory is.
    let report = ci.root.join("target/nextest/ci/junit.xml");
    let _ = std::fs::remove_file(&report);
    let outcome = step::run(ci.cargo(&["nextest", "run", "--workspace", "--profile", "ci"]));
    match std::fs::read_to_string(&report) {
        Ok(text) => {
            let skipped = skipped(&text);
            for line in &skipped {
                println!("{line}");
            }
            if !skipped.is_empty() {
                summary.note(format!("{} tests could not run here:", skipped.len()));
                skipped.into_iter().for_each(|line| summary.note(line));
            }
            outcome
        }
        Err(e) if outcome == Outcome::Passed => Outcome::Failed(format!("{}: {e}", report.display())),
        Err(_) => outcome,
    }
}

/// The lines `skipped: <test>: <reason>` that tests wrote to stderr, from nextest's JUnit report. nextest keeps the
/// output of tests that pass to itself.
fn skipped(report: &str) -> Vec<String> {
    let written = report.split("<system-err>").skip(1).filter_map(|rest| rest.split("</system-err>").next());
    let mut lines: Vec<String> =
        written.flat_map(str::lines).filter(|line| line.starts_with("skipped: ")).map(unescaped).collect();
    lines.sort();
    lines.dedup();
    lines
}

fn unescaped(text: &str) -> String {
    let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
    entities.iter().fold(text.to_owned(), |text, (entity, plain)| text.replace(entity, plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipped_tests_are_found_in_the_report() {
        let report = "<testcase name=\"a\">\n<system-err>skipped: musl: can&apos;t find &lt;musl-gcc&gt;</system-err>\n\
                      <system-out>skipped: not a test</system-out>\n\
                      <system-err>one line\nskipped: b: no root\n</system-err>";
        assert_eq!(skipped(report), ["skipped: b: no root", "skipped: musl: can't find <musl-gcc>"]);
    }
}
