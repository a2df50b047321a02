//! Where a run puts its rings: the file systems in memory that this user has, the best of them first.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::error::Error;

/// Types of file systems that rings may be on.
const TMPFS: rustix::fs::FsWord = 0x0102_1994;
const RAMFS: rustix::fs::FsWord = 0x8584_58f6;

/// With this much room nobody has to look further.
pub(crate) const ENOUGH: u64 = 16 << 20;
/// With less than this, hardly a process can have rings.
pub(crate) const LITTLE: u64 = 1 << 20;

/// Where the library makes rings when GPUTAP_DIR does not say it.
pub fn default_dir() -> PathBuf {
    PathBuf::from(format!("/dev/shm/gputap-{}", rustix::process::getuid().as_raw()))
}

/// Directories below which runs make theirs, the preferred one first: GPUTAP_DIR or the default, and the user's runtime
/// directory for machines and containers whose /dev/shm is full, read-only or missing.
pub fn run_parents() -> Vec<PathBuf> {
    let given = variable("GPUTAP_DIR").unwrap_or_else(default_dir);
    let runtime = variable("XDG_RUNTIME_DIR").filter(|dir| dir.is_absolute()).map(|dir| dir.join("gputap"));
    [given].into_iter().chain(runtime).collect()
}

/// A path that the environment names.
fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from)
}

/// Makes a parent if it is not there, and checks that it is this user's and on a file system in memory; the room there.
pub(crate) fn check(parent: &Path) -> Result<u64, Error> {
    let fail = |source| Error::Directory { path: parent.to_owned(), source };
    make(parent).map_err(fail)?;
    let uid = rustix::process::getuid().as_raw();
    let meta = fs::symlink_metadata(parent).map_err(fail)?;
    // Root may use another's directory when told to; the name that everybody can guess must be root's own.
    let may_use_any = uid == 0 && variable("GPUTAP_DIR").is_some_and(|given| given == parent);
    if !meta.is_dir() || (meta.uid() != uid && !may_use_any) {
        return Err(fail(io::Error::other("not a directory of this user")));
    }
    if !may_hold_rings(parent) {
        return Err(fail(io::Error::other("not on a tmpfs")));
    }
    Ok(room(parent))
}

/// Whether [`check`] found a place that is wrong rather than full or read-only: the system did not refuse anything.
pub(crate) fn is_unsuitable(e: &Error) -> bool {
    matches!(e, Error::Directory { source, .. } if source.raw_os_error().is_none())
}

/// Whether the library accepts this file system: on a disk, writeback makes its pages fault again and again.
pub(crate) fn may_hold_rings(path: &Path) -> bool {
    let forced = std::env::var_os("GPUTAP_FORCE_DIR").is_some_and(|v| !v.is_empty() && v != "0");
    forced || rustix::fs::statfs(path).is_ok_and(|fs| [TMPFS, RAMFS].contains(&fs.f_type))
}

/// Bytes that can still be written there; none where no file can be made.
pub(crate) fn room(path: &Path) -> u64 {
    let Ok(stat) = rustix::fs::statvfs(path) else { return 0 };
    // A tmpfs without a limit says 0 of 0, and so does a ramfs.
    let no_files = stat.f_files > 0 && stat.f_favail == 0;
    let unlimited = stat.f_blocks == 0;
    match (no_files, unlimited) {
        (true, _) => 0,
        (_, true) => u64::MAX,
        _ => stat.f_bavail.saturating_mul(stat.f_frsize),
    }
}

/// Makes a directory of this user's alone, unless it is there.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}

/// Mode of files in a directory of rings: a group that it is for has the same rights there.
pub(crate) fn file_mode(dir: &Path) -> u32 {
    let mode = dir.metadata().map_or(0, |meta| meta.permissions().mode());
    let group = if mode & 0o2000 != 0 { mode & 0o060 } else { 0 };
    0o600 | group
}
