//! Rows of the stored tables besides `calls`: what devices did, and values that were read from time to time.
//!
//! A row is made from one record. In memory it is a struct; on disk its columns are those that its table stores, in order,
//! and none of them has a missing value.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, PrimitiveArray, RecordBatch, types::*};
use arrow_schema::{Schema, SchemaRef};
use gputap_tables::{Column, Table, activities, samples};
use gputap_wire::{Class, Record, Records, activity, sample};
use serde::{Deserialize, Serialize};

use crate::batch::{ArrowFile, Finished, Placed};
use crate::clock::Clock;
use crate::compact::RawChunk;
use crate::decode::{Decoder, Shape, Unread};
use crate::error::Error;
use crate::files::{Durable, Layout};
use crate::index::Batch;
use crate::journal::Clocks;
use crate::model::{Activity, RowKind, Sample, Scanned};
use crate::open::Unit;
use crate::raw::Source;
use crate::reader::unread;
use crate::table::BATCH_ROWS;
use crate::tables::field;
use crate::traces::{Member, Traces};
use crate::walk::RingKey;

impl RowKind {
    /// All of them.
    pub const ALL: [RowKind; 2] = [RowKind::Activity, RowKind::Sample];

    /// The rows that records of a class become.
    pub(crate) fn of_class(class: Class) -> Option<RowKind> {
        match class {
            Class::ACTIVITY => Some(RowKind::Activity),
            Class::SAMPLE => Some(RowKind::Sample),
            _ => None,
        }
    }

    /// The table that rows of this kind are in.
    pub fn table(self) -> &'static Table {
        match self {
            RowKind::Activity => &activities::TABLE,
            RowKind::Sample => &samples::TABLE,
        }
    }
}

/// Something for each kind of row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PerKind<T> {
    /// The value for activities.
    pub activities: T,
    /// The value for samples.
    pub samples: T,
}

impl<T> PerKind<T> {
    /// That of one kind.
    pub fn get(&self, kind: RowKind) -> &T {
        match kind {
            RowKind::Activity => &self.activities,
            RowKind::Sample => &self.samples,
        }
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, kind: RowKind) -> &mut T {
        match kind {
            RowKind::Activity => &mut self.activities,
            RowKind::Sample => &mut self.samples,
        }
    }
}

impl<T: Default + PartialEq> PerKind<T> {
    /// Whether there is nothing for any kind.
    pub(crate) fn is_empty(&self) -> bool {
        *self == PerKind::default()
    }
}

/// A row of a stored table. Only this crate makes them.
pub trait StoredRow: RowLayout {
    /// Which kind of row.
    const KIND: RowKind;
    /// When it began, or was read.
    fn time_ns(&self) -> i64;
}

/// How rows of a stored table come from records, and how they lie in files.
pub trait RowLayout: Copy + Send + Sync + 'static {
    #[doc(hidden)]
    const WIDTHS: &'static [usize];
    #[doc(hidden)]
    fn columns(rows: &[Self]) -> Vec<ArrayRef>;
    #[doc(hidden)]
    fn read(batch: &RowBatch, out: &mut Vec<Self>);
    #[doc(hidden)]
    fn from_record(place: FeedPlace<'_>, record: &Record<'_>) -> Self;
    #[doc(hidden)]
    fn feed(&self) -> (u32, u32);
    #[doc(hidden)]
    fn moved(self, process: u32, feed: u32, shift_ns: i64) -> Self;
}

/// Where a record stands: its feed, and the clock of that.
#[derive(Clone, Copy, Debug)]
pub struct FeedPlace<'a> {
    feed: RingKey,
    clock: &'a Clock,
}

/// A batch whose columns are there.
#[expect(missing_debug_implementations, reason = "nobody else has one")]
pub struct RowBatch(Decoder);

/// The columns of a row, which are those that its table stores, in their order.
macro_rules! columns {
    ($($field:ident: $ty:ty,)*) => {
        const WIDTHS: &'static [usize] = &[$(size_of::<<$ty as ArrowPrimitiveType>::Native>()),*];

        fn columns(rows: &[Self]) -> Vec<ArrayRef> {
            vec![$(Arc::new(PrimitiveArray::<$ty>::from_iter_values(rows.iter().map(|row| row.$field)))),*]
        }

        fn read(batch: &RowBatch, out: &mut Vec<Self>) {
            let mut at = 0..;
            let mut next = || at.next().unwrap_or(usize::MAX);
            $(let $field: &[<$ty as ArrowPrimitiveType>::Native] = batch.0.column(next());)*
            out.extend((0..batch.0.rows()).map(|i| Self { $($field: $field[i]),* }));
        }
    };
}

impl RowLayout for Activity {
    columns! {
        process: UInt32Type,
        thread: UInt32Type,
        call: UInt32Type,
        feed: UInt32Type,
        kind: UInt16Type,
        handle: UInt64Type,
        start_ns: Int64Type,
        duration_ns: Int64Type,
        context: UInt32Type,
        device: UInt16Type,
        stream: UInt64Type,
        bytes: UInt64Type,
    }

    fn from_record(FeedPlace { feed, clock }: FeedPlace<'_>, record: &Record<'_>) -> Activity {
        let h = &record.header;
        let start_ns = clock.ns(h.start);
        Activity {
            process: feed.0,
            thread: h.parent,
            call: h.call,
            feed: feed.1.into(),
            kind: h.id,
            handle: record.word(activity::HANDLE),
            start_ns,
            duration_ns: clock.ns(h.end).saturating_sub(start_ns).max(0),
            context: h.context.into(),
            device: h.device,
            stream: record.word(activity::STREAM),
            bytes: record.word(activity::BYTES),
        }
    }

    fn feed(&self) -> (u32, u32) {
        (self.process, self.feed)
    }

    fn moved(self, process: u32, feed: u32, shift_ns: i64) -> Activity {
        Activity { process, feed, start_ns: self.start_ns.saturating_add(shift_ns), ..self }
    }
}

impl StoredRow for Activity {
    const KIND: RowKind = RowKind::Activity;

    fn time_ns(&self) -> i64 {
        self.start_ns
    }
}

impl RowLayout for Sample {
    columns! {
        process: UInt32Type,
        feed: UInt32Type,
        field: UInt16Type,
        device: UInt16Type,
        object: UInt64Type,
        time_ns: Int64Type,
        value: Float64Type,
    }

    fn from_record(FeedPlace { feed, clock }: FeedPlace<'_>, record: &Record<'_>) -> Sample {
        Sample {
            process: feed.0,
            feed: feed.1.into(),
            field: record.header.id,
            device: record.header.device,
            object: record.word(sample::OBJECT),
            time_ns: clock.ns(record.header.start),
            value: f64::from_bits(record.word(sample::VALUE)),
        }
    }

    fn feed(&self) -> (u32, u32) {
        (self.process, self.feed)
    }

    fn moved(self, process: u32, feed: u32, shift_ns: i64) -> Sample {
        Sample { process, feed, time_ns: self.time_ns.saturating_add(shift_ns), ..self }
    }
}

impl StoredRow for Sample {
    const KIND: RowKind = RowKind::Sample;

    fn time_ns(&self) -> i64 {
        self.time_ns
    }
}

/// The rows of one record, if it is of a class that becomes such rows.
fn row_of<R: StoredRow>(feed: RingKey, clocks: &Clocks, record: &Record<'_>) -> Option<R> {
    let is_one = RowKind::of_class(record.header.class()) == Some(R::KIND);
    is_one.then(|| R::from_record(FeedPlace { feed, clock: clocks.of_feed(feed) }, record))
}

/// The Arrow files of a segment besides that of its calls. A table without rows has none.
#[derive(Default)]
pub(crate) struct RowFiles {
    activities: RowFile<Activity>,
    samples: RowFile<Sample>,
}

/// Rows on their way to a file, which is made with the first of them.
struct RowFile<R> {
    rows: Vec<R>,
    arrow: Option<ArrowFile>,
    batches: Vec<Batch>,
}

impl<R> Default for RowFile<R> {
    fn default() -> RowFile<R> {
        RowFile { rows: Vec::new(), arrow: None, batches: Vec::new() }
    }
}

impl RowFiles {
    /// Adds the rows of a chunk; `number` is the segment's.
    pub(crate) fn add(
        &mut self,
        chunk: &RawChunk,
        payload: &[u8],
        clocks: &Clocks,
        layout: &Layout,
        number: u32,
    ) -> Result<(), Error> {
        if chunk.others.is_empty() {
            return Ok(());
        }
        for record in Records::new(payload).map_while(Result::ok) {
            let feed = (chunk.process, chunk.ring);
            match RowKind::of_class(record.header.class()) {
                Some(RowKind::Activity) => self.activities.push(feed, clocks, &record, layout, number)?,
                Some(RowKind::Sample) => self.samples.push(feed, clocks, &record, layout, number)?,
                None => {}
            }
        }
        Ok(())
    }

    /// Ends the files, still under their hidden names.
    pub(crate) fn finish(
        self,
        layout: &Layout,
        number: u32,
        durable: Durable,
    ) -> Result<(Vec<Finished>, Vec<Batch>), Error> {
        let (mut files, mut batches) = (Vec::new(), Vec::new());
        self.activities.finish(layout, number, durable, &mut files, &mut batches)?;
        self.samples.finish(layout, number, durable, &mut files, &mut batches)?;
        Ok((files, batches))
    }

    /// Takes away what was written.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        let files = [self.activities.arrow, self.samples.arrow];
        files.into_iter().flatten().try_for_each(ArrowFile::abandon)
    }
}

impl<R: StoredRow> RowFile<R> {
    fn push(
        &mut self,
        feed: RingKey,
        clocks: &Clocks,
        record: &Record<'_>,
        layout: &Layout,
        number: u32,
    ) -> Result<(), Error> {
        self.rows.extend(row_of::<R>(feed, clocks, record));
        if self.rows.len() >= BATCH_ROWS { self.write(layout, number) } else { Ok(()) }
    }

    fn write(&mut self, layout: &Layout, number: u32) -> Result<(), Error> {
        let times = || self.rows.iter().map(R::time_ns);
        let (Some(first_ns), Some(last_ns)) = (times().min(), times().max()) else { return Ok(()) };
        let file = Layout::rows_name(R::KIND, number);
        let path = layout.named(&file);
        let table = R::KIND.table();
        let stored = table.chosen(Column::is_stored).into_iter().map(|i| field(&table.columns[i], false));
        let schema: SchemaRef = Arc::new(Schema::new(stored.collect::<Vec<_>>()));
        let arrow = match &mut self.arrow {
            Some(arrow) => arrow,
            none => {
                crate::files::create_dir(&layout.dir.join(table.name))?;
                none.insert(ArrowFile::create(&path, &schema)?)
            }
        };
        let batch =
            RecordBatch::try_new(schema, R::columns(&self.rows)).map_err(Error::arrow("write", &path))?;
        let Placed { offset, length, crc32c } = arrow.write(&batch)?;
        let mut feeds = FeedCounts::default();
        for row in &self.rows {
            let (process, feed) = row.feed();
            feeds.add((process, feed as u16), 1);
        }
        let rows = self.rows.len() as u64;
        self.batches.push(Batch {
            file,
            offset,
            length,
            crc32c,
            rows,
            first_ns,
            last_ns,
            feeds,
            ..Batch::default()
        });
        self.rows.clear();
        Ok(())
    }

    fn finish(
        mut self,
        layout: &Layout,
        number: u32,
        durable: Durable,
        files: &mut Vec<Finished>,
        batches: &mut Vec<Batch>,
    ) -> Result<(), Error> {
        self.write(layout, number)?;
        if let Some(arrow) = self.arrow {
            files.push(arrow.finish(durable)?);
        }
        batches.append(&mut self.batches);
        Ok(())
    }
}

/// Rows per feed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FeedCounts(#[serde(with = "crate::index::pairs")] BTreeMap<RingKey, u64>);

impl FeedCounts {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of one feed.
    pub(crate) fn get(&self, feed: RingKey) -> u64 {
        self.0.get(&feed).copied().unwrap_or(0)
    }

    pub(crate) fn add(&mut self, feed: RingKey, rows: u64) {
        *self.0.entry(feed).or_default() += rows;
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = RingKey> {
        self.0.keys().copied()
    }
}

/// Adds up the rows per feed of batches, by kind.
pub(crate) fn add_feeds<'a>(batches: impl Iterator<Item = &'a Batch>, all: &mut PerKind<FeedCounts>) {
    for batch in batches {
        let Some(kind) = batch.kind() else { continue };
        batch.feeds.0.iter().for_each(|(feed, rows)| all.get_mut(kind).add(*feed, *rows));
    }
}

impl Batch {
    /// The kind of its rows; `None` for calls.
    pub(crate) fn kind(&self) -> Option<RowKind> {
        let table = self.file.split('/').next().unwrap_or_default();
        RowKind::ALL.into_iter().find(|kind| kind.table().name == table)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_the_columns_that_their_tables_store() {
        fn check<R: StoredRow>() {
            let table = R::KIND.table();
            let stored: Vec<&Column> =
                table.chosen(Column::is_stored).into_iter().map(|i| &table.columns[i]).collect();
            assert_eq!(stored.iter().map(|c| c.ty.width()).collect::<Vec<_>>(), R::WIDTHS);
            let types = R::columns(&[]).iter().map(|array| array.data_type().clone()).collect::<Vec<_>>();
            let expected = stored.iter().map(|c| field(c, false).data_type().clone()).collect::<Vec<_>>();
            assert_eq!(types, expected, "{}", table.name);
        }
        check::<Activity>();
        check::<Sample>();
    }
}
