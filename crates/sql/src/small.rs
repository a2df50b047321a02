//! Small tables: ordinary tables in memory, filled when a database is opened.

use gputap_tables::{ALL, AnyRow, Cell, Column, Table};
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

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
                added = insert.execute(params_from_iter((0..columns).map(|i| value(row.cell_at(i)))));
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

pub(crate) fn value(cell: Cell<'_>) -> Value {
    match cell {
        Cell::Null => Value::Null,
        Cell::Int(n) => Value::Integer(n),
        Cell::Text(text) => Value::Text(text.into_owned()),
    }
}
