//! Fetches the pinned wheels and finds the headers in them.
//!
//! Headers are never committed: they are unpacked under `target/codegen/` and read there. pip checks the hash of
//! whatever it downloads.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// One version's headers on disk.
#[derive(Debug)]
pub struct Unpacked {
    /// As `CUDA_VERSION` counts: 13040.
    pub version: u32,
    /// Folders to search, the one with cuda.h first.
    pub include: Vec<PathBuf>,
}

/// The wheels could not be had here; nothing is wrong with the tree.
#[derive(Debug)]
pub struct Unavailable(pub String);

impl std::fmt::Display for Unavailable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for Unavailable {}

/// Downloads what is missing and returns the headers, oldest first.
pub fn unpack(list: &Path, cache: &Path) -> Result<Vec<Unpacked>> {
    let text = fs::read_to_string(list).with_context(|| format!("reading {}", list.display()))?;
    let mut found: BTreeMap<u32, Vec<PathBuf>> = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (version, folder) = fetch(line, cache)?;
        let include = header_folders(&folder)?;
        let folders = found.entry(version).or_default();
        folders.extend(include);
        folders.sort_by_key(|f| !f.join("cuda.h").exists());
    }
    Ok(found.into_iter().map(|(version, include)| Unpacked { version, include }).collect())
}

/// Makes sure that one wheel lies unpacked in the cache.
fn fetch(requirement: &str, cache: &Path) -> Result<(u32, PathBuf)> {
    let pin = requirement.split_whitespace().next().unwrap_or_default();
    let (name, version) = pin.split_once("==").with_context(|| format!("no version in '{requirement}'"))?;
    let folder = cache.join(format!("{name}-{version}"));
    let done = folder.join(".requirement");
    if fs::read_to_string(&done).is_ok_and(|found| found == requirement) {
        return Ok((cuda_version(version)?, folder));
    }
    let wheel = download(requirement, &folder)?;
    let status = Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(&folder).status()?;
    if !status.success() {
        bail!("unpacking {} failed", wheel.display());
    }
    fs::write(&done, requirement)?;
    Ok((cuda_version(version)?, folder))
}

fn download(requirement: &str, folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let list = folder.join("requirement.txt");
    fs::write(&list, requirement)?;
    let output = Command::new("python3")
        .args([
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--retries",
            "2",
        ])
        .args(["--only-binary", ":all:", "--platform", "manylinux2014_x86_64", "--platform"])
        .args(["manylinux1_x86_64", "--require-hashes", "--dest"])
        .arg(folder)
        .arg("--requirement")
        .arg(&list)
        .output()
        .map_err(|e| Unavailable(format!("python3 can't be started: {e}")))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        if why.contains("DO NOT MATCH THE HASHES") {
            bail!("the wheel {requirement} is not the one that was pinned");
        }
        let last = why.lines().last().unwrap_or("no message").to_owned();
        return Err(Unavailable(format!("wheel {requirement} can't be downloaded: {last}")).into());
    }
    let wheel = fs::read_dir(folder)?
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .find(|path| path.extension().is_some_and(|e| e == "whl"));
    wheel.context("pip reported success but left no wheel")
}

/// `13.4.92` as the header's CUDA_VERSION, 13040.
fn cuda_version(version: &str) -> Result<u32> {
    let mut parts = version.split('.').map(str::parse::<u32>);
    match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => Ok(major * 1000 + minor * 10),
        _ => bail!("'{version}' is not a version"),
    }
}

/// The folders called `include`, wherever a wheel keeps them.
fn header_folders(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.ends_with("include") {
                found.push(path);
            } else if path.is_dir() {
                open.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_count_as_in_the_header() {
        assert_eq!(cuda_version("13.4.92").unwrap(), 13040);
        assert_eq!(cuda_version("11.8.89").unwrap(), 11080);
        assert!(cuda_version("13").is_err());
    }
}
