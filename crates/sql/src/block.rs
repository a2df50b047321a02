//! Rows in blocks: what scans hand on, and what sums and first rows are picked from, whatever the table.

use gputap_tables::{Cell, Fields};

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
