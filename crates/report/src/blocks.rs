//! What a page consists of, before it becomes text or Markdown.

use std::borrow::Cow;

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A title; the first of a page is its own.
    Heading(String),
    /// A sentence or a line of figures.
    Line(String),
    /// A table of text.
    Table(Table),
}

/// A table of text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// What it is called where tables have titles.
    pub title: String,
    /// Heads of its columns.
    pub columns: Vec<Column>,
    /// Cells of its first rows.
    pub rows: Vec<Vec<String>>,
    /// Rows there are, of which `rows` shows the first.
    pub of: usize,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Text at the head of the column.
    pub name: Cow<'static, str>,
    /// Words stand left and may be cut to fit; numbers stand right and may not.
    pub words: bool,
}
