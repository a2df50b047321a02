//! One thread's way through units of traces: reads them and hands out their calls.

use std::ops::ControlFlow;

use super::work::Work;
use crate::format::call_rows::Rows;
use crate::format::columns::Columns;
use crate::format::decode::{Decoder, Unread, unread};
use crate::format::index::Batch;
use crate::format::model::{Calls, Scanned};
use crate::format::pass::RawChunk;
use crate::format::raw::Source;
use crate::read::unit::Unit;

/// What a batch is handed to.
type Each<'f> = &'f mut dyn FnMut(Calls<'_>) -> ControlFlow<()>;

/// Which columns of a batch are read: some at once, others when these are known.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    pub(super) first: Columns,
    pub(super) more: &'a (dyn Fn(&Calls<'_>) -> Columns + Sync),
}

/// One thread's way through units.
pub(super) struct Way<'a> {
    wanted: Wanted<'a>,
    file: Option<(&'a std::path::Path, std::io::Result<Source>)>,
    decoder: Decoder,
    rows: Rows,
    /// Place of the row that comes next.
    next_row: u64,
    pub(super) done: Scanned,
}

impl<'a> Way<'a> {
    pub(super) fn new(wanted: Wanted<'a>) -> Way<'a> {
        let (decoder, rows, done) = (Decoder::default(), Rows::default(), Scanned::default());
        Way { wanted, file: None, decoder, rows, next_row: 0, done }
    }

    pub(super) fn unit(&mut self, work: &Work<'a>, f: Each) -> ControlFlow<()> {
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
