//! Rewriting, deleting and trimming, one segment after the other, beside the thread that appends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::Error;
use crate::format::files;
use crate::write::limits::Limits;
use crate::write::lock::locked;
use crate::write::state::{Full, NEVER, Sealer, Shared};
use crate::write::{expire, trim};

/// Segments that have fewer bytes than this together are rewritten as one.
const SMALL: u64 = if cfg!(test) { 0 } else { 1 << 20 };

/// Rewrites full segments of a trace that another thread appends to.
#[derive(Clone, Debug)]
pub struct Compactor(pub(crate) Arc<Shared>);

impl Compactor {
    /// Rewrites the segments that are full; how many it were.
    ///
    /// A segment waits until the collector has read the clocks after it was stored
    /// ([`JournalEntry::Anchor`](crate::JournalEntry::Anchor)), so that its times lie between two anchors.
    pub fn compact(&self) -> Result<usize, Error> {
        let mut sealer = locked(&self.0.sealer);
        if sealer.closed {
            return Ok(0);
        }
        let mut done = 0;
        loop {
            match self.0.rewrite_next(&mut sealer, &NEVER)? {
                0 => return Ok(done),
                n => done += n,
            }
        }
    }

    /// Whether the next full segment can be rewritten; also when there is none.
    pub(crate) fn is_anchored(&self) -> bool {
        locked(&self.0.full).front().is_none_or(|full| self.0.is_anchored(full))
    }

    /// Rewrites what is full, and deletes what the limits do not allow before it needs more room.
    pub(crate) fn tidy(&self, now_ns: u64, limits: &Limits) -> Result<(), Error> {
        loop {
            self.expire(now_ns, limits)?;
            // The lock is given up in between: who closes the trace waits for one segment at most.
            let mut sealer = locked(&self.0.sealer);
            if sealer.closed || self.0.rewrite_next(&mut sealer, &self.0.closing)? == 0 {
                break;
            }
        }
        self.trim_within(limits)
    }

    /// Deletes rewritten segments that the limits do not allow; how many calls went. Live memory stays right: calls
    /// that change it are kept.
    pub fn expire(&self, now_ns: u64, limits: &Limits) -> Result<u64, Error> {
        let shared = &self.0;
        let mut sealer = locked(&shared.sealer);
        if sealer.closed {
            return Ok(0);
        }
        let others = limits.others(&shared.sizes(&sealer));
        shared.expire(&mut sealer, others, now_ns, limits, &shared.closing)
    }

    /// Puts `journal.raw` and `index.jsonl` in short when they have grown: what they say of calls that expired, and what
    /// later entries replaced.
    pub fn trim(&self) -> Result<(), Error> {
        self.trim_within(&Limits::default())
    }

    fn trim_within(&self, limits: &Limits) -> Result<(), Error> {
        let mut sealer = locked(&self.0.sealer);
        if sealer.closed || self.0.closing.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Sealer { rewriter, carried, .. } = &mut *sealer;
        trim::journal(&self.0.layout, &self.0.journal, rewriter, carried, limits)?;
        trim::index(&self.0.layout, rewriter, carried.through, limits)
    }
}

impl Shared {
    fn is_anchored(&self, full: &Full) -> bool {
        let until = locked(&self.journal).journal.collector_until_ns();
        until.is_none_or(|until| i128::from(until) >= i128::from(full.stored_ns))
    }

    /// The oldest full segments, if their time has come: small ones together, because each file waits for the disk.
    fn next_to_rewrite(&self) -> Vec<u32> {
        let waiting: Vec<Full> = locked(&self.full).iter().copied().collect();
        let (mut next, mut bytes) = (Vec::new(), 0);
        for full in waiting.iter().take_while(|full| self.is_anchored(full)) {
            bytes += files::size(&self.layout.raw(full.number));
            if !next.is_empty() && bytes > SMALL {
                break;
            }
            next.push(full.number);
        }
        next
    }

    /// Rewrites what comes next, if anything does and nobody asks to stop; how many segments it were.
    pub(crate) fn rewrite_next(&self, sealer: &mut Sealer, stop: &AtomicBool) -> Result<usize, Error> {
        let next = self.next_to_rewrite();
        if next.is_empty() || !sealer.rewriter.rewrite(self, &next, stop)? {
            return Ok(0);
        }
        locked(&self.full).drain(..next.len());
        self.settle(sealer, stop)?;
        Ok(next.len())
    }

    /// Whoever closes the trace makes the index durable, too: once for all.
    fn settle(&self, sealer: &mut Sealer, stop: &AtomicBool) -> Result<(), Error> {
        let durable = sealer.rewriter.durable;
        if stop.load(Ordering::Relaxed) { Ok(()) } else { sealer.rewriter.settle(self, durable) }
    }

    pub(crate) fn expire(
        &self,
        sealer: &mut Sealer,
        others: u64,
        now_ns: u64,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<u64, Error> {
        let went = expire::expire(self, sealer, others, now_ns, limits, stop)?;
        self.settle(sealer, stop)?;
        Ok(went)
    }
}
