//! The directory that rings live in: making it, locking it, removing it.

use std::ffi::{OsStr, OsString};
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use gputap_ring_reader::{ProcessDir, process_dirs};
use gputap_wire::layout::DIRECTORY;
use rustix::fs::FlockOperation;

use crate::error::Error;
use crate::failed::{self, Notes};
use crate::life::{Below, Identity, Life, Viewer};
use crate::lock::Lock;
use crate::place;

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
    /// Where processes that can't write here say so.
    notes: Option<Notes>,
    /// What is wrong with it.
    trouble: Option<String>,
}

impl Directory {
    /// Makes a directory for one run below one of the user's own in memory: the first that has enough room, or the one that
    /// has most. Where these are full or may not be written, one on a disk: the library makes no rings there, but its
    /// processes can be counted. One that is no place for rings at all is an error.
    pub fn for_run() -> Result<Directory, Error> {
        let (mut best, mut refused): (Option<(u64, Directory)>, Vec<Error>) = (None, Vec::new());
        for parent in place::run_parents() {
            let made = Directory::swept(&parent).and_then(|room| Ok((room, Directory::below(&parent)?)));
            match made {
                Ok((room, made)) if best.as_ref().is_none_or(|(most, _)| room > *most) => {
                    best = Some((room, made));
                }
                Ok(_) => {}
                Err(e) => refused.push(e),
            }
            if best.as_ref().is_some_and(|(room, _)| *room >= place::ENOUGH) {
                break;
            }
        }
        match best {
            Some((room, mut made)) => {
                made.trouble = (room < place::LITTLE).then(|| short_of_room(&made.path, room));
                Ok(made)
            }
            None => {
                if let Some(i) = refused.iter().position(place::is_unsuitable) {
                    return Err(refused.swap_remove(i));
                }
                let mut made = Directory::below(&std::env::temp_dir())?;
                let why: Vec<String> = refused.iter().map(Error::to_string).collect();
                made.trouble = Some(why.join("; "));
                Ok(made)
            }
        }
    }

    /// Makes a directory of its own for a run.
    fn below(parent: &Path) -> Result<Directory, Error> {
        let (uid, pid) = (rustix::process::getuid().as_raw(), std::process::id());
        let fail = |path: &Path| {
            let path = path.to_owned();
            move |source| Error::Directory { path, source }
        };
        // The directory of temporary files is everybody's.
        let prefix = if parent == std::env::temp_dir() { format!("gputap-run-{uid}") } else { "run".into() };
        let path = (0..1000)
            .map(|n| parent.join(format!("{prefix}-{pid}-{n}")))
            .find(|p| p.symlink_metadata().is_err())
            .ok_or_else(|| fail(parent)(io::Error::other("no free name for a run")))?;
        DirBuilder::new().mode(0o700).create(&path).map_err(fail(&path))?;
        let mut made =
            Directory { lock: None, path, private: true, goes: true, notes: Notes::make(), trouble: None };
        made.lock = Some(Lock::take(&made.path)?);
        failed::prepare(&made.path);
        Ok(made)
    }

    /// The user's own directory on tmpfs, below which runs make theirs. What killed runs left there is removed.
    pub fn parent() -> Result<PathBuf, Error> {
        let parents = place::run_parents();
        let mut checked = parents.into_iter().map(|p| Directory::swept(&p).map(|room| (room, p)));
        let first = checked.next().unwrap_or_else(|| Ok((0, place::default_dir())));
        let others = checked.flatten().filter(|(room, _)| *room >= place::ENOUGH);
        match first {
            Ok((room, parent)) if room >= place::ENOUGH => Ok(parent),
            Ok((_, parent)) => Ok(others.map(|(_, p)| p).next().unwrap_or(parent)),
            Err(e) => others.map(|(_, p)| p).next().ok_or(e),
        }
    }

    /// Checks a parent and removes what is left of killed runs; the room there.
    fn swept(parent: &Path) -> Result<u64, Error> {
        let room = place::check(parent)?;
        clear(parent);
        sweep(parent);
        Ok(room)
    }

    /// The directory of a killed run, with its lock.
    pub(crate) fn left(path: &Path, lock: Lock) -> Directory {
        Directory {
            lock: Some(lock),
            path: path.to_owned(),
            private: false,
            goes: false,
            notes: None,
            trouble: None,
        }
    }

    /// It is removed with this value from now on.
    pub(crate) fn take_away(&mut self) {
        self.private = true;
    }

    /// Where processes that can't write here say so.
    pub(crate) fn notes(&self) -> Option<&Notes> {
        self.notes.as_ref()
    }

    /// Why nothing can be recorded here.
    pub(crate) fn refusal(&self) -> Option<&str> {
        self.trouble().filter(|_| !place::may_hold_rings(&self.path))
    }

    /// What is wrong with it: processes that find no room here, or may not use it, are not traced.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// What the job has to be told of it, by name.
    pub fn variables(&self) -> Vec<(&'static str, &Path)> {
        let notes = self.notes.as_ref().map(|notes| ("GPUTAP_NOTES", notes.path()));
        [("GPUTAP_DIR", self.path())].into_iter().chain(notes).collect()
    }

    /// Takes a directory that outlives this drainer; makes it if it is not there.
    pub fn open(path: &Path) -> Result<Directory, Error> {
        place::make(path).map_err(|source| Error::Directory { path: path.to_owned(), source })?;
        Ok(Directory::held(path, Lock::take(path)?))
    }

    /// The same with its open lock, which whoever started us holds for us.
    pub fn inherit(path: &Path, lock: File) -> Result<Directory, Error> {
        Ok(Directory::held(path, Lock::hold(path, lock)?))
    }

    fn held(path: &Path, lock: Lock) -> Directory {
        clear(&path.join(DIRECTORY));
        // Now: a job that has started may fill the file system.
        failed::prepare(path);
        Directory::left(path, lock)
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

fn short_of_room(path: &Path, room: u64) -> String {
    format!(
        "{} is on a file system with {} KiB free: processes that find no room for rings there are not traced; free some, or \
         set GPUTAP_DIR to another tmpfs",
        path.display(),
        room >> 10
    )
}

/// Removes what runs that were killed left behind: their lock is free and their processes are gone. What was not stored
/// is left to who stores it, or for a while where that is not possible: `gputap collect` can still store it. A
/// directory whose lock was taken within the last minute may be in the making.
fn sweep(parent: &Path) {
    let viewer = Viewer::new();
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let ours = is_of_a_run(&name);
        let age = age(&path);
        // Its trace has to be closed, even where nothing is left to be stored.
        if !ours || age <= UNFINISHED || can_be_stored(&path) {
            continue;
        }
        if is_over(&path, &viewer, age > UNSTORED) {
            // Held until it is gone: nobody drains it, and nobody is a member.
            let locks = ["lock", "members"].map(|name| free(&path.join(name)));
            if locks.iter().all(Option::is_some) {
                let _ = remove(&path);
            }
        }
    }
}

/// How long ago a run began in a directory, or one of its processes came or went.
pub(crate) fn age(path: &Path) -> Duration {
    let modified = |path: &Path| fs::symlink_metadata(path).and_then(|m| m.modified()).ok();
    // The directory itself changes with the figures that its collector publishes.
    let known = ["lock", DIRECTORY].map(|name| modified(&path.join(name)));
    let last = known.into_iter().flatten().max().or_else(|| modified(path));
    last.and_then(|t| t.elapsed().ok()).unwrap_or_default()
}

/// Whether a directory of this name below a user's own is that of a run.
pub(crate) fn is_of_a_run(name: &OsStr) -> bool {
    ["run-", "job-"].iter().any(|p| name.as_encoded_bytes().starts_with(p.as_bytes()))
}

/// Takes a lock, if nobody has it; a file that is not there is nobody's.
pub(crate) fn free(path: &Path) -> Option<Option<File>> {
    match File::open(path) {
        Ok(file) => {
            rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive).ok().map(|()| Some(file))
        }
        Err(e) => (e.kind() == io::ErrorKind::NotFound).then_some(None),
    }
}

/// How long a directory may be without its rings.
pub(crate) const UNFINISHED: Duration = Duration::from_secs(60);
/// How long rings that were not stored are kept.
const UNSTORED: Duration = Duration::from_secs(3600);

/// Whether no process of a directory can write any more, and all is stored or `given_up`.
fn is_over(path: &Path, viewer: &Viewer, given_up: bool) -> bool {
    let over = |dir: &PathBuf| is_dead(dir, viewer) && (given_up || is_stored(dir));
    process_dirs(path).is_ok_and(|dirs| dirs.iter().all(over))
}

/// Whether the process of a directory can't write any more.
pub(crate) fn is_dead(dir: &Path, viewer: &Viewer) -> bool {
    let name = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Identity::from_name(&name).is_none_or(|id| viewer.life(&id, &mut None, &Below::default()) == Life::Dead)
}

fn is_stored(dir: &Path) -> bool {
    let Ok(process) = ProcessDir::open(dir) else { return true };
    let rings = process.header().map_or(0, |h| h.rings());
    let empty = |i| process.ring(i, false).and_then(|r| r.state()).is_ok_and(|s| s.head == s.tail);
    (0..rings).all(empty)
}

/// Whether what a killed run left has a trace to go to, and nobody has tried in vain.
pub(crate) fn can_be_stored(path: &Path) -> bool {
    !path.join(GIVEN_UP).exists() && Lock::names_a_trace(path)
}

/// Name of the file that says that a directory could not be stored.
pub(crate) const GIVEN_UP: &str = "given-up";
