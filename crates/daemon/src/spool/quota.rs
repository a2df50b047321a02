//! How much may lie in our directories. Processes write there themselves, so what is too much already can't be kept out: nothing
//! more is asked for, and the oldest of a user's traces go first.

use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Files of a directory that are counted: a trace has one for each process.
const FILES_MAX: usize = 4_096;
/// What is younger is not removed: somebody is about to fetch it.
const FRESH_S: u64 = 600;

/// Most bytes.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    /// Of all users.
    pub total: u64,
    /// Of one.
    pub user: u64,
}

/// A directory of ours.
#[derive(Clone, Debug)]
struct Entry {
    path: PathBuf,
    uid: u32,
    bytes: u64,
    changed_s: u64,
}

/// What is in our directories.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    entries: Vec<Entry>,
}

impl Usage {
    /// Of the directories below `root`.
    pub fn of(root: &Path) -> Usage {
        let entries = std::fs::read_dir(root).into_iter().flatten().flatten().filter_map(|e| {
            let meta = e.metadata().ok().filter(std::fs::Metadata::is_dir)?;
            // We named it so.
            let uid = e.file_name().to_str()?.rsplit_once('-')?.1.parse().ok()?;
            Some(Entry { bytes: size(&e.path()), path: e.path(), uid, changed_s: meta.mtime().max(0) as u64 })
        });
        Usage { entries: entries.collect() }
    }

    /// And of these, too.
    pub fn and(mut self, other: Usage) -> Usage {
        self.entries.extend(other.entries);
        self
    }

    fn user(&self, uid: u32) -> u64 {
        self.entries.iter().filter(|e| e.uid == uid).map(|e| e.bytes).sum()
    }

    fn total(&self) -> u64 {
        self.entries.iter().map(|e| e.bytes).sum()
    }

    /// Why nothing more may be asked to be written there for a user, if so.
    pub fn refuses(&self, uid: u32, quota: Quota) -> Option<String> {
        let used = self.user(uid);
        let his =
            (used >= quota.user).then(|| full(used, &format!("of uid {uid}"), "spool_user_mib", quota.user));
        his.or_else(|| self.why_full(quota))
    }

    /// Why nothing more may be asked to be written there for anybody, if so.
    pub fn why_full(&self, quota: Quota) -> Option<String> {
        let used = self.total();
        (used >= quota.total).then(|| full(used, "of all users", "spool_mib", quota.total))
    }

    /// What is to be removed so that each user keeps to what is his.
    pub fn superfluous(&self, quota: Quota, now_s: u64) -> Vec<PathBuf> {
        let mut left: BTreeMap<u32, u64> = BTreeMap::new();
        self.entries.iter().for_each(|e| *left.entry(e.uid).or_default() += e.bytes);
        let mut oldest: Vec<&Entry> = self.entries.iter().filter(|e| e.changed_s + FRESH_S < now_s).collect();
        oldest.sort_by_key(|e| e.changed_s);
        let goes = oldest.into_iter().filter(|e| {
            let left = left.entry(e.uid).or_default();
            let goes = *left > quota.user;
            *left -= if goes { e.bytes } else { 0 };
            goes
        });
        goes.map(|e| e.path.clone()).collect()
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

/// Bytes on disk of the files in a directory; more files than anybody needs are as bad as too many bytes.
fn size(dir: &Path) -> u64 {
    let mut bytes: u64 = 0;
    for (n, entry) in std::fs::read_dir(dir).into_iter().flatten().flatten().enumerate() {
        if n >= FILES_MAX {
            return u64::MAX >> 20;
        }
        bytes += entry.metadata().map_or(0, |m| m.blocks() * 512);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_go_and_who_has_too_much_gets_no_more() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["a-5", "b-5", "c-6"] {
            std::fs::create_dir(dir.path().join(name)).unwrap();
            std::fs::write(dir.path().join(name).join("t.json"), vec![1; 1 << 20]).unwrap();
        }
        let usage = Usage::of(dir.path());
        let quota = |total: u64, user: u64| Quota { total: total << 20, user: user << 20 };
        assert_eq!(usage.refuses(5, quota(100, 10)), None);
        assert!(usage.refuses(5, quota(100, 2)).unwrap().contains("uid 5"));
        assert_eq!(usage.refuses(6, quota(100, 2)), None);
        assert!(usage.refuses(7, quota(3, 2)).unwrap().contains("all users"));
        let now = crate::now_ms() / 1000;
        assert!(usage.superfluous(quota(100, 1), now).is_empty(), "they are fresh");
        let gone = usage.superfluous(quota(100, 1), now + 2 * FRESH_S);
        assert_eq!(gone.len(), 1, "one of two: {gone:?}");
        assert!(gone[0].to_str().unwrap().ends_with("-5"));
    }
}
