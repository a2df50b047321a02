//! What has to be remembered of each ring and thread while going through records in order.
//!
//! A record alone does not say which thread wrote it (the last LEASE of its ring does) or whether its bytes were seen
//! before (the position does). [`Walk`] keeps just that, and what [`ThreadState`] keeps of threads. It is small, is
//! written beside every rewritten segment, and so the next segment can be read without the ones before.

use std::collections::BTreeMap;
use std::ops::Range;

use gputap_wire::{Record, Records, definition};
use serde::{Deserialize, Serialize};

use crate::format::counts::{RingKey, ThreadKey};
use crate::format::definitions::lease_tid;
use crate::format::model::{PerKind, RowKind};
use crate::format::raw::ChunkHeader;
use crate::format::thread::{OpenCall, ThreadState};

/// Who held a ring where this trace's knowledge of it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RingHolder {
    /// Thread that held it; 0 when not known.
    pub(crate) tid: u32,
    /// Rings of this process had been drained before: its earlier calls are not this trace's.
    pub(crate) late: bool,
}

/// A ring after some of its records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RingState {
    /// Everything before this position was seen.
    pub(crate) end: u64,
    /// Thread of the last LEASE; 0 before any.
    pub(crate) tid: u32,
    /// Not seen from its first byte.
    pub(crate) late: bool,
    /// Rows that its records became, besides calls.
    #[serde(default, skip_serializing_if = "PerKind::is_empty")]
    pub(crate) rows: PerKind<u64>,
}

/// The state after some chunks, and what was strange about them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walk {
    pub(crate) rings: BTreeMap<RingKey, RingState>,
    pub(crate) threads: BTreeMap<ThreadKey, ThreadState>,
    /// Published bytes that hold no records.
    pub(crate) unreadable: u64,
    /// Bytes missing between chunks of a ring, with the ring.
    pub(crate) holes: Vec<(RingKey, Range<u64>)>,
}

/// What a chunk is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    /// Bytes at its start that were seen before.
    pub(crate) skip: usize,
    /// Thread that its first record belongs to.
    pub(crate) tid: u32,
    /// Rows in it.
    pub(crate) rows: u64,
    /// Clock of the ring when the first of these calls was entered.
    pub(crate) first: u64,
    /// Other rows in it.
    pub(crate) others: PerKind<u64>,
}

impl Walk {
    /// Goes through the records of a chunk and hands out its definitions with their positions.
    pub(crate) fn chunk<'a>(
        &mut self,
        chunk: &ChunkHeader,
        payload: &'a [u8],
        origin: impl FnOnce(RingKey, u64) -> RingHolder,
        mut defined: impl FnMut(u64, Record<'a>),
    ) -> Taken {
        let key = (chunk.process, chunk.ring);
        let found = origin(key, chunk.position);
        let ring = self.rings.entry(key).or_insert_with(|| match chunk.position {
            // No hole before the first chunk of a ring that was found half drained; in any other, what is not there is lost.
            end if end > 0 && found.late => {
                RingState { end, tid: found.tid, late: true, ..RingState::default() }
            }
            _ => RingState::default(),
        });
        if chunk.position > ring.end {
            self.holes.push((key, ring.end..chunk.position));
            // The LEASE may be known although the bytes around it are gone.
            ring.tid = if found.tid != 0 { found.tid } else { ring.tid };
        }
        let skip = ring.end.saturating_sub(chunk.position).min(payload.len() as u64) as usize;
        ring.end = ring.end.max(chunk.position.saturating_add(payload.len() as u64));
        let mut tid = ring.tid;
        let mut taken = Taken { skip, tid, rows: 0, first: u64::MAX, others: PerKind::default() };
        let of_process = (chunk.process, 0)..=(chunk.process, u16::MAX);
        let late = found.late || self.rings.range(of_process).any(|(_, ring)| ring.late);
        let mut records = Records::new(&payload[skip..]);
        let mut current: Option<&mut ThreadState> = None;
        loop {
            let at = records.position();
            let record = match records.next() {
                None => break,
                Some(Ok(record)) => record,
                Some(Err(_)) => {
                    self.unreadable += (payload.len() - skip - at) as u64;
                    break;
                }
            };
            if let Some(kind) = RowKind::of_class(record.header.class()) {
                *taken.others.get_mut(kind) += 1;
                continue;
            }
            if !record.header.is_numbered() {
                if let Some(leased) = lease(chunk.process, &record, late, &mut self.threads) {
                    tid = leased;
                }
                current = None;
                if !record.header.is_kept() {
                    continue;
                }
                defined(chunk.position.saturating_add((skip + at) as u64), record);
                continue;
            }
            let thread = match current.take() {
                Some(thread) => thread,
                None => self.threads.entry((chunk.process, tid)).or_insert_with(|| {
                    ThreadState::starting_after(if late { record.header.call.saturating_sub(1) } else { 0 })
                }),
            };
            taken.rows += thread.call(&record);
            taken.first = taken.first.min(record.header.start);
            current = Some(thread);
        }
        if let Some(ring) = self.rings.get_mut(&key) {
            ring.tid = tid;
            for kind in RowKind::ALL {
                let sum = ring.rows.get_mut(kind);
                *sum = sum.saturating_add(*taken.others.get(kind));
            }
        }
        taken
    }

    /// Forgets a process; its calls that never returned.
    pub(crate) fn forget(&mut self, process: u32) -> Vec<(ThreadKey, OpenCall)> {
        self.rings.retain(|(p, _), _| *p != process);
        let threads = self.threads.extract_if((process, 0)..=(process, u32::MAX), |_, _| true);
        threads.flat_map(|(key, thread)| thread.open.into_iter().map(move |open| (key, open))).collect()
    }

    /// Takes out the calls that never returned; each counts as a row of its thread.
    pub(crate) fn take_open(&mut self) -> Vec<(ThreadKey, OpenCall)> {
        let mut out = Vec::new();
        for (key, thread) in &mut self.threads {
            thread.rows += thread.open.len() as u64;
            out.extend(thread.open.drain(..).map(|open| (*key, open)));
        }
        out
    }
}

/// Follows a LEASE or RELEASE; the thread that took the ring, for a LEASE.
fn lease(
    process: u32,
    record: &Record<'_>,
    late: bool,
    threads: &mut BTreeMap<ThreadKey, ThreadState>,
) -> Option<u32> {
    let kind = record.header.kind();
    if kind != definition::LEASE && kind != definition::RELEASE {
        return None;
    }
    let tid = lease_tid(record);
    let start = if late { record.header.call } else { 0 };
    let thread = threads.entry((process, tid)).or_insert_with(|| ThreadState::starting_after(start));
    match kind {
        definition::LEASE => thread.leased(record.header.call, record.header.start),
        _ => thread.released(record.header.call, record.header.start),
    }
    (kind == definition::LEASE).then_some(tid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{chunk, lease, record, release};

    fn feed(w: &mut Walk, ring: u16, position: u64, payload: &[u8]) -> Taken {
        w.chunk(&chunk(1, ring, position), payload, |_, _| RingHolder::default(), |_, _| {})
    }

    fn walk(parts: &[Vec<u8>]) -> Walk {
        let mut w = Walk::default();
        feed(&mut w, 0, 0, &parts.concat());
        w
    }

    fn rows(w: &Walk) -> Vec<(u32, u64, u64)> {
        w.threads.iter().map(|(k, t)| (k.1, t.rows, t.numbered())).collect()
    }

    #[test]
    fn records_belong_to_the_thread_of_the_last_lease() {
        let w = walk(&[
            lease(7, 0),
            record(5, 1, 0).bytes(),
            record(5, 2, 0).bytes(),
            lease(8, 0),
            record(5, 1, 0).bytes(),
        ]);
        assert_eq!(rows(&w), [(7, 2, 2), (8, 1, 1)]);
        assert_eq!(w.rings[&(1, 0)].tid, 8);
    }

    #[test]
    fn a_call_that_ends_in_the_next_ring_of_its_thread_is_one_call() {
        let old = [lease(7, 0), record(5, 1, 0).begin().bytes()].concat();
        let new = [lease(7, 1), record(5, 1, 0).bytes(), record(5, 2, 0).bytes()].concat();
        for order in [[0u16, 1], [1, 0]] {
            let mut w = Walk::default();
            for ring in order {
                feed(&mut w, ring, 0, if ring == 0 { &old } else { &new });
            }
            assert!(w.take_open().is_empty(), "{order:?}");
            assert_eq!(rows(&w), [(7, 2, 2)], "{order:?}");
        }
    }

    #[test]
    fn a_new_thread_with_an_old_id_starts_again() {
        let first = [lease(7, 0), record(5, 4, 0).bytes()];
        let second = [lease(7, 900), record(5, 1, 0).bytes(), record(5, 2, 0).bytes()];
        let w = walk(&[&first[..], &[release(7, 6)], &second[..]].concat());
        assert_eq!(rows(&w), [(7, 3, 8)]);
        let w = walk(&[&first[..], &second[..]].concat());
        assert_eq!(rows(&w), [(7, 3, 6)]);
    }

    #[test]
    fn bytes_seen_before_are_skipped_and_holes_are_noted() {
        let mut w = Walk::default();
        let part = [lease(7, 0), record(5, 1, 0).bytes(), record(5, 2, 0).bytes()].concat();
        let n = part.len() as u64;
        assert_eq!(feed(&mut w, 0, 0, &part[..n as usize - 64]).skip, 0);
        assert_eq!(
            feed(&mut w, 0, 0, &part),
            Taken { skip: part.len() - 64, tid: 7, rows: 1, first: 20, others: PerKind::default() }
        );
        assert_eq!(rows(&w), [(7, 2, 2)]);
        assert_eq!(feed(&mut w, 0, 0, &part).skip, part.len());
        assert!(w.holes.is_empty());
        feed(&mut w, 0, 9 * 4096, &part);
        assert_eq!(w.holes, [((1, 0), n..9 * 4096)]);
    }

    #[test]
    fn what_is_lost_before_the_first_chunk_of_a_ring_is_a_hole() {
        let mut w = Walk::default();
        feed(&mut w, 0, 640, &[record(5, 11, 0).bytes(), record(5, 12, 0).bytes()].concat());
        assert_eq!(w.holes, [((1, 0), 0..640)]);
        assert_eq!(rows(&w), [(0, 2, 12)], "its numbers prove ten more calls");
    }

    #[test]
    fn a_ring_joined_late_starts_with_the_thread_that_held_it() {
        let mut w = Walk::default();
        let part = [record(5, 1001, 0).bytes(), record(5, 1003, 0).bytes()].concat();
        let found = RingHolder { tid: 7, late: true };
        assert_eq!(w.chunk(&chunk(1, 0, 64_000), &part, |_, _| found, |_, _| {}).tid, 7);
        assert_eq!(rows(&w), [(7, 2, 3)]);
        assert!(w.holes.is_empty());
    }

    #[test]
    fn what_is_no_record_is_counted_in_bytes() {
        let mut w = walk(&[lease(7, 0), record(5, 1, 0).bytes(), vec![0; 128]]);
        assert_eq!(w.unreadable, 128);
        assert_eq!(w.rings[&(1, 0)].end, 128 + 64 + 128);
        assert!(w.take_open().is_empty());
    }
}
