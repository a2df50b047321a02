//! Calls that were chosen from batches, with the columns that are read.

use gputap_tables::Cell;
use gputap_tables::calls::Field;
use gputap_trace::model::Calls;

use super::columns::{self, RowAt};
use crate::block::Block;
use crate::store::Store;

/// Columns; those that are not read are empty.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    len: usize,
    /// Where the rows stand in the traces; empty where nobody asks.
    at: Vec<u64>,
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
    pub(crate) words: [Vec<u64>; 11],
    extra_at: Vec<i32>,
    extra: Vec<u8>,
}

impl Block for Rows {
    type Field = Field;
    type Key = columns::Key;

    fn cell<'a>(&'a self, i: usize, field: Field, store: &'a Store) -> Cell<'a> {
        RowAt { rows: self, i }.cell(field, store)
    }

    fn key(field: Field) -> Option<columns::Key> {
        columns::key(field)
    }

    fn key_at(&self, i: usize, key: columns::Key) -> u64 {
        key(self, i)
    }

    fn len(&self) -> usize {
        self.len
    }

    fn row_id(&self, i: usize) -> i64 {
        self.at[i].cast_signed()
    }

    fn append(&mut self, other: &Rows, chosen: &[u32]) {
        self.gather(&other.calls(), chosen);
        self.at.extend(chosen.iter().map(|i| other.at[*i as usize]));
    }
}

impl Rows {
    /// Forgets all rows, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.at.clear();
        self.process.clear();
        self.thread.clear();
        self.api.clear();
        self.flags.clear();
        self.result.clear();
        self.start_ns.clear();
        self.duration_ns.clear();
        self.call.clear();
        self.parent.clear();
        self.context.clear();
        self.device.clear();
        self.words.iter_mut().for_each(Vec::clear);
        self.extra_at.clear();
        self.extra.clear();
    }

    /// Adds the `chosen` rows of a batch, and where they stand.
    pub(crate) fn place(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        self.gather(calls, chosen);
        self.at.extend(chosen.iter().map(|i| calls.first_row + u64::from(*i)));
    }

    /// Adds the `chosen` rows of a batch.
    pub(crate) fn gather(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        self.len += chosen.len();
        add(&mut self.process, calls.process, chosen);
        add(&mut self.thread, calls.thread, chosen);
        add(&mut self.api, calls.api, chosen);
        add(&mut self.flags, calls.flags, chosen);
        add(&mut self.result, calls.result, chosen);
        add(&mut self.start_ns, calls.start_ns, chosen);
        add(&mut self.duration_ns, calls.duration_ns, chosen);
        add(&mut self.call, calls.call, chosen);
        add(&mut self.parent, calls.parent, chosen);
        add(&mut self.context, calls.context, chosen);
        add(&mut self.device, calls.device, chosen);
        for (mine, theirs) in self.words.iter_mut().zip(calls.words) {
            add(mine, theirs, chosen);
        }
        if !calls.extra.0.is_empty() {
            self.gather_extra(calls, chosen);
        }
    }

    fn gather_extra(&mut self, calls: &Calls<'_>, chosen: &[u32]) {
        if self.extra_at.is_empty() {
            self.extra_at.push(0);
        }
        for row in chosen {
            self.extra.extend_from_slice(calls.extra_of(*row as usize));
            self.extra_at.push(i32::try_from(self.extra.len()).unwrap_or(i32::MAX));
        }
    }

    /// As analyses see it.
    pub(crate) fn calls(&self) -> Calls<'_> {
        Calls {
            len: self.len,
            first_row: 0,
            process: &self.process,
            thread: &self.thread,
            api: &self.api,
            flags: &self.flags,
            result: &self.result,
            start_ns: &self.start_ns,
            duration_ns: &self.duration_ns,
            call: &self.call,
            parent: &self.parent,
            context: &self.context,
            device: &self.device,
            words: std::array::from_fn(|i| self.words[i].as_slice()),
            extra: (&self.extra_at, &self.extra),
        }
    }
}

fn add<T: Copy>(mine: &mut Vec<T>, theirs: &[T], chosen: &[u32]) {
    match theirs {
        [] => {}
        all if chosen.len() == all.len() => mine.extend_from_slice(all),
        some => mine.extend(chosen.iter().filter_map(|i| some.get(*i as usize)).copied()),
    }
}
