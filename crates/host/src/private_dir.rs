//! Directories of one user alone, in places that everybody may write to.

use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::Path;

/// Makes a directory that nobody else may use, or takes it where it is there. One of another owner, or that others may
/// enter, is refused: whoever can write there could have put anything into it.
pub fn make(dir: &Path, uid: u32) -> io::Result<()> {
    match std::fs::DirBuilder::new().mode(0o700).create(dir) {
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => {
            return Err(io::Error::new(e.kind(), format!("making {}: {e}", dir.display())));
        }
        _ => {}
    }
    let meta = std::fs::symlink_metadata(dir)?;
    if !meta.is_dir() || meta.uid() != uid || meta.mode() & 0o077 != 0 {
        let why = "is not a directory of this user's alone: remove it, or have it removed";
        return Err(io::Error::other(format!("{} {why}", dir.display())));
    }
    Ok(())
}
