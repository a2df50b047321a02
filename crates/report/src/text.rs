//! The report for a terminal.

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, Row, Table as Grid, TableStyle, Width,
};
use gputap_host::text;

use crate::blocks::{Block, Table};

/// Begins what stands out on a terminal.
pub const BOLD: &str = "\x1b[1m";
/// Ends what stands out on a terminal.
pub const NOT_BOLD: &str = "\x1b[0m";

/// Letters of a name that always stay.
const SHORTEST_WORDS: usize = 24;

/// What the page is printed on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Letters in a line.
    pub width: u16,
    /// Whether heads stand out.
    pub color: bool,
}

/// The page as text.
pub fn render(page: &[Block], screen: Screen) -> String {
    let mut out = String::new();
    for (i, block) in page.iter().enumerate() {
        match block {
            Block::Heading(title) => {
                let gap = if i > 0 { "\n" } else { "" };
                out.push_str(&format!("{gap}{}\n", bold(title, screen)));
            }
            Block::Line(line) => out.push_str(&format!("{}\n", safe(line))),
            Block::Table(table) => out.push_str(&format!("\n{}\n", grid(table, screen))),
        }
    }
    out
}

fn bold(text: &str, screen: Screen) -> String {
    if screen.color { format!("{BOLD}{}{NOT_BOLD}", safe(text)) } else { safe(text) }
}

/// Text of the traced program must not drive the terminal.
fn safe(text: &str) -> String {
    text::line(text).into_owned()
}

/// What a column of words is cut to at most; on a narrow screen a table rather runs over the edge.
fn least(table: &Table, column: usize) -> u16 {
    let cells = table.rows.iter().filter_map(|row| row.get(column));
    let longest = cells.map(|cell| cell.chars().count()).max().unwrap_or(0).min(SHORTEST_WORDS);
    (longest.max(table.columns[column].name.len()) + 2) as u16
}

fn grid(table: &Table, screen: Screen) -> String {
    let mut grid = Grid::new();
    grid.force_no_tty();
    grid.load_style(TableStyle::new());
    grid.set_content_arrangement(ContentArrangement::Dynamic);
    grid.set_width(screen.width);
    grid.set_truncation_indicator("…");
    grid.set_header(table.columns.iter().map(|c| safe(&c.name)));
    for cells in &table.rows {
        let mut row = Row::from(cells.iter().map(|c| safe(c)));
        row.max_height(1);
        grid.add_row(row);
    }
    for (i, (column, kind)) in grid.column_iter_mut().zip(&table.columns).enumerate() {
        column.set_padding((0, 2));
        if kind.words {
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least(table, i))));
        } else {
            column.set_cell_alignment(CellAlignment::Right);
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    let mut lines: Vec<String> = grid.lines().map(|line| line.trim_end().to_owned()).collect();
    if let Some(header) = lines.first_mut() {
        *header = bold(header, screen);
    }
    if table.of > table.rows.len() {
        lines.push(format!("({} of {}; --top 0 shows all)", table.rows.len(), table.of));
    }
    lines.join("\n")
}
