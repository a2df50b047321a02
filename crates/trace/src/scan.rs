//! Goes through the calls of a trace, on one thread or on all.

mod ordered;

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

pub use ordered::Analysis;

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
        let mut way = Way::new(self, Wanted { first: columns, more: &|_| Columns::NONE });
        for unit in &self.found().units {
            if way.unit(unit, f).is_break() {
                break;
            }
        }
        Ok(way.done)
    }

    /// Folds all calls on as many threads as the machine has. Each thread folds one run of consecutive batches;
    /// `merge(a, b)` is called with the runs in order, so what is `a`'s comes before what is `b`'s.
    pub fn scan_fold<T: Send>(
        &self,
        columns: Columns,
        init: impl Fn() -> T + Sync,
        fold: impl Fn(&mut T, Calls<'_>) + Sync,
        merge: impl Fn(T, T) -> T,
    ) -> Result<(T, Scanned), Error> {
        let runs = runs(&self.found().units, workers());
        let one = |run: &[Unit]| {
            let mut state = init();
            let mut way = Way::new(self, Wanted { first: columns, more: &|_| Columns::NONE });
            for unit in run {
                let _ = way.unit(unit, &mut |calls| {
                    fold(&mut state, calls);
                    ControlFlow::Continue(())
                });
            }
            (state, way.done)
        };
        let parts: Vec<(T, Scanned)> = std::thread::scope(|s| {
            let handles: Vec<_> = runs.iter().skip(1).map(|run| s.spawn(|| one(run))).collect();
            let first = runs.first().map(|run| one(run));
            let rest = handles.into_iter().map(|h| h.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
            first.into_iter().chain(rest).collect()
        });
        let joined = parts.into_iter().reduce(|(a, x), (b, y)| (merge(a, b), x.and(y)));
        Ok(joined.unwrap_or_else(|| (init(), Scanned::default())))
    }
}

/// Threads that a scan uses.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Consecutive units in `n` runs of about the same number of rows.
fn runs(units: &[Unit], n: usize) -> Vec<&[Unit]> {
    let total: u64 = units.iter().map(Unit::rows).sum();
    let share = total.div_ceil(n.max(1) as u64).max(1);
    let mut out = Vec::new();
    let (mut from, mut rows) = (0, 0);
    for (i, unit) in units.iter().enumerate() {
        rows += unit.rows();
        if rows >= share {
            out.push(&units[from..=i]);
            (from, rows) = (i + 1, 0);
        }
    }
    if from < units.len() {
        out.push(&units[from..]);
    }
    out
}

/// Which columns of a batch are read: some at once, others when these are known.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    first: Columns,
    more: &'a (dyn Fn(&Calls<'_>) -> Columns + Sync),
}

/// One thread's way through units.
struct Way<'a> {
    trace: &'a Trace,
    wanted: Wanted<'a>,
    file: Option<(usize, std::io::Result<Source>)>,
    decoder: Decoder,
    rows: Rows,
    done: Scanned,
}

impl<'a> Way<'a> {
    fn new(trace: &'a Trace, wanted: Wanted<'a>) -> Way<'a> {
        let (decoder, rows, done) = (Decoder::default(), Rows::default(), Scanned::default());
        Way { trace, wanted, file: None, decoder, rows, done }
    }

    fn unit(&mut self, unit: &Unit, f: Each) -> ControlFlow<()> {
        match unit {
            Unit::Batch { file, batch } => self.batch(*file, batch, f),
            Unit::Raw(chunks) => {
                for chunk in chunks {
                    self.chunk(chunk, f)?;
                }
                self.flush(f)
            }
            Unit::Open(rows) => {
                self.rows = (**rows).clone();
                self.flush(f)
            }
        }
    }

    fn batch(&mut self, file: usize, batch: &Batch, f: Each) -> ControlFlow<()> {
        if self.file.as_ref().is_none_or(|(open, _)| *open != file) {
            self.file = Some((file, Source::open(&self.trace.found().files[file])));
        }
        let read = match &self.file {
            Some((_, Ok(source))) => {
                decode(&mut self.decoder, self.trace, self.wanted, source, batch).map_err(|e| e.to_string())
            }
            Some((_, Err(e))) => Err(e.to_string()),
            None => Err(String::new()),
        };
        match read {
            Ok(()) => {
                self.done.rows += batch.rows;
                f(self.decoder.calls())
            }
            Err(e) => {
                self.done.damaged += batch.rows;
                let path = &self.trace.found().files[file];
                self.done.problems.push(unread(path, batch.offset, batch.rows, &e));
                ControlFlow::Continue(())
            }
        }
    }

    fn chunk(&mut self, chunk: &RawChunk, f: Each) -> ControlFlow<()> {
        let Ok(payload) = chunk.read() else {
            self.done.damaged += chunk.rows;
            let what = format!("{} calls of a raw segment can't be read any more", chunk.rows);
            self.done.problems.push(what);
            return ControlFlow::Continue(());
        };
        let mut rows = std::mem::take(&mut self.rows);
        let found = self.trace.found();
        let mut stopped = ControlFlow::Continue(());
        let _ = chunk.rows(&payload, &found.clocks, &found.apis, &mut rows, |full| {
            std::mem::swap(&mut self.rows, full);
            stopped = self.flush(f);
            std::mem::swap(&mut self.rows, full);
            if stopped.is_break() { Err(()) } else { Ok(()) }
        });
        self.rows = rows;
        stopped
    }

    /// Hands out the rows and forgets them.
    fn flush(&mut self, f: Each) -> ControlFlow<()> {
        if self.rows.is_empty() {
            return ControlFlow::Continue(());
        }
        if let Some(ids) = self.trace.ids() {
            let id = |id: &u16| ids.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
            self.rows.api = self.rows.api.iter().map(id).collect();
        }
        self.done.rows += self.rows.len() as u64;
        let first = self.wanted.first;
        let more = (self.wanted.more)(&self.rows.calls(first));
        let flow = f(self.rows.calls(first | more));
        self.rows.clear();
        flow
    }
}

fn decode(
    decoder: &mut Decoder,
    trace: &Trace,
    wanted: Wanted<'_>,
    source: &Source,
    batch: &Batch,
) -> Result<(), Unread> {
    decoder.load(source, batch)?;
    decoder.want(wanted.first)?;
    if let Some(ids) = trace.ids() {
        decoder.translate(ids);
    }
    let more = (wanted.more)(&decoder.calls());
    decoder.want(more)?;
    if let Some(ids) = trace.ids() {
        decoder.translate(ids);
    }
    Ok(())
}

impl Scanned {
    fn and(mut self, other: Scanned) -> Scanned {
        self.rows += other.rows;
        self.damaged += other.damaged;
        self.problems.extend(other.problems);
        self
    }
}
