//! How much may lie in our directories. Processes write there themselves, so what is too much already can't be kept out: nothing
//! more is asked for, and the oldest of a user's traces go first. Whoever has little is refused nothing because of others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, openat, statat};

use super::Spool;

/// Names in a directory that are counted: a trace has one for each process.
const FILES_MAX: usize = 4_096;
/// Directories of one user that are kept, and that there may be.
const DIRECTORIES_KEPT: usize = 256;
const DIRECTORIES_MAX: usize = 1_024;
/// Directories below each other that are looked into.
const DEPTH_MAX: usize = 16;
/// What is younger is not removed: somebody is about to fetch it.
const FRESH_S: u64 = 600;

/// Most bytes that may lie in the daemon's directories for traces.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    /// Of all users.
    pub total: u64,
    /// Most bytes in the daemon's directories that may be one user's.
    pub user: u64,
}

/// A directory of ours.
#[derive(Clone, Debug)]
struct Entry {
    path: PathBuf,
    uid: u32,
    bytes: u64,
    /// More is in it than can be counted.
    beyond: bool,
    changed_s: u64,
    /// Which its user can't change.
    made_s: u64,
}

/// What is in our directories.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    entries: Vec<Entry>,
    /// Users whose directories could not be looked at in time.
    unseen: BTreeSet<u32>,
}

impl Usage {
    /// Of the directories below `root`, of all users or of one.
    pub fn from_directory(root: &Path, user: Option<u32>) -> Usage {
        let entries = std::fs::read_dir(root).into_iter().flatten().flatten().filter_map(|e| {
            // We named it so.
            let uid = e.file_name().to_str()?.rsplit_once('-')?.1.parse().ok()?;
            if user.is_some_and(|user| user != uid) {
                return None;
            }
            let meta = e.metadata().ok().filter(std::fs::Metadata::is_dir)?;
            let (bytes, beyond) = size(&e.path()).map_or((0, true), |bytes| (bytes, false));
            let changed_s = meta.mtime().max(0) as u64;
            let made = meta.created().ok().and_then(|made| made.duration_since(UNIX_EPOCH).ok());
            let made_s = made.map_or(changed_s, |made| made.as_secs());
            Some(Entry { path: e.path(), uid, bytes, beyond, changed_s, made_s })
        });
        Usage { entries: entries.collect(), unseen: BTreeSet::new() }
    }

    /// Of one user, in all places.
    pub fn of_user(parents: &[PathBuf], uid: u32) -> Usage {
        let roots = parents.iter().flat_map(|parent| Spool::at(parent).roots());
        roots.map(|root| Usage::from_directory(&root, Some(uid))).fold(Usage::default(), Usage::and)
    }

    /// And of these, too.
    pub fn and(mut self, other: Usage) -> Usage {
        self.entries.extend(other.entries);
        self
    }

    /// What a user has now; `None` if that could not be seen.
    pub fn replace(&mut self, uid: u32, now: Option<Usage>) {
        match now {
            Some(now) => {
                self.unseen.remove(&uid);
                self.entries.retain(|e| e.uid != uid);
                self.entries.extend(now.entries);
            }
            None => {
                self.unseen.insert(uid);
            }
        }
    }

    /// How many directories there are.
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.entries.len()
    }

    fn users(&self) -> BTreeMap<u32, u64> {
        let mut users = BTreeMap::new();
        self.entries.iter().for_each(|e| *users.entry(e.uid).or_default() += e.bytes);
        users
    }

    fn total(&self) -> u64 {
        self.entries.iter().map(|e| e.bytes).sum()
    }

    /// Why nothing more may be asked to be written there for a user, if so.
    pub fn refuses(&self, uid: u32, quota: Quota) -> Option<String> {
        let users = self.users();
        let used = users.get(&uid).copied().unwrap_or(0);
        let beyond = self.entries.iter().find(|e| e.uid == uid && e.beyond);
        if let Some(beyond) = beyond {
            return Some(format!(
                "{} has more names than {FILES_MAX}, or directories that can't be looked into: remove what is no trace there, \
                 or name a --log-file",
                beyond.path.display()
            ));
        }
        if self.unseen.contains(&uid) {
            return Some(format!(
                "what uid {uid} has in the daemon's directories can't be counted: name a --log-file"
            ));
        }
        let directories = self.entries.iter().filter(|e| e.uid == uid).count();
        if directories >= DIRECTORIES_MAX {
            return Some(format!(
                "{directories} traces of uid {uid} were asked for in a short time: try again in ten minutes"
            ));
        }
        if used >= quota.user {
            return Some(full(used, &format!("of uid {uid}"), "spool_user_mib", quota.user));
        }
        // Where there is too much in all, those who have more than their part of it are meant; never root.
        let part = quota.total / (users.len() as u64 + 1);
        let light = quota.total > 0 && (uid == 0 || used < part);
        self.why_full(quota).filter(|_| !light)
    }

    /// Why there is too much, if so.
    pub fn why_full(&self, quota: Quota) -> Option<String> {
        let used = self.total();
        (used >= quota.total).then(|| full(used, "of all users", "spool_mib", quota.total))
    }

    /// What is to be removed so that each user keeps to what is his, and all to what there is.
    pub fn superfluous(&self, quota: Quota, now_s: u64) -> Vec<PathBuf> {
        let (mut users, mut total) = (self.users(), self.total());
        let mut directories: BTreeMap<u32, usize> = BTreeMap::new();
        self.entries.iter().for_each(|e| *directories.entry(e.uid).or_default() += 1);
        let mut oldest: Vec<&Entry> = self.entries.iter().filter(|e| e.changed_s + FRESH_S < now_s).collect();
        oldest.sort_by_key(|e| e.changed_s);
        let mut gone = Vec::new();
        let mut remove = |entry: &Entry, users: &mut BTreeMap<u32, u64>, total: &mut u64| {
            gone.push(entry.path.clone());
            *users.entry(entry.uid).or_default() -= entry.bytes;
            *total -= entry.bytes;
        };
        oldest.retain(|e| {
            let many = directories.entry(e.uid).or_default();
            let goes = e.beyond
                || *many > DIRECTORIES_KEPT
                || users.get(&e.uid).is_some_and(|used| *used > quota.user);
            if goes {
                *many -= 1;
                remove(e, &mut users, &mut total);
            }
            !goes
        });
        while total > quota.total {
            // Of those who have something that may go, the one who has most.
            let heaviest =
                oldest.iter().map(|e| e.uid).max_by_key(|uid| users.get(uid).copied().unwrap_or(0));
            let Some(at) = heaviest.and_then(|uid| oldest.iter().position(|e| e.uid == uid)) else { break };
            remove(oldest.remove(at), &mut users, &mut total);
        }
        gone
    }

    /// What was made before a time.
    pub fn older_than(&self, made_s: u64) -> Vec<PathBuf> {
        self.entries.iter().filter(|e| e.made_s < made_s).map(|e| e.path.clone()).collect()
    }
}

fn full(used: u64, of: &str, key: &str, most: u64) -> String {
    format!(
        "{} MiB of traces {of} lie in the daemon's directory, where trace.{key} allows {}: name a --log-file, or have old ones \
         removed",
        used >> 20,
        most >> 20
    )
}

/// Bytes on disk of all that is in a directory, and in those below it; `None` if there is more than can be looked at.
fn size(dir: &Path) -> Option<u64> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let dir = File::from(openat(CWD, dir, flags, Mode::empty()).ok()?);
    let device = dir.metadata().ok()?.dev();
    let (mut bytes, mut names) = (0, 0);
    let mut open = vec![(dir, 0)];
    while let Some((dir, depth)) = open.pop() {
        for entry in Dir::read_from(&dir).ok()? {
            let entry = entry.ok()?;
            let name = entry.file_name();
            if name == c"." || name == c".." {
                continue;
            }
            names += 1;
            let stat = statat(&dir, name, AtFlags::SYMLINK_NOFOLLOW).ok()?;
            // Another file system is none of ours, and may answer when it likes.
            if names > FILES_MAX || stat.st_dev != device {
                return None;
            }
            bytes += stat.st_blocks as u64 * 512;
            if FileType::from_raw_mode(stat.st_mode) == FileType::Directory {
                let below = openat(&dir, name, flags, Mode::empty()).ok().filter(|_| depth < DEPTH_MAX)?;
                open.push((below.into(), depth + 1));
            }
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quota(total: u64, user: u64) -> Quota {
        Quota { total: total << 20, user: user << 20 }
    }

    /// A MiB in a file.
    fn fill(path: &Path) {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, vec![1; 1 << 20]).unwrap();
    }

    #[test]
    fn the_oldest_go_and_who_has_too_much_gets_no_more() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["a-5", "b-5", "c-6"] {
            fill(&dir.path().join(name).join("t.json"));
        }
        let usage = Usage::from_directory(dir.path(), None);
        assert_eq!(usage.refuses(5, quota(100, 10)), None);
        assert!(usage.refuses(5, quota(100, 2)).unwrap().contains("uid 5"));
        assert_eq!(usage.refuses(6, quota(100, 2)), None);
        let now = crate::now_ms() / 1000;
        assert!(usage.superfluous(quota(100, 1), now).is_empty(), "they are fresh");
        let gone = usage.superfluous(quota(100, 1), now + 2 * FRESH_S);
        assert_eq!(gone.len(), 1, "one of two: {gone:?}");
        assert!(gone[0].to_str().unwrap().ends_with("-5"));
    }

    #[test]
    fn what_others_have_refuses_only_those_who_have_much_themselves() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["a-5", "b-5", "c-5", "d-6"] {
            fill(&dir.path().join(name).join("t.json"));
        }
        let usage = Usage::from_directory(dir.path(), None);
        assert!(usage.why_full(quota(4, 4)).unwrap().contains("all users"));
        assert!(usage.refuses(5, quota(4, 4)).unwrap().contains("all users"));
        for light in [6, 7, 0] {
            assert_eq!(usage.refuses(light, quota(4, 4)), None, "uid {light}");
        }
        let gone = usage.superfluous(quota(2, 4), crate::now_ms() / 1000 + 2 * FRESH_S);
        assert!(gone.len() == 2 && gone.iter().all(|d| d.to_str().unwrap().ends_with("-5")), "{gone:?}");
    }

    #[test]
    fn directories_below_are_counted_and_what_can_not_be_is_their_users_trouble_alone() {
        let dir = tempfile::tempdir().unwrap();
        fill(&dir.path().join("a-5/below/further/t.json"));
        let usage = Usage::from_directory(dir.path(), None);
        assert!(usage.total() >= 1 << 20, "{usage:?}");
        assert!(usage.refuses(5, quota(100, 1)).is_some());
        // Too deep, too many.
        let deep: PathBuf = std::iter::repeat_n("d", DEPTH_MAX + 2).collect();
        fill(&dir.path().join("b-6").join(deep).join("t.json"));
        std::fs::create_dir(dir.path().join("c-7")).unwrap();
        for n in 0..=FILES_MAX {
            std::fs::write(dir.path().join(format!("c-7/{n}")), "").unwrap();
        }
        let usage = Usage::from_directory(dir.path(), None);
        for beyond in [6, 7] {
            assert!(usage.refuses(beyond, quota(100, 50)).unwrap().contains("can't be looked into"));
        }
        assert_eq!(usage.refuses(8, quota(100, 50)), None);
        assert_eq!(usage.why_full(quota(100, 50)), None);
    }

    #[test]
    fn directories_of_one_user_do_not_pile_up() {
        let dir = tempfile::tempdir().unwrap();
        for n in 0..DIRECTORIES_MAX {
            std::fs::create_dir(dir.path().join(format!("{n}-5"))).unwrap();
        }
        std::fs::create_dir(dir.path().join("x-6")).unwrap();
        let usage = Usage::from_directory(dir.path(), None);
        assert!(usage.refuses(5, quota(100, 50)).unwrap().contains("in a short time"));
        assert_eq!(usage.refuses(6, quota(100, 50)), None);
        let gone = usage.superfluous(quota(100, 50), crate::now_ms() / 1000 + 2 * FRESH_S);
        assert_eq!(gone.len(), DIRECTORIES_MAX - DIRECTORIES_KEPT);
    }

    #[test]
    fn links_lead_nowhere() {
        let dir = tempfile::tempdir().unwrap();
        fill(&dir.path().join("elsewhere/t.json"));
        std::fs::create_dir(dir.path().join("a-5")).unwrap();
        std::os::unix::fs::symlink(dir.path().join("elsewhere"), dir.path().join("a-5/link")).unwrap();
        assert!(Usage::from_directory(dir.path(), Some(5)).total() < 1 << 20);
    }
}
