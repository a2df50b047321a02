//! Directories of ours that processes of others write their traces into.
//!
//! One for each trace and user, with a name that can't be guessed, below one that only we can list. An access list lets that
//! user in and nobody else, and gives us the right to read what he puts there, whatever his umask is: so the daemon needs
//! no privilege. Nothing but such a directory is ever opened for a caller, and links in it are not followed.

mod quota;

use std::fs::File;
use std::io::ErrorKind;
use std::os::fd::AsFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rustix::fs::{Access, CWD, Mode, OFlags, XattrFlags, access, openat, setxattr};

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
/// Names in a directory of everybody's that are looked through for ours.
const NAMES_MAX: usize = 65_536;

/// The daemon's own directory, in which it makes one for each trace and user.
#[derive(Clone, Debug)]
pub struct Spool {
    parent: PathBuf,
}

fn own_uid() -> u32 {
    rustix::process::getuid().as_raw()
}

/// Whether it is a directory that only we can change.
fn is_ours(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|m| m.is_dir() && m.uid() == own_uid() && m.mode() & 0o022 == 0)
}

/// A name that nobody can guess.
pub fn unguessable() -> Result<String> {
    use std::io::Read;
    let mut bytes = [0; 16];
    File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes)).context("reading /dev/urandom")?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}

/// Makes a directory that everybody may pass through, unless there is something: daemons that share a spool may make it at
/// the same moment.
fn make_root(path: &Path) -> Result<()> {
    let made = std::fs::DirBuilder::new().mode(0o711).create(path);
    if made.as_ref().is_err_and(|e| e.kind() == ErrorKind::AlreadyExists) {
        return Ok(());
    }
    made.with_context(|| format!("making {}", path.display()))?;
    Ok(std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o711))?)
}

impl Spool {
    /// Below `parent`, whether it is there or not.
    pub fn at(parent: &Path) -> Spool {
        Spool { parent: parent.to_owned() }
    }

    /// Where it is, unless somebody was there first.
    fn name(&self) -> PathBuf {
        self.parent.join(format!("gputap-traces-{}", own_uid()))
    }

    /// What somebody else made where ours would be: `/tmp` is everybody's.
    fn squatted(&self) -> Option<String> {
        let name = self.name();
        let meta = std::fs::symlink_metadata(&name).ok().filter(|_| !is_ours(&name))?;
        Some(format!(
            "{} is not a directory of the daemon's alone: uid {} made it, or others may write there",
            name.display(),
            meta.uid()
        ))
    }

    /// What is wrong with it, if anything.
    pub fn trouble(&self) -> Option<String> {
        if let Some(why) = self.squatted() {
            return Some(format!(
                "{why}. Traces go to a directory beside it with a name that can't be guessed; remove this one"
            ));
        }
        let unusable = access(&self.parent, Access::WRITE_OK | Access::EXEC_OK).err()?;
        let parent = self.parent.display();
        Some(format!(
            "no directories for traces can be made in {parent}: {unusable}. Set trace.spool to another one"
        ))
    }

    /// All that are ours: the one with our name, and those beside it for when that was taken.
    fn roots(&self) -> Vec<PathBuf> {
        let name = self.name();
        let prefix = format!("{}-", name.file_name().unwrap_or_default().to_string_lossy());
        let entries = std::fs::read_dir(&self.parent).into_iter().flatten().flatten().take(NAMES_MAX);
        let beside =
            entries.filter(|e| e.file_name().to_string_lossy().starts_with(&prefix)).map(|e| e.path());
        [name].into_iter().chain(beside).filter(|path| is_ours(path)).collect()
    }

    /// The one to use: ours if it is there or can be made, another one otherwise.
    fn create(&self) -> Result<PathBuf> {
        let name = self.name();
        make_root(&name)?;
        if is_ours(&name) {
            return Ok(name);
        }
        if let Some(beside) = self.roots().into_iter().next() {
            return Ok(beside);
        }
        let beside = PathBuf::from(format!("{}-{}", name.display(), unguessable()?));
        make_root(&beside)?;
        Ok(beside)
    }

    /// A new directory that `uid` may write into.
    pub fn make(&self, name: &str, uid: u32) -> Result<PathBuf> {
        let dir = self.create()?.join(format!("{name}-{uid}"));
        std::fs::DirBuilder::new()
            .mode(0o700)
            .create(&dir)
            .with_context(|| format!("making {}", dir.display()))?;
        let us = own_uid();
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
        let (root, dir_name) = dir.parent().zip(dir.file_name()).context("no such directory")?;
        // Both directories are ours alone, and no link on the way is followed. (openat2 would say it in more words, and is not
        // there under RestrictSUIDSGID= of systemd.) A pipe would keep us waiting.
        let ours = |dir: File| -> Result<File> {
            let meta = dir.metadata()?;
            if !meta.is_dir() || meta.uid() != own_uid() || meta.mode() & 0o002 != 0 {
                bail!("{} is not in a directory of the daemon's any more", path.display());
            }
            Ok(dir)
        };
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let in_dirs = || format!("opening {}", dir.display());
        let root = ours(openat(CWD, root, flags, Mode::empty()).with_context(in_dirs)?.into())?;
        let dir = ours(openat(&root, dir_name, flags, Mode::empty()).with_context(in_dirs)?.into())?;
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
        let usage = self.usage();
        for dir in usage.superfluous(quota, now_s) {
            tracing::info!(dir = %dir.display(), "removed: there is more than trace.spool_mib or spool_user_mib allows");
            let _ = std::fs::remove_dir_all(dir);
        }
        for dir in usage.older_than(now_s.saturating_sub(KEPT_S)) {
            let _ = std::fs::remove_dir_all(dir);
        }
        // Those beside ours go when they are empty.
        for root in self.roots().iter().filter(|root| **root != self.name()) {
            let _ = std::fs::remove_dir(root);
        }
    }

    /// What is in it.
    pub fn usage(&self) -> Usage {
        self.roots().iter().map(|root| Usage::from_directory(root, None)).fold(Usage::default(), Usage::and)
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
        let own = spool.make("t", own_uid()).unwrap();
        assert_eq!(std::fs::metadata(own).unwrap().mode() & 0o777, 0o700);
        assert!(Spool::at(dir.path()).make("u", 1).is_ok(), "it is found again");
    }

    #[test]
    fn a_name_that_somebody_took_keeps_no_trace_away_and_is_said() {
        let dir = tempfile::tempdir().unwrap();
        let spool = Spool::at(dir.path());
        assert_eq!(spool.trouble(), None);
        // What others may write is as good as theirs.
        for squat in ["directory", "link", "file"] {
            match squat {
                "directory" => {
                    std::fs::create_dir(spool.name()).unwrap();
                    std::fs::set_permissions(spool.name(), PermissionsExt::from_mode(0o777)).unwrap();
                }
                "link" => std::os::unix::fs::symlink("/tmp", spool.name()).unwrap(),
                _ => std::fs::write(spool.name(), "").unwrap(),
            }
            let why = spool.trouble().unwrap();
            assert!(why.contains("is not a directory of the daemon's alone"), "{squat}: {why}");
            let made = spool.make(squat, 12345).unwrap();
            assert!(!made.starts_with(spool.name()), "{}", made.display());
            let again = spool.make(&format!("{squat}-again"), 12345).unwrap();
            assert_eq!(made.parent(), again.parent(), "one beside it is enough");
            assert!(
                std::fs::remove_dir(spool.name()).or_else(|_| std::fs::remove_file(spool.name())).is_ok()
            );
        }
        assert_eq!(spool.usage().count(), 6, "all of them are counted");
        let far = crate::now_ms() / 1000 + 2 * KEPT_S;
        spool.tidy(Quota { total: u64::MAX, user: u64::MAX }, far);
        assert_eq!(dir.path().read_dir().unwrap().count(), 0, "and removed when they are old");
    }

    #[test]
    fn daemons_that_share_it_may_make_it_at_once() {
        for _ in 0..100 {
            let dir = tempfile::tempdir().unwrap();
            std::thread::scope(|scope| {
                let make = |n: u32| Spool::at(dir.path()).make(&n.to_string(), own_uid());
                let makers: Vec<_> = (0..8).map(|n| scope.spawn(move || make(n))).collect();
                for maker in makers {
                    maker.join().unwrap().unwrap();
                }
            });
        }
    }

    #[test]
    fn links_pipes_and_files_of_others_are_not_opened() {
        let dir = tempfile::tempdir().unwrap();
        let us = own_uid();
        std::fs::create_dir(dir.path().join("spool")).unwrap();
        let path = |name: &str| dir.path().join("spool").join(name);
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
        std::os::unix::fs::symlink(dir.path().join("spool"), dir.path().join("other")).unwrap();
        std::fs::remove_file(path("hard")).unwrap();
        assert!(Spool::read(&path("good"), us).is_ok());
        assert!(Spool::read(&dir.path().join("other/good"), us).is_err(), "a link on the way");
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
        let us = own_uid();
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
