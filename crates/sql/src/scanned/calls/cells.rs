//! What stands in the chosen calls: cells as SQLite gets them, and numbers that calls are grouped by.

use gputap_model::call::Args;
use gputap_model::cells::{CallColumns, call_cell};
use gputap_tables::Cell;
use gputap_tables::calls::Field as F;
use gputap_trace::known_device;

use super::rows::Rows;
use crate::block::Block;
use crate::store::Store;

impl Block for Rows {
    type Field = F;
    type Key = Key;

    fn cell<'a>(&'a self, i: usize, field: F, store: &'a Store) -> Cell<'a> {
        RowAt { rows: self, i }.cell(field, store)
    }

    fn key(field: F) -> Option<Key> {
        key(field)
    }

    fn key_at(&self, i: usize, key: Key) -> u64 {
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

/// A number that tells the value of a column in a row, of which there are few.
pub(crate) type Key = fn(&Rows, usize) -> u64;

/// The key of a column, where it has one.
fn key(field: F) -> Option<Key> {
    Some(match field {
        F::process | F::pid | F::rank => |r, i| r.process[i].into(),
        F::thread => |r, i| r.thread[i].into(),
        F::api | F::name | F::layer | F::api_group => |r, i| r.api[i].into(),
        F::result | F::result_name | F::outcome => how_it_went,
        F::context => |r, i| r.context[i].into(),
        F::device => |r, i| r.device[i].into(),
        _ => return None,
    })
}

/// Function and result, with a bit for calls that had not returned.
fn how_it_went(rows: &Rows, i: usize) -> u64 {
    let row = RowAt { rows, i };
    u64::from(row.api()) << 33 | u64::from(row.returned()) << 32 | u64::from(row.result().cast_unsigned())
}

/// A row of a block.
struct RowAt<'a> {
    rows: &'a Rows,
    i: usize,
}

impl RowAt<'_> {
    fn cell(&self, field: F, store: &Store) -> Cell<'static> {
        call_cell(self, field, &store.lookup)
    }

    fn at<T: Copy + Default>(&self, column: &[T]) -> T {
        column.get(self.i).copied().unwrap_or_default()
    }
}

impl CallColumns for RowAt<'_> {
    fn process(&self) -> u32 {
        self.at(&self.rows.process)
    }

    fn thread(&self) -> u32 {
        self.at(&self.rows.thread)
    }

    fn api(&self) -> u16 {
        self.at(&self.rows.api)
    }

    fn flags(&self) -> u8 {
        self.at(&self.rows.flags)
    }

    fn result(&self) -> i32 {
        self.at(&self.rows.result)
    }

    fn start_ns(&self) -> i64 {
        self.at(&self.rows.start_ns)
    }

    fn duration_ns(&self) -> i64 {
        self.at(&self.rows.duration_ns)
    }

    fn number(&self) -> u32 {
        self.at(&self.rows.call)
    }

    fn parent(&self) -> u32 {
        self.at(&self.rows.parent)
    }

    fn context(&self) -> u32 {
        self.at(&self.rows.context)
    }

    fn device(&self) -> Option<u16> {
        known_device(self.at(&self.rows.device))
    }

    fn word(&self, i: usize) -> u64 {
        self.rows.words.get(i).map_or(0, |column| self.at(column))
    }

    fn with_args<T>(&self, f: impl FnOnce(Args<'_>) -> T) -> T {
        f(Args::of_row(&self.rows.calls(), self.i))
    }
}
