//! `cargo xtask python`: the Python environment in which tests read exports with other tools' own code.
//!
//! It is made once per list of packages, in the directory that `GPUTAP_CI_CACHE` names, which outlives a clone, or else in
//! the target directory. Tests look for it there, and say that they were skipped where it is not.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::command::{SKIPPED, check, target_dir};

/// The packages with their versions.
const LIST: &str = "crates/tests/python/requirements.txt";

/// Makes the environment, unless it is there.
pub fn run(root: &Path) -> Result<ExitCode> {
    let list = root.join(LIST);
    let wanted = std::fs::read_to_string(&list).with_context(|| list.display().to_string())?;
    let place = place()?;
    let made = place.join("made-of");
    if std::fs::read_to_string(&made).is_ok_and(|text| text == wanted) {
        println!("{} is there", place.display());
        return Ok(ExitCode::SUCCESS);
    }
    if let Err(e) = make(&place, &list) {
        println!("skipped: the Python packages of {LIST} can't be had: {e:#}");
        return Ok(ExitCode::from(SKIPPED));
    }
    std::fs::write(&made, wanted).with_context(|| made.display().to_string())?;
    println!("{} is made", place.display());
    Ok(ExitCode::SUCCESS)
}

fn place() -> Result<PathBuf> {
    let cache = std::env::var_os("GPUTAP_CI_CACHE").map_or_else(target_dir, |dir| Ok(PathBuf::from(dir)))?;
    Ok(cache.join("python"))
}

/// The list has everything that is needed: what packages ask for beyond it (notebooks, plots) is not.
fn make(place: &Path, list: &Path) -> Result<()> {
    check(Command::new("python3").args(["-m", "venv", "--clear"]).arg(place))?;
    let mut pip = Command::new(place.join("bin/python"));
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--requirement",
    ]);
    check(pip.arg(list))
}
