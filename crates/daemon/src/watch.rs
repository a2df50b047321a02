//! Looking for the files that processes were asked to write. A file counts if it is plain, its process's user owns it, and it
//! was written since the request; it is looked at, never opened, and with no more rights than that user has.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::os::fd::OwnedFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};

use gputap_kineto::output;
use rustix::fs::{CWD, Mode, OFlags, openat};

use crate::lookers::Subject;
use crate::order::{Order, Seen};

/// A directory's name for itself.
const HERE: &str = ".";
/// Clocks of file systems lag behind by a tick.
const LAG_MS: u64 = 2_000;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Wanted {
    pid: i32,
    own_pid: i32,
    uid: u32,
    gid: u32,
    file: String,
    since_ms: u64,
}

impl Wanted {
    /// The file of an order.
    pub fn of(order: &Order) -> Wanted {
        Wanted {
            pid: order.pid,
            own_pid: order.own_pid,
            uid: order.uid,
            gid: order.gid,
            file: order.file.clone(),
            since_ms: order.delivered_ms.saturating_sub(LAG_MS),
        }
    }

    /// Whose it is.
    pub fn subject(&self) -> Subject {
        Subject { uid: self.uid, gid: self.gid }
    }

    /// Looks for it, as the process sees the file system if that is another one.
    pub fn look(&self) -> Seen {
        let root = match (namespace(self.pid), namespace_of_ours()) {
            (Some(its), Some(ours)) if its != ours => PathBuf::from(format!("/proc/{}/root", self.pid)),
            _ => PathBuf::new(),
        };
        self.look_below(&root)
    }

    fn look_below(&self, root: &Path) -> Seen {
        let at = |file: &str| {
            let meta = metadata(root, Path::new(file))?;
            let written_ms = meta.mtime().max(0) as u64 * 1000 + meta.mtime_nsec() as u64 / 1_000_000;
            let fits = meta.is_file() && meta.uid() == self.uid && written_ms >= self.since_ms;
            fits.then_some(meta.len())
        };
        if let Some(bytes) = at(&self.file) {
            return Seen::Whole(bytes);
        }
        if let Some(bytes) = at(&output::unfinished(&self.file)) {
            return Seen::Part(bytes);
        }
        if let Some(bytes) = at(&output::fallback(self.own_pid)) {
            return Seen::Elsewhere(bytes);
        }
        let directory = Path::new(&self.file).parent().unwrap_or(Path::new("/"));
        // A directory that may not be searched answers for its files as if they were not there.
        let probe = metadata(root, &directory.join(HERE));
        if probe.is_some() { Seen::Nothing } else { Seen::Hidden }
    }
}

/// What is at a path of this process's file system, or of another one's below `root`. A link there would lead to a file of
/// ours, so none is followed.
fn metadata(root: &Path, path: &Path) -> Option<Metadata> {
    if root.as_os_str().is_empty() {
        return std::fs::symlink_metadata(path).ok();
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
        openat(CWD, root, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty()).ok()?;
    let end = parts.iter().try_fold(begin, |at, part| openat(&at, *part, beneath, Mode::empty()));
    File::from(end.ok()?).metadata().ok()
}

fn namespace(pid: i32) -> Option<PathBuf> {
    (pid > 0).then(|| std::fs::read_link(format!("/proc/{pid}/ns/mnt")).ok()).flatten()
}

fn namespace_of_ours() -> Option<PathBuf> {
    std::fs::read_link("/proc/self/ns/mnt").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_wholes_and_files_that_do_not_count() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a_7.json").display().to_string();
        let uid = rustix::process::getuid().as_raw();
        let wanted = Wanted {
            pid: 0,
            own_pid: -7,
            uid,
            gid: 0,
            file: file.clone(),
            since_ms: crate::now_ms() - 1_000,
        };
        assert_eq!(wanted.look(), Seen::Nothing);
        std::fs::write(output::unfinished(&file), "12").unwrap();
        assert_eq!(wanted.look(), Seen::Part(2));
        std::fs::rename(output::unfinished(&file), &file).unwrap();
        assert_eq!(wanted.look(), Seen::Whole(2));
        assert_eq!(Wanted { uid: uid + 1, ..wanted.clone() }.look(), Seen::Nothing);
        assert_eq!(Wanted { since_ms: u64::MAX, ..wanted.clone() }.look(), Seen::Nothing, "an old one");
        let hidden = format!("{}/none/a.json", dir.path().display());
        assert_eq!(Wanted { file: hidden, ..wanted }.look(), Seen::Hidden);
    }

    #[test]
    fn links_in_another_ones_file_system_do_not_lead_into_ours() {
        let (dir, root) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        std::fs::create_dir(root.path().join("real")).unwrap();
        std::fs::write(dir.path().join("a.json"), "12").unwrap();
        std::fs::write(root.path().join("real/a.json"), "123").unwrap();
        std::os::unix::fs::symlink(dir.path(), root.path().join("link")).unwrap();
        let size = |path: &str| metadata(root.path(), Path::new(path)).map(|m| m.len());
        assert_eq!(size("/real/a.json"), Some(3));
        assert_eq!(size("/link/a.json"), None);
        assert!(size("/real/.").is_some() && size("/none/.").is_none());
    }
}
