//! The report for an issue or a chat.

use crate::blocks::{Block, Table};

/// The page as Markdown.
pub fn render(page: &[Block]) -> String {
    let mut out = String::new();
    for (i, block) in page.iter().enumerate() {
        match block {
            Block::Heading(title) if i == 0 => out.push_str(&format!("# {}\n\n", escape(title))),
            Block::Heading(title) => out.push_str(&format!("## {}\n\n", escape(title))),
            Block::Line(line) => out.push_str(&format!("{}\n\n", escape(line))),
            Block::Table(table) => out.push_str(&render_table(table)),
        }
    }
    out
}

fn render_table(table: &Table) -> String {
    let mut out = format!("### {}\n\n", escape(&table.title));
    let heads = table.columns.iter().map(|c| head(&c.name));
    out.push_str(&line(heads));
    let rules = table.columns.iter().map(|c| if c.words { "---" } else { "--:" }.to_owned());
    out.push_str(&line(rules));
    for row in &table.rows {
        out.push_str(&line(row.iter().map(|cell| escape(cell))));
    }
    if table.of > table.rows.len() {
        out.push_str(&format!("\n{} of {} rows\n", table.rows.len(), table.of));
    }
    out.push('\n');
    out
}

/// A name of a column; only a metric's can have what breaks a table.
fn head(name: &str) -> String {
    name.replace(char::is_control, " ").replace('|', "\\|")
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Names of kernels are full of what Markdown takes for markup.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '|' | '*' | '_' | '<' | '>' | '[' | ']' | '`' | '\\' | '#' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
