//! Directories of ours that processes of others write their traces into.
//!
//! One for each trace and user, with a name that can't be guessed, below one that only we can list. An access list lets that
//! user in and nobody else, and gives us the right to read what he puts there, whatever his umask is: so the daemon needs
//! no privilege. Nothing but such a directory is ever opened for a caller, and links in it are not followed.

mod quota;

use std::fs::File;
use std::os::fd::AsFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rustix::fs::{Mode, OFlags, XattrFlags, openat, setxattr};

pub use quota::{Quota, Usage};

/// Entries of an access list: kind, rights, user.
const OWNER: u16 = 0x01;
const USER: u16 = 0x02;
const GROUP: u16 = 0x04;
const MASK: u16 = 0x10;
const OTHER: u16 = 0x20;
const NOBODY: u32 = u32::MAX;

/// How long files are kept.
const KEPT_S: u64 = 24 * 3600;

/// Our directory.
#[derive(Clone, Debug)]
pub struct Spool {
    root: PathBuf,
}

/// A name that nobody can guess.
pub fn unguessable() -> Result<String> {
    use std::io::Read;
    let mut bytes = [0; 16];
    File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes)).context("reading /dev/urandom")?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

impl Spool {
    /// Below `parent`, whether it is there or not.
    pub fn at(parent: &Path) -> Spool {
        Spool { root: parent.join(format!("gputap-traces-{}", rustix::process::getuid().as_raw())) }
    }

    /// Makes it, unless an earlier daemon of this user left one that is his.
    fn create(&self) -> Result<()> {
        let (root, uid) = (&self.root, rustix::process::getuid().as_raw());
        match std::fs::DirBuilder::new().mode(0o711).create(root) {
            Ok(()) => std::fs::set_permissions(root, std::fs::Permissions::from_mode(0o711))?,
            Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {
                let meta = std::fs::symlink_metadata(root)?;
                if !meta.is_dir() || meta.uid() != uid || meta.mode() & 0o022 != 0 {
                    bail!("{} is not a directory of this user's alone: remove it", root.display());
                }
            }
            Err(e) => return Err(e).with_context(|| format!("making {}", root.display())),
        }
        Ok(())
    }

    /// What is in it.
    pub fn usage(&self) -> Usage {
        Usage::of(&self.root)
    }

    /// A new directory that `uid` may write into.
    pub fn make(&self, name: &str, uid: u32) -> Result<PathBuf> {
        self.create()?;
        let dir = self.root.join(format!("{name}-{uid}"));
        std::fs::DirBuilder::new()
            .mode(0o700)
            .create(&dir)
            .with_context(|| format!("making {}", dir.display()))?;
        let us = rustix::process::getuid().as_raw();
        if uid != us {
            let access = list(&[
                (OWNER, 7, NOBODY),
                (USER, 3, uid),
                (GROUP, 0, NOBODY),
                (MASK, 7, NOBODY),
                (OTHER, 0, NOBODY),
            ]);
            let files = list(&[
                (OWNER, 7, NOBODY),
                (USER, 4, us),
                (GROUP, 0, NOBODY),
                (MASK, 7, NOBODY),
                (OTHER, 0, NOBODY),
            ]);
            let set = |name, value: &[u8]| setxattr(&dir, name, value, XattrFlags::empty());
            set("system.posix_acl_access", &access).and_then(|()| set("system.posix_acl_default", &files)).with_context(
                || {
                    format!(
                        "{} can't be opened to uid {uid}: its file system knows no access lists. Name a --log-file, or \
                         set trace.spool to a directory of another file system",
                        dir.display()
                    )
                },
            )?;
        }
        Ok(dir)
    }

    /// Opens a file that `uid` wrote into one of our directories.
    pub fn read(path: &Path, uid: u32) -> Result<(File, u64)> {
        let (dir, name) = path.parent().zip(path.file_name()).context("no such file")?;
        let dir = File::open(dir).with_context(|| format!("opening {}", dir.display()))?;
        // One name in a directory of ours: no link is on the way but the last, and that is not followed. (openat2 would say it
        // in more words, and is not there under RestrictSUIDSGID= of systemd.) A pipe would keep us waiting.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let file = File::from(
            openat(dir.as_fd(), name, flags, Mode::empty())
                .with_context(|| format!("opening {}", path.display()))?,
        );
        let meta = file.metadata()?;
        if !meta.is_file() || meta.uid() != uid || meta.nlink() != 1 {
            bail!("{} is not a plain file of uid {uid}", path.display());
        }
        Ok((file, meta.len()))
    }

    /// Removes what is old or too much.
    pub fn tidy(&self, quota: Quota, now_s: u64) {
        for dir in self.usage().superfluous(quota, now_s) {
            tracing::info!(dir = %dir.display(), "removed: its user has more than trace.spool_user_mib");
            let _ = std::fs::remove_dir_all(dir);
        }
        for entry in std::fs::read_dir(&self.root).into_iter().flatten().flatten() {
            let old = entry.metadata().is_ok_and(|m| (m.mtime().max(0) as u64) + KEPT_S < now_s);
            if old {
                let _ = std::fs::remove_dir_all(entry.path());
            }
        }
    }
}

/// An access list as the kernel takes it.
fn list(entries: &[(u16, u16, u32)]) -> Vec<u8> {
    let mut bytes = 2u32.to_le_bytes().to_vec();
    for (kind, rights, user) in entries {
        bytes.extend(kind.to_le_bytes());
        bytes.extend(rights.to_le_bytes());
        bytes.extend(user.to_le_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_for_another_user_is_his_and_ours_alone() {
        let dir = tempfile::tempdir().unwrap();
        let spool = Spool::at(dir.path());
        assert_eq!(dir.path().read_dir().unwrap().count(), 0, "it is made when it is needed");
        let made = spool.make("t", 12345).unwrap();
        let mode = std::fs::metadata(&made).unwrap().mode();
        assert_eq!(mode & 0o007, 0, "nobody else: {mode:o}");
        let own = spool.make("t", rustix::process::getuid().as_raw()).unwrap();
        assert_eq!(std::fs::metadata(own).unwrap().mode() & 0o777, 0o700);
        assert!(Spool::at(dir.path()).make("u", 1).is_ok(), "it is found again");
    }

    #[test]
    fn links_pipes_and_files_of_others_are_not_opened() {
        let dir = tempfile::tempdir().unwrap();
        let us = rustix::process::getuid().as_raw();
        let path = |name: &str| dir.path().join(name);
        std::fs::write(path("good"), "1").unwrap();
        assert_eq!(Spool::read(&path("good"), us).unwrap().1, 1);
        assert!(Spool::read(&path("good"), us + 1).is_err());
        std::os::unix::fs::symlink("/etc/passwd", path("link")).unwrap();
        assert!(Spool::read(&path("link"), us).is_err());
        std::fs::hard_link(path("good"), path("hard")).unwrap();
        assert!(Spool::read(&path("hard"), us).is_err());
        std::fs::create_dir(path("dir")).unwrap();
        assert!(Spool::read(&path("dir"), us).is_err());
        rustix::fs::mknodat(rustix::fs::CWD, path("pipe"), rustix::fs::FileType::Fifo, Mode::RUSR, 0)
            .unwrap();
        assert!(Spool::read(&path("pipe"), us).is_err());
    }

    #[test]
    fn a_link_that_is_put_in_while_we_open_is_not_followed() {
        use std::io::Read;
        use std::sync::atomic::{AtomicBool, Ordering};
        let dir = tempfile::tempdir().unwrap();
        let path = |name: &str| dir.path().join(name);
        std::fs::write(path("secret"), "secret").unwrap();
        std::fs::create_dir(path("spool")).unwrap();
        let (file, end) = (path("spool/t.json"), AtomicBool::new(false));
        let us = rustix::process::getuid().as_raw();
        let mut opened = 0;
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !end.load(Ordering::Relaxed) {
                    std::fs::write(path("spool/plain"), "plain").unwrap();
                    std::fs::rename(path("spool/plain"), &file).unwrap();
                    std::os::unix::fs::symlink("../secret", path("spool/link")).unwrap();
                    std::fs::rename(path("spool/link"), &file).unwrap();
                }
            });
            for _ in 0..100_000 {
                if let Ok((mut file, _)) = Spool::read(&file, us) {
                    let mut text = String::new();
                    file.read_to_string(&mut text).unwrap();
                    assert_eq!(text, "plain");
                    opened += 1;
                }
            }
            end.store(true, Ordering::Relaxed);
        });
        println!("{opened} of 100,000 were opened");
    }
}
