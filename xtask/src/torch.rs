//! `cargo xtask torch [2.4|2.14]`: PyTorch in an environment of its own, for the tests that need the real one.
//!
//! In the directory that `GPUTAP_CI_CACHE` names, which outlives a clone, or else in the target directory. Half a gigabyte is
//! fetched, once: the libraries of CUDA, which are four times as much, are replaced by stand-ins.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::command::{SKIPPED, output, target_dir};

const REQUIREMENTS: &str = "crates/tests/python";
/// Releases beside the one that is installed when none is named; they have a list and a directory of their own.
const OTHERS: [&str; 2] = ["2.4", "2.14"];
const STAND_INS: &str = "crates/tests/python/stand_ins.py";

/// Installs it where it is not here yet.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let name = match args {
        [] => "torch".to_owned(),
        [version] if OTHERS.contains(&version.as_str()) => format!("torch-{version}"),
        _ => bail!("usage: cargo xtask torch [{}]", OTHERS.join("|")),
    };
    let cache = std::env::var_os("GPUTAP_CI_CACHE").map_or_else(target_dir, |d| Ok(PathBuf::from(d)))?;
    let (dir, list) = (cache.join(&name), root.join(REQUIREMENTS).join(format!("{name}.txt")));
    let wanted = wanted(root, &list)?;
    let mark = dir.join("installed");
    if std::fs::read_to_string(&mark).is_ok_and(|text| text == wanted) {
        println!("{}", dir.display());
        return Ok(ExitCode::SUCCESS);
    }
    let _ = std::fs::remove_dir_all(&dir);
    if let Err(e) = install(root, &list, &dir) {
        let _ = std::fs::remove_dir_all(&dir);
        println!("skipped: PyTorch can't be installed here: {e:#}");
        return Ok(ExitCode::from(SKIPPED));
    }
    std::fs::write(&mark, wanted).with_context(|| format!("writing {}", mark.display()))?;
    println!("{}", dir.display());
    Ok(ExitCode::SUCCESS)
}

/// What is installed, as text: another one makes it again.
fn wanted(root: &Path, list: &Path) -> Result<String> {
    let read = |path: &Path| std::fs::read_to_string(path).with_context(|| path.display().to_string());
    Ok(read(list)? + &read(&root.join(STAND_INS))?)
}

fn install(root: &Path, list: &Path, dir: &Path) -> Result<()> {
    output(Command::new("python3").args(["-m", "venv"]).arg(dir))?;
    let python = dir.join("bin/python");
    let pip =
        ["-m", "pip", "install", "--quiet", "--no-deps", "--no-cache-dir", "--disable-pip-version-check"];
    output(Command::new(&python).args(pip).arg("--requirement").arg(list))?;
    let site = "import sysconfig; print(sysconfig.get_paths()['purelib'])";
    let site = output(Command::new(&python).args(["-c", site]))?;
    let library = Path::new(site.trim()).join("torch/lib");
    output(Command::new(&python).arg(root.join(STAND_INS)).arg(library).arg(dir.join("stand-ins")))?;
    Ok(())
}
