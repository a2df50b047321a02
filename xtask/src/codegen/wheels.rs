//! Fetches the pinned wheels and finds the headers in them.
//!
//! Headers are never committed: they are unpacked under `target/codegen/` and read there. pip checks the hash of
//! whatever it downloads.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// What a wheel's version counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Product {
    /// The toolkit: 13.4.92 is 13040, as `CUDA_VERSION`.
    Cuda,
    /// 13.4.92 is 13040.
    Nvml,
    /// 2.32.3 is 23203, as `NCCL_VERSION_CODE`.
    Nccl,
    /// 3.8.0 is 30800.
    Nvshmem,
}

/// One version's headers and libraries on disk.
#[derive(Debug)]
pub struct Unpacked {
    /// What it is a version of.
    pub product: Product,
    /// As the product counts.
    pub version: u32,
    /// Folders with headers, the one with cuda.h first.
    pub include: Vec<PathBuf>,
    /// Folders with libraries.
    pub libraries: Vec<PathBuf>,
}

/// Tags of the wheels; pip does not deduce older ones from the newest.
const PLATFORMS: [&str; 4] =
    ["manylinux2014_x86_64", "manylinux1_x86_64", "manylinux_2_18_x86_64", "manylinux_2_27_x86_64"];

/// The wheels could not be had here; nothing is wrong with the tree.
#[derive(Debug)]
pub struct Unavailable(pub String);

impl std::fmt::Display for Unavailable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for Unavailable {}

/// Downloads what is missing and returns all versions, oldest first.
pub fn unpack(list: &Path, cache: &Path) -> Result<Vec<Unpacked>> {
    let text = fs::read_to_string(list).with_context(|| format!("reading {}", list.display()))?;
    let mut found: BTreeMap<(Product, u32), Unpacked> = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (name, version) = pin(line)?;
        let product = product(name)?;
        let version = number(product, version)?;
        let folder = fetch(line, cache)?;
        let (include, libraries) = (folders(&folder, "include")?, folders(&folder, "lib")?);
        let empty = || Unpacked { product, version, include: Vec::new(), libraries: Vec::new() };
        let unpacked = found.entry((product, version)).or_insert_with(empty);
        unpacked.include.extend(include);
        unpacked.include.sort_by_key(|f| !f.join("cuda.h").exists());
        unpacked.libraries.extend(libraries);
    }
    Ok(found.into_values().collect())
}

/// Name and version of a requirement.
fn pin(requirement: &str) -> Result<(&str, &str)> {
    let pin = requirement.split_whitespace().next().unwrap_or_default();
    pin.split_once("==").with_context(|| format!("no version in '{requirement}'"))
}

fn product(name: &str) -> Result<Product> {
    let known = [
        ("nvidia-cuda-", Product::Cuda),
        ("nvidia-nvml-", Product::Nvml),
        ("nvidia-nccl-", Product::Nccl),
        ("nvidia-nvshmem-", Product::Nvshmem),
    ];
    let found = known.iter().find(|(start, _)| name.starts_with(start));
    found.map(|(_, product)| *product).with_context(|| format!("what is in {name} is not known"))
}

/// Makes sure that one wheel lies unpacked in the cache.
fn fetch(requirement: &str, cache: &Path) -> Result<PathBuf> {
    let (name, version) = pin(requirement)?;
    let folder = cache.join(format!("{name}-{version}"));
    let done = folder.join(".requirement");
    if fs::read_to_string(&done).is_ok_and(|found| found == requirement) {
        return Ok(folder);
    }
    let wheel = download(requirement, &folder)?;
    let status = Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(&folder).status()?;
    if !status.success() {
        bail!("unpacking {} failed", wheel.display());
    }
    fs::remove_file(&wheel)?;
    fs::write(&done, requirement)?;
    Ok(folder)
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
        .args(["--only-binary", ":all:"])
        .args(PLATFORMS.iter().flat_map(|platform| ["--platform", platform]))
        .args(["--require-hashes", "--dest"])
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

/// A version as the product's headers count.
fn number(product: Product, version: &str) -> Result<u32> {
    let parts: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
    match (product, parts.as_slice()) {
        (Product::Cuda | Product::Nvml, [major, minor, ..]) => Ok(major * 1000 + minor * 10),
        (Product::Nccl | Product::Nvshmem, [major, minor, patch, ..]) => {
            Ok(major * 10000 + minor * 100 + patch)
        }
        _ => bail!("'{version}' is not a version"),
    }
}

/// The folders with this name, wherever a wheel keeps them.
fn folders(folder: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.ends_with(name) {
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
    fn versions_count_as_in_the_headers() {
        assert_eq!(number(Product::Cuda, "13.4.92").unwrap(), 13040);
        assert_eq!(number(Product::Nvml, "11.8.89").unwrap(), 11080);
        assert_eq!(number(Product::Nccl, "2.32.3").unwrap(), 23203);
        assert_eq!(number(Product::Nvshmem, "3.8.0").unwrap(), 30800);
        assert!(number(Product::Cuda, "13").is_err());
    }

    #[test]
    fn wheels_are_known_by_name() {
        assert_eq!(product("nvidia-nccl-cu12").unwrap(), Product::Nccl);
        assert!(product("numpy").is_err());
    }
}
