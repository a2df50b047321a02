//! Small tables: ordinary tables in memory, filled when a database is opened.

use gputap_tables::{ALL, AnyRow, Cell, Column, Table};
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

use crate::store::Store;

/// Makes and fills them.
pub(crate) fn fill(db: &Connection, store: &Store) -> rusqlite::Result<()> {
    // One transaction: by itself each of some thousand rows would be one.
    db.execute_batch("BEGIN")?;
    for table in ALL.iter().filter(|t| !t.is_scanned()) {
        let (name, key) = (table.name, table.key.join(", "));
        db.execute_batch(&format!(
            "CREATE TABLE {name} ({}); CREATE INDEX {name}_key ON {name} ({key})",
            declared(table)
        ))?;
        let columns = table.sql_columns().len();
        let mut insert =
            db.prepare(&format!("INSERT INTO {name} VALUES ({})", vec!["?"; columns].join(", ")))?;
        let mut added = Ok(0);
        store.lookup.small_rows(&store.traces, table, &mut |row: &dyn AnyRow| {
            if added.is_ok() {
                added = insert.execute(params_from_iter((0..columns).map(|i| Bound(row.cell_at(i)))));
            }
        });
        added?;
    }
    db.execute_batch("COMMIT")
}

/// The columns of a table as `CREATE TABLE` has them.
pub(crate) fn declared(table: &Table) -> String {
    let column = |c: &Column| format!("{} {}", c.name, c.ty.sql());
    table.sql_columns().iter().map(column).collect::<Vec<_>>().join(", ")
}

/// A cell on its way to SQLite.
pub(crate) struct Bound<'a>(pub(crate) Cell<'a>);

impl ToSql for Bound<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match &self.0 {
            Cell::Null => ValueRef::Null,
            Cell::Int(n) => ValueRef::Integer(*n),
            Cell::Real(n) => ValueRef::Real(n.0),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}
