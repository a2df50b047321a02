//! What a user's own metrics came to. They are asked elsewhere; here they are part of a report.

use serde::Serialize;

/// A value of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// No value (NULL).
    Null,
    /// A whole number.
    Int(i64),
    /// A real number.
    Real(f64),
    /// A piece of text.
    Text(String),
}

impl Cell {
    /// The value as text; nothing for NULL.
    pub fn to_text(&self) -> String {
        match self {
            Cell::Null => String::new(),
            Cell::Int(n) => n.to_string(),
            Cell::Real(x) => x.to_string(),
            Cell::Text(text) => text.clone(),
        }
    }
}

/// A named query and its answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Metric {
    /// Name that the user gave the metric.
    pub name: String,
    /// The query that is asked, in SQL.
    pub query: String,
    /// Names of the columns; none where there is no answer.
    pub columns: Vec<String>,
    /// Rows, as far as they were kept.
    pub rows: Vec<Vec<Cell>>,
    /// How many rows there were.
    pub count: u64,
    /// Why there is no answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}
