//! Blocks of rows that are no calls: a list of them, one value each.

use gputap_model::cells::DetailCells;
use gputap_tables::Cell;

use crate::block::Block;
use crate::store::Store;

/// Rows with the same number have the same value in the column; those with another may have it, too.
pub(crate) type Key<T> = fn(&T) -> u64;

/// Rows that can be grouped by such numbers.
pub(crate) trait Keyed: DetailCells {
    /// The number of a column, where it has one.
    fn key(field: Self::Field) -> Option<Key<Self>>;
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
