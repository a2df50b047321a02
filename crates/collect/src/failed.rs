//! Processes that could not be traced: where they say so, and what is made of it.
//!
//! A process that finds no room for rings finds none for much else, so there are three ways to say it, and it takes the first
//! that works. A line in a file whose pages were taken before the job began. A file without any bytes, whose name says it:
//! that needs no room, and no right to write a single byte. And the same on another file system, in a directory that
//! whoever runs in the job may write to: [`Notes`].

use std::collections::BTreeMap;
use std::fs::{self, DirBuilder, File, Permissions};
use std::io::{self, Read};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::FallocateFlags;

use crate::place;

/// Name of the file in `GPUTAP_DIR`. Each line is `PID ERRNO PROGRAM`; 0 stands for a directory that was not accepted.
const FILE: &str = "failed";
/// A file whose name says the same: `failed-PID-ERRNO-PROGRAM`.
const NAMED: &str = "failed-";
/// Room for some thousand lines, taken before a job can fill the file system.
const BYTES: u64 = 64 << 10;
/// More than this is not read: anybody in the job can write there.
const MOST: usize = 1 << 20;
/// How many processes are named.
const MOST_NAMED: usize = 100;

/// Makes the file, with pages that are its own already; whether it has them.
pub(crate) fn prepare(dir: &Path) -> bool {
    let Ok(file) = File::options().create(true).append(true).open(dir.join(FILE)) else { return false };
    // Whoever may make rings here may write to it, whatever the umask.
    let _ = file.set_permissions(Permissions::from_mode(place::file_mode(dir)));
    rustix::fs::fallocate(&file, FallocateFlags::KEEP_SIZE, 0, BYTES).is_ok()
}

/// A process that said why.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Untraced {
    errno: u16,
    pid: u32,
    program: String,
}

impl Untraced {
    fn from_words(pid: &str, errno: &str, program: &str) -> Option<Untraced> {
        let program = program.chars().filter(|c| !c.is_control()).take(15).collect();
        Some(Untraced { errno: errno.parse().ok()?, pid: pid.parse().ok()?, program })
    }

    fn of_line(line: &[u8]) -> Option<Untraced> {
        let line = String::from_utf8_lossy(line);
        let mut words = line.splitn(3, ' ');
        Untraced::from_words(words.next()?, words.next()?, words.next().unwrap_or_default())
    }

    fn of_name(name: &[u8]) -> Option<Untraced> {
        let name = String::from_utf8_lossy(name.strip_prefix(NAMED.as_bytes())?).into_owned();
        let mut words = name.splitn(3, '-');
        Untraced::from_words(words.next()?, words.next()?, words.next().unwrap_or_default())
    }
}

/// Where processes of one directory of rings say it.
fn places<'a>(dir: &'a Path, notes: Option<&'a Notes>) -> impl Iterator<Item = &'a Path> {
    [dir].into_iter().chain(notes.map(Notes::path))
}

fn named(dir: &Path) -> impl Iterator<Item = (PathBuf, Untraced)> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten().take(MOST);
    entries.filter_map(|e| Some((e.path(), Untraced::of_name(e.file_name().as_encoded_bytes())?)))
}

/// How many processes said so, by errno, and which, as counters of the trace.
pub(crate) fn counters(dir: &Path, notes: Option<&Notes>) -> BTreeMap<String, u64> {
    let mut text = Vec::new();
    if let Ok(file) = File::open(dir.join(FILE)) {
        // What can't be read is not counted, and what was read before is.
        let _ = file.take(MOST as u64).read_to_end(&mut text);
    }
    // A line that is being written ends without its newline.
    let whole = text.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
    let lines = text[..whole].split(|b| *b == b'\n').filter_map(Untraced::of_line);
    let names = places(dir, notes).flat_map(named).map(|(_, untraced)| untraced);
    let mut all: Vec<Untraced> = lines.chain(names).collect();
    all.sort();
    let mut counters = BTreeMap::new();
    for untraced in &all {
        *counters.entry(format!("untraced.{}", untraced.errno)).or_default() += 1;
    }
    for Untraced { errno, pid, program } in all.iter().take(MOST_NAMED) {
        counters.insert(format!("untraced_process.{errno}.{pid}.{program}"), 1);
    }
    counters
}

/// How many processes the counters speak of.
pub(crate) fn sum(counters: &BTreeMap<String, u64>) -> u64 {
    counters.iter().filter(|(name, _)| name.starts_with("untraced.")).map(|(_, n)| n).sum()
}

/// Forgets them once the trace has them, or the next collector of this directory would tell them again.
pub(crate) fn told(dir: &Path, notes: Option<&Notes>) {
    if let Ok(file) = File::options().write(true).open(dir.join(FILE)) {
        let _ = file.set_len(0);
    }
    for (path, _) in places(dir, notes).flat_map(named) {
        let _ = fs::remove_file(path);
    }
}

/// A directory on another file system than the rings', for processes that can't write to theirs: it is full, read-only, or
/// another user's. Everybody may make files in it who knows its name, which only the job's environment says.
#[derive(Debug)]
pub(crate) struct Notes {
    outer: PathBuf,
    inner: PathBuf,
}

/// First part of the name of the outer one.
const NOTES: &str = "gputap-notes-";

impl Notes {
    /// Makes one for this process; `None` where that is not possible.
    pub fn make() -> Option<Notes> {
        let parent = std::env::temp_dir();
        sweep(&parent);
        let outer = parent.join(format!("{NOTES}{}-{:016x}", std::process::id(), random()?));
        // Nobody else may list it, so nobody knows the name of the inner one.
        let made = DirBuilder::new().mode(0o700).create(&outer);
        made.ok()?;
        let notes = Notes { inner: outer.join(format!("{:016x}", random()?)), outer };
        make_open(&notes).ok()?;
        Some(notes)
    }

    pub fn path(&self) -> &Path {
        &self.inner
    }
}

fn make_open(notes: &Notes) -> io::Result<()> {
    fs::create_dir(&notes.inner)?;
    fs::set_permissions(&notes.inner, Permissions::from_mode(0o733))?;
    fs::set_permissions(&notes.outer, Permissions::from_mode(0o711))
}

impl Drop for Notes {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.outer);
    }
}

fn random() -> Option<u64> {
    let mut bytes = [0; 8];
    File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes)).ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// Removes what killed runs of this user left.
fn sweep(parent: &Path) {
    let uid = rustix::process::geteuid().as_raw();
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let pid = name.to_str().and_then(|n| n.strip_prefix(NOTES)?.split('-').next()?.parse::<u32>().ok());
        let ours = entry.metadata().is_ok_and(|m| m.is_dir() && m.uid() == uid);
        if pid.is_some_and(|pid| ours && !Path::new("/proc").join(pid.to_string()).exists()) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(pairs: &[(&str, u64)]) -> BTreeMap<String, u64> {
        pairs.iter().map(|(k, n)| ((*k).to_owned(), *n)).collect()
    }

    #[test]
    fn whole_lines_are_counted_by_reason_and_named() {
        let dir = tempfile::tempdir().unwrap();
        let count = || counters(dir.path(), None);
        assert!(count().is_empty(), "no file is no failure");
        assert!(prepare(dir.path()));
        assert!(count().is_empty(), "nobody has failed yet");
        let meta = dir.path().join(FILE).metadata().unwrap();
        assert_eq!((meta.len(), meta.permissions().mode() & 0o777), (0, 0o600));
        let text = "12 28 python\n13 28 a b.c\nnonsense\n14 99999999\n15 13\n16 28 half";
        fs::write(dir.path().join(FILE), text).unwrap();
        let expected = counts(&[
            ("untraced.13", 1),
            ("untraced.28", 2),
            ("untraced_process.13.15.", 1),
            ("untraced_process.28.12.python", 1),
            ("untraced_process.28.13.a b.c", 1),
        ]);
        assert_eq!(count(), expected);
        assert_eq!(sum(&expected), 3);
        told(dir.path(), None);
        assert!(count().is_empty());
    }

    #[test]
    fn names_of_files_count_in_both_places() {
        let dir = tempfile::tempdir().unwrap();
        let notes = Notes::make().unwrap();
        let mode = notes.path().metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o733, "others may say it, and nobody may list it");
        fs::write(dir.path().join("failed-7-28-python"), "").unwrap();
        fs::write(notes.path().join("failed-8-13-a-b"), "").unwrap();
        fs::write(notes.path().join("failed-x-13-a"), "").unwrap();
        let expected = counts(&[
            ("untraced.13", 1),
            ("untraced.28", 1),
            ("untraced_process.13.8.a-b", 1),
            ("untraced_process.28.7.python", 1),
        ]);
        assert_eq!(counters(dir.path(), Some(&notes)), expected);
        told(dir.path(), Some(&notes));
        assert!(counters(dir.path(), Some(&notes)).is_empty());
        let outer = notes.outer.clone();
        drop(notes);
        assert!(!outer.exists());
    }
}
