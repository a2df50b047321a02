//! Made-up jobs whose ranks meet in collectives, written through `TraceWriter`: what each rank does is known, and so is
//! whether one of them keeps the others waiting. Losses, expired segments, collectors that come late, hangs, groups within
//! groups and clocks that differ are what real traces have.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use gputap_catalog::{Function, by_symbol};
use gputap_ring_reader::clock::Reading;
use gputap_trace::{JournalEntry, Limits, ProcessEntry, RingEntry, TraceWriter, WriterOptions};
use gputap_wire::{Class, Header, Kind, definition, loss};

use crate::Random;

/// CLOCK_REALTIME when a job begins.
const REAL: u64 = 1_700_000_000_000_000_000;
/// CLOCK_MONOTONIC of a node when a job begins.
const MONO: u64 = 5_000_000_000;
/// NCCL's family in the catalogue, and that of the newest runtime.
const NCCL: u8 = 4;
const RUNTIME: u8 = 3;

thread_local! {
    /// Time of the job, and how far CLOCK_REALTIME of the node is ahead of what it should be.
    static NOW: Cell<(u64, i64)> = const { Cell::new((0, 0)) };
}

fn now() -> Reading {
    let (time, ahead) = NOW.get();
    let mono_ns = MONO + time;
    Reading { tick: mono_ns, mono_ns, real_ns: (REAL + time).wrapping_add_signed(ahead) }
}

/// What is wrong with a job or with its trace.
#[derive(Clone, Debug, Default)]
pub struct MadeJob {
    /// Number of ranks in the job.
    pub ranks: usize,
    /// Steps; each ends with a collective of all ranks.
    pub steps: usize,
    /// Time of one step without anything wrong.
    pub step_ns: u64,
    /// Collectives that are issued one after the other without waiting in between.
    pub burst: usize,
    /// Most by which a rank's step is longer, by chance.
    pub jitter_ns: u64,
    /// One step in so many takes ten times as long, by chance; 0 for none.
    pub stall_every: u64,
    /// A rank whose every step is longer by this much.
    pub slow: Option<(usize, u64)>,
    /// Ranks of a half meet by themselves before all do, in a communicator of their own.
    pub halves: bool,
    /// Nodes; ranks are dealt out in order. How far each node's clock is off, and what it says of that.
    pub clocks: Vec<(i64, u64)>,
    /// Calls of this rank that are lost, from a step on.
    pub lost: Option<(usize, usize)>,
    /// Everything before this step has expired.
    pub expired: Option<usize>,
    /// What this rank recorded before this step was stored by another collector.
    pub late: Option<(usize, usize)>,
    /// In the last step these ranks never enter the last collective; all others wait in it for this long.
    pub hang: Option<(Vec<usize>, u64)>,
}

/// The records of one rank.
struct Ring {
    bytes: Vec<u8>,
    records: u32,
    calls: u32,
    dropped: u64,
    /// Bytes and records before each step.
    steps: Vec<(usize, u32)>,
    losing: bool,
}

impl Ring {
    fn push(&mut self, header: Header, payload: &[u8]) {
        let at = self.bytes.len();
        let header = header.with_payload(payload.len());
        self.bytes.extend(header.to_bytes());
        self.bytes.extend(payload);
        self.bytes.resize(at + header.len(), 0);
        self.records += 1;
    }

    fn define(&mut self, kind: Kind, tick: u64, words: &[u64]) {
        let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        let header =
            Header { result: payload.len() as u32, start: tick, call: self.calls, ..Header::new(kind) };
        self.push(header, &payload);
    }

    /// A call from a time to another; one without an end had not returned.
    fn call(&mut self, function: &Function, from: u64, to: Option<u64>, args: &[(&str, u64)]) {
        self.calls += 1;
        if self.losing {
            self.dropped += 1;
            return;
        }
        let mut words = vec![0u64; function.record_words()];
        for (name, value) in args {
            let arg = function.args.iter().find(|a| a.name == *name).expect("an argument");
            (0..usize::from(arg.words)).for_each(|i| words[usize::from(arg.word) + i] = *value);
        }
        let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        let class = if to.is_none() { Class::BEGIN } else { Class::CALL };
        let header = Header {
            start: MONO + from,
            end: to.map_or(0, |to| MONO + to),
            call: self.calls,
            context: 1,
            ..Header::new(Kind { class, id: function.id })
        };
        self.push(header, &payload);
    }
}

fn function(family: u8, name: &str) -> &'static Function {
    by_symbol(family, name).expect("a function of the catalogue")
}

/// Address of a communicator.
const WORLD: u64 = 0xc000;
const HALF: u64 = 0xd000;

impl MadeJob {
    /// Writes it as one trace per node below `dir`; where they are.
    pub fn write(&self, dir: &Path, random: &mut Random) -> Vec<PathBuf> {
        let (rings, end) = self.rings(random);
        let clocks = if self.clocks.is_empty() { &[(0, 0)][..] } else { &self.clocks };
        let nodes = clocks.len();
        let of_node = |node: usize| (0..self.ranks).filter(move |rank| rank * nodes / self.ranks == node);
        clocks
            .iter()
            .enumerate()
            .map(|(node, clock)| {
                let path = dir.join(format!("node{node}"));
                let members: Vec<(usize, &Ring)> = of_node(node).map(|rank| (rank, &rings[rank])).collect();
                self.write_node(&path, node, *clock, &members, end);
                path
            })
            .collect()
    }

    /// Time from the first call to the last.
    fn rings(&self, random: &mut Random) -> (Vec<Ring>, u64) {
        let mut rings: Vec<Ring> = (0..self.ranks).map(|rank| self.ring(rank)).collect();
        let mut times = vec![1_000_000u64; self.ranks];
        for step in 0..self.steps {
            let last = step + 1 == self.steps;
            for (rank, ring) in rings.iter_mut().enumerate() {
                ring.steps.push((ring.bytes.len(), ring.records));
                times[rank] += self.work(rank, random);
                let losing =
                    self.lost.is_some_and(|(who, from)| who == rank && (from..from + 3).contains(&step));
                if ring.losing && !losing {
                    let tick = MONO + times[rank];
                    ring.define(loss::CALLS, tick, &[ring.dropped, loss::FULL, tick - 100, tick]);
                }
                ring.losing = losing;
            }
            if self.halves {
                let middle = self.ranks / 2;
                for group in [0..middle, middle..self.ranks] {
                    meet(&mut rings[group.clone()], &mut times[group], HALF, 1, &[]);
                }
            }
            let absent = self.hang.as_ref().filter(|_| last).map_or(&[][..], |(who, _)| who.as_slice());
            let hangs = last && self.hang.is_some();
            match hangs {
                true => hang(&mut rings, &times, absent),
                false => meet(&mut rings, &mut times, WORLD, self.burst.max(1), absent),
            }
        }
        let end = times.iter().max().copied().unwrap_or(0);
        (rings, end + self.hang.as_ref().map_or(0, |(_, ns)| *ns))
    }

    /// A ring after the communicators were made.
    fn ring(&self, rank: usize) -> Ring {
        let mut ring =
            Ring { bytes: Vec::new(), records: 0, calls: 0, dropped: 0, steps: Vec::new(), losing: false };
        let tid = 100 + rank as u64;
        ring.define(definition::LEASE, MONO, &[tid, MONO, MONO, REAL, u64::from_le_bytes(*b"trainer\0"), 0]);
        let init = function(NCCL, "ncclCommInitRank");
        let mut make = |handle: u64, id: u64, size: usize, rank: usize| {
            let args = [("comm", handle), ("nranks", size as u64), ("commId", id), ("rank", rank as u64)];
            ring.call(init, 10_000, Some(500_000), &args);
            let (size, rank) = (size as u64, rank as u64);
            ring.define(definition::COMM, MONO + 500_000, &[handle, size | rank << 32, rank]);
        };
        make(WORLD, 0x1111, self.ranks, rank);
        if self.halves {
            let middle = self.ranks / 2;
            match rank < middle {
                true => make(HALF, 0x2222, middle, rank),
                false => make(HALF, 0x3333, self.ranks - middle, rank - middle),
            }
        }
        ring
    }

    fn work(&self, rank: usize, random: &mut Random) -> u64 {
        let slow = self.slow.filter(|(who, _)| *who == rank).map_or(0, |(_, ns)| ns);
        let stalls = self.stall_every > 0 && random.between(1, self.stall_every) == 1;
        let stall = if stalls { 10 * self.step_ns } else { 0 };
        self.step_ns + slow + stall + random.between(0, self.jitter_ns)
    }

    fn write_node(&self, path: &Path, node: usize, clock: (i64, u64), members: &[(usize, &Ring)], end: u64) {
        let (ahead_ns, error_ns) = clock;
        NOW.set((0, ahead_ns));
        let options = WriterOptions {
            host: format!("node{node}"),
            attributes: [("realtime_error_ns".to_owned(), error_ns.to_string())].into(),
            now,
            ..WriterOptions::default()
        };
        let mut writer = TraceWriter::create(path, options).unwrap();
        let parts = members.iter().zip(1..).map(|((rank, ring), number)| self.part(*rank, number, ring));
        let parts: Vec<MadePart<'_>> = parts.collect();
        for part in &parts {
            writer.journal(&JournalEntry::Process(Box::new(part.process(part.from.0)))).unwrap();
            append(&mut writer, part, part.from, part.cut);
        }
        if self.expired.is_some() {
            NOW.set((end, ahead_ns));
            writer.rotate();
            writer.compactor().compact().unwrap();
        }
        for part in &parts {
            append(&mut writer, part, part.cut, (part.ring.bytes.len(), part.ring.records));
            writer.journal(&JournalEntry::Process(Box::new(part.process(part.ring.bytes.len())))).unwrap();
        }
        NOW.set((end, ahead_ns));
        if self.expired.is_some() {
            writer.rotate();
            let limits = Limits { keep_ns: Some(end / 2), max_bytes: None };
            let later = now().mono_ns + end / 2 - 1;
            assert!(writer.compactor().expire(later, &limits).unwrap() > 0, "nothing expired: {self:?}");
        }
        writer.close().unwrap();
    }

    fn part<'a>(&self, rank: usize, number: u32, ring: &'a Ring) -> MadePart<'a> {
        let at = |step: usize| ring.steps.get(step).copied().unwrap_or_default();
        let from = self.late.filter(|(who, _)| *who == rank).map_or((0, 0), |(_, step)| at(step));
        let cut = self.expired.map_or(from, at);
        MadePart { rank, number, ring, from, cut: cut.max(from) }
    }
}

/// A rank's ring in a trace: from where it is stored, and where the segment ends that expires.
struct MadePart<'a> {
    rank: usize,
    number: u32,
    ring: &'a Ring,
    from: (usize, u32),
    cut: (usize, u32),
}

impl MadePart<'_> {
    fn process(&self, stored: usize) -> ProcessEntry {
        let tid = 100 + self.rank as u32;
        let (full, head) = (self.ring.dropped, stored as u64);
        ProcessEntry {
            number: self.number,
            pid: 4000 + self.rank as u32,
            anchor_tick: MONO,
            anchor_mono_ns: MONO,
            anchor_real_ns: REAL,
            injected: 1,
            attributes: [("RANK".to_owned(), self.rank.to_string())].into(),
            rings: vec![RingEntry { ring: 0, tid, head, tail: head, full, ..RingEntry::default() }],
            ..ProcessEntry::default()
        }
    }
}

fn append(writer: &mut TraceWriter, part: &MadePart<'_>, from: (usize, u32), to: (usize, u32)) {
    let bytes = &part.ring.bytes[from.0..to.0];
    writer.append(part.number, 0, from.0 as u64, bytes, to.1 - from.1).unwrap();
}

/// Ranks enter collectives and wait for all; who is absent does neither.
fn meet(rings: &mut [Ring], times: &mut [u64], comm: u64, burst: usize, absent: &[usize]) {
    let reduce = function(NCCL, "ncclAllReduce");
    let wait = function(RUNTIME, "cudaStreamSynchronize");
    for i in 0..burst {
        for (ring, time) in rings.iter_mut().zip(times.iter_mut()) {
            let args = [("count", 1 << (10 + i)), ("datatype", 7), ("comm", comm), ("stream", 0x5000)];
            ring.call(reduce, *time, Some(*time + 4_000), &args);
            *time += 5_000;
        }
    }
    let all =
        times.iter().enumerate().filter(|(i, _)| !absent.contains(i)).map(|(_, t)| *t).max().unwrap_or(0);
    for (ring, time) in rings.iter_mut().zip(times) {
        ring.call(wait, *time, Some(all + 10_000), &[("stream", 0x5000)]);
        *time = all + 12_000;
    }
}

/// Ranks enter a collective that does not end; who is absent waits for something else.
fn hang(rings: &mut [Ring], times: &[u64], absent: &[usize]) {
    let reduce = function(NCCL, "ncclAllReduce");
    let wait = function(RUNTIME, "cudaStreamSynchronize");
    for (rank, (ring, time)) in rings.iter_mut().zip(times).enumerate() {
        let args = [("count", 1 << 10), ("datatype", 7), ("comm", WORLD), ("stream", 0x5000)];
        match absent.contains(&rank) {
            true => ring.call(wait, *time, None, &[("stream", 0x6000)]),
            false => ring.call(reduce, *time, None, &args),
        }
    }
}
