//! cargo-deny: licences, sources and bans of what comes from outside; advisories where their database can be had.
//!
//! The tool is built here, because the ready-made one of the Python registry can't read what today's cargo prints.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::ci::Ci;
use crate::ci::step::{self, Outcome};
use crate::command::output;

const VERSION: &str = "0.20.2";

/// Licences, sources, bans.
pub fn policy(ci: &Ci) -> Outcome {
    match tool(ci) {
        Ok(tool) => step::run(check(ci, &tool, &["bans", "licenses", "sources"])),
        Err(why) => Outcome::Skipped(format!("{why:#}")),
    }
}

/// Checks what comes from outside for known vulnerabilities.
pub fn advisories(ci: &Ci) -> Outcome {
    let tool = match tool(ci) {
        Ok(tool) => tool,
        Err(why) => return Outcome::Skipped(format!("{why:#}")),
    };
    let mut command = check(ci, &tool, &["advisories"]);
    let printed = match command.output() {
        Ok(output) if output.status.success() => return Outcome::Passed,
        Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
        Err(e) => return Outcome::Failed(e.to_string()),
    };
    if printed.contains("failed to fetch advisory database") {
        return Outcome::Skipped("the advisory database can't be reached from here".into());
    }
    print!("{printed}");
    Outcome::Failed("cargo-deny check advisories".into())
}

fn check(ci: &Ci, tool: &PathBuf, what: &[&str]) -> Command {
    let mut command = Command::new(tool);
    command
        .current_dir(&ci.root)
        .args(["--log-level", "error", "check", "--hide-inclusion-graph"])
        .args(what);
    command
}

/// The tool of the version that deny.toml is written for, built when it is not here yet: in the directory that
/// `GPUTAP_CI_CACHE` names, which outlives a clone, or else in the target directory.
fn tool(ci: &Ci) -> Result<PathBuf> {
    let tools = std::env::var_os("GPUTAP_CI_CACHE").map_or(ci.target.clone(), PathBuf::from).join("tools");
    let tool = tools.join("bin/cargo-deny");
    let is_here =
        |tool| output(Command::new(tool).arg("--version")).is_ok_and(|v| v.trim().ends_with(VERSION));
    if is_here(&tool) {
        return Ok(tool);
    }
    let build = tools.join("build");
    // Unoptimised: it runs for two seconds, and building it is what takes time.
    let mut install = ci.cargo(&[
        "install",
        "cargo-deny",
        "--version",
        VERSION,
        "--locked",
        "--debug",
        "--quiet",
        "--force",
    ]);
    install.arg("--root").arg(&tools).arg("--target-dir").arg(&build).env("CARGO_PROFILE_DEV_DEBUG", "0");
    let installed = output(&mut install);
    let _ = std::fs::remove_dir_all(&build);
    installed.context("cargo-deny can't be had")?;
    Ok(tool)
}
