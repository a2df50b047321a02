//! What the list of tables says is what SQLite has.
#![forbid(unsafe_code)]

use gputap_sql::{Database, TABLES};

#[test]
fn the_tables_are_there_with_their_columns() {
    let db = Database::empty().unwrap();
    for table in TABLES {
        let rows = db.ask(&format!("SELECT * FROM {}", table.name), 1).unwrap();
        let names: Vec<&str> = table.sql_columns().iter().map(|c| c.name).collect();
        assert_eq!(rows.columns, names, "{}", table.name);
    }
    let listed = db.ask("SELECT name FROM pragma_table_list WHERE schema = 'main'", 100);
    assert!(listed.is_ok_and(|rows| rows.count > 10));
}
