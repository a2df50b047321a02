//! Conditions of a summary, tested on the values of its rows.

use gputap_tables::Cell;

use crate::plan::Condition;

/// A condition on a column, which holds here exactly when it holds in SQLite.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Check {
    pub(crate) column: usize,
    pub(crate) test: Test,
}

/// What has to hold of a value; of NULL nothing does but [`Test::Null`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    Is(Condition),
    Not(Condition),
    Null,
    NotNull,
    True,
    False,
}

impl Check {
    /// Whether a row with this value is wanted.
    pub(crate) fn holds(&self, value: &Cell<'_>) -> bool {
        match (&self.test, value) {
            (Test::Null, value) => *value == Cell::Null,
            (Test::NotNull, value) => *value != Cell::Null,
            (_, Cell::Null) => false,
            (Test::True, value) => *value != Cell::Int(0),
            (Test::False, value) => *value == Cell::Int(0),
            (Test::Is(condition), value) => condition.admits(value),
            (Test::Not(condition), value) => !condition.admits(value),
        }
    }

    /// What a scan can make use of.
    pub(crate) fn condition(&self) -> Option<&Condition> {
        if let Test::Is(condition) = &self.test { Some(condition) } else { None }
    }
}
