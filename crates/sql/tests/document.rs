//! `docs/sql.md` has every table and column, as the program has them.
#![forbid(unsafe_code)]

use gputap_sql::{Database, tables};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sql.md");
/// Where the part begins that is written here.
const MARK: &str = "--test document` writes what follows. -->\n";

fn written() -> String {
    let mut out = String::new();
    for table in tables() {
        let scanned = if table.scanned { " *Scanned.*" } else { "" };
        out += &format!("\n### {}\n\n{}{scanned}\n", table.name, table.about);
        if let Some(query) = table.view {
            out += &format!("A view: `{query}`.\n");
            continue;
        }
        out.push_str("\n| column | type | meaning |\n|---|---|---|\n");
        for column in &table.columns {
            out += &format!("| {} | {} | {} |\n", column.name, column.ty.name(), column.about);
        }
    }
    out
}

#[test]
fn the_document_has_all_tables_and_columns() {
    let text = std::fs::read_to_string(DOCUMENT).unwrap();
    let (before, after) = text.split_once(MARK).expect("the document has the mark");
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(DOCUMENT, format!("{before}{MARK}{}", written())).unwrap();
        return;
    }
    assert!(
        after == written(),
        "GPUTAP_BLESS=1 cargo test -p gputap-sql --test document writes the tables anew"
    );
}

/// What `--schema` and the document say is what SQLite has.
#[test]
fn the_tables_are_there_with_their_columns() {
    let db = Database::empty().unwrap();
    for table in tables() {
        let rows = db.ask(&format!("SELECT * FROM {}", table.name), 1).unwrap();
        let names: Vec<&str> = table.columns.iter().map(|c| c.name).collect();
        assert_eq!(rows.columns, names, "{}", table.name);
    }
    let listed = db.ask("SELECT name FROM pragma_table_list WHERE schema = 'main'", 100);
    assert!(listed.is_ok_and(|rows| rows.count > 10));
}
