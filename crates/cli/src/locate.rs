//! Finding the libraries that come with the program.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The library that is injected into jobs.
pub fn injected_library() -> Result<PathBuf> {
    library("libgputap.so", "GPUTAP_LIB", "cargo build -p gputap-preload")
}

/// The simulated libcuda.
pub fn simulated_driver() -> Result<PathBuf> {
    library("libgputap_sim_cuda.so", "GPUTAP_SIM_LIB", "cargo build -p gputap-sim-cuda")
}

/// Looks where `variable` says, beside the executable, and in `../lib/gputap`.
fn library(name: &str, variable: &str, build: &str) -> Result<PathBuf> {
    if let Some(path) = env::var_os(variable).filter(|v| !v.is_empty()) {
        let path = PathBuf::from(path);
        return path.canonicalize().with_context(|| format!("{variable}={}", path.display()));
    }
    let exe = env::current_exe().context("finding the gputap program")?;
    let beside = exe.parent().unwrap_or(Path::new("."));
    let places = [beside.join(name), beside.join("../lib/gputap").join(name)];
    match places.iter().find_map(|p| p.canonicalize().ok()) {
        Some(path) => Ok(path),
        None => bail!(
            "{name} is neither beside {} nor in ../lib/gputap; build it with `{build}` or set {variable}",
            exe.display()
        ),
    }
}
