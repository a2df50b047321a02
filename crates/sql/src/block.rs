//! Rows in blocks.

use gputap_tables::{Cell, Fields};

use crate::details::{Key, Keyed};
use crate::store::Store;

/// Rows that lie together.
pub(crate) trait Block: Default + Send + 'static {
    /// How many rows it has.
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

/// Rows that are no calls.
pub(crate) struct Listed<T>(Vec<T>);

impl<T> Default for Listed<T> {
    fn default() -> Listed<T> {
        Listed(Vec::new())
    }
}

impl<T> FromIterator<T> for Listed<T> {
    fn from_iter<I: IntoIterator<Item = T>>(rows: I) -> Listed<T> {
        Listed(rows.into_iter().collect())
    }
}

impl<T> Listed<T> {
    /// Exchanges all rows for these, and keeps the memory.
    pub(crate) fn replace(&mut self, rows: impl Iterator<Item = T>) {
        self.0.clear();
        self.0.extend(rows);
    }

    /// Keeps only the rows of which `wanted` says so, by their number.
    pub(crate) fn keep(&mut self, wanted: impl Fn(&Listed<T>, usize) -> bool) {
        let kept: Vec<bool> = (0..self.0.len()).map(|i| wanted(self, i)).collect();
        let mut kept = kept.iter();
        self.0.retain(|_| kept.next() == Some(&true));
    }
}

impl<T: Keyed> Block for Listed<T> {
    type Field = T::Field;
    type Key = Key<T>;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn row_id(&self, i: usize) -> i64 {
        self.0[i].place().cast_signed()
    }

    fn append(&mut self, other: &Listed<T>, chosen: &[u32]) {
        self.0.extend(chosen.iter().map(|i| other.0[*i as usize]));
    }

    fn cell<'a>(&'a self, i: usize, field: T::Field, store: &'a Store) -> Cell<'a> {
        self.0[i].cell(field, &store.lookup)
    }

    fn key(field: T::Field) -> Option<Key<T>> {
        T::key(field)
    }

    fn key_at(&self, i: usize, key: Key<T>) -> u64 {
        key(&self.0[i])
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
