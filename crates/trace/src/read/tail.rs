//! What is being stored, as rows and definitions, right behind whoever stores it.
//!
//! Nothing is kept but what later records need: which thread holds a ring, the clocks, and calls that have not returned.

use gputap_wire::{Record, definition};

use crate::format::apis::Apis;
use crate::format::call_rows::{FLAG_UNFINISHED, Rows};
use crate::format::clock::SteadyClock;
use crate::format::clocks::Clocks;
use crate::format::columns::Columns;
use crate::format::definitions;
use crate::format::journal::{Journal, ProcessEntry};
use crate::format::model::{Anchor, Calls, Definition};
use crate::format::pass::{RawChunk, open_rows};
use crate::format::raw::{ChunkHeader, ChunkKind, Source};
use crate::format::walk::Walk;
use crate::read::reader::Trace;

/// How often what is not needed any more is forgotten, in readings of the clocks.
const TIDY: usize = 16;

/// Rows of calls, in memory.
#[derive(Debug, Default)]
pub struct RowBlock(Rows);

impl RowBlock {
    /// Those of `calls`, which must have all columns, that returned.
    pub fn returned(calls: &Calls<'_>) -> RowBlock {
        let mut rows = Rows::default();
        let returned = (0..calls.len).filter(|i| calls.flags[*i] & FLAG_UNFINISHED == 0);
        returned.for_each(|i| rows.copy(calls, i));
        RowBlock(rows)
    }

    /// The rows with all columns.
    pub fn calls(&self) -> Calls<'_> {
        self.0.calls(Columns::ALL)
    }

    /// Forgets the rows, keeping their memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Follows what is stored.
#[derive(Debug)]
pub struct Tail {
    journal: Journal,
    clock: SteadyClock,
    /// The clock of each process.
    clocks: Clocks,
    /// What the clocks were made from has changed.
    stale: bool,
    walk: Walk,
    apis: Apis,
    readings: usize,
}

impl Tail {
    /// Before anything was stored. The clocks showed `then` some time ago, and show `now`.
    pub fn new(then: Anchor, now: Anchor) -> Tail {
        Tail::with_journal(Journal::default(), then, now)
    }

    /// Behind everything that a trace holds.
    pub fn behind(trace: &Trace, then: Anchor, now: Anchor) -> Tail {
        Tail::with_journal(trace.found().journal.clone(), then, now)
    }

    fn with_journal(journal: Journal, then: Anchor, now: Anchor) -> Tail {
        let clock = SteadyClock::new((then.tick, then.mono_ns), (now.tick, now.mono_ns));
        let (clocks, walk, apis) = (Clocks::default(), Walk::default(), Apis::catalog());
        Tail { journal, clock, clocks, stale: true, walk, apis, readings: 0 }
    }

    /// A process whose records follow.
    pub fn process(&mut self, process: ProcessEntry) {
        self.journal.apply(crate::format::journal::JournalEntry::Process(Box::new(process)));
        self.stale = true;
    }

    /// The clocks were read.
    pub fn anchor(&mut self, now: Anchor) {
        self.clock.read((now.tick, now.mono_ns));
        self.readings += 1;
        if self.readings.is_multiple_of(TIDY) {
            self.journal.thin();
        }
        self.stale = true;
    }

    /// Bytes of a ring from `position` on were stored: adds the rows of its calls, and hands out what it defines.
    pub fn chunk(
        &mut self,
        (process, ring): (u32, u16),
        position: u64,
        payload: Vec<u8>,
        rows: &mut RowBlock,
        definitions: &mut Vec<Definition>,
    ) {
        let header =
            ChunkHeader { kind: ChunkKind::Records, ring, process, records: 0, position, stored_ns: 0 };
        let journal = &self.journal;
        let mut learned: Vec<(u64, Record<'_>)> = Vec::new();
        let origin = |ring, position| journal.origin(ring, position);
        let taken = self.walk.chunk(&header, &payload, origin, |at, record| learned.push((at, record)));
        self.walk.holes.clear();
        for (at, record) in &learned {
            if record.header.kind() == definition::LEASE {
                self.journal.record((process, ring), *at, record);
            }
        }
        if std::mem::take(&mut self.stale) {
            self.clocks = self.journal.clocks_by(&self.clock.clock());
        }
        let clock = self.clocks.of_process(process);
        definitions
            .extend(learned.iter().filter_map(|(_, record)| definitions::defined(process, clock, record)));
        let chunk = RawChunk {
            source: Source::Memory(Default::default()),
            at: 0,
            len: 0,
            process,
            ring,
            tid: taken.tid,
            rows: taken.rows,
            first: taken.first,
            others: taken.others,
        };
        let full = |_: &mut Rows| Ok::<(), std::convert::Infallible>(());
        let Ok(()) = chunk.rows(&payload[taken.skip..], &self.clocks, &self.apis, &mut rows.0, full);
    }

    /// Nothing of a process follows: forgets it. Its calls that did not return.
    pub fn forget(&mut self, process: u32) -> RowBlock {
        let open = self.walk.forget(process);
        let rows = open_rows(&open, &self.clocks, &self.apis);
        self.journal.forget_wholly(process);
        RowBlock(rows)
    }

    /// When the first of the calls was entered that have begun and not returned, of functions of which `of` says so.
    pub fn open_since_ns(&self, of: impl Fn(u16) -> bool) -> Option<i64> {
        let open =
            self.walk.threads.iter().flat_map(|((process, _), t)| t.open.iter().map(move |o| (process, o)));
        let records = open.filter_map(|(process, open)| Some((process, open.record()?.header)));
        let wanted = records.filter(|(_, header)| of(header.id));
        wanted.map(|(process, header)| self.clocks.of_process(*process).ns(header.start)).min()
    }
}
