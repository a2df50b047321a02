//! One family's headers, read: from the wheels, or from the facts that stand for them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::api::{Family, Layer};
use super::merge::{Merged, Version, merge};
use super::overrides::Overrides;
use super::wheels::{Product, Unpacked};
use super::{facts, parse, preprocess, probe};

/// Where everything comes from.
#[derive(Debug)]
pub struct Source<'a> {
    /// The directory `crates/catalog`, with what is committed.
    pub data: &'a Path,
    /// Where wheels lie and units are compiled.
    pub cache: &'a Path,
    /// What was unpacked.
    pub wheels: &'a [Unpacked],
}

impl Source<'_> {
    /// The headers of one family.
    pub fn family(&self, family: Family, overrides: &Overrides) -> Result<Merged> {
        let layer = family.layer;
        match layer {
            Layer::Driver | Layer::Runtime | Layer::Nvml => self.headers(family, overrides),
            Layer::Nccl | Layer::Nvshmem => {
                let path = facts_path(self.data, layer);
                let text =
                    fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
                facts::read(&text).with_context(|| format!("reading {}", path.display()))
            }
        }
    }

    /// The headers of one family, out of the wheels.
    pub fn headers(&self, family: Family, overrides: &Overrides) -> Result<Merged> {
        let product = match family.layer {
            Layer::Driver | Layer::Runtime => Product::Cuda,
            Layer::Nvml => Product::Nvml,
            Layer::Nccl => Product::Nccl,
            Layer::Nvshmem => Product::Nvshmem,
        };
        let of_family = |w: &&Unpacked| {
            w.product == product
                && (family.layer != Layer::Runtime || w.version / 1000 == u32::from(family.major))
        };
        let wheels = self.wheels.iter().filter(of_family);
        let versions = wheels.map(|wheel| self.version(family.layer, wheel, overrides));
        Ok(merge(versions.collect::<Result<Vec<_>>>()?))
    }

    fn version(&self, layer: Layer, wheel: &Unpacked, overrides: &Overrides) -> Result<Version> {
        let origin = || format!("{} headers of {}", layer.name(), wheel.version);
        let beside = if wheel.product == Product::Cuda { Vec::new() } else { self.newest_cuda() };
        let unit = preprocess::Unit::new(layer, wheel, &beside, overrides, self.cache)?;
        let api = layer.api();
        let exports = exports(wheel, api.library, api.wants)?;
        let counts = |name: &str| (api.wants)(name) && (api.library.is_empty() || exports.contains(name));
        let mut header = parse::header(&unit.preprocessed()?, counts);
        if !header.missed.is_empty() {
            bail!("{}: not understood: {}", origin(), header.missed.join(", "));
        }
        header.functions.retain(|name, _| counts(name));
        let layouts = probe::layouts(&unit, &header, &overrides.macros).with_context(origin)?;
        Ok(Version { number: wheel.version, header, exports, layouts })
    }

    /// Headers of the newest toolkit, for those that include them.
    fn newest_cuda(&self) -> Vec<PathBuf> {
        let cuda = self.wheels.iter().rfind(|w| w.product == Product::Cuda);
        cuda.map(|w| w.include.clone()).unwrap_or_default()
    }
}

/// The file with a layer's facts.
pub fn facts_path(data: &Path, layer: Layer) -> PathBuf {
    data.join(format!("facts/{}.tsv", layer.name()))
}

/// Functions that the library of a wheel exports.
fn exports(wheel: &Unpacked, library: &str, wants: fn(&str) -> bool) -> Result<BTreeSet<String>> {
    if library.is_empty() {
        return Ok(BTreeSet::new());
    }
    for folder in &wheel.libraries {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(library)) {
                return defined(&path, wants);
            }
        }
    }
    bail!("no {library} among the wheels of {}", wheel.version)
}

fn defined(library: &Path, wants: fn(&str) -> bool) -> Result<BTreeSet<String>> {
    let output = Command::new("nm")
        .args(["--dynamic", "--defined-only", "--portability"])
        .arg(library)
        .output()
        .context("starting nm")?;
    if !output.status.success() {
        bail!("nm {}: {}", library.display(), String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8(output.stdout)?;
    Ok(text.lines().filter_map(function_name).filter(|name| wants(name)).map(str::to_owned).collect())
}

/// The name in a line of `nm` when it is a function's, without its version.
fn function_name(line: &str) -> Option<&str> {
    let mut columns = line.split(' ');
    let name = columns.next()?.split('@').next()?;
    ["T", "W", "i"].contains(&columns.next()?).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_told_from_data() {
        assert_eq!(function_name("cudaMalloc@@libcudart.so.13 T 123 10"), Some("cudaMalloc"));
        assert_eq!(function_name("ncclSend W 123 10"), Some("ncclSend"));
        assert_eq!(function_name("nvshmem_options B 123 10"), None);
    }
}
