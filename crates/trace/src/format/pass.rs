//! Going through a raw segment, twice.
//!
//! The first pass finds definitions (a LEASE or an anchor may stand behind the records that need it) and which bytes of
//! each chunk are new; the second makes rows of these. Whoever rewrites a segment and whoever reads it go the same way.

use std::io;

use gputap_wire::{Record, Records, definition};

use crate::error::Error;
use crate::format::apis::Apis;
use crate::format::call_rows::{RowPlace, Rows};
use crate::format::clocks::Clocks;
use crate::format::counts::{RingKey, ThreadKey};
use crate::format::journal::Journal;
use crate::format::model::PerKind;
use crate::format::raw::{ChunkHeader, ChunkKind, SegmentReader, Source};
use crate::format::thread::OpenCall;
use crate::format::walk::{RingHolder, Walk};

/// A chunk with the part of it that is new.
#[derive(Clone, Debug)]
pub(crate) struct RawChunk {
    pub(crate) source: Source,
    pub(crate) at: u64,
    pub(crate) len: usize,
    pub(crate) process: u32,
    pub(crate) ring: u16,
    pub(crate) tid: u32,
    pub(crate) rows: u64,
    /// Clock of the ring when the first of its calls was entered.
    pub(crate) first: u64,
    /// Rows besides calls.
    pub(crate) others: PerKind<u64>,
}

/// What the first pass through a raw segment finds.
#[derive(Debug, Default)]
pub(crate) struct Pass {
    pub(crate) chunks: Vec<RawChunk>,
    pub(crate) stored_ns: u64,
    pub(crate) left_over: u64,
}

/// A run of definition records that stand together in a ring.
pub(crate) struct DefinitionRun {
    pub(crate) header: ChunkHeader,
    pub(crate) bytes: Vec<u8>,
}

/// Who learns the definitions of a segment.
pub(crate) trait Learn {
    /// Who held a ring at a position.
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder;
    /// Takes in a run of definitions; those that are known already are passed over.
    fn learn(&mut self, run: DefinitionRun) -> Result<(), Error>;
}

impl Learn for Journal {
    fn origin(&self, ring: RingKey, position: u64) -> RingHolder {
        Journal::origin(self, ring, position)
    }

    fn learn(&mut self, run: DefinitionRun) -> Result<(), Error> {
        self.records(&run.header, &run.bytes);
        Ok(())
    }
}

impl Pass {
    /// Goes through the chunks of `source`.
    pub(crate) fn through(source: &Source, walk: &mut Walk, journal: &mut impl Learn) -> Result<Pass, Error> {
        let mut pass = Pass::default();
        let Ok(mut reader) = SegmentReader::new(source.clone()) else { return Ok(pass) };
        while let Some((header, at, payload)) = reader.next_chunk() {
            pass.stored_ns = pass.stored_ns.max(header.stored_ns);
            if header.kind != ChunkKind::Records {
                continue;
            }
            let mut runs: Vec<DefinitionRun> = Vec::new();
            let defined = |position, record: Record<'_>| match runs.last_mut() {
                Some(r) if r.header.position.saturating_add(r.bytes.len() as u64) == position => {
                    r.bytes.extend_from_slice(record.bytes());
                }
                _ => {
                    let header = ChunkHeader { position, ..header };
                    runs.push(DefinitionRun { header, bytes: record.bytes().to_vec() });
                }
            };
            let taken = walk.chunk(&header, payload, |ring, at| journal.origin(ring, at), defined);
            for run in runs {
                journal.learn(run)?;
            }
            if taken.skip < payload.len() {
                pass.chunks.push(RawChunk {
                    source: source.clone(),
                    at: at + taken.skip as u64,
                    len: payload.len() - taken.skip,
                    process: header.process,
                    ring: header.ring,
                    tid: taken.tid,
                    rows: taken.rows,
                    first: taken.first,
                    others: taken.others,
                });
            }
        }
        pass.left_over = reader.left_over();
        Ok(pass)
    }
}

impl RawChunk {
    /// Reads the new records of the chunk from its file.
    pub(crate) fn read(&self) -> io::Result<Vec<u8>> {
        let mut payload = vec![0; self.len];
        self.source.read_exact_at(&mut payload, self.at)?;
        Ok(payload)
    }

    /// Makes rows of the calls in `payload`; `full` is called whenever there are enough for a batch.
    pub(crate) fn rows<E>(
        &self,
        payload: &[u8],
        clocks: &Clocks,
        apis: &Apis,
        rows: &mut Rows,
        mut full: impl FnMut(&mut Rows) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut place =
            RowPlace { process: self.process, tid: self.tid, clock: clocks.of_process(self.process), apis };
        for record in Records::new(payload).map_while(Result::ok) {
            if record.header.kind() == definition::LEASE {
                place.tid = crate::format::definitions::lease_tid(&record);
            } else if record.header.is_call() {
                rows.push(place, &record, false);
                if rows.is_full() {
                    full(rows)?;
                }
            }
        }
        Ok(())
    }
}

/// Rows of calls that had not returned.
pub(crate) fn open_rows(open: &[(ThreadKey, OpenCall)], clocks: &Clocks, apis: &Apis) -> Rows {
    let mut rows = Rows::default();
    for ((process, tid), call) in open {
        let place = RowPlace { process: *process, tid: *tid, clock: clocks.of_process(*process), apis };
        if let Some(record) = call.record() {
            rows.push(place, &record, true);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::testing::{chunk, lease, record};

    #[test]
    fn positions_that_no_ring_can_have_are_harmless() {
        let payload = [lease(7, 5), record(5, 1, 0).bytes(), lease(8, 6), lease(9, 7)].concat();
        for position in [u64::MAX, u64::MAX - 8, u64::MAX - payload.len() as u64] {
            let one = |ring| [&chunk(1, ring, position).encode(&payload)[..], &payload].concat();
            let source = Source::Memory(Arc::new([one(0), one(1), one(1)].concat()));
            let (mut walk, mut journal) = (Walk::default(), Journal::default());
            let pass = Pass::through(&source, &mut walk, &mut journal).unwrap();
            assert!(pass.chunks.len() >= 2, "both rings have a call");
            assert_eq!(walk.holes.len(), 2, "what came before it is missing");
        }
    }
}
