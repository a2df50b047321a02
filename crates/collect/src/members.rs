//! Several runs that share one directory of rings: the tasks that a launcher starts on one node.
//!
//! Each member holds a shared lock for as long as it lives. Whoever finds the directory's own lock free drains it;
//! whoever leaves and is not the last leaves the trace open, and another member goes on with it. So no task waits for
//! another one: a launcher must see at once how each of them ends.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;

use crate::directory;
use crate::error::Error;

/// Membership of a shared directory.
#[derive(Debug)]
pub struct Members {
    path: PathBuf,
    number: u32,
    /// Shared by all members; exclusive for the last one.
    file: File,
    /// Nobody else is there, and nobody can come any more: the directory goes with this value.
    last: bool,
}

impl Members {
    /// Joins the directory `name` below `parent`, or the next one (`name-2`, …) while that one is being closed.
    pub fn join(parent: &Path, name: &str) -> Result<Members, Error> {
        let mut number = 1;
        while number < 1000 {
            let path = match number {
                1 => parent.join(name),
                n => parent.join(format!("{name}-{n}")),
            };
            match enter(&path).map_err(|source| Error::Directory { path: path.clone(), source })? {
                Entry::In(file) => return Ok(Members { path, number, file, last: false }),
                Entry::Closing => number += 1,
                Entry::Gone => {}
            }
        }
        let source = io::Error::other("too many runs of this job are being closed");
        Err(Error::Directory { path: parent.join(name), source })
    }

    /// Path of the directory that was joined.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Which of the directories of this name it is, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Leaves; whether nobody else is there. Then this value still has the directory, and removes it in the end.
    ///
    /// `stop` is told the same, and lets go of the directory before another member can find out that it is the last one.
    pub fn leave(&mut self, stop: impl FnOnce(bool)) -> Result<bool, Error> {
        let fail = |source: io::Error| Error::Directory { path: self.path.clone(), source };
        let door = open(&self.path.join("leaving")).map_err(fail)?;
        flock(&door, FlockOperation::LockExclusive).map_err(|e| fail(e.into()))?;
        // This gives the shared lock up in any case.
        self.last = flock(&self.file, FlockOperation::NonBlockingLockExclusive).is_ok();
        stop(self.last);
        Ok(self.last)
    }
}

impl Drop for Members {
    fn drop(&mut self) {
        if self.last {
            let _ = directory::remove(&self.path);
        }
    }
}

enum Entry {
    In(File),
    /// Its last member is closing the trace.
    Closing,
    /// The directory was removed meanwhile.
    Gone,
}

fn enter(path: &Path) -> io::Result<Entry> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => return Err(e),
        _ => {}
    }
    let meta = match fs::symlink_metadata(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Entry::Gone),
        meta => meta?,
    };
    if !meta.is_dir() || meta.uid() != rustix::process::geteuid().as_raw() {
        return Err(io::Error::other("not a directory of this user"));
    }
    let members = path.join("members");
    let file = match open(&members) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Entry::Gone),
        opened => opened?,
    };
    match flock(&file, FlockOperation::NonBlockingLockShared) {
        Ok(()) => {}
        Err(Errno::WOULDBLOCK) => return Ok(Entry::Closing),
        Err(e) => return Err(e.into()),
    }
    // The last member removes the directory: the file may be another one by now, or none.
    let same = fs::metadata(&members).is_ok_and(|m| file.metadata().is_ok_and(|f| f.ino() == m.ino()));
    Ok(if same { Entry::In(file) } else { Entry::Gone })
}

fn open(path: &Path) -> io::Result<File> {
    File::options().read(true).write(true).create(true).truncate(false).mode(0o600).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leave(mut m: Members) -> Option<Members> {
        m.leave(|_| {}).unwrap().then_some(m)
    }

    #[test]
    fn exactly_one_is_the_last() {
        let dir = tempfile::tempdir().unwrap();
        let members: Vec<Members> = (0..20).map(|_| Members::join(dir.path(), "job").unwrap()).collect();
        let path = members[0].path().to_owned();
        let last: Vec<Members> = std::thread::scope(|s| {
            let leaving: Vec<_> = members.into_iter().map(|m| s.spawn(|| leave(m))).collect();
            leaving.into_iter().filter_map(|l| l.join().unwrap()).collect()
        });
        assert_eq!(last.len(), 1);
        let late = Members::join(dir.path(), "job").unwrap();
        assert_eq!((late.number(), late.path()), (2, &*dir.path().join("job-2")), "it is being closed");
        drop(last);
        assert!(!path.exists());
        assert_eq!(Members::join(dir.path(), "job").unwrap().number(), 1);
    }

    #[test]
    fn who_is_killed_is_no_member() {
        let dir = tempfile::tempdir().unwrap();
        let (a, b) = (Members::join(dir.path(), "job").unwrap(), Members::join(dir.path(), "job").unwrap());
        drop(a);
        assert!(leave(b).is_some());
    }

    #[test]
    fn members_that_come_and_go_at_once() {
        let dir = tempfile::tempdir().unwrap();
        let lasts = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|s| {
            for _ in 0..8 {
                s.spawn(|| {
                    for _ in 0..200 {
                        let m = Members::join(dir.path(), "job").unwrap();
                        assert!(m.path().exists());
                        let last = usize::from(leave(m).is_some());
                        lasts.fetch_add(last, std::sync::atomic::Ordering::Relaxed);
                    }
                });
            }
        });
        assert!(lasts.into_inner() > 0);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0, "nothing is left behind");
    }

    #[test]
    fn somebody_elses_directory_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("/tmp", dir.path().join("job")).unwrap();
        assert!(Members::join(dir.path(), "job").is_err());
    }
}
