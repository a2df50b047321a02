//! Rows in blocks.

use gputap_tables::{Cell, Fields};

use crate::details::{Key, Keyed};
use crate::store::Store;

/// Rows that lie together.
pub(crate) trait Block: Default + Send + 'static {
    /// How many.
    fn len(&self) -> usize;
    /// Which row of its table row `i` is, however the table is read. SQLite reads a table several times where a condition
    /// has OR, and takes two rows with the same id for one.
    fn row_id(&self, i: usize) -> i64;
    /// Adds the `chosen` rows of another block.
    fn append(&mut self, other: &Self, chosen: &[u32]);

    /// The columns of its table.
    type Field: Fields;
    /// What stands in row `i` at a column.
    fn cell<'a>(&'a self, i: usize, field: Self::Field, store: &'a Store) -> Cell<'a>;

    /// How a number is had that tells the value of a column: rows with the same number have the same value; those with
    /// another may have it, too.
    type Key: Copy + Send + Sync + 'static;
    /// Of a column that has few values.
    fn key(field: Self::Field) -> Option<Self::Key>;
    /// That of row `i`.
    fn key_at(&self, i: usize, key: Self::Key) -> u64;
}

/// Rows that are made from calls, in the order in which every scan makes them.
pub(crate) struct Listed<T> {
    /// As many as rows, or none where nobody asks.
    ids: Vec<i64>,
    rows: Vec<T>,
}

impl<T> Default for Listed<T> {
    fn default() -> Listed<T> {
        Listed { ids: Vec::new(), rows: Vec::new() }
    }
}

impl<T> Listed<T> {
    /// Rows that follow `before` others, which are counted with them then.
    pub(crate) fn numbered(rows: Vec<T>, before: &mut i64) -> Listed<T> {
        let ids = (*before..).take(rows.len()).collect();
        *before += rows.len() as i64;
        Listed { ids, rows }
    }

    /// Exchanges all rows for these, without ids.
    pub(crate) fn replace(&mut self, rows: impl Iterator<Item = T>) {
        self.rows.clear();
        self.rows.extend(rows);
    }

    /// Keeps only the rows of which `wanted` says so, by their number.
    pub(crate) fn keep(&mut self, wanted: impl Fn(&Listed<T>, usize) -> bool) {
        let kept: Vec<bool> = (0..self.rows.len()).map(|i| wanted(self, i)).collect();
        let (mut of_ids, mut of_rows) = (kept.iter(), kept.iter());
        self.ids.retain(|_| of_ids.next() == Some(&true));
        self.rows.retain(|_| of_rows.next() == Some(&true));
    }
}

impl<T: Keyed> Block for Listed<T> {
    type Field = T::Field;
    type Key = Key<T>;

    fn len(&self) -> usize {
        self.rows.len()
    }

    fn row_id(&self, i: usize) -> i64 {
        self.ids[i]
    }

    fn append(&mut self, other: &Listed<T>, chosen: &[u32]) {
        self.ids.extend(chosen.iter().map(|i| other.ids[*i as usize]));
        self.rows.extend(chosen.iter().map(|i| other.rows[*i as usize]));
    }

    fn cell<'a>(&'a self, i: usize, field: T::Field, store: &'a Store) -> Cell<'a> {
        self.rows[i].cell(field, &store.lookup)
    }

    fn key(field: T::Field) -> Option<Key<T>> {
        T::key(field)
    }

    fn key_at(&self, i: usize, key: Key<T>) -> u64 {
        key(&self.rows[i])
    }
}

/// A walk through the rows of a table.
pub(crate) trait Walk {
    /// Goes to the next row, or to the first; whether there is one.
    fn next(&mut self) -> Result<bool, String>;
    /// A cell of the row that it is at.
    fn cell(&self, column: usize) -> Cell<'_>;
    /// Which row of its table that is.
    fn row_id(&self) -> i64;
}
