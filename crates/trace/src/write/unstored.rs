//! Calls that could not be stored: how many of the records that are left in rings would have become rows.
//!
//! A call whose begin is stored is in the trace already, as one that has not returned, unless a later record of its thread is
//! stored, too: a thread that changed to a larger ring can have its newer records stored and its older ones left. So the
//! records that are left are not counted by themselves. The trace is walked through with them and without them, and what it
//! has less is lost.

use crate::error::Error;
use crate::format::counts::ThreadKey;
use crate::format::journal::{Journal, JournalEntry, Lost};
use crate::format::model::LossReason;
use crate::format::pass::Pass;
use crate::format::raw::{ChunkHeader, ChunkKind, Source};
use crate::format::walk::Walk;
use crate::write::lock::locked;
use crate::write::writer::TraceWriter;

/// Records that are left in rings, as far as they were [added](Unstored::add).
#[derive(Debug)]
pub struct Unstored {
    journal: Journal,
    /// Behind all that is stored.
    without: Walk,
    /// Behind that and what was added.
    with: Walk,
}

impl Unstored {
    /// Takes in the whole records that stand at `position` of a ring, behind all that is stored of it or was added.
    pub fn add(&mut self, process: u32, ring: u16, position: u64, bytes: &[u8]) {
        let kind = ChunkKind::Records;
        let header = ChunkHeader { kind, ring, process, records: 0, position, stored_ns: 0 };
        self.with.chunk(&header, bytes, |ring, at| self.journal.origin(ring, at), |_, _| {});
    }

    /// Threads that have fewer calls in the trace than they would have, and how many fewer.
    fn lost(&self) -> impl Iterator<Item = (ThreadKey, u64)> {
        let calls = |walk: &Walk, key| walk.threads.get(key).map_or(0, |t| t.rows + t.open.len() as u64);
        let keys = self.with.threads.keys();
        let lost =
            keys.map(move |key| (*key, calls(&self.with, key).saturating_sub(calls(&self.without, key))));
        lost.filter(|(_, count)| *count > 0)
    }
}

impl TraceWriter {
    /// For counting records that will never be stored, behind the last that was.
    pub fn unstored(&mut self) -> Unstored {
        self.rotate();
        let shared = &self.shared;
        let mut journal = locked(&shared.journal).journal.clone();
        let mut walk = locked(&shared.sealer).rewriter.walk.clone();
        for full in locked(&shared.full).iter() {
            // What can't be read is missing in both walks.
            if let Ok(source) = Source::open(&shared.layout.raw(full.number)) {
                let _ = Pass::through(&source, &mut walk, &mut journal);
            }
        }
        Unstored { journal, with: walk.clone(), without: walk }
    }

    /// Counts calls as lost because the disk would not take them. Their number, and whether it could be written down: what can't
    /// is remembered until the trace is closed.
    pub fn give_up(&mut self, unstored: &Unstored) -> (u64, Result<(), Error>) {
        let now_ns = (self.now)().mono_ns as i64;
        let (mut sum, mut told) = (0, Ok(()));
        for ((process, tid), count) in unstored.lost() {
            sum += count;
            let lost =
                Lost { process, tid, reason: LossReason::Disk, count, first_ns: now_ns, last_ns: now_ns };
            told = told.and(self.journal(&JournalEntry::Lost(lost)));
        }
        (sum, told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Call, apis, lease, lease_after, record};
    use crate::{Trace, WriterOptions};

    /// A thread that changes from ring 0 to ring 1, with calls that block and calls inside others, and one call that its driver
    /// call speaks for: seven calls.
    fn rings() -> [Vec<Vec<u8>>; 2] {
        let mut passed_on = record(3, 7, 6);
        passed_on.header.outer = 4;
        let ended = |number, end| {
            let mut call = record(5, number, 0);
            call.header.end = end;
            call.bytes()
        };
        let bytes = |call: Call| call.bytes();
        [
            vec![lease(9, 5), bytes(record(3, 1, 0)), bytes(record(5, 2, 0).begin()), ended(2, 28)],
            vec![
                lease_after(9, 35, 2),
                bytes(record(5, 3, 0).begin()),
                bytes(record(5, 4, 3)),
                bytes(record(3, 5, 3)),
                ended(3, 58),
                bytes(passed_on),
            ],
        ]
    }

    #[test]
    fn whatever_is_left_of_rings_every_call_is_stored_or_lost() {
        let rings = rings();
        for (first, second) in (0..=rings[0].len()).flat_map(|a| (0..=rings[1].len()).map(move |b| (a, b))) {
            let tmp = tempfile::tempdir().unwrap();
            let options = WriterOptions { apis: apis(), ..WriterOptions::default() };
            let mut writer = TraceWriter::create(&tmp.path().join("t"), options).unwrap();
            let stored = [rings[0][..first].concat(), rings[1][..second].concat()];
            // The newer ring first: the disk took it, and not yet the older one.
            for ring in [1, 0] {
                writer.append(1, ring, 0, &stored[usize::from(ring)], 0).unwrap();
            }
            let mut unstored = writer.unstored();
            unstored.add(1, 0, stored[0].len() as u64, &rings[0][first..].concat());
            unstored.add(1, 1, stored[1].len() as u64, &rings[1][second..].concat());
            let (lost, told) = writer.give_up(&unstored);
            told.unwrap();
            let totals = writer.close().unwrap();
            assert_eq!((totals.emitted, totals.dropped_total()), (7, lost), "{first} and {second} records");
            assert_eq!(totals.stored + lost, 7, "{first} and {second} records");
            assert_eq!(Trace::open(&tmp.path().join("t")).unwrap().totals(), &totals);
        }
    }
}
