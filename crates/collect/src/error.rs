//! What can stop a collector.

use std::io;
use std::path::PathBuf;

use crate::holder::Holder;

/// A collector can't start or can't go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A directory can't be used for rings.
    #[error("{path}: {source}; set GPUTAP_DIR to a directory on tmpfs that you may write to")]
    Directory {
        /// The directory that can't be used.
        path: PathBuf,
        /// Why the directory can't be used.
        source: io::Error,
    },
    /// Another process drains the directory.
    #[error(
        "{path} is already being drained by another gputap{}; stop that one, or give the job another GPUTAP_DIR",
        .holder.as_ref().map(|h| format!(" ({h})")).unwrap_or_default()
    )]
    Busy {
        /// The directory that is being drained.
        path: PathBuf,
        /// By whom, if he says so.
        holder: Option<Holder>,
    },
    /// Something in the rings' directory is not for us.
    #[error("{path} {why}; it is left alone")]
    Strange {
        /// What is left alone.
        path: PathBuf,
        /// What is strange about it.
        why: &'static str,
    },
    /// The rings' directory can't be read any more.
    #[error(transparent)]
    Ring(#[from] gputap_ring_reader::Error),
    /// The trace can't be written.
    #[error(transparent)]
    Trace(#[from] gputap_trace::Error),
}
