//! Rows in blocks, and the columns that read them.

use std::ops::Index;

use gputap_trace::Columns;

use crate::schema::{Column, Table, Type};
use crate::store::Store;
use crate::value::Value;

/// Rows that lie together.
pub(crate) trait Block: Default + Send + 'static {
    /// How many.
    fn len(&self) -> usize;
    /// Which row of its table row `i` is, however the table is read. SQLite reads a table several times where a condition
    /// has OR, and takes two rows with the same id for one.
    fn row_id(&self, i: usize) -> i64;
    /// Adds the `chosen` rows of another block.
    fn append(&mut self, other: &Self, chosen: &[u32]);
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

impl<T> Index<usize> for Listed<T> {
    type Output = T;

    fn index(&self, i: usize) -> &T {
        &self.rows[i]
    }
}

impl<T: Copy + Send + 'static> Block for Listed<T> {
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
}

/// A column of blocks of type `B`.
pub(crate) struct Field<B: 'static> {
    pub(crate) name: &'static str,
    pub(crate) ty: Type,
    pub(crate) about: &'static str,
    /// Columns of `calls` that it is made of, where blocks are made of those.
    pub(crate) needs: Columns,
    pub(crate) get: Get<B>,
    /// A number that tells its value, of which there are few.
    pub(crate) key: Option<Key<B>>,
}

/// Rows with the same number have the same value; those with another may have it, too.
pub(crate) type Key<B> = fn(&B, usize) -> u64;

/// Reads a cell of a row.
pub(crate) type Get<B> = for<'a> fn(&'a B, usize, &'a Store) -> Value<'a>;

impl<B> Field<B> {
    pub(crate) const fn int(name: &'static str, about: &'static str, get: Get<B>) -> Field<B> {
        Field { name, ty: Type::Integer, about, needs: Columns::NONE, get, key: None }
    }

    pub(crate) const fn text(name: &'static str, about: &'static str, get: Get<B>) -> Field<B> {
        Field { name, ty: Type::Text, about, needs: Columns::NONE, get, key: None }
    }

    pub(crate) const fn keyed(self, key: Key<B>) -> Field<B> {
        Field { key: Some(key), ..self }
    }

    pub(crate) const fn from(self, needs: Columns) -> Field<B> {
        Field { needs, ..self }
    }
}

/// The table with these columns.
pub(crate) fn table<B>(name: &'static str, about: &'static str, fields: &[Field<B>], scanned: bool) -> Table {
    let column = |f: &Field<B>| Column { name: f.name, ty: f.ty, about: f.about };
    Table { name, about, columns: fields.iter().map(column).collect(), view: None, scanned }
}

/// A walk through the rows of a table.
pub(crate) trait Walk {
    /// Goes to the next row, or to the first; whether there is one.
    fn next(&mut self) -> Result<bool, String>;
    /// A cell of the row that it is at.
    fn cell(&self, column: usize) -> Value<'_>;
    /// Which row of its table that is.
    fn row_id(&self) -> i64;
}
