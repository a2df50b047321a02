//! How large a trace may get, and what of that each of its parts may have.
//!
//! A limit on the size holds for all files together and at every moment. So what is written later has its room before it is
//! written: raw segments their share, the file that one of them is rewritten to, the copy that carries live memory on, the
//! tables of a closed trace. Rewritten segments get what is left, and the oldest of them go.

/// What may stay on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Calls stored longer ago than this may go (`--keep-last`).
    pub keep_ns: Option<u64>,
    /// All files together may have this many bytes (`--max-size`): the oldest segments go.
    pub max_bytes: Option<u64>,
}

/// No segment is made smaller than this for the sake of a limit.
const SMALLEST_SEGMENT: u64 = 32 << 10;
/// A file that has grown by less than this is not put in short. Tests have small files.
const WORTH_TRIMMING: u64 = if cfg!(test) { 4 << 10 } else { 1 << 20 };
/// Bytes of the tables and the manifest of a trace in which little is known.
const SMALLEST_END: u64 = 32 << 10;

/// What the parts of a trace have now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sizes {
    /// Files that never change.
    pub(crate) fixed: u64,
    pub(crate) journal: u64,
    pub(crate) index: u64,
    pub(crate) raw: u64,
    pub(crate) carried: u64,
    /// Threads and files that a manifest lists.
    pub(crate) listed: u64,
}

impl Limits {
    /// Only whole segments can go, so they are small beside what may stay.
    pub(crate) fn segment_bytes(&self) -> u64 {
        self.max_bytes.map_or(u64::MAX, |max| (max / 16).max(SMALLEST_SEGMENT))
    }

    /// What raw segments may have together.
    pub(crate) fn raw_bytes(&self) -> u64 {
        self.max_bytes.map_or(u64::MAX, |max| (max / 8).max(2 * SMALLEST_SEGMENT))
    }

    /// Growth from which on it is worth while to put a file in short.
    pub(crate) fn worth_trimming(&self) -> u64 {
        self.max_bytes.map_or(WORTH_TRIMMING, |max| (max / 32).min(WORTH_TRIMMING))
    }

    /// Room that everything but rewritten segments needs while the trace goes on.
    pub(crate) fn others(&self, now: &Sizes) -> u64 {
        // A raw segment and its rewritten form are there together, and so are the old and the new carried calls.
        let raw = if self.max_bytes.is_some() { self.raw_bytes().max(now.raw) } else { now.raw };
        2 * raw + now.carried + Limits::at_end(now)
    }

    /// The same once all is rewritten and the trace is about to be closed.
    pub(crate) fn at_end(now: &Sizes) -> u64 {
        // Tables say no more than the journal does; a new copy of the journal needs as much room as it has.
        now.fixed + 2 * now.journal + 2 * now.index + now.carried + SMALLEST_END + 256 * now.listed
    }
}
