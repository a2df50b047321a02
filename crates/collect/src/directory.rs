//! The directory that rings live in: making it, locking it, removing it.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

use rustix::fs::FlockOperation;

use crate::error::Error;
use crate::failed;

/// Types of file systems that rings may be on.
const TMPFS: rustix::fs::FsWord = 0x0102_1994;
const RAMFS: rustix::fs::FsWord = 0x8584_58f6;

/// A locked `GPUTAP_DIR`.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    /// Held for as long as the directory is drained.
    _lock: File,
    /// Whether it was made for one run and goes with it.
    private: bool,
}

impl Directory {
    /// Makes a directory for one run below the user's own on tmpfs.
    pub fn for_run() -> Result<Directory, Error> {
        let uid = rustix::process::getuid().as_raw();
        let parent = match std::env::var_os("GPUTAP_DIR").filter(|d| !d.is_empty()) {
            Some(dir) => PathBuf::from(dir),
            None => PathBuf::from(format!("/dev/shm/gputap-{uid}")),
        };
        let fail = |path: &Path| {
            let path = path.to_owned();
            move |source| Error::Directory { path, source }
        };
        make(&parent).map_err(fail(&parent))?;
        let meta = fs::symlink_metadata(&parent).map_err(fail(&parent))?;
        if !meta.is_dir() || (meta.uid() != uid && uid != 0) {
            let source = io::Error::other("not a directory of this user");
            return Err(Error::Directory { path: parent, source });
        }
        // The library refuses other file systems: on a disk, writeback makes its pages fault again and again.
        let forced = std::env::var_os("GPUTAP_FORCE_DIR").is_some_and(|v| !v.is_empty() && v != "0");
        let kind = rustix::fs::statfs(&parent).map_err(|e| fail(&parent)(e.into()))?.f_type;
        if !forced && ![TMPFS, RAMFS].contains(&kind) {
            return Err(fail(&parent)(io::Error::other("not on a tmpfs")));
        }
        sweep(&parent);
        let pid = std::process::id();
        let path = (0..1000)
            .map(|n| parent.join(format!("run-{pid}-{n}")))
            .find(|p| !p.exists())
            .ok_or_else(|| fail(&parent)(io::Error::other("no free name for a run")))?;
        DirBuilder::new().mode(0o700).create(&path).map_err(fail(&path))?;
        Directory::lock(path, true)
    }

    /// Takes an existing directory.
    pub fn open(path: &Path) -> Result<Directory, Error> {
        Directory::lock(path.to_owned(), false)
    }

    fn lock(path: PathBuf, private: bool) -> Result<Directory, Error> {
        let file = path.join("lock");
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&file)
            .map_err(|source| Error::Directory { path: file, source })?;
        match rustix::fs::flock(&lock, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {
                // Now: a job that has started may fill the file system.
                failed::prepare(&path);
                Ok(Directory { path, _lock: lock, private })
            }
            Err(_) => Err(Error::Busy { path }),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        if self.private {
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

fn make(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}

/// Removes what runs that were killed left behind: their lock is free. A directory whose lock was taken within the
/// last minute is left alone, since it may be in the making.
fn sweep(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_run = entry.file_name().to_string_lossy().starts_with("run-");
        let old = entry
            .metadata()
            .and_then(|m| m.modified())
            .is_ok_and(|t| t.elapsed().is_ok_and(|age| age.as_secs() > 60));
        let Ok(lock) = File::open(path.join("lock")) else { continue };
        if is_run && old && rustix::fs::flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok() {
            let _ = fs::remove_dir_all(&path);
        }
    }
}
