//! Runs the C preprocessor over one version's headers, with stand-ins for the headers that no wheel has.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::api::{Api, Layer};
use super::overrides::Overrides;
use super::wheels::Unpacked;

/// A file that includes all of a version's headers, and how to compile it.
#[derive(Debug)]
pub struct Unit {
    folder: PathBuf,
    include: Vec<PathBuf>,
    api: Api,
}

impl Unit {
    /// Writes the file under `cache`; `beside` are folders with headers of other products.
    pub fn new(
        layer: Layer,
        unpacked: &Unpacked,
        beside: &[PathBuf],
        overrides: &Overrides,
        cache: &Path,
    ) -> Result<Unit> {
        let api = layer.api();
        let folder = cache.join(format!("unit-{}-{}", layer.name(), unpacked.version));
        fs::create_dir_all(&folder)?;
        for (name, text) in api.stand_ins {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap_or(&folder))?;
            fs::write(path, text)?;
        }
        fs::write(folder.join("all.h"), format!("{}{}", api.includes, overrides.declarations))?;
        let mut include = vec![folder.clone()];
        include.extend(unpacked.include.iter().cloned());
        include.extend(beside.iter().cloned());
        Ok(Unit { folder, include, api })
    }

    /// The library whose headers these are.
    pub fn api(&self) -> &Api {
        &self.api
    }

    /// Where this version's files may be written.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Which wheels' headers these are.
    pub fn origin(&self) -> String {
        format!("{:?}", self.include)
    }

    /// The preprocessed text.
    pub fn preprocessed(&self) -> Result<String> {
        self.output(&["-E", "-P", "-x", "c"])
    }

    /// The macros that are defined at the end, as `#define` lines.
    pub fn macros(&self) -> Result<String> {
        self.output(&["-E", "-dM", "-x", "c"])
    }

    /// A compiler that finds the headers.
    pub fn compiler(&self) -> Command {
        let mut cc = Command::new("cc");
        // With this macro the headers declare every ABI version under its exported name.
        cc.args(["-w", "-D__CUDA_API_VERSION_INTERNAL"]);
        for folder in &self.include {
            cc.arg("-I").arg(folder);
        }
        cc
    }

    fn output(&self, flags: &[&str]) -> Result<String> {
        let file = self.folder.join("all.h");
        let output =
            self.compiler().args(flags).arg(&file).output().context("starting the C compiler (cc)")?;
        if !output.status.success() {
            bail!("cc {} {}: {}", flags[0], file.display(), String::from_utf8_lossy(&output.stderr));
        }
        String::from_utf8(output.stdout).context("the preprocessed header is not UTF-8")
    }
}
