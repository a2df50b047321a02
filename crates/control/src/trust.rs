//! Who could have made what is at a path: a socket or a directory is believed by its owner, and by whoever could have put another
//! one in its place.

use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

/// Others may make names there.
const OTHERS_WRITE: u32 = 0o002;
const GROUP_WRITES: u32 = 0o020;
/// But not remove those of others.
const STICKY: u32 = 0o1000;

/// Every directory on the way to `path`, itself included, by the names on it and by where links lead.
fn way(path: &Path) -> Vec<(PathBuf, Metadata)> {
    let real = path.canonicalize().ok();
    let all = path.ancestors().chain(real.iter().flat_map(|real| real.ancestors()));
    let all = all.filter(|p| !p.as_os_str().is_empty());
    all.filter_map(|p| Some((p.to_owned(), std::fs::symlink_metadata(p).ok()?))).collect()
}

/// Why somebody other than root and `own` could replace what is in a directory, if so. An absolute path that exists.
pub fn replaceable(dir: &Path, own: u32) -> Option<String> {
    way(dir).into_iter().find_map(|(path, meta)| {
        if meta.uid() != 0 && meta.uid() != own {
            return Some(format!(
                "{} belongs to uid {}, who could replace what is in it: use a directory of this user's or of root's",
                path.display(),
                meta.uid()
            ));
        }
        let who = writers(&meta, own).filter(|_| meta.is_dir() && meta.mode() & STICKY == 0)?;
        Some(format!("{who} may replace what is in {}: take that right away (chmod go-w)", path.display()))
    })
}

/// Who else may make names in a directory. A group with the user's own number is his alone where every user has one.
fn writers(dir: &Metadata, own: u32) -> Option<String> {
    let is_shared = dir.gid() != 0 && dir.gid() != own;
    if dir.mode() & OTHERS_WRITE != 0 {
        Some("everybody".into())
    } else if dir.mode() & GROUP_WRITES != 0 && is_shared {
        Some(format!("group {}", dir.gid()))
    } else {
        None
    }
}

/// Whether root alone could have made a directory: nobody else may make names in those above it.
fn only_root_could_make(dir: &Path) -> bool {
    let real = dir.canonicalize().unwrap_or_else(|_| dir.to_owned());
    let above = way(dir).into_iter().filter(|(path, _)| path != dir && *path != real);
    let mut above = above.peekable();
    let root_alone =
        |m: &Metadata| m.uid() == 0 && (!m.is_dir() || m.mode() & (OTHERS_WRITE | GROUP_WRITES) == 0);
    above.peek().is_some() && above.all(|(_, m)| root_alone(&m))
}

/// Whether a server that runs as `uid` is believed at the socket `path`: root, the user himself, or the owner of a directory
/// that only root could make, such as the service's `/run/gputap`.
pub fn is_believed(path: &Path, uid: u32) -> bool {
    if uid == 0 || uid == rustix::process::getuid().as_raw() {
        return true;
    }
    let Some(dir) = path.parent() else { return false };
    let owner = std::fs::symlink_metadata(dir).ok().filter(Metadata::is_dir).map(|m| m.uid());
    owner == Some(uid) && only_root_could_make(dir)
}

/// Who answers at a socket of this node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// One who is believed.
    Believed,
    /// Somebody else, with this uid.
    Stranger(u32),
    /// Nobody answers at the socket.
    Nobody,
}

/// Looks who answers.
pub fn answers(path: &Path) -> Answers {
    let Ok(stream) = UnixStream::connect(path) else { return Answers::Nobody };
    match rustix::net::sockopt::socket_peercred(&stream) {
        Ok(peer) if is_believed(path, peer.uid.as_raw()) => Answers::Believed,
        Ok(peer) => Answers::Stranger(peer.uid.as_raw()),
        Err(_) => Answers::Nobody,
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn what_anybody_could_make_is_not_believed() {
        let own = rustix::process::getuid().as_raw();
        let dir = tempfile::tempdir_in("/tmp").unwrap();
        let socket = dir.path().join("s");
        assert!(is_believed(&socket, own) && is_believed(&socket, 0));
        assert!(!is_believed(&socket, own + 1), "his directory is not that one");
        assert!(!only_root_could_make(dir.path()), "/tmp is everybody's");
        assert!(only_root_could_make(Path::new("/usr/bin")));
    }

    #[test]
    fn a_directory_that_others_may_write_needs_its_sticky_bit() {
        let own = rustix::process::getuid().as_raw();
        let dir = tempfile::tempdir_in("/tmp").unwrap();
        let set = |mode| std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(mode)).unwrap();
        set(0o1777);
        assert_eq!(replaceable(dir.path(), own), None);
        set(0o777);
        assert!(replaceable(dir.path(), own).unwrap().contains("everybody"));
        if own == 0 {
            set(0o775);
            assert_eq!(replaceable(dir.path(), own), None, "root's group");
            std::os::unix::fs::chown(dir.path(), None, Some(61_500)).unwrap();
            set(0o775);
            assert!(replaceable(dir.path(), own).unwrap().contains("group 61500"));
            set(0o1775);
            assert_eq!(replaceable(dir.path(), own), None);
        }
        set(0o755);
        // What is beside it is not asked.
        std::os::unix::fs::symlink("/", dir.path().join("link")).unwrap();
        assert_eq!(replaceable(&dir.path().join("link"), own), None);
    }
}
