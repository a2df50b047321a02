//! A recording as it would have passed by while it was made.

use std::collections::BTreeSet;

use gputap_collect::{Following, Watcher};
use gputap_ring_reader::clock::Reading;
use gputap_trace::JournalEntry;
use gputap_wire::Records;

use super::store::encode;
use super::{Recording, Step};
use crate::random::Random;

impl Recording {
    /// Follows it in random pieces, with the clocks that it was made by.
    pub fn follow(&self, watchers: Vec<Box<dyn Watcher>>, random: &mut Random) -> Following {
        let (begun, rate) = self.clock();
        let mut following = Following::new(watchers, true, begun, rate);
        let apis = self.apis();
        // The rings that were drained since all were looked at; one that comes again was looked at again.
        let (mut drained, mut now, mut told) = (BTreeSet::new(), begun, BTreeSet::new());
        for step in &self.steps {
            match step {
                Step::Journal(entry) => match entry.as_ref() {
                    JournalEntry::Process(process) if told.insert(process.number) => {
                        following.process((**process).clone());
                    }
                    _ => {}
                },
                Step::Chunk(chunk) => {
                    let ring = (chunk.process, chunk.ring);
                    if drained.contains(&ring) && random.between(0, 3) > 0 {
                        following.cycled(now);
                        drained.clear();
                    }
                    drained.insert(ring);
                    let passed = chunk.stored_ns.saturating_sub(begun.mono_ns);
                    now = Reading {
                        tick: begun.tick + (passed as f64 * rate) as u64,
                        mono_ns: begun.mono_ns + passed,
                        real_ns: begun.real_ns + passed,
                    };
                    let bytes: Vec<u8> = chunk.records.iter().flat_map(|r| encode(r, &apis)).collect();
                    for (at, piece) in pieces(&bytes, random) {
                        following.stored(ring, chunk.position + at as u64, piece.to_vec());
                    }
                }
                Step::Rotate | Step::Expire { .. } | Step::Close(_) => {}
            }
        }
        following
    }

    /// The first reading of its collector's clocks, and how fast that of its rings goes.
    fn clock(&self) -> (Reading, f64) {
        let anchor = |step: &Step| match step {
            Step::Journal(entry) => match entry.as_ref() {
                JournalEntry::Anchor(a) if a.process == 0 => {
                    Some((a.tick, a.mono_ns as u64, a.real_ns as u64))
                }
                _ => None,
            },
            _ => None,
        };
        let readings: Vec<_> = self.steps.iter().filter_map(anchor).collect();
        let (first, last) = (readings.iter().min().unwrap(), readings.iter().max().unwrap());
        let rate = (last.0 - first.0) as f64 / last.1.saturating_sub(first.1).max(1) as f64;
        (Reading { tick: first.0, mono_ns: first.1, real_ns: first.2 }, if rate > 0.0 { rate } else { 1.0 })
    }
}

/// Bytes of a ring in pieces that begin and end between records.
fn pieces<'a>(bytes: &'a [u8], random: &mut Random) -> Vec<(usize, &'a [u8])> {
    let (mut out, mut from) = (Vec::new(), 0);
    let mut records = Records::new(bytes);
    while records.next().is_some_and(|record| record.is_ok()) {
        let to = records.position();
        if to == bytes.len() || random.between(0, 9) == 0 {
            out.push((from, &bytes[from..to]));
            from = to;
        }
    }
    out
}
