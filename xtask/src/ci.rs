//! `cargo xtask ci`: everything that must hold before a change goes in, on a machine that has nothing yet but Rust.
//!
//! All steps run, whatever happens to one of them. A step that can't run here is reported as skipped, with its reason, at
//! its place and again at the end; it is never counted as passed.

mod deny;
mod injected;
mod release;
mod step;
mod suite;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Result, bail};

use crate::command::{cargo, target_dir};
use crate::{bench, packages};
use step::{Outcome, Summary};

/// What the steps share.
struct Ci {
    root: PathBuf,
    target: PathBuf,
    /// This program. Looked up once: a later build may put another file in its place.
    program: PathBuf,
}

/// What a step is called and what it does.
type Step = (&'static str, fn(&Ci, &mut Summary) -> Outcome);

const STEPS: [Step; 18] = [
    ("packages", install),
    ("torch", |ci, _| step::run(ci.task(&["torch"]))),
    ("format", |ci, _| ci.tool("fmt", &["--all", "--check"])),
    ("lints", |ci, _| {
        ci.tool("clippy", &["--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
    }),
    ("generated code", |ci, _| step::run(ci.task(&["codegen", "--check"]))),
    ("crate arrows", |ci, _| {
        step::run(ci.cargo(&["test", "--quiet", "--package", "xtask", "--test", "arrows"]))
    }),
    ("dependencies", |ci, _| deny::policy(ci)),
    ("advisories", |ci, _| deny::advisories(ci)),
    ("python", |ci, _| step::run(ci.task(&["python"]))),
    ("build", build),
    ("injected library", |ci, _| injected::check(ci)),
    ("release files", |ci, _| release::check(ci)),
    ("tests", suite::run),
    ("ring model (loom)", loom),
    ("instruction gate", |ci, _| step::run(ci.task(&["bench", "hook", "--gate"]))),
    ("benches", benches),
    ("limited collector", |ci, _| step::run(ci.task(&["bench", "collector", "--limited", "--smallest"]))),
    ("soak", |ci, _| step::run(ci.task(&["soak", "--smallest"]))),
];

/// Runs all steps in the repository at `root`.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    if let Some(name) = args.iter().find(|name| !STEPS.iter().any(|(step, _)| step == name)) {
        let steps: Vec<&str> = STEPS.iter().map(|(step, _)| *step).collect();
        bail!("there is no step '{name}'; usage: cargo xtask ci [STEP…], steps: {}", steps.join(", "));
    }
    let ci = Ci { root: root.to_owned(), target: target_dir()?, program: std::env::current_exe()? };
    let mut summary = Summary::default();
    for (name, run) in STEPS.iter().filter(|(name, _)| args.is_empty() || args.iter().any(|a| a == name)) {
        println!("== {name}");
        let start = Instant::now();
        let outcome = run(&ci, &mut summary);
        println!("-- {name}: {outcome} ({:.1} s)\n", start.elapsed().as_secs_f64());
        summary.add(name, outcome);
    }
    summary.print();
    Ok(if summary.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

impl Ci {
    fn cargo(&self, args: &[&str]) -> Command {
        let mut command = cargo();
        command.current_dir(&self.root).args(args);
        command
    }

    fn task(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.root).args(args);
        command
    }

    /// A sub-command of cargo that comes as a component of its own.
    fn tool(&self, name: &str, args: &[&str]) -> Outcome {
        if !self.has(name) {
            return Outcome::Skipped(format!(
                "there is no `cargo {name}` here: `rustup component add` has it"
            ));
        }
        step::run(self.cargo(&[&[name], args].concat()))
    }

    fn has(&self, name: &str) -> bool {
        self.cargo(&[name, "--version"]).output().is_ok_and(|output| output.status.success())
    }
}

fn install(_: &Ci, _: &mut Summary) -> Outcome {
    let missing = packages::install(&packages::ALL);
    if missing.is_empty() {
        return Outcome::Passed;
    }
    let list: Vec<String> =
        missing.iter().map(|m| format!("{} for {}: {}", m.package.name, m.package.used_by, m.why)).collect();
    Outcome::Skipped(list.join("; "))
}

/// The tests take the library and the simulated driver from their own profile, the instruction gate from release.
fn build(ci: &Ci, _: &mut Summary) -> Outcome {
    match step::run(ci.cargo(&["build", "--quiet", "--locked"])) {
        Outcome::Passed => step::run(ci.cargo(&["build", "--quiet", "--locked", "--release"])),
        other => other,
    }
}

/// Every benchmark at its smallest: that it works, and no figure.
fn benches(ci: &Ci, summary: &mut Summary) -> Outcome {
    let mut failed = Vec::new();
    for name in bench::names() {
        println!("   {name}");
        match step::run(ci.task(&["bench", name, "--smallest"])) {
            Outcome::Passed => {}
            Outcome::Failed(what) => failed.push(what),
            Outcome::Skipped(why) => summary.note(format!("bench {name} could not run here: {why}")),
        }
    }
    if failed.is_empty() { Outcome::Passed } else { Outcome::Failed(failed.join("; ")) }
}

fn loom(ci: &Ci, _: &mut Summary) -> Outcome {
    let mut command =
        ci.cargo(&["test", "--quiet", "--package", "gputap-wire", "--test", "loom", "--release"]);
    command.arg("--target-dir").arg(ci.target.join("loom")).env("RUSTFLAGS", "--cfg loom");
    step::run(command)
}
