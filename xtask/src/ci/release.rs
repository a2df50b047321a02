//! What `cargo build --release` makes is small, and still has the names of its functions for backtraces.

use std::process::Command;

use anyhow::Result;

use crate::ci::Ci;
use crate::ci::step::Outcome;
use crate::command::{output, which};
use crate::dist::products;

/// Checks the program and every library.
pub fn check(ci: &Ci) -> Outcome {
    if which("readelf").is_none() {
        return Outcome::Skipped("there is no readelf here: binutils has it".into());
    }
    match wrong(ci) {
        Ok(wrong) if wrong.is_empty() => Outcome::Passed,
        Ok(wrong) => Outcome::Failed(wrong.join("; ")),
        Err(e) => Outcome::Failed(format!("{e:#}")),
    }
}

fn wrong(ci: &Ci) -> Result<Vec<String>> {
    let (mut wrong, mut bytes) = (Vec::new(), 0);
    for file in products(&ci.target.join("release"))? {
        let sections = output(Command::new("readelf").args(["--wide", "--sections"]).arg(&file))?;
        if sections.contains(".debug_info") {
            wrong.push(format!("{} has line tables in it", file.display()));
        }
        if !sections.contains(".symtab") {
            wrong.push(format!("{} has no names for backtraces", file.display()));
        }
        bytes += file.metadata()?.len();
    }
    println!("{bytes} bytes of programs and libraries");
    Ok(wrong)
}
