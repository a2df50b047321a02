//! Goes through the calls of a trace, on one thread or on all.

mod ordered;
mod through;

use std::ops::ControlFlow;

use crate::columns::Columns;
use crate::compact::RawChunk;
use crate::decode::{Decoder, Unread};
use crate::error::Error;
use crate::index::Batch;
use crate::model::{Calls, Scanned};
use crate::open::Unit;
use crate::raw::Source;
use crate::reader::{Trace, unread};
use crate::table::Rows;
use crate::traces::Traces;

pub use ordered::{Analysis, Span};

/// What a batch is handed to.
type Each<'f> = &'f mut dyn FnMut(Calls<'_>) -> ControlFlow<()>;

impl Trace {
    /// Hands out all calls in batches. Rows of one thread come in the order in which they were stored, which is that in
    /// which its calls ended (except around a change to a larger ring); calls that had not returned come last.
    pub fn scan(
        &self,
        columns: Columns,
        f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>,
    ) -> Result<Scanned, Error> {
        let mut way = Way::new(Wanted { first: columns, more: &|_| Columns::NONE });
        for (number, unit) in self.found().units.iter().enumerate() {
            if way.unit(&Work { number, name: "", trace: self, base: 0, shift_ns: 0, unit }, f).is_break() {
                break;
            }
        }
        Ok(way.done)
    }
}

impl Traces {
    /// Everything there is to read. What is a trace's own stays in its order; of several traces the one that is earliest
    /// comes next.
    fn work(&self) -> Vec<Work<'_>> {
        let mut rest: Vec<_> = self.members().iter().map(|m| (m, m.units().peekable())).collect();
        let mut out = Vec::new();
        loop {
            let heads = rest.iter_mut().enumerate();
            let next = heads.filter_map(|(i, (_, units))| units.peek().map(|(first, _)| (*first, i))).min();
            let Some((_, i)) = next else { return out };
            let (member, units) = &mut rest[i];
            let (base, shift_ns) = (member.base, member.clock().shift_ns);
            let name = if self.members().len() > 1 { member.name() } else { "" };
            let (number, trace) = (out.len(), member.trace());
            out.extend(units.next().map(|(_, unit)| Work { number, name, trace, base, shift_ns, unit }));
        }
    }
}

/// A unit of a trace, and what is added to its process numbers and times.
#[derive(Clone, Copy)]
struct Work<'a> {
    /// Its place among all units.
    number: usize,
    /// What messages call its trace; empty where there is only one.
    name: &'a str,
    trace: &'a Trace,
    base: u32,
    shift_ns: i64,
    unit: &'a Unit,
}

impl Work<'_> {
    /// Where its first row stands.
    fn first_row(&self) -> u64 {
        self.number as u64 * UNIT_PLACES
    }

    /// When its first call was entered.
    fn first_ns(&self) -> i64 {
        self.unit.first_ns(&self.trace.found().clocks).saturating_add(self.shift_ns)
    }

    /// What is known of it beforehand.
    fn span(&self) -> Span<'_> {
        let (first_row, first_ns) = (self.first_row(), self.first_ns());
        match self.unit {
            Unit::Batch { batch, .. } => Span {
                first_row,
                first_ns,
                last_ns: batch.last_ns.saturating_add(self.shift_ns),
                longest_ns: batch.longest_ns.unwrap_or(i64::MAX),
                threads: Some((&batch.threads, self.base)),
                functions: Some(&batch.functions).filter(|f| !f.is_empty()),
                ids: self.trace.ids(),
            },
            Unit::Raw(_) | Unit::Open(_) => {
                let (last_ns, longest_ns) = (i64::MAX, i64::MAX);
                Span { first_row, first_ns, last_ns, longest_ns, threads: None, functions: None, ids: None }
            }
        }
    }

    /// A sentence about it.
    fn says(&self, what: &str) -> String {
        if self.name.is_empty() { what.to_owned() } else { format!("{}: {what}", self.name) }
    }
}

/// Threads that a scan uses.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Which columns of a batch are read: some at once, others when these are known.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    first: Columns,
    more: &'a (dyn Fn(&Calls<'_>) -> Columns + Sync),
}

/// One thread's way through units.
struct Way<'a> {
    wanted: Wanted<'a>,
    file: Option<(&'a std::path::Path, std::io::Result<Source>)>,
    decoder: Decoder,
    rows: Rows,
    /// Place of the row that comes next.
    next_row: u64,
    done: Scanned,
}

/// Places that a unit has: more than it can have rows.
const UNIT_PLACES: u64 = 1 << 32;

impl<'a> Way<'a> {
    fn new(wanted: Wanted<'a>) -> Way<'a> {
        let (decoder, rows, done) = (Decoder::default(), Rows::default(), Scanned::default());
        Way { wanted, file: None, decoder, rows, next_row: 0, done }
    }

    fn unit(&mut self, work: &Work<'a>, f: Each) -> ControlFlow<()> {
        self.next_row = work.first_row();
        match work.unit {
            Unit::Batch { file, batch } => self.batch(work, *file, batch, f),
            Unit::Raw(chunks) => {
                for chunk in chunks {
                    self.chunk(work, chunk, f)?;
                }
                self.flush(work, f)
            }
            Unit::Open(rows) => {
                self.rows = (**rows).clone();
                self.flush(work, f)
            }
        }
    }

    fn batch(&mut self, work: &Work<'a>, file: usize, batch: &Batch, f: Each) -> ControlFlow<()> {
        let path = work.trace.found().files[file].as_path();
        if self.file.as_ref().is_none_or(|(open, _)| *open != path) {
            self.file = Some((path, Source::open(path)));
        }
        let read = match &self.file {
            Some((_, Ok(source))) => {
                decode(&mut self.decoder, work, self.wanted, source, batch).map_err(|e| e.to_string())
            }
            Some((_, Err(e))) => Err(e.to_string()),
            None => Err(String::new()),
        };
        match read {
            Ok(()) => {
                self.done.rows += batch.rows;
                f(Calls { first_row: self.next_row, ..self.decoder.calls() })
            }
            Err(e) => {
                self.done.damaged += batch.rows;
                self.done.problems.push(work.says(&unread(batch, &e)));
                ControlFlow::Continue(())
            }
        }
    }

    fn chunk(&mut self, work: &Work<'a>, chunk: &RawChunk, f: Each) -> ControlFlow<()> {
        let Ok(payload) = chunk.read() else {
            self.done.damaged += chunk.rows;
            self.next_row += chunk.rows;
            let what = format!("{} calls of a raw segment can't be read any more", chunk.rows);
            self.done.problems.push(work.says(&what));
            return ControlFlow::Continue(());
        };
        let mut rows = std::mem::take(&mut self.rows);
        let found = work.trace.found();
        let mut stopped = ControlFlow::Continue(());
        let _ = chunk.rows(&payload, &found.clocks, &found.apis, &mut rows, |full| {
            std::mem::swap(&mut self.rows, full);
            stopped = self.flush(work, f);
            std::mem::swap(&mut self.rows, full);
            if stopped.is_break() { Err(()) } else { Ok(()) }
        });
        self.rows = rows;
        stopped
    }

    /// Hands out the rows and forgets them.
    fn flush(&mut self, work: &Work<'a>, f: Each) -> ControlFlow<()> {
        if self.rows.is_empty() {
            return ControlFlow::Continue(());
        }
        if let Some(ids) = work.trace.ids() {
            let id = |id: &u16| ids.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
            self.rows.api = self.rows.api.iter().map(id).collect();
        }
        self.rows.process.iter_mut().for_each(|p| *p = p.saturating_add(work.base));
        self.rows.start_ns.iter_mut().for_each(|t| *t = t.saturating_add(work.shift_ns));
        self.done.rows += self.rows.len() as u64;
        let first = self.wanted.first;
        let more = (self.wanted.more)(&self.rows.calls(first));
        let flow = f(Calls { first_row: self.next_row, ..self.rows.calls(first | more) });
        self.next_row += self.rows.len() as u64;
        self.rows.clear();
        flow
    }
}

fn decode(
    decoder: &mut Decoder,
    work: &Work<'_>,
    wanted: Wanted<'_>,
    source: &Source,
    batch: &Batch,
) -> Result<(), Unread> {
    decoder.load(source, batch)?;
    decoder.want(wanted.first)?;
    adapt(decoder, work);
    let more = (wanted.more)(&decoder.calls());
    decoder.want(more)?;
    adapt(decoder, work);
    Ok(())
}

/// Makes functions, processes and times those of all traces: whoever is asked what more to read compares with them.
fn adapt(decoder: &mut Decoder, work: &Work<'_>) {
    if let Some(ids) = work.trace.ids() {
        decoder.translate(ids);
    }
    decoder.shift(work.base, work.shift_ns);
}

impl Scanned {
    /// The counts and problems of both scans together.
    pub fn and(mut self, other: Scanned) -> Scanned {
        self.rows += other.rows;
        self.damaged += other.damaged;
        self.problems.extend(other.problems);
        self
    }
}
