//! Names of traces that nobody named.

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

/// The name of this machine, as far as it fits a file's name.
pub fn host() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let host = plain(host.trim());
    if host.is_empty() { "host".into() } else { host }
}

/// Without what a path or a shell would stumble over.
pub fn plain(text: &str) -> String {
    let fits = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let text: String = text.chars().map(|c| if fits(c) { c } else { '_' }).take(100).collect();
    text.trim_start_matches('.').to_owned()
}
