//! Output that appears under its name when it is whole: it is made under a hidden one beside it, and renamed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::sink::Sink;

/// A file or directory in the making. Dropped before [`Staged::commit`], it is gone.
#[derive(Debug)]
pub struct Staged {
    path: PathBuf,
    hidden: PathBuf,
    replace: bool,
    committed: bool,
}

impl Staged {
    /// For `path`, which must not exist unless it may be replaced. An empty directory counts as nothing.
    pub fn new(path: &Path, replace: bool) -> Result<Staged, Error> {
        if !replace && path.symlink_metadata().is_ok() && !is_empty_directory(path) {
            return Err(Error::Exists { path: path.to_owned() });
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let hidden = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
        Ok(Staged { path: path.to_owned(), hidden, replace, committed: false })
    }

    /// Makes it a file.
    pub fn file(&self) -> Result<Sink, Error> {
        let _ = fs::remove_file(&self.hidden);
        let name = |e| match e {
            Error::Write { source, .. } => Error::write(&self.path, source),
            other => other,
        };
        Sink::create(&self.hidden).map_err(name)
    }

    /// Makes it a directory, and says where that is for now.
    pub fn directory(&self) -> Result<&Path, Error> {
        let _ = fs::remove_dir_all(&self.hidden);
        fs::create_dir(&self.hidden).map_err(|e| Error::write(&self.path, e))?;
        Ok(&self.hidden)
    }

    /// Gives it its name.
    pub fn commit(mut self) -> Result<PathBuf, Error> {
        let failed = |e| Error::write(&self.path, e);
        if self.hidden.is_dir() {
            if self.replace || is_empty_directory(&self.path) {
                match self.path.is_dir() {
                    true => fs::remove_dir_all(&self.path).map_err(failed)?,
                    false => fs::remove_file(&self.path).or_else(absent).map_err(failed)?,
                }
            }
        } else {
            let file = fs::File::open(&self.hidden).map_err(failed)?;
            file.sync_all().map_err(failed)?;
        }
        fs::rename(&self.hidden, &self.path).map_err(failed)?;
        self.committed = true;
        Ok(self.path.clone())
    }
}

fn absent(e: std::io::Error) -> std::io::Result<()> {
    if e.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(e) }
}

fn is_empty_directory(path: &Path) -> bool {
    fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_none())
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.committed {
            let _ = fs::remove_file(&self.hidden);
            let _ = fs::remove_dir_all(&self.hidden);
        }
    }
}
