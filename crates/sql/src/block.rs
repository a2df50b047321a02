//! Rows in blocks, and the columns that read them.

use gputap_trace::Columns;

use crate::schema::{Column, Table, Type};
use crate::store::Store;
use crate::value::Value;

/// Rows that lie together.
pub(crate) trait Block: Send + 'static {
    /// How many.
    fn len(&self) -> usize;
}

impl<T: Send + 'static> Block for Vec<T> {
    fn len(&self) -> usize {
        self.len()
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
}
