//! Everything that the rings of a job hold, read back after it ended.

use std::collections::BTreeMap;
use std::path::Path;

use gputap_catalog::hook::COUNTED;
use gputap_ring_reader::{ProcessDir, ProcessHeader, RingState, process_dirs};
use gputap_wire::layout::ring;
use gputap_wire::{Header, Record, Records, definition};

use crate::Counts;

/// The rings of all processes.
#[derive(Debug)]
pub struct Recorded {
    /// In order of their directories' names.
    pub processes: Vec<Process>,
}

/// A process and what its rings hold.
#[derive(Debug)]
pub struct Process {
    /// Header of its `process` file.
    pub header: ProcessHeader,
    /// Its rings by index.
    pub rings: Vec<RingData>,
}

/// What one ring holds.
#[derive(Debug)]
pub struct RingData {
    /// Whether threads share it.
    pub shared: bool,
    /// Positions and counters.
    pub state: RingState,
    /// Its counters of calls that are not recorded.
    pub counted: Vec<u64>,
    /// From tail to head.
    pub bytes: Vec<u8>,
}

/// A part of a ring that one thread wrote.
#[derive(Debug)]
pub struct Lease<'a> {
    /// Id of the thread that wrote it.
    pub tid: u32,
    /// Its calls and the definitions between them; the LEASE record is not among them.
    pub records: Vec<Record<'a>>,
}

impl Recorded {
    /// Reads `GPUTAP_DIR`; a file that makes no sense fails the test.
    pub fn read(dir: &Path) -> Recorded {
        let dirs = process_dirs(dir).unwrap();
        Recorded { processes: dirs.iter().map(|d| Process::read(d)).collect() }
    }

    /// Whole calls by function, recorded or only counted.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for record in self.rings().flat_map(RingData::calls) {
            counts.add(record.header.id, 1);
            record.header.carried().into_iter().for_each(|outer| counts.add(outer, 1));
        }
        for (id, n) in self.rings().flat_map(|r| COUNTED.iter().zip(&r.counted)).filter(|(_, n)| **n > 0) {
            counts.add(*id, *n);
        }
        counts
    }

    /// The rings of all processes.
    pub fn rings(&self) -> impl Iterator<Item = &RingData> {
        self.processes.iter().flat_map(|p| &p.rings)
    }

    /// Calls dropped, whatever the reason.
    pub fn dropped(&self) -> u64 {
        let rings: u64 = self.rings().map(|r| r.state.dropped_full + r.state.dropped_signal).sum();
        let processes = self.processes.iter().map(|p| p.header.dropped_no_ring() + p.header.dropped_busy());
        rings + processes.sum::<u64>()
    }

    /// Calls dropped inside signal handlers.
    pub fn dropped_in_signals(&self) -> u64 {
        self.rings().map(|r| r.state.dropped_signal).sum()
    }
}

impl Process {
    /// Reads one directory.
    pub fn read(dir: &Path) -> Process {
        let process = ProcessDir::open(dir).unwrap();
        let header = process.header().unwrap();
        let rings = (0..header.rings()).map(|i| RingData::read(&process, i)).collect();
        Process { header, rings }
    }

    /// The numbers of the calls of each thread, in ascending order.
    pub fn numbers(&self) -> BTreeMap<u32, Vec<u32>> {
        let mut numbers: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for lease in self.rings.iter().flat_map(RingData::leases) {
            let calls = lease.records.iter().filter(|r| r.header.is_call());
            let both = |h: &Header| [Some(h.call), h.carried().map(|_| h.parent)].into_iter().flatten();
            numbers.entry(lease.tid).or_default().extend(calls.flat_map(|r| both(&r.header)));
        }
        numbers.values_mut().for_each(|n| n.sort_unstable());
        numbers
    }

    /// Nothing was dropped, so each thread counts 1, 2, 3 …
    pub fn assert_numbered(&self) {
        for (tid, numbers) in self.numbers() {
            let wrong = (1..).zip(&numbers).find(|(want, got)| want != *got);
            assert!(wrong.is_none(), "thread {tid} of {}: {wrong:?} of {}", self.header.pid(), numbers.len());
        }
    }
}

impl RingData {
    fn read(process: &ProcessDir, index: u32) -> RingData {
        let ring = process.ring(index, false).unwrap();
        let state = ring.state().unwrap();
        let mut bytes = Vec::new();
        ring.read(state.tail, state.head, &mut bytes).unwrap();
        let file = std::fs::File::open(process.path().join(format!("ring-{index:04}"))).unwrap();
        let mut shared = [0];
        std::os::unix::fs::FileExt::read_exact_at(&file, &mut shared, ring::SHARED_AT as u64).unwrap();
        let data = RingData { shared: shared[0] != 0, state, counted: ring.counts().unwrap(), bytes };
        data.check(&format!("{}/ring-{index:04}", process.path().display()));
        data
    }

    /// Every record; published bytes that are not whole records fail the test.
    pub fn records(&self) -> impl Iterator<Item = Record<'_>> {
        Records::new(&self.bytes).map(|r| r.expect("published bytes are whole records"))
    }

    /// Every call that returned.
    pub fn calls(&self) -> impl Iterator<Item = Record<'_>> {
        self.records().filter(|r| r.header.is_call())
    }

    /// The records by who wrote them.
    pub fn leases(&self) -> Vec<Lease<'_>> {
        let mut leases: Vec<Lease<'_>> = Vec::new();
        for record in self.records() {
            if record.header.kind() == definition::LEASE {
                let tid = u32::from_le_bytes(record.payload()[..4].try_into().unwrap());
                leases.push(Lease { tid, records: Vec::new() });
            } else {
                leases.last_mut().expect("a ring starts with a lease").records.push(record);
            }
        }
        leases
    }

    /// Whether the calls of each lease are in the order in which they ended; where handlers call, two may change places.
    pub fn is_ordered(&self) -> bool {
        let ends = |lease: &Lease<'_>| {
            lease.records.iter().filter(|r| r.header.is_call()).map(|r| r.header.end).collect::<Vec<_>>()
        };
        // Threads of a shared ring come in the order of the lock, not of the clock.
        self.shared || self.leases().iter().all(|lease| ends(lease).is_sorted())
    }

    /// What holds for every ring that was never drained.
    fn check(&self, path: &str) {
        let mut owned = self.state.tail != 0;
        for record in self.records() {
            let h = &record.header;
            owned |= h.kind() == definition::LEASE;
            assert!(owned, "{path}: a record before the first lease: {h:?}");
            assert!(known(h), "{path}: no such function: {h:?}");
            assert!(h.is_begin() || h.start <= h.end, "{path}: ends before it starts: {h:?}");
        }
    }
}

fn known(h: &Header) -> bool {
    let function = |id: u16| gputap_catalog::by_id(id).is_some();
    !h.is_numbered() || function(h.id) && h.carried().is_none_or(function)
}
