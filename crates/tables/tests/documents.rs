//! The documents have every table and column, as the list has them.
#![forbid(unsafe_code)]

use gputap_tables::{ALL, Column, Table};

/// Where the part of a document begins that is written here, and where it ends.
const BEGIN: &str =
    "<!-- `GPUTAP_BLESS=1 cargo test -p gputap-tables --test documents` writes what follows. -->\n";
const END: &str = "<!-- So far. -->\n";

fn check(document: &str, written: &str) {
    let path = format!("{}/../../docs/{document}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(&path);
    let (before, rest) = text.split_once(BEGIN).expect("the document has the mark");
    let (now, after) = rest.split_once(END).expect("the document has the second mark");
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(&path, format!("{before}{BEGIN}{written}{END}{after}")).expect(&path);
        return;
    }
    assert!(
        now == written,
        "GPUTAP_BLESS=1 cargo test -p gputap-tables --test documents writes {document} anew"
    );
}

/// One line per table: its name, and the columns of which `which` says so.
fn lines(which: fn(&Column) -> bool, column: fn(&Column) -> String) -> String {
    let line = |table: &&Table| {
        let columns: Vec<String> = table.columns.iter().filter(|c| which(c)).map(column).collect();
        (table.view().is_none() && !columns.is_empty())
            .then(|| format!("* `{}`: {}\n", table.name, columns.join(", ")))
    };
    format!("\n{}\n", ALL.iter().filter_map(line).collect::<String>())
}

#[test]
fn sql_has_all_columns_with_their_meanings() {
    let mut out = String::new();
    for table in ALL {
        let scanned = if table.is_scanned() { " *Scanned.*" } else { "" };
        out += &format!("\n### {}\n\n{}{scanned}\n", table.name, table.about);
        if let Some(query) = table.view() {
            out += &format!("A view: `{query}`.\n");
            continue;
        }
        out.push_str("\n| column | type | unit | meaning |\n|---|---|---|---|\n");
        for c in table.sql_columns() {
            out += &format!("| {} | {} | {} | {} |\n", c.name, c.ty.sql(), c.unit.name(), c.about);
        }
    }
    check("sql.md", &out);
}

#[test]
fn exports_have_those_that_mean_something_to_others() {
    check("formats.md", &lines(Column::is_exported, |c| c.name.to_owned()));
}

#[test]
fn a_trace_has_those_that_are_stored() {
    check("trace-format.md", &lines(Column::is_stored, |c| format!("{} {}", c.name, c.ty.arrow())));
}
