//! Names of traces that nobody named.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use gputap_trace::Head;

/// The first of `prefix.trace`, `prefix-2.trace`, … that does not exist, or that is `ours` to go on with.
pub fn own_or_free(prefix: &str, ours: impl Fn(&Head) -> bool) -> Result<PathBuf> {
    let name = |n: u32| match n {
        1 => PathBuf::from(format!("{prefix}.trace")),
        n => PathBuf::from(format!("{prefix}-{n}.trace")),
    };
    let fits =
        |path: &PathBuf| !exists(path) || Head::read(path).is_ok_and(|head| !head.begun || ours(&head));
    let found = (1..100_000).map(name).find(fits);
    found.with_context(|| format!("no free name {prefix}-N.trace in this directory: use --out"))
}

fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The first `gputap-N.trace` that does not exist here.
pub fn free() -> Result<PathBuf> {
    let mut names = (1..100_000).map(|n| PathBuf::from(format!("gputap-{n}.trace")));
    names.find(|p| !p.exists()).context("no free name gputap-N.trace in this directory: use --out")
}

/// Empty directories for a trace somewhere else, each made when it is asked for. Other users may write there: it must be a
/// new one, and ours alone.
pub fn made_elsewhere(prefix: &str) -> impl Iterator<Item = PathBuf> {
    elsewhere().into_iter().filter_map(move |dir| make_in(&dir, prefix).ok())
}

fn make_in(dir: &Path, prefix: &str) -> Result<PathBuf> {
    for n in 1..1000 {
        let path = dir.join(format!("{prefix}-{n}.trace"));
        match DirBuilder::new().mode(0o700).create(&path) {
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
            made => return made.map(|()| path.clone()).with_context(|| path.display().to_string()),
        }
    }
    anyhow::bail!("no free name in {}", dir.display())
}

/// Where else a trace can be. Not beside the rings: that is memory.
fn elsewhere() -> Vec<PathBuf> {
    let home = std::env::var_os("HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    let places = [Some(std::env::temp_dir()), Some(PathBuf::from("/var/tmp")), home];
    places.into_iter().flatten().filter(|dir| dir.is_absolute()).collect()
}
