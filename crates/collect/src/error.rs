//! What can stop a collector.

use std::io;
use std::path::PathBuf;

/// A collector can't start or can't go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A directory can't be used for rings.
    #[error("{path}: {source}; set GPUTAP_DIR to a directory on tmpfs that you may write to")]
    Directory {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Another process drains the directory.
    #[error(
        "{path} is already being drained by another gputap; give this job another GPUTAP_DIR or stop that one"
    )]
    Busy {
        /// Which.
        path: PathBuf,
    },
    /// The rings' directory can't be read any more.
    #[error(transparent)]
    Ring(#[from] gputap_ring_reader::Error),
    /// The trace can't be written.
    #[error(transparent)]
    Trace(#[from] gputap_trace::Error),
}
