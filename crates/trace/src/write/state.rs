//! What the writer of a trace knows: shared by the thread that appends and the one that rewrites.
//!
//! Only what it is stands here. Rewriting, deleting and closing change it, each in a module of its own.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::format::apis::Apis;
use crate::format::counts::{Counts, FeedCounts};
use crate::format::files::{Durable, Layout};
use crate::format::index::{Batch, Entry, IndexWriter, Segment};
use crate::format::model::PerKind;
use crate::format::raw::SegmentWriter;
use crate::format::walk::Walk;
use crate::write::journal_store::JournalStore;
use crate::write::limits::Sizes;
use crate::write::lock::locked;

/// For whoever is never asked to stop.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// A raw segment that no more chunks will be added to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Full {
    pub(crate) number: u32,
    /// When its last chunk was stored.
    pub(crate) stored_ns: u64,
}

/// What is left of expired segments.
#[derive(Clone, Debug, Default)]
pub(crate) struct Carried {
    /// All segments up to this one are gone; 0 for none.
    pub(crate) through: u32,
    pub(crate) size: u64,
    pub(crate) batches: Vec<Batch>,
    /// Rows that are gone, since the trace began.
    pub(crate) gone: Counts,
    /// Other rows than calls that are gone, by feed.
    pub(crate) gone_rows: PerKind<FeedCounts>,
}

/// Where rewriting stands: segments are rewritten in their order.
#[derive(Debug)]
pub(crate) struct Rewriter {
    pub(crate) walk: Walk,
    pub(crate) index: IndexWriter,
    /// Bytes of the index when it was last put in short.
    pub(crate) index_trimmed: u64,
    /// Rewritten segments that have not expired, oldest first, without their states.
    pub(crate) sealed: VecDeque<Entry<Segment>>,
    /// Files that may go once the index is durable.
    pub(crate) replaced: Vec<PathBuf>,
    /// Whether it waits for the disk. Once the job has ended it does not: whoever closes the trace does, once for all.
    pub(crate) durable: Durable,
}

impl Rewriter {
    pub(crate) fn new(walk: Walk, index: IndexWriter, sealed: VecDeque<Entry<Segment>>) -> Rewriter {
        Rewriter { walk, index, index_trimmed: 0, sealed, replaced: Vec::new(), durable: Durable::Now }
    }
}

/// What the appending thread and the rewriting thread share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) layout: Layout,
    /// Name of the host that records.
    pub(crate) host: String,
    pub(crate) apis: Apis,
    pub(crate) journal: Mutex<JournalStore>,
    pub(crate) full: Mutex<VecDeque<Full>>,
    pub(crate) sealer: Mutex<Sealer>,
    /// Bytes of all raw segments.
    pub(crate) raw_bytes: AtomicU64,
    /// Somebody waits for the end of the trace: what the writer's own thread has begun is left to whoever closes it.
    pub(crate) closing: AtomicBool,
}

/// What whoever rewrites or deletes segments has to itself.
#[derive(Debug)]
pub(crate) struct Sealer {
    pub(crate) rewriter: Rewriter,
    pub(crate) carried: Carried,
    pub(crate) closed: bool,
}

impl Shared {
    /// What the parts of the trace have now.
    pub(crate) fn sizes(&self, sealer: &Sealer) -> Sizes {
        let Sealer { rewriter, carried, .. } = sealer;
        let store = locked(&self.journal);
        Sizes {
            fixed: self.layout.fixed_bytes(),
            journal: store.writer.len(),
            index: rewriter.index.len(),
            raw: self.raw_bytes.load(Ordering::Relaxed),
            carried: carried.size,
            listed: (rewriter.walk.threads.len() + rewriter.sealed.len()) as u64,
        }
    }
}

/// A process that an earlier writer of the trace recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Number in the trace.
    pub number: u32,
    /// Name of its directory of rings.
    pub dir: String,
    /// Its clock when its rings were made: another process may have the same directory later.
    pub anchor_tick: u64,
    /// Marks of it that are in the trace.
    pub marks: usize,
    /// Everything of these rings before this position is in the trace.
    pub rings: BTreeMap<u16, u64>,
}

/// What a writer starts from.
pub(crate) struct Start {
    pub(crate) journal: JournalStore,
    pub(crate) rewriter: Rewriter,
    pub(crate) carried: Carried,
    pub(crate) full: VecDeque<Full>,
    pub(crate) segment: Option<SegmentWriter>,
    pub(crate) number: u32,
    pub(crate) stored_ns: u64,
    pub(crate) known: Vec<Known>,
}
