//! Goes through the rows of stored tables besides `calls`.

use std::ops::ControlFlow;
use std::path::Path;

use gputap_wire::Records;

use crate::format::decode::{Decoder, Shape, Unread, unread};
use crate::format::index::Batch;
use crate::format::model::Scanned;
use crate::format::raw::Source;
use crate::format::stored_rows::{RowBatch, StoredRow, row_of};
use crate::read::traces::{Member, Traces};
use crate::read::unit::Unit;

impl Traces {
    /// Hands out all rows of a table in blocks, with the place of the first row of each: the same in every scan of the same
    /// traces, and no other row's. `f` says whether to go on.
    pub fn scan_rows<R: StoredRow>(&self, f: &mut dyn FnMut(&[R], u64) -> ControlFlow<()>) -> Scanned {
        let mut way = RowWay {
            decoder: RowBatch(Decoder::new(Shape { widths: R::WIDTHS, bytes: false })),
            rows: Vec::new(),
            block: 0,
            done: Scanned::default(),
        };
        for (number, member) in self.members().iter().enumerate() {
            if way.member(number, self, member, f).is_break() {
                break;
            }
        }
        way.done
    }
}

/// A way through the rows of a table.
struct RowWay<R> {
    decoder: RowBatch,
    rows: Vec<R>,
    block: u64,
    done: Scanned,
}

/// Places that a block has: more than it can have rows.
const BLOCK_PLACES: u64 = 1 << 32;

impl<R: StoredRow> RowWay<R> {
    fn member(
        &mut self,
        number: usize,
        traces: &Traces,
        member: &Member,
        f: &mut dyn FnMut(&[R], u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let found = member.trace().found();
        for (path, batch) in found.rows.get(R::KIND) {
            if let Err(e) = self.load(path, batch) {
                self.done.damaged += batch.rows;
                self.done.problems.push(traces.says(number, &unread(batch, &e.to_string())));
            } else {
                R::read(&self.decoder, &mut self.rows);
            }
            self.flush(member, f)?;
        }
        let raw = found
            .units
            .iter()
            .filter_map(|unit| if let Unit::Raw(chunks) = unit { Some(chunks) } else { None });
        for chunk in raw.flatten().filter(|chunk| *chunk.others.get(R::KIND) > 0) {
            let Ok(payload) = chunk.read() else {
                self.done.damaged += chunk.others.get(R::KIND);
                self.done.problems.push(traces.says(number, "a raw segment can't be read any more"));
                continue;
            };
            let records = Records::new(&payload).map_while(Result::ok);
            let feed = (chunk.process, chunk.ring);
            self.rows.extend(records.filter_map(|record| row_of::<R>(feed, &found.clocks, &record)));
            self.flush(member, f)?;
        }
        ControlFlow::Continue(())
    }

    fn load(&mut self, path: &Path, batch: &Batch) -> Result<(), Unread> {
        self.decoder.0.load(&Source::open(path)?, batch)?;
        self.decoder.0.want_all()
    }

    /// Hands out the rows, with numbers and times of all traces, and forgets them.
    fn flush(&mut self, member: &Member, f: &mut dyn FnMut(&[R], u64) -> ControlFlow<()>) -> ControlFlow<()> {
        let first = self.block * BLOCK_PLACES;
        self.block += 1;
        if self.rows.is_empty() {
            return ControlFlow::Continue(());
        }
        for row in &mut self.rows {
            let (process, feed) = row.feed();
            *row = row.moved(member.process(process), member.feed(process, feed), member.clock().shift_ns);
        }
        self.done.rows += self.rows.len() as u64;
        let flow = f(&self.rows, first);
        self.rows.clear();
        flow
    }
}
