//! A made-up job for the tests of traces: every call says in its argument who made it and which it was.

use gputap_ring_reader::clock;
use gputap_trace::{Anchor, JournalEntry, ProcessEntry, RingEntry, TraceWriter};
use gputap_wire::{Class, Header, Kind, definition, loss};

use crate::Random;

/// A thread with its ring: number of the process, index of the ring, thread id.
pub type RingOfThread = (u32, u16, u32);

/// Who takes part.
pub const PLACES: [RingOfThread; 3] = [(1, 0, 100), (1, 1, 101), (2, 0, 200)];

/// The argument of call `n` of a thread.
pub fn word(tid: u32, n: u32) -> u64 {
    u64::from(tid) << 32 | u64::from(n)
}

/// The function that all of them call.
pub fn function() -> u16 {
    gputap_catalog::by_name("cuStreamQuery").unwrap().id
}

/// What one ring has given so far.
#[derive(Clone, Debug)]
struct RingMade {
    place: RingOfThread,
    position: u64,
    calls: u32,
    dropped: u64,
    tick: u64,
}

impl RingMade {
    /// The next few records: mostly calls, now and then a loss.
    fn piece(&mut self, random: &mut Random) -> (Vec<u8>, u32) {
        let mut bytes = Vec::new();
        let mut records = 0;
        if self.position == 0 {
            let mut payload = u64::from(self.place.2).to_le_bytes().to_vec();
            payload.extend([self.tick; 3].iter().flat_map(|t| t.to_le_bytes()));
            payload.extend(b"thread\0\0\0\0\0\0\0\0\0\0");
            bytes.extend(self.record(definition::LEASE, &payload));
            records += 1;
        }
        for _ in 0..random.between(1, 12) {
            if random.between(0, 19) == 0 {
                let lost = random.between(1, 5);
                self.calls += lost as u32;
                self.dropped += lost;
                let words = [lost, loss::FULL, self.tick, self.tick + 1];
                let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
                bytes.extend(self.record(loss::CALLS, &payload));
            } else {
                self.calls += 1;
                let call = Kind { class: Class::CALL, id: function() };
                bytes.extend(self.record(call, &word(self.place.2, self.calls).to_le_bytes()));
            }
            records += 1;
        }
        (bytes, records)
    }

    fn record(&mut self, kind: Kind, payload: &[u8]) -> Vec<u8> {
        self.tick += 10;
        let mut header = Header::new(kind).with_payload(payload.len());
        header.call = self.calls;
        (header.start, header.end) = (self.tick, self.tick + 3);
        if !header.is_numbered() {
            header.result = payload.len() as u32;
        }
        let mut bytes = header.to_bytes().to_vec();
        bytes.extend_from_slice(payload);
        bytes.resize(header.len(), 0);
        bytes
    }

    fn entry(&self) -> RingEntry {
        let (_, ring, tid) = self.place;
        RingEntry {
            ring,
            tid,
            head: self.position,
            tail: self.position,
            full: self.dropped,
            ..RingEntry::default()
        }
    }
}

/// Writes `pieces` pieces of the job's rings into a trace, as a collector does. How many calls each thread made.
pub fn write_history(writer: &mut TraceWriter, seed: u64, pieces: u64) -> Vec<(RingOfThread, u32)> {
    let mut random = Random::new(seed);
    let made = |place| RingMade { place, position: 0, calls: 0, dropped: 0, tick: 1_000_000 };
    let mut rings = PLACES.map(made);
    tell(writer, &rings);
    for step in 0..pieces {
        let ring = &mut rings[random.between(0, PLACES.len() as u64 - 1) as usize];
        let (bytes, records) = ring.piece(&mut random);
        let (process, index, _) = ring.place;
        writer.append(process, index, ring.position, &bytes, records).unwrap();
        ring.position += bytes.len() as u64;
        // Counters come after the records that they count.
        match step % 7 {
            3 => tell(writer, &rings),
            5 => drop(writer.compactor().compact().unwrap()),
            6 if random.between(0, 1) == 0 => writer.sync().unwrap(),
            _ => {}
        }
    }
    tell(writer, &rings);
    rings.iter().map(|r| (r.place, r.calls)).collect()
}

/// The entries that a collector adds once a second.
fn tell(writer: &mut TraceWriter, rings: &[RingMade]) {
    let now = clock::read();
    let anchor =
        Anchor { process: 0, tick: now.tick, mono_ns: now.mono_ns as i64, real_ns: now.real_ns as i64 };
    writer.journal(&JournalEntry::Anchor(anchor)).unwrap();
    for number in [1, 2] {
        let rings = rings.iter().filter(|r| r.place.0 == number).map(RingMade::entry).collect();
        let entry = ProcessEntry { number, pid: 4000 + number, rings, ..ProcessEntry::default() };
        writer.journal(&JournalEntry::Process(Box::new(entry))).unwrap();
    }
}
