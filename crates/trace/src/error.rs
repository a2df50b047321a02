//! What can go wrong with a trace directory, and what to do about it.

use std::cmp::Ordering;
use std::io;
use std::path::{Path, PathBuf};

/// Why a trace could not be written or read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The operating system refused.
    #[error("can't {doing} {path}: {source}")]
    Io {
        /// The failing step, e.g. `read`.
        doing: &'static str,
        /// The file or directory that the step failed on.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// No room: nothing of the chunk was kept, and the same chunk can be offered again.
    #[error("no room left to write {path}: {source}; free some space, or give --max-size")]
    Full {
        /// The file that could not be written.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Rewriting does not keep up: nothing of the chunk was kept, and the same chunk can be offered again.
    #[error("{path} is limited in size, and rewriting it does not keep up: calls wait in the rings")]
    Behind {
        /// Directory of the trace.
        path: PathBuf,
    },
    /// There is something at the place of the new trace.
    #[error("{path} exists and is not empty; choose another name with --out")]
    Exists {
        /// The directory that is there already.
        path: PathBuf,
    },
    /// A trace that can't be gone on with.
    #[error("{path} can't be continued: {why}; choose another name with --out")]
    NotResumed {
        /// Directory of the trace.
        path: PathBuf,
        /// What is in the way.
        why: String,
    },
    /// Somebody else writes this trace.
    #[error("{path} is being written by another gputap; choose another name with --out, or stop that one")]
    Busy {
        /// Directory of the trace.
        path: PathBuf,
    },
    /// Neither a trace nor a directory of rings.
    #[error(
        "{path} is not a trace: it has no trace.json and no v2/ with rings; give the directory that --out named"
    )]
    NotATrace {
        /// What was opened.
        path: PathBuf,
    },
    /// There is nothing of that name.
    #[error("{path} does not exist; give the directory that --out named")]
    Missing {
        /// What was to be opened.
        path: PathBuf,
    },
    /// A trace is a directory.
    #[error("{path} is not a trace: it is no directory; give the directory that --out named")]
    NotADirectory {
        /// What was opened.
        path: PathBuf,
    },
    /// It is there, and may not be read.
    #[error("{path} may not be read by this user: {source}; ask its owner, or read it as that user")]
    Forbidden {
        /// Which part of it, or all.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Written by a later gputap.
    #[error("{path} has format {version} and this gputap reads {ours}; read it with a newer gputap")]
    Newer {
        /// The trace, or the directory of rings.
        path: PathBuf,
        /// The version of the format that it was written in.
        version: u64,
        /// The version that this build reads.
        ours: u64,
    },
    /// Written by an earlier gputap, before the first release.
    #[error(
        "{path} has format {version} and this gputap reads {ours}: no released gputap wrote format {version}. Record the job \
         again, or read it with the gputap that wrote it"
    )]
    Older {
        /// The trace, or the directory of rings.
        path: PathBuf,
        /// The version of the format that it was written in.
        version: u64,
        /// The version that this build reads.
        ours: u64,
    },
    /// A chunk that no reader would take.
    #[error("{path}: a chunk of {bytes} bytes is not stored: {why}")]
    Chunk {
        /// The file it was meant for.
        path: PathBuf,
        /// Bytes of the payload that is not stored.
        bytes: usize,
        /// What is wrong with it.
        why: &'static str,
    },
    /// All numbers for feeds of a process are taken.
    #[error(
        "{path}: no more sources can record for process {process} in this trace; record the rest in another"
    )]
    Feeds {
        /// Directory of the trace.
        path: PathBuf,
        /// Number of the process in the trace; 0 for sources that belong to none.
        process: u32,
    },
    /// The Arrow library refused.
    #[error("can't {doing} {path}: {source}")]
    Arrow {
        /// The failing step.
        doing: &'static str,
        /// The file that the step failed on.
        path: PathBuf,
        /// What it said.
        source: arrow_schema::ArrowError,
    },
    /// No thread could be started for rewriting.
    #[error("can't run a thread to rewrite the trace: {source}; the trace grows until it is closed")]
    Thread {
        /// What the system said.
        source: io::Error,
    },
    /// The directory of rings could not be read.
    #[error(transparent)]
    Rings(#[from] gputap_ring_reader::Error),
}

impl Error {
    /// That `path` has another format than this build's, where it has.
    pub(crate) fn other_format(path: &Path, version: u64, ours: u64) -> Result<(), Error> {
        let path = path.to_owned();
        match version.cmp(&ours) {
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(Error::Newer { path, version, ours }),
            Ordering::Less => Err(Error::Older { path, version, ours }),
        }
    }

    /// For `map_err`: the failing step and file of an I/O error.
    pub(crate) fn io(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_owned();
        move |source| match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Error::Full { path, source }
            }
            _ => Error::Io { doing, path, source },
        }
    }

    /// For `map_err`: the failing step and file of an Arrow error.
    pub(crate) fn arrow(doing: &'static str, path: &Path) -> impl FnOnce(arrow_schema::ArrowError) -> Error {
        let path = path.to_owned();
        move |source| match source {
            arrow_schema::ArrowError::IoError(_, source) => Error::io(doing, &path)(source),
            source => Error::Arrow { doing, path, source },
        }
    }
}
