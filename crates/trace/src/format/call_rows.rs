//! Rows of `calls`: columns in memory, from ring records and to Arrow.
//!
//! A row is made from one record without knowing any other: which thread it belongs to and how its ticks convert is
//! given. Begin records never become rows here unless the caller says that the call had not returned.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrow_array::{ArrayRef, BinaryArray, PrimitiveArray, RecordBatch, types::*};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::ArrowError;
use gputap_catalog::passed::{Passed, UNKNOWN};
use gputap_wire::{Header, Record};

use crate::format::apis::Apis;
use crate::format::clock::{Clock, Span};
use crate::format::columns::Columns;
use crate::format::counts::{Counts, ThreadKey};
use crate::format::model::Calls;
use crate::format::schema::{BATCH_ROWS, WORDS, calls_schema};

/// Bit of `flags`: the call had not returned.
pub const FLAG_UNFINISHED: u8 = 1;
/// Bit of `flags`: the call was passed on, and times and result are those of the call inside it.
pub const FLAG_PASSED_ON: u8 = 4;

/// A row apart from its record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowPlace<'a> {
    pub(crate) process: u32,
    pub(crate) tid: u32,
    pub(crate) clock: &'a Clock,
    pub(crate) apis: &'a Apis,
}

/// Rows in memory, column by column.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    pub(crate) process: Vec<u32>,
    pub(crate) thread: Vec<u32>,
    pub(crate) api: Vec<u16>,
    pub(crate) flags: Vec<u8>,
    pub(crate) result: Vec<i32>,
    pub(crate) start_ns: Vec<i64>,
    pub(crate) duration_ns: Vec<i64>,
    pub(crate) call: Vec<u32>,
    pub(crate) parent: Vec<u32>,
    pub(crate) context: Vec<u32>,
    pub(crate) device: Vec<u16>,
    pub(crate) words: [Vec<u64>; WORDS],
    pub(crate) extra_at: Vec<i32>,
    pub(crate) extra: Vec<u8>,
    span: (u32, Span),
    /// How calls follow from those inside them, by outer and inner function.
    passed: Vec<((u16, u16), Passed)>,
}

impl Default for Rows {
    fn default() -> Rows {
        Rows::with_capacity(0)
    }
}

impl Rows {
    pub(crate) fn with_capacity(n: usize) -> Rows {
        let mut extra_at = Vec::with_capacity(n + 1);
        extra_at.push(0);
        Rows {
            process: Vec::with_capacity(n),
            thread: Vec::with_capacity(n),
            api: Vec::with_capacity(n),
            flags: Vec::with_capacity(n),
            result: Vec::with_capacity(n),
            start_ns: Vec::with_capacity(n),
            duration_ns: Vec::with_capacity(n),
            call: Vec::with_capacity(n),
            parent: Vec::with_capacity(n),
            context: Vec::with_capacity(n),
            device: Vec::with_capacity(n),
            words: std::array::from_fn(|_| Vec::with_capacity(n)),
            extra_at,
            extra: Vec::new(),
            span: Default::default(),
            passed: Vec::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.process.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.process.is_empty()
    }

    /// Whether a batch should be made of it. The second half keeps the offsets of `extra` far from 2 GiB.
    pub(crate) fn is_full(&self) -> bool {
        // A record makes two rows at most.
        self.len() + 1 >= BATCH_ROWS || self.extra.len() >= 1 << 28
    }

    /// Adds the row of a call, and behind it that of the call around it if that has no record of its own.
    #[inline]
    pub(crate) fn push(&mut self, place: RowPlace<'_>, record: &Record<'_>, unfinished: bool) {
        let h = &record.header;
        if self.span.0 != place.process {
            self.span = (place.process, Span::default());
        }
        let start = place.clock.ns_near(h.start, &mut self.span.1);
        let duration = match unfinished {
            true => -1,
            false => place.clock.ns_near(h.end, &mut self.span.1).saturating_sub(start).max(0),
        };
        self.push_header(place, h, (start, duration));
        if unfinished && let Some(flags) = self.flags.last_mut() {
            *flags = FLAG_UNFINISHED;
        }
        // Without the function's word count everything up to the copied bytes may be words.
        let words = place.apis.words(h.id).unwrap_or_else(|| {
            (record.bytes().len() - gputap_wire::WORDS_AT).saturating_sub(usize::from(h.copied)) / 8
        });
        for (i, column) in self.words.iter_mut().enumerate() {
            column.push(if i < words { record.word(i) } else { 0 });
        }
        for i in WORDS..words {
            self.extra.extend_from_slice(&record.word(i).to_le_bytes());
        }
        if h.copied != 0 {
            self.extra.extend_from_slice(record.copied(words));
        }
        self.extra_at.push(self.extra.len() as i32);
        if let Some(outer) = h.carried() {
            self.push_outer(place, record, outer, (start, duration));
        }
    }

    /// Adds the row of the call of `outer` that this record speaks for as well.
    fn push_outer(&mut self, place: RowPlace<'_>, record: &Record<'_>, outer: u16, times: (i64, i64)) {
        let h = &record.header;
        let passed = self.passed(place.apis, outer, h.id);
        self.push_header(place, &Header { id: outer, call: h.parent, parent: 0, ..*h }, times);
        if let Some(flags) = self.flags.last_mut() {
            *flags = FLAG_PASSED_ON;
        }
        let words = place.apis.words(outer).unwrap_or(0);
        for (i, column) in self.words.iter_mut().enumerate() {
            let word = passed.words.get(i).map_or(UNKNOWN, |w| w.value(|i| record.word(i)));
            column.push(if i < words { word } else { 0 });
        }
        if passed.copied {
            self.extra.extend_from_slice(record.copied(place.apis.words(h.id).unwrap_or(0)));
        }
        self.extra_at.push(self.extra.len() as i32);
    }

    /// What the header of a record says of its call.
    fn push_header(&mut self, place: RowPlace<'_>, h: &Header, (start, duration): (i64, i64)) {
        self.process.push(place.process);
        self.thread.push(place.tid);
        self.api.push(h.id);
        self.flags.push(0);
        self.result.push(h.result as i32);
        self.start_ns.push(start);
        self.duration_ns.push(duration);
        self.call.push(h.call);
        self.parent.push(h.parent);
        self.context.push(h.context.into());
        self.device.push(h.device);
    }

    /// How a call of `outer` follows from the call of `inner` inside it.
    fn passed(&mut self, apis: &Apis, outer: u16, inner: u16) -> Passed {
        if let Some((_, passed)) = self.passed.iter().find(|(key, _)| *key == (outer, inner)) {
            return *passed;
        }
        let passed = apis.passed(outer, inner);
        self.passed.push(((outer, inner), passed));
        passed
    }

    /// Copies row `i` of `calls`, which must have all columns.
    pub(crate) fn copy(&mut self, calls: &Calls<'_>, i: usize) {
        self.process.push(calls.process[i]);
        self.thread.push(calls.thread[i]);
        self.api.push(calls.api[i]);
        self.flags.push(calls.flags[i]);
        self.result.push(calls.result[i]);
        self.start_ns.push(calls.start_ns[i]);
        self.duration_ns.push(calls.duration_ns[i]);
        self.call.push(calls.call[i]);
        self.parent.push(calls.parent[i]);
        self.context.push(calls.context[i]);
        self.device.push(calls.device[i]);
        for (column, word) in self.words.iter_mut().zip(calls.words) {
            column.push(word[i]);
        }
        self.extra.extend_from_slice(calls.extra_of(i));
        self.extra_at.push(self.extra.len() as i32);
    }

    /// Forgets the rows, keeping their memory.
    pub(crate) fn clear(&mut self) {
        let Rows {
            process,
            thread,
            api,
            flags,
            result,
            start_ns,
            duration_ns,
            call,
            parent,
            context,
            device,
            ..
        } = self;
        process.clear();
        thread.clear();
        api.clear();
        flags.clear();
        result.clear();
        start_ns.clear();
        duration_ns.clear();
        call.clear();
        parent.clear();
        context.clear();
        device.clear();
        self.words.iter_mut().for_each(Vec::clear);
        self.extra_at.truncate(1);
        self.extra.clear();
    }

    /// The asked columns as analyses see them.
    pub(crate) fn calls(&self, columns: Columns) -> Calls<'_> {
        fn if_wanted<T>(v: &[T], wanted: bool) -> &[T] {
            if wanted { v } else { &[] }
        }
        let extra = columns.has(Columns::EXTRA);
        Calls {
            len: self.len(),
            first_row: 0,
            process: if_wanted(&self.process, columns.has(Columns::PROCESS)),
            thread: if_wanted(&self.thread, columns.has(Columns::THREAD)),
            api: if_wanted(&self.api, columns.has(Columns::API)),
            flags: if_wanted(&self.flags, columns.has(Columns::FLAGS)),
            result: if_wanted(&self.result, columns.has(Columns::RESULT)),
            start_ns: if_wanted(&self.start_ns, columns.has(Columns::START)),
            duration_ns: if_wanted(&self.duration_ns, columns.has(Columns::DURATION)),
            call: if_wanted(&self.call, columns.has(Columns::CALL)),
            parent: if_wanted(&self.parent, columns.has(Columns::PARENT)),
            context: if_wanted(&self.context, columns.has(Columns::CONTEXT)),
            device: if_wanted(&self.device, columns.has(Columns::DEVICE)),
            words: std::array::from_fn(|i| if_wanted(&self.words[i], columns.has(Columns::word(i)))),
            extra: (if_wanted(&self.extra_at, extra), if_wanted(&self.extra, extra)),
        }
    }

    /// Rows per thread. Neighbours mostly belong to the same one.
    pub(crate) fn counts(&self) -> Counts {
        let mut out = Counts::new();
        let keys: Vec<ThreadKey> = self.process.iter().copied().zip(self.thread.iter().copied()).collect();
        for run in keys.chunk_by(|a, b| a == b) {
            *out.entry(run[0]).or_default() += run.len() as u64;
        }
        out
    }

    /// Rows per function.
    pub(crate) fn functions(&self) -> BTreeMap<u16, u64> {
        let mut counts = vec![0u64; usize::from(self.api.iter().copied().max().unwrap_or(0)) + 1];
        self.api.iter().for_each(|api| counts[usize::from(*api)] += 1);
        (0..).zip(counts).filter(|(_, n)| *n > 0).collect()
    }

    /// First entry and last exit; `None` without rows.
    pub(crate) fn time_range(&self) -> Option<(i64, i64)> {
        let first = self.start_ns.iter().min()?;
        let ends = self.start_ns.iter().zip(&self.duration_ns).map(|(s, d)| s.saturating_add((*d).max(0)));
        Some((*first, ends.max()?))
    }

    /// Takes the rows out as an Arrow batch.
    pub(crate) fn take_batch(&mut self) -> Result<RecordBatch, ArrowError> {
        fn column<T: ArrowPrimitiveType>(v: &mut Vec<T::Native>) -> ArrayRef {
            let next = Vec::with_capacity(v.len());
            Arc::new(PrimitiveArray::<T>::new(ScalarBuffer::from(std::mem::replace(v, next)), None))
        }
        let offsets = std::mem::replace(&mut self.extra_at, vec![0]);
        let present = NullBuffer::from_iter(offsets.windows(2).map(|w| w[0] != w[1]));
        let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
        let extra =
            BinaryArray::try_new(offsets, Buffer::from_vec(std::mem::take(&mut self.extra)), Some(present))?;
        let mut columns = vec![
            column::<UInt32Type>(&mut self.process),
            column::<UInt32Type>(&mut self.thread),
            column::<UInt16Type>(&mut self.api),
            column::<UInt8Type>(&mut self.flags),
            column::<Int32Type>(&mut self.result),
            column::<Int64Type>(&mut self.start_ns),
            column::<Int64Type>(&mut self.duration_ns),
            column::<UInt32Type>(&mut self.call),
            column::<UInt32Type>(&mut self.parent),
            column::<UInt32Type>(&mut self.context),
            column::<UInt16Type>(&mut self.device),
        ];
        columns.extend(self.words.iter_mut().map(column::<UInt64Type>));
        columns.push(Arc::new(extra));
        RecordBatch::try_new(calls_schema(), columns)
    }
}
