//! Rows of the stored tables besides `calls`: what devices did, and values that were read from time to time.
//!
//! A row is made from one record. In memory it is a struct; on disk its columns are those that its table stores, in order,
//! and none of them has a missing value.

use std::sync::Arc;

use arrow_array::{ArrayRef, PrimitiveArray, types::*};
use gputap_wire::{Record, activity, sample};

use crate::format::clock::Clock;
use crate::format::clocks::Clocks;
use crate::format::counts::RingKey;
use crate::format::decode::Decoder;
use crate::format::model::{Activity, RowKind, Sample};

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
pub struct RowBatch(pub(crate) Decoder);

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
pub(crate) fn row_of<R: StoredRow>(feed: RingKey, clocks: &Clocks, record: &Record<'_>) -> Option<R> {
    let is_one = RowKind::of_class(record.header.class()) == Some(R::KIND);
    is_one.then(|| R::from_record(FeedPlace { feed, clock: clocks.of_feed(feed) }, record))
}

#[cfg(test)]
mod tests {
    use crate::format::schema::field;
    use gputap_tables::Column;

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
