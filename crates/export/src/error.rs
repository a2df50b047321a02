//! What can go wrong.

use std::io;
use std::path::{Path, PathBuf};

/// Why an export was not made. Nothing is left behind under its name.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The output could not be written.
    #[error("{path} can't be written: {source}{}", advice(.source))]
    Write {
        /// The file or other output that could not be written.
        path: String,
        /// Why the output could not be written.
        source: io::Error,
    },
    /// There is something already.
    #[error("{path} exists: choose another name with -o, or --force to replace it")]
    Exists {
        /// What is there.
        path: PathBuf,
    },
    /// The trace could not be read.
    #[error(transparent)]
    Trace(#[from] gputap_trace::Error),
}

impl Error {
    /// That `path` can't be written.
    pub fn write(path: &Path, source: io::Error) -> Error {
        Error::Write { path: path.display().to_string(), source }
    }

    /// Whether a reader at the other end of a pipe has seen enough.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Error::Write { source, .. } if source.kind() == io::ErrorKind::BrokenPipe)
    }
}

fn advice(source: &io::Error) -> &'static str {
    match source.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            ". Nothing was left there; make room, use another directory with -o, or cut the export with --from, \
             --until, --process or --api"
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            ". Choose a directory that you may write to with -o"
        }
        io::ErrorKind::NotFound => ". Make its directory first, or choose another one with -o",
        _ => "",
    }
}
