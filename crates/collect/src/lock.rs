//! One drainer per directory: `flock`, and who holds it.

use std::fs::File;
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, OFlags};

use crate::error::Error;
use crate::holder::Holder;
use crate::life::Viewer;

/// The right to drain a directory, for as long as this lives. It ends with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Lock(File);

/// Who drains a directory now.
pub fn drainer(dir: &Path) -> Result<Option<Holder>, Error> {
    let path = dir.join("lock");
    // A directory that a group shares may hold what another one put there: no link is followed, no pipe waited for.
    let flags = (OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC).bits() as i32;
    let file = match File::options().read(true).custom_flags(flags).open(&path) {
        Ok(file) => file,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(Error::Directory { path, source }),
    };
    // Shared, so that two who ask do not see each other.
    match rustix::fs::flock(&file, FlockOperation::NonBlockingLockShared) {
        Ok(()) => Ok(None),
        Err(rustix::io::Errno::WOULDBLOCK) => Ok(Some(Holder::read(&file).unwrap_or(Holder::UNKNOWN))),
        Err(e) => Err(Error::Directory { path, source: e.into() }),
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The one who handed it to us may have left another descriptor of it open.
        let _ = rustix::fs::flock(&self.0, FlockOperation::Unlock);
    }
}

impl Lock {
    /// Takes the lock of `dir`, or says who has it.
    pub fn take(dir: &Path) -> Result<Lock, Error> {
        let path = dir.join("lock");
        let file = open(&path).map_err(|source| Error::Directory { path, source })?;
        Lock::hold(dir, file)
    }

    /// Holds the lock of `dir` with its open file, which may hold it already.
    pub fn hold(dir: &Path, file: File) -> Result<Lock, Error> {
        let fail = |source| Error::Directory { path: dir.join("lock"), source };
        match rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {}
            Err(rustix::io::Errno::WOULDBLOCK) => {
                return Err(Error::Busy { path: dir.to_owned(), holder: Holder::read(&file) });
            }
            Err(e) => return Err(fail(e.into())),
        }
        let mut lock = Lock(file);
        // A file that is somebody else's keeps his pid; the lock is what counts.
        let _ = lock.sign();
        Ok(lock)
    }

    /// Whether the lock of a directory says which trace it is drained to, whoever has it.
    pub fn names_a_trace(dir: &Path) -> bool {
        let holder = File::open(dir.join("lock")).ok().and_then(|file| Holder::read(&file));
        holder.is_some_and(|holder| holder.trace().is_some())
    }

    /// The lock of a run that was killed, and the trace that it wrote; `None` when somebody has it, or it names no trace.
    pub fn of_killed(dir: &Path) -> Option<(Lock, PathBuf)> {
        let file = open(&dir.join("lock")).ok()?;
        rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive).ok()?;
        let trace = Holder::read(&file)?.trace()?.to_owned();
        Some((Lock(file), trace))
    }

    fn sign(&mut self) -> io::Result<()> {
        self.write(b"")
    }

    /// Says which trace the directory is drained to: for `gputap trace`, and for the next run if this one is killed.
    pub fn name(&mut self, trace: &Path) {
        let trace = std::path::absolute(trace).unwrap_or_else(|_| trace.to_owned());
        let mut line = trace.into_os_string().into_encoded_bytes();
        line.push(b'\n');
        // Without it, what a killed run leaves can still be stored by hand.
        let _ = self.write(&line);
    }

    /// Writes the file anew, with one write: whoever is killed in between has named the old trace, or the new one.
    fn write(&mut self, trace: &[u8]) -> io::Result<()> {
        let mut text = format!("{} {}\n", std::process::id(), Viewer::new().namespace()).into_bytes();
        text.extend_from_slice(trace);
        self.0.write_all_at(&text, 0)?;
        self.0.set_len(text.len() as u64)
    }
}

/// Everybody may see who drains, and any descriptor can be locked: a collector of another user made the file, perhaps.
fn open(path: &PathBuf) -> io::Result<File> {
    let flags = (OFlags::NOFOLLOW | OFlags::CLOEXEC).bits() as i32;
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false).mode(0o644).custom_flags(flags);
    match options.open(path) {
        Err(e) if e.kind() == io::ErrorKind::PermissionDenied => {
            File::options().read(true).custom_flags(flags).open(path).map_err(|_| e)
        }
        opened => opened,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_who_is_the_first() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(drainer(dir.path()).unwrap(), None);
        let mut first = Lock::take(dir.path()).unwrap();
        assert_eq!(drainer(dir.path()).unwrap().unwrap().trace(), None);
        first.name(Path::new("/traces/a b"));
        assert_eq!(drainer(dir.path()).unwrap().unwrap().trace(), Some(Path::new("/traces/a b")));
        let said = Lock::take(dir.path()).unwrap_err().to_string();
        assert!(said.contains(&format!("pid {}", std::process::id())), "{said}");
        assert!(!said.contains("container"), "{said}");
        drop(first);
        assert_eq!(drainer(dir.path()).unwrap(), None);
        drop(Lock::take(dir.path()).unwrap());
        std::fs::write(dir.path().join("lock"), b"77 1\n").unwrap();
        let holder = Holder::read(&File::open(dir.path().join("lock")).unwrap()).unwrap();
        assert_eq!(holder.to_string(), "pid 77 of another container");
    }

    #[test]
    fn nonsense_in_the_file_is_nobody() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("lock");
        for text in ["", "x", "1", "-1 2", "99999999999 1", "\u{ff} 1"] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(Holder::read(&File::open(&path).unwrap()), None, "{text:?}");
        }
        drop(Lock::take(dir.path()).unwrap());
    }
}
