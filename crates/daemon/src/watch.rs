//! Looking for the files that processes were asked to write. A file counts if it is plain and its process's user owns it; it is
//! looked at, never opened, and with no more rights than that user has: who asked may open it.
//!
//! What lay there before a request was handed over is remembered, so that the file of an earlier request is not taken for this
//! one's: a client writes beside it and renames, which makes another file. Clocks are not asked; those of file servers differ.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};

use gputap_kineto::output;
use rustix::fs::{CWD, Mode, OFlags, openat};
use serde::{Deserialize, Serialize};

use crate::lookers::Subject;
use crate::order::{FoundFile, Order, Seen};

/// A directory's name for itself.
const HERE: &str = ".";

/// What a file is known by: another one, or the same one with other content, has another mark.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
pub struct Mark {
    /// The file system.
    pub device: u64,
    /// Inode number of the file in its file system.
    pub inode: u64,
    /// When its content changed, and when anything of it did, a name included; nanoseconds.
    pub modified_ns: i64,
    /// When anything of the file changed, a name included, in nanoseconds since 1970.
    pub changed_ns: i64,
    /// How long it is.
    pub bytes: u64,
}

impl Mark {
    fn from_metadata(meta: &Metadata) -> Mark {
        let ns = |seconds: i64, rest: i64| seconds.saturating_mul(1_000_000_000).saturating_add(rest);
        Mark {
            device: meta.dev(),
            inode: meta.ino(),
            modified_ns: ns(meta.mtime(), meta.mtime_nsec()),
            changed_ns: ns(meta.ctime(), meta.ctime_nsec()),
            bytes: meta.len(),
        }
    }

    fn is_same_file(&self, other: &Mark) -> bool {
        (self.device, self.inode) == (other.device, other.inode)
    }
}

/// What lay where an order's file will be.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
pub struct Before {
    /// Marks of the files that lay where the order's file will be, unfinished ones included.
    pub marks: Vec<Mark>,
    /// When that was looked at; 0 for never.
    pub at_ms: u64,
}

/// Why a file is where it is.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
pub enum Kind {
    /// The trace, at a path that follows from the request.
    Trace,
    /// CUDA's memory snapshot instead of a trace.
    Snapshot,
    /// The trace, where torch did not accept its path.
    Fallback,
}

/// Where a client may write what it is asked for.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
pub struct Candidate {
    /// The path, as the process sees it.
    pub path: String,
    /// Why the client may write to this path.
    pub kind: Kind,
}

/// All places where a client may write, the likely one first.
pub fn candidates(log_file: &str, own_pid: i32, snapshot: bool) -> Vec<Candidate> {
    let mut list = vec![(output::file(log_file, own_pid), Kind::Trace)];
    list.extend(output::older_file(log_file, own_pid).map(|path| (path, Kind::Trace)));
    if snapshot {
        list.push((output::snapshot(own_pid), Kind::Snapshot));
    }
    list.push((output::fallback(own_pid), Kind::Fallback));
    list.into_iter().map(|(path, kind)| Candidate { path, kind }).collect()
}

/// What is known of a directory before a request is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Directory {
    /// It is there, or can't be looked at.
    Possible,
    /// It is not there.
    Missing,
    /// Something else has its name.
    Obstructed,
}

/// Where to look.
#[derive(Clone, Debug)]
pub struct Places {
    pid: i32,
    owner: Subject,
    candidates: Vec<Candidate>,
}

impl Places {
    /// Of a process.
    pub fn new(pid: i32, owner: Subject, candidates: Vec<Candidate>) -> Places {
        Places { pid, owner, candidates }
    }

    /// Of an order.
    pub fn from_order(order: &Order) -> Places {
        let owner = Subject { uid: order.uid, gid: order.gid, groups: order.groups.clone() };
        Places::new(order.pid, owner, order.candidates.clone())
    }

    /// Whose they are.
    pub fn subject(&self) -> Subject {
        self.owner.clone()
    }

    /// What lies there now.
    pub fn before(&self, now_ms: u64) -> Before {
        let root = root(self.pid);
        let both = |c: &Candidate| [c.path.clone(), output::unfinished(&c.path)];
        let marks =
            self.candidates.iter().flat_map(both).filter_map(|path| self.mark(&root, &path)).collect();
        Before { marks, at_ms: now_ms }
    }

    /// The directory of the first of them.
    pub fn directory(&self) -> Directory {
        let root = root(self.pid);
        let Some(parent) = self.candidates.first().and_then(|c| Path::new(&c.path).parent()) else {
            return Directory::Possible;
        };
        let elsewhere = !root.as_os_str().is_empty();
        let meta = if elsewhere { metadata(&root, parent) } else { std::fs::metadata(parent) };
        match meta {
            // Where links lead in another one's file system is not followed, and so not known.
            Ok(meta) if elsewhere && meta.is_symlink() => Directory::Possible,
            Err(e) if elsewhere && e.kind() == io::ErrorKind::NotADirectory => Directory::Possible,
            Ok(meta) if !meta.is_dir() => Directory::Obstructed,
            Err(e) if e.kind() == io::ErrorKind::NotFound => Directory::Missing,
            Err(e) if e.kind() == io::ErrorKind::NotADirectory => Directory::Obstructed,
            _ => Directory::Possible,
        }
    }

    /// Looks for what was not there before.
    pub fn look(&self, before: &Before) -> Seen {
        let root = root(self.pid);
        for candidate in &self.candidates {
            let Some(mark) = self.mark(&root, &candidate.path) else { continue };
            let was = before.marks.iter().find(|m| m.is_same_file(&mark));
            let is_new = mark.bytes > 0 && was.is_none_or(|was| was.modified_ns != mark.modified_ns);
            if is_new {
                let Candidate { path, kind } = candidate.clone();
                return Seen::File(FoundFile { path, kind, mark, in_place: was.is_some() });
            }
        }
        let parts = self.candidates.iter().filter(|c| c.kind != Kind::Snapshot);
        let mut parts = parts.filter_map(|c| self.mark(&root, &output::unfinished(&c.path)));
        // One that somebody left behind stays as it is.
        if let Some(part) = parts.find(|m| m.bytes > 0 && !before.marks.contains(m)) {
            return Seen::Part(part.bytes);
        }
        let directory = self.candidates.first().and_then(|c| Path::new(&c.path).parent());
        // A directory that may not be searched answers for its files as if they were not there.
        let probe = directory.map(|d| metadata(&root, &d.join(HERE)));
        if probe.is_some_and(|p| p.is_ok()) { Seen::Nothing } else { Seen::Hidden }
    }

    /// A plain file of the process's user.
    fn mark(&self, root: &Path, path: &str) -> Option<Mark> {
        let meta = metadata(root, Path::new(path)).ok()?;
        (meta.is_file() && meta.uid() == self.owner.uid).then(|| Mark::from_metadata(&meta))
    }
}

/// The file system as the process sees it, if that is another one; empty for ours.
fn root(pid: i32) -> PathBuf {
    match (namespace(pid), std::fs::read_link("/proc/self/ns/mnt").ok()) {
        (Some(its), Some(ours)) if its != ours => PathBuf::from(format!("/proc/{pid}/root")),
        _ => PathBuf::new(),
    }
}

/// What is at a path of this process's file system, or of another one's below `root`. A link there would lead to a file of
/// ours, so none is followed.
fn metadata(root: &Path, path: &Path) -> io::Result<Metadata> {
    if root.as_os_str().is_empty() {
        return std::fs::symlink_metadata(path);
    }
    let mut parts: Vec<&OsStr> = Vec::new();
    for part in path.components() {
        if let Component::Normal(part) = part {
            parts.push(part);
        }
    }
    // What stands at the end for the directory itself is no component, and asks whether it may be searched.
    parts.extend(path.as_os_str().as_encoded_bytes().ends_with(b"/.").then_some(OsStr::new(HERE)));
    let beneath = OFlags::PATH | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let begin: OwnedFd =
        openat(CWD, root, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())?;
    let end = parts.iter().try_fold(begin, |at, part| openat(&at, *part, beneath, Mode::empty()))?;
    File::from(end).metadata()
}

fn namespace(pid: i32) -> Option<PathBuf> {
    (pid > 0).then(|| std::fs::read_link(format!("/proc/{pid}/ns/mnt")).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Case {
        _dir: tempfile::TempDir,
        file: String,
        places: Places,
    }

    impl Case {
        fn new() -> Case {
            let dir = tempfile::tempdir().unwrap();
            let log_file = dir.path().join("a.json").display().to_string();
            let owner = Subject::user(rustix::process::getuid().as_raw());
            // No process has this pid, so that nothing of another one is found.
            let places = Places::new(0, owner, candidates(&log_file, -7, false));
            Case { file: output::file(&log_file, -7), places, _dir: dir }
        }

        fn rename_in(&self, text: &str) {
            std::fs::write(output::unfinished(&self.file), text).unwrap();
            std::fs::rename(output::unfinished(&self.file), &self.file).unwrap();
        }

        fn look(&self, before: &Before) -> Seen {
            self.places.look(before)
        }
    }

    fn in_place(seen: &Seen) -> Option<bool> {
        match seen {
            Seen::File(found) => Some(found.in_place),
            _ => None,
        }
    }

    #[test]
    fn parts_wholes_and_files_that_do_not_count() {
        let case = Case::new();
        let before = case.places.before(1);
        assert_eq!(case.look(&before), Seen::Nothing);
        std::fs::write(output::unfinished(&case.file), "12").unwrap();
        assert_eq!(case.look(&before), Seen::Part(2));
        assert_eq!(case.look(&case.places.before(2)), Seen::Nothing, "somebody left it behind");
        case.rename_in("12");
        assert_eq!(in_place(&case.look(&before)), Some(false));
        let stranger = Places { owner: Subject::user(case.places.owner.uid + 1), ..case.places.clone() };
        assert_eq!(stranger.look(&before), Seen::Nothing, "another user's");
        let hidden = candidates("/tmp/gputap-none/a.json", -7, false);
        assert_eq!(Places::new(0, case.places.owner.clone(), hidden).look(&before), Seen::Hidden);
    }

    #[test]
    fn what_lay_there_before_is_not_taken_for_the_new_one() {
        let case = Case::new();
        case.rename_in("old");
        let before = case.places.before(1);
        assert_eq!(case.look(&before), Seen::Nothing, "a moment old");
        std::fs::set_permissions(&case.file, std::os::unix::fs::PermissionsExt::from_mode(0o640)).unwrap();
        assert_eq!(case.look(&before), Seen::Nothing, "nothing in it has changed");
        case.rename_in("new");
        assert_eq!(in_place(&case.look(&before)), Some(false), "as long as the old one");
        let before = case.places.before(2);
        std::thread::sleep(std::time::Duration::from_millis(20));
        std::fs::write(&case.file, "neu").unwrap();
        assert_eq!(in_place(&case.look(&before)), Some(true));
        std::fs::write(&case.file, "").unwrap();
        assert_eq!(case.look(&before), Seen::Nothing, "cut to nothing");
        std::fs::remove_file(&case.file).unwrap();
        assert_eq!(case.look(&before), Seen::Nothing);
    }

    #[test]
    fn a_directory_that_is_missing_is_known_before() {
        let case = Case::new();
        assert_eq!(case.places.directory(), Directory::Possible);
        let at =
            |log_file: &str| Places::new(0, Subject::user(0), candidates(log_file, 7, false)).directory();
        assert_eq!(at("/tmp/gputap-none/x/a.json"), Directory::Missing);
        assert_eq!(at("/etc/passwd/a.json"), Directory::Obstructed);
    }

    #[test]
    fn links_in_another_ones_file_system_do_not_lead_into_ours() {
        let (dir, root) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        std::fs::create_dir(root.path().join("real")).unwrap();
        std::fs::write(dir.path().join("a.json"), "12").unwrap();
        std::fs::write(root.path().join("real/a.json"), "123").unwrap();
        std::os::unix::fs::symlink(dir.path(), root.path().join("link")).unwrap();
        let size = |path: &str| metadata(root.path(), Path::new(path)).ok().map(|m| m.len());
        assert_eq!(size("/real/a.json"), Some(3));
        assert_eq!(size("/link/a.json"), None);
        assert!(size("/real/.").is_some() && size("/none/.").is_none());
    }
}
