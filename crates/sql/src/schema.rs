//! What tables there are, for people and for checks: names, columns, units.

use crate::{calls, details, facts};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A number; addresses and handles keep their bits.
    Integer,
    /// Text.
    Text,
}

impl Type {
    /// In a `CREATE TABLE`.
    pub fn name(self) -> &'static str {
        match self {
            Type::Integer => "INTEGER",
            Type::Text => "TEXT",
        }
    }
}

/// A column.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Name.
    pub name: &'static str,
    /// What it holds.
    pub ty: Type,
    /// What it means, with its unit.
    pub about: &'static str,
}

/// A table or view.
#[derive(Clone, Debug)]
pub struct Table {
    /// Name.
    pub name: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// Columns, in order.
    pub columns: Vec<Column>,
    /// The query of a view.
    pub view: Option<&'static str>,
    /// Its rows are read from the trace by each query; otherwise they are in memory.
    pub scanned: bool,
}

/// All tables and views, in the order in which documents show them.
pub fn tables() -> Vec<Table> {
    let mut all = vec![calls::table()];
    all.extend(details::tables());
    all.extend(facts::tables());
    all.extend(views(&all));
    all
}

/// A query under a name, over a table whose columns it has.
struct View {
    name: &'static str,
    about: &'static str,
    of: &'static str,
    query: &'static str,
}

const VIEWS: [View; 3] = [
    View {
        name: "collectives",
        about: "Operations that all ranks of a communicator take part in.",
        of: "operations",
        query: "SELECT * FROM operations WHERE kind = 'collective'",
    },
    View {
        name: "errors",
        about: "Calls that returned an error, the outer calls that passed it on included.",
        of: "calls",
        query: "SELECT * FROM calls WHERE outcome = 'error'",
    },
    View {
        name: "leaks",
        about: "Memory on GPUs and page-locked memory that was not freed.",
        of: "allocations",
        query: "SELECT * FROM allocations WHERE freed_ns IS NULL AND class IN ('device', 'host')",
    },
];

fn views(tables: &[Table]) -> Vec<Table> {
    let columns = |of: &str| tables.iter().find(|t| t.name == of).map(|t| t.columns.clone());
    let view = |view: &View| Table {
        name: view.name,
        about: view.about,
        columns: columns(view.of).unwrap_or_default(),
        view: Some(view.query),
        scanned: true,
    };
    VIEWS.iter().map(view).collect()
}

impl Table {
    /// The columns as `CREATE TABLE` has them.
    pub(crate) fn declared(&self) -> String {
        let column = |c: &Column| format!("{} {}", c.name, c.ty.name());
        self.columns.iter().map(column).collect::<Vec<_>>().join(", ")
    }
}
