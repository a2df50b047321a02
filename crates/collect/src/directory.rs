//! The directory that rings live in: making it, locking it, removing it.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use gputap_ring_reader::{ProcessDir, process_dirs};
use rustix::fs::FlockOperation;

use crate::error::Error;
use crate::failed;
use crate::life::{Below, Identity, Life, Viewer};
use crate::lock::Lock;

/// Types of file systems that rings may be on.
const TMPFS: rustix::fs::FsWord = 0x0102_1994;
const RAMFS: rustix::fs::FsWord = 0x8584_58f6;

/// Where the library makes rings when GPUTAP_DIR does not say it.
pub fn default_dir() -> PathBuf {
    PathBuf::from(format!("/dev/shm/gputap-{}", rustix::process::getuid().as_raw()))
}

/// A locked `GPUTAP_DIR`.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    /// Held for as long as the directory is drained.
    lock: Option<Lock>,
    /// Whether it was made for one run, which removes it.
    private: bool,
    /// Whether its rings are lost when its drainer ends.
    goes: bool,
}

impl Directory {
    /// Makes a directory for one run below the user's own on tmpfs.
    pub fn for_run() -> Result<Directory, Error> {
        let parent = Directory::parent()?;
        let pid = std::process::id();
        let fail = |source| Error::Directory { path: parent.clone(), source };
        let path = (0..1000)
            .map(|n| parent.join(format!("run-{pid}-{n}")))
            .find(|p| !p.exists())
            .ok_or_else(|| fail(io::Error::other("no free name for a run")))?;
        let made = DirBuilder::new().mode(0o700).create(&path);
        made.map_err(|source| Error::Directory { path: path.clone(), source })?;
        let lock = Some(Lock::take(&path)?);
        failed::prepare(&path);
        Ok(Directory { lock, path, private: true, goes: true })
    }

    /// The user's own directory on tmpfs, below which runs make theirs. What killed runs left there is removed.
    pub fn parent() -> Result<PathBuf, Error> {
        let uid = rustix::process::getuid().as_raw();
        let given = std::env::var_os("GPUTAP_DIR").filter(|d| !d.is_empty());
        // Root may use another's directory when told to; the name that everybody can guess must be root's own.
        let any = given.is_some() && uid == 0;
        let parent = given.map_or_else(default_dir, PathBuf::from);
        let fail = |path: &Path| {
            let path = path.to_owned();
            move |source| Error::Directory { path, source }
        };
        make(&parent).map_err(fail(&parent))?;
        let meta = fs::symlink_metadata(&parent).map_err(fail(&parent))?;
        if !meta.is_dir() || (meta.uid() != uid && !any) {
            let source = io::Error::other("not a directory of this user");
            return Err(Error::Directory { path: parent, source });
        }
        // The library refuses other file systems: on a disk, writeback makes its pages fault again and again.
        let forced = std::env::var_os("GPUTAP_FORCE_DIR").is_some_and(|v| !v.is_empty() && v != "0");
        let kind = rustix::fs::statfs(&parent).map_err(|e| fail(&parent)(e.into()))?.f_type;
        if !forced && ![TMPFS, RAMFS].contains(&kind) {
            return Err(fail(&parent)(io::Error::other("not on a tmpfs")));
        }
        clear(&parent);
        sweep(&parent);
        Ok(parent)
    }

    /// Takes a directory that outlives this drainer; makes it if it is not there.
    pub fn open(path: &Path) -> Result<Directory, Error> {
        make(path).map_err(|source| Error::Directory { path: path.to_owned(), source })?;
        Ok(Directory::held(path, Lock::take(path)?))
    }

    /// The same with its open lock, which whoever started us holds for us.
    pub fn inherit(path: &Path, lock: File) -> Result<Directory, Error> {
        Ok(Directory::held(path, Lock::hold(path, lock)?))
    }

    fn held(path: &Path, lock: Lock) -> Directory {
        clear(&path.join("v1"));
        // Now: a job that has started may fill the file system.
        failed::prepare(path);
        Directory { lock: Some(lock), path: path.to_owned(), private: false, goes: false }
    }

    /// Says that somebody else removes it when its drainer ends.
    pub fn will_go(&mut self) {
        self.goes = true;
    }

    /// Says which trace it is drained to.
    pub(crate) fn drains_to(&mut self, trace: &Path) {
        if let Some(lock) = &mut self.lock {
            lock.name(trace);
        }
    }

    /// Lets others drain it.
    pub(crate) fn release(&mut self) {
        self.lock = None;
    }

    /// Whether its rings are lost when its drainer ends.
    pub fn goes(&self) -> bool {
        self.goes
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        if self.private {
            let _ = remove(&self.path);
        }
    }
}

/// First part of the name of what is being removed.
const GONE: &str = ".gone-";

/// Removes a directory: it is gone at once, or there as a whole. Killed in between, it leaves what `clear` finds.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    // Several of one name can be on their way out.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let (pid, n) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut name = OsString::from(format!("{GONE}{pid}-{n}-"));
    name.push(path.file_name().unwrap_or_default());
    let gone = path.with_file_name(name);
    if fs::rename(path, &gone).is_ok() {
        return fs::remove_dir_all(gone);
    }
    // In a sticky directory the name is its owner's, but not what it holds. Without its first file it is nobody's.
    fs::remove_file(path.join("process"))?;
    let _ = fs::remove_dir_all(path);
    Ok(())
}

/// Removes the rings of a process whose removal was interrupted; whether it is such a one.
pub(crate) fn clear_rest(path: &Path) -> bool {
    let named = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        name == "marks" || name.as_encoded_bytes().starts_with(b"ring-")
    };
    let Ok(entries) = fs::read_dir(path) else { return false };
    let entries: Vec<_> = entries.flatten().collect();
    if !entries.iter().all(named) {
        return false;
    }
    entries.iter().for_each(|e| drop(fs::remove_file(e.path())));
    let _ = fs::remove_dir(path);
    true
}

/// Removes what is left of directories whose removal was interrupted.
fn clear(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        if entry.file_name().as_encoded_bytes().starts_with(GONE.as_bytes()) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

fn make(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}

/// Removes what runs that were killed left behind: their lock is free and their processes are gone. What was not stored
/// is left for a while: `gputap collect` can still store it. A directory whose lock was taken within the last minute may
/// be in the making.
fn sweep(parent: &Path) {
    let viewer = Viewer::new();
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let ours = ["run-", "job-"].iter().any(|p| name.as_encoded_bytes().starts_with(p.as_bytes()));
        let modified = entry.metadata().and_then(|m| m.modified());
        let age = modified.ok().and_then(|t| t.elapsed().ok()).unwrap_or_default();
        if ours && age > UNFINISHED && is_over(&path, &viewer, age > UNSTORED) {
            // Held until it is gone: nobody drains it, and nobody is a member.
            let locks = ["lock", "members"].map(|name| free(&path.join(name)));
            if locks.iter().all(Option::is_some) {
                let _ = remove(&path);
            }
        }
    }
}

/// Takes a lock, if nobody has it; a file that is not there is nobody's.
fn free(path: &Path) -> Option<Option<File>> {
    match File::open(path) {
        Ok(file) => {
            rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive).ok().map(|()| Some(file))
        }
        Err(e) => (e.kind() == io::ErrorKind::NotFound).then_some(None),
    }
}

/// How long a directory may be without its rings.
const UNFINISHED: Duration = Duration::from_secs(60);
/// How long rings that were not stored are kept.
const UNSTORED: Duration = Duration::from_secs(3600);

/// Whether no process of a directory can write any more, and all is stored or `given_up`.
fn is_over(path: &Path, viewer: &Viewer, given_up: bool) -> bool {
    let over = |dir: &PathBuf| {
        let name = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let dead =
            Identity::of(&name).is_none_or(|id| viewer.life(&id, &mut None, &Below::new()) == Life::Dead);
        dead && (given_up || is_stored(dir))
    };
    process_dirs(path).is_ok_and(|dirs| dirs.iter().all(over))
}

fn is_stored(dir: &Path) -> bool {
    let Ok(process) = ProcessDir::open(dir) else { return true };
    let rings = process.header().map_or(0, |h| h.rings().min(1024)) as u32;
    let empty = |i| process.ring(i, false).and_then(|r| r.state()).is_ok_and(|s| s.head == s.tail);
    (0..rings).all(empty)
}
