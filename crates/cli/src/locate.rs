//! Finding the libraries that come with the program.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use gputap_sim_base::names::Simulated;

/// The library that is injected into jobs.
pub fn injected_library() -> Result<PathBuf> {
    if let Some(path) = env::var_os("GPUTAP_LIB").filter(|v| !v.is_empty()) {
        let path = PathBuf::from(path);
        return path.canonicalize().with_context(|| format!("GPUTAP_LIB={}", path.display()));
    }
    library("libgputap.so", "gputap-preload", "GPUTAP_LIB to its path")
}

/// A simulated library.
pub fn simulated(which: &Simulated) -> Result<PathBuf> {
    let Simulated { file, package, .. } = which;
    if let Some(dir) = env::var_os("GPUTAP_SIM_LIB").filter(|v| !v.is_empty()) {
        let path = PathBuf::from(dir).join(file);
        return path.canonicalize().with_context(|| format!("GPUTAP_SIM_LIB: {}", path.display()));
    }
    library(file, package, "GPUTAP_SIM_LIB to its directory")
}

/// Looks beside the executable and in `../lib/gputap`.
fn library(name: &str, package: &str, otherwise: &str) -> Result<PathBuf> {
    let exe = env::current_exe().context("finding the gputap program")?;
    let beside = exe.parent().unwrap_or(Path::new("."));
    let places = [beside.join(name), beside.join("../lib/gputap").join(name)];
    match places.iter().find_map(|p| p.canonicalize().ok()) {
        Some(path) => Ok(path),
        None => bail!(
            "{name} is neither beside {} nor in ../lib/gputap; build it with `cargo build -p {package}` or set {otherwise}",
            exe.display()
        ),
    }
}
