//! Looking for the files that processes were asked to write. A file counts if it is plain, its process's user owns it, and it
//! was written since the request; it is looked at, never opened.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use gputap_kineto::output;

use crate::order::{Order, Seen};

/// Clocks of file systems lag behind by a tick.
const LAG_MS: u64 = 2_000;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Wanted {
    pid: i32,
    own_pid: i32,
    uid: u32,
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
            file: order.file.clone(),
            since_ms: order.delivered_ms.saturating_sub(LAG_MS),
        }
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
            let path = format!("{}{file}", root.display());
            let meta = std::fs::symlink_metadata(path).ok()?;
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
        let directory = format!("{}{}", root.display(), directory.display());
        // A directory that may not be searched answers for its files as if they were not there.
        let probe = std::fs::symlink_metadata(format!("{directory}/."));
        if probe.is_ok() { Seen::Nothing } else { Seen::Hidden }
    }
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
        let wanted =
            Wanted { pid: 0, own_pid: -7, uid, file: file.clone(), since_ms: crate::now_ms() - 1_000 };
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
}
