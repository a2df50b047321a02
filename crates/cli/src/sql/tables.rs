//! The tables, for a person.

use anyhow::{Result, bail};
use gputap_model::nearest::nearest;
use gputap_sql::{Column, TABLES, Table};

/// All tables, or the columns of one.
pub(super) fn describe(name: &str) -> Result<String> {
    if name.is_empty() {
        let text: Vec<String> = TABLES.iter().map(|table| columns(table)).collect();
        return Ok(text.join("\n"));
    }
    match TABLES.iter().find(|t| t.name == name) {
        Some(table) => Ok(columns(table)),
        None => {
            let meant = nearest(name, TABLES.iter().map(|t| t.name));
            let meant = meant.map_or_else(|| String::from("."), |meant| format!(", did you mean {meant}?"));
            let names: Vec<&str> = TABLES.iter().map(|t| t.name).collect();
            bail!("there is no table {name}{meant} There are {}", names.join(", "))
        }
    }
}

/// One line per table.
pub(super) fn list() -> String {
    let width = TABLES.iter().map(|t| t.name.len()).max().unwrap_or(0);
    TABLES.iter().map(|t| format!("{:width$}  {}\n", t.name, t.about)).collect()
}

fn columns(table: &Table) -> String {
    let columns = table.sql_columns();
    let width = columns.iter().map(|c| c.name.len()).max().unwrap_or(0);
    let of = table.view().map_or_else(String::new, |query| format!("  = {query}\n"));
    let column =
        |c: &Column| format!("  {:width$}  {:7}  {:8}  {}\n", c.name, c.ty.sql(), c.unit.name(), c.about);
    let columns: String = columns.iter().map(column).collect();
    format!("{}: {}\n{of}{columns}", table.name, table.about)
}
