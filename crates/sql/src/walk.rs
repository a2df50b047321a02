//! A way through the rows of a table, as a cursor of SQLite goes: one row after the other.

use gputap_tables::Cell;

/// A walk through the rows of a table.
pub(crate) trait Walk {
    /// Goes to the next row, or to the first; whether there is one.
    fn next(&mut self) -> Result<bool, String>;
    /// A cell of the row that it is at.
    fn cell(&self, column: usize) -> Cell<'_>;
    /// Which row of its table that is.
    fn row_id(&self) -> i64;
}
