//! The tables, for a person.

use anyhow::{Result, bail};
use gputap_analysis::nearest::nearest;
use gputap_sql::{Table, tables};

/// All tables, or the columns of one.
pub(super) fn describe(name: &str) -> Result<String> {
    let all = tables();
    if name.is_empty() {
        let text: Vec<String> = all.iter().map(columns).collect();
        return Ok(text.join("\n"));
    }
    match all.iter().find(|t| t.name == name) {
        Some(table) => Ok(columns(table)),
        None => {
            let meant = nearest(name, all.iter().map(|t| t.name));
            let meant = meant.map_or_else(|| String::from("."), |meant| format!(", did you mean {meant}?"));
            bail!("there is no table {name}{meant} There are {}", names(&all))
        }
    }
}

/// One line per table.
pub(super) fn list() -> String {
    let all = tables();
    let width = all.iter().map(|t| t.name.len()).max().unwrap_or(0);
    all.iter().map(|t| format!("{:width$}  {}\n", t.name, t.about)).collect()
}

fn names(all: &[Table]) -> String {
    all.iter().map(|t| t.name).collect::<Vec<_>>().join(", ")
}

fn columns(table: &Table) -> String {
    let width = table.columns.iter().map(|c| c.name.len()).max().unwrap_or(0);
    let of = table.view.map_or_else(String::new, |query| format!("  = {query}\n"));
    let column = |c: &gputap_sql::Column| format!("  {:width$}  {:7}  {}\n", c.name, c.ty.name(), c.about);
    let columns: String = table.columns.iter().map(column).collect();
    format!("{}: {}\n{of}{columns}", table.name, table.about)
}
