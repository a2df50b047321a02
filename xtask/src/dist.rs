//! `cargo xtask dist`: what is installed, and apart from it what debuggers need.
//!
//! One build makes both, so that they belong together: `target/dist/gputap/` has the program in `bin/` and its libraries in
//! `lib/gputap/`, without any symbol that nothing at run time needs; `target/dist/symbols/` has a file of names and line
//! tables for each, which gdb and perf find by the link in the stripped one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::command::{SKIPPED, cargo, check, output, target_dir, which};

/// The profile of `Cargo.toml` that keeps everything.
const PROFILE: &str = "symbols";

/// Builds, and writes both trees anew.
pub fn run(root: &Path) -> Result<ExitCode> {
    if which("objcopy").is_none() {
        println!("skipped: there is no objcopy here: binutils has it");
        return Ok(ExitCode::from(SKIPPED));
    }
    check(cargo().current_dir(root).args(["build", "--quiet", "--locked", "--profile", PROFILE]))?;
    let (built, dist) = (target_dir()?.join(PROFILE), target_dir()?.join("dist"));
    match fs::remove_dir_all(&dist) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
            return Err(e).context(dist.display().to_string());
        }
        _ => {}
    }
    let (installed, symbols) = (dist.join("gputap"), dist.join("symbols"));
    let (bin, lib) = (installed.join("bin"), installed.join("lib/gputap"));
    for dir in [&bin, &lib, &symbols] {
        fs::create_dir_all(dir).with_context(|| dir.display().to_string())?;
    }
    let mut total = (0, 0);
    for file in products(&built)? {
        let to = if file.extension().is_some() { &lib } else { &bin };
        let (small, apart) = split(&file, to, &symbols)?;
        println!(
            "{:>12} {small:>12} {apart:>12}  {}",
            size(&file)?,
            file.file_name().unwrap_or_default().display()
        );
        total = (total.0 + small, total.1 + apart);
    }
    println!(
        "{} bytes to install in {}, {} bytes of symbols in {}",
        total.0,
        installed.display(),
        total.1,
        symbols.display()
    );
    Ok(ExitCode::SUCCESS)
}

/// The program and the libraries; intermediate files are in directories.
pub fn products(built: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(built).with_context(|| built.display().to_string())?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    let is_product = |p: &PathBuf| {
        p.file_name().is_some_and(|n| n == "gputap") || p.extension().is_some_and(|e| e == "so")
    };
    files.retain(|p| p.is_file() && is_product(p));
    files.sort();
    if !files.iter().any(|p| p.ends_with("gputap")) {
        bail!("there is no gputap in {}", built.display());
    }
    Ok(files)
}

/// Writes the file without symbols to `to`, and what was taken away to `symbols`; the bytes of both.
fn split(file: &Path, to: &Path, symbols: &Path) -> Result<(u64, u64)> {
    let name = file.file_name().context("a product has a name")?;
    let small = to.join(name);
    let apart = symbols.join(format!("{}.debug", name.display()));
    output(Command::new("objcopy").arg("--only-keep-debug").arg(file).arg(&apart))?;
    let mut link = std::ffi::OsString::from("--add-gnu-debuglink=");
    link.push(&apart);
    output(Command::new("objcopy").args(["--strip-unneeded".into(), link]).arg(file).arg(&small))?;
    Ok((size(&small)?, size(&apart)?))
}

fn size(file: &Path) -> Result<u64> {
    Ok(fs::metadata(file).with_context(|| file.display().to_string())?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_program_and_libraries_are_installed() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["gputap", "libgputap.so", "libgputap.d", "libx.rlib", "gputap.d"] {
            fs::write(dir.path().join(name), "").unwrap();
        }
        fs::create_dir(dir.path().join("deps.so")).unwrap();
        let names: Vec<_> =
            products(dir.path()).unwrap().iter().map(|p| p.file_name().unwrap().to_owned()).collect();
        assert_eq!(names, ["gputap", "libgputap.so"]);
        fs::remove_file(dir.path().join("gputap")).unwrap();
        assert!(products(dir.path()).is_err());
    }
}
